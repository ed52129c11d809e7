"""Worldwide Football: every attack that begins is a row, the named terms of one side less the
other's. What is explained is the goals that the one scores beyond the other until the half ends,
one fit for every table and row of `weights.py`. What is kept over half-time (stars, substitutions,
red cards) counts in the first half also for what it is worth in the second. Its own advice plays.
"""

from __future__ import annotations

import argparse
import json
from math import sqrt
from pathlib import Path
from typing import Final

from fitting import Sums
from fitting import Tuning as Tuned

from touchline.core.buffers import Codes
from touchline.core.choices import settle
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.worldwide.mind import weights as w
from touchline.games.worldwide.mind.advice import Advice
from touchline.games.worldwide.mind.judge import settled
from touchline.games.worldwide.mind.terms import row_of
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.state import Table
from touchline.play import library
from touchline.play.room import Room

TERMS: Final = int(w.TERMS)
KEPT: Final = {int(w.STARS): 0.7, int(w.CHANGES): 1.0, int(w.REDS): 1.0}
KINDS: Final = (("amateur", 2), ("professional", 2), ("amateur", 4), ("professional", 4))
RULES: Final = ("all",)
DEFAULTS: Final = {"matches": 20_000, "rounds": 2, "wild": 40}


def words(p: argparse.ArgumentParser) -> None:
    """What more can be asked."""
    p.add_argument("--kinds", default="0,1,2,3", help="tables to fit: " + str(KINDS))
    p.add_argument("--json", type=Path, help="where to write the rows as well")
    p.add_argument("--start", type=Path, help="rows written by --json, to begin with")


class Tuning(Tuned[Table]):
    """See the top."""

    def __init__(self, room: Room, asked: argparse.Namespace) -> None:
        super().__init__(room, asked)
        self.numbers = library.numbers(room)
        self.advice = Advice()
        self.seen: list[tuple[int, list[float], int]] = []  # row, terms, lead
        self.moment = -1
        self.half = 0  # the lead at half-time
        if asked.start:
            found = json.loads(asked.start.read_text(encoding="utf-8"))
            for r, row in enumerate(found["rows"]):
                for i, x in enumerate(row):
                    w.WEIGHTS[r * TERMS + i] = x

    def look(self, s: Table, due: int) -> None:
        """An attack begins: note its terms; the lead at half-time."""
        lead = int(s.get(0, c.GOALS) - s.get(1, c.GOALS))
        if s.half < 2:
            self.half = lead
        now = int(s.half * 1000 + s.attacks)
        if s.half and now != self.moment and settled(s):
            self.moment = now
            self.seen.append((int(row_of(s)), self.terms(s, 0), lead))

    def answers(self, s: Table, seat: int, codes: Codes, rng: Rng) -> list[int]:
        """What the advice answers; now and then anything."""
        if codes.count == 1:
            return [codes.items[0]]
        if rng.below(1000) < self.asked.wild:
            return [codes.items[rng.below(codes.count)]]
        return [self.advice.pick(s, seat, codes, rng)]

    def match(self, given: Setup, rng: Rng, fits: list[Sums]) -> None:
        """Play one match; add its tables."""
        self.seen, self.moment, self.half = [], -1, 0
        s: Table = self.game.new(given)
        self.play(s, rng)
        end = int(s.get(0, c.GOALS) - s.get(1, c.GOALS))
        for row, xs, lead in self.seen:
            fits[row].add(xs, float((self.half if row % 8 < 4 else end) - lead))

    def round(self, rng: Rng) -> None:
        """Every kind of table that was asked for."""
        for kind in self.asked.kinds.split(","):
            self.fit(int(kind), rng)

    def fit(self, at: int, rng: Rng) -> None:
        """Play so many matches of a kind, and put what was found where the judge reads it."""
        preset, seats = KINDS[at]
        fits = [Sums(TERMS) for _ in range(32)]
        options = settle(self.game.choices, self.game.presets, {}, preset)
        self.advice = Advice()
        for _ in range(self.asked.matches):
            self.match(Setup(seats, options, self.numbers), rng, fits)
        near = [0.0] * TERMS
        after, whole = near, 1.0
        for stage in (4, 5, 6, 7, 0, 1, 2, 3):
            row = at * 8 + stage
            fit = fits[row]
            near = fit.solve(fit.rows * 0.003 + 30.0, near)
            wide = fit.spread(near) if fit.rows else 1.0
            later = [0.0] * TERMS
            if stage == 4:
                whole, after = wide, near
            elif stage < 4:
                wide = sqrt(wide * wide + whole * whole)
                for i in KEPT:
                    later[i] = KEPT[i] * after[i]
            w.SPREADS[row] = round(1000 * wide)
            for i in range(TERMS):
                w.WEIGHTS[row * TERMS + i] = round(1000 * (near[i] + later[i]))

    def told(self) -> str:
        """The rows of `weights.py`, and the spreads; into a file too, if one was asked for."""
        rows = [[int(w.WEIGHTS[r * TERMS + i]) for i in range(TERMS)] for r in range(32)]
        spreads = [int(w.SPREADS[r]) for r in range(32)]
        if self.asked.json:
            text = json.dumps({"rows": rows, "spread": spreads})
            self.asked.json.write_text(text, encoding="utf-8")
        return "\n".join(
            [*(f"    ({', '.join(map(str, row))})," for row in rows), f"    {spreads}"]
        )
