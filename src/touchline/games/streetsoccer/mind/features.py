"""The view as whole numbers, for learning: one fixed layout, with a version.

Everything is told from the seat's own side: for seat 1 the board is mirrored, so that the reader
always defends the left goal and attacks to the right. Cells count row by row from a1 to l8.

    0    96  own keeper (1 where it stands)
   96    96  own field players
  192    96  rival keeper
  288    96  rival field players
  384    96  ball
  480    10  phase, one of ten (`codes.CHOOSE` to `codes.END`)
  490     7  die, 0 (not rolled) to 6
  497     1  1 if it is the reader's turn, else 0
  498     1  minute, 1 to 35
  499     1  half minutes played, 0 to 70
  500     2  goals: own, rival's
  502     2  who scored last in regular time: the reader, the rival
  504     2  who kicked off: the reader, the rival
  506     2  whose restart is pending: the reader's, the rival's
"""

from __future__ import annotations

from typing import Final

from touchline.games.streetsoccer.rules.codes import W
from touchline.games.streetsoccer.rules.secrets import OpenView

LAYOUT: Final = 1
SIZE: Final = 508
CELLS: Final = 96
PHASES: Final = 480
DICE: Final = 490
TURN: Final = 497


def place(cell: int, seat: int) -> int:
    """Where a cell stands in a plane; -1 for a figure or ball that is not on the board."""
    if cell == 0:
        return -1
    x, y = cell % W, cell // W
    if seat == 1:
        x = 13 - x
    return (y - 1) * 12 + x - 1


def features(v: OpenView, seat: int) -> list[int]:
    """The view of `seat` (0 or 1) by the layout above; 508 whole numbers."""
    out = [0] * SIZE
    own, rival = seat * 5, 5 - seat * 5
    for i in range(5):
        for plane, first in ((0, own), (2, rival)):
            at = place(v.pos[first + i], seat)
            if at >= 0:
                out[(plane + (i > 0)) * CELLS + at] = 1
    at = place(v.ball, seat)
    if at >= 0:
        out[4 * CELLS + at] = 1
    out[PHASES + v.phase] = 1
    out[DICE + min(v.die, 6)] = 1
    out[TURN] = int(v.side == seat)
    out[TURN + 1] = v.minute
    out[TURN + 2] = (v.minute - 1) * 2 + v.half
    out[TURN + 3] = v.score[seat]
    out[TURN + 4] = v.score[1 - seat]
    for n, who in enumerate((v.last, v.first, v.restart)):
        if who >= 0:
            out[TURN + 5 + 2 * n + (who != seat)] = 1
    return out
