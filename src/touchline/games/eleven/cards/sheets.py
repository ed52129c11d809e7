"""What a pack of Eleven must be: the checks 1 to 11 of §5.6."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from touchline.core.tables import Row
from touchline.play import reading
from touchline.play.packcheck import Cells, Checker, spelt
from touchline.play.packrows import flag, rows

from . import content
from . import lexicon as w
from .constants import constants
from .effect_rows import Effects
from .papers import Papers
from .people import People, copies

BOARDS: Final = "boards"
PARTS: Final = (*w.DECKS, BOARDS)  # what a pack may replace
CARD: Final = "card"
CLUB: Final = "club"
ID: Final = re.compile(r"[a-z][a-z0-9-]*\.[a-z]+\.[a-z0-9_-]+")
COUNTS: Final[Mapping[str, int]] = {
    "regular": 36,
    "youngster": 18,
    "veteran": 8,
    "staff": 36,
    "sponsor": 36,
    "board": 36,
    "director": 16,
    "tactic": 12,
    "objective": 12,
    "opponent": 64,
    "infrastructure": 7,
    "scenario": 6,
}
COPIED: Final = (*w.DECKS[:9],)  # decks whose cards may say copies
NAME: Final = 40  # characters


class Sheets:
    """The rows of a pack of Eleven, checked; faults and warnings go to the checker.

    What a pack does not replace is taken from the base pack.

    decks   the rows of each deck
    clubs   what the clubs of the opponents wear, where the pack says so
    boards  the tables of boards.toml
    base    the folder of the base pack
    borrows  is anything taken from there?
    """

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.decks: dict[str, list[Row]] = {deck: [] for deck in w.DECKS}
        self.clubs: list[Row] = []
        self.boards = Row("boards.toml", {})
        self.options: dict[str, str] = {}
        self.numbers: dict[str, list[int]] = {}
        self.partial = False
        self.base = checker.base or base()
        self.borrows = False

    def run(self) -> None:
        """Check everything; the numbers are there if nothing is wrong."""
        replaced = self._head(self.checker.head)
        self._check([part for part in PARTS if self._read(part, part in replaced)])
        if not self.checker.faults:
            self.numbers = content.numbers(self.decks, self.boards)

    def _head(self, head: Cells) -> list[str]:
        """The parts that the pack replaces."""
        self.partial = flag(self.checker, "pack.toml", head, "partial")
        if "language" in head:
            self.checker.word("pack.toml", head, "language", 20)
        if "replaces" not in head:
            return list(PARTS)
        return self.checker.words("pack.toml", head, "replaces", PARTS, 1, len(PARTS))

    # -- reading ----------------------------------------------------------------------------------

    def _read(self, part: str, own: bool) -> bool:
        """Read a part of the pack, or borrow it; is it its own, and could it be read?"""
        file = f"{part}.toml"
        there = file in self.checker.bytes
        if not own and not there:
            self._borrowed(part)
        elif not own:
            self.checker.fault("fault-el-not-replaced", file=file, deck=part)
        elif not there:
            self.checker.fault("fault-el-file", file=file, deck=part)
        else:
            cells = self.checker.toml(file)
            if cells is not None:
                self._part(part, cells)
                return True
        return False

    def _part(self, part: str, cells: Cells) -> None:
        """A part of the pack itself."""
        file = f"{part}.toml"
        if part == BOARDS:
            self.boards = Row(file, cells)
            return
        more = (CLUB,) if part == "opponent" else ()
        self.checker.keys(file, cells, (CARD, *more))
        self.decks[part] = rows(self.checker, file, cells, CARD, "id")
        if more:
            self.clubs = rows(self.checker, file, cells, CLUB, "name")

    def _borrowed(self, part: str) -> None:
        """A part of the base pack, which needs no further check."""
        self.borrows = True
        cells = tomllib.loads(reading.text(self.base / f"{part}.toml"))
        if part == BOARDS:
            self.boards = Row(f"{part}.toml", cells)
            return
        told = f"{part}.toml of the base pack, card"
        self.decks[part] = [Row(f"{told} {n}", row) for n, row in enumerate(cells[CARD], 1)]
        self.clubs += [Row(told, row) for row in cells.get(CLUB, [])]

    # -- checking ---------------------------------------------------------------------------------

    def _check(self, read: list[str]) -> None:
        """Look at the parts that were read."""
        effects = Effects(self.checker)
        people, papers = People(self.checker, effects), Papers(self.checker, effects)
        self._common(read)
        for part in read:
            own = self.decks.get(part, [])
            if part in w.CLASSES:
                people.footballers(part, own)
            elif part == "staff":
                people.staff(own)
            elif part == "sponsor":
                people.sponsors(own)
            elif part == "director":
                people.directors(own)
            elif part == "board":
                papers.boards(own)
            elif part == "tactic":
                papers.tactics(own)
            elif part == "objective":
                papers.objectives(own)
            elif part == "opponent":
                papers.opponents(own, self.clubs)
            elif part == "infrastructure":
                papers.infrastructure(own, self.boards.cells)
            elif part == "scenario":
                papers.scenarios(own)
            else:
                constants(self.checker, self.boards.where, self.boards.cells)

    def _common(self, read: list[str]) -> None:
        """1 and 2: ids, names and numbers of cards."""
        check = self.checker
        taken: dict[str, str] = {}
        for deck in w.DECKS:
            for row in self.decks[deck]:
                id = str(row.cells.get("id", ""))
                first = taken.setdefault(id, row.where)
                if id and first != row.where and not first.startswith(f"{deck}.toml"):
                    check.fault("fault-el-id-twice", where=row.where, word=spelt(id), other=first)
                if deck in read:
                    self._card(deck, row)
            if deck in read:
                self._count(deck)

    def _card(self, deck: str, row: Row) -> None:
        check, where, cells = self.checker, row.where, row.cells
        id = check.word(where, cells, "id", 80)
        if id and not ID.fullmatch(id):
            check.fault("fault-el-id", where=where, value=id, deck=deck)
        check.one_of(where, cells, "deck", [deck])
        check.word(where, cells, "name", NAME)
        for key, most in (("flavour", 200), ("evidence", 300)):
            if key in cells:
                check.word(where, cells, key, most)
        if "min_managers" in cells and check.whole(where, cells, "min_managers", 1, 3) == 2:
            check.fault("fault-el-managers", where=where)
        if "copies" in cells:
            check.whole(where, cells, "copies", 1, 12)
            if deck not in COPIED and cells.get("copies") != 1:
                check.fault("fault-el-copies", where=where, deck=deck)

    def _count(self, deck: str) -> None:
        count, right = copies(self.decks[deck]), COUNTS[deck]
        if count != right:
            tell = self.checker.warn if self.partial else self.checker.fault
            tell("fault-el-count", file=f"{deck}.toml", count=count, right=right)


def base() -> Path:
    """The folder of the base pack."""
    return Path(__file__).parents[1] / "packs" / "base"
