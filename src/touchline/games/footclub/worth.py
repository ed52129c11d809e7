"""Who stands better: an estimate from goals, time, ball, hands and values."""

from __future__ import annotations

from mypy_extensions import i64

from . import codes as c
from .state import Table


def worth(t: Table, seat: i64) -> i64:
    """Thousandths of a point that `seat` may expect: 0 to 2000."""
    lead = t.get(seat, c.GOALS) - t.get(1 - seat, c.GOALS)
    return max(0, min(2000, 1000 + lead * 300))
