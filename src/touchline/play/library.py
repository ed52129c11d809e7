"""The packs of a game: by id, by edition, and what can be taken from them.

A pack is a folder of plain files: `pack.toml`, `teams.toml`, `lessons.toml`, `text.LANG.ftl`, and
where people are cards, `cards.LANG.ftl` and what the game itself names (`room.Cards`). Touchline's
own lie in the folder `packs` of the game; those of this person in `GAME/PACK` below the folder
TOUCHLINE_PACKS, or below touchline/packs of the person's data folder.
"""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from touchline.core.choices import near
from touchline.core.faults import BadPack

from . import editions, reading, shelves
from .packcheck import bad
from .shelves import Pack as Pack
from .shelves import Shelf as Shelf
from .shelves import check as check
from .shelves import digest as digest
from .shelves import inspect as inspect
from .shelves import local as local
from .shelves import opened as opened
from .shelves import ours as ours
from .shelves import shelf as shelf
from .shelves import shipped as shipped
from .shelves import tested as tested
from .teams import Team

if TYPE_CHECKING:
    from .room import Room


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step of a tutorial: a position, and the wishes that an answer has to fulfil."""

    id: str
    position: str
    want: tuple[str, ...]


def again() -> None:
    """Look at the disk anew from now on."""
    shelves.again()
    _edition.cache_clear()
    _teams_of.cache_clear()


def packs(room: Room) -> list[Pack]:
    """The packs of a game that can be used; none for a game without packs."""
    return [] if room.cards is None else list(shelf(room).packs)


def texts(room: Room) -> list[Path]:
    """The folders in which the sentences of a game stand: its own, and its packs."""
    return [room.folder / "voice", *(pack.folder for pack in packs(room))]


def hashes(room: Room) -> dict[str, str]:
    """Pack id to SHA-256, for the header of a tape."""
    return {pack.id: pack.hash for pack in packs(room)}


def teams(room: Room) -> dict[str, Team]:
    """The teams of all packs of a game by id, in the order of the shelf; of two the first."""
    found: dict[str, Team] = {}
    for pack in packs(room):
        for team in pack.teams:
            found.setdefault(team.id, team)
    return found


def team(room: Room, id: str) -> Team:
    """One team by id. Raises BadPack with the nearest id there is."""
    known = teams(room)
    if id not in known:
        raise bad("fault-team", word=id, hint=near(id, list(known)))
    return known[id]


def lessons(room: Room) -> list[Lesson]:
    """The lessons of the base packs, in order."""
    found: list[Lesson] = []
    for pack in packs(room):
        file = pack.folder / "lessons.toml"
        if not pack.own and file.exists():
            for row in tomllib.loads(reading.text(file))["lesson"]:
                found.append(Lesson(row["id"], row["position"], tuple(row["want"])))
    return found


def pack(room: Room, id: str = "base") -> Pack:
    """One pack by id, or an edition of it by "ID@HASH".

    Raises BadPack with the nearest id there is, or saying that the edition is not here.
    """
    name, at, hash = id.partition("@")
    if at:
        edition = of_edition(room, name, hash)
        if edition is None:
            raise bad("fault-edition-missing", pack=name, game=room.name, hash=hash)
        return edition
    known = {p.id: p for p in packs(room)}
    if id not in known:
        raise bad("fault-pack-unknown", word=id, hint=near(id, list(known)))
    return known[id]


def of_edition(room: Room, id: str, hash: str) -> Pack | None:
    """The pack as it was when matches named it so: today's if it is the same, or a kept edition.

    None where it is not here. Raises BadPack where all that is here is damaged.
    """
    same = {each.id: each for each in packs(room) if each.edition == hash}
    if id in same:
        return same[id]
    damaged: Path | None = None
    for folder in editions.found(room.name, id, hash):
        kept = _edition(room, folder)
        if kept is None:
            _edition.cache_clear()  # it may be mended meanwhile
        if kept is not None and kept.edition == hash:
            return kept
        damaged = damaged or folder
    if same:  # another pack with the very same numbers will do
        return next(iter(same.values()))
    if damaged is not None:
        raise bad("fault-edition-damaged", pack=id, game=room.name, hash=hash)
    return None


@lru_cache(maxsize=64)
def _edition(room: Room, folder: Path) -> Pack | None:
    return inspect(room, folder, own=True, base=editions.base_of(folder))[0]


def teams_of(room: Room, named: Mapping[str, str]) -> dict[str, Team]:
    """The teams for a match that names these packs, id to hash: as they were when it began.

    Where an edition is not here, and for teams of no pack named, those of today.
    """
    return dict(_teams_of(room, tuple(sorted(named.items())), local()))


@lru_cache(maxsize=256)
def _teams_of(room: Room, named: tuple[tuple[str, str], ...], own: Path) -> dict[str, Team]:
    known: dict[str, Team] = {}
    for id, hash in named:
        try:
            kept = of_edition(room, id, hash)
        except BadPack:
            continue  # told where its cards are needed
        if kept is not None:
            known |= {team.id: team for team in kept.teams if team.id not in known}
    return {**known, **{id: team for id, team in teams(room).items() if id not in known}}


def keep(room: Room, found: Pack, place: Path) -> None:
    """Keep this edition of a pack in a folder of editions. Raises OSError."""
    borrows = found.sheets is not None and found.sheets.borrows
    base = pack(room).files if borrows else None
    editions.keep(place, found.game, found.id, found.edition, found.files, base)


def numbers(room: Room, pack_id: str = "base") -> dict[str, list[int]]:
    """A pack as the engine reads it; empty for a game without cards. Not to be changed."""
    return pack(room, pack_id).numbers


def numbers_digest(room: Room, pack_id: str = "base") -> str:
    """SHA-256 of a pack's numbers alone: what a record depends on, whatever the texts say."""
    return pack(room, pack_id).edition


@lru_cache(maxsize=64)
def _content(room: Room, pack_id: str, lang: str, hash: str) -> dict[str, object]:
    return described(room, pack(room, pack_id), lang)


def described(room: Room, found: Pack, lang: str) -> dict[str, object]:
    """The cards of a pack that need not be on the shelf; see `content`."""
    tell = room.cards.described if room.cards else None
    return {} if tell is None or found.sheets is None else tell(found.sheets, found.folder, lang)


def content(room: Room, pack_id: str = "base", lang: str = "en") -> dict[str, object]:
    """The cards of a pack as plain data for people's eyes; empty for a game without cards.

    What it holds is told where each game describes its own (`room.Cards.described`).
    """
    found = pack(room, pack_id) if room.cards is not None else None
    return {} if found is None else _content(room, pack_id, lang, found.hash)


def export(room: Room, to: Path, id: str = "base") -> Path:
    """Copy a pack's files into a new folder `to`, as a start for one's own.

    Raises BadPack when something is there already.
    """
    source = pack(room, id)
    if to.exists() or to.is_symlink():
        raise bad("fault-pack-there", path=str(to))
    to.mkdir(parents=True)
    for file in sorted(source.folder.iterdir()):
        if file.is_file() and not file.name.startswith("."):
            shutil.copyfile(file, to / file.name)
    return to
