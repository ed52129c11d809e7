"""Whoever answers for fate: the operating system, a seeded hand, or a script for tests."""

from __future__ import annotations

from random import Random, SystemRandom
from typing import final

from touchline.core.faults import Fault
from touchline.core.pending import Chance


class Croupier:
    """Answers chance questions; the only place where luck is made."""

    def draw(self, q: Chance) -> int:
        """One of the outcomes, each with its weight."""
        raise NotImplementedError


def deal(q: Chance, ticket: int) -> int:
    """The outcome that holds `ticket`, 0 <= ticket < sum of the weights."""
    for outcome, weight in zip(q.outcomes, q.weights, strict=True):
        if ticket < weight:
            return outcome
        ticket -= weight
    raise AssertionError("weights do not sum to themselves")


@final
class Entropy(Croupier):
    """Luck from the operating system: for real play, neither to be guessed nor repeated."""

    def __init__(self) -> None:
        self.rng = SystemRandom()

    def draw(self, q: Chance) -> int:
        """One of the outcomes, each with its weight."""
        return deal(q, self.rng.randrange(sum(q.weights)))


@final
class Seeded(Croupier):
    """Luck from one seed, the same on every machine: for simulation, never for real play."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def draw(self, q: Chance) -> int:
        """One of the outcomes, each with its weight."""
        return deal(q, self.rng.randrange(sum(q.weights)))


@final
class Scripted(Croupier):
    """Deals the outcomes written down in a test, and complains about any left over."""

    def __init__(self, outcomes: list[int]) -> None:
        self.left = outcomes[:]

    def draw(self, q: Chance) -> int:
        """The next outcome of the script."""
        if not self.left:
            raise Fault(f"The script ran out at a chance of kind {q.kind}.")
        answer = self.left.pop(0)
        if answer not in q.outcomes:
            raise Fault(f"The script says {answer}, but only {q.outcomes} can happen.")
        return answer

    def done(self) -> None:
        """Raises Fault when outcomes are left: a leftover roll is a mistake in test or rule."""
        if self.left:
            raise Fault(f"The script still holds {self.left}: fewer chances came than written.")


@final
class Silent(Croupier):
    """Refuses to answer: for replays, in which fate has already spoken."""

    def draw(self, q: Chance) -> int:
        """Nothing."""
        raise Fault(f"A replay asked for luck (a chance of kind {q.kind}).")
