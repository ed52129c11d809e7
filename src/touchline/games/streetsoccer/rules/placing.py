"""SS-020 to SS-030, SS-091 Where figures may be placed, and why not elsewhere."""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.buffers import Codes

from . import codes as c
from . import options as o
from .ground import DARK_LIGHT, PITCH, exists
from .state import Table


def half_of(cell: i64) -> i64:
    """SS-008, SS-028 The side whose half this cell is in: columns a-f are L's, g-l R's."""
    return 0 if cell % c.W <= 6 else 1


def circle_of(cell: i64) -> i64:
    """SS-007 The side whose circle cell this is, -1 for none."""
    x, y = cell % c.W, cell // c.W
    if y != 4 and y != 5:
        return -1
    return 0 if x == 6 else 1 if x == 7 else -1


def needs(t: Table, side: i64, extra: i64, at: i64, halves: bool = True) -> i64:
    """SS-029 What is still unmet if figure `extra` stood on `at` as well (-1: none).

    Counts: keeper not placed, no circle figure, no other field player in the own half, none in
    the opposing half. The circle figure is left aside before the halves are counted (SS-026);
    without `halves` they are not counted at all.
    """
    own = side * 5
    keeper = False
    circle = 0
    home = 0
    away = 0
    for figure in range(own, own + 5):
        cell = at if figure == extra else t.pos[figure]
        if cell == 0:
            continue
        if figure == own:
            keeper = True
            continue
        if circle_of(cell) == side:
            circle += 1
        if half_of(cell) == side:
            home += 1
        else:
            away += 1
    if circle > 0:
        home -= 1
    unmet: i64 = 0
    if not keeper:
        unmet += 1
    if circle == 0:
        unmet += 1
    if home == 0 and t.rules.spread_rule == o.SPREAD_RULE_EACH_HALF and halves:
        unmet += 1
    if away == 0 and halves:
        unmet += 1
    return unmet


def to_place(t: Table, side: i64) -> i64:
    """How many figures of this side are not placed yet."""
    left: i64 = 0
    for figure in range(side * 5, side * 5 + 5):
        if t.pos[figure] == 0:
            left += 1
    return left


def next_player(t: Table, side: i64) -> i64:
    """The first field player of this side that is not placed, -1 for none."""
    for figure in range(side * 5 + 1, side * 5 + 5):
        if t.pos[figure] == 0:
            return figure
    return -1


def why_not_here(t: Table, side: i64, figure: i64, cell: i64) -> i64:
    """SS-023 to SS-029 The reason this figure may not be placed on this cell; 0 if it may."""
    own = side * 5
    zone = DARK_LIGHT[cell]
    if t.figure_at(cell) >= 0:
        return c.OCCUPIED
    if figure == own:
        return unfit(t, side, figure, cell) if zone == side + 1 else c.PLACE_KEEPER
    if zone == 1 or zone == 2:
        return c.PLACE_DARK
    circle = circle_of(cell)
    if circle == 1 - side:
        return c.PLACE_OPPOSING_CIRCLE
    if PITCH[cell] < 0 and t.rules.placement_ring == o.PLACEMENT_RING_FALSE:
        return c.PLACE_PITCH
    if circle == side and t.rules.circle_rule == o.CIRCLE_RULE_PREFIXED_ONLY:
        for other in range(own + 1, own + 5):
            if t.pos[other] and circle_of(t.pos[other]) == side:
                return c.PLACE_CIRCLE
    if zone == side + 3:
        for other in range(own + 1, own + 5):
            if t.pos[other] and DARK_LIGHT[t.pos[other]] == zone:
                return c.PLACE_LIGHT
    return unfit(t, side, figure, cell)


def unfit(t: Table, side: i64, figure: i64, cell: i64) -> i64:
    """SS-026, SS-029 Why the figures left could no longer meet every need; 0 if they could."""
    left = to_place(t, side) - 1
    if needs(t, side, figure, cell) <= left:
        return 0
    # would all be well but for the halves?
    return c.PLACE_SPREAD if needs(t, side, figure, cell, False) <= left else c.PLACE_NEED


def ask_place(t: Table, out: Codes) -> None:
    """SS-022 A figure of its choice on a cell of its choice: first the keeper's, then players'."""
    out.open(c.PLACE)
    side = t.side
    for kind in range(c.SET_KEEPER, c.SET_PLAYER + 1):
        figure = side * 5 if kind == c.SET_KEEPER else next_player(t, side)
        if figure < 0 or t.pos[figure]:
            continue
        for cell in range(c.SIZE):
            if not exists(cell, t.rules.ring):
                continue
            reason = why_not_here(t, side, figure, cell)
            code = c.code(kind, cell, 0)
            if reason == 0:
                out.add(code)
            else:
                out.bar(code, reason)


def ask_keeper(t: Table, out: Codes) -> None:
    """SS-091 An empty dark cell of its own for the keeper, or else the cells nearest to them."""
    out.open(c.KEEPER)
    reach: i64 = 0
    while not any_within(t, reach):
        reach += 1
    for cell in range(c.SIZE):
        if not exists(cell, t.rules.ring):
            continue
        code = c.code(c.SET_AGAIN, cell, 0)
        if t.figure_at(cell) >= 0:
            out.bar(code, c.OCCUPIED)
        elif keeper_fits(t, cell, reach):
            out.add(code)
        else:
            out.bar(code, c.KEEPER_CELL)


def any_within(t: Table, reach: i64) -> bool:
    """SS-091 Is there an empty cell at this distance from the own dark cells?"""
    return any(t.figure_at(cell) < 0 and keeper_fits(t, cell, reach) for cell in range(c.SIZE))


def keeper_fits(t: Table, cell: i64, reach: i64) -> bool:
    """SS-091 A pitch cell `reach` steps from the own dark cells where the keeper may rest.

    Dark cells are at 0. Both can be taken only under `push_fallback=stay`; then the nearest empty
    ones serve, as far as SS-100 and SS-107 let a keeper rest there.
    """
    if PITCH[cell] < 0:
        return False
    zone = DARK_LIGHT[cell]
    if zone == 2 - t.side:
        return False
    if zone == t.side + 3 and t.rules.light_counts_keeper == o.LIGHT_COUNTS_KEEPER_TRUE:
        for man in range(t.side * 5 + 1, t.side * 5 + 5):
            if DARK_LIGHT[t.pos[man]] == zone:
                return False
    x, y = cell % c.W, cell // c.W
    along = x - 2 if t.side == 0 else 11 - x
    aside = 4 - y if y < 4 else y - 5 if y > 5 else 0
    return along + aside == reach
