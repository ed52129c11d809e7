"""A real server, sockets and all, on a clock of its own: seconds pass when nobody has more to do.

Server and visitors share one loop and talk through a unix socket, where what is sent can be read at
once. When nothing can be read and nobody is about to run, time jumps to the next timer.
"""

from __future__ import annotations

import asyncio
import json
import os
import selectors
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import uvicorn
from starlette.applications import Starlette
from websockets.asyncio.client import ClientConnection, unix_connect
from websockets.exceptions import ConnectionClosed

from tests.server.live_server import ROOMY, device, whole
from touchline.play.croupier import Seeded
from touchline.server.app import create_app
from touchline.server.bots import Question
from touchline.server.config import Config

Json = dict[str, Any]
ORIGIN: Final = "http://localhost"


class Instant(selectors.DefaultSelector):
    """Waits for nothing but files: a wait for time is over at once, and the time is another."""

    now: float = 1000.0
    outside: int = 0  # pieces of work that threads or processes have in hand

    def __init__(self) -> None:
        super().__init__()
        self.patient: list[asyncio.Future[None]] = []  # who waits until nobody has more to do

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if ready or timeout == 0:
            return ready
        if self.outside:
            return super().select(30.0)
        if self.patient:
            for waits in self.patient:
                waits.set_result(None)
            self.patient = []
            return []
        if timeout is None:
            return super().select(30.0)
        self.now += timeout
        return []


class Loop(asyncio.SelectorEventLoop):
    """A loop whose seconds are those of its selector."""

    def __init__(self) -> None:
        self.instant = Instant()
        super().__init__(self.instant)

    def time(self) -> float:
        return self.instant.now

    def run_in_executor(self, executor: Any, func: Any, *args: Any) -> asyncio.Future[Any]:
        future = super().run_in_executor(executor, func, *args)
        self.instant.outside += 1
        future.add_done_callback(self.back)
        return future

    def back(self, _: object = None) -> None:
        self.instant.outside -= 1

    def counted(self, do: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        """The same, but while it goes on no second passes: a thread or a process does it."""

        async def work(*args: Any, **more: Any) -> Any:
            self.instant.outside += 1
            try:
                return await do(*args, **more)
            finally:
                self.back()

        return work


def run(work: Coroutine[Any, Any, None]) -> None:
    """All of this, on a loop that has its own time."""
    loop = Loop()
    try:
        loop.run_until_complete(work)
        loop.run_until_complete(loop.shutdown_default_executor())
    finally:
        loop.close()


def now() -> float:
    """Seconds on the clock of the loop that runs."""
    return asyncio.get_running_loop().time()


def lot(rng: Random) -> Seeded:
    """Fate that draws by this. (A class of the test's own is no fate to the compiled engine.)"""
    fate = Seeded(0)
    fate.rng = rng
    return fate


class Thinker:
    """Stands in for computers: what they choose and how long they think is up to the test.

    think  the codes of an answer and the seconds it takes, from the table and the question
    """

    def __init__(self, think: Callable[[Any, Question], tuple[list[int], float]]) -> None:
        self.think = think

    async def choose(self, question: Question) -> list[int]:
        """As `Bots.choose`."""
        codes, seconds = self.think(self, question)
        await asyncio.sleep(seconds)
        return codes

    async def close(self) -> None:
        """Nothing is open."""


class Hall:
    """The server and the way in. `said` is all that anybody was sent: when, to whom, what."""

    def __init__(self, app: Starlette, http: httpx.AsyncClient, path: str) -> None:
        self.app = app
        self.lobby = app.state.lobby
        self.http = http
        self.path = path

    async def lay(self, game: str, *seats: Json | str, **more: Any) -> Json:
        """A new table."""
        named = [{"kind": s} if isinstance(s, str) else s for s in seats]
        answer = await self.http.post("/api/tables", json={"game": game, "seats": named, **more})
        assert answer.status_code == 201, answer.text
        laid: Json = answer.json()
        return laid

    async def join(self, table: str, secret: str, **more: Any) -> Guest:
        """Somebody at a table, with a device of their own for each secret."""
        guest = Guest(await unix_connect(self.path, "ws://localhost/ws", **SOCKET))
        await guest.say(type="enter", table=table, invite=secret, key=device(secret), **more)
        return guest

    def think(self, bots: Thinker) -> None:
        """From now on these are the computers of new tables."""
        self.lobby.shared = replace(self.lobby.shared, bots=bots)


SOCKET: Final[Json] = {
    "origin": ORIGIN,
    "ping_interval": None,
    "max_size": 2**24,
    "open_timeout": 1e6,
    "close_timeout": 1.0,
    "compression": None,
}


class Guest:
    """A socket that writes down what it hears, and when."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.heard: list[tuple[float, str]] = []
        self.tick: Json = {}
        self.fresh = asyncio.Event()
        self.ids = 0
        self.task = asyncio.get_running_loop().create_task(self.listen())

    async def listen(self) -> None:
        try:
            async for text in self.ws:
                assert isinstance(text, str)
                self.heard.append((now(), text))
                if text.startswith('{"type":"tick"'):
                    self.tick = whole(json.loads(text), self.tick)
                self.fresh.set()
        except ConnectionClosed:
            pass
        self.fresh.set()

    async def say(self, **message: Any) -> None:
        await self.ws.send(json.dumps(message))

    async def ask(self, type: str, **message: Any) -> Json:
        """A request and its reply."""
        self.ids += 1
        id = str(message.pop("id", f"r{self.ids}"))
        seen = len(self.heard)
        await self.say(type=type, id=id, **message)
        while True:
            for _, text in self.heard[seen:]:
                reply: Json = json.loads(text)
                if reply.get("id") == id:
                    return reply
            seen = len(self.heard)
            await self.more()

    async def more(self) -> None:
        """Until something new has come."""
        self.fresh.clear()
        await self.fresh.wait()

    async def leave(self) -> None:
        await self.ws.close()
        await self.task


async def quiet() -> None:
    """Until everything that was on its way has arrived, and nobody runs: no second passes."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Loop)
    waits = loop.create_future()
    loop.instant.patient.append(waits)
    await waits


@asynccontextmanager
async def hall(config: Config) -> AsyncIterator[Hall]:
    """A server in this loop, on a unix socket in its data folder; it must be a `Loop`."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, Loop)
    app = create_app(replace(config, pause=asyncio.sleep, clock=loop.time))
    server = app.state.lobby.shared
    server.store._do = loop.counted(server.store._do)
    server.backroom.ask = loop.counted(server.backroom.ask)
    path = os.path.relpath(config.data / "s") if config.data else "s"
    server = uvicorn.Server(
        uvicorn.Config(app, uds=path, log_config=None, lifespan="on", ws_ping_interval=None,
                       ws_per_message_deflate=False, server_header=False, date_header=False)
    )  # fmt: skip
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    task = loop.create_task(server._serve())
    while not server.started:
        assert not task.done(), "the server did not start"
        await asyncio.sleep(0.01)
    once = httpx.Limits(max_keepalive_connections=0)  # the server's patience may end at any second
    transport = httpx.AsyncHTTPTransport(uds=path, limits=once)
    try:
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, timeout=1e6) as http:
            yield Hall(app, http, path)
    finally:  # a test that fails here leaves nothing open either
        server.should_exit = True
        await task


def known(folder: Path) -> Config:
    """Settings for such a server."""
    return Config(data=folder, limits=ROOMY, port=0)
