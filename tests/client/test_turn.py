"""What every table shares: its pace, how an answer is given, and where the focus goes."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer

from .conftest import Visit
from .people import Person


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


PLAYED_SOON = {
    "en": re.compile("played in a moment; Escape"),
    "fr": re.compile("Joué dans un instant"),
}


def placing(server: LiveServer, visit: Visit, **how: Any) -> Person:
    """The first figure is to be placed, by somebody with a mouse."""
    laid = against(server, "streetsoccer", options={"first_placer": "L"})
    return visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", **how)


def test_who_answers_by_keys_confirms_unless_they_chose_otherwise(
    server: LiveServer, visit: Visit
) -> None:
    p = placing(server, visit, confirm="")
    confirm = p.page.locator("[data-confirm]")
    p.touches(p.bench("player"), by_keyboard=True)
    p.touches(p.cell("f4"), by_keyboard=True)
    expect(confirm).to_have_text("Confirm")
    assert p.answers() == []
    p.touches(confirm, by_keyboard=True)
    p.sees_figure("f4")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_what_goes_by_itself_says_so_and_escape_takes_it_back(
    server: LiveServer, visit: Visit, lang: str
) -> None:
    p = placing(server, visit, lang=lang)
    p.page.clock.install()
    p.page.clock.pause_at(p.page.evaluate("Date.now() + 10_000"))
    p.touches(p.bench("player"), by_keyboard=True)
    p.touches(p.cell("f4"), by_keyboard=True)
    expect(p.page.locator(".turn [role=status]")).to_have_text(PLAYED_SOON[lang])
    p.page.keyboard.press("Escape")
    expect(p.page.locator("[data-undo]")).to_have_count(0)
    p.page.clock.run_for(5000)
    assert p.answers() == []


def test_what_is_confirmed_is_one_of_three(server: LiveServer, visit: Visit) -> None:
    p = placing(server, visit, confirm="")
    p.page.get_by_role("button", name="Settings").click()
    choice = p.page.get_by_role("dialog").get_by_label("Answers to confirm")
    expect(choice).to_have_value("final")
    choice.select_option("always")
    p.page.keyboard.press("Escape")
    p.page.reload()
    p.bench("player").click()
    p.cell("f4").click()
    expect(p.page.locator("[data-confirm]")).to_have_text("Confirm")
