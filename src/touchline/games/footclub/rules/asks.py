"""Questions that several phases put: what is open, and why the rest is shut."""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.buffers import Codes

from . import codes as c
from .book import KIND
from .shapes import (
    BY_SIZE,
    START,
    can_fill,
    fits,
    kind_shift,
    kinds_in,
    legal,
    line_count,
    line_of,
    players_of,
)
from .state import Table
from .sums import captains


def ask_shape(t: Table, players: i64, n: i64, out: Codes) -> None:
    """FC-030 to FC-032, FC-105 The shapes of n players that these players can fill."""
    out.open(c.ASK_SHAPE)
    kinds = kinds_in(t.book, players)
    for i in range(START[n], START[n + 1]):
        shape = BY_SIZE[i]
        if not legal(shape, t.rules.formation_set):
            out.bar(c.SHAPE + shape, c.NOT_LISTED)
        elif fits(kinds, shape):
            out.add(c.SHAPE + shape)
        else:
            out.bar(c.SHAPE + shape, c.NO_PLAYERS)


def players_in(t: Table, side: i64, first: i64, behind: i64) -> i64:
    """The players that a club's envelope names from answer `first` to before `behind`."""
    found: i64 = 0
    for i in range(first, behind):
        found |= 1 << (t.sealed.at(side, i) - c.PLAYER)
    return found


def ask_slot(t: Table, side: i64, at: i64, players: i64, out: Codes) -> None:
    """FC-033 Who takes the next place: `at` is the answer that named the shape.

    Only players who leave the other places fillable by the rest of `players`.
    """
    out.open(c.ASK_SLOT)
    shape = t.sealed.at(side, at) - c.SHAPE
    slot = t.sealed.counts[side] - at - 1
    used = players_in(t, side, at + 1, at + 1 + slot)
    line = line_of(shape, slot)
    kinds = kinds_in(t.book, players & ~used)
    left = players_of(shape) - slot
    # places still to be filled, a line each
    fb: i64 = 0
    cb: i64 = 0
    dm: i64 = 0
    am: i64 = 0
    fw: i64 = 0
    behind: i64 = 0
    for which in range(5):
        behind += line_count(shape, which)
        n = max(0, min(line_count(shape, which), behind - slot))
        if which == line:
            n -= 1
        if which == c.FB:
            fb = n
        elif which == c.CB:
            cb = n
        elif which == c.DM:
            dm = n
        elif which == c.AM:
            am = n
        else:
            fw = n
    for card in range(t.book.cards):
        if players & (1 << card) == 0:
            if t.is_at(side, card, c.SUSPENDED):
                out.bar(c.PLAYER + card, c.IS_SUSPENDED)
            continue
        if used & (1 << card):
            continue
        if not t.book.stands_on(card, line):
            out.bar(c.PLAYER + card, c.WRONG_LINE)
        elif left == 1 or can_fill(kinds - (1 << kind_shift(t.book, card)), fb, cb, dm, am, fw):
            out.add(c.PLAYER + card)
        else:
            out.bar(c.PLAYER + card, c.REST)


def ask_captain(t: Table, side: i64, players: i64, out: Codes) -> None:
    """FC-043, FC-044, FC-048 One of these players."""
    out.open(c.ASK_CAPTAIN)
    fit = captains(t, side, players)
    for card in range(t.book.cards):
        if fit & (1 << card):
            out.add(c.PLAYER + card)
        elif players & (1 << card):
            out.bar(c.PLAYER + card, c.NOT_CAPTAIN)


def ask_tactics(t: Table, side: i64, first: i64, n: i64, out: Codes) -> None:
    """FC-054 Cards of the reserve beyond the last picked, if enough are left for the rest.

    Copies that are alike are offered once, by the lowest number not picked yet. `first` is the
    first answer of the envelope that names a card.
    """
    done = t.sealed.counts[side] - first
    left = n - done
    out.open(c.ASK_TACTICS, left, left)
    last = t.sealed.last(side, 0) - c.CARD if done else -1
    ask_cards(t, side, c.RESERVE, last, left, out)
    for card in range(c.DECK):
        if t.where[side * c.DECK + card] == c.STANDS:
            out.bar(c.CARD + card, c.IN_STANDS)


def ask_cards(t: Table, side: i64, place: i64, last: i64, left: i64, out: Codes) -> None:
    """Cards in a place beyond the card `last`, one order a set; alike copies once."""
    first = side * c.DECK
    after: i64 = 0
    for card in range(last + 1, c.DECK):
        if t.where[first + card] == place:
            after += 1
    seen: i64 = 0
    for card in range(last + 1, c.DECK):
        if t.where[first + card] != place:
            continue
        if after < left:
            break
        bit: i64 = 1 << KIND[card]
        if seen & bit == 0 or not t.alike(KIND[card]):
            out.add(c.CARD + card)
        seen |= bit
        after -= 1
