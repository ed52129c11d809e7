"""One measurement of the engine that this process imports, as a line of JSON; see speed.py.

python speed_work.py which               the engine, compiled or interpreted
python speed_work.py check               count and checksum of the options of every position
python speed_work.py options ROUNDS      CPU nanoseconds for the options of one position
python speed_work.py clone ROUNDS        CPU nanoseconds for a copy of a table
python speed_work.py matches N           random matches: CPU seconds, matches, answers
"""

from __future__ import annotations

import json
import sys
import time
import tomllib
from pathlib import Path
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.core.build import engine
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position
from touchline.games.streetsoccer.rules.state import Table
from touchline.play.sim.playout import playout, sweep

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "perft.toml"
DICE: Final = range(1, 7)


def rolled(text: str, options: dict[str, str] | None = None) -> list[Table]:
    """A position with each die."""
    side = text.split()[2]
    return [read_position(f"{text} t {die} 13a 0-0 - {side}", options) for die in DICE]


def golden() -> list[Table]:
    """The positions with each die."""
    rows = tomllib.loads(GOLDEN.read_text(encoding="utf-8"))["position"]
    return [t for row in rows for t in rolled(row["text"])]


def check() -> object:
    """Count and checksum of each, as limit/ prints them."""
    out = Codes()
    found = []
    for t in golden():
        GAME.options(t, t.side, out)
        total = 0
        for code in out.listed():
            total = (total * 31 + code) % 1_000_000_007
        found.append([int(out.count), total])
    return found


def options(rounds: int) -> float:
    """CPU nanoseconds for one generation."""
    tables, out = golden(), Codes()
    start = time.process_time_ns()
    sweep(GAME, tables, rounds, out)
    return (time.process_time_ns() - start) / rounds / len(tables)


def clone(rounds: int) -> float:
    """CPU nanoseconds for one copy."""
    t = golden()[0]
    copy = t.clone
    start = time.process_time_ns()
    for _ in range(rounds):
        copy()
    return (time.process_time_ns() - start) / rounds


def matches(n: int) -> dict[str, float]:
    """Random matches by the engine's own loop; an answer is a seat's, fate's are not counted."""
    rng, codes, odds, log = Rng(1), Codes(), Odds(), Log(on=False)
    answers = 0
    start = time.process_time()
    for _ in range(n):
        s = GAME.new(Setup(2))
        answers += playout(GAME, s, rng, codes, odds, log)
    spent = time.process_time() - start
    # coin, duel and a die a turn are fate's: of a match of k turns, 12 + 2 * k answers, about
    # half are seats'; counted exactly from the same seed, beside the clock
    return {"seconds": spent, "matches": n, "answers": answers, "decisions": decisions(n)}


def decisions(n: int) -> float:
    """Answers of seats in n random matches, from the first hundred of them."""
    rng, codes, odds, log = Rng(1), Codes(), Odds(), Log(on=False)
    some, found = min(n, 100), 0
    for _ in range(some):
        s = GAME.new(Setup(2))
        while (due := GAME.due(s)) != 0:
            if due < 0:
                GAME.luck(s, odds)
                GAME.step(s, -1, odds.at(rng.below(odds.total)), log)
            else:
                found += 1
                GAME.options(s, due >> 1, codes)
                GAME.step(s, due >> 1, codes.items[rng.below(codes.count)], log)
    return found / some * n


def main() -> int:
    what, n = sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 1
    told: object
    if what == "which":
        told = engine()
    elif what == "check":
        told = check()
    elif what == "options":
        told = options(n)
    elif what == "clone":
        told = clone(n)
    else:
        told = matches(n)
    print(json.dumps(told))
    return 0


if __name__ == "__main__":
    sys.exit(main())
