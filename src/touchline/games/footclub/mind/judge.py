"""Who stands better at a table of FootClub: a beginner's rule of thumb, and all there is to weigh.

`Full` adds the lead, the named terms of `weights.py` by the turns left, and turns the sum into
points. `Plain` is one ply's worth of sense: see there.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.contract import State
from touchline.core.judge import Judge, points
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules import options as o
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.rules.sums import attack, defence, final_bonus, supporters

from . import weights as w
from .half_runs import rate_last
from .hopes import WHOLE, duel_chance, goal_chance

LEG: Final[i64] = 40  # moments that a leg has room for


def moment(t: Table) -> i64:
    """Turns played, half-time counting nothing; legs and shoot-outs far apart."""
    if t.rules.poussin:
        return t.turn
    before: i64 = 0
    if t.period > 1:
        before = (t.period - 1) * 5
    return t.leg * LEG + before + t.turn


def settled(t: Table) -> bool:
    """Not while a ball is being fought for or shot at, nor half way through a run."""
    if t.stack.depth > 0:
        return False
    phase = t.stack.phase()
    return not (c.TACKLE <= phase <= c.RECLAIM or phase == c.PREMATCH or phase == c.TACTICS)


def turns_left(t: Table) -> i64:
    """Turns of regular time that are not over, the present one included once it has begun."""
    phase = t.stack.phase()
    over: i64 = 1 if phase == c.DISCARD else 0
    if t.rules.poussin:
        # before its cards are drawn a turn counts whole; so it does until it ends
        return max(0, 9 - max(1, t.turn))
    if t.period <= 1:
        return 11 - max(1, t.turn) - over
    if t.period == 2:
        return max(0, 6 - max(1, t.turn) - over)
    return max(0, 4 - max(1, t.turn) - over) if t.period == 3 else 0


def count_terms(t: Table, side: i64, out: vec[i64], at: i64) -> None:
    """The named terms of one club, written to out[at:]."""
    for i in range(w.TERMS):
        out[at + i] = 0
    first = side * c.DECK
    for card in range(c.DECK):
        place = t.where[first + card]
        if place == c.HAND:
            out[at + w.HAND + KIND[card]] += 1
        elif place == c.PILE:
            out[at + w.PILE + KIND[card]] += 1
        elif place == c.STANDS:
            out[at + w.STANDS] += 1
    out[at + w.EDGE] = attack(t, side) - defence(t, 1 - side)
    ball = t.ball == side
    out[at + w.BALL] = 1 if ball else 0
    n = supporters(t, side)
    set_ready = out[at + w.HAND + c.SET_ATTACK] > 0 and n >= 3
    if ball and (set_ready or (out[at + w.HAND + c.SOLO_RUN] > 0 and n <= 3)):
        out[at + w.READY] = 1
    if t.rules.poussin:
        return
    if t.get(side, c.KOP_KIND) > 0 and t.get(side, c.KOP_SPENT) == 0:
        out[at + w.KOP + t.get(side, c.KOP_KIND) - 1] = 1
    base = side * c.TEAM
    fresh: i64 = 0
    for i in range(t.outfielders(side)):
        fresh += t.tokens[t.team[base + i]] & 3
    out[at + w.FRESHNESS] = fresh
    out[at + w.CHANGES] = max(0, 3 - t.get(side, c.SUBS))


def named_terms(s: State, seat: i64) -> list[float]:
    """The named terms of this club less the other's, in the order of a row of weights."""
    values = vec[i64]([0 for _ in range(2 * w.TERMS)])
    count_terms(cast(Table, s), seat, values, 0)
    count_terms(cast(Table, s), 1 - seat, values, w.TERMS)
    return [float(values[i] - values[w.TERMS + i]) for i in range(w.TERMS)]


@final
class Full(Judge):
    """The lead, and what the named terms say of the goals still to come."""

    def __init__(self) -> None:
        self.values: vec[i64] = vec[i64]([0 for _ in range(2 * 24)])

    def rate(self, s: State, seat: i64) -> i64:
        """Millionths of a point, 0 to 2,000,000."""
        t = cast(Table, s)
        lead = float(t.get(seat, c.GOALS) - t.get(1 - seat, c.GOALS))
        if t.rules.format == o.FORMAT_TWO_LEGGED:
            lead += float(t.get(seat, c.LEG_GOALS) - t.get(1 - seat, c.LEG_GOALS))
        if t.period == 4:  # FC-218 each kick to come is worth about as much
            lead = float(t.get(seat, c.CONVERTED) - t.get(1 - seat, c.CONVERTED))
            lead += 0.78 * float(t.get(1 - seat, c.KICKS) - t.get(seat, c.KICKS))
            return points(lead, 0.9)
        left = turns_left(t)
        values = self.values
        more: i64 = 0
        if t.get(0, c.LINED) and t.get(1, c.LINED):
            count_terms(t, seat, values, 0)
            count_terms(t, 1 - seat, values, w.TERMS)
            table = w.POUSSIN if t.rules.poussin else w.FULL
            row = left * w.TERMS
            for i in range(w.TERMS):
                more += table[row + i] * (values[i] - values[w.TERMS + i])
        spread = w.POUSSIN_SPREAD[left] if t.rules.poussin else w.FULL_SPREAD[left]
        wide = float(spread) / 1000.0
        if t.rules.format == o.FORMAT_TWO_LEGGED and t.leg == 0:
            wide = wide + 1.2  # the second leg is still to come
        return points(lead + float(more) / 1000.0, wide)

    def moment(self, s: State) -> i64:
        """See the function of this name."""
        return moment(cast(Table, s))

    def settled(self, s: State) -> bool:
        """See the function of this name."""
        return settled(cast(Table, s))


GOAL_POINTS: Final[i64] = 300  # millionths of a point for a thousandth of a goal


@final
class Plain(Judge):
    """A beginner's rule of thumb, for a player who looks at no more than the own answer.

    Goals; the exact chance of the shot being prepared; the ball, or the chance that a tackle wins
    it. Nothing is saved for later. In sealed runs, changes and the draft: see `half_runs.py`.
    """

    def rate(self, s: State, seat: i64) -> i64:
        """Millionths of a point, about 1,000,000 when all is level."""
        t = cast(Table, s)
        lead = (t.get(seat, c.GOALS) - t.get(1 - seat, c.GOALS)) * 1000
        lead += self.pending(t, seat)
        return WHOLE + lead * GOAL_POINTS + rate_last(t, seat) * 1000

    def pending(self, t: Table, seat: i64) -> i64:
        """The ball, a tackle on its way, a shot being prepared; thousandths of a goal."""
        phase = t.stack.phase()
        if t.ball < 0:
            return 0
        if phase == c.TACKLE:
            side, tackler = t.stack.get(1), t.stack.get(2)
            extra: i64 = 0
            if tackler >= 0 and t.book.strength[tackler] == c.ENFORCER:
                extra = 1
            won = duel_chance(extra, t.stack.get(3) != 0) * 2 - WHOLE
            return won // 5_000 if side == seat else -won // 5_000
        total: i64 = 200 if t.ball == seat else -200
        if t.attacker >= 0 and (phase == c.BONUS or phase == c.SHOT or phase == c.SUPPORT):
            bonus = final_bonus(t)
            if phase == c.SUPPORT:
                bonus -= 1  # it holds more often than not
            hope = goal_chance(bonus) // 1000
            total += hope if t.attacker == seat else -hope
        return total
