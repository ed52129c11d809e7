"""A stack that waits for others."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.phase import Phase
from touchline.core.stack import Stack

from .state import Table


@final
class Idle(Phase[Table]):
    """LANE_DONE, and LANES seen by itself: nobody is asked here."""

    def due(self, t: Table, k: Stack) -> i64:
        """Return the empty mask: if anybody is awaited, it is on another stack."""
        return 0
