"""The named terms of the full judge, with their weights: the one place to change them.

A row is one term, a column one value of it. A weight is in thousandths of a goal: by how much more
the side about to roll may expect to be ahead a few minutes on, if it does not score at once. The
numbers are the least-squares fit that `bench/tune.py` makes from matches of the judge with itself.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FIELD: Final[i64] = 0  # column of the ball, 0 at the own goal line to 9
MIDDLE: Final[i64] = 1  # rows between the ball and the two in the middle, 0 to 2
MY_REACH: Final[i64] = 2  # fewest steps of an own figure to the ball, 1 to 10
MY_NEXT: Final[i64] = 3  # the same of the second nearest
MY_NEED: Final[i64] = 4  # lowest die that scores now, 1 to 12 (see `threat`)
MY_COVER: Final[i64] = 5  # own figures between the ball and the own goal line, 0 to 5
MY_KEEPER: Final[i64] = 6  # king's steps of the own keeper from its nearer dark cell, at most 9
MY_FORWARDS: Final[i64] = 7  # own figures in the rival's last three columns and behind, 0 to 5
THEIR_REACH: Final[i64] = 8
THEIR_NEXT: Final[i64] = 9
THEIR_NEED: Final[i64] = 10  # as if they were to move now
THEIR_COVER: Final[i64] = 11
THEIR_KEEPER: Final[i64] = 12
THEIR_FORWARDS: Final[i64] = 13
STAYS: Final[i64] = 14  # of 36 pairs of dice, those where none of ours reaches the ball and then
# theirs scores, in threes: 0 to 12

NAMES: Final = (
    "FIELD",
    "MIDDLE",
    "MY_REACH",
    "MY_NEXT",
    "MY_NEED",
    "MY_COVER",
    "MY_KEEPER",
    "MY_FORWARDS",
    "THEIR_REACH",
    "THEIR_NEXT",
    "THEIR_NEED",
    "THEIR_COVER",
    "THEIR_KEEPER",
    "THEIR_FORWARDS",
    "STAYS",
)
TERMS: Final[i64] = 15
SLOTS: Final[i64] = 16

ROWS: Final = (
    (-72, -52, -47, -34, 0, 0, 24, 37, 40, 45),  # FIELD
    (4, 9, 3),  # MIDDLE
    (0, 22, 13, 2, -3, -51, -56, -51, 14, 25, 25),  # MY_REACH
    (0, -4, 35, 35, 14, -11, -26, -28, -24, -25, -25),  # MY_NEXT
    (0, -193, -15, 14, 53, 67, 53, 54, 28, -6, -33, -44, -39),  # MY_NEED
    (-42, -10, -15, -5, 10, 4),  # MY_COVER
    (101, 102, 77, 53, 66, -83, -133, -13, -151, -78),  # MY_KEEPER
    (63, 50, -4, -100, -64, -4),  # MY_FORWARDS
    (0, -79, -50, -31, -1, -5, 19, 75, 70, -7, -52),  # THEIR_REACH
    (0, -41, -54, -53, -21, 4, 17, 19, 38, 44, -11),  # THEIR_NEXT
    (0, -49, -57, -35, -11, -37, -36, -23, 5, 24, 46, 65, 49),  # THEIR_NEED
    (42, 19, -5, -20, -43, -52),  # THEIR_COVER
    (-107, -107, -77, -56, -83, 60, 117, 0, 136, 59),  # THEIR_KEEPER
    (-73, -66, -21, 52, 42, 6),  # THEIR_FORWARDS
    (180, 103, 39, -24, -82, -134, -117, 0, -46, 0, 22),  # STAYS
)
RESTART: Final[i64] = 100
"""Instead of all terms, when the side about to roll kicks from its own keeper."""


def flat(rows: tuple[tuple[int, ...], ...]) -> vec[i64]:
    """The rows one after another, sixteen numbers each."""
    out = vec[i64]()
    for cells in rows:
        for at in range(SLOTS):
            out = append(out, cells[at] if at < len(cells) else 0)
    return out


WEIGHTS: Final[vec[i64]] = flat(ROWS)
