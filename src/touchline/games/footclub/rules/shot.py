"""FC-124 to FC-130, PO-018 to PO-020: the shot, and what follows it."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.odds import die
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from . import options as o
from .book import KIND
from .changes import ball_to_captain, end_offensive
from .flow import end_turn
from .state import Table
from .sums import final_bonus


def ask_die(settled: bool, out: Odds) -> None:
    """FC-124 One die; a coin with the same odds where there has been enough of it."""
    out.open(c.EVEN if settled else c.ONE_DIE)
    if settled:
        die(out, 0, 1)
    else:
        die(out, 1, 6)


@final
class Shot(Phase[Table]):
    """FC-124 to FC-130, PO-018 Frame: the defence's die (0 before it), posts, 1 second roll.

    Frame number 2 counts the second rolls, number 3 tells that one is going on. After many posts
    in a row a coin decides: the odds of a second roll are even.
    """

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One die of the defence, then of the attack; a coin after many posts (FC-124)."""
        ask_die(k.get(2) >= c.POSTS, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Compare both dice and the bonus; what is level is rolled again (FC-125 to FC-129)."""
        if k.get(2) >= c.POSTS:
            self.end(t, k, answer == 1, False, log)
            return
        if k.get(1) == 0:
            k.put(1, answer)
            log.tell(c.DEFENCE_DIE, 1 - t.attacker, answer)
            return
        log.tell(c.ATTACK_DIE, t.attacker, answer)
        first = k.get(3) == 0
        edge = answer + (final_bonus(t) if first else 0) - k.get(1)
        if edge:
            self.end(t, k, edge > 0, first, log)
            return
        log.tell(c.LEVEL if first else c.POST, t.attacker)
        k.turn(c.SHOT, 0, 0 if first else k.get(2) + 1, 1)

    def end(self, t: Table, k: Stack, goal: bool, first: bool, log: Log) -> None:
        """FC-127 to FC-129, PO-019, PO-020 Goal, save or corner."""
        side = t.attacker
        card = t.card
        end_offensive(t)
        if goal:
            scorer = t.carrier
            t.add(side, c.GOALS, 1)
            t.tokens[scorer] += c.SCORED
            log.tell(c.GOAL, side, scorer)
            ball_to_captain(t, 1 - side, log)
            end_turn(t, log)
        elif first or t.rules.poussin:
            log.tell(c.SAVED, 1 - side, t.get(1 - side, c.KEEPER_CARD))
            ball_to_captain(t, 1 - side, log)
            if t.rules.poussin:
                k.turn(c.POSSESSION, side)
            else:
                k.turn(c.COUNTER, 1 - side)
        else:
            log.tell(c.CORNER, side)
            t.corners += 1
            k.turn(c.RECLAIM, side, card)


@final
class Reclaim(Phase[Table]):
    """FC-129 After a corner one card of the own discard returns to the hand, seen by both.

    Frame: club, the offensive card just resolved. Nothing can be taken when the discard holds only
    that card and `corner_reclaim_same` is off, or when the match has seen too many corners.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the club that won the corner; AUTO if no card can be taken back (FC-129)."""
        side = k.get(1)
        if t.corners <= c.CORNERS:
            for card in range(side * c.DECK, side * c.DECK + c.DECK):
                if self.may_take(t, k, card):
                    return 1 << side
        return AUTO

    def may_take(self, t: Table, k: Stack, card: i64) -> bool:
        """Is this card in the discard, and not barred?"""
        barred = t.rules.corner_reclaim_same == o.FALSE and card == k.get(2)
        return t.where[card] >= c.DISCARDED and not barred

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the cards of its discard that may return; of copies that are alike, one (FC-129)."""
        out.open(c.ASK_RECLAIM)
        seen: i64 = 0
        for card in range(c.DECK):
            full = seat * c.DECK + card
            if self.may_take(t, k, full):
                bit: i64 = 1 << KIND[card]
                if seen & bit == 0 or not t.alike(KIND[card]):
                    out.add(c.CARD + card)
                seen |= bit
            elif t.where[full] >= c.DISCARDED:
                out.bar(c.CARD + card, c.JUST_PLAYED)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Return the card to the hand; then the other club fights for the ball (FC-189)."""
        side = k.get(1)
        if who == AUTO:
            log.tell(c.NO_CARD_BACK, side)
        else:
            card = side * c.DECK + answer - c.CARD
            t.move(card, c.HAND, -1)
            log.tell(c.RECLAIMED, side, card)
        k.turn(c.POSSESSION, 1 - side)
