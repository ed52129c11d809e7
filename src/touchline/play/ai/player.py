"""Anyone who can answer: a person at a browser, or one of the bots here."""

from __future__ import annotations

from typing import Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from touchline.core.buffers import Codes
from touchline.core.contract import State
from touchline.core.policy import Policy
from touchline.core.rng import Rng
from touchline.core.window import Window

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Generic[S]):
    """Answers from a window; never touches the state behind it."""

    def choose(self, pane: Window[S]) -> list[int]:
        """One answer, or several of one run when nothing can be learnt between them."""
        raise NotImplementedError


@final
class Guesser(Player[S]):
    """Answers at random: the floor every other player must clear."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.codes = Codes()

    def choose(self, pane: Window[S]) -> list[int]:
        """One of the open answers, each with the same chance."""
        pane.ask(self.codes)
        return [self.codes.items[self.rng.below(self.codes.count)]]


@final
class Careless(Player[S]):
    """Answers at random as well, but for what its policy calls ruinous: how a weak player errs."""

    def __init__(self, rng: Rng, policy: Policy) -> None:
        self.rng = rng
        self.policy = policy
        self.codes = Codes()

    def choose(self, pane: Window[S]) -> list[int]:
        """One of the open answers that ruin nothing, each with the same chance."""
        codes = self.codes
        pane.ask(codes)
        if codes.count == 1:
            return [codes.items[0]]
        s = pane.imagine(self.rng)
        sound: list[int] = []
        for i in range(codes.count):
            if not self.policy.ruinous(s, pane.seat, codes, codes.items[i]):
                sound.append(codes.items[i])
        if not sound:
            sound = codes.listed()
        return [sound[self.rng.below(len(sound))]]


@final
class Advised(Player[S]):
    """Does what the advice of the game finds best, and looks no further."""

    def __init__(self, rng: Rng, policy: Policy) -> None:
        self.rng = rng
        self.policy = policy
        self.codes = Codes()

    def choose(self, pane: Window[S]) -> list[int]:
        """The first of its plans, else the answer it would play on with."""
        codes = self.codes
        pane.ask(codes)
        if codes.count == 1:
            return [codes.items[0]]
        s = pane.imagine(self.rng)
        runs = self.policy.plans(s, pane.seat, self.rng)
        if runs and runs[0]:
            return runs[0]
        return [self.policy.pick(s, pane.seat, codes, self.rng)]


@final
class Faulty(Player[S]):
    """A player with a stated error budget: now and then a weaker one answers in its place.

    slips  how often, in thousandths of all questions
    """

    def __init__(self, mind: Player[S], weaker: Player[S], slips: i64, rng: Rng) -> None:
        self.mind = mind
        self.weaker = weaker
        self.slips = slips
        self.rng = rng

    def choose(self, pane: Window[S]) -> list[int]:
        """The answer of whichever of the two has its turn."""
        if self.rng.below(1000) < self.slips:
            return self.weaker.choose(pane)
        return self.mind.choose(pane)
