"""A match and what is kept of it: the two never differ for longer than a write takes."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from touchline.core.contract import State
from touchline.core.faults import Refused
from touchline.core.ids import LENT, stand_in
from touchline.core.log import Event
from touchline.core.tape import Tape
from touchline.play import consent
from touchline.play.match import Match
from touchline.play.room import Room

from . import feed
from .feed import Step
from .remarks import handed, remarked, resigned, stumbled, to_strike
from .store import Entry, Kept, Key, Store, StoreFailed
from .table import Table
from .texts import Trouble


@dataclass(frozen=True, slots=True)
class Asked:
    """A request that was taken: for which turn (-1 for any), what it was, the turn after it."""

    turn: int
    what: str
    after: int


@dataclass(frozen=True, slots=True)
class Regret:
    """Answers that a seat may ask to take back: its last `count`, which these `seats` have seen."""

    count: int
    seats: Sequence[int]


NOTHING: Final = Regret(0, ())


class LiveMatch:
    """The match of one table, decided here and then kept. Raises Fault if it does not replay.

    match  as it is now; steps  its story so far; at  how many answers count, fate's included
    """

    def __init__(self, store: Store, room: Room, id: str, table: Table, kept: Kept) -> None:
        self.store = store
        self.room = room
        self.id = id
        self.table = table
        self.follow = ""  # a link for watching the next match, for those who watch this one
        self._begin(kept)

    def _begin(self, kept: Kept) -> None:
        tape = Tape(self.table.header())
        self.next = kept.next
        self.keys: list[Key] = kept.keys
        self._mark = kept.mark
        self._asked: dict[tuple[int, str], Asked] = {}
        self._notes: dict[int, str] = {}
        self._begun: set[int] = set()  # entries with which something begins that a person sent
        self._regrets: dict[int, tuple[tuple[int, ...], Regret]] = {}
        for n, e in enumerate(kept.entries):
            tape.add(e.who, e.answer)
            if e.request:
                seat, turn, after, what, id = e.request.split(" ", 4)
                self._begun.add(n)
                self._asked.setdefault((int(seat), id), Asked(int(turn), what, int(after)))
            if e.note:
                self._notes[n] = e.note
        self._count = len(tape.entries)
        self._times = [e.at for e in kept.entries]
        self.match: Match[State] = self.table.match(self.room, tape)
        self._look_back()

    def _look_back(self) -> None:
        """Tell the story so far from the tape."""
        m = self.match
        self.at = len(m.tape.answers())
        self._turns = [m.turn(seat) for seat in range(len(self.table.seats))]
        self._counted = len(m.tape.entries)
        steps = feed.steps_of(m)
        self.steps = remarked(steps, m.tape, self._notes, self.table, self.room.words)

    # -- what is so -------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Is the match over?"""
        return self.match.ask.result is not None

    @property
    def due(self) -> list[int]:
        """The seats that are awaited."""
        return [q.seat for q in self.match.ask.decisions]

    def level(self, seat: int) -> int:
        """The level of the computer that plays for a seat now; 0 where its own person does."""
        sitter = self.table.seats[seat]
        if sitter.kind == "bot":
            return sitter.level
        return stand_in(self.match.handed.get(seat, 0)) or 0

    def lent(self, seat: int) -> bool:
        """Does a computer play there because the others wished it?"""
        return self.match.handed.get(seat, 0) <= LENT

    @property
    def may_go_back(self) -> bool:
        """Can an answer be taken back now: has fate said nothing since a person's last one?"""
        return self.table.back and not self.over and bool(to_strike(self.match.tape, self.table))

    @property
    def holds_fate(self) -> bool:
        """Does fate wait a little, so that an answer can be taken back before it speaks?

        Where dice alone are at stake; elsewhere fate turns up cards all the time.
        """
        return self.may_go_back and self.room.words.previews

    def may_open(self, seat: int) -> bool:
        """Can this seat take back what it answered unseen, where answers are hidden?"""
        m = self.match
        hidden = not self.room.words.previews and seat < len(m.loose)
        return hidden and not self.over and not self.table.back and m.loose[seat] > 0

    def regrets(self, seat: int) -> bool:
        """May this seat wish its last answer back? Asked after every answer, so nothing dear is
        looked at: whether the answer itself told it something is said when it does wish so.
        """
        m = self.match
        return m.ask.result is None and not m.loose[seat] and consent.possible(m, seat, 1)

    def regret(self, seat: int) -> Regret:
        """What this seat may ask to take back, if those agree who have seen it: what it sent as
        one, or what people take back as one.
        """
        m = self.match
        if m.ask.result is not None or m.loose[seat] or not m.rows[seat].at:
            return NOTHING
        key = self.stamp(seat)
        known = self._regrets.get(seat)
        if known is None or known[0] != key:
            count = self._sent(seat)
            fine = count > 0 and consent.offered(m, seat, count)
            # who has seen it is asked now: what others do unseen later changes nothing here
            known = key, Regret(count, consent.learnt(m, seat, count)) if fine else NOTHING
            self._regrets[seat] = known
        return known[1]

    def stamp(self, seat: int) -> tuple[int, ...]:
        """Changes whenever this seat notices that anybody has answered, and never else."""
        m = self.match
        return m.told[seat], self.turn(seat), consent.awaited(m.ask)

    def seen(self, seat: int) -> int:
        """How many answers of this seat count and are known to somebody else."""
        return len(self.match.tape.given(seat)) - self.match.loose[seat]

    def _sent(self, seat: int) -> int:
        """How many of the last answers of a seat go together."""
        m = self.match
        at, words = m.rows[seat].at, self.room.words
        mine = [n for n in m.tape.standing() if m.tape.entries[n][0] == seat]
        count = next((i for i, n in enumerate(reversed(mine), 1) if n in self._begun), 0)
        while 0 < count < len(at) and words.midway(m.game.view(m.past(at[-count]), seat)):
            count += 1
        return count

    def turn(self, seat: int) -> int:
        """How often this seat has answered, takebacks and resigning counted too."""
        fresh = self.match.tape.entries[self._counted :]
        for who, _ in fresh:
            if who >= 0:
                self._turns[who] += 1
        self._counted += len(fresh)
        return self._turns[seat]

    def answered(self, seat: int) -> int:
        """How many answers of this seat count."""
        return len(self.match.tape.given(seat))

    def asked(self, seat: int, id: str) -> Asked | None:
        """The request of this id that was taken before, if there is one."""
        return self._asked.get((seat, id))

    def touched(self, eye: int) -> int:
        """When this eye last saw something happen (milliseconds since 1970); when the table was
        laid where nothing has. What it does not notice leaves no trace here, as in the story.
        """
        counts = self.match.tape.standing()
        for step in reversed(self.steps):
            seen = step.remarks or self.room.words.facts([e.seen_by(eye) for e in step.events])
            if seen and 0 < step.at <= len(counts):
                return self._times[counts[step.at - 1]]
        return self.table.made * 1000

    @property
    def last(self) -> int:
        """When the last entry was kept (milliseconds since 1970); before any, when it was laid."""
        return self._times[-1] if self._times else self.table.made * 1000

    def topic(self, seat: int) -> tuple[int, int]:
        """What there is to think about: the seat's turn, and how often anything was taken back."""
        return self.turn(seat), self.match.tape.taken_back()

    # -- deciding: nothing of this is kept yet ----------------------------------------------------

    def play(self, seat: int, codes: list[int], note: str = "") -> list[Step]:
        """A seat's answer, and fate's where nobody may take it back. Raises Trouble if shut."""
        before = len(self.match.tape.entries)
        try:
            events = self.match.answer(seat, *codes)
        except Refused as e:
            raise Trouble.of(e) from None
        about = (stumbled(seat, note, self.table, self.room.words),) if note else ()
        # with it come the answers given for seats that have resigned
        own = Step(self.at + len(self.match.tape.entries) - before, events, about)
        return [own] if self.holds_fate else [own, *self.fate(own.at)]

    def fate(self, at: int) -> list[Step]:
        """Fate's answers, if it is awaited, when so many answers count already."""
        m = self.match
        if m.ask.chance is None:
            return []
        before = len(m.tape.entries)
        events = m.let_fate_answer()
        return [Step(at + len(m.tape.entries) - before, events)]

    def strike_out(self, seat: int) -> int:
        """Take back the last answer of a person (or, elsewhere, of this seat, if still unseen),
        and with it those before it that were given as one.

        The seat whose answer it was. Raises Trouble when there is nothing to take back.
        """
        struck = self._strike_out(seat)
        m = self.match
        while self.room.words.midway(m.view(struck)):
            if self.table.back:
                last = to_strike(m.tape, self.table)
                if not last or last[-1] != struck:
                    break
            elif not m.loose[struck]:
                break
            self._strike_out(struck)
        return struck

    def withdraw(self, seat: int, count: int) -> None:
        """Take back the last answers of a seat, as agreed. Raises Trouble if it is too late."""
        try:
            self.match.withdraw(seat, count)
        except Refused as e:
            raise Trouble.of(e, 409) from None

    def _strike_out(self, seat: int) -> int:
        """As `strike_out`, but one answer (or envelope) only."""
        m = self.match
        try:
            if not self.table.back:
                # where answers are sealed the whole envelope is opened, not its last line
                words = self.room.words
                m.take_back(seat, whole=words.envelopes and not words.previews)
                return seat
            struck = to_strike(m.tape, self.table)
            if not struck:
                raise Trouble(409, "srv-no-back")
            m.strike_out(struck[-1])
        except Refused as e:
            raise Trouble.of(e, 409) from None
        return struck[-1]

    def resign(self, seat: int) -> list[Step]:
        """A seat gives the match up; it may go on for others. Raises Trouble if it is too late."""
        before = len(self.match.tape.entries)
        try:
            events = self.match.resign(seat)
        except Refused as e:
            raise Trouble.of(e, 409) from None
        own = Step(self.at + 1, [], (resigned(seat, self.table, self.room.words),))
        more = len(self.match.tape.entries) - before - 1
        return [own, Step(own.at + more, events)] if more else [own]

    def agree(self, seat: int) -> list[Step]:
        """All agree to the draw that this seat has offered. Raises Trouble if it is too late."""
        try:
            self.match.agree(seat)
        except Refused as e:
            raise Trouble.of(e, 409) from None
        return [Step(self.at + 1, [], (self.room.words.agreed(),))]

    def stop(self, seat: int) -> list[Step]:
        """All who are there stop the match, as this seat has asked. Raises Trouble when over."""
        try:
            self.match.stop(seat)
        except Refused as e:
            raise Trouble.of(e, 409) from None
        return [Step(self.at + 1, [], (self.room.words.stopped(),))]

    def hand(self, seat: int, level: int, *, lent: bool = False) -> list[Step]:
        """A computer plays for a seat from now on, or with 0 its person again. Raises Trouble."""
        try:
            self.match.hand(seat, level, lent=lent)
        except Refused as e:
            raise Trouble.of(e, 409) from None
        code = self.match.tape.entries[-1][1]
        return [Step(self.at + 1, [], (handed(seat, code, self.table, self.room.words),))]

    # -- keeping ----------------------------------------------------------------------------------

    async def keep(self, request: str = "", note: str = "") -> None:
        """Append what the match has added to its tape; when this returns it is on the disk.

        Raises StoreFailed; then `reload` must follow.
        """
        fresh = self.match.tape.entries[self._count :]
        now = time.time_ns() // 1_000_000
        entries = [
            Entry(who, answer, now, "" if n else request, "" if n else note)
            for n, (who, answer) in enumerate(fresh)
        ]
        ended = now if self.over else 0
        self._mark = await self.store.append(self.id, self._count, self._mark, entries, ended)
        if request:
            self._begun.add(self._count)
        if note:
            self._notes[self._count] = note
        self._count += len(fresh)
        self._times += [now] * len(fresh)

    async def keep_request(self, seat: int, id: str, turn: int, what: str) -> int:
        """`keep`, with the request that asked for it. The seat's turn after it."""
        after = self.turn(seat)
        await self.keep(request=f"{seat} {turn} {after} {what} {id}")
        self._asked[seat, id] = Asked(turn, what, after)
        return after

    def told(self, steps: list[Step] | None) -> None:
        """These steps are kept: they become part of the story. None: something was taken back.

        The story has a step for each answer, also where several were told at once: whoever comes
        later must not see by its numbers what was taken back, or that the server stopped.
        """
        if steps is None:
            self._look_back()
            return
        for step in steps:
            for at in range(self.at + 1, step.at + 1):
                first = at == self.at + 1
                self.steps.append(Step(at, self._events(at), step.remarks if first else ()))
            self.at = step.at

    def _events(self, at: int) -> list[Event]:
        """What happened at this answer, counted from 1; nothing where a resignation ended it."""
        ends = self.match.ends
        if at > len(ends):
            return []
        return self.match.log.events[ends[at - 2] if at > 1 else 0 : ends[at - 1]]

    async def reload(self) -> None:
        """Forget what is in memory; what is in the store is true. Raises StoreFailed, Fault."""
        kept = await self.store.load(self.id)
        if kept is None:
            raise StoreFailed("The table is gone.")
        self._begin(kept)
