"""What holds at every table of Eleven (§6.5), and what has happened by the end."""

from __future__ import annotations

from collections import Counter
from typing import Final

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Event, Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.eleven import acts as a
from touchline.games.eleven import book as b
from touchline.games.eleven import codes as c
from touchline.games.eleven import events as e
from touchline.games.eleven import market, scoring, squad
from touchline.games.eleven.game import GAME
from touchline.games.eleven.state import Table, number_of, numbered, role_of
from touchline.play import library

NUMBERS: Final = library.numbers("eleven")
#: while these are on a stack, cards are on their way
MOVING: Final = {int(n) for n in (c.REFILL, c.RENEW, c.DEAL, c.BLIND, c.DRAWS, c.TAKES)}
#: line-ups, in which a hasty manager takes whoever can play
TAKING: Final = {int(n) for n in (c.SELECT, c.ASSIGN, c.STANDS, c.MATCH_TACTIC, c.WINDOW)}


def options(rng: Rng, seats: int) -> dict[str, int]:
    """Every option at random, the default as often as all its other words together; a scenario
    only where it is played, in a division of its own.
    """
    given = {
        choice.key: 0 if rng.below(2) == 0 else int(rng.below(len(choice.values)))
        for choice in GAME.choices
    }
    book = GAME.book(NUMBERS)
    if given["scenario"]:
        mask = int(book.card(book.first[c.SCENARIO] + given["scenario"] - 1, b.DIVISIONS))
        if seats > 1 or (mask and not mask & (1 << (3 - given["division"]))):
            given["scenario"] = 0
    if given["first_seat"] > seats:
        given["first_seat"] = 0
    return given


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


class Season:
    """What is noted along the way, for what only a whole season shows."""

    def __init__(self, seats: int) -> None:
        self.fronts: list[list[int]] = [[] for _ in range(seats)]
        self.used: Counter[tuple[int, int, int, str]] = Counter()
        self.matches = 0
        self.rolled = 0
        self.before = 0
        self.lines: dict[int, list[int]] = {}
        self.shapes: dict[int, int] = {}

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


def choose(rng: Rng, codes: Codes, phase: int, hasty: bool) -> int:
    """An open answer; a hasty manager seldom stops while something can be done."""
    n = int(codes.count)
    code = int(codes.items[rng.below(n)])
    idle = code == c.END_TURN or (code == c.PASS and phase in TAKING)
    if hasty and idle and n > 1 and rng.below(6):
        code = int(codes.items[1 + rng.below(n - 1)])
    return code


def play(
    seats: int, seed: int, each: int, given: dict[str, int] | None = None, scenario: int = 0
) -> tuple[Table, int]:
    """A random season, looked at after every so many answers: its last table, and how many answers.

    given     the options, instead of any by lot
    scenario  1 to 6 for this one, in the first division that it allows

    Raises AssertionError with what is wrong, at the first table that is.
    """
    rng, codes, odds = Rng(seed), Codes(), Odds()
    season, hasty = Season(seats), seed % 2 == 0
    chosen = options(rng, seats) if given is None else dict(given)
    if scenario:
        book = GAME.book(NUMBERS)
        mask = int(book.card(book.first[c.SCENARIO] + scenario - 1, b.DIVISIONS))
        chosen["scenario"] = scenario
        chosen["division"] = next(n for n in range(3) if not mask or mask >> (3 - n) & 1)
    t = GAME.new(Setup(seats, chosen, NUMBERS))
    steps, wait = 0, 1 + int(rng.below(each))
    while (due := GAME.due(t)) != OVER:
        who = FATE
        if due == FATE:
            GAME.luck(t, odds)
            assert odds.total > 0, "fate has nothing to draw from"
            answer = int(odds.at(rng.below(odds.total)))
        else:
            who = int(rng.below(seats))
            while not due >> who & 1:
                who = (who + 1) % seats
            GAME.options(t, who, codes)
            phase = int(GAME.stack_of(t, who).phase())
            assert codes.count, f"nothing to answer in phase {phase}"
            listed = codes.listed()
            assert listed == sorted(set(listed)), f"phase {phase} is out of order: {listed}"
            answer = choose(rng, codes, phase, hasty)
            season.answered(t, who, answer)
        log = Log()
        GAME.step(t, who, answer, log)
        for event in log.events:
            season.happened(t, event)
        steps += 1
        wait -= 1
        if wait == 0:
            wait = each
            look(t)
        assert steps <= GAME.longest, f"more than {GAME.longest} answers"
    look(t)
    season.ended(t)
    return t, steps
