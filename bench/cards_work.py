"""One measurement of a game on the engine that this process imports, as a line of JSON; see
cards.py. KIND is one of the game's tests/games/<game>/bench/cards.toml.

python bench/cards_work.py which                 the engine, compiled or interpreted
python bench/cards_work.py sums                  digests of seeded matches, a kind each
python bench/cards_work.py random GAME KIND N    random matches: CPU seconds, matches, answers
python bench/cards_work.py clone GAME KIND N     CPU nanoseconds for a copy of a table in mid-match
"""

from __future__ import annotations

import hashlib
import json
import sys
import time
from typing import Any

import rooms

from touchline.core.buffers import Codes, Odds
from touchline.core.build import engine
from touchline.core.choices import settle
from touchline.core.contract import State
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.play import setups
from touchline.play.room import Room
from touchline.play.sim.playout import playout, random_answer
from touchline.rooms import ROOMS


def set_up(room: Room, kind: dict[str, Any]) -> Setup:
    """The set-up of a kind."""
    settled = settle(room.game.choices, room.game.presets, {}, kind["preset"])
    return setups.setup(room, kind["seats"], settled)


def named(game: str, name: str) -> tuple[Room, Setup]:
    """The game, and the set-up of a kind by its name."""
    room = ROOMS[game]
    kind = next(row for row in rooms.table(game, "cards")["kind"] if row["name"] == name)
    return room, set_up(room, kind)


def sums() -> dict[str, str]:
    """The same on every build, or the builds differ: answers, ends and last views of matches."""
    codes, odds, log = Codes(), Odds(), Log(on=False)
    found = {}
    for name in rooms.having("cards.toml"):
        room, given = ROOMS[name], rooms.table(name, "cards")
        game = room.game
        for kind in given["kind"]:
            rng, digest, setup = Rng(7), hashlib.sha256(), set_up(room, kind)
            for _ in range(given["same"]):
                s = game.new(setup)
                answers, end = playout(game, s, rng, codes, odds, log), game.result(s)
                told = [answers, end.points, end.reason]
                views = [game.view(s, eye).key() for eye in range(setup.seats + 1)]
                digest.update(repr([told, views]).encode())
            found[f"{name} {kind['name']}"] = digest.hexdigest()[:16]
    return found


def random(game: str, kind: str, matches: int) -> dict[str, float]:
    """Whole matches, every answer by lot, fate's included."""
    codes, odds, log, rng = Codes(), Odds(), Log(on=False), Rng(1)
    room, given = named(game, kind)
    rules = room.game
    start = time.process_time()
    answers = 0
    for _ in range(matches):
        answers += playout(rules, rules.new(given), rng, codes, odds, log)
    return {"seconds": time.process_time() - start, "matches": matches, "answers": answers}


def clone(game: str, kind: str, rounds: int) -> float:
    """CPU nanoseconds for one copy, half-way through a random match."""
    codes, odds, log, rng = Codes(), Odds(), Log(on=False), Rng(2)
    room, given = named(game, kind)
    rules = room.game
    half = playout(rules, rules.new(given), Rng(2), codes, odds, log) // 2
    s: State = rules.new(given)
    for _ in range(half):
        random_answer(rules, s, rng, codes, odds, log)
    copy = s.clone
    start = time.process_time()
    for _ in range(rounds):
        copy()
    return (time.process_time() - start) * 1e9 / rounds


def main() -> None:
    what, *rest = sys.argv[1:]
    told: object
    if what == "which":
        told = engine()
    elif what == "sums":
        told = sums()
    elif what == "random":
        told = random(rest[0], rest[1], int(rest[2]))
    else:
        told = clone(rest[0], rest[1], int(rest[2]))
    print(json.dumps(told))


if __name__ == "__main__":
    main()
