"""Luck from seeds outside core: neighbouring seeds, matches and seats have nothing in common."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tests.core.test_rng import fair
from touchline.core.pending import Chance
from touchline.core.rng import Rng
from touchline.play.ai.rollout import DICE, MOMENT, WHIMS
from touchline.play.ai.runs import SEEDS
from touchline.play.croupier import Seeded
from touchline.play.sim.luck import BITS, draw
from touchline.server.bots import seed_for

SIDES = 6
DIE = Chance(1, list(range(SIDES)), [1] * SIDES)


def croupier(seed: int) -> int:
    """First roll of a seeded croupier."""
    return Seeded(seed).draw(DIE)


def match(number: int) -> int:
    """First roll of one of many simulated matches."""
    return draw("luck", 1, number, 0, 0) * SIDES >> BITS


def waiting(number: int) -> int:
    """The rolls that one seat of a simulated match waits for, one after another."""
    return draw("luck", 1, 7, 1, number) * SIDES >> BITS


def mind(number: int) -> int:
    """First draw of the players of simulated matches."""
    return int(Rng(draw("mind", 1, number, 0) >> 17).below(SIDES))


def thought(answers: int) -> int:
    """First draw of a computer's thoughts at a table, as the match goes on."""
    return int(Rng(seed_for(12_345, answers)).below(SIDES))


def sitter(seed: int) -> int:
    """The same of computers whose seeds follow each other."""
    return int(Rng(seed_for(seed, 10)).below(SIDES))


@pytest.mark.parametrize("first", [croupier, match, waiting, mind, thought, sitter])
def test_first_draws_are_uniform_and_neighbours_independent(first) -> None:
    drawn = [first(n) for n in range(2_001)]
    assert fair(Counter(drawn[:1_000]), SIDES)
    assert fair(Counter(SIDES * a + b for a, b in pairwise(drawn)), SIDES**2)


def test_choices_and_fate_of_every_imagined_moment_have_numbers_of_their_own() -> None:
    """They share none with each other, with other moments, or with the hands dealt at first."""
    matches = [0, 1, 2, 7_919, 104_729, SEEDS - 1]
    seeds = [n + now * MOMENT + of for n in matches for now in range(300) for of in (WHIMS, DICE)]
    assert len({*matches, *seeds}) == len(matches) + len(seeds)
    assert max(seeds) < 2**63
