"""Is a pack fair? Computer managers play whole seasons, and what came of every card is counted.

The targets are those of §5.4: points in the league and victory points of a competent
manager by division, and no director, staff card or bonus of a sponsor picked in more than 60 or
fewer than 8 % of the offers: of the hand a director is kept from, of the open three of a row when
one of them is taken. We add that no seat wins much more often than another, and that owning a card
goes with a few points at most. The same pack, player and seed give the same numbers on every
machine.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.setup import Setup
from touchline.core.window import Window
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.week import scoring
from touchline.play.ai.levels import make
from touchline.play.room import Room
from touchline.play.sim.luck import draw

SEASONS: Final = 400  # of each mode
INTERPRETED: Final = 6  # where the engine is not compiled
SEED: Final = 20_262
PLAYER: Final = "level:4"
PICKS: Final = (0.08, 0.60)  # of the times that a card was in reach
WORTH: Final = 6.0  # victory points that owning a card may move
SEATS: Final = 0.08  # a seat's share of wins, above or below an even one
FEW: Final = 20  # cards offered or owned less often are not judged
#: by division: league points, and victory points of a competent manager
LEAGUE: Final = {3: (12, 16), 2: (8, 12), 1: (5, 9)}
POINTS: Final = {3: (45, 60), 2: (40, 52), 1: (35, 47)}
#: where Assistant, Promising, Reputed, World class begin (EL-395)
RATINGS: Final = {3: (40, 50, 55, 65), 2: (40, 45, 50, 55), 1: (35, 40, 45, 50)}
PARTS: Final = ("league", "tokens", "staff", "stadium", "office", "suspensions")


@dataclass(frozen=True, slots=True)
class Mode:
    """How many managers play in which division."""

    division: int
    seats: int

    @property
    def name(self) -> str:
        """ "3-1" for somebody alone in division 3."""
        return f"{self.division}-{self.seats}"


MODES: Final = (Mode(3, 1), Mode(2, 1), Mode(1, 1), Mode(3, 4), Mode(2, 4), Mode(1, 4))


@dataclass(slots=True)
class Sum:
    """Numbers added up: their mean, and half its 95 % interval."""

    n: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, x: float) -> None:
        """One more."""
        self.n += 1
        self.total += x
        self.squares += x * x

    @property
    def mean(self) -> float:
        """0 where there is none."""
        return self.total / self.n if self.n else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation."""
        if self.n < 2:
            return 0.0
        return sqrt(max(0.0, (self.squares - self.total**2 / self.n) / (self.n - 1)))

    @property
    def give(self) -> float:
        """Half the 95 % interval of the mean."""
        return 1.96 * self.spread / sqrt(self.n) if self.n > 1 else 0.0


@dataclass(slots=True)
class Weighed:
    """What the seasons of one mode came to.

    points, league  victory points and league points of a manager
    parts           victory points by line of the score
    ratings         how many reached which rating alone, 0 Amateur to 4 World class
    wins            shares of seasons won, by seat
    reached, taken  how often each card was offered, and picked
    owned           by card: the owner's points, less the mean of the season's managers
    objectives      how often each objective was kept, and its goal and harder goal reached
    votes           decisions adopted, by colour
    """

    mode: Mode
    seasons: int = 0
    points: Sum = field(default_factory=Sum)
    league: Sum = field(default_factory=Sum)
    parts: dict[str, Sum] = field(default_factory=lambda: {part: Sum() for part in PARTS})
    ratings: Counter[int] = field(default_factory=Counter)
    wins: list[float] = field(default_factory=list)
    reached: Counter[int] = field(default_factory=Counter)
    taken: Counter[int] = field(default_factory=Counter)
    owned: dict[int, Sum] = field(default_factory=dict)
    objectives: dict[int, list[int]] = field(default_factory=dict)
    votes: Counter[int] = field(default_factory=Counter)

    def picked(self, card: int) -> float:
        """How often a card was picked, of the times it was offered."""
        return self.taken[card] / self.reached[card] if self.reached[card] else 0.0

    def won(self, seat: int) -> float:
        """A seat's share of wins."""
        return self.wins[seat] / self.seasons if self.seasons else 0.0


def weigh(
    room: Room,
    numbers: dict[str, list[int]],
    mode: Mode,
    seasons: int = SEASONS,
    seed: int = SEED,
    player: str = PLAYER,
) -> Weighed:
    """So many seasons of a mode."""
    options = settle(GAME.choices, GAME.presets, {}, f"division{mode.division}")
    found = Weighed(mode, wins=[0.0] * mode.seats)
    for n in range(seasons):
        table = GAME.new(Setup(mode.seats, options, numbers))
        log = Log(True)
        _play(room, table, found, log, player, draw("season", seed, mode.name, n))
        found.seasons += 1
        _count(table, found, log)
    return found


def _play(room: Room, table: Table, found: Weighed, log: Log, player: str, seed: int) -> None:
    """Play a season out; what directors were to choose from is counted on the way."""
    minds = [make(player, room, draw("mind", seed, n) >> 17) for n in range(table.seats)]
    odds, codes = Odds(), Codes()
    thrown = 0
    while (due := GAME.due(table)) != OVER:
        if due == FATE:
            GAME.luck(table, odds)
            ticket = draw("luck", seed, thrown) * odds.total >> 48
            thrown += 1
            GAME.step(table, FATE, odds.at(ticket), log)
            continue
        seat = next(n for n in range(table.seats) if due >> n & 1)
        GAME.options(table, seat, codes)
        drafting = codes.kind == c.DRAFT and codes.count > 1
        offered = [int(codes.items[n] - c.CARD) for n in range(codes.count)] if drafting else []
        for answer in minds[seat].choose(Window(GAME, table, seat)):
            chosen = int(answer - c.CARD) if drafting else -1
            if codes.kind == c.DAY:
                offered, chosen = market(table, int(answer))
            if chosen >= 0:
                found.reached.update(offered)
                found.taken[chosen] += 1
            GAME.step(table, seat, answer, log)


def market(table: Table, answer: int) -> tuple[list[int], int]:
    """The open cards of the row that an answer takes one of, and which; none for other answers."""
    if c.SLOT <= answer < c.SIGN:
        row, slot = divmod(answer - int(c.SLOT), 5)
    elif c.SIGN <= answer < c.BUILD:
        row, slot = int(c.SPONSORS), (answer - int(c.SIGN)) // 4
    else:
        return [], -1
    cards = [int(table.row[row * 5 + n]) for n in range(2, 5)]
    return [card for card in cards if card >= 0], int(table.row[row * 5 + slot])


def _count(table: Table, found: Weighed, log: Log) -> None:
    """Add what happened in a season, and how it ended."""
    for event in log.events:
        if event.kind == e.ADOPTED:
            found.votes[int(event.b)] += 1
    totals = [int(scoring.total(table, seat)) for seat in range(table.seats)]
    mean = sum(totals) / len(totals)
    best = max(totals)
    for seat, total in enumerate(totals):
        found.points.add(total)
        found.league.add(int(table.league[seat]))
        for part, points in zip(PARTS, scoring.score(table, seat), strict=True):
            found.parts[part].add(int(points))
        found.wins[seat] += (total == best) / totals.count(best)
        if table.seats == 1:
            found.ratings[sum(total >= at for at in RATINGS[found.mode.division])] += 1
        _owned(table, found, seat, total - mean if table.seats > 1 else total)


def _owned(table: Table, found: Weighed, seat: int, worth: float) -> None:
    """What each card of a seat went with."""
    places = (c.OWN + seat, c.BANNER + seat, c.KIT + seat)
    for card in range(table.book.total()):
        if table.where[card] in places and table.book.deck(card) != c.OBJECTIVES:
            found.owned.setdefault(card, Sum()).add(worth)
    kept = int(table.get(seat, c.OBJECTIVE_))
    if kept >= 0:
        reached = int(table.get(seat, c.OBJECTIVE_IS))
        row = found.objectives.setdefault(kept, [0, 0, 0])
        row[0] += 1
        row[1] += reached >= 1
        row[2] += reached >= 2


def missed(numbers: dict[str, list[int]], found: Weighed) -> list[tuple[str, int, float]]:
    """The targets that are missed: what (league, points, seat, rarely, often, worth, bonus), which
    card or seat, and the value.
    """
    wrong: list[tuple[str, int, float]] = []
    division = found.mode.division
    for what, value, (low, high) in (
        ("league", found.league.mean, LEAGUE[division]),
        ("points", found.points.mean, POINTS[division]),
    ):
        if not low <= value <= high:
            wrong.append((what, 0, value))
    even = 1 / found.mode.seats
    for seat in range(found.mode.seats if found.mode.seats > 1 else 0):
        if abs(found.won(seat) - even) > SEATS:
            wrong.append(("seat", seat, found.won(seat)))
    for card in range(numbers["first"][-1]):
        deck = numbers["cards"][card * int(b.CARD_N)]
        share = found.picked(card)
        if deck in (c.DIRECTOR, c.STAFF) and found.reached[card] >= FEW:
            if share < PICKS[0]:
                wrong.append(("rarely", card, share))
            elif share > PICKS[1]:
                wrong.append(("often", card, share))
        owned = found.owned.get(card)
        if found.mode.seats == 1 or owned is None or owned.n < FEW:
            continue
        if abs(owned.mean) - owned.give > WORTH:
            wrong.append(("worth", card, owned.mean))
    for card, (offers, taken) in bonuses(numbers, found).items():
        if offers >= FEW and not PICKS[0] <= taken / offers <= PICKS[1]:
            wrong.append(("bonus", card, taken / offers))
    return wrong


def bonuses(numbers: dict[str, list[int]], found: Weighed) -> dict[int, tuple[int, int]]:
    """Of each bonus of sponsors, told by the first card that has it: in reach, and signed."""
    first: dict[tuple[int, ...], int] = {}
    result: dict[int, tuple[int, int]] = {}
    for card in range(numbers["first"][int(c.SPONSOR)], numbers["first"][int(c.SPONSOR) + 1]):
        at = first.setdefault(_bonus(numbers, card), card)
        reached, taken = result.get(at, (0, 0))
        result[at] = reached + found.reached[card], taken + found.taken[card]
    return result


def _bonus(numbers: dict[str, list[int]], card: int) -> tuple[int, ...]:
    """The operations of a sponsor's bonus: its last ability."""
    last = numbers["cards"][card * int(b.CARD_N) + int(b.LAST_ABILITY)] - 1
    at = last * int(b.ABILITY_N)
    ops = range(numbers["abilities"][at + int(b.DO)], numbers["abilities"][at + int(b.DO_END)])
    return tuple(n for op in ops for n in numbers["ops"][op * 12 : op * 12 + 12])
