"""The shelves of packs: what lies in the folders, checked, and what is left out and why."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from touchline.core.choices import near
from touchline.core.faults import BadPack

from .eleven.sheets import Sheets as ElevenSheets
from .footclub.sheets import Sheets as FootClubSheets
from .footclub.sheets import digest as digest_of
from .packcheck import ELEVEN, FOOTCLUB, WORLDWIDE, Checker, bad, ignored
from .teams import Team
from .worldwide.sheets import Sheets as WorldwideSheets

Sheets = FootClubSheets | WorldwideSheets | ElevenSheets
SHEETS: Final[Mapping[str, type[FootClubSheets] | type[WorldwideSheets] | type[ElevenSheets]]] = {
    FOOTCLUB: FootClubSheets,
    WORLDWIDE: WorldwideSheets,
    ELEVEN: ElevenSheets,
}


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
    """The packs of one game, the house's first, and what is wrong with those left out."""

    packs: tuple[Pack, ...]
    faults: tuple[tuple[Path, BadPack], ...]


def inspect(
    folder: Path, own: bool = False, base: Path | None = None
) -> tuple[Pack | None, list[BadPack]]:
    """The pack in this folder, or everything that is wrong with it.

    base  of an old edition that borrows: the folder of the pack that it borrows from
    """
    checker = Checker(folder, ours(folder), base)
    checker.run()
    sheets = SHEETS[checker.game](checker) if checker.game in SHEETS else None
    if sheets is not None:
        sheets.run()
    if checker.faults:
        return None, checker.faults
    head = checker.head
    version = head["version"]
    assert isinstance(version, int)
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


def check(folder: Path) -> Pack:
    """The pack in this folder. Raises BadPack naming file, row, field and the way out."""
    pack, faults = inspect(folder)
    if pack is None:
        raise faults[0]
    return pack


def digest(contents: Mapping[str, bytes]) -> str:
    """SHA-256 over the sorted names and the contents of a pack's files, each with its length."""
    h = hashlib.sha256()
    for name in sorted(contents):
        h.update(f"{name}\0{len(contents[name])}\0".encode() + contents[name])
    return h.hexdigest()


def house() -> Path:
    """The folder of the packs that come with the house."""
    return Path(str(files("touchline") / "packs"))


def ours(folder: Path) -> bool:
    """Is this the folder of a pack that comes with the house?"""
    return folder.resolve().parent.parent == house().resolve()


def local(env: Mapping[str, str] = os.environ) -> Path:
    """The folder of this person's own packs; it need not exist."""
    if env.get("TOUCHLINE_PACKS"):
        return Path(env["TOUCHLINE_PACKS"])
    data = env.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "touchline" / "packs"


def shelf(game: str) -> Shelf:
    """All packs of a game. A broken pack of this person is left out and told of, never used.

    Raises BadPack when a pack of the house itself is broken.
    """
    return _shelf(game, local())


@lru_cache(maxsize=64)
def _shelf(game: str, own: Path) -> Shelf:
    found: list[Pack] = []
    faults: list[tuple[Path, BadPack]] = []
    for folder in _folders(house() / game):
        found.append(check(folder))
    faults += [(entry, why) for entry in _entries(own / game) if (why := stray(entry))]
    for folder in _folders(own / game):
        pack, wrong = inspect(folder, own=True)
        if pack is not None:
            clash = _clash(pack, found, game)
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


def tested(folder: Path) -> tuple[Pack | None, list[BadPack]]:
    """The pack in this folder if it would stand on the shelf, else everything that is wrong.

    A pack that is not among a person's own yet is tried as if it were put there, in place of one
    whose folder has the same name.
    """
    pack, wrong = inspect(folder)
    if pack is None or ours(folder):
        return pack, wrong
    place = folder.resolve()
    there = place.parent.parent == local().resolve()
    if there and (why := stray(place)) is not None:
        return None, [why]
    game = place.parent.name if there else pack.game
    others = [
        other
        for other in shelf(game).packs
        if other.folder.resolve() != place
        and (there or not other.own or other.folder.name != place.name)
    ]
    clash = _clash(pack, others, game)
    return (pack, []) if clash is None else (None, [clash])


def _clash(pack: Pack, others: list[Pack], game: str) -> BadPack | None:
    """What keeps a pack that is sound by itself off the shelf."""
    if pack.game != game:
        return bad("fault-pack-elsewhere", path=str(pack.folder), game=pack.game, shelf=game)
    for other in others:
        if other.id == pack.id:
            return bad("fault-pack-same", path=str(pack.folder), word=pack.id)
        if game == WORLDWIDE:
            continue  # its teams are cards: a match knows those of its own pack alone
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
