#!/usr/bin/env python3
"""Many random matches of a game, looked at all along: no fault, nothing that cannot be.

  python3 dev.py bench random --game NAME
     --matches N     so many of each kind
     --each N        look at the table after every N answers, and at the end
     --seed S        begin with another seed; a fault names the seed that shows it
     --only KIND ... only these kinds of match

Every match has options of its own, the defaults as often as all their other words together; in
every second match rare things are helped along. What is looked at stands, with the kinds, in the
game's tests/games/<game>/bench/checks.py. Exit status 1 with the seeds of what failed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

import rooms

from tests.kit.watched import played
from touchline.core.build import engine
from touchline.core.faults import Fault
from touchline.core.rng import Rng
from touchline.rooms import ROOMS

MODULE = "checks"


def main(argv: list[str] | None = None) -> int:
    """Play them and print what came of each kind; the exit status."""
    first = argparse.ArgumentParser(add_help=False)
    first.add_argument("--game", choices=rooms.having(f"{MODULE}.py"), required=True)
    game = first.parse_known_args(argv)[0].game
    checks = rooms.module(game, MODULE)
    form = argparse.RawTextHelpFormatter
    p = argparse.ArgumentParser(description=__doc__, formatter_class=form, parents=[first])
    p.add_argument("--matches", type=int, default=checks.MATCHES)
    p.add_argument("--each", type=int, default=checks.EACH)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--only", nargs="+", choices=[*checks.KINDS, *checks.MORE])
    asked = p.parse_args(argv)
    failed = 0
    for kind in asked.only or checks.KINDS:
        told: Counter[str] = Counter()
        start = time.process_time()
        for seed in range(asked.seed, asked.seed + asked.matches):
            try:
                rng = Rng(seed)
                s = checks.begun(kind, rng)
                watch = checks.Watch(s, seed % 2 == 0)
                steps = played(ROOMS[game].game, s, watch, rng, asked.each)
            except (AssertionError, IndexError, ValueError) as e:
                failed += 1
                print(f"{kind}, seed {seed}: {type(e).__name__}: {e}")
                continue
            told["answers"] += steps
            told["longest"] = max(told["longest"], steps)
            watch.count(s, told)
        spent = time.process_time() - start
        print(
            f"{asked.matches} random matches of {game} ({kind}) on the {engine()} engine,"
            f" {spent:.0f} CPU seconds: {dict(sorted(told.items()))}",
            flush=True,
        )
    print(f"{failed} failed." if failed else "Nothing failed.")
    return 1 if failed else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Fault as e:
        sys.exit(f"random: {e}")
