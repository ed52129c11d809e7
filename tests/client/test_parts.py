"""The client comes in parts: how heavy they are, and what is said where one does not come."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.client.conftest import LiveServer, Visit
from touchline.play import setups
from touchline.rooms import ROOMS

pytestmark = pytest.mark.browser

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("game", list(ROOMS))
def test_the_start_page_and_one_game_are_light(server: LiveServer, game: str) -> None:
    weighed = subprocess.run(
        [sys.executable, str(ROOT / "bench" / "weight.py"), game], capture_output=True, text=True
    )
    assert weighed.returncode == 0, weighed.stdout + weighed.stderr
    start, table, script = map(float, weighed.stdout.splitlines()[-1].split()[1:4])
    assert min(start, table) > 20
    assert script <= 110


def test_a_part_that_does_not_come_is_told_and_loaded_again(
    server: LiveServer, visit: Visit
) -> None:
    p = visit(server.url)
    p.forgiven.append("404")
    parts = "**/assets/Mine-*.js"
    gone: list[str] = []

    def shut(route: Route) -> None:
        gone.append(route.request.url)
        route.fulfill(status=404, content_type="application/json", body="{}")

    p.page.route(parts, shut)
    p.page.evaluate("location.hash = '#/mine'")
    expect(p.page.get_by_role("alert")).to_contain_text("A part of this page did not come")
    assert gone
    # everything else works
    p.page.get_by_role("link", name="About").first.click()
    expect(p.page.get_by_role("heading", level=1)).to_have_text("About")
    p.page.evaluate("location.hash = '#/mine'")
    expect(p.page.get_by_role("alert")).to_contain_text("A part of this page did not come")
    p.page.unroute(parts)
    p.page.get_by_role("button", name="Load again").click()
    expect(p.page.get_by_role("heading", level=1)).to_have_text("My matches")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_cards_that_do_not_come_are_told_and_fetched_again(
    server: LiveServer, visit: Visit, lang: str
) -> None:
    """Without its cards no table is shown: nothing on it would have a name."""
    game = next(name for name, room in ROOMS.items() if setups.has_cards(room))
    laid = server.lay("me", "me", game=game)
    p = visit(server.url, lang=lang)
    p.forgiven += ["404", "ERR_FAILED"]
    cards = "**/cards/**"
    tries = iter(["404", "lost"])

    def shut(route: Route) -> None:
        if next(tries, "lost") == "404":
            route.fulfill(status=404, content_type="application/json", body="{}")
        else:
            route.abort()

    p.page.route(cards, shut)
    p.page.evaluate(f"location.hash = '#/t/{laid['table']}/{laid['secret']}'")
    alert = p.page.get_by_role("alert")
    for _ in range(2):
        expect(alert).to_be_visible()
        expect(p.page.locator("section.bar")).to_have_count(0)
        p.reads_words()
        p.accessible()
        p.page.reload()
    expect(alert).to_be_visible()
    p.page.unroute(cards)
    alert.get_by_role("button").click()
    expect(p.page.locator("section.bar")).to_be_visible()
    expect(alert).to_have_count(0)
