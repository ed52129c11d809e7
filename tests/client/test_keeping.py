"""What a browser keeps of its tables: never dropped by itself; a warning; keys as a file."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer, config, device, running

from .conftest import Visit
from .people import Person
from .test_canary import laid, mark, on_the_shelf

pytestmark = pytest.mark.browser

SHUT = """Object.defineProperty(window, 'localStorage',
  { get() { throw new DOMException('shut', 'SecurityError'); } })"""
FULL = """Storage.prototype.setItem =
  () => { throw new DOMException('full', 'QuotaExceededError'); }"""


def kept(p: Person, key: str = "touchline.tables") -> Any:
    return json.loads(p.page.evaluate(f"localStorage.getItem('{key}')") or "null")


def test_the_twenty_first_table_drops_no_other(server: LiveServer, visit: Visit) -> None:
    tables = [{**laid(server, "streetsoccer"), "game": "streetsoccer"} for _ in range(24)]
    p = visit(server.url, "#/about", device="host", width=390, height=844, lang="fr")
    on_the_shelf(p, *tables)
    p.goes("")
    p.page.get_by_role("button", name="Jouer à StreetSoccer").click()
    expect(p.question).to_be_visible()
    assert {t["table"] for t in tables} < {k["table"] for k in kept(p)}
    p.goes("")
    p.page.locator("[data-page=mine]").click()
    rows = p.page.locator("[data-tables] > li")
    expect(rows).to_have_count(20)
    expect(p.page.locator("[data-fate=here]")).to_have_count(20)
    p.page.get_by_role("button", name="En montrer 5 de plus").click()
    expect(p.page.locator("[data-fate=here]")).to_have_count(25)
    p.fits()
    p.reads_words()
    p.accessible()
    rows.last.get_by_role("link", name="Reprendre").click()
    expect(p.page.locator("section.bar")).to_be_visible()


def test_a_server_that_does_not_know_a_table_takes_no_key_away(
    tmp_path: Path, visit: Visit
) -> None:
    with running(config(tmp_path / "one")) as server:
        port = int(server.url.rpartition(":")[2])
        table = {**laid(server, "streetsoccer"), "game": "streetsoccer"}
        p = visit(server.url, "#/about", device="host")
        p.forgiven += ["404", "403", "WebSocket", "ERR_CONNECTION_REFUSED"]
        on_the_shelf(p, table)
        before = kept(p)
    with running(config(tmp_path / "empty"), port) as server:  # another data folder
        p.page.reload()
        with p.page.expect_response("**/api/briefs") as asked:
            p.goes("")
        assert asked.value.json() == {"tables": [None]}
        p.page.locator("[data-page=mine]").click()
        expect(p.page.locator("[data-fate=gone]")).to_have_count(1)
        assert kept(p) == before  # neither the start page nor the list has changed anything
        p.page.locator("[data-open]").click()
        expect(p.page.get_by_role("heading", name="Not on this server")).to_be_visible()
        expect(p.page.get_by_text("stays in your list until you delete it")).to_be_visible()
        assert [{**k, "when": 1} for k in kept(p)] == before  # it was opened, that is all
    with running(config(tmp_path / "one"), port) as server:
        p.goes("#/about")
        p.page.reload()
        p.goes(f"#/table/{table['table']}")
        expect(p.page.locator("section.bar")).to_be_visible()
        p.page.keyboard.press("Escape")
        # only the person deletes it
        p.goes("#/mine")
        p.page.get_by_role("button", name="More").click()
        p.page.get_by_role("button", name="Delete").click()
        expect(p.page.locator("[data-tables] > li")).to_have_count(0)
        assert kept(p) == []


@pytest.mark.parametrize(("script", "plight"), [(SHUT, "shut"), (FULL, "full")])
@pytest.mark.parametrize(("lang", "words"), [("en", "save them to a file"), ("fr", "un fichier")])
def test_storage_that_keeps_nothing_is_told_and_the_seat_is_played(
    server: LiveServer,
    visit: Visit,
    script: str,
    plight: str,
    lang: str,
    words: str,
    tmp_path: Path,
) -> None:
    table = server.lay("me", "invite", options={"first_placer": "R"})
    p = visit(server.url, "#/about", confirm="", lang=lang, width=390, height=844)
    p.page.add_init_script(script)
    p.page.reload()
    p.goes(f"#/invite/{table['table']}/{table['invites']['1']}")
    expect(p.page).to_have_url(f"{server.url}/#/table/{table['table']}")
    expect(p.question).to_be_visible()
    note = p.page.locator(f"[data-plight={plight}]")
    expect(note).to_contain_text(words)
    p.fits()
    p.reads_words()
    p.accessible()
    # the keys go to a file before the page is closed, and open the seat elsewhere
    note.get_by_role("link").click()
    with p.page.expect_download() as download:
        p.page.locator("#keys ~ .row button").first.click()
    file = tmp_path / "keys.json"
    download.value.save_as(file)
    other = visit(server.url, "#/mine", device="another", lang=lang)
    other.page.locator("#keys ~ .row input").set_input_files(file)
    expect(other.page.locator("[data-fate=here]")).to_have_count(1)
    other.page.locator("[data-tables] a").first.click()
    expect(other.question).to_be_visible()
    assert other.page.url == f"{server.url}/#/table/{table['table']}"


def test_keys_are_merged_not_written_over(server: LiveServer, visit: Visit, tmp_path: Path) -> None:
    mine, theirs = (laid(server, "streetsoccer"), server.lay("me", "me"))
    p = visit(server.url, "#/about", device="host")
    on_the_shelf(p, {**mine, "game": "streetsoccer"})
    other = visit(server.url, f"#/t/{theirs['table']}/{theirs['secret']}", device="another")
    expect(other.question).to_be_visible()
    other.goes("#/mine")
    with other.page.expect_download() as download:
        other.page.get_by_role("button", name="Save my keys to a file").click()
    file = tmp_path / "keys.json"
    download.value.save_as(file)
    p.goes("#/mine")
    chooser = p.page.locator("#keys ~ .row input")
    for text, said in (("{", "not a file of Touchline keys"), (file.read_text()[:-40], "damaged")):
        broken = tmp_path / "broken.json"
        broken.write_text(text)
        chooser.set_input_files(broken)
        expect(p.page.get_by_role("alert")).to_contain_text(said)
        assert kept(p, "touchline.keys") == [device("host")]
    chooser.set_input_files(file)
    expect(p.page.get_by_text("one match is new here")).to_be_visible()
    assert kept(p, "touchline.keys") == [device("host"), device("another")]
    chooser.set_input_files(file)  # the same file again
    expect(p.page.get_by_text("every match of the file was here already")).to_be_visible()
    for table, key in ((mine, "host"), (theirs, "another")):
        assert mark(device(key)) in [k["key"] for k in kept(p) if k["table"] == table["table"]]
        p.goes(f"#/table/{table['table']}")
        expect(p.page.locator("section.bar")).to_be_visible()
        p.page.keyboard.press("Escape")


@pytest.mark.parametrize("key", ["touchline.tables", "touchline.settings", "touchline.keys"])
@pytest.mark.parametrize("text", ["{broken", "[[]]"])
def test_what_is_damaged_is_set_aside_and_told(
    server: LiveServer, visit: Visit, key: str, text: str
) -> None:
    p = visit(server.url, "#/about", confirm="")
    p.page.evaluate("([k, t]) => localStorage.setItem(k, t)", [key, text])
    p.page.reload()
    if key != "touchline.settings":  # these are read by every page
        p.goes("")
    if key == "touchline.keys":
        p.page.get_by_role("button", name="Play StreetSoccer now").click()
        expect(p.question).to_be_visible()
    expect(p.page.locator("[data-aside]")).to_contain_text("set aside")
    assert p.page.evaluate("k => localStorage.getItem(k)", f"{key}.damaged") == text
    p.reads_words()
    p.page.get_by_role("button", name="Understood").click()
    expect(p.page.locator("[data-aside]")).to_have_count(0)


def test_the_same_record_can_be_chosen_again(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/file")
    tape = Path(__file__).parents[1] / "games" / "streetsoccer" / "golden" / "boardgame-1.tape.json"
    p.forgiven.append("422")
    chooser = p.page.locator("input[type=file]")
    asked: list[str] = []
    p.page.on("request", lambda r: asked.append(r.url) if "/api/replay" in r.url else None)
    bad = [{"name": "a.txt", "mimeType": "text/plain", "buffer": b"no record"}]
    for n in (1, 2):
        with p.page.expect_response("**/api/replay*"):
            chooser.set_input_files(bad)  # type: ignore[arg-type]
        assert len(asked) == n
    assert chooser.evaluate("e => e.value") == ""
    chooser.set_input_files(tape)


def test_the_host_gives_an_absent_person_s_seat_anew(server: LiveServer, visit: Visit) -> None:
    table = {**laid(server, "streetsoccer"), "game": "streetsoccer"}
    host = visit(server.url, "#/about", device="host", width=390, height=844)
    on_the_shelf(host, table)
    friend = visit(server.url, f"#/invite/{table['table']}/{table['invites']['1']}")
    expect(friend.page.locator("section.bar")).to_be_visible()
    host.goes(f"#/table/{table['table']}")
    expect(host.page.locator("section.bar")).to_be_visible()
    friend.goes("#/about")
    expect(host.page.locator(".bar .s1")).to_contain_text(re.compile("has left|line lost"))
    host.page.get_by_role("button", name="Tools").focus()
    host.page.keyboard.press("Enter")
    host.page.get_by_role("button", name="Invite", exact=True).focus()
    host.page.keyboard.press("Enter")
    sheet = host.page.get_by_role("dialog")
    sheet.get_by_role("button", name="New invitation for Mill Yard").focus()
    host.page.keyboard.press("Enter")
    expect(sheet.get_by_role("alert")).to_contain_text("loses the seat")
    sheet.get_by_role("button", name="Make the new link").focus()
    host.page.keyboard.press("Enter")
    link = sheet.get_by_label("Link for Mill Yard")
    expect(link).to_be_visible()
    host.accessible()
    host.fits()
    new = visit(
        server.url, link.input_value().removeprefix(f"{server.url}/"), device="somebody new"
    )
    expect(new.page.locator("section.bar")).to_be_visible()
    friend.goes(f"#/table/{table['table']}")
    expect(friend.page.get_by_text("Your seat at this table has gone")).to_be_visible()


def test_who_follows_their_own_invitation_is_asked(server: LiveServer, visit: Visit) -> None:
    table = {**laid(server, "streetsoccer"), "game": "streetsoccer"}
    host = visit(server.url, "#/about", device="host", lang="fr", width=390, height=844)
    on_the_shelf(host, table)
    host.goes(f"#/invite/{table['table']}/{table['invites']['1']}")
    expect(host.page.get_by_role("heading", name="Vous avez déjà une place ici")).to_be_visible()
    host.accessible()
    host.fits()
    host.page.get_by_role("button", name="Retour à ma place").click()
    expect(host.page.locator("section.bar")).to_be_visible()
    assert kept(host)[0]["invites"] == table["invites"]  # it may still be handed over
    host.page.reload()
    expect(host.page.locator("section.bar")).to_be_visible()
    host.goes("#/about")
    host.goes(f"#/invite/{table['table']}/{table['invites']['1']}")
    host.page.get_by_role("button", name="Prendre aussi cette place").click()
    expect(host.page.locator("section.bar")).to_be_visible()
    assert server.get(f"/api/tables/{table['table']}", "host").json()["mine"] == [0, 1]


def test_a_link_to_a_seat_followed_at_its_own_open_table_is_asked_about(
    server: LiveServer, visit: Visit
) -> None:
    table = {**laid(server, "streetsoccer"), "game": "streetsoccer"}
    host = visit(server.url, "#/about", device="host")
    on_the_shelf(host, table)
    host.goes(f"#/table/{table['table']}")
    expect(host.page.locator("section.bar")).to_be_visible()
    host.goes(f"#/invite/{table['table']}/{table['invites']['1']}")
    expect(host.page.get_by_role("heading", name="You already sit here")).to_be_visible()
