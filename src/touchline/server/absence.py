"""Who is away from a table, since when, and how they went: for those who wait for them.

All of this is known to everybody at the table anyway; what a seat holds plays no part in it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final

from .live_match import LiveMatch
from .table import How

LATE: Final = 0.05  # seconds more, so that it is certain by then
PATIENCE: Final = 120.0  # seconds after which the others may do without somebody who is away


class Absence:
    """The people of one table who are not there.

    clock  seconds from any beginning; never goes back
    """

    def __init__(self, live: LiveMatch, clock: Callable[[], float]) -> None:
        self.live = live
        self.clock = clock
        self._since: dict[int, float] = {}
        self._lost: set[int] = set()
        self._timer: asyncio.TimerHandle | None = None
        self.look(())

    def look(self, here: Iterable[int], lost: Iterable[int] = ()) -> None:
        """These seats are answered for now; whoever is not any more has gone at this moment.

        lost  seats whose line broke just now, without a word
        """
        present = set(here)
        for seat, sitter in enumerate(self.live.table.seats):
            if sitter.kind == "bot" or seat in present:
                self._since.pop(seat, None)
                self._lost.discard(seat)
            elif seat not in self._since:
                self._since[seat] = self.clock()
                if seat in lost:
                    self._lost.add(seat)

    def seconds(self, seat: int) -> float:
        """How long a seat has been empty, as this server knows; 0 while somebody is there."""
        since = self._since.get(seat)
        return 0.0 if since is None else self.clock() - since

    def long(self, seat: int) -> bool:
        """Has it been empty for so long that the others need not wait?"""
        return seat in self._since and self.seconds(seat) >= PATIENCE

    def how(self, seat: int) -> How:
        """In which way its person has gone; "" for who is there."""
        if seat not in self._since:
            return ""
        return "lost" if seat in self._lost else "left"

    def wait(self, ring: Callable[[], object] | None) -> None:
        """Ring when somebody else has been away for long, and no more for what was asked before;
        None: do not ring.
        """
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        left = [PATIENCE - self.seconds(seat) for seat in self._since]
        soon = min((n for n in left if n > 0), default=0.0)
        if ring is not None and soon > 0:
            self._timer = asyncio.get_running_loop().call_later(soon + LATE, ring)
