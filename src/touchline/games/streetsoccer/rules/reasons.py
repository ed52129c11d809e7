"""Why something is shut: every refused figure, cell and kick with its reason.

Only called for somebody curious, after `asks` has filled the buffer, so it may take its time. A
walk that is shut is coded (start, cell, ball), a kick (start, ball, end), a figure that is not
yours to move (cell, cell, ball).
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import NOTES, Codes

from . import codes as c
from . import options as o
from .asks import light_held
from .ground import DARK_LIGHT, HIGH, LOW, ONE, PITCH, SPOT, exists, king, size
from .placing import circle_of
from .state import Table
from .sums import beside, count, kick_ends, walk, walk_once


def bar_move(t: Table, out: Codes) -> None:
    """SS-050 to SS-112 The reasons of a turn."""
    codes = set(out.listed())
    own = t.side * 5
    for figure in range(10):
        cell = t.pos[figure]
        if not own <= figure < own + 5:
            out.bar(c.code(cell, cell, t.ball), c.NOT_YOURS)
            continue
        taken_a: i64 = 0
        taken_b: i64 = 0
        for other in range(10):
            if other != figure:
                taken_a |= LOW[t.pos[other]]
                taken_b |= HIGH[t.pos[other]]
        low = t.rules.low & ~taken_a & ~LOW[t.ball]
        high = t.rules.high & ~taken_b & ~HIGH[t.ball]
        a, b, contact = walk(low, high, cell, t.ball, t.die)
        bar_walks(t, out, codes, figure, a, b, low, high)
        if t.rules.revisit == o.REVISIT_SIMPLE:
            _, _, contact = walk_once(low, high, cell, t.ball, t.die)
        if t.restart >= 0:
            contact = 0
        if contact:
            powers = [int(t.die - m + 1) for m in range(1, t.die + 1) if contact >> m & 1]
            bar_kicks(t, out, codes, cell, t.ball, figure, powers)
        else:
            out.bar(c.code(cell, t.ball, t.ball), c.OUT_OF_REACH)


def bar_walks(
    t: Table, out: Codes, codes: set[int], figure: i64, a: i64, b: i64, low: i64, high: i64
) -> None:
    """SS-052 to SS-058 Each cell where this figure may not end its walk."""
    start = t.pos[figure]
    for y in range(1, 9):
        for x in range(1, 13):
            cell: i64 = y * c.W + x
            code = c.code(start, cell, t.ball)
            if cell == t.ball or int(code) in codes:
                continue
            who = t.figure_at(cell)
            if not exists(cell, t.rules.ring):
                out.bar(code, c.OFF_BOARD)
            elif who >= 0 and who != figure:
                out.bar(code, c.OCCUPIED)
            elif a & LOW[cell] or b & HIGH[cell]:
                out.bar(code, unrested(t, figure, cell))
            else:
                steps = size(x - start % c.W) + size(y - start // c.W)
                if steps > t.die:
                    out.bar(code, c.TOO_FAR)
                else:
                    out.bar(code, c.WRONG_COUNT if (t.die - steps) % 2 else c.BLOCKED)


def unrested(t: Table, figure: i64, cell: i64) -> i64:
    """SS-054, SS-058 Why a figure that can get here by its steps may not rest here."""
    own = t.side * 5
    zone = DARK_LIGHT[cell]
    if t.rules.revisit and cell == t.pos[figure]:
        return c.ORIGIN
    if (zone == 1 or zone == 2) and not (zone == t.side + 1 and figure == own):
        return c.DARK
    if crowded(t, figure, cell):
        return c.LIGHT
    if t.restart < 0:
        mine = [int(t.pos[own + i]) for i in range(5) if own + i != figure]
        why = shut_in(t, [*mine, int(cell)], t.ball)
        if why:
            return why
    return c.REVISIT


def crowded(t: Table, figure: i64, cell: i64) -> bool:
    """SS-107 Would two counted figures rest on their own light cells, this one on `cell`?"""
    held = light_held(t, figure)
    if DARK_LIGHT[cell] == t.side + 3 and not (
        figure == t.side * 5 and t.rules.light_counts_keeper == o.LIGHT_COUNTS_KEEPER_FALSE
    ):
        held += 1
    return held > 1


def shut_in(t: Table, mine: list[int], ball: i64) -> i64:
    """SS-109, SS-110 The reason a side with figures on these cells may not leave the ball so."""
    rules = t.rules
    a: i64 = 0
    b: i64 = 0
    for cell in mine:
        a |= LOW[cell]
        b |= HIGH[cell]
    x, y = ball % c.W, ball // c.W
    if rules.corner3 != o.CORNER3_OFF and (x == 2 or x == 11) and (y == 2 or y == 7):
        near_a, near_b = beside(ball, rules.corner3 == o.CORNER3_ALL8)
        if count(near_a & a) + count(near_b & b) > 2:
            return c.CORNER
    if rules.enclosure == o.ENCLOSURE_ADJACENT4:
        near_a, near_b = beside(ball, False)
        if near_a & rules.low & ~a == 0 and near_b & rules.high & ~b == 0:
            return c.ENCLOSURE
    elif rules.enclosure == o.ENCLOSURE_REGION:
        seen: set[int] = {int(ball)}
        queue = [int(ball)]
        foe = 5 - t.side * 5
        while queue:
            here = queue.pop()
            for cell in (here + 1, here - 1, here + c.W, here - c.W):
                if cell in seen or cell in mine or not exists(cell, rules.ring):
                    continue
                if foe <= t.figure_at(cell) < foe + 5:
                    return 0
                seen.add(int(cell))
                queue.append(int(cell))
        return c.ENCLOSURE
    return 0


def bar_kicks(
    t: Table, out: Codes, codes: set[int], first: i64, ball: i64, figure: i64, powers: list[int]
) -> None:
    """SS-060 to SS-104 Each place where this figure may not send the ball, the goal included."""
    side = t.side
    own = side * 5
    strike = first == c.STRIKE
    mates: i64 = SPOT[ball]
    occupied: i64 = SPOT[ball]
    for other in range(10):
        if other != figure:
            occupied |= SPOT[t.pos[other]]
            if own <= other < own + 5:
                mates |= SPOT[t.pos[other]]
    notes = vec[i64]([0] * NOTES)
    mask: i64 = 0
    for power in powers:
        mask |= ONE << power
    ends, goal = kick_ends(t.rules.legs, notes, occupied, mates, side, PITCH[ball], mask)
    open_ends: set[int] = set()
    base = c.BASE * c.BASE
    for code in codes:
        if code // base != first or (strike and code // c.BASE % c.BASE != ball):
            continue
        if code % c.BASE != t.ball or strike:
            open_ends.add(code % c.BASE)
    if c.GOAL not in open_ends:
        code = c.code(first, ball, c.GOAL)
        if strike and t.phase == c.KICKOFF:
            out.bar(code, c.KICKOFF_GOAL)
        else:
            out.bar(code, unkicked(t, figure, ball, c.GOAL) if goal else c.NO_GOAL_ROUTE)
    for y in range(1, 9):
        for x in range(1, 13):
            end: i64 = y * c.W + x
            if int(end) in open_ends or end == ball:
                continue
            code = c.code(first, ball, end)
            spot = SPOT[end]
            if spot == 0:
                own_mouth = x == (1 if side == 0 else 12) and (y == 4 or y == 5)
                out.bar(code, c.OWN_GOAL if own_mouth else c.LINES)
            elif occupied & spot:
                out.bar(code, c.OWN_ON_CELL if mates & spot else c.OPPONENT_ON_CELL)
            elif ends & spot:
                out.bar(code, unkicked(t, figure, ball, end))
            elif int(king(PITCH[ball], PITCH[end])) in powers:
                out.bar(code, c.KICK_ROUTE)
            else:
                out.bar(code, c.KICK_LENGTH)


def unkicked(t: Table, figure: i64, ball: i64, end: i64) -> i64:
    """SS-100 to SS-110 Why a ball that can run there may not be left there."""
    own = t.side * 5
    zone = DARK_LIGHT[ball]
    rest = ball
    if (
        t.pos[figure] != ball
        and (zone == 1 or zone == 2)
        and not (zone == t.side + 1 and figure == own)
    ):
        rest = pushed(t, figure, ball, end)
        if rest == 0:
            return c.PUSH
    if crowded(t, figure, rest):
        return c.LIGHT_KICK
    mine = [int(t.pos[own + i]) for i in range(5) if own + i != figure]
    return shut_in(t, [*mine, int(rest)], end) if end else c.PUSH


def pushed(t: Table, figure: i64, ball: i64, end: i64) -> i64:
    """SS-102 to SS-104 Where a kicker on a dark cell comes to rest; 0 for nowhere."""
    zone = DARK_LIGHT[ball]
    ahead = ball + (1 if zone == 1 else -1)
    aside = ball + (c.W if ball // c.W == 5 else -c.W)
    if end != ahead and vacant(t, figure, ahead) and not crowded(t, figure, ahead):
        return ahead
    if end != aside and vacant(t, figure, aside):
        return aside
    return ball if t.rules.push_fallback == o.PUSH_FALLBACK_STAY else 0


def vacant(t: Table, figure: i64, cell: i64) -> bool:
    """Does nobody but this figure stand here?"""
    who = t.figure_at(cell)
    return who < 0 or who == figure


def bar_strike(t: Table, out: Codes) -> None:
    """SS-042 to SS-046, SS-094 to SS-096 The reasons of a kick-off or a restart."""
    codes = set(out.listed())
    own = t.side * 5
    for figure in range(10):
        cell = t.pos[figure]
        if not own <= figure < own + 5:
            out.bar(c.code(c.STRIKE, cell, cell), c.NOT_YOURS)
            continue
        if t.phase == c.RESTART:
            kicker = figure == own
        else:
            kicker = figure != own and circle_of(cell) >= 0
        if not kicker:
            out.bar(c.code(c.STRIKE, cell, cell), c.NOT_KICKER)
        elif t.die > 0:
            bar_kicks(t, out, codes, c.STRIKE, cell, figure, [int(t.die)])
