"""What the judges of FootClub say: exact chances, points from a lead, named terms, plain sense."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.games.footclub.laying import match
from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.judge import points
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.window import Window
from touchline.games.footclub.mind import weights as w
from touchline.games.footclub.mind.hopes import WHOLE, duel_chance, goal_chance
from touchline.games.footclub.mind.judge import Full, Plain, moment, settled, turns_left
from touchline.games.footclub.room import ROOM
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.game import GAME
from touchline.play.ai.greedy import Greedy
from touchline.play.sim.batch import fresh

POUSSIN = {"rules": 1}


@pytest.mark.parametrize("bonus", range(-7, 8))
def test_the_chance_of_a_goal_is_the_one_of_the_dice(bonus):
    goal = Fraction(0)
    for attack in range(1, 7):
        for defence in range(1, 7):
            edge = attack + bonus - defence
            goal += Fraction(1 if edge > 0 else 0, 36) + Fraction(1 if edge == 0 else 0, 72)
    assert goal_chance(bonus) == int(goal * WHOLE)


@pytest.mark.parametrize(
    ("extra", "aggressive", "chance"),
    [
        (0, False, Fraction(21, 36)),
        (0, True, Fraction(21, 36) + Fraction(15, 36) * Fraction(15, 36)),
        (1, True, Fraction(26, 36) + Fraction(10, 36) * Fraction(21, 36)),
        (-1, False, Fraction(15, 36)),
    ],
)
def test_the_chance_of_a_tackle_or_support(extra, aggressive, chance):
    assert abs(duel_chance(extra, aggressive) - int(chance * WHOLE)) <= 1


def test_points_grow_with_the_lead_and_both_clubs_share_two():
    row = [points(lead / 4, 0.9) for lead in range(-12, 13)]
    assert row == sorted(row)
    assert row[12] == WHOLE
    assert all(abs(a + b - 2 * WHOLE) <= 1 for a, b in zip(row, reversed(row), strict=True))
    assert points(1.0, 0.0) == 2 * WHOLE  # it is over


def walk(s, rng, answers):
    """Play on by lot for so many answers."""
    codes, odds, log = Codes(), Odds(), Log(False)
    for _ in range(answers):
        due = GAME.due(s)
        if due == OVER:
            break
        if due == FATE:
            GAME.luck(s, odds)
            GAME.step(s, FATE, odds.at(rng.below(odds.total)), log)
            continue
        seat = 0 if due & 1 else 1
        GAME.options(s, seat, codes)
        GAME.step(s, seat, codes.items[rng.below(codes.count)], log)
    return s


@pytest.mark.parametrize("options", [{}, POUSSIN, {"format": 1}])
@pytest.mark.parametrize("seed", range(12))
def test_what_one_club_may_hope_for_the_other_may_not(options, seed):
    s = walk(fresh(ROOM, options), Rng(seed), 60 + 50 * seed)
    full = Full()
    assert abs(full.rate(s, 0) + full.rate(s, 1) - 2 * WHOLE) <= 2


@pytest.mark.parametrize("options", [{}, POUSSIN, {"format": 1}, {"draw_decider": 3}])
def test_moments_never_go_back(options):
    played = 0
    for seed in range(8):
        s = fresh(ROOM, options)
        rng, last = Rng(seed), 0
        while GAME.due(s) != OVER:
            walk(s, rng, 1)
            assert moment(s) >= last
            last = moment(s)
        if GAME.result(s).reason != 6:  # no legal team: drafted by lot, it was over before kick-off
            assert last >= 8
            played += 1
    assert played >= 4


def test_a_table_in_the_middle_of_an_offensive_is_not_settled():
    p = match("offensive", hands=("attack1 as", ""), ball="FW1")
    assert not settled(p.t)
    p.play("attack1")
    assert p.phase() == "BONUS"
    assert not settled(p.t)


def test_every_term_has_a_name_and_every_row_all_terms():
    assert len(w.NAMES) == w.TERMS
    assert len(w.POUSSIN) == 9 * w.TERMS
    assert len(w.FULL) == 11 * w.TERMS
    assert len(w.POUSSIN_SPREAD) == 9
    assert len(w.FULL_SPREAD) == 11


def test_a_goal_is_worth_more_than_anything_else():
    p = match("possession", ball="FW1")
    plain, full = Plain(), Full()
    before = plain.rate(p.t, 0), full.rate(p.t, 0)
    p.t.put(0, c.GOALS, 1)
    assert plain.rate(p.t, 0) > before[0]
    assert full.rate(p.t, 0) > before[1]


def test_turns_left_run_out():
    s = fresh(ROOM, POUSSIN)
    assert turns_left(s) == 8
    s.turn = 8
    assert turns_left(s) == 1


def test_greedy_fills_its_envelope_with_the_suggested_fourteen():
    """FC-055: three presses, three tackles, two attacks, one counter, and so on."""
    for seed in range(3):
        s = fresh(ROOM, {"home_choice": 2})
        rng, codes, log = Rng(seed), Codes(), Log(False)
        odds, mind = Odds(), Greedy(Rng(seed), Plain())
        while s.stack.phase() != c.COLOUR:
            due = GAME.due(s)
            assert due != 0
            if due == FATE:
                GAME.luck(s, odds)
                GAME.step(s, FATE, odds.at(rng.below(odds.total)), log)
                continue
            seat = 0 if due & 1 else 1
            GAME.options(s, seat, codes)
            GAME.step(s, seat, mind.choose(Window(GAME, s, seat))[0], log)
        kinds = [0] * 8
        for card in range(c.DECK):
            if s.where[card] == c.PILE:
                kinds[KIND[card]] += 1
        assert kinds == [3, 3, 2, 0, 1, 2, 2, 1]
