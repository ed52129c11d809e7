"""What a game's experience says about answers, for searches that cannot weigh them all."""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from .buffers import Codes
from .contract import State
from .rng import Rng


@final
@mypyc_attr(acyclic=True)
class Shortlist:
    """Answers worth a thought, ascending, each with a weight above 0; only ratios count."""

    __slots__ = ("codes", "count", "total", "weights")

    def __init__(self) -> None:
        self.codes: vec[i64] = vec[i64]([0 for _ in range(256)])
        self.weights: vec[i64] = vec[i64]([0 for _ in range(256)])
        self.count: i64 = 0
        self.total: i64 = 0

    def open(self) -> None:
        """Begin anew: forget what stood here."""
        self.count = 0
        self.total = 0

    def add(self, code: i64, weight: i64) -> None:
        """One more answer; the caller keeps them ascending."""
        n = self.count
        if n == len(self.codes):
            codes = self.codes
            weights = self.weights
            self.codes = append(codes, code)
            self.weights = append(weights, weight)
        else:
            self.codes[n] = code
            self.weights[n] = weight
        self.count = n + 1
        self.total += weight

    def at(self, ticket: i64) -> i64:
        """The answer that holds `ticket`, 0 <= ticket < total."""
        for i in range(self.count):
            ticket -= self.weights[i]
            if ticket < 0:
                return self.codes[i]
        raise ValueError("ticket beyond the total weight")


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Advice on answers. It may be asked for any seat at any table that a search imagines.

    It speaks for one seat: what it says may depend only on what that seat knows at this table.
    One that reads more would let rivals know what they cannot know, and their replies be wrong.
    """

    def shortlist(self, s: State, seat: i64, codes: Codes, out: Shortlist) -> None:
        """Fill `out` with those of the open `codes` that are worth a thought; never none.

        A weight says how soon and how often an answer is tried. By default all, alike.
        """
        out.open()
        for i in range(codes.count):
            out.add(codes.items[i], 1)

    def pick(self, s: State, seat: i64, codes: Codes, rng: Rng) -> i64:
        """One of the open `codes`, for playing on beyond the tree. By default any."""
        return codes.items[rng.below(codes.count)]

    def naive(self, s: State, seat: i64, codes: Codes, rng: Rng) -> i64:
        """What a beginner would answer who saves nothing for later. By default as `pick`."""
        return self.pick(s, seat, codes, rng)

    def mind(self, s: State, seat: i64) -> i64:
        """What this seat alone knows, put as a whole number from 0: asked as a search begins.

        A seat plans by itself for each number. By default 0: it plans alike whatever it holds.
        """
        return 0

    def gist(self, s: State, answer: i64, seat: i64) -> i64:
        """What matters to this seat in an answer of fate that it is about to see, from 0.

        It plans on apart for each number, or alike whatever comes when it is -1. By default all
        of it matters.
        """
        return answer

    def plans(self, s: State, seat: i64, rng: Rng) -> list[list[int]]:
        """Whole runs worth comparing, when this question begins a run too long for a tree.

        Nothing may be learnt within one of them. By default none: the question is searched.
        """
        return []

    def ruinous(self, s: State, seat: i64, codes: Codes, answer: i64) -> bool:
        """Would this one of the open `codes` throw the match away where another would not?

        Even a player who errs by lot keeps away from such answers. By default none is.
        """
        return False
