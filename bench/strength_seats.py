"""How strong players are where each seat plays for itself: one against a table full of others.

Each match is played once for every seat with the same luck, the one taking each in turn; a win that
several share counts in parts. A player no better than three others wins a quarter. The interval is
that of the means of such rounds.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from math import sqrt
from multiprocessing import get_context
from typing import Final, TypeVar

from touchline.core.contract import State
from touchline.core.window import Window
from touchline.play.ai.levels import make
from touchline.play.ai.player import Player
from touchline.play.arena.report import UNITS
from touchline.play.room import Room, at
from touchline.play.shown import score
from touchline.play.sim.batch import fresh
from touchline.play.sim.loop import play
from touchline.play.sim.luck import Luck, draw

S = TypeVar("S", bound=State)
T = TypeVar("T")
HEAD: Final = ("one", "against", "matches", "won", "ahead")


class Timed(Player[S]):
    """Measures the processor time of another player's answers."""

    def __init__(self, mind: Player[S], times: list[float]) -> None:
        self.mind = mind
        self.times = times

    def choose(self, pane: Window[S]) -> list[int]:
        """The other's answer."""
        start = time.process_time()
        answer = self.mind.choose(pane)
        self.times.append(time.process_time() - start)
        return answer


@dataclass(frozen=True)
class Task:
    """One match or round to be played: the game's home, its options and seats, the players by
    name, the seed and the number of the round.
    """

    home: str
    options: dict[str, int]
    seats: int
    names: tuple[str, ...]
    seed: int
    number: int


def played(task: Task, names: list[str]) -> State:
    """The table at the end of a match of these players, one a seat."""
    room = at(task.home)
    s: State = fresh(room, task.options, seats=task.seats)
    players = [
        make(name, room, draw("mind", task.seed, task.number, seat) >> 17)
        for seat, name in enumerate(names)
    ]
    play(room.game, s, players, Luck(room.game, task.seed, task.number))
    return s


def scores(room: Room, s: State) -> list[int]:
    """Goals or points by seat, as everybody is shown them at the end."""
    return score(room.words.view(room.game.view(s, int(s.seats))))


def circle(task: Task) -> tuple[float, float]:
    """The share of the wins of the one who plays from every seat in turn, and how far its score
    is beyond the mean of the others.
    """
    room = at(task.home)
    one, other = task.names
    won = ahead = 0.0
    for place in range(task.seats):
        s = played(task, [one if seat == place else other for seat in range(task.seats)])
        points = room.game.result(s).points
        won += points[place] / sum(points)
        found = scores(room, s)
        ahead += found[place] - (sum(found) - found[place]) / (task.seats - 1)
    return won / task.seats, ahead / task.seats


def spread_out(work: Callable[[Task], T], tasks: Iterable[Task], jobs: int) -> list[T]:
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


def share(values: list[float], places: int) -> str:
    """The mean of shares with its interval, per cent."""
    mean, half = (100 * x for x in give(values))
    return f"{mean:.{places}f} % ({mean - half:.{places}f} to {mean + half:.{places}f})"


def meet(
    room: Room,
    options: dict[str, int],
    seats: int,
    names: tuple[str, str],
    rounds: int,
    asked: argparse.Namespace,
) -> list[str]:
    """A row: one player against a table full of another."""
    tasks = [Task(room.home, options, seats, names, asked.seed, n) for n in range(rounds)]
    rows = spread_out(circle, tasks, asked.jobs)
    ahead, _ = give([points for _, points in rows])
    unit = UNITS[room.words.scores]
    won = share([part for part, _ in rows], 1)
    against = f"{seats - 1} of {names[1]}"
    return [names[0], against, str(seats * rounds), won, f"{ahead:+.1f} {unit}"]
