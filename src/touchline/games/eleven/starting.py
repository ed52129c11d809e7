"""4.1 An ability is begun: conditions, limit, costs, and its operations are put on the stack."""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.log import Log
from touchline.core.stack import Stack

from . import acts as a
from . import book as b
from . import codes as c
from . import traits
from .state import PICKS, Table


def run(k: Stack, first: i64, last: i64, seat: i64, card: i64) -> None:
    """Operations first..last - 1 are carried out before what is beneath them goes on.

    card  whose effect it is; terms.NONE for none
    """
    if first < last:
        k.push(c.RUN, first, last, seat * c.CARDS + card)


def begin(t: Table, k: Stack, seat: i64, ability: i64, log: Log) -> None:
    """4.1 Its operations if all conditions hold, else those of `else`; its limit is marked.

    Costs are paid, except resources that have been laid on the card (EL-206). What cannot be paid
    does not happen.
    """
    book = t.book
    card = book.ability(ability, b.CARD)
    first, last = book.ability(ability, b.DO), book.ability(ability, b.DO_END)
    paid, end = book.ability(ability, b.COST), book.ability(ability, b.COST_END)
    rows, rows_end = book.ability(ability, b.IF), book.ability(ability, b.IF_END)
    if not traits.holds(t, seat, card, rows, rows_end):
        first, last = book.ability(ability, b.ELSE), book.ability(ability, b.ELSE_END)
        if first == last:
            end = paid
    laid = t.marks[ability] & c.ASSIGNED != 0
    if not traits.affordable(t, seat, card, paid, end, laid):
        return
    traits.mark(t, ability)
    if first < last:
        t.last[seat * PICKS] = -1
    run(k, first, last, seat, card)
    traits.settle(t, k, seat, card, paid, end, laid, log)


def offer(t: Table, k: Stack, seat: i64, ability: i64, log: Log) -> None:
    """4.1 An ability that falls due by itself: `must` begins, `may` is asked for first (PAY)."""
    if t.book.ability(ability, b.MODE) == a.MAY:
        card = t.book.ability(ability, b.CARD)
        k.push(c.PAY, -1 - ability, seat * c.CARDS + card)
    else:
        begin(t, k, seat, ability, log)
