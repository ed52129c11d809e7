"""Text for consoles of any encoding: what an encoding lacks is written in letters that it has."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import Final, TextIO

ERRORS: Final = "touchline-console"
"""The name of the error handler, for `codecs.lookup_error` and `reconfigure(errors=...)`."""

PLAIN: Final = {
    "‘": "'", "’": "'", "‚": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
    "‐": "-", "‑": "-", "–": "-", "—": "-", "−": "-", "·": "-", "•": "*", "×": "x", "÷": "/",
    "…": "...", "\u00a0": " ", "\u202f": " ", "\u2009": " ", "\u200b": "", "\u200c": "",
    "\u200d": "", "\ufeff": "", "\ufe0f": "", "\u2060": "", "\u00ad": "",
    "→": "->", "←": "<-", "↑": "^", "↓": "v", "≤": "<=", "≥": ">=", "≠": "!=", "±": "+-",
    "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ø": "o", "Ø": "O", "ß": "ss", "ł": "l", "Ł": "L",
    "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "Th", "ı": "i", "§": "par. ",
    "€": "EUR", "£": "GBP", "©": "(c)", "®": "(r)", "™": "(tm)", "°": "deg ",
    "★": "*", "☆": "*", "●": "o", "○": "o", "■": "#", "□": "#", "█": "#", "▓": "#", "▒": "+",
    "▁": "1", "▂": "2", "▃": "3", "▄": "4", "▅": "5", "▆": "6", "▇": "7",
    "░": ".", "▲": "^", "▼": "v", "◀": "<", "▶": ">", "✓": "x", "✗": "-", "†": "+", "‡": "++",
}  # fmt: skip
"""Signs that have no decomposition, and what people type for them."""


def plain(letter: str) -> str:
    """An ASCII text for one letter or sign: "e" for "é", "->" for "→", "?" where there is none."""
    if letter.isascii():
        return letter
    if letter in PLAIN:
        return PLAIN[letter]
    if "\u2500" <= letter <= "\u257f":  # frames of tables
        return {"─": "-", "━": "-", "═": "-", "│": "|", "┃": "|", "║": "|"}.get(letter, "+")
    parts = unicodedata.normalize("NFKD", letter)
    if parts == letter:
        return "" if unicodedata.combining(letter) else "?"
    return "".join(PLAIN.get(part, part if part.isascii() else "") for part in parts) or "?"


def spell(error: UnicodeError) -> tuple[str, int]:
    """Error handler of codecs: the plain text of what an encoding lacks. Decodes nothing."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(plain(letter) for letter in lacking), error.end


codecs.register_error(ERRORS, spell)


def _set(stream: TextIO | None, errors: str) -> None:
    """Change how a stream treats what it cannot write or read; not all have that way."""
    change = getattr(stream, "reconfigure", None)
    if change is not None:
        change(errors=errors)


def prepare() -> None:
    """Let no encoding of the console end a command: called once, before anything is written.

    What standard output and standard error cannot encode is written in plain letters. A typed
    line that cannot be decoded comes with U+FFFD for what was not understood.
    """
    _set(sys.stdout, ERRORS)
    _set(sys.stderr, ERRORS)
    _set(sys.stdin, "replace")


def write_data(text: str) -> None:
    """Write a tape, a record or a page to standard output: exact, in UTF-8, into a file or a pipe.

    A person at a terminal gets it in the terminal's own encoding.
    """
    raw = getattr(sys.stdout, "buffer", None)
    if raw is None or sys.stdout.isatty():
        sys.stdout.write(text)
        return
    sys.stdout.flush()
    raw.write(text.encode("utf-8", "surrogatepass"))
    raw.flush()


def pipes() -> None:
    """Speak UTF-8 on standard input and output, whatever the console speaks: between processes."""
    for stream in (sys.stdin, sys.stdout):
        change = getattr(stream, "reconfigure", None)
        if change is not None:
            change(encoding="utf-8", errors="strict")
