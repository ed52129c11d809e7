"""What lies on the tables of a season of Eleven, and the options it is played by."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from touchline.core.phased import Phased
from touchline.core.sealed import Sealed
from touchline.core.stack import Stack

from . import acts as a
from . import book as b
from . import codes as c
from .book import Book
from .options import CHOICES

ROOM: Final = 2  # answers in an envelope
PICKS: Final[i64] = 24  # room for what a seat has picked in an operation or a line-up
SPACES: Final = (0, 3, 5, 6)
PRICES: Final = (0, 2, 4)


@final
@mypyc_attr(acyclic=True)
class Rules:
    """The options of one season as numbers (§7.2). Never changes; 0 is the default everywhere.

    division   3, 2 or 1
    scenario   0 none, else 1 + its place in the pack
    first      -1 by lot, else the seat
    die        of each opponent die, by its colour (codes.YELLOW ...): DICE_PACK ...
    """

    __slots__ = (
        "after_final",
        "basic_out",
        "consequences",
        "decks_down",
        "dice_shared",
        "die",
        "division",
        "exp_all",
        "fees_footballers",
        "fees_last_week",
        "fees_stadium",
        "fees_staff",
        "first",
        "given",
        "infrastructure_price",
        "infrastructure_vp",
        "no_limit",
        "office",
        "owned_pool",
        "peek_off",
        "penalty",
        "ranking_dense",
        "refresh_anytime",
        "repay",
        "scenario",
        "see_all",
        "spaces",
        "stands_first",
    )

    def __init__(self, options: dict[str, int]) -> None:
        self.given: dict[str, int] = dict(options)
        self.division: i64 = 3 - options.get("division", 0)
        self.scenario: i64 = options.get("scenario", 0)
        self.first: i64 = options.get("first_seat", 0) - 1
        self.fees_footballers: i64 = options.get("fees_footballers", 0)
        self.fees_staff: i64 = options.get("fees_staff", 0)
        self.fees_stadium: i64 = options.get("fees_stadium", 0)
        self.consequences: i64 = options.get("consequences", 0)
        self.die: vec[i64] = vec[i64](
            [options.get("dice_" + of, 0) for of in ("yellow", "blue", "red", "green")]
        )
        self.dice_shared: i64 = options.get("dice_shared", 0)
        self.owned_pool: i64 = options.get("symbol_pool", 0)
        self.office: i64 = options.get("office", 0)
        self.infrastructure_vp: i64 = options.get("infrastructure_vp", 0)
        self.infrastructure_price: i64 = PRICES[options.get("infrastructure_price", 0)]
        self.spaces: i64 = SPACES[options.get("ordinary_spaces", 0)]
        self.no_limit: i64 = options.get("unnumbered_limit", 0)
        self.exp_all: i64 = options.get("exp_per_match", 0)
        self.repay: i64 = options.get("sponsor_repay", 0)
        self.penalty: i64 = 2 - options.get("penalty_tokens", 0)
        self.stands_first: i64 = options.get("stands_first", 0)
        self.after_final: i64 = options.get("after_match_result", 0)
        self.basic_out: i64 = options.get("basic_in_deck", 0)
        self.see_all: i64 = options.get("opponent_visibility", 0)
        self.ranking_dense: i64 = options.get("ranking", 0)
        self.fees_last_week: i64 = options.get("fees_last_week", 0)
        self.decks_down: i64 = options.get("decks_face_up", 0)
        self.peek_off: i64 = options.get("peek_own_backs", 0)
        self.refresh_anytime: i64 = options.get("solo_refresh_anytime", 0)

    def settled(self) -> dict[str, int]:
        """The options again, by name."""
        return {choice.key: self.given.get(choice.key, 0) for choice in CHOICES}


@final
@mypyc_attr(acyclic=True)
class Table(Phased):
    """One season, mid-air.

    stack, lanes   what is going on: for all, and each seat's own (Monday, match day)
    sealed         envelopes of the draft and the objectives
    where, known   of every card: where it lies (codes.PILE ...), and which seats know it there
    flags, tokens  of every card: TRAINED ..., and its tokens, six bits a kind
    marks          of every ability: ASSIGNED, RESOLVED, THIS_WEEK, THIS_GAME
    row            15 slots of the transfer area (row * 5 + slot), a card or -1
    top            the card on the face-up deck of REGULAR, YOUNGSTER, VETERAN, or -1
    seat           numbers of a seat: seat * SEAT + ...
    shirts, foes   numbers of own and opposing shirts
    built          tokens of infrastructure: seat * 8 + kind (printed pieces are not counted)
    picks, picked  per seat: what has been picked so far in an operation or a line-up, and how many
    last           per seat: what the operation before this one touched (`pick = previous`)
    league         points: the four seats, then the eight clubs of the division
    standings      the same as match day began (EL-380)
    awake          mask of clubs whose marker is active
    faced          mask of clubs met this week
    timed          changes that last a while, rows of TIMED numbers
    week, day      1..6; 0 Monday, 1..3, 4 match day
    leader         the first manager
    winner, reason mask of seats that won; why
    """

    __slots__ = (
        "awake",
        "book",
        "built",
        "day",
        "faced",
        "flags",
        "foes",
        "known",
        "lanes",
        "last",
        "leader",
        "league",
        "marks",
        "picked",
        "picks",
        "reason",
        "row",
        "rules",
        "sealed",
        "seat",
        "shirts",
        "standings",
        "timed",
        "tokens",
        "top",
        "week",
        "where",
        "winner",
    )

    def __init__(self, rules: Rules, book: Book, seats: i64, source: Table | None = None) -> None:
        self.seats = seats
        self.rules: Rules = rules
        self.book: Book = book
        if source is not None:
            self.stack = Stack(source.stack)
            self.lanes: list[Stack] = [Stack(lane) for lane in source.lanes]
            self.sealed: Sealed = Sealed(seats, ROOM, source.sealed)
            self.where: vec[i64] = source.where[:]
            self.known: vec[i64] = source.known[:]
            self.flags: vec[i64] = source.flags[:]
            self.tokens: vec[i64] = source.tokens[:]
            self.marks: vec[i64] = source.marks[:]
            self.row: vec[i64] = source.row[:]
            self.top: vec[i64] = source.top[:]
            self.seat: vec[i64] = source.seat[:]
            self.shirts: vec[i64] = source.shirts[:]
            self.foes: vec[i64] = source.foes[:]
            self.built: vec[i64] = source.built[:]
            self.picks: vec[i64] = source.picks[:]
            self.picked: vec[i64] = source.picked[:]
            self.last: vec[i64] = source.last[:]
            self.league: vec[i64] = source.league[:]
            self.standings: vec[i64] = source.standings[:]
            self.timed: vec[i64] = source.timed[:]
            self.awake: i64 = source.awake
            self.faced: i64 = source.faced
            self.week: i64 = source.week
            self.day: i64 = source.day
            self.leader: i64 = source.leader
            self.winner: i64 = source.winner
            self.reason: i64 = source.reason
            return
        cards = book.total()
        self.stack = Stack()
        self.lanes = [Stack() for _ in range(seats)]
        self.sealed = Sealed(seats, ROOM)
        self.where = vec[i64]([c.PILE] * cards)
        self.known = vec[i64]([0] * cards)
        self.flags = vec[i64]([0] * cards)
        self.tokens = vec[i64]([0] * cards)
        self.marks = vec[i64]([0] * book.count_abilities())
        self.row = vec[i64]([-1] * 15)
        self.top = vec[i64]([-1] * 3)
        self.seat = vec[i64]([0] * (seats * c.SEAT))
        self.shirts = vec[i64]([0] * (seats * c.SHIRTS_ * c.SHIRT_N))
        self.foes = vec[i64]([0] * (seats * 10 * c.FOE_N))
        self.built = vec[i64]([0] * (seats * 8))
        self.picks = vec[i64]([-1] * (seats * PICKS))
        self.picked = vec[i64]([0] * seats)
        self.last = vec[i64]([-1] * (seats * PICKS))
        self.league = vec[i64]([0] * 12)
        self.standings = vec[i64]([0] * 12)
        self.timed = vec[i64]()
        self.awake = 255
        self.faced = 0
        self.week = 0
        self.day = 0
        self.leader = 0
        self.winner = 0
        self.reason = 0
        for seat in range(seats):
            for what in range(4):
                self.put(seat, c.LEVEL + what, book.constant(a.STATS_START))
            for what in (c.PLAN, c.CLUB, c.FRONT, c.MEETING_CARD, c.ADOPTED, c.OBJECTIVE_):
                self.put(seat, what, -1)
            self.put(seat, c.KEEPER_CARD, -1)
            for week in range(6):
                self.put(seat, c.CLUB_AT + week, -1)
            self.put(seat, c.SPEC, -1)
            for shirt in range(c.SHIRTS_):
                self.dress(seat, shirt, c.FIELD, 1 if shirt < 10 else 0)
                self.dress(seat, shirt, c.WEARER, -1)
                self.dress(seat, shirt, c.AT, -1)

    def clone(self) -> Table:
        """An independent copy; rules and book are shared, they never change."""
        return Table(self.rules, self.book, self.seats, self)

    # -- numbers of a seat ------------------------------------------------------------------------

    def get(self, seat: i64, what: i64) -> i64:
        """A number of a seat, by its name in codes.py."""
        return self.seat[seat * c.SEAT + what]

    def put(self, seat: i64, what: i64, value: i64) -> None:
        """Set a number of a seat."""
        self.seat[seat * c.SEAT + what] = value

    def add(self, seat: i64, what: i64, more: i64) -> None:
        """Change a number of a seat."""
        self.seat[seat * c.SEAT + what] += more

    # -- shirts -----------------------------------------------------------------------------------

    def shirt(self, seat: i64, shirt: i64, what: i64) -> i64:
        """A number of a shirt: SIDE, FIELD, WEARER, AT, MOD, RULE, GLOVE."""
        return self.shirts[(seat * c.SHIRTS_ + shirt) * c.SHIRT_N + what]

    def dress(self, seat: i64, shirt: i64, what: i64, value: i64) -> None:
        """Set a number of a shirt."""
        self.shirts[(seat * c.SHIRTS_ + shirt) * c.SHIRT_N + what] = value

    def foe(self, seat: i64, shirt: i64, what: i64) -> i64:
        """A number of a shirt of this week's opponent: FOE_SIDE ..."""
        return self.foes[(seat * 10 + shirt) * c.FOE_N + what]

    def put_foe(self, seat: i64, shirt: i64, what: i64, value: i64) -> None:
        """Set a number of an opposing shirt."""
        self.foes[(seat * 10 + shirt) * c.FOE_N + what] = value

    # -- cards ------------------------------------------------------------------------------------

    def owner(self, card: i64) -> i64:
        """EL-013 The seat in whose play area a card lies (banners and kits too), or -1."""
        place = self.where[card]
        return place % 4 if c.OWN <= place < c.HAND else -1

    def token(self, card: i64, kind: i64) -> i64:
        """How many tokens of a kind lie on a card."""
        return (self.tokens[card] >> (6 * kind)) & 63

    def put_tokens(self, card: i64, kind: i64, more: i64) -> None:
        """Add (or take away) tokens of a kind; never below none."""
        n = max(0, min(63, self.token(card, kind) + more))
        self.tokens[card] = (self.tokens[card] & ~(63 << (6 * kind))) | (n << (6 * kind))

    def hurt(self, card: i64) -> bool:
        """EL-332, EL-340 Is there an injury or suspension token on it?"""
        return (self.tokens[card] & 4095) != 0

    def trained(self, card: i64) -> i64:
        """1 if the trained side is up."""
        return self.flags[card] & c.TRAINED

    def flag(self, card: i64, flag: i64, on: bool) -> None:
        """Set or take away a flag of a card."""
        if on:
            self.flags[card] |= flag
        else:
            self.flags[card] &= ~flag

    def move(self, card: i64, place: i64, known: i64) -> None:
        """Lay a card somewhere, known there to the seats of a mask."""
        self.where[card] = place
        self.known[card] = known

    # -- picks ------------------------------------------------------------------------------------

    def pick(self, seat: i64, what: i64) -> None:
        """One more thing picked by this seat."""
        self.picks[seat * PICKS + self.picked[seat]] = what
        self.picked[seat] += 1

    def pick_at(self, seat: i64, i: i64) -> i64:
        """The i-th thing picked."""
        return self.picks[seat * PICKS + i]

    def clear_picks(self, seat: i64) -> None:
        """Nothing is picked."""
        self.picked[seat] = 0

    # -- changes that last a while ----------------------------------------------------------------

    def last_a_while(
        self,
        seat: i64,
        what: i64,
        mode: i64,
        n: i64,
        least: i64,
        until: i64,
        target: i64,
        most: i64,
    ) -> None:
        """One more row of `timed`."""
        for value in (seat, what, mode, n, least, until, target, most):
            self.timed = append(self.timed, value)

    def forget(self, seat: i64, until: i64) -> None:
        """Rows of `timed` that end now are gone: of one seat's match, or weeks up to `until`."""
        kept = vec[i64]()
        for at in range(0, len(self.timed), c.TIMED):
            ends = self.timed[at + c.T_UNTIL]
            over = ends <= until if until > 0 else ends == 0 and self.timed[at] == seat
            if not over:
                for i in range(c.TIMED):
                    kept = append(kept, self.timed[at + i])
        self.timed = kept


def numbered(number: i64) -> i64:
    """EL-059, EL-063 The shirt of a footballer's number, -1 for one without a shirt of his own."""
    return number - 2 if 2 <= number <= 11 else -1


def role_of(t: Table, card: i64) -> i64:
    """EL-120 ATTACK, DEFENCE or KEEPER."""
    return t.book.card(card, b.ROLE)


def number_of(t: Table, card: i64) -> i64:
    """EL-126 The number a footballer wears; untrained youngsters have none (0)."""
    if t.book.deck(card) == c.YOUNGSTER and role_of(t, card) != c.KEEPER and not t.trained(card):
        return 0
    return t.book.card(card, b.NUMBER)
