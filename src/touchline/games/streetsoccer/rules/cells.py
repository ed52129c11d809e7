"""Names of cells and sides, and the error of a position that cannot be read."""

from __future__ import annotations

from typing import Final

from touchline.core.faults import BadText, Fault

from . import codes as c

LETTERS: Final = "abcdefghijkl"
LONGEST: Final = 40  # characters of a field shown in an error


def bad(text: str, what: str, **found: str | int) -> Fault:
    """The error of a position that cannot be read.

    `what` and what was `found` tell it in other languages: see fault-position-why in the texts.
    """
    args = {key: w[:LONGEST] if isinstance(w, str) else w for key, w in found.items()}
    return BadText(text, "fault-position", "", **{"why": text, "what": what} | args)


def cell_of(text: str) -> int:
    """SS-001 The number of a cell such as "e4". Raises BadText."""
    if len(text) == 2 and text[0] in LETTERS and text[1] in "12345678":
        return int(int(text[1]) * c.W + LETTERS.index(text[0]) + 1)
    raise bad(
        f"{text!r} is not a cell: a letter a-l and a digit 1-8, such as e4.", "cell", word=text
    )


def side_in(text: str, field: str, none: bool) -> int:
    """A side letter as a number; -1 for "-" where that may stand."""
    if text in ("L", "R"):
        return "LR".index(text)
    if text == "-" and none:
        return -1
    raise bad(
        f"Field {field} is {text!r}; it must be L or R{' or -' if none else ''}.",
        "side-or-none" if none else "side",
        field=field,
        word=text,
    )
