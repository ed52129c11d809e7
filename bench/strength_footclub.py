"""How strong FootClub's computer players are; `strength.py footclub ...` starts this.

Poussin, the full game and ties are measured apart. The ceiling is a player who is told all of fate:
every die to come, every card to be drawn, and what the rival holds. It searches as the top level
does, at the true table and with the true luck, and is offered to nobody.
"""

from __future__ import annotations

import argparse
import sys
from typing import Final

import strength_rows
from strength_rows import measure, note, timed, words

from touchline.core.buffers import Codes, Odds
from touchline.core.build import engine
from touchline.core.choices import settle
from touchline.core.contract import Game, View
from touchline.core.faults import Fault
from touchline.core.log import Log
from touchline.core.pending import Result
from touchline.core.rng import Rng
from touchline.core.window import Window
from touchline.games.footclub import GAME
from touchline.games.footclub.state import Table
from touchline.play.ai.ismcts import Ismcts
from touchline.play.ai.judges import judge, policy
from touchline.play.ai.levels import effort_of, levels_of, make
from touchline.play.ai.player import Player
from touchline.play.arena.report import percent, spread
from touchline.play.sim.loop import fresh, play
from touchline.play.sim.luck import Luck, draw
from touchline.play.sim.tallies import Played, Summary

LEVELS: Final = levels_of("footclub")
TOP: Final = f"level:{max(LEVELS)}"


class Fated(Game[Table]):
    """FootClub as it will come: nothing is dealt anew, and fate does what it is going to do.

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
        self.store: dict[tuple[int, int], int] = {}

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
    """The top level, searching the match as fate will have it."""

    def __init__(self, luck: Luck[Table], seed: int, sims: int, moments: int) -> None:
        effort = effort_of(LEVELS[max(LEVELS)])
        effort.sims = sims
        effort.moments = moments
        effort.doubt = 0
        effort.mixed = False
        self.game = Fated(luck)
        self.mind: Ismcts[Table] = Ismcts(
            Rng(seed), effort, judge(GAME, "full"), policy(GAME), None, 0.0
        )

    def choose(self, pane: Window[Table]) -> list[int]:
        """The best answer, fate being known."""
        return self.mind.choose(Window(self.game, pane._state, pane.seat))[:1]


def meet(one: str, other: str, a: argparse.Namespace) -> Summary:
    """Two players by name, `a.pairs` pairs."""
    return strength_rows.meet(one, other, a, GAME.name, "" if a.rules == "match" else a.rules)


def options(rules: str) -> dict[str, int]:
    """The options of a preset as numbers."""
    return settle(GAME.choices, GAME.presets, {}, "" if rules == "match" else rules)


def ceiling(a: argparse.Namespace) -> Summary:
    """The player told fate, against greedy."""
    s = Summary(("told fate", "greedy"), True)
    for n in range(a.pairs):
        for turn in range(2):
            luck: Luck[Table] = Luck(GAME, a.seed, n)
            who = [turn, 1 - turn]
            told: Player[Table] = Told(luck, draw("mind", a.seed, n, 0) >> 17, a.sims, a.moments)
            plain: Player[Table] = make("greedy", GAME, draw("mind", a.seed, n, 1) >> 17)
            made = [told, plain]
            t = fresh(GAME, options(a.rules))
            course = play(GAME, t, [made[i] for i in who], luck)
            end = GAME.result(t)
            goals = [int(t.get(seat, 0)) for seat in range(2)]
            s.add(Played(n, who, end.points, end.reason, goals, len(course.entries), 1, 1))
    share = s.share(0)
    note(f"told fate against greedy: {percent(share.mean)}, {spread(share)}")
    return s


def speed(a: argparse.Namespace) -> str:
    """Seconds that one core needs for an answer."""
    return timed(GAME, options(a.rules), LEVELS, a)


def main() -> int:
    """FootClub's."""
    p = words("strength.py footclub", "How strong they are.", ("poussin", "match", "tie"))
    p.add_argument("--sims", type=int, default=200, help="of the player told fate")
    p.add_argument("--moments", type=int, default=3, help="of the player told fate")
    a = p.parse_args()
    print(f"Engine: {engine()}; {a.rules}, seed {a.seed}, {a.pairs} pairs a row.\n")
    measure(a, LEVELS, meet, ceiling, speed)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Fault as e:
        sys.exit(f"strength: {e}")
