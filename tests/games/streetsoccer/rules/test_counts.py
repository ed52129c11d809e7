"""The engine against the golden counts: any drift in what is legal shows here first."""

from __future__ import annotations

import pytest

from tests.games.streetsoccer import engine
from tests.games.streetsoccer import kept as golden
from touchline.core.choices import settle
from touchline.core.log import Log
from touchline.core.setup import Setup
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position, write_position
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.voice.counts import perft_counts


@pytest.mark.parametrize(("id", "text", "die", "count"), golden.COUNTS)
def test_positions_of_the_catalogue(id: str, text: str, die: int, count: str) -> None:
    t = read_position(text)
    t.die = die
    assert perft_counts(t) == count


@pytest.mark.parametrize(("id", "text", "die", "count"), golden.COUNTS)
def test_the_count_of_effects_is_the_number_of_options(
    id: str, text: str, die: int, count: str
) -> None:
    assert len(engine.effects(engine.turn(text, die))) == int(count.split("/")[0])


@pytest.mark.parametrize("row", golden.TWO_PLIES, ids=lambda r: f"{r.position}-{r.dice}")
def test_two_plies(row: golden.TwoPlies) -> None:
    quiet, goals = set(), set()
    t = engine.turn(golden.TEXT[row.position], row.dice[0])
    seat = engine.seat_of(t)
    for code in engine.codes(t):
        then = t.clone()
        GAME.step(then, seat, code, Log())
        if code % 140 == 0:
            first, to, _ = engine.parts(code)
            goals.add((first, to) if first != to else (0, 0))
        else:
            quiet.add(" ".join(write_position(then).split()[:3]))
    replies = sum(len(engine.effects(engine.turn(text, row.dice[1]))) for text in quiet)
    assert (len(quiet), len(goals), replies) == (row.quiet, row.goals, row.sum)


@pytest.mark.parametrize("row", golden.OPTIONS, ids=lambda r: f"{r.position}-{r.key}={r.value}")
def test_options(row: golden.Changed) -> None:
    text = golden.TEXT[row.position]
    found = [
        len(engine.effects(engine.turn(text, die, {row.key: row.value}))) for die in range(1, 7)
    ]
    assert found == row.effects


@pytest.mark.parametrize("row", golden.KICKOFFS)
def test_kickoffs(row: golden.Kick) -> None:
    for d, expected in enumerate(row.ends, 1):
        found = engine.pairs(read_position(f"{row.rows} - {row.side} o {d} 1a 0-0 - {row.side}"), 4)
        assert {kicker for kicker, _ in found} == set(row.kickers)
        assert len({end for _, end in found}) == expected
        assert len(found) == expected * len(row.kickers)
        if d == 1:
            assert {end for _, end in found} == set(row.first)


@pytest.mark.parametrize("row", golden.RESTARTS)
def test_restarts(row: golden.Kick) -> None:
    score = "0-1 R" if row.side == "L" else "1-0 L"
    for d, expected in enumerate(row.ends, 2):
        text = f"{row.rows} {row.kickers[0]} {row.side} r {d} 7a {score} {row.side}"
        found = engine.pairs(read_position(text), 4)
        assert {kicker for kicker, _ in found} == set(row.kickers)
        assert len(found) == expected
        if d == 2:
            assert {end for _, end in found} == set(row.first)


def test_one_leg_from_the_circle() -> None:
    """§6.3: the kick-off with the longer die counts the ends of one leg of 2 to 7 steps."""
    alone = {"enclosure": "off", "kickoff_length": "die_plus_one", "kickoff_side": "first_placer"}
    expected = golden.table("perft.toml", "leg")["f4"]
    assert isinstance(expected, list)
    for steps, ends in enumerate(expected, 1):
        if ends:
            text = f"{engine.rows('Pf4')} - L o {steps} 1a 0-0 - L"
            assert len(engine.pairs(read_position(text, alone), 4)) == ends


def test_one_leg_from_the_goal() -> None:
    """§6.3: a lone keeper's restart counts the ends of one leg of 2 to 6 steps from b4."""
    expected = golden.table("perft.toml", "leg")["b4"]
    assert isinstance(expected, list)
    for steps in range(2, 7):
        text = f"{engine.rows('Gb4')} b4 L r {steps} 7a 0-1 R L"
        found = engine.pairs(read_position(text, {"enclosure": "off"}), 4)
        assert len(found) == expected[steps - 1]


def test_placements_counted() -> None:
    """§6.5: every set of four field players once, placed in ascending order after the keeper."""
    first_all = {"placement_order": "5-5", "first_placer": "L"}
    t = GAME.new(Setup(options=settle(GAME.choices, GAME.presets, first_all)))
    totals = []
    for keeper in (c for c in engine.codes(t) if c // 19600 == 1):
        placed = t.clone()
        GAME.step(placed, 0, keeper, Log())
        totals.append(_sets(placed, 0, 4))
    expected = golden.table("perft.toml", "placement")
    assert totals == [expected["field_players"]] * 2
    assert sum(totals) == expected["with_keeper"]


def _sets(t: Table, last: int, left: int) -> int:
    """Ways to go on with `left` more field players on cells beyond answer `last`."""
    further = [code for code in engine.codes(t) if code > last]
    if left == 1:
        return len(further)
    found = 0
    for code in further:
        then = t.clone()
        GAME.step(then, 0, code, Log(on=False))
        found += _sets(then, code, left - 1)
    return found
