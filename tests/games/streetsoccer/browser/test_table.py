"""How the table is laid out: nothing covers the pitch, nothing jumps, the odds are told."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.games.streetsoccer.browser.test_play import KICK, WALK, at
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_on_a_phone_the_panel_covers_no_cell(server: LiveServer, visit: Visit, lang: str) -> None:
    p = at(server, visit, KICK, width=390, height=844, touch=True, confirm="always", lang=lang)

    def clear(below: str = ".bench") -> float:
        """How far the panel begins below the pitch and what lies under it, in px."""
        space: float = p.page.evaluate(
            """(below) => document.querySelector('.do').getBoundingClientRect().top
              - document.querySelector(below).getBoundingClientRect().bottom""",
            below,
        )
        return space

    assert clear() >= 0
    p.cell("e3").tap()
    expect(p.page.locator(".turn .target")).to_be_visible()
    assert clear() >= 0
    expect(p.cell("a4")).to_be_in_viewport(ratio=1)
    p.page.locator(".turn .list summary").tap()
    expect(p.page.locator(".turn li button").first).to_be_in_viewport(ratio=1)
    assert clear() >= 0
    p.page.locator(".turn .list summary").tap()
    for cell in ("f5", "h5"):
        p.cell(cell).tap()
    expect(p.page.locator("[data-confirm]")).to_be_in_viewport(ratio=1)
    assert clear() >= 0
    p.page.locator(".turn .row .btn").last.tap()
    p.cell("l8").tap()  # nobody has been picked, and nobody gets there
    expect(p.page.locator(".why")).to_be_in_viewport(ratio=1)
    assert clear(".stage") >= 0  # the die may lie behind what is told, no cell does


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1440, 900)])
def test_the_result_is_in_sight(server: LiveServer, visit: Visit, width: int, height: int) -> None:
    p = at(server, visit, WALK, width=width, height=height)
    if width < 700:
        p.page.get_by_role("button", name="Tools").click()
    p.page.get_by_role("button", name="Resign").click()
    p.page.get_by_role("button", name="Give up the match").click()
    expect(p.page.locator("#result")).to_be_focused()
    expect(p.result).to_be_in_viewport(ratio=1)
    if width > 960:
        expect(p.page.get_by_role("link", name="Leave")).to_be_in_viewport(ratio=1)


def test_the_pitch_stays_where_it_is(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, KICK, confirm="always")
    place = "JSON.stringify(document.querySelector('.stage').getBoundingClientRect())"
    tail = "document.querySelector('.bench').getBoundingClientRect().height"
    before, under = p.page.evaluate(place), p.page.evaluate(tail)
    p.clicks("e3")
    expect(p.page.locator(".stay")).to_be_visible()  # one may walk round and come back
    assert (p.page.evaluate(place), p.page.evaluate(tail)) == (before, under)
    p.clicks("f5", "h5")
    p.page.locator("[data-confirm]").click()
    expect(p.cell("h5")).to_have_attribute("aria-label", re.compile("with the ball"))
    assert (p.page.evaluate(place), p.page.evaluate(tail)) == (before, under)


def test_what_is_picked_by_itself_is_not_put_back(server: LiveServer, visit: Visit) -> None:
    laid = server.lay("me", "me", options={"first_placer": "L"})
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}")
    back = p.page.get_by_role("button", name="Put back")
    p.bench("player").click()
    expect(back).to_be_visible()
    back.click()
    expect(back).to_be_hidden()
    free = p.page.locator('[data-cell][aria-label*="can be placed here"]')
    for _ in range(8):
        if p.bench("player").get_attribute("aria-pressed") != "true":
            p.bench("player").click()
        cell = free.last.get_attribute("data-cell") or ""
        p.clicks(cell)
        p.plays_now()
        p.sees_figure(cell)
    expect(p.bench("keeper")).to_have_attribute("aria-pressed", "true")
    expect(back).to_be_hidden()


@pytest.mark.parametrize(
    ("lang", "tool", "exact"),
    [
        ("en", "Odds", r"Exactly \d of 6 equally likely rolls"),
        ("fr", "Chances", r"Exactement \d sur 6"),
    ],
)
def test_the_odds_of_an_armed_move(
    server: LiveServer, visit: Visit, lang: str, tool: str, exact: str
) -> None:
    p = at(server, visit, KICK, lang=lang, confirm="always")
    p.clicks("e3", "f5", "h5")
    expect(p.page.locator(".trail .kick")).to_be_attached()
    odds = p.page.locator(".odds")
    expect(odds).to_have_count(0)
    p.page.get_by_role("button", name=tool).click()
    expect(odds.locator("b")).to_have_text(re.compile(r"^\d+\s?%$"))
    expect(odds.locator("p")).to_be_hidden()
    odds.locator("summary").click()
    expect(odds.locator("p")).to_have_text(re.compile(exact))
    p.accessible()
    tall = "document.querySelector('.turn').getBoundingClientRect().height"
    before = p.page.evaluate(tall)
    p.clicks("h4")  # another end: the panel keeps its height while the numbers are counted
    expect(p.page.locator(".turn .target")).to_contain_text("h4")
    assert p.page.evaluate(tall) == before
    p.page.get_by_role("button", name=tool).click()
    expect(odds).to_have_count(0)


@pytest.mark.parametrize(("lang", "words"), [("en", "Minute 3"), ("fr", "3e minute")])
def test_a_minute_heads_its_lines(server: LiveServer, visit: Visit, lang: str, words: str) -> None:
    p = at(server, visit, WALK.replace("L t 3 2a", "R t 3 2b"), lang=lang)
    p.clicks("g5", "g8")
    p.plays_now()
    heading = p.story.get_by_role("listitem").first  # above what happens in it
    expect(heading).to_have_text(words)
    if lang == "fr":
        expect(heading.locator("sup")).to_have_text("e")
        expect(heading.locator("sup")).to_have_css("text-transform", "none")


def test_only_a_story_that_scrolls_is_a_stop_for_the_keyboard(
    server: LiveServer, visit: Visit
) -> None:
    p = at(server, visit, WALK, width=390, height=844)
    expect(p.story).not_to_have_attribute("tabindex", "0")  # there the page scrolls


def test_a_long_level_is_read_whole_on_a_phone(server: LiveServer, visit: Visit) -> None:
    laid = server.lay("me", {"kind": "bot", "level": 1}, moment=WALK)
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", width=390, height=844, lang="fr")
    who = p.page.locator(".bar .s1 .who")
    expect(who).to_contain_text("Nouveau venu")
    for words in ("Mise en place", "Retour des gardiens", "Remise en jeu", "Match terminé"):
        p.page.locator(".phase").evaluate("(e, words) => (e.textContent = words)", words)
        cut = who.evaluate("e => e.scrollHeight - e.clientHeight")
        assert cut <= 1, words


def test_a_lost_network_is_said_at_once(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK)
    p.forgiven += ["WebSocket", "ERR_INTERNET_DISCONNECTED"]
    p.page.context.set_offline(True)
    expect(p.page.get_by_role("alert")).to_contain_text("The line was lost")
    p.page.context.set_offline(False)
    expect(p.page.get_by_role("alert")).to_be_hidden()
    p.clicks("f4", "g6")
    p.plays_now()
    p.sees_figure("g6")
