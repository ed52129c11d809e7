"""§4.6 `draw` and `peek`: cards off a deck, looked at and taken, and glimpses of hidden ones."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO, EVERYONE, FATE
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.state import PICKS, Table
from touchline.games.eleven.rules.table import deals, market, squad, traits

from . import aiming

BOTTOM: Final[i64] = 1  # the rest goes under its deck


def draw(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """§4.6 `draw`; EL-004 a restriction stops cards that would be recruited or hired."""
    seat, deck = context // c.CARDS, t.book.op(op, a.O_A)
    if t.book.op(op, a.O_D) != a.AS_HAND:
        what = a.R_STAFF if deck == c.STAFF else a.R_FOOTBALLERS
        if traits.restricted(t, seat, what):
            aiming.nothing(t, seat, log)
            return
    t.last[seat * PICKS] = -1
    k.push(c.DRAWS, op, context, t.book.op(op, a.O_B))


def top_of(t: Table, deck: i64) -> i64:
    """EL-020 The card that lies open on a face-up deck, -1 for none."""
    return t.top[deck] if deck <= c.VETERAN else -1


def look(t: Table, seat: i64, card: i64, log: Log) -> None:
    """A card has been drawn: tactic cards are seen by their new owner alone (EL-014)."""
    if t.book.deck(card) == c.TACTIC:
        t.move(card, c.LOOK + seat, 1 << seat)
        log.whisper(1 << seat, ev.TACTIC_DRAWN, seat, card)
    else:
        t.move(card, c.LOOK + seat, EVERYONE)
        log.tell(ev.DRAWN, seat, card)


def looked(t: Table, seat: i64, deck: i64) -> vec[i64]:
    """The cards drawn that are still to be chosen from."""
    found = vec[i64]()
    for card in range(t.book.first[deck], t.book.first[deck + 1]):
        if t.where[card] == c.LOOK + seat:
            found = append(found, card)
    return found


@final
class Draws(Phase[Table]):
    """§4.6 `draw` n cards, one after the other. Frame: operation, context, how many still."""

    def due(self, t: Table, k: Stack) -> i64:
        """Luck draws a hidden card; AUTO if the top is known, or nothing is left to draw."""
        deck = t.book.op(k.get(1), a.O_A)
        if k.get(3) <= 0 or top_of(t, deck) >= 0 or market.ready(t, deck) == 0:
            return AUTO
        return FATE

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Every card that may lie on top of the deck, all alike (EL-007)."""
        market.offer(t, t.book.op(k.get(1), a.O_A), out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Look at the card and draw the next; after the last, cards are taken."""
        op, context, still = k.get(1), k.get(2), k.get(3)
        seat, deck = context // c.CARDS, t.book.op(op, a.O_A)
        if who != AUTO:
            k.put(3, still - 1)
            market.drawn(t, answer)
            look(t, seat, answer, log)
            market.show_top(t, k, deck)
        elif still > 0 and top_of(t, deck) >= 0:
            k.put(3, still - 1)
            look(t, seat, market.take_top(t, k, deck), log)
        elif len(looked(t, seat, deck)) == 0:
            k.pop()
            aiming.nothing(t, seat, log)
        else:
            k.turn(c.TAKES, op, context, t.book.op(op, a.O_C))


def take_price(t: Table, seat: i64, op: i64, card: i64) -> i64:
    """§4.6 What taking a drawn card costs."""
    if t.book.op(op, a.O_D) == a.AS_HAND:
        return 0
    price = t.book.op(op, a.O_E)
    return price if price >= 0 else deals.price_of(t, seat, card)


def declinable(t: Table, op: i64) -> bool:
    """EL-016 Is it a purchase, which may be declined?"""
    return t.book.op(op, a.O_D) != a.AS_HAND and t.book.op(op, a.O_E) != 0


def takeable(t: Table, seat: i64, op: i64) -> vec[i64]:
    """Those of the drawn cards that can be paid."""
    found = looked(t, seat, t.book.op(op, a.O_A))
    able = vec[i64]()
    for i in range(len(found)):
        if take_price(t, seat, op, found[i]) <= t.get(seat, c.HAS + c.MONEY):
            able = append(able, found[i])
    return able


@final
class Takes(Phase[Table]):
    """§4.6 `draw` Which of the drawn cards are taken; the rest goes. Frame: operation, context, how
    many still. With `one_trained_one_untrained` the first one taken comes trained.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO if there is no choice among the cards."""
        op, seat, still = k.get(1), k.get(2) // c.CARDS, k.get(3)
        able = takeable(t, seat, op)
        if still <= 0 or len(able) == 0:
            return AUTO
        first_of_two = t.book.op(op, a.O_D) == a.AS_ONE_EACH and still == t.book.op(op, a.O_C)
        if declinable(t, op) or len(able) > still or (first_of_two and len(able) > 1):
            return 1 << seat
        return AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the drawn cards that can be paid; PASS if it is a purchase (EL-016)."""
        op = k.get(1)
        out.open(c.TAKES)
        if declinable(t, op):
            out.add(c.PASS)
        found = looked(t, seat, t.book.op(op, a.O_A))
        for i in range(len(found)):
            if take_price(t, seat, op, found[i]) <= t.get(seat, c.HAS + c.MONEY):
                out.add(c.CARD + found[i])
            else:
                out.bar(c.CARD + found[i], c.NO_MONEY)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Take the card; after the last, or PASS, the rest is put away."""
        op, seat, still = k.get(1), k.get(2) // c.CARDS, k.get(3)
        card = answer - c.CARD
        if who == AUTO:
            able = takeable(t, seat, op)
            card = able[0] if still > 0 and len(able) else -1
        if card < 0:
            k.pop()
            leave_rest(t, seat, op, log)
            return
        k.put(3, still - 1)
        trained = t.book.op(op, a.O_D) == a.AS_TRAINED
        if t.book.op(op, a.O_D) == a.AS_ONE_EACH:
            trained = still == t.book.op(op, a.O_C)
        add_last(t, seat, c.CARD + card)
        take(t, k, seat, op, card, trained, log)


def add_last(t: Table, seat: i64, code: i64) -> None:
    """`previous` means this too."""
    n: i64 = 0
    while n < PICKS - 2 and t.last[seat * PICKS + n] >= 0:
        n += 1
    t.last[seat * PICKS + n] = code
    t.last[seat * PICKS + n + 1] = -1


def take(t: Table, k: Stack, seat: i64, op: i64, card: i64, trained: bool, log: Log) -> None:
    """A drawn card comes to the hand or into play."""
    if t.book.op(op, a.O_D) == a.AS_HAND:
        t.move(card, c.HAND + seat, 1 << seat)
        return
    price = take_price(t, seat, op, card)
    if t.book.deck(card) == c.STAFF:
        deals.hire(t, k, seat, card, price, log)
    elif trained:
        # trained before his shirt is looked for, so that it is the one on that side (EL-126)
        deals.pay_money(t, seat, price, log)
        squad.own(t, seat, card)
        seen = squad.turn_over(t, card)
        log.tell(ev.RECRUITED, seat, card)
        if seen:
            log.tell(ev.TRAINED, seat, card)
        squad.join(t, k, seat, card, log)
    else:
        deals.recruit(t, k, seat, card, price, log)


def leave_rest(t: Table, seat: i64, op: i64, log: Log) -> None:
    """§4.6 `rest` The cards not taken are discarded, or go back under their deck.

    A deck has no order here: what goes under it is shuffled in.
    """
    deck = t.book.op(op, a.O_A)
    found = looked(t, seat, deck)
    for i in range(len(found)):
        card = found[i]
        if t.book.op(op, a.O_F) == BOTTOM:
            t.move(card, c.PILE, 0)
        elif deck == c.TACTIC:
            t.move(card, c.DISCARD, 1 << seat)
            log.whisper(1 << seat, ev.DISCARDED, seat, card)
        else:
            market.toss(t, card)
            log.tell(ev.DISCARDED, seat, card)


# -- peeks -----------------------------------------------------------------------------------------


def peek(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """§4.6 `peek` What lies hidden is shown to this manager: by fate, which knows what it is."""
    seat, what, deck = context // c.CARDS, t.book.op(op, a.O_A), t.book.op(op, a.O_B)
    front = what == a.P_FRONT
    card = hidden(t, seat, op)
    drawable = t.get(seat, c.CLUB) >= 0 if front else market.ready(t, deck) > 0
    if not front and top_of(t, deck) >= 0:
        card = top_of(t, deck)
    if card >= 0 and t.known[card] & (1 << seat):
        show(t, seat, card, log)
    elif card >= 0 or drawable:
        k.push(c.GLIMPSE, op, context)
    else:
        aiming.nothing(t, seat, log)


def hidden(t: Table, seat: i64, op: i64) -> i64:
    """The card that a peek would show, if it has been drawn already; else -1."""
    if t.book.op(op, a.O_A) == a.P_FRONT:
        return t.get(seat, c.FRONT)
    return market.peeked(t, t.book.op(op, a.O_B))


def show(t: Table, seat: i64, card: i64, log: Log) -> None:
    """One manager knows a card; both its sides (EL-022) are printed in the pack."""
    t.known[card] |= 1 << seat
    log.whisper(1 << seat, ev.PEEKED, seat, card)


@final
class Glimpse(Phase[Table]):
    """§4.6 `peek` Fate says which card; only this manager learns it. Frame: operation, context."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """The card itself where it is known; else all that it may be, alike."""
        op, seat = k.get(1), k.get(2) // c.CARDS
        if t.book.op(op, a.O_A) != a.P_FRONT:
            market.offer(t, t.book.op(op, a.O_B), out)
            return
        out.open(c.BAG)
        if t.get(seat, c.FRONT) >= 0:
            out.add(t.get(seat, c.FRONT), 1)
            return
        club = t.get(seat, c.CLUB) + 4 * (3 - t.rules.division)
        for card in range(t.book.first[c.OPPONENT], t.book.first[c.OPPONENT + 1]):
            if t.where[card] == c.PILE and t.book.card(card, b.CLUB) == club:
                out.add(card, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Show the card to this manager alone, and remember that it lies there (EL-014)."""
        op, seat = k.get(1), k.get(2) // c.CARDS
        k.pop()
        if hidden(t, seat, op) >= 0:
            pass  # somebody has seen it before
        elif t.book.op(op, a.O_A) == a.P_FRONT:
            t.put(seat, c.FRONT, answer)
            t.move(answer, c.FACED + seat, 0)
        else:
            market.drawn(t, answer)
            t.move(answer, c.TOP, 0)
        show(t, seat, answer, log)
