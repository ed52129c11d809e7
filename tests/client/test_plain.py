"""A game that has no board of its own, Cup Draw, is played on the plain board to its end."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.kit.fifth import NAME, found_elsewhere, with_cup
from tests.server.live_server import config, running

from .conftest import Visit
from .people import Person
from .tabs import Tabs

pytestmark = [
    pytest.mark.browser,
    pytest.mark.slow,
]

ANSWERS = ".turn [data-code]"
BACK = "[data-takeback]"
FRAME = "() => new Promise((done) => requestAnimationFrame(done))"


def answers(p: Person, keys: Tabs) -> None:
    """The first answer that is open: gone to by Tab and pressed. Returns once it is sent.

    What the others answer meanwhile takes the buttons away, and the focus goes to the question:
    then, as a person would, the way is gone once more.
    """
    sent = len(p.answers())
    for _ in range(20):
        keys.presses(p.page.locator(ANSWERS))
        for _ in range(600):
            p.page.evaluate(FRAME)
            if len(p.answers()) > sent:
                return
            if not p.page.locator(ANSWERS).and_(p.page.locator(":focus")).count():
                break
    raise AssertionError("an answer was pressed twenty times and nothing was sent")


@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("fr", 390)])
def test_a_match_on_the_plain_board_by_keyboard_alone(
    tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch, lang: str, width: int
) -> None:
    found_elsewhere(monkeypatch)
    with running(config(tmp_path), rooms=with_cup()) as server:
        laid = server.lay("me", *[{"kind": "bot", "level": n} for n in (1, 2)], game=NAME)
        path = f"#/t/{laid['table']}/{laid['secret']}"
        p = visit(server.url, path, lang=lang, width=width, confirm="never")
        keys, page = Tabs(p.page), p.page
        taken = False
        for _ in range(40):
            page.locator(f"{ANSWERS}, [data-result]").first.wait_for()
            if p.result.count():
                break
            p.fits()
            p.reads_words()
            answers(p, keys)
            if not taken:
                keys.presses(page.locator(BACK))
                expect(page.locator(BACK)).to_be_hidden()
                p.accessible()
                taken = True
        expect(p.result).to_be_visible()
        assert taken
        assert len(p.answers()) >= 1 + 5
        p.fits()
        p.reads_words()
        p.accessible()
        keys.presses(page.get_by_role("link", name=re.compile("^(Replay|Revoir le match)$")))
        expect(page.locator("#moment")).to_have_value("0")
        p.reads_words()


@pytest.mark.parametrize(("lang", "width"), [("en", 390), ("fr", 1440)])
def test_a_game_without_a_board_is_found_on_the_first_page_and_laid(
    tmp_path: Path, visit: Visit, monkeypatch: pytest.MonkeyPatch, lang: str, width: int
) -> None:
    found_elsewhere(monkeypatch)
    with running(config(tmp_path), rooms=with_cup()) as server:
        p = visit(server.url, "", lang=lang, width=width)
        keys, page = Tabs(p.page), p.page
        keys.presses(page.locator(f"[data-page='new/{NAME}']"))
        expect(page.locator(f"nav a[aria-current='page'][href$='/new/{NAME}']")).to_be_visible()
        p.fits()
        p.reads_words()
        p.accessible()
        keys.presses(page.locator("form button.primary"))
        page.locator(f"{ANSWERS}, [data-result]").first.wait_for()
        p.reads_words()
        p.fits()
        names = page.locator(".long[title]").all_inner_texts()
        assert {"L", "R"} & set(names) == set()
