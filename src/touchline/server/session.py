"""One live table: who listens, who may answer, and the order in which things are done.

Always: decide, keep, acknowledge, tell everyone. One lock a table makes the order the same for
all; nothing is shown that is not kept.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Coroutine
from typing import Final

from touchline.core.faults import Fault

from . import agreed, curious, wire
from .absence import Absence
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
        self.absence = Absence(live, shared.clock)
        self.audience = Audience(live, self.absence)
        self.agreements = Agreements(live, self.audience)
        self.pace = Pace(live, shared.clock)
        self.lost = False  # an answer could not be kept, nor what was kept be read again
        self._requests: set[asyncio.Task[None]] = set()
        self._waits: set[asyncio.Task[None]] = set()  # timers, and computers that think
        self._thoughts: dict[int, tuple[int, int]] = {}  # seat that thinks -> its topic
        self._changes = 0  # a timer set before the last change is void
        self._timed = -1  # the change for which a timer runs
        self._luck = secrets.randbits(31)  # of computers that play for people

    @property
    def table(self) -> Table:
        """What is known of it besides its answers."""
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
            await agreed.returned(self, listener)
            await self.go_on()

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

    def leave(self, listener: Listener, *, lost: bool = False) -> None:
        """A socket has gone, or its line is lost."""
        self.audience.leave(listener, self._thoughts, lost=lost)
        self._be_patient()

    def _be_patient(self) -> None:
        """Tell those who wait when somebody has been away for long."""
        waited_for = not self.live.over and any(x.mine for x in self.audience.listeners)
        self.absence.wait(
            (lambda: self._task(self._out_of_patience(), self._requests)) if waited_for else None
        )

    async def _out_of_patience(self) -> None:
        async with self.lock:
            self.audience.tell_presence(self._thoughts, anew=True)
            self.agreements.tell()
            self._be_patient()

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
                await agreed.propose(self, listener, m)
            case wire.Hand():
                await agreed.hand(self, listener, m)
            case wire.Settle():
                await agreed.settle(self, listener, m)
            case wire.Phrase():
                self.own(listener, m.seat)
                self.agreements.say(listener, m, self.shared.clock())
            case wire.Resign():
                await agreed.resign(self, listener, m)
            case wire.Again():
                await again(self.shared, self.live, self.audience, listener, m)
            case wire.Renew():
                await renew(self.live, self.audience, listener, m)
                self.audience.tell_presence(self._thoughts)
            case wire.Why() | wire.Sketch():
                self.own(listener, m.seat)
                listener.say(curious.answer(self.live, m))

    def _still_here(self) -> None:
        if self.lost:
            raise Trouble(503, "srv-lost")

    def own(self, listener: Listener, seat: int) -> None:
        """Raises Trouble unless this seat is this listener's."""
        if seat not in listener.mine:
            raise Trouble(403, "srv-not-your-seat")
        if listener.epochs.get(seat) != self.table.seats[seat].epoch:
            raise Trouble(403, "srv-seat-passed")

    def done_before(self, listener: Listener, seat: int, id: str, turn: int, what: str) -> bool:
        """Was this very request taken before? Then its first acknowledgement is given again."""
        before = self.live.asked(seat, id)
        if before is None:
            return False
        if (before.turn, before.what) != (turn, what):
            raise Trouble(409, "srv-id-used")
        listener.say(wire.Done(id, before.after))
        return True

    def in_time(self, seat: int, turn: int) -> None:
        """Raises Trouble when the match is over, or the request was made for another turn."""
        if self.live.over:
            raise Trouble(409, "srv-over")
        now = self.live.turn(seat)
        if turn != now:
            raise Trouble(409, "srv-stale", turn=turn, now=now)

    async def acknowledge(
        self, listener: Listener, seat: int, id: str, turn: int, what: str
    ) -> None:
        """Keep what the request has done, then say so to whoever asked."""
        try:
            after = await self.live.keep_request(seat, id, turn, what)
        except StoreFailed as e:
            raise await self.failed(e) from None
        listener.say(wire.Done(id, after))

    async def failed(self, e: StoreFailed) -> Trouble:
        """Something could not be kept: the match is again what was kept before."""
        self.moved_on()
        try:
            await self.live.reload()
        except (StoreFailed, Fault):
            self.lost = True
            for listener in self.audience.listeners:
                listener.say(Trouble(503, "srv-lost").refusal(""))
                listener.finish()
        else:
            self.moved_on()
            self.audience.tell([], fresh=True)
            self._task(self._later(), self._waits)
        return not_kept(e)

    def _itself(self, seat: int) -> None:
        """Raises Trouble while a computer plays for this seat."""
        if self.live.level(seat):
            raise Trouble(409, "srv-handed")

    async def _answer(self, listener: Listener, m: wire.Answer) -> None:
        self.own(listener, m.seat)
        most = self.shared.limits.codes
        if not 0 < len(m.codes) <= most:
            raise Trouble(422, "srv-no-codes", most=most)
        what = "a" + ".".join(map(str, m.codes))
        if self.done_before(listener, m.seat, m.id, m.turn, what):
            return
        self.in_time(m.seat, m.turn)
        self._itself(m.seat)
        steps = self.live.play(m.seat, m.codes)
        self.pace.answered(m.seat)
        await self.acknowledge(listener, m.seat, m.id, m.turn, what)
        await self.told(steps)

    async def told(self, steps: list[Step]) -> None:
        """These steps are kept: everybody hears of them, and the match goes on."""
        self.live.told(steps)
        self.moved_on()
        self.audience.tell(steps)
        await self.go_on()

    async def _take_back(self, listener: Listener, m: wire.TakeBack) -> None:
        self.own(listener, m.seat)
        if self.done_before(listener, m.seat, m.id, m.turn, "back"):
            return
        self.in_time(m.seat, m.turn)
        self._itself(m.seat)
        seat = self.live.strike_out(m.seat)
        await self.acknowledge(listener, m.seat, m.id, m.turn, "back")
        self.live.told(None)
        self.moved_on()
        if self.table.back:
            self.audience.tell_back(seat, self.audience.listeners)
        else:  # a sealed answer was seen by nobody else, so nobody else is shown the table anew;
            # everybody may know that its seat is awaited again
            self.audience.tell([], fresh=True, to=self.audience.holding(seat))
        await self.go_on()

    # -- what goes on by itself -------------------------------------------------------------------

    def _task(
        self, work: Coroutine[None, None, None], group: set[asyncio.Task[None]]
    ) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        group.add(task)
        task.add_done_callback(group.discard)
        return task

    def moved_on(self) -> None:
        """The match has changed: timers are void, and so is thinking about what is no more."""
        self._changes += 1
        for seat in [s for s, topic in self._thoughts.items() if topic != self.live.topic(s)]:
            del self._thoughts[seat]

    async def go_on(self) -> None:
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
            alone = all(r.level(seat) for seat in range(len(self.table.seats)))
            if self.audience.listeners or not alone:  # computers play each other only for somebody
                for seat in r.due:
                    if r.level(seat) and seat not in self._thoughts:
                        self._thoughts[seat] = r.topic(seat)
                        self._task(self._think(seat, r.topic(seat), alone), self._waits)
        self.audience.tell_presence(self._thoughts)
        self.agreements.tell()
        self._be_patient()

    async def _roll(self) -> None:
        """Fate answers; kept before it is told."""
        steps = self.live.fate(self.live.at)
        try:
            await self.live.keep()
        except StoreFailed as e:
            await self.failed(e)  # nobody has seen it; whoever comes next lets fate try again
            return
        await self.told(steps)

    async def _later(self) -> None:
        """After something could not be kept: try to go on, for nobody may be due but fate."""
        await self.shared.pause(RETRY)
        async with self.lock:
            await self.go_on()

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
        level = r.level(seat)
        seed = seed_for(self.table.seats[seat].seed or self._luck, r.at)
        codes: list[int] = []
        note = ""
        try:
            codes = await self.shared.bots.choose(
                Question(r.room.home, r.match.tape.text(), seat, level, seed)
            )
        except Stumble as s:
            note = s.why
        async with self.lock:
            if self._stale(seat, topic):
                return
            wait = self.pace.rest(seat, level, codes, late)
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
                        await self.go_on()
                        return
                    note = "srv-bot-illegal"
            q = r.match.ask.of(seat)
            if not steps and q is not None:
                steps = r.play(seat, [lot(q.options)], note)
            self.pace.answered(seat)
            try:
                await r.keep(note=note)
            except StoreFailed as e:
                await self.failed(e)
                return
            await self.told(steps)

    async def close(self) -> None:
        """Finish what was asked, stop what goes on by itself, let everybody go."""
        self.absence.wait(None)
        while self._requests:
            await asyncio.wait(self._requests)
        for task in list(self._waits):
            task.cancel()
        if self._waits:
            await asyncio.wait(self._waits)
        for listener in self.audience.listeners:
            listener.finish()
