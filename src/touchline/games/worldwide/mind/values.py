"""What the side with the ball may do, at first sight, in millionths of a goal; see `advice.py`.

Own cards as they are, the others' as they may be (`guess.py`, `planner.py`), dice exactly.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.fitting import ability_rows, gain, person_rows
from touchline.games.worldwide.rules.state import Table

from . import habits as h
from .planner import Planner

NEVER: Final[i64] = -(1 << 40)


def weigh_attack(t: Table, p: Planner, codes: Codes, worth: vec[i64]) -> None:
    """WF-041 Every way on, searched to its end."""
    kept = p.give
    here = kept
    if stays(codes):
        here = p.line(t.pa, t.safe == 1, t.waiting, 3)
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.GIVE:
            worth[i] = kept
        elif code == c.PASS:
            worth[i] = here
        elif code == c.TO_PARTNER:
            worth[i] = mates_attack(t, p, t.pa, t.safe == 1) * 9 // 10
        elif code < c.PERSON_:
            worth[i] = star_value(t, p, code - c.STAR, here)
        elif code < c.SUBSTITUTE:
            worth[i] = lone_person(t, p, code - c.PERSON_)
        else:
            worth[i] = card_value(t, p, (code - c.PLAY) // 128, (code - c.PLAY) % 128)


def stays(codes: Codes) -> bool:
    """Is there an answer after which the attack goes on from here as it stands?"""
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.PASS or c.STAR <= code < c.PERSON_:
            return codes.count > 1
    return False


def mates_attack(t: Table, p: Planner, pa: i64, safe: bool) -> i64:
    """WF-214 What the partner makes of the ball, by how many cards he has."""
    mate = t.other(p.seat)
    cards = min(8, t.held(mate))
    base = 1000 * p.habits[(h.SAFE if safe else h.THREAT) + pa]
    shots: i64 = 0
    total: i64 = 0
    for kind in range(t.book.types):
        n = t.pile[p.side * c.TYPES + kind] + t.hand[mate * c.TYPES + kind]
        total += n
        if t.book.category[kind] == c.SHOT_CARD:
            shots += n
            if t.plain[mate * c.TYPES + kind]:
                return base * cards // 8
    if total == 0 or shots == 0:
        return 0
    return base * cards // 8 * min(total, shots * cards) // total


def star_value(t: Table, p: Planner, ability: i64, here: i64) -> i64:
    """WF-100 A star for a point, for a card, or for whatever else; what follows, less the star."""
    book = t.book
    rows = ability_rows(t, p.side, ability)
    n = gain(t, rows, c.GAIN_PA)
    if n:
        p.stars -= 1
        value = p.line(t.pa + n, t.safe == 1, t.waiting, 3)
        p.stars += 1
        return value - p.star
    extra: i64 = 0
    found: i64 = here
    for e in range(rows // 1024, rows % 1024):
        if book.op(e) == c.SEARCH:
            found = max(found, fetched(t, p, book.arg(e, 1), book.arg(e, 3)))
        else:
            extra += p.effect(t, e, 40_000)
    return found + extra - p.star - 5_000


def fetched(t: Table, p: Planner, fits: i64, again: i64) -> i64:
    """WF-104 The attack with the best card that a search may bring."""
    best: i64 = NEVER
    base = p.side * c.TYPES
    for kind in range(t.book.types):
        bit: i64 = 1 << kind
        there = fits & bit and pool_of(t, p, kind) > 0
        if there or (again & bit and t.gone[base + kind]):
            if p.hand[kind] >= 1:
                continue
            p.borrow(kind)
            if t.book.category[kind] != c.SHOT_CARD:
                p.reckon(t, kind, 30_000)
            best = max(best, p.line(t.pa, t.safe == 1, t.waiting, 2) + p.price[kind] // 3)
            p.let_go(kind)
    return best


def pool_of(t: Table, p: Planner, kind: i64) -> i64:
    """Cards of a type in the own pile, as far as this seat can tell."""
    n = t.pile[p.side * c.TYPES + kind]
    if t.seats == 4:
        n += t.hand[t.other(p.seat) * c.TYPES + kind]
    return n


def lone_person(t: Table, p: Planner, n: i64) -> i64:
    """WF-120 A Player card by itself: its points, its cards, and the attack that follows."""
    rows = person_rows(t, p.side * c.SQUAD + n)
    more = gain(t, rows, c.GAIN_PA)
    value = -p.person_price(t, n)
    safe = t.safe == 1
    for e in range(rows // 1024, rows % 1024):
        value += p.effect(t, e, 30_000)
        if t.book.op(e) == c.FORBID_DEFENCE:
            safe = True
    p.folk &= ~(1 << n)
    value += p.line(t.pa + more, safe, t.waiting, 3)
    p.folk |= 1 << n
    return value


def card_value(t: Table, p: Planner, kind: i64, mask: i64) -> i64:
    """A card, with the Player cards of the mask; the plan after it is the best one."""
    safe = t.safe == 1 or t.restrict == c.INDIRECT
    if t.book.category[kind] == c.SHOT_CARD:
        kept = p.folk
        for n in range(c.SQUAD):
            row = t.person(p.side * c.SQUAD + n)
            if t.book.person_trigger[row] == c.ON_WITH and mask & (1 << n) == 0:
                p.folk &= ~(1 << n)
        value = p.shoot(kind, t.pa, safe, t.waiting, mask)
        p.folk = kept
        return value
    if mask == 0:
        value = p.onward(kind, t.pa, safe, t.waiting, 4, -1)
        for n in range(c.SQUAD):
            row = t.person(p.side * c.SQUAD + n)
            fits = t.book.person_by[row] & (1 << t.book.kind[kind])
            if p.folk & (1 << n) and t.book.person_trigger[row] == c.ON_AFTER and fits:
                value = max(value, p.onward(kind, t.pa, safe, t.waiting, 4, n))
        return value
    first: i64 = 0
    while mask & (1 << first) == 0:
        first += 1
    value = p.onward(kind, t.pa, safe, t.waiting, 4, first)
    for n in range(first + 1, c.SQUAD):
        if mask & (1 << n):
            value += 30_000 - p.person_price(t, n)
    return value
