"""EL-066, EL-115, EL-121, EL-202: shirts turned, moved and swapped where an effect allows it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.state import Table

from . import pitch, squad

EVERYWHERE: Final[i64] = 511


def shirt_meant(t: Table, seat: i64, code: i64) -> i64:
    """The field shirt that a target names by itself or by its footballer, -1 for none."""
    shirt: i64 = -1
    if c.SHIRT <= code < c.FOE:
        shirt = code - c.SHIRT
    elif c.CARD <= code < c.SELL:
        shirt = squad.shirt_of(t, seat, code - c.CARD)
        # in a match only those who take part wear theirs
        if pitch.lined_up(t, seat) and pitch.player_of(t, seat, shirt) != code - c.CARD:
            shirt = -1
    return shirt if shirt >= 0 and t.shirt(seat, shirt, c.FIELD) else -1


def crowd(t: Table, seat: i64, zone: i64) -> i64:
    """How many own shirts stand in a zone."""
    n: i64 = 0
    for shirt in range(c.SHIRTS_):
        if t.shirt(seat, shirt, c.FIELD) and t.shirt(seat, shirt, c.AT) == zone:
            n += 1
    return n


def zones_for(t: Table, seat: i64, shirt: i64) -> i64:
    """EL-121 The zones its footballer allows a shirt, a mask; all of them for a card-less one."""
    card = pitch.player_of(t, seat, shirt)
    return EVERYWHERE if card < 0 else t.book.card(card, b.ZONES)


def within(of: i64, one: i64, other: i64) -> bool:
    """Do two zones lie in the same zone, section or line (acts.WITHIN_...)?"""
    if of == a.WITHIN_ZONE:
        return one == other
    if of == a.WITHIN_SECTION:
        return pitch.section_of(one) == pitch.section_of(other)
    return of == a.WITHIN_ANY or one // 3 == other // 3


def ways(t: Table, seat: i64, op: i64, shirt: i64) -> i64:
    """§4.6 `move_shirt` The zones a shirt may go to, a mask; EL-066 and EL-121 still hold."""
    here = t.shirt(seat, shirt, c.AT)
    if here < 0 or (here % 3 == 1 and crowd(t, seat, here) == 1):
        return 0
    able = zones_for(t, seat, shirt)
    found: i64 = 0
    for zone in range(c.ZONES):
        if zone == here or able & (1 << zone) == 0:
            continue
        fits = within(t.book.op(op, a.O_A), here, zone)
        if fits and crowd(t, seat, zone) < pitch.room(zone):
            found |= 1 << zone
    return found


def may_swap(t: Table, seat: i64, op: i64, one: i64, other: i64) -> bool:
    """§4.6 `swap_shirts` May two shirts change places? EL-121 holds for both."""
    here, there = t.shirt(seat, one, c.AT), t.shirt(seat, other, c.AT)
    if one == other or here < 0 or there < 0 or here == there:
        return False
    if not within(t.book.op(op, a.O_A), here, there):
        return False
    fits = zones_for(t, seat, one) & (1 << there) and zones_for(t, seat, other) & (1 << here)
    return fits != 0


def swap_places(t: Table, seat: i64, one: i64, other: i64, log: Log) -> None:
    """§4.6 `swap_shirts`"""
    here, there = t.shirt(seat, one, c.AT), t.shirt(seat, other, c.AT)
    t.dress(seat, one, c.AT, there)
    t.dress(seat, other, c.AT, here)
    log.tell(ev.SHIRT_MOVED, seat, one * 64 + there)
    log.tell(ev.SHIRT_MOVED, seat, other * 64 + here)


@final
class Move(Phase[Table]):
    """§4.6 `move_shirt` Where a shirt goes. Frame: operation, context, shirt."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO if at most one zone is open."""
        seat = k.get(2) // c.CARDS
        open_ = ways(t, seat, k.get(1), k.get(3))
        return AUTO if open_ & (open_ - 1) == 0 else 1 << seat

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the zones that the shirt may go to."""
        out.open(c.MOVE)
        open_ = ways(t, seat, k.get(1), k.get(3))
        for zone in range(c.ZONES):
            if open_ & (1 << zone):
                out.add(c.ZONE + zone)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Move the shirt; without a zone it stays where it is (EL-003)."""
        seat, shirt = k.get(2) // c.CARDS, k.get(3)
        zone = answer - c.ZONE
        if who == AUTO:
            open_ = ways(t, seat, k.get(1), shirt)
            zone = -1
            for only in range(c.ZONES):
                if open_ & (1 << only):
                    zone = only
        k.pop()
        if zone >= 0:
            t.dress(seat, shirt, c.AT, zone)
            log.tell(ev.SHIRT_MOVED, seat, shirt * 64 + zone)
