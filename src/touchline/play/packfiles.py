"""The files of a pack: which belong into it, and what each says as text, TOML or Fluent."""

from __future__ import annotations

import re
import stat
import tomllib
import unicodedata
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast

from touchline.core.choices import near
from touchline.core.faults import BadPack, BadText
from touchline.games.eleven.lexicon import DECKS

from . import reading
from .speech import Voice

LARGEST: Final = 256 * 1024  # bytes of one file
MOST: Final = 32  # files of a pack
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
LEFT: Final = re.compile(  # what editors and desktops leave behind; never part of a pack
    r"\..*|.*~|#.*#|desktop\.ini|thumbs\.db|ehthumbs\.db|__macosx|icon\r|.*\.(bak|swp|swo|orig|tmp)",
    re.IGNORECASE | re.DOTALL,
)

CAUSES: Final = (  # what the parser says, and how it is told here
    ("Invalid value", "value"),
    ("Invalid statement", "statement"),
    ("Unterminated string", "quote"),
    ("Illegal character", "quote"),
    ("Expected '=' after a key", "equals"),
    ("Expected newline or end of document", "rest"),
    ("Cannot overwrite a value", "twice"),
    ("Duplicate inline table key", "twice"),
    ("Cannot declare", "table"),
    ("Unclosed array", "bracket"),
    ("Unclosed inline table", "bracket"),
    ("Expected ']'", "bracket"),
)

Cells = Mapping[str, object]


def ignored(name: str) -> bool:
    """Is this the name of something that editors and desktops leave behind?"""
    return LEFT.fullmatch(name) is not None


def bad(message: str, /, **args: str | int) -> BadPack:
    """The error of this message id, in English with its id for other languages."""
    return BadPack(_english().say(message, **args), message, "", **args)


@cache
def _english() -> Voice:
    return Voice("en")


#: a name of so many parts, a.b.c...: nobody needs it, and the reader of TOML takes gigabytes for it
NESTED: Final = re.compile(
    r"""(?:(?:[\w-]{1,64}|"[^"\n]{0,64}"|'[^'\n]{0,64}')[ \t]*\.[ \t]*){32,}"""
)


def _parsed(text: str) -> dict[str, object]:
    """TOML as Python has it. Raises TOMLDecodeError, ValueError or RecursionError."""
    if NESTED.search(text):
        raise ValueError("a key of more than thirty parts")
    return tomllib.loads(text)


class Files:
    """The files of one pack; every fault is collected instead of stopping at the first.

    house  the pack comes with the house: what is a warning for others may be a fault here
    base   of an old edition of a pack that borrows: the folder it borrows from, None for today's
    """

    def __init__(self, folder: Path, house: bool = False, base: Path | None = None) -> None:
        self.folder = folder
        self.house = house
        self.base = base
        self.faults: list[BadPack] = []
        self.warnings: list[BadPack] = []
        self.bytes: dict[str, bytes] = {}
        self._texts: dict[str, str | None] = {}
        self.head: Cells = {}

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

    # -- files ------------------------------------------------------------------------------------

    def read_all(self) -> bool:
        folder = self.folder
        if folder.is_symlink() or not folder.is_dir():
            self.fault("fault-pack-folder", path=str(folder))
            return False
        entries = [p for p in sorted(folder.iterdir()) if not ignored(p.name)]
        if len(entries) > MOST:
            self.fault("fault-pack-many", path=str(folder), count=len(entries), most=MOST)
            return False
        game = self._peek()
        known = [*ALWAYS, *FILES.get(game, ())]
        for entry in entries:
            text = TEXT.fullmatch(entry.name) or (game in FILES and SAYINGS.fullmatch(entry.name))
            if entry.name not in known and not text:
                self._foreign(entry.name, [*known, "text.en.ftl", "text.fr.ftl"], game in FILES)
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

    def _foreign(self, name: str, known: list[str], cards: bool) -> None:
        """A file that has no place in a pack: perhaps it is only called wrongly."""
        meant = name.lower().removesuffix(".txt")
        others = {file for files in FILES.values() for file in files} - set(known)
        if meant in known or TEXT.fullmatch(meant) or (cards and SAYINGS.fullmatch(meant)):
            self.fault("fault-pack-called", file=name, right=meant)
        elif name in others:
            self.fault("fault-pack-other-game", file=name, game=self._peek() or "?")
        else:
            self.fault("fault-pack-file", file=name, hint=near(name, known))

    def _peek(self) -> str:
        """The game named in pack.toml, before anything is checked; "" where none can be read."""
        file = self.folder / NEEDED
        try:
            info = file.lstat()
            if not stat.S_ISREG(info.st_mode) or info.st_size > LARGEST:
                return ""
            return str(_parsed(reading.text(file, LARGEST // 1024)).get("game", ""))
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
                text = reading.decoded(self.bytes[name], name)
                self._texts[name] = unicodedata.normalize("NFC", text)
            except BadText as e:
                self._unread(e)
        return self._texts[name]

    def toml(self, name: str) -> Cells | None:
        text = self.text(name)
        if text is None:
            return None
        try:
            return _parsed(text)
        except tomllib.TOMLDecodeError as e:
            found = re.search(r"at line (\d+)", str(e))  # else it is missed at the end
            line = int(found[1]) if found else max(len(text.splitlines()), 1)
            cause = next((id for start, id in CAUSES if str(e).startswith(start)), "other")
            if cause == "value" and not found:  # the file ended before a list did
                cause = "bracket"
            self.fault("fault-pack-toml", file=name, line=line, cause=cause, why=str(e))
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
