"""Who stands better: the judges of StreetSoccer, with every weight in one place.

`Full` counts a table in three steps: the exact chance of a goal with the die about to be rolled
(`threat`), what the lead is worth by the time left (`equity`), and a sum of named terms (`weights`)
for what comes after. `Plain` is a beginner's rule of thumb.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.contract import State
from touchline.core.judge import Judge
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.state import Rules, Table

from . import weights as w
from .equity import HALVES, LAST, POINT, Equity, equity_for, row
from .threat import Threat
from .weights import RESTART, SLOTS, TERMS, WEIGHTS

# -- placement, in thousandths of a goal
PLACED: Final[vec[i64]] = vec[i64]([0, 5, 10, 20, 25, 30, 30, 25, 25, 20, 10])
"""A field player by column, from the own goal line (1) to the rival's (10)."""
CROWDED: Final[i64] = -20
"""Two own field players in one row."""


@final
class Full(Judge):
    """The judge of the stronger players. Holds scratch paper: one object a search.

    values  of the named terms, as `terms` last found them
    """

    def __init__(self, weights: vec[i64] = WEIGHTS) -> None:
        self.weights: vec[i64] = weights
        self.values: vec[i64] = vec[i64]([0 for _ in range(TERMS)])
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
        goalless = row(half + 1, 0 if last == 0 else 3 - last, -lead)
        scored = row(half + 1, 2, -lead - 1)
        mine = side == seat
        # after a half minute without a goal, and after one; the other side is then about to roll
        quiet = equity.theirs[goalless] if mine else equity.mine[goalless]
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
            terms = self.terms(t, side)
        rate = (faces * goal + (6 - faces) * quiet) // 6
        # what a goal of `side` more would be worth, for `seat`
        worth = goal - quiet
        # the terms look some minutes ahead; near the end there is less to look at
        left = (HALVES if half < HALVES and lead != 0 else LAST) - half - 1
        rate += (6 - faces) * terms * worth // 6000 * left // (left + 3)
        return 0 if rate < 0 else 2 * POINT if rate > 2 * POINT else rate

    def terms(self, t: Table, side: i64) -> i64:
        """The sum of the named terms, in thousandths of a goal for `side`, which is about to roll.

        The threat must have been surveyed.
        """
        threat, v, pos = self.threat, self.values, t.pos
        x, y = t.ball % c.W, t.ball // c.W
        v[w.MIDDLE] = y - 5 if y > 4 else 4 - y
        left: i64 = 0
        right: i64 = 0
        west: i64 = 0
        east: i64 = 0
        for i in range(5):
            column = pos[i] % c.W
            if column < x:
                left += 1
            if column > 8:
                west += 1
            column = pos[i + 5] % c.W
            if column > x:
                right += 1
            if column < 5:
                east += 1
        if side == 0:
            v[w.FIELD] = x - 2
            near, v[w.MY_NEXT], v[w.MY_NEED] = threat.near0, threat.next0, threat.need0
            v[w.THEIR_REACH], v[w.THEIR_NEXT], need = threat.near1, threat.next1, threat.need1
            v[w.MY_COVER], v[w.THEIR_COVER] = left, right
            v[w.MY_FORWARDS], v[w.THEIR_FORWARDS] = west, east
            v[w.MY_KEEPER], v[w.THEIR_KEEPER] = astray(pos[0], 2), astray(pos[5], 11)
        else:
            v[w.FIELD] = 11 - x
            near, v[w.MY_NEXT], v[w.MY_NEED] = threat.near1, threat.next1, threat.need1
            v[w.THEIR_REACH], v[w.THEIR_NEXT], need = threat.near0, threat.next0, threat.need0
            v[w.MY_COVER], v[w.THEIR_COVER] = right, left
            v[w.MY_FORWARDS], v[w.THEIR_FORWARDS] = east, west
            v[w.MY_KEEPER], v[w.THEIR_KEEPER] = astray(pos[5], 11), astray(pos[0], 2)
        v[w.MY_REACH] = near
        v[w.THEIR_NEED] = need
        v[w.STAYS] = (near - 1 if near < 7 else 6) * (7 - need if need < 7 else 0) // 3
        weights = self.weights
        total: i64 = 0
        for i in range(TERMS):
            total += weights[i * SLOTS + v[i]]
        return total


def named_terms(s: State, seat: i64) -> list[float]:
    """A one for the value that each named term has for `seat`, about to roll; all others zero.

    In the order of the weights, SLOTS values a term.
    """
    assert isinstance(s, Table)
    judge = Full()
    judge.threat.survey(s)
    judge.terms(s, seat)
    found = [0.0 for _ in range(TERMS * SLOTS)]
    for i in range(TERMS):
        found[i * SLOTS + judge.values[i]] = 1.0
    return found


def astray(cell: i64, column: i64) -> i64:
    """King's steps from a keeper's cell to the nearer of its dark cells, at most 9."""
    x = cell % c.W - column
    y = cell // c.W
    across = x if x > 0 else -x
    along = y - 5 if y > 5 else 4 - y if y < 4 else 0
    steps = across if across > along else along
    return steps if steps < 9 else 9


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
