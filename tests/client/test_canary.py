"""Rights travel only where they are meant to: known secrets go in, and are looked for everywhere.

A canary is the secret of an invitation, of the link for watching, the key of a device, or what the
server is shown of it. None may be in an address, a page, what Copy gives, a file, a printed page, a
request's address or Referer, or a line of a log; the links are in the Invite sheet alone.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Request, expect

from tests.server.live_server import Json, LiveServer, device

from .conftest import Visit
from .people import Person

pytestmark = pytest.mark.browser

GAMES = ("streetsoccer", "footclub", "worldwide", "eleven")
#: all that a page shows, says or leads to, and the address it has
SHOWN = """() => [location.href, document.title, document.documentElement.outerHTML,
  ...[...document.querySelectorAll('input, textarea')].map((e) => e.value)].join('\\n')"""


def mark(key: str) -> str:
    """The short name of a device's key, as the client gives it."""
    return hashlib.sha256(f"touchline key {key}".encode()).digest()[:4].hex()


@dataclass
class Watched:
    """A person with all that their pages have asked for."""

    person: Person
    asked: list[Request] = field(default_factory=list)

    def addresses(self) -> Iterator[str]:
        """Every address that was asked for or is in the history, and every Referer."""
        for request in self.asked:
            yield request.url
            yield request.headers.get("referer", "")
        session = self.person.page.context.new_cdp_session(self.person.page)
        for entry in session.send("Page.getNavigationHistory")["entries"]:
            yield entry["url"]
        session.detach()


def watched(person: Person) -> Watched:
    found = Watched(person)
    person.page.context.on("request", lambda request: found.asked.append(request))
    return found


def laid(server: LiveServer, game: str) -> Json:
    """A table for two, laid by the device "host"."""
    seats = [{"kind": "me"}, {"kind": "invite"}]
    wish = {"game": game, "seats": seats, "key": server.key("host")}
    table: Json = server.http.post("/api/tables", json=wish).json()
    return table


def on_the_shelf(person: Person, *tables: Json) -> None:
    """What the browser keeps, as if these tables had been laid here."""
    kept = [
        {
            "table": t["table"],
            "game": t["game"],
            "when": 1,
            "key": mark(device("host")),
            "invites": t["invites"],
            "watch": t["watch"],
        }
        for t in tables
    ]
    person.page.evaluate("kept => localStorage.setItem('touchline.tables', kept)", json.dumps(kept))


def clean(person: Person, canaries: dict[str, str], where: str) -> None:
    """None of them is anywhere on the page, seen or printed."""
    shown = person.page.evaluate(SHOWN)
    person.page.emulate_media(media="print")
    printed = person.page.locator("body").inner_text()
    person.page.emulate_media(media="screen")
    found = [what for what, secret in canaries.items() if secret in shown + printed]
    assert found == [], f"{where} shows {found}"


@pytest.mark.parametrize("game", GAMES)
def test_a_secret_is_in_the_invite_sheet_and_nowhere_else(
    server: LiveServer, visit: Visit, game: str, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = {**laid(server, game), "game": game}
    at, invite = table["table"], table["invites"]["1"]
    canaries = {
        "the invitation": invite,
        "the link for watching": table["watch"],
        "the host's device": device("host"),
        "the host's key here": server.key("host"),
        "the guest's device": device("guest"),
        "the guest's key here": server.key("guest"),
    }
    host = visit(server.url, "#/about", device="host", width=390, height=844)
    every = [watched(host)]
    on_the_shelf(host, table)

    # the host: the table as it waits for a guest shows the links, once, in one sheet
    host.goes(f"#/table/{at}")
    sheet = host.page.get_by_role("dialog")
    expect(sheet.locator("input").first).to_be_visible()
    links = [link.input_value() for link in sheet.locator("input").all()]
    assert [link.removeprefix(host.url) for link in links] == [
        f"/#/invite/{at}/{invite}",
        f"/#/watch/{at}/{table['watch']}",
    ]
    host.fits()
    host.reads_words()
    host.page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
    clean(host, canaries, "the table of the host")

    # the guest: the link leaves the address bar and the history as it is followed
    guest = visit(server.url, "#/about", device="guest")
    every.append(watched(guest))
    guest.goes(f"#/invite/{at}/{invite}")
    expect(guest.page).to_have_url(f"{server.url}/#/table/{at}")
    expect(guest.page.locator("section.bar")).to_be_visible()
    clean(guest, canaries, "the table of the guest")
    guest.page.reload()
    expect(guest.page.locator("section.bar")).to_be_visible()
    host.page.get_by_role("button", name="Tools").click()
    host.page.get_by_role("button", name="Invite", exact=True).click()
    expect(sheet).to_be_visible()
    assert invite not in host.page.evaluate(SHOWN)  # it was used, and is gone
    host.page.keyboard.press("Escape")

    # the end, and all that can be taken away from there
    seat = server.join(at, "host")
    assert seat.welcome["mine"] == [0]
    seat.ask("resign", seat=0)
    for p in (host, guest):
        expect(p.result).to_be_visible()
        clean(p, canaries, "the result")
        p.page.locator("[data-result] a[href*=replay]").click()
        copy = p.page.get_by_label("Link to this moment")
        expect(copy).to_have_value(re.compile(rf"/#/replay/{at}/\d+$"))
        clean(p, canaries, "the replay")
    for name in (
        ("Save the tape", "Save the notation") if game == "streetsoccer" else ("Save the tape",)
    ):
        with host.page.expect_download() as download:
            host.page.get_by_role("button", name=name).click()
        saved = tmp_path / "saved"
        download.value.save_as(saved)
        text = saved.read_text("utf-8") + download.value.suggested_filename
        assert [what for what, secret in canaries.items() if secret in text] == []
    moment = guest.page.get_by_label("Link to this moment").input_value()
    pdf = guest.page.pdf()
    assert [what for what, secret in canaries.items() if secret.encode() in pdf] == []

    # every other page of somebody who holds keys
    for path in ("", "#/mine", f"#/new/{game}", f"#/learn/{game}", f"#/rules/{game}", "#/file"):
        for p in (host, guest):
            p.goes(path)
            expect(p.page.get_by_role("heading", level=1)).to_be_attached()
            p.page.wait_for_load_state("networkidle")
            clean(p, canaries, path or "the start page")

    # a stranger with the moment sees it, and sits nowhere
    stranger = visit(server.url, moment.removeprefix(f"{server.url}/"), device="stranger")
    expect(stranger.page.locator("#moment")).to_be_visible()
    assert stranger.sent == []

    log = "".join(capfd.readouterr())
    for each in every:
        addresses = "\n".join(each.addresses())
        assert [what for what, secret in canaries.items() if secret in addresses] == []
        posted = "".join(r.post_data or "" for r in each.asked)
        sent = "".join(each.person.sent)
        # the key of a device never leaves it; the link is shown once, at the door
        for what in ("the host's device", "the guest's device"):
            assert canaries[what] not in posted + sent + str([r.headers for r in each.asked])
    assert [what for what, secret in canaries.items() if secret in log] == []
    entered = [json.loads(m) for m in guest.sent if invite in m]
    assert [m["type"] for m in entered] == ["enter"]


@pytest.mark.parametrize("form", ["#/t/{table}/{secret}", "#/table/{table}/{secret}"])
def test_an_old_link_is_exchanged_and_leaves_the_address(
    server: LiveServer, visit: Visit, form: str
) -> None:
    table = server.lay("me", "invite")
    way = form.format(table=table["table"], secret=table["invites"]["1"])
    p = visit(server.url, way, device="old")
    expect(p.page).to_have_url(f"{server.url}/#/table/{table['table']}")
    expect(p.page.locator("section.bar")).to_be_visible()
    p.goes("#/about")
    p.goes(f"#/table/{table['table']}")
    expect(p.page.locator("section.bar")).to_be_visible()
    kept = json.loads(p.page.evaluate("localStorage.getItem('touchline.tables')"))
    assert [(k["table"], k["key"], k.get("secrets") or None) for k in kept] == [
        (table["table"], mark(device("old")), None)
    ]
    second = visit(server.url, way, device="another")
    expect(second.page.get_by_text("already taken")).to_be_visible()
    expect(second.page).to_have_url(f"{server.url}/#/table/{table['table']}")


def test_an_old_link_to_a_moment_gives_no_seat(server: LiveServer, visit: Visit) -> None:
    table = server.lay("me", "invite")
    host = server.join(table["table"], table["secret"])
    host.ask("resign", seat=0)
    secret = table["invites"]["1"]
    p = visit(server.url, f"#/replay/{table['table']}/{secret}/0", device="stranger")
    expect(p.page.locator("#moment")).to_be_visible()
    expect(p.page).to_have_url(re.compile(rf"/#/replay/{table['table']}/\d+$"))
    assert secret not in str(p.page.evaluate("JSON.stringify(localStorage)"))
    p.goes(f"#/table/{table['table']}")
    expect(p.page.get_by_role("heading", name="You have no seat here")).to_be_visible()
    expect(p.page.get_by_role("link", name="Replay")).to_be_visible()
