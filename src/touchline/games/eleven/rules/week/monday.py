"""EL-081 to EL-092: the week's opponents, production, and the board meeting."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO, FATE
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics, dealing
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import dice, flow, market, starting, traits


@final
class ClubDrawn(Phase[Table]):
    """EL-057, EL-367 The back of an opponent card is seen. Frame: seat, week 0..5."""

    def due(self, t: Table, k: Stack) -> i64:
        """Luck draws the club; AUTO if this back has been seen before."""
        return AUTO if t.get(k.get(1), c.CLUB_AT + k.get(2)) >= 0 else FATE

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Each club that this manager may meet in that week (EL-367)."""
        dealing.offer(t, k.get(1), k.get(2), out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Note the club; if it is this week's, all are told (EL-057)."""
        seat, week = k.get(1), k.get(2)
        if who == FATE:
            t.put(seat, c.CLUB_AT + week, answer)
            t.put(seat, c.MET, t.get(seat, c.MET) | (1 << answer))
        if week == max(1, t.week) - 1:
            t.put(seat, c.CLUB, t.get(seat, c.CLUB_AT + week))
            log.tell(e.CLUB_IS, seat, t.get(seat, c.CLUB))
        k.pop()


@final
class Income(Phase[Table]):
    """Monday begins once every back has been seen."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: production follows at once (EL-081)."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Begin the production of all managers, each on a stack of its own (EL-081)."""
        flow.begin_lanes(t, c.PRODUCTION, flow.AFTER_MONDAY)


def uses(t: Table, seat: i64, ability: i64) -> i64:
    """EL-082, EL-163 How often a production effect may be used on a Monday."""
    card = t.book.ability(ability, b.CARD)
    first = t.book.first[c.INFRASTRUCTURE]
    if first <= card < t.book.first[c.SCENARIO]:
        return t.built[seat * 8 + card - first]
    works = t.owner(card) == seat and traits.works(t, card) and not traits.spent(t, ability)
    return 1 if works and traits.side_up(t, ability) else 0


def tally(t: Table, ability: i64) -> i64:
    """Where a frame of PRODUCTION counts the uses of an effect of infrastructure, of which there
    may be several tokens: the lowest of four bits; 60 for one that is not counted there.
    """
    book = t.book
    place: i64 = 0
    for i in range(book.triggered_at[a.PRODUCTION], book.triggered_at[a.PRODUCTION + 1]):
        other = book.triggered[i]
        if book.deck(book.ability(other, b.CARD)) != c.INFRASTRUCTURE:
            continue
        if other == ability:
            return min(60, place)
        place += 4
    return 60


def used(t: Table, k: Stack, ability: i64) -> i64:
    """How often it has been used on this Monday, whatever else has been picked since."""
    place = tally(t, ability)
    if place == 60:
        return 1 if t.marks[ability] & c.RESOLVED else 0
    return (k.get(3) >> place) & 15


def left(t: Table, k: Stack, ability: i64) -> bool:
    """Can it be used once more? Frame: PRODUCTION's."""
    many = uses(t, k.get(1), ability)
    return many > 0 and used(t, k, ability) < many


@final
class Production(Phase[Table]):
    """EL-081, EL-082 Income, then effects that produce, in any order. Frame: seat, 1 once the
    income is there, how often infrastructure has been used (`tally`).
    """

    def next(self, t: Table, k: Stack, mode: i64, after: i64 = -1) -> i64:
        """The first effect of a mode that is left, -1 for none."""
        book = t.book
        for i in range(book.triggered_at[a.PRODUCTION], book.triggered_at[a.PRODUCTION + 1]):
            ability = book.triggered[i]
            if ability > after and book.ability(ability, b.MODE) == mode and left(t, k, ability):
                return ability
        return -1

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO for the income, and if no choice is left (EL-082)."""
        if k.get(2) == 0:
            return AUTO
        must, may = self.next(t, k, a.MUST), self.next(t, k, a.MAY)
        if may < 0 and (must < 0 or self.next(t, k, a.MUST, must) < 0):
            return AUTO
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the effects that can be used; PASS once no mandatory one is left (EL-082)."""
        out.open(c.PRODUCTION)
        if self.next(t, k, a.MUST) < 0:
            out.add(c.PASS)
        book = t.book
        for i in range(book.triggered_at[a.PRODUCTION], book.triggered_at[a.PRODUCTION + 1]):
            if left(t, k, book.triggered[i]):
                out.add(c.ABILITY + book.triggered[i])

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Gain the income, then one effect after another; after PASS the board meets."""
        seat = k.get(1)
        if k.get(2) == 0:
            k.put(2, 1)
            for res in range(4):
                basics.gain(t, seat, res, t.get(seat, c.LEVEL + res), log)
            return
        ability = self.next(t, k, a.MUST) if who == AUTO else answer - c.ABILITY
        if ability < 0:
            k.turn(c.MEETING, seat)
            return
        place = tally(t, ability)
        if place == 60:
            t.marks[ability] |= c.RESOLVED
        else:
            k.put(3, k.get(3) + (1 << place))
        starting.begin(t, k, seat, ability, log)


@final
class Meeting(Phase[Table]):
    """EL-084 A board-meeting card. Frame: seat."""

    def due(self, t: Table, k: Stack) -> i64:
        """Luck draws the card; AUTO if there is none (EL-007)."""
        return FATE if market.ready(t, c.BOARD) else AUTO

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Every card that may lie on top of the board's deck, all alike (EL-084)."""
        market.offer(t, c.BOARD, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Lay the card open and vote; without voters it is discarded (EL-088)."""
        seat = k.get(1)
        if who == AUTO:
            k.pop()
            return
        market.drawn(t, answer)
        t.move(answer, c.MEETING_ + seat, -1)
        t.put(seat, c.MEETING_CARD, answer)
        log.tell(e.MEETING_IS, seat, answer)
        if voters(t, seat) == 0:
            log.tell(e.NO_VOTE, seat)
            market.toss(t, answer)
            k.pop()
        else:
            k.turn(c.VOTE_ROLL, seat)


def voters(t: Table, seat: i64) -> i64:
    """EL-088 Directors without a suspension token."""
    n: i64 = 0
    for card in range(t.book.first[c.DIRECTOR], t.book.first[c.DIRECTOR + 1]):
        if t.where[card] == c.OWN + seat and t.token(card, c.SUSPENSION) == 0:
            n += 1
    return n


def votes(t: Table, seat: i64, face: i64) -> i64:
    """EL-085 The votes of a face: yellow, then blue and red, four bits each."""
    sums: i64 = 0
    for card in range(t.book.first[c.DIRECTOR], t.book.first[c.DIRECTOR + 1]):
        if t.where[card] == c.OWN + seat and t.token(card, c.SUSPENSION) == 0:
            colour = (t.book.card(card, b.FACES) >> (2 * (face - 1))) & 3
            sums += 1 << (4 * colour)
    return sums


def ahead(sums: i64) -> i64:
    """EL-086 A mask of the colours with most votes."""
    most: i64 = 0
    mask: i64 = 0
    for colour in range(3):
        n = (sums >> (4 * colour)) & 15
        if n > most:
            most = n
            mask = 1 << colour
        elif n == most and n > 0:
            mask |= 1 << colour
    return mask


def alone(mask: i64) -> bool:
    """Is it one colour?"""
    return mask & (mask - 1) == 0


TIES: Final[i64] = 100  # rolls of one meeting that may end level (docs/decisions/0016)


@final
class VoteRoll(Phase[Table]):
    """EL-085 to EL-088 The die, and what the directors make of it. Frame: seat, rolls that ended
    level.
    """

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One six-sided die (EL-085)."""
        dice.six(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Count the votes: one colour leads, it is rolled again, or the manager picks (EL-088)."""
        seat = k.get(1)
        t.put(seat, c.DIE, answer)
        log.tell(e.ROLLED_SIX, seat, answer)
        if alone(ahead(votes(t, seat, answer))):
            k.turn(c.VOTE, seat, k.get(2))
            return
        log.tell(e.TIED, seat)
        k.put(2, k.get(2) + 1)
        for face in range(1, 7):
            if k.get(2) < TIES and alone(ahead(votes(t, seat, face))):
                return  # EL-086 again, at no cost
        k.turn(c.COLOUR_CHOICE, seat)


def leading(t: Table, seat: i64) -> i64:
    """The colour that has won, as the die lies."""
    mask = ahead(votes(t, seat, t.get(seat, c.DIE)))
    return 0 if mask == 1 else 1 if mask == 2 else 2


@final
class Vote(Phase[Table]):
    """EL-087 The decision is accepted, or a fan pays for another roll. Frame: seat, rolls that
    ended level.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager while another roll can be paid; else AUTO (EL-087)."""
        return 1 << k.get(1) if traits.may_reroll(t, k.get(1)) else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the decision as it stands, and another roll (EL-087)."""
        out.open(c.VOTE)
        dice.again(t, seat, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Roll again for a fan, or adopt the colour that leads (EL-087)."""
        seat = k.get(1)
        if answer == c.REROLL and who != AUTO:
            traits.pay_reroll(t, seat, log)
            k.turn(c.VOTE_ROLL, seat, k.get(2))
        else:
            adopt(t, k, seat, leading(t, seat), log)


def adopt(t: Table, k: Stack, seat: i64, colour: i64, log: Log) -> None:
    """EL-086 The decision is taken; it is carried out when its turn has come."""
    t.put(seat, c.ADOPTED, colour)
    log.tell(e.ADOPTED, seat, colour)
    k.turn(c.DECISION, seat)


@final
class ColourChoice(Phase[Table]):
    """EL-088 No face can decide, or none has for long: the manager picks among the colours that
    are level. Frame: seat.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager whose board is level (EL-088)."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the colours that are level on this roll (EL-088)."""
        out.open(c.COLOUR_CHOICE)
        mask = ahead(votes(t, seat, t.get(seat, c.DIE)))
        for colour in range(3):
            if mask & (1 << colour):
                out.add(c.COLOUR + colour)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Adopt the colour (EL-088)."""
        adopt(t, k, k.get(1), answer - c.COLOUR, log)


def decision(t: Table, seat: i64) -> i64:
    """The ability of the decision a manager's board has taken; -1 for none."""
    card = t.get(seat, c.MEETING_CARD)
    if card < 0 or t.get(seat, c.ADOPTED) < 0:
        return -1
    return traits.ability_on(t, card, a.VOTE_YELLOW + t.get(seat, c.ADOPTED), -1)


def shares(t: Table, first: i64, last: i64) -> bool:
    """EL-017 Do these operations touch a row or a deck that all draw from?"""
    for op in range(first, last):
        what = t.book.op(op, a.O_OP)
        if what == a.DRAW or what == a.RECRUIT or what == a.SIGN or what == a.REFRESH_ROW:
            return True
        if what == a.RESOLVE_BONUS:
            return True
        begin, end = t.book.op(op, a.O_FIRST), t.book.op(op, a.O_LAST)
        if what == a.PAY_THEN and shares(t, begin, end):
            return True
        if what == a.ROLL or what == a.CHOOSE:
            for case in range(begin, end):
                if shares(t, t.book.cases[case * 4 + 2], t.book.cases[case * 4 + 3]):
                    return True
    return False


def shared(t: Table, seat: i64) -> bool:
    """Does this manager's decision have to wait for its turn?"""
    ability = decision(t, seat)
    if ability < 0:
        return False
    return shares(t, t.book.ability(ability, b.DO), t.book.ability(ability, b.DO_END)) or shares(
        t, t.book.ability(ability, b.ELSE), t.book.ability(ability, b.ELSE_END)
    )


@final
class Decided(Phase[Table]):
    """EL-089, EL-017 The decision is carried out, in turn order where it touches what is shared.
    Frame: seat.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """AUTO; the empty mask while another manager's shared decision comes first (EL-017)."""
        seat = k.get(1)
        if not shared(t, seat):
            return AUTO
        for place in range(t.seats):
            other = flow.seat_at(t, place)
            if other == seat:
                return AUTO
            if t.lanes[other].phase() == c.LANE_DONE:
                continue
            # one that is still voting, or carries out what is shared, comes first
            if t.get(other, c.ADOPTED) < 0 or shared(t, other):
                return 0
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Discard the meeting card and carry its decision out (EL-089)."""
        seat = k.get(1)
        ability = decision(t, seat)
        market.toss(t, t.get(seat, c.MEETING_CARD))
        k.pop()
        if ability >= 0:
            starting.begin(t, k, seat, ability, log)
