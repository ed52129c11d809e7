"""Worldwide Football in the browser: whole matches, four seats, windows, reasons."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.asked import asked
from tests.client.conftest import Visit
from tests.games.worldwide.browser.captain import Captain
from tests.games.worldwide.browser.typist import Typist
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.browser
BOT = {"kind": "bot", "level": 1}


def table(server: LiveServer, *seats: object, **more: object) -> dict[str, Any]:
    """A table of Worldwide Football."""
    laid: dict[str, Any] = server.lay(*seats, game="worldwide", **more)  # type: ignore[arg-type]
    return laid


def way(laid: dict[str, Any], secret: str = "") -> str:
    return f"#/t/{laid['table']}/{secret or laid['secret']}"


def plays(m: Captain, screens: int, most: int = 1500) -> set[str]:
    """A whole match, each screen looked at once; all screens seen."""
    seen: set[str] = set()
    touches = 0
    while m.touch():
        touches += 1
        assert touches < most
        m.waits()
        if m.page.locator("[data-handover]").count() or m.screen in seen:
            continue
        seen.add(m.screen)
        m.p.fits()
        m.p.reads_words()
        if len(seen) <= screens:
            m.p.accessible()
    return seen


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "width", "height", "dark"), [("en", 1440, 900, False), ("fr", 390, 844, True)]
)
def test_a_professional_match_at_home(
    server: LiveServer, visit: Visit, lang: str, width: int, height: int, dark: bool
) -> None:
    laid = table(server, "me", BOT, preset="home")
    p = visit(
        server.url, way(laid), lang=lang, width=width, height=height, dark=dark, confirm="always"
    )
    m = Captain(p, random.Random(3).randrange)
    seen = plays(m, 12)
    assert {"teams/team_choice", "choose/ground", "pair/ability_commit"} <= seen
    assert {"table/attack", "table/defence", "table/give_back"} <= seen
    expect(p.page.locator("[data-report]")).to_be_visible()
    p.fits()
    p.reads_words()
    p.accessible()


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "width"), [("fr", 1440), ("en", 390)])
def test_the_amateur_game_by_ear(server: LiveServer, visit: Visit, lang: str, width: int) -> None:
    p = visit(
        server.url,
        way(table(server, "me", BOT, preset="amateur")),
        lang=lang,
        width=width,
        confirm="always",
    )
    m = Captain(p, random.Random(7).randrange)
    m.touch()  # a team, by its button
    answers = 0
    while m.hears_and_answers():
        answers += 1
        assert answers < 900
    assert answers > 20


@pytest.mark.slow
def test_a_match_begins_by_keyboard_alone(server: LiveServer, visit: Visit) -> None:
    """A team, a card, a defence, a star, a moment that is waived: Tab, arrows, Enter and Space."""
    p = visit(server.url, way(table(server, "me", BOT, preset="amateur")), confirm="always")
    who = Typist(Captain(p, random.Random(6).randrange))
    wanted = {"teams", "played", "defended", "let", "star", "passed", "waived", "give_back"}
    for _ in range(160):
        assert who.answers(), f"the match was over before {wanted - who.did}"
        if wanted <= who.did:
            break
    assert wanted <= who.did
    p.accessible()


@pytest.mark.slow
def test_two_pairs_at_one_device(server: LiveServer, visit: Visit) -> None:
    """Four hands behind one screen: the table is covered whenever the seat changes."""
    laid = table(server, "me", "me", "me", "me", preset="professional")
    p = visit(server.url, way(laid), width=390, height=844, confirm="always")
    m = Captain(p, random.Random(5).randrange)
    seen = plays(m, 2, most=3000)
    assert {
        "choose/captain_choice",
        "table/captain_start",
        "table/attack",
        "table/defence",
    } <= seen


def until(m: Captain, screen: str) -> None:
    """Touch until this screen is there."""
    for _ in range(200):
        m.waits()
        if not m.page.locator("[data-handover]").count() and m.screen == screen:
            return
        m.touch()
    raise AssertionError(f"{screen} did not come")


def test_what_an_attack_card_would_meet(server: LiveServer, visit: Visit) -> None:
    """A picked card says what each defence needs; nothing is sent before it is confirmed."""
    p = visit(server.url, way(table(server, "me", "me", preset="amateur")), confirm="always")
    m = Captain(p, random.Random(1).randrange)
    until(m, "table/attack")
    sent = len(p.answers())
    p.page.locator(".hand li.open button").first.click()
    expect(p.page.locator(".answers li").first).to_be_visible()
    said = str(p.page.locator(".answers li").first.get_attribute("aria-label"))
    assert re.search(r"needs \d+: \d+%", said)
    assert len(p.answers()) == sent
    p.accessible()


def test_a_window_looks_the_same_with_nothing_to_play(server: LiveServer, visit: Visit) -> None:
    """WF-125 A reaction is asked in one way: one button to let it go, and no hurry."""
    p = visit(server.url, way(table(server, "me", "me", preset="amateur")), confirm="always")
    m = Captain(p, random.Random(4).randrange)
    for _ in range(250):
        m.waits()
        if p.page.locator(".react").count() and not p.page.locator("[data-handover]").count():
            break
        m.touch()
    expect(p.page.locator(".react [data-pass]")).to_have_count(1)
    expect(p.page.locator(".react")).to_contain_text("Take your time")
    before = len(p.answers())
    p.page.locator(".react [data-pass]").click()
    m.waits()
    assert len(p.answers()) == before + 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_five_abilities_are_all_seen_on_a_phone(
    server: LiveServer, visit: Visit, lang: str
) -> None:
    """WF-022 Of both sides, without pushing anything along."""
    way_in = way(table(server, "me", BOT, preset="professional"))
    p = visit(server.url, way_in, lang=lang, width=390, height=844, confirm="always")
    until(Captain(p, random.Random(1).randrange), "table/attack")
    names = p.page.locator("[data-ability]")
    expect(names).to_have_count(10)
    for name in names.all():
        box = name.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert name.evaluate("b => b.scrollWidth <= b.clientWidth")


def test_why_a_card_is_shut(server: LiveServer, visit: Visit) -> None:
    """What is greyed says why, with its rule."""
    p = visit(server.url, way(table(server, "me", "me", preset="amateur")), confirm="always")
    m = Captain(p, random.Random(2).randrange)
    until(m, "table/attack")
    p.page.locator(".hand li:not(.open) button").first.click(force=True)
    expect(p.page.locator(".turn")).to_contain_text(re.compile(r"WF-\d{3}"))


def test_a_moment_that_goes_by_itself(server: LiveServer, visit: Visit) -> None:
    """WF-125 Where a person plays as well, what is waived goes whatever one holds."""
    laid = table(server, "me", "invite", preset="amateur")
    home = Captain(visit(server.url, way(laid), confirm="always"), random.Random(4).randrange)
    away = Captain(
        visit(server.url, way(laid, laid["invites"]["1"]), confirm="always"),
        random.Random(5).randrange,
    )
    for m in (home, away):
        m.page.locator(".turn").wait_for()
        if m.page.locator("dialog[open]").count():
            m.page.keyboard.press("Escape")

    def to_a_window() -> Captain:
        for _ in range(600):
            due = asked([home.p, away.p])
            for m in (home, away):
                if m.p in due:
                    if m.page.locator(".react [data-waive]").count():
                        return m
                    m.touch()
        raise AssertionError("no window came")

    one = to_a_window()
    page = one.page
    expect(page.locator(".react")).to_contain_text("Whatever you hold")
    sent = len(one.p.answers())
    page.locator("[data-waive]").click()
    expect(page.locator("[data-going]")).to_be_visible()
    page.locator("[data-going]").wait_for(state="detached")
    assert [a["codes"] for a in one.p.answers()[sent:]] == [[0]]


def test_before_there_are_teams_people_stand_for_themselves(
    server: LiveServer, visit: Visit
) -> None:
    p = visit(server.url, way(table(server, {"kind": "me", "name": "Ana"}, BOT, preset="amateur")))
    p.page.locator("[data-option='0']").wait_for()
    bar = p.page.locator("section.bar")
    expect(bar).to_contain_text("Ana")
    expect(bar).not_to_contain_text(re.compile("team 1", re.I))
    expect(bar.locator("svg")).to_have_count(0)


@pytest.mark.slow
def test_the_second_half_keeps_the_pair_and_the_end_tells_the_goals(
    server: LiveServer, visit: Visit
) -> None:
    """WF-022 At half-time the two of the first half lie there; the board at the end has figures."""
    options = {"max_attacks_per_half": "20"}
    laid = table(server, "me", BOT, preset="professional", options=options)
    p = visit(server.url, way(laid), confirm="always")
    m = Captain(p, random.Random(8).randrange)
    pairs: list[list[str | None]] = []
    while True:
        m.waits()
        if p.page.locator("[data-result]").count():
            break
        if m.screen == "pair/ability_commit":
            chosen = p.page.locator("[data-free][aria-pressed=true]")
            if pairs:
                assert [c.get_attribute("data-free") for c in chosen.all()] == pairs[0]
            else:
                p.page.locator("[data-free='1'], [data-free='8']").first.click()
                p.page.locator("[data-free][aria-pressed=false]").last.click()
            pairs.append([c.get_attribute("data-free") for c in chosen.all()])
            p.page.locator(".turn [data-confirm]").click()
            continue
        m.touch()
    assert len(pairs) == 2
    end = p.page.locator("[data-end]")
    expect(end).to_be_visible()
    expect(end.get_by_role("row", name=re.compile("Shots"))).to_be_visible()
    score = p.page.locator("section.bar .score").all_inner_texts()
    if score != ["0", "0"]:
        expect(end.locator("li b.num").last).to_have_text("–".join(score))
    p.fits()
    p.accessible()
    end.locator("[data-figures]").click()
    expect(p.page.locator("[data-report] h2")).to_be_focused()
    end.get_by_role("link", name=re.compile("replay", re.I)).click()
    expect(p.page.locator("#moment")).to_be_visible()


def test_learning(server: LiveServer, visit: Visit) -> None:
    """The courses stand there, and a module opens a table where it is alone."""
    p = visit(server.url, "#/learn/worldwide", width=390, height=844)
    p.page.locator("[data-course=amateur]").wait_for()
    p.fits()
    p.reads_words()
    p.accessible()
    p.page.locator("button[data-course=corner]").click()
    expect(p.page.locator("[data-lesson=corner]")).to_be_visible()
    p.reads_words()


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fr", 390)])
def test_a_lesson_from_its_first_step_to_its_last(
    server: LiveServer, visit: Visit, lang: str, width: int
) -> None:
    """Fouls and set pieces: another answer changes nothing, the right one goes on."""
    p = visit(server.url, "#/learn/worldwide", lang=lang, width=width, height=844, confirm="always")
    p.page.locator("a[data-lesson=foul]").click()
    step = p.page.locator("[data-course-step]")
    p.page.locator("[data-begin]").click()
    expect(step).to_have_attribute("data-course-step", "1")
    p.fits()
    p.reads_words()
    p.accessible()

    def plays(card: str) -> None:
        p.page.locator(f".hand li:not(.copy) [data-card='{card}']").click()
        p.page.locator(".turn [data-confirm]").click()

    plays("a:2")
    expect(p.page.locator(".turn [role=alert]")).to_be_visible()
    expect(step).to_have_attribute("data-course-step", "1")
    for n, card in enumerate(["a:0", "a:2", "a:3", "a:0"], 2):
        plays(card)
        expect(step).to_have_attribute("data-course-step", str(n))
        expect(p.page.locator(".turn.live")).to_be_visible()
        p.reads_words()
    number = p.page.locator(".pad [data-option='n:5']")
    stands = number.bounding_box()
    number.dblclick()  # what is confirmed is never where the number was: nothing is sent
    expect(number).to_have_attribute("aria-pressed", "true")
    assert number.bounding_box() == stands
    expect(step).to_have_attribute("data-course-step", "5")
    p.page.locator(".turn [data-confirm]").click()
    expect(step).to_have_attribute("data-course-step", "end")
    expect(p.page.locator("#course-step")).to_be_focused()
    p.fits()
    p.reads_words()
    p.accessible()
    p.page.locator("[data-onward]").click()
    expect(p.page.locator("[data-begin]")).to_be_visible()
    p.goes("#/learn/worldwide")
    expect(p.page.locator("[data-next] .known")).to_have_count(1)


@pytest.mark.slow
def test_four_browsers_and_one_that_goes(server: LiveServer, visit: Visit) -> None:
    """Two pairs through links; a seat that is lost comes back to its own hand, and play goes on."""
    laid = table(server, "me", "invite", "invite", "invite", preset="professional")
    secrets = [laid["secret"], *(laid["invites"][str(n)] for n in (1, 2, 3))]
    all_four = [
        Captain(visit(server.url, way(laid, s), confirm="always"), random.Random(n).randrange)
        for n, s in enumerate(secrets)
    ]
    for m in all_four:
        m.page.locator(".turn").wait_for()
        if m.page.locator("dialog[open]").count():
            m.page.keyboard.press("Escape")

    def together(touches: int) -> None:
        for _ in range(touches):
            due = asked([m.p for m in all_four])[0]
            next(m for m in all_four if m.p is due).touch()

    together(60)
    lost = all_four[2]
    hand = lost.page.locator(".hand [data-card]")
    before = [h.get_attribute("data-card") for h in hand.all()]
    lost.p.goes("#/about")
    expect(all_four[0].page.locator("section.bar")).to_contain_text(
        re.compile("has left|line lost")
    )
    lost.p.goes(way(laid, secrets[2]))
    lost.page.locator(".turn").wait_for()
    assert [h.get_attribute("data-card") for h in hand.all()] == before
    together(30)
    for m in all_four:
        m.p.fits()
        m.p.reads_words()
