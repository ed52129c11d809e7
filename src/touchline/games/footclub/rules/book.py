"""The cards of a pack as numbers, ready for the rules. Never changes; every match of a pack shares
one."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from touchline.core.faults import BadPack

COUNTS: Final = (6, 6, 4, 2, 3, 8, 5, 8)  # FC-052 cards of each type


def _kinds() -> vec[i64]:
    found = vec[i64]()
    for kind, count in enumerate(COUNTS):
        for _ in range(count):
            found = append(found, kind)
    return found


def _firsts() -> vec[i64]:
    found = vec[i64]()
    at = 0
    for count in COUNTS:
        found = append(found, at)
        at += count
    return append(found, at)


KIND: Final[vec[i64]] = _kinds()  # type of a match card 0..41
# FC-061 no two ribbons of a type are alike, so every card has a number of its own
FIRST: Final[vec[i64]] = _firsts()  # first card of each type, and 42 behind the last

# PO-005 readings a, b, c of FC-Q39: counts by type
POUSSIN_DECKS: Final = (
    (5, 4, 3, 0, 0, 8, 3, 2),
    (5, 3, 4, 0, 0, 8, 3, 2),
    (4, 5, 3, 0, 0, 8, 3, 2),
)


@final
@mypyc_attr(acyclic=True)
class Book:
    """FC-022, FC-023, FC-024, FC-025 Team cards by number, match cards by number; `content.py`
    has the meaning of
    each list. Backs and triangles (FC-026, FC-027) and the league they are for (FC-220) change
    nothing here; the chicks (FC-028) are the Poussin teams.

    cards  how many team cards there are; `best` the preferred profile of a coach as a bit
    """

    __slots__ = (
        "best",
        "cards",
        "deck",
        "kind",
        "kop",
        "level",
        "pairs",
        "pos",
        "pos2",
        "poussin",
        "profiles",
        "ribbon",
        "strength",
        "style",
    )

    def __init__(self, numbers: dict[str, list[int]]) -> None:
        if not numbers:
            raise BadPack(
                "FootClub needs the cards of a pack; none was given.", "fault-pack-no-numbers"
            )
        self.kind: vec[i64] = vec[i64]([int(n) for n in numbers["kind"]])
        self.cards: i64 = len(self.kind)
        self.level: vec[i64] = vec[i64]([int(n) for n in numbers["level"]])
        self.pos: vec[i64] = vec[i64]([int(n) for n in numbers["pos"]])
        self.pos2: vec[i64] = vec[i64]([int(n) for n in numbers["pos2"]])
        self.profiles: vec[i64] = vec[i64]([int(n) for n in numbers["profiles"]])
        self.strength: vec[i64] = vec[i64]([int(n) for n in numbers["strength"]])
        self.style: vec[i64] = vec[i64]([int(n) for n in numbers["style"]])
        self.ribbon: vec[i64] = vec[i64]([int(n) for n in numbers["ribbon"]])
        self.kop: vec[i64] = vec[i64]([int(n) for n in numbers["kop"]])
        self.pairs: vec[i64] = vec[i64]([int(n) for n in numbers["pairs"]])
        self.poussin: vec[i64] = vec[i64]([int(n) for n in numbers["poussin"]])
        self.deck: vec[i64] = vec[i64]([int(n) for n in numbers["deck"]])
        self.best: vec[i64] = vec[i64]([0 for _ in numbers["kind"]])
        for card in range(self.cards):
            # FC-045 the profile that the style asks for most often
            most: i64 = 0
            for p in range(3):
                if self.style[card * 3 + p] > most:
                    most = self.style[card * 3 + p]
                    self.best[card] = 1 << p

    def stands_on(self, card: i64, line: i64) -> bool:
        """FC-033, FC-049 A player stands only on a position printed on the card."""
        return self.pos[card] == line or self.pos2[card] == line
