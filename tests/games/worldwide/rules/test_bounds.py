"""docs/decisions/0014: the longest match that the rules allow, and the ends that make it so."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from tests.games.worldwide.engine import NUMBERS
from tests.games.worldwide.laying import begin
from touchline.core.buffers import Codes, Odds
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.state import ATTACKS
from touchline.play.sim.playout import playout

PAGE = Path(__file__).parents[4] / "docs" / "decisions" / "0014-worldwide-bounds.md"

CARD = 1 + 1 + 2 + 1 + 1 + 1 + 2 + 1 + 2 + 1 + 1 + 4 + 2 + 4 + 2 + 1 + 2
PERSON = 1 + 2 + 1 + 1 + 1 + 2 + 3 + 1 + 2
STAR = 1 + 1 + 1 + 1 + 1
ATTACK = 2 + 1 + 1 + 1 + 2 + 1
STARS = 6 + 3
BEFORE, HALF_TIME, SHOOT_OUT = 2 + 4 + 2 + 2 + 2, 4 + 2, 2 * 2 * c.ROUNDS + 1


def half() -> int:
    pile = sum(NUMBERS["copies"][::2])
    back = STARS + 1  # a search may take from the discard; one Player card recovers
    side = pile + c.SQUAD + (pile + back) * CARD + c.SQUAD * PERSON + STARS * STAR + 3 * 2
    return int(2 * side + ATTACKS[0] * ATTACK)


def match() -> int:
    return 2 * half() + BEFORE + HALF_TIME + SHOOT_OUT


def strange() -> int:
    return match() + 14 * 2 * ATTACKS[0] * (PERSON + CARD)


def test_wf_140_the_sum_is_that_of_the_page_and_within_the_bound() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for n in (half(), match(), strange()):
        assert f"**{n:,}**" in page
    assert strange() <= GAME.longest
    assert f"`Game.longest` is {GAME.longest:,}" in page


def test_the_base_pack_brings_back_no_more_than_that() -> None:
    """One Player card recovers an Action card, none a Player card; nothing gains stars."""
    rows = [tuple(NUMBERS["effects"][i : i + 3]) for i in range(0, len(NUMBERS["effects"]), 6)]
    assert [row for row in rows if row[0] == c.RECOVER_CARDS] == [(c.RECOVER_CARDS, c.ACTION, 1)]
    assert not [row for row in rows if row[0] == c.GAIN_STAR]
    assert {row[0] for row in rows if row[0] == c.SEARCH} == {c.SEARCH}


def test_wf_145_forty_level_pairs_are_rare() -> None:
    level = Fraction(5, 6) ** 2 + Fraction(1, 6) ** 2
    assert level == Fraction(26, 36)
    assert 85_000 < 1 / level ** (c.ROUNDS - 5) < 91_000


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("preset", ["amateur", "professional", "home", "cup"])
def test_random_matches_keep_well_below_it(preset: str, seats: int) -> None:
    for seed in range(3):
        t = begin(preset=preset, seats=seats).t
        steps = playout(GAME, t, Rng(seed), Codes(), Odds(), Log(on=False))
        assert 50 < steps < match() / 2
