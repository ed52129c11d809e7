"""The bench table driven through the door of the game: Mondays, days, whatever follows."""

from __future__ import annotations

from tests.games.eleven.workbench import Bench
from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.table import flow


class Week(Bench):
    """A season under way. What is not given by name is never drawn: decks are as the test lays
    them.
    """

    def monday(self) -> Week:
        """EL-081 Production begins for everybody."""
        self.t.day = 0
        flow.begin_lanes(self.t, c.PRODUCTION, flow.AFTER_MONDAY)
        GAME.run_on(self.t, self.log)
        return self

    def day(self, day: int) -> Week:
        """EL-100 The first manager's turn on a day 1..3."""
        flow.begin_day(self.t, day, self.log)
        return self

    def turn(self, seat: int = 0) -> list[int]:
        """Run on until a seat is asked: its answers. Nothing where others are asked instead."""
        for _ in range(500):
            due = GAME.due(self.t)
            if due == FATE:
                odds = Odds()
                GAME.luck(self.t, odds)
                open_ = [int(odds.outcomes[i]) for i in range(odds.count)]
                assert self.fates, f"fate is asked: {open_}"
                face = self.fates.pop(0)
                assert face in open_, f"{face} is not among {open_}"
                GAME.step(self.t, FATE, face, self.log)
            elif due & (1 << seat):
                return self.ask(seat).listed()
            else:
                return []
        raise AssertionError("it never ends")

    def ask(self, seat: int = 0) -> Codes:
        """The question of a seat, reasons included."""
        out = Codes(True)
        GAME.options(self.t, seat, out)
        return out

    def why(self, code: int, seat: int = 0) -> int:
        """The reason why an answer is shut, -1 if it is open or not there."""
        out = self.ask(seat)
        shut = dict(zip(out.shut, out.why, strict=True))
        return int(shut.get(code, -1))

    def do(self, *answers: int, seat: int = 0) -> Week:
        """Answer question after question."""
        for answer in answers:
            open_ = self.turn(seat)
            assert answer in open_, f"{answer} is not open: {open_}"
            GAME.step(self.t, seat, answer, self.log)
        return self

    def settle(self) -> Week:
        """Let fate speak as long as it has something to say."""
        while self.fates:
            self.turn()
        return self
