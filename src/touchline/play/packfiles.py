"""The files of a pack: which belong into it, and what each says as text, TOML or Fluent."""

from __future__ import annotations

import re
import stat
import tomllib
import unicodedata
from collections.abc import Collection, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.syntax import FluentParser, ast

from touchline.core.choices import near
from touchline.core.faults import BadPack, BadText

from . import reading
from .speech import Voice

if TYPE_CHECKING:
    from .room import Room

LARGEST: Final = 256 * 1024  # bytes of one file
MOST: Final = 32  # files of a pack
NEEDED: Final = "pack.toml"
ALWAYS: Final = (NEEDED, "teams.toml", "lessons.toml", "README.md", "LICENSE")
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


def bad(message: str, folder: Path | None = None, /, **args: str | int) -> BadPack:
    """The error of this message id, in English with its id for other languages.

    `folder` holds the sentences of a game, where the message is not one for every game.
    """
    return BadPack(_english(folder).say(message, **args), message, "", **args)


@cache
def _english(folder: Path | None) -> Voice:
    return Voice("en", [folder] if folder else [])


#: a name of so many parts, a.b.c...: nobody needs it, and the reader of TOML takes gigabytes for it
NESTED: Final = re.compile(
    r"""(?:(?:[\w-]{1,64}|"[^"\n]{0,64}"|'[^'\n]{0,64}')[ \t]*\.[ \t]*){32,}"""
)


def _parsed(text: str) -> dict[str, object]:
    """TOML as Python has it. Raises TOMLDecodeError, ValueError or RecursionError."""
    if NESTED.search(text):
        raise ValueError("a key of more than thirty parts")
    return tomllib.loads(text)


def game_of(folder: Path) -> str:
    """The game named in pack.toml, before anything is checked; "" where none can be read."""
    file = folder / NEEDED
    try:
        info = file.lstat()
        if not stat.S_ISREG(info.st_mode) or info.st_size > LARGEST:
            return ""
        name = _parsed(reading.text(file, LARGEST // 1024)).get("game")
        return name if isinstance(name, str) else ""
    except (OSError, ValueError, RecursionError):
        return ""  # told where the file itself is checked


class Files:
    """The files of one pack; every fault is collected instead of stopping at the first.

    room     the game it is a pack of
    shipped  the pack comes with Touchline: what is a warning for others may be a fault here
    base     of an old edition of a pack that borrows: the folder it borrows from, None for today's
    others   what files in packs of other games are called, where that is known
    """

    def __init__(
        self,
        room: Room,
        folder: Path,
        shipped: bool = False,
        base: Path | None = None,
        others: Collection[str] = (),
    ) -> None:
        self.room = room
        self.others = others
        self.cards = room.cards.sheets is not None if room.cards else False
        self.files = room.cards.files if room.cards else ()
        self.folder = folder
        self.shipped = shipped
        self.base = base
        self.faults: list[BadPack] = []
        self.warnings: list[BadPack] = []
        self.bytes: dict[str, bytes] = {}
        self._texts: dict[str, str | None] = {}
        self.head: Cells = {}

    def fault(self, message: str, /, **args: str | int) -> None:
        """Note one fault: the pack cannot be used."""
        self.faults.append(bad(message, self.room.folder / "cards", **args))

    def warn(self, message: str, /, **args: str | int) -> None:
        """Note one warning: the pack can be used, yet its author may want to know."""
        self.warnings.append(bad(message, self.room.folder / "cards", **args))

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
        known = [*ALWAYS, *self.files]
        for entry in entries:
            text = TEXT.fullmatch(entry.name) or (self.cards and SAYINGS.fullmatch(entry.name))
            if entry.name not in known and not text:
                self._foreign(entry.name, [*known, "text.en.ftl", "text.fr.ftl"])
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

    def _foreign(self, name: str, known: list[str]) -> None:
        """A file that has no place in a pack: perhaps it is only called wrongly."""
        meant = name.lower().removesuffix(".txt")
        if meant in known or TEXT.fullmatch(meant) or (self.cards and SAYINGS.fullmatch(meant)):
            self.fault("fault-pack-called", file=name, right=meant)
        elif name in self.others:
            self.fault("fault-pack-other-game", file=name, game=self.room.name)
        else:
            self.fault("fault-pack-file", file=name, hint=near(name, known))

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
