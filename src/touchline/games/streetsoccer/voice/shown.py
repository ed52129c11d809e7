"""What a table shows of StreetSoccer: one record; the browser's types are made from it."""

from __future__ import annotations

from typing import Literal

import msgspec

#: the phases by name, in the order of their numbers
Phase = Literal[
    "choose", "place", "duel", "kickoff", "roll", "move", "keeper", "restart_roll", "restart",
    "over",
]  # fmt: skip


class Figure(msgspec.Struct, frozen=True, gc=False):
    """A figure, on the board or not.

    id      "L0" to "L4" and "R0" to "R4"; 0 is the keeper
    cell    "a1" to "l8"; null while it is not on the board
    """

    id: str
    seat: int
    keeper: bool
    cell: str | None


class View(msgspec.Struct, frozen=True, gc=False):
    """The whole table: nothing is hidden, to the watcher neither.

    figures   ten, those of L first
    ball      its cell; "spot" before the kick-off; null while keepers are placed for a restart
    side      the side that acts; null before the coin is thrown
    die       what was rolled; null until then
    minute    1 to 35
    half      0 for the turn of the side that moves first in this minute, 1 for the other's
    score     goals of L and of R
    last      the side that scored last, first the one that kicked off; null for none
    restart   the side that restarts; null where there is no restart
    position  the position as text, from which a match can be begun
    """

    figures: list[Figure]
    ball: str | None
    phase: Phase
    side: int | None
    die: int | None
    minute: int
    half: int
    score: tuple[int, int]
    last: int | None
    first: int | None
    restart: int | None
    position: str
