"""The shelves of packs: what lies in the folders, checked, and what is left out and why."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import convert

from touchline.core.choices import near
from touchline.core.faults import BadPack

from .packcheck import Checker, bad, ignored
from .packfiles import game_of
from .packrows import digest_of
from .teams import Team

if TYPE_CHECKING:
    from .room import Room, Rooms, Sheets


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack that may be used.

    hash      SHA-256 of its file names and contents
    edition   what a match played with it names: for a game with cards SHA-256 of its numbers alone
              (a better text spoils no match), for others the hash
    files     its files as they were read
    sheets    its rows, for the games whose packs have cards
    options   options of the rules that it asks for, in words
    warnings  what its author may want to know
    """

    id: str
    game: str
    version: int
    title: str
    licence: str
    folder: Path
    own: bool
    hash: str
    teams: tuple[Team, ...]
    sheets: Sheets | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    warnings: tuple[BadPack, ...] = ()
    edition: str = ""
    files: Mapping[str, bytes] = field(default_factory=dict, repr=False)

    @property
    def numbers(self) -> dict[str, list[int]]:
        """What the engine knows of it; empty for games without cards."""
        return self.sheets.numbers if self.sheets else {}


@dataclass(frozen=True, slots=True)
class Shelf:
    """The packs of one game, the base pack first, and what is wrong with those left out."""

    packs: tuple[Pack, ...]
    faults: tuple[tuple[Path, BadPack], ...]


def inspect(
    room: Room,
    folder: Path,
    own: bool = False,
    base: Path | None = None,
    others: Collection[str] = (),
) -> tuple[Pack | None, list[BadPack]]:
    """The pack of this game in this folder, or everything that is wrong with it.

    base    of an old edition that borrows: the folder of the pack that it borrows from
    others  what files in packs of other games are called, where that is known
    """
    named = game_of(folder)
    if named and named != room.name:
        return None, [bad("fault-pack-elsewhere", path=str(folder), game=named, shelf=room.name)]
    checker = Checker(room, folder, ours(room, folder), base, others)
    checker.run()
    reads = room.cards.sheets if room.cards else None
    sheets = reads(checker) if reads and checker.head else None
    if sheets is not None:
        sheets.run()
    if checker.faults:
        return None, checker.faults
    head = checker.head
    version = convert(head["version"], int)
    pack = Pack(
        str(head["id"]),
        str(head["game"]),
        version,
        str(head["title"]),
        str(head["licence"]),
        folder,
        own,
        digest(checker.bytes),
        tuple(checker.teams),
        sheets,
        sheets.options if sheets else {},
        tuple(checker.warnings),
        digest_of(sheets.numbers) if sheets else digest(checker.bytes),
        dict(checker.bytes),
    )
    return pack, []


def opened(rooms: Rooms, folder: Path) -> tuple[Pack | None, list[BadPack]]:
    """The same of whichever game its pack.toml names, or the first one if it names none."""
    name = game_of(folder)
    if name and name not in rooms:
        return None, [
            bad("fault-pack-game", where="pack.toml", word=name, hint=near(name, [*rooms]))
        ]
    room = rooms[name] if name else next(iter(rooms.values()))
    files = {file for each in rooms.values() if each.cards for file in each.cards.files}
    return inspect(room, folder, others=files - set(room.cards.files if room.cards else ()))


def check(room: Room, folder: Path) -> Pack:
    """The pack in this folder. Raises BadPack naming file, row, field and the way out."""
    pack, faults = inspect(room, folder)
    if pack is None:
        raise faults[0]
    return pack


def digest(contents: Mapping[str, bytes]) -> str:
    """SHA-256 over the sorted names and the contents of a pack's files, each with its length."""
    h = hashlib.sha256()
    for name in sorted(contents):
        h.update(f"{name}\0{len(contents[name])}\0".encode() + contents[name])
    return h.hexdigest()


def shipped(room: Room) -> Path:
    """The folder of the packs that come with a game; it need not exist."""
    return room.folder / "packs"


def ours(room: Room, folder: Path) -> bool:
    """Is this the folder of a pack that comes with the game?"""
    return folder.resolve().parent == shipped(room).resolve()


def local(env: Mapping[str, str] = os.environ) -> Path:
    """The folder of this person's own packs; it need not exist."""
    own = env.get("TOUCHLINE_PACKS")
    if own:
        return _path(own)
    data = env.get("XDG_DATA_HOME") or os.path.join(os.path.expanduser("~"), ".local", "share")
    return _path(os.path.join(data, "touchline", "packs"))


@lru_cache(maxsize=8)
def _path(text: str) -> Path:
    """A path, made once: everybody who comes to a table has the shelves looked at."""
    return Path(text)


def shelf(room: Room) -> Shelf:
    """All packs of a game. A broken pack of this person is left out and told of, never used.

    Raises BadPack when a pack that comes with Touchline is broken.
    """
    return _shelf(room, local())


@lru_cache(maxsize=64)
def _shelf(room: Room, own: Path) -> Shelf:
    found: list[Pack] = []
    faults: list[tuple[Path, BadPack]] = []
    for folder in _folders(shipped(room)):
        found.append(check(room, folder))
    faults += [(entry, why) for entry in _entries(own / room.name) if (why := stray(entry))]
    for folder in _folders(own / room.name):
        pack, wrong = inspect(room, folder, own=True)
        if pack is not None:
            clash = _clash(room, pack, found)
            if clash is None:
                found.append(pack)
            else:
                wrong = [clash]
        faults += [(folder, fault) for fault in wrong]
    return Shelf(tuple(found), tuple(faults))


def _entries(root: Path) -> list[Path]:
    """What lies in a folder, without what editors and desktops leave behind."""
    try:
        return sorted(p for p in root.iterdir() if not ignored(p.name))
    except OSError:  # not there, or not to be read
        return []


def _folders(root: Path) -> list[Path]:
    return [entry for entry in _entries(root) if stray(entry) is None]


def stray(entry: Path) -> BadPack | None:
    """Why this is not even looked at as a pack."""
    if entry.name.startswith("_"):
        return bad("fault-pack-aside", path=str(entry))
    if not entry.is_dir():
        return bad("fault-pack-loose", path=str(entry))
    return None


def lost(own: Path, games: Sequence[str]) -> list[tuple[Path, BadPack]]:
    """What lies beside the folders of the games, where no pack is looked for."""
    return [
        (entry, bad("fault-pack-lost", path=str(entry), hint=near(entry.name, list(games))))
        for entry in _entries(own)
        if entry.name not in games
    ]


def tested(rooms: Rooms, folder: Path) -> tuple[Pack | None, list[BadPack]]:
    """The pack in this folder if it would stand on the shelf, else everything that is wrong.

    A pack that is not among a person's own yet is tried as if it were put there, in place of one
    whose folder has the same name.
    """
    pack, wrong = opened(rooms, folder)
    if pack is None or ours(rooms[pack.game], folder):
        return pack, wrong
    place = folder.resolve()
    there = place.parent.parent == local().resolve()
    if there and (why := stray(place)) is not None:
        return None, [why]
    named = place.parent.name if there else pack.game
    room = rooms[named if named in rooms else pack.game]
    others = [
        other
        for other in shelf(room).packs
        if other.folder.resolve() != place
        and (there or not other.own or other.folder.name != place.name)
    ]
    clash = _clash(room, pack, others)
    return (pack, []) if clash is None else (None, [clash])


def _clash(room: Room, pack: Pack, others: list[Pack]) -> BadPack | None:
    """What keeps a pack that is sound by itself off the shelf."""
    for other in others:
        if other.id == pack.id:
            return bad("fault-pack-same", path=str(pack.folder), word=pack.id)
        if room.cards is not None and room.cards.shared:
            continue  # a match knows the teams of its own pack alone
        taken = {t.id for t in other.teams} | {t.name.casefold() for t in other.teams}
        for team in pack.teams:
            if team in other.teams:
                continue  # a copy that was left as it was: the same team, in two packs
            if team.id in taken or team.name.casefold() in taken:
                return bad(
                    "fault-pack-team-taken", path=str(pack.folder), team=team.name, pack=other.id
                )
    return None


def again() -> None:
    """Look at the disk anew from now on."""
    _shelf.cache_clear()
