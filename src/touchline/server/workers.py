"""Processes that answer line by line: started when they are needed, used again, ended when bad.

What takes long (a computer's thought, the replay of a long match) is done there: the table goes on
meanwhile, and what such a process loses or lets grow goes with it.

A server may be started before its engine is compiled. TOUCHLINE_ENGINE names the folder that the
engine will appear in, at once and whole; from then on new processes run on it, and those of before
are ended as soon as they are free. Both give the same answers to the same questions.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from touchline.play import editions

START: Final = 30.0  # seconds a worker may take until it is ready
LONGEST: Final = 65_536  # bytes of a line of an answer


class Broken(Exception):
    """A worker gave no answer that can be read. `slow`: it was still at it at the deadline."""

    def __init__(self, slow: bool = False) -> None:
        super().__init__("slow" if slow else "broken")
        self.slow = slow


class Workers:
    """At most `most` of them, each started by `command`; an answer takes at most `deadline` s."""

    def __init__(
        self, most: int, deadline: float, command: Sequence[str], start: float = START
    ) -> None:
        self._free: list[Process] = []
        self._all: set[Process] = set()
        self._old: set[Process] = set()  # those that an engine has come after
        self._room = asyncio.Semaphore(most)
        self._deadline = deadline
        self._start = start
        self._command = tuple(command)
        self._closed = False
        awaited = os.environ.get("TOUCHLINE_ENGINE", "")
        self._awaited = Path(awaited) if awaited else None  # where a compiled engine will appear
        self._engine: Path | None = None  # the one that new processes run on

    async def ask(self, line: bytes, fresh: bool = False) -> bytes:
        """What a worker answers to a line; with `fresh`, one that has answered nobody before.

        Raises Broken; that worker is ended.
        """
        async with self._room:
            self._look()
            if fresh and self._free:
                await self._end(self._free.pop())
            worker = await (self._begin() if fresh else self._worker())
            try:
                answer = await asyncio.wait_for(self._answer(worker, line), self._deadline)
            except TimeoutError:
                await self._end(worker)
                raise Broken(slow=True) from None
            except asyncio.CancelledError:
                await self._end(worker)
                raise
            except (OSError, ValueError, EOFError):
                await self._end(worker)
                raise Broken from None
            self._free.append(worker)
            return answer

    async def close(self) -> None:
        """End every worker."""
        self._closed = True
        for worker in list(self._all):
            await self._end(worker)

    def _look(self) -> None:
        """See whether the awaited engine has come."""
        if self._awaited and self._awaited.is_dir():
            self._engine, self._awaited = self._awaited, None
            self._old |= self._all

    async def _worker(self) -> Process:
        """One that is free, or a new one."""
        while self._free:
            worker = self._free.pop()
            if worker in self._old:
                await self._end(worker)
            elif worker.returncode is None:
                return worker
            self._all.discard(worker)
        return await self._begin()

    async def _begin(self) -> Process:
        """A new process; on the sources if the compiled engine does not start, or is another."""
        if self._engine:
            try:
                return await self._start_on(self._engine)
            except Broken:
                self._engine = None
        return await self._start_on(None)

    async def _start_on(self, engine: Path | None) -> Process:
        if self._closed:
            raise Broken
        try:
            worker = await asyncio.create_subprocess_exec(
                *self._command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,
                env=_env(engine),
                limit=LONGEST,
            )
        except OSError:
            raise Broken from None
        self._all.add(worker)
        assert worker.stdout is not None
        try:
            ready = await asyncio.wait_for(worker.stdout.readline(), self._start)
        except (TimeoutError, ValueError):
            ready = b""
        word, *of = ready.split() or [b""]
        if word != b"ready" or (engine and of != [engine.name.encode()]):
            await self._end(worker)
            raise Broken
        return worker

    async def _answer(self, worker: Process, line: bytes) -> bytes:
        assert worker.stdin is not None
        assert worker.stdout is not None
        worker.stdin.write(line + b"\n")
        await worker.stdin.drain()
        return await self.read(worker.stdout)

    async def read(self, out: asyncio.StreamReader) -> bytes:
        """One answer. Raises EOFError, ValueError or OSError where there is none."""
        line = await out.readline()
        if not line:
            raise EOFError
        return line

    async def _end(self, worker: Process) -> None:
        self._all.discard(worker)
        self._old.discard(worker)
        if worker.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                worker.kill()
        await worker.wait()


def _env(engine: Path | None) -> dict[str, str]:
    """The worker imports the same sources as this process, or the engine compiled from them."""
    paths = [str(engine or ""), str(Path(__file__).parents[2]), os.environ.get("PYTHONPATH", "")]
    return {
        **os.environ,
        **editions.environment(),
        "PYTHONPATH": os.pathsep.join(filter(None, paths)),
    }
