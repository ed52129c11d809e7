"""What packs bring to the table besides rules: teams to choose and lessons to take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final
from urllib.parse import quote

import msgspec

from touchline.play import courses, editions, library, setups
from touchline.play.ai import levels
from touchline.play.room import Room, Rooms

from .sentences import Text
from .sqlfaults import StoreFault
from .wire import Choice, Data, GameCard, Lesson, Pack, Preset

MOST: Final = 16  # texts of cards that are kept for the next who come
_texts: dict[tuple[str, str, str], tuple[Data, Text]] = {}


def teams(room: Room, packs: Mapping[str, str] | None = None) -> dict[str, Data]:
    """The teams that may be given to seats before a match, by their ids, in the order of the packs;
    for a match whose head names packs, as they were when it began.

    Empty for a game without teams, and for one in which they are chosen in the match itself.
    """
    if room.words.picks_teams:
        return {}
    known = library.teams(room) if packs is None else library.teams_of(room, packs)
    return {id: team.plain() for id, team in known.items()}


def offered(rooms: Rooms) -> list[GameCard]:
    """Every game, as it is offered."""
    return [card(r) for r in rooms.values()]


def card(r: Room) -> GameCard:
    """What the start page needs to offer a game."""
    game = r.game
    return GameCard(
        name=game.name,
        version=game.version,
        tables=list(game.tables),
        sides=r.words.sides,
        choices=[Choice(c.key, list(c.values), c.rule) for c in game.choices],
        presets=[Preset(p.key, dict(p.options), list(p.unverified)) for p in game.presets],
        levels=list(r.mind.levels),
        default_level=levels.default_of(r),
        teams=list(teams(r).values()),
        packs=packs(r),
    )


def team(room: Room, id: str, seat: int, packs: Mapping[str, str] | None = None) -> Data:
    """One team; without a name where no pack has it, or if it is yet to come: the browser says
    which seat it is, in the language of its reader.
    """
    if room.words.picks_teams:
        return {"id": "", "name": ""}
    return teams(room, packs).get(id, {"id": id, "name": ""})


def default_teams(room: Room, given: Sequence[str]) -> list[str]:
    """These ids, with a team that nobody else has wherever none was given."""
    left = [id for id in teams(room) if id not in given]
    return [id or (left.pop(0) if left else "") for id in given]


def keep_editions(rooms: Rooms, data: Path) -> None:
    """Keep today's edition of every pack beside the matches, and look for older ones there.

    Raises StoreFault.
    """
    editions.look_in(data)
    try:
        for room in rooms.values():
            for pack in library.packs(room):
                library.keep(room, pack, data / editions.NAME)
    except OSError as e:
        raise StoreFault(
            f"The data folder {data} cannot be used: {e.strerror or e}. Choose another with --data"
            " or TOUCHLINE_DATA.",
            "srv-data-folder",
            folder=str(data),
        ) from None


def cards(room: Room, packs: Mapping[str, str], lang: str) -> Data:
    """The cards of a match whose head names these packs; {} for a game without, or if one is gone.

    Raises BadTape when several packs are named.
    """
    if not setups.has_cards(room):
        return {}
    return library.content(room, setups.pack_of(room, packs), lang)


def cards_text(room: Room, pack: str, lang: str) -> Text:
    """The cards of a pack as they are sent; {} for a game without.

    pack  its id, or ID@HASH for an edition of before

    Raises BadPack where it is not here.
    """
    told = library.content(room, pack, lang)
    key = room.name, pack, lang
    kept = _texts.get(key)
    if kept is None or kept[0] is not told:  # another edition, or nobody has asked yet
        if len(_texts) >= MOST:
            _texts.clear()
        kept = _texts[key] = told, Text(str(msgspec.json.encode(told), "utf-8"))
    return kept[1]


def cards_address(room: Room, packs: Mapping[str, str], lang: str) -> str:
    """Where the cards of a match whose head names these packs are fetched; "" where there are none.

    The address names the edition, so that a browser asks once. Raises BadTape when several packs
    are named.
    """
    if not setups.has_cards(room):
        return ""
    pack = setups.pack_of(room, packs)
    text = cards_text(room, pack, lang)
    return f"/cards/{room.name}/{quote(pack)}.{lang}.json?v={text.hash}"


def packs(room: Room) -> list[Pack]:
    """The packs that a game with cards can be played with."""
    if not setups.has_cards(room):
        return []
    return [Pack(p.id, p.title, dict(p.options)) for p in library.packs(room)]


def lessons(room: Room) -> list[Lesson]:
    """The steps of a game's tutorial, in order."""
    steps = [Lesson(each.id, each.position, list(each.want), 0) for each in library.lessons(room)]
    return steps + [Lesson(each.id, "", [], each.steps) for each in courses.courses(room)]
