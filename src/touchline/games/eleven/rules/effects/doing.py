"""§4.6 What an operation does to one of its targets, once that is known."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.core.ids import EVERYONE
from touchline.core.log import Log
from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules import options as o
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import (
    deals,
    injuring,
    market,
    moving,
    pitch,
    squad,
    standing,
    starting,
    traits,
)
from touchline.games.eleven.rules.table.quantities import gather

# -- which things an operation can do something to -------------------------------------------------


def marks_cards(t: Table, op: i64) -> bool:
    """EL-347, EL-333 May an operation touch suspended cards? Those that lay or remove such tokens,
    and sales.
    """
    what = t.book.op(op, a.O_OP)
    if what == a.TOKENS or what == a.CLEAR:
        return t.book.op(op, a.O_A) <= c.SUSPENSION
    return what == a.SELL


def useful(t: Table, seat: i64, op: i64, code: i64) -> bool:
    """EL-003 Would the operation change anything about this target?"""
    what = t.book.op(op, a.O_OP)
    card = code - c.CARD if c.CARD <= code < c.SELL else -1
    person = card >= 0 and t.book.deck(card) <= c.VETERAN
    if what == a.TRAIN:
        return person and t.trained(card) == 0 and t.flags[card] & c.DREAMT == 0
    if what == a.UNTRAIN:
        return person and t.trained(card) == 1
    if what == a.TOKENS:
        return card >= 0
    if what == a.CLEAR:
        return card >= 0 and t.token(card, t.book.op(op, a.O_A)) > 0
    if what == a.SELL:
        return person
    if what == a.READY:
        return card >= 0 and t.flags[card] & c.EXHAUSTED != 0
    if what == a.EXHAUST:
        return card >= 0 and t.flags[card] & c.EXHAUSTED == 0
    if what == a.RESOLVE_BONUS:
        return card >= 0 and pitch.bonus_abilities(t, card) > 0
    if what == a.ASSIGN_FAN:
        stand = code - c.STAND
        if t.book.op(op, a.O_A) and t.get(seat, c.HAS + c.FANS) == 0:
            return False
        return c.STAND <= code < c.CARD and room_on(t, seat, stand) > 0
    return useful_shirt(t, seat, op, code)


def useful_shirt(t: Table, seat: i64, op: i64, code: i64) -> bool:
    """As `useful`, for operations on shirts."""
    what = t.book.op(op, a.O_OP)
    if code >= c.FOE:
        return what == a.STRENGTH or what == a.SHOT
    if what == a.STRENGTH and c.CARD <= code < c.SELL and code - c.CARD == keeper(t, seat):
        return True
    shirt = moving.shirt_meant(t, seat, code)
    if shirt < 0:
        return False
    if what == a.MOVE_SHIRT:
        return moving.ways(t, seat, op, shirt) != 0
    if what == a.SWAP_SHIRTS:
        for other in range(c.SHIRTS_):
            if t.shirt(seat, other, c.FIELD) and moving.may_swap(t, seat, op, shirt, other):
                return True
        return False
    return (what != a.STRENGTH and what != a.SHOT) or pitch.lined_up(t, seat)


def keeper(t: Table, seat: i64) -> i64:
    """The selected keeper card, -1 for none."""
    return t.get(seat, c.KEEPER_CARD)


def room_on(t: Table, seat: i64, stand: i64) -> i64:
    """EL-210 How many more fans fit on a stand."""
    return traits.capacity(t, seat, stand) - t.get(seat, c.STANDS_AT + stand)


def ends(t: Table, op: i64) -> i64:
    """§4.6 `until` as a number of `Table.timed`."""
    until = t.book.op(op, a.O_UNTIL)
    if until == a.UNTIL_MATCH:
        return c.UNTIL_MATCH
    if until == a.UNTIL_WEEK:
        return max(1, t.week)
    return c.UNTIL_GAME if until < a.UNTIL_WEEK_N else until - a.UNTIL_WEEK_N


# -- what is done ----------------------------------------------------------------------------------


def apply(t: Table, k: Stack, op: i64, seat: i64, code: i64, n: i64, log: Log) -> None:
    """§4.6 An operation is carried out on one target, a code of codes.py; n is its amount."""
    what = t.book.op(op, a.O_OP)
    if what == a.ASSIGN_FAN:
        put_fans(t, op, seat, code - c.STAND, n, log)
    elif what == a.STRENGTH or what == a.SHOT:
        shape_shirt(t, op, seat, code, n, log)
    elif what == a.MOVE_SHIRT:
        k.push(c.MOVE, op, seat * c.CARDS, moving.shirt_meant(t, seat, code))
    elif what == a.TURN_SHIRT:
        shirt = moving.shirt_meant(t, seat, code)
        squad.turn(t, seat, shirt, 1 - t.shirt(seat, shirt, c.SIDE), log)
    elif what == a.SHIRT_BONUS:
        shirt = moving.shirt_meant(t, seat, code)
        was = standing.shirt_before(t, seat, shirt, log)
        t.last_a_while(seat, c.SHIRT_PLUS, a.ADD_, n, 0, ends(t, op), shirt, 0)
        log.tell(ev.SHIRT_STRONGER, seat, shirt * 64 + n + 32)
        standing.shirt_after(t, seat, shirt, was, log)
    elif what == a.TOKENS:
        lay_tokens(t, k, op, seat, code - c.CARD, n, log)
    else:
        apply_card(t, k, op, seat, code - c.CARD, n, log)


def apply_card(t: Table, k: Stack, op: i64, seat: i64, card: i64, n: i64, log: Log) -> None:
    """As `apply`, for operations on cards."""
    what = t.book.op(op, a.O_OP)
    if what == a.TRAIN:
        squad.train(t, k, seat, card, log)
    elif what == a.UNTRAIN:
        squad.untrain(t, k, seat, card, log)
    elif what == a.CLEAR:
        basics.take_off(t, card, t.book.op(op, a.O_A), n, log)
    elif what == a.SELL:
        deals.sell(t, k, seat, card, t.book.op(op, a.O_B), log)
    elif what == a.DROP_SPONSOR:
        drop_sponsor(t, op, seat, card, log)
    elif what == a.DISCARD:
        discard(t, seat, card, log)
    elif what == a.READY:
        ready(t, seat, card, log)
    elif what == a.EXHAUST:
        t.flag(card, c.EXHAUSTED, True)
        log.tell(ev.EXHAUSTED, seat, card)
    elif what == a.RESOLVE_BONUS:
        # the one pushed last runs first
        ability = t.book.card(card, b.LAST_ABILITY) - 1
        while ability >= t.book.card(card, b.FIRST_ABILITY):
            if pitch.repeatable(t, ability):
                starting.offer(t, k, seat, ability, log)
            ability -= 1


def lay_tokens(t: Table, k: Stack, op: i64, seat: i64, card: i64, n: i64, log: Log) -> None:
    """§4.6 `tokens` Injuries and suspensions can be prevented."""
    token = t.book.op(op, a.O_A)
    if token <= c.SUSPENSION:
        injuring.injure(t, k, seat, card, token, n, log)
    else:
        basics.put_on(t, card, token, n, log)


def put_fans(t: Table, op: i64, seat: i64, stand: i64, n: i64, log: Log) -> None:
    """§4.6 `assign_fan` On a stand, within its capacity; from the supply or the own fans."""
    n = min(n, room_on(t, seat, stand))
    if t.book.op(op, a.O_A):
        n = basics.lose(t, seat, c.FANS, n, log)
    if n > 0:
        t.add(seat, c.STANDS_AT + stand, n)
        log.tell(ev.FANS_PLACED, seat, traits.fans_on(t, seat))


def shape_shirt(t: Table, op: i64, seat: i64, code: i64, n: i64, log: Log) -> None:
    """§4.6 `strength`, `shot` In this match; floors (§1.4) are applied where strength is read."""
    strength = t.book.op(op, a.O_OP) == a.STRENGTH
    rule, glove = t.book.op(op, a.O_A), t.book.op(op, a.O_B)
    if code >= c.FOE:
        foe = code - c.FOE
        if strength:
            was = standing.foe_before(t, seat, foe, log)
            t.put_foe(seat, foe, c.FOE_MOD, t.foe(seat, foe, c.FOE_MOD) + n)
            log.tell(ev.FOE_STRONGER, seat, foe * 64 + n + 32)
            standing.foe_after(t, seat, foe, was, log)
        else:
            t.put_foe(seat, foe, c.FOE_RULE, t.foe(seat, foe, c.FOE_RULE) | rule)
            t.put_foe(seat, foe, c.FOE_GLOVE, max(glove, t.foe(seat, foe, c.FOE_GLOVE)))
            log.tell(ev.SHOT_CHANGED, seat, (16 + foe) * 64 + rule)
        return
    shirt = moving.shirt_meant(t, seat, code)
    if shirt < 0:
        t.add(seat, c.KEEP_STRENGTH, n)
        tell_keeper(t, seat, log)
    elif strength:
        was = standing.shirt_before(t, seat, shirt, log)
        t.dress(seat, shirt, c.MOD, t.shirt(seat, shirt, c.MOD) + n)
        log.tell(ev.STRONGER, seat, shirt * 64 + n + 32)
        standing.shirt_after(t, seat, shirt, was, log)
    else:
        t.dress(seat, shirt, c.RULE, t.shirt(seat, shirt, c.RULE) | rule)
        t.dress(seat, shirt, c.GLOVE, max(glove, t.shirt(seat, shirt, c.GLOVE)))
        log.tell(ev.SHOT_CHANGED, seat, shirt * 64 + rule)


def tell_keeper(t: Table, seat: i64, log: Log) -> None:
    """How strong the own keeper is now."""
    strength, gloves = traits.keeper_strength(t, seat), traits.keeper_gloves(t, seat)
    log.tell(ev.KEEPER_IS, seat * 2, strength * 64 + gloves)


def drop_sponsor(t: Table, op: i64, seat: i64, card: i64, log: Log) -> None:
    """EL-090 A banner or kit is lost, and repaid as the option `sponsor_repay` says."""
    log.tell(ev.SPONSOR_GONE, seat, card)
    market.toss(t, card)
    if t.book.op(op, a.O_B) == 0 or t.rules.repay == o.SPONSOR_REPAY_NONE:
        return
    due = t.book.card(card, b.SMALL_MONEY)
    if t.rules.repay == o.SPONSOR_REPAY_BANNER:
        due = 0
        for ability in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
            if t.book.ability(ability, b.TRIGGER) == a.SIGN_BANNER:
                due += money_of(t, seat, ability)
    basics.lose(t, seat, c.MONEY, due, log)


def money_of(t: Table, seat: i64, ability: i64) -> i64:
    """The money that an ability gains outright."""
    total: i64 = 0
    for op in range(t.book.ability(ability, b.DO), t.book.ability(ability, b.DO_END)):
        row = t.book.op(op, a.O_AMOUNT)
        money = t.book.op(op, a.O_OP) == a.GAIN and t.book.op(op, a.O_A) == c.MONEY
        if money and t.book.amount(row, 0) == a.A_NUMBER:
            total += t.book.amount(row, 1)
    return total


def discard(t: Table, seat: i64, card: i64, log: Log) -> None:
    """§4.6 `discard` A card leaves play or the hand; VP tokens on a footballer stay (EL-385).

    Directors have no discard pile (EL-044): they leave the game. A tactic card of the hand is laid
    open.
    """
    deck = t.book.deck(card)
    log.tell(ev.SPONSOR_GONE if deck == c.SPONSOR else ev.DISCARDED, seat, card)
    if deck <= c.VETERAN:
        basics.victory(t, seat, t.token(card, c.EXP_PLAYED) + t.token(card, c.EXP_SCORED), log)
        squad.leave(t, seat, card)
        if keeper(t, seat) == card:
            t.put(seat, c.KEEPER_CARD, -1)
    market.toss(t, card)
    if deck == c.DIRECTOR:
        t.move(card, c.GONE, EVERYONE)


def ready(t: Table, seat: i64, card: i64, log: Log) -> None:
    """§4.6 `ready` Upright again; its action can be used once more this week."""
    t.flag(card, c.EXHAUSTED | c.ACTED | c.AGAIN, False)
    for ability in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
        if t.book.ability(ability, b.TRIGGER) == a.ACTION:
            t.marks[ability] &= ~c.THIS_WEEK
    log.tell(ev.READIED, seat, card)


def targets(t: Table, seat: i64, me: i64, op: i64) -> vec[i64]:
    """§4.5 The codes of everything the operation can be carried out on, ascending."""
    found = vec[i64]()
    if t.book.op(op, a.O_OP) == a.DROP_SPONSOR:
        for card in range(t.book.first[c.SPONSOR], t.book.first[c.SPONSOR + 1]):
            if t.where[card] == c.BANNER + seat or t.where[card] == c.KIT + seat:
                found = append(found, c.CARD + card)
        return found
    sel = t.book.op(op, a.O_TARGET)
    if sel < 0:
        # nothing is named: the card itself is meant
        if me < t.book.total() and useful(t, seat, op, c.CARD + me):
            found = append(found, c.CARD + me)
        return found
    fits = gather(t, seat, me, sel, marks_cards(t, op))
    for i in range(len(fits)):
        if t.book.op(op, a.O_OP) == a.DISCARD or useful(t, seat, op, fits[i]):
            found = append(found, fits[i])
    return found
