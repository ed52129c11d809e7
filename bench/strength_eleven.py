"""How strong the computer managers of Eleven are; `strength.py eleven ...` starts it.

One manager plays against three of another kind, in a season of four. Each season is played four
times with the same luck, the one taking every seat once; a shared title counts in parts. A player
no better than the others wins a quarter. The interval is that of the means of such fours.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterable
from math import sqrt
from multiprocessing import get_context
from typing import Final

from strength_rows import Timed, note

from touchline.core.build import engine
from touchline.core.choices import settle
from touchline.core.faults import Fault
from touchline.core.setup import Setup
from touchline.games.eleven import GAME, scoring
from touchline.games.eleven.state import Table
from touchline.play import library
from touchline.play.ai.levels import levels_of, make
from touchline.play.ai.player import Player
from touchline.play.arena.report import table
from touchline.play.sim.loop import play
from touchline.play.sim.luck import Luck, draw

LEVELS: Final = levels_of("eleven")
TOP: Final = f"level:{max(LEVELS)}"
PRESETS: Final = ("division3", "division2", "division1")
RENOWNED: Final = {"division3": 55, "division2": 50, "division1": 45}  # EL-395

Task = tuple[str, str, str, int, int]
Work = Callable[[Task], tuple[float, float]]


def begun(preset: str, seats: int) -> Table:
    """A season before its first answer."""
    numbers = library.numbers(GAME.name)
    return GAME.new(Setup(seats, settle(GAME.choices, GAME.presets, {}, preset), numbers))


def four(task: Task) -> tuple[float, float]:
    """The share of titles of the one in a season played from every seat, and his points beyond
    the mean of the three."""
    one, other, preset, seed, number = task
    won = ahead = 0.0
    for place in range(4):
        s = begun(preset, 4)
        players: list[Player[Table]] = []
        for seat in range(4):
            name = one if seat == place else other
            players.append(make(name, GAME, draw("mind", seed, number, seat) >> 17))
        play(GAME, s, players, Luck(GAME, seed, number))
        if s.winner >> place & 1:
            won += 1 / int(s.winner).bit_count()
        points = [int(scoring.total(s, seat)) for seat in range(4)]
        ahead += points[place] - (sum(points) - points[place]) / 3
    return won / 4, ahead / 4


def season_alone(task: Task) -> tuple[float, float]:
    """Victory points of a season alone, and its league points."""
    one, _, preset, seed, number = task
    s = begun(preset, 1)
    mind = make(one, GAME, draw("mind", seed, number, 0) >> 17)
    play(GAME, s, [mind], Luck(GAME, seed, number))
    return float(scoring.total(s, 0)), float(s.league[0])


def found(work: Work, tasks: Iterable[Task], jobs: int) -> list[tuple[float, float]]:
    """What came of all tasks, in their order."""
    if jobs < 2:
        return [work(task) for task in tasks]
    with get_context("spawn").Pool(jobs) as pool:
        return list(pool.imap(work, tasks))


def give(values: list[float]) -> tuple[float, float]:
    """The mean, and half its 95 % interval."""
    n = len(values)
    mean = sum(values) / n
    if n < 2:
        return mean, 0.0
    return mean, 1.96 * sqrt(sum((x - mean) ** 2 for x in values) / (n - 1) / n)


def meet(one: str, other: str, a: argparse.Namespace) -> list[str]:
    """A row: one manager against three of the other kind."""
    start = time.monotonic()
    tasks = [(one, other, a.preset, a.seed, n) for n in range(a.seasons // 4)]
    rows = found(four, tasks, a.jobs)
    mean, half = give([won for won, _ in rows])
    points, _ = give([ahead for _, ahead in rows])
    share = f"{100 * mean:.1f} % ({100 * (mean - half):.1f} to {100 * (mean + half):.1f})"
    note(f"{one} against three {other}: {share} ({time.monotonic() - start:.0f} s)")
    return [one, f"three {other}", str(4 * len(rows)), share, f"{points:+.1f}"]


def alone(one: str, preset: str, a: argparse.Namespace) -> list[str]:
    """A row: seasons alone in a division, against the threshold of EL-395."""
    rows = found(season_alone, [(one, "", preset, a.seed, n) for n in range(a.seasons)], a.jobs)
    mean, half = give([points for points, _ in rows])
    reached, around = give([float(points >= RENOWNED[preset]) for points, _ in rows])
    league, _ = give([league for _, league in rows])
    share = (
        f"{100 * reached:.0f} % ({100 * (reached - around):.0f} to {100 * (reached + around):.0f})"
    )
    note(f"{one} alone in {preset}: {mean:.1f} points, {share} reach {RENOWNED[preset]}")
    return [one, preset, str(len(rows)), f"{mean:.1f} +- {half:.1f}", f"{league:.1f}", share]


def speed(a: argparse.Namespace) -> list[list[str]]:
    """Rows: seconds that one core needs for an answer, in seasons of four of each level."""
    rows = []
    for n in LEVELS:
        times: list[float] = []
        for number in range(2):
            minds = [make(f"level:{n}", GAME, number * 4 + seat) for seat in range(4)]
            players: list[Player[Table]] = [Timed(mind, times) for mind in minds]
            play(GAME, begun(a.preset, 4), players, Luck(GAME, a.seed, number))
        mean = sum(times) / len(times)
        rows.append([f"level:{n}", f"{1000 * mean:.2f} ms", f"{1000 * max(times):.0f} ms"])
    return rows


def main() -> int:
    """Eleven's."""
    p = argparse.ArgumentParser(prog="strength.py eleven", description="How strong they are.")
    p.add_argument("what", choices=("ladder", "greedy", "alone", "meet", "speed", "all"))
    p.add_argument("names", nargs="*", help="for meet: the one, and the kind of the other three")
    p.add_argument("--seasons", type=int, default=400)
    p.add_argument("--preset", default="division3", choices=PRESETS)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--jobs", type=int, default=2)
    p.add_argument("--rows", default="", help="for ladder: only these levels, such as 4,5")
    a = p.parse_args()
    sys.stdout.write(f"Eleven, {a.preset}, seed {a.seed}, {engine()} engine\n\n")
    rows: list[list[str]] = []
    if a.what == "meet":
        if len(a.names) != 2:
            raise Fault("meet needs two players")
        rows.append(meet(a.names[0], a.names[1], a))
    if a.what in ("ladder", "all"):
        wanted = [int(n) for n in a.rows.split(",") if n] or list(LEVELS)[1:]
        rows += [meet(f"level:{n}", f"level:{n - 1}", a) for n in wanted]
    if a.what in ("greedy", "all"):
        rows.append(meet(TOP, "greedy", a))
    if rows:
        heads = ("one", "against", "seasons", "titles", "points ahead")
        sys.stdout.write(table(heads, rows) + "\n")
    if a.what in ("alone", "all"):
        heads6 = ("alone", "division", "seasons", "points", "league points", "Renowned or better")
        sys.stdout.write(table(heads6, [alone(TOP, preset, a) for preset in PRESETS]) + "\n")
    if a.what in ("speed", "all"):
        sys.stdout.write(table(("player", "mean", "longest"), speed(a)) + "\n")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Fault as e:
        sys.exit(f"strength: {e}")
