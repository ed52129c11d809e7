"""Reasons why something is shut in FootClub that are facts: see tests/truth/shut.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from touchline.games.footclub.rules import codes as c


def supporters(t: Any, seat: int) -> int:
    """FC-109 Fans in the stands, and the kop."""
    kop = t.get(seat, c.KOP_KIND) != 0 and not (
        t.get(seat, c.KOP_SPENT) and t.rules.spent_kop_counts
    )
    return int(t.count(seat, c.STANDS)) + int(kop)


FACTS: Final[dict[int, Callable[[Any, int, int], bool]]] = {
    int(c.NEED_THREE): lambda t, seat, code: supporters(t, seat) < 3,
    int(c.NEED_THREE_AT_MOST): lambda t, seat, code: supporters(t, seat) > 3,
    int(c.ON_COUNTER): lambda t, seat, code: t.offence == c.COUNTER_ATTACK,
}
