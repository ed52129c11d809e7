"""Is a pack fair? Every two teams meet, with the same luck and swapped sides, and all is counted.

The targets are our own: a team takes between 45 and 55 % of the points, a match
has 2.5 to 4.5 goals, and every card and every ability is used. Teams are drawn by nobody: each
meets each equally often. The same pack, player and seed give the same numbers on every machine.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.policy import Policy
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.window import Window
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.state import Table
from touchline.play.ai.levels import make, policy
from touchline.play.ai.player import Player
from touchline.play.room import Room
from touchline.play.sim.luck import Luck, draw

MATCHES: Final = 4_000  # of each mode
SEED: Final = 20_260
HABIT: Final = "habit"  # the computer players' first thought, without any search
SHARES: Final = (0.45, 0.55)  # of a team's points
GOALS: Final = (2.5, 4.5)  # of a match
#: a mode, and the options in words that make it; at home every team is so once against each other
MODES: Final[dict[str, dict[str, str]]] = {
    "amateur": {"mode": "amateur"},
    "professional": {},
    "home": {"ground_side": "0"},
}
COUNTED: Final = {
    "fouls": c.FOUL_BY,
    "yellows": c.YELLOW,
    "reds": c.RED,
    "attacks": c.ATTACK_BEGINS,
    "give-backs": c.GAVE_BACK,
    "won": c.WON_BALL,
    "off-target": c.OFF_TARGET,
    "saved": c.SAVED_IT,
    "substitutions": c.SUBSTITUTED,
}
PIECES: Final = {
    "indirect": c.INDIRECT,
    "corners": c.CORNER,
    "direct": c.DIRECT,
    "penalties": c.SPOT,
}


@dataclass(slots=True)
class Weighed:
    """What the matches of one mode came to.

    points        by team and the team it met, points of 2 a match; met, matches between the two
    first, second points of the side that kicked off, and of the other, drawn matches left out
    happened      how often each thing of COUNTED and PIECES did
    played, used, people   how often Action cards, abilities and Player cards were, by their rows
    """

    teams: int
    matches: int = 0
    goals: int = 0
    draws: int = 0
    first: int = 0
    second: int = 0
    points: Counter[tuple[int, int]] = field(default_factory=Counter)
    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    happened: Counter[str] = field(default_factory=Counter)
    played: Counter[int] = field(default_factory=Counter)
    used: Counter[int] = field(default_factory=Counter)
    people: Counter[int] = field(default_factory=Counter)
    pairs: dict[int, list[float]] = field(default_factory=dict)

    def share(self, team: int) -> float:
        """The points of a team, of all it could have."""
        met = sum(n for (one, _), n in self.met.items() if one == team)
        won = sum(n for (one, _), n in self.points.items() if one == team)
        return won / (2 * met) if met else 0.5

    def between(self, one: int, other: int) -> float:
        """The points of a team against another."""
        return self.points[one, other] / (2 * self.met[one, other])

    def give(self, team: int) -> float:
        """Half the 95 % interval of a team's share, over the pairs of matches it played."""
        xs = self.pairs.get(team, [])
        if len(xs) < 2:
            return 0.5
        mean = sum(xs) / len(xs)
        wide = sum((x - mean) ** 2 for x in xs) / (len(xs) - 1)
        return 1.96 * sqrt(wide / len(xs))

    def goals_a_match(self) -> float:
        """Both sides' together."""
        return self.goals / self.matches


class Habit(Player[Table]):
    """Plays by the advice alone."""

    def __init__(self, advice: Policy, rng: Rng) -> None:
        self.advice = advice
        self.rng = rng
        self.codes = Codes()

    def choose(self, pane: Window[Table]) -> list[int]:
        """The best answer at first sight."""
        pane.ask(self.codes)
        if self.codes.count == 1:
            return [self.codes.items[0]]
        return [self.advice.pick(pane.imagine(self.rng), pane.seat, self.codes, self.rng)]


def minds(room: Room, name: str, seed: int, number: int) -> list[Player[Table]]:
    """Two players of this name: `habit`, or as `levels.make` knows them."""
    found: list[Player[Table]] = []
    for seat in range(2):
        mind = draw("mind", seed, number, seat) >> 17
        if name == HABIT:
            advice = policy(room)
            assert advice is not None
            found.append(Habit(advice, Rng(mind)))
        else:
            found.append(make(name, room, mind))
    return found


def weigh(
    room: Room,
    numbers: dict[str, list[int]],
    mode: str,
    matches: int = MATCHES,
    seed: int = SEED,
    player: str = HABIT,
) -> Weighed:
    """At least so many matches of a mode: pairs of them, as many for every two teams."""
    options = settle(GAME.choices, GAME.presets, MODES[mode], "")
    teams = len(numbers["team_stars"])
    found = Weighed(teams)
    meetings = list(combinations(range(teams), 2))
    rounds = -(-matches // (2 * len(meetings)))
    number = 0
    for _ in range(rounds):
        for one, other in meetings:
            shares = [0.0, 0.0]
            for turn in range(2):
                sides = (one, other) if turn == 0 else (other, one)
                table = _match(room, numbers, options, sides, seed, number, player, found)
                for i, team in enumerate((one, other)):
                    side = i if turn == 0 else 1 - i
                    points = GAME.result(table).points[side]
                    found.points[team, (other, one)[i]] += points
                    found.met[team, (other, one)[i]] += 1
                    shares[i] += points / 4
            found.pairs.setdefault(one, []).append(shares[0])
            found.pairs.setdefault(other, []).append(shares[1])
            number += 1
    return found


def _match(
    room: Room,
    numbers: dict[str, list[int]],
    options: dict[str, int],
    sides: tuple[int, int],
    seed: int,
    number: int,
    player: str,
    found: Weighed,
) -> Table:
    """One match between two teams, counted."""
    table = GAME.new(Setup(2, options, numbers))
    log = Log(True)
    for seat, team in enumerate(sides):
        GAME.step(table, seat, c.TEAM + team, log)
    luck = Luck(GAME, seed, number)
    _play(table, minds(room, player, seed, number), luck, log)
    found.matches += 1
    goals = [int(table.get(side, c.GOALS)) for side in range(2)]
    found.goals += sum(goals)
    if goals[0] == goals[1]:
        found.draws += 1
    elif (goals[0] > goals[1]) == (table.kicker == 0):
        found.first += 1
    else:
        found.second += 1
    _count(found, log, sides)
    return table


def _play(table: Table, players: list[Player[Table]], luck: Luck[Table], log: Log) -> None:
    """Play a match out, and have it written down."""
    odds = Odds()
    while (due := GAME.due(table)) != OVER:
        if due == FATE:
            GAME.luck(table, odds)
            GAME.step(table, FATE, luck.answer(table, odds), log)
            continue
        seat = 0 if due & 1 else 1
        for answer in players[seat].choose(Window(GAME, table, seat)):
            GAME.step(table, seat, answer, log)


def _count(found: Weighed, log: Log, sides: tuple[int, int]) -> None:
    """Add what happened in a match."""
    names = {kind: name for name, kind in COUNTED.items()}
    pieces = {piece: name for name, piece in PIECES.items()}
    for event in log.events:
        kind, number = event.kind, event.b % 64
        if kind in names:
            found.happened[names[kind]] += 1
        elif kind == c.SET_PIECE_IS:
            found.happened[pieces[event.b]] += 1
        elif kind in (c.PLAYED, c.DEFENDED):
            found.played[number] += 1
        elif kind == c.STAR_USED:
            found.used[number] += 1
        elif kind == c.PERSON_PLAYED:
            found.people[sides[event.a] * c.SQUAD + number] += 1
        elif kind == c.SHOT_DIE:
            found.happened["shots"] += 1


def missed(numbers: dict[str, list[int]], mode: str, found: Weighed) -> list[tuple[str, int]]:
    """The targets that are missed: what (team, goals, action, ability, person), and its row."""
    low, high = SHARES
    wrong = [("team", n) for n in range(found.teams) if not low <= found.share(n) <= high]
    if not GOALS[0] <= found.goals_a_match() <= GOALS[1]:
        wrong.append(("goals", 0))
    amateur = mode == "amateur"
    for n in range(len(numbers["kind"])):
        there = any(numbers["copies"][2 * n : 2 * n + 2])
        if there and not (amateur and numbers["pro"][n]) and not found.played[n]:
            wrong.append(("action", n))
    for n in range(len(numbers["ability_amateur"])):
        if not (amateur and not numbers["ability_amateur"][n]) and not found.used[n]:
            wrong.append(("ability", n))
    wrong += [("person", n) for n in range(len(numbers["person_type"])) if not found.people[n]]
    return wrong
