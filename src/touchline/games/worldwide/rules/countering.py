"""WF-125, WF-224, WF-226: a D card may counter a Player card that has just been put down."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO, FATE
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from .effects import SUCCESS, open_counter, put_down, run
from .fitting import person_rows
from .state import Table
from .windows import ask_people, asked, d20


@final
class Counter(Phase[Table]):
    """WF-125 Frame: the Player card just put down (side * 7 + n), 1 once the captain declined."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for a seat of the other side that may counter; AUTO if there is none (WF-125)."""
        seat = self.seat(t, k)
        return AUTO if seat < 0 else 1 << seat

    def seat(self, t: Table, k: Stack) -> i64:
        """Who is asked."""
        card = k.get(1)
        kind = t.book.person_type[t.person(card)]
        return asked(t, 1 - card // c.SQUAD, k.get(2), c.ON_PERSON, kind)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and the Player cards of `seat` that counter such a card (WF-125)."""
        out.open(c.COUNTER)
        out.add(c.PASS)
        ask_people(t, seat, c.ON_PERSON, t.book.person_type[t.person(k.get(1))], out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Put the D card down, to be rolled for; a pass asks the partner or lets it be."""
        if who == AUTO:
            k.pop()
            return
        if answer == c.PASS:
            if t.seats == 4 and who == t.captain(who % 2):
                k.put(2, 1)
            else:
                k.pop()
            return
        target = k.get(1)
        card = put_down(t, who, answer - c.PERSON_, log)
        rows = person_rows(t, card)
        needed: i64 = 0
        for e in range(rows // 1024, rows % 1024):
            if t.book.op(e) == c.COUNTER_PLAYER:
                needed = t.book.arg(e, 1)
        k.turn(c.COUNTER_ROLL, card, needed, who * 64 + target)
        open_counter(t, k, card)


@final
class CounterRoll(Phase[Table]):
    """WF-125 Frame: the countering card, what a d20 must reach (0: no roll), seat * 64 + target."""

    def due(self, t: Table, k: Stack) -> i64:
        """Luck decides, but for a D card that needs no roll: that one works at once."""
        return AUTO if k.get(2) == 0 else FATE

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One d20 (WF-125)."""
        d20(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Strike the countered card if the roll is enough; then the D card's own effects."""
        card, needed = k.get(1), k.get(2)
        seat, target = k.get(3) // 64, k.get(3) % 64
        k.pop()
        won = True
        if who != AUTO:
            log.tell(c.NEEDED, card // c.SQUAD, needed + 100)
            log.tell(c.ROLLED, card // c.SQUAD, answer * 64)
            won = answer >= needed
        if won:
            self.strike(t, k, target, log)
        else:
            log.tell(c.COUNTER_FAILED, card // c.SQUAD, card % c.SQUAD)
            t.mark(card // c.SQUAD, c.LAID_PERSON, card % c.SQUAD, c.STOPPED)
        run(k, person_rows(t, card), seat, SUCCESS if won else 0)

    def strike(self, t: Table, k: Stack, target: i64, log: Log) -> None:
        """The countered card works no more; an Action card it came with stays in play."""
        side = target // c.SQUAD
        n = target % c.SQUAD
        log.tell(c.COUNTERED_BY, side, n)
        t.mark(side, c.LAID_PERSON, n, c.COUNTERED)
        if side == t.ball and t.card >= 0 and t.folk & (1 << n):
            t.folk &= ~(1 << n)
        elif k.phase() in (c.RUN, c.COUNTER_ROLL, c.PERSON_ROLL):
            # what was waiting for this window: the card's own effects, or its roll
            k.pop()
