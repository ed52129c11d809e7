"""Random matches of any game, looked at all along: what holds at every table is its game's to say.

The `tests/games/<game>/bench/checks.py` of a game has a `Watch`, and says how its matches begin.
`bench/random_matches.py` plays many; tests play a few.
"""

from __future__ import annotations

from collections import Counter
from typing import Generic, TypeVar

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game, State
from touchline.core.ids import FATE, OVER
from touchline.core.log import Event, Log
from touchline.core.rng import Rng

S = TypeVar("S", bound=State)


class Watch(Generic[S]):
    """What is looked at in one match, and how it is played: by lot, unless a game says more.

    rough  is this one of the matches in which rare things are helped along?
    """

    def __init__(self, s: S, rough: bool) -> None:
        self.rough = rough

    def look(self, s: S) -> None:
        """What holds at every table. Raises AssertionError with what does not."""

    def ended(self, s: S) -> None:
        """What holds at the end. Raises AssertionError with what does not."""

    def count(self, s: S, told: Counter[str]) -> None:
        """Add what this match came to."""

    def fate(self, s: S, odds: Odds, rng: Rng) -> int:
        """An outcome by its weight."""
        return int(odds.at(rng.below(odds.total)))

    def hand(self, s: S, seat: int, codes: Codes, rng: Rng) -> int:
        """Any open answer."""
        return int(codes.items[rng.below(codes.count)])

    def answered(self, s: S, seat: int, answer: int) -> None:
        """A seat is about to give this answer."""

    def happened(self, s: S, event: Event) -> None:
        """An answer has brought this about."""


def by_lot(game: Game[S], rng: Rng) -> dict[str, int]:
    """Every option at random, the default as often as all its other words together."""
    return {
        choice.key: 0 if rng.below(2) == 0 else int(rng.below(len(choice.values)))
        for choice in game.choices
    }


def played(game: Game[S], s: S, watch: Watch[S], rng: Rng, each: int) -> int:
    """Play `s` to its end, looked at after every `each` answers; how many answers that took.

    Raises AssertionError, with what is wrong, at the first table that is.
    """
    codes, odds = Codes(), Odds()
    steps, wait = 0, 1 + int(rng.below(each))
    while (due := game.due(s)) != OVER:
        who = FATE
        if due == FATE:
            game.luck(s, odds)
            assert odds.total > 0, "fate has nothing to draw from"
            answer = watch.fate(s, odds, rng)
        else:
            who = int(rng.below(s.seats))
            while not due >> who & 1:
                who = (who + 1) % s.seats
            game.options(s, who, codes)
            listed = codes.listed()
            assert listed, f"nothing to answer after {steps} answers"
            assert listed == sorted(set(listed)), f"answers out of order: {listed}"
            answer = watch.hand(s, who, codes, rng)
            watch.answered(s, who, answer)
        log = Log()
        game.step(s, who, answer, log)
        for event in log.events:
            watch.happened(s, event)
        steps += 1
        wait -= 1
        if wait == 0:
            wait = each
            watch.look(s)
        assert steps <= game.longest, f"more than {game.longest} answers"
    watch.look(s)
    watch.ended(s)
    return steps
