"""Luck that belongs to a seat and a number, not to a stream: the same dice for both seatings.

Two matches of a pair go different ways. Were their dice drawn one after another, the first goal
would shift all that follow. Here every throw is worked out from the seed, the pair, the seat that
waits for it and how often that seat has waited before, so that its tenth throw is as good in the
one match as in the other, whatever kind of throw it is.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final, Generic, TypeVar

from touchline.core.buffers import Odds
from touchline.core.contract import Game, State
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log

from .playout import lowest

S = TypeVar("S", bound=State)

BITS: Final = 48


def draw(*key: int | str) -> int:
    """A whole number of 48 bits that depends on all of `key` and on nothing else."""
    text = "/".join(str(part) for part in key)
    return int.from_bytes(blake2b(text.encode(), digest_size=BITS // 8).digest(), "big")


class Luck(Generic[S]):
    """Fate of one match of a pair (or of a match by itself, `pair` being its number)."""

    def __init__(self, game: Game[S], seed: int, pair: int) -> None:
        self.game = game
        self.seed = seed
        self.pair = pair
        self.thrown: dict[int, int] = {}
        self.silent = Log(False)

    def answer(self, s: S, odds: Odds) -> int:
        """One outcome of `odds`, which the game has filled for `s`."""
        owner = self.owner(s, odds)
        n = self.thrown.get(owner, 0)
        self.thrown[owner] = n + 1
        return odds.at(draw("luck", self.seed, self.pair, owner, n) * odds.total >> BITS)

    def owner(self, s: S, odds: Odds) -> int:
        """The lowest seat that is due after the first outcome; -1 if fate goes on, or it ends."""
        t = s.clone()
        self.game.step(t, FATE, odds.outcomes[0], self.silent)
        due = self.game.due(t)
        return -1 if due in (FATE, OVER) else lowest(due)
