#!/usr/bin/env python3
"""Fit the weights of FootClub's full judge to matches that its own advice plays with itself.

  python3 bench/tune_footclub.py poussin|match [--matches 20000] [--seed 1]

Every turn that begins is a row: the named terms of one club less the other's. What is explained is
the goals that the one still scores beyond the other. Least squares with a little ridge, one fit for
every number of turns left; it prints rows and spreads for `weights.py`.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt

import door

sys.path.append(door.entered(__name__))

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.games.footclub import GAME
from touchline.games.footclub import codes as c
from touchline.games.footclub import weights as w
from touchline.games.footclub.advice import Advice
from touchline.games.footclub.judge import count_terms, turns_left
from touchline.play.sim.loop import fresh

TERMS = int(w.TERMS)


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


def record(options: dict[str, int], rng: Rng, fits: list[Sums], wild: int) -> None:
    """Play one match; add its tables."""
    s = fresh(GAME, options)
    advice = Advice(3, 4)
    codes, odds, silent = Codes(), Odds(), Log(False)
    values = vec[i64]([0] * (2 * TERMS))
    seen: list[tuple[int, list[int], int]] = []
    moment = -1
    while True:
        due = GAME.due(s)
        if due == OVER:
            break
        if s.stack.phase() == c.DRAW and s.turn > 0 and s.period < 3:
            now = int(s.period * 10 + s.turn)
            if now != moment:
                moment = now
                count_terms(s, 0, values, 0)
                count_terms(s, 1, values, TERMS)
                xs = [int(values[i] - values[TERMS + i]) for i in range(TERMS)]
                lead = int(s.get(0, c.GOALS) - s.get(1, c.GOALS))
                seen.append((int(turns_left(s)), xs, lead))
        if due == FATE:
            GAME.luck(s, odds)
            GAME.step(s, FATE, odds.at(rng.below(odds.total)), silent)
            continue
        seat = 0 if due & 1 else 1
        GAME.options(s, seat, codes)
        runs = advice.plans(s, seat, rng) if codes.count > 1 else []
        if runs:
            for code in runs[rng.below(len(runs))]:
                GAME.step(s, seat, code, silent)
        elif codes.count > 1 and rng.below(1000) < wild:
            GAME.step(s, seat, codes.items[rng.below(codes.count)], silent)
        elif codes.count == 1:
            GAME.step(s, seat, codes.items[0], silent)
        else:
            GAME.step(s, seat, advice.pick(s, seat, codes, rng), silent)
    if s.period >= 3 or s.reason > c.DRAWN:
        return
    end = int(s.get(0, c.GOALS) - s.get(1, c.GOALS))
    for left, xs, lead in seen:
        fits[left].add(xs, float(end - lead))


def fitted(what: str, matches: int, rng: Rng, wild: int) -> tuple[list[list[int]], list[int]]:
    """Rows and spreads from so many matches."""
    options = {"rules": 1} if what == "poussin" else {"draw_decider": 1}
    fits = [Sums() for _ in range(12)]
    for _ in range(matches):
        record(options, rng, fits, wild)
    rows, spreads = [[0] * TERMS], [50]
    near = [0.0] * TERMS
    for left in range(1, 9 if what == "poussin" else 11):
        near = fits[left].solve(fits[left].rows * 0.01 + 20.0, near)
        rows.append([round(1000 * x) for x in near])
        spreads.append(round(1000 * fits[left].spread(near)))
    return rows, spreads


def main() -> None:
    """Play, fit, play by what was found, fit again; print the last."""
    p = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    p.add_argument("what", choices=("poussin", "match"))
    p.add_argument("--matches", type=int, default=20_000)
    p.add_argument("--rounds", type=int, default=3)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--wild", type=int, default=60, help="answers of a thousand by lot")
    a = p.parse_args()
    table = w.POUSSIN if a.what == "poussin" else w.FULL
    wide = w.POUSSIN_SPREAD if a.what == "poussin" else w.FULL_SPREAD
    rng = Rng(a.seed)
    for _ in range(a.rounds):
        rows, spreads = fitted(a.what, a.matches, rng, a.wild)
        for left in range(len(rows)):
            wide[left] = spreads[left]
            for i in range(TERMS):
                table[left * TERMS + i] = rows[left][i]
    print(f"# {a.what}: {a.rounds} rounds of {a.matches} matches, seed {a.seed}")
    for left, row in enumerate(rows):
        print(f"    ({', '.join(map(str, row))}),  # {left} left")
    print(f"    {spreads}")


if __name__ == "__main__":
    main()
