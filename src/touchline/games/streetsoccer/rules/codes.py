"""Every number of the room with its name. Append-only: old tapes must stay true."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# -- cells: y * W + x, x 1..12 for columns a..l, y 1..8 for the rows (SS-001)
W: Final[i64] = 14
SIZE: Final[i64] = 140

# -- answers: (first * SIZE + second) * SIZE + end
BASE: Final[i64] = 140
ANSWERS: Final[i64] = 140 * 140 * 140
PASS: Final[i64] = 0  # SS-059 no legal move
GOAL: Final[i64] = 0  # as an end: the ball is in the goal
SET_KEEPER: Final[i64] = 1  # as first: the keeper is placed (SS-023)
SET_PLAYER: Final[i64] = 2  # as first: a field player is placed
SET_AGAIN: Final[i64] = 3  # as first: a keeper is placed before a restart (SS-091)
STRIKE: Final[i64] = 4  # as first: a kick from where the figure stands (SS-042, SS-094)

# -- phases, which are also the kinds of question
CHOOSE: Final[i64] = 0  # fate: who places first (SS-021)
PLACE: Final[i64] = 1  # SS-022
DUEL: Final[i64] = 2  # fate: the kick-off dice (SS-040)
KICKOFF: Final[i64] = 3  # SS-042
ROLL: Final[i64] = 4  # fate: the die of a turn (SS-050)
MOVE: Final[i64] = 5  # SS-051
KEEPER: Final[i64] = 6  # SS-091
AGAIN: Final[i64] = 7  # fate: the die of a restart (SS-093)
RESTART: Final[i64] = 8  # SS-094
END: Final[i64] = 9

# -- results
REGULAR: Final[i64] = 1  # SS-121
GOLDEN: Final[i64] = 2  # SS-123
LAST_GOAL: Final[i64] = 3  # SS-124
NO_GOAL: Final[i64] = 4  # SS-125
DRAWN: Final[i64] = 5  # SS-127

# -- events (kind, a, b)
E_COIN: Final[i64] = 1  # seat
E_PLACED: Final[i64] = 2  # figure, cell
E_DUEL: Final[i64] = 3  # 10 * die of L + die of R (or one die), winner and 10 * steps
E_ROLL: Final[i64] = 4  # seat, die
E_WALK: Final[i64] = 5  # figure, start cell
E_STEP: Final[i64] = 6  # figure, cell
E_KICK: Final[i64] = 7  # figure, ball cell
E_BALL: Final[i64] = 8  # cell entered, or GOAL
E_TOUCH: Final[i64] = 9  # figure, cell
E_PUSH: Final[i64] = 10  # figure, cell it is pushed to
E_GOAL: Final[i64] = 11  # figure that took the last touch, 100 * goals of L + goals of R
E_KEEPER: Final[i64] = 12  # figure, cell
E_RESTART: Final[i64] = 13  # seat, cell of the ball
E_PASS: Final[i64] = 14  # seat, 1 if it was a restart
E_MINUTE: Final[i64] = 15  # minute
E_EXTRA: Final[i64] = 16  # -
E_END: Final[i64] = 17  # 100 * goals of L + goals of R, winner or -1
E_LIFT: Final[i64] = 18  # figure: a keeper is lifted before a restart
E_ROLL_AGAIN: Final[i64] = 19  # seat, die of a restart

# -- why something is shut
NOT_YOURS: Final[i64] = 1  # SS-051
OCCUPIED: Final[i64] = 2  # SS-010
BLOCKED: Final[i64] = 3  # SS-055
TOO_FAR: Final[i64] = 4  # SS-053
WRONG_COUNT: Final[i64] = 5  # SS-053
OFF_BOARD: Final[i64] = 6  # SS-003
DARK: Final[i64] = 7  # SS-100
LIGHT: Final[i64] = 8  # SS-107
LIGHT_KICK: Final[i64] = 9  # SS-108
ENCLOSURE: Final[i64] = 10  # SS-109
CORNER: Final[i64] = 11  # SS-110
PUSH: Final[i64] = 12  # SS-104
OUT_OF_REACH: Final[i64] = 13  # SS-057
ORIGIN: Final[i64] = 14  # SS-054
REVISIT: Final[i64] = 15  # SS-054
LINES: Final[i64] = 16  # SS-072
OWN_GOAL: Final[i64] = 17  # SS-086
OPPONENT_ON_CELL: Final[i64] = 18  # SS-064
OWN_ON_CELL: Final[i64] = 19  # SS-065
KICK_LENGTH: Final[i64] = 20  # SS-061
KICK_ROUTE: Final[i64] = 21  # SS-064
KICKOFF_GOAL: Final[i64] = 22  # SS-045
NO_GOAL_ROUTE: Final[i64] = 23  # SS-080
PLACE_KEEPER: Final[i64] = 24  # SS-023
PLACE_DARK: Final[i64] = 25  # SS-024
PLACE_CIRCLE: Final[i64] = 26  # SS-025
PLACE_OPPOSING_CIRCLE: Final[i64] = 27  # SS-025
PLACE_SPREAD: Final[i64] = 28  # SS-026
PLACE_LIGHT: Final[i64] = 29  # SS-027
PLACE_PITCH: Final[i64] = 30  # SS-028
PLACE_NEED: Final[i64] = 31  # SS-029
KEEPER_CELL: Final[i64] = 32  # SS-091
NOT_KICKER: Final[i64] = 33  # SS-042


def name(cell: i64) -> str:
    """SS-001 The cell's name: "e4"."""
    return "abcdefghijkl"[cell % W - 1] + str(cell // W)


def code(first: i64, second: i64, end: i64) -> i64:
    """One answer of three digits."""
    return (first * BASE + second) * BASE + end
