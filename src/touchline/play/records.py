"""Files of matches: tapes as JSON text, and records in a game's own notation."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from touchline.core.contract import State
from touchline.core.faults import BadTape, BadText
from touchline.core.tape import Tape
from touchline.core.tape import read as read_tape

from . import reading
from .match import Match

if TYPE_CHECKING:
    from .room import Room, Rooms

S = TypeVar("S", bound=State)
LARGEST: Final = 1024  # KiB of a file


def open_file(rooms: Rooms, file: str) -> Tape:
    """The tape in a file, "-" for standard input; see `open_any`."""
    return open_any(rooms, reading.fetched(file, LARGEST), file)


def open_any(rooms: Rooms, text: str | bytes, file: str = "") -> Tape:
    """The tape in the text of a file: a tape, or the record of any game.

    A tape is only read here, not replayed (`match_from` does); a record is. Raises BadTape or
    BadText naming the place and what would be right.
    """
    if len(text) > LARGEST * 1024:
        if file:
            raise reading.wrong("large", file, most=LARGEST)
        raise BadText(
            f"The file is larger than {LARGEST} KiB; no match takes so much room.",
            "fault-record-large",
            most=LARGEST,
        )
    if isinstance(text, bytes):
        text = reading.decoded(text, file)
    bare = text.lstrip("\ufeff \t\r\n")
    if not bare:
        raise BadText(
            "The file is empty; a tape or a game record should stand in it.", "fault-record-empty"
        )
    if bare.startswith("{"):
        return read_tape(bare)
    return to_tape(rooms, bare)


def to_tape(rooms: Rooms, text: str) -> Tape:
    """The tape of a record, whichever game's it is. Raises BadText."""
    for room in rooms.values():
        if room.record is not None and room.record.fits(text):
            return room.record.read(text)
    raise BadText(
        "This is neither a tape (*.tape.json, which begins with a curly bracket) nor a game record"
        ' (which begins with [Rules "..."]).',
        "fault-record-unknown",
    )


def from_tape(room: Room, tape: Tape) -> str:
    """The record of a tape. Raises BadTape when its game has none, or it does not replay."""
    if room.record is None:
        raise BadTape(
            f"{room.name} has no game record that could be written; keep its tape instead.",
            "fault-record-game",
            game=room.name,
        )
    return room.record.write(tape)


def from_match(room: Room, match: Match[S]) -> str:
    """The record of a match, finished or not."""
    return from_tape(room, match.tape)
