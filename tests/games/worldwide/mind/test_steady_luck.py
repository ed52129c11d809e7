"""Imagined matches less the luck of their dice: no shift, and far less spread."""

from __future__ import annotations

import pytest

from tests.games.worldwide.walking import SILENT, walk
from touchline.core.buffers import Odds
from touchline.core.ids import FATE
from touchline.core.rng import Rng
from touchline.core.window import Window
from touchline.games.worldwide.mind.advice import keen
from touchline.games.worldwide.mind.judge import Full
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.play.ai.levels import make
from touchline.play.ai.rollout import Effort, Rollout
from touchline.play.ai.runs import best_run, played

FULL = Full()
ROLLS = {c.TRAP_ROLL, c.PERSON_ROLL, c.DEFENCE_ROLL, c.SHOT_ROLL, c.KEEPER_ROLL}


def chances(preset, seats, matches):
    """Tables of matches at which dice are about to fall for an attack, with their outcomes."""
    odds = Odds()
    for seed in range(matches):
        for s in walk(preset, seats, seed):
            if GAME.due(s) == FATE and FULL.stakes(s):
                GAME.luck(s, odds)
                yield s, [(odds.outcomes[i], odds.weights[i]) for i in range(odds.count)]


def glimpsed(s, answer, seat):
    t = s.clone()
    GAME.step(t, FATE, answer, SILENT)
    return FULL.glimpse(t, seat)


@pytest.mark.parametrize(
    ("preset", "seats"), [("amateur", 2), ("professional", 2), ("home", 2), ("professional", 4)]
)
def test_outcomes_called_alike_look_alike(preset, seats):
    met = set()
    for s, outcomes in chances(preset, seats, 5):
        met.add(int(s.stack.phase()))
        for seat in range(2):
            looks = {}
            for answer, _ in outcomes:
                look = glimpsed(s, answer, seat)
                assert looks.setdefault(FULL.alike(s, answer), look) == look
    assert {c.DEFENCE_ROLL, c.SHOT_ROLL, c.KEEPER_ROLL} <= met
    assert preset == "amateur" or len(met & ROLLS) > 3


def test_cards_drawn_are_not_reckoned_up():
    drawn = [
        s.stack.phase()
        for s in walk("professional", 2, 3)
        if GAME.due(s) == FATE and not FULL.stakes(s)
    ]
    assert c.DRAW in drawn
    assert not ROLLS & {int(n) for n in drawn}


def test_what_dice_bring_has_the_mean_nought():
    rollout = Rollout(Effort(8, steady_luck=True), Rng(1), FULL, keen())
    moved = 0
    for s, outcomes in chances("professional", 2, 3):
        for seat in range(2):
            rollout.steady(seat)
            GAME.luck(s, rollout.odds)
            found = [rollout.fortune_of(GAME, s, FULL, answer) for answer, _ in outcomes]
            mean = sum(n * w for n, (_, w) in zip(found, outcomes, strict=True))
            mean /= sum(w for _, w in outcomes)
            assert abs(mean) <= 1  # what rounding leaves
            looks = [glimpsed(s, answer, seat) for answer, _ in outcomes]
            assert [n - found[0] for n in found] == [n - looks[0] for n in looks]
            moved += max(found) > 10_000
    assert moved > 50


def decision(seed):
    """A question of an attack at which the advice names two answers, and those."""
    rng, advice = Rng(seed), keen()
    for s in walk("professional", 2, seed):
        if GAME.due(s) in (1, 2) and s.stack.phase() == c.ATTACK and s.pa >= 3:
            seat = int(GAME.due(s)) - 1
            plans = advice.plans(s.clone(), seat, rng)
            if len(plans) > 1:
                return Window(GAME, s, seat), plans
    raise AssertionError("no such question: another seed")


def spread(rows):
    mean = sum(rows) / len(rows)
    return sum((n - mean) ** 2 for n in rows) / len(rows)


def test_the_same_matches_tell_more_when_luck_is_steady():
    pane, plans = decision(4)
    found = {}
    for steady in (False, True):
        rollout = Rollout(Effort(8, moments=2, steady_luck=steady), Rng(1), FULL, keen())
        rates = [[played(pane, run, rollout, seed) for seed in range(160)] for run in plans[:2]]
        found[steady] = rates
        assert rollout.whose == -1  # nobody else's matches are reckoned up
    for one, other in zip(found[False], found[True], strict=True):
        assert one != other
        lag = [a - b for a, b in zip(one, other, strict=True)]
        # no shift: the luck taken off lies within three times what chance may do to its mean
        assert (sum(lag) / len(lag)) ** 2 <= 9 * spread(lag) / len(lag)
        assert spread(other) < spread(one) / 2


def end_of(s, whim, seat, seed):
    """How the match goes on from here, in so many words, for a search that has drawn `whim`."""
    rollout = Rollout(Effort(8, moments=3), Rng(1), FULL, keen())
    t = s.clone()
    rollout.begin(t)
    rollout.steady(seat, seed)
    rollout.play_on(GAME, t, Rng(whim))
    return [t.get(side, c.GOALS) for side in range(2)], list(t.hand), list(t.gone)


def test_luck_begins_alike_at_every_moment():
    pane, _ = decision(4)
    s = pane.imagine(Rng(3))
    steadied = [end_of(s, whim, 0, 5) for whim in range(4)]
    assert all(end == steadied[0] for end in steadied)  # whatever was drawn before
    assert end_of(s, 0, 0, 6) != steadied[0]
    loose = [end_of(s, whim, -1, 5) for whim in range(4)]
    assert any(end != loose[0] for end in loose)


def test_few_matches_compare_few_answers():
    pane, plans = decision(30)
    assert len(plans) > 4
    found = {}
    for each in (0, 100):
        found[each] = set()
        for seed in range(12):
            rollout = Rollout(
                Effort(9, moments=1, steady_luck=True, least_tries=each), Rng(seed), FULL, keen()
            )
            found[each] |= {tuple(best_run(pane, plans, rollout, None, 0.0))}
    first = {tuple(run) for run in plans[:3]}
    assert found[100] <= first
    assert not found[0] <= first


def test_the_top_level_alone_steadies_luck():
    levels = ROOM.mind.levels
    assert [n for n, level in levels.items() if level.steady_luck] == [max(levels)]
    mind = make("ismcts:sims=9", ROOM, 1)
    assert mind.effort.steady_luck
    assert not make("ismcts:sims=9,steady_luck=0", ROOM, 1).effort.steady_luck
