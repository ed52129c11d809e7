#!/usr/bin/env python3
"""Fit the weights of a game's full judge to matches that its computers play with themselves.

  python3 bench/tune.py [--game NAME] [--rules NAME] [--matches N] [--rounds N] [--seed 1] [...]

Tables of these matches are rows: the named terms that the judge weighs (`Mind.terms`). What is
explained, and by which tables, says tests/games/<game>/bench/tuning.py, and what more can be asked:
--game NAME --help. Least squares with a little ridge; it prints the rows of the game's
`weights.py`.
"""

from __future__ import annotations

import argparse
import sys

import door

sys.path.append(door.entered(__name__))

import rooms

from touchline.core.faults import Fault
from touchline.core.rng import Rng
from touchline.rooms import ROOMS

MODULE = "tuning"


def main() -> None:
    """Play, fit, play by what was found, fit again; print the last."""
    known = rooms.having(f"{MODULE}.py")
    first = argparse.ArgumentParser(add_help=False)
    first.add_argument("--game", choices=known, default=next(iter(ROOMS)))
    game = first.parse_known_args()[0].game
    found = rooms.module(game, MODULE)
    p = argparse.ArgumentParser(description=found.__doc__, parents=[first])
    p.add_argument("--rules", choices=found.RULES, default=found.RULES[0])
    p.add_argument("--matches", type=int)
    p.add_argument("--rounds", type=int)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--wild", type=int, help="answers of a thousand by lot")
    found.words(p)
    p.set_defaults(**found.DEFAULTS)
    asked = p.parse_args()
    tuning, rng = found.Tuning(ROOMS[game], asked), Rng(asked.seed)
    for _ in range(asked.rounds):
        tuning.round(rng)
    print(f"# {game} {asked.rules}: {asked.rounds} rounds of {asked.matches} matches,"
          f" seed {asked.seed}")  # fmt: skip
    print(tuning.told())


if __name__ == "__main__":
    try:
        main()
    except Fault as e:
        sys.exit(f"tune: {e}")
