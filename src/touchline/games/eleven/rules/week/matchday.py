"""EL-208 to EL-222: a match from the line-up to the comparison, and the windows for abilities."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO, EVERYONE
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import starting, traits
from touchline.games.eleven.rules.table.windows import (
    acts_now,
    bar_rest,
    idle_must,
    next_open,
    step_of,
)


def after_lineup(t: Table, k: Stack, seat: i64) -> None:
    """EL-208, EL-210 The line-up stands; tokens go next, or fans where the option says so."""
    k.turn(c.STANDS if t.rules.stands_first else c.RECOVERY, seat)


# -- EL-208 ----------------------------------------------------------------------------------------


def both_kinds(t: Table, card: i64) -> bool:
    """EL-208 Do injury and suspension tokens both lie on it?"""
    return t.token(card, c.INJURY_) > 0 and t.token(card, c.SUSPENSION) > 0


@final
class Recovery(Phase[Table]):
    """EL-208 A token of every card that carries any goes. Frame: seat, the first card not done."""

    def next(self, t: Table, k: Stack) -> i64:
        """The next card with tokens, -1 for none."""
        for card in range(k.get(2), t.book.first[c.INFRASTRUCTURE]):
            if t.hurt(card) and t.owner(card) == k.get(1):
                return card
        return -1

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager if the next card carries both kinds of token; else AUTO."""
        card = self.next(t, k)
        return 1 << k.get(1) if card >= 0 and both_kinds(t, card) else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the injury and the suspension token (EL-208)."""
        out.open(c.RECOVERY)
        out.add(c.OPTION + c.INJURY_)
        out.add(c.OPTION + c.SUSPENSION)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Remove one token and go to the next card; after the last the window opens (EL-209)."""
        seat = k.get(1)
        card = self.next(t, k)
        if card < 0:
            k.turn(c.WINDOW, seat, a.BEFORE_MATCH)
            return
        kind = answer - c.OPTION
        if who == AUTO:
            kind = c.INJURY_ if t.token(card, c.INJURY_) else c.SUSPENSION
        t.put_tokens(card, kind, -1)
        t.flag(card, c.EXHAUSTED, True)
        log.tell(e.SPARED, card, kind)
        k.put(2, card + 1)


# -- EL-209, EL-222, EL-280 ------------------------------------------------------------------------


def after_window(t: Table, k: Stack, seat: i64, trigger: i64) -> None:
    """What follows when a window closes."""
    if trigger == a.BEFORE_MATCH:
        k.turn(c.FRONT_DRAWN if t.rules.stands_first else c.STANDS, seat)
    elif trigger == a.MATCH:
        k.turn(c.COMPARE, seat)
    elif trigger == a.AFTER_MATCH:
        k.turn(c.RESULT, seat)
    elif trigger == a.CONSEQUENCE:
        k.turn(c.LUCK_ROLL, seat)
    else:
        k.pop()


@final
class Window(Phase[Table]):
    """EL-009, EL-209, EL-222, EL-280 Abilities in any order, mandatory ones before done.

    Frame: seat, trigger, step: 1 once abilities about the result have their turn (EL-Q27).
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO if the order makes no difference, or nothing is left."""
        seat, trigger, step = k.get(1), k.get(2), k.get(3)
        must = next_open(t, seat, trigger, step, a.MUST, -1)
        may = next_open(t, seat, trigger, step, a.MAY, -1)
        if must < 0:
            return AUTO if may < 0 else 1 << seat
        if may < 0 and (
            next_open(t, seat, trigger, step, a.MUST, must) < 0 or idle_must(t, seat, trigger, step)
        ):
            return AUTO
        return 1 << seat

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the abilities of this moment; PASS once no mandatory one is left (EL-008)."""
        trigger, step = k.get(2), k.get(3)
        out.open(c.WINDOW)
        if next_open(t, seat, trigger, step, a.MUST, -1) < 0:
            out.add(c.PASS)
        ability: i64 = -1
        while True:
            must = next_open(t, seat, trigger, step, a.MUST, ability)
            may = next_open(t, seat, trigger, step, a.MAY, ability)
            ability = may if must < 0 or 0 <= may < must else must
            if ability < 0:
                break
            out.add(c.ABILITY + ability)
        if out.curious:
            bar_rest(t, seat, trigger, step, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Begin the ability; PASS leads to the next step or closes the window."""
        seat, trigger, step = k.get(1), k.get(2), k.get(3)
        ability = answer - c.ABILITY
        if who == AUTO:
            ability = next_open(t, seat, trigger, step, a.MUST, -1)
        if ability < 0:
            if step < step_of(t, trigger):
                k.put(3, step + 1)
            else:
                after_window(t, k, seat, trigger)
            return
        t.marks[ability] |= c.RESOLVED
        if acts_now(t, seat, ability):
            log.tell(e.ABILITY_USED, seat, ability)
        starting.begin(t, k, seat, ability, log)


# -- EL-210, EL-211 --------------------------------------------------------------------------------


def free_places(t: Table, seat: i64) -> i64:
    """EL-210 How many more fans the stands can hold."""
    n: i64 = 0
    for stand in range(traits.stands(t, seat)):
        n += max(0, traits.capacity(t, seat, stand) - t.get(seat, c.STANDS_AT + stand))
    return n


@final
class Stands(Phase[Table]):
    """EL-210, EL-211 Fans on stands, in one answer. Frame: seat."""

    def most(self, t: Table, seat: i64) -> i64:
        """How many fans can be placed."""
        if traits.restricted(t, seat, a.R_STANDS):
            return 0
        return min(8, free_places(t, seat), t.get(seat, c.HAS + c.FANS))

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO if no fan can be placed (EL-210)."""
        return 1 << k.get(1) if self.most(t, k.get(1)) else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and each number of fans that can be placed (EL-210)."""
        out.open(c.STANDS)
        out.add(c.PASS)
        for n in range(self.most(t, seat)):
            out.add(c.STAND + n)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Place the fans, one to a stand unless an effect says more; say if it is sold out."""
        seat = k.get(1)
        if who != AUTO and answer != c.PASS:
            fans = answer - c.STAND + 1
            basics.lose(t, seat, c.FANS, fans, log)
            for stand in range(traits.stands(t, seat)):
                room = traits.capacity(t, seat, stand) - t.get(seat, c.STANDS_AT + stand)
                here = max(0, min(room, fans))
                t.add(seat, c.STANDS_AT + stand, here)
                fans -= here
        if traits.fans_on(t, seat):
            log.tell(e.FANS_PLACED, seat, traits.fans_on(t, seat))
        if traits.sold_out(t, seat):
            log.tell(e.SOLD_OUT, seat)
        k.turn(c.RECOVERY if t.rules.stands_first else c.FRONT_DRAWN, seat)


# -- EL-220, EL-221 --------------------------------------------------------------------------------


def club_of(t: Table, seat: i64) -> i64:
    """EL-366, EL-368 The club of this week's opponent as the cards number it, 0..15: each belongs
    to one deck, and a division plays two decks.
    """
    return t.get(seat, c.CLUB) + 4 * (3 - t.rules.division)


def offer_fronts(t: Table, seat: i64, out: Odds) -> None:
    """EL-057 The cards of the club that nobody has met yet are as likely."""
    out.open(c.BAG)
    for card in range(t.book.first[c.OPPONENT], t.book.first[c.OPPONENT + 1]):
        if t.where[card] == c.PILE and t.book.card(card, b.CLUB) == club_of(t, seat):
            out.add(card, 1)


def reveal(t: Table, seat: i64, card: i64, log: Log) -> None:
    """EL-220 The opponent's shirts stand opposite."""
    t.put(seat, c.FRONT, card)
    t.move(card, c.FACED + seat, EVERYONE)
    log.tell(e.FRONT_IS, seat, card)
    for i in range(10):
        shirt = t.book.card(card, b.LINEUP + i)
        t.put_foe(seat, i, c.FOE_AT, shirt // 64)
        t.put_foe(seat, i, c.FOE_SIDE, shirt // 16 % 4)
        t.put_foe(seat, i, c.FOE_POWER, shirt % 16)
        t.put_foe(seat, i, c.FOE_MOD, 0)
        t.put_foe(seat, i, c.FOE_RULE, 0)
        t.put_foe(seat, i, c.FOE_GLOVE, 0)


@final
class FrontDrawn(Phase[Table]):
    """EL-220 The front of the opponent card; one that its manager has peeked at is certain, but new
    to the others. Frame: seat.
    """

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Each front that this club may still show, all alike; a known one is certain."""
        front = t.get(k.get(1), c.FRONT)
        if front < 0:
            offer_fronts(t, k.get(1), out)
        else:
            out.open(c.BAG)
            out.add(front, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Turn the card, seen by all; a tactic card may follow (EL-220, EL-221)."""
        seat = k.get(1)
        reveal(t, seat, answer, log)
        k.turn(c.MATCH_TACTIC, seat)


def tactic_shut(t: Table, seat: i64, card: i64) -> i64:
    """EL-221, EL-376 Why a tactic card cannot be played for its effect; -1 if it can."""
    if card == t.get(seat, c.PLAN):
        return c.SETS_SHAPE
    if t.flags[card] & c.SELECTED:
        return c.TACTIC_USED
    return c.NO_EFFECT if traits.ability_on(t, card, a.TACTIC, -1) < 0 else -1


@final
class MatchTactic(Phase[Table]):
    """EL-221, EL-375, EL-376, EL-378 Another tactic card for its effect; both cards go back to
    the hand (EL-377). Frame: seat.

    Asked whenever the hand holds another card, for its contents are secret.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait while the hand holds another card and one more may be played; else AUTO (EL-376)."""
        seat = k.get(1)
        if t.get(seat, c.MATCH_TACTICS) > t.get(seat, c.TACTIC_EXTRA):
            return AUTO
        for card in range(t.book.first[c.TACTIC], t.book.first[c.TACTIC + 1]):
            if (
                t.where[card] == c.HAND + seat
                and card != t.get(seat, c.PLAN)
                and t.flags[card] & c.SELECTED == 0
            ):
                return 1 << seat
        return AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and the tactic cards that have an effect for the match (EL-221)."""
        out.open(c.MATCH_TACTIC)
        out.add(c.PASS)
        for card in range(t.book.first[c.TACTIC], t.book.first[c.TACTIC + 1]):
            if t.where[card] == c.HAND + seat:
                shut = tactic_shut(t, seat, card)
                if shut < 0:
                    out.add(c.CARD + card)
                else:
                    out.bar(c.CARD + card, shut)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Show the card and begin its effects; after PASS abilities have their turn (EL-222)."""
        seat = k.get(1)
        if who == AUTO or answer == c.PASS:
            k.turn(c.WINDOW, seat, a.MATCH)
            return
        card = answer - c.CARD
        t.flag(card, c.SELECTED, True)
        t.add(seat, c.MATCH_TACTICS, 1)
        t.move(card, c.HAND + seat, EVERYONE)
        log.tell(e.TACTIC_PLAYED, seat, card)
        last = t.book.card(card, b.LAST_ABILITY) - 1
        for ability in range(last, t.book.card(card, b.FIRST_ABILITY) - 1, -1):
            if t.book.ability(ability, b.TRIGGER) == a.TACTIC:
                starting.begin(t, k, seat, ability, log)  # the one pushed last runs first
