"""Whole matches: the sanity bands of §6.7, and what must hold after every answer.

Seeded, so the numbers are always the same; the bands are those of a sample of this size.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest

from tests.games.streetsoccer import engine, slow
from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.setup import Setup
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import write_position
from touchline.games.streetsoccer.rules.state import Table

MATCHES = 40


@dataclass
class Tally:
    goals: int = 0
    reasons: list[int] = field(default_factory=list)
    branching: list[int] = field(default_factory=list)
    passes: int = 0
    longest: int = 0


def far(cell: int, to: int) -> int:
    return max(abs(cell % 14 - to % 14), abs(cell // 14 - to // 14))


def greedy(t: Table, listed: list[int], rng: Random) -> int:
    """Score, or else bring the ball closest to the goal, or else walk to the ball."""
    seat = engine.seat_of(t)
    goal = [4 * 14 + 12, 5 * 14 + 12] if seat == 0 else [4 * 14 + 1, 5 * 14 + 1]

    def worth(code: int) -> tuple[int, int, float]:
        _, to, end = engine.parts(code)
        if end == 0:
            return 0, 0, 0.0
        if end != t.ball:
            return 1, min(far(end, g) for g in goal), rng.random()
        return 2, far(to, t.ball), rng.random()

    return min(listed, key=worth)


def play_through(policy: str) -> Tally:
    tally = Tally()
    rng = Random(f"bands {policy}")
    out, odds, log = Codes(), Odds(), Log(on=False)
    for _ in range(MATCHES):
        t = GAME.new(Setup())
        answers = 0
        while GAME.due(t) != OVER:
            answers += 1
            if GAME.due(t) == FATE:
                GAME.luck(t, odds)
                GAME.step(t, FATE, odds.at(rng.randrange(odds.total)), log)
                continue
            GAME.options(t, engine.seat_of(t), out)
            listed = out.listed()
            if t.phase != c.MOVE or policy == "random":
                code = rng.choice(listed)
            else:
                code = greedy(t, listed, rng)
            if t.phase == c.MOVE:
                tally.branching.append(len(listed))
                tally.passes += code == c.PASS
            GAME.step(t, engine.seat_of(t), code, log)
        tally.goals += int(t.score0 + t.score1)
        tally.reasons.append(GAME.result(t).reason)
        tally.longest = max(tally.longest, answers)
    return tally


@pytest.mark.parametrize(
    ("policy", "goals", "branching"),
    [
        ("random", (0.0, 0.3), (88, 98)),  # 0.10 and 93 over 400 matches
        ("greedy", (6.2, 9.2), (100, 116)),  # 7.7 and 108
    ],
)
def test_matches_keep_to_the_bands(
    policy: str, goals: tuple[float, float], branching: tuple[int, int]
) -> None:
    tally = play_through(policy)
    assert goals[0] <= tally.goals / MATCHES <= goals[1]
    assert branching[0] <= sum(tally.branching) / len(tally.branching) <= branching[1]
    assert max(tally.branching) <= 545  # §1
    assert tally.passes == 0  # practically unreachable
    assert tally.longest <= GAME.longest
    share = tally.reasons.count(c.NO_GOAL) / MATCHES
    if policy == "random":
        assert 0.75 <= share <= 1.0  # 90 %
    else:
        assert share <= 0.05
        assert tally.reasons.count(c.GOLDEN) / MATCHES <= 0.3  # 11 %


@pytest.mark.parametrize("seed", range(4))
def test_ss_010_ss_100_ss_107_ss_109_what_holds_after_every_turn(seed: int) -> None:
    """One figure a cell, the ball alone on the pitch, and nobody rests where it may not."""
    rng = Random(f"invariants {seed}")
    t = GAME.new(Setup())
    mover = ""
    while GAME.due(t) != OVER:
        if GAME.due(t) == FATE:
            engine.take_fate(t, rng.choice(sorted(engine.odds(t))))
            continue
        phase = t.phase
        mover = "LR"[engine.seat_of(t)]
        listed = engine.codes(t)
        goals = [code for code in listed if code % 140 == 0 and code // 19600 > 4]
        kicks = [code for code in listed if code % 140 != t.ball and code // 19600 > 4]
        GAME.step(t, engine.seat_of(t), rng.choice(goals or kicks or listed), Log(on=False))
        if phase != c.MOVE:
            continue
        fields = write_position(t).split()
        at = slow.parse(f"{fields[0]} {fields[1]} L")
        lifted = 2 if fields[3] == "q" else 0
        assert len(at.figures) == 10 - lifted
        for cell, letter in at.figures.items():
            assert slow.may_stand(cell, letter in "Gg", "L" if letter.isupper() else "R")
        assert not slow.crowded(at.figures, mover, slow.DEFAULT)
        if at.ball:
            assert slow.pitch(at.ball)
            assert at.ball not in at.figures
            own, opp = set(at.of(mover)), set(at.of(slow.OTHER[mover]))
            assert not slow.shut_in(at.ball, own, opp, slow.DEFAULT)
            assert not slow.cornered(at.ball, own, slow.DEFAULT)
