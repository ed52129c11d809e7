"""The rules in the order of the rulebook: what each answer does, and what comes next."""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.log import Log
from touchline.core.odds import die

from . import codes as c
from . import options as o
from .asks import ask_strike
from .paths import tell_kick, tell_walk
from .placing import next_player
from .state import Table, place_next


def begin(t: Table) -> None:
    """SS-021 The coin, unless it is settled who places first."""
    if t.rules.first_placer:
        choose_first(t, t.rules.first_placer - 1, Log(False))


def choose_first(t: Table, side: i64, log: Log) -> None:
    """SS-021 This side places first; §8.3 with `kickoff_side=first_placer` the dice come first."""
    t.placer = side
    if t.rules.first_placer == o.FIRST_PLACER_COIN:
        log.tell(c.E_COIN, side)
    if t.rules.kickoff_side == o.KICKOFF_SIDE_FIRST_PLACER:
        t.phase = c.DUEL
        t.side = -1
    else:
        place_next(t)


def place(t: Table, answer: i64, log: Log) -> None:
    """SS-022 One figure more; after the tenth the ball lies on the centre spot (SS-030)."""
    cell = answer // c.BASE % c.BASE
    keeper = answer // (c.BASE * c.BASE) == c.SET_KEEPER
    figure = t.side * 5 if keeper else next_player(t, t.side)
    t.pos[figure] = cell
    t.placed += 1
    log.tell(c.E_PLACED, figure, cell)
    if t.placed < 10:
        place_next(t)
    elif t.die:
        kick_off(t, t.placer)
    else:
        t.phase = c.DUEL
        t.side = -1


def kick_off(t: Table, winner: i64) -> None:
    """SS-041 The winner kicks off. SS-049 With nothing legal for the die both roll again."""
    t.side = winner
    t.first = winner
    t.phase = c.KICKOFF
    if not kick_off_possible(t, winner, t.die):
        t.phase = c.DUEL
        t.side = -1
        t.first = -1
        t.die = 0


def kick_off_possible(t: Table, side: i64, length: i64) -> bool:
    """SS-049 Is there a destination of this length for this side?"""
    trial = t.clone()
    trial.side = side
    trial.die = length
    trial.phase = c.KICKOFF
    out = Codes()
    ask_strike(trial, out, c.KICKOFF)
    return out.items[0] != c.PASS


def duel_luck(t: Table, out: Odds) -> None:
    """SS-040, SS-041 The thirty unequal pairs; §8.3 with `kickoff_side=first_placer` the fifteen
    in which the first placer's die is higher, or its die alone with `die_plus_one`.

    SS-049 Once the figures stand, pairs that leave nothing legal are rolled again, hence left out
    (all are offered if none is left: the kick-off is then passed).
    """
    rules = t.rules
    for careful in range(1, -1, -1):
        out.open(c.DUEL)
        if (
            rules.kickoff_side == o.KICKOFF_SIDE_FIRST_PLACER
            and rules.kickoff_length == o.KICKOFF_LENGTH_DIE_PLUS_ONE
        ):
            for face in range(1, 7):
                if not careful or t.placed < 10 or kick_off_possible(t, t.placer, face + 1):
                    out.add(face, 1)
        else:
            for pair in range(11, 67):
                left, right = pair // 10, pair % 10
                if right < 1 or right > 6 or left == right:
                    continue
                winner: i64 = 0 if left > right else 1
                if rules.kickoff_side == o.KICKOFF_SIDE_FIRST_PLACER and winner != t.placer:
                    continue
                if not careful or t.placed < 10 or kick_off_possible(t, winner, length(t, pair)):
                    out.add(pair, 1)
        if out.count:
            return


def length(t: Table, pair: i64) -> i64:
    """SS-043 The steps of a kick-off: the difference, or the own die + 1 (`kickoff_length`)."""
    left, right = pair // 10, pair % 10
    high = left if left > right else right
    if t.rules.kickoff_length == o.KICKOFF_LENGTH_DIE_PLUS_ONE:
        return high + 1
    return high - (right if left > right else left)


def duel(t: Table, pair: i64, log: Log) -> None:
    """SS-040 to SS-043 The dice decide who kicks off, and how far."""
    if pair < 10:
        winner = t.placer
        t.die = pair + 1
    else:
        winner = 0 if pair // 10 > pair % 10 else 1
        t.die = length(t, pair)
    log.tell(c.E_DUEL, pair, t.die * 10 + winner)
    if t.placed < 10:
        place_next(t)
    else:
        t.side = winner
        t.first = winner
        t.phase = c.KICKOFF


def roll(t: Table, face: i64, log: Log) -> None:
    """SS-050 The die, before anything is decided."""
    t.die = face
    t.phase = c.MOVE
    log.tell(c.E_ROLL, t.side, face)


def move(t: Table, answer: i64, log: Log) -> None:
    """SS-051 to SS-087 A walk, or a kick with its passes, or the forced pass (SS-059)."""
    if answer == c.PASS:
        log.tell(c.E_PASS, t.side)
        end_turn(t, log)
        return
    start = answer // (c.BASE * c.BASE)
    to = answer // c.BASE % c.BASE
    end = answer % c.BASE
    figure = t.figure_at(start)
    toucher = figure
    if log.on:
        toucher = tell_walk(t, figure, to, end, log)
    t.pos[figure] = to
    if end == t.ball:
        end_turn(t, log)
    else:
        settle_ball(t, end, toucher, log)


def strike(t: Table, answer: i64, log: Log) -> None:
    """SS-042 to SS-048, SS-094 to SS-096 The kick-off or the restart: a kick from the spot."""
    if answer == c.PASS:
        log.tell(c.E_PASS, t.side, 1)
        end_turn(t, log)
        return
    end = answer % c.BASE
    figure = t.figure_at(answer // c.BASE % c.BASE)
    toucher = figure
    if log.on:
        toucher = tell_kick(t, figure, t.die, end, log)
    t.restart = -1
    settle_ball(t, end, toucher, log)


def settle_ball(t: Table, end: i64, toucher: i64, log: Log) -> None:
    """SS-071 The ball rests; SS-087 or it is in the goal."""
    if end != c.GOAL:
        t.ball = end
        end_turn(t, log)
        return
    side = t.side
    if side == 0:
        t.score0 += 1
    else:
        t.score1 += 1
    log.tell(c.E_GOAL, toucher, t.score0 * 100 + t.score1)
    t.restart = 1 - side
    t.ball = 0
    if t.minute > 25:
        finish(t, c.GOLDEN, side, log)  # SS-123
        return
    t.last = side
    end_turn(t, log)


def end_turn(t: Table, log: Log) -> None:
    """SS-120 to SS-125, SS-127 The half minute is over."""
    t.die = 0
    if t.half == 0:
        t.half = 1
        t.side = 1 - t.side
        begin_turn(t, log)
        return
    if t.minute == 25 and t.score0 != t.score1:
        finish(t, c.REGULAR, 0 if t.score0 > t.score1 else 1, log)  # SS-121
        return
    if t.minute == 35 or (t.minute == 25 and t.rules.extra_time == o.EXTRA_TIME_NONE):
        if t.rules.tiebreak == o.TIEBREAK_DRAW:
            finish(t, c.DRAWN, -1, log)  # SS-127
        elif t.last >= 0:
            finish(t, c.LAST_GOAL, t.last, log)  # SS-124
        else:
            finish(t, c.NO_GOAL, -1, log)  # SS-125
        return
    if t.minute == 25:
        log.tell(c.E_EXTRA)  # SS-122
    t.minute += 1
    t.half = 0
    t.side = t.first
    log.tell(c.E_MINUTE, t.minute)
    begin_turn(t, log)


def begin_turn(t: Table, log: Log) -> None:
    """SS-090, SS-092, SS-093, SS-097 A restart that is due is this side's turn, in extra time too.

    After the kick-off the other side has an ordinary turn (SS-047).
    """
    if t.restart != t.side:
        t.phase = c.ROLL
        return
    # SS-091 keepers are lifted: both, or the conceder's alone
    t.phase = c.KEEPER
    t.ball = 0
    conceder = t.side
    if t.rules.restart_keepers == o.RESTART_KEEPERS_CONCEDER:
        lift(t, conceder * 5, log)
    else:
        lift(t, 0, log)
        lift(t, 5, log)
        t.side = 1 - conceder  # the side that scored places first


def lift(t: Table, keeper: i64, log: Log) -> None:
    """SS-091 A keeper leaves the board until it is placed again."""
    t.pos[keeper] = 0
    t.lifted |= 1 << keeper
    log.tell(c.E_LIFT, keeper)


def keeper(t: Table, answer: i64, log: Log) -> None:
    """SS-091, SS-093 A keeper is placed; after the conceder's the ball lies at its feet."""
    cell = answer // c.BASE % c.BASE
    figure = t.side * 5
    t.pos[figure] = cell
    t.lifted &= ~(1 << figure)
    log.tell(c.E_KEEPER, figure, cell)
    if t.side != t.restart:
        t.side = t.restart
        return
    t.ball = cell
    log.tell(c.E_RESTART, t.side, cell)
    t.phase = c.AGAIN
    odds = Odds()
    again_luck(t, odds)
    if odds.count == 0:
        t.phase = c.RESTART  # SS-098 nothing is legal for any die: the turn is passed
        t.die = 0


def again_luck(t: Table, out: Odds) -> None:
    """SS-093, SS-098 The die of a restart: 2 to 6, faces without a legal kick rolled again."""
    out.open(c.AGAIN)
    trial = t.clone()
    trial.phase = c.RESTART
    codes = Codes()
    for face in range(2, 7):
        trial.die = face
        ask_strike(trial, codes, c.RESTART)
        if codes.items[0] != c.PASS:
            out.add(face, 1)


def again(t: Table, face: i64, log: Log) -> None:
    """SS-093 The restart's die is rolled."""
    t.die = face
    t.phase = c.RESTART
    log.tell(c.E_ROLL_AGAIN, t.side, face)


def finish(t: Table, reason: i64, winner: i64, log: Log) -> None:
    """SS-121 to SS-125 The match is over."""
    t.phase = c.END
    t.die = 0
    t.reason = reason
    t.winner = winner
    log.tell(c.E_END, t.score0 * 100 + t.score1, winner)


def turn_luck(out: Odds) -> None:
    """SS-050 One fair die."""
    out.open(c.ROLL)
    die(out, 1, 6)


def coin_luck(out: Odds) -> None:
    """SS-021 A fair coin."""
    out.open(c.CHOOSE)
    die(out, 0, 1)
