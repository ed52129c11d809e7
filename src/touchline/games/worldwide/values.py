"""What answers are worth at first sight, in millionths of a goal; read by `advice.py`.

Own cards as they are, the others' as they may be (`guess.py`, `planner.py`), dice exactly.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes

from . import codes as c
from . import weights as w
from .hopes import FREE_KICK, PENALTY, WHOLE, below_chance, reach_chance
from .planner import Planner, shot_hope
from .state import Table
from .terms import searches
from .ways import ability_rows, defence_bonus, gain, need, person_rows

NEVER: Final[i64] = -(1 << 40)
YELLOW_COST: Final[i64] = 25_000
RED_COST: Final[i64] = 130_000

# thousandths of a goal that an attack still brings from so many PA: as ever, and when the next
# card cannot be defended; of a side that is sure to have a shot
THREAT: Final[vec[i64]] = vec[i64](
    [170, 190, 220, 255, 300, 350, 400, 440, 450, 210, 230, 270, 310, 390, 450, 480, 580, 680]
)


def threat(t: Table, p: Planner, pa: i64, safe: bool, waiting: i64) -> i64:
    """What the attack of the others still brings, seen from outside; millionths of a goal."""
    base = THREAT[pa + (9 if safe else 0)] * 1000
    return base // 1000 * (armed(t, p) // 1000) + waiting * 40_000


def armed(t: Table, p: Planner) -> i64:
    """The chance that the others can come by a shot, in millionths."""
    none = WHOLE
    for kind in range(t.book.types):
        if t.book.category[kind] == c.SHOT_CARD:
            none = none // 1000 * ((WHOLE - p.guess.has[kind]) // 1000)
    other = 1 - p.side
    if t.get(other, c.STARS) and searches(t, other):
        none = none // 6
    return WHOLE - none


def set_piece(t: Table, p: Planner, pa: i64) -> i64:
    """WF-153 What a set piece of the others is worth."""
    if pa == 6:
        return FREE_KICK
    if pa > 6:
        return PENALTY
    return threat(t, p, pa, True, t.waiting)


# -- with the ball --------------------------------------------------------------------------------


def weigh_attack(t: Table, p: Planner, codes: Codes, worth: vec[i64]) -> None:
    """WF-041 Every way on, searched to its end."""
    kept = p.give
    here = p.line(t.pa, t.safe == 1, t.waiting, 3) if codes.count > 1 else kept
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.GIVE:
            worth[i] = kept
        elif code == c.PASS:
            worth[i] = here
        elif code == c.TO_PARTNER:
            worth[i] = mates_attack(t, p, t.pa, t.safe == 1) * 9 // 10
        elif code < c.PERSON_:
            worth[i] = star_value(t, p, code - c.STAR, here)
        elif code < c.SUBSTITUTE:
            worth[i] = lone_person(t, p, code - c.PERSON_)
        else:
            worth[i] = card_value(t, p, (code - c.PLAY) // 128, (code - c.PLAY) % 128)


def mates_attack(t: Table, p: Planner, pa: i64, safe: bool) -> i64:
    """WF-214 What the partner makes of the ball, by how many cards he has."""
    mate = t.other(p.seat)
    cards = min(8, t.held(mate))
    base = THREAT[pa + (9 if safe else 0)] * 1000
    shots: i64 = 0
    total: i64 = 0
    for kind in range(t.book.types):
        n = t.pile[p.side * c.TYPES + kind] + t.hand[mate * c.TYPES + kind]
        total += n
        if t.book.category[kind] == c.SHOT_CARD:
            shots += n
            if t.plain[mate * c.TYPES + kind]:
                return base * cards // 8
    if total == 0 or shots == 0:
        return 0
    return base * cards // 8 * min(total, shots * cards) // total


def star_value(t: Table, p: Planner, ability: i64, here: i64) -> i64:
    """WF-100 A star for a point, for a card, or for whatever else; what follows, less the star."""
    book = t.book
    rows = ability_rows(t, p.side, ability)
    n = gain(t, rows, c.GAIN_PA)
    if n:
        p.stars -= 1
        value = p.line(t.pa + n, t.safe == 1, t.waiting, 3)
        p.stars += 1
        return value - p.star
    extra: i64 = 0
    found: i64 = here
    for e in range(rows // 1024, rows % 1024):
        if book.op(e) == c.SEARCH:
            found = max(found, fetched(t, p, book.arg(e, 1), book.arg(e, 3)))
        else:
            extra += p.effect(t, e, 40_000)
    return found + extra - p.star - 5_000


def fetched(t: Table, p: Planner, fits: i64, again: i64) -> i64:
    """WF-104 The attack with the best card that a search may bring."""
    best: i64 = NEVER
    base = p.side * c.TYPES
    for kind in range(t.book.types):
        bit: i64 = 1 << kind
        there = fits & bit and pool_of(t, p, kind) > 0
        if there or (again & bit and t.gone[base + kind]):
            if p.hand[kind] >= 1:
                continue
            p.hand[kind] += 1
            if t.book.category[kind] != c.SHOT_CARD:
                p.reckon(t, kind, 30_000)
            best = max(best, p.line(t.pa, t.safe == 1, t.waiting, 2) + p.price[kind] // 3)
            p.hand[kind] -= 1
    return best


def pool_of(t: Table, p: Planner, kind: i64) -> i64:
    """Cards of a type in the own pile, as far as this seat can tell."""
    n = t.pile[p.side * c.TYPES + kind]
    if t.seats == 4:
        n += t.hand[t.other(p.seat) * c.TYPES + kind]
    return n


def lone_person(t: Table, p: Planner, n: i64) -> i64:
    """WF-120 A Player card by itself: its points, its cards, and the attack that follows."""
    rows = person_rows(t, p.side * c.SQUAD + n)
    more = gain(t, rows, c.GAIN_PA)
    value = -p.person_price(t, n)
    safe = t.safe == 1
    for e in range(rows // 1024, rows % 1024):
        value += p.effect(t, e, 30_000)
        if t.book.op(e) == c.FORBID_DEFENCE:
            safe = True
    p.folk &= ~(1 << n)
    value += p.line(t.pa + more, safe, t.waiting, 3)
    p.folk |= 1 << n
    return value


def card_value(t: Table, p: Planner, kind: i64, mask: i64) -> i64:
    """A card, with the Player cards of the mask; the plan after it is the best one."""
    safe = t.safe == 1 or t.restrict == c.INDIRECT
    if t.book.category[kind] == c.SHOT_CARD:
        kept = p.folk
        for n in range(c.SQUAD):
            row = t.person(p.side * c.SQUAD + n)
            if t.book.person_trigger[row] == c.ON_WITH and mask & (1 << n) == 0:
                p.folk &= ~(1 << n)
        value = p.shoot(kind, t.pa, safe, t.waiting, mask)
        p.folk = kept
        return value
    if mask == 0:
        value = p.onward(kind, t.pa, safe, t.waiting, 4, -1)
        for n in range(c.SQUAD):
            row = t.person(p.side * c.SQUAD + n)
            fits = t.book.person_by[row] & (1 << t.book.kind[kind])
            if p.folk & (1 << n) and t.book.person_trigger[row] == c.ON_AFTER and fits:
                value = max(value, p.onward(kind, t.pa, safe, t.waiting, 4, n))
        return value
    first: i64 = 0
    while mask & (1 << first) == 0:
        first += 1
    value = p.onward(kind, t.pa, safe, t.waiting, 4, first)
    for n in range(first + 1, c.SQUAD):
        if mask & (1 << n):
            value += 30_000 - p.person_price(t, n)
    return value


# -- against the ball -----------------------------------------------------------------------------


def passing(t: Table, p: Planner, drawn: bool) -> i64:
    """What the waiting card costs when nobody stops it."""
    book = t.book
    card = t.card
    if book.category[card] == c.SHOT_CARD:
        edge = book.quality[card * 9 + t.pa] + t.waiting
        off = t.rules.off_target
        for n in range(c.SQUAD):
            if t.folk & (1 << n):
                rows = person_rows(t, t.ball * c.SQUAD + n)
                edge += gain(t, rows, c.SHOT_BONUS)
        return shot_hope(t, 1, 1, edge, off)
    more = book.pa[card]
    waits: i64 = t.waiting + p.wait[card]
    for n in range(c.SQUAD):
        if t.folk & (1 << n):
            more += gain(t, person_rows(t, t.ball * c.SQUAD + n), c.GAIN_PA)
    safe = p.classes.safe[card] == 1
    return threat(t, p, min(8, t.pa + more), safe, waits)


def after_foul(t: Table, p: Planner) -> i64:
    """WF-152, WF-154 What a foul on the waiting card costs."""
    if t.book.category[t.card] == c.SHOT_CARD:
        return set_piece(t, p, t.pa)
    more = t.book.pa[t.card]
    for n in range(c.SQUAD):
        if t.folk & (1 << n):
            more += gain(t, person_rows(t, t.ball * c.SQUAD + n), c.GAIN_PA)
    return set_piece(t, p, min(8, t.pa + more))


def weigh_defence(t: Table, p: Planner, codes: Codes, worth: vec[i64]) -> None:
    """WF-060 What each answer leaves of the attack, and what it costs."""
    lost = passing(t, p, True)
    shot = t.book.category[t.card] == c.SHOT_CARD
    drawn = p.mine.gain(t, p.side)
    drawn = 2 * drawn if t.rules.shot_pass_draw or not shot else 0
    useful = guards_held(t, p)
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.PASS or code == c.LET_DRY:
            worth[i] = -lost
        elif code == c.LET_PASS:
            worth[i] = drawn - lost
        elif code == c.PARTNER:
            worth[i] = mates_defence(t, p, lost)
        elif code < c.PERSON_:
            worth[i] = guard_star(t, p, code - c.STAR, lost, useful)
        elif code < c.SUBSTITUTE:
            worth[i] = guard_person(t, p, code - c.PERSON_, lost)
        else:
            worth[i] = defend_value(t, p, code - c.DEFEND, lost)


def defend_value(t: Table, p: Planner, card: i64, lost: i64) -> i64:
    """WF-063 to WF-066, WF-150 A defence card: won, fouled, or in vain."""
    win = p.classes.win_chance(t, card, need(t, card) - t.block)
    foul = p.classes.foul_chance(t, card)
    # a Player card that adds to the roll
    if foul + win < WHOLE:
        for n in range(c.SQUAD):
            if p.folk & (1 << n) and t.book.person_trigger[t.person(p.side * c.SQUAD + n)] == (
                c.ON_DEFENCE_ROLL
            ):
                more = gain(t, person_rows(t, p.side * c.SQUAD + n), c.DEFENCE_BONUS)
                helped = p.classes.win_chance(t, card, need(t, card) - t.block - more)
                win += max(0, helped - win) * 7 // 10
                break
    miss = max(0, WHOLE - win - foul)
    value = -(miss // 1000 * (lost // 1000)) - foul // 1000 * (after_foul(t, p) // 1000)
    value -= p.price[card]
    if t.rules.sanctions:
        for natural in range(1, 21):
            if t.book.red[card] & (1 << natural):
                value -= RED_COST // 20
            elif t.book.yellow[card] & (1 << natural):
                value -= YELLOW_COST // 20
    return value


def guards_held(t: Table, p: Planner) -> i64:
    """How many defence cards the own hand holds."""
    n: i64 = 0
    for kind in range(t.book.types):
        if t.book.category[kind] == c.DEFENCE_CARD:
            n += p.hand[kind]
    return n


def mates_defence(t: Table, p: Planner, lost: i64) -> i64:
    """WF-218, WF-219 The partner may defend; he draws nothing, and neither do I."""
    mate = t.other(p.seat)
    cards = t.held(mate)
    total: i64 = 0
    best: i64 = -lost
    for kind in range(t.book.types):
        total += t.pile[p.side * c.TYPES + kind] + t.hand[mate * c.TYPES + kind]
    if total == 0:
        return -lost - 1
    none = WHOLE
    for kind in range(t.book.types):
        if defence_bonus(t, kind) < 0:
            continue
        n = t.pile[p.side * c.TYPES + kind] + t.hand[mate * c.TYPES + kind]
        miss = WHOLE - min(WHOLE, cards * WHOLE // total)
        for _ in range(n):
            none = none // 1000 * (miss // 1000)
        if t.plain[mate * c.TYPES + kind]:
            none = 0
        if n:
            best = max(best, defend_value(t, p, kind, lost))
    has = WHOLE - none
    return -(none // 1000 * (lost // 1000)) + has // 1000 * (best // 1000) - 1000


def guard_star(t: Table, p: Planner, ability: i64, lost: i64, useful: i64) -> i64:
    """WF-106, WF-110 A block for the attack, or a trap instead of an answer."""
    rows = ability_rows(t, p.side, ability)
    for e in range(rows // 1024, rows % 1024):
        op = t.book.op(e)
        if op == c.OFFSIDE_TRAP:
            needed = t.book.arg(e, 1) - (t.pa if t.book.arg(e, 2) else 0)
            miss = WHOLE - reach_chance(needed)
            return -(miss // 1000 * (lost // 1000)) - p.star
        if op == c.DEFENCE_BONUS:
            if t.block > 0 or useful < 2:
                return -lost - p.star
            more = t.book.arg(e, 1) * 25_000 * min(3, useful) // 3
            return -lost + more + 2 * p.mine.gain(t, p.side) - p.star
    return -lost - p.star


def guard_person(t: Table, p: Planner, n: i64, lost: i64) -> i64:
    """WF-121 A D card instead of an answer."""
    rows = person_rows(t, p.side * c.SQUAD + n)
    for e in range(rows // 1024, rows % 1024):
        if t.book.op(e) == c.PLAYER_DEFENCE:
            needed = t.book.arg(e, 1) - (t.pa if t.book.arg(e, 2) else 0)
            miss = WHOLE - reach_chance(needed)
            return -(miss // 1000 * (lost // 1000)) - p.person_price(t, n)
    return -lost - p.person_price(t, n)


# -- shots ----------------------------------------------------------------------------------------


def weigh_after(t: Table, p: Planner, codes: Codes, worth: vec[i64]) -> None:
    """WF-085, WF-123 What each help adds to the shot that is about to be taken."""
    if t.card < 0:
        for i in range(codes.count):
            worth[i] = 0 if codes.items[i] == c.PASS else 20_000
        return
    edge = t.book.quality[t.card * 9 + t.pa] + t.shot_add + t.waiting
    off: i64 = 1 if t.rules.off_target and t.on_target == 0 else 0
    dice = max(t.shot_dice, 2 if t.rerolls else 1)
    now = shot_hope(t, dice, 1, edge, off)
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.PASS:
            worth[i] = now
            continue
        if code < c.PERSON_:
            rows = ability_rows(t, p.side, code - c.STAR)
            price = p.star
        else:
            rows = person_rows(t, p.side * c.SQUAD + code - c.PERSON_)
            price = p.person_price(t, code - c.PERSON_)
        more = edge + gain(t, rows, c.SHOT_BONUS)
        thrown = dice
        counts = off
        for e in range(rows // 1024, rows % 1024):
            op = t.book.op(e)
            if op == c.SHOT_DICE:
                thrown = max(thrown, t.book.arg(e, 1))
            elif op == c.REROLL_DIE:
                thrown = max(thrown, 2)
            elif op == c.IGNORE_OFF_TARGET:
                counts = 0
        worth[i] = shot_hope(t, thrown, 1, more, counts) - price


def quality_with(t: Table, die: i64) -> i64:
    """WF-081 The quality of a shot with this die."""
    if t.piece == 1:
        return die + 1
    return die + t.book.quality[t.card * 9 + t.pa] + t.shot_add + t.waiting


def goal_with(t: Table, die: i64) -> i64:
    """A goal with this die, before the keeper's; off target brings none."""
    if t.piece == 0 and t.rules.off_target and t.on_target == 0 and die == 1:
        return 0
    return below_chance(t.keep_dice, quality_with(t, die) - t.keep_add)


def weigh_reroll(t: Table, codes: Codes, worth: vec[i64]) -> None:
    """6.5 `reroll`: the die that lies, or another."""
    other: i64 = 0
    for die in range(1, 7):
        other += goal_with(t, die)
    for i in range(codes.count):
        worth[i] = goal_with(t, t.die) if codes.items[i] == c.PASS else other // 6


def weigh_keeper(t: Table, p: Planner, codes: Codes, worth: vec[i64]) -> None:
    """WF-227 What each G card takes from the chance of a goal, less the card."""
    now = t.quality
    if t.bare:
        now = t.die
    for i in range(codes.count):
        code = codes.items[i]
        dice = t.keep_dice
        more = t.keep_add
        against = now
        price: i64 = 0
        if code != c.PASS:
            n = code - c.PERSON_
            rows = person_rows(t, p.side * c.SQUAD + n)
            price = p.person_price(t, n)
            for e in range(rows // 1024, rows % 1024):
                op = t.book.op(e)
                if op == c.KEEPER_BONUS:
                    more += t.book.arg(e, 1)
                elif op == c.KEEPER_DICE:
                    dice = max(dice, t.book.arg(e, 1))
                elif op == c.IGNORE_SHOT_BONUS:
                    against = t.die
        lost = below_chance(dice, against - more)
        if t.rules.corners and t.piece == 0:
            level = below_chance(dice, against - more + 1) - lost
            lost += level // 5
        worth[i] = -lost - price


# -- other moments --------------------------------------------------------------------------------


def weigh_simulation(t: Table, p: Planner, codes: Codes, worth: vec[i64]) -> None:
    """WF-107 to WF-109 The defence card is rolled for, or the referee is tried."""
    card = t.guarding
    win = p.classes.win_chance(t, card, need(t, card) - t.block)
    foul = p.classes.foul_chance(t, card)
    book = t.book
    shot = book.category[t.card] == c.SHOT_CARD
    reached = t.pa if shot else min(8, t.pa + book.pa[t.card])
    if shot:
        through = p.shoot(t.card, t.pa, True, t.waiting, t.folk)
    else:
        through = p.line(reached, p.classes.safe[t.card] == 1, t.waiting, 3)
    piece = FREE_KICK if reached == 6 else PENALTY if reached > 6 else through
    miss = max(0, WHOLE - win - foul)
    rolled = miss // 1000 * (through // 1000) + foul // 1000 * (max(piece, through) // 1000)
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.PASS:
            worth[i] = rolled
            continue
        rows = ability_rows(t, p.side, code - c.STAR)
        worth[i] = rolled - p.star
        for e in range(rows // 1024, rows % 1024):
            if book.op(e) != c.SIMULATE:
                continue
            fell = reach_chance(book.arg(e, 1) - (t.pa if book.arg(e, 2) else 0))
            gained = p.line(t.pa, True, t.waiting, 3)
            if t.pa == 6:
                gained = FREE_KICK
            elif t.pa > 6:
                gained = PENALTY
            failed = rolled if book.arg(e, 3) == 1 else 0
            worth[i] = (
                fell // 1000 * (gained // 1000) + (WHOLE - fell) // 1000 * (failed // 1000) - p.star
            )


def weigh_boost(t: Table, p: Planner, codes: Codes, worth: vec[i64]) -> None:
    """WF-223 What is missing, and whether this card gives it."""
    lost = passing(t, p, False)
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.PASS:
            worth[i] = -lost
            continue
        n = code - c.PERSON_
        more = gain(t, person_rows(t, p.side * c.SQUAD + n), c.DEFENCE_BONUS)
        enough = t.natural + t.added + more >= need(t, t.guarding)
        worth[i] = (0 if enough else -lost) - p.person_price(t, n)


def weigh_counter(t: Table, p: Planner, codes: Codes, worth: vec[i64]) -> None:
    """WF-125 What the Player card just put down would do, and the chance to prevent it."""
    target = t.stack.get(1)
    harm: i64 = 50_000
    trigger = t.book.person_trigger[t.person(target)]
    if t.card >= 0 and t.book.category[t.card] == c.SHOT_CARD:
        harm = 170_000
    elif trigger == c.ON_OWN_SHOT_SAVED:
        harm = 200_000
    elif trigger == c.ON_WITH or trigger == c.ON_AFTER:
        harm = 60_000 + 12_000 * t.pa
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.PASS:
            worth[i] = 0
            continue
        n = code - c.PERSON_
        rows = person_rows(t, p.side * c.SQUAD + n)
        chance = WHOLE
        extra: i64 = 0
        for e in range(rows // 1024, rows % 1024):
            if t.book.op(e) == c.COUNTER_PLAYER and t.book.arg(e, 1):
                chance = reach_chance(t.book.arg(e, 1))
            else:
                extra += p.effect(t, e, 30_000)
        worth[i] = chance // 1000 * ((harm + extra) // 1000) - p.person_price(t, n)


def weigh_extras(t: Table, p: Planner, codes: Codes, worth: vec[i64]) -> None:
    """WF-098, WF-191, WF-225 Stars, Player cards and substitutions for what they bring later."""
    for i in range(codes.count):
        code = codes.items[i]
        if code == c.PASS:
            worth[i] = 0
        elif code < c.PERSON_:
            worth[i] = bring(t, p, ability_rows(t, p.side, code - c.STAR)) - p.star
        elif code < c.SUBSTITUTE:
            n = code - c.PERSON_
            rows = person_rows(t, p.side * c.SQUAD + n)
            worth[i] = bring(t, p, rows) - p.person_price(t, n)
        else:
            # WF-193 it never comes back, in the second half neither
            n = code - c.SUBSTITUTE
            cost = p.person_price(t, n)
            if t.half == 1:
                cost += 1000 * w.WEIGHTS[p.row + w.PEOPLE]
            worth[i] = p.star - cost - 1000 * w.WEIGHTS[p.row + w.CHANGES]


def bring(t: Table, p: Planner, rows: i64) -> i64:
    """What effects bring in cards, points and stars."""
    total: i64 = 0
    for e in range(rows // 1024, rows % 1024):
        total += p.effect(t, e, 30_000)
        if t.book.op(e) == c.AWARD_CORNER:
            total += 200_000
    return total
