"""EL-014, §3.4: view, seen and redeal are one statement, and change together.

What nobody knows is not on the table: decks have no order, and the front of an opponent card is
drawn when somebody first sees it. The trained side of a footballer is printed in the pack: who
imagines a season marks those that may not be looked at (EL-022), and does without them.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.cards import deal_again
from touchline.core.contract import View
from touchline.core.ids import EVERYONE, FATE, HIDDEN
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.stack import Stack

from . import acts as a
from . import codes as c
from . import options as o
from .book import Book
from .phases import PHASES
from .state import PICKS, ROOM, Rules, Table
from .week import preparation

LANE: Final = 96  # numbers of a lane in a key
SILENT: Final = Log(False)
#: EL-014, EL-207, EL-361 Questions about cards that others do not see, or answered unseen
SECRETS: Final[frozenset[int]] = frozenset(
    int(kind)
    for kind in (
        c.DRAFT,
        c.OBJECTIVE,
        c.FORMATION_,
        c.SELECT,
        c.ASSIGN,
        c.BIND,
        c.EXCHANGE,
        c.PLACE,
        c.MATCH_TACTIC,
        c.TAKES,
        c.GIVE_UP,
        c.CLAIM,
    )
)


def padded(known: list[int], room: int) -> list[int]:
    """A list as long for whoever knows nothing of it: keys of two seats can be compared."""
    return known + [int(HIDDEN)] * (room - len(known))


@final
class ElevenView(View):
    """A seat's side of the tables, built from nothing. Every list is a copy.

    frames   the common stack; lanes  each seat's own, an unfinished line-up of others being just
             begun
    mine     what this seat has put in its envelope; asked  1 if it is still awaited there
    where    of every card, HIDDEN where this seat cannot know
    hands    tactic cards of each seat; looking  cards an effect has drawn for each seat
    seat, shirts, foes, picks, flags, tokens, marks, row, top, built, league, standings, timed
             as on the table (state.py), HIDDEN where this seat may not look
    scalars  week, day, leader, awake, faced, winner, reason
    rules, book  the options and the cards of the season, which everybody knows
    """

    def __init__(self, t: Table, eye: i64) -> None:
        self.eye: int = eye
        self.seats: int = t.seats
        self.rules: Rules = t.rules
        self.book: Book = t.book
        self.frames: list[int] = []
        self.lanes: list[list[int]] = []
        self.mine: list[int] = []
        self.asked: int = 0
        self.where: list[int] = []
        self.hands: list[int] = []
        self.looking: list[int] = []
        self.seat: list[int] = []
        self.shirts: list[int] = []
        self.foes: list[int] = []
        self.picks: list[int] = []
        self.flags: list[int] = []
        self.tokens: list[int] = []
        self.marks: list[int] = []
        self.row: list[int] = []
        self.top: list[int] = []
        self.built: list[int] = []
        self.league: list[int] = []
        self.standings: list[int] = []
        self.timed: list[int] = []
        self.scalars: list[int] = []

    def key(self) -> tuple[int, ...]:
        """Same key, same knowledge."""
        return (
            self.eye,
            *padded(self.mine, ROOM),
            self.asked,
            *self.where,
            *self.hands,
            *self.looking,
            *self.seat,
            *self.shirts,
            *self.foes,
            *self.picks,
            *self.flags,
            *self.tokens,
            *self.marks,
            *self.row,
            *self.top,
            *self.built,
            *self.league,
            *self.standings,
            *self.scalars,
            len(self.timed),
            *self.timed,
            len(self.frames),
            *self.frames,
            *(n for lane in self.lanes for n in padded(lane, LANE)),
        )

    def number(self, seat: int, what: int) -> int:
        """A number of a seat, by its name in codes.py."""
        return self.seat[seat * int(c.SEAT) + what]


def lining_up(lane: Stack) -> bool:
    """EL-207 Is a line-up under way on this stack? Others see only that it has not been given."""
    return c.FORMATION_ <= lane.phase() <= c.PLACE


def secret_deck(deck: i64) -> bool:
    """Decks of which a card may lie somewhere unseen."""
    return deck == c.DIRECTOR or deck == c.TACTIC or deck == c.OBJECTIVES or deck == c.OPPONENT


def knows(t: Table, eye: i64, card: i64) -> bool:
    """Has this eye seen where the card lies?"""
    return t.known[card] == EVERYONE or (eye < t.seats and (t.known[card] & (1 << eye)) != 0)


def veiled(t: Table, eye: i64, deck: i64) -> bool:
    """Has somebody else peeked at the top of this deck?"""
    for card in range(t.book.first[deck], t.book.first[deck + 1]):
        if t.where[card] == c.TOP and not knows(t, eye, card):
            return True
    return False


def located(t: Table, eye: i64, card: i64, veil: bool) -> bool:
    """Does this seat know where a card lies? `veil`: its deck is `veiled`."""
    place = t.where[card]
    if secret_deck(t.book.deck(card)):
        if place == c.ROW or c.OWN <= place < c.HAND or c.MEETING_ <= place < c.FACED:
            return True
        return knows(t, eye, card)
    if veil and (place == c.PILE or place == c.TOP):
        return knows(t, eye, card)
    return True


def view(t: Table, eye: i64) -> ElevenView:
    """What `eye` may know; the number behind the last seat is a watcher."""
    v = ElevenView(t, eye)
    v.frames = [int(t.stack.frames[i]) for i in range(t.stack.depth + 4)]
    phase = t.stack.phase()
    if eye < t.seats and (phase == c.DRAFT or phase == c.OBJECTIVE):
        v.mine = [int(t.sealed.at(eye, i)) for i in range(t.sealed.counts[eye])]
        v.asked = 1 if t.sealed.waiting & (1 << eye) else 0
    for deck in range(c.DECKS):
        veil = veiled(t, eye, deck)
        for card in range(t.book.first[deck], t.book.first[deck + 1]):
            known = located(t, eye, card, veil)
            v.where.append(int(t.where[card]) if known else int(HIDDEN))
    hides: i64 = 0
    for seat in range(t.seats):
        lane = t.lanes[seat]
        if seat != eye and lining_up(lane) and phase == c.LANES:
            hides |= 1 << seat
            begun = (c.LANE_DONE, 0, 0, 0, c.FORMATION_, seat, HIDDEN, HIDDEN)
            v.lanes.append([int(n) for n in begun])
        else:
            v.lanes.append([int(lane.frames[i]) for i in range(lane.depth + 4)])
        v.hands.append(count(t, c.TACTIC, c.HAND + seat))
        v.looking.append(count(t, -1, c.LOOK + seat))
    for seat in range(t.seats):
        view_seat(t, v, eye, seat, hides)
    v.flags = [int(n & c.SHOWN) for n in t.flags]
    v.tokens = [int(n) for n in t.tokens]
    v.marks = [int(n) for n in t.marks]
    v.shirts = [int(n) for n in t.shirts]
    v.row = [int(n) for n in t.row]
    v.top = [int(n) for n in t.top]
    v.built = [int(n) for n in t.built]
    v.league = [int(n) for n in t.league]
    v.standings = [int(n) for n in t.standings]
    v.timed = [int(n) for n in t.timed]
    v.scalars = [int(n) for n in (t.week, t.day, t.leader, t.awake, t.faced, t.winner, t.reason)]
    return v


def count(t: Table, deck: i64, place: i64) -> int:
    """Cards in a place, of one deck or of all."""
    n = 0
    for card in range(t.book.total()):
        if t.where[card] == place and (deck < 0 or t.book.deck(card) == deck):
            n += 1
    return n


def hidden_number(t: Table, eye: i64, seat: i64, what: i64, hides: i64) -> bool:
    """Which numbers of another seat this eye may not read now."""
    if seat == eye:
        return False
    if what == c.OBJECTIVE_:
        return unclaimed(t, seat)
    if what == c.FRONT:
        front = t.get(seat, c.FRONT)
        return front < 0 or not knows(t, eye, front)
    if what == c.PLAN or what == c.SPEC:
        return (hides & (1 << seat)) != 0
    return False


def unclaimed(t: Table, seat: i64) -> bool:
    """EL-361, EL-362 Is the objective of this seat still its secret?"""
    return t.get(seat, c.OBJECTIVE_IS) == 0 and t.stack.phase() != c.FINISHED


def view_seat(t: Table, v: ElevenView, eye: i64, seat: i64, hides: i64) -> None:
    """A seat's numbers, its opponent and what it is picking."""
    for what in range(c.SEAT):
        if hidden_number(t, eye, seat, what, hides):
            v.seat.append(int(HIDDEN))
        elif what == c.OBJECTIVE_MET and seat != eye and unclaimed(t, seat):
            v.seat.append(0)  # met or not, nothing has been claimed
        else:
            v.seat.append(int(t.get(seat, what)))
    for i in range(10 * c.FOE_N):
        v.foes.append(int(t.foes[seat * 10 * c.FOE_N + i]))
    hidden = (hides & (1 << seat)) != 0
    own = seat == eye and lining_up(t.lanes[seat])  # zones stand behind the picks (lineup.py)
    v.picks.append(int(HIDDEN) if hidden else int(t.picked[seat]))
    for i in range(PICKS):
        there = not hidden and (own or i < t.picked[seat])
        v.picks.append(int(t.picks[seat * PICKS + i]) if there else int(HIDDEN))


def seen(t: Table, who: i64, answer: i64, eye: i64, lane: Stack) -> i64:
    """EL-014 What an eye sees of an answer; `lane` is the stack it is given on."""
    phase = lane.phase()
    if who != FATE:
        if who == eye:
            return answer
        if phase == c.DRAFT or phase == c.OBJECTIVE:
            return HIDDEN
        if lining_up(lane):
            return answer if completes(t, who, answer) else HIDDEN
        if phase == c.TAKES and t.book.op(lane.get(1), a.O_A) == c.TACTIC:
            return HIDDEN
        return answer
    if phase == c.DEAL:
        step = lane.get(1)
        if step == preparation.DIRECTORS:
            return answer if lane.get(2) // 4 == eye else HIDDEN
        if step == preparation.OBJECTIVES:
            return answer if lane.get(2) // 2 == eye else HIDDEN
    elif phase == c.DRAWS:
        if t.book.op(lane.get(1), a.O_A) == c.TACTIC and lane.get(2) // c.CARDS != eye:
            return HIDDEN
    elif phase == c.GLIMPSE and lane.get(2) // c.CARDS != eye:
        return HIDDEN
    return answer


def completes(t: Table, who: i64, answer: i64) -> bool:
    """EL-207 Is this the last answer of a line-up? It is given then, and all of it can be seen."""
    u = t.clone()
    lane = u.lanes[who]
    PHASES[lane.phase()].resolve(u, lane, who, answer, SILENT)
    return not lining_up(lane)


def redeal(t: Table, eye: i64, rng: Rng) -> Table:
    """A table this seat cannot tell from `t`: envelopes and line-ups of others are open again, and
    cards it cannot locate are dealt anew.
    """
    u = t.clone()
    phase = u.stack.phase()
    if phase == c.DRAFT or phase == c.OBJECTIVE:
        u.sealed.open_again(eye)
    if phase == c.LANES:
        for seat in range(u.seats):
            lane = u.lanes[seat]
            if seat != eye and lining_up(lane):
                lane.depth = 0
                lane.turn(c.LANE_DONE)
                lane.push(c.FORMATION_, seat)
                u.clear_picks(seat)
                for i in range(PICKS):
                    u.picks[seat * PICKS + i] = -1
                u.put(seat, c.PLAN, -1)
                u.put(seat, c.SPEC, -1)
    for deck in (c.DIRECTOR, c.TACTIC):
        deal_again(u.where, u.known, u.book.first[deck], u.book.first[deck + 1], eye, rng)
    for deck in range(c.BOARD + 1):
        if veiled(u, eye, deck):
            deal_again(u.where, u.known, u.book.first[deck], u.book.first[deck + 1], eye, rng)
    deal_objectives(u, eye, rng)
    deal_fronts(u, eye, rng)
    return u


def imagine(t: Table, eye: i64, rng: Rng) -> Table:
    """A redealt table to think with: EL-022 the sides that this seat may not look at are marked."""
    u = redeal(t, eye, rng)
    for card in range(u.book.first[c.VETERAN + 1]):
        own = u.where[card] == c.OWN + eye and u.rules.peek_off == o.PEEK_OWN_BACKS_TRUE
        if not own and u.trained(card) == 0:
            u.flags[card] |= c.UNSEEN
    return u


def deal_objectives(t: Table, eye: i64, rng: Rng) -> None:
    """EL-067, EL-361 Objectives of others; one that is met would have been claimed."""
    first, last = t.book.first[c.OBJECTIVES], t.book.first[c.OBJECTIVES + 1]
    deal_again(t.where, t.known, first, last, eye, rng)
    for seat in range(t.seats):
        if seat == eye or t.get(seat, c.OBJECTIVE_) < 0 or t.get(seat, c.OBJECTIVE_IS):
            continue
        for card in range(first, last):
            if t.where[card] == c.HAND + seat:
                t.put(seat, c.OBJECTIVE_, card)
                t.put(seat, c.OBJECTIVE_MET, 0)


def deal_fronts(t: Table, eye: i64, rng: Rng) -> None:
    """Fronts that others have peeked at: another card of the club, as far as this eye knows."""
    first = t.book.first[c.OPPONENT]
    for seat in range(t.seats):
        front = t.get(seat, c.FRONT)
        if front < 0 or knows(t, eye, front):
            continue
        club = (front - first) // 4
        deal_again(t.where, t.known, first + club * 4, first + club * 4 + 4, eye, rng)
        for card in range(first + club * 4, first + club * 4 + 4):
            if t.where[card] == c.FACED + seat:
                t.put(seat, c.FRONT, card)
