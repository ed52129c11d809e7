"""Which abilities a window still offers (EL-009, EL-206, EL-209, EL-222, EL-280)."""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table

from . import traits


def in_match(trigger: i64) -> bool:
    """EL-355 Are the abilities of a window those of selected footballers: before, in, after?"""
    return a.BEFORE_MATCH <= trigger <= a.AFTER_MATCH


def takes_part(t: Table, seat: i64, trigger: i64, card: i64) -> bool:
    """EL-008, EL-347 May this card's abilities be used in the window?"""
    if t.book.deck(card) == c.INFRASTRUCTURE:
        kind = card - t.book.first[c.INFRASTRUCTURE]
        return not in_match(trigger) and t.built[seat * 8 + kind] > 0
    if t.owner(card) != seat or not traits.works(t, card):
        return False
    return not in_match(trigger) or t.flags[card] & c.SELECTED != 0


def about_result(t: Table, ability: i64) -> bool:
    """EL-Q27 Does an ability ask for the result or the score?"""
    for row in range(t.book.ability(ability, b.IF), t.book.ability(ability, b.IF_END)):
        what = t.book.conditions[row * 6]
        if what <= a.IF_GOALS_AGAINST or what == a.IF_CONCEDED:
            return True
    return False


def step_of(t: Table, trigger: i64) -> i64:
    """The last step of a window: 1 where abilities about the result wait for all others."""
    return 1 if trigger == a.AFTER_MATCH and t.rules.after_final else 0


def affordable(t: Table, seat: i64, card: i64, ability: i64) -> bool:
    """EL-206 Were its resources laid on the card beforehand, and can the rest be borne?"""
    first, last = t.book.ability(ability, b.COST), t.book.ability(ability, b.COST_END)
    beforehand = in_match(t.book.ability(ability, b.TRIGGER))
    if beforehand and t.marks[ability] & c.ASSIGNED == 0:
        for cost in range(first, last):
            if t.book.costs[cost * 4] <= a.PAY_RESOURCE + c.ANY:
                return False
    return traits.affordable(t, seat, card, first, last, beforehand)


def conditions_hold(t: Table, seat: i64, ability: i64) -> bool:
    """Do all its conditions hold now?"""
    return traits.holds(
        t,
        seat,
        t.book.ability(ability, b.CARD),
        t.book.ability(ability, b.IF),
        t.book.ability(ability, b.IF_END),
    )


def acts_now(t: Table, seat: i64, ability: i64) -> bool:
    """Would it do anything: do its conditions hold, or is there something else?"""
    otherwise = t.book.ability(ability, b.ELSE) < t.book.ability(ability, b.ELSE_END)
    return otherwise or conditions_hold(t, seat, ability)


def is_open(t: Table, seat: i64, trigger: i64, step: i64, ability: i64) -> bool:
    """Can this ability be resolved in the window now?"""
    book = t.book
    card = book.ability(ability, b.CARD)
    if book.ability(ability, b.TRIGGER) != trigger or t.marks[ability] & c.RESOLVED:
        return False
    if book.ability(ability, b.SIDES) & (1 << t.trained(card)) == 0:
        return False
    if not traits.unused(t, ability):
        return False
    if step_of(t, trigger) and (step == 1) != about_result(t, ability):
        return False
    if not takes_part(t, seat, trigger, card) or not affordable(t, seat, card, ability):
        return False
    if book.ability(ability, b.MODE) == a.MUST:
        return True
    return acts_now(t, seat, ability)


def bar_rest(t: Table, seat: i64, trigger: i64, step: i64, out: Codes) -> None:
    """Why the other abilities of a window cannot be resolved now."""
    book = t.book
    for i in range(book.triggered_at[trigger], book.triggered_at[trigger + 1]):
        ability = book.triggered[i]
        card = book.ability(ability, b.CARD)
        if not takes_part(t, seat, trigger, card) or t.marks[ability] & c.RESOLVED:
            continue
        if not traits.side_up(t, ability) or is_open(t, seat, trigger, step, ability):
            continue
        if not affordable(t, seat, card, ability):
            out.bar(c.ABILITY + ability, c.NOT_LAID if in_match(trigger) else c.CANNOT_PAY)
        elif not traits.unused(t, ability):
            out.bar(c.ABILITY + ability, c.USED_UP)
        else:
            out.bar(c.ABILITY + ability, c.NOT_NOW)


def next_open(t: Table, seat: i64, trigger: i64, step: i64, mode: i64, after: i64) -> i64:
    """The next ability of a mode behind `after` that the window offers, -1 for none."""
    book = t.book
    first: i64 = 0
    last = book.count_abilities()
    if in_match(trigger):  # footballers' cards stand first, and their abilities
        last = book.card(book.first[c.STAFF], b.FIRST_ABILITY)
    if after >= first:
        first = after + 1
    for ability in range(first, last):
        at = ability * b.ABILITY_N
        if (
            book.abilities[at + b.TRIGGER] == trigger
            and book.abilities[at + b.MODE] == mode
            and is_open(t, seat, trigger, step, ability)
        ):
            return ability
    return -1


def idle_must(t: Table, seat: i64, trigger: i64, step: i64) -> bool:
    """Would every mandatory ability that is left do nothing now?"""
    ability: i64 = next_open(t, seat, trigger, step, a.MUST, -1)
    while ability >= 0:
        if acts_now(t, seat, ability):
            return False
        ability = next_open(t, seat, trigger, step, a.MUST, ability)
    return True
