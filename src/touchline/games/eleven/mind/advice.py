"""What experience says about answers: line-ups by the coach, all else by what it is worth."""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.contract import State
from touchline.core.policy import Policy, Shortlist
from touchline.core.rng import Rng
from touchline.core.stack import Stack
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.phases import PHASES
from touchline.games.eleven.rules.state import Table

from . import weighing
from .coach import Coach

NEAR: Final[i64] = 500  # thousandths of a point below the best that is worth a thought
WIDE: Final[i64] = 5
DROPPED: Final[i64] = -(1 << 40)
NOISE: Final[i64] = 60
TASTE: Final[i64] = 2200  # what is not known of a director: three throws of it
THOROUGH: Final[i64] = 400  # arrangements of a line-up that is played
QUICK: Final[i64] = 24  # and of one that is imagined


@final
class Advice(Policy):
    """Advice for searches; `worth` is scratch paper, and `runs` keeps line-ups begun in play."""

    def __init__(self) -> None:
        self.worth: vec[i64] = vec[i64]([0 for _ in range(256)])
        self.codes = Codes()
        self.careful = Coach(THOROUGH)
        self.quick = Coach(QUICK)
        self.runs: list[list[int]] = [[], [], [], []]

    def weigh(self, t: Table, seat: i64, codes: Codes) -> None:
        """The worth of every open answer."""
        k = stack_of(t, seat)
        while len(self.worth) < codes.count:
            self.worth = append(self.worth, 0)
        for i in range(codes.count):
            self.worth[i] = weighing.weigh(t, k, seat, codes.items[i])

    def fancy(self, k: Stack, codes: Codes, rng: Rng) -> None:
        """EL-047 Directors are worth about the same, so managers keep those they like."""
        if k.phase() == c.DRAFT:
            for i in range(codes.count):
                self.worth[i] += rng.below(TASTE) + rng.below(TASTE) + rng.below(TASTE)

    def plans(self, s: State, seat: i64, rng: Rng) -> list[list[int]]:
        """A line-up as a whole; of a day's actions those that come near to the best."""
        t = cast(Table, s)
        k = stack_of(t, seat)
        if lining_up(k):
            return [self.careful.plan(t, seat, rng)]
        codes = self.codes
        PHASES[k.phase()].ask(t, k, seat, codes)
        self.weigh(t, seat, codes)
        self.fancy(k, codes, rng)
        found: list[list[int]] = []
        wide: i64 = WIDE if k.phase() == c.DAY else 1
        least: i64 = 0
        while len(found) < wide:
            best: i64 = -1
            for i in range(codes.count):
                if self.worth[i] > DROPPED and (best < 0 or self.worth[i] > self.worth[best]):
                    best = i
            if best < 0 or (found and self.worth[best] < least):
                break
            if not found:
                least = self.worth[best] - NEAR
            found.append([codes.items[best]])
            self.worth[best] = DROPPED
        return found

    def shortlist(self, s: State, seat: i64, codes: Codes, out: Shortlist) -> None:
        """The answers that come near to the best, the better ones with more weight."""
        t = cast(Table, s)
        out.open()
        if lining_up(stack_of(t, seat)):
            out.add(self.pick(s, seat, codes, Rng(1)), 1)
            return
        self.weigh(t, seat, codes)
        best = self.worth[0]
        for i in range(1, codes.count):
            best = max(best, self.worth[i])
        for i in range(codes.count):
            if self.worth[i] >= best - NEAR:
                out.add(codes.items[i], 1 + (self.worth[i] - best + NEAR) // 50)

    def pick(self, s: State, seat: i64, codes: Codes, rng: Rng) -> i64:
        """The most valuable answer, equals and near ones by lot."""
        t = cast(Table, s)
        k = stack_of(t, seat)
        if lining_up(k):
            return self.from_plan(t, k, seat, codes, rng)
        if codes.count == 1:
            return codes.items[0]
        self.weigh(t, seat, codes)
        self.fancy(k, codes, rng)
        best: i64 = 0
        most: i64 = 0
        for i in range(codes.count):
            worth = self.worth[i] + rng.below(NOISE)
            if i == 0 or worth > most:
                most = worth
                best = i
        return codes.items[best]

    def from_plan(self, t: Table, k: Stack, seat: i64, codes: Codes, rng: Rng) -> i64:
        """The next answer of a line-up that was made when its run began."""
        if k.phase() == c.FORMATION_ or not self.runs[seat]:
            self.runs[seat] = self.quick.plan(t, seat, rng)
        run = self.runs[seat]
        if run:
            answer = i64(run.pop(0))
            for i in range(codes.count):
                if codes.items[i] == answer:
                    return answer
        self.runs[seat] = []
        return codes.items[rng.below(codes.count)]


def stack_of(t: Table, seat: i64) -> Stack:
    """The stack that a seat is asked on."""
    return t.lanes[seat] if t.stack.phase() == c.LANES else t.stack


def lining_up(k: Stack) -> bool:
    """Is it a question of a line-up?"""
    return c.FORMATION_ <= k.phase() <= c.PLACE
