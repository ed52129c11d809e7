"""A file of several matches: their tapes one after another, as text.

Each tape begins with a curly bracket at the beginning of a line; between two there may be empty
lines. So such files can be put together and cut apart with any editor. A file of one match is one
too, and so is a game record.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from touchline.core.faults import BadText, Fault
from touchline.core.tape import Tape
from touchline.core.tape import read as read_tape

from . import reading, records

if TYPE_CHECKING:
    from .room import Rooms

MOST: Final = 100  # matches in a file
LARGEST: Final = 8 * 1024  # KiB of a file


@dataclass(frozen=True, slots=True)
class Part:
    """What stands in a file for one match.

    line  where it begins, counted from 1
    tape  the match, which is only read here, not replayed; or why it cannot be read
    """

    line: int
    tape: Tape | Fault


def parts(rooms: Rooms, data: bytes, file: str = "") -> list[Part]:
    """The matches in the bytes of a file, in their order; what is wrong with one harms no other.

    Raises BadText for a file that is too large, that is no text or an empty one, or that holds too
    many.
    """
    if len(data) > LARGEST * 1024:
        raise reading.wrong("large", file, most=LARGEST)
    text = reading.decoded(data, file)
    bare = text.lstrip("\ufeff \t\n")
    if not bare:
        records.open_any(rooms, "")
    if not bare.startswith("{"):
        return [Part(1, _one(rooms, bare))]
    found: list[Part] = []
    line = text[: len(text) - len(bare)].count("\n") + 1
    while bare:
        if len(found) == MOST:
            raise BadText(
                f"The file holds more than {MOST} matches. Cut it into several, between one tape"
                " and the next.",
                "fault-record-many",
                most=MOST,
            )
        end = _end(bare)
        # behind as many line ends as come before it, a fault names its line in the file
        found.append(Part(line, _one(rooms, bare[:end], line - 1)))
        rest = bare[end:].lstrip()
        line += bare[: len(bare) - len(rest)].count("\n")
        bare = rest
    return found


def _end(text: str) -> int:
    """Where the tape ends with which this text begins; what cannot be read goes as far as the next
    line that begins as a tape does.
    """
    try:
        return json.JSONDecoder().raw_decode(text)[1]
    except (ValueError, RecursionError):
        following = text.find("\n{", 1)
        return len(text) if following < 0 else following


def _one(rooms: Rooms, text: str, before: int = 0) -> Tape | Fault:
    """The match in this text, before which so many lines stand; or why there is none."""
    try:
        if len(text) > records.LARGEST * 1024 or not text.startswith("{"):
            return records.open_any(rooms, text)
        return read_tape("\n" * before + text)
    except Fault as e:
        return e
