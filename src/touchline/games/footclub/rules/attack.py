"""FC-107 to FC-118, FC-192, PO-015: offensive cards are laid."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from . import options as o
from .book import FIRST, KIND
from .changes import begin_offensive, hand_card
from .flow import end_turn
from .state import Table
from .sums import ability_shut, supporters, target
from .turn import bar_others


@final
class Offensive(Phase[Table]):
    """FC-108, FC-109, FC-110, FC-111 to FC-113, FC-192, PO-015 Frame: the club with the ball."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the club with the ball; AUTO while its hand is empty, as all can see."""
        return AUTO if t.count(k.get(1), c.HAND) == 0 else 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and the set attacks and solo runs that its supporters allow (FC-108)."""
        out.open(c.ASK_OFFENSIVE)
        out.add(c.PASS)
        n = supporters(t, seat)
        if t.rules.poussin:
            if t.in_hand(seat, c.SET_ATTACK):
                if n >= 3:
                    out.add(c.ATTACK)
                else:
                    out.bar(c.ATTACK, c.NEED_THREE)
        else:
            for i in range(4):
                self.ask_set_attack(t, seat, i, n, out)
            for i in range(2):
                self.ask_solo(t, seat, i, n, out)
        if out.curious:
            bar_others(t, seat, c.SET_ATTACK, c.SOLO_RUN, c.OTHER_STEP, out)

    def ask_set_attack(self, t: Table, seat: i64, i: i64, fans: i64, out: Codes) -> None:
        """FC-108 Three supporters or more."""
        card = seat * c.DECK + 12 + i
        if t.where[card] != c.HAND:
            return
        if fans < 3:
            out.bar(c.ATTACK + i, c.NEED_THREE)
        elif target(t, card) < 0:
            out.bar(c.ATTACK + i, c.NO_TARGET)
        else:
            out.add(c.ATTACK + i)

    def ask_solo(self, t: Table, seat: i64, i: i64, fans: i64, out: Codes) -> None:
        """FC-108, FC-154 Three supporters or fewer, and the runner's ability if it can be paid."""
        card = seat * c.DECK + 16 + i
        if t.where[card] != c.HAND:
            return
        code = c.SOLO + i * 4
        player = target(t, card)
        if fans > 3:
            out.bar(code, c.NEED_THREE_AT_MOST)
        elif player < 0:
            out.bar(code, c.NO_TARGET)
        else:
            for pay in range(4):
                why = ability_shut(t, seat, player, pay)
                if why:
                    out.bar(code + pay, why)
                else:
                    out.add(code + pay)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """A pass ends the turn (FC-113); a card opens the bonus window (FC-118, FC-192)."""
        side = k.get(1)
        if who == AUTO or answer == c.PASS:
            log.tell(c.LET_GO, side, c.OFFENSIVE)
            end_turn(t, log)
            return
        first = side * c.DECK
        if t.rules.poussin:
            begin_offensive(t, side, c.SET_ATTACK, hand_card(t, side, c.SET_ATTACK), -1, 0, log)
        elif answer < c.SOLO:
            card = first + 12 + answer - c.ATTACK
            begin_offensive(t, side, c.SET_ATTACK, card, target(t, card), 0, log)
        else:
            n = answer - c.SOLO
            card = first + 16 + n // 4
            begin_offensive(t, side, c.SOLO_RUN, card, target(t, card), n % 4, log)
        open_window(t, k)


def open_window(t: Table, k: Stack) -> None:
    """§3.4 The bonus window; who speaks first is an option (`bonus_first`)."""
    k.turn(
        c.BONUS, t.attacker if t.rules.bonus_first == o.BONUS_FIRST_ATTACK else 1 - t.attacker, 0
    )


@final
class Counter(Phase[Table]):
    """FC-112, FC-114, FC-115, FC-117 Frame: the club whose keeper has just saved."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the club whose keeper saved; AUTO while its hand is empty, as all can see."""
        return AUTO if t.count(k.get(1), c.HAND) == 0 else 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and each counter-attack in the hand that has a target (FC-114)."""
        out.open(c.ASK_COUNTER)
        out.add(c.PASS)
        for i in range(3):
            card = seat * c.DECK + FIRST[c.COUNTER_ATTACK] + i
            if t.where[card] == c.HAND:
                if target(t, card) < 0:
                    out.bar(c.COUNTERING + i, c.NO_TARGET)
                else:
                    out.add(c.COUNTERING + i)
        if out.curious:
            for card in range(c.DECK):
                if t.where[seat * c.DECK + card] == c.HAND and KIND[card] != c.COUNTER_ATTACK:
                    out.bar(c.CARD + card, c.OTHER_STEP)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """A pass lets the other club fight for the ball (FC-112); a card is laid (FC-114)."""
        side = k.get(1)
        if who == AUTO or answer == c.PASS:
            log.tell(c.LET_GO, side, c.COUNTER)
            k.turn(c.POSSESSION, 1 - side)
        else:
            card = side * c.DECK + FIRST[c.COUNTER_ATTACK] + answer - c.COUNTERING
            begin_offensive(t, side, c.COUNTER_ATTACK, card, target(t, card), 0, log)
            open_window(t, k)
