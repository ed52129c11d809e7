"""Whole matches in the browser, to the whistle."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer, config, running

from .conftest import Visit

pytestmark = [pytest.mark.browser, pytest.mark.slow]

# minute 24 begins; nothing is decided
LATE = "12/12/3P2pP1p2/10g1/1G10/3PP3p3/6p5/12 f5 L t - 24a 0-0 - L"


@pytest.mark.parametrize(
    ("lang", "by_keyboard", "width"),
    [("en", False, 1440), ("fr", True, 390)],
    ids=["mouse", "keys"],
)
def test_a_match_against_the_computer(
    server: LiveServer, visit: Visit, lang: str, by_keyboard: bool, width: int
) -> None:
    laid = server.lay("me", {"kind": "bot", "level": 1})
    p = visit(
        server.url,
        f"#/t/{laid['table']}/{laid['secret']}",
        lang=lang,
        width=width,
        confirm="always",
    )
    choose = random.Random(7).randrange
    answers = 0
    while not p.result.count():
        p.page.locator(".turn.live, [data-result]").first.wait_for()
        answers += p.plays_something(choose, by_keyboard)
        if answers % 10 == 0:
            p.fits()
            p.reads_words()
    assert answers >= 5 + 25
    p.reads_words()
    p.page.get_by_role("link", name=re.compile("^(Replay|Revoir le match)$")).click()
    expect(p.page.locator("#moment")).to_have_value("0")
    # a minute heads its lines and is no part of the line before it
    lines = p.page.locator(".tell li:not(.minute)")
    expect(p.page.locator(".tell li.minute").first).to_have_text(
        "2e minute" if by_keyboard else "Minute 2"
    )
    expect(lines.filter(has_text=re.compile(r"\bminute \d|\de minute", re.I))).to_have_count(0)
    p.page.get_by_role("button", name=re.compile("^(To the end|À la fin)$")).click()
    p.reads_words()


def test_two_finish_a_match_through_a_restart(tmp_path: Path, visit: Visit) -> None:
    settings = config(tmp_path)
    choose = random.Random(3).randrange
    with running(settings) as server:
        laid = server.lay("me", "invite", moment=LATE, preset="mastermove")
        port = int(server.url.rpartition(":")[2])
        path = f"#/t/{laid['table']}"
        left = visit(server.url, f"{path}/{laid['secret']}", confirm="always")
        right = visit(server.url, f"{path}/{laid['invites']['1']}", lang="fr", confirm="always")
        two = (left, right)
        for p in two:
            p.forgiven += ["WebSocket", "ERR_CONNECTION_REFUSED"]
            expect(p.question).to_be_visible()
        for _ in range(2):
            left.page.locator(".turn.live").wait_for()
            assert left.plays_something(choose)
            right.page.locator(".turn.live").wait_for()
            assert right.plays_something(choose)
        left.page.locator(".turn.live").wait_for()
        told = left.story.inner_text()
    with running(settings, port):
        for p in two:
            expect(p.page.get_by_role("alert")).to_be_hidden()
        assert left.story.inner_text() == told
        while not left.result.count():
            for p in two:
                p.plays_something(choose)
        for p in two:
            expect(p.result).to_be_visible()
            p.reads_words()
