"""How strong the computer managers of Eleven are in seasons alone, against the thresholds of
EL-395; `bench/strength.py --game eleven alone` asks.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

from strength_seats import Task, give, played, share, spread_out

from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.week import scoring
from touchline.play.arena.report import table

RENOWNED: Final = {"division3": 55, "division2": 50, "division1": 45}  # EL-395
HEAD: Final = ("alone", "division", "seasons", "points", "league points", "Renowned or better")


def season(task: Task) -> tuple[float, float]:
    """Victory points of a season alone, and its league points."""
    s = played(task, list(task.names))
    assert isinstance(s, Table)
    return float(scoring.total(s, 0)), float(s.league[0])


def told(
    one: str, divisions: dict[str, dict[str, int]], seasons: int, asked: argparse.Namespace
) -> str:
    """A table: so many seasons of this player alone in each division."""
    rows = []
    for name, options in divisions.items():
        tasks = [Task(ROOM.home, options, 1, (one,), asked.seed, n) for n in range(seasons)]
        found = spread_out(season, tasks, asked.jobs)
        mean, half = give([points for points, _ in found])
        league, _ = give([points for _, points in found])
        reached = share([float(points >= RENOWNED[name]) for points, _ in found], 0)
        rows.append(
            [one, name, str(seasons), f"{mean:.1f} +- {half:.1f}", f"{league:.1f}", reached]
        )
        print(f"{one} alone in {name}: {rows[-1][3]}, {reached}", file=sys.stderr, flush=True)
    return table(HEAD, rows)
