"""What a pack must be: every field, every file, and a sentence for whatever is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from touchline.core import names
from touchline.core.choices import near

from .packfiles import LARGEST as LARGEST
from .packfiles import NEEDED, SAYINGS, TEXT, Files, bad, ignored
from .packfiles import Cells as Cells
from .teams import Figure, Team, contrast

if TYPE_CHECKING:
    from .room import Room

CONTRAST: Final = 3.0  # between shirt and trim
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
HEAD: Final = ("id", "game", "version", "title", "licence", "authors")
TEAM: Final = ("id", "name", "short", "colours")
FIGURES: Final = "figures"  # the field of a team whose footballers have shirts and no cards
FIGURE: Final = ("number", "name", "keeper")
FIVE: Final = 5


__all__ = (
    "LARGEST",
    "Cells",
    "Checker",
    "bad",
    "ignored",
    "spelt",
)


class Checker(Files):
    """One pass over a pack."""

    def __init__(
        self,
        room: Room,
        folder: Path,
        shipped: bool = False,
        base: Path | None = None,
        others: Collection[str] = (),
    ) -> None:
        super().__init__(room, folder, shipped, base, others)
        self.more = room.cards.head if room.cards else ()
        self.of_team = room.cards.team if room.cards else ()
        self.teams: list[Team] = []

    def run(self) -> None:
        """Read and check everything."""
        if not self.read_all():
            return
        head = self.toml(NEEDED)
        if head is not None:
            self._head(head)
        if "teams.toml" in self.bytes:
            teams = self.toml("teams.toml")
            if teams is not None:
                self._teams(teams)
        if "lessons.toml" in self.bytes:
            self.toml("lessons.toml")
        for name in self.bytes:
            if TEXT.fullmatch(name) or SAYINGS.fullmatch(name):
                self._text(name)

    # -- rows -------------------------------------------------------------------------------------

    def keys(self, where: str, cells: Cells, known: Iterable[str]) -> None:
        for key in cells:
            if key not in known:
                self.fault("fault-pack-key", where=where, key=key, hint=near(key, list(known)))

    def word(self, where: str, cells: Cells, key: str, most: int) -> str:
        """A text of 1 to `most` characters without line breaks, "" when it is none."""
        if key not in cells:
            self.fault("fault-pack-lacks", where=where, key=key)
            return ""
        word = cells[key]
        if (
            not isinstance(word, str)
            or not 1 <= names.letters(word) <= most
            or word.strip() != word
            or "\n" in word
        ):
            if isinstance(word, int | float):
                value = f'"{spelt(word)}"'
                self.fault("fault-pack-unquoted", where=where, key=key, value=value)
            else:
                self.fault("fault-pack-word", where=where, key=key, value=spelt(word), most=most)
            return ""
        if odd := names.odd(word):
            self.fault("fault-pack-unseen", where=where, key=key, value=spelt(word), sign=odd)
            return ""
        return word

    def whole(self, where: str, cells: Cells, key: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`, `low` - 1 when it is none."""
        if key not in cells:
            self.fault("fault-pack-lacks", where=where, key=key)
            return low - 1
        n = cells[key]
        if isinstance(n, str) and re.fullmatch(r"\s*[+-]?[0-9]+\s*", n):
            self.fault("fault-pack-quoted", where=where, key=key, value=n.strip())
            return low - 1
        if isinstance(n, bool) or not isinstance(n, int) or not low <= n <= high:
            self.fault(
                "fault-pack-number", where=where, key=key, value=spelt(n), low=low, high=high
            )
            return low - 1
        return n

    def one_of(self, where: str, cells: Cells, key: str, known: Sequence[str]) -> str:
        """One of the known words, "" when it is none."""
        if key not in cells:
            self.fault("fault-pack-lacks", where=where, key=key)
            return ""
        word = cells[key]
        if not isinstance(word, str) or word not in known:
            hint = near(str(word), list(known))
            self.fault("fault-pack-one-of", where=where, key=key, value=spelt(word), hint=hint)
            return ""
        return word

    def words(
        self, where: str, cells: Cells, key: str, known: Sequence[str], low: int, high: int
    ) -> list[str]:
        """A list of `low` to `high` known words, without those that are not known."""
        if key not in cells:
            self.fault("fault-pack-lacks", where=where, key=key)
            return []
        found = cells[key]
        if not isinstance(found, list) or not low <= len(found) <= high:
            self.fault(
                "fault-pack-list", where=where, key=key, value=spelt(found), low=low, high=high
            )
            return []
        return [w for w in (self.one_of(where, {key: w}, key, known) for w in found) if w]

    def _name(self, where: str, cells: Cells) -> str:
        word = self.word(where, cells, "id", 40)
        if word and not ID.fullmatch(word):
            self.fault("fault-pack-id", where=where, value=word)
            return ""
        return word

    def _head(self, cells: Cells) -> None:
        self.head = cells
        self.keys(NEEDED, cells, (*HEAD, *self.more))
        self._name(NEEDED, cells)
        self.word(NEEDED, cells, "title", 60)
        self.word(NEEDED, cells, "licence", 60)
        self.whole(NEEDED, cells, "version", 1, 1_000_000)
        self.word(NEEDED, cells, "game", 40)

    def _teams(self, cells: Cells) -> None:
        self.keys("teams.toml", cells, ("team",))
        rows = cells.get("team", [])
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.fault("fault-pack-teams")
            return
        taken: dict[tuple[str, str], int] = {}
        for n, row in enumerate(rows, 1):
            name = row.get("name")
            where = f"teams.toml, team {n}" + (f" ({name})" if isinstance(name, str) else "")
            team = self._team(where, row)
            for key in ("id", "name", "short"):
                value = str(row.get(key, ""))
                first = taken.setdefault((key, value.casefold()), n)
                if value and first != n:
                    self.fault("fault-pack-twice", where=where, key=key, value=value, other=first)
            if team is not None:
                self.teams.append(team)

    def _team(self, where: str, row: Cells) -> Team | None:
        before = len(self.faults)
        self.keys(where, row, (*TEAM, *self.of_team))
        id = self._name(where, row)
        name = self.word(where, row, "name", 24)
        short = self.word(where, row, "short", 4)
        if short and not (len(short) >= 2 and re.fullmatch(r"[A-Z0-9]+", short)):
            self.fault("fault-pack-short", where=where, value=short)
        colours = self.colours(where, row)
        figures = self._figures(where, row) if FIGURES in self.of_team else ()
        if len(self.faults) > before:
            return None
        return Team(id, name, short, colours, figures)

    def colours(self, where: str, row: Cells) -> tuple[str, str]:
        """Shirt and trim, two colours well apart in lightness; ("", "") when they are none."""
        none = ("", "")
        if "colours" not in row:
            self.fault("fault-pack-lacks", where=where, key="colours")
            return none
        found = row["colours"]
        if not isinstance(found, list) or len(found) != 2:
            self.fault("fault-pack-two-colours", where=where, value=spelt(found))
            return none
        for colour in found:
            if not isinstance(colour, str) or not re.fullmatch(r"#[0-9A-Fa-f]{6}", colour):
                self.fault("fault-pack-colour", where=where, value=spelt(colour))
                return none
        shirt, trim = str(found[0]), str(found[1])
        if contrast(shirt, trim) < CONTRAST:
            self.fault("fault-pack-alike", where=where, shirt=shirt, trim=trim)
        return shirt, trim

    def _figures(self, where: str, row: Cells) -> tuple[Figure, ...]:
        if "figures" not in row:
            self.fault("fault-pack-lacks", where=where, key="figures")
            return ()
        rows = row["figures"]
        if not isinstance(rows, list) or not all(isinstance(f, dict) for f in rows):
            self.fault("fault-pack-figures", where=where, count=0)
            return ()
        if len(rows) != FIVE:
            self.fault("fault-pack-figures", where=where, count=len(rows))
        figures: list[Figure] = []
        numbers: dict[int, int] = {}
        for n, cells in enumerate(rows, 1):
            place = f"{where}, figure {n}"
            self.keys(place, cells, FIGURE)
            number = self.whole(place, cells, "number", 1, 99)
            name = self.word(place, cells, "name", 24) if "name" in cells else str(number)
            keeper = cells.get("keeper", False)
            if not isinstance(keeper, bool):
                self.fault("fault-pack-keeper", where=place, value=spelt(keeper))
            first = numbers.setdefault(number, n)
            if number and first != n:
                self.fault("fault-pack-shirt", where=place, number=number, other=first)
            figures.append(Figure(number, name, keeper is True))
        keepers = sum(f.keeper for f in figures)
        if keepers != 1:
            self.fault("fault-pack-keepers", where=where, count=keepers)
        return tuple(sorted(figures, key=lambda f: not f.keeper))


def spelt(value: object) -> str:
    """A cell as its author wrote it, cut short."""
    if isinstance(value, str):
        joiners = names.JOINERS
        plain = "".join(c if c.isprintable() or c in joiners else repr(c)[1:-1] for c in value)
        return plain if len(plain) <= 40 else plain[:37] + "..."
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value)[:40]
