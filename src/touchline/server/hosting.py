"""What people at a table arrange among themselves: a next table, and who is invited anew."""

from __future__ import annotations

from . import wire
from .audience import Audience
from .listener import Listener
from .live_match import LiveMatch
from .remarks import name_of
from .rematch import Next, lay_next
from .seating import renewed
from .shared import Shared
from .store import StoreFailed
from .texts import Trouble
from .unkept import not_kept


async def again(
    shared: Shared, live: LiveMatch, audience: Audience, listener: Listener, m: wire.Again
) -> None:
    """Lay the next table, or show the one that is laid, to whoever sits here. Raises Trouble."""
    if listener.role == "watch":
        raise Trouble(403, "srv-only-players")
    if not live.over:
        raise Trouble(409, "srv-not-over")
    if live.table.imported:
        raise Trouble(409, "srv-imported")
    fresh = Next(live.next)
    if not live.next:
        try:
            fresh = await lay_next(shared, live, m.swap, listener.person)
        except StoreFailed as e:
            raise not_kept(e) from None
        live.next, live.follow = fresh.table, fresh.follow
    listener.say(wire.Done(m.id, 0))
    hosts = [each for each in audience.listeners if each.role == "host"] or [listener]
    for each in audience.listeners:
        if each in hosts:
            each.say(wire.Rematch(fresh.table, fresh.invites, fresh.watch))
        elif each.role != "watch":
            each.say(wire.Rematch(fresh.table))
        elif live.follow:
            each.say(wire.Rematch(fresh.table, {}, live.follow))


async def renew(live: LiveMatch, audience: Audience, listener: Listener, m: wire.Renew) -> None:
    """A new link for a seat, or for watching: everybody is told, the host alone gets it.

    Raises Trouble.
    """
    if listener.role != "host":
        raise Trouble(403, "srv-only-host")
    here = {seat for each in audience.listeners for seat in each.mine}
    secret = await renewed(live, m.seat, here)
    if m.seat == -1:
        watchers = [each for each in audience.listeners if each.role == "watch"]
        audience.put_out(watchers, Trouble(403, "srv-watch-renewed"))
    else:
        told = wire.Said("srv-seat-renewed", {"team": name_of(m.seat, live.table, live.room.words)})
        for each in audience.listeners:
            each.say(wire.Notice(told))
    listener.say(wire.Invited(m.id, m.seat, secret))
