"""The lessons, done as a newcomer would, and the rulebook."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer

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
    box.fill("")
    expect(p.page.locator("#rule-SS-001")).to_be_attached()


def test_a_rule_can_be_linked_to(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/rules/streetsoccer/SS-057")
    expect(p.page.locator("#rule-SS-057")).to_be_in_viewport()
    p.page.locator("#rule-SS-057").get_by_role("button", name="SS-061").click()
    expect(p.page.locator("#rule-SS-061")).to_be_focused()
    expect(p.page).to_have_url(re.compile("SS-061$"))


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
