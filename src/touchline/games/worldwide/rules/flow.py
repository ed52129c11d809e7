"""WF-095 to WF-098, WF-140 to WF-145: attacks follow each other, halves end, and the match."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Odds
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.odds import die
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from . import options as o
from .fitting import param
from .preparation import begin_captains
from .state import Table


@final
class EndAttack(Phase[Table]):
    """WF-095, WF-096, WF-097 (the side that conceded attacks), WF-140 Frame: 1 if the ball was
    given back.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: an attack ends by itself (WF-095)."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Clear up (WF-096); then substitutions, and after them an attack or the half's end."""
        given = k.get(1) == 1 and (t.rules.half_end_strict == c.OFF or untouched(t))
        for side in range(2):
            for kind in range(t.book.types):
                at = side * c.TYPES + kind
                t.gone[at] += t.lying[at]
                t.lying[at] = 0
        for card in range(2 * c.SQUAD):
            if t.spot[card] == c.TABLE:
                t.spot[card] = c.DISCARD
        t.givebacks = t.givebacks + 1 if given else 0
        t.attacks += 1
        log.tell(c.ATTACK_OVER, t.ball)
        t.clear_attack()
        t.clear_card()
        t.clear_shot()
        t.piece = 0
        t.ball = 1 - t.ball
        t.carrier = t.captain(t.ball)
        k.depth = 0
        empty = t.left(0) == 0 or t.left(1) == 0
        if (empty and t.givebacks >= 2) or t.attacks >= t.rules.max_attacks:
            log.tell(c.HALF_OVER, t.half)
            if t.half == 1:
                k.turn(c.CHANGE_WINDOW, t.ball, 1)
            else:
                k.turn(c.HALF_END)
        else:
            k.turn(c.CHANGE_WINDOW, t.ball, 0)


def untouched(t: Table) -> bool:
    """WF-140 `half_end_strict`: has no card been played in this attack? Stars are no cards."""
    return all(t.line[i] % 4096 // 512 == c.LAID_STAR for i in range(len(t.line)))


@final
class Begin(Phase[Table]):
    """WF-040, WF-214 The other side attacks, with what effects have saved up for it."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: an attack begins by itself (WF-040)."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Set the PA of the new attack and its carrier (WF-040, WF-220)."""
        side = t.ball
        t.pa = t.get(side, c.START)
        if t.get(side, c.FIRST_DONE) == 0:
            t.pa += param(t, side, 2)
        t.pa = min(8, t.pa)
        t.put(side, c.START, 0)
        t.put(side, c.FIRST_DONE, 1)
        t.carrier = t.captain(side)
        log.tell(c.ATTACK_BEGINS, side, t.carrier * 16 + t.pa)
        k.turn(c.ATTACK if t.seats == 2 else c.CAPTAIN_START)


@final
class HalfEnd(Phase[Table]):
    """WF-141 to WF-145, WF-103 Half-time, or the end. Frame: 1 in a shoot-out."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: what follows a half, or a kick of a shoot-out, is no choice."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Begin the second half (WF-141), the next penalty, or end the match (WF-145)."""
        if k.get(1):
            next_kick(t, k, log)
            return
        if t.half == 1:
            for side in range(2):
                most = t.get(side, c.MOST_STARS)
                t.put(side, c.STARS, min(most, t.get(side, c.STARS) + 2))
                log.tell(c.STARS_ARE, side, t.get(side, c.STARS))
            t.givebacks = 0
            t.attacks = 0
            t.ball = 1 - t.kicker
            begin_captains(t, k)
            return
        lead = t.get(0, c.GOALS) - t.get(1, c.GOALS)
        if lead != 0:
            finish(t, k, 0 if lead > 0 else 1, c.BY_GOALS, log)
        elif t.rules.tie_break == o.TIE_BREAK_DRAW:
            finish(t, k, -1, c.DRAWN, log)
        else:
            log.tell(c.SHOOT_OUT_BEGINS, t.kicker)
            t.piece = 2
            next_kick(t, k, log)


def next_kick(t: Table, k: Stack, log: Log) -> None:
    """WF-145 Penalties in turn, best of five, then pairs until decided."""
    first, second = t.kicker, 1 - t.kicker
    lead = t.get(first, c.SCORED) - t.get(second, c.SCORED)
    taken = t.get(first, c.SHOTS), t.get(second, c.SHOTS)
    # neither side can be caught up with before it has taken five; then after each pair
    left_first, left_second = max(0, 5 - taken[0]), max(0, 5 - taken[1])
    if taken[0] >= 5 and taken[1] >= 5:
        decided = taken[0] == taken[1] and lead != 0
    else:
        decided = lead > left_second or -lead > left_first
    if decided:
        finish(t, k, first if lead > 0 else second, c.BY_PENALTIES, log)
        return
    if taken[0] == taken[1] == c.ROUNDS:
        k.turn(c.LOT)
        return
    t.ball = first if taken[0] == taken[1] else second
    t.carrier = t.captain(t.ball)
    t.sealed.ask((1 << t.captain(0)) | (1 << t.captain(1)))
    k.turn(c.SHOOT_OUT)


def finish(t: Table, k: Stack, winner: i64, reason: i64, log: Log) -> None:
    """WF-145 It is over; -1 for no winner."""
    k.depth = 0
    k.turn(c.FINISHED)
    t.sealed.ask(0)
    t.winner = winner
    t.reason = reason
    log.tell(c.MATCH_OVER, reason)


@final
class Lot(Phase[Table]):
    """WF-145 A shoot-out that two sides could draw out for ever ends by lot."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Even odds for the two sides (WF-145)."""
        out.open(c.TOSS)
        die(out, 0, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """The side that falls wins the match (WF-145)."""
        finish(t, k, answer, c.BY_LOT, log)


@final
class Finished(Phase[Table]):
    """Nobody is due any more."""

    def due(self, t: Table, k: Stack) -> i64:
        """Return OVER, the empty mask: nobody is asked any more."""
        return 0
