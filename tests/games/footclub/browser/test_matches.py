"""FootClub in the browser: Poussin by keyboard and by ear, whole matches, secrets, the bonus."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.games.footclub.browser.manager import Manager
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.browser
BOT = {"kind": "bot", "level": 1}
GOLDEN = Path(__file__).parents[1] / "golden"


def table(server: LiveServer, *seats: object, **more: object) -> dict[str, str]:
    """A table of FootClub."""
    laid: dict[str, str] = server.lay(*seats, game="footclub", **more)  # type: ignore[arg-type]
    return laid


def way(laid: dict[str, str]) -> str:
    return f"#/t/{laid['table']}/{laid['secret']}"


def before_the_match(
    server: LiveServer, visit: Visit, preset: str = "match", **how: Any
) -> Manager:
    """Somebody whose draft is over. A club that cannot field a team has lost already: once more."""
    for n in range(8):
        laid = table(server, "me", BOT, preset=preset, options={"home_choice": "lobby"})
        m = Manager(
            visit(server.url, way(laid), confirm="always", **how), random.Random(n).randrange
        )
        m.waits()
        if n == 0:  # the draft itself
            m.p.fits()
            m.p.accessible()
        while m.screen != "prematch" and m.touch():
            m.waits()
        if m.screen == "prematch":
            return m
    raise AssertionError("no draft led to a match")


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "width"), [("en", 1440), ("fr", 390)])
def test_poussin_by_ear(server: LiveServer, visit: Visit, lang: str, width: int) -> None:
    p = visit(
        server.url,
        way(table(server, "me", BOT, preset="poussin")),
        lang=lang,
        width=width,
        confirm="always",
    )
    m = Manager(p, random.Random(11).randrange)
    touches = 0
    while m.hears_and_answers():
        touches += 1
        assert touches < 400
        if touches % 15 == 0:
            p.fits()
            p.reads_words()
    assert touches >= 12


@pytest.mark.slow
def test_poussin_by_keyboard(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, way(table(server, "me", BOT, preset="poussin")), confirm="always")
    m = Manager(p, random.Random(4).randrange)
    answers = 0
    while m.tabs_and_enters():
        answers += 1
        assert answers < 400
        m.settles()
    assert answers >= 12  # eight turns: a fan, and the ball or not, as long as there are cards


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "width", "height", "dark"), [("en", 1440, 900, False), ("fr", 390, 844, True)]
)
def test_a_full_match(
    server: LiveServer, visit: Visit, lang: str, width: int, height: int, dark: bool
) -> None:
    m = before_the_match(
        server, visit, preset="cup", lang=lang, width=width, height=height, dark=dark
    )
    p = m.p
    seen: set[str] = set()
    touches = 0
    while m.touch():
        touches += 1
        assert touches < 900, p.page.locator("main").inner_text()
        screen = m.screen
        if screen not in seen:  # every screen once, with all that it holds
            seen.add(screen)
            p.fits()
            p.reads_words()
            p.accessible()
    assert {"prematch", "pitch"} <= seen
    p.reads_words()
    runs = [a["codes"] for a in p.answers() if len(a["codes"]) > 20]
    assert len(runs[0]) == 1 + 10 + 1 + 14 + 1  # shape, ten players, captain, cards, done


def test_the_bonus_before_it_is_pushed(server: LiveServer, visit: Visit) -> None:
    """Steppers change what is shown and send nothing; the chances are those of §4.2."""
    p = visit(server.url, way(table(server, "me", "me", preset="poussin")), confirm="always")
    m = Manager(p, lambda n: 0)
    m.page.get_by_role("checkbox", name=re.compile("do not cover")).check()
    m.page.locator("[data-handover] button").click()
    attack = re.compile("Set attack")
    for _ in range(120):
        p.page.locator(".turn.live").wait_for()
        if p.page.locator(".window").count():
            break
        ready = p.page.locator("[data-confirm]")
        if ready.count():
            ready.click()
            continue
        card = p.page.get_by_role("list", name="Your hand").get_by_role(
            "button", name=attack, disabled=False
        )
        if card.count():
            card.first.click()
        else:
            p.page.locator(".turn .aside button").last.click()
    window = p.page.locator(".window")
    expect(window.locator(".one b")).to_have_text("−2")
    expect(window).to_contain_text("Goal 22%")
    sent = len(p.answers())
    p.page.get_by_role("button", name="More: Fans").click()
    p.page.get_by_role("button", name="More: Fans").click()
    expect(window.locator(".then b")).to_have_text("0")
    expect(window).to_contain_text("Chance of a goal from 22% to 50%")
    window.locator("summary").click()
    expect(window).to_contain_text("Goal: exactly 1 in 2.")
    assert len(p.answers()) == sent
    p.page.get_by_role("button", name="2 fans").click()
    expect(p.newest).to_contain_text("The bonus stands at 0")


def test_hands_are_covered_between_two_at_one_device(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, way(table(server, "me", "me", preset="poussin")), confirm="always")
    cover = p.page.locator("[data-handover]")
    expect(cover).to_be_visible()
    expect(p.page.get_by_role("list", name="Your hand")).to_be_hidden()
    p.accessible()
    cover.get_by_role("button").click()
    expect(p.page.get_by_role("list", name="Your hand")).to_be_visible()
    # sent at once, for it gives nothing away; a hand without fans has nothing else to answer
    p.page.get_by_role("button", name=re.compile("^(No fan|Confirm)$")).first.click()
    expect(cover).to_be_visible()
    expect(cover.get_by_role("button")).to_be_focused()
    expect(p.page.get_by_role("list", name="Your hand")).to_be_hidden()


def test_why_not(server: LiveServer, visit: Visit) -> None:
    """A shut card says why, with the rule, one touch away."""
    p = visit(server.url, way(table(server, "me", BOT, preset="poussin")), confirm="always")
    p.page.locator(".turn.live").wait_for()
    shut = p.page.get_by_role("list", name="Your hand").get_by_role("button", disabled=True)
    shut.first.click(force=True)
    expect(p.page.locator(".why")).to_be_visible()
    p.page.locator(".why").get_by_role("button", name=re.compile("Read rule (FC|PO)-")).click()
    expect(p.page.get_by_role("dialog")).to_be_visible()


def test_a_draw_pile_is_kept_for_the_next_match(server: LiveServer, visit: Visit) -> None:
    """The editor says what is missing; a choice of cards is kept in the browser and comes back."""
    m = before_the_match(server, visit)
    p = m.p
    seal = p.page.locator("[data-confirm]")
    expect(seal).to_have_attribute("aria-disabled", "true")
    expect(p.page.locator(".turn")).to_contain_text("10 places are still free")
    p.page.get_by_role("button", name="Suggest a line-up").click()
    expect(p.page.locator(".turn")).not_to_contain_text("places are still free")
    p.page.reload()  # what was begun is still there
    expect(p.page.locator(".half .spot[data-person]")).to_have_count(10)
    p.page.get_by_role("tab", name="Match cards").click()
    p.page.get_by_role("button", name="Suggested 14").click()
    expect(seal).not_to_have_attribute("aria-disabled", "true")
    p.page.get_by_label("Keep this choice as").fill("Pressing game")
    p.page.get_by_role("button", name="Keep", exact=True).click()
    p.page.get_by_role("button", name="Clear").click()
    expect(seal).to_have_attribute("aria-disabled", "true")
    p.page.get_by_role("button", name="Pressing game", exact=True).click()
    expect(seal).not_to_have_attribute("aria-disabled", "true")
    kept = p.page.evaluate("localStorage.getItem('touchline.fc.tactics')")
    assert [len(k["cards"]) for k in json.loads(kept)] == [14]


def test_a_line_up_by_keyboard(server: LiveServer, visit: Visit) -> None:
    """A player and then a place, with Enter; a formation that cannot be filled says why."""
    m = before_the_match(server, visit)
    p = m.p
    bench = p.page.locator(".bench li button")
    expect(bench.first).to_be_visible()
    before = bench.count()
    bench.first.focus()
    p.page.keyboard.press("Enter")
    place = p.page.locator(".half .spot.lit").first
    place.focus()
    p.page.keyboard.press("Enter")
    expect(bench).to_have_count(before - 1)
    expect(p.page.locator(".turn")).to_contain_text("9 places are still free")
    p.accessible()
    p.page.locator("[data-formation]").click()
    shapes = (
        p.page.get_by_role("dialog").get_by_role("button").filter(has=p.page.locator("svg circle"))
    )
    expect(shapes).to_have_count(24)
    shut = p.page.locator("dialog [data-option][aria-disabled=true]")
    if shut.count():
        shut.first.click(force=True)
        expect(p.page.get_by_role("dialog")).to_contain_text("your squad has too few")


def test_a_replay_opened_in_a_shoot_out_knows_every_kick(server: LiveServer, visit: Visit) -> None:
    """Goals are named by leg and half, the kicks have a heading, and the end counts both legs."""
    p = visit(server.url, "#/file", width=390, height=844)
    p.page.get_by_label("Choose a file").last.set_input_files(GOLDEN / "tie-shoot-out.tape.json")
    moment = p.page.locator("#moment")
    expect(moment).to_have_value("0")
    expect(p.page.locator(".tell li.minute").last).to_contain_text("Shoot-out")
    goals = p.page.get_by_role("button", name=re.compile("^Goal "))
    expect(goals.first).to_be_attached()
    for goal in goals.all():
        said = goal.get_attribute("aria-label") or ""
        assert re.match(r"Goal \d+: Leg [12], (1st half|2nd half|Extra time), Turn ", said)
        assert goal.inner_text().startswith("Leg")
    last = int(moment.get_attribute("max") or 0)
    missed = 0
    for back in (0, 5, 12):
        moment.fill(str(last - back))
        clubs = p.page.locator("[data-screen=shoot] .rows section")
        expect(clubs).to_have_count(2)
        for club in clubs.all():
            scored = int(club.locator("h2 .num").inner_text())
            expect(club.locator("li.in")).to_have_count(scored)
            missed += club.locator("li.out").count()
    assert missed > 0
    p.fits()
    p.accessible()


def test_links_follow_the_game_that_was_opened_last(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url)
    links = p.page.get_by_role("navigation", name="Main")

    def lead_to(game: str) -> None:
        for name, page in (("Learn", "learn"), ("Rules", "rules"), ("New match", "new")):
            link = links.get_by_role("link", name=name)
            expect(link).to_have_attribute("href", f"#/{page}/{game}")

    lead_to("streetsoccer")
    p.goes(way(table(server, "me", BOT, preset="poussin")))
    lead_to("footclub")
    p.page.locator(".turn").wait_for()
    p.goes("#/about")
    p.page.reload()
    lead_to("footclub")
    p.goes("#/rules/streetsoccer")
    lead_to("streetsoccer")
    p.goes("#/rules")  # and the bare address is that of the last game
    expect(p.page.get_by_role("link", name="StreetSoccer")).to_have_attribute(
        "aria-current", "page"
    )


def test_what_is_asked_before_the_match_and_where_to_touch(
    server: LiveServer, visit: Visit
) -> None:
    laid = table(server, "me", BOT, preset="match", options={"home_choice": "agreed"})
    m = Manager(visit(server.url, way(laid), confirm="always"), random.Random(5).randrange)
    p, panel = m.p, m.page.locator(".turn")
    m.waits()
    expect(panel).to_contain_text("Touch the card that you want.")
    seen = set()
    while m.screen != "prematch" and m.touch():
        m.waits()
        expect(panel).not_to_contain_text("on the pitch")
        if m.screen == "pick" and m.screen not in seen:
            seen.add(m.screen)
            expect(panel).to_contain_text("Touch one of the two.")
    if m.screen != "prematch":
        return  # a draft that no club can be fielded from
    expect(p.question).to_contain_text("Draw up your line-up, and choose 14 match cards")
    expect(panel).to_contain_text("Both clubs do this in secret")
    p.page.get_by_role("button", name="Suggest a line-up").click()
    expect(panel).not_to_contain_text("Both clubs do this in secret")


@pytest.mark.slow
def test_both_line_ups_can_be_seen_at_half_time(server: LiveServer, visit: Visit) -> None:
    m = before_the_match(server, visit, width=390, height=844)
    page = m.page
    while page.get_by_role("tab", name="Both line-ups").count() == 0:
        assert m.touch()
        m.waits()
    expect(page.get_by_role("tab", name="Match cards")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Both line-ups").click()
    pitch = page.locator(".both [data-player]")
    expect(pitch.first).to_be_in_viewport()
    expect(pitch.nth(19)).to_be_attached()
    m.p.fits()
    m.p.accessible()
    page.get_by_role("tab", name="Match cards").click()
    expect(page.get_by_role("button", name="Suggested 14")).to_be_visible()


def test_one_answer_is_one_button(server: LiveServer, visit: Visit) -> None:
    """Where nothing can be chosen the button says what it does, and there is no list."""
    for n in range(12):
        laid = table(server, "me", BOT, preset="poussin")
        p = visit(server.url, way(laid), width=390, height=844, confirm="always")
        m = Manager(p, random.Random(n).randrange)
        while m.touch():
            m.waits()
            only = p.page.locator(".turn .only")
            if only.count():
                expect(p.page.locator(".turn .lone")).to_have_text(re.compile(r"^(No|You) .*\.$"))
                assert only.inner_text() in ("No fan", "Let it go", "No offensive", "No counter")
                expect(only).to_be_in_viewport(ratio=1)
                expect(p.page.locator(".turn .list")).to_have_count(0)
                box = only.bounding_box()
                assert box is not None
                assert box["width"] > 300
                assert box["height"] >= 48
                return
    raise AssertionError("there was always a choice")
