"""Who can reach the ball, and who can score with it: exact, without listing a single option."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from touchline.games.streetsoccer.rules import options as o
from touchline.games.streetsoccer.rules.codes import W
from touchline.games.streetsoccer.rules.ground import (
    BELOW,
    BIT,
    DARK_LIGHT,
    HIGH,
    LOW,
    PITCH,
    ROW,
    SPOT,
    UPPER,
    Legs,
)
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.rules.sums import spots

FAR: Final[i64] = 10  # a figure that no walk of nine steps brings to the ball
NEVER: Final[i64] = 12  # no die is high enough: a goal cannot be read from here


@final
@mypyc_attr(acyclic=True)
class Threat:
    """A survey of one table, made again for the next: holds only scratch paper.

    steps[figure]  fewest steps of that figure onto the ball, FAR if nine are not enough
    near0, near1   the fewest of each side
    next0, next1   the second fewest of each side
    need0, need1   the lowest die with which the side, were it to move now, could score: 1 to 6;
                   above 6 what a longer die would have to show, at most NEVER
    """

    __slots__ = (
        "bits",
        "costs",
        "near0",
        "near1",
        "need0",
        "need1",
        "next0",
        "next1",
        "order",
        "steps",
    )

    def __init__(self) -> None:
        self.steps: vec[i64] = vec[i64]([FAR for _ in range(10)])
        self.order: vec[i64] = vec[i64]([0 for _ in range(5)])
        self.bits: vec[i64] = vec[i64]([0 for _ in range(8)])
        self.costs: vec[i64] = vec[i64]([0 for _ in range(8)])
        self.near0: i64 = FAR
        self.near1: i64 = FAR
        self.next0: i64 = FAR
        self.next1: i64 = FAR
        self.need0: i64 = NEVER
        self.need1: i64 = NEVER

    def survey(self, t: Table) -> None:
        """Fill in everything for this table. The ball lies on an empty cell of the pitch."""
        pos, ball, steps = t.pos, t.ball, self.steps
        low0: i64 = 0
        high0: i64 = 0
        low1: i64 = 0
        high1: i64 = 0
        for i in range(5):
            steps[i] = FAR
            steps[i + 5] = FAR
            low0 |= LOW[pos[i]]
            high0 |= HIGH[pos[i]]
            low1 |= LOW[pos[i + 5]]
            high1 |= HIGH[pos[i + 5]]
        self._reach(t, low0 | low1, high0 | high1)
        self.near0 = FAR
        self.next0 = FAR
        self.near1 = FAR
        self.next1 = FAR
        for i in range(5):
            far = steps[i]
            if far < self.near0:
                self.next0 = self.near0
                self.near0 = far
            elif far < self.next0:
                self.next0 = far
            far = steps[i + 5]
            if far < self.near1:
                self.next1 = self.near1
                self.near1 = far
            elif far < self.next1:
                self.next1 = far
        home = spots(low0, high0)
        away = spots(low1, high1)
        self.need0 = self._need(t, 0, home, home | away)
        self.need1 = self._need(t, 1, away, home | away)
        if PITCH[ball] < 0:
            self.need0 = NEVER
            self.need1 = NEVER

    def _reach(self, t: Table, low: i64, high: i64) -> None:
        """One flood from the ball over empty cells finds the ways of all ten figures at once."""
        pos, steps, rules = t.pos, self.steps, t.rules
        open_a = rules.low & ~low
        open_b = rules.high & ~high
        a, b = LOW[t.ball], HIGH[t.ball]
        left: i64 = 10
        for step in range(1, FAR):
            x = a << 1 | a >> 1 | (a & BELOW) << 14 | a >> 14 | (b & ROW) << UPPER
            y = b << 1 | b >> 1 | (b & BELOW) << 14 | b >> 14 | a >> UPPER
            hit_a = x & low
            hit_b = y & high
            if hit_a or hit_b:
                for i in range(10):
                    if steps[i] == FAR and (hit_a & LOW[pos[i]] or hit_b & HIGH[pos[i]]):
                        steps[i] = step
                        left -= 1
                if left == 0:
                    return
            a = (a | x) & open_a
            b = (b | y) & open_b

    def _need(self, t: Table, side: i64, mates: i64, all_spots: i64) -> i64:
        """The lowest die: steps to the ball, and the shortest chain of legs from there."""
        steps, order, pos = self.steps, self.order, t.pos
        own = side * 5
        for i in range(5):
            far = steps[own + i]
            j = i
            while j > 0 and steps[order[j - 1]] > far:
                order[j] = order[j - 1]
                j -= 1
            order[j] = own + i
        best: i64 = NEVER
        for i in range(5):
            figure = order[i]
            far = steps[figure]
            if far >= best or far == FAR:
                break
            start = SPOT[pos[figure]]
            if not can_stay(t, figure, side):
                continue
            taken = all_spots & ~start | SPOT[t.ball]
            kick = self._chain(t, side, mates & ~start, taken, best - far)
            if far + kick - 1 < best:
                best = far + kick - 1
        return best

    def _chain(self, t: Table, side: i64, mates: i64, taken: i64, most: i64) -> i64:
        """The fewest steps of a first leg that can end in the goal, `most` + 1 if more than that.

        A pass over s steps uses s - 1 of them (SS-067), so a chain is a shortest path.
        """
        legs, bits, costs = t.rules.legs, self.bits, self.costs
        bits[0] = PITCH[t.ball]
        costs[0] = 0
        best = goal_from(legs, side, bits[0], taken, most)
        if best == 1:
            return 1
        known: i64 = 1
        while mates:
            low = mates & -mates
            mates ^= low
            bits[known] = BIT[low % 67]
            costs[known] = 99
            known += 1
        done: i64 = 0
        at: i64 = 0
        while True:
            done |= 1 << at
            here = bits[at]
            cost = costs[at]
            nearest: i64 = 99
            ahead: i64 = -1
            for i in range(1, known):
                if done >> i & 1:
                    continue
                leg = legs.pair[here * 60 + bits[i]]
                if leg >= 0:
                    via = cost + legs.steps[here * 60 + bits[i]] - 1
                    if via < costs[i] and (
                        legs.via_a[leg] & taken == 0 or legs.via_b[leg] & taken == 0
                    ):
                        costs[i] = via
                if costs[i] < nearest:
                    nearest = costs[i]
                    ahead = i
            if ahead < 0 or nearest + 1 >= best:
                return best
            at = ahead
            found = nearest + goal_from(legs, side, bits[at], taken, best - nearest - 1)
            if found < best:
                best = found


def goal_from(legs: Legs, side: i64, spot: i64, taken: i64, most: i64) -> i64:
    """The fewest steps of one leg from a pitch bit into the goal; `most` + 1 if above `most`."""
    at = side * 60 + spot
    for i in range(legs.goal_first[at], legs.goal_first[at + 1]):
        cost = legs.goal_cost[i]
        if cost > most:
            break
        if legs.goal_via[i] & taken == 0:
            return cost
    return most + 1


def can_stay(t: Table, figure: i64, side: i64) -> bool:
    """SS-100 to SS-104 Has this figure a place to rest after a shot from the ball's cell?"""
    zone = DARK_LIGHT[t.ball]
    if zone == 0 or zone > 2 or (figure == (zone - 1) * 5 and zone == side + 1):
        return True
    if t.rules.push_fallback == o.PUSH_FALLBACK_STAY:
        return True
    ball = t.ball
    ahead = ball + (1 if zone == 1 else -1)
    aside = ball + (W if ball // W == 5 else -W)
    blocked_ahead = False
    blocked_aside = False
    for i in range(10):
        if i != figure:
            blocked_ahead = blocked_ahead or t.pos[i] == ahead
            blocked_aside = blocked_aside or t.pos[i] == aside
    return not (blocked_ahead and blocked_aside)
