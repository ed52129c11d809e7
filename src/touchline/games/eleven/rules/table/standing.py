"""What a change makes of strengths, scores and gloves: told right after the event that made it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.core.log import Log
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.state import Table

from . import pitch, squad

MOST: Final[i64] = 63  # the greatest number that an event has room for
NOT_TOLD: Final[i64] = -1


def shirt_in_play(t: Table, card: i64) -> i64:
    """EL-059 The field shirt of a selected footballer whose match is on, -1 for none."""
    seat = t.owner(card)
    if seat < 0 or t.flags[card] & c.SELECTED == 0 or not pitch.lined_up(t, seat):
        return -1
    shirt = squad.shirt_of(t, seat, card)
    return shirt if shirt >= 0 and t.shirt(seat, shirt, c.FIELD) else -1


def before(t: Table, card: i64, log: Log) -> i64:
    """How strong a footballer and his shirt are before a change, for `after`: 64 * strength +
    power. NOT_TOLD for other cards, and where nobody listens.
    """
    if not log.on or t.book.deck(card) > c.VETERAN:
        return NOT_TOLD
    strength = min(MOST, pitch.strength(t, t.owner(card), card))
    shirt = shirt_in_play(t, card)
    power: i64 = min(MOST, pitch.shirt_power(t, t.owner(card), shirt)) if shirt >= 0 else 0
    return strength * 64 + power


def after(t: Table, card: i64, was: i64, log: Log) -> None:
    """EL-122 Tell the strength of a footballer, and that of his shirt, where they have changed."""
    if was == NOT_TOLD:
        return
    now = before(t, card, log)
    if was // 64 != now // 64:
        log.tell(e.STRENGTH_IS, card, was // 64 * 64 + now // 64)
    shirt = shirt_in_play(t, card)
    if shirt >= 0 and was % 64 != now % 64:
        log.tell(e.POWER_IS, t.owner(card) * 2, shirt * 4096 + was % 64 * 64 + now % 64)


def shirt_before(t: Table, seat: i64, shirt: i64, log: Log) -> i64:
    """The strength of an own shirt before a change, for `shirt_after`; NOT_TOLD off the field."""
    if not log.on or t.shirt(seat, shirt, c.FIELD) == 0 or not pitch.lined_up(t, seat):
        return NOT_TOLD
    return min(MOST, pitch.shirt_power(t, seat, shirt))


def shirt_after(t: Table, seat: i64, shirt: i64, was: i64, log: Log) -> None:
    """§1.4 Tell the strength of an own shirt on the field after a change, and before it."""
    if was != NOT_TOLD:
        log.tell(e.POWER_IS, seat * 2, shirt * 4096 + was * 64 + shirt_before(t, seat, shirt, log))


def foe_before(t: Table, seat: i64, foe: i64, log: Log) -> i64:
    """The strength of an opposing shirt before a change, for `foe_after`; NOT_TOLD unrevealed."""
    return (
        min(MOST, pitch.foe_power(t, seat, foe)) if log.on and pitch.revealed(t, seat) else NOT_TOLD
    )


def foe_after(t: Table, seat: i64, foe: i64, was: i64, log: Log) -> None:
    """§1.4 Tell the strength of an opposing shirt after a change, and before it."""
    if was != NOT_TOLD:
        now = foe_before(t, seat, foe, log)
        log.tell(e.POWER_IS, seat * 2 + 1, foe * 4096 + was * 64 + now)


def tell_score(t: Table, seat: i64, log: Log) -> None:
    """EL-228, EL-280 Tell the score of a match as it is now."""
    log.tell(
        e.SCORE_IS, seat, min(MOST, t.get(seat, c.FOR)) * 64 + min(MOST, t.get(seat, c.AGAINST))
    )
