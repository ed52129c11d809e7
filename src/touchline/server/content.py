"""What packs bring to the table besides rules: teams to choose and lessons to take."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.play import library

from .wire import Data, Lesson


def teams(game: str) -> dict[str, Data]:
    """The teams of a game by their ids, in the order of the packs; empty for a game without."""
    return {id: team.plain() for id, team in library.teams(game).items()}


def team(game: str, id: str, seat: int) -> Data:
    """One team; a plain one where no pack has it any more."""
    plain: Data = {"id": id, "name": "LR"[seat] if seat < 2 else str(seat + 1)}
    return teams(game).get(id, plain)


def default_teams(game: str, given: Sequence[str]) -> list[str]:
    """These ids, with a team that nobody else has wherever none was given."""
    left = [id for id in teams(game) if id not in given]
    return [id or (left.pop(0) if left else "") for id in given]


def lessons(game: str) -> list[Lesson]:
    """The steps of a game's tutorial, in order."""
    return [Lesson(each.id, each.position, list(each.want)) for each in library.lessons(game)]
