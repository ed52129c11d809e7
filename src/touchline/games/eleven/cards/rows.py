"""Single fields of a pack's rows as numbers: words, masks, amounts, sections, formations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from touchline.core.faults import BadPack
from touchline.core.tables import Row
from touchline.games.eleven.rules import acts as a

from . import lexicon as w

LIMIT: Final = 1000  # a whole number that no field of a checked pack exceeds
PRINTED: Final = -1  # a price: the printed one


def tables(row: Row, key: str) -> list[Row]:
    """The tables of a list, each with its place; none where the key is not there."""
    found = row.cells.get(key, [])
    if not isinstance(found, list) or not all(isinstance(cells, Mapping) for cells in found):
        raise BadPack(f"{row.where}: {key} is {found!r}; it must be a list of tables.")
    return [Row(f"{row.where}, {key} {n}", cells) for n, cells in enumerate(found, 1)]


def listed(row: Row, key: str) -> Sequence[object]:
    """A list of a row; a single thing counts as a list of one, nothing as an empty one."""
    found = row.cells.get(key, [])
    return found if isinstance(found, list) else [found]


def mask(row: Row, key: str, known: list[str]) -> int:
    """A word, or a list of words, as a mask; 0 where the key is not there."""
    words = [str(word) for word in listed(row, key)]
    return sum({1 << Row(row.where, {key: word}).word(key, known) for word in words})


def sections(row: Row) -> int:
    """The section of a selector as a mask; a flank is either of the two."""
    found = 0
    for word in (str(word) for word in listed(row, "section")):
        at = Row(row.where, {"section": word}).word("section", w.PLACES)
        found |= {"flank": 3, "same": int(a.SAME), "facing": int(a.FACING)}.get(word, 1 << at)
    return found


def shape(cells: object, row: Row) -> int:
    """A formation such as [4, 3, 3] as 433."""
    if not isinstance(cells, list) or len(cells) != 3:
        raise BadPack(f"{row.where}: a formation is {cells!r}; it must be three whole numbers.")
    return int(cells[0]) * 100 + int(cells[1]) * 10 + int(cells[2])


def number(row: Row, key: str, otherwise: int) -> int:
    """A whole number, `otherwise` where the key is not there."""
    return row.whole(key, -LIMIT, LIMIT) if key in row.cells else otherwise


def choice(row: Row, key: str, known: list[str]) -> int:
    """The place of a word, 0 where the key is not there."""
    return row.word(key, known) if key in row.cells else 0


def yes(row: Row, key: str) -> int:
    """1 where a field says true; 0 where it says false or is not there."""
    return int(row.cells.get(key, False) is True)


def resource(row: Row, key: str) -> int:
    """A resource by its number, 4 for one of choice."""
    return row.word(key, [*w.RESOURCES, "any"])


def drawn(row: Row) -> int:
    """The deck that cards are drawn from."""
    return w.DECKS.index(w.DRAWN[row.word("deck", w.DRAWN)])


def price(row: Row) -> int:
    """What is paid for a card: -1 the printed price, which is meant where nothing is said."""
    given = row.cells.get("price", "printed")
    return PRINTED if given == "printed" else row.whole("price", 0, LIMIT)


def built(what: int) -> int:
    """What may be built: a kind by its number, or one of several."""
    return what if what < len(w.KINDS) else int(a.ANY_KIND) + what - len(w.KINDS)
