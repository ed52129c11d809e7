"""EL-011 A manager's own dice, and rolling them again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.log import Log

from . import acts as a
from . import basics, traits
from . import codes as c
from . import events as e
from .state import Table

SYMBOL: Final[i64] = 12  # EL-330 "number above 11"


def six(out: Odds) -> None:
    """A manager's d6."""
    out.open(c.D6)
    for face in range(1, 7):
        out.add(face, 1)


def twelve(out: Odds) -> None:
    """EL-330 The twelve-sided die: shirt numbers 1 to 11, and the symbol."""
    out.open(c.D12)
    for face in range(1, 13):
        out.add(face, 1)


def free_reroll(t: Table, seat: i64) -> bool:
    """Does a card let this manager roll again without a fan?"""
    return traits.value(t, seat, a.M_REROLL, 0, -1) > t.get(seat, c.REROLLS)


def can_reroll(t: Table, seat: i64) -> bool:
    """EL-011 A fan to pay, or a free reroll."""
    return t.get(seat, c.HAS + c.FANS) > 0 or free_reroll(t, seat)


def pay_reroll(t: Table, seat: i64, log: Log) -> None:
    """EL-011 The free one first, else a fan."""
    if free_reroll(t, seat):
        t.add(seat, c.REROLLS, 1)
        log.tell(e.REROLLED, seat, 0)
    else:
        basics.lose(t, seat, c.FANS, 1, log)
        log.tell(e.REROLLED, seat, 1)


def again(t: Table, seat: i64, out: Codes) -> None:
    """The two answers to a die that lies: as it is, or once more."""
    out.add(c.ACCEPT)
    if can_reroll(t, seat):
        out.add(c.REROLL)
    else:
        out.bar(c.REROLL, c.NO_FANS)
