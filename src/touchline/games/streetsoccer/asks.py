"""What is open: every effect of a turn once each, in ascending order (catalogue section 3)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes

from .codes import BASE, KICKOFF, MOVE, PASS, RESTART, STRIKE, W
from .ground import (
    BELOW,
    BIT,
    CELL,
    CIRCLE,
    CORNERS,
    DARK_HIGH,
    DARK_LIGHT,
    DARK_LOW,
    HALF,
    HIGH,
    LIGHT_HIGH,
    LIGHT_LOW,
    LOW,
    PITCH,
    ROW,
    SPOT,
    UPPER,
)
from .state import Rules, Table
from .sums import beside, count, flood, kick_ends, lifeline, spots, walk, walk_once

ORDER: Final[i64] = 128  # in the notes: the own figures by cell
RESTS: Final[i64] = 140  # in the notes: resting cell, ends, goal; three groups of three


def ask_move(t: Table, out: Codes) -> None:
    """SS-050 to SS-074 Every walk and every kick of the side to move, or the forced pass."""
    out.open(MOVE)
    notes = out.notes
    pos, side, ball, die, rules = t.pos, t.side, t.ball, t.die, t.rules
    own = side * 5
    foe = 5 - own
    own_a: i64 = 0
    own_b: i64 = 0
    foe_a: i64 = 0
    foe_b: i64 = 0
    own_p: i64 = 0
    foe_p: i64 = 0
    for i in range(5):
        cell = pos[own + i]
        own_a |= LOW[cell]
        own_b |= HIGH[cell]
        own_p |= SPOT[cell]
        # insertion by cell, so that the codes come out ascending
        j = i
        while j > 0 and pos[notes[ORDER + j - 1]] > cell:
            notes[ORDER + j] = notes[ORDER + j - 1]
            j -= 1
        notes[ORDER + j] = own + i
        cell = pos[foe + i]
        foe_a |= LOW[cell]
        foe_b |= HIGH[cell]
        foe_p |= SPOT[cell]
    ball_a, ball_b = LOW[ball], HIGH[ball]
    free_a = rules.low & ~(own_a | foe_a)
    free_b = rules.high & ~(own_b | foe_b)
    asleep = t.restart >= 0  # SS-098 the ball lies under a keeper: SS-109, SS-110 are not tested
    line_a: i64 = 0
    line_b: i64 = 0
    alive = True
    if rules.enclosure == 0 and not asleep:
        line_a, line_b, alive = lifeline(
            notes, rules.low & ~own_a, rules.high & ~own_b, foe_a, foe_b, ball
        )
    light_a, light_b = LIGHT_LOW[side], LIGHT_HIGH[side]
    light = own_a & light_a != 0 or own_b & light_b != 0
    for k in range(5):
        figure = notes[ORDER + k]
        start = pos[figure]
        mine_a = own_a & ~LOW[start]
        mine_b = own_b & ~HIGH[start]
        into_a = (free_a | (LOW[start] & rules.low)) & ~ball_a
        into_b = (free_b | (HIGH[start] & rules.high)) & ~ball_b
        if rules.revisit == 2:
            a, b, contact = walk_once(into_a, into_b, start, ball, die)
        else:
            a, b, contact = walk(into_a, into_b, start, ball, die)
            if rules.revisit == 1:
                a &= ~LOW[start]
                b &= ~HIGH[start]
        if asleep:
            contact = 0  # the keeper stands on the ball
        # SS-100 dark cells
        a &= ~DARK_LOW[1 - side]
        b &= ~DARK_HIGH[1 - side]
        if figure != own:
            a &= ~DARK_LOW[side]
            b &= ~DARK_HIGH[side]
        # SS-107 light cells
        narrow = False
        if light:
            held = light_held(t, figure)
            narrow = held > 0 and not (figure == own and rules.light_counts_keeper == 1)
            if held > 1:
                continue
            if narrow:
                a &= ~light_a
                b &= ~light_b
        if contact:
            groups = kicks(t, figure, contact, die, mine_a, mine_b, foe_a, foe_b, narrow, notes)
        else:
            groups = 0
        if not asleep and (a or b):
            a, b = unshut(
                rules, notes, mine_a, mine_b, foe_a, foe_b, ball, a, b, line_a, line_b, alive
            )
        emit(out, start, ball, a, b, groups)
    if out.count == 0:
        out.add(PASS)


def light_held(t: Table, figure: i64) -> i64:
    """SS-107 Figures on their own light cells, `figure` apart, that count."""
    own = t.side * 5
    zone = t.side + 3
    held: i64 = 0
    for other in range(own, own + 5):
        if other == figure or DARK_LIGHT[t.pos[other]] != zone:
            continue
        if other != own or t.rules.light_counts_keeper == 0:
            held += 1
    return held


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
    line_a: i64,
    line_b: i64,
    alive: bool,
) -> tuple[i64, i64]:
    """SS-109, SS-110 The ends of a walk, (a, b), that leave the lying ball open.

    Only the acting side is tested, and only as it stands when its turn ends (SS-111).
    """
    if rules.corner3 != 2 and SPOT[ball] & CORNERS:
        near_a, near_b = beside(ball, rules.corner3 == 1)
        held = count(mine_a & near_a) + count(mine_b & near_b)
        if held > 2:
            return 0, 0
        if held == 2:
            a &= ~near_a
            b &= ~near_b
    if rules.enclosure == 1:
        near_a, near_b = beside(ball, False)
        near_a &= rules.low & ~mine_a
        near_b &= rules.high & ~mine_b
        gaps = count(near_a) + count(near_b)
        if gaps == 0:
            return 0, 0
        if gaps == 1:
            a &= ~near_a
            b &= ~near_b
    elif rules.enclosure == 0:
        open_a = rules.low & ~mine_a
        open_b = rules.high & ~mine_b
        if not alive:
            line_a, line_b, alive = lifeline(notes, open_a, open_b, foe_a, foe_b, ball)
            if not alive:
                return 0, 0
        risky = a & line_a
        while risky:
            bit = risky & -risky
            risky ^= bit
            if sealed(open_a & ~bit, open_b, foe_a, foe_b, ball):
                a ^= bit
        risky = b & line_b
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


def kicks(
    t: Table,
    figure: i64,
    contact: i64,
    die: i64,
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
    Writes up to three groups (resting cell, ends as a pitch set, 1 for a goal) into the notes
    at RESTS; returns how many.
    """
    ball, side, rules = t.ball, t.side, t.rules
    spot = PITCH[ball]
    known: i64 = 0
    for m in range(1, die + 1):
        if contact >> m & 1:
            notes[known] = spot << 3 | (die - m + 1)
            known += 1
    mates = spots(mine_a, mine_b) | SPOT[ball]
    ends, goal = kick_ends(rules.legs, notes, mates | spots(foe_a, foe_b), mates, side, known)
    zone = DARK_LIGHT[ball]
    groups: i64 = 0
    if zone == 0 or zone > 2 or (zone == side + 1 and figure == side * 5):
        if zone == side + 3 and narrow:
            return 0  # SS-108
        return group(t, notes, groups, ball, ends, goal, mine_a, mine_b, foe_a, foe_b)
    # SS-102, SS-103 pushed off the dark cell: away from the goal, else sideways
    ahead = ball + (1 if zone == 1 else -1)
    aside = ball + (W if ball // W == 5 else -W)
    taken_a = mine_a | foe_a
    taken_b = mine_b | foe_b
    if not (taken_a & LOW[ahead] or taken_b & HIGH[ahead] or (zone == side + 1 and narrow)):
        groups = group(
            t, notes, groups, ahead, ends & ~SPOT[ahead], goal, mine_a, mine_b, foe_a, foe_b
        )
        ends &= SPOT[ahead]
        goal = False
    if not (taken_a & LOW[aside] or taken_b & HIGH[aside]):
        groups = group(
            t, notes, groups, aside, ends & ~SPOT[aside], goal, mine_a, mine_b, foe_a, foe_b
        )
        ends &= SPOT[aside]
        goal = False
    if rules.push_fallback == 1:
        groups = group(t, notes, groups, ball, ends, goal, mine_a, mine_b, foe_a, foe_b)
    return groups


def group(
    t: Table,
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
        ends = loose(t.rules, ends, mine_a | LOW[rest], mine_b | HIGH[rest], foe_a, foe_b)
    if not ends and not goal:
        return groups
    at = RESTS + groups * 3
    notes[at] = rest
    notes[at + 1] = ends
    notes[at + 2] = 1 if goal else 0
    return groups + 1


def loose(rules: Rules, ends: i64, mine_a: i64, mine_b: i64, foe_a: i64, foe_b: i64) -> i64:
    """SS-109, SS-110 The places for the ball, a pitch set, that the acting side leaves open."""
    if rules.enclosure == 0:
        a, b = flood(rules.low & ~mine_a, rules.high & ~mine_b, foe_a, foe_b)
        ends &= spots(a, b)
    elif rules.enclosure == 1:
        rest = ends
        while rest:
            bit = rest & -rest
            rest ^= bit
            near_a, near_b = beside(CELL[BIT[bit % 67]], False)
            if near_a & rules.low & ~mine_a == 0 and near_b & rules.high & ~mine_b == 0:
                ends ^= bit
    if rules.corner3 != 2:
        rest = ends & CORNERS
        while rest:
            bit = rest & -rest
            rest ^= bit
            near_a, near_b = beside(CELL[BIT[bit % 67]], rules.corner3 == 1)
            if count(near_a & mine_a) + count(near_b & mine_b) > 2:
                ends ^= bit
    return ends


def emit(out: Codes, start: i64, ball: i64, a: i64, b: i64, groups: i64) -> None:
    """SS-074 The walks to (a, b) and the groups of kicks of one figure, ascending."""
    notes = out.notes
    first = start * BASE
    if groups == 0:
        while a:
            bit = a & -a
            a ^= bit
            out.add((first + BIT[bit % 67] + 14) * BASE + ball)
        while b:
            bit = b & -b
            b ^= bit
            out.add((first + BIT[bit % 67] + HALF) * BASE + ball)
        return
    both_a = a
    both_b = b
    for i in range(groups):
        rest = notes[RESTS + i * 3]
        both_a |= LOW[rest]
        both_b |= HIGH[rest]
    while both_a or both_b:
        if both_a:
            bit = both_a & -both_a
            both_a ^= bit
            cell = BIT[bit % 67] + 14
            walked = a & bit
        else:
            bit = both_b & -both_b
            both_b ^= bit
            cell = BIT[bit % 67] + HALF
            walked = b & bit
        ends = SPOT[ball] if walked else 0
        base = (first + cell) * BASE
        for i in range(groups):
            if notes[RESTS + i * 3] == cell:
                ends |= notes[RESTS + i * 3 + 1]
                if notes[RESTS + i * 3 + 2]:
                    out.add(base)
        while ends:
            bit = ends & -ends
            ends ^= bit
            out.add(base + CELL[BIT[bit % 67]])


def ask_strike(t: Table, out: Codes, kind: i64) -> None:
    """SS-042 to SS-046, SS-094 to SS-096 Kick-off (no goal, SS-045) or restart (a goal, SS-095).

    The ball runs by the rules of any kick (SS-044).
    """
    out.open(kind)
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
    out.notes[0] = PITCH[cell] << 3 | t.die
    mates = spots(a, b)
    ends, goal = kick_ends(t.rules.legs, out.notes, mates | spots(x, y), mates, side, 1)
    ends = loose(t.rules, ends, a, b, x, y)
    base = (STRIKE * BASE + cell) * BASE
    if goal and t.phase != KICKOFF:
        out.add(base)
    while ends:
        bit = ends & -ends
        ends ^= bit
        out.add(base + CELL[BIT[bit % 67]])
