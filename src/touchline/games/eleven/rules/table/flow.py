"""EL-080, §3: the season's phases follow each other; lanes are begun and ended.

Whatever is common stands on `t.stack`; while everybody is busy at an own pace it stands on LANES,
and its frame says what comes when all are done.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.core.log import Log
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.state import Table

from . import pitch

# what LANES goes on to (first number of its frame)
AFTER_SHIRTS: Final[i64] = 0
AFTER_MONDAY: Final[i64] = 1
AFTER_MATCH_DAY: Final[i64] = 2
AFTER_FEES: Final[i64] = 3
AFTER_CLAIMS: Final[i64] = 4
AFTER_LAST_CLAIMS: Final[i64] = 5
AFTER_GAME_END: Final[i64] = 6


def seat_at(t: Table, place: i64) -> i64:
    """EL-017 The seat at a place of the turn order, 0 being the first manager."""
    return (t.leader + place) % t.seats


def begin_lanes(t: Table, phase: i64, after: i64) -> None:
    """Every seat begins the same phase on its own stack."""
    for seat in range(t.seats):
        lane = t.lanes[seat]
        lane.depth = 0
        lane.turn(c.LANE_DONE)
        lane.push(phase, seat)
    t.stack.depth = 0
    t.stack.turn(c.LANES, after)


def begin_week(t: Table, log: Log) -> None:
    """EL-080 Monday of the next week."""
    t.week += 1
    t.day = 0
    t.faced = 0
    log.tell(e.WEEK_BEGINS, t.week)
    log.tell(e.DAY_BEGINS, 0)
    for seat in range(t.seats):
        t.put(seat, c.REROLLS, 0)
        t.put(seat, c.MEETING_CARD, -1)
        t.put(seat, c.ADOPTED, -1)
        t.put(seat, c.REFRESHED, 0)
    t.stack.depth = 0
    t.stack.turn(c.INCOME)
    for seat in range(t.seats - 1, -1, -1):
        t.stack.push(c.CLUB_DRAWN, seat, t.week - 1)


def begin_day(t: Table, day: i64, log: Log) -> None:
    """EL-100 Tuesday, Wednesday, Thursday: the first manager begins."""
    t.day = day
    log.tell(e.DAY_BEGINS, day)
    t.stack.depth = 0
    t.stack.turn(c.DAY, day, 0)
    fresh_turn(t, seat_at(t, 0), log)


def fresh_turn(t: Table, seat: i64, log: Log) -> None:
    """EL-100 One basic action and one paid action."""
    t.put(seat, c.BASIC_USED, 0)
    t.put(seat, c.EXTRA_USED, 0)
    log.tell(e.TURN_BEGINS, seat)


def begin_match_day(t: Table, log: Log) -> None:
    """EL-015, EL-380 Everybody plays at once, by the standings of this moment."""
    t.day = 4
    log.tell(e.DAY_BEGINS, 4)
    t.standings = t.league[:]
    for seat in range(t.seats):
        t.put(seat, c.LAST_RANK, pitch.rank_of(t, seat))
        t.put(seat, c.FOE_RANK, pitch.rank_of(t, 4 + t.get(seat, c.CLUB)))
    begin_lanes(t, c.FORMATION_, AFTER_MATCH_DAY)
