"""A copy of a pack under a new id, with teams of its own, that can be used as it is."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from touchline.core.names import LONGEST, fit, letters

from . import library, reading
from .packfiles import NEEDED, TEXT, bad
from .shelves import Pack, inspect

if TYPE_CHECKING:
    from .room import Room

ID: Final = 40  # characters of an id
TEAMS: Final = "teams.toml"


def copied(room: Room, source: Pack, folder: Path, id: str) -> Pack:
    """Write the copy into a new folder. Raises BadPack; then there is no such folder.

    The lessons and texts that only the base packs have are left out, as nobody reads a copy's.
    """
    if folder.exists() or folder.is_symlink():
        raise bad("fault-pack-there", path=str(folder))
    files = dict(source.files)
    if not source.own:
        files = {n: c for n, c in files.items() if n != "lessons.toml" and not TEXT.fullmatch(n)}
    head = reading.decoded(files[NEEDED], NEEDED)
    files[NEEDED] = _set(head, "id", source.id, id, source, NEEDED).encode()
    if TEAMS in files and not (room.cards and room.cards.shared):
        files[TEAMS] = _teams(room, source, id, reading.decoded(files[TEAMS], TEAMS)).encode()
    folder.mkdir(parents=True)
    for name, contents in files.items():
        (folder / name).write_bytes(contents)
    made, wrong = inspect(room, folder)
    if made is None:
        raise wrong[0]
    return made


def _teams(room: Room, source: Pack, id: str, text: str) -> str:
    """teams.toml with ids and names that no other pack of the game has."""
    known = library.teams(room)
    ids, names = set(known), {team.name.casefold() for team in known.values()}
    for team in source.teams:
        new = _free(f"{id[: ID - len(team.id) - 1]}-{team.id}"[:ID].strip("-"), ids, _numbered_id)
        text = _set(text, "id", team.id, new, source, TEAMS)
        called = _free(_numbered(team.name, 2), names, _numbered)
        text = _set(text, "name", team.name, called, source, TEAMS)
        ids.add(new)
        names.add(called.casefold())
    return text


def _free(word: str, taken: set[str], next: Callable[[str, int], str]) -> str:
    """This word, or the next like it that is not taken."""
    n = 2
    found = word
    while found.casefold() in taken:
        n += 1
        found = next(word, n)
    return found


def _numbered_id(word: str, n: int) -> str:
    return f"{word[: ID - len(str(n)) - 1].rstrip('-')}-{n}"


def _numbered(name: str, n: int) -> str:
    """The name with a number behind, in no more letters than names have."""
    bare = re.sub(r" \d+$", "", name)
    if letters(bare) > LONGEST - len(str(n)) - 1:
        bare = fit(bare, LONGEST - len(str(n)) - 1)
    return f"{bare} {n}"


def _set(text: str, key: str, before: str, after: str, source: Pack, file: str) -> str:
    """The text with another value in the line of this field. Raises BadPack if there is none."""
    line = re.compile(rf"(?m)^(\s*{key}\s*=\s*)([\"']){re.escape(before)}\2")
    changed, count = line.subn(lambda m: f'{m[1]}"{after}"', text)
    if count != 1:
        raise bad("fault-pack-copy", pack=source.id, file=file)
    return changed
