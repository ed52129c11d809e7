"""What lies on the table in a match of Worldwide Football, and the options it is played by."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from touchline.core.phased import Phased
from touchline.core.sealed import Sealed
from touchline.core.stack import Stack

from . import codes as c
from . import options as o
from .book import Book
from .options import CHOICES

ROOM: Final = 4  # answers in an envelope
ATTACKS: Final = (200, 100, 50, 30, 20)


def _on(options: dict[str, int], key: str, amateur: bool) -> i64:
    """WF-004 A module: on by default, and off in the Amateur mode."""
    return c.OFF if amateur or options.get(key, 0) else c.ON


@final
@mypyc_attr(acyclic=True)
class Rules:
    """The options of one match as numbers (WF-004, WF-240). Never changes.

    Modules and switches are ON or OFF; what one module needs of another is settled here. Of other
    rows a number is the place of the word, for which `options` has a name.
    """

    __slots__ = (
        "after_on_foul",
        "amateur",
        "corners",
        "foul_on_shot",
        "fouls",
        "free_kick_corner",
        "free_kick_draw",
        "free_kick_off_target",
        "given",
        "ground",
        "ground_side",
        "half_end_strict",
        "max_attacks",
        "max_people",
        "off_target",
        "optional_draw",
        "permanent",
        "pile_assignment",
        "privacy",
        "pro_cards",
        "sanctions",
        "shot_pass_draw",
        "substitutions",
        "team_cards",
        "tie_break",
        "trap_when_forbidden",
    )

    def __init__(self, options: dict[str, int]) -> None:
        amateur = options.get("mode", 0) == o.MODE_AMATEUR
        self.given: dict[str, int] = dict(options)
        self.amateur: i64 = 1 if amateur else 0
        self.pro_cards: i64 = _on(options, "pro_cards", amateur)
        self.team_cards: i64 = _on(options, "team_cards", amateur)
        self.fouls: i64 = _on(options, "fouls", amateur)
        self.sanctions: i64 = self.fouls * _on(options, "sanctions", amateur)
        self.corners: i64 = _on(options, "corners", amateur)
        self.off_target: i64 = _on(options, "off_target", amateur)
        self.substitutions: i64 = _on(options, "substitutions", amateur)
        self.ground: i64 = self.team_cards * _on(options, "ground", amateur)
        self.ground_side: i64 = options.get("ground_side", 0)
        self.permanent: i64 = options.get("team_effect", 0)
        self.pile_assignment: i64 = options.get("pile_assignment", 0)
        self.optional_draw: i64 = options.get("optional_draw", 0)
        self.shot_pass_draw: i64 = 1 - options.get("shot_pass_draw", 0)
        self.max_people: i64 = options.get("max_players_per_card", 0)
        self.half_end_strict: i64 = options.get("half_end_strict", 0)
        self.tie_break: i64 = options.get("tie_break", 0)
        self.foul_on_shot: i64 = options.get("foul_on_shot", 0)
        self.after_on_foul: i64 = options.get("after_on_foul", 0)
        self.free_kick_draw: i64 = options.get("free_kick_draw", 0)
        self.free_kick_corner: i64 = self.corners * options.get("free_kick_corner", 0)
        self.free_kick_off_target: i64 = self.off_target * options.get("free_kick_off_target", 0)
        self.trap_when_forbidden: i64 = options.get("trap_when_forbidden", 0)
        self.privacy: i64 = options.get("window_privacy", 0)
        self.max_attacks: i64 = ATTACKS[options.get("max_attacks_per_half", 0)]

    def settled(self) -> dict[str, int]:
        """The options again, by name."""
        return {choice.key: self.given.get(choice.key, 0) for choice in CHOICES}


@final
@mypyc_attr(acyclic=True)
class Table(Phased):
    """One match, mid-air. Cards that are alike have no identity: they are counted by type.

    pile, gone, lying   Action cards of a side by type (side * TYPES + type): draw pile, discard,
                        on the table in this attack
    hand, plain         Action cards in a hand by type (seat * TYPES + type): all, and those that
                        everybody saw go there
    hints               seat * FILTERS + filter: cards of a hand known only to be what a search
                        looked for
    spot, seen          Player cards (side * 7 + n): where they lie (codes.py), and as a mask those
                        in a hand that everybody saw go there
    side                numbers of a side: side * SIDE + GOALS, STARS, ...
    reds                WF-173 red cards of each seat
    ball, carrier       the side in possession and the seat that acts for it; -1 before
    half, kicker        1 or 2, 0 before; the side that kicked off the match
    pa, restrict        attack points; the set piece that is still to be taken
    safe                1 if the next card cannot be defended
    block, waiting      bonus of the defensive block; bonus on the next shot
    cards, received     cards played in this attack; 1 while a partner must play a card first
    givebacks, attacks  WF-140 in a row; attacks of this half
    line                what was laid in this attack, in order (codes.py: LAID_CARD ...)
    after               the type just validated, so "after" cards fit, and the Player cards it has
                        got already; -1 for none
    card, by, folk      the card that waits for an answer: type (-1 none), seat, mask of the Player
                        cards that came with it and still count
    shut, guard         it cannot be defended; its defence bonus + 100 if an effect set one, or 0
    guarding, guard_by  the defence card that answers it (-1 none), and the seat that played it
    natural, added      the last d20, and what has been added to it
    foul                1 once a foul is whistled, and until its set piece
    die, quality        the attacker's kept die, 0 before; shot quality
    shot_add, shot_dice, rerolls, on_target   what effects do for this shot
    keep_add, keep_dice, bare                 what effects do for its keeper
    piece               0 a shot card, 1 a direct free kick, 2 a penalty
    freed               1 while the card that waits is the first after an indirect free kick
    frozen              WF-152 the PA that name the set piece, once "after" cards may change them;
                        -1 before
    award               1 once an effect has turned a save into a corner
    home                grounds that count, a mask of sides
    """

    __slots__ = (
        "added",
        "after",
        "after_folk",
        "attacks",
        "award",
        "ball",
        "bare",
        "block",
        "book",
        "by",
        "card",
        "cards",
        "carrier",
        "die",
        "folk",
        "foul",
        "freed",
        "frozen",
        "givebacks",
        "gone",
        "guard",
        "guard_by",
        "guarding",
        "half",
        "hand",
        "hints",
        "home",
        "keep_add",
        "keep_dice",
        "kicker",
        "line",
        "lying",
        "natural",
        "on_target",
        "pa",
        "piece",
        "pile",
        "plain",
        "quality",
        "reason",
        "received",
        "reds",
        "rerolls",
        "restrict",
        "rules",
        "safe",
        "sealed",
        "seen",
        "shot_add",
        "shot_dice",
        "shut",
        "side",
        "spot",
        "waiting",
        "winner",
    )

    def __init__(self, rules: Rules, book: Book, seats: i64, source: Table | None = None) -> None:
        self.seats = seats
        self.rules: Rules = rules
        self.book: Book = book
        if source is not None:
            self.stack = Stack(source.stack)
            self.sealed: Sealed = Sealed(seats, ROOM, source.sealed)
            self.pile: vec[i64] = source.pile[:]
            self.gone: vec[i64] = source.gone[:]
            self.lying: vec[i64] = source.lying[:]
            self.hand: vec[i64] = source.hand[:]
            self.plain: vec[i64] = source.plain[:]
            self.hints: vec[i64] = source.hints[:]
            self.spot: vec[i64] = source.spot[:]
            self.side: vec[i64] = source.side[:]
            self.reds: vec[i64] = source.reds[:]
            self.line: vec[i64] = source.line[:]
            self.seen: i64 = source.seen
            self.ball: i64 = source.ball
            self.carrier: i64 = source.carrier
            self.half: i64 = source.half
            self.kicker: i64 = source.kicker
            self.pa: i64 = source.pa
            self.restrict: i64 = source.restrict
            self.safe: i64 = source.safe
            self.block: i64 = source.block
            self.waiting: i64 = source.waiting
            self.cards: i64 = source.cards
            self.received: i64 = source.received
            self.givebacks: i64 = source.givebacks
            self.attacks: i64 = source.attacks
            self.after: i64 = source.after
            self.after_folk: i64 = source.after_folk
            self.card: i64 = source.card
            self.by: i64 = source.by
            self.folk: i64 = source.folk
            self.shut: i64 = source.shut
            self.guard: i64 = source.guard
            self.guarding: i64 = source.guarding
            self.guard_by: i64 = source.guard_by
            self.natural: i64 = source.natural
            self.added: i64 = source.added
            self.foul: i64 = source.foul
            self.die: i64 = source.die
            self.quality: i64 = source.quality
            self.shot_add: i64 = source.shot_add
            self.shot_dice: i64 = source.shot_dice
            self.rerolls: i64 = source.rerolls
            self.on_target: i64 = source.on_target
            self.keep_add: i64 = source.keep_add
            self.keep_dice: i64 = source.keep_dice
            self.bare: i64 = source.bare
            self.piece: i64 = source.piece
            self.home: i64 = source.home
            self.freed: i64 = source.freed
            self.frozen: i64 = source.frozen
            self.award: i64 = source.award
            self.reason: i64 = source.reason
            self.winner: i64 = source.winner
            return
        self.stack = Stack()
        self.sealed = Sealed(seats, ROOM)
        self.pile = vec[i64]([0] * (2 * c.TYPES))
        self.gone = vec[i64]([0] * (2 * c.TYPES))
        self.lying = vec[i64]([0] * (2 * c.TYPES))
        self.hand = vec[i64]([0 for _ in range(seats * c.TYPES)])
        self.plain = vec[i64]([0 for _ in range(seats * c.TYPES)])
        self.hints = vec[i64]([0 for _ in range(seats * c.FILTERS)])
        self.spot = vec[i64]([c.PILE] * (2 * c.SQUAD))
        self.side = vec[i64]([0] * (2 * c.SIDE))
        self.reds = vec[i64]([0 for _ in range(seats)])
        self.line = vec[i64]()
        for side in range(2):
            self.put(side, c.NATION, -1)
            self.put(side, c.LEADER, side)
        self.seen = 0
        self.ball = -1
        self.carrier = -1
        self.half = 0
        self.kicker = -1
        self.givebacks = 0
        self.attacks = 0
        self.piece = 0
        self.home = 0
        self.reason = 0
        self.winner = -1
        self.clear_attack()
        self.clear_card()
        self.clear_shot()

    def clone(self) -> Table:
        """An independent copy; rules and book are shared, they never change."""
        return Table(self.rules, self.book, self.seats, self)

    def clear_attack(self) -> None:
        """WF-096 What an attack leaves behind is gone."""
        self.pa = 0
        self.restrict = c.NO_PIECE
        self.safe = 0
        self.block = 0
        self.waiting = 0
        self.cards = 0
        self.received = 0
        self.after = -1
        self.after_folk = 0
        self.foul = 0
        self.frozen = -1
        self.line = vec[i64]()

    def clear_card(self) -> None:
        """No card waits for an answer."""
        self.card = -1
        self.by = -1
        self.folk = 0
        self.shut = 0
        self.guard = 0
        self.guarding = -1
        self.guard_by = -1
        self.natural = 0
        self.added = 0
        self.freed = 0

    def clear_shot(self) -> None:
        """No shot is under way."""
        self.die = 0
        self.quality = 0
        self.shot_add = 0
        self.shot_dice = 1
        self.rerolls = 0
        self.on_target = 0
        self.keep_add = 0
        self.keep_dice = 1
        self.bare = 0
        self.award = 0

    # -- numbers of a side ------------------------------------------------------------------------

    def get(self, side: i64, what: i64) -> i64:
        """A number of a side, by its name in codes.py."""
        return self.side[side * c.SIDE + what]

    def put(self, side: i64, what: i64, value: i64) -> None:
        """Set a number of a side."""
        self.side[side * c.SIDE + what] = value

    def add(self, side: i64, what: i64, more: i64) -> None:
        """Change a number of a side."""
        self.side[side * c.SIDE + what] += more

    def captain(self, side: i64) -> i64:
        """WF-211 The seat that decides for a side; with two seats the only one."""
        return side if self.seats == 2 else self.get(side, c.LEADER)

    def other(self, seat: i64) -> i64:
        """WF-210 The partner of a seat at a table for four."""
        return seat ^ 2

    # -- cards ------------------------------------------------------------------------------------

    def held(self, seat: i64) -> i64:
        """WF-030 Action cards in a hand."""
        n: i64 = 0
        for kind in range(self.book.types):
            n += self.hand[seat * c.TYPES + kind]
        return n

    def left(self, side: i64) -> i64:
        """WF-032 Action cards in a draw pile."""
        n: i64 = 0
        for kind in range(self.book.types):
            n += self.pile[side * c.TYPES + kind]
        return n

    def people(self, side: i64, place: i64) -> i64:
        """Player cards of a side in a place (codes.py: PILE, DISCARD, HAND + seat ...)."""
        n: i64 = 0
        for card in range(side * c.SQUAD, side * c.SQUAD + c.SQUAD):
            if self.spot[card] == place:
                n += 1
        return n

    def person(self, card: i64) -> i64:
        """The row of a Player card in the book."""
        side = card // c.SQUAD
        return self.get(side, c.NATION) * c.SQUAD + card % c.SQUAD

    def lay(self, side: i64, what: i64, number: i64, state: i64) -> None:
        """One more entry of the line of this attack."""
        self.line = append(self.line, side * 4096 + what * 512 + number * 8 + state)

    def mark(self, side: i64, what: i64, number: i64, state: i64) -> None:
        """Change the state of the last such entry of the line."""
        sought = side * 512 + what * 64 + number
        for i in range(len(self.line) - 1, -1, -1):
            entry = self.line[i]
            if entry // 8 == sought:
                self.line[i] = entry - entry % 8 + state
                return
