"""A friend in the next room: the link with the address of the local network, its code, a match."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Locator, expect

from tests.server.live_server import LiveServer, config, running
from touchline.server import qr
from touchline.server.network import Machine

from .conftest import NEIGHBOUR, Visit
from .people import Person

pytestmark = pytest.mark.browser

BESIDE = "127.0.0.2"  # another address of the loopback stands for that of a local network
#: by plain http this header is passed over, and Chromium says so
IGNORED = "Cross-Origin-Opener-Policy"


@pytest.fixture
def shared(tmp_path: Path) -> Iterator[LiveServer]:
    settings = config(tmp_path, share=True, machine=lambda: Machine((BESIDE,), NEIGHBOUR))
    with running(settings, beside=BESIDE) as server:
        yield server


def invited(server: LiveServer, visit: Visit, **how: object) -> Person:
    """Somebody who has laid a table for a friend, and is shown the invitation."""
    host = visit(server.url, "#/new/streetsoccer", **how)
    friend = {"en": "Friend", "fr": "Ami"}[host.lang]
    host.page.locator('[data-seat="1"]').get_by_text(friend).click()
    return host


def kicks_off(host: Person) -> None:
    """Lay the table; the invitation is shown."""
    host.page.locator("form .go button").click()
    expect(host.page.locator("[data-invite] input").first).to_be_visible()


def read_by_camera(code: Locator) -> list[str]:
    """What another program reads in a picture of the screen."""
    return [
        found.text for found in zxingcpp.read_barcodes(Image.open(io.BytesIO(code.screenshot())))
    ]


def test_a_friend_opens_the_link_on_a_phone_and_plays(shared: LiveServer, visit: Visit) -> None:
    host = invited(shared, visit)
    expect(host.page.locator("[data-reach=near]")).to_contain_text("on your network")
    host.page.get_by_label("Name").first.fill("Ada")
    host.page.get_by_text("Every option of the rules").click()
    host.page.get_by_label("The right team").check()  # the friend begins
    kicks_off(host)
    expect(host.page.locator("[data-invite] [data-reach=near]")).to_contain_text("can listen in")

    link = host.page.get_by_label("Link for Mill Yard", exact=True)
    port = shared.url.rpartition(":")[2]
    expect(link).to_have_value(re.compile(rf"^http://{BESIDE}:{port}/#/invite/"))
    code = host.page.locator("[data-qr]")
    expect(code).to_be_visible()
    assert read_by_camera(code) == [link.input_value()]
    host.page.get_by_label("Address in the link").select_option(f"http://{NEIGHBOUR}:{port}")
    expect(link).to_have_value(re.compile(rf"^http://{NEIGHBOUR}:{port}/#/invite/"))
    named = link.input_value()
    rows = qr.rows(named)
    expect(code.locator("path")).to_have_attribute("d", drawn(rows))
    assert read_by_camera(code) == [named]

    home, _, path = named.partition("/#")
    guest = visit(home, f"#{path}", width=390, height=844, touch=True)
    assert guest.page.evaluate("isSecureContext") is False  # as at any address of a network
    expect(guest.question).to_contain_text("Place a figure")
    guest.places("player", "g5")
    host.sees_figure("g5")
    assert len(guest.answers()) == 1
    guest.fits()
    expect(host.page.get_by_role("dialog")).to_be_hidden()
    forgive(guest)


def drawn(rows: list[str]) -> str:
    """The path that covers the dark modules of these rows, run by run."""
    runs = [(m.start(), y, len(m[0])) for y, row in enumerate(rows) for m in re.finditer("1+", row)]
    return "".join(f"M{x} {y}h{n}v1h-{n}z" for x, y, n in runs)


def forgive(guest: Person) -> None:
    """Chromium's remark on a header that plain http does not know is no error."""
    guest.errors[:] = [e for e in guest.errors if IGNORED not in e]


def test_a_page_without_a_clipboard_selects_the_link(shared: LiveServer, visit: Visit) -> None:
    home = f"http://{NEIGHBOUR}:{shared.url.rpartition(':')[2]}"
    host = visit(home, "#/new/streetsoccer", width=390, height=844)
    assert host.page.evaluate("navigator.clipboard === undefined")
    host.page.evaluate("document.execCommand = () => false")  # some browsers do not even do that
    host.page.locator('[data-seat="1"]').get_by_text("Friend").click()
    kicks_off(host)
    link = host.page.get_by_label("Link for Mill Yard", exact=True)
    expect(link).to_have_value(re.compile(rf"^{re.escape(home)}/#/invite/"))
    expect(host.page.locator("[data-qr]")).to_be_visible()  # this address leads others here too
    host.page.get_by_role("button", name="Copy").first.click()
    expect(host.page.get_by_text("It is selected")).to_be_visible()
    chosen = link.evaluate("e => e.value.slice(e.selectionStart, e.selectionEnd)")
    assert chosen == link.input_value()
    forgive(host)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1440, 900)])
def test_the_invitation_fits_and_is_read_to_all(
    shared: LiveServer, visit: Visit, lang: str, width: int, height: int
) -> None:
    host = invited(shared, visit, lang=lang, width=width, height=height, dark=width == 844)
    host.fits()
    kicks_off(host)
    expect(host.page.locator("[data-qr]")).to_be_visible()
    host.fits()
    host.reads_words()
    host.accessible()


def test_the_code_is_shown_and_put_away_by_keyboard(shared: LiveServer, visit: Visit) -> None:
    host = invited(shared, visit)
    kicks_off(host)
    watching = host.page.get_by_role("button", name="QR code: Link for watching only")
    expect(watching).to_have_attribute("aria-expanded", "false")
    watching.focus()
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("img", name="QR code: Link for watching only")).to_be_visible()
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("img", name="QR code: Link for watching only")).to_be_hidden()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_server_that_is_not_shared_says_that_its_links_are_for_this_computer(
    server: LiveServer, visit: Visit, lang: str
) -> None:
    host = invited(server, visit, lang=lang, width=390, height=844)
    how = "touchline play --share"
    expect(host.page.locator("form [data-reach=here]")).to_contain_text(how)
    kicks_off(host)
    expect(host.page.locator("[data-invite] [data-reach=here]")).to_contain_text(how)
    expect(host.page.locator("[data-qr]")).to_have_count(0)
    expect(host.page.locator("[data-invite] .qr")).to_have_count(0)
    host.fits()
    host.accessible()


def test_a_shared_computer_without_a_network_says_so(tmp_path: Path, visit: Visit) -> None:
    now = [Machine((), NEIGHBOUR)]
    with running(config(tmp_path, share=True, machine=lambda: now[0])) as server:
        host = invited(server, visit)
        kicks_off(host)
        expect(host.page.locator("[data-invite] [data-reach=nowhere]")).to_be_visible()
        link = host.page.get_by_label("Link for Mill Yard", exact=True)
        assert link.input_value().startswith(server.url)
        now[0] = Machine(("192.168.178.23",))
        host.page.reload()
        expect(link).to_have_value(re.compile(r"^http://192\.168\.178\.23:\d+/#/invite/"))


def test_a_code_that_does_not_come_can_be_asked_for_again(shared: LiveServer, visit: Visit) -> None:
    host = invited(shared, visit)
    host.forgiven.append("503")
    busy = {
        "status": 503,
        "said": {"id": "srv-full-connections", "args": {}},
        "text": "",
        "rule": "",
    }
    host.page.route("**/api/qr", lambda r: r.fulfill(status=503, body=json.dumps(busy)))
    kicks_off(host)
    again = host.page.locator("[data-invite] .qr").first.get_by_role("button", name="again")
    expect(again).to_be_visible()
    host.page.unroute("**/api/qr")
    again.click()
    expect(host.page.locator("[data-qr]")).to_be_visible()
