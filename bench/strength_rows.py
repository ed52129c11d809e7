"""The measuring behind `strength.py`, which sets up the environment and starts this."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import TypeVar

from touchline.core.buffers import Codes, Odds
from touchline.core.build import engine
from touchline.core.contract import Game, State
from touchline.core.faults import Fault
from touchline.core.ids import FATE, OVER
from touchline.core.judge import Judge
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.window import Window
from touchline.games.streetsoccer import GAME
from touchline.games.streetsoccer.state import Table
from touchline.games.streetsoccer.worth import Full
from touchline.play.ai.greedy import rated
from touchline.play.ai.levels import OPEN as LEVELS
from touchline.play.ai.levels import make
from touchline.play.ai.player import Player
from touchline.play.arena.pairing import ladder
from touchline.play.arena.rating import Meeting, ratings
from touchline.play.arena.report import meetings, percent, ranking, spread, table
from touchline.play.sim.batch import run
from touchline.play.sim.loop import fresh, play
from touchline.play.sim.luck import Luck, draw
from touchline.play.sim.tallies import Played, Summary

S = TypeVar("S", bound=State)
TOP = f"level:{max(LEVELS)}"


class Told(Player[S]):
    """A player who is told every die of the match in advance: a ceiling, never offered to anybody.

    It looks at all its answers, follows the best `width` of them through the dice that will fall to
    the rival's best answer, and from there to its own next one.
    """

    def __init__(self, luck: Luck[S], judge: Judge, width: int, replies: int) -> None:
        self.luck = luck
        self.judge = judge
        self.width = width
        self.replies = replies
        self.silent = Log(False)

    def choose(self, pane: Window[S]) -> list[int]:
        """The best answer, the dice being known."""
        game, seat = pane.game, int(pane.seat)
        best, found = -1, 0
        s = pane.imagine(Rng(1))
        for code, t, luck in self.after(game, s, self.luck, seat, seat, self.width):
            rate = self.value(game, t, luck, seat, 2)
            if rate > best:
                best, found = rate, code
        return [found]

    def after(
        self, game: Game[S], s: S, luck: Luck[S], mover: int, me: int, width: int
    ) -> Iterator[tuple[int, S, Luck[S]]]:
        """The best `width` answers at first sight, with the dice thrown that follow."""
        codes = Codes()
        game.options(s, mover, codes)
        sign = 1 if mover == me else -1
        rows: list[tuple[int, int, S, Luck[S]]] = []
        for code in codes.listed():
            t = s.clone()
            game.step(t, mover, code, self.silent)
            rate = rated(game, self.judge, t, me)
            rows.append((sign * rate, code, t, luck))
        rows.sort(key=lambda row: -row[0])
        for _, code, t, _ in rows[:width]:
            yield code, t, self.throw(game, t, luck)

    def throw(self, game: Game[S], t: S, luck: Luck[S]) -> Luck[S]:
        """Let the dice fall on `t` as they will; the luck that is left."""
        ahead = Luck(game, luck.seed, luck.pair)
        ahead.thrown = dict(luck.thrown)
        odds = Odds()
        while game.due(t) == FATE:
            game.luck(t, odds)
            game.step(t, FATE, ahead.answer(t, odds), self.silent)
        return ahead

    def value(self, game: Game[S], t: S, luck: Luck[S], me: int, plies: int) -> int:
        """The rate for `me`, `plies` more answers ahead, the dice before each being known."""
        due = game.due(t)
        if due == OVER or plies == 0:
            return int(rated(game, self.judge, t, me))
        mover = int(due).bit_length() - 1
        if plies == 1:
            codes = Codes()
            game.options(t, mover, codes)
            rates = []
            for code in codes.listed():
                u = t.clone()
                game.step(u, mover, code, self.silent)
                rates.append(int(rated(game, self.judge, u, me)))
            return max(rates) if mover == me else min(rates)
        rates = [
            self.value(game, u, left, me, plies - 1)
            for _, u, left in self.after(game, t, luck, mover, me, self.replies)
        ]
        return max(rates) if mover == me else min(rates)


def note(text: str) -> None:
    """Tell whoever waits."""
    print(text, file=sys.stderr, flush=True)


def meet(
    one: str, other: str, a: argparse.Namespace, game: str = GAME.name, preset: str = ""
) -> Summary:
    """Two players by name, `a.pairs` pairs."""
    start = time.monotonic()
    s = run(game, (one, other), a.pairs, a.seed, a.jobs, True, preset=preset)
    share = s.share(0)
    spent = time.monotonic() - start
    note(f"{one} against {other}: {percent(share.mean)}, {spread(share)} ({spent:.0f} s)")
    return s


def ceiling(a: argparse.Namespace) -> Summary:
    """The player told the dice, against greedy."""
    s = Summary(("told the dice", "greedy"), True)
    for n in range(a.pairs):
        for turn in range(2):
            luck = Luck(GAME, a.seed, n)
            who = [turn, 1 - turn]
            made: list[Player[Table]] = [
                Told(luck, Full(), a.width, 4),
                make("greedy", GAME, draw("mind", a.seed, n, 1) >> 17),
            ]
            t = fresh(GAME, {})
            course = play(GAME, t, [made[i] for i in who], luck)
            end = GAME.result(t)
            score = [int(t.score0), int(t.score1)]
            s.add(Played(n, who, end.points, end.reason, score, len(course.entries), 1, 1))
    note(f"told the dice against greedy: {percent(s.share(0).mean)}")
    return s


def speed(a: argparse.Namespace) -> str:
    """Seconds that one core needs for an answer of StreetSoccer."""
    return timed(GAME, {}, LEVELS, a)


def timed(
    game: Game[S], options: dict[str, int], levels: Collection[int], a: argparse.Namespace
) -> str:
    """Seconds that one core needs for an answer, over whole matches of each level with itself."""
    rows = []
    for n in levels:
        times: list[float] = []
        for seed in range(a.speed_matches):
            t = fresh(game, options)
            players: list[Player[S]] = [
                Timed(make(f"level:{n}", game, seed * 2 + i), times) for i in range(2)
            ]
            play(game, t, players, Luck(game, a.seed, seed))
        times.sort()
        mean = sum(times) / len(times)
        rows.append([f"level:{n}", f"{1000 * mean:.2f} ms", f"{1000 * times[-1]:.1f} ms"])
    return table(("player", "mean", "longest"), rows)


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


def words(prog: str, what: str, rules: Sequence[str] = ()) -> argparse.ArgumentParser:
    """What every table of strength is asked with; `rules` are the sets of rules to choose from."""
    p = argparse.ArgumentParser(prog=prog, description=what)
    if rules:
        p.add_argument("rules", choices=rules)
    p.add_argument("what", choices=("ladder", "greedy", "ceiling", "meet", "speed", "all"))
    p.add_argument("names", nargs="*", help="two players, for meet")
    p.add_argument("--pairs", type=int, default=400)
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    p.add_argument("--rows", default="", help="for ladder: only these levels, such as 5,6")
    p.add_argument("--speed-matches", type=int, default=3)
    return p


def measure(
    a: argparse.Namespace,
    levels: Collection[int],
    meet: Callable[[str, str, argparse.Namespace], Summary],
    ceiling: Callable[[argparse.Namespace], Summary],
    speed: Callable[[argparse.Namespace], str],
) -> None:
    """Measure what was asked for and print it as Markdown. Raises Fault for unknown players."""
    found: list[Summary] = []
    if a.what == "meet":
        if len(a.names) != 2:
            raise Fault("meet needs two players")
        found.append(meet(a.names[0], a.names[1], a))
    if a.what in ("ladder", "all"):
        rows = [int(n) for n in a.rows.split(",") if n]
        for one, other in ladder([f"level:{n}" for n in levels]):
            if not rows or int(one.partition(":")[2]) in rows:
                found.append(meet(one, other, a))
    if a.what in ("greedy", "all"):
        found.append(meet(f"level:{max(levels)}", "greedy", a))
    if a.what in ("ceiling", "all"):
        found.append(ceiling(a))
    if found:
        print(meetings(found))
    if len(found) > 1:
        met = []
        for s in found:
            won = [x.wins + x.draws / 2 for x in s.lines]
            met.append(Meeting(s.specs[0], s.specs[1], won[0], won[1], s.matches))
        try:
            print(ranking(ratings(met)))
        except ValueError as e:
            note(str(e))
    if a.what in ("speed", "all"):
        print(speed(a))


def main() -> int:
    """StreetSoccer's."""
    p = words("strength.py", "How strong the players are.")
    p.add_argument("--width", type=int, default=12, help="of the player told the dice")
    a = p.parse_args()
    print(f"Engine: {engine()}; seed {a.seed}, {a.pairs} pairs a row.\n")
    measure(a, LEVELS, meet, ceiling, speed)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Fault as e:
        sys.exit(f"strength: {e}")
