"""T30: the pitch has two mirrors, and neither may change a single count."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.streetsoccer import engine, positions, slow
from tests.games.streetsoccer import kept as golden
from tests.games.streetsoccer.slow import Cell, Position

Named = tuple[str, str, str]


def flip(c: Cell) -> Cell:
    """Mirror in the long axis."""
    return c[0], 9 - c[1]


def swap(c: Cell) -> Cell:
    """Swap of sides."""
    return 13 - c[0], c[1]


def flipped(at: Position) -> Position:
    assert at.ball
    return Position({flip(c): who for c, who in at.figures.items()}, flip(at.ball), at.side)


def swapped(at: Position) -> Position:
    assert at.ball
    figures = {swap(c): who.swapcase() for c, who in at.figures.items()}
    return Position(figures, swap(at.ball), slow.OTHER[at.side])


def renamed(found: set[Named], how: str) -> set[Named]:
    turn = {"flip": flip, "swap": swap}[how]

    def new(text: str) -> str:
        return text if text == slow.GOAL else slow.name(turn(slow.cell(text)))

    return {(new(a), new(b), new(end)) for a, b, end in found}


@pytest.mark.parametrize(("id", "text", "die", "count"), golden.COUNTS)
def test_t30_the_catalogue_in_both_mirrors(id: str, text: str, die: int, count: str) -> None:
    at = slow.parse(text)
    for mirrored in (flipped(at), swapped(at), flipped(swapped(at))):
        t = engine.turn(slow.unparse(mirrored), die)
        assert engine.counts(t) == count


@pytest.mark.parametrize("seed", range(10))
def test_t30_random_positions_in_both_mirrors(seed: int) -> None:
    rng = Random(f"mirror {seed}")
    for _ in range(100):
        options = positions.some_options(rng, positions.VALUES)
        at = positions.scatter(rng, slow.with_options(**options))
        die = rng.randint(1, 6)
        plain = engine.effects(engine.turn(slow.unparse(at), die, options))
        for how, mirrored in (("flip", flipped(at)), ("swap", swapped(at))):
            found = engine.effects(engine.turn(slow.unparse(mirrored), die, options))
            assert found == renamed(plain, how), (slow.unparse(at), die, options, how)


@pytest.mark.parametrize("seed", range(3))
def test_t30_field_players_are_interchangeable(seed: int) -> None:
    """Fact 5 of §3: the order in which figures came to the board leaves no trace."""
    rng = Random(f"order {seed}")
    for _ in range(50):
        at = positions.scatter(rng, slow.DEFAULT)
        text, die = slow.unparse(at), rng.randint(1, 6)
        t = engine.turn(text, die)
        for code in engine.codes(t)[:10]:
            then = t.clone()
            engine.take(then, code)
            after = engine.position(then)
            again = engine.reread(then)
            assert engine.position(again) == after
            if code % 140 and engine.fate_is_due(again):
                engine.take_fate(then, 3)
                engine.take_fate(again, 3)
                assert engine.codes(then) == engine.codes(again)
