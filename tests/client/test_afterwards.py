"""When the whistle has blown: the result, the replay, the record."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.server.live_server import LiveServer

from .conftest import Visit
from .people import Person

pytestmark = pytest.mark.browser

# the last turn of minute 25, one goal each, a 6 on the die: three figures can score
LAST = "12/5P6/3pp4p2/1G4P3g1/2P5P3/7p4/12/12 e4 L t 6 25b 1-1 R R"


NAMES = ["Ada", "Ben"]


def scores(server: LiveServer, visit: Visit, *seats: str | dict[str, str]) -> Person:
    """Somebody, alone at such a table, has just scored the winning goal."""
    laid = server.lay(*seats, moment=LAST)
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}")
    p.clicks("c4", "e4")
    p.cell("l5").click()
    p.plays_now()
    expect(p.result).to_be_visible()
    return p


@pytest.fixture
def winner(server: LiveServer, visit: Visit) -> Person:
    return scores(server, visit, "me", "me")


def test_the_result_says_why(winner: Person) -> None:
    expect(winner.result).to_contain_text("Harbour Lane win 2–1 after twenty-five minutes")
    expect(winner.story).to_contain_text("Goal!")
    winner.accessible()


def test_the_story_leads_to_its_moments(winner: Person) -> None:
    winner.story.get_by_role("link", name=re.compile("^Goal!")).click()
    expect(winner.page.locator("#moment")).to_have_value("1")
    expect(winner.page.get_by_text("Harbour Lane win 2–1")).to_be_visible()


def test_the_replay_steps_plays_jumps_and_links(winner: Person) -> None:
    p = winner
    p.page.get_by_role("link", name="Replay").click()
    moment = p.page.locator("#moment")
    expect(moment).to_have_value("0")
    p.sees_figure("c4")
    p.page.get_by_role("button", name="One step on").click()
    expect(moment).to_have_value("1")
    p.sees_nobody("c4")
    address = p.page.get_by_label("Link to this moment").input_value()
    p.page.get_by_role("button", name="One step back").click()
    expect(moment).to_have_value("0")
    p.page.get_by_role("button", name=re.compile("^Goal 1, minute 25")).click()
    expect(moment).to_have_value("1")
    p.page.get_by_role("button", name="To the start").click()
    p.page.get_by_role("button", name="Play", exact=True).click()
    expect(moment).to_have_value("1")
    moment.fill("0")
    p.sees_figure("c4")
    p.goes("#/about")
    p.page.goto(address)
    expect(p.page.locator("#moment")).to_have_value("1")
    p.accessible()


@pytest.mark.parametrize("form", ["tape", "notation"])
def test_a_saved_record_opens_again(winner: Person, form: str, tmp_path: Path) -> None:
    p = winner
    p.page.get_by_role("link", name="Replay").click()
    with p.page.expect_download() as saved:
        p.page.get_by_role("button", name=f"Save the {form}").click()
    file = tmp_path / saved.value.suggested_filename
    saved.value.save_as(file)
    p.goes("#/file")
    p.page.get_by_label("Choose a file").last.set_input_files(file)
    expect(p.page.locator("#moment")).to_have_value("0")
    vouched = p.page.locator("[data-vouched]")
    said = {
        "tape": "This server vouches for the record",
        "notation": "Nobody vouches for this record",
    }
    expect(vouched).to_contain_text(said[form])
    p.sees_figure("c4")
    p.page.get_by_role("button", name="To the end").click()
    expect(p.page.get_by_text("Harbour Lane win 2–1")).to_be_visible()


def test_a_tape_that_was_changed_is_told_so_and_names_are_asked_for(
    server: LiveServer, visit: Visit
) -> None:
    p = scores(server, visit, *({"kind": "me", "name": name} for name in NAMES))
    p.page.get_by_role("link", name="Replay").click()

    def saved() -> dict[str, Any]:
        with p.page.expect_download() as tape:
            p.page.get_by_role("button", name="Save the tape").click()
        found: dict[str, Any] = json.loads(Path(tape.value.path()).read_text("utf-8"))
        return found

    bare = saved()
    p.page.get_by_label("With the players’ names").check()
    whole = saved()
    assert bare["seats"] == ["", ""]
    assert whole["seats"] == NAMES
    assert {**whole, "seats": bare["seats"]} == bare
    watched = p.page.url
    p.page.evaluate("localStorage.removeItem('touchline.tables')")
    p.goes("#/about")
    p.page.goto(watched)  # to somebody who had no seat there they are not offered
    expect(p.page.get_by_role("button", name="Save the tape")).to_be_visible()
    expect(p.page.get_by_label("With the players’ names")).to_have_count(0)

    more = bare["more"]
    more["team-0"], more["team-1"] = more["team-1"], more["team-0"]
    p.goes("#/file")
    p.page.get_by_label("Text of the record").fill(json.dumps(bare))
    p.page.get_by_role("button", name="Open", exact=True).click()
    told = p.page.locator("[data-vouched=changed]")
    expect(told).to_contain_text("it is not the match that was played")
    p.page.get_by_role("button", name="Français").click()
    expect(told).to_contain_text("ce n’est pas le match qui a été joué")
    p.fits()
    p.reads_words()
    p.accessible()


def test_a_link_to_a_moment_moves_the_replay_that_stands(winner: Person) -> None:
    """So do Back and Forward."""
    p = winner
    p.page.get_by_role("link", name="Replay").click()
    moment = p.page.locator("#moment")
    p.page.get_by_role("button", name="To the end").click()
    last = p.page.url
    assert not last.endswith("/0")
    p.page.evaluate("location.hash = location.hash.replace(/[0-9]+$/, '0')")
    expect(moment).to_have_value("0")
    p.sees_figure("c4")
    assert p.page.url.endswith("/0")
    p.page.go_back()
    expect(moment).to_have_value("1")
    assert p.page.url == last
    p.page.go_forward()
    expect(moment).to_have_value("0")
    # a moment that nobody has is the nearest before it
    p.page.evaluate("location.hash = location.hash.replace(/[0-9]+$/, '999')")
    expect(moment).to_have_value("1")
    expect(p.page).to_have_url(last)


def test_a_page_that_is_left_does_not_take_the_address_back(
    server: LiveServer, visit: Visit
) -> None:
    """Until the next page has come the one before is shown, and its moments still pass."""
    p = scores(server, visit, "me", "me")
    p.page.get_by_role("link", name="Replay").click()
    expect(p.page.get_by_role("button", name="To the end")).to_be_visible()
    held: list[Route] = []
    free = False
    p.page.route("**/assets/*.js", lambda route: route.continue_() if free else held.append(route))
    with p.page.expect_request("**/assets/*.js"):
        p.page.evaluate("location.hash = '#/file'")
    p.page.get_by_role("button", name="To the end").click()
    free = True
    for route in held:
        route.continue_()
    expect(p.page.get_by_label("Text of the record")).to_be_visible()
    assert p.page.url.endswith("#/file")


def test_a_record_nobody_can_read_says_so(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/file", lang="fr")
    p.forgiven.append("422")
    p.page.get_by_label("Texte de la feuille de match").fill("not a record")
    p.page.get_by_role("button", name="Ouvrir", exact=True).click()
    expect(p.page.get_by_role("alert")).to_be_visible()
    p.reads_words()


def test_a_running_match_is_not_replayed(server: LiveServer, visit: Visit) -> None:
    laid = server.lay("me", "me")
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}")
    expect(p.question).to_be_visible()
    p.forgiven.append("409")
    p.goes(f"#/replay/{laid['table']}/0")
    expect(p.page.get_by_text("can be replayed once it is over")).to_be_visible()
    p.page.get_by_role("link", name="To the table").click()
    expect(p.question).to_be_visible()
