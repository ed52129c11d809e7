"""One to four seats that each play for themselves, all at once: who hears what, who is awaited,
what may be taken back, a season alone, computers beside people. Played with Training Camp.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, cast

import pytest

from tests.kit.training import CAMP, DRILL, FIRST, REST_YES, WORK, Camp
from tests.server.live_server import device, no_pause, whole
from touchline.core.contract import State
from touchline.core.ids import FATE
from touchline.core.pending import Result
from touchline.core.setup import Setup
from touchline.play.room import Rooms
from touchline.server import feed, wire
from touchline.server.bots import Bots, Question
from touchline.server.keys import key_hash
from touchline.server.listener import Listener
from touchline.server.lobby import Lobby
from touchline.server.seating import Claim
from touchline.server.shared import Shared
from touchline.server.store import Store

Json = dict[str, Any]
WATCHER = -1


class Puppets(Bots):
    """Computers whose answers the test gives; each waits until it does."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: asyncio.Queue[tuple[int, asyncio.Future[list[int]]]] = asyncio.Queue()

    async def choose(self, question: Question) -> list[int]:
        future: asyncio.Future[list[int]] = asyncio.get_running_loop().create_future()
        await self.asked.put((question.seat, future))
        return await future


class Camped:
    """A table of Training Camp: a listener a person, and a watcher as the last."""

    def __init__(self, folder: Path, bots: Bots) -> None:
        self.store = Store(folder)
        self.shared = Shared(self.store, bots, pause=no_pause, rooms=Rooms([CAMP]))
        self.lobby = Lobby(self.shared)
        self.ids = 0
        self.ticks: dict[int, Json] = {}  # the last of each guest

    async def lay(self, *kinds: str) -> None:
        await self.lobby.open()
        seats = [wire.SeatWish(kind=cast("Any", k), level=1 if k == "bot" else 0) for k in kinds]
        self.laid = await self.lobby.lay(wire.NewTable(game="camp", seats=seats))
        await self.come()

    async def come(self) -> None:
        """Everybody sits down, as after a restart of the server."""
        self.session = await self.lobby.session(self.laid.table)
        many = len(self.session.table.seats)
        self.guests: dict[int, Listener] = {}
        for secret in (self.laid.secret, *self.laid.invites.values()):
            guest = Listener("watch", (), many, "", 10_000)
            await self.session.enter(guest, Claim(secret, key_hash(device(secret))))
            self.guests |= dict.fromkeys(guest.mine, guest)
        self.guests[WATCHER] = Listener("watch", (), many, "", 10_000)
        await self.session.enter(self.guests[WATCHER])
        self.heard()

    def heard(self) -> dict[int, list[Json]]:
        """What each has heard since the last time."""
        found: dict[int, list[Json]] = {}
        told: dict[int, list[Json]] = {}
        for seat, guest in self.guests.items():
            if id(guest) not in told:
                told[id(guest)] = []
                while not guest.out.empty():
                    message = guest.out.get_nowait()
                    assert message is not None
                    told[id(guest)].append(m := json.loads(message))
                    if m["type"] == "tick":
                        self.ticks[id(guest)] = whole(m, self.ticks.get(id(guest), {}))
            found[seat] = told[id(guest)]
        return found

    async def ask(self, kind: Any, seat: int, **more: Any) -> dict[int, list[Json]]:
        self.ids += 1
        if kind is not wire.Resign:
            more["turn"] = self.session.live.turn(seat)
        await self.session.hear(self.guests[seat], kind(id=str(self.ids), seat=seat, **more))
        return self.heard()

    async def answer(self, seat: int, *codes: int) -> dict[int, list[Json]]:
        told = await self.ask(wire.Answer, seat, codes=list(codes))
        assert [m for m in told[seat] if m["type"] == "done"], told[seat]
        return told

    async def week(self, seat: int) -> None:
        await self.answer(seat, DRILL, DRILL + 3)
        await self.answer(seat, WORK)

    @property
    def table(self) -> Any:
        return self.session.live.match.state


def ticks(messages: list[Json]) -> list[Json]:
    return [m for m in messages if m["type"] == "tick"]


def awaited(messages: list[Json]) -> list[list[int]]:
    return [m["waiting"] for m in messages if m["type"] in ("tick", "presence")]


@pytest.fixture
def play(tmp_path: Path) -> Callable[..., None]:
    """Lays a table and runs a test on it."""

    def run(
        test: Callable[[Camped], Awaitable[None]], *kinds: str, bots: Bots | None = None
    ) -> None:
        async def whole() -> None:
            camp = Camped(tmp_path, bots or Puppets())
            try:
                await camp.lay(*kinds)
                await test(camp)
            finally:
                await camp.lobby.close()

        asyncio.run(whole())

    return run


Play = Callable[..., None]


def test_all_are_asked_at_once_and_each_goes_at_its_own_pace(play: Play) -> None:
    async def test(camp: Camped) -> None:
        assert camp.session.live.due == [0, 1, 2]
        await camp.week(2)
        await camp.week(0)
        assert camp.session.live.due == [1]
        assert camp.table.week == 1
        told = await camp.answer(1, DRILL + 1, DRILL + 2)
        assert ticks(told[1])[-1]["ask"]["seat"] == 1
        assert ticks(told[0])[-1]["ask"] is None
        await camp.answer(1, REST_YES)
        assert camp.session.live.due == [0, 1, 2]
        assert camp.table.week == 2

    play(test, "me", "invite", "invite")


def test_a_run_nobody_sees_sends_no_tick_but_who_is_done_is_told(play: Play) -> None:
    async def test(camp: Camped) -> None:
        told = await camp.answer(0, DRILL + 1)
        assert ticks(told[0])[-1]["view"]["first"][0] == 1
        assert not ticks(told[1])
        assert not ticks(told[WATCHER])
        told = await camp.answer(0, DRILL + 2)  # shown, rolled for, asked again
        assert ticks(told[1])[-1]["waiting"] == [0, 1]
        told = await camp.answer(0, WORK)
        for reader in (1, WATCHER):
            assert awaited(told[reader])[-1] == [1]

    play(test, "me", "invite")


def test_an_unseen_answer_is_taken_back_alone_and_nobody_else_hears(play: Play) -> None:
    async def test(camp: Camped) -> None:
        await camp.answer(1, DRILL)
        told = await camp.answer(0, DRILL + 2)
        assert ticks(told[0])[-1]["takeback"]
        told = await camp.ask(wire.TakeBack, 0)
        assert ticks(told[0])[-1]["view"]["stage"] == [FIRST, FIRST]
        assert camp.table.stage[0] == FIRST
        assert camp.table.first[1] == 0
        assert camp.table.stage[1] != FIRST  # what the other has picked stays
        assert not ticks(told[1])
        assert not ticks(told[WATCHER])
        await camp.answer(0, DRILL, DRILL + 1)
        told = await camp.ask(wire.TakeBack, 0)  # it has been seen, and rolled for
        assert told[0][0]["type"] == "refusal"

    play(test, "me", "invite")


def test_alone_an_answer_is_taken_back_until_fate_has_spoken(play: Play) -> None:
    async def test(camp: Camped) -> None:
        assert camp.session.table.back
        assert camp.laid.invites == {}
        await camp.answer(0, DRILL)
        told = await camp.ask(wire.TakeBack, 0)
        assert camp.table.stage == [FIRST]
        assert ticks(told[WATCHER])  # here everybody may see that
        await camp.answer(0, DRILL, DRILL + 3)  # fate rolls at once
        assert camp.table.points[0] > 0
        told = await camp.ask(wire.TakeBack, 0)
        assert told[0][0]["said"]["id"] == "srv-no-back"
        await camp.answer(0, REST_YES)
        told = await camp.ask(wire.TakeBack, 0)  # seen by watchers, and yet
        assert told[0][0]["type"] == "done"
        assert camp.table.week == 1

    play(test, "me")


def test_a_season_alone_ends_with_points_of_its_own_and_giving_up_ends_it(play: Play) -> None:
    async def test(camp: Camped) -> None:
        told = await camp.ask(wire.Resign, 0)
        over = ticks(told[0])[-1]["over"]
        assert (over["points"], over["winner"]) == ([0], None)
        assert camp.session.live.over

    play(test, "me")


@pytest.mark.parametrize(
    ("points", "winner"),
    [([2], 0), ([1], None), ([0], None), ([0, 2, 0, 0], 1), ([1, 0, 1], None), ([2, 0], 0)],
)
def test_who_has_won(points: list[int], winner: int | None) -> None:
    v = CAMP.game.view(cast("State", Camp().new(Setup(len(points)))), 0)
    assert feed.outcome(CAMP.words, Result(points, 0), v).winner == winner


def test_giving_up_leaves_the_others_to_share(play: Play) -> None:
    async def test(camp: Camped) -> None:
        told = await camp.ask(wire.Resign, 1)
        assert ticks(told[0])[-1]["over"]["points"] == [1, 0, 1, 1]

    play(test, "me", "invite", "me", "me")


def test_one_device_for_two_seats_stays_with_a_seat_until_it_is_done(play: Play) -> None:
    async def test(camp: Camped) -> None:
        seen = []
        for _ in range(6):
            eye = camp.guests[0].eye
            told = await camp.answer(eye, camp.session.live.match.ask.of(eye).options[-1])
            seen.append(ticks(told[0])[-1]["seat"])
        assert seen == [0, 0, 2, 2, 2, 2]
        assert camp.session.live.due == [1]

    play(test, "me", "invite", "me")


def test_the_table_goes_on_after_a_restart_with_every_lane_where_it_was(
    play: Play, tmp_path: Path
) -> None:
    async def test(camp: Camped) -> None:
        await camp.week(3)
        await camp.answer(1, DRILL + 2)
        await camp.answer(0, DRILL, DRILL + 1)
        before = [camp.table.stage, camp.table.first, camp.table.points]
        entries = list(camp.session.live.match.tape.entries)
        camp.lobby = Lobby(camp.shared)
        await camp.come()
        assert [camp.table.stage, camp.table.first, camp.table.points] == before
        assert camp.session.live.match.tape.entries == entries
        assert camp.session.live.due == [0, 1, 2]
        told = await camp.ask(wire.TakeBack, 1)
        assert told[1][0]["type"] == "refusal"  # others have moved on since
        for seat in (0, 1, 2):
            while camp.session.live.match.ask.of(seat):
                await camp.answer(seat, camp.session.live.match.ask.of(seat).options[0])
                if camp.table.week == 2:
                    break
        assert camp.table.week == 2

    play(test, "me", "invite", "invite", "invite")


def test_computers_of_all_other_seats_think_at_once(play: Play) -> None:
    bots = Puppets()

    async def test(camp: Camped) -> None:
        asked = dict([await bots.asked.get() for _ in range(3)])
        assert set(asked) == {1, 2, 3}
        await camp.answer(0, DRILL)  # a person needs not wait for them
        asked[3].set_result([DRILL, DRILL + 1])
        seat, then = await bots.asked.get()
        assert seat == 3
        then.set_result([WORK])
        for other in (1, 2):
            asked[other].set_result([DRILL, DRILL + 2])
            seat, then = await bots.asked.get()
            assert seat == other
            then.set_result([REST_YES])
        while camp.session.live.due != [0]:
            await asyncio.sleep(0)
        assert [who for who, _ in camp.session.live.match.tape.answers()].count(FATE) == 3

    play(test, "me", "bot", "bot", "bot", bots=bots)


def test_a_computer_whose_answer_was_shut_by_others_is_asked_again(play: Play) -> None:
    bots = Puppets()

    async def test(camp: Camped) -> None:
        _, asked = await bots.asked.get()
        await camp.answer(0, DRILL)  # something has happened meanwhile
        asked.set_result([DRILL + 3])  # and this is not open
        seat, again = await bots.asked.get()
        assert seat == 1
        again.set_result([DRILL + 3])  # nothing has happened: it errs
        _, after = await bots.asked.get()
        assert camp.table.stage[1] != FIRST  # the lot has answered
        after.cancel()

    play(test, "me", "bot", bots=bots)
