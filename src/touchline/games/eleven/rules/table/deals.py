"""EL-110 to EL-171: footballers, staff, sponsors, infrastructure and offices change hands.

Used by the days of the week and by effects alike. A card that is recruited, hired or signed has
left its row or deck already.
"""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.ids import EVERYONE
from touchline.core.log import Log
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules import options as o
from touchline.games.eleven.rules.state import Table

from . import market, squad, starting, traits


def price_of(t: Table, seat: i64, card: i64) -> i64:
    """EL-110, EL-111, EL-140 What a footballer or a member of staff costs this manager."""
    deck = t.book.deck(card)
    key = a.M_FOOTBALLER
    if deck == c.YOUNGSTER:
        key = a.M_YOUNGSTER
    elif deck == c.STAFF:
        key = a.M_STAFF
    return max(0, traits.value(t, seat, key, t.book.card(card, b.PRICE), card))


def pay_money(t: Table, seat: i64, n: i64, log: Log) -> None:
    """A price is paid."""
    if n > 0:
        basics.lose(t, seat, c.MONEY, n, log)


def recruit(t: Table, k: Stack, seat: i64, card: i64, price: i64, log: Log) -> None:
    """EL-110 to EL-113, EL-350 A footballer comes, untrained; his shirt is found."""
    pay_money(t, seat, price, log)
    squad.own(t, seat, card)
    log.tell(e.RECRUITED, seat, card)
    squad.join(t, k, seat, card, log)


def hire(t: Table, k: Stack, seat: i64, card: i64, price: i64, log: Log) -> None:
    """EL-140 A member of staff comes, and the bonus on the card is resolved at once."""
    pay_money(t, seat, price, log)
    squad.own(t, seat, card)
    log.tell(e.HIRED, seat, card)
    grant(t, k, seat, card, a.BONUS, log)


def grant(t: Table, k: Stack, seat: i64, card: i64, trigger: i64, log: Log) -> None:
    """Every ability of a card with this trigger, in the order of the card."""
    found: i64 = -1
    last: i64 = -1
    # the one pushed last runs first
    while True:
        found = traits.ability_on(t, card, trigger, found)
        if found < 0:
            break
        last = found
    while last >= t.book.card(card, b.FIRST_ABILITY):
        if t.book.ability(last, b.TRIGGER) == trigger:
            starting.offer(t, k, seat, last, log)
        last -= 1


def sign(t: Table, k: Stack, seat: i64, card: i64, contract: i64, log: Log) -> None:
    """EL-151, EL-152, EL-153, EL-155 A contract of a kind; of a banner, its deal or its bonus."""
    log.tell(e.SIGNED, seat, card * 4 + contract)
    if contract == c.SMALL:
        market.toss(t, card)
        grant(t, k, seat, card, a.SIGN_SMALL, log)
        return
    place = c.KIT if contract == c.KIT_DEAL else c.BANNER
    t.move(card, place + seat, EVERYONE)
    if contract == c.BANNER_DEAL:
        grant(t, k, seat, card, a.SIGN_BANNER, log)
    elif contract == c.BANNER_BONUS:
        grant(t, k, seat, card, a.BONUS, log)
    else:
        grant(t, k, seat, card, a.BONUS, log)
        grant(t, k, seat, card, a.SIGN_KIT, log)


def signed(t: Table, place: i64) -> i64:
    """How many sponsors lie in a place."""
    n: i64 = 0
    for card in range(t.book.first[c.SPONSOR], t.book.first[c.SPONSOR + 1]):
        if t.where[card] == place:
            n += 1
    return n


def can_sign(t: Table, seat: i64, contract: i64) -> bool:
    """EL-152 to EL-154 Is there room for a contract of this kind?"""
    if contract == c.SMALL:
        return True
    if contract == c.KIT_DEAL:
        return signed(t, c.KIT + seat) < traits.value(t, seat, a.M_KITS, 1, -1)
    return signed(t, c.BANNER + seat) < traits.value(t, seat, a.M_BANNERS, 2, -1)


def kind_card(t: Table, kind: i64) -> i64:
    """The card number of a kind of infrastructure."""
    return t.book.first[c.INFRASTRUCTURE] + kind


def can_build(t: Table, seat: i64, kind: i64) -> bool:
    """EL-161, EL-040 Is there a legal empty space?"""
    if t.book.card(kind_card(t, kind), b.UNIQUE):
        return t.built[seat * 8 + kind] == 0
    spaces = t.rules.spaces or t.book.constant(a.ORDINARY_SPACES)
    taken: i64 = 0
    for other in range(7):
        if t.book.card(kind_card(t, other), b.UNIQUE) == 0:
            taken += t.built[seat * 8 + other]
    return taken < spaces


def build_price(t: Table, seat: i64, kind: i64) -> i64:
    """EL-160 What a token costs this manager now."""
    price = t.rules.infrastructure_price or t.book.card(kind_card(t, kind), b.PRICE)
    return max(0, traits.value(t, seat, a.M_BUILD, price, kind_card(t, kind)))


def build(t: Table, k: Stack, seat: i64, kind: i64, price: i64, log: Log) -> None:
    """EL-160 to EL-163 A token is placed, and its bonus resolved."""
    pay_money(t, seat, price, log)
    t.built[seat * 8 + kind] += 1
    log.tell(e.BUILT, seat, kind)
    grant(t, k, seat, kind_card(t, kind), a.BONUS, log)


def office_price(t: Table, seat: i64) -> i64:
    """EL-170 What the next office costs; -1 where the track ends."""
    at = t.get(seat, c.OFFICES)
    if t.rules.office == o.OFFICE_NONE or at >= len(t.book.office_cost):
        return -1
    cost = t.book.office_cost[at] - (1 if t.rules.office == o.OFFICE_CHEAP else 0)
    return max(0, traits.value(t, seat, a.M_OFFICE, cost, -1))


def office(t: Table, k: Stack, seat: i64, price: i64, log: Log) -> None:
    """EL-170 The marker moves on."""
    pay_money(t, seat, price, log)
    t.add(seat, c.OFFICES, 1)
    log.tell(e.OFFICE_IS, seat, t.get(seat, c.OFFICES))


def sale_of(t: Table, seat: i64, card: i64, add: i64) -> i64:
    """EL-130, EL-131 What a footballer brings: 2 and his strength, half of it if he is hurt; what
    cards add comes on top.
    """
    plain = 2 + traits.strength(t, seat, card)
    more = traits.value(t, seat, a.M_SELL, plain, card) - plain + add
    return max(0, (plain // 2 if t.hurt(card) else plain) + more)


def sell(t: Table, k: Stack, seat: i64, card: i64, add: i64, log: Log) -> None:
    """EL-130 to EL-132, EL-385 He goes; his VP tokens stay with the manager."""
    money = sale_of(t, seat, card, add)
    tokens = t.token(card, c.EXP_PLAYED) + t.token(card, c.EXP_SCORED)
    log.tell(e.SOLD, seat, card)
    squad.leave(t, seat, card)
    market.toss(t, card)
    basics.gain(t, seat, c.MONEY, money, log)
    basics.victory(t, seat, tokens, log)
