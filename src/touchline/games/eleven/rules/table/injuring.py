"""EL-290, EL-332, EL-334: injuries and suspensions, and effects that prevent them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.state import Table

from . import traits
from .quantities import copies

FEE: Final[i64] = 8  # what PREVENT_ frames say instead of a token when a fee is to be lowered


def event_of(token: i64) -> i64:
    """The event of a `prevent` effect that spares a card this token."""
    if token == c.INJURY_:
        return a.PREVENT_INJURY
    return a.PREVENT_SUSPENSION if token == c.SUSPENSION else a.PREVENT_FEE


def preventing(t: Table, ability: i64, event: i64) -> i64:
    """The operation of an ability that prevents this event, -1 for none."""
    for op in range(t.book.ability(ability, b.DO), t.book.ability(ability, b.DO_END)):
        if t.book.op(op, a.O_OP) == a.PREVENT and t.book.op(op, a.O_A) == event:
            return op
    return -1


def preventer(t: Table, seat: i64, event: i64, after: i64) -> i64:
    """§4.6 The next working passive behind `after` that could prevent this event, -1 for none."""
    for i in range(len(t.book.passives)):
        ability = t.book.passives[i]
        if ability <= after or not traits.unused(t, ability):
            continue
        op = preventing(t, ability, event)
        if op >= 0 and copies(t, seat, ability):
            card = t.book.ability(ability, b.CARD)
            if traits.payable(t, seat, card, t.book.op(op, a.O_C), t.book.op(op, a.O_D)):
                return ability
    return -1


def guarded(t: Table, seat: i64, event: i64, n: i64) -> i64:
    """Effects of the match or week that prevent without being asked. Returns how much is left."""
    for at in range(0, len(t.timed), c.TIMED):
        if t.timed[at + c.T_WHAT] == c.GUARD + event and t.timed[at + c.T_SEAT] == seat:
            spared = min(n, t.timed[at + c.T_N])
            t.timed[at + c.T_N] -= spared
            n -= spared
    return n


def injure(t: Table, k: Stack, seat: i64, card: i64, token: i64, n: i64, log: Log) -> None:
    """EL-290, EL-332, EL-340 So many injury or suspension tokens on a card, unless prevented."""
    left = guarded(t, seat, event_of(token), n)
    if left < n:
        log.tell(ev.PREVENTED, seat, card)
    go_on(t, k, seat, card, token, left, -1, log)


def charge(t: Table, k: Stack, seat: i64, n: i64, log: Log) -> None:
    """§4.6 `prevent` of fees. What is due in the end stands in OWED once the frames are gone."""
    go_on(t, k, seat, c.CARDS - 1, FEE, guarded(t, seat, a.PREVENT_FEE, n), -1, log)


def go_on(
    t: Table, k: Stack, seat: i64, card: i64, token: i64, n: i64, after: i64, log: Log
) -> None:
    """The next effect that could prevent is asked for; behind the last, it happens."""
    if n > 0:
        ability = preventer(t, seat, event_of(token), after)
        if ability >= 0:
            k.push(c.PREVENT_, ability, seat * c.CARDS + card, token * 256 + n)
            return
    if token == FEE:
        t.put(seat, c.OWED, n)
    else:
        basics.put_on(t, card, token, n, log)


@final
class Prevent(Phase[Table]):
    """§4.6 `prevent`: is it used? Frame: ability, seat * CARDS + card, token (or FEE) * 256 + n.

    One that costs nothing and has no limit is not asked for: it works.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO for an effect without price and limit: it works."""
        op = preventing(t, k.get(1), event_of(k.get(3) // 256))
        free = t.book.op(op, a.O_C) >= t.book.op(op, a.O_D)
        if free and t.book.ability(k.get(1), b.LIMIT) == a.NO_LIMIT:
            return AUTO
        return 1 << (k.get(2) // c.CARDS)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and YES."""
        out.open(c.PREVENT_)
        out.add(c.PASS)
        out.add(c.YES)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """With YES pay and spare the tokens; what is left is put on, or prevented by the next."""
        ability, token, n = k.get(1), k.get(3) // 256, k.get(3) % 256
        seat, card = k.get(2) // c.CARDS, k.get(2) % c.CARDS
        k.pop()
        if who == AUTO or answer == c.YES:
            op = preventing(t, ability, event_of(token))
            traits.mark(t, ability)
            log.tell(ev.ABILITY_USED, seat, ability)
            if token != FEE:
                log.tell(ev.PREVENTED, seat, card)
            n = max(0, n - t.book.op(op, a.O_B))
            go_on(t, k, seat, card, token, n, ability, log)
            first, last = t.book.op(op, a.O_C), t.book.op(op, a.O_D)
            traits.pay(t, k, seat, t.book.ability(ability, b.CARD), first, last, log)
        else:
            go_on(t, k, seat, card, token, n, ability, log)
