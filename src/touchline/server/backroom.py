"""The back room: whole matches are replayed, told in figures and written down in a process apart.

  python -m touchline.server.backroom

It says `ready`, and after it the folder of the compiled engine if it runs on one. Then it answers
each line, a `Job` as JSON, with a line "STATUS BYTES" and as many bytes: what is to be sent on, or
the refusal. The server asks one job at a time of each process; the others wait in a queue that has
an end, and an address has only so many places in it.
"""

from __future__ import annotations

import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import BinaryIO, Final, Literal

import msgspec

from touchline.core.build import engine_folder
from touchline.core.contract import State
from touchline.core.faults import Fault
from touchline.play import records
from touchline.play.croupier import Silent
from touchline.play.match import Match
from touchline.play.room import Room, Rooms, rooms_at
from touchline.play.tapes import match_from, report_of
from touchline.rooms import ROOMS

from . import decoding, study
from .limits import Limits
from .rooms import room
from .texts import Trouble
from .workers import Broken, Workers

DEADLINE: Final = 60.0  # seconds of one job
COMMAND: Final = (sys.executable, "-m", "touchline.server.backroom")


class Job(msgspec.Struct):
    """What is wanted of a match.

    text   a tape or, to be shown, any record; names of its people, where they stand elsewhere
    homes  where the games that are played here are found
    data   instead of a text, a file to be shown, as its bytes are; `file` is what it is called
    """

    what: Literal["show", "report", "write", "check"]
    text: str
    lang: str = "en"
    eye: int = -1
    names: list[str] = []
    homes: list[str] = msgspec.field(default_factory=lambda: ROOMS.homes)
    data: bytes = b""
    file: str = ""


class Checked(msgspec.Struct):
    """What a check of a tape finds: it keeps the rules (else it is refused), and is it over?"""

    over: bool


class Backroom(Workers):
    """The processes, from the server's side."""

    def __init__(
        self, limits: Limits, command: Sequence[str] = COMMAND, deadline: float = DEADLINE
    ) -> None:
        super().__init__(limits.costly, deadline, command)
        self._limits = limits
        self._of: Counter[str] = Counter()

    async def do(self, job: Job, address: str) -> tuple[int, bytes]:
        """Status and body of the answer. Raises Trouble when there is no room in the queue."""
        if self._of.total() >= self._limits.costly_waiting:
            raise Trouble(503, "srv-busy")
        if self._of[address] >= self._limits.costly_of_address:
            raise Trouble(429, "srv-busy-address", most=self._limits.costly_of_address)
        self._of[address] += 1
        try:
            return await self._do(msgspec.json.encode(job))
        finally:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    async def _do(self, line: bytes) -> tuple[int, bytes]:
        for fresh in (False, True):
            try:
                status, _, body = (await self.ask(line, fresh)).partition(b" ")
                return int(status), body
            except Broken as e:
                if e.slow:
                    raise Trouble(503, "srv-busy-long") from None
        raise Trouble(500, "srv-mistake")

    async def read(self, out: asyncio.StreamReader) -> bytes:
        """Status, a space and the body."""
        status, _, size = (await out.readline()).partition(b" ")
        return status + b" " + await out.readexactly(int(size))


# -- in the process -------------------------------------------------------------------------------


def replayed(rooms: Rooms, text: str) -> tuple[Room, Match[State]]:
    """The match of a tape. Raises Fault, or Trouble for a game that is not here."""
    tape = records.open_any(rooms, text)
    found = room(rooms, tape.header.game)
    return found, match_from(found, tape, Silent(), eager=False)


def done(line: bytes) -> tuple[int, bytes]:
    """The answer to one job."""
    try:
        job = decoding.read(line, Job)
        rooms = rooms_at(tuple(job.homes))
        if job.what == "show":
            shown = study.replay(
                rooms, job.text or job.data, job.lang, job.eye, job.file, job.names
            )
            return 200, msgspec.json.encode(shown)
        if job.what == "report":
            return 200, msgspec.json.encode(report_of(*replayed(rooms, job.text)))
        if job.what == "check":
            over = replayed(rooms, job.text)[1].ask.result is not None
            return 200, msgspec.json.encode(Checked(over))
        try:
            return 200, records.from_match(*replayed(rooms, job.text)).encode()
        except Fault as e:  # a game without a notation for whole matches
            raise Trouble.of(e, 404) from None
    except Fault as e:
        trouble = Trouble.of(e)
    except Trouble as t:
        trouble = t
    except Exception:  # a mistake of this program: the server tells it, and its table goes on
        trouble = Trouble(500, "srv-mistake")
    return trouble.status, msgspec.json.encode(trouble.problem())


def serve(lines: BinaryIO, out: BinaryIO) -> None:
    """Answer line by line until the input ends."""
    out.write(f"ready {engine_folder()}".rstrip().encode() + b"\n")
    out.flush()
    while line := lines.readline():
        status, body = done(line)
        out.write(b"%d %d\n" % (status, len(body)))
        out.write(body)
        out.flush()


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)
