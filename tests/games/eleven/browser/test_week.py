"""A week of Eleven with the keyboard alone, drawers that open by themselves, one device for two."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.client.people import Person
from tests.client.tabs import HERE, Tabs
from tests.games.eleven.server.test_table import anyhow, play
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.browser

SURE = ".turn [data-confirm]:not([aria-disabled=true])"
LIT = ".desk button.open:not(.picked)"


class Typist(Tabs):
    """Somebody at a desk who has no mouse. Needs confirm="always"."""

    def __init__(self, person: Person) -> None:
        super().__init__(person.page)
        self.p = person

    @property
    def stage(self) -> str:
        """Week, day and what is asked, as the desk has them."""
        desk = self.page.locator(".desk[data-phase]").first
        return f"{desk.get_attribute('data-phase')}/{desk.get_attribute('data-day')}"

    def opens_every_drawer(self) -> None:
        """Tab leads to the drawers as one stop, arrow keys along them, Enter opens one."""
        tabs = self.page.get_by_role("tab")
        self.goes(self.page.locator("[role=tab]:not([tabindex='-1'])"))
        while not tabs.first.evaluate(HERE):
            self.page.keyboard.press("ArrowLeft")
        for n in range(tabs.count()):
            self.page.keyboard.press("Enter")
            expect(tabs.nth(n)).to_have_attribute("aria-selected", "true")
            panel = self.page.get_by_role("tabpanel")
            name = tabs.nth(n).get_attribute("id") or ""
            expect(panel).to_have_attribute("aria-labelledby", name)
            self.page.keyboard.press("ArrowRight")

    def lines_up(self) -> None:
        """Somebody plays, then the line-up is given."""
        someone = self.page.locator("[data-person][aria-pressed=false]:not([aria-disabled=true])")
        if someone.count():
            self.presses(someone)
            expect(self.page.locator("[data-person][aria-pressed=true]").first).to_be_visible()
        self.presses(self.page.locator(SURE))
        self.did.add("line-up")

    def answers(self) -> None:
        """One press or two for whatever is asked."""
        expect(self.page.locator(".turn.live, [data-result]").first).to_be_visible()
        self.did.add(self.stage)
        aside = self.page.locator(".turn .aside button")
        if self.page.locator("[data-lineup=formation], [data-lineup=select]").count():
            self.lines_up()
        elif self.page.locator(SURE).count():
            self.presses(self.page.locator(SURE))
        elif self.page.locator(LIT).count():
            self.presses(self.page.locator(LIT))
        elif aside.count():
            self.presses(aside)
        else:
            self.presses(self.page.locator(".lineup button:not([aria-disabled=true])"))


@pytest.mark.slow
def test_a_week_by_keyboard_alone(server: LiveServer, visit: Visit) -> None:
    """From the draft to the Monday after the first match: Tab, arrows and Enter."""
    laid = server.lay("me", game="eleven")
    who = Typist(
        visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", width=1280, confirm="always")
    )
    opened = False
    for _ in range(160):
        who.answers()
        if not opened and who.stage == "day/tue":
            who.opens_every_drawer()
            opened = True
        if who.page.locator(".bar .minute", has_text=re.compile("^2/6")).count():
            break
    else:
        raise AssertionError(f"no second week; {who.stage}: {who.p.question.inner_text()}")
    assert opened
    wanted = {"draft/", "objective/", "day/tue", "day/wed", "day/thu", "line-up"}
    assert wanted <= who.did, wanted - who.did
    who.p.accessible()


def test_a_drawer_with_something_to_touch_opens_by_itself(server: LiveServer, visit: Visit) -> None:
    """A day begins with the market; whatever is lit counts on its drawer."""
    laid = server.lay("me", game="eleven")
    guest = server.join(laid["table"], laid["secret"])
    play([guest], anyhow(4), lambda v: v["phase"] == "day" and v["week"] == 1)
    guest.leave()
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", width=390, height=844)
    market = p.page.locator("[data-drawer=market]")
    expect(market).to_have_attribute("aria-selected", "true")
    lit = p.page.locator(".market .open")
    expect(lit.first).to_be_visible()
    expect(market.locator("b span").first).to_have_text(str(lit.count()))
    ground = p.page.locator("[data-drawer=ground]")
    ground.click()
    expect(p.page.locator(".stadium")).to_be_visible()
    expect(p.page.locator(".market")).to_have_count(0)
    p.fits()
