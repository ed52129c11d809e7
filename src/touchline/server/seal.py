"""Who vouches for a tape: the server that kept the match marks what it hands out.

The mark is an HMAC-SHA-256, with a secret that never leaves the data folder, of everything that
makes the match: game, version, options, packs, start, who played at which level, and every answer
that counts, fate's too. It stands in the head of the tape under `more`, beside the names of the
server and of the table. Nobody else can make one; so only that server (or whoever has its data
folder) can say whether a tape is as it was. Names of people are not covered: they may be erased.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Final, Literal

from touchline.core.faults import BadTape, Fault
from touchline.core.tape import Header, Tape
from touchline.core.tape import read as read_tape
from touchline.play import reading

from .pieces import Vouched

SERVER: Final = "server"
TABLE: Final = "table"
MARK: Final = "mark"
DATE: Final = "date"
TITLE: Final = "title"
LABEL: Final = b"touchline mark 1\0"
LONGEST: Final = 80  # characters of a server's name that are shown

#: "vouched" it is as this server handed it out; "changed" it is not; "stranger" another server
#: marked it; "nobody" it carries no mark
Word = Literal["vouched", "changed", "stranger", "nobody"]


def keeper_of(tape: Tape) -> str:
    """The name of the server that a tape says it comes from; "" for none."""
    more = tape.header.more
    return more.get(SERVER, "") if more.get(MARK) else ""


def covered(tape: Tape) -> bytes:
    """What the mark covers, in a form that does not depend on how the file was written."""
    h = tape.header
    cells = {
        "game": h.game,
        "version": h.version,
        "preset": h.preset,
        "options": dict(h.options),
        "packs": dict(h.packs),
        "seats": len(h.seats),
        "start": h.start,
        "more": {key: value for key, value in h.more.items() if key != MARK},
        "answers": tape.answers(),
    }
    text = json.dumps(cells, ensure_ascii=True, sort_keys=True, separators=(",", ":"))
    return LABEL + text.encode("ascii")


@dataclass(frozen=True, slots=True)
class Seal:
    """The seal of one data folder: the server's name, and its secret (in hexadecimal digits)."""

    server: str
    secret: str

    def __repr__(self) -> str:
        return f"Seal({self.server!r})"  # the secret stands in no log

    def _mark(self, tape: Tape) -> str:
        key = bytes.fromhex(self.secret)
        return hmac.new(key, covered(tape), hashlib.sha256).hexdigest()

    def sealed(self, tape: Tape, table: str) -> Tape:
        """The same tape with the mark of this server, for the table of this id."""
        bare = Tape(with_more(tape.header, {SERVER: self.server, TABLE: table}))
        bare.entries = list(tape.entries)
        marked = Tape(with_more(bare.header, {MARK: self._mark(bare)}))
        marked.entries = bare.entries
        return marked

    def word(self, tape: Tape) -> Word:
        """What this server says about a tape. It need not replay."""
        keeper = keeper_of(tape)
        if not keeper:
            return "nobody"
        if keeper != self.server:
            return "stranger"
        try:
            mark = self._mark(tape)
        except BadTape:  # it takes back what nobody answered
            return "changed"
        given = tape.header.more[MARK].encode("utf-8", "replace")
        return "vouched" if hmac.compare_digest(mark.encode(), given) else "changed"

    def says(self, record: str | bytes, file: str = "") -> Vouched:
        """Who vouches for a record as it was posted. In what is no tape no mark can stand."""
        try:
            text = reading.decoded(record, file) if isinstance(record, bytes) else record
            tape = read_tape(text.lstrip("\ufeff \t\r\n"))
        except Fault:
            return Vouched("", "nobody")
        return Vouched(keeper_of(tape)[:LONGEST], self.word(tape))


def with_more(h: Header, more: dict[str, str]) -> Header:
    """A head that says this besides."""
    return replace(h, more={**h.more, **more})


def noted(tape: Tape, ended: int, title: str = "") -> Tape:
    """The same tape with the day it was over (given in milliseconds since 1970, told as that of
    UTC), and with what its owner calls the match, in its head.
    """
    day = datetime.fromtimestamp(ended / 1000, UTC).date().isoformat()
    found = Tape(with_more(tape.header, {DATE: day, **({TITLE: title} if title else {})}))
    found.entries = tape.entries
    return found


def named(tape: Tape, names: Sequence[str]) -> Tape:
    """The same tape with the names of its people in its head."""
    found = Tape(replace(tape.header, seats=tuple(names)))
    found.entries = tape.entries
    return found
