"""§4.6 `allow`: a permission lifts what it names, for the cards that it names, as often as it says.

One table holds every permission of the vocabulary beside everything that can bar what it is about.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.eleven.matches import Game, card, employ, own, table
from tests.games.eleven.rules.week.test_lineup_rules import begin
from tests.games.eleven.week import Week
from tests.games.eleven.workbench import ability
from touchline.games.eleven.cards import lexicon
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.table import flow
from touchline.games.eleven.rules.table import lineup_sums as sums
from touchline.games.eleven.rules.week import weekend

FAN = '{ op = "gain", res = "fans", n = 1 }'
OPEN = -1
GIVER = "clerk"  # the card that gives the permission


def allow(what: str, target: str = "", more: str = "") -> dict[str, str]:
    """A passive that gives a permission, beside a host with an action."""
    aim = f", target = {target}" if target else ""
    return {
        GIVER: ability("passive", f'{{ op = "allow", what = "{what}"{aim} }}', more),
        "host": ability("action", FAN, 'cost = [{ pay = "money", n = 1 }]'),
    }


# -- the same question for each: why is it shut, with this permission in play? ---------------------


def played_hurt(week: Week, who: str = "nine") -> int:
    """Why a footballer cannot be selected; OPEN if he can."""
    week.t.day = 4
    week.lay("basic", c.HAND)
    flow.begin_lanes(week.t, c.FORMATION_, flow.AFTER_MATCH_DAY)
    week.do(c.FORMATION)
    sheet = sums.Sheet(week.t, 0)
    shut = sums.select_shut(week.t, 0, sheet, sums.masks_of(week.t, sheet), week.card(who))
    code, asked = c.CARD + week.card(who), week.turn()
    assert (code in asked) == (shut == sums.OPEN)  # the question says the same
    return OPEN if shut == sums.OPEN else int(shut)


def acted_again(week: Week, who: str = "host") -> int:
    """Why the action of a card that has been used this week is shut on the next day."""
    action = c.ACTION + week.t.book.card(week.card(who), b.FIRST_ABILITY)
    week.day(2)
    return OPEN if action in week.turn() else week.why(action)


def taken_left(week: Week, row: int = int(c.FOOTBALLERS), slot: int = 0) -> int:
    """Why the card in a slot that is not open as a rule cannot be taken."""
    week.day(1)
    code = c.SIGN + slot * 4 if row == c.SPONSORS else c.SLOT + row * 5 + slot
    return OPEN if code in week.turn() else week.why(code)


def stage(abilities: dict[str, str]) -> Week:
    """Rich enough for everything; a host who has acted; three full rows."""
    week = Week(abilities)
    week.own(GIVER, "host", "nine", "two", "kid")
    week.rich(money=20, fans=3, operations=9, fitness=9)
    week.row(c.FOOTBALLERS, "six", "eight", "tall", "wide", "spare")
    week.row(c.STAFF_ROW, "coach", "aide", "scout", "guard")
    week.row(c.SPONSORS, "pies", "shoes", "bikes", "soup", "tea")
    for flag in (c.EXHAUSTED, c.ACTED):
        week.t.flag(week.card("host"), flag, True)
    week.hold("nine", c.INJURY_)
    return week


def restrict(week: Week, what: int) -> None:
    week.t.last_a_while(0, c.RESTRICTION + what, 0, 0, 0, c.UNTIL_GAME, -1, 0)


ASK: dict[str, Callable[[Week], int]] = {
    "play_injured": played_hurt,
    "action_twice": acted_again,
    "left_slots": taken_left,
}
WITHOUT = {
    "play_injured": int(c.NOT_FIT),
    "action_twice": int(c.CARD_EXHAUSTED),
    "left_slots": int(c.SLOT_SHUT),
}
COVERS = {
    "play_injured": '{ kind = "footballer", has_token = "injury" }',
    "action_twice": '{ kind = "staff", profession = "doctor" }',
    "left_slots": '{ kind = "footballer" }',
}
MISSES = {
    "play_injured": '{ kind = "footballer", class = "veteran" }',
    "action_twice": '{ kind = "staff", profession = "scout" }',
    "left_slots": '{ kind = "staff" }',
}
#: what, what is in the way as well, why it stays shut
BARS: list[tuple[str, str, Callable[[Week], object], int]] = [
    ("play_injured", "a suspension beside the injury",
     lambda w: w.hold("nine", c.SUSPENSION), int(c.NOT_FIT)),
    ("play_injured", "three suspensions and no injury",
     lambda w: (w.hold("nine", c.INJURY_, -1), w.hold("nine", c.SUSPENSION, 3)), int(c.NOT_FIT)),
    ("play_injured", "no fitness", lambda w: w.rich(money=9), int(c.NO_FITNESS)),
    ("action_twice", "exhausted by something else",
     lambda w: w.t.flag(w.card("host"), c.ACTED, False), int(c.CARD_EXHAUSTED)),
    ("action_twice", "a third time",
     lambda w: w.t.flag(w.card("host"), c.AGAIN, True), int(c.CARD_EXHAUSTED)),
    ("action_twice", "a suspension",
     lambda w: w.hold("host", c.SUSPENSION), int(c.CARD_SUSPENDED)),
    ("action_twice", "a restriction",
     lambda w: restrict(w, int(a.R_CARD_ACTIONS)), int(c.FORBIDDEN)),
    ("action_twice", "no money", lambda w: w.rich(fans=3), int(c.CANNOT_PAY)),
    ("left_slots", "a restriction",
     lambda w: restrict(w, int(a.R_FOOTBALLERS)), int(c.FORBIDDEN)),
    ("left_slots", "no money", lambda w: w.rich(fans=3), int(c.NO_MONEY)),
]  # fmt: skip


def test_every_permission_is_held_to_the_table() -> None:
    assert set(lexicon.ALLOWED) == set(ASK) == set(COVERS) == set(MISSES)
    assert {what for what, *_ in BARS} == set(ASK)


@pytest.mark.parametrize("what", lexicon.ALLOWED)
def test_it_is_shut_without_and_open_with_the_permission(what: str) -> None:
    other = lexicon.ALLOWED[(lexicon.ALLOWED.index(what) + 1) % len(lexicon.ALLOWED)]
    assert ASK[what](stage({"host": allow(what)["host"]})) == WITHOUT[what]
    assert ASK[what](stage(allow(other))) == WITHOUT[what]
    assert ASK[what](stage(allow(what))) == OPEN
    assert ASK[what](stage(allow(what, COVERS[what]))) == OPEN


@pytest.mark.parametrize("what", lexicon.ALLOWED)
def test_a_card_that_is_not_named_stays_barred(what: str) -> None:
    assert ASK[what](stage(allow(what, MISSES[what]))) == WITHOUT[what]


@pytest.mark.parametrize("what", lexicon.ALLOWED)
def test_a_permission_of_another_manager_lifts_nothing(what: str) -> None:
    week = stage(allow(what))
    week.lay(GIVER, c.OWN + 1)
    assert ASK[what](week) == WITHOUT[what]


@pytest.mark.parametrize("what", lexicon.ALLOWED)
def test_a_suspended_giver_lifts_nothing(what: str) -> None:
    week = stage(allow(what))
    week.hold(GIVER, c.SUSPENSION)
    assert ASK[what](week) == WITHOUT[what]


@pytest.mark.parametrize("target", [False, True], ids=["untargeted", "targeted"])
@pytest.mark.parametrize(
    ("what", "_name", "bar", "why"), BARS, ids=[f"{n[0]}-{n[1]}" for n in BARS]
)
def test_what_is_not_named_still_bars(
    what: str, _name: str, bar: Callable[[Week], object], why: int, target: bool
) -> None:
    """EL-203, EL-334, EL-004, EL-091"""
    week = stage(allow(what, COVERS[what] if target else ""))
    bar(week)
    assert ASK[what](week) == why


# -- how often ------------------------------------------------------------------------------------


def test_acting_twice_with_a_limit_of_once_a_week_is_for_one_card() -> None:
    """§4.1 A limited permission is used by whoever uses it, and by nobody else that week."""
    printed = allow("action_twice", more='limit = "week"')
    printed["scout"] = printed["host"]
    week = stage(printed)
    week.own("scout")
    for flag in (c.EXHAUSTED, c.ACTED):
        week.t.flag(week.card("scout"), flag, True)
    assert acted_again(week, "scout") == OPEN
    assert acted_again(week, "host") == OPEN
    week.do(c.ACTION + week.t.book.card(week.card("host"), b.FIRST_ABILITY), c.END_TURN)
    assert acted_again(week, "scout") == c.CARD_EXHAUSTED
    weekend.ready(week.t)
    weekend.keep(week.t, week.log)
    for flag in (c.EXHAUSTED, c.ACTED):
        week.t.flag(week.card("scout"), flag, True)
    assert acted_again(week, "scout") == OPEN


@pytest.mark.parametrize("row", [int(c.FOOTBALLERS), int(c.STAFF_ROW), int(c.SPONSORS)])
def test_a_slot_further_left_with_a_limit_is_used_by_taking_from_it(row: int) -> None:
    """§4.1, EL-030: a card from an open slot uses nothing; one from further left does."""
    code = c.SIGN if row == c.SPONSORS else c.SLOT + row * 5
    step = 4 if row == c.SPONSORS else 1
    for slot, left in ((0, int(c.SLOT_SHUT)), (3, OPEN)):
        week = stage(allow("left_slots", more='limit = "week"'))
        week.fates = [week.card({0: "more", 1: "host", 2: "hats"}[row])] if row == 2 else []
        assert taken_left(week, row) == OPEN
        mark = week.t.book.card(week.card(GIVER), b.FIRST_ABILITY)
        assert week.t.marks[mark] == 0
        week.do(code + slot * step)
        assert (week.t.marks[mark] != 0) == (left != OPEN)


def test_a_targeted_slot_is_open_for_its_own_row_alone() -> None:
    """EL-030"""
    week = stage(allow("left_slots", '{ kind = "staff", category = "coaching" }'))
    assert taken_left(week, int(c.FOOTBALLERS)) == c.SLOT_SHUT
    assert taken_left(week, int(c.SPONSORS)) == c.SLOT_SHUT
    assert taken_left(week, int(c.STAFF_ROW), 0) == OPEN  # the coach
    assert taken_left(week, int(c.STAFF_ROW), 1) == c.SLOT_SHUT  # the aide is a doctor


def test_an_effect_that_recruits_follows_the_same_slots() -> None:
    """§4.6 `recruit`"""
    printed = allow("left_slots", '{ kind = "staff", category = "coaching" }')
    printed["aide"] = ability("action", '{ op = "recruit", kind = "staff", from = "row" }')
    week = stage(printed)
    week.begin("aide")
    shown = [code - c.SLOT - c.STAFF_ROW * 5 for code in week.asked() if code >= c.SLOT]
    assert shown == [0, 2, 3]


# -- the base pack's own card ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("injuries", "suspensions", "plays"),
    [(0, 0, True), (1, 0, True), (3, 0, True), (0, 1, False), (1, 1, False), (2, 3, False)],
)
def test_the_rehabilitation_coach_fields_no_suspended_footballer(
    injuries: int, suspensions: int, plays: bool
) -> None:
    """EL-203, EL-334, EL-340"""
    t = table()
    who, other = own(t, 0, "R07", "R22")
    t.put(0, c.HAS + c.FITNESS, 5)
    t.put_tokens(who, c.INJURY_, injuries)
    t.put_tokens(who, c.SUSPENSION, suspensions)
    employ(t, 0, rehabilitation())
    game: Game = begin(t)
    assert card("R07") == who
    assert (c.CARD + who in game.open()) is plays
    assert c.CARD + other in game.open()
    assert plays or game.shut()[c.CARD + who] == c.NOT_FIT


def rehabilitation() -> int:
    """The base pack's card that gives a permission, by its place among the staff."""
    book = table().book
    for one in range(book.first[c.STAFF], book.first[c.STAFF + 1]):
        for n in range(book.card(one, b.FIRST_ABILITY), book.card(one, b.LAST_ABILITY)):
            for op in range(book.ability(n, b.DO), book.ability(n, b.DO_END)):
                if book.op(op, a.O_OP) == a.ALLOW:
                    return int(one - book.first[c.STAFF])
    raise AssertionError("no such card")
