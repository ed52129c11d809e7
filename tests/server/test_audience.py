"""What many see is made once: a view for all who look through the same eye, a message for all."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec
import pytest

from tests.server.live_server import Json, config, device, whole
from touchline.core.words import Words
from touchline.rooms import ROOMS
from touchline.server import wire
from touchline.server.app import create_app
from touchline.server.listener import Listener
from touchline.server.lobby import key_in
from touchline.server.seating import Claim
from touchline.server.session import Session

ANSWERS: Final = 40
WATCHERS: Final = 3


class Ear:
    """A listener whose queue is read."""

    def __init__(self, session: Session) -> None:
        self.listener = Listener("watch", (), len(session.table.seats), "", 1000)
        self.tick: Json = {}
        self.ticks: list[Json] = []
        self.sizes: list[int] = []  # of what each tick says of its view
        self.raw: list[bytes] = []
        self.waiting: list[int] = []  # who is awaited, as it was told last

    @property
    def view(self) -> Json:
        """The view as it stands by its ticks."""
        view: Json = self.tick["view"]
        return view

    def hear(self) -> None:
        """Take what has come."""
        self.raw = []
        while not self.listener.out.empty():
            text = self.listener.out.get_nowait()
            assert text is not None
            self.raw.append(text)
            m: Json = msgspec.json.decode(text)
            self.waiting = m.get("waiting", self.waiting)
            if m["type"] == "tick":
                self.sizes.append(len(msgspec.json.encode(m["view"])))
                self.tick = whole(m, self.tick)
                self.ticks.append(m)

    def presence(self) -> list[bytes]:
        """Who is here, as it was sent."""
        return [text for text in self.raw if text.startswith(b'{"type":"presence"')]


class Table:
    """Two people and some who watch at one table, without sockets."""

    def __init__(self, lobby: Any, session: Session) -> None:
        self.lobby = lobby
        self.session = session
        self.people: list[Ear] = []
        self.watchers: list[Ear] = []
        self.n = 0

    @property
    def ears(self) -> list[Ear]:
        """All who listen."""
        return self.people + self.watchers

    async def come(self, claim: Claim) -> Ear:
        """Somebody enters."""
        ear = Ear(self.session)
        await self.session.enter(ear.listener, claim)
        for each in [*self.ears, ear]:
            each.hear()
        return ear

    async def answer(self, luck: Random) -> None:
        """Somebody who is asked answers by lot."""
        r = self.session.live
        q = luck.choice(list(r.match.ask.decisions))
        codes = [luck.choice(list(q.options))]
        self.n += 1
        message = wire.Answer(id=f"a{self.n}", seat=q.seat, turn=r.turn(q.seat), codes=codes)
        await self.session.hear(self.people[q.seat].listener, message)
        for each in self.ears:
            each.hear()


async def laid(folder: Path, game: str) -> Table:
    """A table of two with its watchers."""
    lobby = create_app(config(folder)).state.lobby
    me, invite = wire.SeatWish("me"), wire.SeatWish("invite")
    found = await lobby.lay(wire.NewTable(game=game, seats=[me, invite], key=device("me")))
    table = Table(lobby, await lobby.session(found.table))
    table.people.append(await table.come(Claim("", key_in(device("me")))))
    friend = Claim(found.invites["1"], key_in(device("friend")))
    table.people.append(await table.come(friend))
    for _ in range(WATCHERS):
        table.watchers.append(await table.come(Claim(found.watch)))
    return table


async def left(table: Table) -> None:
    """Everybody goes, and nothing stays open."""
    await table.lobby.close()
    table.lobby.shared.store.close()


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> Counter[int]:
    """Counts how often a view was built, by eye."""
    found = Counter[int]()
    for room in ROOMS.values():
        view = room.words.view

        def counted(v: Any, view: Any = view) -> Any:
            found[v.eye if hasattr(v, "eye") else 0] += 1
            return view(v)

        monkeypatch.setattr(room.words, "view", counted)
    return found


@pytest.mark.parametrize("game", list(ROOMS))
def test_whoever_applies_changes_sees_what_a_newcomer_sees(tmp_path: Path, game: str) -> None:
    async def played() -> None:
        table, luck = await laid(tmp_path, game), Random(2)
        m, words = table.session.live.match, ROOMS[game].words
        for n in range(ANSWERS):
            if m.ask.result:
                break
            await table.answer(luck)
            for eye, ear in enumerate(table.ears):
                seen = words.view(m.game.view(m.state, min(eye, 2)))
                if words.previews:
                    seen = words.view(m.game.view(m.state, 0))
                assert ear.view == msgspec.json.decode(msgspec.json.encode(seen))
            if n % 10 == 0:
                late = await table.come(Claim("", key_in(device("friend"))))
                assert late.ticks[-1]["fresh"]
                assert late.view == table.people[1].view
                table.session.leave(late.listener)
                for each in table.ears:
                    each.hear()
        changes = [tick for ear in table.ears for tick in ear.ticks if not tick["fresh"]]
        assert len(changes) > ANSWERS
        await left(table)

    asyncio.run(played())


@pytest.mark.parametrize("game", list(ROOMS))
def test_a_view_is_built_once_a_tick_for_all_who_see_the_same(
    tmp_path: Path, game: str, built: Counter[int]
) -> None:
    async def played() -> None:
        table, luck = await laid(tmp_path, game), Random(2)
        words: Words = ROOMS[game].words
        for _ in range(ANSWERS):
            if table.session.live.over:
                break
            built.clear()
            before = [len(ear.ticks) for ear in table.ears]
            await table.answer(luck)
            told = [len(ear.ticks) - was for ear, was in zip(table.ears, before, strict=True)]
            assert max(told) == 1
            eyes = 1 if words.previews else sum(told[:2]) + told[2]
            assert built.total() == eyes
            # whom a tick has told who is awaited hears it once; the others are all sent one text
            heard = [ear.presence() for ear in table.ears]
            assert not any(told[n] and heard[n] for n in range(len(heard)))
            assert len({tuple(texts) for n, texts in enumerate(heard) if not told[n]}) <= 1
            assert all(ear.waiting == table.session.live.due for ear in table.ears)
            last = [ear.ticks[-1] for ear in table.watchers]
            assert all({**tick, "seq": 0} == {**last[0], "seq": 0} for tick in last)
        await left(table)

    asyncio.run(played())


@pytest.mark.parametrize("game", list(ROOMS))
def test_changes_are_smaller_than_views(tmp_path: Path, game: str) -> None:
    async def played() -> None:
        table, luck = await laid(tmp_path, game), Random(2)
        for _ in range(ANSWERS):
            if table.session.live.over:
                break
            await table.answer(luck)
        watcher = table.watchers[0]
        changes = [n for n, t in zip(watcher.sizes, watcher.ticks, strict=True) if not t["fresh"]]
        assert sum(changes) / len(changes) < len(msgspec.json.encode(watcher.view)) / 2
        await left(table)

    asyncio.run(played())
