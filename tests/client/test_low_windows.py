"""A low window, a phone on its side or a page at 200 %: the question is on the first screen."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer
from touchline.rooms import ROOMS

from .conftest import Visit
from .test_turn import against, goes_on

pytestmark = pytest.mark.browser

#: where the question begins, and how high the window is, in px
WHERE = "() => [document.querySelector('#question').getBoundingClientRect().top, innerHeight]"


@pytest.mark.parametrize(("width", "height"), [(640, 422), (844, 390)])
@pytest.mark.parametrize("game", [room.game.name for room in ROOMS.values()])
def test_the_question_is_on_the_first_screen(
    server: LiveServer, visit: Visit, game: str, width: int, height: int
) -> None:
    laid = against(server, game)
    p = visit(
        server.url,
        f"#/t/{laid['table']}/{laid['secret']}",
        width=width,
        height=height,
        confirm="always",
    )
    asked = p.page.locator(".turn.live #question, [data-result]").first
    choose = random.Random(3)
    for _ in range(5):
        asked.wait_for()
        if p.result.count():
            break
        top, high = p.page.evaluate(WHERE)
        assert 0 <= top <= high - 40, f"the question begins at {top} of {high} px"
        p.fits()
        goes_on(p, choose)
    if not p.result.count():
        expect(p.page.locator("#question")).to_be_attached()
