"""What tuning has in common: least squares, and matches played to be looked at."""

from __future__ import annotations

import argparse
from abc import ABC, abstractmethod
from math import sqrt
from typing import Generic, TypeVar

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game, State
from touchline.core.faults import Fault
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.play.room import Room
from touchline.play.sim.playout import lowest

S = TypeVar("S", bound=State)


class Sums:
    """The normal equations of one fit with so many terms."""

    def __init__(self, terms: int) -> None:
        self.terms = terms
        self.square = [[0.0] * terms for _ in range(terms)]
        self.right = [0.0] * terms
        self.total = 0.0
        self.squares = 0.0
        self.rows = 0

    def add(self, xs: list[float], y: float) -> None:
        """One table: its terms, and what came of it."""
        self.rows += 1
        self.total += y
        self.squares += y * y
        at = [i for i in range(self.terms) if xs[i]]
        for i in at:
            self.right[i] += xs[i] * y
            line = self.square[i]
            for j in at:
                line[j] += xs[i] * xs[j]

    def solve(self, ridge: float, near: list[float]) -> list[float]:
        """Gauss; the ridge draws every weight to the one `near`."""
        n = self.terms
        m = [
            [*row, r - sum(a * b for a, b in zip(row, near, strict=True))]
            for row, r in zip(self.square, self.right, strict=True)
        ]
        for i in range(n):
            m[i][i] += ridge
        for i in range(n):
            for k in range(i + 1, n):
                f = m[k][i] / m[i][i]
                if f:
                    for j in range(i, n + 1):
                        m[k][j] -= f * m[i][j]
        out = [0.0] * n
        for i in range(n - 1, -1, -1):
            out[i] = (m[i][n] - sum(m[i][j] * out[j] for j in range(i + 1, n))) / m[i][i]
        return [a + b for a, b in zip(near, out, strict=True)]

    def spread(self, found: list[float]) -> float:
        """What the fit leaves unexplained, as a standard deviation."""
        left = self.squares - 2 * sum(a * b for a, b in zip(found, self.right, strict=True))
        for a, row in zip(found, self.square, strict=True):
            left += a * sum(b * x for b, x in zip(found, row, strict=True))
        return sqrt(max(0.0, left) / max(1, self.rows))


class Tuning(ABC, Generic[S]):
    """One game's tuning: which matches are played, what is looked at, what is explained by it.

    A game's is `Tuning` in its `tests/games/<game>/bench/tuning.py`; DEFAULTS, which stands beside
    it, says how many matches and rounds there are unless the command line does. The full judge's
    terms are those of the room's `Mind.terms`.
    """

    def __init__(self, room: Room, asked: argparse.Namespace) -> None:
        terms = room.mind.terms
        if terms is None:
            raise Fault(f"{room.name} has no weights that are fitted.")
        self.terms = terms
        self.game: Game[S] = room.game
        self.asked = asked

    @abstractmethod
    def look(self, s: S, due: int) -> None:
        """A table at which `due` is asked, before anybody answers; OVER at the end."""

    @abstractmethod
    def answers(self, s: S, seat: int, codes: Codes, rng: Rng) -> list[int]:
        """What is answered, one after the other, where `codes` are open."""

    @abstractmethod
    def round(self, rng: Rng) -> None:
        """Play all matches, fit, and have the judge go by what was found."""

    @abstractmethod
    def told(self) -> str:
        """What was found, as rows of the game's weights."""

    def play(self, s: S, rng: Rng) -> None:
        """From this table to the end, every table looked at."""
        game, codes, odds, silent = self.game, Codes(), Odds(), Log(False)
        while True:
            due = game.due(s)
            self.look(s, due)
            if due == OVER:
                return
            if due == FATE:
                game.luck(s, odds)
                game.step(s, FATE, odds.at(rng.below(odds.total)), silent)
                continue
            seat = lowest(due)
            game.options(s, seat, codes)
            for code in self.answers(s, seat, codes, rng):
                game.step(s, seat, code, silent)
