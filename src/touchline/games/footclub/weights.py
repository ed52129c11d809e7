"""The weights of the full judge, fitted to its own matches by `bench/tune_footclub.py`.

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
-6 0 55 0 0 0 0 153 38 5 31 0 0 38 26 15 10 -20 37 0 0 -3 -6 -18
22 0 83 0 0 0 0 91 65 13 97 0 0 87 53 43 2 -33 70 0 0 1 -3 -37
20 0 93 0 0 0 0 77 69 18 121 0 0 78 103 57 -9 -50 81 0 0 4 1 -28
26 0 102 0 0 0 0 60 75 25 149 0 0 78 134 81 -15 -56 84 0 0 8 5 -26
36 0 109 0 0 0 0 29 81 30 162 0 0 97 159 94 -15 -63 75 0 0 16 15 -28
40 0 111 0 0 0 0 15 80 41 180 0 0 148 147 88 -20 -64 92 0 0 13 5 -26
44 0 126 0 0 0 0 25 71 45 178 0 0 144 157 91 -25 -69 90 0 0 39 7 -43
50 0 126 0 0 0 0 -10 69 44 180 0 0 136 162 95 -23 -68 89 0 0 47 2 -47
"""
)
FULL: Final[vec[i64]] = _flat(
    """
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
7 26 29 37 -2 -1 5 60 34 21 3 6 31 12 37 28 1 11 -6 -19 -17 20 10 -2
15 33 40 53 22 -3 -4 52 30 28 6 23 13 39 44 67 -3 1 -9 10 -1 13 10 -21
59 68 72 119 -1 2 35 104 72 61 49 24 4 17 53 87 -4 14 -1 -17 -2 13 -18 15
51 87 77 116 3 4 105 120 165 135 74 42 3 94 85 142 34 38 -10 -33 -24 10 -15 1
67 120 80 164 10 3 51 76 260 214 18 -3 -39 73 73 144 106 101 -58 -44 -57 18 -36 -30
-25 140 73 287 119 2 -18 223 156 131 30 -3 20 254 60 112 55 -7 26 -44 -56 10 -18 33
52 169 83 271 99 6 1 210 159 140 82 -3 70 47 75 158 31 -13 47 -44 -88 9 -11 70
132 189 99 281 74 2 40 43 215 164 109 -3 60 129 87 99 51 6 17 -44 -104 1 -16 90
144 199 93 288 57 -23 129 31 257 199 96 -3 53 99 139 55 102 54 -38 -44 -89 4 -1 13
105 232 93 304 81 -36 129 87 322 139 81 -3 19 102 158 78 145 6 -35 -44 -101 1 27 2
"""
)
# what the terms leave open, thousandths of a goal: the standard deviation by turns left
POUSSIN_SPREAD: Final[vec[i64]] = vec[i64]([50, 386, 561, 666, 749, 819, 883, 942, 1008])
FULL_SPREAD: Final[vec[i64]] = vec[i64](
    [50, 377, 496, 728, 868, 977, 1177, 1276, 1349, 1415, 1476]
)
