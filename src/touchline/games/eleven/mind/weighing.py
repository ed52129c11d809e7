"""What each open answer is worth to the manager who is asked, in thousandths of a victory point.

One function for each kind of question; rules of thumb on top of `appraisal` and `bargains`. Only
what the seat knows is read.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.core.stack import Stack
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.effects import buying
from touchline.games.eleven.rules.state import Table, role_of
from touchline.games.eleven.rules.table import deals, dice, pitch
from touchline.games.eleven.rules.week import evening, monday

from . import appraisal, bargains, units

EVEN: Final[i64] = 0
FAN: Final[i64] = 140  # a fan that is paid for another roll
#: by condition: what an objective that asks for it is worth before the season
HOPES: Final = (
    (a.IF_OFFICE, 1500),
    (a.IF_COUNT, 1400),
    (a.IF_STATS_AT, 1200),
    (a.IF_HAS, 1000),
)


def weigh(t: Table, k: Stack, seat: i64, code: i64) -> i64:
    """The worth of an answer to the question on this stack."""
    phase = k.phase()
    if phase == c.DAY:
        return of_day(t, seat, code)
    if phase == c.DRAFT:
        return bargains.director(t, seat, code - c.CARD)
    if phase == c.OBJECTIVE:
        return objective(t, code - c.CARD)
    if phase == c.PRODUCTION or phase == c.ORDER or phase == c.WINDOW:
        return of_ability(t, seat, code, phase == c.WINDOW)
    if phase == c.VOTE:
        return vote(t, seat, code)
    if phase == c.COLOUR_CHOICE:
        return decision(t, seat, code - c.COLOUR)
    if phase == c.LUCK or phase == c.INJURY:
        return luck(t, k, seat, code)
    if phase == c.SHIRTS:
        return code % 16
    if phase == c.JOIN:
        return 10 if t.shirt(seat, code - c.SHIRT, c.SIDE) == t.shirt(seat, k.get(2), c.SIDE) else 0
    if phase == c.STANDS:
        return code
    if phase == c.MATCH_TACTIC:
        return tactic(t, seat, code)
    return of_effect(t, k, phase, seat, code)


def of_day(t: Table, seat: i64, code: i64) -> i64:
    """EL-100 An action of a weekday."""
    if code == c.END_TURN:
        return EVEN
    if code == c.OFFICE:
        return appraisal.office(t, seat, 0)
    if code == c.YOUNG:
        top = t.top[c.YOUNGSTER]
        card = top if top >= 0 else t.book.first[c.YOUNGSTER]
        return bargains.recruit(t, seat, card, deals.price_of(t, seat, card))
    if code < c.SIGN:
        card = t.row[code - c.SLOT]
        price = deals.price_of(t, seat, card)
        if code < c.SLOT + 5:
            return bargains.recruit(t, seat, card, price)
        return bargains.staff(t, seat, card, price)
    if code < c.BUILD:
        slot, kind = (code - c.SIGN) // 4, (code - c.SIGN) % 4
        return bargains.contract(t, seat, t.row[c.SPONSORS * 5 + slot], kind)
    if code < c.ROWS:
        kind = code - c.BUILD
        return appraisal.infrastructure(t, seat, kind, deals.build_price(t, seat, kind))
    if code < c.SELL:
        return -50
    if code < c.ABILITY:
        return bargains.sale(t, seat, code - c.SELL, 0)
    if code < c.EXTRA:
        return bargains.action(t, seat, code - c.ACTION)
    spent = -units.more(t, seat, c.OPERATIONS, -2)
    return bargains.action(t, seat, code - c.EXTRA) - spent


def objective(t: Table, card: i64) -> i64:
    """EL-067 How likely an objective is to be met, by what it asks for."""
    worth: i64 = 900
    for ability in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
        for row in range(t.book.ability(ability, b.IF), t.book.ability(ability, b.IF_END)):
            for what, hope in HOPES:
                if t.book.conditions[row * 6] == what:
                    worth = max(worth, hope)
    return worth


def of_ability(t: Table, seat: i64, code: i64, in_match: bool) -> i64:
    """EL-009, EL-209, EL-222, EL-280 An ability now; nothing for leaving it out."""
    if code == c.PASS:
        return EVEN
    which = code - c.ABILITY
    worth = appraisal.ability(t, seat, which, 0)
    assigned = t.marks[which] & c.ASSIGNED
    if not assigned:
        first, last = t.book.ability(which, b.COST), t.book.ability(which, b.COST_END)
        worth -= appraisal.cost(t, seat, first, last)
    if in_match and t.book.ability(which, b.TRIGGER) == a.AFTER_MATCH:
        worth += turning(t, seat, which)
    if t.book.ability(which, b.MODE) == a.MUST:
        worth += 1  # it has to be done at some time
    return worth


def turning(t: Table, seat: i64, which: i64) -> i64:
    """EL-280 What a goal more or less changes once sections have been compared."""
    ahead = t.get(seat, c.FOR) - t.get(seat, c.AGAINST)
    worth: i64 = 0
    for op in range(t.book.ability(which, b.DO), t.book.ability(which, b.DO_END)):
        what = t.book.op(op, a.O_OP)
        own = (what == a.GOAL and t.book.op(op, a.O_A) == 0) or (
            what == a.ANNUL_GOAL and t.book.op(op, a.O_A) == 1
        )
        if own and ahead == 0:
            worth += 2 * units.point(t, seat) - 600
        elif own and ahead == -1:
            worth += units.point(t, seat) - 600
        elif own:
            worth -= 600
    return worth


def decision(t: Table, seat: i64, colour: i64) -> i64:
    """EL-089 The decision of a colour on the card of this Monday."""
    card = t.get(seat, c.MEETING_CARD)
    return appraisal.of_trigger(t, seat, card, a.VOTE_YELLOW + colour, 0)


def vote(t: Table, seat: i64, code: i64) -> i64:
    """EL-087 As the board has voted, or a fan for the mean of all faces."""
    now = decision(t, seat, monday.leading(t, seat))
    if code == c.ACCEPT:
        return now
    total: i64 = 0
    faces: i64 = 0
    for face in range(1, 7):
        mask = monday.ahead(monday.votes(t, seat, face))
        if monday.alone(mask):
            total += decision(t, seat, 0 if mask == 1 else 1 if mask == 2 else 2)
            faces += 1
    return (total // faces if faces else now) - FAN


def consequence(t: Table, seat: i64, face: i64) -> i64:
    """EL-287 A line of the table of consequences."""
    what = evening.consequence(t, seat, face)
    kind, n = what // 16, what % 16
    left = units.matches(t, seat)
    if kind == a.C_NEW_FANS:
        return units.statistic(t, seat, c.FANS, 1)
    if kind == a.C_TRAINING:
        return 400 if left else 0
    if kind == a.C_STRENGTH:
        return n * units.strength(t, seat) if left else 0
    if kind == a.C_WEAKNESS:
        return -n * units.strength(t, seat) // 2 if left else 0
    if kind == a.C_INJURY or kind == a.C_SERIOUS:
        tokens: i64 = 2 if kind == a.C_SERIOUS else 1
        return -n * units.hurt_cost(t, seat, -1, tokens) // 3
    return 0


def luck(t: Table, k: Stack, seat: i64, code: i64) -> i64:
    """EL-286, EL-287 As the die lies, or a fan; then whom it concerns."""
    if code >= c.CARD:
        return concerns(t, k, seat, code - c.CARD)
    if k.phase() == c.LUCK:
        now = consequence(t, seat, t.get(seat, c.DIE))
        if code == c.ACCEPT:
            return now
        total: i64 = 0
        for face in range(1, 7):
            total += consequence(t, seat, face)
        return total // 6 - FAN
    found = evening.struck(t, seat, t.get(seat, c.DIE))
    tokens = k.get(2) % 16
    hit: i64 = units.hurt_cost(t, seat, found[0], tokens) if len(found) else 0
    if code == c.ACCEPT:
        return -hit
    total = 0
    for face in range(1, dice.SYMBOL + 1):
        found = evening.struck(t, seat, face)
        if len(found):
            total += units.hurt_cost(t, seat, found[0], tokens)
    return -total // dice.SYMBOL - FAN


def concerns(t: Table, k: Stack, seat: i64, card: i64) -> i64:
    """EL-287 Who is trained, strengthened, weakened or hurt."""
    if k.phase() == c.INJURY:
        return -units.hurt_cost(t, seat, card, k.get(2) % 16)
    kind = evening.consequence(t, seat, t.get(seat, c.DIE)) // 16
    if kind == a.C_TRAINING:
        return appraisal.training(t, seat, card)
    useful = 0 if role_of(t, card) == c.KEEPER else 1
    power = pitch.strength(t, seat, card) * 10 + useful
    return power if kind == a.C_STRENGTH else -power


def tactic(t: Table, seat: i64, code: i64) -> i64:
    """EL-221 The effect of a tactic card; one that changes nothing is kept back."""
    if code == c.PASS:
        return EVEN
    return appraisal.of_trigger(t, seat, code - c.CARD, a.TACTIC, 0)


# -- questions of effects --------------------------------------------------------------------------


def of_effect(t: Table, k: Stack, phase: i64, seat: i64, code: i64) -> i64:
    """§4: targets, kinds, options, payments, purchases."""
    op = k.get(1)
    if phase == c.RESOURCE:
        gains = t.book.op(op, a.O_OP) == a.GAIN
        return units.more(t, seat, code - c.RES, 1 if gains else -1)
    if phase == c.STATISTIC:
        n: i64 = 1 if appraisal.amount(t, seat, 0, op) > 0 else -1
        return units.statistic(t, seat, code - c.STAT, n)
    if phase == c.OPTION_:
        case = t.book.op(op, a.O_FIRST) + code - c.OPTION
        first, last = t.book.cases[case * 4 + 2], t.book.cases[case * 4 + 3]
        return appraisal.ops(t, seat, k.get(2) % c.CARDS, first, last, 0)
    if phase == c.PAY:
        return 0 if code == c.PASS else paying(t, seat, op, k.get(2) % c.CARDS)
    if phase == c.MARKET:
        return bought(t, seat, op, code)
    if phase == c.CONTRACT:
        if code == c.PASS:
            return EVEN
        slot, kind = (code - c.SIGN) // 4, (code - c.SIGN) % 4
        return bargains.contract(t, seat, t.row[c.SPONSORS * 5 + slot], kind)
    if phase == c.SITE:
        if code == c.PASS:
            return EVEN
        kind = code - c.BUILD
        return appraisal.infrastructure(t, seat, kind, buying.site_price(t, seat, op, kind))
    if phase == c.DESK:
        return 0 if code == c.PASS else appraisal.office(t, seat, t.book.op(op, a.O_E))
    if phase == c.PREVENT_:
        return 0 if code == c.PASS else prevented(t, k, seat)
    if phase == c.TAKES:
        return taken(t, seat, code - c.CARD) if code >= c.CARD else 0
    if phase == c.TARGETS or phase == c.SPREAD or phase == c.GIVE_UP or phase == c.FACE:
        return target(t, k, seat, code)
    if phase == c.PENALTY:
        return -bargains.standing(t, seat, code - c.CARD) if code >= c.CARD else 0
    return EVEN


def paying(t: Table, seat: i64, op: i64, card: i64) -> i64:
    """An optional payment, or an ability that may be left out."""
    if op < 0:
        which = -1 - op
        first, last = t.book.ability(which, b.COST), t.book.ability(which, b.COST_END)
        return appraisal.ability(t, seat, which, 0) - appraisal.cost(t, seat, first, last) + 1
    if t.book.op(op, a.O_OP) != a.PAY_THEN:
        return 1
    spent = appraisal.cost(t, seat, t.book.op(op, a.O_A), t.book.op(op, a.O_B))
    return (
        appraisal.ops(t, seat, card, t.book.op(op, a.O_FIRST), t.book.op(op, a.O_LAST), 0) - spent
    )


def bought(t: Table, seat: i64, op: i64, code: i64) -> i64:
    """EL-016 A card of a row or deck by an effect, or none."""
    if code == c.PASS:
        return EVEN
    card = buying.card_for(t, op, code)
    price = buying.recruit_price(t, seat, op, card)
    if t.book.deck(card) == c.STAFF:
        return bargains.staff(t, seat, card, price)
    return bargains.recruit(t, seat, card, price)


def taken(t: Table, seat: i64, card: i64) -> i64:
    """One of the cards that an effect has drawn."""
    deck = t.book.deck(card)
    if deck == c.STAFF:
        return bargains.staff(t, seat, card, 0)
    if deck <= c.VETERAN:
        return bargains.recruit(t, seat, card, 0)
    return appraisal.of_trigger(t, seat, card, a.TACTIC, 0)


def prevented(t: Table, k: Stack, seat: i64) -> i64:
    """§4.6 `prevent` What a token would cost, less what stopping it costs."""
    card, n = k.get(2) % c.CARDS, k.get(3) % 256
    if card == c.CARDS - 1:
        return units.MONEY * n - 100
    return units.hurt_cost(t, seat, card, n) - 200


def target(t: Table, k: Stack, seat: i64, code: i64) -> i64:
    """§4.5 The best target of an operation: the most useful for good ones, else the least."""
    op = k.get(1)
    if code < c.CARD or op < 0:
        return EVEN
    what = t.book.op(op, a.O_OP)
    if code >= c.SHIRT:
        return shirts(t, seat, op, what, code)
    if code >= c.SELL:
        return EVEN
    card = code - c.CARD
    if what == a.TRAIN:
        return appraisal.training(t, seat, card)
    if what == a.SELL:
        return bargains.sale(t, seat, card, t.book.op(op, a.O_B))
    if what == a.RESOLVE_BONUS:
        return appraisal.of_trigger(t, seat, card, a.BONUS, 0)
    if what == a.CLEAR:
        token = t.book.op(op, a.O_A)
        return units.hurt_cost(t, seat, card, min(t.token(card, token), 2))
    value = bargains.standing(t, seat, card)
    if t.book.deck(card) <= c.VETERAN:
        value = units.footballer(t, seat, card, pitch.strength(t, seat, card)) + 50
        if t.hurt(card):
            value //= 2
    if what == a.TOKENS:
        token = t.book.op(op, a.O_A)
        return value if token == c.STR_TEMP or token == c.STR_PERM else -value
    return value if what == a.READY else -value


def shirts(t: Table, seat: i64, op: i64, what: i64, code: i64) -> i64:
    """Shirts of the own team and of the other's."""
    if code >= c.FOE:
        return t.foe(seat, code - c.FOE, c.FOE_POWER) * 10
    shirt = code - c.SHIRT
    power = pitch.shirt_power(t, seat, shirt) * 10
    good = what != a.STRENGTH or appraisal.amount(t, seat, 0, op) > 0
    side = 1 if t.shirt(seat, shirt, c.SIDE) == c.ATTACK else 0
    return power + side if good else -power
