"""The door of the room: FootClub, and Poussin with it, as the rest of the package sees them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.pending import Result
from touchline.core.phased import Books, PhasedGame
from touchline.core.rng import Rng
from touchline.core.setup import Setup

from . import codes as c
from . import options as o
from . import secrets
from .book import Book
from .draft import begin_draft
from .flow import begin_poussin
from .options import CHOICES, PRESETS
from .phases import PHASES
from .secrets import FootView
from .state import Rules, Table


@final
class FootClub(PhasedGame[Table]):
    """Two clubs: seat 0 is blue, seat 1 is red."""

    def __init__(self) -> None:
        self.name = "footclub"
        self.version = 2
        self.tables = (2,)
        self.answers = int(c.ANSWERS)
        self.parts = (int(c.ANSWERS),)
        # summed up in docs/decisions/0008
        self.longest = 6_000
        self.choices = CHOICES
        self.presets = PRESETS
        self.phases = PHASES
        self.books: Books[Book] = Books(Book)

    def new(self, setup: Setup) -> Table:
        """FC-002 The draft, or in Poussin the toss."""
        t = Table(Rules(setup.options), self.books.of(setup.numbers))
        if t.rules.poussin:
            begin_poussin(t)
        else:
            begin_draft(t)
        return t

    def result(self, s: Table) -> Result:
        """FC-001 Two points for the winner, one each for a draw."""
        if s.winner < 0:
            return Result([1, 1], int(s.reason))
        return Result([2, 0] if s.winner == 0 else [0, 2], int(s.reason))

    def ends_level(self, s: Table) -> bool:
        """FC-199, FC-200 In a single match that may be drawn; not in one that must have a winner,
        nor once a shoot-out is certain. A tie (FC-201) has a winner in any case.
        """
        rules = s.rules
        if rules.poussin or rules.draw_decider == o.DRAW_DECIDER_NONE:
            return rules.poussin or rules.format == o.FORMAT_SINGLE
        if rules.format != o.FORMAT_SINGLE or s.stack.phase() == c.DECIDER:
            return False
        extra = rules.draw_decider == o.DRAW_DECIDER_EXTRA_TIME
        return extra or (rules.draw_decider == o.DRAW_DECIDER_ASK and s.period < 3)

    def view(self, s: Table, seat: i64) -> FootView:
        """What the seat may know."""
        return secrets.view(s, seat)

    def seen(self, s: Table, who: i64, answer: i64, seat: i64) -> i64:
        """What the seat sees of an answer."""
        return secrets.seen(s, who, answer, seat)

    def redeal(self, s: Table, seat: i64, rng: Rng) -> Table:
        """A table the seat cannot tell from this one."""
        return secrets.redeal(s, seat, rng)


GAME: Final = FootClub()
