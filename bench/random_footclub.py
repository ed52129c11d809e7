#!/usr/bin/env python3
"""Many random matches of FootClub, looked at all along: no fault, nothing that cannot be.

  python3 dev.py bench footclub            2,000 matches and 2,000 ties with options of their own
     --matches N     so many of each
     --each N        look at the table after every N answers (12), and at the end
     --seed S        begin with another seed; a fault names the seed that shows it
     --only KIND     match, tie or poussin

In every second match both clubs choose many tackles, play whatever they can, as hard as they can,
and fate mostly rolls two ones: otherwise red cards and injuries would hardly be seen.

What is looked at stands in bench/footclub_checks.py. Exit status 1 with the seeds of what failed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from typing import Final

from footclub_checks import Watch

from touchline.core.buffers import Codes, Odds
from touchline.core.build import engine
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.footclub import GAME
from touchline.games.footclub import codes as c
from touchline.games.footclub.state import Table
from touchline.play import library

FORMATS: Final = {"match": (0, 0), "tie": (0, 1), "poussin": (1, 0)}
NUMBERS: Final = library.numbers("footclub")


def options(rng: Rng, kind: str) -> dict[str, int]:
    """Every option at random, the default as often as all its other words together."""
    found = {}
    for choice in GAME.choices:
        n = len(choice.values)
        found[choice.key] = 0 if rng.below(2) == 0 else int(rng.below(n))
    found["rules"], found["format"] = FORMATS[kind]
    return found


def fate(t: Table, rng: Rng, odds: Odds, rough: bool) -> int:
    """An outcome by its weight; in rough matches mostly double 1."""
    GAME.luck(t, odds)
    if rough and odds.kind == c.TWO_DICE and rng.below(4):
        return 11
    return int(odds.at(rng.below(odds.total)))


def hand(t: Table, rng: Rng, codes: Codes, rough: bool) -> int:
    """An open answer; in rough matches rather something than nothing, and the last of each."""
    if rough and codes.count > 1 and codes.items[0] == c.PASS:
        if codes.kind in (c.ASK_POSSESSION, c.ASK_BONUS, c.ASK_OFFENSIVE) and rng.below(4):
            return int(codes.items[codes.count - 1 - rng.below(min(3, codes.count - 1))])
        if codes.kind == c.ASK_CHANGE and rng.below(3):
            return 0  # keep substitutions for injuries
    if rough and codes.kind == c.ASK_TACTICS and rng.below(3):
        return int(codes.items[0])
    return int(codes.items[rng.below(codes.count)])


def one(kind: str, seed: int, each: int, told: Counter[str]) -> None:
    """Play one match. Raises AssertionError, with what is wrong, at the first table that is."""
    rng, codes, odds, log = Rng(seed), Codes(), Odds(), Log(on=False)
    settled = options(rng, kind)
    t = GAME.new(Setup(2, settled, NUMBERS))
    watch = Watch(t, NUMBERS)
    steps, rough = 0, seed % 2 == 0
    wait = 1 + int(rng.below(each))
    while (due := GAME.due(t)) != OVER:
        if due == FATE:
            GAME.step(t, FATE, fate(t, rng, odds, rough), log)
        else:
            seat = 0 if due == 1 else 1 if due == 2 else int(rng.below(2))
            GAME.options(t, seat, codes)
            GAME.step(t, seat, hand(t, rng, codes, rough), log)
        steps += 1
        wait -= 1
        if wait == 0:
            wait = each
            watch.look(t)
        if steps > GAME.longest:
            raise AssertionError(f"more than {GAME.longest} answers")
    watch.look(t)
    ended(t)
    told["answers"] += steps
    told["looks"] += watch.checked
    told[f"end {int(t.reason)}"] += 1
    told["longest"] = max(told["longest"], steps)
    told["goals"] += int(t.get(0, c.GOALS) + t.get(1, c.GOALS))
    told["reds"] += int(t.get(0, c.REDS) + t.get(1, c.REDS))


def ended(t: Table) -> None:
    """FC-001, FC-202 The result is the one that the goals make."""
    points, reason = list(GAME.result(t).points), int(t.reason)
    goals = [int(t.get(side, c.GOALS)) for side in range(2)]
    both = [goals[side] + int(t.get(side, c.LEG_GOALS)) for side in range(2)]
    winner = -1 if points == [1, 1] else points.index(2)
    lead = {
        c.BY_GOALS: goals,
        c.BY_AGGREGATE: both,
        c.BY_SHOOT_OUT: None,
        c.DRAWN: goals,
    }.get(reason)
    if reason == c.DRAWN:
        assert winner == -1, "a winner of a draw"
        assert goals[0] == goals[1], "a draw of unequal goals"
    elif lead:
        assert lead[winner] > lead[1 - winner], f"{winner} won with {lead}"
    elif reason in (c.BY_AWAY_GOALS, c.BY_SHOOT_OUT, c.BY_LOT, c.BY_FORFEIT):
        assert both[0] == both[1], f"{reason} with {both}"
    elif reason in (c.NO_LINE_UP, c.FOURTH_RED, c.TOO_FEW):
        assert (goals[winner], goals[1 - winner]) == (3, 0), f"a forfeit of {goals}"
        assert t.get(1 - winner, c.LOST) == 1, "the winner forfeited"


def main(argv: list[str] | None = None) -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--matches", type=int, default=2000)
    p.add_argument("--each", type=int, default=12)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--only", choices=list(FORMATS))
    args = p.parse_args(argv)
    failed = 0
    for kind in [args.only] if args.only else ["match", "tie"]:
        told: Counter[str] = Counter()
        start = time.process_time()
        for seed in range(args.seed, args.seed + args.matches):
            try:
                one(kind, seed, args.each, told)
            except AssertionError as e:
                failed += 1
                sys.stdout.write(f"{kind} {seed}: {e}\n")
        spent = time.process_time() - start
        sys.stdout.write(
            f"{args.matches} random {kind}s on the {engine()} engine, {spent:.0f} CPU seconds:"
            f" {dict(sorted(told.items()))}\n"
        )
    sys.stdout.write("Nothing failed.\n" if not failed else f"{failed} failed.\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
