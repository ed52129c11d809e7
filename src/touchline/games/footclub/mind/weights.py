"""The weights of the full judge, fitted to its own matches by `bench/tune.py`.

One row for each number of turns left (the one about to begin included; row 0: none), and in it one
weight for each named term, in thousandths of a goal. A term counts own less the rival's.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NAMES: Final = (
    "ball",  # 1 for the club in possession
    "edge",  # initial bonus: own ATT less the rival's DEF
    "fans",  # in the stands
    "kop-attack",  # unspent
    "kop-freshness",  # unspent
    "freshness",  # tokens of all players on the pitch
    "changes",  # substitutions left
    "ready",  # with the ball and an offensive card that may be played now
    "press-hand",
    "tackle-hand",
    "set-attack-hand",
    "solo-run-hand",
    "counter-hand",
    "fans-hand",
    "attack-support-hand",
    "defence-support-hand",
    "press-pile",
    "tackle-pile",
    "set-attack-pile",
    "solo-run-pile",
    "counter-pile",
    "fans-pile",
    "attack-support-pile",
    "defence-support-pile",
)
TERMS: Final[i64] = 24
BALL: Final[i64] = 0
EDGE: Final[i64] = 1
STANDS: Final[i64] = 2
KOP: Final[i64] = 3
FRESHNESS: Final[i64] = 5
CHANGES: Final[i64] = 6
READY: Final[i64] = 7
HAND: Final[i64] = 8
PILE: Final[i64] = 16


def _flat(rows: str) -> vec[i64]:
    """Rows one behind the other."""
    return vec[i64]([i64(int(word)) for word in rows.split()])


POUSSIN: Final[vec[i64]] = _flat(
    """
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
14 0 67 0 0 0 0 185 95 39 10 0 0 30 29 23 66 7 2 0 0 -10 -29 -35
34 0 104 0 0 0 0 212 177 81 20 0 0 60 70 50 86 3 -7 0 0 -20 -34 -28
57 0 125 0 0 0 0 161 219 105 30 0 0 122 95 67 97 2 -21 0 0 -6 -36 -36
71 0 135 0 0 0 0 131 237 100 34 0 0 114 134 93 96 -8 -37 0 0 -4 -23 -24
84 0 142 0 0 0 0 84 232 118 42 0 0 155 143 88 93 -3 -37 0 0 2 -24 -31
108 0 157 0 0 0 0 22 213 109 22 0 0 149 153 91 88 -4 -54 0 0 18 -7 -41
110 0 142 0 0 0 0 18 212 117 0 0 0 167 199 72 94 -3 -70 0 0 26 13 -60
116 0 142 0 0 0 0 -17 208 114 3 0 0 156 201 85 97 1 -73 0 0 37 11 -73
"""
)
FULL: Final[vec[i64]] = _flat(
    """
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
32 17 28 62 13 1 -7 185 65 39 9 -8 -8 19 39 8 17 17 12 49 -55 -25 -30 15
24 30 39 94 35 1 -7 102 86 83 -10 29 24 -56 65 29 52 38 -11 5 -67 12 -12 -16
55 54 65 73 60 14 -37 216 138 147 42 31 62 16 52 95 54 56 18 21 -68 -8 -32 -40
130 75 86 84 20 34 -90 107 176 252 81 60 66 84 58 76 98 110 7 0 -39 -22 -86 -68
192 120 108 76 -92 57 19 101 172 217 -15 79 77 152 105 66 86 110 -106 7 -41 58 -25 -88
61 112 95 362 212 46 -62 141 97 219 65 79 67 101 97 68 62 81 111 7 -198 -33 -5 -25
105 149 111 352 276 52 -102 60 152 233 158 79 160 13 111 134 90 129 135 7 -222 -45 -4 -89
139 210 116 359 299 52 -116 125 127 257 197 79 180 76 90 208 50 109 132 7 -166 -30 -38 -65
141 239 100 408 310 66 -12 67 183 328 321 79 159 178 -4 392 61 157 194 7 -237 -74 -121 14
144 283 100 409 306 51 -12 19 217 309 321 79 180 166 -17 382 52 151 165 7 -221 -62 -145 53
"""
)
# what the terms leave open, thousandths of a goal: the standard deviation by turns left
POUSSIN_SPREAD: Final[vec[i64]] = vec[i64]([50, 343, 499, 601, 687, 757, 829, 895, 984])
FULL_SPREAD: Final[vec[i64]] = vec[i64]([50, 347, 485, 698, 840, 977, 1169, 1255, 1338, 1392, 1456])
