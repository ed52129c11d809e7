"""What a person may type at StreetSoccer's table in the terminal, and how it is read."""

from __future__ import annotations

import re
from typing import Final

from touchline.core.faults import Fault
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.cells import cell_of
from touchline.games.streetsoccer.rules.ground import DARK_LIGHT
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.voice.notation import code_of, text_of

GOAL: Final = ("##", "goal", "but")
CELL: Final = re.compile(r"[a-l][1-8]")


def plain(text: str) -> str:
    """A move as notation has it: no gaps or hyphens, small letters but G and P of a placement."""
    squeezed = "--" if text.strip() == "--" else re.sub(r"[\s\-–>]+", "", text)
    low = squeezed.lower()
    for word in GOAL[1:]:
        low = low.removesuffix(word) + "##" if low.endswith(word) else low
    if re.fullmatch(r"\+?[gp][a-l][1-8]", low):
        return "+" + low.lstrip("+")[0].upper() + low[-2:]
    return low


def matching(t: Table, options: list[int], text: str, picked: str = "") -> list[int]:
    """The open answers that this text can mean; `picked` is the cell of a figure named before.

    Whole notation means itself. Otherwise what is typed is the end of it: the cell to walk to or
    to kick to, of the figure named first.
    """
    texts = {text_of(t, code): code for code in options}
    if text in texts:
        return [texts[text]]
    if t.phase in (c.PLACE, c.KEEPER, c.KICKOFF, c.RESTART):
        ends = text if len(text) == 2 else ""
        return [code for each, code in texts.items() if ends and each.endswith(ends)]
    start, rest = (text[:2], text[2:]) if len(text) > 2 else (picked, text)
    if picked and picked + text in texts:
        return [texts[picked + text]]
    found = []
    for each, code in texts.items():
        if start and each.startswith(start) and len(rest) == 2:
            kick = len(each) == 6
            if (kick and each[4:] == rest) or (not kick and each[2:] == rest):
                found.append(code)
    return found


def meant(t: Table, text: str, picked: str = "") -> list[int]:
    """The codes, open or shut, that this text may stand for.

    As reasons are kept: a kick rests on the ball's cell, a figure alone is its cell twice.
    """
    cell = cell_of(text[-2:]) if CELL.fullmatch(text[-2:]) else 0
    alone = len(text) == 2 and cell > 0
    if t.phase == c.PLACE and alone:
        kinds = (c.SET_KEEPER, c.SET_PLAYER)
        return [int(c.code(kind, cell, 0)) for kind in kinds[:: 1 if dark(t, cell) else -1]]
    if t.phase == c.KEEPER and alone:
        return [int(c.code(c.SET_AGAIN, cell, 0))]
    if t.phase in (c.KICKOFF, c.RESTART) and alone:
        own = [int(x) for x in t.pos[t.side * 5 : t.side * 5 + 5]]
        return [int(c.code(c.STRIKE, start, cell)) for start in own]
    if alone and picked:
        start = cell_of(picked)
        return [int(c.code(start, cell, t.ball)), int(c.code(start, t.ball, cell))]
    if alone:
        return [int(c.code(cell, cell, t.ball)), int(c.code(cell, t.ball, t.ball))]
    try:
        code = code_of(t, text)
    except Fault:
        return []
    first, second, end = code // (c.BASE * c.BASE), code // c.BASE % c.BASE, code % c.BASE
    if t.phase == c.MOVE and first > c.STRIKE:
        if len(text) == 6:
            return [int(c.code(first, t.ball, end))]
        return [code, int(c.code(first, t.ball, second))]
    return [code]


def dark(t: Table, cell: int) -> bool:
    """Is this one of the two cells where the side to place keeps its goal?"""
    return int(DARK_LIGHT[cell]) == t.side + 1
