"""FC-200, FC-202, FC-216 to FC-219: what settles a match or a tie that is level."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.odds import die
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from . import options as o
from .flow import begin_tactics, finish
from .shot import ask_die
from .state import Table
from .sums import squad


@final
class Decider(Phase[Table]):
    """FC-200 Both say at once whether they want extra time; only two yeses are one."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for both clubs, until each has answered (FC-200)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open extra time and the draw (FC-200)."""
        out.open(c.ASK_DECIDER)
        out.add(c.PLAY_ON)
        out.add(c.STOP)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the answer; once both are in, go on to extra time or end in a draw (FC-200)."""
        t.sealed.add(who, answer)
        if not t.sealed.close(who):
            return
        if t.sealed.at(0, 0) == c.PLAY_ON and t.sealed.at(1, 0) == c.PLAY_ON:
            log.tell(c.DECIDED, 1)
            begin_tactics(t, 10, log)
        else:
            log.tell(c.DECIDED, 0)
            finish(t, -1, c.DRAWN, log)


def kickers(t: Table, side: i64) -> i64:
    """FC-217, FC-Q32 How many kickers a club names: five, or all it has."""
    return min(5, t.outfielders(side))


@final
class ShootOrder(Phase[Table]):
    """FC-217 Five kickers in their order, of the outfield players on the pitch."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for both clubs, until each has said DONE (FC-217)."""
        return t.sealed.waiting

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the outfield players on the pitch who are not yet named, then DONE (FC-217)."""
        n = t.sealed.counts[seat]
        left = kickers(t, seat) - n
        if left == 0:
            out.open(c.ASK_DONE)
            out.add(c.DONE)
            return
        out.open(c.ASK_KICKER, left, left)
        on = squad(t, seat, False)
        named: i64 = 0
        for i in range(n):
            named |= 1 << (t.sealed.at(seat, i) - c.PLAYER)
        for card in range(t.book.cards):
            if on & (1 << card):
                if named & (1 << card):
                    out.bar(c.PLAYER + card, c.KICKS_ALREADY)
                else:
                    out.add(c.PLAYER + card)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Seal the kicker; once both are done, set the orders and toss for the start (FC-217)."""
        if answer != c.DONE:
            t.sealed.add(who, answer)
            return
        if not t.sealed.close(who):
            return
        for side in range(2):
            n = kickers(t, side)
            for i in range(5):
                player: i64 = t.sealed.at(side, i % n) - c.PLAYER if n else -1
                t.put(side, c.KICKERS + i, player)
            log.tell(c.KICKERS_NAMED, side)
        k.turn(c.SHOOT_START)


@final
class ShootStart(Phase[Table]):
    """FC-217 Who kicks first."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Even odds for the two clubs (FC-217)."""
        out.open(c.COIN)
        die(out, 0, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """The club that falls takes the first kick (FC-217)."""
        log.tell(c.SHOOT_BEGINS, answer)
        begin_kick(t, k, answer, log)


def kicker(t: Table, side: i64, n: i64) -> i64:
    """FC-219, FC-Q32 Who takes a club's n-th kick, from 0: the five, the others, and again."""
    if n < 5:
        return t.get(side, c.KICKERS + n)
    total = t.outfielders(side)
    if total < 5:
        return t.get(side, c.KICKERS + n % max(1, total))
    n %= total
    if n < 5:
        return t.get(side, c.KICKERS + n)
    for i in range(total):
        player = t.team[side * c.TEAM + i]
        named = False
        for j in range(5):
            named = named or t.get(side, c.KICKERS + j) == player
        if not named:
            n -= 1
            if n < 5:
                return player
    return t.get(side, c.KICKERS)


def begin_kick(t: Table, k: Stack, side: i64, log: Log) -> None:
    """FC-218 Each kick is a penalty."""
    t.attacker = side
    t.offence = c.SHOOTING
    t.carrier = kicker(t, side, t.get(side, c.KICKS))
    t.ball = side
    t.raw = 2
    t.turn = t.get(side, c.KICKS) + 1
    log.tell(c.KICKER, side, t.carrier)
    k.turn(c.KICK, 0, 0, 0)


@final
class Kick(Phase[Table]):
    """FC-218, FC-219 Frame: as for a shot; with 2 in number 3 the whole shoot-out is settled.

    After twenty rounds of sudden death a coin decides, with the same odds.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Luck alone decides a kick (FC-218)."""
        return FATE

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One die, first the defence's, then the kicker's; a coin in the end (FC-218)."""
        ask_die(k.get(2) >= c.POSTS or k.get(3) == 2, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Compare both dice, at first with a bonus of 2; what is level is rolled again (FC-218)."""
        if k.get(3) == 2:
            finish(t, answer, c.BY_SHOOT_OUT, log)
            return
        if k.get(2) >= c.POSTS:
            self.end(t, k, answer == 1, log)
            return
        if k.get(1) == 0:
            k.put(1, answer)
            log.tell(c.DEFENCE_DIE, 1 - t.attacker, answer)
            return
        log.tell(c.ATTACK_DIE, t.attacker, answer)
        first = k.get(3) == 0
        edge = answer + (2 if first else 0) - k.get(1)
        if edge:
            self.end(t, k, edge > 0, log)
            return
        log.tell(c.LEVEL if first else c.POST, t.attacker)
        k.turn(c.KICK, 0, 0 if first else k.get(2) + 1, 1)

    def end(self, t: Table, k: Stack, goal: bool, log: Log) -> None:
        """FC-219 Counted; is it over?"""
        side = t.attacker
        if goal:
            t.add(side, c.CONVERTED, 1)
            t.add(side, c.WENT_IN, 1 << t.get(side, c.KICKS))
        t.add(side, c.KICKS, 1)
        log.tell(c.KICKED, side, 1 if goal else 0)
        lead = t.get(0, c.CONVERTED) - t.get(1, c.CONVERTED)
        kicks0, kicks1 = t.get(0, c.KICKS), t.get(1, c.KICKS)
        over = False
        if kicks0 <= 5 and kicks1 <= 5 and t.rules.so_early_stop == o.TRUE:
            over = lead > 5 - kicks1 or -lead > 5 - kicks0
        if kicks0 == kicks1 and kicks0 >= 5 and lead:
            over = True
        if over:
            finish(t, 0 if lead > 0 else 1, c.BY_SHOOT_OUT, log)
        elif kicks0 == kicks1 and kicks0 >= 5 + c.ROUNDS:
            k.turn(c.KICK, 0, 0, 2)
        else:
            begin_kick(t, k, 1 - side, log)


@final
class TieToss(Phase[Table]):
    """FC-Q29 A tie that is level although its second leg could not be played: by lot (FC-175)."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Even odds for the two clubs (FC-175)."""
        out.open(c.COIN)
        die(out, 0, 1)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """The club that falls wins the tie."""
        log.tell(c.TIE_DRAWN, answer)
        finish(t, answer, c.BY_LOT, log)


@final
class End(Phase[Table]):
    """FC-001 It is over."""

    def due(self, t: Table, k: Stack) -> i64:
        """Always OVER: nobody is asked and nothing can follow."""
        return OVER
