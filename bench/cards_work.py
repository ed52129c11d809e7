#!/usr/bin/env python3
"""One measurement of FootClub on the engine that this process imports, as a line of JSON; see
cards.py.

python bench/cards_work.py which            the engine, compiled or interpreted
python bench/cards_work.py sums             a checksum of 40 seeded matches of each kind
python bench/cards_work.py random KIND N    random matches: CPU seconds, matches, answers
python bench/cards_work.py clone KIND N     CPU nanoseconds for a copy of a table in mid-match
"""

from __future__ import annotations

import json
import sys
import time
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.core.build import engine
from touchline.core.choices import settle
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.footclub import GAME
from touchline.games.footclub.state import Table
from touchline.play import library
from touchline.play.sim.playout import playout

KINDS: Final = {"poussin": "poussin", "full": "match", "tie": "tie"}


def setup(kind: str) -> Setup:
    """A set-up by the name of its preset."""
    settled = settle(GAME.choices, GAME.presets, {}, KINDS[kind])
    return Setup(2, settled, library.numbers(GAME.name))


def ended(s: Table) -> tuple[int, ...]:
    """What a match came to, as numbers."""
    return (*(int(n) for n in s.club), int(s.winner), int(s.reason))


def sums() -> list[int]:
    """The same on every build, or the builds differ."""
    codes, odds, log = Codes(), Odds(), Log(on=False)
    found = []
    for kind in KINDS:
        rng, total, given = Rng(7), 0, setup(kind)
        for _ in range(40):
            s = GAME.new(given)
            n = playout(GAME, s, rng, codes, odds, log)
            for number in (n, *ended(s)):
                total = (total * 31 + number) % 1_000_000_007
        found.append(total)
    return found


def random(kind: str, matches: int) -> dict[str, float]:
    """Whole matches, every answer by lot, fate's included."""
    codes, odds, log, rng, given = Codes(), Odds(), Log(on=False), Rng(1), setup(kind)
    start = time.process_time()
    answers = 0
    for _ in range(matches):
        answers += playout(GAME, GAME.new(given), rng, codes, odds, log)
    return {"seconds": time.process_time() - start, "matches": matches, "answers": answers}


def clone(kind: str, rounds: int) -> float:
    """CPU nanoseconds for one copy, half-way through a random match."""
    codes, odds, log, rng, given = Codes(), Odds(), Log(on=False), Rng(2), setup(kind)
    half = playout(GAME, GAME.new(given), Rng(2), codes, odds, log) // 2
    s = GAME.new(given)
    for _ in range(half):
        due = GAME.due(s)
        if due < 0:
            GAME.luck(s, odds)
            GAME.step(s, -1, odds.at(rng.below(odds.total)), log)
        else:
            who = 0 if due & 1 else 1
            GAME.options(s, who, codes)
            GAME.step(s, who, codes.items[rng.below(codes.count)], log)
    start = time.process_time()
    for _ in range(rounds):
        s.clone()
    return (time.process_time() - start) * 1e9 / rounds


def main() -> None:
    what, *rest = sys.argv[1:]
    told: object
    if what == "which":
        told = engine()
    elif what == "sums":
        told = sums()
    elif what == "random":
        told = random(rest[0], int(rest[1]))
    else:
        told = clone(rest[0], int(rest[1]))
    print(json.dumps(told))


if __name__ == "__main__":
    main()
