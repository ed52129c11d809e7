#!/usr/bin/env python3
"""One measurement of FootClub, Worldwide Football or Eleven on the engine that this process
imports, as a line of JSON; see cards.py.

python bench/cards_work.py which            the engine, compiled or interpreted
python bench/cards_work.py sums             a checksum of 40 seeded matches a kind, or 4 seasons
python bench/cards_work.py random KIND N    random matches: CPU seconds, matches, answers
python bench/cards_work.py clone KIND N     CPU nanoseconds for a copy of a table in mid-match
"""

from __future__ import annotations

import json
import sys
import time
from typing import Final, TypeVar

from touchline.core.buffers import Codes, Odds
from touchline.core.build import engine
from touchline.core.choices import settle
from touchline.core.contract import Game, State
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.eleven import GAME as ELEVEN
from touchline.games.eleven.state import Table as SeasonTable
from touchline.games.footclub import GAME as FOOTCLUB
from touchline.games.footclub.state import Table as ClubTable
from touchline.games.worldwide import GAME as WORLDWIDE
from touchline.games.worldwide.state import Table as WorldTable
from touchline.play import library
from touchline.play.sim.playout import lowest, playout

S = TypeVar("S", bound=State)

KINDS: Final = {"poussin": "poussin", "full": "match", "tie": "tie"}
WORLD: Final = {
    "amateur": ("amateur", 2),
    "professional": ("professional", 2),
    "pairs": ("home", 4),
}
SEASONS: Final = {"managers": ("division3", 4), "alone": ("division3", 1)}


def setup(kind: str) -> Setup:
    """A set-up by the name of its kind."""
    if kind in SEASONS:
        preset, seats = SEASONS[kind]
        settled = settle(ELEVEN.choices, ELEVEN.presets, {}, preset)
        return Setup(seats, settled, library.numbers(ELEVEN.name))
    if kind in WORLD:
        preset, seats = WORLD[kind]
        settled = settle(WORLDWIDE.choices, WORLDWIDE.presets, {}, preset)
        return Setup(seats, settled, library.numbers(WORLDWIDE.name))
    settled = settle(FOOTCLUB.choices, FOOTCLUB.presets, {}, KINDS[kind])
    return Setup(2, settled, library.numbers(FOOTCLUB.name))


def ended(s: ClubTable | WorldTable | SeasonTable) -> tuple[int, ...]:
    """What a match came to, as numbers."""
    if isinstance(s, SeasonTable):
        numbers = s.seat
    else:
        numbers = s.side if isinstance(s, WorldTable) else s.club
    return (*(int(n) for n in numbers), int(s.winner), int(s.reason))


def sums() -> list[int]:
    """The same on every build, or the builds differ."""
    codes, odds, log = Codes(), Odds(), Log(on=False)
    found = []
    for kind in (*KINDS, *WORLD, *SEASONS):
        rng, total, given = Rng(7), 0, setup(kind)
        for _ in range(4 if kind in SEASONS else 40):
            if kind in SEASONS:
                e = ELEVEN.new(given)
                numbers = (playout(ELEVEN, e, rng, codes, odds, log), *ended(e))
            elif kind in WORLD:
                w = WORLDWIDE.new(given)
                numbers = (playout(WORLDWIDE, w, rng, codes, odds, log), *ended(w))
            else:
                s = FOOTCLUB.new(given)
                numbers = (playout(FOOTCLUB, s, rng, codes, odds, log), *ended(s))
            for number in numbers:
                total = (total * 31 + number) % 1_000_000_007
        found.append(total)
    return found


def random(kind: str, matches: int) -> dict[str, float]:
    """Whole matches, every answer by lot, fate's included."""
    codes, odds, log, rng, given = Codes(), Odds(), Log(on=False), Rng(1), setup(kind)
    start = time.process_time()
    answers = 0
    for _ in range(matches):
        if kind in SEASONS:
            answers += playout(ELEVEN, ELEVEN.new(given), rng, codes, odds, log)
        elif kind in WORLD:
            answers += playout(WORLDWIDE, WORLDWIDE.new(given), rng, codes, odds, log)
        else:
            answers += playout(FOOTCLUB, FOOTCLUB.new(given), rng, codes, odds, log)
    return {"seconds": time.process_time() - start, "matches": matches, "answers": answers}


def clone(kind: str, rounds: int) -> float:
    """CPU nanoseconds for one copy, half-way through a random match."""
    if kind in SEASONS:
        return copied(ELEVEN, setup(kind), rounds)
    if kind in WORLD:
        return copied(WORLDWIDE, setup(kind), rounds)
    return copied(FOOTCLUB, setup(kind), rounds)


def copied(game: Game[S], given: Setup, rounds: int) -> float:
    """The same of any game."""
    codes, odds, log, rng = Codes(), Odds(), Log(on=False), Rng(2)
    half = playout(game, game.new(given), Rng(2), codes, odds, log) // 2
    s = game.new(given)
    for _ in range(half):
        due = game.due(s)
        if due < 0:
            game.luck(s, odds)
            game.step(s, -1, odds.at(rng.below(odds.total)), log)
        else:
            who = lowest(due)
            game.options(s, who, codes)
            game.step(s, who, codes.items[rng.below(codes.count)], log)
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
