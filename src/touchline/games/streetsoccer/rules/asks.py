"""What is open: every effect of a turn once each, in ascending order (§3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes

from . import options as o
from .codes import BASE, KICKOFF, MOVE, PASS, RESTART, STRIKE
from .ground import (
    CIRCLE,
    CORNERS,
    DARK_HIGH,
    DARK_LIGHT,
    DARK_LOW,
    END_AT,
    HIGH,
    LIGHT_HIGH,
    LIGHT_LOW,
    LOW,
    LOW62,
    MAGIC,
    ONE,
    PITCH,
    SPOT,
    TO_HIGH,
    TO_LOW,
    TURNED,
)
from .kicks import RESTS, kicks, loose, unshut
from .state import Table
from .sums import beside, count, kick_ends, spots, walk, walk_once

ORDER: Final[i64] = 128  # in the notes: the own figures by cell
FIVE: Final[i64] = 5
ROOM: Final[i64] = 640  # codes a turn may have: never more than 5 * (49 walks + 60 kicks + goal)


def ask_move(t: Table, out: Codes) -> None:
    """SS-050 to SS-074 Every walk and every kick of the side to move, or the forced pass."""
    out.open(MOVE)
    out.reserve(ROOM)
    pos, side, ball, die, rules = t.pos, t.side, t.ball, t.die, t.rules
    low_of, high_of, spot_of, notes = LOW, HIGH, SPOT, out.notes
    low, high, revisit = rules.low, rules.high, rules.revisit
    own = side * 5
    foe = 5 - own
    own_a: i64 = 0
    own_b: i64 = 0
    own_p: i64 = 0
    foe_a: i64 = 0
    foe_b: i64 = 0
    foe_p: i64 = 0
    for i in range(FIVE):
        cell = pos[own + i]
        own_a |= low_of[cell]
        own_b |= high_of[cell]
        own_p |= spot_of[cell]
        # insertion by cell, so that the codes come out ascending
        j: i64 = i
        while j > 0 and pos[notes[ORDER + j - 1]] > cell:
            notes[ORDER + j] = notes[ORDER + j - 1]
            j -= 1
        notes[ORDER + j] = own + i
        cell = pos[foe + i]
        foe_a |= low_of[cell]
        foe_b |= high_of[cell]
        foe_p |= spot_of[cell]
    into_a = low & ~(own_a | foe_a | low_of[ball])
    into_b = high & ~(own_b | foe_b | high_of[ball])
    asleep = t.restart >= 0  # SS-098 the ball lies under a keeper: SS-109, SS-110 are not tested
    # SS-100 dark cells: none for a field player, their own for a keeper
    home_a, home_b = ~DARK_LOW[1 - side], ~DARK_HIGH[1 - side]
    away_a, away_b = home_a & ~DARK_LOW[side], home_b & ~DARK_HIGH[side]
    light_a, light_b = LIGHT_LOW[side], LIGHT_HIGH[side]
    # SS-107 how many of the side rest on its light cells, the keeper among them if it counts
    lit: i64 = 0
    if own_a & light_a or own_b & light_b:
        lit = light_held(t, -1)
    near_a, near_b = beside(ball, False)
    beside_it = count(own_a & near_a) + count(own_b & near_b)
    careful = rules.enclosure == o.ENCLOSURE_ADJACENT4 or (
        rules.corner3 != o.CORNER3_OFF and spot_of[ball] & CORNERS != 0
    )
    walls = rules.enclosure == o.ENCLOSURE_REGION
    edge_a, edge_b = rules.edge_low, rules.edge_high
    n: i64 = 0
    for k in range(FIVE):
        figure = notes[ORDER + k]
        start = pos[figure]
        here_a, here_b = low_of[start], high_of[start]
        mine_a = own_a ^ here_a
        mine_b = own_b ^ here_b
        if revisit == o.REVISIT_SIMPLE:
            a, b, contact = walk_once(into_a, into_b, start, ball, die)
        else:
            a, b, contact = walk(
                into_a | (here_a & low), into_b | (here_b & high), start, ball, die
            )
            if revisit == o.REVISIT_NO_ORIGIN_END:
                a &= ~here_a
                b &= ~here_b
        if asleep:
            contact = 0  # the keeper stands on the ball
        if figure == own:
            a &= home_a
            b &= home_b
        else:
            a &= away_a
            b &= away_b
        narrow = False
        if lit:
            spared = figure == own and rules.light_counts_keeper == o.LIGHT_COUNTS_KEEPER_FALSE
            held = lit
            if (here_a & light_a or here_b & light_b) and not spared:
                held -= 1
            narrow = held > 0 and not spared
            if held > 1:
                continue
            if narrow:
                a &= ~light_a
                b &= ~light_b
        groups: i64 = 0
        if contact:
            powers = TURNED[contact] >> (6 - die)
            mates = own_p & ~spot_of[start]
            groups = kicks(
                t, figure, powers, mates, foe_p, mine_a, mine_b, foe_a, foe_b, narrow, notes
            )
        if not asleep and (a or b):
            # a wall needs one of the others on the edge, or three of them round the ball (two
            # cells take six figures to surround)
            if walls and not careful:
                held = beside_it
                if near_a & here_a or near_b & here_b:
                    held -= 1
                if held > 2 or mine_a & edge_a or mine_b & edge_b or not (foe_a or foe_b):
                    a, b = unshut(rules, notes, mine_a, mine_b, foe_a, foe_b, ball, a, b)
            elif careful:
                a, b = unshut(rules, notes, mine_a, mine_b, foe_a, foe_b, ball, a, b)
        head = start * BASE * BASE
        if groups:
            n = emit(out.items, notes, n, head, ball, a, b, groups)
        else:
            n = walks(out.items, n, head + ball, a, b)
    if n == 0:
        out.add(PASS)
    else:
        out.count = n


def light_held(t: Table, figure: i64) -> i64:
    """SS-107 Figures on their own light cells, `figure` apart (-1 for none), that count."""
    own = t.side * 5
    zone = t.side + 3
    held: i64 = 0
    for other in range(own, own + 5):
        if other == figure or DARK_LIGHT[t.pos[other]] != zone:
            continue
        if other != own or t.rules.light_counts_keeper == o.LIGHT_COUNTS_KEEPER_TRUE:
            held += 1
    return held


def emit(
    items: vec[i64], notes: vec[i64], n: i64, head: i64, ball: i64, a: i64, b: i64, groups: i64
) -> i64:
    """SS-074 The walks to (a, b) and the groups of kicks of one figure, ascending.

    `n` codes stand in `items` already; how many stand there then.
    """
    done: i64 = 0  # the cells up to this one are written
    left: i64 = groups
    while left > 0:
        left -= 1
        at: i64 = RESTS
        if groups > 1:  # the group with the lowest resting cell that is left
            at = -1
            for i in range(groups):
                rest = notes[RESTS + i * 3]
                if rest > done and (at < 0 or rest < notes[at]):
                    at = RESTS + i * 3
        rest = notes[at]
        low, high = LOW[rest], HIGH[rest]
        below_a: i64 = a & (low - 1) if low else a
        below_b: i64 = 0  # said to be i64: of two kinds of number mypyc makes a boxed one
        if high:
            below_b = b & (high - 1)
        n = walks(items, n, head + ball, below_a, below_b)
        a ^= below_a
        b ^= below_b
        base = head + rest * BASE
        if notes[at + 2]:
            items[n] = base
            n += 1
        ends = notes[at + 1]
        if a & low or b & high:
            ends |= SPOT[ball]
            a &= ~low
            b &= ~high
        n = balls(items, n, base, ends)
        done = rest
    return walks(items, n, head + ball, a, b)


def walks(items: vec[i64], n: i64, head: i64, a: i64, b: i64) -> i64:
    """One code for each cell of (a, b), ascending: `head` and the cell as second digit."""
    if a:
        to = TO_LOW
        while a:
            bit = a & -a
            a ^= bit
            items[n] = head + to[(bit * MAGIC & LOW62) >> 56]
            n += 1
    if b:
        to = TO_HIGH
        while b:
            bit = b & -b
            b ^= bit
            items[n] = head + to[(bit * MAGIC & LOW62) >> 56]
            n += 1
    return n


def balls(items: vec[i64], n: i64, base: i64, ends: i64) -> i64:
    """One code for each cell of a pitch set, ascending: `base` and the cell as last digit."""
    cells = END_AT
    while ends:
        bit = ends & -ends
        ends ^= bit
        items[n] = base + cells[(bit * MAGIC & LOW62) >> 56]
        n += 1
    return n


def ask_strike(t: Table, out: Codes, kind: i64) -> None:
    """SS-042 to SS-046, SS-094 to SS-096 Kick-off (no goal, SS-045) or restart (a goal, SS-095).

    The ball runs by the rules of any kick (SS-044).
    """
    out.open(kind)
    out.reserve(ROOM)
    own, pos = t.side * 5, t.pos
    if kind == RESTART:
        if t.die > 0:
            strikes(t, out, own)
    else:
        for at in range(4):
            cell = CIRCLE[at]
            for figure in range(own + 1, own + 5):
                if pos[figure] == cell:
                    strikes(t, out, figure)
    if out.count == 0:
        out.add(PASS)


def strikes(t: Table, out: Codes, figure: i64) -> None:
    """The kicks of exactly `die` steps of a figure that stands where it is."""
    pos, side = t.pos, t.side
    own = side * 5
    foe = 5 - own
    a: i64 = 0
    b: i64 = 0
    x: i64 = 0
    y: i64 = 0
    for i in range(5):
        a |= LOW[pos[own + i]]
        b |= HIGH[pos[own + i]]
        x |= LOW[pos[foe + i]]
        y |= HIGH[pos[foe + i]]
    cell = pos[figure]
    mates = spots(a, b)
    ends, goal = kick_ends(
        t.rules.legs, out.notes, mates | spots(x, y), mates, side, PITCH[cell], ONE << t.die
    )
    ends = loose(t.rules, ends, a, b, x, y)
    base = (STRIKE * BASE + cell) * BASE
    if goal and t.phase != KICKOFF:
        out.add(base)
    out.count = balls(out.items, out.count, base, ends)
