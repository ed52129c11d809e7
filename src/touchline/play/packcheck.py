"""What a pack must be: every field, every file, and a sentence for whatever is wrong with it."""

from __future__ import annotations

import re
import stat
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from touchline.core.choices import near
from touchline.core.faults import BadPack
from touchline.games import GAMES

from .speech import LANGUAGES, Voice
from .teams import Figure, Team, contrast

LARGEST: Final = 256 * 1024  # bytes of one file
MOST: Final = 32  # files of a pack
CONTRAST: Final = 3.0  # between shirt and trim
NEEDED: Final = "pack.toml"
FILES: Final = (NEEDED, "teams.toml", "lessons.toml", "README.md", "LICENSE")
TEXT: Final = re.compile(r"text\.([a-z]{2,3})\.ftl")
ID: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
HEAD: Final = ("id", "game", "version", "title", "licence", "authors")
TEAM: Final = ("id", "name", "short", "colours", "figures")
FIGURE: Final = ("number", "name", "keeper")
FIVE: Final = 5

Cells = Mapping[str, object]


def bad(message: str, /, **args: str | int) -> BadPack:
    """The error of this message id, in English with its id for other languages."""
    return BadPack(Voice("en").say(message, **args), message, "", **args)


class Checker:
    """One pass over a pack; collects every fault instead of stopping at the first."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.faults: list[BadPack] = []
        self.bytes: dict[str, bytes] = {}
        self.head: Cells = {}
        self.teams: list[Team] = []

    def fault(self, message: str, /, **args: str | int) -> None:
        """Note one fault."""
        self.faults.append(bad(message, **args))

    def run(self) -> None:
        """Read and check everything."""
        if not self._files():
            return
        head = self._toml(NEEDED)
        if head is not None:
            self._head(head)
        if "teams.toml" in self.bytes:
            teams = self._toml("teams.toml")
            if teams is not None:
                self._teams(teams)
        if "lessons.toml" in self.bytes:
            self._toml("lessons.toml")
        for name in self.bytes:
            if TEXT.fullmatch(name):
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
        for entry in entries:
            if entry.name.startswith(".") or entry.name.endswith("~"):
                continue  # left behind by editors; no part of the pack
            if entry.name not in FILES and not TEXT.fullmatch(entry.name):
                hint = near(entry.name, [*FILES, "text.en.ftl", "text.fr.ftl"])
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
                self.bytes[entry.name] = entry.read_bytes()
        if NEEDED not in self.bytes:
            if not any(e.name == NEEDED for e in entries):
                self.fault("fault-pack-no-head", path=str(folder))
            return False
        return True

    def _decoded(self, name: str) -> str | None:
        try:
            return self.bytes[name].decode("utf-8")
        except UnicodeDecodeError as e:
            line = self.bytes[name][: e.start].count(b"\n") + 1
            self.fault("fault-pack-utf8", file=name, line=line)
            return None

    def _toml(self, name: str) -> Cells | None:
        text = self._decoded(name)
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
        text = self._decoded(name)
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

    def _keys(self, where: str, cells: Cells, known: Iterable[str]) -> None:
        for key in cells:
            if key not in known:
                self.fault("fault-pack-key", where=where, key=key, hint=near(key, list(known)))

    def _word(self, where: str, cells: Cells, key: str, most: int) -> str:
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

    def _whole(self, where: str, cells: Cells, key: str, low: int, high: int) -> int:
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

    def _name(self, where: str, cells: Cells) -> str:
        word = self._word(where, cells, "id", 40)
        if word and not ID.fullmatch(word):
            self.fault("fault-pack-id", where=where, value=word)
            return ""
        return word

    def _head(self, cells: Cells) -> None:
        self.head = cells
        self._keys(NEEDED, cells, HEAD)
        self._name(NEEDED, cells)
        self._word(NEEDED, cells, "title", 60)
        self._word(NEEDED, cells, "licence", 60)
        self._whole(NEEDED, cells, "version", 1, 1_000_000)
        game = self._word(NEEDED, cells, "game", 40)
        known = [g.name for g in GAMES]
        if game and game not in known:
            self.fault("fault-pack-game", where=NEEDED, word=game, hint=near(game, known))

    def _teams(self, cells: Cells) -> None:
        self._keys("teams.toml", cells, ("team",))
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
        self._keys(where, row, TEAM)
        id = self._name(where, row)
        name = self._word(where, row, "name", 24)
        short = self._word(where, row, "short", 4)
        if short and not (len(short) >= 2 and re.fullmatch(r"[A-Z0-9]+", short)):
            self.fault("fault-pack-short", where=where, value=short)
        colours = self._colours(where, row)
        figures = self._figures(where, row)
        if len(self.faults) > before:
            return None
        return Team(id, name, short, colours, figures)

    def _colours(self, where: str, row: Cells) -> tuple[str, str]:
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
            self._keys(place, cells, FIGURE)
            number = self._whole(place, cells, "number", 1, 99)
            name = self._word(place, cells, "name", 24) if "name" in cells else str(number)
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
        return value if len(value) <= 40 else value[:37] + "..."
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value)[:40]


def spoken(names: Iterable[str]) -> list[str]:
    """Which of the house's languages these file names hold texts for."""
    found = [m[1] for name in names if (m := TEXT.fullmatch(name))]
    return [lang for lang in LANGUAGES if lang in found]
