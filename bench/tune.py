#!/usr/bin/env python3
"""Fit the weights of StreetSoccer's full judge to matches that it plays with itself.

  python3 bench/tune.py [--matches 4000] [--seed 1] [--window 14] [--second 0]

Every table before a roll is a row: the values of the named terms. What is explained is who scores
the next goal, +1 for the side about to roll and -1 for the other, 0 if nobody does within the
window; rows whose roll brings a goal at once are left out, for the judge counts those exactly. The
fit is least squares with a little ridge; it prints the rows of `weights.py`.
"""

from __future__ import annotations

import argparse
import sys

import door

sys.path.append(door.entered(__name__))

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.window import Window
from touchline.games.streetsoccer import GAME
from touchline.games.streetsoccer import codes as c
from touchline.games.streetsoccer.state import Table
from touchline.games.streetsoccer.weights import NAMES, SLOTS, TERMS
from touchline.games.streetsoccer.worth import Full
from touchline.play.ai.expectimax import Expectimax, Plan
from touchline.play.ai.player import Guesser, Player

SIZE = TERMS * SLOTS
ENDLESS = 1 << 40


class Sums:
    """The normal equations, filled row by row: every row has a one in each term."""

    def __init__(self) -> None:
        self.square = [[0.0] * SIZE for _ in range(SIZE)]
        self.right = [0.0] * SIZE
        self.rows = 0
        self.total = 0.0

    def add(self, at: list[int], y: float) -> None:
        """One table."""
        self.rows += 1
        self.total += y
        for i in at:
            self.right[i] += y
            line = self.square[i]
            for j in at:
                line[j] += 1

    def solve(self, ridge: float) -> list[float]:
        """Gauss, with the ridge on the diagonal."""
        n = SIZE
        m = [[*row, r] for row, r in zip(self.square, self.right, strict=True)]
        for i in range(n):
            m[i][i] += ridge
        for i in range(n):
            top = m[i]
            for k in range(i + 1, n):
                f = m[k][i] / top[i]
                if f:
                    row = m[k]
                    for j in range(i, n + 1):
                        row[j] -= f * top[j]
        out = [0.0] * n
        for i in range(n - 1, -1, -1):
            out[i] = (m[i][n] - sum(m[i][j] * out[j] for j in range(i + 1, n))) / m[i][i]
        return out


def record(seed: int, second: int, window: int, sums: Sums, restarts: list[float]) -> None:
    """Play one match and add its tables."""
    s: Table = GAME.new(Setup())
    rng = Rng(seed)
    judge = Full()
    mind: Player[Table] = Expectimax(rng, judge, Plan(second, 0, 0, ENDLESS))
    lot: Player[Table] = Guesser(rng)
    codes, odds, silent = Codes(), Odds(), Log(False)
    seen: list[tuple[int, int, list[int]]] = []  # half, side, places of the ones
    goals: list[tuple[int, int]] = []  # half, side
    while True:
        due = GAME.due(s)
        if due == OVER:
            break
        if due == FATE:
            if s.phase == c.ROLL and s.restart < 0:
                judge.threat.survey(s)
                judge.terms(s, s.side)
                at = [i * SLOTS + int(judge.values[i]) for i in range(TERMS)]
                seen.append(((s.minute - 1) * 2 + s.half, s.side, at))
            if s.phase == c.AGAIN:
                seen.append(((s.minute - 1) * 2 + s.half, s.side, []))
            GAME.luck(s, odds)
            GAME.step(s, FATE, odds.at(rng.below(odds.total)), silent)
            continue
        side, before = s.side, s.score0 + s.score1
        half = (s.minute - 1) * 2 + s.half
        GAME.options(s, side, codes)
        # one answer in twelve by lot, so that rarer tables are met too
        who = lot if rng.below(12) == 0 else mind
        GAME.step(s, side, who.choose(Window(GAME, s, side))[0], silent)
        if s.score0 + s.score1 > before:
            goals.append((half, side))
    end = (s.minute - 1) * 2 + s.half
    for half, side, at in seen:
        nxt = next(((h, who) for h, who in goals if h >= half), (half + window + 1, -1))
        if nxt[0] == half or (nxt[1] < 0 and half + window > end):
            continue
        y = 0.0
        if nxt[0] <= half + window:
            y = 1.0 if nxt[1] == side else -1.0
        if at:
            sums.add(at, y)
        else:
            restarts.append(y)


def main() -> None:
    """Play, fit, print."""
    p = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    p.add_argument("--matches", type=int, default=4000)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--window", type=int, default=14, help="half minutes looked ahead")
    p.add_argument("--second", type=int, default=0, help="width of the second ply; 0 for one ply")
    a = p.parse_args()
    sums = Sums()
    restarts: list[float] = []
    for n in range(a.matches):
        record(a.seed * 1_000_003 + n, a.second, a.window, sums, restarts)
    print(f"# {sums.rows} tables, mean {sums.total / sums.rows:.4f}")
    print(f"# RESTART {1000 * sum(restarts) / max(1, len(restarts)):.0f}, {len(restarts)} of them")
    found = sums.solve(60.0)
    for i in range(TERMS):
        row = [round(1000 * x) for x in found[i * SLOTS : (i + 1) * SLOTS]]
        while len(row) > 1 and row[-1] == 0:
            row.pop()
        print(f"    ({', '.join(map(str, row))},),  # {NAMES[i]}".replace(",,", ","))


if __name__ == "__main__":
    main()
