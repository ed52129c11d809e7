"""EL-100 to EL-105, EL-180: Tuesday, Wednesday, Thursday."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import AUTO, FATE
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import deals, flow, market, squad, starting, traits

CONTRACTS: Final[i64] = 4


@final
class Day(Phase[Table]):
    """EL-100 A manager's turn: one basic action and one paid one, either order. Frame: day 1..3,
    place in turn order.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager whose turn it is; AUTO once both actions are used (EL-100)."""
        seat = flow.seat_at(t, k.get(2))
        if t.get(seat, c.BASIC_USED) and t.get(seat, c.EXTRA_USED):
            return AUTO
        return 1 << seat

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open END_TURN, the basic actions (EL-101) and the paid actions (EL-103)."""
        out.open(c.DAY)
        out.add(c.END_TURN)
        used = t.get(seat, c.BASIC_USED) != 0
        ask_desk(t, seat, used, out)
        ask_young(t, seat, used, out)
        ask_row(t, seat, c.FOOTBALLERS, used, out)
        ask_row(t, seat, c.STAFF_ROW, used, out)
        ask_sponsors(t, seat, used, out)
        ask_sites(t, seat, used, out)
        if t.seats == 1 and t.rules.refresh_anytime and t.get(seat, c.REFRESHED) == 0:
            for row in range(3):
                out.add(c.ROWS + row)
        for card in range(squad.footballers_end(t)):
            if t.where[card] == c.OWN + seat:
                if used:
                    out.bar(c.SELL + card, c.USED)
                else:
                    out.add(c.SELL + card)
        ask_actions(t, seat, c.ACTION, used, out)
        ask_actions(t, seat, c.EXTRA, t.get(seat, c.EXTRA_USED) != 0, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Carry out the action; END_TURN passes to the next manager or day (EL-100)."""
        seat = flow.seat_at(t, k.get(2))
        if who == AUTO or answer == c.END_TURN:
            end_turn(t, k, seat, log)
            return
        if c.ROWS <= answer < c.ROWS + 3:
            t.put(seat, c.REFRESHED, 1)
            log.tell(e.ROW_CHANGED, seat, answer - c.ROWS)
            market.renew(k, answer - c.ROWS, 5)
            return
        if answer >= c.EXTRA and answer < c.SHIRT:
            t.put(seat, c.EXTRA_USED, 1)
            price = traits.value(t, seat, a.M_EXTRA, 2, -1)
            basics.lose(t, seat, c.OPERATIONS, price, log)
            act(t, k, seat, answer - c.EXTRA, 1, log)
            return
        t.put(seat, c.BASIC_USED, 1)
        basic(t, k, seat, answer, log)


def basic(t: Table, k: Stack, seat: i64, answer: i64, log: Log) -> None:
    """EL-101 The basic action of the day."""
    if answer == c.OFFICE:
        deals.office(t, k, seat, deals.office_price(t, seat), log)
    elif answer == c.YOUNG:
        price = young_price(t, seat)
        card = market.take_top(t, k, c.YOUNGSTER)
        if card >= 0:
            deals.recruit(t, k, seat, card, price, log)
        else:
            k.push(c.BLIND, seat, price)
    elif answer < c.SIGN:
        row, slot = (answer - c.SLOT) // 5, (answer - c.SLOT) % 5
        price = deals.price_of(t, seat, t.row[row * 5 + slot])
        market.use_slot(t, seat, row, slot)
        gaps = Stack()
        card = market.take_slot(t, gaps, row, slot, log)
        if row == c.FOOTBALLERS:
            deals.recruit(t, k, seat, card, price, log)
        else:
            deals.hire(t, k, seat, card, price, log)
        market.on_top(k, gaps)
    elif answer < c.BUILD:
        slot, contract = (answer - c.SIGN) // 4, (answer - c.SIGN) % 4
        market.use_slot(t, seat, c.SPONSORS, slot)
        gaps = Stack()
        card = market.take_slot(t, gaps, c.SPONSORS, slot, log)
        deals.sign(t, k, seat, card, contract, log)
        market.on_top(k, gaps)
    elif answer < c.ROWS:
        kind = answer - c.BUILD
        deals.build(t, k, seat, kind, deals.build_price(t, seat, kind), log)
    elif answer < c.ABILITY:
        deals.sell(t, k, seat, answer - c.SELL, 0, log)
    else:
        act(t, k, seat, answer - c.ACTION, 0, log)


def act(t: Table, k: Stack, seat: i64, ability: i64, paid: i64, log: Log) -> None:
    """EL-180, EL-103, EL-104 The action of a card, which is exhausted by it."""
    card = t.book.ability(ability, b.CARD)
    if t.flags[card] & c.ACTED:
        traits.use_permit(t, seat, a.ALLOW_TWICE, card)
        t.flag(card, c.AGAIN, True)
    t.flag(card, c.ACTED, True)
    t.flag(card, c.EXHAUSTED, True)
    log.tell(e.ACTED, seat, ability * 2 + paid)
    starting.begin(t, k, seat, ability, log)


def end_turn(t: Table, k: Stack, seat: i64, log: Log) -> None:
    """EL-100 The next manager, the next day, or the match."""
    log.tell(e.TURN_OVER, seat)
    day, place = k.get(1), k.get(2) + 1
    if place < t.seats:
        k.turn(c.DAY, day, place)
        flow.fresh_turn(t, flow.seat_at(t, place), log)
    elif day < 3:
        flow.begin_day(t, day + 1, log)
    else:
        flow.begin_match_day(t, log)


# -- what is open ----------------------------------------------------------------------------------


def shut(t: Table, seat: i64, code: i64, used: bool, what: i64, price: i64, out: Codes) -> bool:
    """Is a basic action with a price closed? If so the reason is noted."""
    if used:
        out.bar(code, c.USED)
    elif traits.restricted(t, seat, what):
        out.bar(code, c.FORBIDDEN)
    elif price > t.get(seat, c.HAS + c.MONEY):
        out.bar(code, c.NO_MONEY)
    else:
        return False
    return True


def ask_desk(t: Table, seat: i64, used: bool, out: Codes) -> None:
    """EL-170 An office."""
    price = deals.office_price(t, seat)
    if price < 0:
        out.bar(c.OFFICE, c.NO_SPACE)
    elif not shut(t, seat, c.OFFICE, used, a.R_BUILD, price, out):
        out.add(c.OFFICE)


def young_price(t: Table, seat: i64) -> i64:
    """EL-111 All youngsters cost the same where their deck lies face down."""
    card = t.top[c.YOUNGSTER]
    return deals.price_of(t, seat, card if card >= 0 else t.book.first[c.YOUNGSTER])


def ask_young(t: Table, seat: i64, used: bool, out: Codes) -> None:
    """EL-111 The top youngster."""
    if t.top[c.YOUNGSTER] < 0 and market.ready(t, c.YOUNGSTER) == 0:
        return
    if not shut(t, seat, c.YOUNG, used, a.R_FOOTBALLERS, young_price(t, seat), out):
        out.add(c.YOUNG)


def ask_row(t: Table, seat: i64, row: i64, used: bool, out: Codes) -> None:
    """EL-110, EL-140, EL-030 The right three footballers or members of staff."""
    what = a.R_FOOTBALLERS if row == c.FOOTBALLERS else a.R_STAFF
    for slot in range(5):
        card = t.row[row * 5 + slot]
        code = c.SLOT + row * 5 + slot
        if card < 0:
            continue
        if not market.slot_open(t, seat, row, slot):
            out.bar(code, c.SLOT_SHUT)
        elif not shut(t, seat, code, used, what, deals.price_of(t, seat, card), out):
            out.add(code)


def ask_sponsors(t: Table, seat: i64, used: bool, out: Codes) -> None:
    """EL-150 to EL-154 The right three sponsors, in every kind of contract."""
    for slot in range(5):
        if t.row[c.SPONSORS * 5 + slot] < 0:
            continue
        for contract in range(CONTRACTS):
            code = c.SIGN + slot * 4 + contract
            if not market.slot_open(t, seat, c.SPONSORS, slot):
                out.bar(code, c.SLOT_SHUT)
            elif not shut(t, seat, code, used, a.R_SIGN, 0, out):
                if deals.can_sign(t, seat, contract):
                    out.add(code)
                else:
                    out.bar(code, c.CONTRACT_FULL)


def ask_sites(t: Table, seat: i64, used: bool, out: Codes) -> None:
    """EL-160, EL-161 Infrastructure."""
    for kind in range(7):
        if not deals.can_build(t, seat, kind):
            out.bar(c.BUILD + kind, c.NO_SPACE)
        elif not shut(
            t, seat, c.BUILD + kind, used, a.R_BUILD, deals.build_price(t, seat, kind), out
        ):
            out.add(c.BUILD + kind)


def ask_actions(t: Table, seat: i64, code: i64, used: bool, out: Codes) -> None:
    """EL-180, EL-181, EL-102, EL-103 Actions of own directors and staff."""
    extra: i64 = 0
    if code == c.EXTRA:
        extra = max(0, traits.value(t, seat, a.M_EXTRA, 2, -1))
    for card in range(t.book.first[c.STAFF], t.book.first[c.TACTIC]):
        deck = t.book.deck(card)
        if t.where[card] != c.OWN + seat or (deck != c.STAFF and deck != c.DIRECTOR):
            continue
        for ability in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
            if t.book.ability(ability, b.TRIGGER) == a.ACTION:
                reason = action_shut(t, seat, card, ability, used, code == c.EXTRA, extra)
                if reason < 0:
                    out.add(code + ability)
                else:
                    out.bar(code + ability, reason)


def once_more(t: Table, seat: i64, card: i64) -> bool:
    """§4.6 `action_twice`: may the action of a card that is exhausted by it be used again?"""
    used = t.flags[card] & (c.ACTED | c.AGAIN)
    return used == c.ACTED and traits.allowed(t, seat, a.ALLOW_TWICE, card)


def action_shut(
    t: Table, seat: i64, card: i64, ability: i64, used: bool, paid: bool, extra: i64
) -> i64:
    """Why this action cannot be used now, or -1."""
    if used:
        return c.EXTRA_USED_ if paid else c.USED
    if t.token(card, c.SUSPENSION):
        return c.CARD_SUSPENDED
    if t.flags[card] & c.EXHAUSTED and not once_more(t, seat, card):
        return c.CARD_EXHAUSTED
    if traits.spent(t, ability):
        return c.USED_UP
    if traits.restricted(t, seat, a.R_CARD_ACTIONS):
        return c.FORBIDDEN
    have = t.get(seat, c.HAS + c.OPERATIONS)
    if have < extra:
        return c.CANNOT_PAY
    # what the paid action itself costs is gone before the card's own price is looked at
    t.put(seat, c.HAS + c.OPERATIONS, have - extra)
    can = traits.payable(
        t, seat, card, t.book.ability(ability, b.COST), t.book.ability(ability, b.COST_END)
    )
    t.put(seat, c.HAS + c.OPERATIONS, have)
    return -1 if can else c.CANNOT_PAY


@final
class Blind(Phase[Table]):
    """EL-111 with `decks_face_up=false`: whoever lies on top of the youngsters, or of the veterans
    where an effect says so. Frame: seat, price, deck (0 the youngsters).
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Luck says who comes; AUTO if the deck is used up (EL-007)."""
        return FATE if market.ready(t, k.get(3) or c.YOUNGSTER) else AUTO

    def luck(self, t: Table, k: Stack, out: Odds) -> None:
        """Every card that may lie on top of the deck, all alike (EL-007)."""
        market.offer(t, k.get(3) or c.YOUNGSTER, out)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Recruit the footballer who falls, at the price that the frame holds."""
        seat, price, deck = k.get(1), k.get(2), k.get(3) or c.YOUNGSTER
        k.pop()
        if who == FATE:
            market.drawn(t, answer)
            gaps = Stack()
            market.show_top(t, gaps, deck)
            deals.recruit(t, k, seat, answer, price, log)
            market.on_top(k, gaps)
