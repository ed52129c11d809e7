"""Packs of content: found, checked and hashed here, and read nowhere else.

A pack is a folder of plain files: `pack.toml`, `teams.toml`, `lessons.toml`, `text.LANG.ftl`, and
where people are cards, `cards.LANG.ftl`; FootClub has `cards.toml`, `match.toml`, `poussin.toml`,
Worldwide Football `actions.toml`, `abilities.toml`, `people.toml`, Eleven one file for each of its
decks and `boards.toml`. The house's own lie in `touchline/packs/GAME/PACK`; those of this person in
`GAME/PACK` below the folder TOUCHLINE_PACKS, or below touchline/packs of the person's data folder.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from pathlib import Path
from typing import Final

from touchline.core.choices import near
from touchline.core.faults import BadPack

from . import reading
from .eleven import sayings as eleven
from .eleven.sheets import Sheets as ElevenSheets
from .footclub import sayings as footclub
from .footclub.sheets import Sheets as FootClubSheets
from .footclub.sheets import digest as digest_of
from .packcheck import ELEVEN, FOOTCLUB, WORLDWIDE, Checker, bad
from .teams import Team
from .worldwide import sayings as worldwide
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

    @property
    def numbers(self) -> dict[str, list[int]]:
        """What the engine knows of it; empty for games without cards."""
        return self.sheets.numbers if self.sheets else {}


@dataclass(frozen=True, slots=True)
class Lesson:
    """One step of a tutorial: a position, and the wishes that an answer has to fulfil."""

    id: str
    position: str
    want: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Shelf:
    """The packs of one game, the house's first, and what is wrong with those left out."""

    packs: tuple[Pack, ...]
    faults: tuple[tuple[Path, BadPack], ...]


def inspect(folder: Path, own: bool = False) -> tuple[Pack | None, list[BadPack]]:
    """The pack in this folder, or everything that is wrong with it."""
    checker = Checker(folder, ours(folder))
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


def _folders(root: Path) -> list[Path]:
    if not root.is_dir():
        return []
    return sorted(p for p in root.iterdir() if not p.name.startswith((".", "_")) and p.is_dir())


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
            if team.id in taken or team.name.casefold() in taken:
                return bad(
                    "fault-pack-team-taken", path=str(pack.folder), team=team.name, pack=other.id
                )
    return None


def again() -> None:
    """Look at the disk anew from now on."""
    _shelf.cache_clear()


def packs(game: str) -> list[Pack]:
    """The packs of a game that can be used."""
    return list(shelf(game).packs)


def hashes(game: str) -> dict[str, str]:
    """Pack id to SHA-256, for the header of a tape."""
    return {pack.id: pack.hash for pack in packs(game)}


def teams(game: str) -> dict[str, Team]:
    """The teams of all packs of a game by id, in the order of the shelf; of two the first."""
    found: dict[str, Team] = {}
    for pack in packs(game):
        for team in pack.teams:
            found.setdefault(team.id, team)
    return found


def team(game: str, id: str) -> Team:
    """One team by id. Raises BadPack with the nearest id there is."""
    known = teams(game)
    if id not in known:
        raise bad("fault-team", word=id, hint=near(id, list(known)))
    return known[id]


def lessons(game: str) -> list[Lesson]:
    """The lessons of the house's packs, in order."""
    found: list[Lesson] = []
    for pack in packs(game):
        file = pack.folder / "lessons.toml"
        if not pack.own and file.exists():
            for row in tomllib.loads(reading.text(file))["lesson"]:
                found.append(Lesson(row["id"], row["position"], tuple(row["want"])))
    return found


def pack(game: str, id: str = "base") -> Pack:
    """One pack by id. Raises BadPack with the nearest id there is."""
    known = {p.id: p for p in packs(game)}
    if id not in known:
        raise bad("fault-pack-unknown", word=id, hint=near(id, list(known)))
    return known[id]


def numbers(game: str, pack_id: str = "base") -> dict[str, list[int]]:
    """A pack as the engine reads it; empty for a game without cards. Not to be changed."""
    return pack(game, pack_id).numbers


def numbers_digest(game: str, pack_id: str = "base") -> str:
    """SHA-256 of a pack's numbers alone: what a record depends on, whatever the texts say."""
    return digest_of(numbers(game, pack_id))


@lru_cache(maxsize=64)
def _content(game: str, pack_id: str, lang: str, hash: str) -> dict[str, object]:
    found = pack(game, pack_id)
    if isinstance(found.sheets, FootClubSheets):
        return footclub.described(found.sheets, found.folder, lang)
    if isinstance(found.sheets, WorldwideSheets):
        return worldwide.described(found.sheets, found.folder, lang)
    if isinstance(found.sheets, ElevenSheets):
        return eleven.described(found.sheets, found.folder, lang)
    return {}


def content(game: str, pack_id: str = "base", lang: str = "en") -> dict[str, object]:
    """The cards of a pack as plain data for people's eyes; empty for a game without cards.

    FootClub:
    cards    [{id, name, nation, kind, level, positions, profiles, strength, style, triangle,
             poussin, looks, bio}], as numbered by the engine
    match    [{number, type, ribbon, flavour}], likewise; ribbon is six lists of codes or None
    kops     [{id, kind, value}]
    poussin  {deck, blue, red}

    Worldwide Football, each as numbered by the engine:
    actions    [{id, kind, category, pro, copies, pa, allowed, defended_by, effects, shot_bonus,
               threshold, foul, yellow, red, name, text, facts}]; facts: its numbers in words
    abilities  [{id, amateur, trigger, condition, effects, copies, name, text}]
    teams      [{id, name, short, colours, stars, abilities, stadium_text, changes, people}];
               changes: the texts of abilities that the ground changes, by their number
    people     [{id, team, name, type, trigger, effects, text, bio, looks}]

    Eleven, each as numbered by the engine:
    cards       [{number, id, deck, name, flavour, text, and the deck's own fields}]; text is
                [{ability, on, side, mode, label, text, what, cost, options}], a line an ability
                by the engine's number: `text` with its moment, cost and conditions, `what` alone;
                label: of a decision of the board; options: what each option of a choice does
    abilities   [{card, name}], whose each is
    clubs       [{number, name, short, colours, deck, die, formation, report, cards}], of opponents;
                cards: places in their deck
    boards      the board constants
    categories  {category: points for one, two, three ... of it}
    """
    return _content(game, pack_id, lang, pack(game, pack_id).hash)


def export(game: str, to: Path, id: str = "base") -> Path:
    """Copy a pack's files into a new folder `to`, as a start for one's own.

    Raises BadPack when something is there already.
    """
    source = pack(game, id)
    if to.exists() or to.is_symlink():
        raise bad("fault-pack-there", path=str(to))
    to.mkdir(parents=True)
    for file in sorted(source.folder.iterdir()):
        if file.is_file() and not file.name.startswith("."):
            shutil.copyfile(file, to / file.name)
    return to
