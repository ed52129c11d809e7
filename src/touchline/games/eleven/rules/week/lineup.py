"""EL-200 to EL-207: the line-up, one run of answers that takes effect as a whole.

Formation, footballers ascending, abilities paid for, shirts without number, exchanges with the
bench, and the ten field shirts ascending. Whatever is offered leaves a legal line-up; where only
one answer is left it is taken without a question.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import EVERYONE
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.state import PICKS, Table, role_of
from touchline.games.eleven.rules.table import lineup_sums as sums
from touchline.games.eleven.rules.table import squad, standing, traits
from touchline.games.eleven.rules.table.lineup_sums import BOUND, OPEN, OUT, PAID, PLACES, Sheet

from . import matchday


def begin_lineup(t: Table, k: Stack, seat: i64) -> None:
    """The run begins, or begins anew: nothing is picked."""
    for i in range(PICKS):
        t.picks[seat * PICKS + i] = -1
    t.clear_picks(seat)
    t.put(seat, c.SPEC, -1)
    k.turn(c.FORMATION_, seat)


@final
class Formation(Phase[Table]):
    """EL-201 A tactic card of the hand and one of its formations. Frame: seat."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager who lines up."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open each formation of each tactic card in the hand (EL-201)."""
        out.open(c.FORMATION_)
        first = t.book.first[c.TACTIC]
        for card in range(first, t.book.first[c.TACTIC + 1]):
            if t.where[card] != c.HAND + seat:
                continue
            for n in range(3):
                if t.book.card(card, b.SHAPES + n):
                    out.add(c.FORMATION + (card - first) * 4 + n)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Note card and formation; footballers are selected next (EL-203)."""
        seat = k.get(1)
        begin_lineup(t, k, seat)
        t.put(seat, c.SPEC, answer - c.FORMATION)
        to_select(t, k, seat, log)


def to_select(t: Table, k: Stack, seat: i64, log: Log) -> None:
    """EL-203 The next footballer, if another can be selected."""
    sheet = Sheet(t, seat)
    masks = sums.masks_of(t, sheet)
    after: i64 = sheet.cards[len(sheet.cards) - 1] if len(sheet.cards) else -1
    for card in range(after + 1, squad.footballers_end(t)):
        if t.where[card] == c.OWN + seat and (
            sums.select_shut(t, seat, sheet, masks, card) == OPEN
        ):
            k.turn(c.SELECT, seat, after)
            return
    to_assign(t, k, seat, -1, log)


@final
class Select(Phase[Table]):
    """EL-203 to EL-205 Footballers in ascending order, then done. Frame: seat, the last one."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager who lines up."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and the footballers behind the last with whom a legal line-up is left."""
        out.open(c.SELECT, 1, 12 - t.picked[seat])
        out.add(c.PASS)
        sheet = Sheet(t, seat)
        masks = sums.masks_of(t, sheet)
        for card in range(k.get(2) + 1, squad.footballers_end(t)):
            if t.where[card] != c.OWN + seat:
                continue
            shut = sums.select_shut(t, seat, sheet, masks, card)
            if shut == OPEN:
                out.add(c.CARD + card)
            else:
                out.bar(c.CARD + card, shut)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Select the footballer; after PASS abilities are paid for (EL-206)."""
        seat = k.get(1)
        if answer == c.PASS:
            to_assign(t, k, seat, -1, log)
        else:
            t.pick(seat, answer - c.CARD)
            to_select(t, k, seat, log)


def to_assign(t: Table, k: Stack, seat: i64, after: i64, log: Log) -> None:
    """EL-206 The next ability that can be paid for, if there is one."""
    sheet = Sheet(t, seat)
    need = sums.needed(t, seat, sheet)
    for i in range(len(sheet.cards)):
        last = t.book.card(sheet.cards[i], b.LAST_ABILITY)
        for ability in range(t.book.card(sheet.cards[i], b.FIRST_ABILITY), last):
            if (
                ability > after
                and sums.paid_before(t, ability)
                and sums.assign_shut(t, seat, need, ability) == OPEN
            ):
                k.turn(c.ASSIGN, seat, after)
                return
    to_bind(t, k, seat, log)


@final
class Assign(Phase[Table]):
    """EL-206 Abilities paid for beforehand, ascending, then done. Frame: seat, the last one."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager who lines up."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and the abilities behind the last that can still be paid for (EL-206)."""
        sheet = Sheet(t, seat)
        need = sums.needed(t, seat, sheet)
        out.open(c.ASSIGN, 1, 12)
        out.add(c.PASS)
        for i in range(len(sheet.cards)):
            card = sheet.cards[i]
            for ability in range(
                t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)
            ):
                if ability <= k.get(2) or not sums.paid_before(t, ability):
                    continue
                shut = sums.assign_shut(t, seat, need, ability)
                if shut == OPEN:
                    out.add(c.ABILITY + ability)
                else:
                    out.bar(c.ABILITY + ability, shut)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Set the price of the ability aside; after PASS shirts are given out (EL-116)."""
        seat = k.get(1)
        if answer == c.PASS:
            to_bind(t, k, seat, log)
            return
        ability = answer - c.ABILITY
        card = t.book.ability(ability, b.CARD)
        bit = 1 << (ability - t.book.card(card, b.FIRST_ABILITY))
        mark(t, seat, card, PAID * bit)
        to_assign(t, k, seat, ability, log)


def mark(t: Table, seat: i64, card: i64, more: i64) -> None:
    """Something is added to the pick of a footballer."""
    for i in range(t.picked[seat]):
        if t.pick_at(seat, i) % BOUND == card:
            t.picks[seat * PICKS + i] += more


def to_bind(t: Table, k: Stack, seat: i64, log: Log) -> None:
    """EL-116 The next footballer without number and shirt."""
    while True:
        sheet = Sheet(t, seat)
        found: i64 = -1
        for i in range(len(sheet.cards)):
            if found < 0 and sheet.shirts[i] < 0 and role_of(t, sheet.cards[i]) != c.KEEPER:
                found = sheet.cards[i]
        if found < 0:
            to_exchange(t, k, seat, log)
            return
        n: i64 = 0
        only: i64 = 0
        for shirt in range(c.SHIRTS_):
            if sums.bind_open(t, sheet, shirt):
                n += 1
                only = shirt
        if n != 1:
            k.turn(c.BIND, seat, found)
            return
        mark(t, seat, found, BOUND * (only + 1))


@final
class Bind(Phase[Table]):
    """EL-116 A shirt without number passes to him. Frame: seat, footballer."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager who lines up."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the shirts without number that are free for this footballer (EL-116)."""
        sheet = Sheet(t, seat)
        out.open(c.BIND)
        for shirt in range(c.SHIRTS_):
            if sums.bind_open(t, sheet, shirt):
                out.add(c.SHIRT + shirt)
            elif sheet.user[shirt] >= 0:
                out.bar(c.SHIRT + shirt, c.HIS_SHIRT)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Give the footballer the shirt; the next one without shirt follows (EL-116)."""
        mark(t, k.get(1), k.get(2), BOUND * (answer - c.SHIRT + 1))
        to_bind(t, k, k.get(1), log)


def to_exchange(t: Table, k: Stack, seat: i64, log: Log) -> None:
    """EL-205 The next selected footballer whose shirt lies on the bench."""
    while True:
        sheet = Sheet(t, seat)
        found: i64 = -1
        for i in range(len(sheet.cards)):
            if found < 0 and sheet.shirts[i] >= 0 and sheet.field[sheet.shirts[i]] == 0:
                found = sheet.cards[i]
        if found < 0:
            to_place(t, k, seat, log)
            return
        n: i64 = 0
        only: i64 = 0
        for shirt in range(c.SHIRTS_):
            if sheet.field[shirt] and sums.exchange_shut(t, seat, sheet, shirt) == OPEN:
                n += 1
                only = shirt
        if n != 1:
            k.turn(c.EXCHANGE, seat, found)
            return
        mark(t, seat, found, OUT * (only + 1))


@final
class Exchange(Phase[Table]):
    """EL-205 The field shirt that makes room for his. Frame: seat, footballer."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager who lines up."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the field shirts that may make room for the footballer's (EL-205)."""
        sheet = Sheet(t, seat)
        out.open(c.EXCHANGE)
        for shirt in range(c.SHIRTS_):
            if sheet.field[shirt]:
                shut = sums.exchange_shut(t, seat, sheet, shirt)
                if shut == OPEN:
                    out.add(c.SHIRT + shirt)
                else:
                    out.bar(c.SHIRT + shirt, shut)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Note the exchange; the next footballer whose shirt is on the bench follows."""
        mark(t, k.get(1), k.get(2), OUT * (answer - c.SHIRT + 1))
        to_exchange(t, k, k.get(1), log)


def to_place(t: Table, k: Stack, seat: i64, log: Log) -> None:
    """EL-201 The next field shirt without zone; after the tenth the line-up stands."""
    sheet = Sheet(t, seat)
    n: i64 = 0
    for shirt in range(c.SHIRTS_):
        if sheet.field[shirt] == 0:
            continue
        if sums.place_at(t, seat, n) < 0:
            many: i64 = 0
            only: i64 = 0
            for zone in range(c.ZONES):
                if sums.place_shut(t, seat, sheet, n, zone) == OPEN:
                    many += 1
                    only = zone
            if many > 1:
                k.turn(c.PLACE, seat, shirt, n)
                return
            t.picks[seat * PICKS + PLACES + n] = only
        n += 1
    complete(t, k, seat, sheet, log)


@final
class Place(Phase[Table]):
    """EL-066, EL-121, EL-201 The zone of a field shirt. Frame: seat, shirt, which of the ten."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager who lines up."""
        return 1 << k.get(1)

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the zones that leave a legal line-up (EL-066, EL-201)."""
        sheet = Sheet(t, seat)
        out.open(c.PLACE)
        for zone in range(c.ZONES):
            shut = sums.place_shut(t, seat, sheet, k.get(3), zone)
            if shut == OPEN:
                out.add(c.ZONE + zone)
            else:
                out.bar(c.ZONE + zone, shut)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Note the zone; after the tenth shirt the line-up stands (EL-207)."""
        t.picks[k.get(1) * PICKS + PLACES + k.get(3)] = answer - c.ZONE
        to_place(t, k, k.get(1), log)


# -- all of it at once -----------------------------------------------------------------------------


def complete(t: Table, k: Stack, seat: i64, sheet: Sheet, log: Log) -> None:
    """EL-200 to EL-207 The line-up is given: shirts, footballers, fitness, costs. A shared shirt
    shows the role of who plays (EL-114); a keeper has none (EL-062).
    """
    need = sums.needed(t, seat, sheet)
    plan = t.book.first[c.TACTIC] + t.get(seat, c.SPEC) // 4
    t.put(seat, c.PLAN, plan)
    t.put(seat, c.SHAPE, sums.shape_of(t, seat))
    t.put(seat, c.SPEC, -1)
    t.put(seat, c.KEEPER_CARD, -1)
    t.move(plan, c.HAND + seat, EVERYONE)
    log.tell(e.PLAN_IS, seat, plan)
    log.tell(e.LINED_UP, seat, t.get(seat, c.SHAPE))
    for i in range(len(sheet.cards)):
        card, shirt = sheet.cards[i], sheet.shirts[i]
        t.flag(card, c.SELECTED, True)
        t.flag(card, c.LEARNT, t.trained(card) == 1)
        log.tell(e.PLAYS, seat, card)
        if t.hurt(card):
            traits.use_permit(t, seat, a.ALLOW_INJURED, card)
        if shirt < 0:
            t.put(seat, c.KEEPER_CARD, card)
            continue
        if sheet.picks[i] // BOUND % 16:
            squad.leave(t, seat, card)  # one that another needs by his number (EL-063)
            t.dress(seat, shirt, c.WEARER, card)
        out = sheet.picks[i] // OUT % 16 - 1
        if out >= 0:
            squad.swap(t, seat, shirt, out, log)
        squad.turn(t, seat, shirt, role_of(t, card), log)
    pay(t, seat, need, log)
    assign(t, sheet)
    n: i64 = 0
    for shirt in range(c.SHIRTS_):
        t.dress(seat, shirt, c.AT, -1)
        if sheet.field[shirt]:
            t.dress(seat, shirt, c.AT, sums.place_at(t, seat, n))
            log.tell(e.STANDS_IN, seat, shirt * 64 + sums.place_at(t, seat, n))
            standing.shirt_after(t, seat, shirt, standing.shirt_before(t, seat, shirt, log), log)
            n += 1
    for i in range(PICKS):
        t.picks[seat * PICKS + i] = -1
    t.clear_picks(seat)
    matchday.after_lineup(t, k, seat)
    name_markers(t, k, seat, sheet)


def pay(t: Table, seat: i64, need: vec[i64], log: Log) -> None:
    """EL-203, EL-206 What selection and assigned abilities cost, but for markers of any kind."""
    for res in range(4):
        basics.lose(t, seat, res, need[res], log)


def name_markers(t: Table, k: Stack, seat: i64, sheet: Sheet) -> None:
    """EL-206 Markers of any kind that abilities cost: which ones is said before all else."""
    for i in range(len(sheet.cards)):
        card = sheet.cards[i]
        first = t.book.card(card, b.FIRST_ABILITY)
        for ability in range(first, t.book.card(card, b.LAST_ABILITY)):
            if (sheet.picks[i] // PAID) & (1 << (ability - first)) == 0:
                continue
            for row in range(t.book.ability(ability, b.COST), t.book.ability(ability, b.COST_END)):
                if t.book.costs[row * 4] == a.PAY_RESOURCE + c.ANY:
                    k.push(c.RESOURCE, -1 - row, seat * c.CARDS + card, t.book.costs[row * 4 + 1])


def assign(t: Table, sheet: Sheet) -> None:
    """EL-206 Marks the abilities that have been paid for; those of others are unmarked."""
    for i in range(len(sheet.cards)):
        first = t.book.card(sheet.cards[i], b.FIRST_ABILITY)
        for ability in range(first, t.book.card(sheet.cards[i], b.LAST_ABILITY)):
            t.marks[ability] &= ~(c.ASSIGNED | c.RESOLVED)
            if (sheet.picks[i] // PAID) & (1 << (ability - first)):
                t.marks[ability] |= c.ASSIGNED
