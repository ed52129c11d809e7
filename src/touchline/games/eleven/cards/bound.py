"""How many answers a season can take at most by the cards of a pack (docs/decisions/0016).

Every number errs upwards: everything that may be asked is counted as asked, whoever could own a
card owns it, and every fan that could be gained pays for another roll.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.book import Book
from touchline.games.eleven.rules.week import monday

ENDLESS: Final = 10**9  # abilities that begin each other for ever
ELEVEN: Final = 11  # who can be selected
SPACES: Final = 12 + 3  # tokens of infrastructure, at most (boards.toml, option ordinary_spaces)
COUNTED: Final = 99  # things that can be counted, and fans on stands
CONTRACTS: Final = (a.SIGN_SMALL, a.SIGN_BANNER, a.SIGN_KIT, a.BONUS)


@dataclass(frozen=True, slots=True)
class Most:
    """At most so many answers, seats' and fate's, and so many fans that pay for rolls."""

    answers: int = 0
    fans: int = 0

    def __add__(self, other: Most) -> Most:
        return Most(self.answers + other.answers, self.fans + other.fans)

    def times(self, n: int) -> Most:
        """As often as that."""
        return Most(self.answers * n, self.fans * n)


def either(ways: Iterable[Most]) -> Most:
    """The most of several ways, of which one is taken."""
    found = Most()
    for way in ways:
        found = Most(max(found.answers, way.answers), max(found.fans, way.fans))
    return found


def together(ways: Iterable[Most]) -> Most:
    """All of them."""
    found = Most()
    for way in ways:
        found += way
    return found


class Bound:
    """The bound of one pack.

    guards  effects that may ask whether a token or a fee is prevented
    """

    def __init__(self, book: Book) -> None:
        self.book = book
        self.begun: list[int] = []
        ops = [self._ops(book.passives[i]) for i in range(len(book.passives))]
        self.guards = sum(book.op(op, a.O_OP) == a.PREVENT for found in ops for op in found)

    # -- abilities --------------------------------------------------------------------------------

    def _ops(self, ability: int) -> range:
        book = self.book
        return range(int(book.ability(ability, b.DO)), int(book.ability(ability, b.DO_END)))

    def cards(self, *decks: int) -> list[int]:
        """The cards of some decks."""
        first = self.book.first
        return [card for deck in decks for card in range(int(first[deck]), int(first[deck + 1]))]

    def abilities(self, card: int, *triggers: int) -> list[int]:
        """A card's abilities with one of these triggers."""
        book = self.book
        own = range(int(book.card(card, b.FIRST_ABILITY)), int(book.card(card, b.LAST_ABILITY)))
        return [n for n in own if int(book.ability(n, b.TRIGGER)) in triggers]

    def ability(self, ability: int) -> Most:
        """One ability, asked for first if it may be left out, with all that it begins."""
        if ability in self.begun:
            return Most(ENDLESS)
        book = self.book
        self.begun.append(ability)
        ways = [
            self.list_of(int(book.ability(ability, first)), int(book.ability(ability, first + 1)))
            for first in (b.DO, b.ELSE)
        ]
        self.begun.pop()
        costs = range(int(book.ability(ability, b.COST)), int(book.ability(ability, b.COST_END)))
        return Most(1) + either(ways) + self.costs(costs)

    def all_of(self, card: int, *triggers: int) -> Most:
        """All abilities of a card with these triggers."""
        return together(self.ability(n) for n in self.abilities(card, *triggers))

    def one_of(self, cards: Iterable[int], *triggers: int) -> Most:
        """Those of one of these cards."""
        return either(self.all_of(card, *triggers) for card in cards)

    def costs(self, rows: range) -> Most:
        """Markers of any kind and cards given up are named one by one."""
        found = 0
        for row in rows:
            pay, n = int(self.book.costs[row * 4]), int(self.book.costs[row * 4 + 1])
            if pay in (a.PAY_RESOURCE + c.ANY, a.PAY_DISCARD):
                found += n
        return Most(found)

    def list_of(self, first: int, last: int) -> Most:
        """Operations one after another."""
        return together(self.operation(op) for op in range(first, last))

    # -- operations -------------------------------------------------------------------------------

    def size(self, op: int) -> Most:
        """The amount of an operation in `answers`, and what rolling for it takes in `fans`."""
        row = int(self.book.op(op, a.O_AMOUNT))
        if row < 0:
            return Most(1)
        how, n = int(self.book.amount(row, 0)), int(self.book.amount(row, 1))
        if how == a.A_NUMBER:
            return Most(n if n > 0 else -n)
        most = int(self.book.amount(row, 3))
        return Most(min(6, most), 2) if how == a.A_D6 else Most(min(COUNTED, most))

    def operation(self, op: int) -> Most:
        """§4.6 One operation."""
        book = self.book
        what, of = int(book.op(op, a.O_OP)), int(book.op(op, a.O_A))
        size = self.size(op)
        n, rolls = size.answers, Most(size.fans)
        if what == a.GAIN or what == a.LOSE:
            gains = what == a.GAIN and of in (c.FANS, c.ANY)
            return rolls + Most(n if of == c.ANY else 0, n if gains else 0)
        if what == a.STAT:
            return rolls + Most(int(of == c.ANY), n if of in (c.FANS, c.ANY) else 0)
        if what in (a.ROLL, a.CHOOSE):
            cases = range(int(book.op(op, a.O_FIRST)), int(book.op(op, a.O_LAST)))
            ways = [
                self.list_of(int(book.cases[n * 4 + 2]), int(book.cases[n * 4 + 3])) for n in cases
            ]
            return Most(2) + either(ways) if what == a.ROLL else Most(of) + together(ways)
        if what == a.PAY_THEN:
            inner = self.list_of(int(book.op(op, a.O_FIRST)), int(book.op(op, a.O_LAST)))
            return Most(1) + inner + self.costs(range(of, int(book.op(op, a.O_B))))
        return (
            rolls
            + (self.trade(op, what, n) if a.DRAW <= what <= a.OFFICE else Most())
            + (self.aimed(op, what, n))
        )

    def trade(self, op: int, what: int, n: int) -> Most:
        """Cards drawn and bought, contracts, infrastructure, offices; fate fills each gap."""
        if what == a.DRAW:
            deck, many = int(self.book.op(op, a.O_A)), int(self.book.op(op, a.O_B))
            takes = int(self.book.op(op, a.O_C))
            return Most(2 * many + takes + 1) + self.comes(deck).times(takes)
        if what == a.RECRUIT:
            staff = int(self.book.op(op, a.O_A)) == 1
            return Most(4) + self.comes(int(c.STAFF if staff else c.REGULAR))
        if what == a.SIGN:
            return Most(3) + self.one_of(self.cards(c.SPONSOR), *CONTRACTS)
        if what == a.BUILD:
            return Most(1) + self.one_of(self.cards(c.INFRASTRUCTURE), a.BONUS)
        return Most(n) if what == a.OFFICE or what == a.DROP_SPONSOR else Most()

    def comes(self, deck: int) -> Most:
        """A card comes into play: its bonus, or a shirt for him."""
        return self.one_of(self.cards(c.STAFF), a.BONUS) if deck == c.STAFF else Most(1)

    def aimed(self, op: int, what: int, n: int) -> Most:
        """Targets that are named, drawn by lot or rolled for, and what is asked about each."""
        sel = int(self.book.op(op, a.O_TARGET))
        many, each = 1, 0
        asked = 0
        if sel >= 0:
            pick = int(self.book.selector(sel, a.S_PICK))
            many = max(1, int(self.book.selector(sel, a.S_N)))
            asked = {int(a.CHOOSE_): many + 1, int(a.RANDOM): many, int(a.BY_D12): 3 * many}.get(
                pick, 0
            )
            if pick in (a.ALL, a.PREVIOUS):
                many = COUNTED
        if what in (a.TOKENS, a.CLEAR):
            each = n + (self.guards if what == a.TOKENS else 0)
        elif what in (a.TRAIN, a.UNTRAIN, a.MOVE_SHIRT):
            each = 1
        elif what == a.DISCARD:
            asked = n
        elif what == a.PEEK:
            asked = 1
        elif what == a.REFRESH_ROW:
            asked = 10
        found = Most(asked + many * each)
        if what == a.RESOLVE_BONUS:
            again = self.one_of(self.cards(c.DIRECTOR, c.STAFF), a.BONUS)
            found += again.times(min(many, len(self.cards(c.DIRECTOR, c.STAFF))))
        return found

    # -- a week of a manager ----------------------------------------------------------------------

    def week(self) -> Most:
        """Monday to the week's end, without the rolls that fans pay for."""
        return together((self.monday(), self.days(), self.line_up(), self.match(), self.week_end()))

    def monday(self) -> Most:
        """The opponent's back, income, production, the board meeting."""
        kinds, people = self.cards(c.INFRASTRUCTURE), self.cards(c.STAFF, c.DIRECTOR)
        tokens = either(
            self.ability(n) for card in kinds for n in self.abilities(card, a.PRODUCTION)
        )
        works = tokens.times(SPACES) + together(self.all_of(n, a.PRODUCTION) for n in people)
        votes = (a.VOTE_YELLOW, a.VOTE_BLUE, a.VOTE_RED)
        board = either(
            self.ability(n) for card in self.cards(c.BOARD) for n in self.abilities(card, *votes)
        )
        most = int(self.book.constant(a.STATS_MOST))
        return Most(3 + monday.TIES + 3, most) + works + board

    def days(self) -> Most:
        """Three days: a basic action, a paid one, and the end of the turn."""
        actions = either(
            self.ability(n)
            for card in self.cards(c.STAFF, c.DIRECTOR)
            for n in self.abilities(card, a.ACTION)
        )
        basics = (
            Most(4),  # a footballer, his shirt, the gap
            Most(4) + self.comes(int(c.STAFF)),
            Most(3) + self.one_of(self.cards(c.SPONSOR), *CONTRACTS),
            self.one_of(self.cards(c.INFRASTRUCTURE), a.BONUS),
            actions,
        )
        one = Most(3) + either(basics) + actions
        return one.times(3) + Most(11)  # and a row replaced, alone

    def line_up(self) -> Most:
        """Formation, footballers, abilities, shirts, exchanges, zones, markers of choice."""
        people = self.cards(c.REGULAR, c.YOUNGSTER, c.VETERAN)
        windows = (a.BEFORE_MATCH, a.MATCH, a.AFTER_MATCH)
        paid = either(
            together(Most(1) + self.costs(self._costs(n)) for n in self.abilities(card, *windows))
            for card in people
        )
        return Most(1 + ELEVEN + 1 + 1 + ELEVEN + 10 + 10) + paid.times(ELEVEN)

    def _costs(self, ability: int) -> range:
        book = self.book
        return range(int(book.ability(ability, b.COST)), int(book.ability(ability, b.COST_END)))

    def match(self) -> Most:
        """Tokens that go, fans, the front, the windows, tactics, scorers, consequences."""
        people = self.cards(c.REGULAR, c.YOUNGSTER, c.VETERAN)
        found = Most(len(people) + len(self.cards(c.STAFF, c.SPONSOR, c.DIRECTOR)) + 2)
        for trigger in (a.BEFORE_MATCH, a.MATCH, a.AFTER_MATCH, a.CONSEQUENCE):
            found += Most(2) + self.one_of(people, trigger).times(ELEVEN)
        tactics = together(Most(1) + self.all_of(n, a.TACTIC) for n in self.cards(c.TACTIC))
        hurt = max(int(n) % 16 for n in self.book.consequences)
        return found + Most(1 + 13 + 3 + hurt * (3 + self.guards)) + tactics

    def week_end(self) -> Most:
        """Objectives, abilities, fees that staff bear, the market."""
        own = self.cards(c.REGULAR, c.YOUNGSTER, c.VETERAN, c.STAFF, c.DIRECTOR)
        acts = together(self.all_of(n, a.WEEK_END, a.GAME_END) for n in own)
        tracks = (self.book.fees_footballers, self.book.fees_staff, self.book.fees_stadium)
        fees = sum(2 * max(int(n) for n in track) for track in tracks)
        return Most(2 + 2 + self.guards + fees * (1 + self.guards) + 1 + 10) + acts

    # -- a season ---------------------------------------------------------------------------------

    def free_rerolls(self) -> int:
        """Rolls of a week that cards grant for nothing."""
        book, at = self.book, self.book.modifying_at
        found = 0
        for i in range(int(at[a.M_REROLL]), int(at[a.M_REROLL + 1]), 2):
            found += max(0, int(book.op(book.modifying[i + 1], a.O_C)))
        return found

    def season(self, seats: int) -> int:
        """Six weeks of so many managers, with the set-up, the market and the clubs' dice."""
        week = self.week()
        rolls = 2 * (week.fans + 1 + self.free_rerolls())
        own = 2 * 3 + 8 + 2 * self.preparation().fans + self.preparation().answers
        shared = 3 * 2 + 3 + 8
        return 30 + 11 * seats + seats * own + c.WEEKS * (seats * (week.answers + rolls) + shared)

    def preparation(self) -> Most:
        """A manager's set-up: draft, bonuses, shirts, objective; a scenario's."""
        bonus = self.one_of(self.cards(c.DIRECTOR), a.BONUS).times(3)
        scenario = self.one_of(self.cards(c.SCENARIO), a.SCENARIO_SETUP)
        return Most(12) + bonus + scenario
