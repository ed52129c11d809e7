"""The door of the room: Worldwide Football as the rest of the package sees it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.pending import Result
from touchline.core.phased import Books, PhasedGame
from touchline.core.rng import Rng
from touchline.core.setup import Setup

from . import codes as c
from . import options as o
from . import secrets, twins
from .book import Book
from .options import CHOICES, PRESETS
from .phases import PHASES
from .secrets import WorldView
from .state import Rules, Table


@final
class Worldwide(PhasedGame[Table]):
    """Two sides, of one seat or of two: seats 0, 2 and seats 1, 3 (WF-002, WF-210)."""

    def __init__(self) -> None:
        self.name = "worldwide"
        self.version = 1
        self.tables = (2, 4)
        self.answers = int(c.ANSWERS)
        self.parts = (int(c.ANSWERS),)
        # summed up in docs/decisions/0014
        self.longest = 250_000
        self.choices = CHOICES
        self.presets = PRESETS
        self.phases = PHASES
        self.books: Books[Book] = Books(Book)

    def new(self, setup: Setup) -> Table:
        """WF-012 Nothing is chosen yet."""
        t = Table(Rules(setup.options), self.books.of(setup.numbers), setup.seats)
        t.stack.turn(c.TEAM_CHOICE)
        return t

    def result(self, s: Table) -> Result:
        """WF-001, WF-145 Two points for the winners, one each for a draw."""
        points = [1] * s.seats
        if s.winner >= 0:
            points = [2 if seat % 2 == s.winner else 0 for seat in range(s.seats)]
        return Result(points, int(s.reason))

    def forfeit(self, s: Table, seat: i64) -> Result:
        """A seat that leaves loses for its side."""
        points = [0 if i % 2 == seat % 2 else 2 for i in range(s.seats)]
        return Result(points, -1)

    def ends_level(self, s: Table) -> bool:
        """WF-145 Where a level match is drawn; not where a shoot-out follows."""
        return s.rules.tie_break == o.TIE_BREAK_DRAW

    def view(self, s: Table, seat: i64) -> WorldView:
        """What the seat may know."""
        return secrets.view(s, seat)

    def seen(self, s: Table, who: i64, answer: i64, seat: i64) -> i64:
        """What the seat sees of an answer."""
        return secrets.seen(s, who, answer, seat)

    def redeal(self, s: Table, seat: i64, rng: Rng) -> Table:
        """A table the seat cannot tell from this one."""
        return twins.twin(s, seat, rng)


GAME: Final = Worldwide()
