"""What those at a table agree on, or do for themselves, besides playing: each of it is kept, then
told to everybody.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import wire
from .agreements import Request
from .listener import Listener
from .store import StoreFailed
from .texts import Trouble

if TYPE_CHECKING:
    from .session import Session


async def propose(s: Session, listener: Listener, m: wire.Propose) -> None:
    """A seat asks the others for something. Raises Trouble where it may not."""
    s.own(listener, m.seat)
    what = f"p{m.what}.{m.of}.{m.level}"
    if s.done_before(listener, m.seat, m.id, m.turn, what):
        return
    s.in_time(m.seat, m.turn)
    request = await s.agreements.propose(listener, m)
    if request is not None:  # nobody is there who has to agree
        await _granted(s, listener, request, m.seat, m.id, m.turn, what)


async def settle(s: Session, listener: Listener, m: wire.Settle) -> None:
    """A seat agrees to what is asked, or not. Raises Trouble where nothing is asked of it."""
    s.own(listener, m.seat)
    what = f"s{m.n}"
    if s.done_before(listener, m.seat, m.id, -1, what):
        return
    request = await s.agreements.settle(listener, m)
    if request is not None:
        await _granted(s, listener, request, m.seat, m.id, -1, what)


async def _granted(
    s: Session, listener: Listener, request: Request, seat: int, id: str, turn: int, what: str
) -> None:
    """All have agreed, this seat last."""
    steps = s.agreements.grant(request, seat)
    await s.acknowledge(listener, seat, id, turn, what)
    if steps:
        await s.told(steps)
        return
    s.live.told(None)
    s.moved_on()
    s.audience.tell_back(request.seat)
    await s.go_on()


async def hand(s: Session, listener: Listener, m: wire.Hand) -> None:
    """Somebody lets a computer play for a seat of theirs, or takes the seat back. Raises Trouble
    where that may not be.
    """
    s.own(listener, m.seat)
    what = f"h{m.level}"
    if s.done_before(listener, m.seat, m.id, -1, what):
        return
    if s.live.over:
        raise Trouble(409, "srv-over")
    if m.level:
        s.agreements.checked(m.level)
        if m.seat not in s.agreements.hands(listener):
            raise Trouble(409, "srv-no-hand")
    elif not s.live.level(m.seat):
        raise Trouble(409, "srv-not-handed")
    steps = s.live.hand(m.seat, m.level)
    await s.acknowledge(listener, m.seat, m.id, -1, what)
    await s.told(steps)


async def resign(s: Session, listener: Listener, m: wire.Resign) -> None:
    """A seat gives the match up. Raises Trouble where that may not be."""
    s.own(listener, m.seat)
    if s.done_before(listener, m.seat, m.id, -1, "resign"):
        return
    if s.live.over:
        raise Trouble(409, "srv-over")
    steps = s.live.resign(m.seat)
    await s.acknowledge(listener, m.seat, m.id, -1, "resign")
    await s.told(steps)


async def returned(s: Session, listener: Listener) -> None:
    """Somebody has come: where the others had let a computer play for them, they play again."""
    for seat in listener.mine:
        if s.live.over or not s.live.lent(seat):
            continue
        steps = s.live.hand(seat, 0)
        try:
            await s.live.keep()
        except StoreFailed as e:
            await s.failed(e)
            return
        await s.told(steps)
