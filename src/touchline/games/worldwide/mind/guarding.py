"""What answers to a card are worth at first sight, in millionths of a goal; see `advice.py`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.fitting import (
    ability_rows,
    defence_bonus,
    gain,
    need,
    person_rows,
)
from touchline.games.worldwide.rules.state import Table

from . import habits as h
from .hopes import FREE_KICK, PENALTY, WHOLE, reach_chance
from .planner import Planner, shot_hope
from .terms import searches


def threat(t: Table, p: Planner, pa: i64, safe: bool, waiting: i64) -> i64:
    """What the attack of the others still brings, seen from outside; millionths of a goal."""
    base = 1000 * p.habits[(h.SAFE if safe else h.THREAT) + pa]
    return base // 1000 * (armed(t, p) // 1000) + waiting * 1000 * p.habits[h.WAITING]


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
                value -= 50 * p.habits[h.RED]
            elif t.book.yellow[card] & (1 << natural):
                value -= 50 * p.habits[h.YELLOW]
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
