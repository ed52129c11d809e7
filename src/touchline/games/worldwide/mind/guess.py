"""What one side may reckon the other holds, from what lies open (WF-003, WF-033).

Hands and draw pile of a side together are known to everybody: whatever is not on the table, not
discarded and not gone. Nothing here reads how they are divided, but for hands that are one's own.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.state import Table

from . import habits as h
from .hopes import WHOLE
from .terms import Classes


def pool(t: Table, side: i64, kind: i64) -> i64:
    """Cards of a type that a side has in its pile and its hands."""
    n = t.pile[side * c.TYPES + kind]
    for seat in range(side, t.seats, 2):
        n += t.hand[seat * c.TYPES + kind]
    return n


def held_by(t: Table, side: i64) -> i64:
    """Action cards in the hands of a side; their number is public."""
    n: i64 = 0
    for seat in range(side, t.seats, 2):
        n += t.held(seat)
    return n


@final
@mypyc_attr(acyclic=True)
class Guess:
    """The Action cards of a side as somebody else must guess them.

    has    by type: chance, in millionths, that one of the hands looked at holds it
    counts by type: cards out of sight
    share  cards in those hands to all that are out of sight, in millionths
    inside, outside  mean price of an unseen card in hand, and in the pile; millionths of a goal
    """

    __slots__ = ("counts", "full", "has", "held", "inside", "outside", "share", "total")

    def __init__(self) -> None:
        self.has: vec[i64] = vec[i64]([0 for _ in range(c.TYPES)])
        self.counts: vec[i64] = self.has[:]
        self.full: i64 = 0
        self.held: i64 = 0
        self.total: i64 = 0
        self.share: i64 = 0
        self.inside: i64 = 0
        self.outside: i64 = 0

    def look(self, t: Table, k: Classes, habits: vec[i64], side: i64, only: i64, late: i64) -> None:
        """Reckon with the hands of `side`; or with one seat's, when `only` is not -1: then `has`
        stays as it was, for nobody asks what the own hand may hold.

        late  what a card still is worth, in hundredths
        """
        self.held = t.held(only) if only >= 0 else held_by(t, side)
        total: i64 = 0
        inside: i64 = 0
        types = t.book.types
        action = k.action
        counts = self.counts
        for kind in range(types):
            n = pool(t, side, kind)
            counts[kind] = n
            total += n
            inside += n * habits[h.HAND + action[kind]]
        self.total = total
        if total == 0:
            self.share = 0
            self.inside = 0
            self.outside = 0
        else:
            self.share = min(WHOLE, self.held * WHOLE // total)
            self.inside = inside * 10 * late // total
            self.outside = self.inside * habits[h.PILE_PART] // 100
        self.full = habits[h.FULL]
        if only >= 0:
            return
        miss = WHOLE - self.share
        for kind in range(types):
            none = WHOLE
            for _ in range(counts[kind]):
                none = none * miss // WHOLE
            for seat in range(side, t.seats, 2):
                if t.plain[seat * c.TYPES + kind]:
                    none = 0
            self.has[kind] = WHOLE - none

    def gain(self, t: Table, side: i64) -> i64:
        """What a card more is worth to this side, drawn unseen; little to a full hand."""
        if t.left(side) == 0:
            return 0
        more = max(0, self.inside - self.outside)
        room = 10 * (t.seats // 2)
        return more * self.full // 100 if self.held >= room - 1 else more
