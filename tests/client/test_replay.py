"""A replay as somebody watches it: a goal is seen, and what is told is told in words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer

from .conftest import Visit
from .people import Person

pytestmark = pytest.mark.browser

GOLDEN = Path(__file__).parents[1] / "games"
TAPES = {
    "streetsoccer": "boardgame-1",
    "footclub": "match",
    "worldwide": "home",
    "eleven": "two",
}


def opened(
    server: LiveServer, visit: Visit, game: str, lang: str, motion: bool, name: str = ""
) -> Person:
    """A recorded match, opened on a phone: the one of this name, or that of its game in TAPES."""
    p = visit(server.url, "#/file", lang=lang, width=390, height=844, motion=motion)
    tape = GOLDEN / game / "golden" / f"{name or TAPES[game]}.tape.json"
    p.page.locator("input[type=file]").last.set_input_files(tape)
    expect(p.page.locator("#moment")).to_have_value("0")
    return p


@pytest.mark.parametrize("game", TAPES)
def test_whoever_presses_a_goal_sees_it(server: LiveServer, visit: Visit, game: str) -> None:
    """It stands on the board, which comes into sight, and on the score."""
    p = opened(server, visit, game, "en", motion=False)
    goal = p.page.locator(".goals button").last
    goal.scroll_into_view_if_needed()
    p.page.evaluate("scrollTo(0, document.body.scrollHeight)")
    goal.click()
    seen = p.page.locator("[data-seen]")
    expect(seen).to_be_in_viewport(ratio=1)
    expect(p.page.locator(".replay > .board")).to_be_in_viewport()
    expect(p.page.locator("p.now")).to_contain_text(seen.inner_text())
    if game != "eleven":
        expect(goal).to_have_text(re.compile(r" · [A-Z]{2,4}$"))
    p.fits()
    p.accessible()
    # one step on the replay goes on as ever
    p.page.get_by_role("button", name="One step on").click()
    expect(seen).to_have_count(0)
    # and the arrow keys go on from the button that has been pressed
    moment = p.page.locator("#moment")
    at = int(moment.input_value())
    p.page.locator("[data-play]").click()
    p.page.locator("[data-play]").click()
    here = int(moment.input_value())
    assert here >= at
    p.page.keyboard.press("ArrowLeft")
    expect(moment).to_have_value(str(here - 1))
    p.page.keyboard.press("ArrowRight")
    expect(moment).to_have_value(str(here))


def test_a_goal_is_played_and_then_stands(server: LiveServer, visit: Visit) -> None:
    """Worldwide Football clears the table after a goal: the replay waits before that."""
    p = opened(server, visit, "worldwide", "en", motion=True)
    p.page.locator(".goals button").first.click()
    expect(p.page.locator("[data-show=goal]")).to_be_visible()
    expect(p.page.locator("[data-seen]")).to_be_visible()
    expect(p.page.locator("[data-laid=card]").first).to_be_visible()


def test_a_season_is_looked_at_by_day_and_section(server: LiveServer, visit: Visit) -> None:
    """Whoever played alone sees with their own eyes; the board is where the moment is."""
    p = opened(server, visit, "eleven", "en", motion=False, name="alone")
    now, moment = p.page.locator("p.now"), p.page.locator("#moment")
    step = p.page.get_by_role("button", name="One step on")
    drawer = p.page.locator("[role=tab][aria-selected=true]")
    expect(p.page.get_by_label("Seen by")).to_have_value("0")
    step.click()  # thirty cards that are shuffled are no thirty moments
    expect(now).to_have_text("15 cards come to the table.")
    expect(drawer).to_have_attribute("data-drawer", "market")
    p.page.locator("#chapter").select_option("week 1 of 6, Match day")
    story = (GOLDEN / "eleven/golden/alone.story.txt").read_text()
    told = re.search(r"front_drawn .*?(Keeper of .*)", story)
    assert told
    sections = ("left flank", "right flank", "central attack", "midfield", "central defence")
    begins = rf"(?=Harbour Lights: (?:the )?(?:{'|'.join(sections)})\.)"
    parts = re.split(begins, told[1])
    for part in (*parts[1:-1], parts[-1].split(" Final whistle")[0]):
        expect(now).not_to_have_text(part.strip())
        for _ in range(12):
            if now.inner_text() == part.strip():
                break
            step.click()
        expect(now).to_have_text(part.strip())
        expect(now).to_be_in_viewport(ratio=1)
        expect(p.page.locator(".zone.marked").first).to_be_attached()
    # arrows go on, whatever button was pressed last
    at = int(moment.input_value())
    p.page.keyboard.press("ArrowRight")
    expect(moment).to_have_value(str(at + 1))
    expect(now).to_contain_text("Final whistle")
    p.fits()
    p.accessible()


@pytest.mark.parametrize("game", TAPES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_line_is_in_words(server: LiveServer, visit: Visit, game: str, lang: str) -> None:
    """The notation is for those who look for it, where people do not write it by hand."""
    p = opened(server, visit, game, lang, motion=False)
    lines = p.page.locator("ol li[data-at] button")
    expect(lines.first).to_be_attached()
    told = [text.split("\n")[-1].strip() for text in lines.all_inner_texts()]
    codes = [text for text in told if re.search(r"[{}*#]|^\W*$|^[a-z]+:\d|\b[asp]:\d", text)]
    assert codes == []
    if game == "streetsoccer":
        expect(p.page.locator("ol code").first).to_be_attached()
    else:
        expect(p.page.locator("ol code")).to_have_count(0)
    p.reads_words()
