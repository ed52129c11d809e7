#!/usr/bin/env python3
"""How fair the teams of Worldwide Football are to players who search.

The page of `touchline packs report worldwide`, with any player on both sides.

  python3 dev.py bench balance [--player ismcts:sims=20,moments=1,keen=0] [--matches 4000]
                               [--seed 20260] [--modes amateur,professional,home]
"""

from __future__ import annotations

import argparse

from touchline.cli.rooms import voice
from touchline.core.build import engine
from touchline.games.worldwide.cards.balance import MATCHES, MODES, SEED
from touchline.games.worldwide.cards.balance_page import report
from touchline.play import library
from touchline.rooms import ROOMS


def main() -> None:
    """Measure and print."""
    p = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    p.add_argument("--player", default="ismcts:sims=20,moments=1,keen=0")
    p.add_argument("--matches", type=int, default=MATCHES)
    p.add_argument("--seed", type=int, default=SEED)
    p.add_argument("--modes", default=",".join(MODES))
    a = p.parse_args()
    print(f"<!-- engine: {engine()} -->")
    modes = a.modes.split(",")
    room = ROOMS["worldwide"]
    print(report(room, library.pack(room), voice("en", room), a.matches, a.seed, a.player, modes))


if __name__ == "__main__":
    main()
