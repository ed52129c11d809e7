#!/usr/bin/env python3
"""How strong the computer players are: paired luck, swapped seats, 95 % intervals.

  python3 bench/strength.py ladder  [--pairs 400] [--seed 1] [--jobs 2]   each level, the one below
  python3 bench/strength.py greedy                                       the top level, greedy
  python3 bench/strength.py ceiling                                      a player told the dice
  python3 bench/strength.py meet A B                                     any two, by name
  python3 bench/strength.py speed                                        seconds for one answer
  python3 bench/strength.py all                                          all but `meet`
  python3 bench/strength.py footclub poussin|match|tie ...               the same of FootClub
  python3 bench/strength.py worldwide amateur|professional|home ...      of Worldwide Football
  python3 bench/strength.py eleven ladder|greedy|alone|speed|all ...     of Eleven, four managers

It runs on the compiled engine where one can be had, and says so. `docs/reference/strength.md` holds
what it printed.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

import environment

HERE = Path(__file__).resolve().parent


def main() -> int:
    """Set up what is lacking and measure."""
    if sys.argv[1:] in ([], ["--help"], ["-h"]):
        print(__doc__)
        return 0
    import dev

    if environment.ask(environment.interpreter()) is None:
        environment.ready()  # one that stands is left as it is: others may be at work in it
    rows, args = "strength_rows.py", sys.argv[1:]
    if args[0] in ("footclub", "worldwide", "eleven"):
        rows, args = f"strength_{args[0]}.py", args[1:]
    return dev.python([str(HERE / rows), *args], dev.ready_engine())


if __name__ == "__main__":
    sys.exit(main())
