"""What lies on the table in a match or a tie of FootClub, and the options it is played by."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from touchline.core.ids import EVERYONE
from touchline.core.phased import Phased
from touchline.core.sealed import Sealed
from touchline.core.stack import Stack

from . import codes as c
from .book import FIRST, KIND, Book
from .options import CHOICES, RULES_POUSSIN

ROOM = 32  # answers in an envelope


@final
@mypyc_attr(acyclic=True)
class Rules:
    """The options of one match as numbers (§7.2). Never changes.

    A number is the position of the word in `options.CHOICES`: 0 is always the default. `options`
    has a name for each that the rules compare with.
    """

    __slots__ = (
        "ability_counts_in_cap",
        "bonus_first",
        "captain_double",
        "captain_fallback",
        "corner_reclaim_same",
        "discard_order",
        "draw_decider",
        "et_extra_subs",
        "et_new_colour",
        "exc_who",
        "format",
        "formation_set",
        "hide_bench",
        "home_choice",
        "injury_replace",
        "kop_attack_value",
        "light_injury_et",
        "malus_scope",
        "mid_tie_pool",
        "min_players_forfeit",
        "poussin",
        "poussin_clamp",
        "poussin_deck",
        "poussin_fan_cap",
        "press_shift",
        "rules",
        "so_early_stop",
        "spent_kop_counts",
    )

    def __init__(self, options: dict[str, int]) -> None:
        self.rules: i64 = options.get("rules", 0)
        self.poussin: bool = self.rules == RULES_POUSSIN  # PO-001
        self.format: i64 = options.get("format", 0)
        self.draw_decider: i64 = options.get("draw_decider", 0)
        self.home_choice: i64 = options.get("home_choice", 0)
        self.formation_set: i64 = options.get("formation_set", 0)
        self.captain_fallback: i64 = options.get("captain_fallback", 0)
        self.captain_double: i64 = options.get("captain_double", 0)
        self.press_shift: i64 = options.get("press_shift", 0)
        self.kop_attack_value: i64 = options.get("kop_attack_value", 0)
        self.spent_kop_counts: i64 = options.get("spent_kop_counts", 0)
        self.ability_counts_in_cap: i64 = options.get("ability_counts_in_cap", 0)
        self.corner_reclaim_same: i64 = options.get("corner_reclaim_same", 0)
        self.exc_who: i64 = options.get("exc_who", 0)
        self.injury_replace: i64 = options.get("injury_replace", 0)
        self.min_players_forfeit: i64 = options.get("min_players_forfeit", 0)
        self.light_injury_et: i64 = options.get("light_injury_et", 0)
        self.malus_scope: i64 = options.get("malus_scope", 0)
        self.hide_bench: i64 = options.get("hide_bench", 0)
        self.discard_order: i64 = options.get("discard_order", 0)
        self.bonus_first: i64 = options.get("bonus_first", 0)
        self.mid_tie_pool: i64 = options.get("mid_tie_pool", 0)
        self.et_new_colour: i64 = options.get("et_new_colour", 0)
        self.et_extra_subs: i64 = options.get("et_extra_subs", 0)
        self.so_early_stop: i64 = options.get("so_early_stop", 0)
        self.poussin_deck: i64 = options.get("poussin_deck", 0)
        self.poussin_fan_cap: i64 = options.get("poussin_fan_cap", 0)
        self.poussin_clamp: i64 = options.get("poussin_clamp", 0)

    def settled(self) -> dict[str, int]:
        """The options again, by name."""
        return {choice.key: int(getattr(self, choice.key)) for choice in CHOICES}


@final
@mypyc_attr(acyclic=True)
class Table(Phased):
    """One match or tie, mid-air. Everything is counted club by club.

    where, known  place of each match card (club * 42 + number), and the mask of seats that know it
    spot, tokens  place of each team card, and its tokens (codes.py tells how both are written)
    team          line-ups: club * 16 + 0..9 the players line after line, + 10..14 how many a line
    club          numbers of a club: club * 24 + GOALS, SUBS, ...
    market        draft: the three pairs 0..5, the two stars 6, 7; -1 for none
    home          the club that plays at home, -1 before; leg 0 or 1
    period        0 before, 1 and 2 the halves, 3 extra time, 4 shoot-out; turn from 1
    ball, carrier the club in possession and the player with the ball; colour 1..6, 0 before
    attacker, offence, card, target, raw, supports, speed   the offensive that is going on:
                  its club (-1 none), kind, match card (-1 none), player, raw bonus, defence
                  supports played, 1 if a speedster troubles the defence
    """

    __slots__ = (
        "attacker",
        "ball",
        "book",
        "card",
        "carrier",
        "club",
        "colour",
        "corners",
        "drafts",
        "home",
        "known",
        "leg",
        "market",
        "offence",
        "period",
        "picks",
        "raw",
        "reason",
        "rules",
        "sealed",
        "speed",
        "spot",
        "supports",
        "target",
        "team",
        "tokens",
        "turn",
        "where",
        "winner",
    )

    def __init__(self, rules: Rules, book: Book, source: Table | None = None) -> None:
        self.seats = 2
        self.rules: Rules = rules
        self.book: Book = book
        if source is not None:
            self.stack = Stack(source.stack)
            self.sealed: Sealed = Sealed(2, ROOM, source.sealed)
            self.where: vec[i64] = source.where[:]
            self.known: vec[i64] = source.known[:]
            self.spot: vec[i64] = source.spot[:]
            self.tokens: vec[i64] = source.tokens[:]
            self.team: vec[i64] = source.team[:]
            self.club: vec[i64] = source.club[:]
            self.market: vec[i64] = source.market[:]
            self.home: i64 = source.home
            self.leg: i64 = source.leg
            self.period: i64 = source.period
            self.turn: i64 = source.turn
            self.ball: i64 = source.ball
            self.carrier: i64 = source.carrier
            self.colour: i64 = source.colour
            self.attacker: i64 = source.attacker
            self.offence: i64 = source.offence
            self.card: i64 = source.card
            self.target: i64 = source.target
            self.raw: i64 = source.raw
            self.supports: i64 = source.supports
            self.speed: i64 = source.speed
            self.picks: i64 = source.picks
            self.drafts: i64 = source.drafts
            self.corners: i64 = source.corners
            self.reason: i64 = source.reason
            self.winner: i64 = source.winner
            return
        self.stack = Stack()
        self.sealed = Sealed(2, ROOM)
        self.where = vec[i64]([c.BOX] * (2 * c.DECK))
        self.known = vec[i64]([EVERYONE] * (2 * c.DECK))
        self.spot = vec[i64]([c.POOL for _ in range(book.cards)])
        self.tokens = vec[i64]([0 for _ in range(book.cards)])
        self.team = vec[i64]([0] * (2 * c.TEAM))
        self.club = vec[i64]([0] * (2 * c.SIDE))
        self.market = vec[i64]([-1] * 8)
        for side in range(2):
            for i in range(10):
                self.team[side * c.TEAM + i] = -1
            self.club[side * c.SIDE + c.COACH_CARD] = -1
            self.club[side * c.SIDE + c.KEEPER_CARD] = -1
            self.club[side * c.SIDE + c.CAPTAIN] = -1
        self.home = -1
        self.leg = 0
        self.period = 0
        self.turn = 0
        self.ball = -1
        self.carrier = -1
        self.colour = 0
        self.attacker = -1
        self.offence = -1
        self.card = -1
        self.target = -1
        self.raw = 0
        self.supports = 0
        self.speed = 0
        self.picks = 0
        self.drafts = 0
        self.corners = 0
        self.reason = 0
        self.winner = -1

    def clone(self) -> Table:
        """An independent copy; rules and book are shared, they never change."""
        return Table(self.rules, self.book, self)

    # -- numbers of a club ----------------------------------------------------------------------

    def get(self, side: i64, what: i64) -> i64:
        """A number of a club, by its name in codes.py."""
        return self.club[side * c.SIDE + what]

    def put(self, side: i64, what: i64, value: i64) -> None:
        """Set a number of a club."""
        self.club[side * c.SIDE + what] = value

    def add(self, side: i64, what: i64, more: i64) -> None:
        """Change a number of a club."""
        self.club[side * c.SIDE + what] += more

    # -- match cards ----------------------------------------------------------------------------

    def count(self, side: i64, place: i64) -> i64:
        """FC-013, FC-015 How many of a club's match cards lie in a place (not the discard)."""
        n: i64 = 0
        for card in range(side * c.DECK, side * c.DECK + c.DECK):
            if self.where[card] == place:
                n += 1
        return n

    def fans(self, side: i64) -> i64:
        """FC-015 Fans of a club in its stands, without the kop."""
        n: i64 = 0
        for card in range(side * c.DECK + FIRST[c.FANS], side * c.DECK + FIRST[c.FANS + 1]):
            if self.where[card] == c.STANDS:
                n += 1
        return n

    def in_hand(self, side: i64, kind: i64) -> i64:
        """Cards of a type in a club's hand."""
        n: i64 = 0
        for card in range(side * c.DECK + FIRST[kind], side * c.DECK + FIRST[kind + 1]):
            if self.where[card] == c.HAND:
                n += 1
        return n

    def move(self, card: i64, place: i64, mask: i64) -> None:
        """Lay a match card somewhere; `mask` tells which seats know it there."""
        self.where[card] = place
        self.known[card] = mask

    def alike(self, kind: i64) -> bool:
        """§3.6 Are all copies of a type the same? Fans and attack supports; in Poussin all."""
        return kind == c.FANS or kind == c.ATTACK_SUPPORT or self.rules.poussin

    # -- team cards -----------------------------------------------------------------------------

    def on_pitch(self, card: i64) -> bool:
        """FC-008 Is this player on the pitch?"""
        return card >= 0 and self.spot[card] & 7 == c.PITCH and self.spot[card] >= c.CLUB

    def place(self, side: i64, card: i64, spot: i64) -> None:
        """Lay a team card of a club on the bench, the pitch, or out of play."""
        self.spot[card] = c.CLUB + side * c.CLUB + spot

    def is_at(self, side: i64, card: i64, spot: i64) -> bool:
        """Does this team card of this club lie there?"""
        return self.spot[card] == c.CLUB + side * c.CLUB + spot

    def outfielders(self, side: i64) -> i64:
        """FC-104 Outfield players of a club on the pitch."""
        base = side * c.TEAM + c.LINES
        team = self.team
        return team[base] + team[base + 1] + team[base + 2] + team[base + 3] + team[base + 4]

    def vacancies(self, side: i64) -> i64:
        """FC-096 Places that injuries left: ten less red cards less players on the pitch."""
        return max(0, 10 - self.get(side, c.REDS) - self.outfielders(side))

    def fresh(self, card: i64) -> i64:
        """FC-070 Freshness of a player."""
        return self.tokens[card] & 3

    def yellows(self, card: i64) -> i64:
        """FC-091 Yellow cards of a player in this match."""
        return self.tokens[card] // c.YELLOW & 3

    def goals_of(self, card: i64) -> i64:
        """FC-128 Goals of a player in this match."""
        return self.tokens[card] // c.SCORED

    def stars(self, card: i64) -> i64:
        """FC-035 Effective stars: level and plus less minus, never below nought."""
        if card < 0:
            return 0
        k = self.tokens[card]
        if k < c.PLUS:
            return self.book.level[card]
        plus = 1 if k & c.PLUS else 0
        scar = 1 if k & c.SCAR else 0
        return max(0, self.book.level[card] + plus - scar - (k // c.MINUS & 31))


def kind_of(card: i64) -> i64:
    """The type of a match card 0..83."""
    return KIND[card % c.DECK]
