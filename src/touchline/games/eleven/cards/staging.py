"""A card laid into a season that is under way, and one of its abilities carried out.

What the smoke test of a pack (§5.6, 12) and the tests of single cards are made with.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import AUTO, EVERYONE, FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.stack import Stack
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.phases import PHASES
from touchline.games.eleven.rules.state import Table, number_of, numbered, role_of
from touchline.games.eleven.rules.table import pitch, squad, starting

LONGEST: Final = 20_000  # answers of a season
DEEPEST: Final = 2_000  # steps of one ability
RICH: Final = 12  # of every resource, so that costs can be paid
SEAT: Final = 0  # whose card it is
ENOUGH: Final = 60  # seasons begun to find a state
UNDECIDED: Final = (c.MATCH_TACTIC, c.WINDOW, c.SCORERS)  # phases before the result

Numbers = dict[str, list[int]]


class Stage:
    """A table, the stack that an ability is carried out on, and what answers it.

    log  everything that happened since the stage was set
    """

    def __init__(self, table: Table, lane: bool, seed: int) -> None:
        self.table = table
        self.stack: Stack = table.lanes[SEAT] if lane else table.stack
        self.rng = Rng(seed)
        self.log = Log(True)
        self.codes = Codes()
        self.odds = Odds()

    # -- laying a card ----------------------------------------------------------------------------

    def lay(self, card: int, trained: bool) -> None:
        """Put a card into play for the first manager, on this side."""
        t = self.table
        deck = t.book.deck(card)
        for place in range(len(t.row)):
            if t.row[place] == card:
                t.row[place] = -1
        for pile in range(3):
            if t.top[pile] == card:
                t.top[pile] = -1
        for ability in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
            t.marks[ability] = 0
        owner = t.owner(card)
        if deck == c.INFRASTRUCTURE:
            t.built[SEAT * 8 + card - t.book.first[c.INFRASTRUCTURE]] = 1
        elif deck == c.SPONSOR:
            t.move(card, c.BANNER + SEAT, EVERYONE)
        elif deck == c.TACTIC:
            t.move(card, c.HAND + SEAT, EVERYONE)
        elif deck in (c.STAFF, c.DIRECTOR):
            t.move(card, c.OWN + SEAT, EVERYONE)
        elif deck <= c.VETERAN:
            if owner >= 0:
                squad.leave(t, owner, card)
            t.move(card, c.OWN + SEAT, EVERYONE)
            t.flag(card, c.TRAINED, trained)
            t.tokens[card] = 0
            self._field(card)

    def _field(self, card: int) -> None:
        """A footballer takes part in the match, if there is one, in a zone that he may play in."""
        t = self.table
        on = pitch.lined_up(t, SEAT)
        t.flag(card, c.SELECTED, on)
        if role_of(t, card) == c.KEEPER:
            if on:
                t.put(SEAT, c.KEEPER_CARD, card)
            return
        shirt = numbered(number_of(t, card))
        if shirt < 0:
            shirt = 10
            t.dress(SEAT, shirt, c.WEARER, card)
        t.dress(SEAT, shirt, c.SIDE, role_of(t, card))
        if t.shirt(SEAT, shirt, c.FIELD) == 0:
            room = next(n for n in range(13) if t.shirt(SEAT, n, c.FIELD))
            t.dress(SEAT, room, c.FIELD, 0)
            t.dress(SEAT, shirt, c.FIELD, 1)
            t.dress(SEAT, shirt, c.AT, t.shirt(SEAT, room, c.AT))
            t.dress(SEAT, room, c.AT, -1)
        for other in range(t.book.first[c.STAFF]):
            if other != card and t.owner(other) == SEAT and squad.shirt_of(t, SEAT, other) == shirt:
                t.flag(other, c.SELECTED, False)
        allowed = t.book.card(card, b.ZONES)
        if on and allowed and not allowed >> t.shirt(SEAT, shirt, c.AT) & 1:
            zone = next(zone for zone in range(9) if allowed >> zone & 1)
            t.dress(SEAT, shirt, c.AT, zone)

    def enrich(self) -> None:
        """Enough of every resource to pay any cost."""
        for resource in range(4):
            self.table.put(SEAT, c.HAS + resource, RICH)

    # -- carrying out -----------------------------------------------------------------------------

    def begin(self, ability: int) -> str:
        """Carry out an ability to its end; why it has none, or ""."""

        def start(stage: Stage) -> None:
            starting.begin(stage.table, stage.stack, SEAT, ability, stage.log)

        return self.settled(start)

    def settled(self, start: Callable[[Stage], None]) -> str:
        """Start something and go on until all of it is over; why it never is, or ""."""
        depth = self.stack.depth
        start(self)
        for _ in range(DEEPEST):
            if self.stack.depth <= depth:
                return ""
            why = self._step()
            if why:
                return why
        return "endless"

    def _step(self) -> str:
        """One step of the phase on top, answered at random."""
        t, k = self.table, self.stack
        phase = PHASES[k.phase()]
        due = phase.due(t, k)
        if due == AUTO:
            phase.resolve(t, k, AUTO, 0, self.log)
            return ""
        if due == FATE:
            phase.luck(t, k, self.odds)
            if self.odds.total <= 0:
                return "nothing"
            phase.resolve(t, k, FATE, self.odds.at(self.rng.below(self.odds.total)), self.log)
            return ""
        seat = next((seat for seat in range(t.seats) if due >> seat & 1), -1)
        if seat < 0:
            return "nobody"
        phase.ask(t, k, seat, self.codes)
        if self.codes.count == 0:
            return "nothing"
        answer = self.codes.items[self.rng.below(self.codes.count)]
        phase.resolve(t, k, seat, answer, self.log)
        return ""


# -- seasons ---------------------------------------------------------------------------------------


class Season:
    """A season whose managers answer at random."""

    def __init__(self, numbers: Numbers, seats: int, preset: str, seed: int) -> None:
        options = settle(GAME.choices, GAME.presets, {}, preset)
        self.table: Table = GAME.new(Setup(seats, options, numbers))
        self.rng = Rng(seed)
        self.log = Log(False)
        self.codes = Codes()
        self.odds = Odds()
        self.answers = 0

    def step(self) -> str:
        """One answer; "over" at the end, else why there is none, or ""."""
        t = self.table
        due = GAME.due(t)
        if due == OVER:
            return "over"
        if due == FATE:
            GAME.luck(t, self.odds)
            if self.odds.total <= 0:
                return "nothing"
            who, answer = FATE, self.odds.at(self.rng.below(self.odds.total))
        else:
            seats = [seat for seat in range(t.seats) if due >> seat & 1]
            if not seats:
                return "nobody"
            who = seats[self.rng.below(len(seats))]
            GAME.options(t, who, self.codes)
            if self.codes.count == 0:
                return "nothing"
            answer = self.codes.items[self.rng.below(self.codes.count)]
        GAME.step(t, who, answer, self.log)
        self.answers += 1
        return "endless" if self.answers > LONGEST else ""

    def office(self, week: int) -> bool:
        """Is it the first manager's turn on a day of this week?"""
        t = self.table
        turn = t.stack.phase() == c.DAY and GAME.due(t) == 1 << SEAT
        return turn and t.week == week

    def match(self) -> bool:
        """Does the first manager's opponent lie open, and is his match still to be decided?"""
        t = self.table
        if t.stack.phase() != c.LANES or not pitch.revealed(t, SEAT):
            return False
        return t.lanes[SEAT].phase() in UNDECIDED and pitch.lined_up(t, SEAT)


def office(numbers: Numbers, week: int, seed: int) -> Table | None:
    """A table on a day of this week, the first manager to act; None where none is reached."""
    return _reached(numbers, seed, week)


def match(numbers: Numbers, seed: int) -> Table | None:
    """A table on which the first manager's match is under way; None where none is reached."""
    return _reached(numbers, seed, 0)


def _reached(numbers: Numbers, seed: int, week: int) -> Table | None:
    for n in range(ENOUGH):
        season = Season(numbers, 2, "division3", seed + n)
        while not season.step():
            if season.office(week) if week else season.match():
                return season.table.clone()
    return None
