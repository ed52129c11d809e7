"""The weights of the full judge, fitted to its own matches by `bench/tune_worldwide.py`.

Four tables of eight rows: Amateur and Professional at two seats, then both at four. In a table four
rows for each half, by the cards left in the smaller draw pile: ten or more, five, one, none. A row
has one weight for each named term, in thousandths of a goal. A term counts own less the rival's.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

NAMES: Final = (
    "ball",  # 1 for the side that attacks next
    "stars",  # stars left
    "changes",  # substitution tokens left
    "people-pile",  # Player cards in the pile
    "reds",  # red cards of its hands
    "start",  # PA saved up for its next attack
    "armed",  # 1 if some hand holds a shot
    "safe",  # 1 if some hand holds a shot and a card after which nothing can be defended
    "returns",  # shots in the discard that a search may fetch, at most two
    "dribble-hand",
    "pass-hand",
    "long-pass-hand",
    "through-ball-hand",
    "cross-hand",
    "shot-hand",
    "tackle-hand",
    "press-hand",
    "interception-hand",
    "safe-card-hand",  # other attack cards after which nothing can be defended
    "other-attack-hand",
    "other-defence-hand",
    "dribble-pile",
    "pass-pile",
    "long-pass-pile",
    "through-ball-pile",
    "cross-pile",
    "shot-pile",
    "tackle-pile",
    "press-pile",
    "interception-pile",
    "safe-card-pile",
    "other-attack-pile",
    "other-defence-pile",
    "keeper-hand",  # Player cards that answer a shot
    "counter-hand",  # that answer Player cards
    "boost-hand",  # that help or replace a defence card
    "recover-hand",  # for the moment the ball is won
    "build-hand",  # with or after an attack card
    "finish-hand",  # with or after a shot
    "attack-hand",  # in an own attack at any time
    "rescue-hand",  # after a save
)
TERMS: Final[i64] = 41
BALL: Final[i64] = 0
STARS: Final[i64] = 1
CHANGES: Final[i64] = 2
PEOPLE: Final[i64] = 3
REDS: Final[i64] = 4
START: Final[i64] = 5
ARMED: Final[i64] = 6
SAFE: Final[i64] = 7
RETURNS: Final[i64] = 8
HAND: Final[i64] = 9  # + class 0..11
PILE: Final[i64] = 21  # + class 0..11
FOLK: Final[i64] = 33  # + class 0..7
CLASSES: Final[i64] = 12
ROWS: Final[i64] = 8

_ROWS: Final = """
42 55 0 -44 0 0 65 88 26 11 112 9 111 14 51 27 38 45 0 0 0 -4 78 -6 48 -8 52 19 56 39 0 0 0 194 59
125 32 13 122 50 81
42 49 0 -23 0 0 43 47 30 26 82 25 112 12 72 22 35 24 0 0 0 -4 47 3 30 -4 56 7 43 25 0 0 0 164 67
92 20 25 120 57 41
43 47 0 -11 0 0 25 121 9 20 57 24 49 28 43 23 26 30 0 0 0 -2 31 -1 20 -6 17 3 25 20 0 0 0 82 28 48
11 16 63 -15 27
32 47 0 -2 0 0 4 120 10 7 40 27 8 19 20 24 29 21 0 0 0 4 32 15 3 8 -10 25 19 24 0 0 0 28 13 15 1 9
28 -8 5
20 53 0 -9 0 0 41 18 39 45 121 50 150 27 10 14 34 49 0 0 0 23 89 24 67 4 13 3 5 32 0 0 0 184 55
139 -26 31 96 32 28
18 44 0 -2 0 0 59 42 4 35 121 61 92 15 -9 17 14 49 0 0 0 20 79 36 58 -4 11 25 1 29 0 0 0 134 39
118 -14 28 74 46 33
19 41 0 7 0 0 60 53 -3 36 84 66 44 8 12 35 21 24 0 0 0 13 46 38 34 -14 29 44 20 32 0 0 0 69 9 57
-22 -3 37 34 23
32 37 0 2 0 0 23 71 -2 42 85 71 19 26 15 32 12 23 0 0 0 18 43 73 38 6 18 36 33 23 0 0 0 52 14 29
-6 2 17 67 18
-14 136 76 30 -157 29 -18 126 54 61 -36 -33 -16 -1 120 6 -1 34 22 17 0 9 -22 -7 -3 23 78 52 38 59
32 34 0 124 90 84 -24 59 121 89 115
-14 128 63 18 -83 21 36 110 78 59 -1 5 27 32 102 38 42 69 30 25 0 7 -30 0 0 7 46 36 47 35 14 -11 0
122 100 95 42 36 62 5 103
76 123 51 15 -128 19 112 125 48 28 -1 1 2 4 20 24 24 24 31 3 0 -13 -21 -16 2 -6 10 29 34 12 21 -22
0 75 75 68 27 35 37 -38 62
11 91 38 5 -98 17 47 108 51 7 14 13 -3 -1 28 33 5 21 43 7 0 6 -15 -6 9 -6 14 19 -3 8 27 -14 0 27
36 28 9 12 31 4 -11
8 91 29 19 -112 25 24 104 33 -10 -6 -9 30 -20 131 -44 29 23 -61 16 0 9 -9 1 4 -7 65 6 29 45 -34 4
0 100 43 77 18 57 71 40 20
17 82 20 11 -39 5 116 71 73 -5 1 -11 -1 -7 106 -5 15 46 -35 0 0 -7 -6 -10 -5 -17 33 -1 16 16 -29
-21 0 70 32 47 31 53 26 17 27
37 88 6 10 -37 -10 82 85 38 -4 -2 -9 -1 0 70 -4 -12 7 -12 6 0 -8 -7 -6 -2 -13 11 4 4 4 -2 -11 0 45
18 25 25 18 10 21 20
5 70 0 5 -19 6 91 88 17 4 10 -8 -3 7 -13 12 -3 6 -4 7 0 -5 -9 -6 8 -3 21 9 -4 6 21 -4 0 8 15 7 6
29 9 29 16
11 25 0 -11 0 0 45 2 16 -30 31 40 36 32 49 50 10 36 0 0 0 -40 19 27 12 22 2 8 -11 29 0 0 0 89 71
-19 30 21 35 11 -18
8 2 0 -33 0 0 50 1 4 -2 45 47 53 -4 51 36 21 8 0 0 0 -6 48 37 26 -10 10 28 12 14 0 0 0 109 15 39
15 19 44 0 59
31 16 0 1 0 0 27 28 -11 21 36 22 48 9 15 32 36 20 0 0 0 20 18 12 -17 -28 -37 11 11 7 0 0 0 76 14
36 -13 27 40 31 87
32 7 0 15 0 0 -41 20 28 29 13 29 15 22 66 40 20 33 0 0 0 20 -4 14 -2 1 5 36 15 6 0 0 0 48 -9 21 1
4 21 -14 4
40 1 0 -27 0 0 53 6 83 -40 -29 -1 83 -46 59 11 -47 -35 0 0 0 -37 -38 -5 44 -36 -7 22 -35 -63 0 0 0
113 8 39 -29 7 100 1 73
13 22 0 5 0 0 17 9 -7 -1 38 44 61 20 -16 3 4 13 0 0 0 -9 37 39 32 -4 -73 -6 20 -34 0 0 0 90 23 50
30 38 88 81 10
16 12 0 13 0 0 -42 65 -2 13 23 30 -11 -4 10 -22 0 26 0 0 0 7 15 22 -4 -11 -18 -24 -28 9 0 0 0 57
11 15 22 12 50 32 32
29 2 0 18 0 0 -35 62 4 -1 7 22 -5 27 22 14 8 25 0 0 0 -9 -24 33 31 4 13 4 4 -2 0 0 0 37 6 17 13 6
27 -7 52
2 50 -40 1 -61 22 30 11 -18 18 98 76 49 20 -4 10 -11 16 45 30 0 9 24 15 45 3 -11 -14 -19 -18 15 11
0 50 63 30 64 15 39 41 -9
5 40 -35 -3 -53 3 18 -40 2 2 67 63 70 15 6 11 14 13 44 37 0 -6 37 14 17 2 0 -1 -11 8 8 16 0 41 38
44 -8 17 9 18 5
13 38 -34 -4 -66 -34 -19 32 6 8 57 21 16 18 2 12 3 8 -12 28 0 3 12 14 23 -5 -4 -2 7 -1 -6 18 0 21
32 21 -12 3 -4 4 -24
17 34 -18 -5 -79 0 3 5 12 9 36 34 14 4 9 13 11 2 11 23 0 9 9 3 1 -12 -2 5 11 -4 7 12 0 14 7 2 -3
-2 7 -10 4
19 42 -19 20 -94 69 36 -44 8 25 49 45 74 -9 27 -12 3 31 84 54 0 16 30 37 48 -27 -3 -46 -17 -31 29
27 0 130 77 20 31 15 58 39 49
27 21 -16 11 -36 48 22 -28 11 12 24 31 40 -2 14 24 -5 21 52 34 0 5 11 20 1 -21 8 -16 -26 -23 6 17
0 58 23 77 26 16 20 10 -10
13 11 11 -4 -5 31 31 -1 7 22 27 27 16 3 9 3 -7 11 15 26 0 11 21 14 27 -24 0 -4 -25 -5 -19 7 0 8 14
12 0 -6 17 -1 -20
25 11 6 -2 12 64 23 -26 -15 9 30 22 21 2 6 0 12 1 33 20 0 5 -3 7 -10 15 12 -1 8 2 7 10 0 8 0 7 12
-6 -11 -1 -21
"""

WEIGHTS: Final[vec[i64]] = vec[i64]([int(n) for n in _ROWS.split()])

# standard deviation of the goals still to come, in thousandths, row by row
_SPREADS: Final = """
1296 1167 1056 1001 964 735 554 360 1160 1016 945 836 764 494 353 248 1029 957 905 826 750 604 375
287 1065 973 919 888 851 565 356 232
"""
SPREADS: Final[vec[i64]] = vec[i64]([int(n) for n in _SPREADS.split()])
