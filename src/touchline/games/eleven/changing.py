"""EL-059 to EL-061: ten shirts go on the field, three on the bench."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from . import events as e
from . import squad
from .state import Table, number_of, numbered, role_of


def without_number(t: Table, seat: i64) -> i64:
    """EL-059, EL-063 How many starting footballers need a shirt without number; at most three."""
    n: i64 = 0
    for card in range(squad.footballers_end(t)):
        if (
            t.where[card] == c.OWN + seat
            and role_of(t, card) != c.KEEPER
            and numbered(number_of(t, card)) < 0
        ):
            n += 1
    return min(3, n)


def owned(t: Table, seat: i64, shirt: i64) -> bool:
    """Does a footballer of this manager have this number?"""
    for card in range(squad.footballers_end(t)):
        if (
            t.where[card] == c.OWN + seat
            and role_of(t, card) != c.KEEPER
            and numbered(number_of(t, card)) == shirt
        ):
            return True
    return False


@final
class Shirts(Phase[Table]):
    """EL-059 to EL-061 Which numbered shirts make room, ascending; then the sides of the bench.

    Frame: seat, how many have been picked.
    """

    def due(self, t: Table, k: Stack) -> i64:
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        wanted = without_number(t, seat) - k.get(2)
        if wanted == 0:
            out.open(c.SHIRTS)
            for mask in range(8):
                out.add(c.BENCH + mask)
            return
        out.open(c.SHIRTS, wanted, wanted)
        after: i64 = t.pick_at(seat, k.get(2) - 1) if k.get(2) else -1
        free: i64 = 0
        for shirt in range(after + 1, 10):
            if not owned(t, seat, shirt):
                free += 1
        for shirt in range(10):
            if owned(t, seat, shirt):
                out.bar(c.SHIRT + shirt, c.WORN)
            elif shirt > after and free >= wanted:
                out.add(c.SHIRT + shirt)
                free -= 1

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        seat = k.get(1)
        if answer < c.BENCH:
            t.picked[seat] = k.get(2)
            t.pick(seat, answer - c.SHIRT)
            k.put(2, k.get(2) + 1)
            return
        k.pop()
        dress(t, seat, answer - c.BENCH, log)
        t.clear_picks(seat)


def dress(t: Table, seat: i64, faces: i64, log: Log) -> None:
    """EL-059, EL-060, EL-061, EL-064 Field, bench and sides, from what was picked; `faces` are the
    bench shirts that show defence, lowest shirt first.
    """
    wanted = without_number(t, seat)
    for shirt in range(c.SHIRTS_):
        t.dress(seat, shirt, c.FIELD, 1 if shirt < 10 or shirt - 10 < wanted else 0)
        t.dress(seat, shirt, c.SIDE, c.ATTACK)
        t.dress(seat, shirt, c.WEARER, -1)
    for i in range(wanted):
        t.dress(seat, t.pick_at(seat, i), c.FIELD, 0)
    free: i64 = 10
    for card in range(squad.footballers_end(t)):
        if t.where[card] != c.OWN + seat or role_of(t, card) == c.KEEPER:
            continue
        shirt = numbered(number_of(t, card))
        if shirt < 0 and free < c.SHIRTS_:
            shirt = free
            t.dress(seat, shirt, c.WEARER, card)
            free += 1
        if shirt >= 0:
            t.dress(seat, shirt, c.SIDE, role_of(t, card))
    balance(t, seat)
    bench: i64 = 0
    mask: i64 = 0
    for shirt in range(c.SHIRTS_):
        if t.shirt(seat, shirt, c.FIELD) == 0:
            t.dress(seat, shirt, c.SIDE, (faces >> bench) & 1)
            bench += 1
            mask |= 1 << shirt
    log.tell(e.FIRST_SHIRTS, seat, mask)


def balance(t: Table, seat: i64) -> None:
    """EL-060 Card-less field shirts are turned, lowest numbers first, until five show attack."""
    attack: i64 = 0
    for shirt in range(c.SHIRTS_):
        if t.shirt(seat, shirt, c.FIELD) and t.shirt(seat, shirt, c.SIDE) == c.ATTACK:
            attack += 1
    for shirt in range(c.SHIRTS_):
        if attack == 5:
            return
        if t.shirt(seat, shirt, c.FIELD) and squad.wearer(t, seat, shirt) < 0:
            side = t.shirt(seat, shirt, c.SIDE)
            if attack > 5 and side == c.ATTACK:
                t.dress(seat, shirt, c.SIDE, c.DEFENCE)
                attack -= 1
            elif attack < 5 and side == c.DEFENCE:
                t.dress(seat, shirt, c.SIDE, c.ATTACK)
                attack += 1
