"""What every table shares: its pace, how an answer is given, and where the focus goes."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.server.live_server import LiveServer
from touchline.rooms import ROOMS

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


#: what can be answered with, in the order of trying; what greys something out leaves it out
WAYS = (
    ".turn [data-confirm]",
    "[data-auto]",
    "[data-next]",
    ".turn [data-onward]",
    ".hand li.open:not(.chosen) button",
    "button.can:not(.picked)",
    "[data-ability].open:not(.picked)",
    ".turn .aside button",
    ".turn [data-pass]",
    ".turn li button",
    ".turn summary",
    ".turn button:not([data-takeback])",
)
OPEN = ":not([disabled]):not([aria-disabled=true])"


def goes_on(p: Person, choose: random.Random) -> None:
    """Touch something that is open, of the first kind that is there; nothing where it has gone."""
    for way in WAYS:
        ways = p.page.locator(f"{way}{OPEN}:visible")
        if ways.count() == 0:
            continue
        try:
            ways.nth(choose.randrange(ways.count())).click(timeout=5_000)
        except TimeoutError:  # it has gone meanwhile
            continue
        return


KEPT = "() => document.activeElement !== document.body && document.activeElement.isConnected"


@pytest.mark.parametrize("game", [room.game.name for room in ROOMS.values()])
def test_the_focus_is_never_lost_where_answers_are_given_by_keyboard(
    server: LiveServer, visit: Visit, game: str
) -> None:
    laid = against(server, game)
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", confirm="always")
    choose = random.Random(5)
    asked = p.page.locator(".turn.live #question, .turn [data-onward], [data-result]").first
    answered = touches = 0
    while answered < 8 and touches < 60:
        asked.wait_for()
        if p.result.count():
            break
        for way in WAYS:
            found = p.page.locator(f"{way}{OPEN}").locator("visible=true")
            if found.count():
                break
        thing = found.nth(choose.randrange(found.count()))
        told = thing.evaluate("e => e.outerHTML.slice(0, 200)")
        thing.focus()
        touches += 1
        for _ in range(choose.choice((1, 2))):  # a second press on a picked card may confirm it
            p.page.evaluate("document.querySelector('#question').dataset.old = ''")
            p.page.keyboard.press("Enter")
            if not p.page.locator("#question[data-old]").count():
                answered += 1
                break
            if not way.startswith(".hand"):
                break
        asked.wait_for()
        try:
            p.page.wait_for_function(KEPT, timeout=5_000)
        except TimeoutError as e:
            raise AssertionError(f"after {told} nothing has the focus") from e
    assert answered >= 8, p.question.inner_text()


def test_the_list_of_choices_closes_with_its_question_on_a_phone(
    server: LiveServer, visit: Visit
) -> None:
    p = placing(server, visit, width=390, height=844, touch=True, confirm="always")
    assert p.plays_something(lambda n: 0)
    expect(p.newest).to_be_attached()
    bar = p.page.locator(".do:has(.turn.live)")
    expect(bar).to_have_css("position", "sticky")
    expect(p.page.locator(".turn .list[open]")).to_have_count(0)


@pytest.mark.parametrize(("lang", "yours"), [("en", "Your turn"), ("fr", "À vous")])
def test_the_title_says_whose_turn_it_is_who_plays_and_how_it_stands(
    server: LiveServer, visit: Visit, lang: str, yours: str
) -> None:
    p = placing(server, visit, lang=lang)
    expect(p.page).to_have_title(re.compile(rf"^{yours} · \w.* 0–0 \w.* · Touchline$"))
    p.goes("#/about")
    expect(p.page).not_to_have_title(re.compile(yours))


def test_back_closes_what_lies_over_the_table_before_it_leaves(
    server: LiveServer, visit: Visit
) -> None:
    laid = against(server, "streetsoccer", options={"first_placer": "L"})
    p = visit(server.url, "#/about", device="host")
    p.goes(f"#/t/{laid['table']}/{laid['secret']}")
    sheet = p.page.get_by_role("dialog")
    for tool in ("Rules", "Settings"):
        p.page.get_by_role("button", name=tool, exact=True).click()
        expect(sheet).to_be_visible()
        p.page.go_back()
        expect(sheet).to_have_count(0)
        expect(p.question).to_be_visible()
    p.page.get_by_role("button", name="Rules", exact=True).click()
    p.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    p.page.wait_for_function("() => history.state?.layers === 1")  # the one that asks
    p.page.go_back()
    expect(sheet).to_have_accessible_name("Leave the match?")
    p.page.get_by_role("button", name="Leave", exact=True).last.click()
    expect(p.page).to_have_url(re.compile("#/about$"))
    p.page.go_forward()
    expect(p.question).to_be_visible()
    expect(sheet).to_have_count(0)
