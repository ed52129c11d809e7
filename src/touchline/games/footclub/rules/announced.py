"""FC-096, FC-158, FC-161: what an announced change has come to, and whether it can end legally."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from . import codes as c
from . import options as o
from .shapes import kind_shift, kinds_in, some_fits
from .state import Table
from .sums import squad


def subs_left(t: Table, side: i64) -> i64:
    """FC-158, FC-159, FC-214 Substitutions left, in a change step only; extra time may bring
    more (`et_extra_subs`).
    """
    most: i64 = 3 + t.rules.et_extra_subs if t.period >= 3 else 3
    return most - t.get(side, c.SUBS)


def bench(t: Table, side: i64) -> i64:
    """FC-008 The outfield players on a club's bench."""
    return squad(t, side, True) & ~squad(t, side, False)


@final
class Announced:
    """What a change has come to so far: who is on, who waits, what is left."""

    __slots__ = ("last", "off", "on", "pairs", "subs", "vacancies", "waiting")

    def __init__(self, t: Table, side: i64) -> None:
        self.on: i64 = squad(t, side, False)
        self.waiting: i64 = bench(t, side)
        self.off: i64 = self.on  # who may still make room
        self.subs: i64 = subs_left(t, side)
        self.vacancies: i64 = t.vacancies(side)
        self.pairs: i64 = 0
        self.last: i64 = -1
        n = t.sealed.counts[side]
        i: i64 = 0
        while i + 1 < n and t.sealed.at(side, i) != c.PASS:
            player = t.sealed.at(side, i) - c.PLAYER
            out = t.sealed.at(side, i + 1)
            if out == c.VACANCY:
                self.vacancies -= 1
            else:
                self.on &= ~(1 << (out - c.PLAYER))
                self.off &= ~(1 << (out - c.PLAYER))
            self.on |= 1 << player
            self.waiting &= ~(1 << player)
            self.last = player
            self.subs -= 1
            self.pairs += 1
            i += 2


def size_of(players: i64) -> i64:
    """How many players are in a set."""
    n: i64 = 0
    while players:
        players &= players - 1
        n += 1
    return n


def can_end(t: Table, players: i64) -> bool:
    """FC-161 Have these players a legal line-up?"""
    return some_fits(kinds_in(t.book, players), size_of(players), t.rules.formation_set)


def after_pair(
    t: Table, kinds: i64, n: i64, off: i64, waiting: i64, last: i64, subs: i64, vacancies: i64
) -> bool:
    """FC-161, FC-Q23 Is this line-up legal, or made legal by further pairs with later entrants?"""
    if some_fits(kinds, n, t.rules.formation_set):
        return True
    if subs <= 0:
        return False
    for player in range(last + 1, t.book.cards):
        if waiting & (1 << player):
            more = kinds + (1 << kind_shift(t.book, player))
            if room_for(t, more, n, off, waiting & ~(1 << player), player, subs - 1, vacancies):
                return True
    return False


def room_for(
    t: Table, kinds: i64, n: i64, off: i64, waiting: i64, last: i64, subs: i64, vacancies: i64
) -> bool:
    """Is there a vacancy or a player whose leaving makes this work? `kinds` holds the entrant."""
    if vacancies > 0 and after_pair(t, kinds, n + 1, off, waiting, last, subs, vacancies - 1):
        return True
    tried: i64 = 0
    for player in range(t.book.cards):
        if off & (1 << player):
            shift = kind_shift(t.book, player)
            bit: i64 = 1 << (shift // 8)
            if tried & bit:
                continue  # as good as one tried before
            tried |= bit
            rest = off & ~(1 << player)
            if after_pair(t, kinds - (1 << shift), n, rest, waiting, last, subs, vacancies):
                return True
    return False


def entrants(t: Table, d: Announced) -> i64:
    """FC-158, FC-161 Who may come on next: later than the last, and so that it can end legally."""
    found: i64 = 0
    if d.subs <= 0:
        return found
    kinds = kinds_in(t.book, d.on)
    n = size_of(d.on)
    for player in range(d.last + 1, t.book.cards):
        if d.waiting & (1 << player):
            more = kinds + (1 << kind_shift(t.book, player))
            rest = d.waiting & ~(1 << player)
            if room_for(t, more, n, d.off, rest, player, d.subs - 1, d.vacancies):
                found |= 1 << player
    return found


def can_replace(t: Table, d: Announced) -> bool:
    """FC-096, FC-Q16 Can a vacancy be filled, so that `injury_replace = forced` demands it?"""
    if d.subs <= 0 or d.vacancies <= 0:
        return False
    kinds = kinds_in(t.book, d.on)
    n = size_of(d.on)
    for player in range(d.last + 1, t.book.cards):
        if d.waiting & (1 << player) and some_fits(
            kinds + (1 << kind_shift(t.book, player)), n + 1, t.rules.formation_set
        ):
            return True
    return False


def fillers(t: Table, d: Announced) -> i64:
    """FC-096 Who of those who wait may take a vacancy, so that the change can end legally."""
    found: i64 = 0
    kinds = kinds_in(t.book, d.on)
    n = size_of(d.on)
    for player in range(d.last + 1, t.book.cards):
        if d.waiting & (1 << player):
            more = kinds + (1 << kind_shift(t.book, player))
            rest = d.waiting & ~(1 << player)
            subs, left = d.subs - 1, d.vacancies - 1
            if after_pair(t, more, n + 1, d.off, rest, player, subs, left):
                found |= 1 << player
    return found


def fillable(t: Table, side: i64, exceptional: bool) -> tuple[i64, i64]:
    """FC-096, FC-Q16 The fewest and the most vacancies that a change which has not begun may fill.

    Filled places must leave a legal line-up; `injury_replace = forced` demands as many as can be.
    """
    d = Announced(t, side)
    most: i64 = 0
    for n in range(1, min(d.vacancies, d.subs) + 1):
        kinds = kinds_in(t.book, d.on)
        if fills(t, kinds, size_of(d.on), d.off, d.waiting, -1, d.subs, n):
            most = n
    return (most if exceptional and t.rules.injury_replace == o.INJURY_REPLACE_FORCED else 0), most


def fills(
    t: Table, kinds: i64, n: i64, off: i64, waiting: i64, last: i64, subs: i64, places: i64
) -> bool:
    """Can so many vacancies be filled by later entrants, and the change end legally?"""
    if places == 0:
        return after_pair(t, kinds, n, off, waiting, last, subs, 0)
    if subs <= 0:
        return False
    for player in range(last + 1, t.book.cards):
        if waiting & (1 << player):
            more = kinds + (1 << kind_shift(t.book, player))
            rest = waiting & ~(1 << player)
            if fills(t, more, n + 1, off, rest, player, subs - 1, places - 1):
                return True
    return False
