"""What a pack must be: every field, every file, and a sentence for whatever is wrong with it."""

from __future__ import annotations

import re
import stat
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from touchline.core.choices import near
from touchline.core.faults import BadPack, BadText
from touchline.games import GAMES
from touchline.games.eleven.lexicon import DECKS

from . import reading
from .speech import Voice
from .teams import Figure, Team, contrast

LARGEST: Final = 256 * 1024  # bytes of one file
MOST: Final = 32  # files of a pack
CONTRAST: Final = 3.0  # between shirt and trim
NEEDED: Final = "pack.toml"
ALWAYS: Final = (NEEDED, "teams.toml", "lessons.toml", "README.md", "LICENSE")
FOOTCLUB: Final = "footclub"
WORLDWIDE: Final = "worldwide"
ELEVEN: Final = "eleven"
FILES: Final = {  # of a game, besides those of every pack and the texts
    FOOTCLUB: ("cards.toml", "match.toml", "poussin.toml"),
    WORLDWIDE: ("actions.toml", "abilities.toml", "people.toml"),
    ELEVEN: (*(f"{deck}.toml" for deck in DECKS), "boards.toml"),
}
TEXT: Final = re.compile(r"text\.([a-z]{2,3})\.ftl")
SAYINGS: Final = re.compile(r"cards\.([a-z]{2,3})\.ftl")  # what is said of cards
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
HEAD: Final = ("id", "game", "version", "title", "licence", "authors")
MORE: Final = {  # fields of the pack.toml of a game
    FOOTCLUB: ("source", "relaxed", "language", "options"),
    WORLDWIDE: ("private", "language"),
    ELEVEN: ("replaces", "partial", "language"),
}
TEAM: Final = ("id", "name", "short", "colours")
OF_TEAM: Final = {WORLDWIDE: ("stars", "abilities", "stadium")}  # more fields of its teams
FIGURE: Final = ("number", "name", "keeper")
FIVE: Final = 5

Cells = Mapping[str, object]


def bad(message: str, /, **args: str | int) -> BadPack:
    """The error of this message id, in English with its id for other languages."""
    return BadPack(_english().say(message, **args), message, "", **args)


@cache
def _english() -> Voice:
    return Voice("en")


class Checker:
    """One pass over a pack; collects every fault instead of stopping at the first.

    house  the pack comes with the house: what is a warning for others may be a fault here
    """

    def __init__(self, folder: Path, house: bool = False) -> None:
        self.folder = folder
        self.house = house
        self.faults: list[BadPack] = []
        self.warnings: list[BadPack] = []
        self.bytes: dict[str, bytes] = {}
        self._texts: dict[str, str | None] = {}
        self.head: Cells = {}
        self.teams: list[Team] = []

    def fault(self, message: str, /, **args: str | int) -> None:
        """Note one fault: the pack cannot be used."""
        self.faults.append(bad(message, **args))

    def warn(self, message: str, /, **args: str | int) -> None:
        """Note one warning: the pack can be used, yet its author may want to know."""
        self.warnings.append(bad(message, **args))

    @property
    def game(self) -> str:
        """The game the pack says it is for, "" while nothing is read."""
        return str(self.head.get("game", ""))

    def run(self) -> None:
        """Read and check everything."""
        if not self._files():
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

    # -- files ------------------------------------------------------------------------------------

    def _files(self) -> bool:
        folder = self.folder
        if folder.is_symlink() or not folder.is_dir():
            self.fault("fault-pack-folder", path=str(folder))
            return False
        entries = sorted(folder.iterdir(), key=lambda p: p.name)
        if len(entries) > MOST:
            self.fault("fault-pack-many", path=str(folder), count=len(entries), most=MOST)
            return False
        game = self._peek()
        known = [*ALWAYS, *FILES.get(game, ())]
        for entry in entries:
            if entry.name.startswith(".") or entry.name.endswith("~"):
                continue  # left behind by editors; no part of the pack
            text = TEXT.fullmatch(entry.name) or (game in FILES and SAYINGS.fullmatch(entry.name))
            if entry.name not in known and not text:
                hint = near(entry.name, [*known, "text.en.ftl", "text.fr.ftl"])
                self.fault("fault-pack-file", file=entry.name, hint=hint)
                continue
            info = entry.lstat()
            if not stat.S_ISREG(info.st_mode):
                self.fault("fault-pack-link", file=entry.name)
            elif info.st_size > LARGEST:
                self.fault(
                    "fault-pack-big", file=entry.name, size=info.st_size, most=LARGEST // 1024
                )
            else:
                self._take(entry)
        if NEEDED not in self.bytes:
            if not any(e.name == NEEDED for e in entries):
                self.fault("fault-pack-no-head", path=str(folder))
            return False
        return True

    def _peek(self) -> str:
        """The game named in pack.toml, before anything is checked; "" where none can be read."""
        file = self.folder / NEEDED
        try:
            info = file.lstat()
            if not stat.S_ISREG(info.st_mode) or info.st_size > LARGEST:
                return ""
            return str(tomllib.loads(reading.text(file, LARGEST // 1024)).get("game", ""))
        except (OSError, ValueError, RecursionError):
            return ""  # told where the file itself is checked

    def _take(self, entry: Path) -> None:
        try:
            self.bytes[entry.name] = reading.fetched(entry, LARGEST // 1024)
        except BadText as e:
            self._unread(e)

    def _unread(self, e: BadText) -> None:
        self.faults.append(BadPack(str(e), e.said.id, "", **e.said.args))

    def text(self, name: str) -> str | None:
        """The text of a file of the pack; None, and a fault, where it cannot be read."""
        if name not in self._texts:
            self._texts[name] = None
            try:
                self._texts[name] = reading.decoded(self.bytes[name], name)
            except BadText as e:
                self._unread(e)
        return self._texts[name]

    def toml(self, name: str) -> Cells | None:
        text = self.text(name)
        if text is None:
            return None
        try:
            return tomllib.loads(text)
        except tomllib.TOMLDecodeError as e:
            found = re.search(r"at line (\d+)", str(e))  # else it is missed at the end
            line = int(found[1]) if found else max(len(text.splitlines()), 1)
            self.fault("fault-pack-toml", file=name, line=line, why=str(e))
        except (RecursionError, ValueError):  # where the reader of TOML gives up
            self.fault("fault-pack-deep", file=name)
        return None

    def _text(self, name: str) -> None:
        text = self.text(name)
        if text is None:
            return
        try:
            body = FluentParser().parse(text).body
        except RecursionError:
            self.fault("fault-pack-deep", file=name)
            return
        for entry in body:
            if isinstance(entry, ast.Junk):
                start = entry.span.start if entry.span is not None else 0
                self.fault("fault-pack-ftl", file=name, line=text[:start].count("\n") + 1)

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
            or not 1 <= len(word) <= most
            or word.strip() != word
            or not word.isprintable()
        ):
            self.fault("fault-pack-word", where=where, key=key, value=spelt(word), most=most)
            return ""
        return word

    def whole(self, where: str, cells: Cells, key: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`, `low` - 1 when it is none."""
        if key not in cells:
            self.fault("fault-pack-lacks", where=where, key=key)
            return low - 1
        n = cells[key]
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
        self.keys(NEEDED, cells, (*HEAD, *MORE.get(self.game, ())))
        self._name(NEEDED, cells)
        self.word(NEEDED, cells, "title", 60)
        self.word(NEEDED, cells, "licence", 60)
        self.whole(NEEDED, cells, "version", 1, 1_000_000)
        game = self.word(NEEDED, cells, "game", 40)
        known = sorted({*(g.name for g in GAMES), *FILES})
        if game and game not in known:
            self.fault("fault-pack-game", where=NEEDED, word=game, hint=near(game, known))

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
        figured = self.game not in FILES  # where people are cards, a team has none of its own
        more = ("figures",) if figured else OF_TEAM.get(self.game, ())
        self.keys(where, row, (*TEAM, *more))
        id = self._name(where, row)
        name = self.word(where, row, "name", 24)
        short = self.word(where, row, "short", 4)
        if short and not (len(short) >= 2 and re.fullmatch(r"[A-Z0-9]+", short)):
            self.fault("fault-pack-short", where=where, value=short)
        colours = self.colours(where, row)
        figures = self._figures(where, row) if figured else ()
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
        plain = "".join(ch if ch.isprintable() else repr(ch)[1:-1] for ch in value)
        return plain if len(plain) <= 40 else plain[:37] + "..."
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value)[:40]
