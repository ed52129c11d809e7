"""The kicks of one figure, and what no side may leave behind: a ball that is shut in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from . import options as o
from .codes import W
from .ground import (
    BELOW,
    CORNERS,
    DARK_LIGHT,
    END_AT,
    HIGH,
    LOW,
    LOW62,
    MAGIC,
    PITCH,
    ROW,
    SPOT,
    UPPER,
)
from .state import Rules, Table
from .sums import beside, count, flood, kick_ends, lifeline, spots

RESTS: Final[i64] = 140  # in the notes: resting cell, ends, goal; three groups of three


def kicks(
    t: Table,
    figure: i64,
    powers: i64,
    mates: i64,
    foes: i64,
    mine_a: i64,
    mine_b: i64,
    foe_a: i64,
    foe_b: i64,
    narrow: bool,
    notes: vec[i64],
) -> i64:
    """SS-060 to SS-074, SS-101 to SS-104 The kicks of a figure that can reach the ball.

    A kicker on a dark cell that is not its own goal's keeper, a foreign keeper too (SS-106), is
    pushed once the ball has come to rest (SS-105), so it stands in the ball's way until then.
    Bit r of `powers` is set if the ball may be kicked r steps; `mates` and `foes` are pitch sets.
    Writes up to three groups (resting cell, ends as a pitch set, 1 for a goal) into the notes
    at RESTS; returns how many.
    """
    ball, side, rules = t.ball, t.side, t.rules
    mates |= SPOT[ball]
    ends, goal = kick_ends(rules.legs, notes, mates | foes, mates, side, PITCH[ball], powers)
    zone = DARK_LIGHT[ball]
    groups: i64 = 0
    if zone == 0 or zone > 2 or (zone == side + 1 and figure == side * 5):
        if zone == side + 3 and narrow:
            return 0  # SS-108
        return group(rules, notes, groups, ball, ends, goal, mine_a, mine_b, foe_a, foe_b)
    # SS-102, SS-103 pushed off the dark cell: away from the goal, else sideways
    ahead = ball + (1 if zone == 1 else -1)
    aside = ball + (W if ball // W == 5 else -W)
    taken_a = mine_a | foe_a
    taken_b = mine_b | foe_b
    if not (taken_a & LOW[ahead] or taken_b & HIGH[ahead] or (zone == side + 1 and narrow)):
        groups = group(
            rules, notes, groups, ahead, ends & ~SPOT[ahead], goal, mine_a, mine_b, foe_a, foe_b
        )
        ends &= SPOT[ahead]
        goal = False
    if not (taken_a & LOW[aside] or taken_b & HIGH[aside]):
        groups = group(
            rules, notes, groups, aside, ends & ~SPOT[aside], goal, mine_a, mine_b, foe_a, foe_b
        )
        ends &= SPOT[aside]
        goal = False
    if rules.push_fallback == o.PUSH_FALLBACK_STAY:
        groups = group(rules, notes, groups, ball, ends, goal, mine_a, mine_b, foe_a, foe_b)
    return groups


def group(
    rules: Rules,
    notes: vec[i64],
    groups: i64,
    rest: i64,
    ends: i64,
    goal: bool,
    mine_a: i64,
    mine_b: i64,
    foe_a: i64,
    foe_b: i64,
) -> i64:
    """SS-109, SS-110 One more group of kicks, the ends that would shut the ball in left out."""
    if ends:
        ends = loose(rules, ends, mine_a | LOW[rest], mine_b | HIGH[rest], foe_a, foe_b)
    if not ends and not goal:
        return groups
    at = RESTS + groups * 3
    notes[at] = rest
    notes[at + 1] = ends
    notes[at + 2] = 0
    if goal:
        notes[at + 2] = 1
    return groups + 1


def loose(rules: Rules, ends: i64, mine_a: i64, mine_b: i64, foe_a: i64, foe_b: i64) -> i64:
    """SS-109, SS-110 The places for the ball, a pitch set, that the acting side leaves open."""
    if rules.enclosure == o.ENCLOSURE_REGION:
        if huddled(rules, mine_a, mine_b) or not (foe_a or foe_b):
            a, b = flood(rules.low & ~mine_a, rules.high & ~mine_b, foe_a, foe_b)
            ends &= spots(a, b)
    elif rules.enclosure == o.ENCLOSURE_ADJACENT4:
        rest = ends
        while rest:
            bit = rest & -rest
            rest ^= bit
            near_a, near_b = beside(END_AT[(bit * MAGIC & LOW62) >> 56], False)
            if near_a & rules.low & ~mine_a == 0 and near_b & rules.high & ~mine_b == 0:
                ends ^= bit
    if rules.corner3 != o.CORNER3_OFF:
        rest = ends & CORNERS
        while rest:
            bit = rest & -rest
            rest ^= bit
            near_a, near_b = beside(
                END_AT[(bit * MAGIC & LOW62) >> 56], rules.corner3 == o.CORNER3_ALL8
            )
            if count(near_a & mine_a) + count(near_b & mine_b) > 2:
                ends ^= bit
    return ends


def around_low(a: i64, b: i64) -> i64:
    """The neighbours of a board set, slanting ones included: their lower half."""
    x = a << 1 | a >> 1 | a
    y = b << 1 | b >> 1 | b
    return a << 1 | a >> 1 | (x & BELOW) << 14 | x >> 14 | (y & ROW) << UPPER


def around_high(a: i64, b: i64) -> i64:
    """The neighbours of a board set, slanting ones included: their upper half."""
    x = a << 1 | a >> 1 | a
    y = b << 1 | b >> 1 | b
    return b << 1 | b >> 1 | (y & BELOW) << 14 | y >> 14 | x >> UPPER


def huddled(rules: Rules, a: i64, b: i64) -> bool:
    """SS-109 Could figures on (a, b) shut anything in?

    A wall is a chain of figures, each touching the next if only at a corner, from edge to edge or
    round in a ring. So it has two joined figures on the edge, or four joined ones in all. Without
    a wall everything is reached, and no flood is needed.
    """
    joined_a = a & around_low(a, b)
    joined_b = b & around_high(a, b)
    if not (joined_a or joined_b):
        return False
    on_edge = count(joined_a & rules.edge_low) + count(joined_b & rules.edge_high)
    return on_edge > 1 or count(joined_a) + count(joined_b) > 3


def unshut(
    rules: Rules,
    notes: vec[i64],
    mine_a: i64,
    mine_b: i64,
    foe_a: i64,
    foe_b: i64,
    ball: i64,
    a: i64,
    b: i64,
) -> tuple[i64, i64]:
    """SS-109, SS-110 The ends of a walk, (a, b), that leave the lying ball open.

    Only the acting side is tested, and only as it stands when its turn ends (SS-111).
    """
    if rules.corner3 != o.CORNER3_OFF and SPOT[ball] & CORNERS:
        near_a, near_b = beside(ball, rules.corner3 == o.CORNER3_ALL8)
        held = count(mine_a & near_a) + count(mine_b & near_b)
        if held > 2:
            return 0, 0
        if held == 2:
            a &= ~near_a
            b &= ~near_b
    if rules.enclosure == o.ENCLOSURE_ADJACENT4:
        near_a, near_b = beside(ball, False)
        near_a &= rules.low & ~mine_a
        near_b &= rules.high & ~mine_b
        gaps = count(near_a) + count(near_b)
        if gaps == 0:
            return 0, 0
        if gaps == 1:
            a &= ~near_a
            b &= ~near_b
    elif rules.enclosure == o.ENCLOSURE_REGION:
        open_a = rules.low & ~mine_a
        open_b = rules.high & ~mine_b
        line_a, line_b, alive = lifeline(notes, open_a, open_b, foe_a, foe_b, ball)
        if not alive:
            return 0, 0
        # only a cell of the lifeline that touches another figure can close a wall
        risky = a & line_a & around_low(mine_a, mine_b)
        while risky:
            bit = risky & -risky
            risky ^= bit
            if sealed(open_a & ~bit, open_b, foe_a, foe_b, ball):
                a ^= bit
        risky = b & line_b & around_high(mine_a, mine_b)
        while risky:
            bit = risky & -risky
            risky ^= bit
            if sealed(open_a, open_b & ~bit, foe_a, foe_b, ball):
                b ^= bit
    return a, b


def sealed(open_a: i64, open_b: i64, foe_a: i64, foe_b: i64, ball: i64) -> bool:
    """SS-109 Can no opponent reach the ball through the cells (open_a, open_b)?"""
    a, b = LOW[ball], HIGH[ball]
    while True:
        x = (a << 1 | a >> 1 | (a & BELOW) << 14 | a >> 14 | (b & ROW) << UPPER | a) & open_a
        y = (b << 1 | b >> 1 | (b & BELOW) << 14 | b >> 14 | a >> UPPER | b) & open_b
        if x & foe_a or y & foe_b:
            return False
        if x == a and y == b:
            return True
        a = x
        b = y
