"""What has happened since one's last look is said on entering, and nothing that is hidden."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer

from .conftest import Visit
from .test_mine import BOTH, ME, ZOE, Played, fine, kept

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("lang", "width"), BOTH)
def test_what_has_happened_meanwhile_is_said_and_shown(
    server: LiveServer, visit: Visit, lang: str, width: int
) -> None:
    laid = server.lay(ME, ZOE, key=server.key("host"), options={"first_placer": "R"})
    played = Played(server)
    played.tables.append({**laid, "game": "streetsoccer"})
    p = visit(
        server.url, "#/about", device="host", lang=lang, width=width, height=844, dark=lang == "fr"
    )
    played.shelve(p)
    table = f"#/table/{laid['table']}"
    since = p.page.locator("[data-since]")
    p.goes(table)
    expect(p.page.locator("section.bar")).to_be_visible()
    expect(since).to_have_count(0)  # the first look
    p.goes("#/about")
    expect(p.page.locator("section.bar")).to_have_count(0)
    assert kept(p)[0]["seen"] == 0

    zoe = played.sits(laid["table"], laid["invites"]["1"], server.key("zoe"))
    zoe.play(lambda options: options[0][0], most=1)
    p.goes(table)
    expect(since).to_be_visible()
    fine(p)
    p.page.locator("[data-since-show]").focus()
    p.page.keyboard.press("Enter")
    told = p.page.locator("[data-since-list] li")
    expect(told).not_to_have_count(0)
    expect(since).to_contain_text(told.last.inner_text())
    story = p.story.inner_text()
    for n in range(told.count()):
        assert told.nth(n).inner_text().rstrip(".") in story
    fine(p)
    p.page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(p.page.locator("[data-since-show]")).to_be_focused()
    p.page.reload()
    expect(p.page.locator("section.bar")).to_be_visible()
    expect(p.question).to_be_visible()
    expect(since).to_have_count(0)  # it has been seen
