"""FC-011 to FC-018, §3.6: view, seen and redeal are one statement, and change together."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.cards import deal_again
from touchline.core.contract import View
from touchline.core.ids import FATE, HIDDEN
from touchline.core.rng import Rng

from . import codes as c
from .announced import bench, fillable, size_of, subs_left
from .book import Book
from .shapes import BY_SIZE, START, fits, kinds_in, legal, short_of
from .state import ROOM, Rules, Table, kind_of
from .sums import (
    attack,
    cap_left,
    defence,
    hand_limit,
    kop_ready,
    late,
    malus,
    optimised,
    press_cells,
    press_targets,
    squad,
    supporters,
    target,
    target_cell,
)

#: §3.1, FC-016 Questions that are put whatever the hand holds, or answered in envelopes
SECRETS: Final[frozenset[int]] = frozenset(
    int(kind)
    for kind in (
        c.ASK_HOME,
        c.ASK_SHAPE,
        c.ASK_SLOT,
        c.ASK_CAPTAIN,
        c.ASK_TACTICS,
        c.ASK_DONE,
        c.ASK_FAN,
        c.ASK_SWAP,
        c.ASK_POSSESSION,
        c.ASK_OFFENSIVE,
        c.ASK_BONUS,
        c.ASK_COUNTER,
        c.ASK_DISCARD,
        c.ASK_DECIDER,
        c.ASK_RECRUIT,
        c.ASK_KICKER,
    )
)


@final
class FootView(View):
    """A club's side of the table, built from nothing. Every list is a copy.

    frames  the stack, all of it public; mine  what this seat has put in its envelope
    run     the answers of a change that is being announced; asked  1 if this seat is still awaited
    cards   places of the 84 match cards, HIDDEN where this seat cannot know
    counts  hand, pile and reserve of each club
    spot, tokens, team, club, market, scalars  as on the table

    What follows from these for people, and is no part of the key:

    values  nine numbers a club: ATT, DEF, 1 if optimised, malus, hand limit, supporters,
            substitutions left, vacancies, 1 if whoever comes on now gains a star
    aims    whom the ribbon cards this seat can see in hands (and those it may take back after a
            corner) would name now, by card 0..83; `cells` the places 0..5 that name them
    pushes  in a bonus window that asks this seat: the most fans, kops and attack supports it may
            push, and the most supporters
    fill    in a change of this seat the fewest and the most vacancies that it may fill; `shapes`
            those in which it may end
    shown        cards in hands that everybody knows there, 0..83 (FC-129)
    rules, book  the options and the cards of the match, which everybody knows
    """

    def __init__(self, t: Table, seat: i64) -> None:
        self.seat: int = seat
        self.rules: Rules = t.rules
        self.book: Book = t.book
        self.frames: list[int] = []
        self.mine: list[int] = []
        self.run: list[int] = []
        self.asked: int = 0
        self.cards: list[int] = []
        self.counts: list[int] = []
        self.spot: list[int] = []
        self.tokens: list[int] = []
        self.team: list[int] = []
        self.club: list[int] = []
        self.market: list[int] = []
        self.scalars: list[int] = []
        self.values: list[int] = []
        self.aims: dict[int, list[int]] = {}
        self.cells: dict[int, list[int]] = {}
        self.pushes: list[int] = []
        self.fill: list[int] = []
        self.shapes: list[int] = []
        self.shown: list[int] = []

    def key(self) -> tuple[int, ...]:
        return (
            *self.frames,
            -9,
            *self.mine,  # as long for every reader: nobody's key tells how far a rival is
            *([-9] * (ROOM - len(self.mine))),
            *self.run,
            self.asked,
            *self.cards,
            *self.counts,
            *self.spot,
            *self.tokens,
            *self.team,
            *self.club,
            *self.market,
            *self.scalars,
        )


def sealed_phase(phase: i64) -> bool:
    """Is this a phase in which answers lie in envelopes?"""
    return (
        phase == c.PREMATCH
        or phase == c.TACTICS
        or phase == c.PLACE_FAN
        or phase == c.SWAP
        or phase == c.DISCARD
        or phase == c.PICK_HOME
        or phase == c.DECIDER
        or phase == c.RECRUIT
        or phase == c.SHOOT_ORDER
    )


def view(t: Table, seat: i64) -> FootView:
    """What this seat may know; seat 2 is the watcher, who sees only what both clubs see."""
    v = FootView(t, seat)
    k = t.stack
    for i in range(k.depth + 4):  # FC-004, §3.1 where the match stands is public
        v.frames.append(k.frames[i])
    if sealed_phase(k.phase()):
        if seat < 2:  # FC-016, FC-017 only the own envelope
            for i in range(t.sealed.counts[seat]):
                v.mine.append(t.sealed.at(seat, i))
            v.asked = int(t.sealed.waiting >> seat & 1)
    elif k.phase() == c.CHANGE:  # FC-160 announced in the open
        side = k.get(1)
        for i in range(t.sealed.counts[side]):
            v.run.append(t.sealed.at(side, i))
    for card in range(2 * c.DECK):  # FC-012 to FC-016
        v.cards.append(t.where[card] if t.known[card] & (1 << seat) else HIDDEN)
        if t.where[card] == c.HAND and t.known[card] & 7 == 7:
            v.shown.append(card)
    for side in range(2):  # FC-013 numbers are public
        v.counts.append(t.count(side, c.HAND))
        v.counts.append(t.count(side, c.PILE))
        v.counts.append(t.count(side, c.RESERVE))
    v.spot = [t.spot[i] for i in range(t.book.cards)]  # FC-018, FC-176
    v.tokens = [t.tokens[i] for i in range(t.book.cards)]
    v.team = [t.team[i] for i in range(2 * c.TEAM)]
    v.club = [t.club[i] for i in range(2 * c.SIDE)]
    v.market = [t.market[i] for i in range(8)]
    v.scalars = [
        t.home,
        t.leg,
        t.period,
        t.turn,
        t.ball,
        t.carrier,
        t.colour,
        t.attacker,
        t.offence,
        t.card,
        t.target,
        t.raw,
        t.supports,
        t.speed,
        t.picks,
        t.drafts,
        t.corners,
        t.reason,
        t.winner,
    ]
    tell_values(t, v)
    return v


def tell_values(t: Table, v: FootView) -> None:
    """FC-042, FC-182 Append to `v.values` what anyone can work out from the table.

    Nine numbers a club: ATT, DEF, optimised (0 or 1), malus, hand limit (all 0 until it has lined
    up), supporters, substitutions left, places without a player, `late` (0 or 1); then what the
    phase and the mode add.
    """
    for side in range(2):
        if t.get(side, c.LINED):
            v.values.append(attack(t, side))
            v.values.append(defence(t, side))
            v.values.append(1 if optimised(t, side) else 0)
            v.values.append(malus(t, side))
            v.values.append(hand_limit(t, side))
        else:
            v.values += [0, 0, 0, 0, 0]
        v.values.append(supporters(t, side))
        v.values.append(subs_left(t, side))
        v.values.append(t.vacancies(side) if t.get(side, c.LINED) else 0)
        v.values.append(1 if late(t, side) else 0)
    phase = t.stack.phase()
    if phase == c.BONUS and t.stack.get(1) == v.seat:
        tell_pushes(t, v)
    if phase == c.CHANGE and t.stack.get(1) == v.seat:
        tell_change(t, v)
    if t.rules.poussin or t.colour == 0:
        return
    back = t.stack.get(1) if phase == c.RECLAIM else -1
    for card in range(2 * c.DECK):
        taken = t.where[card] >= c.DISCARDED and card // c.DECK == back
        if (t.where[card] != c.HAND and not taken) or t.known[card] & (1 << v.seat) == 0:
            continue
        if t.book.ribbon[card % c.DECK * 12] < 0 or not t.get(card // c.DECK, c.LINED):
            continue
        if kind_of(card) == c.PRESSES:
            pair = press_targets(t, card)
            cells = press_cells(t, card)
            v.aims[int(card)] = [] if pair < 0 else [int(pair // 128), int(pair % 128)]
            v.cells[int(card)] = [] if pair < 0 else [int(cells // 8), int(cells % 8)]
        else:
            player = target(t, card)
            v.aims[int(card)] = [] if player < 0 else [int(player)]
            v.cells[int(card)] = [] if player < 0 else [int(target_cell(t, card))]


def tell_change(t: Table, v: FootView) -> None:
    """FC-096, FC-105, FC-158 How many vacancies a change of this seat may fill, and the shapes in
    which it may end: with no more entrants than it has substitutions left.
    """
    side = v.seat
    least, most = fillable(t, side, t.stack.get(2) == 1)
    v.fill = [int(least), int(most)]
    on, waiting = squad(t, side, False), bench(t, side)
    kinds, all_ = kinds_in(t.book, on), kinds_in(t.book, on | waiting)
    for n in range(size_of(on) + least, size_of(on) + most + 1):
        for i in range(START[n], START[n + 1]):
            shape = BY_SIZE[i]
            if not legal(shape, t.rules.formation_set) or not fits(all_, shape):
                continue
            if short_of(kinds, shape) <= subs_left(t, side):
                v.shapes.append(int(shape))


def tell_pushes(t: Table, v: FootView) -> None:
    """FC-119, FC-134, FC-140 The most of each thing that this seat may push in its bonus window."""
    seat = v.seat
    attacks = seat == t.attacker
    v.pushes = [
        int(min(t.fans(seat), 8)),
        1 if attacks and kop_ready(t, seat, 1) else 0,
        int(min(t.in_hand(seat, c.ATTACK_SUPPORT), 5)) if attacks else 0,
        int(cap_left(t, seat)),
    ]


def seen(t: Table, who: i64, answer: i64, seat: i64) -> i64:
    """FC-012, FC-013, FC-016 Drawn cards and sealed answers are for their own club; all else is
    played openly.
    """
    phase = t.stack.phase()
    if who == FATE:
        return HIDDEN if phase == c.DRAW and answer // c.DECK != seat else answer
    if seat != who and answer != c.DONE and sealed_phase(phase):
        return HIDDEN
    return answer


def redeal(t: Table, seat: i64, rng: Rng) -> Table:
    """A table this seat cannot tell from `t`: envelopes of others are open again, and what it
    cannot locate is dealt anew among hand, pile and reserve.
    """
    u = t.clone()
    if sealed_phase(u.stack.phase()):
        u.sealed.open_again(seat)
    for side in range(2):
        deal_again(u.where, u.known, side * c.DECK, side * c.DECK + c.DECK, seat, rng)
    return u
