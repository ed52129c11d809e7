"""The ground: cells as bits, and every leg a ball can run, worked out once (SS-001 to SS-009).

A *board set* is two whole numbers: rows 1-4 (bit = cell - 14) and rows 5-8 (bit = cell - 70).
A *pitch set* is one: bit = (y - 2) * 10 + (x - 2), 0 to 59.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from . import options as o
from .codes import BASE, SIZE, W

HALF: Final[i64] = 70  # the first cell of the upper board set
UPPER: Final[i64] = 42  # bits below the top row of a half
BELOW: Final[i64] = (1 << 42) - 1
ROW: Final[i64] = (1 << 14) - 1
REACH: Final[i64] = 8  # legs of 1..7 steps
ONE: Final[i64] = 1


def _pitch_bits() -> vec[i64]:
    bits = vec[i64]([-1] * SIZE)
    for y in range(2, 8):
        for x in range(2, 12):
            bits[y * W + x] = (y - 2) * 10 + x - 2
    return bits


def _cells() -> vec[i64]:
    return vec[i64]([(p // 10 + 2) * W + p % 10 + 2 for p in range(60)])


def _reversed() -> vec[i64]:
    return vec[i64]([int(f"{bits:07b}"[::-1], 2) << 1 for bits in range(128)])


def _bit_of_power() -> vec[i64]:
    """Where 2**k mod 67 stands, k: 67 is prime and 2 generates, so no two powers collide."""
    places = vec[i64]([0] * 67)
    for k in range(62):
        places[(1 << k) % 67] = k
    return places


PITCH: Final[vec[i64]] = _pitch_bits()  # SS-002 cell -> bit of the pitch set, -1 off the pitch
CELL: Final[vec[i64]] = _cells()  # bit of the pitch set -> cell
# a bit of a set that stands alone -> its place: SLOT[(bit * MAGIC & LOW62) >> 56]. The windows of
# six bits of MAGIC are all different, and its product keeps its low bits in any width of number
MAGIC: Final[i64] = 0x03F79D71B4CB0A89
LOW62: Final[i64] = (1 << 62) - 1


def _slots() -> vec[i64]:
    slots = vec[i64]([0] * 64)
    for k in range(62):
        slots[(MAGIC << k & LOW62) >> 56] = k
    return slots


SLOT: Final[vec[i64]] = _slots()


def slot_of(place: i64) -> i64:
    """Where SLOT holds this place of a bit, 0 to 61: a number of its own below 64."""
    return ((ONE << place) * MAGIC & LOW62) >> 56


TURNED: Final[vec[i64]] = _reversed()  # bits 0..6 -> the same bits as 7..1
BIT: Final[vec[i64]] = _bit_of_power()  # 2**k mod 67 -> k
LOW: Final[vec[i64]] = vec[i64](
    [1 << (c - 14) if 14 <= c < 70 else 0 for c in range(SIZE)]
)  # cell -> lower board set
HIGH: Final[vec[i64]] = vec[i64](
    [1 << (c - 70) if 70 <= c < 126 else 0 for c in range(SIZE)]
)  # cell -> upper board set
SPOT: Final[vec[i64]] = vec[i64](
    [
        1 << ((c // W - 2) * 10 + c % W - 2) if 2 <= c // W <= 7 and 2 <= c % W <= 11 else 0
        for c in range(SIZE)
    ]
)  # cell -> pitch set

# SS-004, SS-006: 1, 2 dark cells of L, R; 3, 4 light cells of L, R
DARK_LIGHT: Final[vec[i64]] = vec[i64](
    [
        {2: 1, 11: 2, 3: 3, 10: 4}.get(c % W, 0) if c // W == 4 or c // W == 5 else 0
        for c in range(SIZE)
    ]
)
DARK_LOW: Final[vec[i64]] = vec[i64]([LOW[4 * W + 2], LOW[4 * W + 11]])
DARK_HIGH: Final[vec[i64]] = vec[i64]([HIGH[5 * W + 2], HIGH[5 * W + 11]])
LIGHT_LOW: Final[vec[i64]] = vec[i64]([LOW[4 * W + 3], LOW[4 * W + 10]])
LIGHT_HIGH: Final[vec[i64]] = vec[i64]([HIGH[5 * W + 3], HIGH[5 * W + 10]])
CIRCLE: Final[vec[i64]] = vec[i64]([4 * W + 6, 4 * W + 7, 5 * W + 6, 5 * W + 7])  # SS-007
CORNERS: Final[i64] = 1 | 1 << 9 | 1 << 50 | 1 << 59  # SS-009, a pitch set


def _told(first: i64, factor: i64) -> vec[i64]:
    """By the place of a bit in SLOT: `factor` times its cell, `first` being that of bit 0."""
    return vec[i64]([(first + SLOT[i]) * factor for i in range(64)])


# what a bit of a set that stands alone says, by (bit * MAGIC & LOW62) >> 56 as in SLOT
TO_LOW: Final[vec[i64]] = _told(14, BASE)  # a bit of a lower board set -> second digit of a code
TO_HIGH: Final[vec[i64]] = _told(HALF, BASE)  # the same for the upper one
END_AT: Final[vec[i64]] = vec[i64](
    [CELL[SLOT[i]] if SLOT[i] < 60 else 0 for i in range(64)]
)  # a bit of a pitch set -> its cell


def exists(cell: i64, ring: i64) -> bool:
    """SS-003, SS-005 Is this a cell of the board under option `ring`?"""
    x, y = cell % W, cell // W
    if not (1 <= x <= 12 and 1 <= y <= 8):
        return False
    if PITCH[cell] >= 0 or ring == o.RING_FULL:
        return True
    if ring == o.RING_NO_CORNERS:
        return not ((x == 1 or x == 12) and (y == 1 or y == 8))
    if ring == o.RING_NO_MOUTHS:
        return not ((x == 1 or x == 12) and (y == 4 or y == 5))
    return False


@final
@mypyc_attr(acyclic=True)
class Legs:
    """Every leg on an empty pitch, for one setting of `bend` and `goal_exit` (SS-061 to SS-083).

    first[p * 8 + r] to first[p * 8 + r + 1]  the cells at exactly r steps from pitch bit p
    target, via_a, via_b    such a cell, and the cells on its one or two ways (ends left out)
    pair[p * 60 + q]        where the leg from p to q stands in these lists, -1 for none
    steps[p * 60 + q]       its length
    goal_first[(side * 60 + p)] to the next  ways to score for a side from p
    goal_cost, goal_via     steps to cross the line, cells that must be empty on the way

    What searches read is numbered by `slot_of` (s, 0 to 63) instead of by pitch bit: a bit of a
    set becomes a number without a look-up.
    disc[s * 8 + r]         the cells at 1 to r steps, as a pitch set
    ends[s * 256 + powers]  the ends of legs of any r of which bit r is set in `powers`
    cuts[s * 128 + 2 * c]   the cells to which the one way passes the cell of slot c; + 1 the other
    less[s * 64 + c]        the steps that a leg takes from a ball that is played on: length - 1
    goal_ways[side * 128 + 2 * s]  goal_first for a side from there; + 1 for the next
    """

    __slots__ = (
        "cuts",
        "disc",
        "ends",
        "first",
        "goal_cost",
        "goal_first",
        "goal_via",
        "goal_ways",
        "less",
        "pair",
        "steps",
        "target",
        "via_a",
        "via_b",
    )

    def __init__(self, bend: bool, mouth: bool) -> None:
        self.first: vec[i64] = vec[i64]([0] * (60 * 8 + 1))
        self.target: vec[i64] = vec[i64]()
        self.via_a: vec[i64] = vec[i64]()
        self.via_b: vec[i64] = vec[i64]()
        self.pair: vec[i64] = vec[i64]([-1] * 3600)
        self.steps: vec[i64] = vec[i64]([0] * 3600)
        self.goal_first: vec[i64] = vec[i64]([0] * 121)
        self.goal_cost: vec[i64] = vec[i64]()
        self.goal_via: vec[i64] = vec[i64]()
        for p in range(60):
            for r in range(8):
                self.first[p * 8 + r] = len(self.target)
                for q in range(60):
                    if r > 0 and r == king(p, q):
                        self._leg(p, q, bend)
        self.first[480] = len(self.target)
        for side in range(2):
            for p in range(60):
                self.goal_first[side * 60 + p] = len(self.goal_cost)
                self._goals(side, p, bend, mouth)
        self.goal_first[120] = len(self.goal_cost)
        self.disc: vec[i64] = vec[i64]([0] * 512)
        self.ends: vec[i64] = vec[i64]([0] * 16384)
        self.cuts: vec[i64] = vec[i64]([0] * 8192)
        self.less: vec[i64] = vec[i64]([0] * 4096)
        self.goal_ways: vec[i64] = vec[i64]([0] * 256)
        for p in range(60):
            s = slot_of(p)
            for q in range(60):
                self.less[s * 64 + slot_of(q)] = max(self.steps[p * 60 + q] - 1, 0)
            for side in range(2):
                for i in range(2):
                    self.goal_ways[side * 128 + 2 * s + i] = self.goal_first[side * 60 + p + i]
            for r in range(1, REACH):
                self._gather(p, r)

    def _gather(self, p: i64, r: i64) -> None:
        """The legs from p of exactly r steps as sets."""
        at = p * REACH + r
        s = slot_of(p)
        rim: i64 = 0
        for i in range(self.first[at], self.first[at + 1]):
            end: i64 = ONE << self.target[i]
            rim |= end
            for c in range(60):
                if self.via_a[i] >> c & 1:
                    self.cuts[s * 128 + slot_of(c) * 2] |= end
                if self.via_b[i] >> c & 1:
                    self.cuts[s * 128 + slot_of(c) * 2 + 1] |= end
        self.disc[s * REACH + r] = self.disc[s * REACH + r - 1] | rim
        first = ONE << r
        for powers in range(first, 2 * first):
            self.ends[s * 256 + powers] = rim | self.ends[s * 256 + powers - first]

    def _leg(self, p: i64, q: i64, bend: bool) -> None:
        """SS-063 The straight way, or diagonal first and straight first."""
        dx, dy = q % 10 - p % 10, q // 10 - p // 10
        sx, sy = sign(dx), sign(dy)
        ax, ay = size(dx), size(dy)
        diagonal = ax if ax < ay else ay
        straight = (ax if ax > ay else ay) - diagonal
        if diagonal and straight and not bend:
            return
        fx, fy = (sx, 0) if ax > ay else (0, sy)
        self.pair[p * 60 + q] = len(self.target)
        self.steps[p * 60 + q] = diagonal + straight
        self.target = append(self.target, q)
        self.via_a = append(self.via_a, way(p, sx, sy, diagonal, fx, fy, straight))
        self.via_b = append(self.via_b, way(p, fx, fy, straight, sx, sy, diagonal))

    def _goals(self, side: i64, p: i64, bend: bool, mouth: bool) -> None:
        """SS-080 to SS-083 Ways out over the line behind a rival dark cell, cheapest first."""
        line: i64 = 9 if side == 0 else 0
        out: i64 = 1 if side == 0 else -1
        first = len(self.goal_cost)
        for cost in range(1, REACH):
            for goal in range(2):
                y = 2 + goal
                for up in range(-1, 2):
                    if mouth and not 2 <= y + up <= 3:
                        continue
                    for via in ways_out(p, line, y, out, up, cost, bend):
                        if not self._beaten(first, via):
                            self.goal_cost = append(self.goal_cost, cost)
                            self.goal_via = append(self.goal_via, via)

    def _beaten(self, first: i64, via: i64) -> bool:
        """Is there a way already, no dearer, that needs no other cell empty?"""
        return any(self.goal_via[i] & ~via == 0 for i in range(first, len(self.goal_cost)))


def sign(n: i64) -> i64:
    """-1, 0 or 1."""
    return (n > 0) - (n < 0)


def size(n: i64) -> i64:
    """Without its sign."""
    return -n if n < 0 else n


def king(p: i64, q: i64) -> i64:
    """Steps of a chess king between two pitch bits."""
    dx, dy = size(p % 10 - q % 10), size(p // 10 - q // 10)
    return dx if dx > dy else dy


def way(p: i64, ax: i64, ay: i64, a: i64, bx: i64, by: i64, b: i64) -> i64:
    """Cells strictly between the ends of `a` steps one way, then `b` another: a pitch set."""
    x, y = p % 10, p // 10
    cells: i64 = 0
    for i in range(a + b - 1):
        if i < a:
            x, y = x + ax, y + ay
        else:
            x, y = x + bx, y + by
        cells |= 1 << (y * 10 + x)
    return cells


def ways_out(p: i64, line: i64, y: i64, out: i64, up: i64, cost: i64, bend: bool) -> list[int]:
    """The legs of `cost` steps from p whose last one leaves (line, y) by (out, up): pitch sets.

    The last direction is (out, up); the first may differ from it by one bend of 45 degrees.
    Walked backwards from the goal cell; the start is not among the cells.
    """
    found: list[int] = []
    for turn in range(-1, 2):
        if turn != 0 and not bend:
            continue
        fx, fy = turned(out, up, turn)
        for late in range(1, cost + 1):  # steps in the last direction, the exit among them
            early = cost - late
            if (turn == 0) != (early == 0):
                continue
            x, cy = line - out * (late - 1), y - up * (late - 1)
            sx, sy = x - fx * early, cy - fy * early
            if sx != p % 10 or sy != p // 10:
                continue
            via = 0
            fine = True
            x, cy = sx, sy
            for i in range(cost - 1):
                if i < early:
                    x, cy = x + fx, cy + fy
                else:
                    x, cy = x + out, cy + up
                fine = fine and 0 <= x < 10 and 0 <= cy < 6
                if fine:
                    via |= 1 << (cy * 10 + x)
            if fine and x == line and cy == y:
                found.append(via)
    return found


def turned(dx: i64, dy: i64, turn: i64) -> tuple[i64, i64]:
    """A direction turned by 45 degrees: turn -1, 0 or 1."""
    if turn == 0:
        return dx, dy
    rx, ry = dx - turn * dy, dy + turn * dx
    return sign(rx), sign(ry)


_LEGS: Final[list[Legs | None]] = [None, None, None, None]


def legs_for(bend: i64, goal_exit: i64) -> Legs:
    """The legs for options `bend` (SS-063) and `goal_exit` (SS-083), made once."""
    at = bend * 2 + goal_exit
    legs = _LEGS[at]
    if legs is None:
        legs = Legs(bend == o.BEND_ONE, goal_exit == o.GOAL_EXIT_MOUTH)
        _LEGS[at] = legs
    return legs
