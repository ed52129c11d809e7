"""The client's list of games, made from the folders of client/src/games.

A folder with a register.ts is a game; `plain`, the board of a game that has none, is no game. Its
texts are the files NAME.LANG.ftl beside it; Cover.svelte and Tiles.svelte stand on the start page.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from touchline.rooms import ROOMS

HEAD = """\
// Generated from the folders beside this file by `dev.py wire`. Do not edit.
/** The games this client has a board for; what is large of each is loaded when it is wanted. */
import type { Entry } from './board';

export const GAMES: readonly Entry[] = ["""
LANGUAGES = ("en", "fr")
ON_START = ("Cover", "Tiles")


def folders(games: Path) -> list[Path]:
    """The games in the order in which they are offered; others come last."""
    order = list(ROOMS)
    found = [f.parent for f in games.glob("*/register.ts") if f.parent.name != "plain"]
    last = len(order)
    return sorted(found, key=lambda f: (order.index(f.name) if f.name in order else last, f.name))


def prefix(folder: Path) -> str:
    """What the message ids of a game begin with; ends with a sentence where that is not said."""
    said = re.search(r"^  prefix: '([a-z]+)',$", (folder / "register.ts").read_text("utf-8"), re.M)
    if said is None:
        sys.exit(f"{folder.name}/register.ts has no line \"  prefix: 'xx',\" in its room.")
    return said[1]


def texts(folder: Path) -> list[str]:
    """The parts of a game's texts by name, each in every language."""
    parts = sorted({f.name.split(".")[0] for f in folder.glob("*.*.ftl")})
    for part in parts:
        for lang in LANGUAGES:
            if not (folder / f"{part}.{lang}.ftl").exists():
                sys.exit(f"{folder.name}/{part}.{lang}.ftl is missing; every text has {LANGUAGES}.")
    return parts


def entry(folder: Path) -> list[str]:
    """One game as lines of TypeScript."""
    at = f"./{folder.name}"
    rows = [
        "  {",
        f"    name: '{folder.name}',",
        f"    prefix: '{prefix(folder)}',",
        f"    room: () => import('{at}/register'),",
        "    texts: {",
    ]
    for part in texts(folder):
        files = ", ".join(
            f"{lang}: new URL('{at}/{part}.{lang}.ftl', import.meta.url)" for lang in LANGUAGES
        )
        rows.append(f"      {part}: {{ {files} }},")
    rows.append("    },")
    for piece in ON_START:
        if (folder / f"{piece}.svelte").exists():
            rows.append(f"    {piece}: () => import('{at}/{piece}.svelte'),")
    return [*rows, "  },"]


def index(games: Path) -> str:
    """The whole of games/index.ts for a folder of games."""
    rows = [line for folder in folders(games) for line in entry(folder)]
    return "\n".join([HEAD, *rows, "];"]) + "\n"
