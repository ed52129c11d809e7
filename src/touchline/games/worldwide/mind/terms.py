"""What a side has, in the named terms of `weights.py`, and what a card of it is worth."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.book import Book
from touchline.games.worldwide.rules.state import Table

from . import weights as w

SAFE_CARD: Final[i64] = 9  # classes of Action cards, behind the nine kinds of the rules
OTHER_ATTACK: Final[i64] = 10
OTHER_DEFENCE: Final[i64] = 11
KEEPERS: Final[i64] = 0  # classes of Player cards
COUNTERS: Final[i64] = 1
BOOSTS: Final[i64] = 2
RECOVERERS: Final[i64] = 3
BUILDERS: Final[i64] = 4
FINISHERS: Final[i64] = 5
ATTACKERS: Final[i64] = 6
RESCUERS: Final[i64] = 7


def action_class(book: Book, kind: i64) -> i64:
    """Which term an Action card counts in."""
    what = book.kind[kind]
    if what <= c.INTERCEPTION:
        return what
    if book.category[kind] == c.DEFENCE_CARD:
        return OTHER_DEFENCE
    return SAFE_CARD if makes_safe(book, kind) else OTHER_ATTACK


def makes_safe(book: Book, kind: i64) -> bool:
    """WF-062 Can the card after this one not be defended?"""
    for e in range(book.action_effects[kind * 2], book.action_effects[kind * 2 + 1]):
        if book.op(e) == c.FORBID_DEFENCE and book.arg(e, 1) == 1:
            return True
    return False


def person_class(book: Book, row: i64) -> i64:
    """Which term a Player card counts in."""
    trigger = book.person_trigger[row]
    if trigger == c.ON_SHOT_ROLLED:
        return KEEPERS
    if trigger == c.ON_PERSON:
        return COUNTERS
    if trigger == c.ON_DEFENCE_ROLL or trigger == c.ON_CARD:
        return BOOSTS
    if trigger == c.ON_RECOVER:
        return RECOVERERS
    if trigger == c.ON_OWN_SHOT_SAVED:
        return RESCUERS
    if trigger == c.ON_WITH or trigger == c.ON_AFTER:
        return FINISHERS if book.person_by[row] & (1 << c.SHOT) else BUILDERS
    return ATTACKERS


@final
@mypyc_attr(acyclic=True)
class Classes:
    """What is worked out once a pack.

    action, person   the classes of its cards
    safe             by type: 1 if the card after it cannot be defended
    win              by (fouls are played * TYPES + type) * 22 + what the d20 must reach, 1..21:
                     chance that a defence card wins the ball, in millionths
    foul             by fouls are played * TYPES + type: chance that it commits a foul
    """

    __slots__ = ("action", "book", "foul", "person", "safe", "win")

    def __init__(self, book: Book) -> None:
        self.book: Book = book
        self.action: vec[i64] = vec[i64]([action_class(book, i) for i in range(book.types)])
        self.safe: vec[i64] = vec[i64]([int(makes_safe(book, i)) for i in range(book.types)])
        self.person: vec[i64] = vec[i64](
            [person_class(book, i) for i in range(book.teams * c.SQUAD)]
        )
        self.win: vec[i64] = vec[i64]([0 for _ in range(2 * c.TYPES * 22)])
        self.foul: vec[i64] = vec[i64]([0 for _ in range(2 * c.TYPES)])
        for kind in range(book.types):
            for on in range(2):
                row = on * c.TYPES + kind
                mask = book.foul[kind] if on else 0
                for natural in range(1, 21):
                    if mask & (1 << natural):
                        self.foul[row] += 50_000
                        continue
                    for needed in range(1, natural + 1):
                        self.win[row * 22 + needed] += 50_000

    def win_chance(self, t: Table, card: i64, needed: i64) -> i64:
        """WF-064, WF-151 A defence card reaches what it needs without a foul; millionths."""
        row = t.rules.fouls * c.TYPES + card
        return self.win[row * 22 + max(1, min(21, needed))]

    def foul_chance(self, t: Table, card: i64) -> i64:
        """WF-150 A defence card commits a foul; millionths."""
        return self.foul[t.rules.fouls * c.TYPES + card]


CACHE: Final[list[Classes]] = []


def known(t: Table) -> Classes:
    """The classes of the pack that a table is played with; the last few packs are kept."""
    for k in CACHE:
        if k.book is t.book:
            return k
    made = Classes(t.book)
    CACHE.append(made)
    if len(CACHE) > 8:
        CACHE.pop(0)
    return made


def row_of(t: Table) -> i64:
    """Where the weights for this table begin in WEIGHTS, and its spread in SPREADS: see there."""
    least = min(t.left(0), t.left(1))
    stage: i64 = 0 if least >= 10 else 1 if least >= 5 else 2 if least > 0 else 3
    if t.half == 2:
        stage += 4
    pro: i64 = 0 if t.rules.amateur else 1
    four: i64 = 2 if t.seats == 4 else 0
    return (pro + four) * w.ROWS + stage


def searches(t: Table, side: i64) -> bool:
    """WF-104 Has this side an ability, face up, that may take a shot from the discard?"""
    laid = t.get(side, c.LAID)
    book = t.book
    for ability in range(book.abilities):
        if laid & (1 << ability) == 0:
            continue
        for e in range(book.ability_effects[ability * 2], book.ability_effects[ability * 2 + 1]):
            if book.op(e) == c.SEARCH and book.arg(e, 3):
                return True
    return False


def count_terms(t: Table, k: Classes, side: i64, out: vec[i64], at: i64) -> None:
    """The named terms of one side, written to out[at:]."""
    for i in range(w.TERMS):
        out[at + i] = 0
    out[at + w.BALL] = 1 if t.ball == side else 0
    stars = t.get(side, c.STARS)
    out[at + w.STARS] = stars
    out[at + w.CHANGES] = t.get(side, c.SUBS)
    out[at + w.START] = t.get(side, c.START)
    safe: i64 = 0
    shots: i64 = 0
    back: i64 = 0
    base = side * c.TYPES
    for kind in range(t.book.types):
        what = k.action[kind]
        held = t.hand[base + kind]
        if t.seats == 4:
            held += t.hand[base + 2 * c.TYPES + kind]
        if held:
            out[at + w.HAND + what] += held
            safe |= k.safe[kind]
            if t.book.category[kind] == c.SHOT_CARD:
                shots = 1
        out[at + w.PILE + what] += t.pile[base + kind]
        if t.book.category[kind] == c.SHOT_CARD:
            back += t.gone[base + kind]
    out[at + w.ARMED] = shots
    out[at + w.SAFE] = shots & safe
    if back and stars and searches(t, side):
        out[at + w.RETURNS] = min(2, back)
    for seat in range(side, t.seats, 2):
        out[at + w.REDS] += min(2, t.reds[seat])
    nation = t.get(side, c.NATION)
    if nation < 0:
        return
    for n in range(c.SQUAD):
        where = t.spot[side * c.SQUAD + n]
        if where >= c.HAND:
            out[at + w.FOLK + k.person[nation * c.SQUAD + n]] += 1
        elif where == c.PILE:
            out[at + w.PEOPLE] += 1
