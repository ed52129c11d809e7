"""Who stands better: the full judge's opinion, in thousandths of a point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .judge import Full
from .state import Table

FULL: Final = Full()


def worth(t: Table, seat: i64) -> i64:
    """Thousandths of a point that `seat` may expect: 0 to 2000."""
    return FULL.rate(t, seat) // 1000
