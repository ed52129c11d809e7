"""What every table shares: its pace, how an answer is given, and where the focus goes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer

from .conftest import Visit


def against(server: LiveServer, game: str, **change: Any) -> dict[str, Any]:
    """A table of this game against the computer."""
    return server.lay("me", {"kind": "bot", "level": 1}, game=game, **change)


@pytest.mark.parametrize(("lang", "tool", "choice"), [
    ("en", "Settings", "At once, without motion"),
    ("fr", "Réglages", "Aussitôt, sans mouvement"),
])  # fmt: skip
def test_how_fast_it_is_shown_is_chosen_at_the_table_and_kept(
    server: LiveServer, visit: Visit, lang: str, tool: str, choice: str
) -> None:
    laid = against(server, "streetsoccer", options={"first_placer": "L"})
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", lang=lang, motion=True)
    p.page.get_by_role("button", name=tool).click()
    p.page.get_by_label(choice).check()
    p.reads_words()
    p.accessible()
    p.page.keyboard.press("Escape")
    p.places("player", "f4")
    p.page.reload()
    p.page.get_by_role("button", name=tool).click()
    expect(p.page.get_by_label(choice)).to_be_checked()
