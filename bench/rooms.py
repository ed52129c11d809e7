"""What lies in the bench folder of a game: `tests/games/<game>/bench`, found by name."""

from __future__ import annotations

import importlib
import sys
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from touchline.core.faults import Fault
from touchline.rooms import ROOMS

ROOT: Final = Path(__file__).resolve().parents[1]
if str(ROOT) not in sys.path:  # last, for the engine that runs is found before
    sys.path.append(str(ROOT))


def folder(game: str) -> Path:
    """The bench folder of a game, whether it has one or not."""
    return ROOT / "tests" / "games" / game / "bench"


def having(file: str) -> list[str]:
    """The games in whose bench folder there is such a file, in the order of the rooms."""
    return [game for game in ROOMS if (folder(game) / file).exists()]


def module(game: str, name: str) -> ModuleType:
    """A module of a game's bench folder. Raises Fault where it has none of this name."""
    if not (folder(game) / f"{name}.py").exists():
        known = ", ".join(having(f"{name}.py"))
        raise Fault(f"{game} has no {name} to measure by. These have: {known}.")
    return importlib.import_module(f"tests.games.{game}.bench.{name}")


def table(game: str, name: str) -> dict[str, Any]:
    """A file `NAME.toml` of a game's bench folder. Raises Fault where there is none."""
    at = folder(game) / f"{name}.toml"
    if not at.exists():
        known = ", ".join(having(at.name))
        raise Fault(f"{game} has no {name} to measure. These have: {known}.")
    return tomllib.loads(at.read_text(encoding="utf-8"))
