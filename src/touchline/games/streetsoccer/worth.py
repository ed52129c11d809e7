"""Who stands better, for searches that stop early."""

from __future__ import annotations

from mypy_extensions import i64

from .codes import END, W
from .state import Table


def worth(t: Table, seat: i64) -> i64:
    """Thousandths of a point for `seat`, 0 to 2000: goals first, then where the ball lies."""
    lead = (t.score0 - t.score1) * 300
    if t.ball and t.phase != END:
        lead += (t.ball % W * 2 - 13) * 8
    worth = 1000 + (lead if seat == 0 else -lead)
    return 0 if worth < 0 else 2000 if worth > 2000 else worth
