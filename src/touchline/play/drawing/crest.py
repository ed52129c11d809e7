"""Crests from a small grammar: a shield, a division of it, and a charge.

The same team always gets the same crest, because everything follows from its id; the colours are
the team's own. The browser draws the same (client/src/ui/crest.ts).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from xml.sax.saxutils import quoteattr

from .looks import stir

#: outlines in a box of 100 by 116
SHIELDS: Final[Mapping[str, str]] = {
    "heater": "M6 8H94V56C94 86 72 102 50 112C28 102 6 86 6 56Z",
    "round": "M50 8A50 50 0 0 1 50 108A50 50 0 0 1 50 8Z",
    "swiss": "M6 12Q28 16 50 6Q72 16 94 12V62C94 88 72 102 50 112C28 102 6 88 6 62Z",
    "banner": "M8 6H92V92L50 112L8 92Z",
    "hexagon": "M50 5L94 30V86L50 111L6 86V30Z",
}
#: the second colour laid over the field, cut to the shield
DIVISIONS: Final[Mapping[str, str]] = {
    "plain": "",
    "pale": "M34 0H66V116H34Z",
    "fess": "M0 40H100V76H0Z",
    "bend": "M0 0H26L100 82V116H84L0 24Z",
    "halves": "M50 0H100V116H50Z",
    "quarters": "M50 0H100V58H50ZM0 58H50V116H0Z",
    "hoops": "M0 16H100V32H0ZM0 48H100V64H0ZM0 80H100V96H0Z",
    "chevron": "M50 44L100 88V116L50 70L0 116V88Z",
    "chief": "M0 0H100V36H0Z",
}
#: drawn on a disc round (50, 56), within 22 of it
CHARGES: Final[Mapping[str, str]] = {
    "star": "M50 35L55.6 49.3L71 50.2L59.1 60L63 75L50 66.7L37 75L40.9 60L29 50.2L44.4 49.3Z",
    "anchor": (
        "M50 34a6 6 0 1 0 .1 0M47 46h6v3h9v6h-9v13q9-2 11-10l-4 1 7-9 4 11-3-1q-3 15-18"
        " 17q-15-2-18-17l-3 1 4-11 7 9-4-1q2 8 11 10V55h-9v-6h9Z"
    ),
    "wheel": (
        "M47 34h6l1 6 5 2 5-4 4 4-3 5 2 5 6 1v6l-6 1-2 5 3 5-4 4-5-3-5 2-1 6h-6"
        "l-1-6-5-2-5 3-4-4 3-5-2-5-6-1v-6l6-1 2-5-3-5 4-4 5 4 5-2ZM50 48a8 8 0 1 0 .1 0Z"
    ),
    "tower": "M34 36h7v5h5v-5h8v5h5v-5h7v14h-4v26H55V64h-10v12H38V50h-4Z",
    "wave": (
        "M28 48q5.5-8 11 0t11 0t11 0t11 0v7q-5.5 8-11 0t-11 0t-11 0t-11 0ZM28 63q5.5-8"
        " 11 0t11 0t11 0t11 0v7q-5.5 8-11 0t-11 0t-11 0t-11 0Z"
    ),
    "key": (
        "M50 34a10 10 0 0 1 4 19v5h8v6h-8v4h6v6h-6v4h-8V53a10 10 0 0 1 4-19ZM50 40a4 4 0 1 0 .1 0Z"
    ),
    "leaf": "M50 33Q70 44 66 60Q62 70 53 71V79h-6V71Q38 70 34 60Q30 44 50 33Z",
    "crown": "M30 42l9 9 11-15 11 15 9-9-4 26H34ZM34 71h32v5H34Z",
    "lamp": "M44 33h12v5h6l4 22H34l4-22h6ZM38 63h24v5H38ZM46 70h8v8h-8Z",
    "bolt": "M55 32L35 60h12l-4 20 22-30H53Z",
}


#: of many such endings the one that sets the shipped teams of a game well apart
STRAIN: Final = " 71641"


def plan(id: str) -> tuple[str, str, str]:
    """Shield, division and charge of a team, from its id alone."""
    h = stir(id + STRAIN)
    found: list[str] = []
    for words in (SHIELDS, DIVISIONS, CHARGES):
        names = list(words)
        found.append(names[h % len(names)])
        h //= len(names)
    return found[0], found[1], found[2]


def crest_svg(id: str, colours: tuple[str, str], size: float, ground: str = "") -> str:
    """The crest of a team as an SVG picture, `size` high; colours are field and trim.

    ground  the colour behind it, for readers that cannot clip: what sticks out is painted over
    """
    shield, division, charge = plan(id)
    field, trim = (quoteattr(colour) for colour in colours)
    outline, over = SHIELDS[shield], DIVISIONS[division]
    clip = f'<defs><clipPath id="shield"><path d="{outline}"/></clipPath></defs>'
    cut = "" if ground else 'clip-path="url(#shield)" '
    laid = f'<path {cut}d="{over}" fill={trim}/>' if over else ""
    if ground:
        clip = ""
        outside = f"M-2 -2H102V120H-2Z{outline}"
        laid += f'<path d="{outside}" fill={quoteattr(ground)} fill-rule="evenodd"/>'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 118" width="{size * 0.86:g}"'
        f' height="{size:g}">{clip}<path d="{outline}" fill={field}/>{laid}'
        f'<circle cx="50" cy="56" r="27" fill={field} stroke={trim} stroke-width="4"/>'
        f'<path d="{CHARGES[charge]}" fill={trim} fill-rule="evenodd"/>'
        f'<path d="{outline}" fill="none" stroke={trim} stroke-width="5"/></svg>'
    )
