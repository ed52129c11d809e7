"""A server stays as large as it is, however often it shows a table: on the compiled engine.

Python's own counters see nothing of what machine code forgets, so both are asked: how many bytes
the C library has given out, and how many small blocks Python has. A view that lost a single vector
of a table would show as thousands of bytes each time; the bound is far below one.
"""

from __future__ import annotations

import asyncio
import ctypes
import gc
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from touchline.core.build import engine
from touchline.core.choices import settle
from touchline.core.contract import Game, State
from touchline.core.tape import Header, Tape
from touchline.play import setups
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.rooms import ROOMS
from touchline.server import study, wire
from touchline.server.bots import Bots
from touchline.server.listener import Listener
from touchline.server.lobby import Lobby, key_in
from touchline.server.seating import Claim
from touchline.server.shared import Shared
from touchline.server.store import Store

VIEWS, RECORDS, RECONNECTS = 1_000, 200, 4_000
BYTES = 400.0  # that one operation may leave behind on average; a lost view leaves 15,000
BLOCKS = 1.0
KEY = "A" * 43  # of a device: 32 bytes


class Info(ctypes.Structure):
    """What the C library says about its heap (mallinfo2)."""

    _fields_ = [
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks",
                     "uordblks", "fordblks", "keepcost")
    ]  # fmt: skip


def mallinfo() -> Callable[[], Info] | None:
    """The C library's own account; None where it keeps none."""
    try:
        found = ctypes.CDLL(None).mallinfo2
    except (AttributeError, OSError, TypeError):
        return None
    found.restype = Info
    return cast("Callable[[], Info]", found)


INFO = mallinfo()
pytestmark = [
    pytest.mark.skipif(engine() != "compiled", reason="plain Python counts its references itself"),
    pytest.mark.skipif(INFO is None, reason="this C library does not tell what it has given out"),
]


def held() -> tuple[int, int]:
    """Bytes given out by the C library, and blocks of Python's own."""
    assert INFO is not None
    gc.collect()
    info = INFO()
    return int(info.uordblks) + int(info.hblkhd), sys.getallocatedblocks()


def flat(operation: Callable[[], object], times: int) -> None:
    """Do it so often, after a tenth as often to warm up: nothing may be left behind each time."""
    for _ in range(times // 10):
        operation()
    before = held()
    for _ in range(times):
        operation()
    after = held()
    assert (after[0] - before[0]) / times < BYTES
    assert (after[1] - before[1]) / times < BLOCKS


def played(game: Game[State], answers: int) -> Match[State]:
    """A match of two after so many answers."""
    setup = setups.setup(ROOMS[game.name], 2, settle(game.choices, game.presets, {}))
    head = Header(game.name, game.version, packs=setups.packs(ROOMS[game.name]), seats=("", ""))
    m = Match(game, setup, Seeded(5), Tape(head))
    rng = Random(7)
    for _ in range(answers):
        if not m.ask.decisions:
            break
        q = rng.choice(list(m.ask.decisions))
        m.answer(q.seat, int(rng.choice(list(q.options))))
    return m


@pytest.mark.parametrize("game", [r.game for r in ROOMS.values()], ids=lambda game: str(game.name))
def test_views(game: Game[State]) -> None:
    words = ROOMS[game.name].words
    tables = [played(game, n).state for n in (0, 15, 60, 150)]
    eyes = [(s, eye) for s in tables for eye in range(3)]
    turns = iter(range(10**9))

    def operation() -> None:
        s, eye = eyes[next(turns) % len(eyes)]
        words.view(game.view(s, eye))

    flat(operation, VIEWS)


@pytest.mark.parametrize("game", [r.game for r in ROOMS.values()], ids=lambda game: str(game.name))
def test_records(game: Game[State]) -> None:
    text = played(game, 12).tape.text()
    flat(lambda: study.replay(ROOMS, text, "en", 0), RECORDS)


class Here:
    """A table of the server with two people at one device, without sockets."""

    def __init__(self, folder: Path) -> None:
        self.store = Store(folder)
        self.lobby = Lobby(Shared(self.store, Bots()))

    async def lay(self, game: str) -> None:
        seats = [wire.SeatWish(kind="me") for _ in range(2)]
        wish = wire.NewTable(game=game, seats=seats, key=KEY)
        self.laid = await self.lobby.lay(wish)
        listener = await self.come()
        rng = Random(3)
        for n in range(25):
            r = self.session.live
            if not r.due:
                await asyncio.sleep(0)  # fate has not spoken yet
                continue
            q = r.match.ask.of(r.due[0])
            assert q is not None
            codes = [int(rng.choice(list(q.options)))]
            answer = wire.Answer(f"a{n}", q.seat, r.turn(q.seat), codes)
            await self.session.hear(listener, answer)
        self.session.leave(listener)

    async def come(self) -> Listener:
        """Somebody joins."""
        self.session = await self.lobby.session(self.laid.table)
        listener = Listener("watch", (), 2, "", 256)
        await self.session.enter(listener, Claim("", key_in(KEY)))
        return listener


async def reconnecting(folder: Path, game: str) -> None:
    here = Here(folder)
    await here.lay(game)

    async def again(times: int) -> None:
        for _ in range(times):
            here.session.leave(await here.come())

    await again(RECONNECTS // 10)
    before = held()
    await again(RECONNECTS)
    after = held()
    assert (after[0] - before[0]) / RECONNECTS < BYTES
    assert (after[1] - before[1]) / RECONNECTS < BLOCKS
    await here.session.close()
    here.store.close()


@pytest.mark.parametrize("game", [str(game.name) for game in [r.game for r in ROOMS.values()]])
def test_reconnects(tmp_path: Path, game: str) -> None:
    work: Coroutine[Any, Any, None] = reconnecting(tmp_path, game)
    asyncio.run(work)
