"""What lies on the table in one match, and the options it is played by."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from touchline.core.contract import State

from . import options as o
from .codes import CHOOSE, PLACE, SIZE, W
from .ground import HIGH, LOW, Legs, exists, legs_for
from .options import CHOICES


@final
@mypyc_attr(acyclic=True)
class Rules:
    """SS-130 The options of one match as numbers, and what follows from them. Never changes.

    A number is the position of the word in `options.CHOICES`: 0 is always the default.
    `low`, `high` are the cells that exist for figures, `edge_low`, `edge_high` those of them that
    have a neighbour, slanting ones included, that does not (board sets); `legs` the ball's ways.
    """

    __slots__ = (
        "bend",
        "circle_rule",
        "corner3",
        "edge_high",
        "edge_low",
        "enclosure",
        "extra_time",
        "first_placer",
        "goal_exit",
        "high",
        "kickoff_length",
        "kickoff_side",
        "legs",
        "light_counts_keeper",
        "low",
        "placement_order",
        "placement_ring",
        "push_fallback",
        "restart_keepers",
        "revisit",
        "ring",
        "spread_rule",
        "tiebreak",
    )

    def __init__(self, options: dict[str, int]) -> None:
        self.first_placer: i64 = options.get("first_placer", 0)
        self.placement_order: i64 = options.get("placement_order", 0)
        self.circle_rule: i64 = options.get("circle_rule", 0)
        self.spread_rule: i64 = options.get("spread_rule", 0)
        self.placement_ring: i64 = options.get("placement_ring", 0)
        self.kickoff_side: i64 = options.get("kickoff_side", 0)
        self.kickoff_length: i64 = options.get("kickoff_length", 0)
        self.ring: i64 = options.get("ring", 0)
        self.revisit: i64 = options.get("revisit", 0)
        self.bend: i64 = options.get("bend", 0)
        self.goal_exit: i64 = options.get("goal_exit", 0)
        self.restart_keepers: i64 = options.get("restart_keepers", 0)
        self.push_fallback: i64 = options.get("push_fallback", 0)
        self.light_counts_keeper: i64 = options.get("light_counts_keeper", 0)
        self.enclosure: i64 = options.get("enclosure", 0)
        self.corner3: i64 = options.get("corner3", 0)
        self.extra_time: i64 = options.get("extra_time", 0)
        self.tiebreak: i64 = options.get("tiebreak", 0)
        self.low: i64 = 0
        self.high: i64 = 0
        for cell in range(SIZE):
            if exists(cell, self.ring):
                self.low |= LOW[cell]
                self.high |= HIGH[cell]
        self.edge_low: i64 = 0
        self.edge_high: i64 = 0
        for cell in range(W + 1, SIZE - W - 1):
            around = [cell + dx + dy * W for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
            if exists(cell, self.ring) and not all(exists(c, self.ring) for c in around):
                self.edge_low |= LOW[cell]
                self.edge_high |= HIGH[cell]
        self.legs: Legs = legs_for(self.bend, self.goal_exit)

    def settled(self) -> dict[str, int]:
        """The options again, by name."""
        return {choice.key: int(getattr(self, choice.key)) for choice in CHOICES}


@final
@mypyc_attr(acyclic=True)
class Table(State):
    """Figures 0..4 are side 0 (L), 5..9 side 1 (R); 0 and 5 are the keepers.

    pos     cell of each figure, 0 while it is not on the board
    ball    its cell, 0 on the centre spot or while keepers are placed before a restart
    phase   a phase of `codes`; side whose turn it is (0, 1; -1 while the duel is not rolled)
    die     the value to be used now, 0 before it is rolled
    minute  1..35, half 0 for the first mover's turn, 1 for the other's
    last    side that scored last in regular time, -1 for none; first the kick-off winner, or -1
    restart side that must restart, -1 for none; placer who places first, -1 before the coin
    placed  figures placed so far; lifted mask of the keepers still to be placed again
    reason  how it ended, 0 before; winner the side, -1 for none
    """

    __slots__ = (
        "ball",
        "die",
        "first",
        "half",
        "last",
        "lifted",
        "minute",
        "phase",
        "placed",
        "placer",
        "pos",
        "reason",
        "restart",
        "rules",
        "score0",
        "score1",
        "side",
        "winner",
    )

    def __init__(self, rules: Rules, source: Table | None = None) -> None:
        self.seats = 2
        self.rules: Rules = rules
        if source is not None:
            self.pos: vec[i64] = source.pos[:]
            self.ball: i64 = source.ball
            self.phase: i64 = source.phase
            self.side: i64 = source.side
            self.die: i64 = source.die
            self.minute: i64 = source.minute
            self.half: i64 = source.half
            self.score0: i64 = source.score0
            self.score1: i64 = source.score1
            self.last: i64 = source.last
            self.first: i64 = source.first
            self.restart: i64 = source.restart
            self.placer: i64 = source.placer
            self.placed: i64 = source.placed
            self.lifted: i64 = source.lifted
            self.reason: i64 = source.reason
            self.winner: i64 = source.winner
            return
        self.pos = vec[i64]([0] * 10)
        self.ball = 0
        self.phase = CHOOSE
        self.side = -1
        self.die = 0
        self.minute = 1
        self.half = 0
        self.score0 = 0
        self.score1 = 0
        self.last = -1
        self.first = -1
        self.restart = -1
        self.placer = -1
        self.placed = 0
        self.lifted = 0
        self.reason = 0
        self.winner = -1
        if rules.placement_order == o.PLACEMENT_ORDER_FIXED2_3:
            # §8.3 Keepers b4, k5 and centre figures f4, g5 stand already
            self.pos[0] = 4 * W + 2
            self.pos[1] = 4 * W + 6
            self.pos[5] = 5 * W + 11
            self.pos[6] = 5 * W + 7
            self.placed = 4

    def clone(self) -> Table:
        """An independent copy; the rules are shared, they never change."""
        return Table(self.rules, self)

    def figure_at(self, cell: i64) -> i64:
        """The figure on this cell, -1 for none."""
        for figure in range(10):
            if self.pos[figure] == cell:
                return figure
        return -1


def whose_placement(placed: i64, order: i64) -> i64:
    """SS-022 Who places next after `placed` figures: 0 the first placer, 1 the second."""
    if order == o.PLACEMENT_ORDER_5_5:
        return 0 if placed < 5 else 1
    if order == o.PLACEMENT_ORDER_FIXED2_3:
        return 0 if placed < 7 else 1
    return 0 if (placed + 1) // 2 % 2 == 0 else 1


def place_next(t: Table) -> None:
    """SS-022 Ask the side whose turn it is to place."""
    t.phase = PLACE
    turn = whose_placement(t.placed, t.rules.placement_order)
    t.side = t.placer if turn == 0 else 1 - t.placer
