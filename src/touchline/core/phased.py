"""Games that are a stack of phases: the verbs they share, and the cards of their packs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from .buffers import Codes, Odds
from .contract import Game, State
from .ids import AUTO, FATE
from .log import Log
from .phase import Phase
from .stack import Stack


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Phased(State):
    """A table whose match is in the phase on top of `stack`."""

    __slots__ = ("stack",)

    stack: Stack


P = TypeVar("P", bound=Phased)


@mypyc_attr(allow_interpreted_subclasses=True)
class PhasedGame(Game[P]):
    """A game whose phases know whom they wait for, what they ask and what an answer does.

    phases  every phase, at the number by which stacks name it; one that gives OVER ends the match
    """

    phases: list[Phase[P]]

    def stack_of(self, s: P, who: i64) -> Stack:
        """Return the stack that the answer of a seat, or of FATE, is for.

        By default there is one. A game overrides it, with `due` and `run_on`, where seats have
        stacks of their own.
        """
        return s.stack

    def due(self, s: P) -> i64:
        """Mask of the seats that the innermost phase waits for, FATE, or OVER."""
        k = s.stack
        return self.phases[k.phase()].due(s, k)

    def options(self, s: P, seat: i64, out: Codes) -> None:
        """Fill `out` with the codes open to `seat`, ascending; if `out.curious`, also the shut
        ones and why."""
        k = self.stack_of(s, seat)
        self.phases[k.phase()].ask(s, k, seat, out)

    def luck(self, s: P, out: Odds) -> None:
        """Fill `out` with the outcomes that fate may deal, ascending, and their whole weights."""
        k = self.stack_of(s, FATE)
        self.phases[k.phase()].luck(s, k, out)

    def step(self, s: P, who: i64, answer: i64, log: Log) -> None:
        """Apply `answer` of `who`, then run on until a seat or fate is awaited, or it is over.

        Trusts that the answer is open.
        """
        k = self.stack_of(s, who)
        self.phases[k.phase()].resolve(s, k, who, answer, log)
        self.run_on(s, log)

    def run_on(self, s: P, log: Log) -> None:
        """Resolve AUTO phases until a seat or fate is awaited, or the match is over."""
        k = s.stack
        phases = self.phases
        while phases[k.phase()].due(s, k) == AUTO:
            phases[k.phase()].resolve(s, k, AUTO, 0, log)


B = TypeVar("B")


@final
class Books(Generic[B]):
    """What a game makes of the numbers of packs, made once a pack and shared by its matches.

    Packs are told apart by the mapping that holds their numbers, which is therefore kept.
    """

    def __init__(self, make: Callable[[dict[str, list[int]]], B]) -> None:
        self.make = make
        self.made: dict[int, tuple[dict[str, list[int]], B]] = {}

    def of(self, numbers: dict[str, list[int]]) -> B:
        """Return the book of these numbers. Raises what `make` raises, such as BadPack."""
        found = self.made.get(id(numbers))
        if found is None:
            found = (numbers, self.make(numbers))
            self.made[id(numbers)] = found
        return found[1]
