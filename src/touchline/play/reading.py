"""The one way in for text from outside: tapes, records, packs, positions, lines of other programs.

Everything is read as bytes, counted while it is read, and decoded here: UTF-8 and UTF-16, with a
byte order mark or without. Whatever else it may be is named with its file, its line and the way
out. Line ends come out as "\\n", and a mark at the beginning is gone.
"""

from __future__ import annotations

import codecs
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import BinaryIO, Final

from touchline.core.faults import BadText

STDIN: Final = "-"
OWN: Final = 4096  # KiB of a file that comes with Touchline, and of a line of another program
PIECE: Final = 65_536  # bytes read at once
SHOWN: Final = 24  # characters of what is quoted
MARKS: Final = (  # the longer first: the mark of UTF-32 begins like one of UTF-16
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
SAID: Final = {
    "missing": "{place}: there is no such file. Check its name and its folder.",
    "folder": "{place} is a folder; name a file in it.",
    "denied": "{place} cannot be read: you lack the right to. Ask for it, or use a copy of yours.",
    "failed": "{place} cannot be read: {why}. Use another copy of it.",
    "large": "{place} is larger than {most} KiB; no such file takes so much room. Is it the right"
    " one?",
    "nul": "{place}, line {line}: a NUL character stands there, so this is no text, or a damaged"
    " one. Use another copy of it.",
    "utf-16": "{place}, line {line}: this UTF-16 text is damaged or cut off there. Save it once"
    " more, as UTF-8.",
    "utf-32": "{place} is UTF-32 text. Save it as UTF-8.",
    "cp1252": "{place}, line {line}: this is not UTF-8; it looks like Windows-1252 and would read"
    " “{word}” there. Save it as UTF-8.",
    "bytes": "{place}, line {line}: this is neither UTF-8 nor UTF-16. If it is a text, save it as"
    " UTF-8.",
}


def wrong(id: str, file: str, /, **args: str | int) -> BadText:
    """The fault of this kind in this file."""
    bare = file.encode("utf-8", "surrogateescape").decode("utf-8", "replace")
    shown = "".join(ch if ch.isprintable() else "\ufffd" for ch in bare)
    where = "stdin" if file == STDIN else "file" if file else "here"
    place = {"stdin": "Standard input", "file": shown, "here": "This file"}[where]
    said = SAID[id].format(place=place, **args)
    return BadText(said, f"fault-read-{id}", "", file=shown, where=where, **args)


def text(file: str | Path, most: int = OWN) -> str:
    """The text of a file of at most so many KiB; "-" is standard input. Raises BadText."""
    return decoded(fetched(file, most), str(file))


def fetched(file: str | Path, most: int = OWN) -> bytes:
    """The bytes of a file of at most so many KiB; "-" is standard input.

    No more than that is ever read, whatever the file is. Raises BadText.
    """
    name = str(file)
    try:
        with ExitStack() as stack:
            if name == STDIN:
                return _bounded(sys.stdin.buffer, name, most)
            if Path(name).is_dir():
                raise wrong("folder", name)
            return _bounded(stack.enter_context(open(name, "rb", buffering=0)), name, most)
    except FileNotFoundError:
        raise wrong("missing", name) from None
    except IsADirectoryError:
        raise wrong("folder", name) from None
    except PermissionError:
        raise wrong("denied", name) from None
    except OSError as e:
        raise wrong("failed", name, why=e.strerror or str(e)) from None


def _bounded(source: BinaryIO, name: str, most: int) -> bytes:
    found = bytearray()
    while piece := source.read(min(PIECE, most * 1024 + 1 - len(found))):
        found += piece
        if len(found) > most * 1024:
            raise wrong("large", name, most=most)
    return bytes(found)


def lines(source: BinaryIO, file: str = STDIN, most: int = OWN) -> Iterator[str]:
    """The lines of another program as they come, each of at most so many KiB. Raises BadText."""
    while raw := source.readline(most * 1024 + 1):
        if len(raw) > most * 1024:
            raise wrong("large", file, most=most)
        yield decoded(raw, file)


def decoded(data: bytes, file: str) -> str:
    """The text of these bytes. Raises BadText that names the file and the line."""
    coding, data = _coding(data)
    if coding == "utf-32":
        raise wrong("utf-32", file)
    try:
        whole = data.decode(coding)
    except UnicodeDecodeError as e:
        before = data[: e.start].decode(coding, "replace")
        line = _plain(before).count("\n") + 1
        if coding != "utf-8":
            raise wrong("utf-16", file, line=line) from None
        word = _windows(data, e.start)
        if word:
            raise wrong("cp1252", file, line=line, word=word) from None
        raise wrong("bytes", file, line=line) from None
    whole = _plain(whole.lstrip("\ufeff"))
    if "\0" in whole:
        raise wrong("nul", file, line=whole[: whole.index("\0")].count("\n") + 1)
    return whole


def _plain(text: str) -> str:
    return text.replace("\r\n", "\n").replace("\r", "\n")


def _coding(data: bytes) -> tuple[str, bytes]:
    """How these bytes are to be decoded, and what comes after the mark.

    Without a mark, text that is mostly of Latin letters gives UTF-16 away: every other byte is 0.
    """
    for mark, coding in MARKS:
        if data.startswith(mark):
            return coding, data[len(mark) :]
    sample = data[:PIECE]
    first, second = sample[0::2].count(0), sample[1::2].count(0)
    if second * 2 > len(sample) // 2 and not first:
        return "utf-16-le", data
    if first * 2 > len(sample) // 2 and not second:
        return "utf-16-be", data
    return "utf-8", data


def _windows(data: bytes, at: int) -> str:
    """The word around this byte if the whole can be text in Windows-1252, else ""."""
    try:
        whole = data.decode("cp1252")
    except UnicodeDecodeError:
        return ""
    if any(ch < " " and ch not in "\t\n\r\f" for ch in whole):
        return ""
    start = max(whole.rfind(gap, 0, at) for gap in ' \t\n\r"') + 1
    return whole[max(start, at - SHOWN // 2) :].split(maxsplit=1)[0][:SHOWN].strip('"')
