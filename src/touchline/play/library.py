"""The packs of a game: by id, by edition, and what can be taken from them.

A pack is a folder of plain files: `pack.toml`, `teams.toml`, `lessons.toml`, `text.LANG.ftl`, and
where people are cards, `cards.LANG.ftl`; FootClub has `cards.toml`, `match.toml`, `poussin.toml`,
Worldwide Football `actions.toml`, `abilities.toml`, `people.toml`, Eleven one file for each of its
decks and `boards.toml`. The house's own lie in `touchline/packs/GAME/PACK`; those of this person in
`GAME/PACK` below the folder TOUCHLINE_PACKS, or below touchline/packs of the person's data folder.
"""

from __future__ import annotations

import shutil
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from touchline.core.choices import near
from touchline.core.faults import BadPack

from . import editions, reading, shelves
from .eleven import sayings as eleven
from .eleven.sheets import Sheets as ElevenSheets
from .footclub import sayings as footclub
from .footclub.sheets import Sheets as FootClubSheets
from .packcheck import bad
from .shelves import Pack as Pack
from .shelves import Shelf as Shelf
from .shelves import check as check
from .shelves import digest as digest
from .shelves import house as house
from .shelves import inspect as inspect
from .shelves import local as local
from .shelves import ours as ours
from .shelves import shelf as shelf
from .shelves import tested as tested
from .teams import Team
from .worldwide import sayings as worldwide
from .worldwide.sheets import Sheets as WorldwideSheets


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
    """One pack by id, or an edition of it by "ID@HASH".

    Raises BadPack with the nearest id there is, or saying that the edition is not here.
    """
    name, at, hash = id.partition("@")
    if at:
        edition = of_edition(game, name, hash)
        if edition is None:
            raise bad("fault-edition-missing", pack=name, game=game, hash=hash)
        return edition
    known = {p.id: p for p in packs(game)}
    if id not in known:
        raise bad("fault-pack-unknown", word=id, hint=near(id, list(known)))
    return known[id]


def of_edition(game: str, id: str, hash: str) -> Pack | None:
    """The pack as it was when matches named it so: today's if it is the same, or a kept edition.

    None where it is not here. Raises BadPack where all that is here is damaged.
    """
    same = {each.id: each for each in packs(game) if each.edition == hash}
    if id in same:
        return same[id]
    damaged: Path | None = None
    for folder in editions.found(game, id, hash):
        kept = _edition(folder)
        if kept is None:
            _edition.cache_clear()  # it may be mended meanwhile
        if kept is not None and (kept.game, kept.edition) == (game, hash):
            return kept
        damaged = damaged or folder
    if same:  # another pack with the very same numbers will do
        return next(iter(same.values()))
    if damaged is not None:
        raise bad("fault-edition-damaged", pack=id, game=game, hash=hash)
    return None


@lru_cache(maxsize=64)
def _edition(folder: Path) -> Pack | None:
    return inspect(folder, own=True, base=editions.base_of(folder))[0]


def teams_of(game: str, named: Mapping[str, str]) -> dict[str, Team]:
    """The teams for a match that names these packs, id to hash: as they were when it began.

    Where an edition is not here, and for teams of no pack named, those of today.
    """
    return dict(_teams_of(game, tuple(sorted(named.items())), local()))


@lru_cache(maxsize=256)
def _teams_of(game: str, named: tuple[tuple[str, str], ...], own: Path) -> dict[str, Team]:
    known: dict[str, Team] = {}
    for id, hash in named:
        try:
            kept = of_edition(game, id, hash)
        except BadPack:
            continue  # told where its cards are needed
        if kept is not None:
            known |= {team.id: team for team in kept.teams if team.id not in known}
    return {**known, **{id: team for id, team in teams(game).items() if id not in known}}


def keep(found: Pack, place: Path) -> None:
    """Keep this edition of a pack in a folder of editions. Raises OSError."""
    borrows = isinstance(found.sheets, ElevenSheets) and found.sheets.borrows
    base = pack(found.game).files if borrows else None
    editions.keep(place, found.game, found.id, found.edition, found.files, base)


def numbers(game: str, pack_id: str = "base") -> dict[str, list[int]]:
    """A pack as the engine reads it; empty for a game without cards. Not to be changed."""
    return pack(game, pack_id).numbers


def numbers_digest(game: str, pack_id: str = "base") -> str:
    """SHA-256 of a pack's numbers alone: what a record depends on, whatever the texts say."""
    return pack(game, pack_id).edition


@lru_cache(maxsize=64)
def _content(game: str, pack_id: str, lang: str, hash: str) -> dict[str, object]:
    return described(pack(game, pack_id), lang)


def described(found: Pack, lang: str) -> dict[str, object]:
    """The cards of a pack that need not be on the shelf; see `content`."""
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
