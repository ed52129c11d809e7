#!/usr/bin/env python3
"""Tune the habits of Worldwide Football's advice, or let two players meet with luck taken out.

  python3 bench/run.py habits tune amateur|professional [--steps 800] [--file F] [--out F]
  python3 bench/run.py habits test amateur|professional --file F [--pairs 250]
  python3 bench/run.py habits meet amateur|professional ONE OTHER [--pairs 60] [--seed 7]
      [--keep FILE]

At every throw and every draw of a match the full judge rates each table it may lead to. What the
outcome was better than the mean of them is luck, which is nobody's doing: points less luck have the
same mean, and spread far less. So have points less a part of it, which spread least where one side
wins so often that a goal more changes less than the judge believes. All habits are moved at once,
each up or down by lot, and two such tables meet, or meet `greedy` one after the other; what did
better says where to go.

A meeting that keeps its pairs in a file leaves out those that stand there: so a long one can be
stopped, and gone on with later by the same build. Those of `docs/reference/strength.md` are kept
in `kept`.
"""

from __future__ import annotations

import argparse
import json
import sys
from math import exp, sqrt
from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.judge import Judge
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.window import Window
from touchline.games.worldwide.mind import habits as h
from touchline.games.worldwide.mind.advice import Advice
from touchline.games.worldwide.mind.judge import Full
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.state import Table
from touchline.play import library
from touchline.play.ai.levels import make
from touchline.play.ai.player import Advised, Player
from touchline.play.sim.luck import Luck, draw
from touchline.play.sim.playout import lowest

#: habits that are moved; those left out hardly matter
FREE: Final = tuple(i for i in range(int(h.SIZE)) if i not in (15, 26, 31))
SHIFT: Final = 0.15  # how far apart from the middle the two tables of a step lie, as a logarithm
STRIDE: Final = 0.06  # how far to go for a point of difference
PAIRS: Final = 30  # of a step
FAIR: Final = 0.8  # of the luck, taken off where tables are compared
PART: Final = 0.65  # of the luck, taken off where one side is far the stronger


def played(
    given: Setup, players: list[Player[Table]], luck: Luck[Table], full: Judge
) -> tuple[Table, float]:
    """A match to its end, and the luck of side 0 in millionths of a point."""
    s = GAME.new(given)
    codes, odds, silent = Codes(), Odds(), Log(False)
    fortune = 0.0
    while (due := GAME.due(s)) != OVER:
        if due == FATE:
            GAME.luck(s, odds)
            answer = luck.answer(s, odds)
            fortune += fortune_of(s, odds, answer, full)
            GAME.step(s, FATE, answer, silent)
            continue
        seat = lowest(due)
        for answer in players[seat].choose(Window(GAME, s, seat)):
            GAME.options(s, seat, codes)
            if answer not in codes.listed():
                raise ValueError(f"the player at seat {seat} answered {answer}, which is not open")
            GAME.step(s, seat, answer, silent)
    return s, fortune


def fortune_of(s: Table, odds: Odds, answer: int, full: Judge) -> float:
    """By how much this outcome is better for side 0 than the mean of all; millionths of a point."""
    if odds.count < 2:
        return 0.0
    silent = Log(False)
    mean, got = 0.0, 0.0
    for i in range(odds.count):
        t = s.clone()
        GAME.step(t, FATE, odds.outcomes[i], silent)
        if GAME.due(t) == OVER:
            rate = GAME.result(t).points[0] * 1_000_000.0
        else:
            rate = float(full.rate(t, 0))
        mean += rate * float(odds.weights[i]) / float(odds.total)
        if odds.outcomes[i] == answer:
            got = rate
    return got - mean


class Meeting:
    """Pairs of matches with the same luck; points of a match are 0 to 1.

    raw, fair  of each pair the mean points of the first player: as they are, and less luck
    """

    def __init__(self, rules: str, seed: int, seats: int = 2) -> None:
        options = settle(GAME.choices, GAME.presets, {}, rules)
        self.given = Setup(seats, options, library.numbers(ROOM))
        self.rules = rules
        self.seed = seed
        self.full = Full()
        self.raw: list[float] = []
        self.fair: list[float] = []

    def pair(self, one: str | list[int], other: str | list[int], number: int) -> None:
        """Two matches, each side once each player's."""
        raw, fair = 0.0, 0.0
        for turn in range(2):
            players: list[Player[Table]] = []
            for seat in range(self.given.seats):
                mine_too = seat % 2 == turn
                mind = draw("mind", self.seed, number, seat // 2 * 2 + (not mine_too)) >> 17
                players.append(self.player(one if mine_too else other, mind))
            luck: Luck[Table] = Luck(GAME, self.seed, number)
            end, fortune = played(self.given, players, luck, self.full)
            mine = GAME.result(end).points[turn] / 2
            raw += mine / 2
            fair += (mine - (fortune if turn == 0 else -fortune) / 2_000_000) / 2
        self.raw.append(raw)
        self.fair.append(fair)

    def partly(self) -> list[float]:
        """Of each pair the mean points of the first player, less `PART` of the luck."""
        return [x - PART * (x - y) for x, y in zip(self.raw, self.fair, strict=True)]

    def player(self, who: str | list[int], mind: int) -> Player[Table]:
        """A player by name, or the advice of the strongest with these habits alone."""
        if isinstance(who, str):
            return make(who, ROOM, mind)
        advice = Advice(True)
        advice.amateur = advice.professional = vec[i64](who)
        return Advised(Rng(mind), advice)


def met(
    rules: str,
    one: str | list[int],
    other: str | list[int],
    seed: int,
    pairs: int,
    first: int = 0,
    seats: int = 2,
    keep: Path | None = None,
) -> Meeting:
    """So many pairs, from the one of number `first` on; those in the file are not played again."""
    m = Meeting(rules, seed, seats)
    known = kept(keep) if keep else {}
    for n in range(first, first + pairs):
        if n in known:
            m.raw.append(known[n][0])
            m.fair.append(known[n][1])
            continue
        m.pair(one, other, n)
        if keep:
            with keep.open("a", encoding="utf-8") as file:
                print(json.dumps({"n": n, "raw": m.raw[-1], "fair": m.fair[-1]}), file=file)
    return m


def kept(path: Path) -> dict[int, tuple[float, float]]:
    """The pairs in a file by number: points of the first player as they are, and less luck."""
    if not path.exists():
        return {}
    lines = path.read_text(encoding="utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    return {row["n"]: (row["raw"], row["fair"]) for row in rows}


def said(points: list[float]) -> str:
    """Mean and 95 % interval."""
    n = len(points)
    mean = sum(points) / n
    wide = 196 * sqrt(sum((x - mean) ** 2 for x in points) / max(1, n - 1) / n)
    return f"{100 * mean:.1f} % ({100 * mean - wide:.1f} to {100 * mean + wide:.1f})"


def moved(base: list[int], by: list[float]) -> list[int]:
    """The habits, each free one changed by its logarithm."""
    found = list(base)
    for i, x in zip(FREE, by, strict=True):
        found[i] = max(1, round(base[i] * exp(x)))
    return found


def score(rules: str, one: list[int], other: str | list[int], seed: int) -> float:
    """The share of the points that `one` wins, less most of the luck."""
    m = met(rules, one, other, seed, PAIRS)
    return sum(x - FAIR * (x - y) for x, y in zip(m.raw, m.fair, strict=True)) / PAIRS


def tune(rules: str, base: list[int], steps: int, seed: int) -> list[int]:
    """The mean of the tables of the second half of the way."""
    rng = Rng(seed)
    at = [0.0] * len(FREE)
    total = [0.0] * len(FREE)
    for k in range(steps):
        way = [1.0 if rng.below(2) else -1.0 for _ in FREE]
        up = moved(base, [x + SHIFT * y for x, y in zip(at, way, strict=True)])
        down = moved(base, [x - SHIFT * y for x, y in zip(at, way, strict=True)])
        here = seed * 1000 + k
        if k % 2:
            gain = score(rules, up, down, here) - 0.5
        else:  # the two stand twice as far apart, and greedy counts half as much again
            gain = score(rules, up, "greedy", here) - score(rules, down, "greedy", here)
            gain *= 0.75
        stride = STRIDE if 2 * k < steps else STRIDE / 2
        at = [x + stride * gain / SHIFT * y for x, y in zip(at, way, strict=True)]
        if 2 * k >= steps:
            total = [x + y for x, y in zip(total, at, strict=True)]
        if k % 100 == 99:
            print(k + 1, [round(x, 2) for x in at], file=sys.stderr, flush=True)
    return moved(base, [x / (steps - steps // 2) for x in total])


def main() -> None:
    """See the top."""
    p = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    p.add_argument("what", choices=("tune", "test", "meet"))
    p.add_argument("rules", choices=("amateur", "professional", "home"))
    p.add_argument("players", nargs="*")
    p.add_argument("--steps", type=int, default=800)
    p.add_argument("--pairs", type=int, default=60)
    p.add_argument("--seats", type=int, default=2, choices=(2, 4), help="4: pairs against pairs")
    p.add_argument("--first", type=int, default=0, help="the number of the first pair to meet")
    p.add_argument("--seed", type=int, default=9000)
    p.add_argument("--file", type=Path, help="habits to begin with, a list of numbers")
    p.add_argument("--keep", type=Path, help="where the pairs of a meeting are kept, line by line")
    p.add_argument("--out", type=Path, help="where to write the habits found")
    a = p.parse_args()
    known = [int(n) for n in (h.KEEN_AMATEUR if a.rules == "amateur" else h.KEEN_PROFESSIONAL)]
    own: list[int] = json.loads(a.file.read_text(encoding="utf-8")) if a.file else known
    if a.what == "meet":
        if len(a.players) != 2:
            p.error("meet takes two players by name, as in: meet amateur level:6 greedy")
        m = met(a.rules, a.players[0], a.players[1], a.seed, a.pairs, a.first, a.seats, a.keep)
        print(
            f"{a.pairs} pairs: points {said(m.raw)}, less luck {said(m.fair)},"
            f" less {PART:.0%} of it {said(m.partly())}"
        )
        return
    found = tune(a.rules, own, a.steps, a.seed) if a.what == "tune" else own
    print(*found)
    if a.what == "tune" and a.out:
        a.out.write_text(json.dumps(found), encoding="utf-8")
    if a.what == "test":
        for one, other in ((known, "greedy"), (found, "greedy"), (found, known)):
            names = ["known" if x == known else x if x == "greedy" else "new" for x in (one, other)]
            m = met(a.rules, one, other, a.seed, a.pairs)
            print(f"{names[0]} against {names[1]}: {said(m.raw)}, less luck {said(m.fair)}")


if __name__ == "__main__":
    main()
