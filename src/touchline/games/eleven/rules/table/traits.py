"""What a manager's cards mean for the rules just now: passives, permissions, restrictions, costs.

The terms they are written in (values, conditions, strengths) are in `quantities.py` and `pitch.py`;
this is the door to them for the rest of the room.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.log import Log
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.state import Table

from . import matching
from .pitch import foe_power as foe_power
from .pitch import player_of as player_of
from .pitch import players as players
from .pitch import shirt_power as shirt_power
from .pitch import strength as strength
from .pitch import worn_power as worn_power
from .quantities import NONE, copies, gather
from .quantities import changed as changed
from .quantities import fans_on as fans_on
from .quantities import holds as holds
from .quantities import side_up as side_up
from .quantities import sold_out as sold_out
from .quantities import stands as stands
from .quantities import value as value
from .quantities import works as works


def ability_on(t: Table, card: i64, trigger: i64, after: i64) -> i64:
    """The next ability of a card with this trigger whose side is up, -1 behind the last.

    after  an ability; only later ones count. -1 for the first
    """
    for ability in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
        fits = t.book.ability(ability, b.TRIGGER) == trigger
        if ability > after and fits and side_up(t, ability):
            return ability
    return -1


def capacity(t: Table, seat: i64, stand: i64) -> i64:
    """EL-210 How many fans a stand holds."""
    return max(0, changed(t, seat, a.M_CAPACITY, 1, c.STAND + stand))


def banners(t: Table, seat: i64) -> i64:
    """EL-152 How many banner contracts fit."""
    return max(0, value(t, seat, a.M_BANNERS, 2, -1))


def kits(t: Table, seat: i64) -> i64:
    """EL-153 How many kit contracts fit."""
    return max(0, value(t, seat, a.M_KITS, 1, -1))


def keeper_strength(t: Table, seat: i64) -> i64:
    """EL-265 The strength of the own keeper in this match."""
    card = t.get(seat, c.KEEPER_CARD)
    base = t.book.constant(a.KEEPER_STRENGTH) if card < 0 else strength(t, seat, card)
    return max(0, value(t, seat, a.M_KEEPER, base, card) + t.get(seat, c.KEEP_STRENGTH))


def keeper_gloves(t: Table, seat: i64) -> i64:
    """EL-265 How many gloves the own keeper has in this match; all have his strength (§4.6)."""
    card = t.get(seat, c.KEEPER_CARD)
    base = t.book.constant(a.KEEPER_GLOVES)
    if card >= 0:
        base = t.book.card(card, b.GLOVES + t.trained(card))
    return max(0, value(t, seat, a.M_GLOVES, base, card) + t.get(seat, c.KEEP_GLOVES))


# -- permissions and restrictions ------------------------------------------------------------------


def permits(t: Table, seat: i64, what: i64, card: i64) -> i64:
    """§4.6 `allow` How many cards may use a permission that covers this one: 0 none, 99 any number.

    what  acts.ALLOW_... An ability with a limit of once a match or week covers one card a time, and
          none any more once it has been marked as used.
    """
    n: i64 = 0
    book = t.book
    for i in range(book.allowing_at[what], book.allowing_at[what + 1], 2):
        ability, op = book.allowing[i], book.allowing[i + 1]
        if usable_permit(t, seat, ability, op, card):
            n += 99 if book.ability(ability, b.LIMIT) == a.NO_LIMIT else 1
    for at in range(0, len(t.timed), c.TIMED):
        if t.timed[at + c.T_WHAT] != c.PERMIT + what or t.timed[at + c.T_SEAT] != seat:
            continue
        if covers(t, seat, NONE, t.timed[at + c.T_TARGET], card):
            n += 99
    return min(n, 99)


def usable_permit(t: Table, seat: i64, ability: i64, op: i64, card: i64) -> bool:
    """Does a permission work for a seat now, with its limit not reached, and cover this card?"""
    if not copies(t, seat, ability) or not unused(t, ability):
        return False
    me, sel = t.book.ability(ability, b.CARD), t.book.op(op, a.O_TARGET)
    return covers(t, seat, me, sel, card)


def covers(t: Table, seat: i64, me: i64, sel: i64, card: i64) -> bool:
    """Does an effect with this selector (-1 none) cover a card?"""
    return sel < 0 or matching.matches(t, seat, me, sel, c.CARD + card)


def allowed(t: Table, seat: i64, what: i64, card: i64) -> bool:
    """§4.6 `allow` Is something permitted (acts.ALLOW_...) to a card?"""
    return permits(t, seat, what, card) > 0


def use_permit(t: Table, seat: i64, what: i64, card: i64) -> None:
    """A permission is used: a limited one that covers the card is marked, unless one without limit
    covers it too.
    """
    if permits(t, seat, what, card) >= 99:
        return
    book = t.book
    for i in range(book.allowing_at[what], book.allowing_at[what + 1], 2):
        if usable_permit(t, seat, book.allowing[i], book.allowing[i + 1], card):
            mark(t, book.allowing[i])
            return


def restricted(t: Table, seat: i64, what: i64) -> bool:
    """EL-091 Does a restriction (acts.R_...) forbid this today, to cards as well (EL-004)?"""
    for at in range(0, len(t.timed), c.TIMED):
        if (
            t.timed[at + c.T_WHAT] == c.RESTRICTION + what
            and t.timed[at + c.T_SEAT] == seat
            and t.timed[at + c.T_MODE] & (1 << t.day) == 0
        ):
            return True
    return False


# -- limits and costs ------------------------------------------------------------------------------


def limit_mark(t: Table, ability: i64) -> i64:
    """§4.1 The mark that says that an ability's limit is reached, 0 for no limit."""
    limit = t.book.ability(ability, b.LIMIT)
    if limit == a.ONCE_A_MATCH:
        return c.RESOLVED
    if limit == a.ONCE_A_WEEK:
        return c.THIS_WEEK
    return c.THIS_GAME if limit == a.ONCE_A_GAME else 0


def unused(t: Table, ability: i64) -> bool:
    """Is the limit of an ability not yet reached?"""
    return t.marks[ability] & limit_mark(t, ability) == 0


def spent(t: Table, ability: i64) -> bool:
    """§4.1 Is it an ability of once a game, and has it been used?"""
    return t.book.ability(ability, b.LIMIT) == a.ONCE_A_GAME and not unused(t, ability)


def mark(t: Table, ability: i64) -> None:
    """An ability is used: its limit, and on match day that it has been resolved (EL-222)."""
    t.marks[ability] |= limit_mark(t, ability)
    trigger = t.book.ability(ability, b.TRIGGER)
    if a.BEFORE_MATCH <= trigger <= a.CONSEQUENCE:
        t.marks[ability] |= c.RESOLVED


def usable(t: Table, seat: i64, ability: i64) -> bool:
    """EL-206, EL-222 Can an ability be used now: works, side up, not used up, conditions, cost?

    What has been assigned beforehand is not asked for again.
    """
    card = t.book.ability(ability, b.CARD)
    if not works(t, card) or not side_up(t, ability) or not unused(t, ability):
        return False
    if not holds(t, seat, card, t.book.ability(ability, b.IF), t.book.ability(ability, b.IF_END)):
        return False
    first, last = t.book.ability(ability, b.COST), t.book.ability(ability, b.COST_END)
    laid = t.marks[ability] & c.ASSIGNED != 0
    return affordable(t, seat, card, first, last, laid)


def payable(t: Table, seat: i64, card: i64, first: i64, last: i64) -> bool:
    """§4.3 Can rows of costs be paid all together? Tokens can always be laid on the card."""
    return affordable(t, seat, card, first, last, False)


def affordable(t: Table, seat: i64, card: i64, first: i64, last: i64, laid: bool) -> bool:
    """As `payable`; `laid` if the resources lie on the card already (EL-206)."""
    left = vec[i64]([t.get(seat, c.HAS + res) for res in range(4)])
    free: i64 = 0
    points = t.get(seat, c.POINTS)
    for row in range(first, last):
        pay, n = t.book.costs[row * 4], t.book.costs[row * 4 + 1]
        if pay < a.PAY_RESOURCE + c.ANY:
            if not laid:
                left[pay] -= n
                if left[pay] < 0:
                    return False
        elif pay == a.PAY_RESOURCE + c.ANY:
            free += 0 if laid else n
        elif pay == a.PAY_POINTS:
            points -= n
            if points < 0:
                return False
        elif pay == a.PAY_EXHAUST:
            if t.flags[card] & c.EXHAUSTED:
                return False
        elif pay == a.PAY_DISCARD and spare_cards(t, seat, card, t.book.costs[row * 4 + 3]) < n:
            return False
    return left[0] + left[1] + left[2] + left[3] >= free


def spare_cards(t: Table, seat: i64, card: i64, sel: i64) -> i64:
    """How many cards that fit a selector may be discarded: of tactics one stays (EL-376)."""
    n = len(gather(t, seat, card, sel, False))
    return max(0, n - 1) if t.book.selector(sel, a.S_KIND) == a.K_TACTIC else n


def pay(t: Table, k: Stack, seat: i64, card: i64, first: i64, last: i64, log: Log) -> None:
    """§4.3 Rows of costs are paid; what leaves a choice is asked for on `k` (RESOURCE, GIVE_UP)."""
    settle(t, k, seat, card, first, last, False, log)


def settle(
    t: Table, k: Stack, seat: i64, card: i64, first: i64, last: i64, laid: bool, log: Log
) -> None:
    """As `pay`; `laid` if the resources lie on the card already (EL-206)."""
    for row in range(first, last):
        kind, n = t.book.costs[row * 4], t.book.costs[row * 4 + 1]
        if kind < a.PAY_RESOURCE + c.ANY:
            if not laid:
                basics.lose(t, seat, kind, n, log)
        elif kind == a.PAY_RESOURCE + c.ANY:
            if not laid:
                k.push(c.RESOURCE, -1 - row, seat * c.CARDS + card, n)
        elif kind == a.PAY_TOKEN:
            basics.put_on(t, card, t.book.costs[row * 4 + 2], n, log)
        elif kind == a.PAY_POINTS:
            basics.victory(t, seat, -n, log)
        elif kind == a.PAY_EXHAUST:
            t.flag(card, c.EXHAUSTED, True)
            log.tell(ev.EXHAUSTED, seat, card)
        else:
            t.clear_picks(seat)
            k.push(c.GIVE_UP, -1 - row, seat * c.CARDS + card, -1)


# -- dice ------------------------------------------------------------------------------------------


def free_rerolls(t: Table, seat: i64) -> i64:
    """§4.6 `reroll.free` How many rerolls of this week are left that cost no fan."""
    return max(0, value(t, seat, a.M_REROLL, 0, -1) - t.get(seat, c.REROLLS))


def may_reroll(t: Table, seat: i64) -> bool:
    """EL-011 Can a manager roll a die of his own again?"""
    return t.get(seat, c.HAS + c.FANS) > 0 or free_rerolls(t, seat) > 0


def pay_reroll(t: Table, seat: i64, log: Log) -> None:
    """EL-011 He rolls again: for nothing as long as a card allows it, then for a fan."""
    if free_rerolls(t, seat) > 0:
        t.add(seat, c.REROLLS, 1)
        log.tell(ev.REROLLED, seat, 0)
    else:
        basics.lose(t, seat, c.FANS, 1, log)
        log.tell(ev.REROLLED, seat, 1)


# -- the fitness of a line-up ----------------------------------------------------------------------


def fitness_due(t: Table, seat: i64, cards: vec[i64]) -> i64:
    """EL-203 The fitness that selecting these footballers costs: 1 each, less what effects change.

    An effect limited to so many cards a match helps those for whom it saves most.
    """
    costs = vec[i64]()
    for i in range(len(cards)):
        costs = append(costs, max(0, value(t, seat, a.M_FITNESS, 1, cards[i])))
    book = t.book
    for i in range(book.modifying_at[a.M_FITNESS], book.modifying_at[a.M_FITNESS + 1], 2):
        ability, op = book.modifying[i], book.modifying[i + 1]
        many = copies(t, seat, ability) * book.op(op, a.O_E)
        if many:
            me, sel = book.ability(ability, b.CARD), book.op(op, a.O_TARGET)
            mode, n = book.op(op, a.O_B), book.op(op, a.O_C)
            spread_help(t, seat, cards, costs, me, sel, mode, n, many)
    for at in range(0, len(t.timed), c.TIMED):
        many = t.timed[at + c.T_LIMIT]
        if many and t.timed[at + c.T_WHAT] == a.M_FITNESS and t.timed[at + c.T_SEAT] == seat:
            sel, mode, n = t.timed[at + c.T_TARGET], t.timed[at + c.T_MODE], t.timed[at + c.T_N]
            spread_help(t, seat, cards, costs, NONE, sel, mode, n, many)
    due: i64 = 0
    for i in range(len(costs)):
        due += costs[i]
    return due


def spread_help(
    t: Table,
    seat: i64,
    cards: vec[i64],
    costs: vec[i64],
    me: i64,
    sel: i64,
    mode: i64,
    n: i64,
    many: i64,
) -> None:
    """A limited effect is used on up to `many` of the cards, the greatest saving first."""
    helped = vec[i64]([0 for _ in range(len(cards))])
    for _ in range(many):
        best: i64 = -1
        saved: i64 = 0
        for i in range(len(cards)):
            if helped[i] or not covers(t, seat, me, sel, cards[i]):
                continue
            after = n
            if mode == a.ADD_:
                after = costs[i] + n
            elif mode == a.MUL_:
                after = costs[i] * n
            if costs[i] - max(0, after) > saved:
                best = i
                saved = costs[i] - max(0, after)
        if best < 0:
            return
        helped[best] = 1
        costs[best] -= saved
