"""Computers at the table think in processes of their own, and only for so long.

A worker (`touchline.play.ai.worker`) is given the tape and a seat by a line of JSON, and answers
with a line. One that crashes, babbles or is late is ended, and a fresh one is asked once more: what
ended it may have had nothing to do with the question. If that one fails too, the seat gets a legal
answer by lot, and the story names it.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from . import decoding
from .workers import START, Broken, Workers

DEADLINE: Final = 12.0  # seconds from question to answer, the start of a worker apart
WORKER: Final = (sys.executable, "-m", "touchline.play.ai.worker")


class Question(msgspec.Struct):
    """One line to a worker; `home` is where it finds the game."""

    home: str
    tape: str
    seat: int
    level: int
    seed: int


class Reply(msgspec.Struct, forbid_unknown_fields=True):
    """One line from a worker: a run of codes, or the error it met."""

    codes: list[int] = []
    error: str = ""


class Stumble(Exception):
    """A computer gave no answer that could be taken. `why` is a message id of the server."""

    def __init__(self, why: Literal["srv-bot-slow", "srv-bot-crashed", "srv-bot-illegal"]) -> None:
        super().__init__(why)
        self.why = why


class Bots:
    """At most `most` computers think at once."""

    def __init__(
        self,
        most: int = 2,
        deadline: float = DEADLINE,
        command: Sequence[str] = WORKER,
        start: float = START,
    ) -> None:
        self.workers = Workers(most, deadline, command, start)

    async def choose(self, question: Question) -> list[int]:
        """What the computer at this seat answers. Raises Stumble."""
        line = msgspec.json.encode(question)
        try:
            return await self._ask(line, fresh=False)
        except Stumble:
            return await self._ask(line, fresh=True)

    async def _ask(self, line: bytes, fresh: bool) -> list[int]:
        try:
            reply = decoding.read(await self.workers.ask(line, fresh), Reply)
        except Broken as e:
            raise Stumble("srv-bot-slow" if e.slow else "srv-bot-crashed") from None
        except decoding.BadJson:
            raise Stumble("srv-bot-crashed") from None
        if reply.error or not reply.codes:
            raise Stumble("srv-bot-crashed")
        return reply.codes

    async def close(self) -> None:
        """End every worker."""
        await self.workers.close()


def seed_for(seed: int, answers: int) -> int:
    """The luck of one thought: from the seat's own seed and the length of the match so far."""
    return seed << 31 | answers


def lot(options: Sequence[int]) -> int:
    """One of the open answers, by lot."""
    return secrets.choice(options)
