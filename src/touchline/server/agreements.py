"""What people at one table ask of one another, and who still has to agree.

Nothing of this is asked where one person alone decides. A request stands until somebody answers a
question of the game, whichever; computers, and the other seats of whoever asks, agree to all.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from touchline.play.ai import levels

from . import wire
from .absence import Absence
from .audience import Audience
from .feed import Step
from .keys import OWNER, PLAYER
from .listener import Listener, encoded
from .live_match import LiveMatch
from .remarks import name_of
from .store import StoreFailed
from .table import Pact
from .texts import Trouble
from .unkept import not_kept

BACKS: Final = 3  # how often a seat may want an answer back in one match
DRAWS: Final = 10  # answers of a seat until it may offer a draw again
Kind: TypeAlias = Literal["back", "draw", "stop", "computer"]
DECLINED: Final[dict[Kind, str]] = {
    "back": "srv-back-declined",
    "draw": "srv-draw-declined",
    "stop": "srv-stop-declined",
    "computer": "srv-computer-declined",
}
PHRASES: Final = 3  # that a person may say
MINUTE: Final = 60.0  # in so many seconds
NOTHING: Final = encoded(wire.Between([], [], phrases=False))


@dataclass(slots=True)
class Request:
    """Something that is asked. `id` is that of the message; `since` tells whether anybody has
    answered since.

    count  of the answers that are to be taken back
    of, level  the seat that a computer is to play for, and how well
    party  all who hear of it: who asks, and who has to agree
    """

    n: int
    id: str
    what: Kind
    seat: int
    count: int
    waits: list[int]
    party: list[int]
    since: list[int]
    of: int = -1
    level: int = 0


class Agreements:
    """The requests at one table."""

    def __init__(self, live: LiveMatch, audience: Audience) -> None:
        self.live = live
        self.audience = audience
        self.absence: Absence = audience.absence
        self.open: list[Request] = []
        self._made = 0
        self._held: dict[int, bytes] | None = None  # `holders`, while all are told
        self._spoken: dict[bytes, list[float]] = {}  # when people said something, of late

    # -- who is asked -----------------------------------------------------------------------------

    def holders(self) -> dict[int, bytes]:
        """Whose each seat is that a person has taken."""
        if self._held is not None:
            return self._held
        held = (k for k in self.live.keys if k.role in (OWNER, PLAYER))
        return {seat: k.hash for k in held for seat in k.seats}

    def others(self, seat: int, seats: Iterable[int]) -> list[int]:
        """Those of these seats that people hold, and not whoever holds `seat`."""
        held = self.holders()
        mine = held.get(seat)
        return [s for s in seats if s in held and held[s] != mine] if mine else []

    def askable(self, what: Kind, seat: int) -> list[int]:
        """The seats that must agree to what this one wishes; empty where it may not ask.

        Raises Trouble where an answer that is wanted back has told its own seat something.
        """
        if what == "draw":
            return self._drawable(seat)
        if what in ("stop", "computer"):
            return self._there(seat)
        if not self._regrets(seat):
            return []
        found = self.others(seat, self.live.regret(seat).seats)
        if not found:
            raise Trouble(409, "srv-back-told")
        return found

    def _there(self, seat: int) -> list[int]:
        """The seats of other people who are there, or have been away for a moment only."""
        others = self.others(seat, range(len(self.live.table.seats)))
        return [s for s in others if not self.absence.long(s)]

    def _among_several(self, seat: int) -> bool:
        """Has somebody else a say here, or been invited, in a match that goes on?"""
        live = self.live
        if live.over or live.table.back or live.table.imported:
            return False
        held = self.holders()
        seats = enumerate(live.table.seats)
        return any(s.kind == "person" and held.get(n) != held.get(seat) for n, s in seats)

    def _stoppable(self, seat: int) -> bool:
        """May this seat ask to stop? Where nobody else has a seat, giving up is enough."""
        asked = any(r.what == "stop" for r in self.open)
        return not asked and self._among_several(seat) and self.company(seat)

    def _replaceable(self, seat: int) -> list[int]:
        """The seats for which this one may ask a computer to play: their people have been away, or
        have not come, for long.
        """
        if any(r.what == "computer" for r in self.open) or not self._among_several(seat):
            return []
        live, held = self.live, self.holders()
        free = (s for s in range(len(live.table.seats)) if held.get(s) != held.get(seat))
        return [
            s
            for s in free
            if self.absence.long(s) and not live.level(s) and s not in live.match.away
        ]

    def hands(self, listener: Listener) -> list[int]:
        """The seats of this listener that may be handed to a computer now."""
        live = self.live
        free = [s for s in listener.mine if not live.level(s) and s not in live.match.away]
        return [s for s in free if self._among_several(s)]

    def checked(self, level: int) -> None:
        """Raises Trouble for a level that computers of this game do not have."""
        known = self.live.room.mind.levels
        if level not in known:
            raise Trouble(422, "srv-no-level", level=level, known=f"{min(known)}-{max(known)}")

    def _drawable(self, seat: int) -> list[int]:
        """A draw: all other people, at a match that can end level, against no computer."""
        live = self.live
        before = live.table.pact.draws.get(str(seat))
        if before is not None and live.answered(seat) - before < DRAWS:
            return []
        if live.over or any(r.what == "draw" for r in self.open):
            return []
        if any(s.kind == "bot" for s in live.table.seats):
            return []
        others = self.others(seat, range(len(live.table.seats)))
        return others if others and live.match.game.ends_level(live.match.state) else []

    def _regrets(self, seat: int) -> bool:
        """May this seat wish an answer back, unless that has told it something?"""
        live = self.live
        pact = live.table.pact
        if live.table.back or pact.quiet or pact.asked.get(str(seat), 0) >= BACKS:
            return False
        if any(r.what == "back" for r in self.open) or live.level(seat):
            return False
        return self.company(seat) and live.regrets(seat)

    # -- telling ----------------------------------------------------------------------------------

    def tell(self) -> None:
        """Tell each listener what has changed for it; what is void is no more."""
        self._held = self.holders()  # asked for many times, and the same for all
        try:
            self.open = [r for r in self.open if not self._void(r)]
            for listener in self.audience.listeners:
                message = encoded(self.seen_by(listener))
                if message != (listener.between or NOTHING):
                    listener.between = message
                    listener.queue(message)
        finally:
            self._held = None

    def _void(self, r: Request) -> bool:
        """Has somebody answered since, as far as whoever asks can tell? The offer of a draw stands
        until one of its party has.
        """
        live = self.live
        if r.what in ("stop", "computer"):
            void = live.over or r.since != self._there(r.seat)
            return void or (r.what == "computer" and not self.absence.long(r.of))
        if r.what == "back":
            return live.over or r.since != list(live.stamp(r.seat))
        level = not live.over and live.match.game.ends_level(live.match.state)
        return not level or r.since != [live.seen(seat) for seat in r.party]

    def seen_by(self, listener: Listener) -> wire.Between:
        """What this listener may ask for, and what it has been asked."""
        asked = self.live.table.pact.asked
        may = [
            wire.May("back", seat, BACKS - asked.get(str(seat), 0))
            for seat in listener.mine
            if self._regrets(seat)
        ]
        may += [wire.May("draw", seat, 1) for seat in listener.mine if self._drawable(seat)]
        may += [wire.May("stop", seat, 1) for seat in listener.mine if self._stoppable(seat)]
        may += [
            wire.May("computer", seat, 1, of)
            for seat in listener.mine[:1]
            for of in self._replaceable(seat)
        ]
        hands = self.hands(listener)
        plays = hands or any(each.what == "computer" for each in may)
        return wire.Between(
            may,
            [
                wire.Wish(r.n, r.what, r.seat, r.waits, r.of, r.level)
                for r in self.open
                if set(r.party) & set(listener.mine)
            ],
            phrases=any(self.company(seat) for seat in listener.mine),
            levels=sorted(self.live.room.mind.levels) if plays else [],
            usual=levels.default_of(self.live.room) if plays else 0,
            hands=hands,
        )

    def company(self, seat: int) -> bool:
        """Does another person play here than whoever has this seat?"""
        return bool(self.others(seat, range(len(self.live.table.seats))))

    def say(self, listener: Listener, m: wire.Phrase, now: float) -> None:
        """A seat says something to all. `now` in seconds. Raises Trouble where it may not."""
        holder = self.holders().get(m.seat)
        if holder is None or not self.company(m.seat):
            raise Trouble(403, "srv-no-company")
        lately = [t for t in self._spoken.get(holder, []) if now - t < MINUTE]
        if len(lately) >= PHRASES:
            raise Trouble(429, "srv-phrases")
        self._spoken[holder] = [*lately, now]
        listener.say(wire.Done(m.id, self.live.turn(m.seat)))
        for each in self.audience.listeners:
            each.say(wire.Phrased(m.seat, m.phrase))

    # -- asking and settling ----------------------------------------------------------------------

    async def propose(self, listener: Listener, m: wire.Propose) -> Request | None:
        """A seat asks. The request if nobody is there who has to agree.

        Raises Trouble where it may not.
        """
        if any(r.id == m.id and r.seat == m.seat for r in self.open):
            listener.say(wire.Done(m.id, m.turn))  # the first one was lost with the line
            return None
        if m.what in ("stop", "computer"):
            return self._propose_without(listener, m)
        waits = self.askable(m.what, m.seat)
        if not waits:
            raise Trouble(409, "srv-no-asking")
        live = self.live
        pact = copy.deepcopy(live.table.pact)
        key = str(m.seat)
        if m.what == "draw":
            pact.draws[key] = live.answered(m.seat)
        else:
            pact.asked[key] = pact.asked.get(key, 0) + 1
        count = 0 if m.what == "draw" else live.regret(m.seat).count
        await self._keep(pact)
        self._made += 1
        party = [m.seat, *waits]
        draw = m.what == "draw"
        since = [live.seen(seat) for seat in party] if draw else list(live.stamp(m.seat))
        self.open.append(Request(self._made, m.id, m.what, m.seat, count, waits, party, since))
        listener.say(wire.Done(m.id, m.turn))
        self.tell()
        return None

    def _propose_without(self, listener: Listener, m: wire.Propose) -> Request | None:
        """A seat asks to go on, or to stop, without whoever is away. Raises Trouble."""
        if m.what == "computer":
            self.checked(m.level)
        allowed = self._stoppable(m.seat) if m.what == "stop" else m.of in self._replaceable(m.seat)
        if not allowed:
            raise Trouble(409, "srv-no-asking")
        waits = self._there(m.seat)
        self._made += 1
        of, level = (m.of, m.level) if m.what == "computer" else (-1, 0)
        party = [m.seat, *waits]
        r = Request(self._made, m.id, m.what, m.seat, 0, list(waits), party, list(waits), of, level)
        if not waits:
            return r
        self.open.append(r)
        listener.say(wire.Done(m.id, m.turn))
        self.tell()
        return None

    async def settle(self, listener: Listener, m: wire.Settle) -> Request | None:
        """A seat agrees, declines, or withdraws what it asked. The request if all agree now.

        Raises Trouble where nothing is asked of it.
        """
        request = next((r for r in self.open if r.n == m.n and m.seat in r.party), None)
        if request is None or (m.yes and m.seat not in request.waits):
            raise Trouble(409, "srv-not-asked")
        if m.yes:
            request.waits = [s for s in request.waits if s not in listener.mine]
            if not request.waits:
                return request
            listener.say(wire.Done(m.id, self.live.turn(m.seat)))
            self.tell()
            return None
        if m.never and m.seat != request.seat and request.what == "back":
            pact = copy.deepcopy(self.live.table.pact)
            pact.quiet = True
            await self._keep(pact)
        listener.say(wire.Done(m.id, self.live.turn(m.seat)))
        self.decline(request, m.seat, never=m.never)
        return None

    def grant(self, request: Request, seat: int) -> list[Step]:
        """Do what all agree to, this seat last: the steps of it, none where it takes steps back.
        Nothing is kept yet. Raises Trouble, as if this seat had declined, where it is too late.
        """
        try:
            if request.what == "draw":
                return self.live.agree(request.seat)
            if request.what == "stop":
                return self.live.stop(request.seat)
            if request.what == "computer":
                return self.live.hand(request.of, request.level, lent=True)
            self.live.withdraw(request.seat, request.count)
        except Trouble:
            self.decline(request, seat)
            raise
        return []

    def decline(self, request: Request, seat: int, never: bool = False) -> None:
        """It does not stand any more. Whoever asked hears that this seat does not agree."""
        if request in self.open:
            self.open.remove(request)
        self.tell()
        if seat == request.seat:
            return
        live = self.live
        args: dict[str, str | int] = {"team": name_of(seat, live.table, live.room.words)}
        id = DECLINED[request.what]
        if request.what == "back":
            id = "srv-back-never" if never else id
        said = wire.Said(id, args)
        for each in self.audience.holding(request.seat):
            each.say(wire.Notice(said))

    async def _keep(self, pact: Pact) -> None:
        """Keep what has been asked at this table so far. Raises Trouble; then it is as it was."""
        live = self.live
        was, live.table.pact = live.table.pact, pact
        try:
            await live.store.tell_about(live.id, live.table.text())
        except StoreFailed as e:
            live.table.pact = was
            raise not_kept(e) from None
