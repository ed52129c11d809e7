"""Who stands better: the judges of StreetSoccer, with every weight in one place.

`Full` counts a table in three steps: the exact chance of a goal with the die about to be rolled
(`threat`), what the lead is worth by the time left (`equity`), and a sum of named terms below for
what comes after. `Plain` is a beginner's rule of thumb.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.contract import State
from touchline.core.judge import Judge

from . import codes as c
from .equity import HALVES, POINT, Equity, equity_for, row
from .state import Rules, Table
from .threat import Threat

# -- the terms of `Full`, in thousandths of a goal for the side about to roll, if it does not score
FIELD: Final[vec[i64]] = vec[i64]([-60, -50, -40, -25, -10, 10, 25, 40, 50, 60])
"""The column of the ball, from the own goal line to the rival's."""
MY_REACH: Final[vec[i64]] = vec[i64]([0, 60, 50, 30, 10, -20, -50, -80, -90, -95, -100])
"""Fewest steps of an own figure to the ball."""
THEIR_REACH: Final[vec[i64]] = vec[i64]([0, -30, -25, -15, -5, 5, 15, 20, 25, 30, 30])
"""The same of the other side."""
THEIR_NEED: Final[vec[i64]] = vec[i64](
    [0, -300, -250, -200, -150, -100, -60, -40, -20, -10, 0, 0, 0]
)
"""The lowest die with which the other side could score if it were to move now."""
STAYS: Final[i64] = -12
"""For each of 36 pairs of dice: ours does not reach the ball, and then theirs scores."""
BEHIND: Final[i64] = 15
"""For each own figure between the ball and the own goal line; the other side's count against."""
RESTART: Final[i64] = -20
"""The side about to roll kicks from its own keeper."""

# -- placement, in thousandths of a goal
PLACED: Final[vec[i64]] = vec[i64]([0, 5, 10, 20, 25, 30, 30, 25, 25, 20, 10])
"""A field player by column, from the own goal line (1) to the rival's (10)."""
CROWDED: Final[i64] = -20
"""Two own field players in one row."""


@final
class Full(Judge):
    """The judge of the stronger players. Holds scratch paper: one object a search."""

    def __init__(self) -> None:
        self.threat = Threat()
        self.rules: Rules | None = None
        self.equity: Equity = equity_for(0, 0)

    def rate(self, s: State, seat: i64) -> i64:
        """Expected points of `seat`, in millionths."""
        assert isinstance(s, Table)
        rules = s.rules
        if self.rules is not rules:
            self.rules = rules
            self.equity = equity_for(rules.extra_time, rules.tiebreak)
        phase = s.phase
        if phase == c.END:
            return end_points(s, seat)
        if phase == c.CHOOSE or phase == c.PLACE or phase == c.DUEL:
            return POINT + placement(s) * (POINT // 4000) * (1 if seat == 0 else -1)
        side = s.restart if phase == c.KEEPER else s.side
        return self._moment(s, side, seat)

    def _moment(self, t: Table, side: i64, seat: i64) -> i64:
        """`side` is about to roll, or has rolled and is about to answer."""
        equity = self.equity
        half = (t.minute - 1) * 2 + t.half
        lead = t.score0 - t.score1 if side == 0 else t.score1 - t.score0
        last = 0 if t.last < 0 else 1 if t.last == side else 2
        calm = row(half + 1, 0 if last == 0 else 3 - last, -lead)
        scored = row(half + 1, 2, -lead - 1)
        mine = side == seat
        # after a calm half, and after a goal in it; the other side is then about to roll
        quiet = equity.theirs[calm] if mine else equity.mine[calm]
        if half >= HALVES:
            goal = 2 * POINT if mine else 0
        else:
            goal = equity.theirs[scored] if mine else equity.mine[scored]
        faces: i64 = 0
        if t.restart >= 0 or t.phase == c.KICKOFF:
            terms = RESTART
        else:
            threat = self.threat
            threat.survey(t)
            need = threat.need0 if side == 0 else threat.need1
            if t.die:
                faces = 6 if need <= t.die else 0
            elif need < 7:
                faces = 7 - need
            terms = self._terms(t, side)
        rate = (faces * goal + (6 - faces) * quiet) // 6
        # what a goal of `side` more would be worth, for `seat`
        worth = goal - quiet
        rate += (6 - faces) * terms * worth // 6000
        return 0 if rate < 0 else 2 * POINT if rate > 2 * POINT else rate

    def _terms(self, t: Table, side: i64) -> i64:
        """The named terms, in thousandths of a goal for `side`, which is about to roll."""
        threat = self.threat
        column = t.ball % c.W - 2
        if side == 0:
            need, near, far = threat.need1, threat.near0, threat.near1
        else:
            column = 9 - column
            need, near, far = threat.need0, threat.near1, threat.near0
        behind: i64 = 0
        ball = t.ball % c.W
        for i in range(5):
            if t.pos[i] % c.W < ball:
                behind += 1
            if t.pos[i + 5] % c.W > ball:
                behind -= 1
        if side == 1:
            behind = -behind
        stays = (near - 1 if near < 7 else 6) * (7 - need if need < 7 else 0)
        return (
            FIELD[column]
            + MY_REACH[near]
            + THEIR_REACH[far]
            + THEIR_NEED[need]
            + STAYS * stays
            + BEHIND * behind
        )


def end_points(t: Table, seat: i64) -> i64:
    """SS-121 to SS-127 The match is over."""
    if t.reason == c.DRAWN:
        return POINT
    return 2 * POINT if t.winner == seat else 0


def placement(t: Table) -> i64:
    """How much better L has placed its field players than R, in thousandths of a goal."""
    total: i64 = 0
    for i in range(1, 5):
        total += placed(t, 0, i) - placed(t, 1, i)
    return total


def placed(t: Table, side: i64, i: i64) -> i64:
    """Where a field player stands at the start."""
    cell = t.pos[side * 5 + i]
    if cell == 0:
        return 0
    column = cell % c.W - 1
    if side == 1:
        column = 11 - column
    if column < 1 or column > 10:
        return 0
    found = PLACED[column]
    for other in range(side * 5 + 1, side * 5 + i):
        if t.pos[other] // c.W == cell // c.W:
            found += CROWDED
    return found


@final
class Plain(Judge):
    """A beginner's eye: the score, then how near the ball is to the goal, then to a figure."""

    def rate(self, s: State, seat: i64) -> i64:
        """Not points, but an order: more is better."""
        assert isinstance(s, Table)
        t = s
        lead = t.score0 - t.score1 if seat == 0 else t.score1 - t.score0
        rate = POINT + lead * 10_000
        if t.ball == 0 or t.phase == c.END:
            return rate
        # king's steps from the ball to the nearer cell of the goal line
        x = 12 - t.ball % c.W if seat == 0 else t.ball % c.W - 1
        y = t.ball // c.W
        aside = y - 5 if y > 5 else 4 - y if y < 4 else 0
        rate -= 100 * (x if x > aside else aside)
        near: i64 = 99
        for i in range(seat * 5, seat * 5 + 5):
            dx = t.pos[i] % c.W - t.ball % c.W
            dy = t.pos[i] // c.W - y
            steps = (dx if dx > 0 else -dx) + (dy if dy > 0 else -dy)
            if steps < near:
                near = steps
        return rate - near


_FULL: Final = Full()


def worth(t: Table, seat: i64) -> i64:
    """Thousandths of a point for `seat`, 0 to 2000: what `Full` says."""
    return _FULL.rate(t, seat) // 1000
