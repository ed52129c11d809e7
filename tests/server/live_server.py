"""A real server on loopback for tests, people who sit at its tables, and a clock they hold."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import hmac
import json
import queue
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from touchline.server.ailing import Ailing
from touchline.server.app import create_app
from touchline.server.config import Config
from touchline.server.deltas import changed
from touchline.server.limits import Limits, Rate
from touchline.server.lobby import Lobby
from touchline.server.serve import Server, listening

PATIENCE = 60.0  # seconds until a test gives up on an answer
Json = dict[str, Any]
IDS = count(1)  # of requests: each is used once, as browsers do
ROOMY = Limits(messages=Rate(1e6, 10**6), requests=Rate(1e6, 10**6), new_tables=Rate(1e6, 10**6))


class Clock:
    """Stands in for waiting: a pause ends when the test says so."""

    def __init__(self) -> None:
        self._waiting: queue.Queue[tuple[float, asyncio.Future[None]]] = queue.Queue()

    async def pause(self, seconds: float) -> None:
        """What the server calls instead of sleeping."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put((seconds, future))
        await future

    def ring(self, seconds: float) -> None:
        """End the next pause, which must be of so many seconds; waits until it has begun."""
        wished, future = self._waiting.get(timeout=PATIENCE)
        assert wished == seconds

        def end() -> None:
            if not future.done():
                future.set_result(None)

        future.get_loop().call_soon_threadsafe(end)

    @property
    def idle(self) -> bool:
        """Has no pause begun that was not ended?"""
        return self._waiting.empty()


async def no_pause(seconds: float) -> None:
    """Time flies."""


def spelt(raw: bytes) -> str:
    """Bytes as keys are written."""
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def device(name: str) -> str:
    """The key of a device: the same for the same name."""
    return spelt(hashlib.sha256(f"device {name}".encode()).digest())


class LiveServer:
    """A running server. `url` has no slash at its end."""

    def __init__(self, server: Server, lobby: Lobby, url: str, http: httpx.Client) -> None:
        self.server = server
        self.lobby = lobby
        self.url = url
        self.http = http
        self.guests: list[Guest] = []

    def lay(self, *seats: str | Json, **more: Any) -> Json:
        """A new table of StreetSoccer; seats in short ("me", "bot", "invite") or whole."""
        wish = {
            "game": "streetsoccer",
            "seats": [{"kind": s} if isinstance(s, str) else s for s in seats],
            **more,
        }
        answer = self.http.post("/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        laid: Json = answer.json()
        return laid

    def get(self, path: str, secret: str = "") -> httpx.Response:
        """A GET with a secret, if there is one; with the device's key once that was exchanged."""
        found = self.http.get(path, headers={"authorization": f"Bearer {secret}"} if secret else {})
        if found.status_code != 403 or not secret:
            return found
        return self.http.get(path, headers={"authorization": f"Bearer {self.key(secret)}"})

    def key(self, name: str) -> str:
        """What this server is shown of the key of a device, as a browser makes it."""
        raw = base64.urlsafe_b64decode(device(name) + "=")
        server = f"touchline server 1\0{self.lobby.server}".encode()
        return spelt(hmac.digest(raw, server, "sha256"))

    def join(self, table: str, secret: str, lang: str = "en") -> Guest:
        """A guest at the table; its welcome and first tick have been heard.

        Each secret has a device of its own, so that whoever comes again by it is the same person.
        """
        guest = Guest(self.url, table, secret, lang, self.key(secret))
        self.guests.append(guest)
        guest.welcome = guest.hear("welcome")
        guest.tick = guest.hear("tick")
        return guest


@contextmanager
def running(
    config: Config,
    port: int = 0,
    ails: Callable[[list[Ailing]], None] = lambda found: None,
    beside: str = "",
    **more: Any,
) -> Iterator[LiveServer]:
    """A server in a thread, stopped at the end; on any free port unless told which.

    `beside` is a second address of the loopback at which it listens, under the same port. `more`
    goes to the application: `rooms`, which games it offers.
    """
    addresses: queue.Queue[str] = queue.Queue()
    sock = listening(replace(config, port=port))
    socks = [sock]
    if beside:
        socks.append(listening(replace(config, host=beside, port=sock.getsockname()[1])))
    app = create_app(config, **more)
    server = Server(app, config, addresses.put, ails)
    thread = threading.Thread(target=server.run, args=(socks,))
    thread.start()
    try:
        url = addresses.get(timeout=PATIENCE).rstrip("/")
        # plain http: no certificates are read for it, which takes as long as the whole start
        with httpx.Client(base_url=url, timeout=PATIENCE, verify=False) as http:
            live = LiveServer(server, app.state.lobby, url, http)
            try:
                yield live
            finally:
                for guest in live.guests:
                    guest.leave()
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        for each in socks:
            each.close()


def config(data: Path, **more: Any) -> Config:
    """Settings for a test: a folder of its own, no pauses, no hurry, generous limits."""
    return Config(**{"data": data, "pause": no_pause, "limits": ROOMY, "port": 0, **more})


def views(replay: Json) -> list[Json]:
    """The whole view of each moment of a replay, which tells only what changes."""
    found: list[Any] = []
    for frame in replay["frames"]:
        found.append(changed(found[-1], frame["view"]) if found else frame["view"])
    return found


def whole(tick: Json, before: Json) -> Json:
    """A tick with its view whole, which tells what has changed since the one before."""
    if not tick["fresh"]:
        tick["view"] = changed(before["view"], tick["view"])
    return tick


class Guest:
    """Somebody at a table, through a real socket.

    laid  what laying the table answered, where a test says so
    """

    welcome: Json
    laid: Json

    def __init__(self, url: str, table: str, secret: str, lang: str = "en", key: str = "") -> None:
        self.secret = secret
        self.open(url)
        self.say(type="enter", table=table, invite=secret, key=key or device(secret), lang=lang)

    def open(self, url: str) -> None:
        """Open the socket, and say nothing yet."""
        self._stack = ExitStack()
        at = f"ws{url.removeprefix('http')}/ws"
        self.ws: ClientConnection = self._stack.enter_context(
            connect(at, max_size=2**22, open_timeout=PATIENCE, close_timeout=1)
        )
        self.heard: list[Json] = []
        self.tick: Json = {}

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.ws.send(json.dumps(message))

    def next(self) -> Json:
        """The next message, whatever it is."""
        message: Json = json.loads(self.ws.recv(timeout=PATIENCE))
        self.heard.append(message)
        if message["type"] == "tick":
            self.tick = whole(message, self.tick)
        return message

    def hear(self, type: str, fits: Callable[[Json], bool] = lambda m: True) -> Json:
        """The next message of this type that fits; others are passed over."""
        while True:
            message = self.next()
            if message["type"] == type and fits(message):
                return message

    def ask(self, type: str, **message: Any) -> Json:
        """A request and its reply."""
        id = message.pop("id", f"r{next(IDS)}")
        self.say(type=type, id=id, **message)
        while True:
            reply = self.next()
            if reply.get("id") == id:
                return reply

    @property
    def options(self) -> list[list[Any]]:
        """What may be answered now."""
        options: list[list[Any]] = self.tick["ask"]["options"]
        return options

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        seat: int = self.tick["ask"]["seat"]
        return seat

    @property
    def turn(self) -> int:
        """The turn to answer for."""
        turn: int = self.tick["turns"][str(self.tick["seat"])]
        return turn

    def answer(self, *codes: int, **more: Any) -> Json:
        """Answer for the seat that is asked, with the first option unless told otherwise."""
        given = {"seat": self.seat, "turn": self.turn, **more}
        return self.ask("answer", codes=list(codes) or [self.options[0][0]], **given)

    def until_asked(self) -> None:
        """Hear ticks until a seat of mine is asked, or it is over."""
        while self.tick["ask"] is None and self.tick["over"] is None:
            self.hear("tick")

    def play(self, pick: Callable[[list[list[Any]]], int], most: int = 10_000) -> int:
        """Answer whenever asked, until it is over or `most` answers are given. How many were."""
        for n in range(most):
            self.until_asked()
            if self.tick["over"]:
                return n
            reply = self.answer(pick(self.options))
            assert reply["type"] == "done", reply
            self.hear("tick")
        return most

    def leave(self) -> None:
        """Go."""
        self._stack.close()

    def hear_out(self) -> list[Json]:
        """Everything until the server closes."""
        heard: list[Json] = []
        try:
            while True:
                heard.append(self.next())
        except ConnectionClosed:
            return heard
