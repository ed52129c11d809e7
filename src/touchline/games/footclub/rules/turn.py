"""FC-132, FC-186 to FC-191, FC-193, PO-010 to PO-014: a turn up to the offensive, and its end."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from .asks import ask_cards
from .book import KIND
from .change import begin_incident
from .changes import (
    book_player,
    discard,
    hand_card,
    hurt,
    injure,
    pay,
    publish,
    send_off,
    tell_cell,
    win_ball,
)
from .flow import forfeit, next_turn
from .state import Table, kind_of
from .sums import hand_limit, press_shut, press_targets, target


@final
class PlaceFan(Phase[Table]):
    """FC-132, FC-187, PO-011 Both at once, unseen: a fan from the hand into the stands, or none."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the clubs that hold a card, until each has answered (FC-187)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS, and FAN if a fan is in the hand (FC-132)."""
        out.open(c.ASK_FAN)
        out.add(c.PASS)
        if t.in_hand(seat, c.FANS):
            out.add(c.FAN)
        else:
            out.bar(c.FAN, c.NO_FAN_IN_HAND)
        if out.curious:
            for card in range(c.DECK):
                if t.where[seat * c.DECK + card] == c.HAND and KIND[card] != c.FANS:
                    out.bar(c.CARD + card, c.FANS_ONLY)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the answer; once all are in, fans are shown and changes begin (FC-188)."""
        t.sealed.add(who, answer)
        if not t.sealed.close(who):
            return
        for side in range(2):
            if t.sealed.asked & (1 << side) and t.sealed.at(side, 0) == c.FAN:
                publish(t, hand_card(t, side, c.FANS), c.STANDS)
                log.tell(c.FAN_PLACED, side, t.fans(side))
        if t.rules.poussin:
            k.turn(c.POSSESSION, 1 - t.ball)
            return
        t.sealed.ask(0)
        k.turn(c.SETTLE, 0)
        k.push(c.CHANGE, t.home, 0)
        k.push(c.CHANGE, 1 - t.home, 0)


@final
class Possession(Phase[Table]):
    """FC-052, FC-076 to FC-083, FC-189, FC-190, FC-191, PO-012 Frame: the club without the ball.

    Asked even when it has no fitting card (§3.1), as long as it has any.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the club without the ball; AUTO while its hand is empty, as all can see."""
        return AUTO if t.count(k.get(1), c.HAND) == 0 else 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and the presses and tackles that can be played and paid for (FC-189)."""
        out.open(c.ASK_POSSESSION)
        out.add(c.PASS)
        if t.rules.poussin:
            if t.in_hand(seat, c.PRESSES):
                out.add(c.PRESS)
            if t.in_hand(seat, c.TACKLES):
                out.add(c.TACKLING)
        else:
            ask_presses(t, seat, out)
            ask_tackles(t, seat, out)
        if out.curious:
            bar_others(t, seat, c.PRESSES, c.TACKLES, c.POSSESSION_ONLY, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Press or tackle; a pass lets the other club attack (FC-190, FC-191, FC-192)."""
        side = k.get(1)
        if who == AUTO or answer == c.PASS:
            log.tell(c.LET_GO, side, c.POSSESSION)
            k.turn(c.OFFENSIVE, 1 - side)
        elif answer < c.TACKLING:
            press(t, side, answer - c.PRESS, log)
            k.turn(c.POSSESSION, 1 - side)
        else:
            tackle(t, k, side, answer - c.TACKLING, log)


def bar_others(t: Table, seat: i64, one: i64, two: i64, why: i64, out: Codes) -> None:
    """FC-052 Cards of the hand that belong to another step."""
    for card in range(c.DECK):
        if t.where[seat * c.DECK + card] == c.HAND and KIND[card] != one and KIND[card] != two:
            out.bar(c.CARD + card, c.AFTER_SAVE if KIND[card] == c.COUNTER_ATTACK else why)


def ask_presses(t: Table, seat: i64, out: Codes) -> None:
    """FC-056, FC-074, FC-077 to FC-079 Every press in the hand with every way to pay for it."""
    for i in range(6):
        card = seat * c.DECK + i
        if t.where[card] != c.HAND:
            continue
        pair = press_targets(t, card)
        code = c.PRESS + i * 9
        if pair < 0:
            out.bar(code, c.NO_TARGET)
            continue
        for pays in range(9):
            why = press_shut(t, seat, pair, pays // 3, pays % 3)
            if why:
                out.bar(code + pays, why)
            else:
                out.add(code + pays)


def ask_tackles(t: Table, seat: i64, out: Codes) -> None:
    """FC-082, FC-083, FC-087 Every tackle in the hand, regular and aggressive."""
    for i in range(6):
        card = seat * c.DECK + 6 + i
        if t.where[card] != c.HAND:
            continue
        player = target(t, card)
        code = c.TACKLING + i * 2
        if player < 0:
            out.bar(code, c.NO_TARGET)
            continue
        if t.book.strength[player] == c.ENFORCER:
            out.bar(code, c.ENFORCERS)
        else:
            out.add(code)
        out.add(code + 1)


def press(t: Table, side: i64, n: i64, log: Log) -> None:
    """FC-076 to FC-081, PO-013 The ball is taken for certain; the first named player has it."""
    if t.rules.poussin:
        card = discard(t, hand_card(t, side, c.PRESSES))
        log.tell(c.PRESSED, side, card)
        win_ball(t, side, -1, log)
        return
    card = side * c.DECK + n // 9
    pair = press_targets(t, card)
    card = publish(t, card, c.PLAYED)
    log.tell(c.PRESSED, side, card)
    log.tell(c.PRESS_BY, side, pair)
    tell_cell(t, side, card, log)
    pay(t, side, pair // 128, n % 9 // 3, log)
    pay(t, side, pair % 128, n % 3, log)
    discard(t, card)  # FC-020 on top of the fans that paid for it
    win_ball(t, side, pair // 128, log)


def tackle(t: Table, k: Stack, side: i64, n: i64, log: Log) -> None:
    """FC-082, PO-014 The tackler is named; the dice come next."""
    if t.rules.poussin:
        card = discard(t, hand_card(t, side, c.TACKLES))
        log.tell(c.TACKLED, side, card * 2)
        k.turn(c.TACKLE, side, -1, 0)
        return
    card = side * c.DECK + 6 + n // 2
    player = target(t, card)
    discard(t, card)
    log.tell(c.TACKLED, side, card * 2 + n % 2)
    log.tell(c.TACKLE_BY, side, player * 128 + t.carrier)
    tell_cell(t, side, card, log)
    k.turn(c.TACKLE, side, player, n % 2)


def two_dice(out: Odds) -> None:
    """FC-006 Two dice of one club, each as it fell: 10 * first + second."""
    out.open(c.TWO_DICE)
    for first in range(1, 7):
        for second in range(1, 7):
            out.add(first * 10 + second, 1)


def total(dice: i64) -> i64:
    """The sum of two dice."""
    return dice // 10 + dice % 10


def shown(dice: i64, extra: i64) -> i64:
    """What ROLLED tells: the dice, and 100 more where one is added, 200 where one is taken off."""
    return dice + (100 if extra > 0 else 200 if extra < 0 else 0)


@final
class Tackle(Phase[Table]):
    """FC-084, FC-085, FC-086 to FC-090, PO-014 Frame: club, tackler, 0 regular, 1 aggressive, 2
    second roll.
    """

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Two dice of the tackling club (FC-084)."""
        two_dice(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """A success wins the ball (FC-089); a failure is rolled again or whistled (FC-090)."""
        side, tackler, mode = k.get(1), k.get(2), k.get(3)
        # FC-087, FC-088 an enforcer adds one, but a double 1 stays a double 1
        extra: i64 = 0
        if tackler >= 0 and t.book.strength[tackler] == c.ENFORCER and answer != 11:
            extra = 1
        log.tell(c.ROLLED, side, shown(answer, extra))
        if total(answer) + extra >= (8 if mode == 2 else 7):
            win_ball(t, side, tackler, log)
            k.turn(c.POSSESSION, 1 - side)
        elif mode == 1:
            k.put(3, 2)
        else:
            k.turn(c.OFFENSIVE, 1 - side)
            if tackler >= 0:
                foul(t, side, tackler, answer == 11, mode == 2, log)
            else:
                log.tell(c.LET_GO, side, c.TACKLE)


def foul(t: Table, side: i64, player: i64, double_one: bool, hard: bool, log: Log) -> None:
    """FC-084, FC-086, FC-090, FC-095, FC-096 A tackle is whistled: card and injury, if any."""
    log.tell(c.FOUL, side, player)
    if not hard and not double_one:
        return
    tackled = t.carrier
    if hard and double_one:
        send_off(t, side, player, log)
    else:
        book_player(t, side, player, log)
    if t.get(side, c.REDS) >= 4:
        forfeit(t, side, c.FOURTH_RED, log)  # FC-094 at once, before anything else
        return
    if hard and double_one:
        injure(t, 1 - side, tackled, log)
    else:
        hurt(t, 1 - side, tackled, log)
    begin_incident(t, side, True)


@final
class Discard(Phase[Table]):
    """FC-193 Clubs above the hand limit drop the excess, at once and unseen.

    Frame: mask of a club that follows, with `discard_order = away_first`.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the clubs above the hand limit, until each has said DONE (FC-193)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open cards of the hand, ascending, until the excess is chosen; then DONE (FC-193)."""
        n = t.sealed.counts[seat]
        left = t.count(seat, c.HAND) - hand_limit(t, seat) - n
        if left == 0:
            out.open(c.ASK_DONE)
            out.add(c.DONE)
            return
        out.open(c.ASK_DISCARD, left, left)
        last = t.sealed.last(seat, c.CARD - 1) - c.CARD
        ask_cards(t, seat, c.HAND, last, left, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the card; once all are done, discard and begin the next turn (FC-193)."""
        if answer != c.DONE:
            t.sealed.add(who, answer)
            return
        if not t.sealed.close(who):
            return
        for side in range(2):
            if t.sealed.asked & (1 << side):
                for i in range(t.sealed.counts[side]):
                    drop(t, side, t.sealed.at(side, i) - c.CARD, log)
        after = k.get(1)
        if after:
            t.sealed.ask(after)
            k.put(1, 0)
        else:
            next_turn(t, log)


def drop(t: Table, side: i64, number: i64, log: Log) -> None:
    """FC-193 One card of the hand, face up on the discard; an alike copy may stand for it."""
    card = side * c.DECK + number
    kind = kind_of(card)
    if t.alike(kind):
        card = hand_card(t, side, kind)
    log.tell(c.DROPPED, side, discard(t, card))
