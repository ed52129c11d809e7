"""§4.6 What effects buy or give: footballers, staff, sponsors, infrastructure, offices."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.ids import AUTO
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import deals, market, quantities, traits

from . import aiming

PRINTED: Final[i64] = -1  # a price: what the rules ask for


def one(code: i64) -> vec[i64]:
    """A single code."""
    return vec[i64]([code])


def asked_price(t: Table, op: i64, rule: i64) -> i64:
    """What an operation makes of the price of the rules: `price` (or that), and `price_add`."""
    price = t.book.op(op, a.O_D)
    if t.book.op(op, a.O_OP) == a.OFFICE or price == PRINTED:
        price = rule
    return max(0, price + t.book.op(op, a.O_E))


def free_of_charge(t: Table, op: i64) -> bool:
    """EL-016 Does the operation itself say that nothing is paid? Then it is not optional."""
    return t.book.op(op, a.O_D) == 0 and t.book.op(op, a.O_E) <= 0


# -- footballers and staff -------------------------------------------------------------------------


def within_reach(t: Table, seat: i64, op: i64, row: i64, slot: i64) -> bool:
    """EL-030, 4.6 May this operation take the card in a slot: of an open one, or of any?"""
    if t.book.op(op, a.O_C):
        return t.row[row * 5 + slot] >= 0
    return market.slot_open(t, seat, row, slot)


def reached(t: Table, seat: i64, op: i64, row: i64, slot: i64) -> None:
    """§4.6 `left_slots` A card is about to be taken: a permission that it needs is used."""
    if t.book.op(op, a.O_C) == 0:
        market.use_slot(t, seat, row, slot)


def source_deck(t: Table, op: i64) -> i64:
    """The deck that `recruit` takes the top card of, -1 for a row."""
    source = t.book.op(op, a.O_B)
    if source == a.FROM_YOUNGSTERS:
        return c.YOUNGSTER
    return c.VETERAN if source == a.FROM_VETERANS else -1


def card_for(t: Table, op: i64, code: i64) -> i64:
    """The card that an answer of MARKET means; of a face-down deck any of its cards."""
    if code >= c.CARD:
        return code - c.CARD
    if code >= c.SLOT:
        return t.row[code - c.SLOT]
    deck = source_deck(t, op)
    return t.top[deck] if t.top[deck] >= 0 else t.book.first[deck]


def recruit_price(t: Table, seat: i64, op: i64, card: i64) -> i64:
    """§4.6 `recruit` What a card costs by this operation."""
    return asked_price(t, op, deals.price_of(t, seat, card))


def offered(t: Table, seat: i64, op: i64) -> vec[i64]:
    """§4.6 `recruit` The answers that name a card of the row or deck, whatever it costs."""
    found = vec[i64]()
    deck = source_deck(t, op)
    if deck >= 0:
        if t.top[deck] >= 0 and deck == c.VETERAN:
            found = append(found, c.CARD + t.top[deck])
        elif t.top[deck] >= 0 or market.ready(t, deck):
            found = append(found, c.YOUNG)
    else:
        row = c.STAFF_ROW if t.book.op(op, a.O_A) == 1 else c.FOOTBALLERS
        for slot in range(5):
            if within_reach(t, seat, op, row, slot):
                found = append(found, c.SLOT + row * 5 + slot)
    most = t.book.op(op, a.O_F)
    if most < 0:
        return found
    cheap = vec[i64]()
    for i in range(len(found)):
        if t.book.card(card_for(t, op, found[i]), b.PRICE) <= most:
            cheap = append(cheap, found[i])
    return cheap


def buyable(t: Table, seat: i64, op: i64) -> vec[i64]:
    """Those of `offered` that can be paid."""
    found = offered(t, seat, op)
    able = vec[i64]()
    for i in range(len(found)):
        price = recruit_price(t, seat, op, card_for(t, op, found[i]))
        if price <= t.get(seat, c.HAS + c.MONEY):
            able = append(able, found[i])
    return able


def recruit(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """§4.6 `recruit`; EL-004 a restriction stops it."""
    seat = context // c.CARDS
    staff = t.book.op(op, a.O_A) == 1
    forbidden = traits.restricted(t, seat, a.R_STAFF if staff else a.R_FOOTBALLERS)
    if forbidden or len(buyable(t, seat, op)) == 0:
        aiming.nothing(t, seat, log)
    else:
        k.push(c.MARKET, op, context)


@final
class Market(Phase[Table]):
    """§4.6 `recruit` A card of a row or deck, or none where it costs something (EL-016).

    Frame: operation, context.
    """

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO for a single card that costs nothing."""
        seat = k.get(2) // c.CARDS
        able = buyable(t, seat, k.get(1))
        if len(able) == 1 and free_of_charge(t, k.get(1)):
            return AUTO
        return 1 << seat

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the cards that can be paid; PASS if they have a price (EL-016)."""
        op = k.get(1)
        out.open(c.MARKET)
        if not free_of_charge(t, op):
            out.add(c.PASS)
        found = offered(t, seat, op)
        for i in range(len(found)):
            price = recruit_price(t, seat, op, card_for(t, op, found[i]))
            if price <= t.get(seat, c.HAS + c.MONEY):
                out.add(found[i])
            else:
                out.bar(found[i], c.NO_MONEY)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Recruit or hire the card and fill its place (EL-031); unknown cards are drawn first."""
        op, seat = k.get(1), k.get(2) // c.CARDS
        code = buyable(t, seat, op)[0] if who == AUTO else answer
        k.pop()
        if code == c.PASS:
            aiming.nothing(t, seat, log)
            return
        card = card_for(t, op, code)
        price = recruit_price(t, seat, op, card)
        deck = source_deck(t, op)
        if deck >= 0 and t.top[deck] < 0:
            k.push(c.BLIND, seat, price, deck)
            return
        aiming.remember(t, seat, one(c.CARD + card))
        gaps = Stack()
        if deck >= 0:
            market.take_top(t, gaps, deck)
        else:
            row, slot = (code - c.SLOT) // 5, (code - c.SLOT) % 5
            reached(t, seat, op, row, slot)
            market.take_slot(t, gaps, row, slot, log)
        if t.book.deck(card) == c.STAFF:
            deals.hire(t, k, seat, card, price, log)
        else:
            deals.recruit(t, k, seat, card, price, log)
        market.on_top(k, gaps)


# -- sponsors --------------------------------------------------------------------------------------


def contracts(t: Table, seat: i64, op: i64) -> vec[i64]:
    """§4.6 `sign` The sponsors and contracts that may be signed."""
    found = vec[i64]()
    for slot in range(5):
        if not within_reach(t, seat, op, c.SPONSORS, slot):
            continue
        for contract in range(4):
            if deals.can_sign(t, seat, contract):
                found = append(found, c.SIGN + slot * 4 + contract)
    return found


def sign(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """§4.6 `sign`"""
    seat = context // c.CARDS
    if traits.restricted(t, seat, a.R_SIGN) or len(contracts(t, seat, op)) == 0:
        aiming.nothing(t, seat, log)
    else:
        k.push(c.CONTRACT, op, context)


@final
class Contract(Phase[Table]):
    """§4.6 `sign` A sponsor and a kind of contract. Frame: operation, context."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO if only one contract is possible."""
        seat = k.get(2) // c.CARDS
        return AUTO if len(contracts(t, seat, k.get(1))) == 1 else 1 << seat

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open each sponsor with each contract that can be signed (EL-150)."""
        out.open(c.CONTRACT)
        found = contracts(t, seat, k.get(1))
        for i in range(len(found)):
            out.add(found[i])

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Sign the sponsor and fill its place in the row (EL-031)."""
        op, seat = k.get(1), k.get(2) // c.CARDS
        code = contracts(t, seat, op)[0] if who == AUTO else answer
        slot, contract = (code - c.SIGN) // 4, (code - c.SIGN) % 4
        card = t.row[c.SPONSORS * 5 + slot]
        k.pop()
        aiming.remember(t, seat, one(c.CARD + card))
        reached(t, seat, op, c.SPONSORS, slot)
        gaps = Stack()
        market.take_slot(t, gaps, c.SPONSORS, slot, log)
        deals.sign(t, k, seat, card, contract, log)
        market.on_top(k, gaps)


# -- infrastructure and offices --------------------------------------------------------------------


def meant(t: Table, op: i64, kind: i64) -> bool:
    """§4.6 `build` Is this kind among those the operation builds?"""
    what = t.book.op(op, a.O_A)
    if what == a.ANY_KIND:
        return True
    if what == a.ORDINARY:
        return kind <= c.TRAINING_GROUND
    if what == a.STAND:
        return kind == c.STAND3 or kind == c.STAND4
    return what == kind


def site_price(t: Table, seat: i64, op: i64, kind: i64) -> i64:
    """§4.6 `build` What a token costs by this operation."""
    return asked_price(t, op, deals.build_price(t, seat, kind))


def sites(t: Table, seat: i64, op: i64) -> vec[i64]:
    """§4.6 `build` The kinds that have a space and can be paid."""
    found = vec[i64]()
    for kind in range(7):
        if not meant(t, op, kind) or not deals.can_build(t, seat, kind):
            continue
        if site_price(t, seat, op, kind) <= t.get(seat, c.HAS + c.MONEY):
            found = append(found, c.BUILD + kind)
    return found


def build(t: Table, k: Stack, op: i64, context: i64, log: Log) -> None:
    """§4.6 `build`"""
    seat = context // c.CARDS
    if traits.restricted(t, seat, a.R_BUILD) or len(sites(t, seat, op)) == 0:
        aiming.nothing(t, seat, log)
    else:
        k.push(c.SITE, op, context)


@final
class Site(Phase[Table]):
    """§4.6 `build` Infrastructure, or none where it costs something. Frame: operation, context."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO for a single kind that costs nothing."""
        seat, op = k.get(2) // c.CARDS, k.get(1)
        return AUTO if len(sites(t, seat, op)) == 1 and free_of_charge(t, op) else 1 << seat

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open the kinds that have a space and can be paid; PASS if they cost (EL-016)."""
        op = k.get(1)
        out.open(c.SITE)
        if not free_of_charge(t, op):
            out.add(c.PASS)
        for kind in range(7):
            if not meant(t, op, kind):
                continue
            if not deals.can_build(t, seat, kind):
                out.bar(c.BUILD + kind, c.NO_SPACE)
            elif site_price(t, seat, op, kind) > t.get(seat, c.HAS + c.MONEY):
                out.bar(c.BUILD + kind, c.NO_MONEY)
            else:
                out.add(c.BUILD + kind)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Build it, and note it as the target that the next operation may name."""
        op, seat = k.get(1), k.get(2) // c.CARDS
        code = sites(t, seat, op)[0] if who == AUTO else answer
        k.pop()
        if code == c.PASS:
            aiming.nothing(t, seat, log)
            return
        kind = code - c.BUILD
        stands = quantities.stands(t, seat)
        deals.build(t, k, seat, kind, site_price(t, seat, op, kind), log)
        if quantities.stands(t, seat) > stands:
            # "the stand just built" can be named by the next operation
            aiming.remember(t, seat, one(c.STAND + stands))
        else:
            aiming.remember(t, seat, one(code))


def desk_price(t: Table, seat: i64, op: i64) -> i64:
    """§4.6 `office` What the next office costs by this operation, -1 where the track ends."""
    rule = deals.office_price(t, seat)
    return -1 if rule < 0 else asked_price(t, op, rule)


def office(t: Table, k: Stack, op: i64, context: i64, steps: i64, log: Log) -> None:
    """§4.6 `office`; EL-004 a restriction of building stops offices too."""
    seat = context // c.CARDS
    price = desk_price(t, seat, op)
    short = price < 0 or price > t.get(seat, c.HAS + c.MONEY)
    if steps <= 0 or short or traits.restricted(t, seat, a.R_BUILD):
        aiming.nothing(t, seat, log)
    else:
        k.push(c.DESK, op, context, steps)


@final
class Desk(Phase[Table]):
    """§4.6 `office` One more office, or none. Frame: operation, context, how many still."""

    def due(self, t: Table, k: Stack) -> i64:
        """Wait for the manager; AUTO if the office costs nothing or cannot be had."""
        seat = k.get(2) // c.CARDS
        price = desk_price(t, seat, k.get(1))
        if price <= 0 or price > t.get(seat, c.HAS + c.MONEY):
            return AUTO
        return 1 << seat

    def ask(self, t: Table, k: Stack, seat: i64, out: Codes) -> None:
        """Open PASS and OFFICE (EL-170)."""
        out.open(c.DESK)
        out.add(c.PASS)
        out.add(c.OFFICE)

    def resolve(self, t: Table, k: Stack, who: i64, answer: i64, log: Log) -> None:
        """Take the office and go on to the next; PASS ends it."""
        seat, still = k.get(2) // c.CARDS, k.get(3)
        price = desk_price(t, seat, k.get(1))
        wish = price == 0 if who == AUTO else answer == c.OFFICE
        if not wish or still <= 1:
            k.pop()
        else:
            k.put(3, still - 1)
        if wish:
            deals.office(t, k, seat, price, log)
