"""QR codes as rows of modules. What is in them may be a secret: nothing here is kept or logged."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

#: letters that a code may have: more would make it too fine to be read off a screen
LONGEST: Final = 300
QUIET: Final = 4  # light modules that must surround a code


def rows(text: str) -> list[str]:
    """The code of a text, without its quiet edge: one text a row, "1" where a module is dark."""
    import segno  # takes a while to load, and few ask for it

    utf8 = None if text.isascii() else "utf-8"  # then the code says so, lest readers guess
    code = segno.make(text, error="l", micro=False, encoding=utf8, eci=utf8 is not None)
    return ["".join("1" if module else "0" for module in row) for row in code.matrix]


def blocks(code: Sequence[str], ink: bool = False) -> str:
    """A code for a terminal, two rows a line, with its quiet edge.

    ink  with colours of its own, dark on light; otherwise what is light is written, which is right
         where letters are light
    """
    side = "0" * QUIET
    edge = ["0" * (len(code[0]) + 2 * QUIET)] * QUIET
    whole = [*edge, *(side + row + side for row in code), *edge]
    lines = []
    for upper, lower in zip_longest(whole[::2], whole[1::2], fillvalue="1" * len(edge[0])):
        line = "".join(
            " ▄▀█"[2 * (u == "0") + (d == "0")] for u, d in zip(upper, lower, strict=True)
        )
        lines.append(f"\x1b[97;40m{line}\x1b[0m" if ink else line)
    return "\n".join(lines)
