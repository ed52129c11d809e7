"""§3, `window_privacy`: deals that a seat cannot tell from the true one."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.rng import Rng

from . import codes as c
from . import options as o
from . import secrets
from .phases import PHASES
from .state import Table

TRIES: Final = 40  # deals drawn in the hope that one asks the same seats
SWAPS: Final = 600  # pairs of cards that may change places where none did


def due(t: Table) -> i64:
    """Who is to answer, as the phase on top knows."""
    return PHASES[t.stack.phase()].due(t, t.stack)


def twin(t: Table, seat: i64, rng: Rng) -> Table:
    """A table that `seat` cannot tell from `t`.

    With `window_privacy=auto_skip` a question tells that something can be answered, so a deal
    is drawn again until the same seats are asked. Where that takes too long cards change places.
    """
    u = secrets.redeal(t, seat, rng)
    if t.rules.privacy == o.WINDOW_PRIVACY_ALWAYS_ASK or secrets.sealed_phase(t.stack.phase()):
        return u
    asked = due(t)
    for _ in range(TRIES):
        if due(u) == asked:
            return u
        u = secrets.redeal(t, seat, rng)
    return wander(t, seat, rng)


def wander(t: Table, seat: i64, rng: Rng) -> Table:
    """A twin reached by swaps of two hidden cards, each undone that would ask other seats.

    Every pair is as likely at every table, so a long walk comes to all tables that ask the same
    seats alike; it stays where it began only if no card could lie elsewhere.
    """
    u = t.clone()
    asked = due(t)
    for _ in range(SWAPS):
        side = rng.below(2)
        if secrets.all_known(t, side, seat):
            continue
        if rng.below(2):
            swap_people(u, side, seat, asked, rng)
        else:
            swap_actions(u, side, seat, asked, rng)
    return u


def swap_people(t: Table, side: i64, seat: i64, asked: i64, rng: Rng) -> None:
    """Two Player cards that the seat cannot locate change places, unless others would be asked."""
    loose = vec[i64]()
    for card in range(side * c.SQUAD, side * c.SQUAD + c.SQUAD):
        if not secrets.locates(t, seat, card):
            loose = append(loose, card)
    n: i64 = len(loose)
    if n < 2:
        return
    one = loose[rng.below(n)]
    two = loose[rng.below(n)]
    here, there = t.spot[one], t.spot[two]
    t.spot[one], t.spot[two] = there, here
    if due(t) != asked:
        t.spot[one], t.spot[two] = here, there


def swap_actions(t: Table, side: i64, seat: i64, asked: i64, rng: Rng) -> None:
    """Two Action cards that the seat cannot see change places, if what is known of hands and who
    is asked stays as it was.
    """
    total: i64 = 0
    for kind in range(t.book.types):
        for place in range(side - 2, t.seats, 2):
            total += hidden(t, side, place, seat, kind)
    if total < 2:
        return
    one = nth(t, side, seat, rng.below(total))
    two = nth(t, side, seat, rng.below(total))
    here, first = one // c.TYPES, one % c.TYPES
    there, second = two // c.TYPES, two % c.TYPES
    if here == there or first == second:
        return
    put(t, side, here, first, second)
    put(t, side, there, second, first)
    if due(t) != asked or not promised(t, here) or not promised(t, there):
        put(t, side, here, second, first)
        put(t, side, there, first, second)


def hidden(t: Table, side: i64, place: i64, seat: i64, kind: i64) -> i64:
    """Cards of a type that `seat` cannot see at a place: a hand, or the draw pile below 0."""
    if place < 0:
        return t.pile[side * c.TYPES + kind]
    if place == seat:
        return 0
    return t.hand[place * c.TYPES + kind] - t.plain[place * c.TYPES + kind]


def nth(t: Table, side: i64, seat: i64, n: i64) -> i64:
    """Place * TYPES + type of one of the hidden cards of a side, counted through."""
    for kind in range(t.book.types):
        for place in range(side - 2, t.seats, 2):
            n -= hidden(t, side, place, seat, kind)
            if n < 0:
                return place * c.TYPES + kind
    raise ValueError("there are not so many hidden cards")


def put(t: Table, side: i64, place: i64, out: i64, back: i64) -> None:
    """A card of type `out` leaves a place and one of type `back` comes there."""
    if place < 0:
        t.pile[side * c.TYPES + out] -= 1
        t.pile[side * c.TYPES + back] += 1
    else:
        t.hand[place * c.TYPES + out] -= 1
        t.hand[place * c.TYPES + back] += 1


def promised(t: Table, place: i64) -> bool:
    """WF-104 Does a hand still hold what searches are known to have fetched?

    Filters are nested or apart: enough that each has as many cards as it and those within it
    promised.
    """
    if place < 0:
        return True
    for which in range(len(t.book.filters)):
        fits = t.book.filters[which]
        wanted: i64 = 0
        for inner in range(len(t.book.filters)):
            if t.book.filters[inner] & ~fits == 0:
                wanted += t.hints[place * c.FILTERS + inner]
        for kind in range(t.book.types):
            if fits & (1 << kind):
                at = place * c.TYPES + kind
                wanted -= t.hand[at] - t.plain[at]
        if wanted > 0:
            return False
    return True
