"""Copies of the base pack with something changed in them."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from touchline.core.faults import BadPack
from touchline.play import library
from touchline.play.speech import LANGUAGES, Voice
from touchline.rooms import ROOMS

Edit = tuple[str, str, str]  # file, what stands there, what is to stand there
BASE = library.shipped(ROOMS["worldwide"]) / "base"


def copied(folder: Path, *edits: Edit) -> Path:
    """The base pack in a new folder, with some edits."""
    folder.mkdir(parents=True)
    for file in BASE.iterdir():
        if file.is_file() and not file.name.startswith("text."):
            shutil.copy(file, folder)
    for name, old, new in edits:
        file = folder / name
        text = file.read_text("utf-8")
        assert old in text, f"{name} lacks {old}"
        file.write_text(text.replace(old, new, 1), "utf-8")
    return folder


def row(file: str, id: str, old: str, new: str) -> Edit:
    """An edit inside one row; `old` is a pattern, "" for the row's first line, "$" for its end."""
    text = (BASE / file).read_text("utf-8")
    found = re.search(rf'id = "{id}"\n(?:.+\n)+', text)
    assert found is not None
    before = found[0]
    if old == "$":
        return file, before, f"{before}{new}\n"
    after, count = re.subn(old, lambda _: new, before, count=1)
    assert count, f"{id} lacks {old}"
    return file, before, after


def action(id: str, old: str, new: str) -> Edit:
    """An edit inside the row of an Action card."""
    return row("actions.toml", id, old, new)


def ability(id: str, old: str, new: str) -> Edit:
    """An edit inside the row of an ability."""
    return row("abilities.toml", id, old, new)


def team(id: str, old: str, new: str) -> Edit:
    """An edit inside the row of a team."""
    return row("teams.toml", id, old, new)


def person(id: str, old: str, new: str) -> Edit:
    """An edit inside the row of a Player card."""
    return row("people.toml", id, old, new)


def effects(id: str, *given: str) -> Edit:
    """Other effects for a Player card."""
    listed = ", ".join("{ " + each + " }" for each in given)
    return person(id, r"effects = \[(?:.*\]|\n(?:.+\n)+?\])\n", f"effects = [{listed}]\n")


def told(folder: Path) -> dict[str, list[str]]:
    """Every fault and warning by id, each with a sentence of its own in both languages."""
    pack, faults = library.opened(ROOMS, folder)
    found: dict[str, list[str]] = {}
    for fault in [*faults, *(pack.warnings if pack else ())]:
        assert isinstance(fault, BadPack)
        for lang in LANGUAGES:
            voice = Voice(lang, [ROOMS["worldwide"].folder / "cards"])
            assert voice.has(fault.said.id), fault.said.id
            said = voice.fault(fault)
            assert "{$" not in said.replace(" ", "")
            assert "\n" not in said
        found.setdefault(fault.said.id, []).append(str(fault))
    return found
