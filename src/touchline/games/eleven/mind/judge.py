"""Who stands better in a season: the count as it stands, and all there is to weigh."""

from __future__ import annotations

from typing import Final, cast, final

from mypy_extensions import i64

from touchline.core.contract import State
from touchline.core.judge import Judge
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import pitch
from touchline.games.eleven.rules.week import scoring

from . import bargains, units

WHOLE: Final[i64] = 1_000_000
SCALE: Final[i64] = 16  # millionths of a point for a thousandth of a victory point


def moment(t: Table) -> i64:
    """Days of the season that are over, eight a week."""
    return t.week * 8 + t.day


def between(worths: i64, others: i64, seats: i64) -> i64:
    """Points from the own worth and the mean of the others', or alone from fifty points."""
    level = others // (seats - 1) if seats > 1 else 45 * units.VP
    return max(0, min(2 * WHOLE, WHOLE + (worths - level) * SCALE))


@final
class Full(Judge):
    """All that a club has, as `bargains.club` weighs it, against the mean of the others."""

    def rate(self, s: State, seat: i64) -> i64:
        """Millionths of a point, 0 to 2,000,000."""
        t = cast(Table, s)
        others: i64 = 0
        for other in range(t.seats):
            if other != seat:
                others += bargains.club(t, other)
        return between(bargains.club(t, seat), others, t.seats)

    def moment(self, s: State) -> i64:
        """See the function of this name."""
        return moment(cast(Table, s))

    def settled(self, s: State) -> bool:
        """Only where nothing is half done: a turn of a day, or a week's end."""
        t = cast(Table, s)
        return t.stack.depth == 0 and (t.stack.phase() == c.DAY or t.stack.phase() == c.WEEK_END)


@final
class Plain(Judge):
    """A beginner's rule of thumb, for a player who looks at no more than the own answer.

    Points that are counted already, resources by their number, footballers by their strength, and
    in a line-up under way the strength of those who are picked. Nothing is planned.
    """

    def rate(self, s: State, seat: i64) -> i64:
        """Millionths of a point, about 1,000,000 when all is level."""
        t = cast(Table, s)
        others: i64 = 0
        for other in range(t.seats):
            if other != seat:
                others += belongings(t, other)
        return between(belongings(t, seat), others, t.seats)


def belongings(t: Table, seat: i64) -> i64:
    """What lies on a manager's boards, by number."""
    points = scoring.score(t, seat)
    worth: i64 = 0
    for i in range(1, len(points)):
        worth += points[i] * units.VP
    worth += t.league[seat] * units.point(t, seat)
    worth += (t.get(seat, c.FOR) - t.get(seat, c.AGAINST)) * 300
    for res in range(4):
        worth += 150 * t.get(seat, c.HAS + res) + 500 * t.get(seat, c.LEVEL + res)
    for card in range(t.book.first[c.STAFF]):
        if t.where[card] == c.OWN + seat:
            worth += 250 * pitch.strength(t, seat, card) - (200 if t.hurt(card) else 0)
    for card in range(t.book.first[c.STAFF], t.book.first[c.STAFF + 1]):
        if t.where[card] == c.OWN + seat:
            worth += 300
    return worth + under_way(t, seat)


def under_way(t: Table, seat: i64) -> i64:
    """A line-up that is being given: who is picked, and whether shirts stand where they work."""
    lane = t.lanes[seat]
    if t.stack.phase() != c.LANES:
        return 0
    worth: i64 = 0
    if c.SELECT <= lane.phase() <= c.PLACE:
        for i in range(t.picked[seat]):
            worth += 100 * pitch.strength(t, seat, t.pick_at(seat, i) % 512)
    for shirt in range(c.SHIRTS_):
        at = t.shirt(seat, shirt, c.AT)
        if at >= 0:
            side = t.shirt(seat, shirt, c.SIDE)
            worth += 20 * (at // 3 if side == c.ATTACK else 2 - at // 3)
    return worth
