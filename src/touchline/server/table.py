"""What is known about a table besides its answers: the game, its options, who sits where."""

from __future__ import annotations

from typing import Literal

import msgspec

from touchline.core.contract import State
from touchline.core.tape import Header, Tape
from touchline.play.croupier import Entropy
from touchline.play.match import Match, match_from

from . import content, wire
from .rooms import Room, sides


class Sitter(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits at a seat. `taken` is false for an invitation that nobody has followed yet.

    seed  of a computer's own luck, drawn once from the operating system
    """

    kind: Literal["person", "bot"]
    name: str
    team: str
    level: int = 0
    seed: int = 0
    taken: bool = True


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """The description kept with a table.

    back  may answers be taken back here? Only where one person alone decides.
    """

    game: str
    version: int
    options: dict[str, str]
    preset: str
    packs: dict[str, str]
    start: str
    seats: list[Sitter]
    back: bool
    made: int

    def text(self) -> str:
        """As it is kept."""
        return msgspec.json.encode(self).decode()

    def header(self) -> Header:
        """The head of this table's tape."""
        more = {f"team-{n}": s.team for n, s in enumerate(self.seats)}
        more |= {f"level-{n}": str(s.level) for n, s in enumerate(self.seats) if s.kind == "bot"}
        return Header(
            game=self.game,
            version=self.version,
            options=self.options,
            preset=self.preset,
            packs=self.packs,
            seats=tuple(s.name for s in self.seats),
            start=self.start,
            more=more,
        )

    def match(self, room: Room, tape: Tape) -> Match[State]:
        """The match of this tape at this table. Raises Fault when it does not replay."""
        return match_from(room.game, tape, Entropy(), eager=False)

    def teams(self) -> list[wire.Data]:
        """The team of each side: of each seat, unless several play together."""
        first = self.seats[: sides(self.game) or None]
        return [content.team(self.game, s.team, n, self.packs) for n, s in enumerate(first)]

    def cards(self, lang: str) -> wire.Data:
        """The cards it is played with, in a language; {} for a game without."""
        return content.cards(self.game, self.packs, lang)

    def place(self, seat: int, present: bool) -> wire.Place:
        """One seat as everybody may know it."""
        s = self.seats[seat]
        kind: Literal["person", "bot", "open"] = s.kind if s.taken else "open"
        return wire.Place(seat, kind, s.name, s.team, s.level, present or s.kind == "bot")


def read_table(text: str) -> Table:
    """The description again. Raises msgspec.ValidationError or DecodeError."""
    return msgspec.json.decode(text, type=Table)
