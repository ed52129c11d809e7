"""Planning a line-up of Eleven by hand: forecast, shirts by mouse, finger and keyboard, shirts that
must be bound or exchanged, the match told and told again, and what the week still costs.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.client.conftest import Visit
from tests.games.eleven.browser.test_season import Manager
from tests.games.eleven.matches import own
from tests.games.eleven.server.test_table import anyhow, play
from tests.server.live_server import LiveServer
from touchline.core.buffers import Codes
from touchline.core.log import Log
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table, number_of, numbered, role_of
from touchline.games.eleven.rules.table import squad

pytestmark = pytest.mark.browser

Prepare = Callable[[Table], None]
STRIKER, NUMBERED = "R29", "R05"


def a_squad(t: Table) -> None:
    """A keeper and two field players who need nothing."""
    t.put(0, c.HAS + c.FITNESS, 6)
    own(t, 0, "R01", STRIKER, NUMBERED)
    for card in range(squad.footballers_end(t)):
        shirt = squad.shirt_of(t, 0, card) if t.where[card] == c.OWN else -1
        if shirt >= 0 and t.shirt(0, shirt, c.FIELD) == 0:
            out = next(n for n in range(10) if t.shirt(0, n, c.FIELD) and squad.wearer(t, 0, n) < 0)
            t.dress(0, shirt, c.FIELD, 1)
            t.dress(0, out, c.FIELD, 0)


def fans_are_asked(t: Table) -> bool:
    """Is a line-up followed by the question of fans, and not by dice?"""
    u, codes, silent = t.clone(), Codes(), Log(False)
    while GAME.due(u) == 1:
        GAME.options(u, 0, codes)
        if codes.kind == c.STANDS:
            return True
        if not c.FORMATION_ <= u.lanes[0].phase() <= c.PLACE:
            return False
        GAME.step(u, 0, codes.items[0], silent)
    return False


def at_line_up(
    server: LiveServer, visit: Visit, prepare: Prepare | None = a_squad, **how: object
) -> Manager:
    """Match day of the first week, with a club as the test wants it; None: one that came about, so
    that the server can play it again, and in which fans are asked for after the line-up.
    """
    for _ in range(20):
        laid = server.lay("me", game="eleven")
        guest = server.join(laid["table"], laid["secret"])
        play([guest], anyhow(4), lambda v: v["clubs"][0]["doing"] == "formation")
        match = server.lobby._live[laid["table"]].live.match
        state = match.state
        assert isinstance(state, Table)
        if prepare is not None or fans_are_asked(state):
            break
        guest.leave()
    assert isinstance(state, Table)
    if prepare is not None:
        for card in range(squad.footballers_end(state)):  # nobody else is there
            if state.where[card] == c.OWN:
                squad.leave(state, 0, card)
                state.move(card, c.PILE, -1)
        prepare(state)
        match.ask = match.game.asking(match.state, False)
        match._views = [None] * (state.seats + 1)  # those of before are not true any more
    guest.leave()
    way = f"#/t/{laid['table']}/{laid['secret']}"
    m = Manager(visit(server.url, way, **{"confirm": "always", **how}), 4)
    m.waits()
    expect(m.page.locator("[data-lineup]")).to_be_visible()
    return m


def zone_of(page: Page, shirt: str) -> str:
    """Where a shirt stands."""
    at = page.locator(f"[data-zone]:has([data-shirt='{shirt}'])")
    return str(at.get_attribute("data-zone"))


def given(m: Manager) -> None:
    """The line-up has been given."""
    expect(m.page.locator("[data-lineup]")).to_have_count(0)
    expect(m.page.locator(".match [data-zone]")).to_have_count(9)


# -- the forecast ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "width"), [("en", 390), ("fr", 390), ("en", 1280), ("fr", 1280)])
def test_what_would_come_of_it(server: LiveServer, visit: Visit, lang: str, width: int) -> None:
    """Against every card they may show, and each of them; it follows whatever is moved."""
    m = at_line_up(
        server, visit, lang=lang, width=width, height=844, touch=width < 600, dark=lang == "fr"
    )
    page = m.page
    told = page.locator("[data-forecast]")
    expect(told).to_be_visible()
    assert int(str(told.get_attribute("data-forecast"))) > 1
    expect(told.locator("tr[data-section]")).to_have_count(5)
    m.looks()
    m.p.accessible()
    before = told.inner_text()
    m.presses(page.locator("[data-person]:not([aria-disabled=true])").last)
    expect(told).not_to_have_text(before)
    m.presses(told.locator("[data-front='0']"))
    expect(told.locator("[data-front='0']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".lineup .foes").first).to_be_visible()
    m.presses(told.locator("[data-front='all']"))
    expect(page.locator(".lineup .foes")).to_have_count(0)
    m.looks()
    assert not any('"answer"' in frame for frame in m.p.sent), "nothing has been given"


def test_on_a_phone_the_plan_comes_first(server: LiveServer, visit: Visit) -> None:
    """The question, the pitch and the button that gives it are in sight without scrolling."""
    m = at_line_up(server, visit, width=390, height=844, touch=True)
    for thing in ("#question", ".lineup [data-shape]", ".lineup [data-zone='1']", ".give button"):
        expect(m.page.locator(thing).first).to_be_in_viewport()
    top = m.page.locator(".lineup").bounding_box()
    desk = m.page.locator(".desk").bounding_box()
    assert top
    assert desk
    assert top["y"] < desk["y"]


# -- moving shirts ---------------------------------------------------------------------------------


def focused(page: Page) -> str:
    """The shirt that has the focus."""
    return str(page.evaluate("document.activeElement?.dataset?.shirt ?? ''"))


def test_a_shirt_is_moved_by_keyboard_and_keeps_the_focus(server: LiveServer, visit: Visit) -> None:
    m = at_line_up(server, visit)
    page = m.page
    page.locator("[data-shape]").first.focus()
    for _ in range(10):
        page.keyboard.press("Tab")
        if focused(page):
            break
    shirt = focused(page)
    assert shirt, "Tab leads to the pitch"
    page.keyboard.press("ArrowDown")
    assert focused(page) not in ("", shirt), "arrow keys go from shirt to shirt"
    shirt = focused(page)
    was = zone_of(page, shirt)
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-shirt='{shirt}']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-to]")).to_have_count(0)
    assert focused(page) == shirt
    page.keyboard.press("Enter")
    for key in ("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown") * 3:
        page.keyboard.press(key)
        if page.evaluate("document.activeElement?.dataset?.to !== undefined"):
            break
    to = page.evaluate("document.activeElement?.dataset?.to")
    assert to is not None
    page.keyboard.press("Enter")
    expect(page.locator("[data-to]")).to_have_count(0)
    assert focused(page) == shirt, "whoever moves a shirt stays with it"
    why = page.locator(".lineup [role=alert]")
    there = page.locator(f"[data-zone='{to}']:has([data-shirt='{shirt}'])")
    expect((why if to == was else why.or_(there)).first).to_be_attached()


def test_a_shirt_is_dragged(server: LiveServer, visit: Visit) -> None:
    """To another zone; whoever is in its way gives way. Beside the pitch it stays."""
    m = at_line_up(server, visit)
    page = m.page
    page.locator("[data-shape]").first.click()

    def drags(shirt: Locator, x: float, y: float) -> None:
        box = shirt.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.move(x, y, steps=6)
        page.mouse.up()

    loose = [n for n in range(13) if page.locator(f"[data-shirt='{n}']").count()]
    shirt = next(
        n for n in loose if page.locator(f"[data-shirt='{n}'] small").count() == 0
        and zone_of(page, str(n)) == "1"
    )  # fmt: skip
    thing = page.locator(f"[data-shirt='{shirt}']")
    goal = page.locator("[data-zone='7']").bounding_box()
    assert goal
    drags(thing, goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    expect(page.locator(f"[data-zone='7'] [data-shirt='{shirt}']")).to_have_count(1)
    expect(page.locator("[data-shirt]")).to_have_count(10)
    drags(thing, 5, 5)
    expect(page.locator(f"[data-zone='7'] [data-shirt='{shirt}']")).to_have_count(1)


def test_who_cannot_stand_there_says_why(server: LiveServer, visit: Visit) -> None:
    """A footballer only in zones of his; the rule is one touch away."""
    m = at_line_up(server, visit)
    page = m.page
    for person in page.locator("[data-person]").all():
        person.click()
    worn = page.locator("[data-shirt]:has(small)").first
    shirt = str(worn.get_attribute("data-shirt"))
    was = zone_of(page, shirt)
    worn.click()
    shut = page.locator("[data-zone]:not(:has([data-to]))")
    zone = next(z for z in shut.all() if z.get_attribute("data-zone") != was)
    box, start = zone.bounding_box(), worn.bounding_box()
    assert box
    assert start
    page.mouse.move(start["x"] + 20, start["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + 6, box["y"] + box["height"] - 6, steps=6)
    page.mouse.up()
    expect(page.locator(".lineup [role=alert] button")).to_contain_text("EL-121")
    assert zone_of(page, shirt) == was


# -- what is only known on the way -----------------------------------------------------------------


def without_shirts(t: Table) -> None:
    """Two footballers without number, for whom no shirt has been named (EL-116)."""
    t.put(0, c.HAS + c.FITNESS, 6)
    high = [
        n
        for n in range(squad.footballers_end(t))
        if numbered(number_of(t, n)) < 0 and role_of(t, n) != c.KEEPER
    ]
    for card in high[:2]:
        squad.own(t, 0, card)
        squad.leave(t, 0, card)


def on_the_bench(t: Table) -> None:
    """A footballer whose shirt lies on the bench, so that another makes room (EL-205)."""
    t.put(0, c.HAS + c.FITNESS, 6)
    (card,) = own(t, 0, NUMBERED)
    shirt = squad.shirt_of(t, 0, card)
    if t.shirt(0, shirt, c.FIELD):
        bench = next(n for n in range(13) if t.shirt(0, n, c.FIELD) == 0)
        t.dress(0, bench, c.FIELD, 1)
        t.dress(0, shirt, c.FIELD, 0)


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fr", 390)])
@pytest.mark.parametrize(
    ("prepare", "kind"), [(without_shirts, "bind"), (on_the_bench, "exchange")]
)
def test_a_choice_that_comes_on_the_way_is_asked(
    server: LiveServer, visit: Visit, prepare: Prepare, kind: str, lang: str, width: int
) -> None:
    """Which shirt passes to him, or makes room for his: buttons in words, and then the places."""
    m = at_line_up(server, visit, prepare, lang=lang, width=width, height=844, touch=width < 600)
    page = m.page
    for person in page.locator("[data-person]").all():
        m.presses(person)
    m.presses(page.locator(".give [data-confirm]"))
    choices = page.locator(f"[data-lineup='{kind}'] [data-option]")
    assigning = page.locator("[data-lineup='assign']")
    assigning.or_(choices.first).first.wait_for()
    if assigning.count():  # EL-206 abilities are not paid for here
        m.presses(assigning.locator("[data-confirm]"))
    expect(choices.first).to_be_visible()
    expect(choices.nth(1)).to_be_visible()
    m.looks()
    m.p.accessible()
    last = choices.last
    shirt = str(last.get_attribute("data-option")).removeprefix("shirt:")
    more = page.locator(":is([data-lineup='bind'], [data-lineup='exchange']) [data-option]")
    onward = page.locator("[data-lineup='place'], .match [data-zone]")
    m.presses(last)
    for _ in range(5):
        more.or_(onward).first.wait_for()
        if not more.count():
            break
        name = str(page.locator("#question").inner_text())
        m.presses(more.first)
        expect(page.locator("#question")).not_to_have_text(name)
    if page.locator("[data-lineup='place']").count():
        here = page.locator(f"[data-lineup='place'] [data-shirt='{shirt}']")
        expect(here).to_have_count(1 if kind == "bind" else 0)
        expect(page.locator("[data-lineup='place'] [data-forecast]")).to_be_visible()
        m.presses(page.locator(".give [data-confirm]"))
    given(m)


def test_what_is_taken_back_is_not_given_again_by_itself(server: LiveServer, visit: Visit) -> None:
    """The plan stays, the answers do not, not one of them: somebody wants another line-up."""
    m = at_line_up(server, visit, None)
    page = m.page
    m.presses(page.locator(".give [data-confirm]"))
    back = page.locator("[data-takeback]")
    given(m)
    expect(back).to_be_visible()
    answers = sum('"answer"' in frame for frame in m.p.sent)
    m.presses(back)
    expect(page.locator("[data-lineup='formation'] .give [data-confirm]")).to_be_visible()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))")
    assert sum('"answer"' in frame for frame in m.p.sent) == answers
    m.presses(page.locator(".lineup .give [data-confirm]"))
    given(m)


# -- the match told --------------------------------------------------------------------------------


def gives(m: Manager) -> None:
    """The line-up is given, and whatever is asked before the match is waived."""
    page = m.page
    m.presses(page.locator(".give [data-confirm]"))
    given(m)
    for _ in range(12):
        page.locator(".turn.live, .match .now").first.wait_for()
        if page.locator(".match .now, [data-again]").count():
            return
        m.changes(".turn [data-confirm]:not([aria-disabled=true])", ".turn .aside button")
    raise AssertionError(page.locator("main").inner_text()[:400])


def test_a_match_is_told_skipped_read_and_told_again(server: LiveServer, visit: Visit) -> None:
    m = at_line_up(server, visit, motion=True)
    page = m.page
    gives(m)
    expect(page.locator(".match .now")).to_be_visible()
    expect(page.locator(".match .lit").first).to_be_visible()
    opponent = page.locator(".match [data-at^='foe:']")
    expect(opponent, "the opponent stands there").to_have_count(10)
    page.keyboard.press("Escape")
    m.waits()
    expect(page.locator(".match .now")).to_have_count(0)
    sections = page.locator("[data-told]")
    expect(sections.first).to_be_visible()
    expect(sections.nth(4)).to_be_attached()
    score = page.locator(".match h3 b").inner_text()
    goals = page.locator(".sheet .goal.own, .sheet .card_goal.own")
    expect(goals).to_have_count(int(score.split("–")[0]))
    page.locator("[data-again]").click()
    expect(page.locator(".match .now")).to_be_visible()
    page.locator("[data-again]").click()
    expect(page.locator(".match .now")).to_have_count(0)
    expect(page.locator(".match h3 b")).to_have_text(score)


@pytest.mark.parametrize(("lang", "width"), [("en", 390), ("fr", 1280)])
def test_without_motion_the_match_is_there_to_be_read(
    server: LiveServer, visit: Visit, lang: str, width: int
) -> None:
    m = at_line_up(server, visit, lang=lang, width=width, height=844, touch=width < 600)
    gives(m)
    m.waits()
    expect(m.page.locator("[data-told]").first).to_be_visible()
    m.looks()
    if width > 600:  # on a phone the question lies over the foot of the pitch
        m.p.accessible()


# -- what the week costs ---------------------------------------------------------------------------


def in_debt(t: Table) -> None:
    """Fees that cannot be paid, and staff who would bear it."""
    t.put(0, c.HAS + c.MONEY, 0)
    t.put(0, c.HAS + c.FANS, 0)
    own(t, 0, "R01", "R02", "R03", "R04", "R05", "R06", "R07")
    first = int(t.book.first[c.STAFF])
    for n in range(4):
        squad.own(t, 0, first + n)


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fr", 390)])
def test_what_the_week_costs_stands_there_and_debts_are_seen_at_once(
    server: LiveServer, visit: Visit, lang: str, width: int
) -> None:
    m = at_line_up(server, visit, in_debt, lang=lang, width=width, height=844, touch=width < 600)
    page = m.page
    costs = page.locator("[data-costs]")
    expect(costs.locator("summary .bad")).to_be_visible()
    m.presses(costs.locator("summary"))
    expect(costs.locator("table").first).to_be_visible()
    expect(costs).to_contain_text("EL-304")
    expect(costs.locator("tr.bad")).to_have_count(1)
    m.looks()
    m.p.accessible()
