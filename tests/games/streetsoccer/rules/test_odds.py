"""Every chance of the game as an exact fraction, against the golden odds."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction

import pytest

from tests.games.streetsoccer import engine
from tests.games.streetsoccer import kept as golden
from tests.games.streetsoccer.engine import begin, odds, play, rows
from touchline.core.ids import FATE
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position, write_position
from touchline.games.streetsoccer.rules.state import Table

PLACED = "+Gb4 +gk5 +pg5 +Pf4 +Pd3 +ph6 +pe6 +Pe5 +Ph3 +pi3"


def book(section: str, key: str) -> Fraction:
    return Fraction(str(golden.table("odds.toml", section)[key]))


def chances(section: str) -> dict[int, Fraction]:
    row = golden.table("odds.toml", section)["chance"]
    assert isinstance(row, dict)
    return {int(k): Fraction(str(v)) for k, v in row.items()}


def spread(t: Table) -> dict[int, Fraction]:
    """Outcome to probability."""
    found = odds(t)
    total = sum(found.values())
    return {outcome: Fraction(weight, total) for outcome, weight in found.items()}


def duel() -> Table:
    return play(begin({"first_placer": "L"}), PLACED)


def field(t: Table, i: int) -> str:
    return write_position(t).split()[i]


def test_ss_021_the_coin() -> None:
    found = spread(begin())
    assert found == {0: book("coin", "L"), 1: book("coin", "R")}


def test_ss_040_each_unequal_pair() -> None:
    found = spread(duel())
    assert len(found) == 30
    assert set(found.values()) == {book("kickoff", "pair")}


def test_ss_041_the_difference() -> None:
    """§6.1: chances of d, its mean, and half a chance for each side whatever d is."""
    by_d: dict[int, Fraction] = defaultdict(Fraction)
    pairs: dict[int, int] = defaultdict(int)
    by_side: dict[tuple[str, int], Fraction] = defaultdict(Fraction)
    for outcome, chance in spread(duel()).items():
        t = duel()
        engine.take_fate(t, outcome)
        d = int(field(t, 4))
        by_d[d] += chance
        pairs[d] += 1
        by_side[field(t, 2), d] += chance
    assert by_d == chances("kickoff")
    assert {str(d): n for d, n in pairs.items()} == golden.table("odds.toml", "kickoff")["pairs"]
    assert sum((d * p for d, p in by_d.items()), Fraction()) == book("kickoff", "mean")
    for (_, d), chance in by_side.items():
        assert chance / by_d[d] == book("kickoff", "each_side")


def test_ss_040_ties_and_rolls_by_arithmetic() -> None:
    """What the engine leaves out, the tie, has 1/6; hence 6/5 rolls in the mean."""
    left_out = 1 - Fraction(len(odds(duel())), 36)
    assert left_out == book("kickoff", "tie_before_rerolls")
    assert 1 / (1 - left_out) == book("kickoff", "mean_rolls")


@pytest.mark.parametrize("side", ["L", "R"])
def test_ss_041_the_first_placers_fifteen_pairs(side: str) -> None:
    found = spread(begin({"first_placer": side, "kickoff_side": "first_placer"}))
    assert len(found) == 15
    assert set(found.values()) == {book("kickoff_first_placer", "pair")}
    assert all((pair // 10 > pair % 10) == (side == "L") for pair in found)


@pytest.mark.parametrize("die", range(1, 7))
def test_ss_043_the_first_placers_die_plus_one(die: int) -> None:
    options = {
        "first_placer": "L",
        "kickoff_side": "first_placer",
        "kickoff_length": "die_plus_one",
    }
    t = begin(options)
    assert spread(t) == dict.fromkeys(range(1, 7), book("kickoff_first_placer", "die_plus_one"))
    engine.take_fate(t, die)
    play(t, PLACED)
    assert (field(t, 3), field(t, 4)) == ("o", str(die + 1))


def test_ss_050_the_die_of_a_turn() -> None:
    t = read_position(golden.TEXT["P1"])
    assert spread(t) == dict.fromkeys(range(1, 7), book("turn", "each"))


def test_ss_093_the_die_of_a_restart() -> None:
    t = read_position(f"{rows('Gb4 gk5')} b4 L r - 7a 0-1 R L")
    found = spread(t)
    assert found == chances("restart")
    assert sum((face * p for face, p in found.items()), Fraction()) == book("restart", "mean")
    assert Fraction(6, len(found)) == book("restart", "mean_rolls")


def test_ss_049_pairs_that_leave_no_kick_off_have_no_chance() -> None:
    """L cannot kick off with a 5, so 6-1 is rolled again; all other pairs stay equally likely."""
    figures = "Gb4 Pf4 Pd4 Ph4 Pi3 gk5 pg4 pg5 pg3 pe4"
    found = spread(read_position(f"{rows(figures)} - - o - 1a 0-0 - -"))
    assert 61 not in found
    assert len(found) == 29
    assert set(found.values()) == {Fraction(1, 29)}


def test_odds_are_asked_only_when_fate_is_due() -> None:
    """A walk through a match: positive whole weights, outcomes that differ, seats in between."""
    t = begin()
    asked = 0
    for turn in range(120):
        if GAME.due(t) == FATE:
            found = odds(t)
            assert found
            assert all(weight > 0 for weight in found.values())
            engine.take_fate(t, sorted(found)[turn % len(found)])
            asked += 1
        elif GAME.due(t):
            listed = engine.codes(t)
            engine.take(t, listed[turn * 11 % len(listed)])
    assert asked > 40
