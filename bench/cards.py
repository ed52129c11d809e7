#!/usr/bin/env python3
"""How fast the games with cards are, as ratios from one run.

  python3 dev.py bench cards             all of it, a minute or two
     --rounds N     how often each measurement is repeated; the best counts (3)
     --json FILE    write the ratios

Measured is process CPU time, one thread; the measurements take turns. An answer is a seat's or
fate's. Before anything is timed both engines must play the same seeded matches. The bars stand in
each game's tests/games/<game>/bench/cards.toml; exit status 1 when one is missed:

  KIND             so many answers, or seasons, a CPU second in random matches
  of-interpreted   so many times as fast as the same sources interpreted
  clone            a copy of a table in at most so many nanoseconds
  peers            at least 5 times the answers of RLCard's gin rummy, and more than those of
                   OpenSpiel's native one, where they can be installed (dev.py tries)
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import rooms

import touchline
from touchline.core.build import engine

HERE: Final = Path(__file__).resolve().parent
WORK: Final = "cards_work.py"
PEERS: Final = {
    "rlcard": ("rlcard", "cards_rlcard.py", "40", 5.0),
    "openspiel": ("pyspiel", "cards_spiel.py", "200", 1.0),
}
CLONES: Final = 200_000_000  # nanoseconds that a measurement of copies may take


def asked(folder: Path | None, script: str, *words: str) -> Any:
    """What a script says, run with the engine of this folder."""
    env = dict(os.environ)
    if folder is not None:
        env["PYTHONPATH"] = str(folder)
    told = subprocess.run(
        [sys.executable, str(HERE / script), *words],
        env=env,
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(told.stdout.splitlines()[-1])


def rate(told: dict[str, float], unit: str) -> float:
    """Answers or matches a CPU second."""
    return told[unit] / told["seconds"]


def measured(tables: dict[str, dict[str, Any]], rounds: int) -> dict[str, float]:
    """All rates and times, by game and kind; the best of so many rounds."""
    compiled = Path(str(touchline.__file__)).parents[1]
    plain = rooms.ROOT / "src"
    if engine() != "compiled" or asked(plain, WORK, "which") != "interpreted":
        sys.exit("The compiled engine is not here: run this by python3 dev.py bench cards")
    if (same := asked(compiled, WORK, "sums")) != asked(plain, WORK, "sums"):
        sys.exit("The engines do not play the same matches.")
    print(f"Seeded matches of {len(same)} kinds: the same on both engines.")
    found: dict[str, float] = {}

    def note(name: str, value: float) -> None:
        found[name] = max(found.get(name, 0.0), value)

    for _ in range(rounds):
        for game, given in tables.items():
            for kind in given["kind"]:
                words, name = ("random", game, kind["name"]), f"{game} {kind['name']}"
                if "bar" in kind:
                    fast = asked(compiled, WORK, *words, str(kind["compiled"]))
                    slow = asked(plain, WORK, *words, str(kind["interpreted"]))
                    note(name, rate(fast, given["unit"]))
                    note(f"{name} interpreted", rate(slow, given["unit"]))
                if kind.get("clone"):
                    many = str(CLONES // given["clone"])
                    copy = asked(compiled, WORK, "clone", game, kind["name"], many)
                    found[f"{name} clone"] = min(found.get(f"{name} clone", copy), copy)
        for name, (module, script, matches, _) in PEERS.items():
            if find_spec(module):
                note(name, rate(asked(None, script, matches), "answers"))
    return found


def told(tables: dict[str, dict[str, Any]], found: dict[str, float]) -> bool:
    """Print the table; is every bar met?"""
    fine = True

    def row(name: str, value: float, unit: str, bar: float, least: bool = True) -> None:
        nonlocal fine
        met = value >= bar if least else value <= bar
        fine = fine and met
        word = "at least" if least else "at most"
        verdict = "" if met else "   MISSED"
        print(f"{name:<28} {value:>14,.1f} {unit:<10} {word} {bar:,.0f}{verdict}")

    for game, given in tables.items():
        ratios = []
        for kind in given["kind"]:
            name = f"{game} {kind['name']}"
            if "bar" in kind:
                row(name, found[name], given["unit"], kind["bar"])
                ratios.append(found[name] / found[f"{name} interpreted"])
            if kind.get("clone"):
                row(f"{name} clone", found[f"{name} clone"], "ns", given["clone"], False)
            if kind.get("peers"):
                for peer, (_, _, _, bar) in PEERS.items():
                    if peer in found:
                        row(f"{name} of {peer}", found[name] / found[peer], "times", bar)
                    else:
                        print(f"{peer:<28} not installed, not compared")
        row(f"{game} of-interpreted", min(ratios), "times", given["of_interpreted"])
    return fine


def main() -> int:
    words = argparse.ArgumentParser(description="How fast the games with cards are.")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--json", type=Path)
    words.add_argument("--game", action="append", choices=rooms.having("cards.toml"))
    given = words.parse_args()
    games = given.game or rooms.having("cards.toml")
    tables = {game: rooms.table(game, "cards") for game in games}
    found = measured(tables, given.rounds)
    if given.json:
        given.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 0 if told(tables, found) else 1


if __name__ == "__main__":
    raise SystemExit(main())
