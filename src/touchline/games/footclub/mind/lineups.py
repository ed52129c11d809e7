"""Whole line-ups and packs of fourteen worth comparing, found by trying all.

A squad of fifteen has 3,003 sets of ten: few enough to weigh every one in every shape. Everything
here reads only what the own club knows, and is asked once a half.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import FIRST
from touchline.games.footclub.rules.shapes import (
    BY_SIZE,
    START,
    fits,
    kind_shift,
    legal,
    line_count,
)
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.rules.sums import blended, captains, designate, squad

STAR: Final[i64] = 1000  # what one star counts for
BLENDED: Final[i64] = 2000  # FC-039 an optimised team: one ATT and one DEF
# by strength: none, speedster, finisher, stopper, versatile, ball winner, enforcer
GIFT: Final[vec[i64]] = vec[i64]([0, 250, 300, 200, 0, 150, 250])
# by hand limit 0..6: cards that may be kept from turn to turn (FC-193)
HOLD: Final[vec[i64]] = vec[i64]([-900, -900, -900, -500, 0, 300, 450])


class Best:
    """The best set of players for every shape; value -1 where none fits."""

    def __init__(self) -> None:
        self.values: vec[i64] = vec[i64]([-1 for _ in range(768)])
        self.sets: vec[i64] = vec[i64]([0 for _ in range(768)])


def worth_of(t: Table, card: i64, late: bool) -> i64:
    """What a player brings: stars, gift; `late` for one who comes on with the boost (FC-163)."""
    stars = t.stars(card) + (1 if late else 0)
    return stars * STAR + GIFT[t.book.strength[card]]


def weigh_sets(t: Table, side: i64, players: i64, n: i64, best: Best) -> None:
    """Every set of `n` of these players in every shape; the best of each shape stays."""
    cards = vec[i64]([0 for _ in range(64)])
    many: i64 = 0
    for card in range(t.book.cards):
        if players & (1 << card):
            cards[many] = card
            many += 1
    if many < n or n < 1:
        return
    at = vec[i64]([0 for _ in range(12)])
    for i in range(n):
        at[i] = i
    while True:
        chosen: i64 = 0
        kinds: i64 = 0
        value: i64 = 0
        for i in range(n):
            card = cards[at[i]]
            chosen |= 1 << card
            kinds += 1 << kind_shift(t.book, card)
            value += worth_of(t, card, False)
        if n == 10 and blended(t, side, chosen):
            value += BLENDED
        keep(t, chosen, kinds, n, value, best)
        # the next set in order
        i = n - 1
        while i >= 0 and at[i] == many - n + i:
            i -= 1
        if i < 0:
            return
        at[i] += 1
        for j in range(i + 1, n):
            at[j] = at[j - 1] + 1


def keep(t: Table, chosen: i64, kinds: i64, n: i64, value: i64, best: Best) -> None:
    """Note this set for every shape in which it is the best so far."""
    for i in range(START[n], START[n + 1]):
        shape = BY_SIZE[i]
        worth = value + HOLD[line_count(shape, c.AM) + line_count(shape, c.FW)]
        if worth <= best.values[shape] or not legal(shape, t.rules.formation_set):
            continue
        if fits(kinds, shape):
            best.values[shape] = worth
            best.sets[shape] = chosen


def arrange(t: Table, players: i64, shape: i64) -> list[int]:
    """FC-033, FC-064 These players in this shape, line after line, left to right.

    The middle of three is never named by a ribbon: there stands who has least to do.
    """
    left = players
    out: list[int] = []
    for line in range(5):
        wanted = line_count(shape, line)
        row: list[int] = []
        for versatile in (False, True):
            for card in range(t.book.cards):
                if left & (1 << card) == 0 or len(row) == wanted:
                    continue
                if t.book.stands_on(card, line) and (t.book.pos2[card] >= 0) == versatile:
                    row.append(int(card))
                    left &= ~(1 << card)
        row.sort(key=lambda card: -busy(t, card))
        if len(row) == 3:
            row = [row[0], row[2], row[1]]
        out += row
    return out


def busy(t: Table, card: i64) -> int:
    """How glad a club is when a ribbon names this player."""
    return int(GIFT[t.book.strength[card]] * 10 + t.stars(card))


def captain_of(t: Table, side: i64, players: i64) -> i64:
    """FC-044 Of those who may be captain the one whose loss would hurt least."""
    able = captains(t, side, players)
    found: i64 = -1
    for card in range(t.book.cards):
        if able & (1 << card) == 0:
            continue
        if found < 0 or worth_of(t, card, False) < worth_of(t, found, False):
            found = card
    return found


def laid_out(t: Table, side: i64, order: list[int], shape: i64) -> Table:
    """A copy of the table on which this line-up stands."""
    u = t.clone()
    base = side * c.TEAM
    for line in range(5):
        u.team[base + c.LINES + line] = line_count(shape, line)
    for i in range(len(order)):
        u.team[base + i] = order[i]
    return u


def card_score(u: Table, side: i64, number: i64) -> i64:
    """How well a ribbon card names players of the line-up on `u`, over all six colours."""
    row = number * 12
    kind = kind_of_number(number)
    total: i64 = 0
    for cell in range(6):
        code = u.book.ribbon[row + cell * 2]
        if code < 0:
            return 0
        player = designate(u, side, code)
        if player < 0:
            continue
        if kind == c.PRESSES:
            second = u.book.ribbon[row + cell * 2 + 1]
            other = designate(u, side, second) if second >= 0 else -1
            if other == player:
                total -= 100
            for one in (player, other):
                if one >= 0 and u.book.strength[one] == c.BALL_WINNER:
                    total += 60
        else:
            total += suits(u, player, kind)
    return total


def suits(t: Table, player: i64, kind: i64) -> i64:
    """FC-087, FC-146, FC-154 What a player's strength does for a card of this type."""
    strength = t.book.strength[player]
    if kind == c.TACKLES:
        return 130 if strength == c.ENFORCER else 0
    if kind == c.DEFENCE_SUPPORT:
        return 150 if strength == c.STOPPER else 0
    if strength == c.FINISHER:
        return 250 if kind == c.SOLO_RUN else 140
    if strength == c.SPEEDSTER:
        return 260 if kind == c.COUNTER_ATTACK else 150 if kind == c.SOLO_RUN else 60
    return 0


def kind_of_number(number: i64) -> i64:
    """The type of a card 0..41."""
    kind: i64 = 0
    while FIRST[kind + 1] <= number:
        kind += 1
    return kind


# press, tackle, set attack, solo run, counter, fans, attack support, defence support
# (the first two are the best of some thirty in matches; the last is FC-055)
MIXES: Final = (
    (3, 4, 2, 0, 0, 3, 2, 0),
    (3, 3, 2, 0, 0, 3, 3, 0),
    (3, 5, 3, 0, 0, 2, 1, 0),
    (3, 3, 2, 0, 1, 2, 2, 1),
)


def pack(u: Table, side: i64, mix: tuple[int, ...], many: int) -> list[int]:
    """FC-054 So many cards of the reserve by a mix of types, the best named first; ascending."""
    chosen: list[int] = []
    spare: list[tuple[int, int]] = []
    for kind in range(8):
        rows: list[tuple[int, int]] = []
        for number in range(FIRST[kind], FIRST[kind + 1]):
            if u.where[side * c.DECK + number] == c.RESERVE:
                rows.append((int(-card_score(u, side, number)), int(number)))
        if not u.alike(kind):
            rows.sort()
        wanted = mix[kind] if many == 14 else (mix[kind] * many + 7) // 14
        chosen += [number for _, number in rows[:wanted]]
        if not u.alike(kind):
            spare += rows[wanted:]
    spare.sort()
    while len(chosen) < many:
        chosen.append(spare.pop(0)[1])
    # too many after rounding: the last types go first
    return sorted(sorted(chosen)[:many])


def best_shapes(best: Best, n: i64, most: int) -> list[int]:
    """The most promising shapes, best first."""
    rows: list[tuple[int, int]] = []
    for i in range(START[n], START[n + 1]):
        shape = BY_SIZE[i]
        if best.values[shape] >= 0:
            rows.append((int(-best.values[shape]), int(shape)))
    rows.sort()
    return [shape for _, shape in rows[:most]]


def prematch_runs(t: Table, side: i64, shapes: int, mixes: int) -> list[list[int]]:
    """FC-181 Whole envelopes: the best shapes, each with several packs of cards."""
    best = Best()
    weigh_sets(t, side, squad(t, side, True), 10, best)
    runs: list[list[int]] = []
    for shape in best_shapes(best, 10, shapes):
        players = best.sets[shape]
        order = arrange(t, players, shape)
        head = [int(c.SHAPE) + shape] + [int(c.PLAYER) + card for card in order]
        head.append(int(c.PLAYER + captain_of(t, side, players)))
        u = laid_out(t, side, order, shape)
        for i in range(min(mixes, len(MIXES))):
            cards = [int(c.CARD) + number for number in pack(u, side, MIXES[i], 14)]
            runs.append([*head, *cards, int(c.DONE)])
    return runs


def tactics_runs(t: Table, side: i64, many: int, mixes: int) -> list[list[int]]:
    """FC-198, FC-213 A new pack for the team as it stands."""
    runs: list[list[int]] = []
    for i in range(min(mixes, len(MIXES))):
        cards = [int(c.CARD) + number for number in pack(t, side, MIXES[i], many)]
        runs.append([*cards, int(c.DONE)])
    return runs
