"""How one thing leads to the next: turns, halves, legs, and the end."""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.ids import EVERYONE
from touchline.core.log import Log

from . import codes as c
from . import options as o
from .book import FIRST, POUSSIN_DECKS
from .changes import discard, heal
from .shapes import kinds_in, some_fits
from .state import Table
from .sums import hand_limit, squad

# -- beginnings ------------------------------------------------------------------------------------


def lay_deck(t: Table) -> None:
    """FC-053, FC-131, FC-180, FC-203 All cards in the reserve, five fans in the stands."""
    for side in range(2):
        first = side * c.DECK
        for card in range(first, first + c.DECK):
            t.move(card, c.RESERVE, 1 << side)
        for fan in range(5):
            t.move(first + FIRST[c.FANS] + fan, c.STANDS, EVERYONE)
        t.put(side, c.STAMP, 0)


def begin_poussin(t: Table) -> None:
    """PO-002, PO-005, PO-006 Two fixed teams, the small deck, and the toss."""
    book = t.book
    for card in range(book.cards):
        t.spot[card] = c.OUT
    for side in range(2):
        row = side * 17
        t.put(side, c.COACH_CARD, book.poussin[row])
        t.put(side, c.KEEPER_CARD, book.poussin[row + 1])
        t.place(side, book.poussin[row], c.BENCH)
        t.place(side, book.poussin[row + 1], c.PITCH)
        for line in range(5):
            t.team[side * c.TEAM + c.LINES + line] = book.poussin[row + 2 + line]
        for i in range(10):
            player = book.poussin[row + 7 + i]
            t.team[side * c.TEAM + i] = player
            t.place(side, player, c.PITCH)
        t.put(side, c.CAPTAIN, t.team[side * c.TEAM + 9])
        t.put(side, c.LINED, 1)
        for kind in range(8):
            n = book.deck[kind]
            if t.rules.poussin_deck != o.POUSSIN_DECK_PACK:
                n = POUSSIN_DECKS[t.rules.poussin_deck][kind]
            for i in range(n):
                card = side * c.DECK + FIRST[kind] + i
                in_play = kind == c.FANS and i < 5
                if in_play:
                    t.move(card, c.STANDS, EVERYONE)
                else:
                    t.move(card, c.PILE, 1 << side)
    t.period = 1
    t.stack.turn(c.TOSS)


def can_field(t: Table, side: i64) -> bool:
    """FC-175 Has the squad, without its suspended players, a legal formation?"""
    return some_fits(kinds_in(t.book, squad(t, side, True)), 10, t.rules.formation_set)


def begin_leg(t: Table, log: Log) -> None:
    """FC-175, FC-180 Home is known: clubs that cannot play forfeit, else the kop is chosen."""
    log.tell(c.PERIOD, 0, t.leg)
    able: i64 = (1 if can_field(t, 0) else 0) + (2 if can_field(t, 1) else 0)
    if able == 0:
        # only the second leg comes here so (FC-Q29): it is 0-0, and lots are drawn if need be
        end_tie(t, log, True)
    elif able != 3:
        forfeit(t, 0 if able == 2 else 1, c.NO_LINE_UP, log)
    else:
        lay_deck(t)
        t.stack.turn(c.PICK_KOP)


def begin_prematch(t: Table) -> None:
    """FC-181 Behind the screen, both at once."""
    t.sealed.ask(3)
    t.stack.turn(c.PREMATCH)


def begin_tactics(t: Table, cards: i64, log: Log) -> None:
    """FC-139, FC-196, FC-198, FC-213 The stands stay as they are; hands are discarded, face up like
    every discard, and discards return to the reserve; a new choice is made.
    """
    for side in range(2):
        for card in range(side * c.DECK, side * c.DECK + c.DECK):
            if t.where[card] == c.HAND:
                log.tell(c.DROPPED, side, discard(t, card))
        for card in range(side * c.DECK, side * c.DECK + c.DECK):
            if t.where[card] == c.HAND or t.where[card] == c.PILE or t.where[card] >= c.DISCARDED:
                t.move(card, c.RESERVE, 1 << side)
        t.put(side, c.STAMP, 0)
    t.sealed.ask(3)
    t.stack.turn(c.TACTICS, cards)


def begin_period(t: Table, log: Log) -> None:
    """FC-058, FC-183 The ball colour of a period is rolled, in extra time if so agreed."""
    t.period += 1
    t.turn = 0
    log.tell(c.PERIOD, t.period, t.leg)
    if t.period == 3 and t.rules.et_new_colour == o.FALSE:
        kick_off(t, log)
    else:
        t.stack.turn(c.COLOUR)


def kick_off(t: Table, log: Log) -> None:
    """FC-184, FC-185 First half: away begins; afterwards home. Opening hands of four."""
    side = 1 - t.home if t.period == 1 else t.home
    t.ball = side
    t.carrier = t.get(side, c.CAPTAIN)
    log.tell(c.KICK_OFF, side, t.carrier)
    t.stack.turn(c.DRAW, 8)


# -- turns -----------------------------------------------------------------------------------------


def turns(t: Table) -> i64:
    """FC-003, FC-213, PO-009 Turns of the period: five, three in extra time, eight in Poussin."""
    if t.rules.poussin:
        return 8
    return 3 if t.period == 3 else 5


def end_turn(t: Table, log: Log) -> None:
    """FC-193, FC-194 Clubs above the hand limit discard; Poussin knows no limit (PO-009)."""
    mask: i64 = 0
    if not t.rules.poussin:
        for side in range(2):
            if t.count(side, c.HAND) > hand_limit(t, side):
                mask |= 1 << side
    if mask == 0:
        next_turn(t, log)
    elif mask == 3 and t.rules.discard_order == o.DISCARD_ORDER_AWAY_FIRST:
        t.sealed.ask(1 << (1 - t.home))
        t.stack.turn(c.DISCARD, 1 << t.home)
    else:
        t.sealed.ask(mask)
        t.stack.turn(c.DISCARD, 0)


def next_turn(t: Table, log: Log) -> None:
    """FC-186, FC-195, PO-010, PO-022 The ball stays where it is; draw two each; with empty piles
    the period is over.
    """
    if t.turn == turns(t):
        end_period(t, log)
        return
    t.turn += 1
    log.tell(c.TURN_BEGINS, t.turn)
    t.stack.turn(c.DRAW, 4)


def end_period(t: Table, log: Log) -> None:
    """FC-196, FC-197, FC-199 Half-time, or full time."""
    log.tell(c.WHISTLE, c.WHOLE if t.rules.poussin else t.period, t.leg)
    if t.rules.poussin:
        end_single(t, log)
        return
    if t.period == 1 or t.rules.light_injury_et == o.LIGHT_INJURY_ET_REMOVED or t.period == 3:
        heal(t)
    if t.period == 1:
        begin_tactics(t, 14, log)
    elif t.rules.format == o.FORMAT_TWO_LEGGED:
        if t.leg == 0:
            end_first_leg(t, log)
        else:
            end_tie(t, log, False)
    else:
        end_single(t, log)


# -- endings ---------------------------------------------------------------------------------------


def finish(t: Table, winner: i64, reason: i64, log: Log) -> None:
    """FC-001 It is over; -1 for no winner."""
    t.stack.depth = 0
    t.stack.turn(c.END)
    t.sealed.ask(0)
    t.winner = winner
    t.reason = reason
    log.tell(c.MATCH_OVER, reason)


def end_single(t: Table, log: Log) -> None:
    """FC-199, FC-200, FC-216 More goals wins; a level match may go on."""
    lead = t.get(0, c.GOALS) - t.get(1, c.GOALS)
    if lead != 0:
        finish(t, 0 if lead > 0 else 1, c.BY_GOALS, log)
    elif t.rules.poussin or t.rules.draw_decider == o.DRAW_DECIDER_NONE:
        finish(t, -1, c.DRAWN, log)
    elif t.period == 3:
        if t.rules.draw_decider == o.DRAW_DECIDER_EXTRA_TIME:
            finish(t, -1, c.DRAWN, log)
        else:
            begin_shoot_out(t, log)
    elif t.rules.draw_decider == o.DRAW_DECIDER_ASK:
        t.sealed.ask(3)
        t.stack.turn(c.DECIDER)
    else:
        begin_tactics(t, 10, log)


def away_goals(t: Table, side: i64) -> i64:
    """FC-202, FC-215 Goals of a club on the other's ground; the second leg is being played."""
    return t.get(side, c.LEG_GOALS) if side == t.home else t.get(side, c.GOALS)


def end_tie(t: Table, log: Log, unable: bool) -> None:
    """FC-202, FC-212, FC-216, FC-Q30 The tie after its second leg, or after extra time.

    unable  neither club could field a team in the second leg
    """
    total = t.get(0, c.LEG_GOALS) + t.get(0, c.GOALS)
    total -= t.get(1, c.LEG_GOALS) + t.get(1, c.GOALS)
    away = away_goals(t, 0) - away_goals(t, 1)
    forfeited = t.get(0, c.LOST) == 1 or t.get(1, c.LOST) == 1
    if total == 0 and away == 0 and not forfeited and not unable and t.period < 3:
        begin_tactics(t, 10, log)  # the leg is not over yet
        return
    log.tell(c.LEG_OVER, t.get(0, c.GOALS), t.get(1, c.GOALS))
    if total != 0:
        finish(t, 0 if total > 0 else 1, c.BY_AGGREGATE, log)
    elif away != 0:
        finish(t, 0 if away > 0 else 1, c.BY_AWAY_GOALS, log)
    elif forfeited:
        finish(t, 1 if t.get(0, c.LOST) else 0, c.BY_FORFEIT, log)
    elif unable:
        t.stack.depth = 0
        t.stack.turn(c.TIE_TOSS)
    else:
        begin_shoot_out(t, log)


def begin_shoot_out(t: Table, log: Log) -> None:
    """FC-216, FC-217 Both name their kickers."""
    t.period = 4
    t.turn = 0
    log.tell(c.PERIOD, t.period, t.leg)
    t.sealed.ask(3)
    t.stack.turn(c.SHOOT_ORDER)


def forfeit(t: Table, side: i64, cause: i64, log: Log) -> None:
    """FC-007, FC-094, FC-175, FC-207 A club loses the match 0-3, whatever the score."""
    t.put(side, c.GOALS, 0)
    t.put(1 - side, c.GOALS, 3)
    t.put(side, c.LOST, 1)
    t.stack.depth = 0
    t.sealed.ask(0)
    t.card = -1
    t.attacker = -1
    log.tell(c.FORFEITED, side, cause)
    if t.rules.format == o.FORMAT_SINGLE:
        finish(t, 1 - side, cause, log)
    elif t.leg == 0:
        end_first_leg(t, log)
    else:
        end_tie(t, log, False)


def end_first_leg(t: Table, log: Log) -> None:
    """FC-201, FC-203 to FC-206 What the second leg takes over: suspensions, half cards, scars."""
    log.tell(c.LEG_OVER, t.get(0, c.GOALS), t.get(1, c.GOALS))
    for card in range(t.book.cards):
        if t.spot[card] < c.CLUB:
            continue
        side = t.spot[card] // c.CLUB - 1
        was = t.spot[card] & 7
        carried: i64 = c.HALF if t.yellows(card) and was != c.SENT_OFF else 0
        if was == c.RETIRED:
            carried += c.SCAR
        t.tokens[card] = carried
        if was == c.SENT_OFF:
            t.place(side, card, c.SUSPENDED)
            log.tell(c.BARRED, side, card)
        else:
            t.place(side, card, c.BENCH)
    for side in range(2):
        goals = t.get(side, c.GOALS)
        coach, keeper = t.get(side, c.COACH_CARD), t.get(side, c.KEEPER_CARD)
        for i in range(c.SIDE):
            t.put(side, i, 0)
        t.put(side, c.COACH_CARD, coach)
        t.put(side, c.KEEPER_CARD, keeper)
        t.put(side, c.CAPTAIN, -1)
        t.put(side, c.LEG_GOALS, goals)
        for i in range(10):
            t.team[side * c.TEAM + i] = -1
        for line in range(5):
            t.team[side * c.TEAM + c.LINES + line] = 0
        for card in range(side * c.DECK, side * c.DECK + c.DECK):
            t.move(card, c.BOX, EVERYONE)
    t.leg = 1
    t.home = 1 - t.home
    t.period = 0
    t.turn = 0
    t.colour = 0
    t.ball = -1
    t.carrier = -1
    t.card = -1
    t.attacker = -1
    t.offence = -1
    t.target = -1
    t.raw = 0
    t.supports = 0
    t.corners = 0
    t.stack.depth = 0
    t.stack.turn(c.RECRUIT_DEAL, 0)
