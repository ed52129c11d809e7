"""Many matches at once in one server: how long an answer takes, and how soon all are back.

Part of bench/server.py. Two people sit at each table, each with a socket of their own. Answers are
offered at a steady rate, each at a table that is asked something, whether the one before was
acknowledged or not; what is measured runs from the moment at which an answer was due. Then the
server is killed and started again on the same data, and everybody comes back as a browser would.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import statistics
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

Json = dict[str, Any]
SEATS: Final = [{"kind": "me"}, {"kind": "invite"}]
GONE: Final = (ConnectionClosed, OSError, InvalidMessage, InvalidStatus, EOFError, TimeoutError)
#: how a browser comes back (client/src/lib/link.ts): the longest waits, and the least share of one
WAITS: Final = (0.6, 1.0, 1.4, 1.4, 1.4, 2.0, 4.0, 8.0)
LEAST: Final = 0.25
BAR_LAST: Final = 0.150  # seconds from the moment an answer is due, for 99 of a hundred
BAR_MEMORY: Final = 250.0  # megabytes of the server
BAR_BACK: Final = 5.0  # seconds after a kill until 99 of a hundred sockets are whole
GROWTH: Final = 1.05  # a second half that uses no more than this share of the first is flat


@dataclass
class Sitter:
    """Somebody at a table: what they show at the door, and the question that is open to them."""

    table: str
    key: str
    invite: str
    ws: ClientConnection | None = None
    asked: Json | None = None
    over: bool = False
    whole: float = 0.0  # when a tick was last heard that tells everything


@dataclass
class Crowd:
    """All who play, and what was measured."""

    url: str
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    people: list[Sitter] = field(default_factory=list)
    due: dict[str, float] = field(default_factory=dict)  # id of an answer -> when it was due
    latencies: list[float] = field(default_factory=list)
    bytes: int = 0
    going: bool = True

    async def lay(self, game: str, tables: int) -> None:
        """Lay the tables."""
        async with httpx.AsyncClient(base_url=self.url, timeout=120) as http:
            for _ in range(tables):
                key = token_urlsafe(32)
                wish = {"game": game, "seats": SEATS, "key": key}
                laid = (await http.post("/api/tables", json=wish)).raise_for_status().json()
                self.people.append(Sitter(laid["table"], key, ""))
                self.people.append(Sitter(laid["table"], token_urlsafe(32), laid["invites"]["1"]))

    async def sit(self, s: Sitter) -> None:
        """Be at a table until all is over; come back whenever the socket is lost."""
        at = f"ws{self.url.removeprefix('http')}/ws"
        tries = 0
        while self.going:
            try:
                async with connect(at, max_size=2**24, compression=None, open_timeout=30) as s.ws:
                    enter = {"type": "enter", "table": s.table, "key": s.key, "invite": s.invite}
                    await s.ws.send(json.dumps(enter))
                    async for text in s.ws:
                        assert isinstance(text, str)
                        self.hear(s, text)
                        tries = 0
            except GONE:
                pass
            s.ws, s.asked = None, None
            wait = WAITS[min(tries, len(WAITS) - 1)]
            tries += 1
            await asyncio.sleep(wait * (LEAST + self.rng.random() * (1 - LEAST)))

    def hear(self, s: Sitter, text: str) -> None:
        """Take in a message."""
        self.bytes += len(text)
        if text.startswith('{"type":"done"'):
            due = self.due.pop(json.loads(text)["id"], None)
            if due is not None:
                self.latencies.append(time.perf_counter() - due)
        elif text.startswith('{"type":"tick"'):
            tick = json.loads(text)
            s.over = tick["over"] is not None
            s.asked = tick if tick["ask"] else None
            if tick["fresh"]:
                s.whole = time.perf_counter()

    async def offer(self, rate: float, seconds: float) -> int:
        """Answer at this rate for so long, as many as are due. How many found nobody asked."""
        start, n, idle = time.perf_counter(), 0, 0
        while (now := time.perf_counter()) < start + seconds:
            while start + n / rate <= now:
                idle += not await self.answer(start + n / rate)
                n += 1
            await asyncio.sleep(max(0.0, start + n / rate - time.perf_counter()))
        return idle

    async def answer(self, due: float) -> bool:
        """Somebody who is asked answers by lot; False where nobody is."""
        for s in self.rng.choices(self.people, k=64):
            if s.asked is None or s.ws is None:
                continue
            tick, s.asked = s.asked, None
            seat, id = tick["seat"], token_urlsafe(9)
            code = self.rng.choice(tick["ask"]["options"])[0]
            self.due[id] = due
            m = {"type": "answer", "id": id, "seat": seat, "turn": tick["turns"][str(seat)]}
            with contextlib.suppress(*GONE):
                await s.ws.send(json.dumps({**m, "codes": [code]}))
            return True
        return False

    async def all_whole(self, since: float) -> list[float]:
        """Wait until everybody has heard everything; seconds of each from `since`."""
        while any(s.whole < since for s in self.people):
            await asyncio.sleep(0.02)
        return sorted(s.whole - since for s in self.people)


def memory(pid: int) -> float:
    """Megabytes of this process that lie in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


@contextlib.asynccontextmanager
async def seated(crowd: Crowd) -> AsyncIterator[None]:
    """Everybody comes, and goes at the end."""
    tasks = [asyncio.ensure_future(crowd.sit(s)) for s in crowd.people]
    try:
        await crowd.all_whole(0.0001)
        yield
    finally:
        crowd.going = False
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def measured(
    game: str,
    url: str,
    pid: int,
    again: Callable[[], int],
    row: Callable[[str, str], None],
    cpu: Callable[[int], float],
    tables: int,
    rate: float,
    seconds: float,
) -> bool:
    """Measure one game and print it; were the bars met?

    again  kills the server and starts it on the same data and port; its new process id
    """
    crowd = Crowd(url)
    await crowd.lay(game, tables)
    async with seated(crowd):
        await crowd.offer(rate, min(2.0, seconds))  # warm
        halves = []
        crowd.latencies.clear()
        crowd.bytes, used, idle = 0, cpu(pid), 0
        for _ in range(2):
            idle += await crowd.offer(rate, seconds / 2)
            halves.append(memory(pid))
        await asyncio.sleep(0.5)  # what is on its way
        used = cpu(pid) - used
        done = len(crowd.latencies)
        cuts = statistics.quantiles(crowd.latencies, n=100)
        begun, own = time.perf_counter(), time.process_time()
        fresh = await asyncio.to_thread(again)
        back = await crowd.all_whole(begun)
        worked, own = cpu(fresh), time.process_time() - own
    last, most = cuts[98], max(halves)
    row(f"{game}, {tables} tables", f"{done / seconds:,.0f} answers a second of {rate:,.0f}"
        f" offered ({idle} times nobody was asked)")  # fmt: skip
    row("", f"median {cuts[49] * 1e3:.1f} ms, 99 % {last * 1e3:.0f} ms (bar"
        f" {BAR_LAST * 1e3:.0f})")  # fmt: skip
    row("", f"{used / done * 1e6:,.0f} us of processor and {crowd.bytes / done:,.0f} bytes an"
        " answer")  # fmt: skip
    row("", f"{halves[0]:.0f}, then {halves[1]:.0f} MB (bar {BAR_MEMORY:.0f}, flat)")
    at = back[min(len(back) - 1, len(back) * 99 // 100)]
    row("", f"after a kill 99 % whole in {at:.1f} s (bar {BAR_BACK:.0f}), all in {back[-1]:.1f} s")
    row("", f"{worked:.1f} s of processor in the server for that, {own:.1f} s in those who came")
    flat = halves[1] <= halves[0] * GROWTH
    return last <= BAR_LAST and most <= BAR_MEMORY and flat and at <= BAR_BACK


def descriptors() -> None:
    """Let this process, and those it starts, open as many files as it may."""
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def pinned(pid: int, cores: set[int]) -> None:
    """Let a process and its threads run on these cores."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), cores)
