"""What answers of a turn are worth at first sight, in millionths of a goal.

Possession, attacks and the bonus window, weighed by the numbers of the full judge (`weights.py`)
and by a few habits tuned in matches; read by `advice.py`. Only what the own club knows counts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules import options as o
from touchline.games.footclub.rules.book import FIRST
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.rules.sums import (
    attack,
    defence,
    kop_value,
    modifier,
    supporters,
    target,
)

from . import weights as w
from .hopes import WHOLE, duel_chance, goal_chance
from .judge import turns_left

NEVER: Final[i64] = -(1 << 40)  # an answer that another one makes superfluous
# habits: how dear a thing is, in hundredths of its weight; DENY in thousandths of a goal
FAN_ATTACK: Final[i64] = 0
FAN_DEFENCE: Final[i64] = 1
SUPPORT_COST: Final[i64] = 2
SHIELD_COST: Final[i64] = 3
DENY: Final[i64] = 4  # what it is worth that a rival who might attack has not the ball
PRESS_COST: Final[i64] = 5
TACKLE_COST: Final[i64] = 6
CARD_COST: Final[i64] = 7
LICENCE: Final[i64] = 8  # a third fan, without which no set attack can be played
MANY: Final[i64] = 9
# the full game, then Poussin
HABITS: Final[vec[i64]] = vec[i64](
    [92, 120, 128, 95, 95, 98, 80, 70, 35, 60, 95, 110, 8, 200, 60, 50, 320, 140]
)


def weigh_possession(t: Table, seat: i64, codes: Codes, worth: vec[i64]) -> None:
    """FC-052, PO-012 The ball, for what it is worth with what lies ready, less the card."""
    row = max(0, turns_left(t) - 1) * w.TERMS
    table = w.POUSSIN if t.rules.poussin else w.FULL
    gain = 2_000 * table[row + w.BALL]
    if can_attack(t, seat):
        gain += max(0, attack_value(t, seat))
    if t.count(1 - seat, c.HAND) > 0 and supporters(t, 1 - seat) >= 3:
        gain += habit(t, DENY) * 1000
    press = table[row + w.HAND + c.PRESSES] * habit(t, PRESS_COST) * 10
    tackling = table[row + w.HAND + c.TACKLES] * habit(t, TACKLE_COST) * 10
    seen: i64 = -1
    cheapest: i64 = 0
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.PASS:
            worth[i] = 0
        elif code < c.TACKLING:
            if t.rules.poussin:
                worth[i] = gain - press
                continue
            # of the ways to pay for one card the cheapest
            number = (code - c.PRESS) // 9
            price = price_of((code - c.PRESS) % 9)
            worth[i] = gain - press - price * 12_000
            if number == seen and worth[i] <= worth[cheapest]:
                worth[i] = NEVER
            elif number == seen:
                worth[cheapest] = NEVER
                cheapest = i
            else:
                seen = number
                cheapest = i
        else:
            worth[i] = tackle_value(t, seat, code - c.TACKLING, gain) - tackling


def tackle_value(t: Table, seat: i64, n: i64, gain: i64) -> i64:
    """FC-084 to FC-090, PO-014 The chance of the ball, less the risk of cards."""
    if t.rules.poussin:
        return duel_chance(0, False) // 1000 * gain // 1000
    player = target(t, seat * c.DECK + 6 + n // 2)
    extra: i64 = 1 if t.book.strength[player] == c.ENFORCER else 0
    won = duel_chance(extra, n % 2 == 1) // 1000
    # a yellow card, at times a red one, against a star less for the rival
    risk: i64 = 2_000
    if n % 2 == 1:
        risk = 40 * (1000 - won) + (60 * (1000 - won) if t.yellows(player) else 0)
    return won * gain // 1000 - risk


def weigh_offensive(t: Table, seat: i64, codes: Codes, worth: vec[i64]) -> None:
    """FC-108, FC-114 What the attack brings at its best, before the rival has answered."""
    row = max(0, turns_left(t) - 1) * w.TERMS
    table = w.POUSSIN if t.rules.poussin else w.FULL
    value = attack_value(t, seat)
    if codes.kind == c.ASK_OFFENSIVE:
        # a save gives the ball away
        value -= 1_000 * table[row + w.BALL]
    cost = habit(t, CARD_COST) * 10
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.PASS:
            worth[i] = 0
            continue
        kind = c.SET_ATTACK if code < c.SOLO else c.SOLO_RUN
        if code >= c.COUNTERING:
            kind = c.COUNTER_ATTACK
        good = value - table[row + w.HAND + kind] * cost
        if not t.rules.poussin:
            good += gift_of(t, seat, code, kind)
        worth[i] = good


def attack_value(t: Table, seat: i64) -> i64:
    """The chance of a goal from now, at the best price; millionths of a goal."""
    table = w.POUSSIN if t.rules.poussin else w.FULL
    row = max(0, turns_left(t) - 1) * w.TERMS
    raw = attack(t, seat) - defence(t, 1 - seat)
    fan = fan_cost(t, table[row + w.STANDS], FAN_ATTACK)
    support = table[row + w.HAND + c.ATTACK_SUPPORT] * habit(t, SUPPORT_COST) * 10
    fans = t.fans(seat)
    if not t.rules.poussin:
        fans = min(fans, 3)
    best: i64 = -WHOLE
    for backs in range(t.in_hand(seat, c.ATTACK_SUPPORT) + 1):
        for n in range(fans + 1):
            value = chance(t, raw + n + 2 * backs) - n * fan - backs * support
            if value > best:
                best = value
    return best


def fan_cost(t: Table, weight: i64, which: i64) -> i64:
    """What spending one fan costs; millionths of a goal."""
    return weight * habit(t, which) * 10 + 3_000


def habit(t: Table, which: i64) -> i64:
    """A number of `HABITS` for the rules of this match."""
    return HABITS[which + MANY if t.rules.poussin else which]


def score_bonus(t: Table, seat: i64, codes: Codes, worth: vec[i64]) -> None:
    """Every answer by the chance that it leaves, less what it costs; millionths of a goal."""
    full = not t.rules.poussin
    table = w.FULL if full else w.POUSSIN
    row = max(0, turns_left(t) - 1) * w.TERMS
    sign: i64 = 1 if seat == t.attacker else -1
    spent = FAN_ATTACK if sign > 0 else FAN_DEFENCE
    fan = fan_cost(t, table[row + w.STANDS], spent)
    support = table[row + w.HAND + c.ATTACK_SUPPORT] * habit(t, SUPPORT_COST) * 10
    shield = table[row + w.HAND + c.DEFENCE_SUPPORT] * habit(t, SHIELD_COST) * 10
    kop = table[row + w.KOP] * 1000 + 4000
    licence: i64 = 0  # with the third fan goes the right to play a set attack
    if turns_left(t) > 1:
        licence = habit(t, LICENCE) * 1000
    stands = t.fans(seat)
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.PASS:
            worth[i] = sign * chance(t, t.raw)
        elif code >= c.PUSH:
            n = code - c.PUSH
            fans, with_kop, backs = n // 12, n // 6 & 1, n % 6
            raw = t.raw + sign * fans + 2 * backs
            if with_kop:
                raw += kop_value(t, 1)
            worth[i] = sign * chance(t, raw) - fans * fan - backs * support
            worth[i] -= with_kop * kop
            if stands >= 3 and stands - fans < 3:
                worth[i] -= licence
        else:
            worth[i] = -after_support(t, seat, code - c.SUPPORTING) - shield


def after_support(t: Table, seat: i64, n: i64) -> i64:
    """FC-141 to FC-151, PO-016 The chance of a goal once a defence support has been tried."""
    if t.rules.poussin:
        holds = duel_chance(0, False)
        lower, same = chance(t, t.raw - 2) // 1000, chance(t, t.raw) // 1000
        return (holds * lower + (WHOLE - holds) * same) // 1000
    card = seat * c.DECK + FIRST[c.DEFENCE_SUPPORT] + n // 2
    holds = duel_chance(modifier(t, card), n % 2 == 1)
    stopped = goal_chance(0 if t.supports == 0 else 2)
    risk: i64 = 12_000 if n % 2 == 1 else 1_000  # cards
    return (
        holds * (chance(t, t.raw - 2) // 1000) + (WHOLE - holds) * ((stopped + risk) // 1000)
    ) // 1000


def gift_of(t: Table, seat: i64, code: i64, kind: i64) -> i64:
    """FC-154 What the target's strength adds to this attack, about; millionths of a goal."""
    first = seat * c.DECK
    if kind == c.SOLO_RUN:
        pay = (code - c.SOLO) % 4
        if pay == 0:
            return 0
        player = target(t, first + 16 + (code - c.SOLO) // 4)
        good: i64 = 200_000 if t.book.strength[player] == c.FINISHER else 130_000
        return good - (15_000 if pay == 1 else 90_000)
    number: i64 = FIRST[c.COUNTER_ATTACK] + code - c.COUNTERING
    if kind == c.SET_ATTACK:
        number = FIRST[c.SET_ATTACK] + code - c.ATTACK
    strength = t.book.strength[target(t, first + number)]
    if strength == c.FINISHER:
        return 120_000
    if strength == c.SPEEDSTER:
        return 220_000 if kind == c.COUNTER_ATTACK else 20_000
    return 0


def chance(t: Table, raw: i64) -> i64:
    """The chance of a goal with this raw bonus, in millionths."""
    if not t.rules.poussin or t.rules.poussin_clamp == o.POUSSIN_CLAMP_TRUE:
        raw = max(-5, min(5, raw))
    return goal_chance(raw)


def price_of(pays: i64) -> i64:
    """What a way to pay for a press costs; the kop pays both points at once."""
    one, two = pays // 3, pays % 3
    if one == c.KOP_PAYS and two == c.KOP_PAYS:
        return 3
    price: i64 = 0
    for how in (one, two):
        price += 1 if how == c.TOKEN else 4 if how == c.FANS_PAY else 5
    return price


def can_attack(t: Table, seat: i64) -> bool:
    """FC-108 Could this club attack at once if it had the ball?"""
    n = supporters(t, seat)
    if n >= 3 and t.in_hand(seat, c.SET_ATTACK) > 0:
        return True
    return n <= 3 and t.in_hand(seat, c.SOLO_RUN) > 0


def spend_all(t: Table, seat: i64, codes: Codes, worth: vec[i64]) -> None:
    """A bonus window as a beginner sees it: the chance that an answer leaves, whatever it costs."""
    sign: i64 = 1 if seat == t.attacker else -1
    for i in range(codes.count):
        code = codes.items[i]
        raw = t.raw
        if code >= c.PUSH:
            n = code - c.PUSH
            raw += sign * (n // 12) + 2 * (n % 6)
            if n // 6 & 1:
                raw += kop_value(t, 1)
        elif code != c.PASS:
            raw -= 1  # a support holds more often than not
        worth[i] = sign * (chance(t, raw) // 1000)


def eager(t: Table, seat: i64, codes: Codes, worth: vec[i64]) -> None:
    """Possession and attacks as a beginner sees them: a press, else a tackle; every attack."""
    ahead = t.get(seat, c.GOALS) > t.get(1 - seat, c.GOALS)
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.PASS:
            # who leads does not attack when letting go ends the match
            last = codes.kind == c.ASK_OFFENSIVE and turns_left(t) == 1 and ahead
            worth[i] = 4 if last else 0
        elif c.TACKLING <= code < c.ATTACK:
            worth[i] = 1 + (code - c.TACKLING & 1)  # FC-086 rough, rather
        else:
            worth[i] = 3
