"""Bare changes of the table and the events that tell them; everybody's smallest tools."""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.log import Log

from . import acts as a
from . import codes as c
from . import events as ev
from .state import Table
from .table import standing


def gain(t: Table, seat: i64, res: i64, n: i64, log: Log) -> None:
    """EL-006, EL-010, EL-027 Markers of a resource from the supply; nothing if n is below 1."""
    if n > 0:
        t.add(seat, c.HAS + res, n)
        log.tell(ev.GAINED, seat, res * 64 + min(n, 63))


def lose(t: Table, seat: i64, res: i64, n: i64, log: Log) -> i64:
    """EL-003, EL-083 Markers of a resource go back, as many as are there. Returns how many went."""
    gone = min(n, t.get(seat, c.HAS + res))
    if gone <= 0:
        return 0
    t.add(seat, c.HAS + res, -gone)
    log.tell(ev.LOST, seat, res * 64 + min(gone, 63))
    return gone


def step_stat(t: Table, seat: i64, stat: i64, n: i64, log: Log) -> None:
    """EL-046 A statistic moves by n (below 0: back), a step at a time; overflow is markers."""
    most = t.book.constant(a.STATS_MOST)
    before = t.get(seat, c.LEVEL + stat)
    level = before
    more: i64 = 0
    for _ in range(n if n > 0 else -n):
        if n > 0:
            if level < most:
                level += 1
            else:
                more += 1
        elif level > 1:
            level -= 1
        else:
            more -= 1
    t.put(seat, c.LEVEL + stat, level)
    if level != before:
        log.tell(ev.STAT_IS, seat, stat * 64 + level)
    if more > 0:
        gain(t, seat, stat, more, log)
    elif more < 0:
        lose(t, seat, stat, -more, log)


def victory(t: Table, seat: i64, n: i64, log: Log) -> None:
    """EL-385 Victory-point tokens come to the reserve, or go back (never below none, EL-003)."""
    change = max(n, -t.get(seat, c.POINTS))
    if change:
        t.add(seat, c.POINTS, change)
        log.tell(ev.POINTS, seat, change)


def put_on(t: Table, card: i64, token: i64, n: i64, log: Log) -> None:
    """EL-370 Tokens of a kind are laid on a card."""
    if n > 0:
        was = standing.before(t, card, log)
        t.put_tokens(card, token, n)
        log.tell(ev.TOKENS_ON, card, token * 64 + n)
        standing.after(t, card, was, log)


def take_off(t: Table, card: i64, token: i64, n: i64, log: Log) -> i64:
    """EL-003 Tokens of a kind leave a card, as many as lie there. Returns how many left."""
    gone = min(n, t.token(card, token))
    if gone <= 0:
        return 0
    was = standing.before(t, card, log)
    t.put_tokens(card, token, -gone)
    log.tell(ev.TOKENS_OFF, card, token * 64 + gone)
    standing.after(t, card, was, log)
    return gone
