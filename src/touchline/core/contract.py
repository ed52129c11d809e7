"""The whole contract between a game and the rest of the package."""

from __future__ import annotations

from typing import Generic, Self, TypeVar

from mypy_extensions import i64, mypyc_attr

from .buffers import Codes, Odds
from .choices import Choice, Preset
from .faults import BadText
from .ids import AGREED, FATE, OVER, STOPPED
from .log import Log
from .pending import Chance, Decision, Pending, Result
from .rng import Rng
from .setup import Setup


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """Everything on the table, and nothing else: no rules, no dice, no players."""

    __slots__ = ("seats",)

    seats: i64

    def clone(self) -> Self:
        """An independent copy: nothing that changes is shared."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know, built from nothing."""

    def key(self) -> tuple[int, ...]:
        """Same key, same knowledge: the identity of this seat's information set."""
        raise NotImplementedError


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game's rules. Holds no match; one object serves every match at once.

    name      the room's name
    version   of the rules; changes when behaviour does, and stands in every tape
    tables    numbers of seats it can be played with
    answers   size of the code space
    parts     a code as digits of mixed radix; their product is `answers`
    longest   proven bound on the answers of a match, fate's included
    choices   the options of the rules, the default of each first, and `presets`, named sets of
              them: a new match is offered with the first, which should be the defaults, for the
              promises try these in its stead
    """

    name: str
    version: int
    tables: tuple[int, ...]
    answers: int
    parts: tuple[int, ...]
    longest: int
    choices: tuple[Choice, ...]
    presets: tuple[Preset, ...]

    def new(self, setup: Setup) -> S:
        """The table before the first question."""
        raise NotImplementedError

    def read(self, text: str, setup: Setup) -> S:
        """The table of a position text, for games whose positions can be written down.

        Raises BadText naming the place and what would be right.
        """
        raise BadText(f"{self.name} cannot be begun from a position text.", "fault-no-position")

    def due(self, s: S) -> i64:
        """Whose answer the match waits for: a mask of seats, FATE alone, or OVER."""
        raise NotImplementedError

    def options(self, s: S, seat: i64, out: Codes) -> None:
        """Fill `out` with what this seat may answer; `seat` is among those due."""
        raise NotImplementedError

    def luck(self, s: S, out: Odds) -> None:
        """Fill `out` with what fate may answer; FATE is due."""
        raise NotImplementedError

    def step(self, s: S, who: i64, answer: i64, log: Log) -> None:
        """Take one answer and run on until the next is due. Trusts that it is open."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """Points by seat and the reason; OVER is due."""
        raise NotImplementedError

    def view(self, s: S, seat: i64) -> View:
        """What this seat may know; the number after the last seat is the watcher."""
        raise NotImplementedError

    def seen(self, s: S, who: i64, answer: i64, seat: i64) -> i64:
        """What `seat` will see of this answer, asked before the step: the answer, or HIDDEN."""
        raise NotImplementedError

    def redeal(self, s: S, seat: i64, rng: Rng) -> S:
        """A state this seat cannot tell from `s`; secret answers of others are open again."""
        raise NotImplementedError

    def imagine(self, s: S, seat: i64, rng: Rng) -> S:
        """A redealt table to think with.

        A game overrides it where something that the seat may not know is printed and cannot be
        dealt anew: then it is left out of what the table says from here on.
        """
        return self.redeal(s, seat, rng)

    def forfeit(self, s: S, seat: i64) -> Result:
        """The result if this seat leaves the match; a matter of the table, hence no answer.

        One rival has won; several share what is left. Who was alone has given up.
        """
        left = 2 if s.seats == 2 else 1
        return Result([0 if i == seat else left for i in range(s.seats)], -1)

    def ends_level(self, s: S) -> bool:
        """May those who play agree to a draw now? Only where the rules know a match that ends
        level; not once something is decided that cannot, such as a shoot-out.

        Like leaving it is a matter of the table, hence no answer; all may know what it turns on.
        """
        return False

    def drawn(self, s: S) -> Result:
        """The result if all agree to a draw."""
        return Result([1] * s.seats, AGREED)

    def stopped(self, s: S) -> Result:
        """The result if all who are there agree to stop: nobody has won, and it is no draw."""
        return Result([0] * s.seats, STOPPED)

    def leave(self, s: S, seat: i64) -> bool:
        """A seat leaves, and whether the match goes on without it; then `s` knows that it has left.

        Whatever it is asked from then on is answered by the table with the first answer that is
        open. False, and nothing changed, where the match ends by it: see `forfeit`.
        """
        return False

    def pending(self, s: S) -> Pending:
        """The question for people: built on the doors that searches use, never beside them."""
        return self.asking(s, True)

    def asking(self, s: S, curious: bool) -> Pending:
        """As `pending`; without reasons for what is shut unless `curious`."""
        due = self.due(s)
        if due == OVER:
            return Pending([], None, self.result(s))
        if due == FATE:
            odds = Odds()
            self.luck(s, odds)
            n = odds.count
            outcomes = [int(odds.outcomes[i]) for i in range(n)]
            return Pending([], Chance(odds.kind, outcomes, [odds.weights[i] for i in range(n)]))
        asked: list[Decision] = []
        for seat in range(s.seats):
            if due & (1 << seat):
                out = Codes(curious)
                self.options(s, seat, out)
                shut = dict(zip(out.shut, out.why, strict=True))
                asked.append(Decision(seat, out.kind, out.listed(), out.least, out.most, shut))
        return Pending(asked)
