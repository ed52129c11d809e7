"""What answers are worth around a shot and between attacks, in millionths of a goal; see
`advice.py`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.fitting import ability_rows, gain, need, person_rows
from touchline.games.worldwide.rules.state import Table

from . import habits as h
from .hopes import FREE_KICK, PENALTY, WHOLE, below_chance, reach_chance
from .planner import Planner, shot_hope


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
    """§6.5 `reroll`: the die that lies, or another."""
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
                cost += 1000 * p.habits[h.PEOPLE]
            worth[i] = p.star - cost - 1000 * p.habits[h.CHANGE]


def bring(t: Table, p: Planner, rows: i64) -> i64:
    """What effects bring in cards, points and stars."""
    total: i64 = 0
    for e in range(rows // 1024, rows % 1024):
        total += p.effect(t, e, 30_000)
        if t.book.op(e) == c.AWARD_CORNER:
            total += 200_000
    return total
