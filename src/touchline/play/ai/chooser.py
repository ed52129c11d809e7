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

from .grove import NONE, Grove
from .outlook import Effort

LEARN: Final[i64] = 16  # results before what was seen tells how wide they spread


@final
class Chooser:
    """Walks down the trees of a grove, one step at a time.

    total, sums, squares  by seat: how many results, and what they came to, for their spread
    """

    def __init__(self, grove: Grove, effort: Effort, rng: Rng, policy: Policy | None) -> None:
        self.grove = grove
        self.rng = rng
        self.policy = policy
        self.smooth = effort.smooth
        self.bold = float(effort.bold) / 1000.0
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
        grove = self.grove
        count = short.count
        grove.reserve(count)
        tried: i64 = 0  # all together, and what came of it
        points: i64 = 0
        before = NONE
        child = grove.down[node]
        first = NONE
        for i in range(count):
            key = mark + short.codes[i]
            while child >= 0 and grove.key[child] < key:
                before = child
                child = grove.beside[child]
            if child < 0 or grove.key[child] != key:
                child = grove.put(node, before, key)
            if first < 0:
                first = child
            if learning:
                grove.seen[child] += 1
            tried += grove.visits[child]
            points += grove.points[child]
        if count == 1:
            return first
        if tried > 0 and (not learning or self.rng.below(1000) < self.smooth):
            return self.as_before(first, mark, tried)
        if tried == 0:
            return self.by_weight(first, mark)
        return self.by_bound(first, mark, who, float(points) / float(tried))

    def as_before(self, first: i64, mark: i64, tried: i64) -> i64:
        """By lot, each as often as it was tried so far."""
        grove = self.grove
        short = self.short
        ticket = self.rng.below(tried)
        child = first
        for i in range(short.count):
            child = self.onward(child, mark + short.codes[i])
            ticket -= grove.visits[child]
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
        grove = self.grove
        short = self.short
        bold = self.spread(who) * self.bold
        even = float(short.total) / float(short.count)
        best = first
        best_bound = 0.0
        equals: i64 = 0
        child = first
        for i in range(short.count):
            child = self.onward(child, mark + short.codes[i])
            visits = grove.visits[child]
            if visits == 0 and self.policy is None:
                bound = 1e30
            else:
                weight = float(short.weights[i]) / even
                hope = mean
                if visits > 0:
                    hope = float(grove.points[child]) / float(visits)
                else:
                    visits = 1
                seen = float(grove.seen[child])
                bound = hope + bold * sqrt(weight * ln(1.0 + seen) / float(visits))
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
        grove = self.grove
        while grove.key[child] != key:
            child = grove.beside[child]
        return child

    def spread(self, seat: i64) -> float:
        """How wide this seat's results spread: their standard deviation, millionths of a point."""
        n = self.total[seat]
        if n < LEARN:
            return 500_000.0
        mean = self.sums[seat] / float(n)
        wide = self.squares[seat] / float(n) - mean * mean
        return sqrt(wide) if wide > 1e6 else 1000.0
