"""The files of tests/games/streetsoccer/golden, read once for the tests beside this one."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path(__file__).parent / "golden"


@dataclass(frozen=True)
class TwoPlies:
    position: str
    dice: tuple[int, int]
    quiet: int
    goals: int
    sum: int


@dataclass(frozen=True)
class Changed:
    position: str
    key: str
    value: str
    effects: list[int]


@dataclass(frozen=True)
class Kick:
    """A kick-off or restart: rows, side, the cells it starts from, ends by length."""

    rows: str
    side: str
    kickers: list[str]
    ends: list[int]
    first: list[str]


def _load(name: str) -> dict[str, object]:
    return tomllib.loads((FOLDER / name).read_text(encoding="utf-8"))


def _rows(name: str, key: str) -> list[dict[str, object]]:
    rows = _load(name)[key]
    assert isinstance(rows, list)
    return rows


def _numbers(row: dict[str, object], key: str) -> list[int]:
    found = row[key]
    assert isinstance(found, list)
    return [int(n) for n in found]


def _words(row: dict[str, object], key: str) -> list[str]:
    found = row[key]
    assert isinstance(found, list)
    return [str(w) for w in found]


TEXT: dict[str, str] = {}
COUNTS: list[tuple[str, str, int, str]] = []  # id, text, die, count
for _row in _rows("perft.toml", "position"):
    TEXT[str(_row["id"])] = str(_row["text"])
    for _die, _count in enumerate(_words(_row, "counts"), 1):
        COUNTS.append((str(_row["id"]), str(_row["text"]), _die, _count))

TWO_PLIES = [
    TwoPlies(
        str(r["position"]),
        (_numbers(r, "dice")[0], _numbers(r, "dice")[1]),
        int(str(r["quiet"])),
        int(str(r["goals"])),
        int(str(r["sum"])),
    )
    for r in _rows("perft.toml", "two_plies")
]
OPTIONS = [
    Changed(str(r["position"]), str(r["key"]), str(r["value"]), _numbers(r, "effects"))
    for r in _rows("perft.toml", "option")
]
KICKOFFS = [
    Kick(
        str(r["rows"]),
        str(r["side"]),
        _words(r, "kickers"),
        _numbers(r, "ends"),
        _words(r, "first"),
    )
    for r in _rows("perft.toml", "kickoff")
]
RESTARTS = [
    Kick(
        str(r["rows"]), str(r["side"]), [str(r["keeper"])], _numbers(r, "ends"), _words(r, "first")
    )
    for r in _rows("perft.toml", "restart")
]


def table(file: str, name: str) -> dict[str, object]:
    found = _load(file)[name]
    assert isinstance(found, dict)
    return found
