"""EL-011 A manager's own dice, and rolling them again."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table

from . import traits

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


def again(t: Table, seat: i64, out: Codes) -> None:
    """The two answers to a die that lies: as it is, or once more."""
    out.add(c.ACCEPT)
    if traits.may_reroll(t, seat):
        out.add(c.REROLL)
    else:
        out.bar(c.REROLL, c.NO_FANS)
