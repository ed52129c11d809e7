"""What the windows of a match share: who is asked, and for what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.odds import die

from . import codes as c
from .fitting import asks_people, person_shut, star_shut
from .state import Table


def d20(out: Odds) -> None:
    """WF-064 Twenty faces, all alike."""
    out.open(c.D20)
    die(out, 1, 20)


def ask_people(t: Table, seat: i64, trigger: i64, which: i64, out: Codes) -> None:
    """Player cards of a hand that fit this moment; why the others do not."""
    side = seat % 2
    for n in range(c.SQUAD):
        if t.spot[side * c.SQUAD + n] == c.HAND + seat:
            why = person_shut(t, seat, n, trigger, which)
            if why:
                out.bar(c.PERSON_ + n, why)
            else:
                out.add(c.PERSON_ + n)


def ask_stars(t: Table, seat: i64, trigger: i64, kind: i64, out: Codes) -> None:
    """WF-100 Abilities face up that may be paid for in this moment; why the others may not."""
    laid = t.get(seat % 2, c.LAID)
    for ability in range(t.book.abilities):
        if laid & (1 << ability):
            why = star_shut(t, seat, ability, trigger, kind)
            if why:
                out.bar(c.STAR + ability, why)
            else:
                out.add(c.STAR + ability)


NOBODY: Final[i64] = -1


def asked(t: Table, side: i64, frame: i64, trigger: i64, which: i64) -> i64:
    """WF-235 Which seat of a side is asked for a Player card: captain first, then the partner.

    `frame` is 1 once the captain has declined. NOBODY if no seat needs to be asked.
    """
    captain = t.captain(side)
    if frame == 0 and asks_people(t, captain, trigger, which):
        return captain
    if t.seats == 4 and asks_people(t, t.other(captain), trigger, which):
        return t.other(captain)
    return NOBODY
