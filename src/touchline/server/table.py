"""What is known about a table besides its answers: the game, its options, who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypeAlias

import msgspec

from touchline.core.contract import State
from touchline.core.tape import Header, Tape
from touchline.play.croupier import Entropy
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.tapes import match_from

from . import content, decoding, wire

How: TypeAlias = Literal["", "left", "lost", "next"]  # somebody has gone; see wire.Place


class Sitter(msgspec.Struct):
    """Who sits at a seat. `taken` is false for an invitation that nobody has followed yet.

    seed   of a computer's own luck, drawn once from the operating system
    epoch  how often the seat has changed hands: whoever came before that may act no more
    unread  what another edition of Touchline keeps of a seat besides
    """

    kind: Literal["person", "bot"]
    name: str = ""
    team: str = ""
    level: int = 0
    seed: int = 0
    taken: bool = True
    epoch: int = 0
    unread: dict[str, object] = msgspec.field(default_factory=dict)


class Pact(msgspec.Struct):
    """What people at a table have asked of one another so far.

    asked  how often each seat has wanted an answer back; none may any more once `quiet`
    draws  how often each seat had answered when it last offered a draw
    """

    asked: dict[str, int] = msgspec.field(default_factory=dict)
    quiet: bool = False
    draws: dict[str, int] = msgspec.field(default_factory=dict)


class Table(msgspec.Struct):
    """The description kept with a table.

    back  may answers be taken back here? Only where one person alone decides.
    again  it follows a match at another table
    imported  its match was over when it came here out of a file; nobody sits there
    unread  what another edition of Touchline keeps of a table besides; it is kept on
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
    again: bool = False
    imported: bool = False
    pact: Pact = msgspec.field(default_factory=Pact)
    unread: dict[str, object] = msgspec.field(default_factory=dict)

    def text(self) -> str:
        """As it is kept: without names, which are kept where they can be erased."""
        cells: dict[str, object] = msgspec.to_builtins(self)
        seats: list[dict[str, object]] = [msgspec.to_builtins(s) for s in self.seats]
        for seat in seats:
            del seat["name"], seat["unread"]
        whole = [{**s.unread, **seat} for s, seat in zip(self.seats, seats, strict=True)]
        del cells["unread"]
        return msgspec.json.encode({**self.unread, **cells, "seats": whole}).decode()

    def names(self) -> list[str]:
        """Of each seat; "" for none."""
        return [s.name for s in self.seats]

    def header(self) -> Header:
        """The head of this table's tape; nobody's name stands in it."""
        more = {f"team-{n}": s.team for n, s in enumerate(self.seats)}
        more |= {f"level-{n}": str(s.level) for n, s in enumerate(self.seats) if s.kind == "bot"}
        return Header(
            game=self.game,
            version=self.version,
            options=self.options,
            preset=self.preset,
            packs=self.packs,
            seats=("",) * len(self.seats),
            start=self.start,
            more=more,
        )

    def match(self, room: Room, tape: Tape) -> Match[State]:
        """The match of this tape at this table. Raises Fault when it does not replay."""
        return match_from(room, tape, Entropy(), eager=False)

    def teams(self, room: Room) -> list[wire.Data]:
        """The team of each side: of each seat, unless several play together."""
        first = self.seats[: room.words.sides or None]
        return [content.team(room, s.team, n, self.packs) for n, s in enumerate(first)]

    def cards(self, room: Room, lang: str) -> str:
        """Where the cards it is played with are fetched, in a language; "" for a game without."""
        return content.cards_address(room, self.packs, lang)

    def place(
        self, seat: int, present: bool, how: How = "", gone: int = 0, stand_in: int = 0
    ) -> wire.Place:
        """One seat as everybody may know it; for the rest see `wire.Place`."""
        s = self.seats[seat]
        kind: Literal["person", "bot", "open"] = s.kind if s.taken else "open"
        present = present or s.kind == "bot"
        absence: How = how if kind == "person" and not present else ""
        return wire.Place(seat, kind, s.name, s.team, s.level, present, absence, gone, stand_in)


def read_table(text: str, names: Mapping[int, str] | None = None) -> Table:
    """The description again, with the names of its people. Raises BadJson.

    What this edition does not know it keeps as it is.
    """
    cells = decoding.read(text, dict[str, object])
    try:
        table = msgspec.convert(cells, Table)
    except msgspec.ValidationError as e:
        raise decoding.BadJson(str(e)) from None
    table.unread = {k: v for k, v in cells.items() if k not in Table.__struct_fields__}
    seats = cells["seats"]
    assert isinstance(seats, list)
    for seat, (sitter, known) in enumerate(zip(table.seats, seats, strict=True)):
        sitter.unread = {k: v for k, v in known.items() if k not in Sitter.__struct_fields__}
        sitter.name = (names or {}).get(seat, "")
    return table
