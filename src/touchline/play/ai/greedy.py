"""Looks at the table after each of its answers, and no further."""

from __future__ import annotations

from typing import TypeVar, final

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.contract import Game, State
from touchline.core.ids import OVER
from touchline.core.judge import Judge
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.window import Window

from .player import Player

S = TypeVar("S", bound=State)


@final
class Greedy(Player[S]):
    """One ply: the answer whose table its judge likes best; among equals by lot."""

    def __init__(self, rng: Rng, judge: Judge) -> None:
        self.rng = rng
        self.judge = judge
        self.codes = Codes()
        self.silent = Log(False)

    def choose(self, pane: Window[S]) -> list[int]:
        """The best answer at first sight."""
        game, codes, seat = pane.game, self.codes, pane.seat
        pane.ask(codes)
        if codes.count == 1:
            return [codes.items[0]]
        s = pane.imagine(self.rng)
        best: i64 = 0
        found: i64 = 0
        equals: i64 = 0
        for i in range(codes.count):
            t = s.clone()
            game.step(t, seat, codes.items[i], self.silent)
            rate = rated(game, self.judge, t, seat)
            if equals == 0 or rate > best:
                best = rate
                found = codes.items[i]
                equals = 1
            elif rate == best:
                equals += 1
                if self.rng.below(equals) == 0:
                    found = codes.items[i]
        return [found]


def rated(game: Game[S], judge: Judge, s: S, seat: i64) -> i64:
    """The result if the match is over, else what the judge thinks; millionths of a point."""
    if game.due(s) == OVER:
        return game.result(s).points[seat] * 1_000_000
    return judge.rate(s, seat)
