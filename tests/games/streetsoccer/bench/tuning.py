"""StreetSoccer: every table before a roll is a row, the values of the named terms. What is
explained is who scores the next goal, +1 for the side about to roll and -1 for the other, 0 if
nobody does within the window; rows whose roll brings a goal at once are left out, for the judge
counts those exactly. The judge plays with itself.
"""

from __future__ import annotations

import argparse
from typing import Final

from fitting import Sums
from fitting import Tuning as Tuned

from touchline.core.buffers import Codes
from touchline.core.ids import FATE
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.window import Window
from touchline.games.streetsoccer.mind.judge import Full
from touchline.games.streetsoccer.mind.weights import NAMES, SLOTS, TERMS
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.state import Table
from touchline.play.ai.expectimax import Expectimax, Plan
from touchline.play.ai.player import Guesser, Player
from touchline.play.room import Room

RULES: Final = ("match",)
#: one answer in twelve by lot, so that rarer tables are met too
DEFAULTS: Final = {"matches": 4_000, "rounds": 1, "wild": 83}
SIZE: Final = TERMS * SLOTS
ENDLESS: Final = 1 << 40


def words(p: argparse.ArgumentParser) -> None:
    """What more can be asked."""
    p.add_argument("--window", type=int, default=14, help="half minutes looked ahead")
    p.add_argument("--second", type=int, default=0, help="width of the second ply; 0 for one ply")


def half_of(s: Table) -> int:
    """Half minutes since the start."""
    return int((s.minute - 1) * 2 + s.half)


class Tuning(Tuned[Table]):
    """See the top."""

    def __init__(self, room: Room, asked: argparse.Namespace) -> None:
        super().__init__(room, asked)
        self.sums = Sums(SIZE)
        self.restarts: list[float] = []
        self.seen: list[tuple[int, int, list[float]]] = []  # half, side, terms
        self.goals: list[tuple[int, int]] = []  # half, side
        self.scored = 0
        self.asked_last = 0, 0

    def look(self, s: Table, due: int) -> None:
        """Note a goal of the answer before, and the terms of a table before a roll."""
        goals = int(s.score0 + s.score1)
        if goals > self.scored:
            self.scored = goals
            self.goals.append(self.asked_last)
        if due == FATE and s.phase == c.ROLL and s.restart < 0:
            self.seen.append((half_of(s), int(s.side), self.terms(s, int(s.side))))
        if due == FATE and s.phase == c.AGAIN:
            self.seen.append((half_of(s), int(s.side), []))

    def answers(self, s: Table, seat: int, codes: Codes, rng: Rng) -> list[int]:
        """What the judge thinks best; now and then anything."""
        self.asked_last = half_of(s), seat
        wild = rng.below(1000) < self.asked.wild
        return (self.lot if wild else self.mind).choose(Window(self.game, s, seat))[:1]

    def match(self, seed: int) -> None:
        """Play one match and add its tables."""
        rng = Rng(seed)
        plan = Plan(self.asked.second, 0, 0, ENDLESS)
        self.mind: Player[Table] = Expectimax(rng, Full(), plan)
        self.lot: Player[Table] = Guesser(rng)
        self.seen, self.goals = [], []
        self.scored, self.asked_last = 0, (0, 0)
        s: Table = self.game.new(Setup())
        self.play(s, rng)
        end, window = half_of(s), self.asked.window
        for half, side, xs in self.seen:
            nxt = next(((h, who) for h, who in self.goals if h >= half), (half + window + 1, -1))
            if nxt[0] == half or (nxt[1] < 0 and half + window > end):
                continue
            y = 0.0
            if nxt[0] <= half + window:
                y = 1.0 if nxt[1] == side else -1.0
            if xs:
                self.sums.add(xs, y)
            else:
                self.restarts.append(y)

    def round(self, rng: Rng) -> None:
        """So many matches, each by a seed of its own."""
        for n in range(self.asked.matches):
            self.match(self.asked.seed * 1_000_003 + n)

    def told(self) -> str:
        """The rows of `weights.py`."""
        sums, restarts = self.sums, self.restarts
        lines = [
            f"# {sums.rows} tables, mean {sums.total / sums.rows:.4f}",
            f"# RESTART {1000 * sum(restarts) / max(1, len(restarts)):.0f},"
            f" {len(restarts)} of them",
        ]
        found = sums.solve(60.0, [0.0] * SIZE)
        for i in range(TERMS):
            row = [round(1000 * x) for x in found[i * SLOTS : (i + 1) * SLOTS]]
            while len(row) > 1 and row[-1] == 0:
                row.pop()
            lines.append(f"    ({', '.join(map(str, row))},),  # {NAMES[i]}".replace(",,", ","))
        return "\n".join(lines)
