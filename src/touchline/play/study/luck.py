"""The luck of a match: of each throw, what it came to less what it came to in the mean.

A throw and the one that follows from it are one event, such as an attacker's and a defender's die:
their luck is one story. Both sides are rated by the same judge, and fate knows the whole table, the
piles as well; so luck is 0 in the mean, whatever the judge thinks.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from touchline.core.buffers import Odds
from touchline.core.contract import Game, State
from touchline.core.ids import FATE
from touchline.core.log import Log

from ..match import Match
from ..walk import Stride, walk
from .values import Values

S = TypeVar("S", bound=State)

JOINED: Final = 36  # a throw of more outcomes, such as a card that is dealt, is joined to no other


@dataclass(frozen=True, slots=True)
class Throw:
    """An event of fate. Shares are those of side 0.

    first, last  the answers it consists of, counted from 1: one, or two that are joined
    before       the share before it, after, the share after it
    mean         of the shares that it could have come to
    """

    first: int
    last: int
    before: float
    after: float
    mean: float

    @property
    def luck(self) -> float:
        """What side 0 has gained by it, against the mean."""
        return self.after - self.mean


def throws(m: Match[S], values: Values) -> Iterator[Throw]:
    """The events of a match, in their order."""
    game = m.game
    waiting: Stride[S] | None = None  # a throw to which the next may belong
    for stride in walk(m, before=True):
        if stride.who != FATE:
            waiting = None
            continue
        if waiting is not None:
            first, waiting = waiting, None
            yield event(game, values, first, stride)
        elif joins(game, stride.before, stride.state):
            waiting = stride  # of it only the table before it is used: the walk changes the other
        else:
            yield event(game, values, stride, stride)


def joins(game: Game[S], before: S, after: S) -> bool:
    """Does another throw belong to the one that led from one table to the other?"""
    return outcomes(game, before) <= JOINED and 0 < outcomes(game, after) <= JOINED


def outcomes(game: Game[S], s: S) -> int:
    """How many outcomes fate has at this table; 0 where it has not the turn."""
    if game.due(s) != FATE:
        return 0
    odds = Odds()
    game.luck(s, odds)
    return int(odds.count)


def event(game: Game[S], values: Values, first: Stride[S], last: Stride[S]) -> Throw:
    """One event from its first throw to its last."""
    return Throw(
        first.at,
        last.at,
        values.of(first.before),
        values.of(last.state),
        mean(game, values, first.before),
    )


def mean(game: Game[S], values: Values, s: S, joined: bool = False) -> float:
    """The mean share of what fate's turn at this table can come to.

    joined  it is the second throw of an event: no third belongs to it
    """
    odds = Odds()
    game.luck(s, odds)
    silent = Log(False)
    total = 0.0
    for n in range(odds.count):
        after = s.clone()
        game.step(after, FATE, odds.outcomes[n], silent)
        if not joined and joins(game, s, after):
            share = mean(game, values, after, joined=True)
        else:
            share = values.of(after)
        total += share * int(odds.weights[n])
    return total / int(odds.total)


def lucky(found: Sequence[Throw]) -> float:
    """The luck of side 0 in all these throws."""
    return sum(throw.luck for throw in found)
