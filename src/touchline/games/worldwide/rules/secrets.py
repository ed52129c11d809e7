"""WF-003, §3: view, seen and redeal are one statement, and change together.

Action cards that are alike have no identity, and draw piles no order: what is unknown is how many
of each type lie in a pile and in the hands of others.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.contract import View
from touchline.core.ids import FATE, HIDDEN
from touchline.core.rng import Rng

from . import codes as c
from .book import Book
from .state import ROOM, Rules, Table

#: `window_privacy`, WF-003 Questions that are put whatever the hands hold, or answered unseen
SECRETS: Final[frozenset[int]] = frozenset(
    int(kind)
    for kind in (
        c.CAPTAIN_CHOICE,
        c.GROUND,
        c.ABILITY_COMMIT,
        c.ATTACK,
        c.CAPTAIN_STAR,
        c.COUNTER,
        c.DEFENCE,
        c.SIMULATION,
        c.SANCTION,
        c.BOOST,
        c.AFTER,
        c.KEEPER,
        c.SAVED,
        c.STOPPAGE,
        c.PENALTY,
        c.RECOVER,
        c.GIVE_BACK,
        c.CHANGE_WINDOW,
        c.FORCED_DISCARD,
        c.SHOOT_OUT,
        c.CHOOSE_DISCARD,
        c.TAKE,
    )
)


def padded(known: list[int], room: int) -> list[int]:
    """A list as long for whoever knows nothing of it: keys of two seats can be compared."""
    return known + [int(HIDDEN)] * (room - len(known))


@final
class WorldView(View):
    """A seat's side of the table, built from nothing. Every list is a copy.

    frames   the stack, all of it public; mine  what this seat has put in its envelope
    asked    1 if this seat is still awaited in a sealed question
    hand     Action cards of the own hand by type; empty for a watcher
    plain    seat by seat, by type: cards of hands that everybody saw go there
    hints    seat by seat, by filter: cards of hands known only to be what a search looked for
    counts   Action cards of each hand, then of each draw pile
    folk     Player cards of each hand, then of each pile
    spot     where the 14 Player cards lie, HIDDEN where this seat cannot know
    pile     the own draw pile by type where this seat can work it out or looks at it, else empty
    gone, lying, side, reds, line, scalars   as on the table; `SCALARS` of viewing.py names them
    rules, book  the options and the cards of the match, which everybody knows
    """

    def __init__(self, t: Table, seat: i64) -> None:
        self.seat: int = seat
        self.seats: int = t.seats
        self.rules: Rules = t.rules
        self.book: Book = t.book
        self.frames: list[int] = []
        self.mine: list[int] = []
        self.asked: int = 0
        self.hand: list[int] = []
        self.plain: list[int] = []
        self.hints: list[int] = []
        self.counts: list[int] = []
        self.folk: list[int] = []
        self.spot: list[int] = []
        self.pile: list[int] = []
        self.gone: list[int] = []
        self.lying: list[int] = []
        self.side: list[int] = []
        self.reds: list[int] = []
        self.line: list[int] = []
        self.scalars: list[int] = []

    def key(self) -> tuple[int, ...]:
        """Same key, same knowledge."""
        return (
            self.seat,
            *padded(self.mine, ROOM),
            self.asked,
            *padded(self.hand, int(self.book.types)),
            *self.plain,
            *self.hints,
            *self.counts,
            *self.folk,
            *self.spot,
            *padded(self.pile, int(self.book.types)),
            *self.gone,
            *self.lying,
            *self.side,
            *self.reds,
            *self.scalars,
            len(self.line),
            *self.line,
            *self.frames,
        )


def sealed_phase(phase: i64) -> bool:
    """Are answers of this phase given face down?"""
    return (
        phase == c.CAPTAIN_CHOICE
        or phase == c.GROUND
        or phase == c.ABILITY_COMMIT
        or phase == c.PENALTY
        or phase == c.SHOOT_OUT
    )


def looks_through(t: Table, seat: i64) -> bool:
    """WF-104 Is this seat looking through its side's draw pile now?"""
    k = t.stack
    return k.phase() == c.TAKE and k.get(1) == seat and t.book.op(k.get(2)) == c.SEARCH


def view(t: Table, seat: i64) -> WorldView:
    """What `seat` may know; a number from t.seats on is a watcher."""
    v = WorldView(t, seat)
    v.frames = [int(t.stack.frames[i]) for i in range(t.stack.depth + 4)]
    phase = t.stack.phase()
    types = t.book.types
    playing = seat < t.seats
    if playing:
        if sealed_phase(phase):
            v.mine = [int(t.sealed.at(seat, i)) for i in range(t.sealed.counts[seat])]
            v.asked = 1 if t.sealed.waiting & (1 << seat) else 0
        v.hand = [int(t.hand[seat * c.TYPES + kind]) for kind in range(types)]
        if t.seats == 2 or looks_through(t, seat):
            v.pile = [int(t.pile[seat % 2 * c.TYPES + kind]) for kind in range(types)]
    for other in range(t.seats):
        for kind in range(types):
            v.plain.append(int(t.plain[other * c.TYPES + kind]))
        v.counts.append(int(t.held(other)))
        v.folk.append(int(t.people(other % 2, c.HAND + other)))
    for side in range(2):
        v.counts.append(int(t.left(side)))
        v.folk.append(int(t.people(side, c.PILE)))
        for kind in range(types):
            v.gone.append(int(t.gone[side * c.TYPES + kind]))
            v.lying.append(int(t.lying[side * c.TYPES + kind]))
    v.hints = [int(n) for n in t.hints]
    for card in range(2 * c.SQUAD):
        v.spot.append(int(t.spot[card]) if locates(t, seat, card) else HIDDEN)
    v.side = [int(n) for n in t.side]
    v.reds = [int(n) for n in t.reds]
    v.line = [int(n) for n in t.line]
    v.scalars = scalars(t)
    return v


def scalars(t: Table) -> list[int]:
    """The single numbers of a table, all public."""
    return [
        int(n)
        for n in (
            t.half,
            t.kicker,
            t.ball,
            t.carrier,
            t.pa,
            t.restrict,
            t.safe,
            t.block,
            t.waiting,
            t.cards,
            t.received,
            t.givebacks,
            t.attacks,
            t.after,
            t.after_folk,
            t.card,
            t.by,
            t.folk,
            t.shut,
            t.guard,
            t.guarding,
            t.guard_by,
            t.natural,
            t.added,
            t.foul,
            t.freed,
            t.frozen,
            t.die,
            t.quality,
            t.shot_add,
            t.shot_dice,
            t.rerolls,
            t.on_target,
            t.keep_add,
            t.keep_dice,
            t.bare,
            t.award,
            t.piece,
            t.home,
            t.reason,
            t.winner,
        )
    ]


def locates(t: Table, seat: i64, card: i64) -> bool:
    """Does this seat know where a Player card lies?

    With two seats one's own pile holds whatever one has not seen of the own team.
    """
    where = t.spot[card]
    if where != c.PILE and where < c.HAND:
        return True
    if where >= c.HAND and (where == c.HAND + seat or t.seen & (1 << card)):
        return True
    return t.seats == 2 and seat == card // c.SQUAD


def seen(t: Table, who: i64, answer: i64, seat: i64) -> i64:
    """WF-003, WF-022, WF-104, WF-159 Drawn and fetched cards and sealed answers are for the own
    seat; all else is played openly.
    """
    phase = t.stack.phase()
    if who == FATE:
        return HIDDEN if phase == c.DRAW and t.stack.get(1) != seat else answer
    if seat == who:
        return answer
    if sealed_phase(phase) or (phase == c.TAKE and c.FETCH <= answer < c.TAKE_BACK):
        return HIDDEN
    return answer


def all_known(t: Table, side: i64, seat: i64) -> bool:
    """Can this seat work out where all Action cards of a side lie?

    With two seats nothing of one's own side is unknown; a search shows the whole pile, and with it
    what the partner holds.
    """
    return seat < t.seats and seat % 2 == side and (t.seats == 2 or looks_through(t, seat))


def redeal(t: Table, seat: i64, rng: Rng) -> Table:
    """A table this seat cannot tell from `t`: envelopes of others are open again, and what it
    cannot locate is dealt anew among piles and hands.
    """
    u = t.clone()
    if sealed_phase(u.stack.phase()):
        u.sealed.open_again(seat)
    for side in range(2):
        if all_known(t, side, seat):
            continue
        deal_actions(u, side, seat, rng)
        deal_people(u, side, seat, rng)
    if seat < t.seats and t.seats == 4 and looks_through(t, seat):
        deal_people(u, seat % 2, seat, rng)
    return u


def deal_actions(t: Table, side: i64, seat: i64, rng: Rng) -> None:
    """Action cards of a side that `seat` cannot see, among the draw pile and other hands."""
    types = t.book.types
    base = side * c.TYPES
    empty: i64 = 0
    for other in range(side, t.seats, 2):
        if other == seat:
            continue
        for kind in range(types):
            at = other * c.TYPES + kind
            t.pile[base + kind] += t.hand[at] - t.plain[at]
            empty += t.hand[at] - t.plain[at]
    if empty == 0:
        return
    # what searches promised comes first, the narrowest promise before the others: filters of a
    # pack are nested or apart, so a deal that keeps all of them is always found
    sizes = vec[i64]([0 for _ in range(t.seats)])
    for other in range(side, t.seats, 2):
        if other != seat:
            for kind in range(types):
                at = other * c.TYPES + kind
                sizes[other] += t.hand[at] - t.plain[at]
                t.hand[at] = t.plain[at]
    wanted = wanted_in_pile(t, side)
    kept: i64 = -1
    for which in range(len(t.book.filters)):
        for other in range(side, t.seats, 2):
            if other != seat:
                for _ in range(t.hints[other * c.FILTERS + which]):
                    one_card(t, base, other, t.book.filters[which], rng)
                    sizes[other] -= 1
        if which == wanted:
            kept = pick(t, base, t.book.filters[which], rng)
    for other in range(side, t.seats, 2):
        for _ in range(sizes[other]):
            one_card(t, base, other, -1, rng)
    if kept >= 0:
        t.pile[base + kept] += 1


def wanted_in_pile(t: Table, side: i64) -> i64:
    """WF-104 While a seat of this side chooses, its pile is known to hold something to choose.

    The number of the filter that a card of the pile fits for sure; -1 where nothing is sure,
    because nobody searches, or a discard would do as well.
    """
    k = t.stack
    if k.phase() != c.TAKE or k.get(1) % 2 != side or t.book.op(k.get(2)) != c.SEARCH:
        return -1
    again = t.book.arg(k.get(2), 3)
    for kind in range(t.book.types):
        if again & (1 << kind) and t.gone[side * c.TYPES + kind]:
            return -1
    return t.book.arg(k.get(2), 4)


def one_card(t: Table, base: i64, seat: i64, fits: i64, rng: Rng) -> None:
    """A card of the pile, any that is in the mask `fits` being as likely, goes to a hand."""
    t.hand[seat * c.TYPES + pick(t, base, fits, rng)] += 1


def pick(t: Table, base: i64, fits: i64, rng: Rng) -> i64:
    """Take a card out of a pile, any that is in the mask `fits` being as likely; its type."""
    total: i64 = 0
    for kind in range(t.book.types):
        if fits & (1 << kind):
            total += t.pile[base + kind]
    ticket = rng.below(total)
    for kind in range(t.book.types):
        if fits & (1 << kind):
            ticket -= t.pile[base + kind]
            if ticket < 0:
                t.pile[base + kind] -= 1
                return kind
    raise ValueError("a pile holds none of the cards that are known to be there")


def deal_people(t: Table, side: i64, seat: i64, rng: Rng) -> None:
    """Player cards of a side that `seat` cannot locate, among the pile and other hands."""
    loose = vec[i64]()
    for card in range(side * c.SQUAD, side * c.SQUAD + c.SQUAD):
        if not locates(t, seat, card):
            loose = append(loose, card)
    # places in a fixed order, so that where the cards truly lie leaves no trace
    places = vec[i64]()
    for where in range(c.PILE, c.HAND + t.seats):
        for i in range(len(loose)):
            if t.spot[loose[i]] == where:
                places = append(places, where)
    n: i64 = len(loose)
    while n > 0:
        j = rng.below(n)
        n -= 1
        t.spot[loose[n]] = places[j]
        places[j] = places[n]
