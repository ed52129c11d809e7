"""What holds at every table of Eleven (§6.5), and what has happened by the end; and how random
seasons of it are played: `dev.py bench random --game eleven`.

In every second season managers seldom stop while something can be done.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from tests.kit import watched
from touchline.core.buffers import Codes
from touchline.core.log import Event
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table, number_of, numbered, role_of
from touchline.games.eleven.rules.table import market, squad
from touchline.games.eleven.rules.week import scoring
from touchline.play import library
from touchline.rooms import ROOMS

MATCHES: Final = 1_000
EACH: Final = 12
KINDS: Final = ("1", "2", "3", "4")  # managers
MORE: Final = tuple(f"scenario-{n}" for n in range(1, 7))  # alone
NUMBERS: Final = library.numbers(ROOMS["eleven"])
#: while these are on a stack, cards are on their way
MOVING: Final = {int(n) for n in (c.REFILL, c.RENEW, c.DEAL, c.BLIND, c.DRAWS, c.TAKES)}
#: line-ups, in which a hasty manager takes whoever can play
TAKING: Final = {int(n) for n in (c.SELECT, c.ASSIGN, c.STANDS, c.MATCH_TACTIC, c.WINDOW)}


def options(rng: Rng, seats: int) -> dict[str, int]:
    """Every option by lot; a scenario only where it is played, in a division of its own."""
    given = watched.by_lot(GAME, rng)
    if given["scenario"]:
        mask = divisions(given["scenario"])
        if seats > 1 or (mask and not mask & (1 << (3 - given["division"]))):
            given["scenario"] = 0
    if given["first_seat"] > seats:
        given["first_seat"] = 0
    return given


def divisions(scenario: int) -> int:
    """Mask of the divisions that a scenario, 1 to 6, is played in; 0: in all."""
    book = GAME.books.of(NUMBERS)
    return int(book.card(book.first[c.SCENARIO] + scenario - 1, b.DIVISIONS))


def begun(kind: str, rng: Rng) -> Table:
    """A season for so many seats, or alone in a scenario, in the first division that it allows."""
    _, _, scenario = kind.partition("scenario-")
    seats = 1 if scenario else int(kind)
    chosen = options(rng, seats)
    if scenario:
        mask = divisions(int(scenario))
        chosen["scenario"] = int(scenario)
        chosen["division"] = next(n for n in range(3) if not mask or mask >> (3 - n) & 1)
    return GAME.new(Setup(seats, chosen, NUMBERS))


def frames(t: Table) -> set[int]:
    """The phases on all stacks."""
    stacks = [t.stack, *t.lanes] if t.stack.phase() == c.LANES else [t.stack]
    return {int(k.frames[at]) for k in stacks for at in range(0, k.depth + 4, 4)}


def look(t: Table) -> None:
    """Raises AssertionError with what cannot be."""
    for seat in range(t.seats):
        numbers(t, seat)
        shirts(t, seat)
        contracts(t, seat)
    cards(t)
    if not frames(t) & MOVING and t.week:
        rows(t)


def numbers(t: Table, seat: int) -> None:
    """Resources, statistics, tokens, offices."""
    for res in range(4):
        assert t.get(seat, c.HAS + res) >= 0, f"seat {seat} owes resource {res}"
        level = t.get(seat, c.LEVEL + res)
        assert 1 <= level <= t.book.constant(a.STATS_MOST), f"statistic {res} at {level}"
    assert t.get(seat, c.POINTS) >= 0, "fewer than no points"
    assert 0 <= t.get(seat, c.OFFICES) <= len(t.book.office_vp), "an office beyond the track"
    assert t.get(seat, c.FOR) >= 0, "fewer than no goals"
    assert t.get(seat, c.AGAINST) >= 0, "fewer than no goals against"


def shirts(t: Table, seat: int) -> None:
    """Ten on the field; in a match they stand in zones with room, on the bench in none."""
    on = [s for s in range(c.SHIRTS_) if t.shirt(seat, s, c.FIELD)]
    assert len(on) == 10, f"{len(on)} shirts on the field"
    served = [int(t.shirt(seat, s, c.WEARER)) for s in range(c.SHIRTS_)]
    served = [card for card in served if card >= 0]
    assert len(set(served)) == len(served), "two shirts for one footballer"
    for card in served:
        assert t.where[card] == c.OWN + seat, "a shirt for somebody who is not there"
        assert numbered(number_of(t, card)) < 0, "a shirt of another number"
    at = [int(t.shirt(seat, s, c.AT)) for s in on]
    if max(at) >= 0:
        assert min(at) >= 0, "a field shirt without zone"
        for zone in range(c.ZONES):
            assert at.count(zone) <= (3 if zone % 3 == 1 else 1), f"{at.count(zone)} in zone {zone}"
        players(t, seat)
    for s in range(c.SHIRTS_):
        if t.shirt(seat, s, c.FIELD) == 0:
            assert t.shirt(seat, s, c.AT) < 0, "a bench shirt in a zone"


def players(t: Table, seat: int) -> None:
    """EL-121, EL-204, EL-205 Footballers who play: their own shirts, in zones of theirs."""
    seen: set[int] = set()
    keepers = 0
    for card in range(squad.footballers_end(t)):
        if t.where[card] != c.OWN + seat or not t.flags[card] & c.SELECTED:
            continue
        if role_of(t, card) == c.KEEPER:
            keepers += 1
            continue
        shirt = int(squad.shirt_of(t, seat, card))
        assert shirt >= 0, "somebody plays without a shirt"
        seen.add(shirt)
    assert keepers <= 1, "two keepers"


def contracts(t: Table, seat: int) -> None:
    """EL-152, EL-153"""
    banners = [n for n in range(t.book.total()) if t.where[n] == c.BANNER + seat]
    kits = [n for n in range(t.book.total()) if t.where[n] == c.KIT + seat]
    assert len(banners) <= 2 + t.built[seat * 8 + c.AD_BOARD3], f"{len(banners)} banners"
    assert len(kits) <= 1, f"{len(kits)} kits"


def cards(t: Table) -> None:
    """Every card is where the rows, the decks and the hands say."""
    rows_ = [int(n) for n in t.row if n >= 0]
    assert len(set(rows_)) == len(rows_), "a card in two slots"
    assert sorted(rows_) == [n for n in range(t.book.total()) if t.where[n] == c.ROW], "rows"
    for deck in range(3):
        if t.top[deck] >= 0:
            assert t.where[t.top[deck]] == c.TOP, "a top card that is elsewhere"
    for seat in range(t.seats):
        plan = t.get(seat, c.PLAN)
        assert plan < 0 or t.where[plan] == c.HAND + seat, "a plan that is not in the hand"
        front = t.get(seat, c.FRONT)
        assert front < 0 or t.where[front] == c.FACED + seat, "an opponent that is elsewhere"
        kept = t.get(seat, c.OBJECTIVE_)
        assert kept < 0 or t.where[kept] in (c.HAND + seat, c.OWN + seat), "an objective lost"
    for card in range(t.book.total()):
        place, deck_ = int(t.where[card]), int(t.book.deck(card))
        if t.tokens[card]:
            assert t.owner(card) >= 0, f"tokens on card {card} in place {place}"
        if c.HAND <= place < c.KEPT:
            assert deck_ in (c.TACTIC, c.OBJECTIVES, c.DIRECTOR), f"deck {deck_} in a hand"


def rows(t: Table) -> None:
    """§6.5 A row shows five cards while its deck and discards hold any."""
    for row in range(3):
        shown = sum(1 for slot in range(5) if t.row[row * 5 + slot] >= 0)
        left = market.ready(t, market.row_deck(row))
        assert shown == 5 or left == 0, f"{shown} cards in row {row}, {left} left"


class Watch(watched.Watch[Table]):
    """What holds at every table, and what is noted along the way, for what only a whole season
    shows.
    """

    def __init__(self, t: Table, rough: bool) -> None:
        super().__init__(t, rough)
        seats = int(t.seats)
        self.fronts: list[list[int]] = [[] for _ in range(seats)]
        self.used: Counter[tuple[int, int, int, str]] = Counter()
        self.matches = 0
        self.rolled = 0
        self.before = 0
        self.lines: dict[int, list[int]] = {}
        self.shapes: dict[int, int] = {}

    def look(self, t: Table) -> None:
        """See the function of this name."""
        look(t)

    def hand(self, t: Table, seat: int, codes: Codes, rng: Rng) -> int:
        """An open answer; a hasty manager seldom stops while something can be done."""
        phase, n = int(GAME.stack_of(t, seat).phase()), int(codes.count)
        code = super().hand(t, seat, codes, rng)
        idle = code == c.END_TURN or (code == c.PASS and phase in TAKING)
        if self.rough and idle and n > 1 and rng.below(6):
            code = int(codes.items[1 + rng.below(n - 1)])
        return code

    def count(self, t: Table, told: Counter[str]) -> None:
        """Ends, results and points."""
        told[f"end {int(t.reason)}"] += 1
        for seat in range(t.seats):
            told["wins"] += int(t.get(seat, c.WINS))
            told["draws"] += int(t.get(seat, c.DRAWS_))
            told["losses"] += int(t.get(seat, c.LOSSES))
            told["points"] += int(t.get(seat, c.TOTAL))

    def answered(self, t: Table, seat: int, answer: int) -> None:
        """§6.5 One basic and one paid action a day."""
        if t.stack.phase() != c.DAY or answer == c.END_TURN or c.ROWS <= answer < c.ROWS + 3:
            return
        kind = "extra" if c.EXTRA <= answer < c.SHIRT else "basic"
        key = (int(t.week), int(t.day), seat, kind)
        self.used[key] += 1
        assert self.used[key] == 1, f"two {kind} actions in week {t.week}, day {t.day}"

    def happened(self, t: Table, event: Event) -> None:
        """Line totals, opponents, points of the league."""
        seat = int(event.a)
        if event.kind == e.LINED_UP:
            self.shapes[seat] = int(event.b)
            self.lines[seat] = [0, 0, 0]
        elif event.kind == e.STANDS_IN:
            self.lines[seat][int(event.b) % 64 // 3] += 1
            if sum(self.lines[seat]) == 10:
                d, m, f = self.lines[seat]
                assert d * 100 + m * 10 + f == self.shapes[seat], "lines unlike the formation"
        elif event.kind == e.FRONT_IS:
            self.fronts[seat].append(int(event.b))
            self.matches += 1
        elif event.kind == e.CLUB_ROLLED:
            self.rolled += 1
        elif event.kind == e.WEEK_BEGINS or event.kind == e.SEASON_OVER:
            points = sum(int(n) for n in t.league)
            assert points - self.before <= 3 * (self.matches + self.rolled), "too many points"
            self.before, self.matches, self.rolled = points, 0, 0

    def ended(self, t: Table) -> None:
        """Six opponents of six clubs, weaker ones first; the winner has most points."""
        lost_early = t.reason == c.SCENARIO_LOST and t.week < c.WEEKS
        first = int(t.book.first[c.OPPONENT])
        for seat, fronts in enumerate(self.fronts):
            if lost_early:
                continue
            clubs = [(n - first) // 4 - 4 * (3 - int(t.rules.division)) for n in fronts]
            assert len(set(clubs)) == len(clubs) == c.WEEKS, f"seat {seat} met {clubs}"
            assert all(0 <= club < 4 for club in clubs[:3]), f"strong ones first: {clubs}"
            assert all(4 <= club < 8 for club in clubs[3:]), f"weak ones last: {clubs}"
        totals = [int(t.get(seat, c.TOTAL)) for seat in range(t.seats)]
        assert totals == [int(scoring.total(t, seat)) for seat in range(t.seats)], "the count"
        if t.seats > 1:
            best = [seat for seat in range(t.seats) if t.winner >> seat & 1]
            assert best, "nobody has won"
            assert all(totals[seat] == max(totals) for seat in best), "a winner with fewer points"


def play(
    seats: int, seed: int, each: int, given: dict[str, int] | None = None
) -> tuple[Table, int]:
    """A random season, looked at after every so many answers: its last table, and how many answers.

    given  the options, instead of any by lot

    Raises AssertionError with what is wrong, at the first table that is.
    """
    rng = Rng(seed)
    t = begun(str(seats), rng) if given is None else GAME.new(Setup(seats, given, NUMBERS))
    return t, watched.played(GAME, t, Watch(t, seed % 2 == 0), rng, each)
