"""What a lead is worth, by the time that is left (SS-120 to SS-127).

A table worked out once: if every half minute brings its side a goal with the same chance, how
often does the side about to roll win, and how often the other? Goals late, the golden goal, the
last goal of regular time and the match that both lose all come out of the same sum.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from touchline.games.streetsoccer.rules import options as o

SPAN: Final[i64] = 8  # a lead beyond this counts as this
LEADS: Final[i64] = 17
HALVES: Final[i64] = 50  # half minutes of regular time
LAST: Final[i64] = 70  # and with extra time
POINT: Final[i64] = 1_000_000
GOALS: Final[i64] = 65  # thousandths: the chance of a goal in one half minute


@final
@mypyc_attr(acyclic=True)
class Equity:
    """Expected points, in millionths, of the side about to roll (`mine`) and the other (`theirs`).

    A row is a moment: half minutes played (0..70), who scored last in regular time (0 nobody,
    1 the side about to roll, 2 the other), the lead of the side about to roll.
    """

    __slots__ = ("mine", "theirs")

    def __init__(self, extra: bool, draw: bool, goals: i64 = GOALS) -> None:
        self.mine: vec[i64] = vec[i64]([0 for _ in range((LAST + 1) * 3 * LEADS)])
        self.theirs: vec[i64] = vec[i64]([0 for _ in range((LAST + 1) * 3 * LEADS)])
        for half in range(LAST, -1, -1):
            for last in range(3):
                for lead in range(-SPAN, SPAN + 1):
                    self._fill(half, last, lead, extra, draw, goals)

    def _fill(self, half: i64, last: i64, lead: i64, extra: bool, draw: bool, goals: i64) -> None:
        at = row(half, last, lead)
        over = half == LAST or (half == HALVES and (lead != 0 or not extra))
        if over or (half > HALVES and lead != 0):
            if lead != 0:
                self.mine[at] = 2 * POINT if lead > 0 else 0
                self.theirs[at] = 2 * POINT - self.mine[at]
            elif draw:
                self.mine[at] = POINT
                self.theirs[at] = POINT
            else:
                self.mine[at] = 2 * POINT if last == 1 else 0  # SS-124, SS-125
                self.theirs[at] = 2 * POINT if last == 2 else 0
            return
        goalless = row(half + 1, 0 if last == 0 else 3 - last, -lead)
        mine, theirs = 2 * POINT, i64(0)  # SS-123
        if half < HALVES:
            scored = row(half + 1, 2, -lead - 1)
            mine, theirs = self.theirs[scored], self.mine[scored]
        self.mine[at] = (goals * mine + (1000 - goals) * self.theirs[goalless]) // 1000
        self.theirs[at] = (goals * theirs + (1000 - goals) * self.mine[goalless]) // 1000


def row(half: i64, last: i64, lead: i64) -> i64:
    """Where a moment stands in the tables."""
    if lead > SPAN:
        lead = SPAN
    if lead < -SPAN:
        lead = -SPAN
    return (half * 3 + last) * LEADS + lead + SPAN


_MADE: Final[list[Equity | None]] = [None, None, None, None]


def equity_for(extra_time: i64, tiebreak: i64) -> Equity:
    """The tables for options `extra_time` and `tiebreak` as numbers, made once."""
    at = extra_time * 2 + tiebreak
    made = _MADE[at]
    if made is None:
        made = Equity(extra_time == o.EXTRA_TIME_10_GOLDEN, tiebreak == o.TIEBREAK_DRAW)
        _MADE[at] = made
    return made
