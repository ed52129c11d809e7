"""Passive traits, objectives and scenarios of the base pack, each observed on a table."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.eleven.cards.test_cards import cards, days
from touchline.games.eleven.cards.staging import SEAT, Stage
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import injuring, traits


def number(id: str) -> int:
    """The number of a card of the base pack."""
    return next(n for n, _, row in cards() if str(row.cells["id"]) == f"base.{id}")


def bare() -> Stage:
    """A table on which the first manager has nothing but resources: no passive trait works."""
    found = Stage(days()[1].clone(), lane=False, seed=1)
    t = found.table
    for n in range(t.book.total()):
        if t.owner(n) == SEAT:
            t.move(n, c.GONE, 0)
        t.tokens[n] = 0
    for kind in range(8):
        t.built[SEAT * 8 + kind] = 0
    t.put(SEAT, c.STANDS_AT, 0)
    found.enrich()
    return found


@pytest.mark.parametrize(
    ("id", "key", "base", "new"),
    [
        ("director.dr07_munroe", a.M_FEES, 4, 3),
        ("director.dr07_munroe", a.M_FEES, 0, 0),
        ("staff.finance_officer_1", a.M_FEES, 4, 3),
        ("staff.bookkeeper_1", a.M_PENALTY, 2, 1),
        ("staff.press_officer_1", a.M_REROLL, 0, 1),
        ("staff.events_planner_1", a.M_SOLD_OUT_MONEY, 0, 1),
        ("staff.keeper_coach_1", a.M_GLOVES, 1, 2),
        ("infrastructure.stand3", a.M_STANDS, 2, 3),
        ("infrastructure.stand4", a.M_STANDS, 2, 3),
        ("infrastructure.ad_board3", a.M_BANNERS, 2, 3),
    ],
)
def test_a_trait_changes_its_value(id: str, key: int, base: int, new: int) -> None:
    found = bare()
    assert traits.value(found.table, SEAT, key, base, -1) == base
    found.lay(number(id), trained=False)
    assert traits.value(found.table, SEAT, key, base, -1) == new


def test_two_finance_officers_help_twice_but_never_below_nothing() -> None:
    found = bare()
    for n in (1, 2):
        found.lay(number(f"staff.finance_officer_{n}"), trained=False)
    assert traits.value(found.table, SEAT, a.M_FEES, 4, -1) == 2
    assert traits.value(found.table, SEAT, a.M_FEES, 1, -1) == 0


def test_a_suspended_card_has_no_trait() -> None:
    found = bare()
    officer = number("staff.finance_officer_1")
    found.lay(officer, trained=False)
    found.table.put_tokens(officer, c.SUSPENSION, 1)
    assert traits.value(found.table, SEAT, a.M_FEES, 4, -1) == 4


def test_one_stand_holds_two_fans_with_whitlow() -> None:
    found = bare()
    t = found.table
    assert [traits.capacity(t, SEAT, n) for n in (0, 1)] == [1, 1]
    found.lay(number("director.dr11_whitlow"), trained=False)
    assert sum(traits.capacity(t, SEAT, n) for n in (0, 1)) in (3, 4)
    t.put(SEAT, c.STANDS_AT, 2)
    assert traits.capacity(t, SEAT, 1) == 1


def due(t: Table, *found: int) -> int:
    return int(traits.fitness_due(t, SEAT, vec[i64]([i64(n) for n in found])))


def test_a_tireless_player_needs_no_fitness_once_trained() -> None:
    found = bare()
    petrosk = number("regular.r16_petrosk")
    found.lay(petrosk, trained=False)
    assert due(found.table, petrosk) == 1
    found.table.flag(petrosk, c.TRAINED, True)
    assert due(found.table, petrosk) == 0


def test_the_first_youngster_needs_no_fitness_with_tarrant() -> None:
    found = bare()
    young = [number("youngster.y03_mirada"), number("youngster.y04_nyberro")]
    regular = number("regular.r15_okavi")
    for card in (*young, regular):
        found.lay(card, trained=False)
    assert due(found.table, *young, regular) == 3
    found.lay(number("director.dr09_tarrant"), trained=False)
    assert due(found.table, *young, regular) == 2
    assert due(found.table, regular) == 1


def test_one_injured_player_may_be_selected_with_a_rehabilitation_coach() -> None:
    found = bare()
    okavi = number("regular.r15_okavi")
    found.lay(okavi, trained=False)
    found.table.put_tokens(okavi, c.INJURY_, 1)
    assert traits.permits(found.table, SEAT, a.ALLOW_INJURED, okavi) == 0
    found.lay(number("staff.rehabilitation_coach_1"), trained=False)
    assert traits.permits(found.table, SEAT, a.ALLOW_INJURED, okavi) == 1


def test_a_physiotherapist_prevents_an_injury_once_a_week_for_fitness() -> None:
    found = bare()
    t = found.table
    okavi = number("regular.r15_okavi")
    found.lay(okavi, trained=False)
    found.lay(number("staff.physiotherapist_1"), trained=False)

    def hit(stage: Stage) -> None:
        injuring.injure(t, stage.stack, SEAT, okavi, c.INJURY_, 1, stage.log)

    spent = 0
    for _ in range(4):
        before = int(t.get(SEAT, c.HAS + c.FITNESS))
        tokens = int(t.token(okavi, c.INJURY_))
        assert found.settled(hit) == ""
        paid = before - int(t.get(SEAT, c.HAS + c.FITNESS))
        assert int(t.token(okavi, c.INJURY_)) - tokens == 1 - paid
        spent += paid
    assert spent == 1


def judged(found: Stage, id: str, which: int) -> bool:
    """Does the n-th ability of an objective or scenario hold?"""
    t = found.table
    card = number(id)
    ability = t.book.card(card, b.FIRST_ABILITY) + which
    first, last = t.book.ability(ability, b.IF), t.book.ability(ability, b.IF_END)
    return bool(traits.holds(t, SEAT, card, first, last))


@pytest.mark.parametrize(
    ("id", "what", "goal", "harder"),
    [
        ("objective.ob01_full_house", c.SOLD_OUTS, 2, 4),
        ("objective.ob04_corridors", c.OFFICES, 2, 3),
        ("objective.ob05_war_chest", c.HAS + c.MONEY, 8, 14),
        ("objective.ob06_clean_sheets", c.CLEAN, 2, 4),
        ("objective.ob07_goal_feast", c.BIG_WINS, 1, 2),
    ],
)
def test_objectives_that_count_a_number(id: str, what: int, goal: int, harder: int) -> None:
    found = bare()
    for n in range(harder + 2):
        found.table.put(SEAT, what, n)
        assert judged(found, id, 0) == (n >= goal)
        assert judged(found, id, 1) == (n >= harder)


def test_unbeaten_is_at_most_one_defeat_and_none() -> None:
    found = bare()
    met = []
    for n in range(3):
        found.table.put(SEAT, c.LOSSES, n)
        met.append([judged(found, "objective.ob10_unbeaten", which) for which in (0, 1)])
    assert met == [[True, True], [True, False], [False, False]]


def test_well_oiled_asks_for_statistics_on_five() -> None:
    found = bare()
    met = []
    for high in range(3):
        for n in range(4):
            found.table.put(SEAT, c.LEVEL + n, 5 if n < high else 4)
        met.append([judged(found, "objective.ob11_well_oiled", which) for which in (0, 1)])
    assert met == [[False, False], [True, False], [True, True]]


def test_academy_counts_trained_youngsters() -> None:
    found = bare()
    met = []
    for id in ("y03_mirada", "y04_nyberro", "y05_osterby"):
        found.lay(number(f"youngster.{id}"), trained=True)
        met.append([judged(found, "objective.ob02_academy", which) for which in (0, 1)])
    assert met == [[False, False], [True, False], [True, True]]
    found.table.flag(number("youngster.y03_mirada"), c.TRAINED, False)
    assert not judged(found, "objective.ob02_academy", 1)


def test_builder_counts_what_was_built_and_not_what_is_printed() -> None:
    found = bare()
    met = []
    for n in range(6):
        found.table.built[SEAT * 8 + c.SHOP] = n
        met.append([judged(found, "objective.ob03_builder", which) for which in (0, 1)])
    assert [m[0] for m in met] == [False, False, False, True, True, True]
    assert [m[1] for m in met] == [False] * 5 + [True]


def test_backroom_and_deep_squad_leave_out_whoever_is_suspended_or_injured() -> None:
    found = bare()
    first = int(found.table.book.first[c.STAFF])
    for n in range(5):
        found.lay(first + n, trained=False)
    assert judged(found, "objective.ob08_backroom", 0)
    found.table.put_tokens(first, c.SUSPENSION, 1)
    assert not judged(found, "objective.ob08_backroom", 0)
    for n in range(6):
        found.lay(n + 4, trained=False)
    assert judged(found, "objective.ob12_deep_squad", 0)
    found.table.put_tokens(4, c.INJURY_, 1)
    assert not judged(found, "objective.ob12_deep_squad", 0)


def test_partners_counts_contracts() -> None:
    found = bare()
    t = found.table
    first = t.book.first[c.SPONSOR]
    t.move(first, c.KIT + SEAT, 15)
    assert not judged(found, "objective.ob09_partners", 0)
    t.move(first + 1, c.BANNER + SEAT, 15)
    assert judged(found, "objective.ob09_partners", 0)
    for n in (2, 3):
        assert not judged(found, "objective.ob09_partners", 1)
        t.move(first + n, c.BANNER + SEAT, 15)
    assert judged(found, "objective.ob09_partners", 1)


def test_the_deadline_is_lost_after_week_five_with_fewer_than_five_buildings() -> None:
    found = bare()
    t = found.table
    lost = []
    for week, built in ((4, 0), (5, 4), (5, 5), (6, 4)):
        t.week = week
        t.built[SEAT * 8 + c.SHOP] = built
        lost.append(judged(found, "scenario.sc5_the_deadline", 2))
    assert lost == [False, True, False, True]
    t.built[SEAT * 8 + c.SHOP] = 5
    assert judged(found, "scenario.sc5_the_deadline", 1)


def test_out_of_money_is_won_without_suspensions() -> None:
    found = bare()
    t = found.table
    t.put(SEAT, c.TOTAL, 35)
    assert judged(found, "scenario.sc4_out_of_money", 1)
    coach = number("staff.head_coach_1")
    found.lay(coach, trained=False)
    t.put_tokens(coach, c.SUSPENSION, 1)
    assert not judged(found, "scenario.sc4_out_of_money", 1)
