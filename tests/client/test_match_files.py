"""Matches in and out: five of all games are found, replayed, named, saved as one file, deleted,
imported again, and are the same; what is refused is named; what goes on stays on the server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer, device
from touchline.core.tape import read
from touchline.play.croupier import Silent
from touchline.play.tapes import match_from
from touchline.rooms import ROOMS

from .conftest import Visit
from .people import Person
from .test_mine import BOTH, ME, ZOE, Played, fine, kept, row, rows

pytestmark = pytest.mark.browser

GAMES = Path(__file__).parents[1] / "games"
FIVE = {
    "streetsoccer/golden/athenstean": "Street final",
    "footclub/golden/match": "Club final",
    "footclub/golden/poussin-sample": "Poussin final",
    "worldwide/golden/amateur": "World final",
    "eleven/golden/alone": "Season",
}
SAYS = {
    "en": {"name": "Your name for this match", "replay": "Replay"},
    "fr": {"name": "Votre nom pour ce match", "replay": "Revoir le match"},
}


def gold(story: str) -> str:
    return (GAMES / f"{story}.tape.json").read_text("utf-8")


def ended(text: str) -> tuple[str, list[int], int, list[tuple[int, int]]]:
    """The game of a tape, how the engine says it ends, and every answer."""
    tape = read(text)
    result = match_from(ROOMS[tape.header.game], tape, Silent(), eager=False).ask.result
    assert result is not None
    return tape.header.game, list(result.points), int(result.reason), tape.entries


def cut(text: str) -> list[dict[str, Any]]:
    """The matches of a file, by a reader that is not ours: one JSON text after another."""
    found: list[dict[str, Any]] = []
    while text := text.lstrip():
        cells, end = json.JSONDecoder().raw_decode(text)
        found.append(cells)
        text = text[end:]
    return found


def imports(p: Person, text: str, name: str = "all.tapes.txt") -> None:
    """Choose a file with this text."""
    with p.page.expect_response("**/api/import*"):
        p.page.locator("[data-import] ~ input[type=file]").set_input_files(
            {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
        )


def presses(p: Person, what: str) -> None:
    """By keyboard alone."""
    p.page.locator(what).focus()
    p.page.keyboard.press("Enter")


def saves(p: Person, button: str) -> str:
    """The text of the file that is handed to the downloads."""
    with p.page.expect_download() as download:
        presses(p, button)
    return Path(download.value.path()).read_text("utf-8")


@pytest.mark.parametrize(("lang", "width"), BOTH)
def test_five_matches_go_out_in_one_file_and_come_back_the_same(
    server: LiveServer, visit: Visit, lang: str, width: int
) -> None:
    p = visit(
        server.url, "#/mine", device="host", lang=lang, width=width, height=844, dark=lang == "fr"
    )
    expect(p.page.locator("[data-import]")).to_be_visible()
    fine(p)
    imports(p, "\n".join(gold(story) for story in FIVE))
    expect(rows(p)).to_have_count(5)
    expect(p.page.locator("[data-fate=here]")).to_have_count(5)
    fine(p)
    tables = {k["table"] for k in kept(p)}

    # replayed, and named
    games = {json.loads(gold(story))["answers"][-1]: title for story, title in FIVE.items()}
    for table in tables:
        tape = server.get(f"/api/tables/{table}/record.tape.json").json()
        title = games[tape["answers"][-1]]
        for button in ("more", "rename"):
            presses(p, f'[data-table="{table}"] [data-{button}]')
        p.page.get_by_label(SAYS[lang]["name"]).fill(title)
        p.page.keyboard.press("Enter")
        expect(row(p, table).get_by_role("heading")).to_contain_text(title)
    for table in tables:
        p.goes("#/mine")
        row(p, table).get_by_role("link", name=SAYS[lang]["replay"]).click()
        expect(p.page.locator("#moment")).to_have_value("0")
    p.goes("#/mine")
    expect(p.page.locator("[data-fate=here]")).to_have_count(5)
    before = {k["table"]: k["title"] for k in kept(p)}

    # saved as one file, chosen by keyboard
    presses(p, "[data-pick]")
    boxes = p.page.locator("[data-mark]")
    expect(boxes).to_have_count(5)
    fine(p)
    for n in range(5):
        boxes.nth(n).focus()
        p.page.keyboard.press("Space")
    text = saves(p, "[data-picks] [data-save]")
    right = sorted(ended(gold(story)) for story in FIVE)
    found = cut(text)
    assert sorted(ended(json.dumps(cells)) for cells in found) == right
    assert {cells["more"]["title"] for cells in found} == set(FIVE.values())

    # deleted at once, back at a touch, deleted again
    def delete_all() -> None:
        presses(p, "[data-pick]")
        presses(p, "[data-pick-all]")
        presses(p, "[data-delete-many]")
        expect(rows(p)).to_have_count(0)

    delete_all()
    expect(p.page.locator("[data-undo]")).to_be_focused()
    p.page.keyboard.press("Enter")
    expect(rows(p)).to_have_count(5)
    assert {k["table"]: k["title"] for k in kept(p)} == before
    delete_all()
    assert kept(p) == []

    # and in again, found after a reload: the same tables under the same names
    imports(p, text)
    expect(rows(p)).to_have_count(5)
    assert {k["table"]: k["title"] for k in kept(p)} == before
    p.page.reload()
    expect(p.page.locator("[data-fate=here]")).to_have_count(5)
    for table, title in before.items():
        expect(row(p, table).get_by_role("heading")).to_contain_text(title)
    again = [server.get(f"/api/tables/{table}/record.tape.json").text for table in before]
    assert sorted(ended(tape) for tape in again) == right
    imports(p, text)
    expect(p.page.locator("[data-did] [role=status]")).not_to_be_empty()
    expect(rows(p)).to_have_count(5)
    fine(p)


def test_on_another_server_they_are_the_same_and_their_origin_is_told(
    server: LiveServer, visit: Visit
) -> None:
    played = Played(server)
    won = played.lay("streetsoccer", ME, ZOE, resigns=1)
    p = visit(server.url, "#/about", device="host")
    played.shelve(p)
    p.goes("#/mine")
    expect(p.page.locator("[data-fate=here]")).to_have_count(1)
    imports(p, gold("worldwide/golden/amateur"))
    expect(p.page.locator("[data-fate=here]")).to_have_count(2)
    (copy,) = {k["table"] for k in kept(p)} - {won}
    expect(row(p, copy).locator(".kicker")).to_contain_text("imported")
    expect(row(p, won).locator(".kicker")).not_to_contain_text("imported")
    expect(row(p, copy).locator("[data-again]")).to_have_count(0)
    origin = p.page.locator("#mine-from")
    for which, table in (("imported", copy), ("played", won)):
        origin.select_option(which)
        expect(rows(p)).to_have_count(1)
        expect(row(p, table)).to_be_visible()
    origin.select_option("")

    # one's own comes back as one's own: still won, and still to be played again
    presses(p, f'[data-table="{won}"] [data-more]')
    text = saves(p, f'[data-table="{won}"] [data-save]')
    assert [cells["more"]["table"] for cells in cut(text)] == [won]
    presses(p, f'[data-table="{won}"] [data-delete]')
    expect(row(p, won)).to_have_count(0)
    imports(p, text)
    expect(row(p, won).locator("[data-state]")).to_have_text("Won")
    expect(row(p, won).locator("[data-form]")).to_contain_text("1 won")
    presses(p, "[data-undo]")
    expect(row(p, won)).to_have_count(0)
    imports(p, text)
    presses(p, f'[data-table="{won}"] [data-again]')
    expect(p.page.locator("section.bar")).to_be_visible()
    p.goes("#/mine")
    expect(row(p, won).locator("[data-next]")).to_be_visible()
    fine(p)


@pytest.mark.parametrize(("lang", "width"), BOTH)
def test_what_goes_on_stays_on_the_server_and_is_said_so(
    server: LiveServer, visit: Visit, lang: str, width: int
) -> None:
    played = Played(server)
    played.lay("footclub", ME, ZOE)
    played.lay("streetsoccer", ME, ZOE, resigns=0)
    p = visit(
        server.url, "#/about", device="host", lang=lang, width=width, height=844, dark=lang == "fr"
    )
    played.shelve(p)
    p.goes("#/mine")
    expect(p.page.locator("[data-fate=here]")).to_have_count(2)
    presses(p, "[data-pick]")
    expect(p.page.locator("[data-picks] [data-save]")).to_be_disabled()
    presses(p, "[data-pick-all]")
    expect(p.page.locator("[data-picks-on]")).to_be_visible()
    fine(p)
    asked: list[str] = []
    p.page.on("request", lambda r: asked.append(r.url) if "/record" in r.url else None)
    found = cut(saves(p, "[data-picks] [data-save]"))
    assert [cells["game"] for cells in found] == ["streetsoccer"]
    assert len(asked) == 1
    expect(p.page.locator("[data-picks]")).to_have_count(0)


@pytest.mark.parametrize(("lang", "width"), BOTH)
def test_a_bad_match_is_named_and_the_good_ones_are_taken(
    server: LiveServer, visit: Visit, lang: str, width: int
) -> None:
    p = visit(
        server.url, "#/mine", device="host", lang=lang, width=width, height=844, dark=lang == "fr"
    )
    good = gold("streetsoccer/golden/athenstean")
    against = json.loads(gold("footclub/golden/match"))
    against["answers"][10] = "0.1"
    shorter = json.loads(good)
    del shorter["answers"][-1]
    imports(p, "\n".join([json.dumps(against), good, json.dumps(shorter)]))
    expect(rows(p)).to_have_count(1)
    lines = p.page.locator("[data-undone] li")
    expect(lines).to_have_count(2)
    expect(lines.nth(0)).to_contain_text("1")
    expect(lines.nth(1)).to_contain_text("3")
    fine(p)
    p.forgiven.append("422")
    imports(p, "")
    expect(lines).to_have_count(1)
    fine(p)
    imports(p, "no tape", "letter.txt")
    expect(lines).to_contain_text({"en": "neither a tape", "fr": "ni une bande"}[lang])
    assert len(kept(p)) == 1


def test_the_key_of_another_device_finds_its_matches_again(
    server: LiveServer, visit: Visit
) -> None:
    """The keys of a browser as a file, read by another: then its own matches come back as won."""
    played = Played(server)
    won = played.lay("streetsoccer", ME, ZOE, resigns=1)
    text = server.get(f"/api/tables/{won}/record.tape.json").text
    p = visit(server.url, "#/mine", device="new phone")
    p.page.evaluate(
        "keys => localStorage.setItem('touchline.keys', keys)",
        json.dumps([device("new phone"), device("host")]),
    )
    imports(p, text)
    expect(row(p, won).locator("[data-state]")).to_have_text("Won")
