"""Which answer a search tries next, and how wide what came of them spreads."""

from __future__ import annotations

from math import log as ln
from math import sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.contract import State
from touchline.core.policy import Policy, Shortlist
from touchline.core.rng import Rng

from .forest import NONE, Forest
from .rollout import Effort

LEARN: Final[i64] = 16  # results before what was seen tells how wide they spread


@final
class Chooser:
    """Walks down the trees of a forest, one step at a time.

    total, sums, squares  by seat: how many results, and what they came to, for their spread
    """

    def __init__(self, forest: Forest, effort: Effort, rng: Rng, policy: Policy | None) -> None:
        self.forest = forest
        self.rng = rng
        self.policy = policy
        self.average_answers = effort.average_answers
        self.exploration = float(effort.exploration) / 1000.0
        self.short = Shortlist()
        self.total: vec[i64] = vec[i64]()
        self.sums: list[float] = []
        self.squares: list[float] = []

    def begin(self, seats: i64) -> None:
        """Forget the results of another search."""
        total = vec[i64]()
        for _ in range(seats):
            total = append(total, 0)
        self.total = total
        self.sums = [0.0 for _ in range(seats)]
        self.squares = [0.0 for _ in range(seats)]

    def note(self, seat: i64, rate: i64) -> None:
        """One more result of this seat."""
        x = float(rate)
        self.sums[seat] += x
        self.squares[seat] += x * x
        self.total[seat] += 1

    def select(self, s: State, codes: Codes, node: i64, who: i64, mark: i64, learning: bool) -> i64:
        """The child to go to: by the upper bound, or by lot as it was tried so far."""
        short = self.short
        policy = self.policy
        if policy is None or codes.count == 1:
            short.open()
            for i in range(codes.count):
                short.add(codes.items[i], 1)
        else:
            policy.shortlist(s, who, codes, short)
        forest = self.forest
        count = short.count
        forest.reserve(count)
        tried: i64 = 0  # all together, and what came of it
        points: i64 = 0
        before = NONE
        child = forest.down[node]
        first = NONE
        for i in range(count):
            key = mark + short.codes[i]
            while child >= 0 and forest.key[child] < key:
                before = child
                child = forest.beside[child]
            if child < 0 or forest.key[child] != key:
                child = forest.put(node, before, key)
            if first < 0:
                first = child
            if learning:
                forest.seen[child] += 1
            tried += forest.visits[child]
            points += forest.points[child]
        if count == 1:
            return first
        if tried > 0 and (not learning or self.rng.below(1000) < self.average_answers):
            return self.as_before(first, mark, tried)
        if tried == 0:
            return self.by_weight(first, mark)
        return self.by_bound(first, mark, who, float(points) / float(tried))

    def as_before(self, first: i64, mark: i64, tried: i64) -> i64:
        """By lot, each as often as it was tried so far."""
        forest = self.forest
        short = self.short
        ticket = self.rng.below(tried)
        child = first
        for i in range(short.count):
            child = self.onward(child, mark + short.codes[i])
            ticket -= forest.visits[child]
            if ticket < 0:
                break
        return child

    def by_weight(self, first: i64, mark: i64) -> i64:
        """By lot, each as often as its weight says."""
        short = self.short
        return self.onward(first, mark + short.at(self.rng.below(short.total)))

    def by_bound(self, first: i64, mark: i64, who: i64, mean: float) -> i64:
        """The highest upper bound; one that was never tried is hoped to be as good as the rest.

        Without a policy whatever was never tried comes first. Equals fall by lot.
        """
        forest = self.forest
        short = self.short
        exploration = self.spread(who) * self.exploration
        even = float(short.total) / float(short.count)
        best = first
        best_bound = 0.0
        equals: i64 = 0
        child = first
        for i in range(short.count):
            child = self.onward(child, mark + short.codes[i])
            visits = forest.visits[child]
            if visits == 0 and self.policy is None:
                bound = 1e30
            else:
                weight = float(short.weights[i]) / even
                hope = mean
                if visits > 0:
                    hope = float(forest.points[child]) / float(visits)
                else:
                    visits = 1
                seen = float(forest.seen[child])
                bound = hope + exploration * sqrt(weight * ln(1.0 + seen) / float(visits))
            if equals == 0 or bound > best_bound:
                best = child
                best_bound = bound
                equals = 1
            elif bound == best_bound:
                equals += 1
                if self.rng.below(equals) == 0:
                    best = child
        return best

    def onward(self, child: i64, key: i64) -> i64:
        """From a child on along the list to the one with this key."""
        forest = self.forest
        while forest.key[child] != key:
            child = forest.beside[child]
        return child

    def spread(self, seat: i64) -> float:
        """How wide this seat's results spread: their standard deviation, millionths of a point."""
        n = self.total[seat]
        if n < LEARN:
            return 500_000.0
        mean = self.sums[seat] / float(n)
        wide = self.squares[seat] / float(n) - mean * mean
        return sqrt(wide) if wide > 1e6 else 1000.0
