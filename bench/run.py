#!/usr/bin/env python3
"""Every measurement by name; without one, the short ones, compared with what was noted before.

  python3 dev.py bench                 speed and random matches, short; compared with baseline.json
     --write                           note these ratios as the new baseline
  python3 dev.py bench speed ...       bench/speed.py: the engine against C, itself, OpenSpiel
  python3 dev.py bench cards ...       bench/cards.py: FootClub against itself and its peers
  python3 dev.py bench random ...      bench/random_matches.py: 100,000 random matches
  python3 dev.py bench footclub ...    bench/random_footclub.py: 2,000 matches and ties, looked at
  python3 dev.py bench worldwide ...   bench/random_worldwide.py: 50,000 matches, looked at
  python3 dev.py bench eleven ...      bench/random_eleven.py: 4,000 seasons, looked at
  python3 dev.py bench sections ...    bench/resolve_eleven.py: 20,000 line-ups against all pairings
  python3 dev.py bench balance ...     bench/balance_worldwide.py: every two teams meet
  python3 dev.py bench server ...      bench/server.py: answers a second, latency, power cuts
  python3 dev.py bench strength ...    bench/strength.py: the ladder of levels
  python3 dev.py bench pace ...        bench/pace.py: how long computers think, and what hides it
  python3 dev.py bench setup ...       bench/setup.py: the first minute of a newcomer, an edit

Only ratios are compared, never times: the same machine gives other times under other loads. A
ratio may fall to three quarters of the noted one before this fails.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
BASELINE: Final = HERE / "baseline.json"
NAMES: Final = {
    "speed": "speed.py",
    "cards": "cards.py",
    "random": "random_matches.py",
    "footclub": "random_footclub.py",
    "worldwide": "random_worldwide.py",
    "eleven": "random_eleven.py",
    "sections": "resolve_eleven.py",
    "balance": "balance_worldwide.py",
    "server": "server.py",
    "strength": "strength.py",
    "pace": "pace.py",
    "setup": "setup.py",
}
RATIOS: Final = ("of-c", "of-interpreted", "of-openspiel-matches", "of-openspiel-decisions")
SLACK: Final = 0.75


def run(script: str, *args: str) -> int:
    """One script in a process of its own."""
    return subprocess.run([sys.executable, str(HERE / script), *args]).returncode


def compared(found: dict[str, float], noted: dict[str, float]) -> bool:
    """Say how each ratio stands to the noted one; is none much lower?"""
    fine = True
    for name in RATIOS:
        if name in found and name in noted:
            low = found[name] < SLACK * noted[name]
            fine = fine and not low
            verdict = "LOWER" if low else "as before"
            print(f"{name:<24} {found[name]:8.2f}   noted {noted[name]:8.2f}   {verdict}")
    return fine


def short(write: bool) -> int:
    """The short round."""
    with tempfile.TemporaryDirectory() as tmp:
        told = Path(tmp) / "speed.json"
        status = run("speed.py", "--rounds", "3", "--json", str(told))
        if not told.exists():
            return status
        found = json.loads(told.read_text(encoding="utf-8"))
        status |= run("random_matches.py", "--matches", "5000")
    ratios = {name: round(found[name], 3) for name in RATIOS if name in found}
    if write or not BASELINE.exists():
        BASELINE.write_text(json.dumps(ratios, indent=1) + "\n", encoding="utf-8")
        print(f"Noted in {BASELINE.name}.")
        return status
    noted = json.loads(BASELINE.read_text(encoding="utf-8"))
    return status | (0 if compared(found, noted) else 1)


def main(argv: list[str]) -> int:
    if argv and argv[0] in NAMES:
        return run(NAMES[argv[0]], *argv[1:])
    if argv in ([], ["--write"]):
        return short(bool(argv))
    print(__doc__)
    return 0 if argv in (["--help"], ["-h"]) else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
