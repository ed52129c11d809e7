#!/usr/bin/env python3
"""Many random seasons of Eleven, looked at all along: nothing that cannot be.

  python3 dev.py bench eleven              1,000 seasons each for one, two, three and four managers
     --seasons N     so many of each
     --each N        look at the table after every N answers (12), and at the end
     --seed S        begin with another seed; a fault names the seed that shows it
     --seats N       only tables for so many
     --scenarios     only somebody alone in each of the six scenarios, so many seasons of each

Every season has options of its own, the defaults as often as all their other words together. In
every second season managers seldom stop while something can be done. What is looked at stands in
bench/eleven_checks.py.

Exit status 1 with the seeds of what failed.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from eleven_checks import play

from touchline.core.build import engine
from touchline.games.eleven import codes as c


def main(argv: list[str] | None = None) -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("--seasons", type=int, default=1_000)
    p.add_argument("--each", type=int, default=12)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--seats", type=int, choices=[1, 2, 3, 4])
    p.add_argument("--scenarios", action="store_true")
    args = p.parse_args(argv)
    failed = 0
    tables = [(n, 0) for n in ([args.seats] if args.seats else [1, 2, 3, 4])]
    if args.scenarios:
        tables = [(1, n) for n in range(1, 7)]
    for seats, scenario in tables:
        told: Counter[str] = Counter()
        start = time.process_time()
        for seed in range(args.seed, args.seed + args.seasons):
            try:
                t, steps = play(seats, seed, args.each, scenario=scenario)
            except (AssertionError, IndexError, ValueError) as e:
                failed += 1
                sys.stdout.write(f"{seats} seats, seed {seed}: {type(e).__name__}: {e}\n")
                continue
            told["answers"] += steps
            told["longest"] = max(told["longest"], steps)
            told[f"end {int(t.reason)}"] += 1
            for seat in range(seats):
                told["wins"] += int(t.get(seat, c.WINS))
                told["draws"] += int(t.get(seat, c.DRAWS_))
                told["losses"] += int(t.get(seat, c.LOSSES))
                told["points"] += int(t.get(seat, c.TOTAL))
        spent = time.process_time() - start
        where = f" in scenario {scenario}" if scenario else ""
        sys.stdout.write(
            f"{args.seasons} random seasons for {seats}{where}"
            f" on the {engine()} engine,"
            f" {spent:.0f} CPU seconds: {dict(sorted(told.items()))}\n"
        )
    sys.stdout.write("Nothing failed.\n" if not failed else f"{failed} failed.\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
