"""FootClub: every turn that begins is a row, the named terms of one club less the other's. What is
explained is the goals that the one still scores beyond the other, one fit for every number of turns
left. Its own advice plays.
"""

from __future__ import annotations

import argparse
from typing import Final

from fitting import Sums
from fitting import Tuning as Tuned

from touchline.core.buffers import Codes
from touchline.core.rng import Rng
from touchline.games.footclub.mind import weights as w
from touchline.games.footclub.mind.advice import Advice
from touchline.games.footclub.mind.judge import turns_left
from touchline.games.footclub.room import ROOM
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.state import Table
from touchline.play.room import Room
from touchline.play.sim.batch import fresh

RULES: Final = ("poussin", "match")
DEFAULTS: Final = {"matches": 20_000, "rounds": 3, "wild": 60}
TERMS: Final = int(w.TERMS)


def words(p: argparse.ArgumentParser) -> None:
    """There is nothing more to ask."""


class Tuning(Tuned[Table]):
    """See the top."""

    def __init__(self, room: Room, asked: argparse.Namespace) -> None:
        super().__init__(room, asked)
        self.poussin = asked.rules == "poussin"
        self.options = {"rules": 1} if self.poussin else {"draw_decider": 1}
        self.advice = Advice(3, 4)
        self.seen: list[tuple[int, list[float], int]] = []  # turns left, terms, lead
        self.moment = -1
        self.rows: list[list[int]] = []
        self.spreads: list[int] = []

    def look(self, s: Table, due: int) -> None:
        """A turn begins: note its terms."""
        if s.stack.phase() == c.DRAW and s.turn > 0 and s.period < 3:
            now = int(s.period * 10 + s.turn)
            if now != self.moment:
                self.moment = now
                lead = int(s.get(0, c.GOALS) - s.get(1, c.GOALS))
                self.seen.append((int(turns_left(s)), self.terms(s, 0), lead))

    def answers(self, s: Table, seat: int, codes: Codes, rng: Rng) -> list[int]:
        """One of the advice's plans, or its answer; now and then anything."""
        if codes.count == 1:
            return [codes.items[0]]
        runs = self.advice.plans(s, seat, rng)
        if runs:
            return list(runs[rng.below(len(runs))])
        if rng.below(1000) < self.asked.wild:
            return [codes.items[rng.below(codes.count)]]
        return [self.advice.pick(s, seat, codes, rng)]

    def match(self, rng: Rng, fits: list[Sums]) -> None:
        """Play one match; add its tables."""
        self.seen, self.moment = [], -1
        s = fresh(ROOM, self.options)
        self.play(s, rng)
        if s.period >= 3 or s.reason > c.DRAWN:
            return
        end = int(s.get(0, c.GOALS) - s.get(1, c.GOALS))
        for left, xs, lead in self.seen:
            fits[left].add(xs, float(end - lead))

    def round(self, rng: Rng) -> None:
        """Rows and spreads from so many matches, put where the judge reads them."""
        fits = [Sums(TERMS) for _ in range(12)]
        for _ in range(self.asked.matches):
            self.match(rng, fits)
        self.rows, self.spreads = [[0] * TERMS], [50]
        near = [0.0] * TERMS
        for left in range(1, 9 if self.poussin else 11):
            near = fits[left].solve(fits[left].rows * 0.01 + 20.0, near)
            self.rows.append([round(1000 * x) for x in near])
            self.spreads.append(round(1000 * fits[left].spread(near)))
        table = w.POUSSIN if self.poussin else w.FULL
        wide = w.POUSSIN_SPREAD if self.poussin else w.FULL_SPREAD
        for left, row in enumerate(self.rows):
            wide[left] = self.spreads[left]
            for i in range(TERMS):
                table[left * TERMS + i] = row[i]

    def told(self) -> str:
        """The rows of `weights.py`, and the spreads."""
        lines = [
            f"    ({', '.join(map(str, row))}),  # {left} left"
            for left, row in enumerate(self.rows)
        ]
        return "\n".join([*lines, f"    {self.spreads}"])
