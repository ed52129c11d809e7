#!/usr/bin/env python3
"""How fast FootClub, Worldwide Football and Eleven are, as ratios from one run.

  python3 dev.py bench cards             all of it, a minute or two
     --rounds N     how often each measurement is repeated; the best counts (3)
     --json FILE    write the ratios

Measured is process CPU time, one thread; the measurements take turns. An answer is a seat's or
fate's. Before anything is timed both engines must play the same 240 matches and 8
seasons. Exit status 1 when a
bar is missed:

  compiled    at least 15 times as fast as the same sources interpreted, Eleven 8 times
  poussin     at least 1,000,000 answers a CPU second in random matches
  full        at least 500,000 in the full game
  amateur, professional, pairs   at least 700,000 in Worldwide Football, at two seats and at four
  managers    at least 200 random seasons of four managers a CPU second
  clone       a copy of a table below 1 microsecond, of Eleven's below 10
  peers       at least 5 times the answers of RLCard's gin rummy, and more than those of OpenSpiel's
              native one, where they can be installed (dev.py tries)
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import touchline
from touchline.core.build import engine

HERE: Final = Path(__file__).parent
ROOT: Final = HERE.parent
PEERS: Final = {
    "rlcard": ("rlcard", "cards_rlcard.py", "40", 5.0),
    "openspiel": ("pyspiel", "cards_spiel.py", "200", 1.0),
}
BARS: Final = {
    "of-interpreted": 15.0,
    "poussin": 1e6,
    "full": 5e5,
    "amateur": 7e5,
    "professional": 7e5,
    "pairs": 7e5,
    "seasons-of-interpreted": 8.0,
    "seasons": 200.0,
}
# kinds of match, with how many are played compiled and interpreted
RUNS: Final = (
    ("poussin", "6000", "120"),
    ("full", "1500", "25"),
    ("amateur", "4000", "100"),
    ("professional", "3000", "70"),
    ("pairs", "3000", "70"),
)
SEASONS: Final = ("managers", "150", "4")


def asked(folder: Path | None, script: str, *words: str) -> object:
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


def rate(told: object) -> float:
    """Answers a CPU second."""
    assert isinstance(told, dict)
    return float(told["answers"]) / float(told["seconds"])


def seasons(told: object) -> float:
    """Seasons a CPU second."""
    assert isinstance(told, dict)
    return float(told["matches"]) / float(told["seconds"])


def number(told: object) -> float:
    assert isinstance(told, float)
    return told


def measured(rounds: int) -> dict[str, float]:
    """All ratios, and what they come from."""
    compiled = Path(str(touchline.__file__)).parents[1]
    plain = ROOT / "src"
    if engine() != "compiled" or asked(plain, "cards_work.py", "which") != "interpreted":
        sys.exit("The compiled engine is not here: run this by python3 dev.py bench cards")
    if asked(compiled, "cards_work.py", "sums") != asked(plain, "cards_work.py", "sums"):
        sys.exit("The engines do not play the same matches.")
    print("240 seeded matches and 8 seasons: the same on both engines.")
    found = {"clone": float("inf"), "season-clone": float("inf")}

    def note(name: str, value: float) -> None:
        found[name] = max(found.get(name, 0.0), value)

    for _ in range(rounds):
        for kind, many, few in RUNS:
            note(kind, rate(asked(compiled, "cards_work.py", "random", kind, many)))
            note(f"{kind}-interpreted", rate(asked(plain, "cards_work.py", "random", kind, few)))
        kind, many, few = SEASONS
        note("seasons", seasons(asked(compiled, "cards_work.py", "random", kind, many)))
        slow = seasons(asked(plain, "cards_work.py", "random", kind, few))
        note("seasons-interpreted", slow)
        copy = number(asked(compiled, "cards_work.py", "clone", kind, "50000"))
        found["season-clone"] = min(found["season-clone"], copy)
        copies = [
            number(asked(compiled, "cards_work.py", "clone", kind, "200000"))
            for kind in ("full", "professional", "pairs")
        ]
        found["clone"] = min(found["clone"], max(copies))
        for name, (module, script, matches, _) in PEERS.items():
            if find_spec(module):
                note(name, rate(asked(None, script, matches)))
    ratios = [found[kind] / found[f"{kind}-interpreted"] for kind, _, _ in RUNS]
    found["of-interpreted"] = min(ratios)
    found["seasons-of-interpreted"] = found["seasons"] / found["seasons-interpreted"]
    for name in PEERS:
        if name in found:
            found[f"of-{name}"] = found["full"] / found[name]
    return found


def told(found: dict[str, float]) -> bool:
    """Print the table; is every bar met?"""
    fine = True
    for name, bar in BARS.items():
        fine = fine and found[name] >= bar
        print(f"{name:<24} {found[name]:>14,.1f}   bar {bar:,.0f}")
    fine = fine and found["clone"] < 1000
    print(f"{'clone':<24} {found['clone']:>14,.0f} ns   bar below 1,000")
    fine = fine and found["season-clone"] < 10_000
    print(f"{'season-clone':<24} {found['season-clone']:>14,.0f} ns   bar below 10,000")
    for name, (_, _, _, bar) in PEERS.items():
        if name in found:
            ratio = found[f"of-{name}"]
            fine = fine and ratio >= bar
            print(
                f"{'of ' + name:<24} {ratio:>14,.1f} times its {found[name]:,.0f}   bar {bar:.0f}"
            )
        else:
            print(f"{name:<24} not installed, not compared")
    return fine


def main() -> int:
    words = argparse.ArgumentParser(description="How fast the games with cards are.")
    words.add_argument("--rounds", type=int, default=3)
    words.add_argument("--json", type=Path)
    given = words.parse_args()
    found = measured(given.rounds)
    if given.json:
        given.json.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
    return 0 if told(found) else 1


if __name__ == "__main__":
    raise SystemExit(main())
