"""Who stands better at a table: a beginner's rule of thumb, and all there is to weigh.

`Full` adds the lead, the named terms of `weights.py` and the attack under way, and turns the sum
into points. `Plain` is one ply's worth of sense: see there.
"""

from __future__ import annotations

from typing import Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.contract import State
from touchline.core.judge import Judge, points
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.fitting import gain, kept, need, person_rows
from touchline.games.worldwide.rules.state import Table

from . import weights as w
from .hopes import FREE_KICK, PENALTY, WHOLE, below_chance, goal_chance, reach_chance
from .terms import count_terms, known, row_of

HALF: Final[i64] = 1024  # moments that a half has room for


def moment(t: Table) -> i64:
    """Attacks that are over; halves far apart."""
    return t.half * HALF + t.attacks


def settled(t: Table) -> bool:
    """Only where an attack is about to begin, or before a half."""
    phase = t.stack.phase()
    if t.stack.depth > 0:
        return False
    if phase == c.ATTACK:
        return len(t.line) == 0 and t.restrict == c.NO_PIECE
    return phase == c.CHANGE_WINDOW or phase == c.CAPTAIN_START or phase <= c.ABILITY_COMMIT


def is_roll(phase: i64) -> bool:
    """Is this a moment in which fate throws dice for an attack?"""
    return (
        c.TRAP_ROLL <= phase <= c.PERSON_ROLL
        or c.SIM_ROLL <= phase <= c.DEFENCE_ROLL
        or phase == c.COUNTER_ROLL
        or phase == c.SHOT_ROLL
        or phase == c.KEEPER_ROLL
        or phase == c.FREE_KICK_ROLL
    )


def alike(t: Table, answer: i64) -> i64:
    """The same number for dice that bring the same about (WF-063, WF-064, WF-082)."""
    phase = t.stack.phase()
    if phase == c.DEFENCE_ROLL:
        bit: i64 = 1 << answer
        if t.rules.fouls and t.book.foul[t.guarding] & bit:
            if t.book.red[t.guarding] & bit:
                return 4
            return 3 if t.book.yellow[t.guarding] & bit else 2
        return 1 if answer + t.block >= need(t, t.guarding) else 0
    if phase == c.COUNTER_ROLL:
        return 1 if answer >= t.stack.get(2) else 0
    if c.TRAP_ROLL <= phase <= c.SIM_ROLL:
        return 1 if answer >= t.stack.get(1) else 0
    return kept(answer)


def named_terms(s: State, seat: i64) -> list[float]:
    """The named terms of this seat's side less the other's, in the order of a row of weights."""
    t = cast(Table, s)
    values = vec[i64]([0 for _ in range(2 * w.TERMS)])
    count_terms(t, known(t), seat % 2, values, 0)
    count_terms(t, known(t), 1 - seat % 2, values, w.TERMS)
    return [float(values[i] - values[w.TERMS + i]) for i in range(w.TERMS)]


@final
class Full(Judge):
    """The lead, and what the named terms say of the goals still to come."""

    def __init__(self) -> None:
        self.values: vec[i64] = vec[i64]([0 for _ in range(2 * 41)])

    def rate(self, s: State, seat: i64) -> i64:
        """Millionths of a point, 0 to 2,000,000."""
        t = cast(Table, s)
        side = seat % 2
        lead = float(t.get(side, c.GOALS) - t.get(1 - side, c.GOALS))
        if t.stack.phase() == c.SHOOT_OUT:
            # WF-145 each kick to come is worth five sixths
            lead = float(t.get(side, c.SCORED) - t.get(1 - side, c.SCORED))
            lead += 0.83 * float(t.get(1 - side, c.SHOTS) - t.get(side, c.SHOTS))
            return points(lead, 0.9)
        row = row_of(t)
        more = self.margin(t, side, row * w.TERMS)
        if t.stack.depth > 0 or len(t.line) > 0:
            more += under_way(t, side)
        return points(lead + float(more) / 1000.0, float(w.SPREADS[row]) / 1000.0)

    def margin(self, t: Table, side: i64, row: i64) -> i64:
        """Thousandths of a goal by which this side has the better of what is to come."""
        k = known(t)
        values = self.values
        count_terms(t, k, side, values, 0)
        count_terms(t, k, 1 - side, values, w.TERMS)
        more: i64 = 0
        for i in range(w.TERMS):
            more += w.WEIGHTS[row + i] * (values[i] - values[w.TERMS + i])
        return more

    def stakes(self, s: State) -> bool:
        """A die of an attack is about to fall, not a card to be drawn."""
        return is_roll(cast(Table, s).stack.phase())

    def glimpse(self, s: State, seat: i64) -> i64:
        """The lead and the attack under way, nothing of what else may come."""
        t = cast(Table, s)
        side = seat % 2
        lead = float(t.get(side, c.GOALS) - t.get(1 - side, c.GOALS))
        lead += float(under_way(t, side)) / 1000.0
        return points(lead, float(w.SPREADS[row_of(t)]) / 1000.0)

    def alike(self, s: State, answer: i64) -> i64:
        """A d20 by what it brings about, a shot and its keeper by the die that counts."""
        return alike(cast(Table, s), answer)

    def moment(self, s: State) -> i64:
        """See the function of this name."""
        return moment(cast(Table, s))

    def settled(self, s: State) -> bool:
        """See the function of this name."""
        return settled(cast(Table, s))


GOAL_POINTS: Final[i64] = 300  # millionths of a point for a thousandth of a goal
BUILT: Final[vec[i64]] = vec[i64]([100, 130, 170, 220, 270, 330, 400, 500, 580])


@final
class Plain(Judge):
    """A beginner's rule of thumb, for a player who looks at no more than the own answer.

    Goals; the exact chance of the roll or the shot under way; attack points of whoever has the
    ball; cards in hand by their number, Player cards and stars. Nothing is planned.
    """

    def rate(self, s: State, seat: i64) -> i64:
        """Millionths of a point, about 1,000,000 when all is level."""
        t = cast(Table, s)
        side = seat % 2
        lead = (t.get(side, c.GOALS) - t.get(1 - side, c.GOALS)) * 1000
        lead += under_way(t, side) + belongings(t, side) - belongings(t, 1 - side)
        return WHOLE + lead * GOAL_POINTS


def belongings(t: Table, side: i64) -> i64:
    """Cards, those being drawn included, and stars; thousandths of a goal."""
    total = 25 * t.get(side, c.STARS) + 40 * t.get(side, c.START)
    for seat in range(side, t.seats, 2):
        total += 12 * min(10, t.held(seat)) + 25 * t.people(side, c.HAND + seat)
        total -= 60 * t.reds[seat]
    at: i64 = 0
    while at <= t.stack.depth:
        if t.stack.frames[at] == c.DRAW and t.stack.frames[at + 1] % 2 == side:
            kind = t.stack.frames[at + 2]
            total += t.stack.frames[at + 3] * (12 if kind == c.ACTION else 25)
        at += 4
    return total


def under_way(t: Table, side: i64) -> i64:
    """What the attack under way is worth to this side, in thousandths of a goal."""
    if t.ball < 0 or t.half == 0:
        return 0
    value = attack_now(t)
    return value if t.ball == side else -value


def attack_now(t: Table) -> i64:
    """The same for the side with the ball: exact where dice are about to fall."""
    phase = t.stack.phase()
    if phase == c.PENALTY:
        return PENALTY // 1000
    if phase == c.FREE_KICK_ROLL:
        return FREE_KICK // 1000
    if (c.AFTER <= phase <= c.KEEPER_ROLL and t.card >= 0) or t.piece == 1:
        return shot_now(t)
    if phase == c.RECOVER or phase == c.CHANGE_WINDOW or phase == c.GIVE_BACK:
        return 0
    if given_up(t):
        return 0
    if t.card < 0:
        return BUILT[t.pa]
    through = card_through(t)
    if t.guarding >= 0 and phase in (c.SIMULATION, c.DEFENCE_ROLL):
        k = known(t)
        win = k.win_chance(t, t.guarding, need(t, t.guarding) - t.block)
        foul = k.foul_chance(t, t.guarding)
        miss = max(0, WHOLE - win - foul)
        return (miss // 1000 * through + foul // 1000 * max(through, fouled(t))) // 1000
    if phase == c.BOOST:
        return 0 if t.natural + t.added >= need(t, t.guarding) else through
    if phase == c.TRAP_ROLL or phase == c.PERSON_ROLL:
        return through * (WHOLE - reach_chance(t.stack.get(1))) // WHOLE
    if phase == c.SIM_ROLL:
        return reach_chance(t.stack.get(1)) // 1000 * fouled(t) // 1000
    # nobody has answered yet: as often as not a card comes through
    return through if t.shut or phase != c.DEFENCE else through * 85 // 100


def given_up(t: Table) -> bool:
    """Is the attack over but for what is still being drawn or dropped?"""
    bottom = t.stack.frames[0]
    return bottom == c.GIVE_BACK or bottom == c.END_ATTACK or bottom == c.CHANGE_WINDOW


def card_through(t: Table) -> i64:
    """What the attack is worth once the waiting card is validated."""
    book = t.book
    edge: i64 = t.waiting
    more = book.pa[t.card]
    for n in range(c.SQUAD):
        if t.folk & (1 << n):
            rows = person_rows(t, t.ball * c.SQUAD + n)
            more += gain(t, rows, c.GAIN_PA)
            edge += gain(t, rows, c.SHOT_BONUS)
    if book.category[t.card] == c.SHOT_CARD:
        edge += book.quality[t.card * 9 + t.pa]
        return goal_chance(1, 1, edge, t.rules.off_target) // 1000
    return BUILT[min(8, t.pa + more)]


def fouled(t: Table) -> i64:
    """WF-153 What a set piece from here is worth."""
    more: i64 = 0 if t.stack.phase() == c.SIM_ROLL else t.book.pa[t.card]
    points_now = min(8, t.pa + more)
    if points_now == 6:
        return FREE_KICK // 1000
    return PENALTY // 1000 if points_now > 6 else BUILT[points_now]


def shot_now(t: Table) -> i64:
    """WF-081 to WF-085 The exact chance of the shot being taken."""
    off: i64 = 1 if t.piece == 0 and t.rules.off_target and t.on_target == 0 else 0
    edge: i64 = 1
    if t.piece == 0:
        edge = t.book.quality[t.card * 9 + t.pa] + t.shot_add + t.waiting
    if t.bare:
        edge = 0
    phase = t.stack.phase()
    if phase == c.SHOT_REROLL and off and t.die == 1:
        return 0
    if phase == c.SHOT_REROLL or phase == c.KEEPER or phase == c.KEEPER_ROLL:
        return below_chance(t.keep_dice, t.die + edge - t.keep_add) // 1000
    dice = max(t.shot_dice, 2 if t.rerolls else 1)
    return goal_chance(dice, t.keep_dice, edge - t.keep_add, off) // 1000
