"""kill -9 at any moment, over every game: what was acknowledged is there, once, and in order.

  python3 bench/kill.py --rounds 100

A real server is killed that often while people play all the games through sockets. They come back,
send again under the same id what was not acknowledged, and play on. In the end every tape is
replayed and held against what its people know: each acknowledged answer, in its place, and each
view that anybody was shown. Status 1 if anything is missing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import door

sys.path.append(door.entered(__name__))

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from touchline.rooms import ROOMS
from touchline.server.deltas import changed
from touchline.server.live_match import LiveMatch
from touchline.server.store import Kept, Store
from touchline.server.table import read_table

Json = dict[str, Any]
ROOT = Path(__file__).resolve().parents[1]
HOST_KEY, FRIEND_KEY = "H" * 42 + "A", "F" * 42 + "A"  # of two devices: 32 bytes each
GONE = (ConnectionClosed, OSError, InvalidMessage, InvalidStatus, EOFError)


class Lost(Exception):
    """Something that was acknowledged is not there, or was shown otherwise."""


class Process:
    """The server, to be killed."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.url = ""

    async def start(self) -> None:
        """Start it, and wait until it says where."""
        path = os.pathsep.join(filter(None, [os.environ.get("PYTHONPATH"), str(ROOT / "src")]))
        command = [sys.executable, "-m", "touchline.server", "--port", "0", "--data"]
        limits = ["--limit", "sockets_of_address=1000", "--limit", "connections_of_address=1000"]
        self.process = await asyncio.create_subprocess_exec(
            *command, str(self.data), *limits, stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": path},
        )  # fmt: skip
        assert self.process.stdout is not None
        self.url = (await self.process.stdout.readline()).decode().strip().rstrip("/")
        if not self.url.startswith("http://"):
            raise Lost("the server did not start again")

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
    code: int
    after: int = -1


@dataclass
class Story:
    """What the people of one table know."""

    game: str
    laid: Json
    sent: list[Sent] = field(default_factory=list)
    open: dict[int, Sent] = field(default_factory=dict)  # by seat: sent, and not acknowledged
    seen: dict[tuple[int, int, str], str] = field(default_factory=dict)
    over: bool = False


class People:
    """Those who play, with one source of choices and a count of what was acknowledged."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng
        self.stories: list[Story] = []
        self.acknowledged: Counter[str] = Counter()
        self.goal = 0
        self.reached = asyncio.Event()

    async def lay(self, url: str, each: int) -> None:
        """So many tables of two more for each game."""
        async with httpx.AsyncClient(base_url=url, timeout=120) as http:
            for game in ROOMS:
                for _ in range(each):
                    seats = [{"kind": "me"}, {"kind": "invite"}]
                    wish = {"game": game, "seats": seats, "key": HOST_KEY}
                    answer = await http.post("/api/tables", json=wish)
                    answer.raise_for_status()
                    self.stories.append(Story(game, answer.json()))

    async def play(self, url: str, story: Story, seat: int) -> None:
        """One seat, until the server is gone or the match is over."""
        try:
            async with connect(f"ws{url.removeprefix('http')}/ws", max_size=2**23) as ws:
                invite = story.laid["invites"]["1"] if seat else ""
                key = FRIEND_KEY if seat else HOST_KEY
                first = {"table": story.laid["table"], "invite": invite, "key": key}
                await ws.send(json.dumps({"type": "enter", **first}))
                if seat in story.open:  # was it taken? The same id tells
                    await self._send(ws, story.open[seat])
                view: Any = {}
                async for text in ws:
                    m = json.loads(text)
                    if m["type"] == "tick":
                        view = m["view"] = m["view"] if m["fresh"] else changed(view, m["view"])
                    await self._hear(ws, story, seat, m)
                    if story.over and seat not in story.open:
                        return
        except GONE:
            return

    async def _hear(self, ws: ClientConnection, story: Story, seat: int, m: Json) -> None:
        if m["type"] == "refusal":
            raise Lost(f"{story.game}: refused: {m['said']['id']} {m['text']}")
        if m["type"] == "done":
            sent = next(s for s in story.sent if (s.seat, s.id) == (seat, m["id"]))
            if sent.after not in (-1, m["turn"]):
                raise Lost(f"{story.game}: a second acknowledgement is not the first")
            if sent.after < 0:
                sent.after = m["turn"]
                story.open.pop(seat, None)
                self.acknowledged[story.game] += 1
                if self.acknowledged.total() >= self.goal:
                    self.reached.set()
        if m["type"] != "tick":
            return
        # at one and the same moment an eye always sees the same, whichever process shows it
        asked = "" if m["ask"] is None else json.dumps(m["ask"], sort_keys=True)
        view = sha256(json.dumps(m["view"], sort_keys=True).encode()).hexdigest()
        moment = (m["seat"], m["at"], sha256(f"{m['turns']}{asked}".encode()).hexdigest())
        if story.seen.setdefault(moment, view) != view:
            raise Lost(f"{story.game}: moment {m['at']} of seat {m['seat']} was shown otherwise")
        story.over = story.over or m["over"] is not None
        if m["ask"] and seat not in story.open:
            turn = m["turns"][str(seat)]
            if any((s.seat, s.turn) == (seat, turn) for s in story.sent):
                return  # what was sent again has answered it
            code = self.rng.choice(m["ask"]["options"])[0]
            sent = Sent(f"{seat}-{len(story.sent)}", seat, turn, code)
            story.sent.append(sent)
            story.open[seat] = sent
            await self._send(ws, sent)

    async def _send(self, ws: ClientConnection, s: Sent) -> None:
        message = {"id": s.id, "seat": s.seat, "turn": s.turn, "codes": [s.code]}
        await ws.send(json.dumps({"type": "answer", **message}))


def held_against(story: Story, kept: Kept) -> None:
    """Raises Lost unless all that was acknowledged is kept, once, as it was asked."""
    kept_as = Counter[tuple[str, int]]()
    found: dict[tuple[str, int], tuple[int, int, str, int]] = {}
    for e in kept.entries:
        if e.request:
            seat, turn, after, what, id = e.request.split(" ", 4)
            kept_as[id, int(seat)] += 1
            found[id, int(seat)] = (int(turn), int(after), what, e.answer)
    if kept_as and max(kept_as.values()) > 1:
        raise Lost(f"{story.game}: an answer is kept twice")
    for s in story.sent:
        if s.after >= 0 and found.get((s.id, s.seat)) != (s.turn, s.after, f"a{s.code}", s.code):
            raise Lost(f"{story.game}: an acknowledged answer is not there as it was given")
    unknown = set(found) - {(s.id, s.seat) for s in story.sent}
    if unknown:
        raise Lost(f"{story.game}: {len(unknown)} answers are there that nobody gave")


async def check(data: Path, people: People) -> int:
    """Every tape, replayed, against what its people know. How many entries there are."""
    store = Store(data)
    total = 0
    for story in people.stories:
        kept = await store.load(story.laid["table"])
        if kept is None:
            raise Lost(f"{story.game}: a table is not there")
        held_against(story, kept)
        about = read_table(kept.about, kept.names)
        LiveMatch(store, ROOMS[story.game], story.laid["table"], about, kept)
        total += len(kept.entries)
    store.close()
    return total


async def play_and_kill(data: Path, rounds: int, each: int, seed: int) -> People:
    """The whole run."""
    rng = Random(seed)
    people = People(rng)
    server = Process(data)
    for n in range(rounds):
        await server.start()
        if sum(not s.over for s in people.stories) < 2 * len(ROOMS):
            await people.lay(server.url, each)
        people.goal = people.acknowledged.total() + rng.randrange(5, 40)
        people.reached.clear()
        going = [s for s in people.stories if not s.over or s.open]
        players = [
            asyncio.ensure_future(people.play(server.url, s, seat))
            for s in going
            for seat in (0, 1)
        ]
        reached = asyncio.ensure_future(people.reached.wait())
        try:
            await asyncio.wait([reached, *players], return_when=asyncio.FIRST_EXCEPTION, timeout=0)
            while not people.reached.is_set() and not all(p.done() for p in players):
                waiting = [reached, *[p for p in players if not p.done()]]
                first = asyncio.FIRST_COMPLETED
                done, _ = await asyncio.wait(waiting, return_when=first, timeout=120)
                if not done:
                    raise Lost(f"round {n} came to nothing")
                for p in done - {reached}:
                    p.result()  # what it found wrong comes out here
        finally:
            reached.cancel()
            await server.kill()
        await asyncio.gather(*players)
        if n % 10 == 9:
            print(f"{n + 1} kills, {people.acknowledged.total()} acknowledged", file=sys.stderr)
    return people


def main() -> int:
    """Play, kill, check, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--tables", type=int, default=3, help="tables of each game at once")
    parser.add_argument("--seed", type=int, default=20_260)
    a = parser.parse_args()
    start = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        try:
            data = Path(folder)
            people = asyncio.run(play_and_kill(data, a.rounds, a.tables, a.seed))
            entries = asyncio.run(check(data, people))
        except Lost as e:
            print(f"LOST: {e}")
            return 1
    told = ", ".join(f"{game} {n}" for game, n in sorted(people.acknowledged.items()))
    over = sum(s.over for s in people.stories)
    print(f"{a.rounds} kills in {time.monotonic() - start:.0f} s, {len(people.stories)} tables,"
          f" {over} of them finished")  # fmt: skip
    print(f"{people.acknowledged.total()} answers acknowledged ({told}), {entries} entries kept")
    print("lost 0, doubled 0, shown otherwise 0")
    return 0


if __name__ == "__main__":
    sys.exit(main())
