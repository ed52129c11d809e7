"""Events of Eleven that make one thing together, so that the story says it once."""

from __future__ import annotations

from typing import Final

from touchline.core.log import Event
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e

#: what is bought: told with its price
PRICED: Final = {e.RECRUITED, e.HIRED, e.BUILT, e.OFFICE_IS}


def alike(one: Event, other: Event) -> bool:
    """Do two events say the same of the same seat?"""
    return one.kind == other.kind and one.a == other.a


def neighbour(events: list[Event], n: int, step: int) -> Event | None:
    """The event before (-1) or after (1) another, if it is about the same seat."""
    found = events[n + step] if 0 <= n + step < len(events) else None
    return found if found is not None and found.a == events[n].a else None


def spent(events: list[Event], n: int) -> bool:
    """Is what somebody gives told with what it is given for?"""
    event = events[n]
    then = neighbour(events, n, 1)
    if paid_fees(events, n - 1):
        return True
    res, amount = divmod(int(event.b), 64)
    if then is not None and res == c.MONEY and then.kind in PRICED:
        return True
    if then is not None and res == c.OPERATIONS and then.kind == e.ACTED and then.b % 2:
        return True
    if then is not None and res == c.FANS:
        again = then.kind == e.REROLLED and then.b > 0 and amount == 1
        return again or (then.kind == e.FANS_PLACED and then.b == amount)
    return False


def paid_fees(events: list[Event], n: int) -> bool:
    """EL-302 Are fees told at this place, and paid as a whole right after?"""
    if n < 0 or events[n].kind != e.FEES:
        return False
    then = neighbour(events, n, 1)
    money = c.MONEY * 64 + min(int(events[n].b), 63)
    return then is not None and then.kind == e.LOST and then.b == money


def from_stands(events: list[Event], n: int) -> bool:
    """EL-285 Is this the money that the stands have just been said to bring?"""
    before = neighbour(events, n, -1)
    money = c.MONEY * 64 + min(int(before.b), 63) if before is not None else 0
    return before is not None and before.kind == e.STAND_MONEY and events[n].b == money


def rolled_before(events: list[Event], n: int) -> bool:
    """EL-291 Are these the league points of a club whose die has just been told?"""
    before = events[n - 1] if n else None
    return before is not None and before.kind == e.CLUB_ROLLED and before.a + 4 == events[n].a


def stats_of(events: list[Event], n: int) -> list[tuple[int, int]]:
    """Where a club's statistics stand after several steps, as (statistic, level), told with the
    last step; [] for a step that others follow. EL-046 What a step brings or costs comes between.
    """
    steps = {e.STAT_IS, e.GAINED, e.LOST}
    first = last = n
    while (before := neighbour(events, first, -1)) is not None and before.kind in steps:
        first -= 1
    while (then := neighbour(events, last, 1)) is not None and then.kind in steps:
        last += 1
    if any(event.kind == e.STAT_IS for event in events[n + 1 : last + 1]):
        return []
    stood = {int(x.b) // 64: int(x.b) % 64 for x in events[first : n + 1] if x.kind == e.STAT_IS}
    return sorted(stood.items())


def price_of(events: list[Event], n: int, res: int = int(c.MONEY)) -> int:
    """How much of a resource is given for what an event tells of."""
    before = neighbour(events, n, -1)
    paid = before is not None and before.kind == e.LOST and before.b // 64 == res
    return int(before.b) % 64 if before is not None and paid else 0


def income_of(events: list[Event], n: int) -> list[int]:
    """EL-081 Gains of all four resources in order are an income: how much of each; else []."""
    start = n - int(events[n].b) // 64
    four = events[max(0, start) : max(0, start) + 4]
    whole = start >= 0 and len(four) == 4
    for res, event in enumerate(four):
        whole = whole and alike(event, events[n]) and event.b // 64 == res
    return [int(event.b) % 64 for event in four] if whole else []
