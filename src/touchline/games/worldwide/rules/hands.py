"""WF-030 to WF-033: cards come into hands and leave them."""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.log import Log
from touchline.core.stack import Stack

from . import codes as c
from .state import Table


def limit(t: Table, seat: i64, pile: i64) -> i64:
    """WF-030, WF-173, WF-174, WF-213 Cards a hand may hold; less after red cards."""
    reds = t.reds[seat]
    if pile == c.ACTION:
        return 10 if reds == 0 else 7 if reds == 1 else 5
    return 3 if reds == 0 else 2 if reds == 1 else 1


def folk(t: Table, seat: i64) -> i64:
    """Player cards in a hand."""
    return t.people(seat % 2, c.HAND + seat)


def leave(t: Table, seat: i64, kind: i64) -> None:
    """An Action card leaves a hand in the open, and with it what was known of it.

    One that all saw go there goes first; else it may be the one a search fetched, by the
    narrowest search that fits: what can no longer be said of the hand is said no more.
    """
    at = seat * c.TYPES + kind
    t.hand[at] -= 1
    if t.plain[at] > 0:
        t.plain[at] -= 1
        return
    for which in range(len(t.book.filters)):
        if t.hints[seat * c.FILTERS + which] and t.book.filters[which] & (1 << kind):
            t.hints[seat * c.FILTERS + which] -= 1
            return


def drop(t: Table, seat: i64, kind: i64, log: Log) -> None:
    """WF-033 An Action card of a hand goes face up to the discard of its side."""
    leave(t, seat, kind)
    t.gone[seat % 2 * c.TYPES + kind] += 1
    log.tell(c.DROPPED, seat % 2, seat * 64 + kind)


def place(t: Table, card: i64, where: i64) -> None:
    """A Player card (side * 7 + n) comes to lie somewhere, and no hand is known to hold it."""
    t.spot[card] = where
    t.seen &= ~(1 << card)


def drop_person(t: Table, seat: i64, n: i64, log: Log) -> None:
    """A Player card of a hand goes to the discard."""
    place(t, seat % 2 * c.SQUAD + n, c.DISCARD)
    log.tell(c.DROPPED_PERSON, seat % 2, seat * 64 + n)


def draw(k: Stack, seat: i64, pile: i64, n: i64) -> None:
    """A draw of several cards is one event (WF-031); it takes place before what is beneath it.

    WF-217 The cards are for one seat, the one whose card or star brought them.
    """
    if n > 0:
        k.push(c.DRAW, seat, pile, n)


def discards(t: Table, k: Stack, phase: i64, seat: i64, pile: i64, n: i64) -> None:
    """A seat must discard so many cards, or as many as it has."""
    has: i64 = 0
    if pile != c.PERSON:
        has += t.held(seat)
    if pile != c.ACTION:
        has += folk(t, seat)
    n = min(n, has)
    if n > 0:
        k.push(phase, seat, pile, n * 1024)


def excess(t: Table, k: Stack, seat: i64) -> None:
    """WF-031 Above a limit a seat discards at once, each kind by itself."""
    over = folk(t, seat) - limit(t, seat, c.PERSON)
    if over > 0:
        discards(t, k, c.FORCED_DISCARD, seat, c.PERSON, over)
    over = t.held(seat) - limit(t, seat, c.ACTION)
    if over > 0:
        discards(t, k, c.FORCED_DISCARD, seat, c.ACTION, over)
