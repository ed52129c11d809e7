"""What a bonus and a lead are worth: exact chances of a shot, and points from goals still to come.

Pure numbers, worked out once. Chances are in millionths.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WHOLE: Final[i64] = 1_000_000
REACH: Final[i64] = 12  # bonuses beyond this are as good as this


def _goals() -> vec[i64]:
    """FC-125, FC-126, PO-018 A goal: first roll higher, or level and then even."""
    found = vec[i64]([0 for _ in range(25)])
    for bonus in range(-12, 13):
        halves: i64 = 0
        for attack in range(1, 7):
            for defence in range(1, 7):
                edge = attack + bonus - defence
                if edge > 0:
                    halves += 2
                elif edge == 0:
                    halves += 1
        found[bonus + 12] = halves * WHOLE // 72
    return found


GOAL: Final[vec[i64]] = _goals()


def goal_chance(bonus: i64) -> i64:
    """The chance of a goal with this final bonus (§4.2), in millionths."""
    if bonus > REACH:
        bonus = REACH
    if bonus < -REACH:
        bonus = -REACH
    return GOAL[bonus + REACH]


def _throws() -> vec[i64]:
    """Ways in 36 that two dice come to at least so much, 0..13."""
    found = vec[i64]([0 for _ in range(14)])
    for least in range(14):
        for one in range(1, 7):
            for two in range(1, 7):
                if one + two >= least:
                    found[least] += 1
    return found


THROWS: Final[vec[i64]] = _throws()


def duel_chance(extra: i64, aggressive: bool) -> i64:
    """FC-084 to FC-087, FC-143 to FC-147 A tackle or a defence support succeeds, in millionths.

    `extra` is added to the dice; a double 1 never succeeds, and with it 2 is never enough anyway.
    """
    first = THROWS[max(0, min(13, 7 - extra))]
    if not aggressive:
        return first * WHOLE // 36
    second = THROWS[max(0, min(13, 8 - extra))]
    return (first * 36 + (36 - first) * second) * WHOLE // 1296
