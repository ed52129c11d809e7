"""The measuring behind `strength.py`, which sets up the environment and starts this."""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from typing import Any, Final

import rooms
import strength_seats as seats
import strength_told as told

from touchline.core.build import engine
from touchline.core.choices import settle
from touchline.core.contract import State
from touchline.core.faults import Fault
from touchline.play.ai.levels import make
from touchline.play.ai.player import Player
from touchline.play.arena.pairing import ladder
from touchline.play.arena.rating import Meeting, ratings
from touchline.play.arena.report import meetings, ranking, spread, table
from touchline.play.numbers import percent
from touchline.play.room import Room
from touchline.play.sim.batch import fresh, run
from touchline.play.sim.loop import play
from touchline.play.sim.luck import Luck
from touchline.play.sim.tallies import Summary
from touchline.rooms import ROOMS

WHAT: Final = ("ladder", "greedy", "ceiling", "alone", "meet", "speed", "all")


class Measured:
    """What is measured: a game by one of its sets of rules, and how much of it.

    asked  the words of the command line; given, the game's strength.toml
    """

    def __init__(self, room: Room, asked: argparse.Namespace, given: dict[str, Any]) -> None:
        rules: dict[str, str] = given["rules"]
        self.room = room
        self.asked = asked
        self.what: list[str] = given["what"]
        self.rules: str = asked.rules or next(iter(rules))
        if self.rules not in rules:
            raise Fault(f"{room.name} is measured by these rules: {', '.join(rules)}.")
        self.preset = rules[self.rules]
        self.presets = rules
        self.seats: int = asked.seats or given["seats"][0]
        if self.seats not in given["seats"]:
            known = " or ".join(str(n) for n in given["seats"])
            raise Fault(f"{room.name} is measured at {known} seats, not at {self.seats}.")
        self.pairs: int = asked.pairs or given["pairs"]
        self.levels = list(room.mind.levels)

    def options(self, preset: str) -> dict[str, int]:
        """The options of a preset as numbers."""
        return settle(self.room.game.choices, self.room.game.presets, {}, preset)

    @property
    def each_for_itself(self) -> bool:
        """Do more than two play at this table, each against all others?"""
        return self.seats > 2 and not self.room.words.sides

    def rows(self) -> list[tuple[str, str]]:
        """Who meets whom, but for the ceiling. Raises Fault for `meet` without two names."""
        asked, found = self.asked, []
        if asked.what == "meet":
            if len(asked.names) != 2:
                raise Fault("meet needs two players")
            found.append((asked.names[0], asked.names[1]))
        if asked.what in ("ladder", "all"):
            wanted = [int(n) for n in asked.only.split(",") if n] or self.levels
            pairs = ladder([f"level:{n}" for n in self.levels])
            found += [pair for n, pair in zip(self.levels[1:], pairs, strict=True) if n in wanted]
        if asked.what in ("greedy", "all"):
            found.append((f"level:{max(self.levels)}", "greedy"))
        return found


def note(text: str) -> None:
    """Tell whoever waits."""
    print(text, file=sys.stderr, flush=True)


def meet(m: Measured, one: str, other: str) -> Summary:
    """Two players by name, so many pairs."""
    asked, start = m.asked, time.monotonic()
    names, sat = (one, other), 0 if m.seats == 2 else m.seats
    s = run(m.room, names, m.pairs, asked.seed, asked.jobs, True, preset=m.preset, seats=sat)
    said(s, start)
    return s


def said(s: Summary, start: float) -> None:
    """Tell whoever waits how two players stand."""
    share, spent = s.share(0), time.monotonic() - start
    names = f"{s.specs[0]} against {s.specs[1]}"
    note(f"{names}: {percent(share.mean)}, {spread(share)} ({spent:.0f} s)")


def ceiling(m: Measured) -> Summary:
    """The player told all of fate, against greedy."""
    asked, start = m.asked, time.monotonic()
    s = told.met(m.room, m.options(m.preset), m.seats, m.pairs, asked)
    said(s, start)
    return s


def speed(m: Measured) -> str:
    """Seconds that one core needs for an answer, over whole matches of each level with itself."""
    game, rows = m.room.game, []
    for n in m.levels:
        times: list[float] = []
        for number in range(m.asked.speed_matches):
            first = number * m.seats
            minds = [make(f"level:{n}", m.room, first + i) for i in range(m.seats)]
            players: list[Player[State]] = [seats.Timed(mind, times) for mind in minds]
            t = fresh(m.room, m.options(m.preset), seats=m.seats)
            play(game, t, players, Luck(game, m.asked.seed, number))
        mean = sum(times) / len(times)
        rows.append([f"level:{n}", f"{1000 * mean:.2f} ms", f"{1000 * max(times):.1f} ms"])
    return table(("player", "mean", "longest"), rows)


def sides(m: Measured) -> None:
    """Print how players fare where two sides meet."""
    found = [meet(m, one, other) for one, other in m.rows()]
    if m.asked.what in ("ceiling", "all"):
        found.append(ceiling(m))
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


def places(m: Measured) -> None:
    """Print how one fares against a table full of others, where each plays for itself."""
    options, asked = m.options(m.preset), m.asked
    rows = []
    for one, other in m.rows():
        rows.append(seats.meet(m.room, options, m.seats, (one, other), m.pairs, asked))
        note(" ".join(rows[-1]))
    if rows:
        print(table(seats.HEAD, rows))


def measure(m: Measured) -> None:
    """Measure what was asked for and print it as Markdown. Raises Fault for unknown players."""
    what = m.asked.what
    if what != "all" and what not in m.what:
        known = ", ".join(m.what)
        raise Fault(f"Of {m.room.name} this cannot be measured: {what}. Known: {known}.")
    if m.each_for_itself:
        places(m)
    else:
        sides(m)
    if "alone" in m.what and what in ("alone", "all"):
        found = rooms.module(m.room.name, "alone")
        settled = {name: m.options(preset) for name, preset in m.presets.items()}
        print(found.told(f"level:{max(m.levels)}", settled, m.pairs, m.asked))
    if what in ("speed", "all"):
        print(speed(m))


def main(argv: Sequence[str] | None = None) -> int:
    """Of one game."""
    p = argparse.ArgumentParser(prog="strength.py", description="How strong the players are.")
    p.add_argument("what", choices=WHAT)
    p.add_argument("names", nargs="*", help="two players, for meet")
    p.add_argument("--game", choices=rooms.having("strength.toml"), default=next(iter(ROOMS)))
    p.add_argument("--rules", default="", help="a set of rules, as in the game's strength.toml")
    p.add_argument("--seats", type=int, default=0)
    p.add_argument("--pairs", type=int, default=0, help="or rounds, where more than two play")
    p.add_argument("--seed", type=int, default=1)
    p.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    p.add_argument("--rows", dest="only", default="", help="for ladder: only these levels, as 5,6")
    p.add_argument("--speed-matches", type=int, default=3)
    p.add_argument("--sims", type=int, default=200, help="of the player told fate")
    p.add_argument("--moments", type=int, default=3, help="of the player told fate")
    p.add_argument("--width", type=int, default=12, help="of the player told the dice")
    asked = p.parse_args(argv)
    m = Measured(ROOMS[asked.game], asked, rooms.table(asked.game, "strength"))
    print(
        f"Engine: {engine()}; {asked.game}, {m.rules}, {m.seats} seats, seed {asked.seed},"
        f" {m.pairs} {'rounds' if m.each_for_itself else 'pairs'} a row.\n"
    )
    measure(m)
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except Fault as e:
        sys.exit(f"strength: {e}")
