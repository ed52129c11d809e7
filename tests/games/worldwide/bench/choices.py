#!/usr/bin/env python3
"""What it is worth to choose among more answers of Worldwide Football, or with more matches.

  python3 bench/run.py choices amateur|professional [--pairs 12] [--share 200] [--seed 702]
      [WAY ...], a way as in sims=3000,give_up_gap=2000,near=120000,wide=10,far=300000

In matches against `greedy` a share of the strongest's questions is put to every way of choosing,
each twice. Where they disagree, the answers are played on in so many other imagined matches as no
way has seen, and what a way's answers score there beyond those of the first way is its gain: in
hundredths of a match, summed up over the questions of a match. It is what a way gains if everybody
follows the advice from there on.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from typing import Final

from tests.games.worldwide.bench.habits import Meeting
from touchline.core.buffers import Codes
from touchline.core.rng import Rng
from touchline.core.window import Window
from touchline.games.worldwide.mind.advice import Advice
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.state import Table
from touchline.play.ai.levels import effort_of, judge, make
from touchline.play.ai.player import Player
from touchline.play.ai.rollout import Rollout
from touchline.play.ai.runs import SEEDS, best_run, played

BEFORE: Final = "sims=1000,give_up_gap=3000,near=60000,wide=6,far=0"
WAYS: Final = (
    "sims=4000,give_up_gap=3000,near=60000,wide=6,far=0",
    "sims=4000,give_up_gap=2000,near=60000,wide=6,far=0",
    "sims=2000,give_up_gap=2500,near=60000,wide=6,far=300000",
    "sims=3000,give_up_gap=2000,near=120000,wide=10,far=300000",
)
TWICE: Final = 2


class Way:
    """A way of choosing: how many answers, compared how long; the seconds it took."""

    def __init__(self, text: str, rng: Rng) -> None:
        said = dict(part.split("=") for part in text.split(","))
        given = {key: int(number) for key, number in said.items()}
        self.text = text
        self.advice = Advice(True)
        self.advice.near = given["near"]
        self.advice.wide = given["wide"]
        self.advice.far = given["far"]
        effort = effort_of(ROOM.mind.levels[6])
        effort.sims = given["sims"]
        effort.give_up_gap = given["give_up_gap"]
        self.rollout: Rollout[Table] = Rollout(effort, rng, judge(ROOM, "full"), Advice(True))
        self.seconds = 0.0

    def chosen(self, pane: Window[Table], rng: Rng) -> list[int]:
        """Its answers to this question."""
        runs = self.advice.plans(pane.imagine(rng), pane.seat, rng)
        start = time.process_time()
        times = TWICE if len(runs) > 1 else 1
        found = [best_run(pane, runs, self.rollout, None, 0.0)[0] for _ in range(times)]
        self.seconds += (time.process_time() - start) / times
        return found


class Asked(Player[Table]):
    """The strongest, in a hurry; a share of its questions is put to all ways as well."""

    def __init__(self, ways: list[Way], a: argparse.Namespace, mind: int) -> None:
        self.hurried: Player[Table] = make("ismcts:sims=200", ROOM, mind)
        self.rng = Rng(mind ^ 12345)
        self.codes = Codes()
        self.ways = ways
        self.share: int = a.share
        self.sure: int = a.sure
        self.count = 0
        self.gains: list[list[float]] = []
        self.truth: Rollout[Table] = ways[0].rollout

    def choose(self, pane: Window[Table]) -> list[int]:
        """The answer of the player in a hurry."""
        codes = self.codes
        pane.ask(codes)
        if codes.count > 1 and codes.kind not in (c.PENALTY, c.SHOOT_OUT):
            self.count += 1
            if self.rng.below(1000) < self.share:
                self.gains.append(self.weighed(pane))
        return self.hurried.choose(pane)

    def weighed(self, pane: Window[Table]) -> list[float]:
        """Of every way its gain over the first, in hundredths of a match."""
        picks = [way.chosen(pane, self.rng) for way in self.ways]
        score = dict.fromkeys({code for pick in picks for code in pick}, 0.0)
        if len(score) > 1:
            for _ in range(self.sure):
                seed = self.rng.below(SEEDS)
                for code in score:
                    score[code] += played(pane, [code], self.truth, seed) / 20_000 / self.sure
        mean = [sum(score[code] for code in pick) / len(pick) for pick in picks]
        return [x - mean[0] for x in mean]


def main() -> None:
    """See the top."""
    p = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    p.add_argument("rules", choices=("amateur", "professional", "home"))
    p.add_argument("ways", nargs="*", default=WAYS)
    p.add_argument("--first", default=BEFORE, help="the way that others are compared with")
    p.add_argument("--pairs", type=int, default=12)
    p.add_argument("--share", type=int, default=200, help="questions asked, of a thousand")
    p.add_argument("--sure", type=int, default=6000, help="matches played on from each answer")
    p.add_argument("--seed", type=int, default=702)
    a = p.parse_intermixed_args()
    ways = [Way(text, Rng(a.seed + i)) for i, text in enumerate([a.first, *a.ways])]
    asked: list[Asked] = []

    class Met(Meeting):
        def player(self, who: str | list[int], mind: int) -> Player[Table]:
            if who != "asked":
                return super().player(who, mind)
            asked.append(Asked(ways, a, mind))
            return asked[-1]

    meeting = Met(a.rules, a.seed)
    for n in range(a.pairs):
        meeting.pair("asked", "greedy", n)
    rows = [gains for one in asked for gains in one.gains]
    per = sum(one.count for one in asked) / len(asked)
    print(f"{len(rows)} questions of {per:.1f} a match")
    for i, way in enumerate(ways):
        mean = sum(row[i] for row in rows) / len(rows)
        wide = sqrt(sum((row[i] - mean) ** 2 for row in rows) / max(1, len(rows) - 1) / len(rows))
        spent = 1000 * way.seconds / len(rows)
        print(
            f"{way.text}: {mean * per:+.2f} +- {1.96 * wide * per:.2f}, {spent:.0f} ms a question"
        )


if __name__ == "__main__":
    main()
