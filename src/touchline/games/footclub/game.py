"""The door of the room: FootClub, and Poussin with it, as the rest of the house sees them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.pending import Result
from touchline.core.rng import Rng
from touchline.core.setup import Setup

from . import codes as c
from . import secrets
from .book import Book
from .draft import begin_draft
from .flow import begin_poussin
from .options import CHOICES, PRESETS
from .phases import PHASES
from .secrets import FootView
from .state import Rules, Table
from .worth import worth


@final
class FootClub(Game[Table]):
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
        self.books: dict[int, Book] = {}

    def new(self, setup: Setup) -> Table:
        """FC-002 The draft, or in Poussin the toss."""
        t = Table(Rules(setup.options), self.book(setup.numbers))
        if t.rules.rules == 1:
            begin_poussin(t)
        else:
            begin_draft(t)
        return t

    def book(self, numbers: dict[str, list[int]]) -> Book:
        """The cards of a pack, made once a pack."""
        key = id(numbers)
        if key not in self.books or self.books[key].source is not numbers:
            self.books[key] = Book(numbers)
        return self.books[key]

    def due(self, s: Table) -> i64:
        """The phase on top knows."""
        return PHASES[s.stack.phase()].due(s, s.stack)

    def options(self, s: Table, seat: i64, out: Codes) -> None:
        """The phase on top asks."""
        PHASES[s.stack.phase()].ask(s, s.stack, seat, out)

    def luck(self, s: Table, out: Odds) -> None:
        """The phase on top rolls or draws."""
        PHASES[s.stack.phase()].luck(s, s.stack, out)

    def step(self, s: Table, who: i64, answer: i64, log: Log) -> None:
        """One answer, and whatever needs nobody's after it."""
        k = s.stack
        PHASES[k.phase()].resolve(s, k, who, answer, log)
        while PHASES[k.phase()].due(s, k) == AUTO:
            PHASES[k.phase()].resolve(s, k, AUTO, 0, log)

    def result(self, s: Table) -> Result:
        """FC-001 Two points for the winner, one each for a draw."""
        if s.winner < 0:
            return Result([1, 1], int(s.reason))
        return Result([2, 0] if s.winner == 0 else [0, 2], int(s.reason))

    def view(self, s: Table, seat: i64) -> FootView:
        """What the seat may know."""
        return secrets.view(s, seat)

    def seen(self, s: Table, who: i64, answer: i64, seat: i64) -> i64:
        """What the seat sees of an answer."""
        return secrets.seen(s, who, answer, seat)

    def redeal(self, s: Table, seat: i64, rng: Rng) -> Table:
        """A table the seat cannot tell from this one."""
        return secrets.redeal(s, seat, rng)

    def worth(self, s: Table, seat: i64) -> i64:
        """See `worth.py`."""
        return worth(s, seat)


GAME: Final = FootClub()
