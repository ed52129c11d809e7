"""What a shot and a roll are worth: exact chances (WF-064, WF-081 to WF-084, WF-180, WF-185).

Pure numbers, worked out once. Chances are in millionths.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WHOLE: Final[i64] = 1_000_000
PENALTY: Final[i64] = 833_333  # WF-159 the value of the game of numbers: 5/6
FREE_KICK: Final[i64] = 583_333  # WF-157 a die and one more against a die: 21/36
SPAN: Final[i64] = 12  # advantages beyond this are as good as this
WIDTH: Final[i64] = 25
MOST_DICE: Final[i64] = 3


def _best() -> vec[i64]:
    """Ways in 216 that the best of one, two or three dice is a face, by (dice - 1) * 7 + face."""
    found = vec[i64]([0 for _ in range(21)])
    for a in range(1, 7):
        for b in range(1, 7):
            for d in range(1, 7):
                found[a] += 1
                found[7 + max(a, b)] += 1
                found[14 + max(a, b, d)] += 1
    return found


BEST: Final[vec[i64]] = _best()


def _shots(level: bool) -> vec[i64]:
    """Chances by ((off target counts * 3 + dice - 1) * 3 + keeper's dice - 1) * WIDTH + edge."""
    found = vec[i64]([0 for _ in range(2 * 3 * 3 * 25)])
    for off in range(2):
        for dice in range(3):
            for keeper in range(3):
                for edge in range(-12, 13):
                    ways: i64 = 0
                    for a in range(1, 7):
                        if off == 1 and a == 1:
                            continue
                        for b in range(1, 7):
                            over = a + edge - b
                            if (level and over == 0) or (not level and over > 0):
                                ways += BEST[dice * 7 + a] * BEST[keeper * 7 + b]
                    at = ((off * 3 + dice) * 3 + keeper) * 25 + edge + 12
                    found[at] = ways * 1_000_000 // 46_656
    return found


GOALS: Final[vec[i64]] = _shots(False)
CORNERS: Final[vec[i64]] = _shots(True)


def _place(dice: i64, keeper: i64, edge: i64, off: i64) -> i64:
    dice = max(1, min(MOST_DICE, dice))
    keeper = max(1, min(MOST_DICE, keeper))
    edge = max(-SPAN, min(SPAN, edge))
    return ((off * 3 + dice - 1) * 3 + keeper - 1) * WIDTH + edge + SPAN


def goal_chance(dice: i64, keeper: i64, edge: i64, off: i64) -> i64:
    """A goal: best of `dice` against best of `keeper`, with `edge` for the attacker.

    off  1 if a kept 1 is off target
    """
    return GOALS[_place(dice, keeper, edge, off)]


def level_chance(dice: i64, keeper: i64, edge: i64, off: i64) -> i64:
    """The keeper reaches the quality exactly, which is a corner where those are played."""
    return CORNERS[_place(dice, keeper, edge, off)]


def below_chance(keeper: i64, least: i64) -> i64:
    """The best of the keeper's dice is below `least`: a goal against this quality."""
    keeper = max(1, min(MOST_DICE, keeper))
    ways: i64 = 0
    for face in range(1, 7):
        if face < least:
            ways += BEST[(keeper - 1) * 7 + face]
    return ways * WHOLE // 216


def reach_chance(need: i64) -> i64:
    """A d20 comes to at least `need`."""
    return max(0, min(20, 21 - need)) * 50_000
