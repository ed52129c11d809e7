"""What cards that come and go are worth to a manager, in thousandths of a victory point."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import sums
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import deals, pitch, squad
from touchline.games.eleven.rules.week import scoring

from . import units
from .appraisal import FOOTBALLERS, STAFF, ability, cost, fee_of, of_trigger

AT_ONCE: Final[i64] = 150  # hundredths of a director's bonus,
WEEKLY: Final[i64] = 50  # of his action or trait,
STEP: Final[i64] = 30  # and of his steps of statistics
SLOT: Final[i64] = 243  # an action of the day that is used for this and not for something else


def acting(t: Table, seat: i64) -> i64:
    """How many actions the own cards offer a week."""
    n: i64 = 0
    for card in range(t.book.first[c.STAFF], t.book.first[c.TACTIC]):
        if t.where[card] == c.OWN + seat and has_action(t, card):
            n += 1
    return n


def has_action(t: Table, card: i64) -> bool:
    """Is there an action on a card?"""
    for which in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
        if t.book.ability(which, b.TRIGGER) == a.ACTION:
            return True
    return False


def action(t: Table, seat: i64, which: i64) -> i64:
    """An action of a card, net of its own cost."""
    spent = cost(t, seat, t.book.ability(which, b.COST), t.book.ability(which, b.COST_END))
    return ability(t, seat, which, 0) - spent


def standing(t: Table, seat: i64, card: i64) -> i64:
    """What a card in play gives in the weeks to come: actions, and what always works."""
    worth: i64 = 0
    weeks = units.days(t, seat) // 3
    crowd = acting(t, seat)
    for which in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
        trigger = t.book.ability(which, b.TRIGGER)
        if trigger == a.ACTION:
            net = max(0, action(t, seat, which) - SLOT)
            worth += net * weeks * (6 if crowd < 3 else 4 if crowd < 5 else 2) // 10
        elif trigger == a.PASSIVE:
            worth += ability(t, seat, which, 0)
        elif trigger == a.PRODUCTION:
            worth += ability(t, seat, which, 0) * units.mondays(t)
    return worth


def staff(t: Table, seat: i64, card: i64, price: i64) -> i64:
    """EL-140 A member of staff, net of price and fees."""
    worth = units.more(t, seat, c.MONEY, -price) + standing(t, seat, card)
    worth += of_trigger(t, seat, card, a.BONUS, 0)
    category = t.book.card(card, b.CATEGORY)
    owned: i64 = 0
    for other in range(t.book.first[c.STAFF], t.book.first[c.STAFF + 1]):
        if t.where[other] == c.OWN + seat and t.book.card(other, b.CATEGORY) == category:
            owned += 1
    rows = t.book.categories
    gain = sums.category_points(rows, category, owned + 1)
    gain -= sums.category_points(rows, category, owned)
    if gain == 0 and owned == 0:
        gain = sums.category_points(rows, category, 2) // 2
    return worth + gain * units.VP - fee_of(t, seat, STAFF) * units.MONEY * units.mondays(t) // 2


def recruit(t: Table, seat: i64, card: i64, price: i64) -> i64:
    """EL-110 A footballer, net of price and fees; that he can be trained counts in part.

    EL-022 Nobody has seen his trained side: what his like gain is taken for it.
    """
    power = t.book.card(card, b.POWER)
    worth = units.footballer(t, seat, card, power)
    if t.book.deck(card) == c.YOUNGSTER:
        left = units.matches(t, seat) - 1
        worth += min(100 * left, t.book.marks[t.book.like(card)]) * units.VP * 4 // 1000
    more = t.book.gains[t.book.like(card)]
    worth += more * units.strength(t, seat) * max(0, units.matches(t, seat) - 1) // 300
    worth += units.more(t, seat, c.MONEY, -price)
    return worth - fee_of(t, seat, FOOTBALLERS) * units.MONEY * units.mondays(t) // 2


def sale(t: Table, seat: i64, card: i64, add: i64) -> i64:
    """EL-130 Selling a footballer."""
    money = deals.sale_of(t, seat, card, add)
    left = units.matches(t, seat)
    keeps = units.footballer(t, seat, card, pitch.strength(t, seat, card))
    if t.hurt(card):
        keeps = keeps * max(0, left - t.token(card, c.INJURY_) - 1) // max(1, left)
    if t.trained(card) and t.book.deck(card) == c.YOUNGSTER:
        open_marks = t.book.card(card, b.EXP_PLAYED) - t.token(card, c.EXP_PLAYED)
        keeps += min(left, open_marks) * units.VP
    saved = fee_of(t, seat, FOOTBALLERS) * units.MONEY * units.mondays(t) // 2
    return units.more(t, seat, c.MONEY, money) - keeps + saved


def contract(t: Table, seat: i64, card: i64, kind: i64) -> i64:
    """EL-150 A contract of a kind."""
    if kind == c.SMALL:
        return of_trigger(t, seat, card, a.SIGN_SMALL, 0)
    if kind == c.BANNER_DEAL:
        return of_trigger(t, seat, card, a.SIGN_BANNER, 0) - 225
    if kind == c.BANNER_BONUS:
        return of_trigger(t, seat, card, a.BONUS, 0) - 200
    return of_trigger(t, seat, card, a.SIGN_KIT, 0) + of_trigger(t, seat, card, a.BONUS, 0) - 257


def director(t: Table, seat: i64, card: i64) -> i64:
    """EL-047 A director for the season: statistics, bonus, action, trait.

    The parts count as much as they turned out to where directors were kept by lot: what comes
    week by week less than its sum, for turns run short before markers do.
    """
    worth = AT_ONCE * of_trigger(t, seat, card, a.BONUS, 0) + WEEKLY * standing(t, seat, card)
    for stat in range(4):
        worth += STEP * units.statistic(t, seat, stat, t.book.card(card, b.STATS + stat))
    return worth // 100


def club(t: Table, seat: i64) -> i64:
    """All that a manager has: points that count, and what the rest is worth as things stand."""
    points = scoring.score(t, seat)
    worth: i64 = 0
    for i in range(1, len(points)):
        worth += points[i] * units.VP
    worth += t.league[seat] * units.point(t, seat)
    for res in range(4):
        worth += units.resource(t, seat, res, t.get(seat, c.HAS + res))
        worth += units.MONEY * 7 // 10 * t.get(seat, c.LEVEL + res) * units.mondays(t)
    for card in range(squad.footballers_end(t)):
        if t.where[card] == c.OWN + seat:
            worth += units.footballer(t, seat, card, pitch.strength(t, seat, card))
            tokens_on = t.token(card, c.INJURY_) + t.token(card, c.SUSPENSION)
            worth -= units.hurt_cost(t, seat, card, tokens_on)
    for card in range(t.book.first[c.STAFF], t.book.first[c.STAFF + 1]):
        if t.where[card] == c.OWN + seat:
            worth += standing(t, seat, card)
    return worth
