"""FC-167 to FC-178, FC-208 to FC-211: the draft, and the one between the legs of a tie."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.odds import die
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from . import options as o
from .flow import begin_leg, can_field, finish, forfeit
from .state import Table

TURNS = 10  # FC-173 five for each club


def begin_draft(t: Table) -> None:
    """FC-167, FC-Q29 Everything back in the piles; a staff pair for the first club."""
    for card in range(t.book.cards):
        t.spot[card] = c.POOL
    for i in range(8):
        t.market[i] = -1
    t.picks = 0
    t.stack.turn(c.STAFF, 0)


def top_level(t: Table) -> i64:
    """FC-168 The star stack gives its fives first, then its fours."""
    for card in range(t.book.cards):
        if t.spot[card] == c.POOL and t.book.kind[card] == c.OUTFIELD and t.book.level[card] >= 5:
            return 5
    return 4


def in_pile(t: Table, card: i64, level: i64) -> bool:
    """FC-168, FC-177 Is this card in the pile of a level (3: everything below the stars)?"""
    if t.spot[card] != c.POOL or t.book.kind[card] != c.OUTFIELD:
        return False
    own = t.book.level[card]
    return own <= 3 if level == 3 else own >= 5 if level == 5 else own == 4


def pile_left(t: Table, level: i64) -> i64:
    """FC-012 Cards left in a draft pile."""
    n: i64 = 0
    for card in range(t.book.cards):
        if in_pile(t, card, level):
            n += 1
    return n


def next_gap(t: Table) -> i64:
    """FC-169, FC-171, FC-172 The place in the market that is filled next; -1 for none."""
    for i in range(6):
        if t.market[i] < 0 and pile_left(t, 3):
            return i
    for i in range(6, 8):
        if t.market[i] < 0:
            return i
    return -1


@final
class Staff(Phase[Table]):
    """FC-167, FC-178 A pair of coach and keeper by lot. Frame: club."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One pair of coach and keeper of those still in the pile, all alike (FC-167)."""
        out.open(c.STAFF_PAIR)
        for pair in range(3):
            if t.spot[t.book.pairs[pair * 2]] == c.POOL:
                out.add(pair, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Give the pair to the club; after both, put the spare pair away and toss for the start."""
        side = k.get(1)
        coach = t.book.pairs[answer * 2]
        keeper = t.book.pairs[answer * 2 + 1]
        t.put(side, c.COACH_CARD, coach)
        t.put(side, c.KEEPER_CARD, keeper)
        t.place(side, coach, c.BENCH)
        t.place(side, keeper, c.BENCH)
        log.tell(c.STAFF_TAKEN, side, coach * 128 + keeper)
        if side == 0:
            k.turn(c.STAFF, 1)
            return
        for card in range(t.book.cards):
            if t.spot[card] == c.POOL and t.book.kind[card] != c.OUTFIELD:
                t.spot[card] = c.OUT
        k.turn(c.STARTER)


@final
class Starter(Phase[Table]):
    """FC-170 Who begins."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Even odds for the two clubs (FC-170)."""
        out.open(c.COIN)
        die(out, 0, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """The club that falls is the first to choose; the market is filled for it (FC-170)."""
        log.tell(c.DRAFT_BEGINS, answer, t.drafts)
        k.turn(c.REVEAL, answer)


@final
class Reveal(Phase[Table]):
    """FC-168, FC-169, FC-171, FC-172 The next card of a pile, face up. Frame: who chooses then."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One card of the pile that fills the next gap, all alike (FC-168, FC-169)."""
        out.open(c.DRAFT_CARD)
        level: i64 = 3 if next_gap(t) < 6 else top_level(t)
        for card in range(t.book.cards):
            if in_pile(t, card, level):
                out.add(card, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Show the card in its gap; once the market is full the club takes a star (FC-171)."""
        gap = next_gap(t)
        t.market[gap] = answer
        t.spot[answer] = c.SHOWN
        if gap & 1:
            two = t.market[gap - 1] * 128 + answer
            if gap == 7:
                log.tell(c.STARS_SHOWN, k.get(1), two)
            else:
                log.tell(c.MARKET_SHOWN, gap // 2, two)
        if next_gap(t) < 0:
            k.turn(c.DRAFT_STAR, k.get(1))


@final
class DraftStar(Phase[Table]):
    """FC-171 One of the two stars; the other is set aside. Frame: club."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the club whose turn of the draft it is."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open both stars, in the order in which they were shown (FC-171)."""
        out.open(c.ASK_STAR)
        out.add(c.STAR)
        out.add(c.STAR + 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """The star joins the squad, the other goes aside, and the club takes a pair (FC-172)."""
        taken = t.market[6 + answer - c.STAR]
        other = t.market[7 - (answer - c.STAR)]
        t.place(who, taken, c.BENCH)
        t.spot[other] = c.ASIDE
        t.market[6] = -1
        t.market[7] = -1
        log.tell(c.STAR_TAKEN, who, taken * 128 + other)
        k.turn(c.DRAFT_PAIR, who)


@final
class DraftPair(Phase[Table]):
    """FC-172, FC-173 One of the market's pairs, both cards. Frame: club."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the club that has just taken a star."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open each pair that is still whole in the market (FC-172)."""
        out.open(c.ASK_PAIR)
        for pair in range(3):
            if t.market[pair * 2] >= 0:
                out.add(c.PAIR + pair)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Both cards join the squad; the other club is next, or the draft is over (FC-173)."""
        at = (answer - c.PAIR) * 2
        one, two = t.market[at], t.market[at + 1]
        t.place(who, one, c.BENCH)
        t.place(who, two, c.BENCH)
        t.market[at] = -1
        t.market[at + 1] = -1
        log.tell(c.PAIR_TAKEN, who, one * 128 + two)
        t.picks += 1
        if t.picks < TURNS:
            k.turn(c.REVEAL, 1 - who)
        else:
            end_draft(t, log)


def end_draft(t: Table, log: Log) -> None:
    """FC-173 to FC-175 What was not taken stays aside; clubs that cannot play lose at once."""
    for card in range(t.book.cards):
        if t.spot[card] == c.SHOWN or t.spot[card] == c.POOL:
            t.spot[card] = c.OUT
    for i in range(8):
        t.market[i] = -1
    log.tell(c.DRAFT_OVER)
    able: i64 = (1 if can_field(t, 0) else 0) + (2 if can_field(t, 1) else 0)
    if able == 0:
        t.drafts += 1
        if t.drafts < c.DRAFTS:
            begin_draft(t)
        else:
            finish(t, -1, c.NOBODY_CAN, log)
    elif able != 3 and t.rules.format == o.FORMAT_SINGLE:
        forfeit(t, 0 if able == 2 else 1, c.NO_LINE_UP, log)
    else:
        begin_home(t, log)  # in a tie the forfeited leg still needs its home club


def begin_home(t: Table, log: Log) -> None:
    """FC-179, FC-Q27 Agreed, drawn, or fixed: blue, the club that laid the table."""
    if t.rules.home_choice == o.HOME_CHOICE_AGREED:
        t.sealed.ask(3)
        t.stack.turn(c.PICK_HOME)
    elif t.rules.home_choice == o.HOME_CHOICE_RANDOM:
        t.stack.turn(c.HOME_TOSS)
    else:
        set_home(t, 0, 2, log)


def set_home(t: Table, side: i64, how: i64, log: Log) -> None:
    """FC-179 The home club is known."""
    t.home = side
    log.tell(c.HOME_IS, side, how)
    begin_leg(t, log)


@final
class PickHome(Phase[Table]):
    """FC-179 Both propose at once; when they differ, lots are drawn."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for both clubs, until each has proposed (FC-179)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open both clubs as the home club (FC-179)."""
        out.open(c.ASK_HOME)
        out.add(c.HOME)
        out.add(c.HOME + 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the proposal; once both are in, begin the leg, or toss if they differ (FC-179)."""
        t.sealed.add(who, answer)
        if not t.sealed.close(who):
            return
        if t.sealed.at(0, 0) == t.sealed.at(1, 0):
            set_home(t, answer - c.HOME, 0, log)
        else:
            k.turn(c.HOME_TOSS)


@final
class HomeToss(Phase[Table]):
    """FC-179 By lot."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Even odds for the two clubs (FC-179)."""
        out.open(c.COIN)
        die(out, 0, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """The club that falls plays at home; the leg begins (FC-179)."""
        set_home(t, answer, 1, log)


# -- between the legs ------------------------------------------------------------------------------


def recruit_level(t: Table, i: i64) -> i64:
    """FC-209, FC-Q37 The level of the i-th card dealt: six of one pile, then four of the other."""
    if i < 6:
        return 4
    return 5 if t.rules.mid_tie_pool == o.MID_TIE_POOL_FIVE_FOUR else 3


def in_recruits(t: Table, card: i64, level: i64) -> bool:
    """FC-208 Is this card in the pile that is dealt from?"""
    if t.book.kind[card] != c.OUTFIELD:
        return False
    own = t.book.level[card]
    if level == 3:
        return t.spot[card] == c.OUT and own <= 3
    return t.spot[card] == c.ASIDE and (own >= 5 if level == 5 else own == 4)


def skip_empty(t: Table, i: i64) -> i64:
    """FC-Q37 A small pack may have fewer cards: pass over a pile that is used up; 10 at the end."""
    while i < 10:
        level = recruit_level(t, i)
        for card in range(t.book.cards):
            if in_recruits(t, card, level):
                return i
        i = 6 if i < 6 else 10
    return 10


@final
class RecruitDeal(Phase[Table]):
    """FC-208, FC-209 Three and two face up before each club. Frame: cards dealt."""

    def due(self, t: Table, k: Stack) -> i64:
        """Luck alone decides which cards are dealt (FC-209)."""
        return FATE

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One card of the pile that is being dealt from, all alike (FC-208)."""
        out.open(c.DRAFT_CARD)
        level = recruit_level(t, skip_empty(t, k.get(1)))
        for card in range(t.book.cards):
            if in_recruits(t, card, level):
                out.add(card, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Offer the card to the club whose turn it is; after the last both choose (FC-210)."""
        i = skip_empty(t, k.get(1))
        side = i & 1
        t.place(side, answer, c.OFFERED)
        log.tell(c.RECRUIT_SHOWN, side, answer)
        k.put(1, i + 1)
        if skip_empty(t, i + 1) == 10:
            t.sealed.ask(3)
            k.turn(c.RECRUIT)


def top_of(t: Table, card: i64) -> bool:
    """FC-210 Is this a card of the higher of the two levels?"""
    return t.book.level[card] >= (5 if t.rules.mid_tie_pool == o.MID_TIE_POOL_FIVE_FOUR else 4)


def may_recruit(t: Table, side: i64, one: i64, two: i64) -> bool:
    """FC-210, FC-Q37 Are these two different offers, both of the higher level only if all are?"""
    if two <= one or not t.is_at(side, two, c.OFFERED):
        return False
    if not (top_of(t, one) and top_of(t, two)):
        return True
    for card in range(t.book.cards):
        if t.is_at(side, card, c.OFFERED) and not top_of(t, card):
            return False
    return True


@final
class Recruit(Phase[Table]):
    """FC-210, FC-211 Two of the five, but not two of the higher level."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for both clubs, until each has said DONE (FC-211)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the offered cards that can still make a legal two, then DONE (FC-210)."""
        n = t.sealed.counts[seat]
        if n == 2:
            out.open(c.ASK_DONE)
            out.add(c.DONE)
            return
        out.open(c.ASK_RECRUIT, 2 - n, 2 - n)
        first = t.sealed.at(seat, 0) - c.PLAYER if n == 1 else -1
        for card in range(t.book.cards):
            if not t.is_at(seat, card, c.OFFERED) or card == first:
                continue
            if n == 1:
                if may_recruit(t, seat, first, card):
                    out.add(c.PLAYER + card)
                elif card > first:
                    out.bar(c.PLAYER + card, c.TWO_TOP)
                continue
            for other in range(card + 1, t.book.cards):
                if may_recruit(t, seat, card, other):
                    out.add(c.PLAYER + card)
                    break

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the choice; once both are done the recruits join and the leg begins (FC-211)."""
        if answer != c.DONE:
            t.sealed.add(who, answer)
            return
        if not t.sealed.close(who):
            return
        for side in range(2):
            for i in range(2):
                card = t.sealed.at(side, i) - c.PLAYER
                t.place(side, card, c.BENCH)
                log.tell(c.RECRUITED, side, card)
        for card in range(t.book.cards):
            if t.is_at(0, card, c.OFFERED) or t.is_at(1, card, c.OFFERED):
                t.spot[card] = c.OUT
        begin_leg(t, log)
