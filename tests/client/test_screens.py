"""Every screen: words, width, contrast, themes, languages; and how soon it can be used."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer
from touchline.rooms import ROOMS

from .conftest import Visit
from .people import Person

pytestmark = pytest.mark.browser

SCREENS = {
    "start": "",
    "new": "#/new/streetsoccer",
    "learn": "#/learn/streetsoccer",
    "rules": "#/rules/streetsoccer",
    "file": "#/file",
    "about": "#/about",
    "nowhere": "#/nowhere",
    "table": "#/t/{table}/{secret}",
}
SIZES = {390: 844, 768: 1024, 1440: 900}


def open_all(p: Person) -> None:
    """Unfold what is folded."""
    p.page.evaluate("document.querySelectorAll('main details').forEach((d) => { d.open = true; })")


@pytest.mark.parametrize("width", SIZES)
@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("fr", True)])
def test_screens_fit_and_speak(
    server: LiveServer, visit: Visit, lang: str, dark: bool, width: int
) -> None:
    laid = server.lay("me", "me")
    p = visit(server.url, "", lang=lang, dark=dark, width=width, height=SIZES[width])
    for path in SCREENS.values():
        p.goes(path.format(**laid))
        expect(p.page.get_by_role("heading", level=1)).to_be_attached()
        p.page.wait_for_load_state("networkidle")
        open_all(p)
        p.fits()
        p.reads_words()
        assert p.page.locator("html").get_attribute("lang") == lang


@pytest.mark.parametrize(("lang", "dark"), [("en", False), ("fr", True)])
def test_screens_are_accessible(server: LiveServer, visit: Visit, lang: str, dark: bool) -> None:
    laid = server.lay("me", "me")
    p = visit(server.url, "", lang=lang, dark=dark)
    for path in SCREENS.values():
        p.goes(path.format(**laid))
        expect(p.page.get_by_role("heading", level=1)).to_be_attached()
        p.page.wait_for_load_state("networkidle")
        open_all(p)
        p.accessible()


def test_sheets_of_the_table_are_accessible(server: LiveServer, visit: Visit) -> None:
    laid = server.lay("me", "invite")
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", width=390, height=844)
    p.page.get_by_role("button", name="Tools").click()
    for name in ("Rules", "Why not?", "Options", "Resign"):
        p.page.get_by_role("button", name=name, exact=True).click()
        sheet = p.page.get_by_role("dialog", name=name)
        expect(sheet).to_be_visible()
        p.page.wait_for_load_state("networkidle")
        p.accessible()
        p.reads_words()
        p.page.keyboard.press("Escape")
        expect(sheet).to_be_hidden()
        expect(p.page.get_by_role("button", name=name, exact=True)).to_be_focused()


def test_one_click_starts_a_match_which_is_offered_again(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url)
    p.page.get_by_role("button", name="Play StreetSoccer now").click()
    expect(p.question).to_be_visible()
    address = p.page.url
    p.page.get_by_role("link", name="Touchline, start page").click()
    p.page.get_by_role("link", name="Resume").click()
    expect(p.page).to_have_url(address)
    expect(p.question).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (320, 568)])
def test_every_game_is_on_the_first_screen_of_a_phone(
    server: LiveServer, visit: Visit, width: int, height: int
) -> None:
    p = visit(server.url, lang="fr", width=width, height=height, touch=True)
    games = p.page.locator("[data-games] a")
    expect(games).to_have_count(len(ROOMS))
    for n in range(len(ROOMS)):
        box = games.nth(n).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= height
        assert box["height"] >= 44
    games.last.tap()
    expect(p.page).to_have_url(re.compile(f"#/new/{list(ROOMS)[-1]}$"))


def test_a_match_under_other_rules(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/new/streetsoccer")
    p.page.get_by_text("MasterMove style").click()
    expect(p.page.get_by_text("Unverified: the tiebreak")).to_be_visible()
    p.page.get_by_text("Every option of the rules").click()
    p.page.get_by_label("Without the corners").check()
    expect(p.page.get_by_text("1 changed")).to_be_visible()
    p.page.locator('[data-seat="1"]').get_by_text("Me", exact=True).click()
    expect(p.page.get_by_text("Two people at this device")).to_be_visible()
    p.page.get_by_role("button", name="Kick off").click()
    p.page.get_by_role("button", name="Options").click()
    sheet = p.page.get_by_role("dialog")
    for words in ("MasterMove style", "Without the corners", "Five and five"):
        expect(sheet.get_by_text(words).first).to_be_visible()


def test_a_game_that_is_not_here_is_told_so(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/new/chess", lang="fr")
    expect(p.page.get_by_role("alert")).to_contain_text("« chess »")
    expect(p.page.get_by_role("alert")).to_contain_text("streetsoccer")


def test_in_a_low_window_nothing_sticks_over_the_pitch(server: LiveServer, visit: Visit) -> None:
    """Zoomed in to 200 %, a window of 1280 by 800 is as low as this."""
    p = visit(server.url, width=640, height=400)
    p.page.get_by_role("button", name="Play StreetSoccer").click()
    expect(p.question).to_be_visible()
    for part in (".side > .do", ".table > .top"):
        expect(p.page.locator(part)).to_have_css("position", "static")


def test_language_and_theme_are_remembered(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "", lang="fr", confirm="")
    expect(p.page.get_by_role("button", name="Jouer à StreetSoccer")).to_be_visible()
    p.page.get_by_role("button", name="English").click()
    expect(p.page.get_by_role("button", name="Play StreetSoccer now")).to_be_visible()
    ground = "getComputedStyle(document.body).backgroundColor"
    light = p.page.evaluate(ground)
    colours = p.page.get_by_role("button", name=re.compile("^Colours"))
    colours.click()
    expect(colours).to_have_accessible_name("Colours: light")
    colours.click()
    expect(colours).to_have_accessible_name("Colours: dark")
    dark = p.page.evaluate(ground)
    assert dark != light
    p.page.reload()
    expect(p.page.get_by_role("button", name="Play StreetSoccer now")).to_be_visible()
    assert p.page.evaluate(ground) == dark


def test_an_address_with_a_preset_counts_on_the_open_page_too(
    server: LiveServer, visit: Visit
) -> None:
    p = visit(server.url, "#/new/footclub")
    expect(p.page.locator("[name=preset]:checked")).to_have_value("match")
    p.goes("#/new/footclub/poussin")
    expect(p.page.locator("[name=preset]:checked")).to_have_value("poussin")


def test_the_focus_follows_to_a_new_screen(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url)
    p.page.get_by_role("navigation", name="Main").get_by_role("link", name="Rules").click()
    expect(p.page.get_by_role("heading", level=1)).to_be_focused()
    expect(p.page).to_have_title("Rules · Touchline")


def test_how_soon_the_page_can_be_used(
    server: LiveServer, visit: Visit, record_testsuite_property: Callable[[str, object], None]
) -> None:
    """Reported, not judged: a test does not measure the machine it runs on."""
    p = visit(server.url)
    expect(p.page.locator("[data-play]")).to_be_enabled()
    told = p.page.evaluate(
        """() => {
          const page = performance.getEntriesByType('navigation')[0];
          const paint = performance.getEntriesByName('first-contentful-paint')[0];
          const sent = performance.getEntriesByType('resource').map((r) => r.transferSize);
          return {
            'first paint, ms': Math.round(paint?.startTime ?? -1),
            'loaded, ms': Math.round(page.loadEventEnd),
            'bytes': sent.reduce((a, b) => a + b, page.transferSize),
          };
        }"""
    )
    for what, value in told.items():
        record_testsuite_property(what, value)
    assert told["bytes"] > 0


def test_a_barrier_that_is_put_there_is_found(server: LiveServer, visit: Visit) -> None:
    """What looks for barriers in all other tests does look."""
    p = visit(server.url)
    expect(p.page.get_by_role("heading", level=1)).to_be_attached()
    p.accessible()
    p.page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    with pytest.raises(AssertionError, match="button-name"):
        p.accessible()
