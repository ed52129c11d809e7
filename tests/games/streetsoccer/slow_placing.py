"""Placement (SS-022 to SS-029, SS-091) as slowly as slow.py: all that can be completed is open."""

from __future__ import annotations

from collections.abc import Iterable

from tests.games.streetsoccer.slow import (
    CIRCLE,
    DARK,
    DEFAULT,
    HALF,
    KEEPER,
    LIGHT,
    OTHER,
    PLAYER,
    Cell,
    Position,
    Rules,
    crowded,
    may_stand,
    name,
    pitch,
)

HOME_CELLS = [(x, y) for x in range(2, 12) for y in range(2, 8)]  # SS-002


def complete(cells: Iterable[Cell], side: str, rules: Rules) -> bool:
    """SS-025, SS-026 for all four field players of a side."""
    men = list(cells)
    in_circle = [c for c in men if c in CIRCLE[side]]
    if not in_circle:
        return False
    men.remove(in_circle[0])
    far = any(c[0] in HALF[OTHER[side]] for c in men)
    near = any(c[0] in HALF[side] for c in men)
    return far and (near or rules.spread_rule == "opposing_half")


def can_complete(men: list[Cell], side: str, rules: Rules) -> bool:
    """Is there any way to go on? One cell stands for each kind of place."""
    if len(men) == 4:
        return complete(men, side, rules)
    kinds = [(4, 2), (9, 2)]
    if rules.circle_rule != "prefixed_only" or not any(c in CIRCLE[side] for c in men):
        kinds.append(min(CIRCLE[side]))
    return any(can_complete([*men, kind], side, rules) for kind in kinds)


def placements(pos: Position, side: str, rules: Rules = DEFAULT) -> set[tuple[str, str]]:
    """("G" or "P", cell) that `side` may place next; letters as in §5.2."""
    men = [c for c, who in pos.figures.items() if who == PLAYER[side]]
    has_keeper = KEEPER[side] in pos.figures.values()
    found: set[tuple[str, str]] = set()
    if not has_keeper:
        found |= {("G", name(c)) for c in DARK[side] if c not in pos.figures}
    if len(men) == 4:
        return found
    for c in ((x, y) for x in range(1, 13) for y in range(1, 9)):
        if c in pos.figures or not rules.board(c):
            continue
        if not pitch(c) and rules.placement_ring == "false":
            continue
        if c in DARK["L"] | DARK["R"] or c in CIRCLE[OTHER[side]]:
            continue
        centre = c in CIRCLE[side] and any(m in CIRCLE[side] for m in men)
        if centre and rules.circle_rule == "prefixed_only":
            continue
        if c in LIGHT[side] and any(m in LIGHT[side] for m in men):
            continue
        if can_complete([*men, c], side, rules):
            found.add(("P", name(c)))
    return found


def keeper_cells(pos: Position, side: str, rules: Rules = DEFAULT) -> set[str]:
    """SS-091: the empty ones of the own two dark cells, the keeper being lifted.

    Under push_fallback=stay both may be taken: then the nearest empty pitch cells it may rest on.
    """
    steps = {c: min(_far(c, dark) for dark in DARK[side]) for c in HOME_CELLS}
    fit = [
        c
        for c in HOME_CELLS
        if c not in pos.figures
        and may_stand(c, True, side)
        and (c not in LIGHT[side] or not crowded({**pos.figures, c: KEEPER[side]}, side, rules))
    ]
    return {name(c) for c in fit if steps[c] == min(steps[k] for k in fit)}


def _far(a: Cell, b: Cell) -> int:
    return abs(a[0] - b[0]) + abs(a[1] - b[1])
