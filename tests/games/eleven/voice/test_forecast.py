"""A planned line-up against what its manager can know: exact, from the own view alone, harmless."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.eleven.matches import WITHOUT_LUCK, front, own, stand, table
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.faults import BadText
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table, number_of, numbered, role_of
from touchline.games.eleven.rules.table import flow, pitch, squad
from touchline.games.eleven.voice.forecast import forecast
from touchline.games.eleven.voice.laying import KEEPER_ROW
from touchline.play.setups import setup
from touchline.play.shown import plain

Rows = list[list[int]]


def season(seats: int, seed: int) -> Iterator[tuple[Table, int, int]]:
    """A season at random: before each answer the table, and who answers what."""
    rng = Random(seed)
    given = {"opponent_visibility": "all"} if seed % 2 else {}
    t = GAME.new(setup(ROOM, seats, settle(GAME.choices, GAME.presets, given)))
    while (due := int(GAME.due(t))) != OVER:
        if due == FATE:
            odds = Odds()
            GAME.luck(t, odds)
            n = range(odds.count)
            weights = [int(odds.weights[i]) for i in n]
            code = rng.choices([int(odds.outcomes[i]) for i in n], weights)[0]
            yield t, FATE, code
            GAME.step(t, FATE, code, Log(False))
            continue
        seat = rng.choice([s for s in range(seats) if due >> s & 1])
        out = Codes()
        GAME.options(t, seat, out)
        code = rng.choice(out.listed())
        yield t, seat, code
        GAME.step(t, seat, code, Log(False))


def somehow(t: Table, seat: int, rng: Random) -> Rows:
    """Some of a seat's footballers and shirts, in zones of theirs."""
    rows: Rows = []
    worn: set[int] = set()
    squad_of = [n for n in range(squad.footballers_end(t)) if t.where[n] == c.OWN + seat]
    rng.shuffle(squad_of)
    for card in squad_of[: rng.randrange(12)]:
        if role_of(t, card) == c.KEEPER:
            if all(row[0] != KEEPER_ROW for row in rows):
                rows.append([KEEPER_ROW, -1, card])
            continue
        shirt = int(numbered(number_of(t, card)))
        free = [n for n in (10, 11, 12) if n not in worn]
        shirt = shirt if shirt >= 0 else free[0] if free else -1
        if shirt < 0 or shirt in worn or len(worn) == 10:
            continue
        worn.add(shirt)
        zones = [z for z in range(9) if t.book.card(card, b.ZONES) >> z & 1]
        rows.append([shirt, rng.choice(zones), card])
    for shirt in range(c.SHIRTS_):
        if len(worn) < 10 and shirt not in worn and rng.random() < 0.8:
            worn.add(shirt)
            rows.append([shirt, rng.randrange(9), -1])
    return rows


def told(t: Table, seat: int, rows: Rows) -> Any:
    """What the seat is told of a plan."""
    found = forecast(GAME.view(t, seat), rows)
    return found and plain(found)


@pytest.mark.parametrize(("seats", "seed"), [(1, 1), (2, 2), (3, 3)])
def test_it_depends_on_nothing_that_the_seat_may_not_know_and_changes_nothing(
    seats: int, seed: int
) -> None:
    """EL-014: the same on another table that this seat cannot tell from this one."""
    rng = Random(seed)
    planned = 0
    for n, (t, seat, _) in enumerate(season(seats, seed)):
        if n % 7 or t.week == 0 or seat == FATE:
            continue
        before = [GAME.view(t, eye).key() for eye in range(seats + 1)]
        rows = somehow(t, seat, rng)
        found = told(t, seat, rows)
        json.dumps(found)
        twin = GAME.redeal(t, seat, Rng(n))
        assert told(twin, seat, rows) == found
        assert told(twin, seat, []) == told(t, seat, [])
        assert [GAME.view(t, eye).key() for eye in range(seats + 1)] == before
        assert forecast(GAME.view(t, seats), rows) is None, "a watcher plans nothing"
        planned += found is not None
    assert planned > 10


@pytest.mark.parametrize("seed", range(4))
def test_what_is_foreseen_comes_true_where_nothing_comes_between(seed: int) -> None:
    """EL-223: the table as it stands, told before the comparison, is what the comparison gives."""
    right = 0
    for t, who, code in season(1, seed):
        if who != FATE or t.lanes[0].phase() != c.FRONT_DRAWN:
            continue
        met = {front["card"]: front for front in told(t, 0, [])["fronts"]}
        u, log = t.clone(), Log()
        GAME.step(u, FATE, code, log)
        if u.lanes[0].phase() == c.MATCH_TACTIC:
            known = told(u, 0, [])
            assert known["fronts"] == [met[code]]
            GAME.step(u, 0, c.PASS, log)
        kinds = [int(x.kind) for x in log.events]
        if e.RESULT_IS not in kinds or e.ABILITY_USED in kinds:
            continue
        assert met[code]["score"] == [int(u.get(0, c.FOR)), int(u.get(0, c.AGAINST))]
        names = {e.BLOCKED: "blocked", e.SAVED: "saved", e.GOAL: "goal"}
        shot = [x for x in log.events if x.kind in names]
        happened = [(x.a % 2 == 0, int(x.b % c.SHOOTER), names[x.kind]) for x in shot]
        shots = [one for pair in met[code]["told"] for one in pair]
        assert [(one["own"], one["shirt"], one["what"]) for one in shots] == happened
        right += 1
    assert right


def test_a_plan_is_worth_what_the_line_up_is_once_it_is_given() -> None:
    """EL-200: the plan of a line-up, and the same line-up given."""
    same = 0
    for t, seat, code in season(1, 7):
        if t.lanes[seat].phase() != c.PLACE:
            continue
        u, log = t.clone(), Log()
        GAME.step(u, seat, code, log)
        if not pitch.lined_up(u, seat) or u.lanes[seat].phase() == c.PLACE:
            continue
        if e.ABILITY_USED in [x.kind for x in log.events]:
            continue
        rows = [
            [n, int(u.shirt(seat, n, c.AT)), int(pitch.player_of(u, seat, n))]
            for n in range(c.SHIRTS_)
            if u.shirt(seat, n, c.FIELD)
        ]
        keeper = int(u.get(seat, c.KEEPER_CARD))
        rows += [[KEEPER_ROW, -1, keeper]] if keeper >= 0 else []
        given = told(u, seat, [])
        if given is None or given["known"]:
            continue
        assert told(t, seat, rows) == given
        assert len(given["fronts"]) == 4
        same += 1
    assert same


def planning(seats: int = 1) -> Table:
    """Match day of the first manager, before a line-up is given."""
    t = table(seats, **WITHOUT_LUCK)
    flow.begin_lanes(t, c.FORMATION_, flow.AFTER_MATCH_DAY)
    return t


def test_every_front_that_cannot_be_ruled_out_counts() -> None:
    """EL-057: four cards, fewer once some have been seen, one that was peeked at."""
    t = planning(2)
    cards = [front(t) + n for n in range(4)]
    assert [x["card"] for x in told(t, 0, [[0, 0, -1]])["fronts"]] == cards
    t.move(cards[1], c.GONE, -1)
    assert [x["card"] for x in told(t, 0, [[0, 0, -1]])["fronts"]] == [cards[n] for n in (0, 2, 3)]
    t.move(cards[2], c.FACED + 1, 2)
    t.put(1, c.FRONT, cards[2])
    found = told(t, 0, [[0, 0, -1]])
    assert len(found["fronts"]) == 3, "it was peeked at by the other one"
    assert not found["known"]
    t.move(cards[2], c.FACED, 1)
    t.put(0, c.FRONT, cards[2])
    t.put(1, c.FRONT, -1)
    found = told(t, 0, [[0, 0, -1]])
    assert [x["card"] for x in found["fronts"]] == [cards[2]]
    assert found["known"]


def test_a_plan_half_made_is_told_as_it_stands() -> None:
    """A single attacker, out of reach of every defender there, scores once past the keeper."""
    t = planning()
    (striker,) = own(t, 0, "R29", trained=True)
    shirt = int(squad.shirt_of(t, 0, striker))
    zone = next(z for z in range(9) if t.book.card(striker, b.ZONES) >> z & 1)
    t.put_tokens(striker, c.STR_PERM, 40)
    found = told(t, 0, [[shirt, zone, striker]])
    assert found["placed"] == 1
    assert found["goals"]["own"] == {"least": 1, "most": 1, "sum": 4}
    assert found["scorers"] == [{"shirt": shirt, "fronts": 4}]
    assert sum(section["own"]["sum"] for section in found["sections"]) == 4
    assert found["need"]["shots"]["least"] > 0, "nobody defends"
    assert sum(len(x) for x in found["own"]["attack"]) == 1


def test_a_keeper_of_the_plan_is_the_one_who_saves() -> None:
    """EL-265: his gloves and his strength, not those of nobody."""
    t = planning()
    (keeper,) = own(t, 0, "R01")
    without = told(t, 0, [[0, 0, -1]])["keeper"]
    with_him = told(t, 0, [[0, 0, -1], [KEEPER_ROW, -1, keeper]])["keeper"]
    assert without == {"strength": 1, "gloves": 1}
    assert with_him == {
        "strength": int(t.book.card(keeper, b.POWER)),
        "gloves": int(t.book.card(keeper, b.GLOVES)),
    }


@pytest.mark.parametrize(
    ("rows", "id"),
    [
        ([[0, 0]], "row"),
        ([[13, 0, -1]], "row"),
        ([[0, 9, -1]], "row"),
        ([[-5, 0, -1]], "row"),
        ([[0, 0, -1], [-2, 0]], "row"),
        ([[0, 0, -1], [-2, 0, -1]], "effect"),
        ([[0, 0, -1], [-3, 0, -1]], "effect"),
        ([[0, 0, -1], [0, 1, -1]], "twice"),
        ([[0, 0, 10_000]], "whose"),
        ([[0, 0, 0]], "whose"),
        ([[KEEPER_ROW, -1, -1]], "whose"),
        ([[n, 1, -1] for n in range(11)], "many"),
        ([[n, 1, -1] for n in range(12)], "many"),
    ],
)
def test_rows_that_are_no_plan_are_refused(rows: Rows, id: str) -> None:
    with pytest.raises(BadText) as refused:
        told(planning(), 0, rows)
    assert refused.value.said.id == f"fault-plan-{id}"
    assert refused.value.rule.startswith("EL-")


def test_who_wears_what_is_checked() -> None:
    """EL-059, EL-062: the number on his card; a keeper wears none."""
    t = planning()
    keeper, striker = own(t, 0, "R01", "R29")
    shirt = int(squad.shirt_of(t, 0, striker))
    other = 0 if shirt != 0 else 1
    for rows, id in (
        ([[0, 0, keeper]], "role"),
        ([[KEEPER_ROW, -1, striker]], "role"),
        ([[other, 0, striker]], "shirt"),
        ([[shirt, 0, striker], [other, 0, striker]], "twice"),
    ):
        with pytest.raises(BadText) as refused:
            told(t, 0, rows)
        assert refused.value.said.id == f"fault-plan-{id}"


def test_nothing_is_foreseen_without_opponent_or_once_it_is_over() -> None:
    t = planning()
    t.put(0, c.CLUB, -1)
    assert told(t, 0, [[0, 0, -1]]) is None
    t.put(0, c.CLUB, 0)
    assert told(t, 0, []) is None
    stand(t)
    assert told(t, 0, [[0, 0, -1]]) is None, "the line-up has been given"
    assert told(t, 0, []) is None, "it is not known at what the match is"
    t.lanes[0].turn(c.MATCH_TACTIC, 0)
    assert told(t, 0, [])["placed"] == 10
    t.lanes[0].turn(c.COMPARE, 0)
    assert told(t, 0, []) is None
