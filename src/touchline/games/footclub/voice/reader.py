"""A view of FootClub by name: what its rows of numbers say, for everything that is shown of it."""

from __future__ import annotations

from typing import Final

from touchline.core.ids import HIDDEN
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules import options as o
from touchline.games.footclub.rules.secrets import FootView

CLUB: Final = int(c.CLUB)
DECK: Final = int(c.DECK)
DISCARDED: Final = int(c.DISCARDED)
NONE: Final[list[int]] = []
#: open phases whose frame names the club that acts
ACTS: Final = {
    c.DRAFT_STAR, c.DRAFT_PAIR, c.CHANGE, c.POSSESSION, c.OFFENSIVE, c.BONUS, c.COUNTER, c.RECLAIM,
}  # fmt: skip
#: what `FootView.scalars` holds, in order
SCALARS: Final = (
    "home", "leg", "period", "turn", "ball", "carrier", "colour", "attacker", "offence", "card",
    "target", "raw", "supports", "speed", "picks", "drafts", "corners", "reason", "winner",
)  # fmt: skip
#: what `FootView.values` holds for each club, in order
VALUES: Final = (
    "att", "def", "optimised", "malus", "limit", "supporters", "subs_left", "vacancies", "late",
)  # fmt: skip


class Reader:
    """A view's numbers by name."""

    def __init__(self, v: FootView) -> None:
        self.v = v
        self.scalar = dict(zip(SCALARS, v.scalars, strict=True))
        self.phase = v.frames[-4]
        self.frame = v.frames[-3:]
        self.poussin = v.rules.poussin
        self._lying: dict[int, list[int]] = {}  # by place the team cards there, ascending
        for n, place in enumerate(v.spot):
            self._lying.setdefault(place, []).append(n)

    def of(self, side: int, what: int) -> int:
        """A number of a club, by its name in codes.py."""
        return self.v.club[side * int(c.SIDE) + what]

    def value(self, side: int, what: str) -> int:
        """A worked-out number of a club, by its name in VALUES."""
        return self.v.values[side * len(VALUES) + VALUES.index(what)]

    def lined(self, side: int) -> bool:
        """FC-017 Is this club's line-up on the table?"""
        return self.of(side, int(c.LINED)) == 1

    def lines(self, side: int) -> list[list[int]]:
        """FC-033 The five lines from left to right; empty ones before they are shown."""
        if not self.lined(side):
            return [[] for _ in range(5)]
        at = side * int(c.TEAM)
        found: list[list[int]] = []
        for line in range(5):
            n = self.v.team[side * int(c.TEAM) + int(c.LINES) + line]
            found.append(self.v.team[at : at + n])
            at += n
        return found

    def at(self, side: int, spot: int) -> list[int]:
        """The team cards of a club that lie in a place."""
        return self._lying.get(CLUB + side * CLUB + spot, NONE)[:]

    def cards(self, side: int, place: int) -> list[int]:
        """FC-009 The match cards of a club that this eye knows to lie in a place."""
        return [n for n, where in enumerate(self.deck(side)) if where == place]

    def deck(self, side: int) -> list[int]:
        """Where each match card of a club lies, as far as this eye knows."""
        return self.v.cards[side * DECK : (side + 1) * DECK]

    def discard(self, side: int) -> list[int]:
        """FC-014 A discard, oldest first."""
        lying = [
            (where, n)
            for n, where in enumerate(self.deck(side))
            if where >= DISCARDED and where != HIDDEN
        ]
        return [n for _, n in sorted(lying)]

    def stars(self, card: int, more: int = 0) -> int:
        """FC-035 Effective stars; with so many tokens of a star more."""
        k = self.v.tokens[card]
        level = int(self.v.book.level[card])
        plus = more + (1 if k & c.PLUS else 0)
        return max(0, level + plus - self.minus(card))

    def minus(self, card: int) -> int:
        """FC-095, FC-206 Stars lost to injuries."""
        k = self.v.tokens[card]
        return int(k // c.MINUS & 31) + (1 if k & c.SCAR else 0)

    def acting(self) -> int:
        """The seat that acts in an open phase, -1 elsewhere."""
        if self.phase == c.PICK_KOP:
            return self.scalar["home"]
        return self.frame[0] if self.phase in ACTS else -1

    def final(self, raw: int) -> int:
        """FC-123, PO-017 The final bonus that comes of a raw one."""
        if self.poussin and self.v.rules.poussin_clamp == o.POUSSIN_CLAMP_FALSE:
            return raw
        return max(-5, min(5, raw))
