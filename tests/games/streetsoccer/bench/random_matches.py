#!/usr/bin/env python3
"""Many random matches in one process: no fault, no growing memory, numbers that stay in the bands.

  python3 dev.py bench random                    100,000 matches, a minute or two compiled
     --matches N     so many
     --seed S        another seed
     --json FILE     write the numbers

The bands are those of StreetSoccer's §6.7: 0.10 goals a match, nine of ten without a goal, 93
options a turn. Exit status 1 when a number leaves them or the memory grows.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.core.build import engine
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME
from touchline.play.sim.playout import playout

GROWTH: Final = 2.0  # MiB that the memory may grow after the first tenth
COUNTED: Final = 400  # matches whose options are counted
BANDS: Final = {"goals": (0.07, 0.14), "no-goal": (0.86, 0.94), "options": (88.0, 98.0)}


def memory() -> float:
    """Resident memory of this process in MiB; 0 where the system does not say."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except OSError:
        return 0.0
    return pages * 4096 / 2**20


def branching(seed: int, matches: int) -> float:
    """Options of an ordinary turn, on average."""
    rng, codes, odds, log = Rng(seed), Codes(), Odds(), Log(on=False)
    turns = found = 0
    for _ in range(matches):
        s = GAME.new(Setup(2))
        while (due := GAME.due(s)) != OVER:
            if due == FATE:
                GAME.luck(s, odds)
                GAME.step(s, FATE, odds.at(rng.below(odds.total)), log)
                continue
            GAME.options(s, due >> 1, codes)
            if s.phase == c.MOVE:
                turns += 1
                found += codes.count
            GAME.step(s, due >> 1, codes.items[rng.below(codes.count)], log)
    return found / turns


def played(matches: int, seed: int) -> dict[str, float]:
    """Play them; the numbers."""
    rng, codes, odds, log = Rng(seed), Codes(), Odds(), Log(on=False)
    goals = answers = 0
    ends: Counter[int] = Counter()
    early = highest = 0.0
    start = time.process_time()
    for n in range(matches):
        s = GAME.new(Setup(2))
        answers += playout(GAME, s, rng, codes, odds, log)
        if GAME.due(s) != OVER or s.reason == 0 or not 1 <= s.minute <= 35:
            raise AssertionError(f"match {n} of seed {seed} did not end as matches do")
        goals += s.score0 + s.score1
        ends[int(s.reason)] += 1
        if n == matches // 10:
            early = memory()
        if n % 500 == 0 and n > matches // 10:
            highest = max(highest, memory())
    spent = time.process_time() - start
    return {
        "matches": matches,
        "matches-a-second": matches / spent,
        "answers-a-second": answers / spent,
        "goals": goals / matches,
        "no-goal": ends[int(c.NO_GOAL)] / matches,
        "options": branching(seed, min(matches, COUNTED)),
        "growth": max(highest - early, 0.0),
    }


def main(argv: list[str] | None = None) -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--matches", type=int, default=100_000)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--json", type=Path)
    args = p.parse_args(argv)
    found = played(args.matches, args.seed)
    if args.json:
        args.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    out = sys.stdout.write
    out(
        f"{args.matches} random matches on the {engine()} engine without a fault:"
        f" {found['matches-a-second']:.0f} matches,"
        f" {found['answers-a-second']:.0f} answers a CPU second\n"
    )
    fine = True
    for name, (low, high) in BANDS.items():
        inside = low <= found[name] <= high
        fine = fine and inside
        out(f"{name:<8} {found[name]:.3f}   {low} to {high}: {'inside' if inside else 'OUTSIDE'}\n")
    flat = found["growth"] <= GROWTH
    out(f"memory   grew by {found['growth']:.1f} MiB: {'flat' if flat else 'GROWS'}\n")
    return 0 if fine and flat else 1


if __name__ == "__main__":
    sys.exit(main())
