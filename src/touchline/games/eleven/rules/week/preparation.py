"""EL-020 to EL-069: the tables are laid, directors drafted, footballers dealt."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO, EVERYONE, FATE
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import flow, market, squad, starting, traits

# steps of DEAL (first number of its frame); the second is how many have been done
FIRST_MANAGER: Final[i64] = 0
ROWS: Final[i64] = 1
DIRECTORS: Final[i64] = 2
STARTERS: Final[i64] = 3
BACKS: Final[i64] = 4
TOPS: Final[i64] = 5
SCENARIO: Final[i64] = 6
BONUSES: Final[i64] = 7
OBJECTIVES: Final[i64] = 8


def lay_out(t: Table) -> None:
    """EL-023, EL-026, EL-048, EL-069, EL-369 What leaves the game, and what everybody begins with.

    Markers stand as a new table has them: EL-042, EL-043, EL-049, EL-055.
    """
    book = t.book
    for card in range(book.first[c.STAFF], book.first[c.STAFF + 1]):
        if book.card(card, b.HEAD_COACH):
            at = card - book.first[c.STAFF]
            if at < t.seats:
                squad.own(t, at, card)
            else:
                t.move(card, c.GONE, EVERYONE)
        elif book.card(card, b.MIN_SEATS) > t.seats:
            t.move(card, c.GONE, EVERYONE)
    basic: i64 = 0
    for card in range(book.first[c.TACTIC], book.first[c.TACTIC + 1]):
        if book.card(card, b.FIRST_ABILITY) == book.card(card, b.LAST_ABILITY):
            if basic < t.seats:
                t.move(card, c.HAND + basic, EVERYONE)
            elif t.rules.basic_out:
                t.move(card, c.GONE, EVERYONE)
            basic += 1
    for card in range(book.first[c.INFRASTRUCTURE], book.total()):
        t.move(card, c.GONE, EVERYONE)
    t.stack.turn(c.DEAL, FIRST_MANAGER)


@final
class Deal(Phase[Table]):
    """EL-020, EL-021, EL-023, EL-024, EL-025, EL-029, EL-044, EL-057, EL-058, EL-067 One card after
    another. Frame: step, how many are done.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Luck deals the next card; AUTO between steps, and where a deck is empty."""
        step, done = k.get(1), k.get(2)
        if step == FIRST_MANAGER:
            return AUTO if t.seats == 1 or 0 <= t.rules.first < t.seats else FATE
        if done >= self.wanted(t, k) or step in (BACKS, SCENARIO):
            return AUTO
        if step == BONUSES:
            return AUTO
        return FATE if market.ready(t, self.deck(t, k)) else AUTO

    def wanted(self, t: Table, k: Stack) -> i64:
        """How many cards this step deals."""
        step = k.get(1)
        if step == ROWS:
            return 15
        if step == DIRECTORS:
            return t.seats * 4 if t.seats > 1 else 5 - k.get(3)
        if step == STARTERS:
            return t.seats * 2
        if step == TOPS:
            return 0 if t.rules.decks_down else 3
        return t.seats * 2

    def deck(self, t: Table, k: Stack) -> i64:
        """The deck of the next card."""
        step, done = k.get(1), k.get(2)
        if step == ROWS:
            return market.row_deck(done // 5)
        if step == DIRECTORS:
            return c.DIRECTOR
        if step == STARTERS:
            return c.VETERAN if done % 2 == 0 else c.YOUNGSTER
        return done if step == TOPS else c.OBJECTIVES

    def seat(self, t: Table, k: Stack) -> i64:
        """The seat that is dealt the next card; -1 where it is laid open."""
        step, done = k.get(1), k.get(2)
        if step == DIRECTORS:
            return done // 4
        return done // 2 if step == OBJECTIVES else -1

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Every seat as the first manager; later every card of the deck, all alike."""
        if k.get(1) == FIRST_MANAGER:
            out.open(c.FIRST_SEAT)
            for seat in range(t.seats):
                out.add(seat, 1)
            return
        market.offer(t, self.deck(t, k), out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Lay the card where the step puts it; without a card, go on to what is next."""
        step, done = k.get(1), k.get(2)
        if step == FIRST_MANAGER:
            t.leader = answer if who == FATE else max(0, t.rules.first) % t.seats
            log.tell(e.SEASON_BEGINS, t.rules.division, t.rules.scenario)
            log.tell(e.LEADER_IS, t.leader)
            k.turn(c.DEAL, ROWS)
            return
        if who == AUTO:
            if step < BACKS and done < self.wanted(t, k):
                k.put(2, done + 1)  # a deck that has no card: the slot stays empty
            elif step == TOPS and done < self.wanted(t, k):
                k.put(2, done + 1)
            else:
                self.next(t, k, log)
            return
        k.put(2, done + 1)
        if step == ROWS:
            market.lay(t, done, answer, log)
        elif step == STARTERS:
            squad.own(t, done // 2, answer)
            log.tell(e.DEALT, done // 2, answer)
        elif step == TOPS:
            t.top[done] = answer
            t.move(answer, c.TOP, EVERYONE)
            log.tell(e.TOP_IS, done, answer)
        else:
            seat = done // 4 if step == DIRECTORS else done // 2
            t.move(answer, c.HAND + seat, 1 << seat)
            if step == OBJECTIVES:
                log.whisper(1 << seat, e.OBJECTIVE_DRAWN, seat, answer)

    def next(self, t: Table, k: Stack, log: Log) -> None:
        """What follows a step."""
        step = k.get(1)
        if step == ROWS:
            k.turn(c.DEAL, DIRECTORS, 0, 1)
        elif step == DIRECTORS:
            t.sealed.ask((1 << t.seats) - 1)
            k.turn(c.DRAFT, k.get(3) if t.seats == 1 else 1)
        elif step == STARTERS:
            k.turn(c.DEAL, BACKS)
        elif step == BACKS:
            k.turn(c.DEAL, TOPS)
            draw_backs(t, k)
        elif step == TOPS:
            k.turn(c.DEAL, SCENARIO)
        elif step == SCENARIO:
            k.turn(c.DEAL, BONUSES)
            if t.rules.scenario and t.seats == 1:
                card = t.book.first[c.SCENARIO] + t.rules.scenario - 1
                every(t, k, 0, card, a.SCENARIO_SETUP, log)
        elif step == BONUSES:
            k.turn(c.REVEAL, 0)
        else:
            t.sealed.ask((1 << t.seats) - 1)
            k.turn(c.OBJECTIVE)


def every(t: Table, k: Stack, seat: i64, card: i64, trigger: i64, log: Log) -> None:
    """All abilities of a card with this trigger, in the order of the card."""
    for ability in range(
        t.book.card(card, b.LAST_ABILITY) - 1, t.book.card(card, b.FIRST_ABILITY) - 1, -1
    ):
        if t.book.ability(ability, b.TRIGGER) == trigger:
            starting.begin(t, k, seat, ability, log)


def draw_backs(t: Table, k: Stack) -> None:
    """EL-057, EL-Q31 The backs that can be read at the start: the top ones, or all."""
    weeks: i64 = 6 if t.rules.see_all else 1
    for week in range(weeks - 1, -1, -1):
        for seat in range(t.seats - 1, -1, -1):
            k.push(c.CLUB_DRAWN, seat, week)


def pass_left(t: Table) -> None:
    """EL-044 What is left of each hand goes to the left; both know what it was."""
    first, last = t.book.first[c.DIRECTOR], t.book.first[c.DIRECTOR + 1]
    for card in range(first, last):
        place = t.where[card]
        if c.HAND <= place < c.KEPT:
            seat = place - c.HAND
            other = (seat + 1) % t.seats
            t.move(card, c.HAND + other, (1 << seat) | (1 << other))


@final
class Draft(Phase[Table]):
    """EL-044, EL-391 Everybody keeps a director, unseen; hands go to the left. Frame: round."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for all managers, until each has kept a director (EL-044)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the directors in the hand (EL-044)."""
        out.open(c.DRAFT)
        for card in range(t.book.first[c.DIRECTOR], t.book.first[c.DIRECTOR + 1]):
            if t.where[card] == c.HAND + seat:
                out.add(c.CARD + card)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the director; once all are in, pass the hands on or show the directors (EL-045)."""
        t.sealed.add(who, answer)
        if not t.sealed.close(who):
            return
        turn = k.get(1)
        for seat in range(t.seats):
            card = t.sealed.at(seat, 0) - c.CARD
            t.move(card, c.KEPT + seat, 1 << seat)
            log.whisper(1 << seat, e.DIRECTOR_KEPT, seat, card)
        t.sealed.ask(0)
        if turn < 3 and t.seats > 1:
            pass_left(t)
            log.tell(e.HANDS_PASSED, turn)
            t.sealed.ask((1 << t.seats) - 1)
            k.turn(c.DRAFT, turn + 1)
            return
        for card in range(t.book.first[c.DIRECTOR], t.book.first[c.DIRECTOR + 1]):
            place = t.where[card]
            if c.HAND <= place < c.KEPT:
                t.move(card, c.GONE, 1 << (place - c.HAND))
        if turn < 3:
            k.turn(c.DEAL, DIRECTORS, 0, turn + 1)
        else:
            show_directors(t, log)
            k.turn(c.DEAL, STARTERS)


def show_directors(t: Table, log: Log) -> None:
    """EL-045 All reveal their three directors together; the others leave the game.

    It happens as the last envelope closes, so that nothing else tells what was in it.
    """
    for card in range(t.book.first[c.DIRECTOR], t.book.first[c.DIRECTOR + 1]):
        place = t.where[card]
        if c.KEPT <= place < c.LOOK:
            squad.own(t, place - c.KEPT, card)
            log.tell(e.DIRECTOR_IS, place - c.KEPT, card)
        elif place == c.PILE:
            t.where[card] = c.GONE


@final
class Reveal(Phase[Table]):
    """EL-045, EL-046 Bonuses, then markers, seat by seat. Frame: place, 1 once bonuses are done."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: the bonuses ask by phases of their own."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Push one manager's bonuses, then set the statistics; the next follows (EL-045)."""
        place = k.get(1)
        if place == t.seats:
            for ability in range(len(t.marks)):
                t.marks[ability] &= c.THIS_GAME
            flow.begin_lanes(t, c.SHIRTS, flow.AFTER_SHIRTS)
            return
        seat = flow.seat_at(t, place)
        if k.get(2) == 0:
            k.put(2, 1)
            k.push(c.ORDER, a.BONUS, seat)
            return
        for card in range(t.book.first[c.DIRECTOR], t.book.first[c.DIRECTOR + 1]):
            if t.where[card] == c.OWN + seat:
                for stat in range(4):
                    basics.step_stat(t, seat, stat, t.book.card(card, b.STATS + stat), log)
        k.turn(c.REVEAL, place + 1, 0)


@final
class Order(Phase[Table]):
    """EL-009, EL-045 A manager says which of his directors' bonuses is next. Frame: trigger,
    seat.
    """

    def left(self, t: Table, k: Stack, out: Codes | None) -> i64:
        """How many abilities wait; the last of them if there is one."""
        n: i64 = 0
        for card in range(t.book.first[c.DIRECTOR], t.book.first[c.DIRECTOR + 1]):
            if t.where[card] != c.OWN + k.get(2):
                continue
            ability = traits.ability_on(t, card, k.get(1), -1)
            while ability >= 0:
                if t.marks[ability] & c.RESOLVED == 0:
                    n += 1
                    if out is not None:
                        out.add(c.ABILITY + ability)
                ability = traits.ability_on(t, card, k.get(1), ability)
        return n

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager if several bonuses are left; else AUTO (EL-009)."""
        return 1 << k.get(2) if self.left(t, k, None) > 1 else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the bonuses that are left (EL-009)."""
        out.open(c.ORDER)
        self.left(t, k, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Carry out the bonus; pop the frame once none is left."""
        ability = answer - c.ABILITY
        if who == AUTO:
            only = Codes()
            if self.left(t, k, only) == 0:
                k.pop()
                return
            ability = only.items[0] - c.ABILITY
        t.marks[ability] |= c.RESOLVED
        starting.offer(t, k, k.get(2), ability, log)


@final
class KeepObjective(Phase[Table]):
    """EL-067 Two objectives, one is kept, unseen."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for all managers, until each has kept an objective (EL-067)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the two objectives in the hand (EL-067)."""
        out.open(c.OBJECTIVE)
        for card in range(t.book.first[c.OBJECTIVES], t.book.first[c.OBJECTIVES + 1]):
            if t.where[card] == c.HAND + seat:
                out.add(c.CARD + card)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the objective; once all are in, the first week begins (EL-067)."""
        t.sealed.add(who, answer)
        if not t.sealed.close(who):
            return
        for seat in range(t.seats):
            kept = t.sealed.at(seat, 0) - c.CARD
            for card in range(t.book.first[c.OBJECTIVES], t.book.first[c.OBJECTIVES + 1]):
                if t.where[card] == c.HAND + seat and card != kept:
                    t.move(card, c.GONE, 1 << seat)
            t.put(seat, c.OBJECTIVE_, kept)
            log.whisper(1 << seat, e.OBJECTIVE_KEPT, seat, kept)
        t.sealed.ask(0)
        flow.begin_week(t, log)
