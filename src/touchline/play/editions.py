"""Editions of packs, kept by content: what a match was played with is found again by its hash.

Beside the matches lies a folder `editions`, in it `GAME/ID/HASH`: the files of a pack as they were
when the program saw them. ID and HASH are what the head of a tape names. An edition that
borrows cards of the base pack has that pack beside it, in `GAME/ID/HASH.base`. Folders are only
ever added; nothing in them is trusted, who reads one reckons its hash anew.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from . import reading
from .homes import data_folder

NAME: Final = "editions"
ID: Final = re.compile(r"[a-z0-9-]{1,40}")
HASH: Final = re.compile(r"[0-9a-f]{64}")
BASE: Final = ".base"
PLACES: Final = "TOUCHLINE_EDITIONS"  # for processes that this one starts
_more: list[Path] = []


def look_in(data: Path) -> None:
    """From now on, look for editions in this folder of matches too."""
    place = data / NAME
    if place not in _more:
        _more.insert(0, place)


def places() -> list[Path]:
    """The folders in which editions are looked for, in this order."""
    told = [Path(word) for word in os.environ.get(PLACES, "").split(os.pathsep) if word]
    return [*_more, *told, data_folder() / NAME]


def environment() -> dict[str, str]:
    """What a process needs to be told so that it looks in the same folders."""
    return {PLACES: os.pathsep.join(dict.fromkeys(map(str, places())))}


def found(game: str, id: str, hash: str) -> list[Path]:
    """The folders that say they are this edition."""
    if not HASH.fullmatch(hash) or not ID.fullmatch(id):
        return []
    return [f for place in places() if (f := place / game / id / hash).is_dir()]


def base_of(folder: Path) -> Path | None:
    """The base pack that an edition borrows from; None for one that stands alone."""
    base = folder.with_name(folder.name + BASE)
    return base if base.is_dir() else None


def keep(
    place: Path,
    game: str,
    id: str,
    hash: str,
    files: Mapping[str, bytes],
    base: Mapping[str, bytes] | None = None,
) -> None:
    """Keep an edition, unless it is there just so. Raises OSError; then nothing is half kept."""
    folder = place / game / id / hash
    if base is not None:
        _lay(folder.with_name(folder.name + BASE), base)
    _lay(folder, files)


def _lay(folder: Path, files: Mapping[str, bytes]) -> None:
    """Put these files into this folder: all of them at once, in place of what was there."""
    if _same(folder, files):
        return
    mark = f".{secrets.token_hex(6)}"
    new, old = folder.with_name(f"{mark}.new"), folder.with_name(f"{mark}.old")
    new.mkdir(parents=True)
    try:
        for name, contents in files.items():
            (new / name).write_bytes(contents)
        if folder.exists():
            folder.rename(old)
        new.rename(folder)
    finally:
        shutil.rmtree(new, ignore_errors=True)
        shutil.rmtree(old, ignore_errors=True)


def _same(folder: Path, files: Mapping[str, bytes]) -> bool:
    """Does this folder hold these files, and nothing else?"""
    try:
        if {entry.name for entry in folder.iterdir()} != set(files):
            return False
        most = max(len(contents) for contents in files.values()) // 1024 + 1
        return all(reading.fetched(folder / name, most) == files[name] for name in files)
    except (OSError, ValueError):  # not there, or not to be read
        return False
