"""Computers at the table think in processes of their own, and only for so long.

A worker (`touchline.play.ai.worker`) is given the tape and a seat by a line of JSON, and answers
with a line. One that crashes, babbles or is late is ended and replaced; its seat then gets a
legal answer by lot, and the story names it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

import msgspec

from touchline.play import reading

DEADLINE: Final = 12.0  # seconds from question to answer, the start of a worker apart
START: Final = 30.0  # seconds a worker may take until it is ready
WORKER: Final = (sys.executable, "-m", "touchline.play.ai.worker")
LONGEST: Final = 65_536  # bytes of an answer


class Question(msgspec.Struct):
    """One line to a worker."""

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
    """At most `most` workers, started when they are needed, used again and again."""

    def __init__(
        self,
        most: int = 2,
        deadline: float = DEADLINE,
        command: Sequence[str] = WORKER,
        start: float = START,
    ) -> None:
        self._free: list[Process] = []
        self._all: set[Process] = set()
        self._room = asyncio.Semaphore(most)
        self._deadline = deadline
        self._start = start
        self._command = tuple(command)
        self._closed = False

    async def choose(self, question: Question) -> list[int]:
        """What the computer at this seat answers. Raises Stumble."""
        async with self._room:
            worker = await self._worker()
            try:
                line = await asyncio.wait_for(self._ask(worker, question), self._deadline)
                reply = msgspec.json.decode(reading.decoded(line, "worker"), type=Reply)
            except TimeoutError:
                await self._end(worker)
                raise Stumble("srv-bot-slow") from None
            except (OSError, ValueError, asyncio.CancelledError) as e:
                await self._end(worker)
                if isinstance(e, asyncio.CancelledError):
                    raise
                raise Stumble("srv-bot-crashed") from None
            self._free.append(worker)
            if reply.error or not reply.codes:
                raise Stumble("srv-bot-crashed")
            return reply.codes

    async def close(self) -> None:
        """End every worker."""
        self._closed = True
        for worker in list(self._all):
            await self._end(worker)

    async def _worker(self) -> Process:
        while self._free:
            worker = self._free.pop()
            if worker.returncode is None:
                return worker
            self._all.discard(worker)
        if self._closed:
            raise Stumble("srv-bot-crashed")
        try:
            worker = await asyncio.create_subprocess_exec(
                *self._command, stdin=PIPE, stdout=PIPE, stderr=DEVNULL, env=_env(), limit=LONGEST
            )
        except OSError:
            raise Stumble("srv-bot-crashed") from None
        self._all.add(worker)
        assert worker.stdout is not None
        try:
            ready = await asyncio.wait_for(worker.stdout.readline(), self._start)
        except (TimeoutError, ValueError):
            ready = b""
        if ready.strip() != b"ready":
            await self._end(worker)
            raise Stumble("srv-bot-crashed")
        return worker

    async def _ask(self, worker: Process, question: Question) -> bytes:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(msgspec.json.encode(question) + b"\n")
        await worker.stdin.drain()
        return await worker.stdout.readline()

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        if worker.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
        await worker.wait()


def seed_for(seed: int, answers: int) -> int:
    """The luck of one thought: from the seat's own seed and the length of the match so far."""
    return (seed * 1_000_003 + answers * 7_919) % (2**31 - 1)


def lot(options: Sequence[int]) -> int:
    """One of the open answers, by lot."""
    return secrets.choice(options)


def _env() -> dict[str, str]:
    """The worker imports the same sources as this process."""
    here = str(Path(__file__).parents[2])
    path = os.environ.get("PYTHONPATH", "")
    return {**os.environ, "PYTHONPATH": os.pathsep.join([here, path] if path else [here])}
