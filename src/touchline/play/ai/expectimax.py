"""Exact look-ahead for open games of two seats: every option, every outcome with its weight.

The search widens in stages, and a better answer than the last stage's is always at hand:

1  every answer is rated by the judge at once, and put in order;
2  for the most promising, every face of fate and every reply;
3  for the most promising of these, another answer of the seat's own after the strongest replies.

It stops after a number of nodes (tables looked at: the same answer on every machine and build) or
at a deadline (whatever is best by then). A question with at most two answers costs no ply.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game, State
from touchline.core.ids import FATE, OVER
from touchline.core.judge import Judge
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.window import Window

from .player import Player

S = TypeVar("S", bound=State)

POINT: Final[i64] = 1_000_000
DEPTH: Final = 16  # questions and throws one after another, small ones included
GLANCE: Final[i64] = 256  # nodes between two looks at the clock


@final
@mypyc_attr(acyclic=True)
class Plan:
    """How wide each stage is.

    second   answers that stage 2 looks into, 0 for a search of one ply
    third    answers that stage 3 looks into, 0 for none
    replies  replies that stage 3 follows up after each face of fate
    nodes    tables looked at before the search stops
    """

    __slots__ = ("nodes", "replies", "second", "third")

    def __init__(self, second: i64, third: i64, replies: i64, nodes: i64) -> None:
        self.second = second
        self.third = third
        self.replies = replies
        self.nodes = nodes


@final
class Expectimax(Player[S]):
    """Searches as its plan says; ties fall by the seeded `rng`.

    clock, seconds  the deadline: the search stops when `clock` has moved on by that much
    nodes           tables the last search looked at; stage, the last one it began
    """

    def __init__(
        self,
        rng: Rng,
        judge: Judge,
        plan: Plan,
        clock: Callable[[], float] | None = None,
        seconds: float = 0.0,
    ) -> None:
        self.rng = rng
        self.judge = judge
        self.plan = plan
        self.clock = clock
        self.seconds = seconds
        self.until = 0.0
        self.nodes: i64 = 0
        self.glance: i64 = 0
        self.most: i64 = 0
        self.stage: i64 = 0
        self.stopped = False
        self.me: i64 = 0
        self.silent = Log(False)
        self.root = Codes()
        self.codes: list[Codes] = [Codes() for _ in range(DEPTH)]
        self.odds: list[Odds] = [Odds() for _ in range(DEPTH)]

    def choose(self, pane: Window[S]) -> list[int]:
        """The best answer found in time; a legal one always, the only one at once."""
        self.begin()
        codes = self.root
        pane.ask(codes)
        if codes.count == 1:
            return [codes.items[0]]
        self.me = pane.seat
        return [codes.items[self.search(pane.game, pane.imagine(self.rng), codes)]]

    def begin(self) -> None:
        """Start the counters, and the clock if there is one."""
        clock = self.clock
        if clock is not None:
            self.until = clock() + self.seconds
        self.nodes = 0
        self.glance = GLANCE
        self.most = self.plan.nodes
        self.stopped = False
        self.stage = 1

    def search(self, game: Game[S], s: S, codes: Codes) -> i64:
        """Where in `codes` the best answer stands."""
        count = codes.count
        rates = vec[i64]([0 for _ in range(count)])
        order = vec[i64]([0 for _ in range(count)])
        for i in range(count):
            order[i] = i
        for i in range(count - 1, 0, -1):  # equals fall by lot
            j = self.rng.below(i + 1)
            kept = order[i]
            order[i] = order[j]
            order[j] = kept
        for at in range(count):
            rates[order[at]] = self.after(game, s, codes.items[order[at]], 0, 0)
            if self.stopped:
                sort(order, rates, at)
                return order[0]
        sort(order, rates, count)
        plan = self.plan
        for stage in range(2, 4):
            width = plan.second if stage == 2 else plan.third
            if width > count:
                width = count
            self.stage = stage
            for at in range(width):
                rate = self.after(game, s, codes.items[order[at]], stage - 1, 0)
                if self.stopped:
                    # those looked into so far are known better than the rest
                    sort(order, rates, at)
                    return order[0]
                rates[order[at]] = rate
            sort(order, rates, width)
        return order[0]

    def after(self, game: Game[S], s: S, answer: i64, plies: i64, depth: i64) -> i64:
        """The rate for `me` once the seat due has given this answer."""
        t = s.clone()
        game.step(t, lowest(game.due(s)), answer, self.silent)
        return self.value(game, t, plies, depth)

    def value(self, game: Game[S], s: S, plies: i64, depth: i64) -> i64:
        """The rate of a table for `me`, `plies` more answers looked at."""
        due = game.due(s)
        if due == OVER:
            self.tick()
            return game.result(s).points[self.me] * POINT
        if plies == 0 or depth == DEPTH:
            self.tick()
            return self.judge.rate(s, self.me)
        if due == FATE:
            return self.throw(game, s, plies, depth)
        return self.reply(game, s, lowest(due), plies, depth)

    def throw(self, game: Game[S], s: S, plies: i64, depth: i64) -> i64:
        """The mean over fate's answers."""
        odds = self.odds[depth]
        game.luck(s, odds)
        total: i64 = 0
        for i in range(odds.count):
            t = s.clone()
            game.step(t, FATE, odds.outcomes[i], self.silent)
            total += odds.weights[i] * self.value(game, t, plies, depth + 1)
            if self.stopped:
                return 0
        return total // odds.total

    def reply(self, game: Game[S], s: S, mover: i64, plies: i64, depth: i64) -> i64:
        """The best for whoever is to move: the highest rate for `me`, the lowest for the other."""
        codes = self.codes[depth]
        game.options(s, mover, codes)
        count = codes.count
        sign: i64 = 1 if mover == self.me else -1
        left = plies if count < 3 else plies - 1
        if left == 0 or count < 3:
            best: i64 = -2 * POINT
            for i in range(count):
                t = s.clone()
                game.step(t, mover, codes.items[i], self.silent)
                rate = sign * self.value(game, t, left, depth + 1)
                if self.stopped:
                    return 0
                if rate > best:
                    best = rate
            return sign * best
        return self.follow(game, s, mover, left, depth, sign)

    def follow(self, game: Game[S], s: S, mover: i64, left: i64, depth: i64, sign: i64) -> i64:
        """The strongest few at first sight, each looked into."""
        codes = self.codes[depth]
        width = self.plan.replies
        tops = vec[i64]()
        marks = vec[i64]()
        for i in range(codes.count):
            t = s.clone()
            game.step(t, mover, codes.items[i], self.silent)
            rate = sign * self.value(game, t, 0, depth + 1)
            if self.stopped:
                return 0
            at: i64 = len(tops)
            if at == width:
                if rate <= marks[at - 1]:
                    continue
                at -= 1
            else:
                tops = append(tops, 0)
                marks = append(marks, 0)
            while at > 0 and marks[at - 1] < rate:
                marks[at] = marks[at - 1]
                tops[at] = tops[at - 1]
                at -= 1
            marks[at] = rate
            tops[at] = codes.items[i]
        best: i64 = -2 * POINT
        for i in range(len(tops)):
            t = s.clone()
            game.step(t, mover, tops[i], self.silent)
            rate = sign * self.value(game, t, left, depth + 1)
            if self.stopped:
                return 0
            if rate > best:
                best = rate
        return sign * best

    def tick(self) -> None:
        """One more table looked at; now and then, a look at the clock."""
        self.nodes += 1
        if self.nodes >= self.most:
            self.stopped = True
        elif self.nodes >= self.glance:
            self.glance += GLANCE
            clock = self.clock
            if clock is not None and clock() >= self.until:
                self.stopped = True


def lowest(mask: i64) -> i64:
    """The first seat of a mask."""
    seat: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        seat += 1
    return seat


def sort(order: vec[i64], rates: vec[i64], count: i64) -> None:
    """Put the first `count` of `order` in falling order of their rates; equals stay as they are."""
    for i in range(1, count):
        kept = order[i]
        rate = rates[kept]
        j = i
        while j > 0 and rates[order[j - 1]] < rate:
            order[j] = order[j - 1]
            j -= 1
        order[j] = kept
