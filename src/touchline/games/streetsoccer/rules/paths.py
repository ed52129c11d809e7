"""One real way for a walk and a kick: for motion, stories and the long notation, never for rules.

Many ways lead to one effect (SS-074). The one shown takes the fewest steps to the ball, then the
fewest touches.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.log import Log

from . import codes as c
from . import options as o
from .ground import BIT, CELL, HIGH, LOW, PITCH, REACH, SPOT, sign, size, way
from .state import Table


@final
class Path:
    """A way in cells.

    steps  cells the figure enters, the ball's the last of them if it kicks
    legs   for each touch the cells the ball enters; a last 0 is the goal
    rest   where the kicker is pushed, 0 for nowhere
    """

    def __init__(self) -> None:
        self.steps: list[int] = []
        self.legs: list[list[int]] = []
        self.rest: i64 = 0


def find(t: Table, figure: i64, to: i64, end: i64) -> Path:
    """SS-052 to SS-073 A way for this effect of a turn, which is open."""
    path = Path()
    ball, die = t.ball, t.die
    if end == ball:
        path.steps = walked(t, figure, to, die)
        return path
    for m in range(1, die + 1):
        steps = walked(t, figure, ball, m)
        if not steps:
            continue
        legs = kicked(t, figure, ball, die - m + 1, end)
        if legs:
            path.steps = steps
            path.legs = legs
            path.rest = 0 if to == ball else to
            return path
    return path


def walked(t: Table, figure: i64, to: i64, steps: i64) -> list[int]:
    """SS-052 to SS-057 Exactly `steps` cells to enter, ending on `to`; empty when impossible."""
    start = t.pos[figure]
    if t.rules.revisit == o.REVISIT_SIMPLE:
        way = [int(start)]
        return way[1:] if once(t, figure, way, to, steps) else []
    layers: list[vec[i64]] = [vec[i64]([start])]
    for step in range(1, steps + 1):
        mark = vec[i64]([0] * c.SIZE)
        layer = vec[i64]()
        last = layers[step - 1]
        for i in range(len(last)):
            for d in range(4):
                cell = last[i] + side_step(d)
                if mark[cell] or not enterable(t, figure, cell):
                    continue
                if cell == t.ball and step < steps:
                    continue
                mark[cell] = 1
                layer = append(layer, cell)
        layers.append(layer)
    if not holds(layers[steps], to):
        return []
    way = [int(to)]
    here = to
    for step in range(steps - 1, 0, -1):
        for d in range(4):
            cell = here - side_step(d)
            if holds(layers[step], cell):
                here = cell
                break
        way.append(here)
    way.reverse()
    return way


def once(t: Table, figure: i64, way: list[int], to: i64, left: i64) -> bool:
    """SS-054 Extend a way that enters no cell twice until it ends on `to`."""
    here = way[-1]
    if left == 0:
        return here == to
    for d in range(4):
        cell = here + side_step(d)
        if cell in way or not enterable(t, figure, cell) or (cell == t.ball and left > 1):
            continue
        way.append(cell)
        if once(t, figure, way, to, left - 1):
            return True
        way.pop()
    return False


def side_step(d: i64) -> i64:
    """The four orthogonal steps."""
    return 1 if d == 0 else c.W if d == 1 else -1 if d == 2 else -c.W


def enterable(t: Table, figure: i64, cell: i64) -> bool:
    """SS-003, SS-055 A cell of the board that no other figure holds."""
    if t.rules.low & LOW[cell] == 0 and t.rules.high & HIGH[cell] == 0:
        return False
    who = t.figure_at(cell)
    return who < 0 or who == figure


def holds(layer: vec[i64], cell: i64) -> bool:
    """Is this cell among them?"""
    return any(layer[i] == cell for i in range(len(layer)))


def kicked(t: Table, figure: i64, origin: i64, power: i64, end: i64) -> list[list[int]]:
    """SS-060 to SS-083 Legs from `origin` to `end` with the fewest touches; empty if none."""
    side: i64 = 0 if figure < 5 else 1
    mates: i64 = SPOT[origin]
    occupied: i64 = SPOT[origin]
    for other in range(10):
        if other != figure:
            occupied |= SPOT[t.pos[other]]
            if (other < 5) == (side == 0):
                mates |= SPOT[t.pos[other]]
    states = [int(PITCH[origin] * REACH + power)]
    parents = [-1]
    head = 0
    while head < len(states):
        p, r = states[head] // REACH, states[head] % REACH
        last = last_leg(t, side, p, r, occupied, end)
        if last:
            legs = [last]
            while parents[head] >= 0:
                before = parents[head]
                legs.append(leg_cells(t, states[before] // REACH, states[head] // REACH, occupied))
                head = before
            legs.reverse()
            return legs
        rest = mates & ~(1 << p)
        while rest:
            low = rest & -rest
            rest ^= low
            q = BIT[low % 67]
            steps = t.rules.legs.steps[p * 60 + q]
            if not 0 < steps <= r or not leg_cells(t, p, q, occupied):
                continue
            state = int(q * REACH + r - steps + 1)
            if state not in states:
                states.append(state)
                parents.append(head)
        head += 1
    return []


def last_leg(t: Table, side: i64, p: i64, r: i64, occupied: i64, end: i64) -> list[int]:
    """SS-071, SS-081 The cells of a leg of r steps (fewer into the goal) from p to `end`."""
    legs = t.rules.legs
    if end == c.GOAL:
        at = side * 60 + p
        for i in range(legs.goal_first[at], legs.goal_first[at + 1]):
            if legs.goal_cost[i] <= r and legs.goal_via[i] & occupied == 0:
                return goal_cells(p, side, legs.goal_cost[i], legs.goal_via[i])
        return []
    q = PITCH[end]
    if legs.steps[p * 60 + q] != r or occupied >> q & 1:
        return []
    return leg_cells(t, p, q, occupied)


def leg_cells(t: Table, p: i64, q: i64, occupied: i64) -> list[int]:
    """SS-063 The cells of one leg from p to q, the ends' occupants apart; empty if blocked."""
    legs = t.rules.legs
    i = legs.pair[p * 60 + q]
    if i < 0:
        return []
    dx, dy = q % 10 - p % 10, q // 10 - p // 10
    sx, sy, ax, ay = sign(dx), sign(dy), size(dx), size(dy)
    diagonal = ax if ax < ay else ay
    straight = (ax if ax > ay else ay) - diagonal
    fx, fy = (sx, 0) if ax > ay else (0, sy)
    if legs.via_b[i] & occupied == 0:  # straight first reads better
        return run(p, fx, fy, straight, sx, sy, diagonal)
    if legs.via_a[i] & occupied == 0:
        return run(p, sx, sy, diagonal, fx, fy, straight)
    return []


def run(p: i64, ax: i64, ay: i64, a: i64, bx: i64, by: i64, b: i64) -> list[int]:
    """The cells entered by `a` steps one way, then `b` another."""
    x, y = p % 10, p // 10
    cells: list[int] = []
    for i in range(a + b):
        if i < a:
            x, y = x + ax, y + ay
        else:
            x, y = x + bx, y + by
        cells.append(CELL[y * 10 + x])
    return cells


def goal_cells(p: i64, side: i64, cost: i64, via: i64) -> list[int]:
    """SS-080 The cells of a leg into the goal that enters just the pitch set `via`; 0 last."""
    for dx in range(-1, 2):
        for dy in range(-1, 2):
            for early in range(cost):
                for turn in range(-1, 2):
                    if (early == 0) != (turn == 0):
                        continue
                    bx, by = dx - turn * dy, dy + turn * dx
                    bx, by = (bx > 0) - (bx < 0), (by > 0) - (by < 0)
                    if (dx == 0 and dy == 0) or bx != (1 if side == 0 else -1):
                        continue
                    # `early` steps straight on, then the rest and the step over the line
                    if inside(p, dx, dy, early, bx, by, cost - 1 - early) and via == (
                        way(p, dx, dy, early, bx, by, cost - early)
                    ):
                        return [*run(p, dx, dy, early, bx, by, cost - 1 - early), c.GOAL]
    return []


def inside(p: i64, ax: i64, ay: i64, a: i64, bx: i64, by: i64, b: i64) -> bool:
    """SS-072, SS-080 Does such a run stay on the pitch and end on a goal cell?"""
    x, y = p % 10 + ax * a + bx * b, p // 10 + ay * a + by * b
    return (x == 0 or x == 9) and (y == 2 or y == 3)


def tell_walk(t: Table, figure: i64, to: i64, end: i64, log: Log) -> i64:
    """The events of a walk or a kick, before it is done; who touched the ball last."""
    path = find(t, figure, to, end)
    log.tell(c.E_WALK, figure, t.pos[figure])
    for cell in path.steps:
        log.tell(c.E_STEP, figure, cell)
    toucher = figure
    if path.legs:
        toucher = tell_legs(t, figure, t.ball, path.legs, log)
        if path.rest:
            log.tell(c.E_PUSH, figure, path.rest)
    return toucher


def tell_kick(t: Table, figure: i64, power: i64, end: i64, log: Log) -> i64:
    """The events of a kick from the spot; who touched the ball last."""
    origin = t.pos[figure]
    return tell_legs(t, figure, origin, kicked(t, figure, origin, power, end), log)


def tell_legs(t: Table, figure: i64, origin: i64, legs: list[list[int]], log: Log) -> i64:
    """SS-066 The kick, each cell the ball enters, each touch on the way."""
    log.tell(c.E_KICK, figure, origin)
    toucher = figure
    for i, leg in enumerate(legs):
        for cell in leg:
            log.tell(c.E_BALL, cell)
        if i + 1 < len(legs):
            cell = leg[-1]
            toucher = figure if cell == origin else t.figure_at(cell)
            log.tell(c.E_TOUCH, toucher, cell)
    return toucher
