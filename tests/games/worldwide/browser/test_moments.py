"""Worldwide Football in the browser: what is told before somebody decides."""

from __future__ import annotations

import random
import re
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.games.worldwide.browser.captain import Captain
from tests.games.worldwide.browser.test_matches import BOT, table, way
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_team_is_looked_at_before_it_is_chosen(
    server: LiveServer, visit: Visit, lang: str
) -> None:
    """WF-012 Also where nothing else has to be confirmed, and by touch, which cannot point."""
    p = visit(
        server.url, way(table(server, "me", BOT, preset="home")), lang=lang, width=390, height=844,
        touch=True, confirm="never",
    )  # fmt: skip
    teams = p.page.locator("button[data-option]")
    for n in (1, 2):
        teams.nth(n).tap()
        expect(teams.nth(n)).to_have_attribute("aria-pressed", "true")
        expect(p.page.locator("[data-undo]")).to_have_count(0)  # nothing goes by itself
        name = teams.nth(n).locator("b").inner_text()
        expect(p.page.locator(".teams section h2")).to_have_text(name)
    p.page.locator("[data-confirm]").tap()
    expect(p.page.locator("[data-screen=choose]")).to_be_visible()


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("fr", 390)])
def test_how_the_last_attack_ended_stands_there(
    server: LiveServer, visit: Visit, lang: str, width: int
) -> None:
    """WF-095 Until a card of the next one counts."""
    laid = table(server, "me", BOT, preset="home")
    p = visit(server.url, way(laid), lang=lang, width=width, height=900, confirm="always")
    m = Captain(p, random.Random(5).randrange)
    before = p.page.locator("[data-before] li")
    told: list[str] = []
    for _ in range(120):
        if not m.touch():
            break
        m.waits()
        if m.screen != "table/attack" or not before.count():
            continue
        told += [text for text in before.all_inner_texts() if text not in told]
        p.fits()
        if len(told) > 6:
            break
    p.accessible()
    # besides the grounds, how an attack ended: in one of many ways
    grounds = {"en": r"ground|at home", "fr": r"stade|terrain neutre|domicile"}
    assert any(not re.search(grounds[lang], text, re.I) for text in told), told


@pytest.mark.slow
def test_moments_that_are_waived_are_named(server: LiveServer, visit: Visit) -> None:
    """WF-191 The change of possession goes by itself, though something fits; which one is said."""
    laid = table(server, "me", BOT, preset="professional")
    p = visit(server.url, way(laid), confirm="always")
    m = Captain(p, random.Random(8).randrange)
    for _ in range(300):
        assert m.touch()
        m.waits()
        if m.screen.endswith("/change_window"):
            break
    asked = len(p.answers())
    p.page.locator("[data-waive]").click()
    expect(p.page.locator(".waived, [data-result]").first).to_contain_text(
        re.compile("not asked any more.*changes sides", re.S)
    )
    assert len(p.answers()) > asked


def test_a_large_hand_lies_in_one_row_in_sight(server: LiveServer, visit: Visit) -> None:
    """However many cards there are, none is below the edge of a low window, and each is seen."""
    laid = table(server, "me", BOT, preset="professional")
    p = visit(server.url, way(laid), width=1280, height=800, confirm="always")
    m = Captain(p, random.Random(3).randrange)
    cards = p.page.locator(".hand li")
    for _ in range(120):
        assert m.touch()
        m.waits()
        if m.screen == "table/attack" and cards.count() >= 9:
            break
    assert cards.count() >= 9
    for width, height in ((1280, 800), (1440, 900)):
        p.page.set_viewport_size({"width": width, "height": height})
        boxes = [card.bounding_box() for card in cards.all()]
        found = [box for box in boxes if box]
        assert len({round(box["y"]) for box in found}) == 1, "one row"
        lefts = [box["x"] for box in found]
        assert all(b - a >= 20 for a, b in pairwise(lefts)), "each is seen"
        cards.last.scroll_into_view_if_needed()
        expect(cards.last.locator("button")).to_be_in_viewport(ratio=1)
        p.fits()


def test_options_that_are_not_played_are_not_said_to_be_on(
    server: LiveServer, visit: Visit
) -> None:
    """WF-004 An Amateur table has no fouls, whatever the option of the Professional game says."""
    laid = table(server, "me", BOT, preset="amateur")
    p = visit(server.url, way(laid), confirm="always")
    p.page.get_by_role("button", name="Options").click()
    expect(p.page.locator("[data-idle=fouls]")).to_have_text("Not in this mode")
    expect(p.page.locator("[data-idle=mode]")).to_have_count(0)
