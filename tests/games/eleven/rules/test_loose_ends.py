"""Rules that packs of one's own can put to the test, and the odds of being dealt a club."""

from __future__ import annotations

import itertools
from fractions import Fraction

import pytest

from tests.games.eleven.week import Week
from tests.games.eleven.workbench import Bench, ability
from touchline.core.buffers import Odds
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import dealing
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.sums import UNLIMITED, Team
from touchline.games.eleven.rules.table import deals, flow, quantities, squad, traits
from touchline.games.eleven.rules.week import scoring, weekend

STRONGER = '{ op = "tokens", token = "str_temp", n = 1, target = { kind = "footballer" } }'
FAN = '{ op = "gain", res = "fans", n = 1 }'

# -- EL-130, EL-131, EL-385 -----------------------------------------------------------------------


def test_a_sale_tells_of_the_tokens_that_stay() -> None:
    """EL-385 VP tokens of a footballer who is sold come to the reserve, and are told."""
    bench = Bench()
    bench.own("kid")
    bench.hold("kid", c.EXP_PLAYED, 2)
    deals.sell(bench.t, bench.k, 0, bench.card("kid"), 0, bench.log)
    assert bench.t.get(0, c.POINTS) == 2
    assert bench.told(ev.POINTS) == [(0, 2)]


def test_what_a_card_adds_to_a_sale_is_not_halved() -> None:
    """EL-131 Half of 2 and his strength; the extra money of the card comes on top."""
    bench = Bench()
    bench.own("nine")
    bench.hold("nine", c.INJURY_)
    assert deals.sale_of(bench.t, 0, bench.card("nine"), 0) == 2  # half of 5
    assert deals.sale_of(bench.t, 0, bench.card("nine"), 1) == 3


# -- EL-230 ---------------------------------------------------------------------------------------


def test_a_changed_shot_makes_no_better_defender() -> None:
    """EL-230 Block and save values are those of attackers."""
    team = Team()
    team.add(0, c.DEFENCE, 1, c.UNBLOCKABLE | c.UNSAVEABLE, 3)
    team.add(0, c.ATTACK, 1, c.UNBLOCKABLE, 0)
    assert list(team.block) == [1, UNLIMITED]


# -- §4.5 previous ---------------------------------------------------------------------------------


def test_previous_is_not_lost_to_the_bonus_of_who_was_hired() -> None:
    """§4.5 "the one just hired" stays that one, whatever his own bonus touches."""
    hire = '{ op = "recruit", kind = "staff", from = "row", price = 0 }'
    spare = '{ op = "exhaust", target = { kind = "staff", pick = "previous" } }'
    bench = Bench(
        {
            "host": ability("action", f"{hire}, {spare}"),
            "aide": ability(
                "bonus",
                '{ op = "tokens", token = "str_temp", n = 1, target = { kind = "footballer" } }',
            ),
        }
    )
    bench.own("host", "nine")
    bench.row(c.STAFF_ROW, "coach", "scout", "clerk", "guard", "aide")
    bench.begin().say(c.SLOT + 5 + 4).done()
    assert bench.token("nine", c.STR_TEMP) == 1
    assert bench.told(ev.EXHAUSTED) == [(0, bench.card("aide"))]


def test_two_cards_taken_stay_the_previous_ones() -> None:
    """§4.5 of several cards drawn too, with a bonus between them."""
    draw = '{ op = "draw", deck = "staff", n = 2, take = 2, as = "recruit", price = 0 }'
    spare = '{ op = "exhaust", target = { kind = "staff", pick = "previous" } }'
    gain = ability("bonus", '{ op = "train", target = { kind = "footballer" } }')
    bench = Bench({"host": ability("action", f"{draw}, {spare}"), "aide": gain, "clerk": gain})
    bench.own("host", "nine", "two")
    bench.fates = [bench.card("aide"), bench.card("clerk")]
    bench.begin()
    while open_ := bench.asked():
        bench.say(open_[0])
    assert sorted(bench.told(ev.EXHAUSTED)) == sorted(
        (0, bench.card(name)) for name in ("aide", "clerk")
    )


# -- limits ---------------------------------------------------------------------------------------


def test_an_action_of_once_a_game() -> None:
    """§4.1 `limit = "game"` holds for actions, whatever week it is."""
    week = Week({"host": ability("action", FAN, 'limit = "game"')})
    week.own("host")
    action = c.ACTION + week.t.book.card(week.card("host"), b.FIRST_ABILITY)
    week.day(1).do(action)
    weekend.ready(week.t)
    weekend.keep(week.t, week.log)
    week.day(1)
    assert week.why(action) == c.USED_UP


def twice_allowed() -> Week:
    """A host with an action, and a clerk who lets staff act twice a week."""
    twice = '{ op = "allow", what = "action_twice", target = { kind = "staff" } }'
    week = Week({"host": ability("action", FAN), "clerk": ability("passive", twice)})
    week.own("host", "clerk")
    return week


def test_twice_a_week_is_not_thrice() -> None:
    """§4.6 `action_twice`"""
    week = twice_allowed()
    action = c.ACTION + week.t.book.card(week.card("host"), b.FIRST_ABILITY)
    week.day(1).do(action, c.END_TURN)
    week.day(2).do(action, c.END_TURN)
    week.day(3)
    assert week.why(action) == c.CARD_EXHAUSTED
    assert week.has()[c.FANS] == 2


def test_a_card_exhausted_by_something_else_is_not_ready_by_twice() -> None:
    week = twice_allowed()
    week.t.flag(week.card("host"), c.EXHAUSTED, True)
    week.day(1)
    action = c.ACTION + week.t.book.card(week.card("host"), b.FIRST_ABILITY)
    assert week.why(action) == c.CARD_EXHAUSTED


def test_a_week_of_a_limit_ends_with_its_last_step() -> None:
    """EL-301, EL-309 What may be used once a week is not free again before the fees."""
    guard = '{ op = "prevent", event = "suspension", n = 1 }'
    bench = Bench({"host": ability("passive", guard, 'limit = "week"')})
    bench.own("host")
    own = bench.t.book.card(bench.card("host"), b.FIRST_ABILITY)
    traits.mark(bench.t, own)
    weekend.ready(bench.t)
    assert not traits.unused(bench.t, own)
    weekend.keep(bench.t, bench.log)
    assert traits.unused(bench.t, own)


def test_extra_tactics_of_the_set_up_hold_for_the_first_match() -> None:
    """§4.6 `tactic_extra` Until a match has been played, however early it was given."""
    week = Week()
    week.t.put(0, c.TACTIC_EXTRA, 1)
    week.t.week = 0
    flow.begin_week(week.t, week.log)
    assert week.t.get(0, c.TACTIC_EXTRA) == 1
    weekend.ready(week.t)
    assert week.t.get(0, c.TACTIC_EXTRA) == 0


# -- EL-082 ---------------------------------------------------------------------------------------


def test_a_production_that_asks_for_a_target_is_used_as_often_as_it_is_built() -> None:
    """EL-082 Its uses are counted, whatever is picked in between."""
    week = Week({"shop": ability("production", STRONGER, 'mode = "may"')}, seats=1)
    week.own("nine", "two")
    week.t.built[c.SHOP] = 2
    week.monday()
    shop = c.ABILITY + week.t.book.card(deals.kind_card(week.t, c.SHOP), b.FIRST_ABILITY)
    assert week.turn() == [c.PASS, shop]
    for _ in range(2):
        week.do(shop, c.CARD + week.card("two"))
    assert week.token("two", c.STR_TEMP) == 2
    assert week.t.lanes[0].phase() == c.MEETING


def test_production_that_must_be_is_ordered_by_its_manager() -> None:
    """EL-009, EL-082 In any order, and none of it can be left out."""
    gain = ability("production", FAN)
    lose = ability("production", '{ op = "lose", res = "fans", n = 9 }')
    week = Week({"host": gain, "clerk": lose}, seats=1)
    week.own("host", "clerk")
    week.monday()
    one, two = (
        c.ABILITY + week.t.book.card(week.card(name), b.FIRST_ABILITY) for name in ("host", "clerk")
    )
    assert week.turn() == sorted((one, two))
    fans = week.has()[c.FANS]
    assert fans == 2  # the income
    week.do(two)  # the other one follows by itself
    assert week.has()[c.FANS] == 1
    assert week.t.lanes[0].phase() == c.MEETING


# -- EL-126 ----------------------------------------------------------------------------------------


def test_a_youngster_trained_in_the_shirt_of_his_number_wears_it_by_right() -> None:
    """EL-126 with `unnumbered_limit=none`, where a numbered shirt may serve him before."""
    bench = Bench(options={"unnumbered_limit": 1})
    squad.own(bench.t, 0, bench.card("kid"))
    bench.t.dress(0, 9, c.WEARER, bench.card("kid"))  # number 11
    assert squad.shirt_of(bench.t, 0, bench.card("kid")) == 9
    squad.train(bench.t, bench.k, 0, bench.card("kid"), bench.log)
    assert squad.shirt_of(bench.t, 0, bench.card("kid")) == 9
    assert bench.t.shirt(0, 9, c.WEARER) == -1


# -- EL-206 ----------------------------------------------------------------------------------------


def test_markers_of_any_kind_are_named_by_their_manager() -> None:
    """EL-206 The cost of an ability is laid on the card with the line-up, as its owner says."""
    power = '{ op = "strength", n = 1, target = { kind = "shirt", pick = "self" } }'
    cost = 'mode = "may"\ncost = [{ pay = "any", n = 2 }]'
    week = Week({"nine": ability("match", power, cost)}, seats=1)
    week.own("nine")
    week.lay("basic", c.HAND)
    week.rich(money=1, fans=1, operations=1, fitness=1)
    flow.begin_lanes(week.t, c.FORMATION_, flow.AFTER_MATCH_DAY)
    own = week.t.book.card(week.card("nine"), b.FIRST_ABILITY)
    week.do(c.FORMATION, c.CARD + week.card("nine"), c.ABILITY + own)
    while week.t.lanes[0].phase() == c.PLACE:
        week.do(week.turn()[0])
    assert week.has() == [1, 1, 1, 0]
    assert week.turn() == [c.RES + c.MONEY, c.RES + c.FANS, c.RES + c.OPERATIONS]
    week.do(c.RES + c.FANS, c.RES + c.MONEY)
    assert week.has() == [0, 0, 1, 0]
    assert week.t.marks[own] & c.ASSIGNED


# -- EL-345, EL-360 --------------------------------------------------------------------------------


def test_a_suspended_youngster_is_owned_all_the_same() -> None:
    """EL-345 Effects do not see him, but an objective that counts who is owned does."""
    young = '{ kind = "footballer", class = "youngster", face = "trained" }'
    goal = f'[[ability]]\non = "goal_base"\nif = [{{ is = "count", of = {young}, n = 2 }}]\n'
    bench = Bench({"goal": goal})
    bench.own("kid", "lad")
    for name in ("kid", "lad"):
        bench.t.flag(bench.card(name), c.TRAINED, True)
    bench.hold("lad", c.SUSPENSION)
    assert scoring.goal_met(bench.t, 0, bench.card("goal"), a.GOAL_BASE)
    sel = bench.t.book.conditions[
        bench.t.book.ability(bench.t.book.card(bench.card("goal"), b.FIRST_ABILITY), b.IF) * 6 + 5
    ]
    assert quantities.count(bench.t, 0, quantities.NONE, sel) == 1  # any other effect


# -- EL-007, EL-020 --------------------------------------------------------------------------------


def test_a_deck_that_is_full_again_shows_its_top() -> None:
    """EL-007, EL-020 Once its discards have been shuffled the deck lies face up again."""
    week = Week()
    week.row(c.FOOTBALLERS, "two", "three", "six", "eight", "nine")
    for name in ("keeper", "tall", "wide", "spare", "extra", "other", "more"):
        week.lay(name, c.GONE)
    week.lay("tall", c.DISCARD)
    week.lay("wide", c.DISCARD)
    week.rich(money=9)
    week.day(1)
    week.fates = [week.card("tall"), week.card("wide")]
    week.do(c.SLOT + 4)
    week.settle()
    assert week.t.row[0] == week.card("tall")
    assert week.t.top[c.REGULAR] == week.card("wide")


# -- EL-367 ----------------------------------------------------------------------------------------


def dealt(seats: int) -> dict[tuple[tuple[int, ...], ...], Fraction]:
    """EL-367 in so many words: card after card off a deck of four clubs, seat after seat; then the
    three of a manager are shuffled. How likely each outcome is, the clubs in the order of weeks.
    """
    found = {((), (4, 4, 4, 4)): Fraction(1)}
    for _ in range(seats):
        after: dict[tuple[tuple[tuple[int, ...], ...], tuple[int, ...]], Fraction] = {}
        for (done, cards), chance in found.items():
            for order in itertools.permutations(range(4), 3):
                part, left = chance, list(cards)
                for n, club in enumerate(order):
                    able = sum(left[other] for other in range(4) if other not in order[:n])
                    part *= Fraction(cards[club], able)
                for club in order:
                    left[club] -= 1
                for weeks in itertools.permutations(order):
                    key = ((*done, weeks), tuple(left))
                    after[key] = after.get(key, Fraction(0)) + part / 6
        found = after
    sums: dict[tuple[tuple[int, ...], ...], Fraction] = {}
    for (done, _), chance in found.items():
        sums[done] = sums.get(done, Fraction(0)) + chance
    return sums


def drawn(bench: Bench, seats: int) -> dict[tuple[tuple[int, ...], ...], Fraction]:
    """The same, as the room draws them: week after week, seat after seat."""
    found: dict[tuple[tuple[int, ...], ...], Fraction] = {((),) * seats: Fraction(1)}
    for week in range(3):
        for seat in range(seats):
            after: dict[tuple[tuple[int, ...], ...], Fraction] = {}
            for met, chance in found.items():
                for other in range(seats):
                    bench.t.put(other, c.MET, sum(1 << club for club in met[other]))
                odds = Odds()
                dealing.offer(bench.t, seat, week, odds)
                for i in range(odds.count):
                    longer = list(met)
                    longer[seat] = (*met[seat], int(odds.outcomes[i]))
                    key = tuple(longer)
                    part = chance * Fraction(int(odds.weights[i]), int(odds.total))
                    after[key] = after.get(key, Fraction(0)) + part
            found = after
    return found


@pytest.mark.parametrize("seats", [1, 2])
def test_clubs_come_as_they_are_dealt(seats: int) -> None:
    """EL-367 exactly: every way in which the weeks of the managers can look."""
    assert drawn(Bench(seats=seats), seats) == dealt(seats)


def test_two_managers_meet_the_same_club_first() -> None:
    """EL-367 A deal makes that more likely than three in fifteen."""
    same = sum(chance for met, chance in dealt(2).items() if met[0][0] == met[1][0])
    assert Fraction(24, 100) < same < Fraction(25, 100)


def test_the_weights_of_four_managers_stay_small() -> None:
    """They are drawn with numbers below two milliards."""
    bench = Bench(seats=4)
    for seat, met in enumerate((1, 2, 4, 8)):
        bench.t.put(seat, c.MET, met)
    odds = Odds()
    dealing.offer(bench.t, 3, 1, odds)
    assert odds.count == 3
    assert 0 < odds.total < 2_000_000


# -- why an ability of a window is shut ------------------------------------------------------------


def test_a_window_says_why_the_rest_is_shut() -> None:
    """EL-206, EL-280 Its cost was not laid on the card, or its condition does not hold now."""
    gain = '{ op = "gain", res = "money", n = 1 }'
    late = 'mode = "may"\nif = [{ is = "result", value = "win" }]'
    cost = 'mode = "may"\ncost = [{ pay = "fans", n = 1 }]'
    week = Week(
        {
            "nine": ability("after_match", gain, 'mode = "may"'),
            "two": ability("after_match", gain, late),
            "eight": ability("after_match", gain, cost),
        },
        seats=1,
    )
    week.own("nine", "two", "eight")
    week.line_up("nine", "two", "eight")
    lane = week.t.lanes[0]
    lane.turn(c.LANE_DONE)
    lane.push(c.WINDOW, 0, a.AFTER_MATCH)
    week.t.stack.turn(c.LANES, flow.AFTER_MATCH_DAY)
    own = {
        name: c.ABILITY + week.t.book.card(week.card(name), b.FIRST_ABILITY)
        for name in ("nine", "two", "eight")
    }
    assert week.turn() == [c.PASS, own["nine"]]
    assert week.why(own["two"]) == c.NOT_NOW
    assert week.why(own["eight"]) == c.NOT_LAID
