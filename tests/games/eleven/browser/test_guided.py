"""The guided first week of Eleven in the browser, from the start page to its end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.client.conftest import Visit
from tests.client.people import Person
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.browser

LINEUP = 15
PLAYERS = (0, 43, 46, 61)  # Aldane, Rudnik, Ugarto, Kastner
#: what is touched at each step: cards by their number, else what stands below the question
WEEK: list[tuple[str, ...]] = [
    ("card:170",), ("card:174",), ("card:172",), ("card:46",), ("card:199",),
    ("reroll",), ("accept",), ("shirt:4",), ("card:0",), ("end",),
    ("card:78",), ("card:78", "extra"), ("card:99", "deal:1"), (), (),
    ("fans:1",), ("accept",), ("card:43",), (), ("pass",),
]  # fmt: skip


class Learner:
    """Somebody who does what the steps ask for."""

    def __init__(self, person: Person) -> None:
        self.p = person
        self.page = person.page
        self.fingers = bool(person.page.evaluate("navigator.maxTouchPoints > 0"))

    def presses(self, thing: Locator) -> None:
        """By finger where there are fingers, else by mouse."""
        if self.fingers:
            thing.tap()
        else:
            thing.click()

    def at(self, step: int | str) -> None:
        """Until this step is asked."""
        expect(self.page.locator("[data-course-step]")).to_have_attribute(
            "data-course-step", str(step)
        )
        there = "[data-course-step=end]" if step == "end" else ".turn.live"
        expect(self.page.locator(there)).to_be_visible()

    def touches(self, what: str) -> None:
        """A card on the desk, a button below the question, or a line of its list."""
        page = self.page
        ways = [f".turn [data-aside^='{what}']", f".turn .list [data-choice^='{what}']"]
        if what.startswith("card:"):
            ways.insert(0, f".desk button.open[data-card='{what[5:]}']")
        summary = page.locator(".turn .list summary")
        there = page.locator(", ".join(ways[:-1])).first
        expect(there.or_(summary).first).to_be_visible()
        if not there.is_visible():
            self.presses(summary)
            there = page.locator(ways[-1]).first
        self.presses(there)

    def does(self, step: int) -> None:
        """What this step asks for."""
        if step == LINEUP:
            self.lines_up(*PLAYERS)
            return
        sure = self.page.locator(".turn [data-confirm]")
        for n, what in enumerate(WEEK[step - 1]):
            if n and sure.count():
                break  # nothing else was open for that card
            self.touches(what)
        self.presses(sure)

    def lines_up(self, *players: int) -> None:
        """3-5-2 with these, and where the desk puts them."""
        self.presses(self.page.locator(".lineup [data-shape='3-5-2']"))
        for n in players:
            person = self.page.locator(f".lineup [data-person='{n}']")
            if person.get_attribute("aria-pressed") != "true":
                self.presses(person)
            expect(person).to_have_attribute("aria-pressed", "true")
        self.presses(self.page.locator(".turn [data-confirm]"))

    def looks(self) -> None:
        """This screen is in words and not too wide."""
        self.p.fits()
        self.p.reads_words()


def begins(server: LiveServer, visit: Visit, lang: str, width: int) -> Learner:
    """From the start page into the lesson."""
    p = visit(
        server.url, "#/", lang=lang, width=width, height=844, touch=width < 600, confirm="always"
    )
    learner = Learner(p)
    p.page.locator("[data-week]").wait_for()
    learner.looks()
    p.accessible()
    learner.presses(p.page.locator("[data-week]"))
    learner.presses(p.page.locator("[data-begin]"))
    return learner


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fr", 390)])
def test_the_guided_first_week(server: LiveServer, visit: Visit, lang: str, width: int) -> None:
    me = begins(server, visit, lang, width)
    for step in range(1, len(WEEK) + 1):
        me.at(step)
        me.looks()
        if step in (1, 9, LINEUP, 17):
            me.p.accessible()
        me.does(step)
    me.at("end")
    expect(me.page.locator("#course-step")).to_be_focused()
    me.looks()
    me.p.accessible()
    me.p.goes("#/learn/eleven")
    expect(me.page.locator("h2 .sr").first).to_be_attached()
    me.looks()
    me.p.accessible()


def test_a_wrong_answer_is_told_what_would_be_right(server: LiveServer, visit: Visit) -> None:
    """Nothing is lost by it; a step may be taken back, and the lesson left."""
    me = begins(server, visit, "en", 1280)
    me.at(1)
    me.touches("card:171")
    me.presses(me.page.locator(".turn [data-confirm]"))
    expect(me.page.locator(".turn [role=alert]")).to_contain_text("Keep Amelia Forsyth.")
    me.at(1)
    for step in (1, 2):
        me.does(step)
        me.at(step + 1)
    me.presses(me.page.locator("[data-step-back]"))
    me.at(2)
    me.does(2)
    me.at(3)
    me.presses(me.page.locator("[data-leave]"))
    expect(me.page.locator("[data-lesson=week]")).to_be_visible()


@pytest.mark.slow
def test_a_line_up_without_one_of_them_is_given_anew(server: LiveServer, visit: Visit) -> None:
    """What was accepted of it is taken back, so that all of it can be put right."""
    me = begins(server, visit, "en", 1280)
    for step in range(1, LINEUP):
        me.at(step)
        me.does(step)
    me.at(LINEUP)
    me.lines_up(*PLAYERS[:-1])
    expect(me.page.locator(".turn [role=alert]").first).to_contain_text("all four")
    me.at(LINEUP)
    expect(me.page.locator("[data-lineup=formation]")).to_be_visible()
    me.lines_up(*PLAYERS)
    me.at(LINEUP + 1)


@pytest.mark.parametrize("game", ["streetsoccer", "footclub", "worldwide", "eleven"])
def test_the_start_page_leads_to_each_game(server: LiveServer, visit: Visit, game: str) -> None:
    p = visit(server.url, "#/")
    for page in ("learn", "rules", "new"):
        p.goes("#/")
        p.page.locator(f"[data-page='{page}/{game}']").click()
        expect(p.page).to_have_url(re.compile(f"#/{page}/{game}$"))
        expect(p.page.locator("nav a[aria-current=page]").last).to_be_visible()


def test_a_season_against_a_computer_in_one_click(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/")
    p.page.locator("[data-play-eleven]").click()
    expect(p.page.locator(".desk[data-phase=draft]")).to_be_visible()
    expect(p.page.locator(".bar .side")).to_have_count(2)
