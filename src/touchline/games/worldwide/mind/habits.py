"""Habits of the advice: how dear things are to it, tuned in matches.

One table for the Amateur mode and one for the Professional, and two more for the top level, tuned
on by `bench/run.py habits`. Prices are in thousandths of a goal, and lower than the weights
of the judge: what lies in a hand may never find its moment.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

HAND: Final[i64] = 0  # + class 0..11 of terms.py: an Action card in hand
PILE_PART: Final[i64] = 12  # one in the pile, in hundredths of that
LATE: Final[i64] = 13  # a card once a draw pile is empty, in hundredths
FOLK: Final[i64] = 14  # + class 0..7: a Player card in hand
STAR: Final[i64] = 22
PEOPLE: Final[i64] = 23  # a Player card in the pile
CHANGE: Final[i64] = 24  # a substitution token
START: Final[i64] = 25  # a point saved up for the next attack
WAITING: Final[i64] = 26  # a bonus on the next shot of the others
YELLOW: Final[i64] = 27
RED: Final[i64] = 28
FLOOR: Final[i64] = 29  # a defence no better than this is seldom tried, thousandths
GIFT: Final[i64] = 30  # what cards are worth to the others, in hundredths
FULL: Final[i64] = 31  # a card drawn by a hand that is full, in hundredths
THREAT: Final[i64] = 32  # + PA: what the attack of a side with a shot still brings
SAFE: Final[i64] = 41  # + PA: the same where the next card cannot be defended
FEW: Final[i64] = 50  # a card while the smaller pile has fewer than five, in hundredths
SOME: Final[i64] = 51  # fewer than ten
SIZE: Final[i64] = 52

_AMATEUR: Final = """
27 40 53 62 27 80 40 40 40 62 40 40 66 32 60 51 50 40 50 80 40 34 80 14 15 50 40 25 130 100 79 23
170 190 220 255 300 350 270 440 450 210 230 270 310 390 450 480 580 875 100 100
"""
_PROFESSIONAL: Final = """
30 62 60 70 30 50 45 45 35 70 55 45 80 50 60 40 50 25 40 80 35 45 80 20 17 42 40 15 130 100 100 47
103 190 220 255 344 350 400 383 574 219 240 281 323 243 615 500 605 571 100 100
"""

# of the strongest
_KEEN_AMATEUR: Final = """
18 42 38 94 19 59 42 23 53 75 48 44 59 17 57 57 99 27 32 109 25 62 90 12 17 27 40 24 136 190 27
23 92 161 103 170 168 137 150 335 564 161 157 233 263 657 326 434 551 1177 101 93
"""
_KEEN_PROFESSIONAL: Final = """
24 56 32 53 18 43 17 36 37 23 34 15 56 44 132 86 109 25 42 117 27 61 120 21 32 18 40 28 165 177
45 47 92 127 82 103 269 277 321 196 482 154 549 349 509 856 279 460 400 656 80 103
"""

AMATEUR: Final[vec[i64]] = vec[i64]([int(n) for n in _AMATEUR.split()])
PROFESSIONAL: Final[vec[i64]] = vec[i64]([int(n) for n in _PROFESSIONAL.split()])
KEEN_AMATEUR: Final[vec[i64]] = vec[i64]([int(n) for n in _KEEN_AMATEUR.split()])
KEEN_PROFESSIONAL: Final[vec[i64]] = vec[i64]([int(n) for n in _KEEN_PROFESSIONAL.split()])
