"""Ribbons: whether they are well made (PK-07, PK-08), and who must be missing to make them fail."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import product
from typing import Final

from touchline.core.tables import Row
from touchline.play.packcheck import Checker, spelt

from . import content

Ribbon = list[list[str]]
Counts = tuple[int, ...]
FEWEST: Final = 7  # outfield players with three missing, FC-094


def ribbon(check: Checker, row: Row, kind: str) -> Ribbon | None:
    """PK-07: the six cells of a card, None where it has none or they cannot be read."""
    where, cells = row.where, row.cells.get("ribbon")
    if content.TYPES.index(kind) in content.BARE:
        if cells is not None:
            check.fault("fault-fc-bare", where=where, type=kind)
        return None
    if not isinstance(cells, list) or len(cells) != content.COLOURS:
        check.fault("fault-fc-ribbon", where=where, value=spelt(cells))
        return None
    wide = 2 if kind == "press" else 1
    found: Ribbon = []
    for n, cell in enumerate(cells, 1):
        if not isinstance(cell, list) or len(cell) != wide:
            check.fault("fault-fc-cell", where=where, cell=n, wide=wide, value=spelt(cell))
            continue
        wrong = [code for code in cell if code not in content.CODES]
        for code in wrong:
            check.fault("fault-fc-code", where=where, cell=n, value=spelt(code))
        if not wrong:
            found.append([str(code) for code in cell])
            if wide == 2:
                _two(check, where, n, found[-1])
    return found if len(found) == content.COLOURS else None


def _two(check: Checker, where: str, n: int, cell: list[str]) -> None:
    """What two targets of a press may not be, and had better not be."""
    one, two = cell
    lines = {one[:2], two[:2]}
    if one == two:
        check.fault("fault-fc-repeat", where=where, cell=n, code=one)
    elif len(lines) == 1:
        check.warn("fault-fc-same-line", where=where, cell=n, line=one[:2])
    elif lines == {"FB", "CB"} and one[-1] == two[-1]:
        check.warn("fault-fc-same-side", where=where, cell=n, one=one, two=two)


def ribbons(check: Checker, kind: str, cards: Sequence[tuple[Row, Ribbon]], original: bool) -> None:
    """PK-08, for the cards of one type."""
    tell = check.fault if original else check.warn
    for at, (row, cells) in enumerate(cards):
        for other, earlier in cards[:at]:
            if cells == earlier:
                tell(
                    "fault-fc-alike",
                    where=row.where,
                    type=kind,
                    other=spelt(other.cells.get("number")),
                )
        lines = {code[:2] for cell in cells for code in cell}
        if kind != "press" and len(lines) < 2:
            check.warn("fault-fc-one-line", where=row.where, line=min(lines))
        if kind == "press":
            always = [ln for ln in lines if all(ln in (a[:2], b[:2]) for a, b in cells)]
            for line in sorted(always):
                check.warn("fault-fc-every-cell", where=row.where, line=line)


@cache
def lineups(players: int) -> tuple[Counts, ...]:
    """The legal counts of the lines with so many outfield players (FC-032, FC-105), FB to FW."""
    whole = content.shapes()
    return tuple(
        counts
        for counts in product(range(3), *[range(4)] * 4)
        if sum(counts) == players
        and any(all(a <= b for a, b in zip(counts, shape, strict=True)) for shape in whole)
    )


def designate(counts: Counts, code: str) -> tuple[int, int] | None:
    """Line and place whom a code names, None where nobody stands (FC-062 to FC-067)."""
    line = content.POSITIONS.index(code[:2])
    if not counts[line] and code.startswith("FB"):
        line = content.POSITIONS.index("CB")
    if not counts[line]:
        return None
    return line, 0 if code.endswith("L") else counts[line] - 1


def playable(counts: Counts, cells: Ribbon) -> bool:
    """Does any cell name as many different players as it has codes? (FC-068, FC-069)"""
    return any(_resolved(counts, cell) for cell in cells)


def _resolved(counts: Counts, cell: list[str]) -> bool:
    found = [designate(counts, code) for code in cell]
    return None not in found and len(set(found)) == len(cell)


def reach(cells: Ribbon) -> int | None:
    """How few missing players can make a ribbon unplayable, 0 to 3; None if they never can."""
    for players in range(10, FEWEST - 1, -1):
        if not all(playable(counts, cells) for counts in lineups(players)):
            return 10 - players
    return None
