"""kill -9 at any moment loses nothing that was acknowledged.

A real server in a process of its own is killed again and again while four tables are being played
through sockets. Between the kills nothing is repaired by hand: people come back, send again what
was not acknowledged under the same id, and play on. At the end the whole history is checked.
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage

from tests.server.live_server import device, whole
from touchline.core.log import Log
from touchline.rooms import ROOMS
from touchline.server.live_match import LiveMatch
from touchline.server.store import Kept, Store
from touchline.server.table import read_table

KILLS = 20
TABLES = 4
SPARE = 9  # tables that each place may use up one after the other
Json = dict[str, Any]


class Process:
    """The server, to be killed."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.url = ""

    async def start(self) -> None:
        """Start it, and wait until it says where."""
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        command = [sys.executable, "-m", "touchline.server", "--port", "0", "--data"]
        self.process = await asyncio.create_subprocess_exec(
            *command, str(self.data), stdout=asyncio.subprocess.PIPE, env=env
        )
        assert self.process.stdout is not None
        self.url = (await self.process.stdout.readline()).decode().strip().rstrip("/")
        assert self.url.startswith("http://127.0.0.1:"), self.url

    async def kill(self) -> None:
        """Without a warning."""
        self.process.kill()
        await self.process.wait()


@dataclass
class Sent:
    """An answer that was sent, and the turn after it once it was acknowledged."""

    id: str
    seat: int
    turn: int
    codes: list[int]
    after: int = -1


@dataclass
class Story:
    """What one table's people know: what they sent, in order, and every view they were shown."""

    laid: Json
    sent: list[Sent] = field(default_factory=list)
    seen: dict[int, str] = field(default_factory=dict)
    over: bool = False
    asked: tuple[ClientConnection, Json] | None = None  # the question that waits for an answer

    @property
    def open(self) -> Sent | None:
        """The answer that was sent and not acknowledged."""
        return self.sent[-1] if self.sent and self.sent[-1].after < 0 else None


class People:
    """Those who play, with one source of choices and a count of what was acknowledged."""

    def __init__(self, rng: Random, stories: list[list[Story]]) -> None:
        self.rng = rng
        self.stories = stories
        self.acknowledged = 0
        self.goal = 0
        self.reached = asyncio.Event()

    async def play(self, url: str, place: list[Story]) -> None:
        """Play this place's tables, one after the other, until the server is gone."""
        at = f"ws{url.removeprefix('http')}/ws"
        for story in place:
            if story.over:
                continue
            story.asked = None  # it was asked on a line that is gone
            secrets = story.laid["secret"], story.laid["invites"]["1"]
            try:
                async with connect(at) as host, connect(at) as friend:
                    for ws, secret in zip((host, friend), secrets, strict=True):
                        way = {"invite": secret, "key": device(secret)}
                        await say(ws, type="enter", table=story.laid["table"], **way)
                    hears = [self.listen(ws, story) for ws in (host, friend)]
                    await asyncio.gather(*hears)
            except (ConnectionClosed, OSError, InvalidMessage, EOFError):
                return

    async def listen(self, ws: ClientConnection, story: Story) -> None:
        """One seat: answer when asked; send again what was not acknowledged."""
        tick: Json = {}
        async for text in ws:
            m: Json = json.loads(text)
            assert m["type"] != "refusal", m
            if m["type"] == "done":
                (sent,) = [s for s in story.sent if s.id == m["id"]]
                assert sent.after in (-1, m["turn"])  # a second acknowledgement is the first
                if sent.after < 0:
                    sent.after = m["turn"]
                    self.acknowledged += 1
                    if self.acknowledged >= self.goal:
                        self.reached.set()
                await self.answer(story)
            if m["type"] == "welcome" and story.open and story.open.seat in m["mine"]:
                await self.send(ws, story.open)  # was it taken? The same id tells
            if m["type"] != "tick":
                continue
            tick = whole(m, tick)
            shown = story.seen.setdefault(m["at"], m["view"]["position"])
            assert shown == m["view"]["position"]  # what was shown once is never another
            if m["over"]:
                story.over = story.open is None
                await ws.close()
                return
            if m["ask"]:
                story.asked = ws, m
                await self.answer(story)

    async def answer(self, story: Story) -> None:
        """Answer the open question, once the answer before it is acknowledged."""
        if story.asked is None or story.open is not None:
            return
        ws, tick = story.asked
        story.asked = None
        seat, n = tick["seat"], len(story.sent)
        turn = tick["turns"][str(seat)]
        if any(s.seat == seat and s.turn == turn for s in story.sent):
            return  # what was sent again has answered it
        code = self.rng.choice(tick["ask"]["options"])[0]
        story.sent.append(Sent(f"{n}", seat, turn, [code]))
        await self.send(ws, story.sent[-1])

    async def send(self, ws: ClientConnection, sent: Sent) -> None:
        """Send an answer, for the first time or again."""
        message = {"id": sent.id, "seat": sent.seat, "turn": sent.turn, "codes": sent.codes}
        await say(ws, type="answer", **message)


async def say(ws: ClientConnection, **message: Any) -> None:
    await ws.send(json.dumps(message))


def lay(url: str) -> list[list[Story]]:
    """All the tables of the test."""
    wish = {"game": "streetsoccer", "seats": [{"kind": "me"}, {"kind": "invite"}]}
    with httpx.Client(base_url=url, timeout=20) as http:
        answers = [
            [http.post("/api/tables", json=wish) for _ in range(SPARE)] for _ in range(TABLES)
        ]
    return [[Story(a.json()) for a in place] for place in answers]


async def play_and_kill(data: Path) -> People:
    rng = Random(20_260)
    server = Process(data)
    people = People(rng, [])
    for n in range(KILLS):
        await server.start()
        if not people.stories:
            people.stories = lay(server.url)
        people.goal = people.acknowledged + rng.randrange(5, 30)
        people.reached.clear()
        players = [asyncio.ensure_future(people.play(server.url, p)) for p in people.stories]
        reached = asyncio.ensure_future(people.reached.wait())
        try:
            await asyncio.wait([reached, *players], return_when=asyncio.FIRST_COMPLETED, timeout=90)
        finally:
            reached.cancel()
            await server.kill()
        await asyncio.gather(*players)  # whatever they found wrong comes out here
        assert people.reached.is_set(), f"round {n} came to nothing"
    return people


async def check(data: Path, people: People) -> int:
    """The whole history, from the file itself. How many answers it holds."""
    store = Store(data)
    total = 0
    for place in people.stories:
        for story in place:
            kept = await store.load(story.laid["table"])
            assert kept is not None
            live = LiveMatch(
                store, ROOMS["streetsoccer"], story.laid["table"], read_table(kept.about), kept
            )
            check_requests(story, kept)
            check_views(story, live)
            total += len(kept.entries)
    store.close()
    return total


def check_requests(story: Story, kept: Kept) -> None:
    """Everything acknowledged is kept, in order, once, as it was asked."""
    requests = [(e, e.request.split(" ", 4)) for e in kept.entries if e.request]
    done = [s for s in story.sent if s.after >= 0]
    assert len(done) <= len(requests) <= len(done) + 1  # the last may be kept but not yet told
    for (entry, (seat, turn, after, what, id)), sent in zip(requests, story.sent, strict=False):
        assert (id, int(seat), int(turn)) == (sent.id, sent.seat, sent.turn)
        assert what == "a" + ".".join(map(str, sent.codes))
        assert (entry.who, entry.answer) == (sent.seat, sent.codes[0])
        assert sent.after in (-1, int(after))
    seats = [e.who for e in kept.entries if e.who >= 0]
    assert len(seats) == len(requests)  # nobody else has answered


def check_views(story: Story, live: LiveMatch) -> None:
    """Every view that anybody was ever shown is the one the tape gives: no die was rolled anew."""
    m = live.match
    shown = {step.at for step in live.steps} | {0}
    assert set(story.seen) <= shown
    state = m.game.new(m.setup)
    positions = {0: live.room.words.view(m.game.view(state, 2)).position}
    for at, (who, code) in enumerate(m.tape.answers(), 1):
        m.game.step(state, who, code, Log(on=False))
        positions[at] = live.room.words.view(m.game.view(state, 2)).position
    for at, position in story.seen.items():
        assert positions[at] == position


@pytest.mark.slow
def test_kills_lose_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    people = asyncio.run(play_and_kill(tmp_path))
    total = asyncio.run(check(tmp_path, people))
    assert people.acknowledged >= KILLS * 5
    assert total > people.acknowledged  # fate has answered too
    finished = sum(s.over for place in people.stories for s in place)
    assert finished >= 1
