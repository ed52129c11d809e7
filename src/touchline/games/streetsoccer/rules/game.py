"""The door: ties the room to the contract."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.pending import Result
from touchline.core.rng import Rng
from touchline.core.setup import Setup

from . import codes as c
from . import options as o
from . import phases, secrets
from .options import CHOICES, PRESETS
from .position import read_with
from .questions import ask
from .state import Rules, Table


@final
class StreetSoccer(Game[Table]):
    """Two seats, open information, one die. Seat 0 is L, seat 1 is R."""

    def __init__(self) -> None:
        self.name = "streetsoccer"
        self.version = 1
        self.tables = (2,)
        self.answers = c.ANSWERS
        self.parts = (c.BASE, c.BASE, c.BASE)
        # coin, ten placements, duel (once more at most after SS-049), kick-off; then 70 turns of
        # a die and an answer, each at most once with two keepers placed before it
        self.longest = 14 + 70 * 4
        self.choices = CHOICES
        self.presets = PRESETS

    def new(self, setup: Setup) -> Table:
        """SS-020 An empty pitch, minute 1, no goals."""
        t = Table(Rules(setup.options))
        phases.begin(t)
        return t

    def read(self, text: str, setup: Setup) -> Table:
        """A position text (§5.1), nine fields or three."""
        return read_with(text, Rules(setup.options))

    def due(self, s: Table) -> i64:
        """Fate in the phases with dice, else the side to act."""
        phase = s.phase
        if phase == c.ROLL or phase == c.CHOOSE or phase == c.DUEL or phase == c.AGAIN:
            return FATE
        return OVER if phase == c.END else 1 << s.side

    def options(self, s: Table, seat: i64, out: Codes) -> None:
        """Whole effects: a walk, or a kick with its end (§3)."""
        ask(s, out)

    def luck(self, s: Table, out: Odds) -> None:
        """The coin, the duel, or a die."""
        phase = s.phase
        if phase == c.ROLL:
            phases.turn_luck(out)
        elif phase == c.CHOOSE:
            phases.coin_luck(out)
        elif phase == c.DUEL:
            phases.duel_luck(s, out)
        else:
            phases.again_luck(s, out)

    def step(self, s: Table, who: i64, answer: i64, log: Log) -> None:
        """One answer; the phase knows what it means."""
        phase = s.phase
        if phase == c.ROLL:
            phases.roll(s, answer, log)
        elif phase == c.MOVE:
            phases.move(s, answer, log)
        elif phase == c.PLACE:
            phases.place(s, answer, log)
        elif phase == c.KEEPER:
            phases.keeper(s, answer, log)
        elif phase == c.AGAIN:
            phases.again(s, answer, log)
        elif phase == c.CHOOSE:
            phases.choose_first(s, answer, log)
        elif phase == c.DUEL:
            phases.duel(s, answer, log)
        else:
            phases.strike(s, answer, log)

    def result(self, s: Table) -> Result:
        """Two points for a win, one each for a draw, none when both lose (SS-125)."""
        if s.reason == c.DRAWN:
            return Result([1, 1], c.DRAWN)
        return Result([2 if s.winner == seat else 0 for seat in range(2)], s.reason)

    def ends_level(self, s: Table) -> bool:
        """Where a level match is drawn (SS-127)."""
        return s.rules.tiebreak == o.TIEBREAK_DRAW

    def view(self, s: Table, seat: i64) -> secrets.OpenView:
        """Everything."""
        return secrets.view(s, seat)

    def seen(self, s: Table, who: i64, answer: i64, seat: i64) -> i64:
        """Everything."""
        return secrets.seen(answer)

    def redeal(self, s: Table, seat: i64, rng: Rng) -> Table:
        """The table itself: nothing is hidden."""
        return secrets.redeal(s, rng)


GAME = StreetSoccer()
