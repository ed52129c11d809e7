"""Nothing hidden goes to a socket: Cup Draw, the game of secrets, at a table of the server."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.kit import cupdraw
from tests.kit.cupdraw import CARD, NO, CupDraw
from tests.server.live_server import no_pause
from touchline.core.contract import View
from touchline.core.log import Event
from touchline.core.pending import Decision, Result
from touchline.core.words import Fact, Said, Words
from touchline.play.croupier import Scripted
from touchline.play.room import Room
from touchline.server import table as table_module
from touchline.server import wire
from touchline.server.bots import Bots
from touchline.server.listener import Listener
from touchline.server.live_match import LiveMatch
from touchline.server.session import Session
from touchline.server.shared import Shared
from touchline.server.store import Store
from touchline.server.table import Sitter, Table

Json = dict[str, Any]


class CupWords(Words):
    """Says everything it is told: if something hidden came here, it would be on the wire."""

    def question(self, q: Decision, v: View) -> Said:
        return Said("cup-ask")

    def option(self, code: int, v: View) -> tuple[list[str], str]:
        return [str(code)], "cup-option"

    def facts(self, events: list[Event]) -> list[Fact]:
        return [
            Fact(str(e.kind), Said("cup", self._args(e)), {**self._args(e)})
            for e in events
            if not (e.sees != -1 and e.secret == -1)  # a whisper to others says nothing at all
        ]

    def _args(self, e: Event) -> Mapping[str, int]:
        return {"a": int(e.a), "b": int(e.b), "secret": int(e.secret)}

    def view(self, v: View) -> dict[str, object]:
        return {"row": list(v.key())}

    def result(self, r: Result, v: View) -> Said:
        return Said("cup-end")

    def resigned(self, seat: int) -> Fact:
        return Fact("end", Said("cup-resigned", {"seat": seat}), {})


ROOM = Room(game=CupDraw(), home="tests.server.test_secrets:ROOM", words=CupWords())


class Hall:
    """One table of Cup Draw with two seats and a watcher."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder)
        self.shared = Shared(self.store, Bots(), pause=no_pause)
        self.heard: list[list[bytes]] = [[], [], []]
        self.ids = 0

    async def open(self) -> None:
        seats = [Sitter("person", "", "") for _ in range(2)]
        about = Table("cupdraw", 1, {}, "", {}, "", seats, False, 0)
        await self.store.lay("t", about.text(), 0, [])
        kept = await self.store.load("t")
        assert kept is not None
        self.session = Session(self.shared, LiveMatch(self.store, ROOM, "t", about, kept))
        self.guests = [Listener("seat", (n,), 2, "", 10_000) for n in range(2)]
        self.guests.append(Listener("watch", (), 2, "", 10_000))
        for guest in self.guests:
            await self.session.enter(guest)
        self.listen()

    def listen(self) -> list[list[Json]]:
        """What each has heard since the last time."""
        new: list[list[Json]] = []
        for n, guest in enumerate(self.guests):
            raw: list[bytes] = []
            while not guest.out.empty():
                message = guest.out.get_nowait()
                assert message is not None
                raw.append(message)
            self.heard[n] += raw
            new.append([json.loads(r) for r in raw])
        return new

    async def answer(self, seat: int, *codes: int) -> list[list[Json]]:
        self.ids += 1
        turn = self.session.live.turn(seat)
        message = wire.Answer(str(self.ids), seat, turn, list(codes))
        await self.session.hear(self.guests[seat], message)
        return self.listen()

    async def close(self) -> None:
        await self.session.close()
        self.store.close()


def deal(monkeypatch: pytest.MonkeyPatch, *outcomes: int) -> None:
    """What fate will answer, in order."""
    script = Scripted(list(outcomes))
    monkeypatch.setattr(table_module, "Entropy", lambda: script)


def test_a_rival_s_secrets_change_no_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two worlds that differ only in what seat 1 holds, chooses and rolls."""

    async def world(name: str, theirs: list[int], die: int) -> list[bytes]:
        mine = [0, 1, 4]
        order = [card for pair in zip(mine, theirs, strict=True) for card in pair]
        deal(monkeypatch, *order, die, 3)
        hall = Hall(tmp_path / name)
        await hall.open()
        await hall.answer(1, CARD + theirs[0], CARD + theirs[1])
        heard = list(hall.heard[0]), list(hall.heard[2])
        assert all(m["type"] == "done" for m in (await hall.answer(0, CARD, CARD + 1))[0][:1])
        await hall.close()
        return heard[0] + heard[1]

    async def both() -> None:
        one = await world("one", [2, 3, 5], 6)
        two = await world("two", [6, 7, 11], 1)
        assert one == two

    asyncio.run(both())


def test_a_sealed_answer_sends_no_tick_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        deal(monkeypatch, 0, 2, 1, 3, 4, 5, 6, 2)
        hall = Hall(tmp_path)
        await hall.open()
        first = await hall.answer(1, CARD + 2)
        assert [m["type"] for m in first[1]] == ["done", "tick"]
        assert first[0] == []
        assert first[2] == []
        assert first[1][1]["loose"] == 1
        # and it may be taken back, which nobody else hears of either
        await hall.session.hear(hall.guests[1], wire.TakeBack("back", 1, 1))
        mine, theirs, watching = hall.listen()[1], first[0], first[2]
        assert [m["type"] for m in mine] == ["done", "tick"]
        assert mine[1]["fresh"]
        assert (theirs, watching) == ([], [])
        await hall.answer(1, CARD + 2, CARD + 3)
        opened = await hall.answer(0, CARD, CARD + 1)
        for heard in (opened[0][1:], opened[1], opened[2]):
            (tick,) = heard
            laid = [f for f in tick["facts"] if f["kind"] == str(cupdraw.E_LAID)]
            assert len(laid) == 4  # the envelopes open for everybody
        await hall.close()

    asyncio.run(work())


def test_only_the_one_who_is_asked_sees_the_question(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        deal(monkeypatch, 0, 2, 1, 3, 4, 5, 6, 2)
        hall = Hall(tmp_path)
        await hall.open()
        await hall.answer(1, CARD + 2, CARD + 3)
        opened = await hall.answer(0, CARD, CARD + 1)
        asked = [option[0] for option in opened[0][-1]["ask"]["options"]]
        assert asked == [NO, CARD + 4]
        assert opened[1][-1]["ask"] is None
        assert opened[2][-1]["ask"] is None
        await hall.answer(0, NO)
        last = await hall.answer(1, NO)
        assert [t[-1]["waiting"] for t in last] == [[0, 1]] * 3
        rolled = await hall.answer(1, 1)  # trains: only it sees its die
        assert [m["type"] for m in rolled[1]] == ["done", "tick"]
        assert rolled[1][1]["facts"][0]["data"]["secret"] == 6
        for heard in (rolled[0], rolled[2]):  # that a die was rolled is public, not what it shows
            assert [m["facts"] for m in heard] == [[]]
            assert heard[0]["ask"] is None or heard[0]["ask"]["seat"] == 0
        await hall.close()

    asyncio.run(work())


def test_no_preview_where_something_could_come_to_light(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        deal(monkeypatch, 0, 2, 1, 3, 4, 5)
        hall = Hall(tmp_path)
        await hall.open()
        plan = {"plan": "codes", "codes": [CARD]}
        await hall.session.hear(hall.guests[0], wire.Sketch("sketch", 0, plan))
        (reply,) = hall.listen()[0]
        assert (reply["type"], reply["found"]) == ("sketched", None)
        await hall.close()

    asyncio.run(work())
