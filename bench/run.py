#!/usr/bin/env python3
"""Every measurement by name; without one, the short ones, compared with what was noted before.

  python3 dev.py bench                 speed and random matches, short; compared with baseline.json
     --write                           note these ratios as the new baseline
  python3 dev.py bench NAME [--game GAME] ...
                                       one of those below; what it can be asked: NAME --help
  python3 bench/run.py NAME ...        the same in the environment as it stands

A measurement of one game lies in its folder (tests/games/<game>/bench), and --game may be left out
where no other game has it. Only ratios are compared, never times: the same machine gives other
times under other loads. A ratio may fall to three quarters of the noted one before this fails.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import door

sys.path.append(door.entered(__name__))

import rooms

from touchline.rooms import ROOMS

HERE: Final = Path(__file__).resolve().parent
BASELINE: Final = HERE / "baseline.json"
#: measurements of whatever game, of the server or of the set-up
SHARED: Final = (
    "calibrate",
    "cards",
    "crowd",
    "kill",
    "pace",
    "preview",
    "random",
    "server",
    "setup",
    "strength",
    "tune",
    "weight",
)
FILES: Final = {"random": "random_matches"}  # no script may be called as a module of Python is
RATIOS: Final = ("of-c", "of-interpreted", "of-openspiel-matches", "of-openspiel-decisions")
SLACK: Final = 0.75


def stem(name: str) -> str:
    """The name of a measurement's file, without its ending."""
    return FILES.get(name, name)


def own() -> dict[str, list[str]]:
    """The measurements that lie in folders of games, and the games that have them."""
    back = {file: name for name, file in FILES.items()}
    found: dict[str, list[str]] = {}
    for game in ROOMS:
        for at in sorted(rooms.folder(game).glob("*.py")):
            if at.read_text(encoding="utf-8").startswith("#!"):
                found.setdefault(back.get(at.stem, at.stem), []).append(game)
    return found


def environment() -> dict[str, str]:
    """Where a script of a game finds the engine, what is shared here, and the tests' helpers."""
    places = [os.environ.get("PYTHONPATH"), str(rooms.ROOT / "src"), str(HERE), str(rooms.ROOT)]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, places))}


def run(name: str, game: str, *args: str) -> int:
    """One measurement in a process of its own: the game's, if it has it, else the shared one."""
    words = [sys.executable, str(HERE / f"{stem(name)}.py"), *args]
    if game in own().get(name, []):
        words = [sys.executable, "-P", "-m", f"tests.games.{game}.bench.{stem(name)}", *args]
    elif game:
        words += ["--game", game]
    sys.stdout.flush()
    return subprocess.run(words, env=environment()).returncode


def named(name: str, args: list[str]) -> int:
    """The measurement of this name."""
    having, game, rest = own().get(name, []), "", list(args)
    if "--game" in rest[:-1]:
        at = rest.index("--game")
        game = rest[at + 1]
        del rest[at : at + 2]
        if game not in having and name not in SHARED:
            print(f"bench: {game} has no {name}; these have: {', '.join(having)}.", file=sys.stderr)
            return 2
    elif len(having) == 1:
        game = having[0]
    elif having:
        print(f"bench: say of which game, --game {' or '.join(having)}.", file=sys.stderr)
        return 2
    return run(name, game, *rest)


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
    """The short round, of every game that has a measurement of speed."""
    status, found = 0, {}
    for game in own()["speed"]:
        with tempfile.TemporaryDirectory() as tmp:
            told = Path(tmp) / "speed.json"
            status |= run("speed", game, "--rounds", "3", "--json", str(told))
            if not told.exists():
                return status
            ratios = json.loads(told.read_text(encoding="utf-8"))
            found[game] = {name: round(ratios[name], 3) for name in RATIOS if name in ratios}
            status |= run("random", game, "--matches", "20000")
    if write or not BASELINE.exists():
        BASELINE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
        print(f"Noted in {BASELINE.name}.")
        return status
    noted = json.loads(BASELINE.read_text(encoding="utf-8"))
    fine = [compared(ratios, noted.get(game, {})) for game, ratios in found.items()]
    return status | (0 if all(fine) else 1)


def listed() -> str:
    """All measurements: the first line of what each says of itself, and the games that have it."""
    lines = []
    found = own()
    for name in sorted({*SHARED, *found}):
        games = found.get(name, [])
        at = rooms.folder(games[0]) if games and name not in SHARED else HERE
        text = (at / f"{stem(name)}.py").read_text(encoding="utf-8")
        first = text.partition('"""')[2].partition("\n")[0].rstrip('"')
        whose = f" ({', '.join(games)})" if games and name not in SHARED else ""
        lines.append(f"  {name:<10} {first}{whose}")
    return "\n".join(lines)


def main(argv: list[str]) -> int:
    """What the words ask for; the exit status."""
    if argv and argv[0] in {*SHARED, *own()}:
        return named(argv[0], argv[1:])
    if argv in ([], ["--write"]):
        return short(bool(argv))
    print(f"{__doc__}\n{listed()}")
    return 0 if argv in (["--help"], ["-h"]) else 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
