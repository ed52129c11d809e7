#!/usr/bin/env python3
"""Fit the weights of Worldwide Football's full judge to matches that its own advice plays.

  python3 bench/tune_worldwide.py [--matches 20000] [--rounds 2] [--seed 1] [--json FILE]

Every attack that begins is a row: the named terms of one side less the other's. What is explained
is the goals that the one scores beyond the other until the half ends. Least squares with a little
ridge, one fit for every table and row of `weights.py`. What is kept over half-time (stars,
substitutions, red cards) counts in the first half also for what it is worth in the second. It
prints rows and spreads.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import sqrt
from pathlib import Path

import door

sys.path.append(door.entered(__name__))

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.worldwide import GAME
from touchline.games.worldwide import codes as c
from touchline.games.worldwide import weights as w
from touchline.games.worldwide.advice import Advice
from touchline.games.worldwide.judge import settled
from touchline.games.worldwide.terms import Classes, count_terms, row_of
from touchline.play import library

TERMS = int(w.TERMS)
KEPT = {int(w.STARS): 0.7, int(w.CHANGES): 1.0, int(w.REDS): 1.0}
KINDS = (("amateur", 2), ("professional", 2), ("amateur", 4), ("professional", 4))


class Sums:
    """The normal equations of one fit."""

    def __init__(self) -> None:
        self.square = [[0.0] * TERMS for _ in range(TERMS)]
        self.right = [0.0] * TERMS
        self.ys = 0.0
        self.rows = 0

    def add(self, xs: list[int], y: float) -> None:
        """One table."""
        self.rows += 1
        self.ys += y * y
        at = [i for i in range(TERMS) if xs[i]]
        for i in at:
            self.right[i] += xs[i] * y
            line = self.square[i]
            for j in at:
                line[j] += xs[i] * xs[j]

    def solve(self, ridge: float, near: list[float]) -> list[float]:
        """Gauss; the ridge draws every weight to the one `near`."""
        m = [
            [*row, r - sum(a * b for a, b in zip(row, near, strict=True))]
            for row, r in zip(self.square, self.right, strict=True)
        ]
        for i in range(TERMS):
            m[i][i] += ridge
        for i in range(TERMS):
            for k in range(i + 1, TERMS):
                f = m[k][i] / m[i][i]
                if f:
                    for j in range(i, TERMS + 1):
                        m[k][j] -= f * m[i][j]
        out = [0.0] * TERMS
        for i in range(TERMS - 1, -1, -1):
            out[i] = (m[i][TERMS] - sum(m[i][j] * out[j] for j in range(i + 1, TERMS))) / m[i][i]
        return [a + b for a, b in zip(near, out, strict=True)]

    def spread(self, found: list[float]) -> float:
        """What the fit leaves unexplained."""
        left = self.ys - 2 * sum(a * b for a, b in zip(found, self.right, strict=True))
        for a, row in zip(found, self.square, strict=True):
            left += a * sum(b * x for b, x in zip(found, row, strict=True))
        return sqrt(max(0.0, left) / max(1, self.rows))


def record(given: Setup, advice: Advice, rng: Rng, fits: list[Sums], wild: int) -> None:
    """Play one match; add its tables."""
    s = GAME.new(given)
    classes = Classes(s.book)
    codes, odds, silent = Codes(), Odds(), Log(False)
    values = vec[i64]([0] * (2 * TERMS))
    seen: list[tuple[int, list[int], int]] = []
    moment = -1
    half = 0  # the lead at half-time
    while True:
        due = GAME.due(s)
        if due == OVER:
            break
        if s.half < 2:
            half = int(s.get(0, c.GOALS) - s.get(1, c.GOALS))
        now = int(s.half * 1000 + s.attacks)
        if s.half and now != moment and settled(s):
            moment = now
            count_terms(s, classes, 0, values, 0)
            count_terms(s, classes, 1, values, TERMS)
            xs = [int(values[i] - values[TERMS + i]) for i in range(TERMS)]
            seen.append((int(row_of(s)), xs, int(s.get(0, c.GOALS) - s.get(1, c.GOALS))))
        if due == FATE:
            GAME.luck(s, odds)
            GAME.step(s, FATE, odds.at(rng.below(odds.total)), silent)
            continue
        seat = 0
        while due & (1 << seat) == 0:
            seat += 1
        GAME.options(s, seat, codes)
        if codes.count == 1:
            answer = codes.items[0]
        elif rng.below(1000) < wild:
            answer = codes.items[rng.below(codes.count)]
        else:
            answer = advice.pick(s, seat, codes, rng)
        GAME.step(s, seat, answer, silent)
    end = int(s.get(0, c.GOALS) - s.get(1, c.GOALS))
    for row, xs, lead in seen:
        fits[row].add(xs, float((half if row % 8 < 4 else end) - lead))


def fitted(kinds: list[int], matches: int, rng: Rng, wild: int) -> None:
    """Play so many matches of each kind, and put what was found where the judge reads it."""
    numbers = library.numbers("worldwide")
    for at in kinds:
        preset, seats = KINDS[at]
        fits = [Sums() for _ in range(32)]
        given = Setup(seats, settle(GAME.choices, GAME.presets, {}, preset), numbers)
        advice = Advice()
        for _ in range(matches):
            record(given, advice, rng, fits, wild)
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


def begin(found: dict[str, list[list[int]]]) -> None:
    """Play by these rows at first."""
    for r, row in enumerate(found["rows"]):
        for i, x in enumerate(row):
            w.WEIGHTS[r * TERMS + i] = x


def main() -> None:
    """Play, fit, play by what was found, fit again; print the last."""
    p = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    p.add_argument("--matches", type=int, default=20_000)
    p.add_argument("--rounds", type=int, default=2)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--wild", type=int, default=40, help="answers of a thousand by lot")
    p.add_argument("--kinds", default="0,1,2,3", help="tables to fit: " + str(KINDS))
    p.add_argument("--json", type=Path, help="where to write the rows as well")
    p.add_argument("--start", type=Path, help="rows written by --json, to begin with")
    a = p.parse_args()
    rng = Rng(a.seed)
    if a.start:
        begin(json.loads(a.start.read_text(encoding="utf-8")))
    for _ in range(a.rounds):
        fitted([int(n) for n in a.kinds.split(",")], a.matches, rng, a.wild)
    rows = [[int(w.WEIGHTS[r * TERMS + i]) for i in range(TERMS)] for r in range(32)]
    spreads = [int(w.SPREADS[r]) for r in range(32)]
    print(f"# {a.rounds} rounds of {a.matches} matches, seed {a.seed}")
    for row in rows:
        print(f"    ({', '.join(map(str, row))}),")
    print(f"    {spreads}")
    if a.json:
        a.json.write_text(json.dumps({"rows": rows, "spread": spreads}), encoding="utf-8")


if __name__ == "__main__":
    main()
