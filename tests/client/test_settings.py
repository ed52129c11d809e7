"""Settings: a page that every page leads to, the same as the sheet at a table."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.games.streetsoccer.browser.test_play import WALK, at
from tests.server.live_server import LiveServer

from .conftest import Visit
from .people import Person
from .test_turn import against

pytestmark = pytest.mark.browser

SIZES = [(390, 844), (844, 390), (1440, 900)]
PAGES = ("", "#/new/streetsoccer", "#/rules", "#/learn", "#/file", "#/mine", "#/about")


def kept(p: Person) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(p.page.evaluate("localStorage['touchline.settings']"))
    return found


def test_every_page_leads_to_the_settings(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "", width=390, height=844, lang="fr")
    for page in PAGES:
        p.goes(page)
        links = p.page.get_by_role("link", name="Réglages")
        expect(links.first).to_be_visible()
        expect(links).to_have_count(3)  # on top, below, and in the bar of a phone
    links.first.click()
    expect(p.page.get_by_role("heading", level=1)).to_have_text("Réglages")
    expect(p.page.locator("[data-habits]")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("dark", [False, True])
def test_the_page_and_the_sheet_are_the_same_and_whole(
    server: LiveServer, visit: Visit, lang: str, dark: bool
) -> None:
    """At the largest text too nothing is cut, and nothing makes the page scroll sideways."""
    p = visit(server.url, "#/settings", lang=lang, dark=dark)
    page = p.page.locator("[data-habits]").inner_text()
    for width, height in SIZES:
        p.page.set_viewport_size({"width": width, "height": height})
        for text in ("largest", "normal"):
            p.page.locator(f"input[name=text][value={text}]").check()
            p.fits()
            p.reads_words()
        p.accessible()
    laid = against(server, "streetsoccer")
    p.goes(f"#/t/{laid['table']}/{laid['secret']}")
    p.page.get_by_role("button", name={"en": "Settings", "fr": "Réglages"}[lang]).click()
    sheet = p.page.get_by_role("dialog").locator("[data-habits]")
    expect(sheet).to_be_visible()
    assert sheet.inner_text() == page


def test_what_is_chosen_is_kept_and_goes_with_the_keys(
    server: LiveServer, visit: Visit, tmp_path: Path
) -> None:
    p = visit(server.url, "#/settings")
    for habit in ("roll", "skip", "safe", "left", "sound"):
        p.page.locator(f"[data-habit={habit}]").check()
    p.page.locator("[data-habit=coordinates]").uncheck()
    p.page.locator("input[name=text][value=large]").check()
    wanted = {
        k: kept(p)[k] for k in ("roll", "skip", "safe", "left", "sound", "coordinates", "text")
    }
    assert wanted == {
        "roll": True, "skip": True, "safe": True, "left": True, "sound": True,
        "coordinates": False, "text": "large",
    }  # fmt: skip
    p.goes("#/mine")
    with p.page.expect_download() as download:
        p.page.get_by_role("button", name="Save my keys to a file").click()
    file = tmp_path / "keys.json"
    download.value.save_as(file)
    other = visit(server.url, "#/mine", lang="fr")
    other.page.locator("#keys ~ .row input").set_input_files(file)
    expect(other.page.get_by_text("Les clés ont été lues")).to_be_visible()
    assert wanted.items() <= kept(other).items()
    root = other.page.locator("html")
    for name, value in (("text", "large"), ("hand", "left"), ("palette", "safe")):
        expect(root).to_have_attribute(f"data-{name}", value)
    assert kept(other)["lang"] in ("", "fr")  # it stays that of this browser


def test_a_die_waits_for_a_touch(server: LiveServer, visit: Visit) -> None:
    laid = server.lay("me", "me", moment=WALK)
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", confirm="always", roll=True)
    p.clicks("f4", "g6")
    p.page.locator("[data-confirm]").click()
    expect(p.question).to_have_text("Your die")
    expect(p.newest).to_contain_text("roll")
    p.accessible()
    p.page.locator("[data-toss]").click()
    expect(p.question).to_have_text(re.compile("Choose who walks"))


def test_safe_colours_are_the_same_two_for_every_team(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK, safe=True, coordinates=False)
    fills = p.page.eval_on_selector_all(
        "[data-figure] .edge", "all => [...new Set(all.map((e) => e.getAttribute('fill')))].sort()"
    )
    assert fills == ["var(--away)", "var(--home)"]
    expect(p.page.locator(".stage .names")).to_have_count(0)


@pytest.mark.parametrize(("width", "height"), [(844, 390), (1440, 900)])
def test_for_the_left_hand_the_question_stands_at_the_left(
    server: LiveServer, visit: Visit, width: int, height: int
) -> None:
    p = at(server, visit, WALK, left=True, width=width, height=height)
    turn, board = (p.page.locator(part).bounding_box() for part in (".turn", ".table > .board"))
    assert turn is not None
    assert board is not None
    assert turn["x"] + turn["width"] <= board["x"]
    p.fits()
    p.page.get_by_role("button", name="Rules", exact=True).click()
    shut = p.page.get_by_role("dialog").get_by_role("button", name="Close").bounding_box()
    assert shut is not None
    assert shut["x"] < width / 2
