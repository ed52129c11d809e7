"""What packs bring to the table besides rules: teams to choose and lessons to take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from touchline.play import courses, editions, library, setups

from .rooms import ROOMS
from .sqlfaults import StoreFault
from .wire import Data, Lesson, Pack


def teams(game: str, packs: Mapping[str, str] | None = None) -> dict[str, Data]:
    """The teams that may be given to seats before a match, by their ids, in the order of the packs;
    for a match whose head names packs, as they were when it began.

    Empty for a game without teams, and for one in which they are chosen in the match itself.
    """
    if game in ROOMS and ROOMS[game].words.picks_teams:
        return {}
    known = library.teams(game) if packs is None else library.teams_of(game, packs)
    return {id: team.plain() for id, team in known.items()}


def team(game: str, id: str, seat: int, packs: Mapping[str, str] | None = None) -> Data:
    """One team; a plain one where no pack has it any more, without a name if it is yet to come."""
    if game in ROOMS and ROOMS[game].words.picks_teams:
        return {"id": "", "name": ""}
    plain: Data = {"id": id, "name": "LR"[seat] if seat < 2 else str(seat + 1)}
    return teams(game, packs).get(id, plain)


def default_teams(game: str, given: Sequence[str]) -> list[str]:
    """These ids, with a team that nobody else has wherever none was given."""
    left = [id for id in teams(game) if id not in given]
    return [id or (left.pop(0) if left else "") for id in given]


def keep_editions(data: Path) -> None:
    """Keep today's edition of every pack beside the matches, and look for older ones there.

    Raises StoreFault.
    """
    editions.look_in(data)
    try:
        for game in ROOMS:
            for pack in library.packs(game):
                library.keep(pack, data / editions.NAME)
    except OSError as e:
        raise StoreFault(
            f"The data folder {data} cannot be used: {e.strerror or e}. Choose another with --data"
            " or TOUCHLINE_DATA.",
            "srv-data-folder",
            folder=str(data),
        ) from None


def cards(game: str, packs: Mapping[str, str], lang: str) -> Data:
    """The cards of a match whose head names these packs; {} for a game without, or if one is gone.

    Raises BadTape when several packs are named.
    """
    if not setups.has_cards(game):
        return {}
    return library.content(game, setups.pack_of(game, packs), lang)


def packs(game: str) -> list[Pack]:
    """The packs that a game with cards can be played with."""
    if not setups.has_cards(game):
        return []
    return [Pack(p.id, p.title, dict(p.options)) for p in library.packs(game)]


def lessons(game: str) -> list[Lesson]:
    """The steps of a game's tutorial, in order."""
    steps = [Lesson(each.id, each.position, list(each.want), 0) for each in library.lessons(game)]
    return steps + [Lesson(each.id, "", [], each.steps) for each in courses.courses(game)]
