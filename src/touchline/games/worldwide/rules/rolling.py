"""WF-063 to WF-067, WF-107 to WF-109, WF-223, WF-225: a defence card is rolled for."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack

from . import codes as c
from .defending import stopped
from .effects import play_person, run, spend_star
from .fitting import asks_people, may_star, need
from .fouls import begin_foul
from .state import Table
from .windows import ask_people, ask_stars, d20


@final
class Simulation(Phase[Table]):
    """WF-107 After the defence card, before its roll."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the attacking captain; AUTO if no such star can be used (WF-107)."""
        kind = t.book.kind[t.guarding]
        if may_star(t, t.ball, c.ON_DEFENCE_CARD, kind):
            return 1 << t.captain(t.ball)
        return AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and the abilities used after a defence card (WF-107)."""
        out.open(c.SIMULATION)
        out.add(c.PASS)
        ask_stars(t, seat, c.ON_DEFENCE_CARD, t.book.kind[t.guarding], out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Roll for the simulation; without one the defence card is rolled for (WF-107)."""
        if who == AUTO or answer == c.PASS:
            k.turn(c.DEFENCE_ROLL)
            return
        rows = spend_star(t, who, answer - c.STAR, log)
        for e in range(rows // 1024, rows % 1024):
            if t.book.op(e) == c.SIMULATE:
                needed = t.book.arg(e, 1) - (t.pa if t.book.arg(e, 2) else 0)
                k.turn(c.SIM_ROLL, needed, t.book.arg(e, 3), rows)
                return
        run(k, rows, who, 0)


@final
class SimRoll(Phase[Table]):
    """WF-107 to WF-109, WF-234 Frame: what the d20 must reach, what a failure does, effects."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One d20 (WF-107)."""
        d20(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """A success brings a set piece (WF-108); a failure what the ability says (WF-109)."""
        needed, fail, rows = k.get(1), k.get(2), k.get(3)
        seat = t.captain(t.ball)
        log.tell(c.NEEDED, t.ball, needed + 100)
        log.tell(c.ROLLED, t.ball, answer * 64)
        won = answer >= needed
        log.tell(c.SIMULATED, t.ball, 1 if won else 0)
        if won:
            # WF-108 as if fouled, by the PA validated so far; no sanction, for there was no roll
            stopped(t, c.STOPPED)
            t.clear_card()
            k.turn(c.SET_PIECE)
            k.push(c.STOPPAGE, t.ball, 0)
        elif fail == 1:
            k.turn(c.DEFENCE_ROLL)
        elif fail == 2:
            stopped(t, c.STOPPED)
            t.clear_card()
            k.pop()
        else:
            stopped(t, c.STOPPED)
            k.turn(c.END_ATTACK, 0)
        run(k, rows, seat, 1 if won else 0)


@final
class DefenceRoll(Phase[Table]):
    """WF-063 to WF-066, WF-150, WF-151 The d20 of a defence card."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One d20 (WF-064)."""
        d20(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Whistle a foul by the natural roll (WF-150); else ask for cards that add to it."""
        side = 1 - t.ball
        t.natural = answer
        t.added = t.block
        log.tell(c.NEEDED, side, need(t, t.guarding) + 100)
        log.tell(c.ROLLED, side, answer * 64 + t.block)
        if t.rules.fouls and t.book.foul[t.guarding] & (1 << answer):
            begin_foul(t, k, log)
        else:
            k.turn(c.BOOST)


@final
class Boost(Phase[Table]):
    """WF-223, WF-229 After a roll that is no foul: Player cards that add to it; then WF-065, the
    ball is won, or WF-066, it is not.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the seat that rolled; AUTO if it could add nothing (WF-223)."""
        if asks_people(t, t.guard_by, self.moment(t), t.book.kind[t.guarding]):
            return 1 << t.guard_by
        return AUTO

    def won(self, t: Table) -> bool:
        """WF-064 Is the roll, with what was added, enough?"""
        return t.natural + t.added >= need(t, t.guarding)

    def moment(self, t: Table) -> i64:
        """§6.4 `only_if` The trigger that cards must have: some wait for a failure."""
        return c.ON_DEFENCE_WON if self.won(t) else c.ON_DEFENCE_ROLL

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and the Player cards that follow such a roll (WF-223)."""
        out.open(c.BOOST)
        out.add(c.PASS)
        ask_people(t, seat, self.moment(t), t.book.kind[t.guarding], out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Play the card; after a pass the ball is won or the attack goes on (WF-065, WF-066)."""
        if who != AUTO and answer != c.PASS:
            play_person(t, k, who, answer - c.PERSON_, log)
            return
        side = 1 - t.ball
        if t.added != t.block:
            log.tell(c.SUM_IS, side, (t.natural + t.added) * 256 + need(t, t.guarding) + 100)
        if self.won(t):
            stopped(t, c.STOPPED)
            t.mark(side, c.LAID_DEFENCE, t.guarding, c.VALID)
            log.tell(c.WON_BALL, side, t.guard_by * 64 + t.book.kind[t.guarding])
            k.turn(c.RECOVER, 0)
        else:
            t.mark(side, c.LAID_DEFENCE, t.guarding, c.STOPPED)
            log.tell(c.FAILED, side)
            k.turn(c.VALIDATE)


@final
class Recover(Phase[Table]):
    """WF-225 The ball is won. Frame: 1 once a captain who did not defend has had his say.

    Player cards belong to the seat that rolled (WF-235), stars to the captain (WF-220).
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the captain, then the seat that rolled; AUTO if neither could act (WF-225)."""
        captain = t.captain(1 - t.ball)
        kind = t.book.kind[t.guarding]
        star = k.get(1) == 0 and may_star(t, 1 - t.ball, c.ON_RECOVER, kind)
        if star:
            return 1 << captain
        return 1 << t.guard_by if asks_people(t, t.guard_by, c.ON_RECOVER, kind) else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS, to the captain stars, and to the seat that rolled Player cards (WF-225)."""
        out.open(c.RECOVER)
        out.add(c.PASS)
        kind = t.book.kind[t.guarding]
        if seat == t.captain(1 - t.ball):
            ask_stars(t, seat, c.ON_RECOVER, kind, out)
        if seat == t.guard_by:
            ask_people(t, seat, c.ON_RECOVER, kind, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Use the star or the card; after the passes the attack is over (WF-095)."""
        if who == AUTO:
            k.turn(c.END_ATTACK, 0)
        elif answer == c.PASS:
            if who != t.guard_by and k.get(1) == 0:
                k.put(1, 1)
            else:
                k.turn(c.END_ATTACK, 0)
        elif answer < c.PERSON_:
            run(k, spend_star(t, who, answer - c.STAR, log), who, 0)
        else:
            play_person(t, k, who, answer - c.PERSON_, log)
