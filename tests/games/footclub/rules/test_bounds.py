"""docs/decisions/0008: the longest match that the rules allow, and the ends that make it so."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from pathlib import Path

import pytest

from tests.games.footclub.side_by_side import NUMBERS
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import COUNTS
from touchline.games.footclub.rules.game import GAME
from touchline.play.sim.playout import playout

PAGE = Path(__file__).parents[4] / "docs" / "decisions" / "0008-footclub-bounds.md"

# answers that one card of a kind can bring about
SHOT = 2 + 2 * c.POSTS + 1
OFFENSIVE = 1 + 2 + SHOT + 1 + 1
CAPTAINS = 2 * 3
SUPPORT = 1 + 1 + 2 + CAPTAINS
FAN = 2


def chosen(n: int) -> int:
    """The dearest n cards of a pile: as many offensive cards as there are, then supports."""
    attacks = COUNTS[c.SET_ATTACK] + COUNTS[c.SOLO_RUN] + COUNTS[c.COUNTER_ATTACK]
    return attacks * OFFENSIVE + (n - attacks) * SUPPORT


def leg(extra: bool) -> int:
    turns = 5 + 5 + (3 if extra else 0)
    drawn = 8 * (3 if extra else 2) + 4 * turns
    before = 1 + 2 * (1 + 10 + 1 + 14 + 1) + 2 * 15 + 2 + (2 * 11 + 1 if extra else 0)
    subs = 2 * (3 + (3 if extra else 0)) * (2 + 1 + 11 + 1 + 1)
    out_of_hands = 2 * (2 * chosen(14) + (chosen(10) if extra else 0))
    back = c.CORNERS * OFFENSIVE
    stands = (5 + 5 + 1) * FAN
    return drawn + before + turns * (2 + CAPTAINS + 2 + 2 + 2) + subs + out_of_hands + back + stands


def tie() -> int:
    draft = 2 + 1 + (6 + 20 + 18) + 20
    shoot_out = 2 * 6 + 1 + 2 * (5 + c.ROUNDS) * SHOT + 1
    return c.DRAFTS * draft + 3 + leg(False) + 10 + 2 * 3 + leg(True) + shoot_out


def test_the_sum_is_that_of_the_page_and_within_the_bound() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for n in (leg(False), leg(True), tie()):
        assert f"**{n:,}**" in page
    assert tie() <= GAME.longest
    assert f"`Game.longest` is {GAME.longest:,}" in page


@pytest.mark.parametrize("preset", ["match", "poussin", "tie", "cup"])
def test_random_matches_keep_well_below_it(preset: str) -> None:
    settled = settle(GAME.choices, GAME.presets, {}, preset)
    for seed in range(4):
        s = GAME.new(Setup(2, settled, NUMBERS))
        steps = playout(GAME, s, Rng(seed), Codes(), Odds(), Log(on=False))
        assert GAME.due(s) == OVER
        assert steps < GAME.longest / 2


def test_a_second_roll_favours_nobody_so_a_coin_may_settle_it() -> None:
    edge = [a - d for a in range(1, 7) for d in range(1, 7)]
    assert sum(e > 0 for e in edge) == sum(e < 0 for e in edge) == 15
    assert Fraction(6, 36) ** c.POSTS == Fraction(1, 46_656)


def test_twenty_rounds_of_sudden_death_are_rare() -> None:
    apart = 2 * Fraction(7, 9) * Fraction(2, 9)
    assert apart == Fraction(28, 81)
    assert 4_700 < 1 / (1 - apart) ** c.ROUNDS < 4_900


def test_forty_corners_are_never_met() -> None:
    """Offensive cards that can be in hands, each corner bringing one back."""
    cards = 2 * 3 * 9
    most = cards + c.CORNERS
    assert comb(most, c.CORNERS + 1) * Fraction(1, 12) ** (c.CORNERS + 1) < Fraction(1, 10**16)


def test_fc_129_after_forty_corners_no_card_is_taken_back() -> None:
    for corners, asked in ((c.CORNERS - 1, True), (c.CORNERS, False)):
        s = GAME.new(Setup(2, settle(GAME.choices, GAME.presets, {}), NUMBERS))
        codes, odds, rng, silent = Codes(), Odds(), Rng(3), Log(on=False)
        while s.stack.phase() != c.OFFENSIVE:
            due = GAME.due(s)
            if due == FATE:
                GAME.luck(s, odds)
                GAME.step(s, FATE, odds.at(rng.below(odds.total)), silent)
            else:
                seat = 0 if due & 1 else 1
                GAME.options(s, seat, codes)
                GAME.step(s, seat, codes.items[rng.below(codes.count)], silent)
        s.attacker, s.offence, s.raw, s.corners = s.ball, c.FREE_KICK, 0, corners
        s.card = s.ball * c.DECK + 12
        s.move(s.card, c.DISCARDED + s.get(s.ball, c.STAMP), -1)
        s.add(s.ball, c.STAMP, 1)
        s.stack.turn(c.SHOT, 0, 0, 0)
        log = Log()
        for face in (3, 3, 5, 2):  # level, then lower: a corner
            GAME.step(s, FATE, face, log)
        assert (s.stack.phase() == c.RECLAIM) == asked
        assert any(e.kind == c.NO_CARD_BACK for e in log.events) != asked
