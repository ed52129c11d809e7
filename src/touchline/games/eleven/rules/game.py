"""The door of the room: Eleven as the rest of the package sees it."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.faults import BadOption
from touchline.core.ids import AUTO, FATE
from touchline.core.log import Log
from touchline.core.pending import Result
from touchline.core.phased import Books, PhasedGame
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.stack import Stack

from . import book as b
from . import codes as c
from . import secrets
from .book import Book
from .options import CHOICES, PRESETS
from .phases import PHASES
from .secrets import ElevenView
from .state import Rules, Table
from .table import flow
from .week import preparation, scoring, weekend

SILENT: Final = Log(False)


@final
class Eleven(PhasedGame[Table]):
    """A season of six weeks for one to four managers (EL-001)."""

    def __init__(self) -> None:
        self.name = "eleven"
        self.version = 2
        self.tables = (1, 2, 3, 4)
        self.answers = int(c.ANSWERS)
        self.parts = (int(c.ANSWERS),)
        self.longest = 100_000
        self.choices = CHOICES
        self.presets = PRESETS
        self.phases = PHASES
        self.books: Books[Book] = Books(Book)

    def new(self, setup: Setup) -> Table:
        """EL-020 The tables are laid. Raises BadOption for a scenario that cannot be played so."""
        rules = Rules(setup.options)
        book = self.books.of(setup.numbers)
        if rules.scenario:
            self.suits(rules, book, setup.seats)
        t = Table(rules, book, setup.seats)
        preparation.lay_out(t)
        self.run_on(t, SILENT)
        return t

    def suits(self, rules: Rules, book: Book, seats: int) -> None:
        """EL-390, EL-392 Scenarios are for one manager, each in its own divisions."""
        if seats != 1:
            raise BadOption(
                f"A scenario is played alone, not by {seats} managers. Leave the scenario out, or"
                " play with one seat.",
                "fault-option-solo",
                "EL-390",
            )
        mask = book.card(book.first[c.SCENARIO] + rules.scenario - 1, b.DIVISIONS)
        if mask and mask & (1 << rules.division) == 0:
            fits = [str(d) for d in (3, 2, 1) if mask & (1 << d)]
            raise BadOption(
                f"This scenario is not played in division {rules.division}. Its divisions:"
                f" {', '.join(fits)}.",
                "fault-option-division",
                "EL-392",
                divisions=", ".join(fits),
            )

    # -- whose turn -------------------------------------------------------------------------------

    def due(self, s: Table) -> i64:
        """Mask of the seats that their lanes, or the one stack, wait for; FATE; or OVER."""
        k = s.stack
        if k.phase() != c.LANES:
            return PHASES[k.phase()].due(s, k)
        mask: i64 = 0
        for lane in s.lanes:
            waits = PHASES[lane.phase()].due(s, lane)
            if waits == FATE:
                return FATE
            mask |= waits
        return mask

    def stack_of(self, s: Table, who: i64) -> Stack:
        """Return the stack that an answer is for; FATE serves the lowest lane that waits for it."""
        if s.stack.phase() != c.LANES:
            return s.stack
        if who >= 0:
            return s.lanes[who]
        for lane in s.lanes:
            if PHASES[lane.phase()].due(s, lane) == FATE:
                return lane
        return s.stack

    # -- taking an answer -------------------------------------------------------------------------

    def step(self, s: Table, who: i64, answer: i64, log: Log) -> None:
        """Apply `answer` of `who` and run on; then see whose objective is reached (EL-361)."""
        super().step(s, who, answer, log)
        scoring.check_objectives(s)

    def run_on(self, s: Table, log: Log) -> None:
        """Resolve AUTO phases until a seat or fate is awaited; go round again while any lane moved
        (EL-080)."""
        while True:
            k = s.stack
            if k.phase() != c.LANES:
                if PHASES[k.phase()].due(s, k) != AUTO:
                    return
                PHASES[k.phase()].resolve(s, k, AUTO, 0, log)
                continue
            moved = False
            done = True
            for lane in s.lanes:
                while PHASES[lane.phase()].due(s, lane) == AUTO:
                    PHASES[lane.phase()].resolve(s, lane, AUTO, 0, log)
                    moved = True
                if lane.phase() != c.LANE_DONE:
                    done = False
            if done:
                self.after_lanes(s, k.get(1), log)
            elif not moved:
                return

    def after_lanes(self, s: Table, what: i64, log: Log) -> None:
        """§3: what follows once everybody is done."""
        if what == flow.AFTER_SHIRTS:
            s.stack.turn(c.DEAL, preparation.OBJECTIVES)
        elif what == flow.AFTER_MONDAY:
            flow.begin_day(s, 1, log)
        elif what == flow.AFTER_MATCH_DAY:
            weekend.begin_weekend(s, log)
        elif what == flow.AFTER_CLAIMS:
            weekend.after_claims(s, log)
        elif what == flow.AFTER_FEES:
            weekend.after_fees(s, log)
        elif what == flow.AFTER_GAME_END:
            scoring.after_game_end(s, log)
        else:
            scoring.after_claims(s, log)

    # -- how it ends ------------------------------------------------------------------------------

    def result(self, s: Table) -> Result:
        """EL-323 Two points for the manager with most victory points, one each if shared.

        Alone: two for a scenario won or a club that is Reputed or better (EL-395), one for
        Promising.
        """
        if s.seats == 1:
            return Result([int(scoring.solo_points(s))], int(s.reason))
        alone = s.winner & (s.winner - 1) == 0
        points = [(2 if alone else 1) if s.winner & (1 << i) else 0 for i in range(s.seats)]
        return Result(points, int(s.reason))

    def leave(self, s: Table, seat: i64) -> bool:
        """With three or four managers the season goes on for those who stay while there are two."""
        if s.get(seat, c.AWAY):
            return True
        if staying(s) <= 2:
            return False
        s.put(seat, c.AWAY, 1)
        return True

    def forfeit(self, s: Table, seat: i64) -> Result:
        """Who is left has won; who had left before gets nothing."""
        left = 2 if s.seats > 1 and staying(s) == 2 else 1
        rest = [0 if n == seat or s.get(n, c.AWAY) else left for n in range(s.seats)]
        return Result(rest, -1)

    # -- what may be known ------------------------------------------------------------------------

    def view(self, s: Table, seat: i64) -> ElevenView:
        """What the seat may know."""
        return secrets.view(s, seat)

    def seen(self, s: Table, who: i64, answer: i64, seat: i64) -> i64:
        """What the seat sees of an answer."""
        return secrets.seen(s, who, answer, seat, self.stack_of(s, who))

    def redeal(self, s: Table, seat: i64, rng: Rng) -> Table:
        """A table the seat cannot tell from this one."""
        return secrets.redeal(s, seat, rng)

    def imagine(self, s: Table, seat: i64, rng: Rng) -> Table:
        """The same, without the trained sides that the seat may not look at (EL-022)."""
        return secrets.imagine(s, seat, rng)


def staying(s: Table) -> int:
    """How many managers have not resigned."""
    return sum(1 for seat in range(s.seats) if s.get(seat, c.AWAY) == 0)


GAME: Final = Eleven()
