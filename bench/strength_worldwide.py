"""How strong the computer players of Worldwide Football are; `strength.py worldwide ...` starts it.

The Amateur and the Professional mode are measured apart, at two seats and, with `--seats 4`, pairs
against pairs: both seats of a side are the same player, and know no more of each other than people
would. The ceiling is a player who is told all of fate: every die and card to come, and what the
others hold. It searches as the top level does, at the true table, and is offered to nobody.
"""

from __future__ import annotations

import argparse
import sys
import time
from multiprocessing import get_context
from typing import Final

from strength_rows import measure, note, timed, words

from touchline.core.buffers import Codes, Odds
from touchline.core.build import engine
from touchline.core.choices import settle
from touchline.core.contract import Game, View
from touchline.core.faults import Fault
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.pending import Result
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.window import Window
from touchline.games.worldwide import GAME
from touchline.games.worldwide import codes as c
from touchline.games.worldwide.state import Table
from touchline.play import library
from touchline.play.ai.ismcts import Ismcts
from touchline.play.ai.judges import judge, policy
from touchline.play.ai.levels import effort_of, levels_of, make
from touchline.play.ai.player import Player
from touchline.play.arena.report import percent, spread
from touchline.play.sim.loop import play
from touchline.play.sim.luck import Luck, draw
from touchline.play.sim.tallies import Played, Summary

LEVELS: Final = levels_of("worldwide")
RULES: Final = ("amateur", "professional", "home")
FATED: Final = "told fate"


class Fated(Game[Table]):
    """The match as it will come: nothing is dealt anew, and fate does what it is going to do.

    Imagined matches are played one after another, and each begins with `redeal`.
    """

    def __init__(self, luck: Luck[Table]) -> None:
        self.name = GAME.name
        self.version = GAME.version
        self.tables = GAME.tables
        self.answers = GAME.answers
        self.parts = GAME.parts
        self.longest = GAME.longest
        self.choices = GAME.choices
        self.presets = GAME.presets
        self.luck_to_come = luck
        self.ahead: Luck[Table] = luck

    def redeal(self, s: Table, seat: int, rng: Rng) -> Table:
        """The true table; fate stands where it truly stands."""
        luck = self.luck_to_come
        self.ahead = Luck(GAME, luck.seed, luck.pair)
        self.ahead.thrown = dict(luck.thrown)
        u = s.clone()
        u.sealed.open_again(seat)
        return u

    def luck(self, s: Table, out: Odds) -> None:
        """The one outcome that will be."""
        GAME.luck(s, out)
        answer = self.ahead.answer(s, out)
        out.open(out.kind)
        out.add(answer, 1)

    def seen(self, s: Table, who: int, answer: int, seat: int) -> int:
        """Everything is seen."""
        return answer

    def due(self, s: Table) -> int:
        return GAME.due(s)

    def options(self, s: Table, seat: int, out: Codes) -> None:
        GAME.options(s, seat, out)

    def step(self, s: Table, who: int, answer: int, log: Log) -> None:
        GAME.step(s, who, answer, log)

    def result(self, s: Table) -> Result:
        return GAME.result(s)

    def view(self, s: Table, seat: int) -> View:
        return GAME.view(s, seat)

    def worth(self, s: Table, seat: int) -> int:
        return GAME.worth(s, seat)


class Told(Player[Table]):
    """A search like the top level's, by everybody's habits, of the match as fate will have it."""

    def __init__(self, luck: Luck[Table], seed: int, sims: int, moments: int) -> None:
        effort = effort_of(LEVELS[max(LEVELS)])
        effort.sims = sims
        effort.moments = moments
        effort.doubt = 0
        effort.drop = 0
        effort.mixed = False
        self.game = Fated(luck)
        self.mind: Ismcts[Table] = Ismcts(
            Rng(seed), effort, judge(GAME, "full"), policy(GAME), None, 0.0
        )

    def choose(self, pane: Window[Table]) -> list[int]:
        """The best answer, fate being known."""
        return self.mind.choose(Window(self.game, pane._state, pane.seat))[:1]


def options(rules: str) -> dict[str, int]:
    """The options of a preset as numbers."""
    return settle(GAME.choices, GAME.presets, {}, rules)


Task = tuple[str, str, str, int, int, int, int, int]


def pair(task: Task) -> list[Played]:
    """Two matches with the same luck, each side once each player's."""
    one, other, rules, seats, seed, number, sims, moments = task
    found = []
    for turn in range(2):
        luck: Luck[Table] = Luck(GAME, seed, number)
        players: list[Player[Table]] = []
        for seat in range(seats):
            name = one if seat % 2 == turn else other
            mind = draw("mind", seed, number, seat // 2 * 2 + (seat % 2 != turn)) >> 17
            told = name == FATED
            players.append(Told(luck, mind, sims, moments) if told else make(name, GAME, mind))
        s = GAME.new(Setup(seats, options(rules), library.numbers(GAME.name)))
        course = play(GAME, s, players, luck)
        end = GAME.result(s)
        goals = [int(s.get(side, c.GOALS)) for side in range(2)]
        asked = sum(1 for who, _ in course.entries if who != FATE)
        who = [turn, 1 - turn]
        found.append(Played(number, who, end.points[:2], end.reason, goals, asked, 1, 1))
    return found


def meet(one: str, other: str, a: argparse.Namespace) -> Summary:
    """Two players by name, `a.pairs` pairs."""
    start = time.monotonic()
    s = Summary((one, other), True)
    tasks: list[Task] = [
        (one, other, a.rules, a.seats, a.seed, n, a.sims, a.moments) for n in range(a.pairs)
    ]
    if a.jobs > 1:
        with get_context("spawn").Pool(a.jobs) as pool:
            for found in pool.imap(pair, tasks):
                for played in found:
                    s.add(played)
    else:
        for task in tasks:
            for played in pair(task):
                s.add(played)
    share = s.share(0)
    spent = time.monotonic() - start
    note(f"{one} against {other}: {percent(share.mean)}, {spread(share)} ({spent:.0f} s)")
    return s


def ceiling(a: argparse.Namespace) -> Summary:
    """The player told fate, against greedy."""
    return meet(FATED, "greedy", a)


def speed(a: argparse.Namespace) -> str:
    """Seconds that one core needs for an answer."""
    return timed(GAME, options(a.rules), LEVELS, a)


def main() -> int:
    """Worldwide Football's."""
    p = words("strength.py worldwide", "How strong they are.", RULES)
    p.add_argument("--seats", type=int, default=2, choices=(2, 4))
    p.add_argument("--sims", type=int, default=200, help="of the player told fate")
    p.add_argument("--moments", type=int, default=3, help="of the player told fate")
    a = p.parse_args()
    print(
        f"Engine: {engine()}; {a.rules}, {a.seats} seats, seed {a.seed}, {a.pairs} pairs a row.\n"
    )
    measure(a, LEVELS, meet, ceiling, speed)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Fault as e:
        sys.exit(f"strength: {e}")
