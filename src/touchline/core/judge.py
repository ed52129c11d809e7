"""An opinion about a table, for players that cannot look on to the end."""

from __future__ import annotations

from math import erf

from mypy_extensions import i64, mypyc_attr

from .contract import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """Rates a table for a seat. Knows no more than the rules; holds no match."""

    def rate(self, s: State, seat: i64) -> i64:
        """The points that `seat` may expect, in millionths of a point."""
        raise NotImplementedError

    def moment(self, s: State) -> i64:
        """How far the match has gone, in units worth planning by, such as turns; never less.

        All can see it. A search may stop a number of moments ahead.
        """
        return 0

    def settled(self, s: State) -> bool:
        """May this table be rated now, or is something half done that had better be finished?"""
        return True

    def stakes(self, s: State) -> bool:
        """Does what fate is about to do change what `glimpse` sees?

        Fate has the turn. Where this is so, a search may take the luck out of what it imagines.
        """
        return False

    def glimpse(self, s: State, seat: i64) -> i64:
        """A quick opinion in millionths of a point: cheaper than `rate`, and it may be rougher."""
        return self.rate(s, seat)

    def alike(self, s: State, answer: i64) -> i64:
        """Outcomes of fate's turn with the same number look the same to `glimpse`."""
        return answer


def points(lead: float, spread: float) -> i64:
    """Millionths of a point, 0 to 2,000,000, of a side that expects to end `lead` goals ahead.

    `spread` is the standard deviation of what is still to come. Two for a win, one for a draw: the
    chance not to lose and the chance to win, added.
    """
    if spread < 0.05:
        spread = 0.05
    scale = 1.4142135623730951 * spread
    up = erf((lead + 0.5) / scale)
    down = erf((lead - 0.5) / scale)
    return i64(int(1_000_000.0 + 500_000.0 * (up + down)))
