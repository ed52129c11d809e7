"""EL-007, EL-020 to EL-031: decks, discard piles and the three rows of the transfer area."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.buffers import Odds
from touchline.core.ids import AUTO, EVERYONE, FATE
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.state import Table

from . import traits

ROW_DECK: Final = (c.REGULAR, c.STAFF, c.SPONSOR)
TOP_SLOT: Final[i64] = -1


def row_deck(row: i64) -> i64:
    """The deck that feeds a row."""
    if row == c.FOOTBALLERS:
        return c.REGULAR
    return c.STAFF if row == c.STAFF_ROW else c.SPONSOR


def peeked(t: Table, deck: i64) -> i64:
    """The top card of a face-down deck if somebody has seen it, else -1."""
    for card in range(t.book.first[deck], t.book.first[deck + 1]):
        if t.where[card] == c.TOP and (deck > c.VETERAN or t.top[deck] != card):
            return card
    return -1


def source(t: Table, deck: i64) -> i64:
    """EL-007 The place that is drawn from now: a top card somebody has peeked at, the pile, or its
    discards once that is empty.

    The tactic deck is never refilled (EL-379).
    """
    if peeked(t, deck) >= 0:
        return c.TOP
    for card in range(t.book.first[deck], t.book.first[deck + 1]):
        if t.where[card] == c.PILE:
            return c.PILE
    return c.PILE if deck == c.TACTIC else c.DISCARD


def ready(t: Table, deck: i64) -> i64:
    """How many cards can be drawn before a deck and its discards are empty; its top not counted."""
    n: i64 = 1 if peeked(t, deck) >= 0 else 0
    for card in range(t.book.first[deck], t.book.first[deck + 1]):
        place = t.where[card]
        if place == c.PILE or (place == c.DISCARD and deck != c.TACTIC):
            n += 1
    return n


def offer(t: Table, deck: i64, out: Odds) -> None:
    """Every card that may be drawn next is as likely."""
    out.open(c.BAG)
    place = source(t, deck)
    top = peeked(t, deck)
    for card in range(t.book.first[deck], t.book.first[deck + 1]):
        if t.where[card] == place and (place != c.TOP or card == top):
            out.add(card, 1)


def drawn(t: Table, card: i64) -> None:
    """EL-007 A card is taken off its deck; if it came from the discards they are the deck now."""
    if t.where[card] == c.DISCARD:
        deck = t.book.deck(card)
        for other in range(t.book.first[deck], t.book.first[deck + 1]):
            if t.where[other] == c.DISCARD:
                t.move(other, c.PILE, 0)


def toss(t: Table, card: i64) -> None:
    """To its discard pile, untrained and bare."""
    t.move(card, c.DISCARD, EVERYONE)
    t.flags[card] &= c.UNSEEN
    t.tokens[card] = 0


def take_slot(t: Table, k: Stack, row: i64, slot: i64, log: Log) -> i64:
    """EL-031 A card leaves its row, those left of it slide, a new one is to come. The card."""
    first = row * 5
    card = t.row[first + slot]
    for at in range(slot, 0, -1):
        t.row[first + at] = t.row[first + at - 1]
    t.row[first] = -1
    if card >= 0:
        t.move(card, c.GONE, EVERYONE)
    refill(t, k, row, log)
    return card


def refill(t: Table, k: Stack, row: i64, log: Log) -> None:
    """EL-031 Slot 0 takes the card on top of the deck, known or not."""
    if row == c.FOOTBALLERS and t.top[c.REGULAR] >= 0:
        card = t.top[c.REGULAR]
        t.top[c.REGULAR] = -1
        lay(t, 0, card, log)
        k.push(c.REFILL, c.REGULAR, TOP_SLOT)
    else:
        k.push(c.REFILL, row_deck(row), row * 5)


def lay(t: Table, at: i64, card: i64, log: Log) -> None:
    """A card comes to lie in a slot (row * 5 + slot)."""
    t.row[at] = card
    t.move(card, c.ROW, EVERYONE)
    log.tell(e.ROW_IN, at // 5, card)


def take_top(t: Table, k: Stack, deck: i64) -> i64:
    """The known card on a face-up deck (-1 if there is none); the next one is to be seen."""
    card = t.top[deck]
    if card >= 0:
        t.top[deck] = -1
        t.move(card, c.GONE, EVERYONE)
        k.push(c.REFILL, deck, TOP_SLOT)
    return card


def show_top(t: Table, k: Stack, deck: i64) -> None:
    """EL-007, EL-020 A deck of footballers that has just been shuffled anew shows its top card."""
    if deck > c.VETERAN or t.rules.decks_down or t.top[deck] >= 0:
        return
    for card in range(t.book.first[deck], t.book.first[deck + 1]):
        if t.where[card] == c.PILE:
            k.push(c.REFILL, deck, TOP_SLOT)
            return


def on_top(k: Stack, gaps: Stack) -> None:
    """EL-031, EL-140 Gaps are filled first: what waits on another stack comes on top of this one.

    A row is refilled before the bonus of the card that has left it; so a card is taken with a stack
    of its own for the gap, and hired or signed before that is laid on top.
    """
    for at in range(4, gaps.depth + 4, 4):
        frames = gaps.frames
        k.push(frames[at], frames[at + 1], frames[at + 2], frames[at + 3])


def open_slot(t: Table, seat: i64) -> i64:
    """EL-030 The leftmost slot that every card may be taken from: 2, or further left by effects."""
    return 5 - min(5, traits.value(t, seat, a.M_SLOTS, 3, -1))


def slot_open(t: Table, seat: i64, row: i64, slot: i64) -> bool:
    """EL-030 May the card in a slot be taken? Further left it may where a permission covers it."""
    card = t.row[row * 5 + slot]
    if card < 0:
        return False
    return slot >= open_slot(t, seat) or traits.allowed(t, seat, a.ALLOW_LEFT, card)


def use_slot(t: Table, seat: i64, row: i64, slot: i64) -> None:
    """§4.6 `left_slots` A card is about to be taken: a permission that it needs is used."""
    if slot < open_slot(t, seat):
        traits.use_permit(t, seat, a.ALLOW_LEFT, t.row[row * 5 + slot])


def renew(k: Stack, row: i64, n: i64) -> None:
    """EL-305, EL-393 The n rightmost cards of a row go, one by one, and others come."""
    k.push(c.RENEW, row, n)


@final
class Renew(Phase[Table]):
    """EL-305, EL-393 Frame: row, how many cards still go."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: which cards go is settled (EL-305)."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Discard the rightmost card of the row, and let a new one come (EL-031)."""
        row, n = k.get(1), k.get(2)
        if n == 0:
            k.pop()
            return
        k.put(2, n - 1)
        card = take_slot(t, k, row, 4, log)
        if card >= 0:
            toss(t, card)
            log.tell(e.ROW_OUT, row, card)


@final
class Refill(Phase[Table]):
    """EL-031, EL-007 Fate says which card comes. Frame: deck, slot of the rows or TOP_SLOT."""

    def due(self, t: Table, k: Stack) -> i64:
        """Luck draws a card; AUTO if deck and discards are empty (EL-007)."""
        return FATE if ready(t, k.get(1)) else AUTO

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Every card that may lie on top of the deck, all alike (EL-007)."""
        offer(t, k.get(1), out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Lay the card into its slot, or open on its deck (EL-031)."""
        deck, slot = k.get(1), k.get(2)
        k.pop()
        if who == AUTO:
            return
        drawn(t, answer)
        if slot == TOP_SLOT:
            t.top[deck] = answer
            t.move(answer, c.TOP, EVERYONE)
            log.tell(e.TOP_IS, deck, answer)
        else:
            lay(t, slot, answer, log)
            show_top(t, k, deck)
