"""Rules of one's own on the page of a new match: saved, picked, renamed, deleted, brought back."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer

from .conftest import Visit
from .people import Person

pytestmark = pytest.mark.browser


def at_the_rules(server: LiveServer, visit: Visit, **how: object) -> Person:
    p = visit(server.url, "#/new/streetsoccer", **how)
    p.page.locator("details summary").first.click()
    return p


@pytest.mark.parametrize(("lang", "width", "height"), [("en", 1440, 900), ("fr", 390, 844)])
def test_rules_are_saved_picked_renamed_and_deleted(
    server: LiveServer, visit: Visit, lang: str, width: int, height: int
) -> None:
    p = at_the_rules(server, visit, lang=lang, width=width, height=height)
    words = {
        "en": ("Save", "Rename", "Delete", "Undo", "Save the name", "Back to the preset"),
        "fr": ("Enregistrer", "Renommer", "Supprimer", "Annuler", "Enregistrer le nom", "modèle"),
    }[lang]
    option = p.page.locator("input[name=first_placer]").nth(1)
    option.check()
    p.page.locator("#own-name").fill("  Sunday   rules ")
    p.page.get_by_role("button", name=words[0], exact=True).click()
    mine = p.page.locator("[data-rules='Sunday rules']")
    expect(mine.get_by_role("radio")).to_be_checked()
    expect(p.page.locator("#own-name")).to_have_count(0)  # what is set is kept
    p.fits()
    p.reads_words()
    p.accessible()
    # another visit: they are there, and set what was saved
    p.page.reload()
    p.page.locator("details summary").first.click()
    expect(option).not_to_be_checked()
    mine.get_by_role("radio").check()
    expect(option).to_be_checked()
    mine.get_by_role("button", name=words[1]).click()
    p.page.locator("#own-fresh").fill("Cup rules")
    p.page.get_by_role("button", name=words[4]).click()
    cup = p.page.locator("[data-rules='Cup rules']")
    expect(cup).to_be_visible()
    cup.get_by_role("button", name=words[2]).click()
    expect(cup).to_have_count(0)
    undo = p.page.get_by_role("button", name=words[3])
    expect(undo).to_be_focused()
    p.page.keyboard.press("Enter")
    expect(cup).to_be_visible()
    # a match is laid by them
    cup.get_by_role("radio").check()
    with p.page.expect_request(lambda r: r.method == "POST" and "/api/tables" in r.url) as laid:
        p.page.locator(".go .btn.primary").click()
    value = json.loads(laid.value.post_data or "{}")["options"]["first_placer"]
    assert value != ""
    expect(p.question).to_be_visible()


def test_rules_that_ask_for_what_is_no_more_are_refused(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/about")
    old = [
        {"id": "1", "game": "streetsoccer", "name": "Old", "preset": "gone", "options": {}},
        {
            "id": "2",
            "game": "streetsoccer",
            "name": "Older",
            "preset": "",
            "options": {"wind": "3"},
        },
    ]
    p.page.evaluate("(kept) => localStorage.setItem('touchline.rules', kept)", json.dumps(old))
    p.page.reload()
    first = "() => fetch('/api/games').then((r) => r.json()).then((g) => g[0].presets[0].key)"
    old[1]["preset"] = p.page.evaluate(first)
    p.page.evaluate("(kept) => localStorage.setItem('touchline.rules', kept)", json.dumps(old))
    p.goes("#/new/streetsoccer")
    p.page.reload()
    for name, words in (("Old", "the preset “gone”"), ("Older", "“3” in “wind”")):
        mine = p.page.locator(f"[data-rules='{name}']")
        expect(mine.get_by_role("radio")).to_be_disabled()
        expect(mine).to_contain_text(words)
        expect(mine).to_contain_text("no longer has")
    p.accessible()
    p.page.get_by_role("button", name="Delete “Older”").click()
    expect(p.page.locator("[data-rules]")).to_have_count(1)
