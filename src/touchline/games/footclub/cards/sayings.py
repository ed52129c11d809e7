"""The cards of a pack as plain data for people: rows, portraits' features, and what is said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from touchline.core.tables import Row
from touchline.play.cardtexts import Sayings
from touchline.play.drawing.looks import looks

from . import content
from .sheets import Sheets


def described(sheets: Sheets, folder: Path, lang: str) -> dict[str, object]:
    """Everything that a person may know of the cards of a pack; see `library.content`."""
    sayings = Sayings(folder, lang)
    return {
        "cards": [_person(row, sayings) for row in content.ordered(sheets.cards)],
        "match": [_card(row, sayings) for row in content.by_type(sheets.match)],
        "kops": [dict(row.cells) for row in sheets.kops],
        "poussin": dict(sheets.poussin.cells),
    }


def _person(row: Row, sayings: Sayings) -> dict[str, object]:
    cells = row.cells
    id = str(cells["id"])
    given = cells.get("looks")
    words = {str(k): str(v) for k, v in given.items()} if isinstance(given, Mapping) else {}
    return {
        "id": id,
        "name": cells["name"],
        "nation": cells["nation"],
        "kind": cells["kind"],
        "level": cells["level"],
        "positions": _plain(cells.get("positions", [])),
        "profiles": _plain(cells.get("profiles", [])),
        "strength": cells.get("strength"),
        "style": cells.get("style"),
        "triangle": cells.get("triangle"),
        "poussin": cells.get("poussin"),
        "looks": looks(id, words),
        "bio": sayings.say(f"{id.lower()}-bio"),
    }


def _plain(words: object) -> list[str]:
    return [str(w) for w in words] if isinstance(words, Sequence) else []


def _card(row: Row, sayings: Sayings) -> dict[str, object]:
    number = row.whole("number", 1, sum(content.BOX))
    return {
        "number": number,
        "type": row.cells["type"],
        "ribbon": row.cells.get("ribbon"),
        "flavour": sayings.say(f"m{number}-line"),
    }
