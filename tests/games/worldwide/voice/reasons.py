"""Reasons why something is shut in Worldwide that can be cured: see tests/truth/shut.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from touchline.games.worldwide.rules import codes as c


def stars(s: Any, seat: int) -> None:
    """A star is left."""
    s.put(seat % 2, c.STARS, 1)


def tokens(s: Any, seat: int) -> None:
    """A token is left, and room for the star that it brings."""
    s.put(seat % 2, c.SUBS, 1)
    s.put(seat % 2, c.STARS, 0)


CURES: Final[dict[int, Callable[[Any, int], None]]] = {
    int(c.NO_STAR): stars,
    int(c.NO_TOKEN): tokens,
}
