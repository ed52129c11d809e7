"""The lessons, done as a newcomer would, and the rulebook."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer
from touchline.rooms import ROOMS

from .conftest import Visit

pytestmark = pytest.mark.browser

# what to touch in each lesson; l4 and l5 are the goal on the right
LESSONS = {
    "walk": ["f4", "g6"],
    "ball": ["e3", "f5", "h5"],
    "bend": ["d4", "f4", "i5"],
    "pass": ["d4", "e4", "i6"],
    "goal": ["g5", "i5", "l4"],
    "clear": ["d4", "b4", "e7"],
    "light": ["c4", "b4"],
    "wall": ["e5", "e4", "d5"],
    "final": ["c4", "e4", "l5"],
}


def test_the_tutorial_can_be_completed(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/learn/streetsoccer")
    names = [lesson["id"] for lesson in server.get("/api/lessons/streetsoccer").json()]
    for n, name in enumerate(names, 1):
        expect(p.page.get_by_text(f"Lesson {n} of {len(names)}")).to_be_visible()
        expect(p.page.get_by_text("Well played.")).to_have_count(0)  # the table is the new one
        if name == "wall":  # a walk is refused with its reason, then a kick is found
            p.clicks("c4", "d4")
            expect(p.page.locator(".why")).to_contain_text("shut the ball in")
        open_to_touch = re.compile(r"\b(lit|grip)\b")
        expect(p.cell(LESSONS[name][0])).to_have_class(open_to_touch)
        p.clicks(*LESSONS[name])
        p.page.locator("[data-confirm]").click()
        expect(p.page.get_by_text("Well played.")).to_be_visible()
        if n < len(names):
            onward = p.page.get_by_role("button", name="Next lesson")
            expect(onward).to_be_focused()
            onward.click()
    expect(p.page.get_by_text("That was the last lesson")).to_be_visible()
    expect(p.page.get_by_role("link", name=re.compile("Done"))).to_have_count(len(names))
    p.page.get_by_role("button", name="Play StreetSoccer now").click()
    expect(p.question).to_be_visible()


def test_a_wrong_try_costs_nothing(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/learn/streetsoccer/walk", lang="fr")
    p.clicks("d5", "d8")
    p.page.get_by_role("button", name="Confirmer").click()
    expect(p.page.get_by_text("pas celui que demande la leçon")).to_be_visible()
    p.page.get_by_role("button", name="Recommencer").click()
    p.page.get_by_role("button", name="Un indice").click()
    expect(p.page.locator(".hint")).to_contain_text("f4")
    p.clicks("f4", "g6")
    p.page.get_by_role("button", name="Confirmer").click()
    expect(p.page.get_by_text("Bien joué.")).to_be_visible()


@pytest.mark.parametrize(
    ("lang", "words", "rule"),
    [("en", "killjoy", "SS-058"), ("fr", "DEPLACEMENT", "SS-052"), ("fr", "ss-057", "SS-057")],
)
def test_the_rules_can_be_searched(
    server: LiveServer, visit: Visit, lang: str, words: str, rule: str
) -> None:
    p = visit(server.url, "#/rules/streetsoccer", lang=lang)
    box = p.page.get_by_role("searchbox")
    box.fill(words)
    expect(p.page.locator(f"#rule-{rule}")).to_be_visible()
    box.fill("xyzzy")
    expect(p.page.get_by_role("article")).to_have_count(0)
    box.fill("e")
    found = p.page.get_by_role("article")
    expect(found).to_have_count(10)
    p.page.locator("[data-more]").click()
    expect(found.nth(10)).to_be_attached()
    box.fill("")
    expect(p.page.locator("h2")).to_contain_text(
        {"en": "In two minutes", "fr": "En deux minutes"}[lang]
    )


def test_a_rule_can_be_linked_to(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/rules/streetsoccer/SS-057")
    expect(p.page.locator("#rule-SS-057")).to_be_in_viewport()
    p.page.locator("#rule-SS-057").get_by_role("button", name="SS-061").click()
    expect(p.page.locator("#rule-SS-061")).to_be_focused()
    expect(p.page).to_have_url(re.compile("SS-061$"))
    p.page.go_back()
    expect(p.page.locator("#rule-SS-057")).to_be_in_viewport()
    expect(p.page).to_have_url(re.compile("SS-057$"))


def test_the_contents_of_the_rules_are_at_hand_on_a_phone(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/rules/eleven", lang="fr", width=390, height=844, touch=True)
    heading, contents = p.page.locator("h2#chapter"), p.page.locator("[data-contents]")
    expect(heading).to_contain_text("Le jeu en deux pages")
    p.page.evaluate("scrollTo(0, 2000)")
    contents.tap()
    sheet = p.page.get_by_role("dialog")
    expect(sheet.locator("[aria-current]")).to_have_text("Le jeu en deux pages")
    p.accessible()
    sheet.get_by_role("link", name="Le lundi", exact=True).tap()
    expect(sheet).to_have_count(0)
    expect(heading).to_be_focused()
    expect(heading).to_contain_text("Le lundi")
    expect(heading).to_be_in_viewport()
    expect(p.page).to_have_url(re.compile("#/rules/eleven/chapter-7$"))
    p.page.get_by_role("navigation", name="Chapitre").get_by_role("link").last.tap()
    expect(heading).to_contain_text("Du mardi au jeudi")
    # every section has an address, also one without a number, and each page is short
    p.page.go_back()
    expect(heading).to_contain_text("Le lundi")
    p.page.go_back()
    expect(heading).to_contain_text("Le jeu en deux pages")
    third = p.page.get_by_role("article").nth(2)
    third.locator("h3 a").tap()
    expect(third).to_be_focused()
    expect(p.page).to_have_url(re.compile(r"#/rules/eleven/1\.3$"))
    p.page.reload()
    expect(third).to_be_in_viewport()
    p.fits()


@pytest.mark.parametrize("game", list(ROOMS))
def test_no_page_of_the_rules_is_longer_than_a_chapter(
    server: LiveServer, visit: Visit, game: str
) -> None:
    """The longest chapter in print is some fourteen screens of a phone."""
    p = visit(server.url, f"#/rules/{game}", lang="fr", width=390, height=844)
    expect(p.page.locator("h2#chapter")).to_be_visible()
    p.page.locator("[data-contents]").click()
    count = p.page.get_by_role("dialog").get_by_role("link").count()
    p.page.go_back()
    high = []
    for n in range(count):
        p.page.evaluate(f"location.hash = '#/rules/{game}/chapter-{n + 1}'")
        expect(p.page.locator("h2#chapter .num")).to_have_text(str(n + 1))
        high.append(p.page.evaluate("document.documentElement.scrollHeight"))
    assert max(high) < 14 * 844, high


@pytest.mark.parametrize(("lang", "words"), [("en", "no rule"), ("fr", "pas de règle")])
def test_a_rule_that_does_not_exist_is_told_so(
    server: LiveServer, visit: Visit, lang: str, words: str
) -> None:
    nobodys = "ss-999"
    p = visit(server.url, f"#/rules/streetsoccer/{nobodys}", lang=lang)
    expect(p.page.get_by_role("alert")).to_contain_text(f"{words} {nobodys.upper()}")
    expect(p.page.get_by_role("searchbox")).to_be_focused()
    p.page.get_by_role("searchbox").fill("SS-057")
    expect(p.page.locator("#rule-SS-057")).to_be_visible()
    expect(p.page.get_by_role("alert")).to_be_hidden()
