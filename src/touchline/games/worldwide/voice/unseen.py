"""What hands that an eye cannot see may hold, from what lies open alone (WF-003)."""

from __future__ import annotations

from touchline.core.ids import HIDDEN
from touchline.games.worldwide.rules import codes as c

from .reader import Reader


class Unseen:
    """The hands of a side, as far as whoever looks knows them.

    A card is counted where it lies: every copy of a pack is in the draw pile, in a hand, on the
    table or in the discard, and a defence card that has answered lies in the discard at once
    (WF-067).
    """

    def __init__(self, r: Reader, side: int) -> None:
        self.r = r
        self.side = side
        self.seats = range(side, r.v.seats, 2)

    def action(self, kind: int) -> bool:
        """Could a hand of this side hold an Action card of this type?"""
        r, v = self.r, self.r.v
        known = [v.plain[seat * r.types + kind] for seat in self.seats]
        if any(known):
            return True
        at = self.side * r.types + kind
        copies = int(v.book.copies[kind * 2 + r.of(self.side, int(c.COLOUR))])
        if copies - v.gone[at] - v.lying[at] <= 0:
            return False
        return any(self._has_room(seat, kind) for seat in self.seats)

    def _has_room(self, seat: int, kind: int) -> bool:
        """WF-104 Is a card of this hand unknown, or known only to be what a search looked for, and
        this type is among that?
        """
        r, v = self.r, self.r.v
        unknown = v.counts[seat] - sum(v.plain[seat * r.types : (seat + 1) * r.types])
        fetched = v.hints[seat * int(c.FILTERS) : (seat + 1) * int(c.FILTERS)]
        if unknown > sum(fetched):
            return True
        return any(n and int(v.book.filters[f]) >> kind & 1 for f, n in enumerate(fetched))

    def person(self, n: int) -> bool:
        """Could a hand of this side hold this Player card of its team?"""
        v, where = self.r.v, self.r.v.spot[self.side * self.r.team_size + n]
        if where != HIDDEN:
            return where >= c.HAND
        return any(
            v.folk[seat] > len(self.r.people(self.side, int(c.HAND) + seat)) for seat in self.seats
        )
