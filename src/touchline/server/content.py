"""What packs bring to the table besides rules: teams to choose and lessons to take."""

from __future__ import annotations

import tomllib
from functools import cache

from .texts import PACKS
from .wire import Data, Lesson


@cache
def teams(game: str) -> dict[str, Data]:
    """The teams of a game by their ids, in the order of the pack; empty for a game without."""
    found: dict[str, Data] = {}
    for file in sorted(PACKS.glob(f"{game}/*/teams.toml")):
        for row in tomllib.loads(file.read_text(encoding="utf-8"))["team"]:
            found[str(row["id"])] = row
    return found


def team(game: str, id: str, seat: int) -> Data:
    """One team; plain where the pack no longer has it."""
    plain: Data = {"id": id, "name": "LR"[seat] if seat < 2 else str(seat + 1)}
    return teams(game).get(id, plain)


def default_teams(game: str, given: list[str]) -> list[str]:
    """These ids, with a team that nobody else has wherever none was given."""
    left = [id for id in teams(game) if id not in given]
    return [id or (left.pop(0) if left else "") for id in given]


@cache
def lessons(game: str) -> list[Lesson]:
    """The steps of a game's tutorial, in order."""
    found: list[Lesson] = []
    for file in sorted(PACKS.glob(f"{game}/*/lessons.toml")):
        for row in tomllib.loads(file.read_text(encoding="utf-8"))["lesson"]:
            found.append(Lesson(row["id"], row["position"], list(row["want"])))
    return found
