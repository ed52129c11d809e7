"""EL-059 to EL-061: ten shirts go on the field, three on the bench."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.state import Table, number_of, numbered, role_of

from . import squad


def needs_room(t: Table, seat: i64, i: i64) -> i64:
    """EL-059 The starting footballer i (from 0) who needs a shirt without number; -1 for none."""
    n: i64 = 0
    for card in range(squad.footballers_end(t)):
        if (
            t.where[card] == c.OWN + seat
            and role_of(t, card) != c.KEEPER
            and numbered(number_of(t, card)) < 0
        ):
            if n == i:
                return card
            n += 1
    return -1


def without_number(t: Table, seat: i64) -> i64:
    """EL-059, EL-063 How many starting footballers need a shirt without number; at most three."""
    n: i64 = 0
    while n < 3 and needs_room(t, seat, n) >= 0:
        n += 1
    return n


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
    """EL-059 to EL-061 For each footballer without number a shirt makes room, in any order; then
    the sides of the bench.

    Frame: seat, how many have been picked.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager whose shirts are laid out."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the shirts that may make room; after them the eight sides of the bench."""
        wanted = without_number(t, seat) - k.get(2)
        if wanted == 0:
            out.open(c.SHIRTS)
            for mask in range(8):
                out.add(c.BENCH + mask)
            return
        out.open(c.SHIRTS, wanted, wanted)
        for shirt in range(10):
            if owned(t, seat, shirt):
                out.bar(c.SHIRT + shirt, c.WORN)
            elif t.shirt(seat, shirt, c.FIELD):
                out.add(c.SHIRT + shirt)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Exchange the shirt; with the bench's sides the shirts are laid out (EL-060, EL-061)."""
        seat, done = k.get(1), k.get(2)
        if answer < c.BENCH:
            card, comes = needs_room(t, seat, done), 10 + done
            t.dress(seat, answer - c.SHIRT, c.FIELD, 0)
            t.dress(seat, comes, c.FIELD, 1)
            t.dress(seat, comes, c.WEARER, card)
            t.dress(seat, comes, c.SIDE, role_of(t, card))
            log.tell(e.SHIRTS_CHANGED, seat, comes * 64 + answer - c.SHIRT)
            k.put(2, done + 1)
            return
        k.pop()
        dress(t, seat, answer - c.BENCH, log)


def dress(t: Table, seat: i64, faces: i64, log: Log) -> None:
    """EL-060, EL-061, EL-064 The sides of field and bench; `faces` are the bench shirts that show
    defence, lowest shirt first.
    """
    for card in range(squad.footballers_end(t)):
        shirt = numbered(number_of(t, card))
        if t.where[card] == c.OWN + seat and role_of(t, card) != c.KEEPER and shirt >= 0:
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
