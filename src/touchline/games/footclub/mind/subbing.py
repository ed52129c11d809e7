"""Substitutions worth making, found by trying all sets of up to three."""

from __future__ import annotations

from mypy_extensions import i64

from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.announced import bench, size_of, subs_left
from touchline.games.footclub.rules.shapes import (
    BY_SIZE,
    START,
    fits,
    kind_shift,
    legal,
    line_count,
)
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.rules.sums import blended, squad
from touchline.games.footclub.rules.sums import late as gain_star

from .lineups import BLENDED, HOLD, STAR, arrange, captain_of, worth_of


def standing(t: Table, side: i64, on: i64, fresh_on: i64, late: bool) -> i64:
    """What a set of players on the pitch is worth; `fresh_on` are those who just come on."""
    value: i64 = 0
    halves: i64 = 0
    for card in range(t.book.cards):
        if on & (1 << card):
            bit: i64 = 1 << card
            entered = fresh_on & bit != 0
            value += worth_of(t, card, late and entered)
            tokens = t.tokens[card]
            if entered:
                value += 60
            else:
                value += 60 * (tokens & 3)
                halves += (tokens // c.YELLOW & 3) * 2
            halves += tokens // c.HALF & 1
    if size_of(on) == 10 and blended(t, side, on):
        value += BLENDED
    return value - max(0, (halves + 1) // 2 - 2) * STAR


def change_run(t: Table, side: i64) -> list[int]:
    """FC-160 to FC-166 The best change now, or [PASS].

    Late in the match (FC-163) everybody who comes on has a star more, so all that gain are made;
    before, substitutions are saved for then unless one gains two stars or fills a gap.
    """
    late = gain_star(t, side)
    on = squad(t, side, False)
    waiting = bench(t, side)
    most = subs_left(t, side)
    gaps = t.vacancies(side)
    base = standing(t, side, on, 0, late)
    best_gain: i64 = 0
    best_in: i64 = 0
    best_out: i64 = 0
    for k in range(1, min(most, 3) + 1):
        for entering in subsets(waiting, k):
            for leaving in subsets(on, max(0, k - gaps)):
                after = (on & ~leaving) | entering
                gain = standing(t, side, after, entering, late) - base
                gain -= k * (100 if late else 1500)
                if gain > best_gain and some_shape(t, after) >= 0:
                    best_gain = gain
                    best_in = entering
                    best_out = leaving
        if not late and gaps == 0:
            break  # one at a time is plenty
    if best_in == 0:
        return closing(t, side)
    return announce(t, side, on, best_in, best_out)


def closing(t: Table, side: i64) -> list[int]:
    """No change; and a new captain if the old one has left (FC-048)."""
    if t.get(side, c.CAPTAIN) >= 0:
        return [int(c.PASS)]
    captain = captain_of(t, side, squad(t, side, False))
    return [int(c.PASS), int(c.PLAYER + captain), int(c.DONE)]


def some_shape(t: Table, players: i64) -> i64:
    """The best legal shape of these players by hand limit; -1 for none."""
    kinds: i64 = 0
    for card in range(t.book.cards):
        if players & (1 << card):
            kinds += 1 << kind_shift(t.book, card)
    n = size_of(players)
    found: i64 = -1
    worth: i64 = 0
    for i in range(START[n], START[n + 1]):
        shape = BY_SIZE[i]
        if not legal(shape, t.rules.formation_set) or not fits(kinds, shape):
            continue
        value = HOLD[line_count(shape, c.AM) + line_count(shape, c.FW)]
        if found < 0 or value > worth:
            found = shape
            worth = value
    return found


def announce(t: Table, side: i64, on: i64, entering: i64, leaving: i64) -> list[int]:
    """The run of a change: pairs, no more, the arrangement, a captain if need be."""
    run: list[int] = []
    gone = [int(card) for card in range(t.book.cards) if leaving & (1 << card)]
    for card in range(t.book.cards):
        if entering & (1 << card):
            run.append(int(c.PLAYER + card))
            run.append(int(c.PLAYER) + gone.pop(0) if gone else int(c.VACANCY))
    after = (on & ~leaving) | entering
    shape = some_shape(t, after)
    run += [int(c.PASS), int(c.SHAPE + shape)]
    run += [int(c.PLAYER) + card for card in arrange(t, after, shape)]
    captain = t.get(side, c.CAPTAIN)
    if captain < 0 or after & (1 << captain) == 0:
        run.append(int(c.PLAYER + captain_of(t, side, after)))
    return [*run, int(c.DONE)]


def subsets(players: i64, n: i64) -> list[int]:
    """All sets of n of these players, as masks."""
    found: list[int] = [0]
    for _ in range(n):
        more: list[int] = []
        for one in found:
            top: i64 = one
            for card in range(64 - 1):
                bit: i64 = 1 << card
                if players & bit and bit > top:
                    more.append(int(top | bit))
        found = more
    return found
