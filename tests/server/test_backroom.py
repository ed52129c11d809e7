"""Replays and reports wait in a queue that has an end, and an address has so many places in it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import replace
from pathlib import Path
from typing import Any, Final, TypeVar

import httpx
import pytest

from tests.server import virtual
from tests.server.live_server import ROOMY
from tests.server.test_bots import CRASHES, SILENT
from touchline.server.backroom import DEADLINE, Backroom, Job
from touchline.server.limits import Limits
from touchline.server.texts import Trouble

T = TypeVar("T")
JOB: Final = Job("report", "")
LIMITS: Final = Limits(costly=1, costly_waiting=3, costly_of_address=2)
TAPE: Final = (
    Path(__file__).parents[1] / "games" / "streetsoccer" / "golden" / "boardgame-1.tape.json"
)


class Held:
    """Stands in for the processes: every job is at work until the test lets go."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.at_work = 0

    async def ask(self, line: bytes, fresh: bool = False) -> bytes:
        """As `Workers.ask`."""
        self.at_work += 1
        await self.go.wait()
        return b"200 {}"


def held(limits: Limits = LIMITS) -> tuple[Backroom, Held]:
    """A back room that is at work until the test lets go."""
    backroom, hold = Backroom(limits), Held()
    backroom.ask = hold.ask  # type: ignore[method-assign]
    return backroom, hold


async def refused(work: Coroutine[Any, Any, object]) -> tuple[int, str]:
    """Status and message of the refusal that it comes to."""
    with pytest.raises(Trouble) as told:
        await work
    return told.value.status, told.value.said.id


async def at_once(work: Coroutine[Any, Any, T]) -> T:
    """What it comes to without waiting for any job; a failure where it waits."""
    task = asyncio.create_task(work)
    await virtual.quiet()
    assert task.done(), "it was let in and waits"
    return await task


def test_the_queue_has_an_end_and_an_address_its_places() -> None:
    async def work() -> None:
        backroom, hold = held()
        asked = [asyncio.create_task(backroom.do(JOB, of)) for of in ("a", "a", "b")]
        await virtual.quiet()
        assert hold.at_work == 3
        # the queue is full: nobody gets in, whoever they are
        for address in ("a", "b", "c"):
            assert await refused(at_once(backroom.do(JOB, address))) == (503, "srv-busy")
        # one leaves it: there is room, but not for an address that has all its places
        asked.pop().cancel()
        await virtual.quiet()
        assert await refused(at_once(backroom.do(JOB, "a"))) == (429, "srv-busy-address")
        asked.append(asyncio.create_task(backroom.do(JOB, "b")))
        await virtual.quiet()
        assert hold.at_work == 4
        hold.go.set()
        assert await asyncio.gather(*asked) == [(200, b"{}")] * 3
        # whoever has been answered has left the queue, and nothing is kept of an address
        assert [await backroom.do(JOB, "a") for _ in range(4)] == [(200, b"{}")] * 4
        assert not backroom._of

    virtual.run(work())


def test_a_job_that_fails_leaves_the_queue_too() -> None:
    async def work() -> None:
        backroom = Backroom(replace(LIMITS, costly_of_address=1), CRASHES)
        try:
            for _ in range(2):
                assert await refused(backroom.do(JOB, "a")) == (500, "srv-mistake")
        finally:
            await backroom.close()

    asyncio.run(work())


def test_a_job_that_takes_too_long_is_given_up() -> None:
    async def work() -> None:
        loop = asyncio.get_running_loop()
        assert isinstance(loop, virtual.Loop)
        backroom = Backroom(LIMITS, SILENT)
        backroom._begin = loop.counted(backroom._begin)  # type: ignore[method-assign]
        began = virtual.now()
        try:
            assert await refused(backroom.do(JOB, "a")) == (503, "srv-busy-long")
            assert virtual.now() - began == DEADLINE
            assert not backroom._all  # the process is ended, and works on no longer
        finally:
            await backroom.close()

    virtual.run(work())


Ask = Callable[[httpx.AsyncClient, str], Coroutine[Any, Any, httpx.Response]]
COSTLY: Final[dict[str, Ask]] = {
    "replay": lambda http, at: http.get(f"/api/tables/{at}/replay"),
    "report": lambda http, at: http.get(f"/api/tables/{at}/report"),
    "record": lambda http, at: http.get(f"/api/tables/{at}/record.txt"),
    "a text": lambda http, at: http.post("/api/replay", json={"text": TAPE.read_text("utf-8")}),
    "a file": lambda http, at: http.post(
        "/api/replay",
        content=TAPE.read_bytes(),
        headers={"content-type": "application/octet-stream"},
    ),
}


def test_every_costly_request_waits_there_and_others_do_not(tmp_path: Path) -> None:
    async def work() -> None:
        config = virtual.known(tmp_path)
        limits = replace(ROOMY, costly=1, costly_waiting=9, costly_of_address=len(COSTLY))
        async with virtual.hall(replace(config, limits=limits)) as hall:
            laid = await hall.lay("streetsoccer", "me", "me")
            guest = await hall.join(laid["table"], laid["secret"])
            await guest.ask("resign", seat=0)
            hold = Held()
            hall.lobby.shared.backroom.ask = hold.ask
            loop = asyncio.get_running_loop()
            asked = [loop.create_task(do(hall.http, laid["table"])) for do in COSTLY.values()]
            try:
                await virtual.quiet()
                assert hold.at_work == len(COSTLY)
                for name, do in COSTLY.items():
                    answer = await at_once(do(hall.http, laid["table"]))
                    assert (answer.status_code, answer.json()["said"]["id"]) == (
                        429,
                        "srv-busy-address",
                    ), name
                assert (await at_once(hall.http.get("/api/games"))).status_code == 200
            finally:
                hold.go.set()
            assert {(await each).status_code for each in asked} == {200}
            await guest.leave()

    virtual.run(work())
