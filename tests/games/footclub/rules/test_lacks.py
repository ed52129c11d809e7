"""What a team lacks for its style, and which lines of a shape stay short, by every way to try."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest

from tests.games.footclub.voice.matches import SETUPS
from touchline.core.rng import Rng
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.shapes import (
    BY_SIZE,
    START,
    fits,
    kinds_in,
    line_count,
    short_lines,
)
from touchline.games.footclub.rules.sums import blended, lacking


@pytest.fixture(scope="module")
def table() -> Any:
    t = GAME.new(SETUPS[0])
    for side in range(2):
        coach = next(n for n in range(t.book.cards) if t.book.kind[n] == c.COACH)
        t.put(side, c.COACH_CARD, coach)
    return t


def some(t: Any, rng: Rng, n: int) -> list[int]:
    """So many outfield players by lot."""
    all_ = [card for card in range(t.book.cards) if t.book.kind[card] == c.OUTFIELD]
    return [all_.pop(rng.below(len(all_))) for _ in range(n)]


def mask(players: list[int]) -> int:
    return sum(1 << n for n in players)


def fewest(t: Any, players: list[int]) -> list[int]:
    """FC-040 Every double profile counted either way: what is missing, earlier profiles first."""
    coach = t.get(0, c.COACH_CARD)
    style = [int(t.book.style[coach * 3 + i]) for i in range(3)]
    ways = [[i for i in range(3) if t.book.profiles[n] >> i & 1] for n in players]
    return min(
        [max(0, need - way.count(i)) for i, need in enumerate(style)] for way in product(*ways)
    )


@pytest.mark.parametrize("seed", range(40))
def test_what_is_lacking_for_a_style(table: Any, seed: int) -> None:
    players = some(table, Rng(seed), 10)
    found = lacking(table, 0, mask(players))
    assert found == fewest(table, players)
    assert (sum(found) == 0) == blended(table, 0, mask(players))


@pytest.mark.parametrize("seed", range(30))
def test_the_lines_that_stay_short(table: Any, seed: int) -> None:
    """FC-033 A shape that can be filled has none; else those that do not get their players."""
    rng = Rng(seed)
    players = some(table, rng, 6)
    kinds = kinds_in(table.book, mask(players))
    shape = BY_SIZE[START[6] + rng.below(int(START[7] - START[6]))]
    found = short_lines(kinds, shape)
    assert (found == []) == fits(kinds, shape)
    places = [line for line in range(5) for _ in range(line_count(shape, line))]
    filled = any(
        all(table.book.stands_on(n, line) for n, line in zip(way, places, strict=True))
        for way in permutations(players)
    )
    assert filled == (found == [])
    for line in found:
        assert line_count(shape, line) > 0
