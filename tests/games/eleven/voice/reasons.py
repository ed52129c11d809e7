"""Reasons why something is shut in Eleven that can be cured on a clone: see tests/truth/shut.py."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from touchline.games.eleven.rules import codes as c


def rich(what: Sequence[int]) -> Callable[[Any, int], None]:
    """Plenty of these resources."""

    def cure(t: Any, seat: int) -> None:
        for res in what:
            t.put(seat, c.HAS + res, 60)

    return cure


def unused(what: int) -> Callable[[Any, int], None]:
    """As if it had not been used."""

    def cure(t: Any, seat: int) -> None:
        t.put(seat, what, 0)

    return cure


def rested(t: Any, seat: int) -> None:
    """No card is exhausted."""
    for card in range(t.book.total()):
        t.flag(card, c.EXHAUSTED, False)


CURES: Final[dict[int, Callable[[Any, int], None]]] = {
    int(c.NO_MONEY): rich((c.MONEY,)),
    int(c.CANNOT_PAY): rich((c.MONEY, c.FANS, c.OPERATIONS, c.FITNESS)),
    int(c.NO_FITNESS): rich((c.FITNESS,)),
    int(c.USED): unused(c.BASIC_USED),
    int(c.EXTRA_USED_): unused(c.EXTRA_USED),
    int(c.CARD_EXHAUSTED): rested,
}
