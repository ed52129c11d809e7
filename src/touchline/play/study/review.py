"""A match that is over, reviewed: how it stood after every answer, and what was luck.

Everything is told of side 0; of side 1 it is the opposite. Start + luck + play = result: `play` is
what the answers of both sides came to, as far as the judge sees it, and what it did not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from touchline.core.faults import Fault

from ..match import Match
from ..room import Room
from ..walk import opening, walk
from .luck import Throw, lucky, throws
from .values import USUAL, Values, ended

LARGE: Final = 0.08  # a throw that changes the share by so much is told
TURNS: Final = 3  # so many turning points are named
SHORT: Final = 12  # answers of people below which there is nothing to review
NEAR: Final = 0.10  # of even luck: nobody deserved it more


@dataclass(frozen=True, slots=True)
class Review:
    """What is told of a match.

    pair       the levels between whom the shares hold, see `values.PAIRS`
    start      the share of side 0 before anything happened
    shares     of it after each answer that counts
    throws     every event of fate
    result     what side 0 got of the points
    left       the standard deviation of what luck leaves unexplained of a result
    """

    pair: str
    start: float
    shares: Sequence[float]
    throws: Sequence[Throw]
    result: float
    left: float

    @property
    def luck(self) -> float:
        """What the dice and the cards brought side 0."""
        return lucky(self.throws)

    @property
    def play(self) -> float:
        """What is left of the result: the answers of both sides, and what the judge missed."""
        return self.result - self.start - self.luck

    @property
    def deserved(self) -> float:
        """The result with even luck, cut to what there is to win."""
        return min(1.0, max(0.0, self.result - self.luck))

    @property
    def verdict(self) -> str:
        """Who would have won with even luck: "even", "leaning" where that is not certain, "clear".

        Of whom it is said tells `deserved`.
        """
        off = abs(self.deserved - 0.5)
        return "even" if off < NEAR else "leaning" if off < self.left else "clear"

    def large(self) -> list[Throw]:
        """The throws worth a line, in their order."""
        return [each for each in self.throws if abs(each.luck) >= LARGE]

    def turning(self) -> list[Throw]:
        """The throws that turned most, the greatest first."""
        return sorted(self.large(), key=lambda each: -abs(each.luck))[:TURNS]


def review(room: Room, m: Match[Any], pair: str = USUAL) -> Review:
    """Review a match of two sides.

    Raises Fault for a match that goes on, was stopped or is too short, or of a game that has no
    calibration.
    """
    result = m.ask.result
    if result is None:
        raise Fault("The match is not over yet, so nothing is said of it.", "fault-review-open")
    if m.stopped:
        raise Fault(
            "The match was stopped before its end, so nothing was decided.", "fault-review-stopped"
        )
    values = Values(room, m.state, pair)
    given = sum(m.turn(seat) for seat in range(m.state.seats))
    if given < SHORT:
        raise Fault(
            f"Only {given} answers were given: too short a match to say anything of.",
            "fault-review-short",
            count=given,
        )
    start = values.of(opening(m))
    shares = [values.of(stride.state) for stride in walk(m)]
    points = result.points
    return Review(
        values.pair, start, shares, list(throws(m, values)), ended(points), values.row.left
    )
