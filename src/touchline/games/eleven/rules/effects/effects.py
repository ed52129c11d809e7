"""§4.6: the operations of effects in list order, and the dice they roll."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as bk
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import dice, market, pitch, standing, traits
from touchline.games.eleven.rules.table.quantities import NONE
from touchline.games.eleven.rules.table.starting import begin as begin
from touchline.games.eleven.rules.table.starting import offer as offer
from touchline.games.eleven.rules.table.starting import run as run

from . import aiming, asking, buying, doing, drawing

SIX: Final[i64] = 0  # O_A of a roll
TWELVE: Final[i64] = 1


@final
class Run(Phase[Table]):
    """§4.1 Operations in list order. Frame: next, the one behind the last, context."""

    def due(self, t: Table, k: Stack) -> i64:
        """Never waits: operations that ask push phases of their own."""
        return AUTO

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Carry out the next operation; pop the frame behind the last."""
        op, context = k.get(1), k.get(3)
        if op >= k.get(2):
            k.pop()
            return
        k.put(1, op + 1)
        perform(t, k, op, context, log)


def perform(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """An operation is carried out; an amount that is a die is rolled for first."""
    row = t.book.op(op, a.O_AMOUNT)
    if row >= 0 and t.book.amount(row, 0) == a.A_D6:
        k.push(c.AMOUNT_ROLL, op, context)
    else:
        act(t, k, op, context, log)


def act(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """§4.6 One operation, its amount being settled."""
    what = t.book.op(op, a.O_OP)
    if what <= a.VP:
        supply(t, k, op, context, log)
    elif what == a.TOKENS or what == a.CLEAR:
        d12 = aiming.pick_of(t, op) == a.BY_D12
        if asking.by_piece(t, op) and not d12:
            asking.spread(t, k, op, context, log)
        else:
            aiming.aim(t, k, op, context, log)
    elif what <= a.OFFICE:
        trade(t, k, op, context, log)
    elif what <= a.TACTIC_EXTRA or what == a.MODIFY or what == a.ALLOW or what == a.LEAGUE:
        change(t, k, op, context, log)
    else:
        rest(t, k, op, context, log)


def supply(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """gain, lose, stat, vp"""
    what, of = t.book.op(op, a.O_OP), t.book.op(op, a.O_A)
    seat = context // c.CARDS
    n = aiming.size(t, seat, context % c.CARDS, op)
    if what == a.VP:
        basics.victory(t, seat, n, log)
    elif what == a.STAT:
        if of == c.ANY:
            k.push(c.STATISTIC, op, context, n)
        else:
            basics.step_stat(t, seat, of, n, log)
    elif of == c.ANY:
        if n > 0:
            k.push(c.RESOURCE, op, context, n)
    elif what == a.GAIN:
        basics.gain(t, seat, of, n, log)
    else:
        basics.lose(t, seat, of, n, log)


def trade(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """train, untrain, draw, recruit, sell, sign, drop_sponsor, build, office"""
    what = t.book.op(op, a.O_OP)
    if what == a.DRAW:
        drawing.draw(t, k, op, context, log)
    elif what == a.RECRUIT:
        buying.recruit(t, k, op, context, log)
    elif what == a.SIGN:
        buying.sign(t, k, op, context, log)
    elif what == a.BUILD:
        buying.build(t, k, op, context, log)
    elif what == a.OFFICE:
        steps = aiming.size(t, context // c.CARDS, context % c.CARDS, op)
        buying.office(t, k, op, context, steps, log)
    else:
        aiming.aim(t, k, op, context, log)


def change(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """restrict to tactic_extra: what is done to the match; modify, allow, league."""
    what, of, b = t.book.op(op, a.O_OP), t.book.op(op, a.O_A), t.book.op(op, a.O_B)
    seat, me = context // c.CARDS, context % c.CARDS
    if what == a.RESTRICT:
        t.last_a_while(seat, c.RESTRICTION + of, b, 0, 0, doing.ends(t, op), -1, 0)
        log.tell(ev.RESTRICTED, seat, of * 64 + b)
    elif what == a.GOAL or what == a.ANNUL_GOAL:
        score(t, op, seat, me, log)
    elif what == a.KEEPER:
        help_keeper(t, op, seat, log)
    elif what == a.ASSIGN_FAN and traits.restricted(t, seat, a.R_STANDS):
        aiming.nothing(t, seat, log)
    elif what == a.TACTIC_EXTRA:
        t.add(seat, c.TACTIC_EXTRA, aiming.size(t, seat, me, op))
    elif what == a.MODIFY:
        target, least = t.book.op(op, a.O_TARGET), t.book.op(op, a.O_D)
        n, most = t.book.op(op, a.O_C), t.book.op(op, a.O_E)
        t.last_a_while(seat, of, b, n, least, doing.ends(t, op), target, most)
    elif what == a.ALLOW:
        target = t.book.op(op, a.O_TARGET)
        t.last_a_while(seat, c.PERMIT + of, 0, 0, 0, doing.ends(t, op), target, 0)
    elif what == a.LEAGUE:
        team = seat if of == 0 else pitch.club_team(t, seat)
        if team >= 0:
            t.league[team] = max(0, t.league[team] + aiming.size(t, seat, me, op))
            log.tell(ev.LEAGUE_IS, team, t.league[team])
    else:
        aiming.aim(t, k, op, context, log)


def score(t: Table, op: i64, seat: i64, me: i64, log: Log) -> None:
    """§4.6 `goal`, `annul_goal` The score moves, never below 0 (EL-280)."""
    side, n = t.book.op(op, a.O_A), aiming.size(t, seat, me, op)
    where = c.FOR if side == 0 else c.AGAINST
    if t.book.op(op, a.O_OP) == a.ANNUL_GOAL:
        for _ in range(min(n, t.get(seat, where))):
            t.add(seat, where, -1)
            log.tell(ev.ANNULLED, seat * 2 + side, me)
            standing.tell_score(t, seat, log)
        return
    for _ in range(n):
        t.add(seat, where, 1)
        log.tell(ev.CARD_GOAL, seat * 2 + side, me)
        standing.tell_score(t, seat, log)
    # EL-Q40 he has scored himself only where the card says so
    if n > 0 and t.book.op(op, a.O_B) and side == 0 and me != NONE:
        t.flag(me, c.SCORED, True)


def help_keeper(t: Table, op: i64, seat: i64, log: Log) -> None:
    """§4.6 `keeper` Added to a keeper for this match; new gloves have his strength."""
    strength, gloves = t.book.op(op, a.O_B), t.book.op(op, a.O_C)
    if t.book.op(op, a.O_A) == 0:
        t.add(seat, c.KEEP_STRENGTH, strength)
        t.add(seat, c.KEEP_GLOVES, gloves)
        doing.tell_keeper(t, seat, log)
    else:
        t.add(seat, c.FOE_STRENGTH, strength)
        t.add(seat, c.FOE_GLOVES, gloves)
        front = t.get(seat, c.FRONT)
        if pitch.revealed(t, seat) and front >= 0:
            strength = t.book.card(front, bk.KEEPER_POWER) + t.get(seat, c.FOE_STRENGTH)
            gloves = t.book.card(front, bk.KEEPER_GLOVES) + t.get(seat, c.FOE_GLOVES)
            log.tell(ev.KEEPER_IS, seat * 2 + 1, max(0, strength) * 64 + max(0, gloves))


def rest(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """peek to pay_then, prevent, refresh_row, none"""
    what = t.book.op(op, a.O_OP)
    seat = context // c.CARDS
    if what == a.PEEK:
        drawing.peek(t, k, op, context, log)
    elif what == a.DISCARD:
        k.push(c.GIVE_UP, op, context, -1)
    elif what == a.ROLL:
        k.push(c.ROLL, op, context, t.book.op(op, a.O_A))
    elif what == a.CHOOSE:
        asking.open_cases(t, k, op, context)
    elif what == a.PAY_THEN:
        k.push(c.PAY, op, context)
    elif what == a.PREVENT:
        if t.book.op(op, a.O_C) < t.book.op(op, a.O_D):
            k.push(c.PAY, op, context)
        else:
            asking.guard(t, seat, op)
    elif what == a.REFRESH_ROW:
        log.tell(ev.ROW_CHANGED, seat, t.book.op(op, a.O_A))
        market.renew(k, t.book.op(op, a.O_A), 5)
    elif what != a.NONE:
        aiming.aim(t, k, op, context, log)


# -- dice ------------------------------------------------------------------------------------------


def rolled(t: Table, seat: i64, die: i64, face: i64, log: Log) -> None:
    """A die of his own lies."""
    t.put(seat, c.DIE, face)
    log.tell(ev.ROLLED_SIX if die == SIX else ev.ROLLED_TWELVE, seat, face)


@final
class Roll(Phase[Table]):
    """§4.6 `roll` Frame: operation, context, die."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One die, six-sided or twelve-sided as the frame says."""
        if k.get(3) == SIX:
            dice.six(out)
        else:
            dice.twelve(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Keep the face; the manager may accept it or roll again (EL-011)."""
        die = k.get(3)
        rolled(t, k.get(2) // c.CARDS, die, answer, log)
        k.turn(c.ROLLED, k.get(1), k.get(2), die * 16 + answer)


@final
class AmountRoll(Phase[Table]):
    """§4.5 An amount that is a die. Frame: operation, context."""

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """One six-sided die."""
        dice.six(out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Keep the face as the amount; the manager may roll again (EL-011)."""
        rolled(t, k.get(2) // c.CARDS, SIX, answer, log)
        k.turn(c.ROLLED, k.get(1), k.get(2), answer)


@final
class Rolled(Phase[Table]):
    """EL-011 As it lies, or again. Frame: operation, context, die * 16 + face."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager while another roll can be paid; else AUTO (EL-011)."""
        seat = k.get(2) // c.CARDS
        return 1 << seat if traits.may_reroll(t, seat) else AUTO

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the die as it lies, and another roll (EL-011)."""
        out.open(c.ROLLED)
        dice.again(t, seat, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Roll again for a fan, or do what the face says (EL-011)."""
        op, context, state = k.get(1), k.get(2), k.get(3)
        seat = context // c.CARDS
        cases = t.book.op(op, a.O_OP) == a.ROLL
        if who != AUTO and answer == c.REROLL:
            traits.pay_reroll(t, seat, log)
            k.turn(c.ROLL if cases else c.AMOUNT_ROLL, op, context, state // 16)
            return
        k.pop()
        if not cases:
            act(t, k, op, context, log)
            return
        face = state % 16
        for case in range(t.book.op(op, a.O_FIRST), t.book.op(op, a.O_LAST)):
            if t.book.cases[case * 4] <= face <= t.book.cases[case * 4 + 1]:
                asking.run_case(t, k, case, context)
                return
