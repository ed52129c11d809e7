"""Who is the ceiling of strength in StreetSoccer: told every die of the match in advance."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.window import Window
from touchline.games.streetsoccer.mind.judge import Full
from touchline.games.streetsoccer.rules.state import Table
from touchline.play.ai.greedy import rated
from touchline.play.ai.player import Player
from touchline.play.sim.luck import Luck

REPLIES: Final = 4  # of the rival's answers, looked at each


class Told(Player[Table]):
    """A player who is told every die of the match in advance: a ceiling, never offered to anybody.

    It looks at all its answers, follows the best `width` of them through the dice that will fall to
    the rival's best answer, and from there to its own next one.
    """

    def __init__(self, luck: Luck[Table], asked: argparse.Namespace) -> None:
        self.luck = luck
        self.judge = Full()
        self.width: int = asked.width
        self.silent = Log(False)

    def choose(self, pane: Window[Table]) -> list[int]:
        """The best answer, the dice being known."""
        game, seat = pane.game, int(pane.seat)
        best, found = -1, 0
        s = pane.imagine(Rng(1))
        for code, t, luck in self.after(game, s, self.luck, seat, seat, self.width):
            rate = self.value(game, t, luck, seat, 2)
            if rate > best:
                best, found = rate, code
        return [found]

    def after(
        self, game: Game[Table], s: Table, luck: Luck[Table], mover: int, me: int, width: int
    ) -> Iterator[tuple[int, Table, Luck[Table]]]:
        """The best `width` answers at first sight, with the dice thrown that follow."""
        codes = Codes()
        game.options(s, mover, codes)
        sign = 1 if mover == me else -1
        rows: list[tuple[int, int, Table, Luck[Table]]] = []
        for code in codes.listed():
            t = s.clone()
            game.step(t, mover, code, self.silent)
            rate = rated(game, self.judge, t, me)
            rows.append((sign * rate, code, t, luck))
        rows.sort(key=lambda row: -row[0])
        for _, code, t, _ in rows[:width]:
            yield code, t, self.throw(game, t, luck)

    def throw(self, game: Game[Table], t: Table, luck: Luck[Table]) -> Luck[Table]:
        """Let the dice fall on `t` as they will; the luck that is left."""
        ahead = Luck(game, luck.seed, luck.pair)
        ahead.thrown = dict(luck.thrown)
        odds = Odds()
        while game.due(t) == FATE:
            game.luck(t, odds)
            game.step(t, FATE, ahead.answer(t, odds), self.silent)
        return ahead

    def value(self, game: Game[Table], t: Table, luck: Luck[Table], me: int, plies: int) -> int:
        """The rate for `me`, `plies` more answers ahead, the dice before each being known."""
        due = game.due(t)
        if due == OVER or plies == 0:
            return int(rated(game, self.judge, t, me))
        mover = int(due).bit_length() - 1
        if plies == 1:
            codes = Codes()
            game.options(t, mover, codes)
            rates = []
            for code in codes.listed():
                u = t.clone()
                game.step(u, mover, code, self.silent)
                rates.append(int(rated(game, self.judge, u, me)))
            return max(rates) if mover == me else min(rates)
        rates = [
            self.value(game, u, left, me, plies - 1)
            for _, u, left in self.after(game, t, luck, mover, me, REPLIES)
        ]
        return max(rates) if mover == me else min(rates)
