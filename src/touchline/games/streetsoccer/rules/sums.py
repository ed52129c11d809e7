"""Pure arithmetic: where figures can walk, where the ball can go, what is shut in."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from .codes import W
from .ground import BELOW, BIT, HIGH, LOW, LOW62, MAGIC, ONE, REACH, ROW, UPPER, Legs

# below 2**62: of a greater one mypyc makes a Python number, which each use would have to read
PAIRS: Final[i64] = 0x0555555555555555
FOURS: Final[i64] = 0x0333333333333333
BYTES: Final[i64] = 0x0F0F0F0F0F0F0F0F
ONES: Final[i64] = 0x0101010101010101


def lowest(mask: i64) -> i64:
    """The number of the lowest bit of a set that is not empty."""
    return BIT[(mask & -mask) % 67]


def count(mask: i64) -> i64:
    """How many bits a set below 2**60 has: counted in pairs, fours and bytes, then added up."""
    mask -= mask >> 1 & PAIRS
    mask = (mask & FOURS) + (mask >> 2 & FOURS)
    return ((mask + (mask >> 4) & BYTES) * ONES >> 56) & 255


def spread_low(low: i64, high: i64) -> i64:
    """The orthogonal neighbours of a board set: their lower half."""
    return low << 1 | low >> 1 | (low & BELOW) << 14 | low >> 14 | (high & ROW) << UPPER


def spread_high(low: i64, high: i64) -> i64:
    """The orthogonal neighbours of a board set: their upper half."""
    return high << 1 | high >> 1 | (high & BELOW) << 14 | high >> 14 | low >> UPPER


def walk(low: i64, high: i64, start: i64, ball: i64, steps: i64) -> tuple[i64, i64, i64]:
    """SS-052 to SS-057 Where exactly `steps` steps can end, and how the ball can be reached.

    Ring cells serve on the way and as the end alike (SS-056).

    `low`, `high` are the cells that may be entered, the ball's left out. Returns the ends as a
    board set and a mask of the step counts m that can enter the ball's cell (bit m). A cell may
    be entered again (SS-054, revisit=free).
    """
    a, b = LOW[start], HIGH[start]
    ball_a, ball_b = LOW[ball], HIGH[ball]
    contact: i64 = 0
    for step in range(1, steps + 1):
        x = a << 1 | a >> 1 | (a & BELOW) << 14 | a >> 14 | (b & ROW) << UPPER
        y = b << 1 | b >> 1 | (b & BELOW) << 14 | b >> 14 | a >> UPPER
        if x & ball_a or y & ball_b:
            contact |= 1 << step
        a = x & low
        b = y & high
    return a, b, contact


def walk_once(low: i64, high: i64, start: i64, ball: i64, steps: i64) -> tuple[i64, i64, i64]:
    """As `walk`, but no cell is entered twice, the start included (SS-054, revisit=simple)."""
    return _once(low & ~LOW[start], high & ~HIGH[start], start, ball, steps, 1)


def _once(low: i64, high: i64, here: i64, ball: i64, left: i64, step: i64) -> tuple[i64, i64, i64]:
    if left == 0:
        return LOW[here], HIGH[here], 0
    a: i64 = 0
    b: i64 = 0
    contact: i64 = 0
    for d in range(4):
        cell = here + (1 if d == 0 else -1 if d == 1 else W if d == 2 else -W)
        if cell == ball:
            contact |= 1 << step
        elif low & LOW[cell] or high & HIGH[cell]:
            x, y, z = _once(low & ~LOW[cell], high & ~HIGH[cell], cell, ball, left - 1, step + 1)
            a |= x
            b |= y
            contact |= z
    return a, b, contact


def kick_ends(
    legs: Legs, notes: vec[i64], occupied: i64, mates: i64, side: i64, start: i64, powers: i64
) -> tuple[i64, bool]:
    """SS-060 to SS-085 Where a ball may come to rest, as a pitch set, and whether it can score.

    occupied  every figure on the pitch, the kicker on the ball's cell among them (a pitch set)
    mates     those of them that play it on
    start     the ball's cell, a pitch bit; bit r of `powers` is set if it may be kicked r steps
    All eight directions are open to each kicker (SS-062), each touch adds a step (SS-067) and a
    fresh bend (SS-068), and a figure may touch the ball again (SS-069): a pair (cell, steps) is
    played once (SS-070); the steps that a cell has been played with are the powers that stand in
    notes[64 + its slot] (`slot_of`). Steps left over at a goal are lost (SS-082); figures in the
    ring do not stop it (SS-084).
    """
    ends, disc, less, cuts = legs.ends, legs.disc, legs.less, legs.cuts
    costs, vias, ways = legs.goal_cost, legs.goal_via, legs.goal_ways
    top: i64 = 1  # no later kick is longer than the longest first one
    while powers >> top > 1:
        top += 1
    found: i64 = 0
    goal = False
    met: i64 = 0  # cells whose clear ends stand in notes[192 + slot]
    todo: i64 = ONE << start
    known = todo
    notes[64 + ((todo * MAGIC & LOW62) >> 56)] = powers
    while todo:
        low = todo & -todo
        todo ^= low
        p: i64 = (low * MAGIC & LOW62) >> 56
        powers = notes[64 + p]
        if met & low:
            clear = notes[192 + p]
        else:
            # what stands within reach cuts the one way, the other, or both
            near = occupied & disc[p * REACH + top - 1]
            x: i64 = 0
            y: i64 = 0
            while near:
                bit = near & -near
                near ^= bit
                c: i64 = p << 7 | (bit * MAGIC & LOW62) >> 55 & 126
                x |= cuts[c]
                y |= cuts[c + 1]
            clear = ~(x & y)
            met |= low
            notes[192 + p] = clear
        found |= ends[p * 256 + powers] & clear
        near = mates & disc[p * REACH + top] & clear
        while near:
            bit = near & -near
            near ^= bit
            c = (bit * MAGIC & LOW62) >> 56
            left = powers >> less[p << 6 | c] & 254
            if known & bit:
                before = notes[64 + c]
                if left & ~before == 0:
                    continue
                left |= before
            elif left == 0:
                continue
            known |= bit
            notes[64 + c] = left
            todo |= bit
        if not goal:
            at = ways[side << 7 | p << 1]
            last = ways[side << 7 | p << 1 | 1]
            while at < last and powers >> costs[at]:
                if vias[at] & occupied == 0:
                    goal = True
                    break
                at += 1
    return found & ~occupied, goal


def flood(low: i64, high: i64, a: i64, b: i64) -> tuple[i64, i64]:
    """Everything joined orthogonally to the board set (a, b) through the cells (low, high)."""
    while True:
        x = (a << 1 | a >> 1 | (a & BELOW) << 14 | a >> 14 | (b & ROW) << UPPER | a) & low
        y = (b << 1 | b >> 1 | (b & BELOW) << 14 | b >> 14 | a >> UPPER | b) & high
        if x == a and y == b:
            return a, b
        a = x
        b = y


def lifeline(
    notes: vec[i64], low: i64, high: i64, foes_a: i64, foes_b: i64, ball: i64
) -> tuple[i64, i64, bool]:
    """SS-109 One shortest way from the ball to an opponent: its cells between the two.

    `low`, `high` are the cells not held by the acting side. The last answer is False when no
    opponent can reach the ball. As long as these cells stay free the ball is not shut in.
    """
    a, b = LOW[ball], HIGH[ball]
    notes[0] = a
    notes[1] = b
    depth: i64 = 0
    while True:
        x = (a << 1 | a >> 1 | (a & BELOW) << 14 | a >> 14 | (b & ROW) << UPPER | a) & low
        y = (b << 1 | b >> 1 | (b & BELOW) << 14 | b >> 14 | a >> UPPER | b) & high
        if x & foes_a or y & foes_b:
            break
        if x == a and y == b:
            return 0, 0, False
        a = x
        b = y
        depth += 1
        notes[depth * 2] = a
        notes[depth * 2 + 1] = b
    a = x & foes_a
    b = y & foes_b
    if a:
        a &= -a
        b = 0
    else:
        b &= -b
    way_a: i64 = 0
    way_b: i64 = 0
    while depth > 0:
        x = spread_low(a, b) & notes[depth * 2]
        y = spread_high(a, b) & notes[depth * 2 + 1]
        depth -= 1
        if x:
            a = x & -x
            b = 0
        else:
            a = 0
            b = y & -y
        way_a |= a
        way_b |= b
    return way_a, way_b, True


def spots(low: i64, high: i64) -> i64:
    """The pitch cells of a board set, as a pitch set: ten bits a row."""
    return (
        (low >> 16 & 1023)
        | (low >> 30 & 1023) << 10
        | (low >> 44 & 1023) << 20
        | (high >> 2 & 1023) << 30
        | (high >> 16 & 1023) << 40
        | (high >> 30 & 1023) << 50
    )


def beside(cell: i64, all8: bool) -> tuple[i64, i64]:
    """The neighbours of a cell as a board set: four, or all eight."""
    a = spread_low(LOW[cell], HIGH[cell])
    b = spread_high(LOW[cell], HIGH[cell])
    if all8:
        for dx in range(-1, 2, 2):
            for dy in range(-1, 2, 2):
                a |= LOW[cell + dx + dy * W]
                b |= HIGH[cell + dx + dy * W]
    return a, b
