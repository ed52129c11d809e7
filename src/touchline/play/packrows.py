"""What packs with cards have in common: tables of rows, switches, lists of numbers, looks."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping

from touchline.core import names
from touchline.core.tables import Row
from touchline.play.drawing.looks import LOOKS

from .packcheck import Cells, Checker, spelt


def rows(check: Checker, file: str, cells: Cells, table: str, label: str) -> list[Row]:
    """The rows that stand under [[table]], each told by its `label`, which no two may share."""
    found = cells.get(table, [])
    if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
        check.fault("fault-pack-rows", file=file, table=table)
        return []
    told: list[Row] = []
    taken: dict[str, int] = {}
    for n, each in enumerate(found, 1):
        known = [each.get(key) for key in (label, "name")]
        names = [spelt(w) for w in known if isinstance(w, int) or _printable(w)]
        where = f"{file}, {table} {n}" + (f" ({' '.join(names)})" if names else "")
        told.append(Row(where, each))
        key = str(each.get(label, ""))
        first = taken.setdefault(key, n)
        if key and first != n:
            check.fault(
                "fault-pack-row-twice", where=where, key=label, value=key, table=table, other=first
            )
    return told


def _printable(word: object) -> bool:
    """Is this a text that can stand in a sentence?"""
    return isinstance(word, str) and word != "" and names.tidy(word) == word


def looks(check: Checker, row: Row) -> None:
    """How a portrait is drawn, where the row says so."""
    given = row.cells.get("looks")
    if given is None:
        return
    where = f"{row.where}, looks"
    if not isinstance(given, dict):
        check.fault("fault-pack-looks", where=row.where, value=spelt(given))
        return
    check.keys(where, given, LOOKS)
    for key, words in LOOKS.items():
        if key in given:
            check.one_of(where, given, key, words)


def quoted(word: object, kinds: str) -> bool:
    """Is this something of another kind that was only put into quotes?"""
    return isinstance(word, str) and re.fullmatch(kinds, word.strip()) is not None


def flag(check: Checker, where: str, cells: Cells, key: str, needed: bool = False) -> bool:
    """A switch, true or false; where it may be left out that means false."""
    if needed and key not in cells:
        check.fault("fault-pack-lacks", where=where, key=key)
    value = cells.get(key, False)
    if quoted(value, "true|false"):
        check.fault("fault-pack-quoted", where=where, key=key, value=str(value).strip())
    elif not isinstance(value, bool):
        check.fault("fault-pack-bool", where=where, key=key, value=spelt(value))
    return value is True


def table(check: Checker, where: str, cells: Cells, key: str) -> Cells | None:
    """A table inside a row, None where there is none."""
    found = cells.get(key)
    if isinstance(found, dict):
        return found
    if key not in cells:
        check.fault("fault-pack-lacks", where=where, key=key)
    else:
        check.fault("fault-pack-table", where=where, key=key, value=spelt(found))
    return None


def wholes(check: Checker, where: str, cells: Cells, key: str, low: int, high: int) -> list[int]:
    """A list of whole numbers from `low` to `high`, none of them twice; [] where it is none."""
    if key not in cells:
        check.fault("fault-pack-lacks", where=where, key=key)
        return []
    found = cells[key]
    good = isinstance(found, list) and all(
        isinstance(n, int) and not isinstance(n, bool) and low <= n <= high for n in found
    )
    if isinstance(found, list) and any(quoted(n, "[+-]?[0-9]+") for n in found):
        value = next(str(n) for n in found if quoted(n, "[+-]?[0-9]+"))
        check.fault("fault-pack-quoted", where=where, key=key, value=value)
        return []
    if not isinstance(found, list) or not good or len(set(found)) < len(found):
        check.fault(
            "fault-pack-wholes", where=where, key=key, value=spelt(found), low=low, high=high
        )
        return []
    return [int(n) for n in found]


def digest_of(numbers: Mapping[str, list[int]]) -> str:
    """SHA-256 of a pack's numbers alone: what a record depends on, whatever the texts say."""
    plain = json.dumps(numbers, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()
