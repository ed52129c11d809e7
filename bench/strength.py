#!/usr/bin/env python3
"""How strong the computer players are: paired luck, swapped seats, 95 % intervals.

  python3 bench/strength.py [--game NAME] [--rules NAME] WHAT ...   of any game; else of the first
     ladder [--rows 5,6]   each level against the one below, or these levels alone
     greedy                the top level against greedy
     ceiling               a player told all luck that will come, against greedy; where it is known
     alone                 the top level by itself, where one can play alone
     meet A B              any two, by name
     speed                 processor seconds for one answer
     all                   all but `meet`
     --pairs N --seed S --jobs N --seats N

What a game is measured by (sets of rules, seats, pairs) stands in its
tests/games/<game>/bench/strength.toml. It runs on the compiled engine where one can be had, and
says so. `docs/reference/strength.md` holds what it printed.
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
    return dev.python([str(HERE / "strength_rows.py"), *sys.argv[1:]], dev.ready_engine())


if __name__ == "__main__":
    sys.exit(main())
