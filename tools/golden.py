#!/usr/bin/env python3
"""Write the golden files anew: matches told in words, what readers are shown of them, what levels
answer in them, and counts of answers to a depth.

python tools/golden.py           write them
python tools/golden.py --check   only say (exit status 1) which are stale

The diff of these files is the review of a change in behaviour.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT))  # the recipes of a game stand among its tests

import golden_levels  # noqa: E402
import golden_views  # noqa: E402

from touchline.core.tape import Tape, read  # noqa: E402


def files() -> Iterator[tuple[Path, str]]:
    """Every golden file, with what belongs in it; the views by the new tapes."""
    for game in golden_views.told():
        tapes: dict[str, Tape] = {}
        for path, text in importlib.import_module(f"tests.games.{game}.golden").files():
            yield path, text
            if path.name.endswith(".tape.json"):
                tapes[path.name.split(".")[0]] = read(text)
        tapes = dict(sorted(tapes.items()))
        yield from golden_views.files(game, tapes)
        yield from golden_levels.files(game, tapes)


def main(args: list[str]) -> int:
    """Write or check; exit status 1 when something is stale."""
    stale = 0
    for path, text in files():
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if "--check" in args:
            print(f"{path.name} is stale: run `python3 dev.py golden` and read the diff.")
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.name}")
    return 1 if stale and "--check" in args else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
