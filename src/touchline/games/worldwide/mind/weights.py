"""The weights of the full judge, fitted to its own matches by `bench/tune.py`.

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
53 35 0 -19 0 0 126 64 38 13 64 28 142 -12 96 20 39 46 0 0 0 4 45 28 117 -8 103 -15 35 52 0 0 0
171 89 95 -4 12 82 -26 -52
46 53 0 -18 0 0 4 114 29 31 83 38 66 30 91 34 50 62 0 0 0 19 53 23 68 17 61 26 6 28 0 0 0 134 72
100 27 11 99 -62 -29
38 45 0 -3 0 0 -9 76 26 28 70 58 51 43 89 45 32 50 0 0 0 20 36 41 61 17 59 25 3 37 0 0 0 88 36 47
21 -2 51 -14 -34
31 49 0 6 0 0 8 62 10 45 72 60 23 32 64 39 23 17 0 0 0 35 39 43 58 -21 64 15 15 25 0 0 0 63 27 19
12 5 28 0 24
49 34 0 -10 0 0 96 51 48 13 79 39 132 21 51 15 -5 40 0 0 0 -4 59 42 79 14 63 -7 -16 58 0 0 0 175
78 136 -16 21 92 26 15
39 23 0 1 0 0 60 91 27 22 73 36 98 17 48 42 19 67 0 0 0 15 46 28 87 -8 56 28 8 49 0 0 0 153 32 114
6 26 86 -5 -13
35 24 0 -7 0 0 35 79 5 32 81 40 72 22 51 25 11 56 0 0 0 21 37 33 74 5 38 4 10 53 0 0 0 105 42 61
14 19 39 -18 -23
30 38 0 14 0 0 8 78 5 45 83 58 25 26 39 39 24 19 0 0 0 18 53 24 59 7 26 26 56 41 0 0 0 59 34 41 -5
13 42 5 -5
33 116 -3 22 -404 38 -11 -14 13 28 84 42 154 4 32 51 45 25 69 44 0 2 28 23 85 -27 -9 20 11 19 35
27 0 130 74 134 23 -1 122 -43 -37
27 79 -9 -10 -340 34 26 40 42 44 110 43 118 -1 25 49 42 29 55 58 0 11 56 25 75 -7 7 16 19 29 50 39
0 108 61 68 8 31 51 13 0
28 61 -22 11 -298 41 45 49 33 47 78 64 74 -4 21 33 33 25 36 78 0 10 49 52 45 -17 10 4 14 36 10 34
0 105 54 48 26 43 46 -1 59
20 47 -13 4 -238 37 14 44 19 23 51 50 13 8 10 16 5 11 0 36 0 -1 28 27 -15 -6 26 5 7 9 17 3 0 27 5
18 13 4 18 -19 26
26 54 -14 20 -238 23 10 43 29 46 93 30 117 26 76 40 15 14 27 77 0 13 41 17 88 -7 55 4 -9 17 -3 52
0 138 62 107 60 41 130 -94 -39
29 39 10 10 -85 34 25 63 42 36 68 25 102 19 61 29 12 17 8 81 0 9 38 26 64 10 57 4 -4 3 23 38 0 117
44 101 5 -5 50 -47 -19
29 15 -1 23 -5 16 22 70 36 24 47 45 59 14 60 31 7 16 8 59 0 13 16 26 42 1 50 10 -9 8 18 28 0 76 1
65 -14 -3 32 -6 -10
28 10 8 5 4 28 8 80 23 22 44 49 25 30 31 13 15 15 -5 47 0 5 7 4 11 53 21 -2 -13 32 22 20 0 18 20
27 7 -7 11 -9 -32
18 67 0 3 0 0 -38 28 19 -60 1 62 30 -86 13 -39 -36 15 0 0 0 -42 5 56 32 -78 -90 -47 -25 14 0 0 0
123 12 13 -83 -34 40 27 -45
19 31 0 -5 0 0 16 86 11 -21 41 32 64 3 -5 -48 5 70 0 0 0 -31 20 1 95 -1 -47 -43 -2 51 0 0 0 100 43
78 2 13 37 -7 -6
13 33 0 -21 0 0 -9 72 30 19 45 43 56 37 -2 -17 28 58 0 0 0 -5 19 26 67 23 -47 19 -2 22 0 0 0 53 28
34 12 9 60 -28 11
30 40 0 1 0 0 -46 37 43 21 38 23 0 17 64 22 21 21 0 0 0 2 16 -8 15 2 8 9 31 3 0 0 0 47 12 11 1 15
36 -5 -16
17 31 0 -6 0 0 47 1 -18 -32 15 -37 80 -34 -5 -15 -2 -4 0 0 0 -25 -22 -54 22 -38 -117 -29 -17 -41 0
0 0 142 65 15 19 34 38 85 -4
16 25 0 1 0 0 30 47 19 -4 31 -23 69 -14 7 -2 12 49 0 0 0 -7 18 -8 60 -12 -65 4 8 16 0 0 0 135 65
35 -42 11 42 -23 -76
11 10 0 21 0 0 1 52 27 16 32 30 30 17 12 24 28 40 0 0 0 -1 24 19 18 24 -32 28 8 6 0 0 0 122 43 85
2 26 7 30 -11
41 40 0 -5 0 0 -26 28 -17 28 51 39 10 28 64 42 38 10 0 0 0 11 34 33 16 8 -12 72 23 -52 0 0 0 54 -5
38 -49 -7 -2 -13 -45
5 132 26 0 -53 44 1 -5 -8 45 51 47 87 21 25 16 45 41 15 71 0 -21 -3 1 44 -22 -16 -32 -14 -4 -42 1
0 81 73 51 11 11 44 23 2
5 97 11 11 -100 57 -3 30 5 28 19 41 59 29 18 8 18 53 0 38 0 -12 -3 3 53 -1 0 -16 -20 -1 -23 -2 0
39 5 28 4 13 14 41 -19
4 85 8 4 -104 47 -17 22 0 22 19 28 23 -4 3 5 18 12 6 19 0 -1 7 2 29 -4 -5 -9 5 2 -20 11 0 20 7 -1
-24 7 -8 31 17
7 62 10 2 -91 25 4 3 9 7 8 11 2 5 7 2 4 3 1 11 0 1 3 -2 -1 4 2 2 0 -4 -5 3 0 3 2 0 -5 3 0 -3 8
6 82 10 -8 -89 28 4 27 7 34 45 37 58 31 18 -8 1 70 -21 36 0 8 17 9 39 -1 -32 -28 -38 -9 -25 14 0
70 -5 51 -7 -27 7 17 -6
4 63 1 1 -30 32 1 15 -14 25 25 30 42 -7 20 -8 6 22 15 6 0 -2 7 15 32 -23 -10 -25 -10 -19 -7 12 0
42 12 -4 -31 -2 -12 -23 22
4 21 6 -3 -14 29 3 3 -4 15 18 25 24 -4 18 4 2 11 12 19 0 -9 15 19 18 -4 -4 -9 -1 -4 2 3 0 28 0 7
-9 5 -1 3 -7
20 -6 -5 3 -22 67 -39 7 -4 27 14 24 7 29 30 7 15 10 5 27 0 8 -4 -11 -7 -7 -8 8 14 8 -24 25 0 8 0
14 -14 -1 11 -6 -32
"""

WEIGHTS: Final[vec[i64]] = vec[i64]([int(n) for n in _ROWS.split()])

# standard deviation of the goals still to come, in thousandths, row by row
_SPREADS: Final = """
1422 1287 1179 1074 986 802 620 410 1515 1316 1203 1095 1050 747 555 344 1222 1108 1015 910 834
670 528 465 1241 1007 905 849 837 540 315 223
"""
SPREADS: Final[vec[i64]] = vec[i64]([int(n) for n in _SPREADS.split()])
