#!/usr/bin/env python3
"""Fit how sure the full judge of a game may be, to matches between two players of one strength.

  python3 bench/calibrate.py [--game NAME] [--matches N] [--seed 1] [--jobs N] [--write]

Of so many matches (2000) the tables are rated, by phase and where nothing is half done, and the
log-odds of what the judge says are multiplied by one slope a phase, so that it fits best what came
of them; every match weighs the same. As many fresh matches say how good the forecast is, and how
much of a result is luck. Which rules and levels are measured stands in the game's
tests/games/<game>/bench/calibrate.toml; --write notes it in its calibration.json. Exit status 1
where a bar is missed: a gap of at most .02, and slopes of fresh matches within .85 to 1.15.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from dataclasses import dataclass, field
from typing import Any, Final

import door

sys.path.append(door.entered(__name__))

import rooms

from touchline.core.tape import read
from touchline.play.croupier import Silent
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.sim.batch import run
from touchline.play.study.luck import lucky, throws
from touchline.play.study.values import (
    EDGE,
    WHOLE,
    Row,
    Values,
    digest,
    ended,
    file_of,
    tempered,
)
from touchline.play.tapes import match_from
from touchline.play.walk import walk
from touchline.rooms import ROOMS

NAME: Final = "calibrate"
GROUPS: Final = 10
BAR_GAP: Final = 0.020
BAR_SLOPE: Final = (0.85, 1.15)
LEAST: Final = 40  # matches that a phase needs for a slope of its own


@dataclass
class Sample:
    """One match: the phases and shares of its tables, what came of it, and its luck."""

    tables: list[tuple[int, float]]
    result: float
    luck: float = 0.0


@dataclass
class Found:
    """What was measured for one pair of levels."""

    slopes: list[int]
    gap: float
    brier: tuple[float, float]
    fresh: dict[int, float] = field(default_factory=dict)
    left: float = 0.0
    ratio: float = 0.0

    @property
    def fine(self) -> bool:
        """Were the bars met?"""
        return self.gap <= BAR_GAP and all(
            BAR_SLOPE[0] <= slope <= BAR_SLOPE[1] for slope in self.fresh.values()
        )


def matches_of(
    room: Room, preset: str, levels: tuple[int, int], count: int, seed: int, jobs: int
) -> list[Match[Any]]:
    """Finished matches of two levels that change sides."""
    specs = [f"level:{level}" for level in levels]
    found: list[Match[Any]] = []
    run(room, specs, count, seed, jobs, preset=preset, records=True,
        on_result=lambda played: found.append(
            match_from(room, read(played.tape), Silent(), eager=False)))  # fmt: skip
    return found


def sampled(room: Room, m: Match[Any]) -> Sample:
    """The tables of a match at which nothing is half done, as the judge rates them."""
    assert room.mind.study is not None
    assert m.ask.result is not None
    study, judge = room.mind.study(), room.mind.judges["full"]()
    tables = []
    for stride in walk(m):
        s = stride.state
        if room.game.due(s) and judge.settled(s):
            share = int(judge.rate(s, 0)) / WHOLE
            tables.append((study.phase(s), share))
    return Sample(tables, ended(m.ask.result.points))


def logit(share: float) -> float:
    """The log-odds of a share."""
    share = min(1 - EDGE, max(EDGE, share))
    return math.log(share / (1 - share))


def slope_of(rows: list[tuple[float, float, float]]) -> float:
    """The slope that fits best: rows are log-odds, outcome, weight. Newton's method."""
    slope = 1.0
    for _ in range(60):
        first = second = 0.0
        for x, y, weight in rows:
            p = 1 / (1 + math.exp(-max(-30.0, min(30.0, slope * x))))
            first += weight * (y - p) * x
            second += weight * p * (1 - p) * x * x
        if second < 1e-12:
            return 1.0
        step = first / second
        slope = min(8.0, max(0.0, slope + max(-1.0, min(1.0, step))))
        if abs(step) < 1e-6:
            break
    return slope


def fitted(samples: list[Sample], phases: int, over: list[int] | None = None) -> dict[int, float]:
    """A slope for each phase that enough matches reach; `over`: on top of these, in thousandths."""
    rows: dict[int, list[tuple[float, float, float]]] = {n: [] for n in range(phases)}
    seen = dict.fromkeys(range(phases), 0)
    for sample in samples:
        counts: dict[int, int] = {}
        for phase, _ in sample.tables:
            counts[phase] = counts.get(phase, 0) + 1
        for phase in counts:
            seen[phase] += 1
        for phase, share in sample.tables:
            shown = share if over is None else tempered(share, over[phase])
            rows[phase].append((logit(shown), sample.result, 1 / counts[phase]))
    return {n: slope_of(rows[n]) for n in range(phases) if seen[n] >= LEAST}


def judged(samples: list[Sample], slopes: list[int]) -> tuple[float, tuple[float, float]]:
    """The mean gap of ten equal groups of forecasts, and the Brier scores: its, and of one half."""
    rows: list[tuple[float, float, float]] = []
    for sample in samples:
        for phase, share in sample.tables:
            rows.append((tempered(share, slopes[phase]), sample.result, 1 / len(sample.tables)))
    rows.sort(key=lambda row: row[0])  # among equals matches stay mixed, won or lost
    total = sum(weight for *_, weight in rows)
    brier = sum(w * (p - y) ** 2 for p, y, w in rows) / total
    half = sum(w * (0.5 - y) ** 2 for _, y, w in rows) / total
    gap, at, group = 0.0, 0, 0.0
    for n in range(GROUPS):
        p = y = weight = 0.0
        while at < len(rows) and (group < total * (n + 1) / GROUPS or n == GROUPS - 1):
            a, b, w = rows[at]
            p, y, weight, group, at = p + a * w, y + b * w, weight + w, group + w, at + 1
        if weight:
            gap += abs(p - y) / total
    return gap, (brier, half)


def measured(
    room: Room, preset: str, pair: str, given: dict[str, Any], asked: argparse.Namespace
) -> Found:
    """Fit one pair of levels, and forecast fresh matches."""
    assert room.mind.study is not None
    levels, count = given["levels"][pair], asked.matches or given.get("matches", 2000)
    phases = room.mind.study().phases
    old = [
        sampled(room, m) for m in matches_of(room, preset, levels, count, asked.seed, asked.jobs)
    ]
    near = fitted(old, phases) or {0: 1.0}
    # a phase that few matches reach is taken to be as the nearest that many do
    slopes = [
        round(1000 * near[min(near, key=lambda known: (abs(known - n), known))])
        for n in range(phases)
    ]
    new = matches_of(room, preset, levels, count, asked.seed + count, asked.jobs)
    samples = [sampled(room, m) for m in new]
    gap, brier = judged(samples, slopes)
    found = Found(slopes, gap, brier, fitted(samples, phases, slopes))
    row = Row(tuple(slopes), gap, brier, 0.0, 0.0, count, asked.seed)
    results, rest = [], []
    for m in new[: given.get("ledgers", 400)]:
        values = Values.by(room, room.mind.study(), row)
        assert m.ask.result is not None
        results.append(ended(m.ask.result.points))
        rest.append(results[-1] - lucky([*throws(m, values)]))
    found.left = statistics.stdev(rest)
    found.ratio = statistics.variance(results) / statistics.variance(rest)
    return found


def main() -> int:
    """Measure, print, and note it if asked to; the exit status."""
    p = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    known = rooms.having(f"{NAME}.toml")
    p.add_argument("--game", choices=known, action="append")
    p.add_argument("--matches", type=int, default=0)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--jobs", type=int, default=1)
    p.add_argument("--write", action="store_true")
    asked, fine = p.parse_args(), True
    for name in asked.game or known:
        room, given = ROOMS[name], rooms.table(name, NAME)
        home = rooms.ROOT / "src" / "touchline" / "games" / name
        told: dict[str, Any] = {"version": room.game.version, "mind": digest(home), "rows": {}}
        for key, rules in given["rules"].items():
            for pair in given["levels"]:
                found = measured(room, rules, pair, given, asked)
                fine = fine and found.fine
                fresh = " ".join(f"{slope:.2f}" for slope in found.fresh.values())
                print(f"{name} {key} {pair}: slopes {found.slopes}, fresh {fresh}; gap"
                      f" {found.gap:.3f}; Brier {found.brier[0]:.3f} of {found.brier[1]:.3f};"
                      f" luck explains {1 - 1 / found.ratio:.0%}, left {found.left:.2f}"
                      f" {'' if found.fine else 'A BAR IS MISSED'}", flush=True)  # fmt: skip
                told["rows"].setdefault(key, {})[pair] = {
                    "slopes": found.slopes,
                    "gap": round(found.gap, 4),
                    "brier": [round(n, 4) for n in found.brier],
                    "left": round(found.left, 3),
                    "ratio": round(found.ratio, 2),
                    "matches": asked.matches or given.get("matches", 2000),
                    "seed": asked.seed,
                }
        if asked.write:
            text = json.dumps(told, indent=1) + "\n"
            (home / file_of(room).name).write_text(text, encoding="utf-8")
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
