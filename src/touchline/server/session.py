"""One live table: who listens, who may answer, and the order in which things are done.

Always: decide, keep, acknowledge, tell everyone. One lock a table makes the order the same for
all; nothing is shown that is not kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Final

from touchline.core.faults import Fault

from . import curious, wire
from .agreements import Agreements
from .audience import Audience
from .bots import Question, Stumble, lot, seed_for
from .feed import Step
from .hosting import again, renew
from .listener import Listener
from .live_match import LiveMatch
from .pace import Pace
from .seating import Claim, admitted
from .shared import Shared
from .store import StoreFailed
from .table import Table
from .texts import Trouble
from .unkept import not_kept

GRACE: Final = 1.5  # seconds in which an answer may be taken back, before fate is asked
PACE: Final = 1.5  # seconds between the answers of a match that only computers play
RETRY: Final = 3.0  # seconds until a table goes on after something could not be kept
ID: Final = 64  # characters of a request's id


class Session:
    """One table in memory, with all who sit or stand at it."""

    def __init__(self, shared: Shared, live: LiveMatch) -> None:
        self.shared = shared
        self.live = live
        self.lock = asyncio.Lock()
        self.audience = Audience(live)
        self.agreements = Agreements(live, self.audience)
        self.pace = Pace(live, shared.clock)
        self.lost = False  # an answer could not be kept, nor what was kept be read again
        self._requests: set[asyncio.Task[None]] = set()
        self._waits: set[asyncio.Task[None]] = set()  # timers, and computers that think
        self._thoughts: dict[int, tuple[int, int]] = {}  # seat that thinks -> its topic
        self._changes = 0  # a timer set before the last change is void
        self._timed = -1  # the change for which a timer runs

    @property
    def table(self) -> Table:
        """What is known about the table besides its answers."""
        return self.live.table

    @property
    def idle(self) -> bool:
        """Would nobody notice if this session were built anew from the store?"""
        return not (self.audience.listeners or self._requests or self._waits or self.lock.locked())

    # -- who listens ------------------------------------------------------------------------------

    async def enter(self, listener: Listener, claim: Claim | None = None) -> None:
        """A socket comes to the table: the story so far, what is true now, who else is here.

        With a claim it gets the right that this gives. Raises Trouble when it gives none, when
        there is no room or the table is lost.
        """
        async with self.lock:
            self._still_here()
            if len(self.audience.listeners) >= self.shared.limits.listeners:
                raise Trouble(429, "srv-full-table")
            if claim is not None:
                await self._seat(listener, claim)
            listener.epochs = {seat: self.table.seats[seat].epoch for seat in listener.mine}
            self.audience.welcome(listener)
            self.audience.tell_presence(self._thoughts, anew=True)
            await self._go_on()

    async def _seat(self, listener: Listener, claim: Claim) -> None:
        """Give the right of a claim. Whoever held a seat that is taken is put out first."""
        right = await admitted(self.live, claim, listener.name)
        listener.sit(right.role, right.seats, right.person)
        self.audience.put_out(
            [
                each
                for each in self.audience.listeners
                if set(each.mine) & set(right.taken) and each.person != right.person
            ],
            Trouble(403, "srv-seat-passed"),
        )

    def leave(self, listener: Listener) -> None:
        """A socket has gone."""
        self.audience.leave(listener, self._thoughts)

    # -- what may be asked ------------------------------------------------------------------------

    async def hear(self, listener: Listener, message: wire.ToServer) -> None:
        """Do what a message asks; the reply goes to the listener's queue.

        It runs to its end even if the socket goes meanwhile: nothing is left half done.
        """
        await asyncio.shield(self._task(self._hear(listener, message), self._requests))

    async def _hear(self, listener: Listener, m: wire.ToServer) -> None:
        if isinstance(m, wire.Enter):
            listener.say(Trouble(409, "srv-joined").refusal(""))
            return
        if isinstance(m, wire.Ping):
            listener.say(wire.Pong(m.id))
            return
        if isinstance(m, wire.Answer) and m.seat in listener.mine:
            async with self.lock:
                wait = self.pace.hold(m.seat, m.codes)
            if wait > 0:  # no answer tells by its haste that there was nothing to choose
                await self.shared.pause(wait)
        async with self.lock:
            try:
                self._still_here()
                if not 0 < len(m.id) <= ID:
                    raise Trouble(422, "srv-bad-id", most=ID)
                await self._do(listener, m)
            except Trouble as t:
                listener.say(t.refusal(m.id))
                if t.status == 409 and not isinstance(m, wire.Why | wire.Sketch):
                    self.audience.tell([], fresh=True, to=[listener])  # what was missed

    async def _do(self, listener: Listener, m: wire.ToServer) -> None:
        match m:
            case wire.Answer():
                await self._answer(listener, m)
            case wire.TakeBack():
                await self._take_back(listener, m)
            case wire.Propose():
                self._own(listener, m.seat)
                self._in_time(m.seat, m.turn)
                await self.agreements.propose(listener, m)
            case wire.Settle():
                await self._settle(listener, m)
            case wire.Phrase():
                self._own(listener, m.seat)
                self.agreements.say(listener, m, self.shared.clock())
            case wire.Resign():
                await self._resign(listener, m)
            case wire.Again():
                await again(self.shared, self.live, self.audience, listener, m)
            case wire.Renew():
                await renew(self.live, self.audience, listener, m)
                self.audience.tell_presence(self._thoughts)
            case wire.Why() | wire.Sketch():
                self._own(listener, m.seat)
                listener.say(curious.answer(self.live, m))

    def _still_here(self) -> None:
        if self.lost:
            raise Trouble(503, "srv-lost")

    def _own(self, listener: Listener, seat: int) -> None:
        if seat not in listener.mine:
            raise Trouble(403, "srv-not-your-seat")
        if listener.epochs.get(seat) != self.table.seats[seat].epoch:
            raise Trouble(403, "srv-seat-passed")

    def _done_before(self, listener: Listener, seat: int, id: str, turn: int, what: str) -> bool:
        """Was this very request taken before? Then its first acknowledgement is given again."""
        before = self.live.asked(seat, id)
        if before is None:
            return False
        if (before.turn, before.what) != (turn, what):
            raise Trouble(409, "srv-id-used")
        listener.say(wire.Done(id, before.after))
        return True

    def _in_time(self, seat: int, turn: int) -> None:
        """Raises Trouble when the match is over, or the request was made for another turn."""
        if self.live.over:
            raise Trouble(409, "srv-over")
        now = self.live.turn(seat)
        if turn != now:
            raise Trouble(409, "srv-stale", turn=turn, now=now)

    async def _acknowledge(
        self, listener: Listener, seat: int, id: str, turn: int, what: str
    ) -> None:
        """Keep what the request has done, then say so to whoever asked."""
        try:
            after = await self.live.keep_request(seat, id, turn, what)
        except StoreFailed as e:
            raise await self._failed(e) from None
        listener.say(wire.Done(id, after))

    async def _failed(self, e: StoreFailed) -> Trouble:
        """Something could not be kept: the match is again what was kept before."""
        self._moved_on()
        try:
            await self.live.reload()
        except (StoreFailed, Fault):
            self.lost = True
            for listener in self.audience.listeners:
                listener.say(Trouble(503, "srv-lost").refusal(""))
                listener.finish()
        else:
            self._moved_on()
            self.audience.tell([], fresh=True)
            self._task(self._later(), self._waits)
        return not_kept(e)

    async def _answer(self, listener: Listener, m: wire.Answer) -> None:
        self._own(listener, m.seat)
        most = self.shared.limits.codes
        if not 0 < len(m.codes) <= most:
            raise Trouble(422, "srv-no-codes", most=most)
        what = "a" + ".".join(map(str, m.codes))
        if self._done_before(listener, m.seat, m.id, m.turn, what):
            return
        self._in_time(m.seat, m.turn)
        steps = self.live.play(m.seat, m.codes)
        self.pace.answered(m.seat)
        await self._acknowledge(listener, m.seat, m.id, m.turn, what)
        await self._told(steps)

    async def _told(self, steps: list[Step]) -> None:
        """These steps are kept: everybody hears of them, and the match goes on."""
        self.live.told(steps)
        self._moved_on()
        self.audience.tell(steps)
        await self._go_on()

    async def _take_back(self, listener: Listener, m: wire.TakeBack) -> None:
        self._own(listener, m.seat)
        if self._done_before(listener, m.seat, m.id, m.turn, "back"):
            return
        self._in_time(m.seat, m.turn)
        seat = self.live.strike_out(m.seat)
        await self._acknowledge(listener, m.seat, m.id, m.turn, "back")
        self.live.told(None)
        self._moved_on()
        if self.table.back:
            self.audience.tell_back(seat, self.audience.listeners)
        else:  # a sealed answer was seen by nobody else, so nobody else is shown the table anew;
            # everybody may know that its seat is awaited again
            self.audience.tell([], fresh=True, to=self.audience.holding(seat))
        await self._go_on()

    async def _settle(self, listener: Listener, m: wire.Settle) -> None:
        self._own(listener, m.seat)
        what = f"s{m.n}"
        if self._done_before(listener, m.seat, m.id, -1, what):
            return
        request = await self.agreements.settle(listener, m)
        if request is None:
            return
        steps = self.agreements.grant(request, m.seat)
        await self._acknowledge(listener, m.seat, m.id, -1, what)
        if steps:
            await self._told(steps)
            return
        self.live.told(None)
        self._moved_on()
        self.audience.tell_back(request.seat)
        await self._go_on()

    async def _resign(self, listener: Listener, m: wire.Resign) -> None:
        self._own(listener, m.seat)
        if self._done_before(listener, m.seat, m.id, -1, "resign"):
            return
        if self.live.over:
            raise Trouble(409, "srv-over")
        steps = self.live.resign(m.seat)
        await self._acknowledge(listener, m.seat, m.id, -1, "resign")
        await self._told(steps)

    # -- what goes on by itself -------------------------------------------------------------------

    def _task(
        self, work: Coroutine[None, None, None], group: set[asyncio.Task[None]]
    ) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        group.add(task)
        task.add_done_callback(group.discard)
        return task

    def _moved_on(self) -> None:
        """The match has changed: timers are void, and so is thinking about what is no more."""
        self._changes += 1
        for seat in [s for s, topic in self._thoughts.items() if topic != self.live.topic(s)]:
            del self._thoughts[seat]

    async def _go_on(self) -> None:
        """Whatever comes next without a person: fate, after a grace where one is due; computers."""
        r = self.live
        if r.match.ask.chance is not None and not self.lost:
            if not r.holds_fate:
                await self._roll()
                return
            if self._timed != self._changes:
                self._timed = self._changes
                self._task(self._after_grace(self._changes), self._waits)
        elif not r.over and not self.lost:
            self.pace.look()
            alone = all(s.kind == "bot" for s in self.table.seats)
            if self.audience.listeners or not alone:  # computers play each other only for somebody
                for seat in r.due:
                    if self.table.seats[seat].kind == "bot" and seat not in self._thoughts:
                        self._thoughts[seat] = r.topic(seat)
                        self._task(self._think(seat, r.topic(seat), alone), self._waits)
        self.audience.tell_presence(self._thoughts)
        self.agreements.tell()

    async def _roll(self) -> None:
        """Fate answers; kept before it is told."""
        steps = self.live.fate(self.live.at)
        try:
            await self.live.keep()
        except StoreFailed as e:
            await self._failed(e)  # nobody has seen it; whoever comes next lets fate try again
            return
        await self._told(steps)

    async def _later(self) -> None:
        """After something could not be kept: try to go on, for nobody may be due but fate."""
        await self.shared.pause(RETRY)
        async with self.lock:
            await self._go_on()

    async def _after_grace(self, change: int) -> None:
        await self.shared.pause(GRACE)
        async with self.lock:
            if change == self._changes and not self.lost:
                await self._roll()

    def _stale(self, seat: int, topic: tuple[int, int]) -> bool:
        """Has what a computer thinks about been answered, or the table been lost, meanwhile?"""
        return self.lost or self._thoughts.get(seat) != topic

    async def _think(self, seat: int, topic: tuple[int, int], alone: bool) -> None:
        """Have a computer's answer and take it like anybody's; by lot if it gives none.

        What the answers of others have shut meanwhile says nothing against it: it thinks again.
        """
        r, late = self.live, PACE if alone else 0.0
        if alone and not r.match.loose[seat]:  # what goes into an envelope nobody waits to see
            await self.shared.pause(PACE)
        at = r.at
        sitter = self.table.seats[seat]
        seed = seed_for(sitter.seed, r.at)
        codes: list[int] = []
        note = ""
        try:
            codes = await self.shared.bots.choose(
                Question(r.room.home, r.match.tape.text(), seat, sitter.level, seed)
            )
        except Stumble as s:
            note = s.why
        async with self.lock:
            if self._stale(seat, topic):
                return
            wait = self.pace.rest(seat, sitter.level, codes, late)
        if wait > 0:
            await self.shared.pause(wait)
        async with self.lock:
            if self._stale(seat, topic):
                return
            del self._thoughts[seat]
            steps: list[Step] = []
            if codes:
                try:
                    steps = r.play(seat, codes)
                except Trouble:
                    if r.at != at:
                        await self._go_on()
                        return
                    note = "srv-bot-illegal"
            q = r.match.ask.of(seat)
            if not steps and q is not None:
                steps = r.play(seat, [lot(q.options)], note)
            self.pace.answered(seat)
            try:
                await r.keep(note=note)
            except StoreFailed as e:
                await self._failed(e)
                return
            await self._told(steps)

    async def close(self) -> None:
        """Finish what was asked, stop what goes on by itself, let everybody go."""
        while self._requests:
            await asyncio.wait(self._requests)
        for task in list(self._waits):
            task.cancel()
        if self._waits:
            await asyncio.wait(self._waits)
        for listener in self.audience.listeners:
            listener.finish()
