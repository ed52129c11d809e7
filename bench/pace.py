#!/usr/bin/env python3
"""How long computers think about each kind of question, and the beats that hide it.

  python3 bench/pace.py GAME ...   [--matches 12] [--levels 5,6] [--write]

Each level plays matches with level 1 (and itself, where more than two sit). What a seat puts into
an envelope counts as one thought, until others can notice. The beat of a kind is the 99th of a
hundred such thoughts, whatever hands they were about, and half as much again for slower machines,
in tenths of a second. With --write those above the shortest beat go into play/pace.json, under the
engine that was measured here: run it on each. Times are processor time of one core.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from collections import defaultdict
from pathlib import Path
from typing import Final

import door

sys.path.append(door.entered(__name__))

from touchline.core.build import engine
from touchline.core.choices import settle
from touchline.core.contract import Game, State
from touchline.play import pace, setups
from touchline.play.ai import levels
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.rooms import ROOMS

ROOM: Final = 1.5  # a machine that is so much slower still keeps the beat
FILE: Final = Path(pace.__file__).with_name("pace.json")


def thoughts(
    game: Game[State], seats: int, level: int, seed: int, told: dict[int, list[float]]
) -> None:
    """One match; seconds of thought by the kind of question that each began with."""
    settled = settle(
        game.choices, game.presets, setups.wished(ROOMS[game.name], {}, setups.BASE), ""
    )
    m = Match(game, setups.setup(ROOMS[game.name], seats, settled, setups.BASE), Seeded(seed))
    strong = [level if seat % 2 == 0 else 1 for seat in range(seats)]
    minds = [levels.player(ROOMS[game.name], n, seed * 8 + seat) for seat, n in enumerate(strong)]
    begun: dict[int, tuple[int, float]] = {}
    while m.ask.result is None:
        q = m.ask.decisions[0]
        kind, spent = begun.get(q.seat, (q.kind, 0.0))
        start = time.process_time()
        codes = minds[q.seat].choose(m.window(q.seat))
        spent += time.process_time() - start
        m.answer(q.seat, *codes)
        if m.loose[q.seat] and m.ask.of(q.seat) is not None:
            begun[q.seat] = kind, spent
            continue
        begun.pop(q.seat, None)
        if strong[q.seat] == level:
            told[kind].append(spent)


def beat_of(found: list[float]) -> float:
    """The beat that hides these thoughts, in seconds."""
    ordered = sorted(found)
    longest = ordered[min(len(ordered) - 1, math.ceil(len(ordered) * 0.99) - 1)]
    return math.ceil(longest * ROOM * 10) / 10


def measured(name: str, level: int, matches: int) -> dict[int, float]:
    """The beats of a level by kind of question, told line by line."""
    game: Game[State] = ROOMS[name].game
    told: dict[int, list[float]] = defaultdict(list)
    for n in range(matches):
        seats = game.tables[n % len(game.tables)]
        thoughts(game, max(seats, min(2, max(game.tables))), level, n + 1, told)
    beats = {}
    for kind, found in sorted(told.items()):
        beats[kind] = beat_of(found)
        mean = sum(found) / len(found)
        print(f"{name} level {level} kind {kind:3}: {len(found):5} thoughts, mean {mean:.3f} s,"
              f" longest {max(found):.3f} s, beat {beats[kind]:.1f} s", flush=True)  # fmt: skip
    return beats


def main(argv: list[str]) -> int:
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    p.add_argument("games", nargs="+", choices=[g.name for g in [r.game for r in ROOMS.values()]])
    p.add_argument("--matches", type=int, default=12)
    p.add_argument("--levels", default="")
    p.add_argument("--write", action="store_true")
    args = p.parse_args(argv)
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    build = kept["beats"].setdefault(engine(), {})
    for name in args.games:
        wished = [int(n) for n in args.levels.split(",") if n] or list(ROOMS[name].mind.levels)
        for level in wished:
            found = measured(name, level, args.matches)
            slow = {str(kind): s for kind, s in found.items() if s > pace.FLOOR}
            rows = build.setdefault(name, {})
            rows.pop(str(level), None)
            if slow:
                rows[str(level)] = slow
    if args.write:
        FILE.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        print(f"Noted in {FILE.name} for the {engine()} engine.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
