"""Numbers and tables as text, for terminals and for pages in Markdown.

`say` is the voice whose language a number is written in; without one it is English.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from .shares import together
from .speech import Voice

MINUS: Final = "\u2212"
WHOLE: Final = "\u00a0"  # a blank at which no line is broken


def signed(n: object) -> str:
    """A whole number of a row or a view as a difference: "+2", "−1" with a true minus, "0"."""
    value = int(str(n))
    return f"{MINUS}{-value}" if value < 0 else f"+{value}" if value else "0"


def decimal(x: float | Fraction, places: int, say: Voice | None = None, sign: bool = False) -> str:
    """A number with so many decimal places; with `sign` a difference, its minus a true one."""
    text = f"{float(x):+.{places}f}".replace("-", MINUS) if sign else f"{float(x):.{places}f}"
    return text.replace(".", ",") if say is not None and say.lang == "fr" else text


def percent(x: float, say: Voice | None = None, gap: str = "") -> str:
    """A share of 1 in hundredths with one place: 0.5625 as "56.2 %".

    gap  what stands before the sign; unless given a blank at which no line is broken, in English
         without a voice an ordinary one
    """
    return f"{decimal(100 * x, 1, say)}{gap or (WHOLE if say is not None else ' ')}%"


def percents(parts: Sequence[Fraction], say: Voice | None = None, gap: str = "") -> list[str]:
    """Parts of a whole in hundredths, rounded together so that they add up."""
    return [percent(float(part) / 100, say, gap) for part in together(parts, 1)]


def shares(counts: Sequence[float], total: int, say: Voice) -> list[str]:
    """Counts of one total in per cent, rounded together."""
    parts = [Fraction(n / max(1, total)).limit_denominator(10**6) for n in counts]
    return percents(parts, say)


def fraction(x: Fraction, whole: int = 0) -> str:
    """A chance as a fraction, "1/3" or "0"; in parts of `whole` if that is given, "12/36"."""
    return f"{int(x * whole)}/{whole}" if whole else str(x)


def columns(rows: Sequence[Sequence[str]], left: int = 1) -> str:
    """Rows as lines: the first `left` columns begin alike, the others end alike."""
    return "\n".join("  ".join(row).rstrip() for row in _padded(rows, left))


def markdown(head: Sequence[str], rows: Iterable[Sequence[str]], aligned: bool = False) -> str:
    """A table of Markdown; `aligned` as a terminal shows it, numbers to the right."""
    cells = [head, *rows]
    rule = "|" + "---|" * len(head)
    if aligned:
        cells = _padded(cells, 1)
        sides = [f" {'-' * len(x)}{':' if n else ' '}|" for n, x in enumerate(cells[0])]
        rule = "|" + "".join(sides)
    lines = [f"| {' | '.join(row)} |" for row in cells]
    return "\n".join([lines[0], rule, *lines[1:]])


def headed(rows: Iterable[Sequence[str]]) -> str:
    """A table of Markdown whose head is the first of these rows."""
    head, *rest = rows
    return markdown(head, rest)


def _padded(rows: Sequence[Sequence[str]], left: int) -> list[Sequence[str]]:
    """The same cells, those of a column of one width."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        [
            text.ljust(width) if n < left else text.rjust(width)
            for n, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        for row in rows
    ]
