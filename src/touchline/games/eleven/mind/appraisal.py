"""What effects, cards and deals are worth to a manager, in thousandths of a victory point.

Every operation of a pack is weighed by what it does (§4), so cards of other packs are
understood as well. Only what all may know is read, and the own hand.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import sums
from touchline.games.eleven.rules.state import Table, role_of
from touchline.games.eleven.rules.table import deals, pitch, quantities, squad

from . import units

# fee tracks (EL-311)
FOOTBALLERS: Final[i64] = 0
STAFF: Final[i64] = 1
STADIUM: Final[i64] = 2
DEEP: Final[i64] = 4  # effects inside effects
NOTHING: Final[i64] = -1_000_000
GLOVE: Final[i64] = 80  # one more save in a match
ANYWAY: Final[i64] = 3  # tenths of a building that would be put up without an effect


def ability(t: Table, seat: i64, which: i64, deep: i64) -> i64:
    """What carrying out an ability once is worth, its cost not counted."""
    card = t.book.ability(which, b.CARD)
    worth = ops(t, seat, card, t.book.ability(which, b.DO), t.book.ability(which, b.DO_END), deep)
    if t.book.ability(which, b.IF) < t.book.ability(which, b.IF_END):
        first, last = t.book.ability(which, b.ELSE), t.book.ability(which, b.ELSE_END)
        worth = (worth + ops(t, seat, card, first, last, deep)) // 2
    return worth


def cost(t: Table, seat: i64, first: i64, last: i64) -> i64:
    """What paying costs: what is paid is missing elsewhere."""
    worth: i64 = 0
    for row in range(first, last):
        pay, n = t.book.costs[row * 4], t.book.costs[row * 4 + 1]
        if pay < c.ANY:
            worth -= units.more(t, seat, pay, -n)
        elif pay == c.ANY:
            worth += 200 * n
        elif pay == a.PAY_TOKEN:
            worth += 350 * n
        elif pay == a.PAY_POINTS:
            worth += units.VP * n
        elif pay == a.PAY_DISCARD:
            worth += 500
    return worth


def ops(t: Table, seat: i64, card: i64, first: i64, last: i64, deep: i64) -> i64:
    """What a list of operations is worth."""
    worth: i64 = 0
    for op in range(first, last):
        worth += operation(t, seat, card, op, deep)
    return worth


def amount(t: Table, seat: i64, card: i64, op: i64) -> i64:
    """How much an operation is expected to do; dice count as three."""
    row = t.book.op(op, a.O_AMOUNT)
    if row < 0:
        return 1
    how = t.book.amount(row, 0)
    if how == a.A_NUMBER:
        return t.book.amount(row, 1)
    return 3 if how == a.A_D6 else quantities.amount(t, seat, card, row)


def operation(t: Table, seat: i64, card: i64, op: i64, deep: i64) -> i64:
    """What one operation is worth."""
    what = t.book.op(op, a.O_OP)
    n = amount(t, seat, card, op)
    x = t.book.op(op, a.O_A)
    if what == a.GAIN:
        return units.more(t, seat, x, n) if x < c.ANY else best_gain(t, seat, op, n)
    if what == a.LOSE:
        return units.more(t, seat, x, -n) if x < c.ANY else -200 * n
    if what == a.STAT:
        return units.statistic(t, seat, x, n) if x < c.ANY else best_statistic(t, seat, n)
    if what == a.VP:
        return units.VP * n
    if what == a.TRAIN:
        return best_training(t, seat, t.book.op(op, a.O_TARGET))
    if what == a.UNTRAIN:
        return -300
    if what == a.TOKENS:
        return tokens(t, seat, op, x, n)
    if what == a.CLEAR:
        return cleared(t, seat, x, n)
    if what == a.ROLL or what == a.CHOOSE:
        return cases(t, seat, card, op, deep)
    if what == a.PAY_THEN:
        inner = ops(t, seat, card, t.book.op(op, a.O_FIRST), t.book.op(op, a.O_LAST), deep)
        return max(0, inner - cost(t, seat, x, t.book.op(op, a.O_B)))
    if what == a.OFFICE:
        return max(0, office(t, seat, t.book.op(op, a.O_E)))
    if what == a.BUILD:
        return building(t, seat, op)
    if what == a.RESOLVE_BONUS:
        return best_bonus(t, seat, deep)
    if what == a.MODIFY:
        return change(t, seat, x, t.book.op(op, a.O_B), t.book.op(op, a.O_C))
    if what == a.LEAGUE:
        return units.point(t, seat) * (n if x == 0 else -n // 3)
    return on_the_pitch(t, seat, op, what, x, n)


def on_the_pitch(t: Table, seat: i64, op: i64, what: i64, x: i64, n: i64) -> i64:
    """The operations of match days and of the market, by rules of thumb."""
    left = units.matches(t, seat)
    if left == 0 and what >= a.GOAL and what <= a.TACTIC_EXTRA:
        return 0
    if what == a.GOAL or what == a.ANNUL_GOAL:
        good = (x == 0) == (what == a.GOAL)
        return 600 * n if good else -600 * n
    if what == a.STRENGTH:
        theirs = t.book.selector(t.book.op(op, a.O_TARGET), a.S_KIND) == a.K_OPPONENT_SHIRT
        return (-n if theirs else n) * units.strength(t, seat) * 4 // 10
    if what == a.SHIRT_BONUS:
        weeks = left if t.book.op(op, a.O_UNTIL) == a.UNTIL_GAME_ else 1
        return n * units.strength(t, seat) * weeks
    if what == a.TURN_SHIRT or what == a.SHOT:
        return 80
    if what == a.MOVE_SHIRT or what == a.SWAP_SHIRTS or what == a.READY:
        return 60
    if what == a.KEEPER:
        helps = t.book.op(op, a.O_B) * 90 + t.book.op(op, a.O_C) * 150
        return helps if x == 0 else -helps
    if what == a.DRAW:
        take = t.book.op(op, a.O_C)
        return take * (214 if x == c.TACTIC else 900)
    if what == a.RECRUIT:
        return 350 if t.book.op(op, a.O_D) != 0 else 900
    if what == a.SIGN:
        return 1500
    if what == a.SELL:
        return 150
    if what == a.DROP_SPONSOR:
        held = deals.signed(t, c.BANNER + seat) + deals.signed(t, c.KIT + seat)
        return units.more(t, seat, c.MONEY, -5) if held else 0
    if what == a.RESTRICT:
        return -150 if t.book.op(op, a.O_B) else -250
    if what == a.ASSIGN_FAN or what == a.TACTIC_EXTRA or what == a.PEEK:
        return 120
    if what == a.DISCARD or what == a.EXHAUST:
        return -200
    return 150 if what == a.ALLOW or what == a.PREVENT else 0


# -- choices inside effects ------------------------------------------------------------------------


def best_gain(t: Table, seat: i64, op: i64, n: i64) -> i64:
    """Markers of choice: the best kind for each."""
    best: i64 = 0
    for res in range(4):
        if t.book.op(op, a.O_B) & (1 << res) == 0:
            best = max(best, units.more(t, seat, res, n))
    return best


def best_statistic(t: Table, seat: i64, n: i64) -> i64:
    """A statistic of choice."""
    best = units.statistic(t, seat, 0, n)
    for stat in range(1, 4):
        best = max(best, units.statistic(t, seat, stat, n))
    return best


def training(t: Table, seat: i64, card: i64) -> i64:
    """What training a footballer is worth; EL-022 to somebody who may not look, a guess."""
    if t.trained(card):
        return NOTHING
    if t.rules.peek_off or t.where[card] != c.OWN + seat or t.flags[card] & c.UNSEEN:
        return unseen(t, seat, card)
    now = pitch.strength(t, seat, card)
    then = now + t.book.card(card, b.POWER + 1) - t.book.card(card, b.POWER)
    left = units.matches(t, seat)
    if role_of(t, card) == c.KEEPER:
        gloves = t.book.card(card, b.GLOVES + 1) * (1 + then)
        return 73 * (gloves - t.book.card(card, b.GLOVES) * (1 + now)) * left
    worth = (then - now) * units.strength(t, seat) * left + 44 * left
    worth += min(left, t.book.card(card, b.EXP_PLAYED)) * units.VP * 4 // 10
    worth += min(left, t.book.card(card, b.EXP_SCORED)) * units.VP * 4 // 10
    if t.hurt(card):
        worth = worth * 7 // 10
    return worth


def unseen(t: Table, seat: i64, card: i64) -> i64:
    """EL-022 The same for a side that is not known: what its like have."""
    like = t.book.like(card)
    left = units.matches(t, seat)
    worth = t.book.gains[like] * units.strength(t, seat) * left // 100 + 44 * left
    worth += min(100 * left, t.book.marks[like]) * units.VP * 4 // 1000
    return worth * 7 // 10 if t.hurt(card) else worth


def best_training(t: Table, seat: i64, selector: i64) -> i64:
    """The footballer who gains most, of the classes meant."""
    classes = t.book.selector(selector, a.S_CLASS) if selector >= 0 else 0
    best: i64 = 0
    for card in range(squad.footballers_end(t)):
        if t.where[card] == c.OWN + seat and (classes == 0 or classes & (1 << t.book.deck(card))):
            best = max(best, training(t, seat, card))
    return best


def tokens(t: Table, seat: i64, op: i64, token: i64, n: i64) -> i64:
    """Tokens on own cards."""
    left = units.matches(t, seat)
    if token == c.STR_TEMP or token == c.WEAK_TEMP:
        worth = n * units.strength(t, seat) * 9 // 10 if left else 0
        return worth if token == c.STR_TEMP else -worth // 2
    if token == c.STR_PERM or token == c.WEAK_PERM:
        worth = n * units.strength(t, seat) * left
        return worth if token == c.STR_PERM else -worth // 2
    selector = t.book.op(op, a.O_TARGET)
    share: i64 = 2 if selector >= 0 and t.book.selector(selector, a.S_PICK) == a.BY_D12 else 1
    if selector >= 0 and t.book.selector(selector, a.S_KIND) != a.K_FOOTBALLER:
        return -n * 450
    return -units.hurt_cost(t, seat, -1, n) // share


def cleared(t: Table, seat: i64, token: i64, n: i64) -> i64:
    """Injury or suspension tokens that go."""
    best: i64 = 0
    for card in range(t.book.first[c.TACTIC]):
        if t.owner(card) == seat and t.token(card, token):
            best = max(best, units.hurt_cost(t, seat, card, min(n, t.token(card, token))))
    return best if token <= c.SUSPENSION else 0


def cases(t: Table, seat: i64, card: i64, op: i64, deep: i64) -> i64:
    """A die: the mean of its faces. Options: the best ones."""
    if deep >= DEEP:
        return 0
    first, last = t.book.op(op, a.O_FIRST), t.book.op(op, a.O_LAST)
    rolls = t.book.op(op, a.O_OP) == a.ROLL
    faces: i64 = 6 if t.book.op(op, a.O_A) == 0 else 12
    total: i64 = 0
    best = NOTHING
    for case in range(first, last):
        low, high = t.book.cases[case * 4], t.book.cases[case * 4 + 1]
        worth = ops(t, seat, card, t.book.cases[case * 4 + 2], t.book.cases[case * 4 + 3], deep + 1)
        total += worth * (high - low + 1)
        best = max(best, worth)
    if rolls:
        return total // faces
    return best * max(1, t.book.op(op, a.O_A)) if last > first else 0


def best_bonus(t: Table, seat: i64, deep: i64) -> i64:
    """The best bonus of an own director."""
    best: i64 = 0
    if deep >= DEEP:
        return 0
    for card in range(t.book.first[c.DIRECTOR], t.book.first[c.DIRECTOR + 1]):
        if t.where[card] == c.OWN + seat:
            best = max(best, of_trigger(t, seat, card, a.BONUS, deep + 1))
    return best


def of_trigger(t: Table, seat: i64, card: i64, trigger: i64, deep: i64) -> i64:
    """All abilities of a card with a trigger, together."""
    worth: i64 = 0
    for which in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
        if t.book.ability(which, b.TRIGGER) == trigger:
            worth += ability(t, seat, which, deep)
    return worth


def change(t: Table, seat: i64, key: i64, mode: i64, n: i64) -> i64:
    """A changed number of the rules, for the rest of the season."""
    weeks = units.mondays(t)
    if key == a.M_FEES and mode == a.ADD_:
        return -n * 330 * weeks
    if key == a.M_STANDS or key == a.M_CAPACITY:
        return 170 * (weeks + 1)
    if key == a.M_BANNERS or key == a.M_KITS:
        return 500
    if key == a.M_GLOVES or key == a.M_KEEPER:
        return GLOVE * units.matches(t, seat)
    return 80 * weeks


# -- deals -----------------------------------------------------------------------------------------


def office(t: Table, seat: i64, add: i64) -> i64:
    """EL-170 The next office, net of its price."""
    price = deals.office_price(t, seat)
    if price < 0:
        return NOTHING
    price = max(0, price + add)
    if price > t.get(seat, c.HAS + c.MONEY):
        return NOTHING
    at = t.get(seat, c.OFFICES)
    gain = t.book.office_vp[at] - (t.book.office_vp[at - 1] if at > 0 else 0)
    return gain * units.VP + units.more(t, seat, c.MONEY, -price)


def infrastructure(t: Table, seat: i64, kind: i64, price: i64) -> i64:
    """EL-160 A token, net of its price and of the fee it brings."""
    card = deals.kind_card(t, kind)
    worth = t.book.card(card, b.BASE_VP) * units.VP + units.more(t, seat, c.MONEY, -price)
    worth += of_trigger(t, seat, card, a.BONUS, 0)
    worth += of_trigger(t, seat, card, a.PRODUCTION, 0) * units.mondays(t)
    worth += of_trigger(t, seat, card, a.PASSIVE, 0)
    return worth - fee_of(t, seat, STADIUM) * units.MONEY * units.mondays(t) // 2


def building(t: Table, seat: i64, op: i64) -> i64:
    """The best token an operation may build: what it saves, and the token in part.

    Whoever is given it has his money and his day left for it, and would have built it in the end.
    """
    best: i64 = 0
    for kind in range(7):
        if deals.can_build(t, seat, kind):
            price = t.book.op(op, a.O_D)
            if price < 0:
                price = max(0, deals.build_price(t, seat, kind) + t.book.op(op, a.O_E))
            if price <= t.get(seat, c.HAS + c.MONEY):
                paid = infrastructure(t, seat, kind, deals.build_price(t, seat, kind))
                worth = infrastructure(t, seat, kind, price) - max(0, paid) * ANYWAY // 10
                best = max(best, worth)
    return best


def fee_of(t: Table, seat: i64, track: i64) -> i64:
    """EL-311 What one more on a fee track (FOOTBALLERS, STAFF or STADIUM) costs a week."""
    owned: i64 = 4
    amounts, how = t.book.fees_stadium, t.rules.fees_stadium
    if track == FOOTBALLERS:
        owned = squad.squad_size(t, seat)
        amounts, how = t.book.fees_footballers, t.rules.fees_footballers
    elif track == STAFF:
        owned = staff_count(t, seat)
        amounts, how = t.book.fees_staff, t.rules.fees_staff
    else:
        for kind in range(7):
            owned += t.built[seat * 8 + kind]
    now = sums.fee(amounts, owned, how)
    # two more together make a step as a rule, so half of it is each one's
    return (
        sums.fee(amounts, owned + 1, how) - now + sums.fee(amounts, owned + 2, how) - now + 1
    ) // 2


def staff_count(t: Table, seat: i64) -> i64:
    """Members of staff of a manager."""
    n: i64 = 0
    for card in range(t.book.first[c.STAFF], t.book.first[c.STAFF + 1]):
        if t.where[card] == c.OWN + seat:
            n += 1
    return n
