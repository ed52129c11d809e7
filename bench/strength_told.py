"""The ceiling of strength: a player who is told all of fate, and is offered to nobody.

Every die to come, every card to be drawn, and what the others hold: it searches as the top level
does, at the true table and with the true luck. A game in which nothing is hidden says in its
`tests/games/<game>/bench/ceiling.py` who is told what.
"""

from __future__ import annotations

import argparse
from typing import Final

import rooms
from strength_seats import Task, scores, spread_out

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game, View
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.pending import Result
from touchline.core.phased import Phased
from touchline.core.rng import Rng
from touchline.core.sealed import Sealed
from touchline.core.window import Window
from touchline.play.ai.ismcts import Ismcts
from touchline.play.ai.levels import effort_of, judge, make, policy
from touchline.play.ai.player import Player
from touchline.play.room import Room, at
from touchline.play.sim.batch import fresh
from touchline.play.sim.loop import play
from touchline.play.sim.luck import Luck, draw
from touchline.play.sim.tallies import Played, Summary

OWN: Final = "ceiling"


class Sealable(Phased):
    """A table with secret answers, as all games have it in which a search may be told of fate."""

    sealed: Sealed


class Fated(Game[Sealable]):
    """The match as it will come: nothing is dealt anew, and fate does what it is going to do.

    Imagined matches are played one after another, and each begins with `redeal`.
    """

    def __init__(self, game: Game[Sealable], luck: Luck[Sealable]) -> None:
        self.name = game.name
        self.version = game.version
        self.tables = game.tables
        self.answers = game.answers
        self.parts = game.parts
        self.longest = game.longest
        self.choices = game.choices
        self.presets = game.presets
        self.true = game
        self.luck_to_come = luck
        self.ahead = luck

    def redeal(self, s: Sealable, seat: int, rng: Rng) -> Sealable:
        """The true table; fate stands where it truly stands."""
        luck = self.luck_to_come
        self.ahead = Luck(self.true, luck.seed, luck.pair)
        self.ahead.thrown = dict(luck.thrown)
        u = s.clone()
        u.sealed.open_again(seat)
        return u

    def luck(self, s: Sealable, out: Odds) -> None:
        """The one outcome that will be."""
        self.true.luck(s, out)
        answer = self.ahead.answer(s, out)
        out.open(out.kind)
        out.add(answer, 1)

    def seen(self, s: Sealable, who: int, answer: int, seat: int) -> int:
        """Everything is seen."""
        return answer

    def due(self, s: Sealable) -> int:
        return self.true.due(s)

    def options(self, s: Sealable, seat: int, out: Codes) -> None:
        self.true.options(s, seat, out)

    def step(self, s: Sealable, who: int, answer: int, log: Log) -> None:
        self.true.step(s, who, answer, log)

    def result(self, s: Sealable) -> Result:
        return self.true.result(s)

    def view(self, s: Sealable, seat: int) -> View:
        return self.true.view(s, seat)


class Told(Player[Sealable]):
    """A search like the top level's, by everybody's habits, of the match as fate will have it."""

    def __init__(
        self, room: Room, luck: Luck[Sealable], seed: int, asked: argparse.Namespace
    ) -> None:
        effort = effort_of(room.mind.levels[max(room.mind.levels)])
        effort.sims = asked.sims
        effort.moments = asked.moments
        effort.redeal_own = 0
        effort.give_up_gap = 0
        effort.mixed = False
        self.game = Fated(room.game, luck)
        self.mind: Ismcts[Sealable] = Ismcts(
            Rng(seed), effort, judge(room, "full"), policy(room), None, 0.0
        )

    def choose(self, pane: Window[Sealable]) -> list[int]:
        """The best answer, fate being known."""
        return self.mind.choose(Window(self.game, pane._state, pane.seat))[:1]


def player(
    room: Room, luck: Luck[Sealable], seed: int, asked: argparse.Namespace
) -> Player[Sealable]:
    """Who is told, in this game."""
    if room.name in rooms.having(f"{OWN}.py"):
        found: Player[Sealable] = rooms.module(room.name, OWN).Told(luck, asked)
        return found
    return Told(room, luck, seed, asked)


class Pair:
    """Two matches with the same luck, each side once each player's, in any process."""

    def __init__(self, asked: argparse.Namespace) -> None:
        self.asked = asked

    def __call__(self, task: Task) -> list[Played]:
        """Play them."""
        room, found = at(task.home), []
        game = room.game
        for turn in range(2):
            luck: Luck[Sealable] = Luck(game, task.seed, task.number)
            players: list[Player[Sealable]] = []
            for seat in range(task.seats):
                other = seat % 2 != turn
                mind = draw("mind", task.seed, task.number, seat // 2 * 2 + other) >> 17
                is_told = player(room, luck, mind, self.asked) if not other else None
                players.append(is_told or make("greedy", room, mind))
            s = fresh(room, task.options, seats=task.seats)
            course = play(game, s, players, luck)
            end = game.result(s)
            asked = sum(1 for who, _ in course.entries if who != FATE)
            who = [turn, 1 - turn]
            goals = scores(room, s)[:2]
            found.append(Played(task.number, who, end.points[:2], end.reason, goals, asked, 1, 1))
        return found


def met(
    room: Room, options: dict[str, int], seats: int, pairs: int, asked: argparse.Namespace
) -> Summary:
    """So many pairs of the one who is told, and greedy."""
    s = Summary(("told fate", "greedy"), True)
    tasks = [Task(room.home, options, seats, (), asked.seed, n) for n in range(pairs)]
    for two in spread_out(Pair(asked), tasks, asked.jobs):
        for one in two:
            s.add(one)
    return s
