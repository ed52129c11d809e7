"""Two managers of Eleven at one screen: the cover at every change, and what came of an answer."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.client.people import Person
from tests.games.eleven.server.test_table import anyhow, play
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.browser

WORDS = {
    "en": {"over": "Hand over to {} ({})", "news": "What came of it", "on": "Continue"},
    "fr": {"over": "Passez l’appareil à {} ({})", "news": "Ce qui s’est passé", "on": "Continuer"},
}


class Pair:
    """Ann and Bob at one device; whoever is asked answers with what comes first."""

    def __init__(self, person: Person) -> None:
        self.p = person
        self.page = person.page
        self.covers: list[str] = []
        self.news: list[str] = []
        self.headings: list[str] = []  # of the news

    @property
    def at(self) -> tuple[str, str]:
        desk = self.page.locator(".desk[data-phase]").first
        return str(desk.get_attribute("data-phase")), str(desk.get_attribute("data-day"))

    def step(self) -> None:
        """The cover, the news, or one answer."""
        page = self.page
        here = page.locator("[data-handover], .turn.live").locator("visible=true")
        expect(here.first).to_be_visible()
        cover = page.locator("[data-handover]")
        if cover.count():
            # nothing of the other's desk can be seen or reached behind it
            expect(page.locator(".desk")).to_be_hidden()
            self.covers.append(str(cover.get_attribute("data-handover")))
            cover.get_by_role("button").click()
            expect(cover).to_have_count(0)
            return
        # what the other is still to read lies behind the cover already
        onward = page.locator("[data-continue]").locator("visible=true")
        if onward.count():
            self.headings.append(page.locator("#question").inner_text())
            self.news.append(page.locator("[data-news]").inner_text())
            onward.click()
            expect(onward).to_have_count(0)
            return
        ready = page.locator(".turn [data-confirm]")
        ways = [
            ready,
            page.locator(".desk button.open:not(.picked)"),
            page.locator(".turn .aside button"),
        ]
        for way in ways:
            if way.count():
                way.last.click()
                return
        raise AssertionError(page.locator("main").inner_text()[:400])


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fr", 390)])
def test_two_managers_take_turns_behind_a_cover(
    server: LiveServer, visit: Visit, lang: str, width: int
) -> None:
    """EL-014: at every question of somebody else, in the lanes too; dice are read before."""
    seats = [{"kind": "me", "name": name} for name in ("Ann", "Bob")]
    laid = server.lay(*seats, game="eleven")
    p = visit(
        server.url, f"#/t/{laid['table']}/{laid['secret']}",
        lang=lang, width=width, height=844, confirm="always",
    )  # fmt: skip
    pair = Pair(p)
    say = WORDS[lang]
    cover = p.page.locator("[data-handover]")
    expect(cover).to_be_visible()
    words = cover.get_by_role("heading").inner_text()
    assert words.lower() == say["over"].format("Ann", "Harbour Lights").lower()
    p.accessible()
    asked = []
    for _ in range(60):
        before = len(pair.covers)
        pair.step()
        if len(pair.covers) > before:
            asked.append((pair.covers[-1], *pair.at))
            p.fits()
        if pair.at[1] == "tue":
            break
    else:
        raise AssertionError(f"no Tuesday: {pair.at}")
    # shirts and votes are answered at an own pace; the other takes over behind a cover there too
    assert {day for _, phase, day in asked if phase == "lanes"} >= {"", "mon"}
    assert all(a[0] != b[0] for a, b in pairwise(asked)), asked
    # whoever voted has seen the die, and what the board decided
    assert pair.news, "nobody read what came of the votes"
    expect(p.page.locator("[data-news]")).to_have_count(0)


def test_on_a_day_too_the_table_is_covered(server: LiveServer, visit: Visit) -> None:
    """The trained sides of one's own footballers are secret then as well; hands are folded."""
    laid = server.lay("me", "me", game="eleven")
    guest = server.join(laid["table"], laid["secret"])
    play([guest], anyhow(6), lambda v: v["phase"] == "day" and v["week"] == 1)
    guest.leave()
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", confirm="always")
    cover = p.page.locator("[data-handover]")
    expect(cover).to_be_visible()
    cover.get_by_role("button").click()
    story = p.story.inner_text()
    assert "A season in division" in story
    p.page.locator("[data-drawer=club]").click()
    expect(p.page.locator(".objective")).to_be_hidden()
    p.page.locator("summary", has_text="Your tactics cards and your objective").click()
    expect(p.page.locator(".objective")).to_be_visible()


def test_without_covers_for_those_who_show_each_other_their_cards(
    server: LiveServer, visit: Visit
) -> None:
    laid = server.lay("me", "me", game="eleven")
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", confirm="always")
    cover = p.page.locator("[data-handover]")
    cover.get_by_role("checkbox").check()
    pair = Pair(p)
    pair.step()
    for _ in range(8):
        pair.step()
    assert pair.covers == ["0"]


def test_both_read_how_a_week_ended(server: LiveServer, visit: Visit) -> None:
    """Whoever answered last reads it at once, the other behind the cover before an own question."""
    laid = server.lay("me", "me", game="eleven")
    guest = server.join(laid["table"], laid["secret"])
    play([guest], anyhow(6), lambda v: all((c["match"] or {}).get("result") for c in v["clubs"]))
    assert guest.tick["view"]["week"] == 1
    guest.leave()
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", confirm="always")
    pair = Pair(p)
    heads: list[str] = []
    for _ in range(60):
        pair.step()
        told = zip(pair.headings, pair.news, strict=True)
        heads = [news for heading, news in told if heading == "Week 1 is over"]
        if len(heads) == 2:
            break
    else:
        raise AssertionError((pair.at, pair.headings))
    assert heads[0] == heads[1]
    assert len(set(pair.covers)) == 2
