"""§4.1 An ability is begun: conditions, limit, costs, and its operations are put on the stack."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import PICKS, Table

from . import traits

KEPT: Final[i64] = 15  # codes that a frame of RECALL can hold
EACH: Final[i64] = 5  # of them in one number
CODE: Final[i64] = 12  # bits of a code
SEAT: Final[i64] = 2  # bits of a seat


def run(k: Stack, first: i64, last: i64, seat: i64, card: i64) -> None:
    """Operations first..last - 1 are carried out before what is beneath them goes on.

    card  whose effect it is; quantities.NONE for none
    """
    if first < last:
        k.push(c.RUN, first, last, seat * c.CARDS + card)


def remind(t: Table, k: Stack, seat: i64) -> None:
    """§4.5 `previous`: operations of another ability that still wait get back what they meant.

    A card that one of them hires has a bonus of its own, which touches other things in between.
    """
    n: i64 = 0
    while n < KEPT and t.last[seat * PICKS + n] >= 0:
        n += 1
    if n == 0:
        return
    for at in range(4, k.depth + 4, 4):
        if k.frames[at] == c.RUN and k.frames[at + 1] < k.frames[at + 2]:
            break
    else:
        return
    sums = vec[i64]([seat, 0, 0])
    for i in range(n):
        sums[i // EACH] |= (t.last[seat * PICKS + i] + 1) << (CODE * (i % EACH) + SEAT)
    k.push(c.RECALL, sums[0], sums[1], sums[2])


@final
class Recall(Phase[Table]):
    """§4.5 What `previous` meant before another ability began. Frame: the seat in two bits, then
    twelve bits a code, five codes a number.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: this phase only restores what was noted."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Restore the noted targets, so that `previous` means them again."""
        seat = k.get(1) & 3
        n: i64 = 0
        for i in range(KEPT):
            code = (k.get(1 + i // EACH) >> (CODE * (i % EACH) + SEAT)) & 4095
            if code:
                t.last[seat * PICKS + n] = code - 1
                n += 1
        t.last[seat * PICKS + n] = -1
        k.pop()


def begin(t: Table, k: Stack, seat: i64, ability: i64, log: Log) -> None:
    """§4.1 Its operations if all conditions hold, else those of `else`; its limit is marked.

    Costs are paid, except resources that have been laid on the card (EL-206). What cannot be paid
    does not happen.
    """
    book = t.book
    if traits.spent(t, ability):
        return
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
        remind(t, k, seat)
        t.last[seat * PICKS] = -1
    run(k, first, last, seat, card)
    traits.settle(t, k, seat, card, paid, end, laid, log)


def offer(t: Table, k: Stack, seat: i64, ability: i64, log: Log) -> None:
    """§4.1 An ability that falls due by itself: `must` begins, `may` is asked for first (PAY)."""
    if t.book.ability(ability, b.MODE) == a.MAY:
        card = t.book.ability(ability, b.CARD)
        k.push(c.PAY, -1 - ability, seat * c.CARDS + card)
    else:
        begin(t, k, seat, ability, log)
