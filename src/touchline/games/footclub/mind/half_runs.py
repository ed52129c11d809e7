"""Plain sense about single answers of sealed runs, of changes and of the draft.

One answer of a run changes nothing on the table, so a player who looks no further than that would
choose by lot. This says which last answer a beginner would be content with.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.shapes import (
    BY_SIZE,
    START,
    kinds_in,
    legal,
    line_count,
    short_of,
)
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.rules.sums import hand_limit, squad

MIX: Final[vec[i64]] = vec[i64]([3, 3, 2, 0, 1, 2, 2, 1])  # FC-055, by type
URGENT: Final[i64] = 1_000  # a man without whom there is no formation, against stars
KEEP: Final[vec[i64]] = vec[i64]([30, 30, 60, 40, 25, 20, 50, 40])  # what to hold on to (FC-193)


def rate_last(t: Table, seat: i64) -> i64:
    """How good the last answer that this seat gave to an unfinished run is; only order counts."""
    phase = t.stack.phase()
    if phase <= c.DRAFT_PAIR:
        return rate_squad(t, seat)
    n = t.sealed.counts[seat]
    if n == 0:
        return 0
    last = t.sealed.at(seat, n - 1)
    if phase == c.PREMATCH or phase == c.TACTICS:
        return rate_run(t, seat, n, last)
    if phase == c.CHANGE and t.stack.get(1) == seat:
        return rate_change(t, seat, last)
    if phase == c.PICK_HOME:
        return 1 if last == c.HOME + seat else 0
    if phase == c.DISCARD:
        return -KEEP[KIND[last - c.CARD]]
    if phase == c.PLACE_FAN:
        return 1 if last == c.FAN else 0
    if phase == c.SWAP:
        return 0 if last == c.PASS else -1
    if phase == c.RECRUIT:
        return t.book.level[last - c.PLAYER]
    return 0


def rate_run(t: Table, seat: i64, n: i64, last: i64) -> i64:
    """FC-055, FC-181 A balanced shape, the most stars, the suggested fourteen."""
    if last >= c.SHAPE:
        shape = last - c.SHAPE
        return 2 if line_count(shape, c.AM) + line_count(shape, c.FW) >= 4 else 0
    if c.PLAYER <= last < c.CARD:
        return t.book.level[last - c.PLAYER] if n <= 11 else 0
    if c.CARD <= last < c.PRESS:
        return rate_card(t, seat, n, last - c.CARD)
    return 0


def rate_card(t: Table, seat: i64, n: i64, card: i64) -> i64:
    """Is this card of a type that is still wanted? The first copies will do."""
    kind = KIND[card]
    same: i64 = 0
    for i in range(n - 1):
        code = t.sealed.at(seat, i)
        if c.CARD <= code < c.PRESS and KIND[code - c.CARD] == kind:
            same += 1
    return 100 - card if same < MIX[kind] else -card


def rate_change(t: Table, seat: i64, last: i64) -> i64:
    """FC-096 A beginner changes after an injury only: the best left come on, the weak go."""
    if last == c.PASS:
        return 0
    if last == c.VACANCY:
        return 50
    if last >= c.SHAPE:
        shape = last - c.SHAPE
        same = line_count(shape, c.AM) + line_count(shape, c.FW) == hand_limit(t, seat)
        return 1 if same else 0
    card = last - c.PLAYER
    stage = t.stack.get(3)
    if stage == 0:  # the step after "who makes room": the weakest
        return -t.book.level[card]
    if stage == 1:  # the step after "who comes on"
        return t.book.level[card] if t.vacancies(seat) > 0 else -10
    return t.book.level[card]


def rate_squad(t: Table, seat: i64) -> i64:
    """FC-029 to FC-031, FC-174, FC-175 Stars, and enough men for every line."""
    total = -URGENT * overdue(t, seat)
    lines = vec[i64]([0, 0, 0, 0, 0])
    for card in range(t.book.cards):
        if t.is_at(seat, card, c.BENCH) and t.book.kind[card] == c.OUTFIELD:
            total += t.book.level[card] * 4
            lines[t.book.pos[card]] += 2
            if t.book.pos2[card] >= 0:
                lines[t.book.pos[card]] -= 1
                lines[t.book.pos2[card]] += 1
    for line in range(5):
        # the fourth man of a line is worth little, the fifth nothing
        total += min(lines[line], 4) * 2 + max(0, min(lines[line] - 4, 2))
    return total


def lacking(t: Table, seat: i64) -> i64:
    """FC-175 How many players the squad still lacks for the formation that it is nearest to."""
    kinds = kinds_in(t.book, squad(t, seat, True))
    fewest: i64 = 10
    for i in range(START[10], START[11]):
        if legal(BY_SIZE[i], t.rules.formation_set):
            fewest = min(fewest, short_of(kinds, BY_SIZE[i]))
    return fewest


def overdue(t: Table, seat: i64) -> i64:
    """FC-171 to FC-175 What the squad lacks while the draft goes on; 0 as long as that is no worry.

    A squad grows to fifteen, and while a third of the cards to come, less one, make it good, all is
    well.
    """
    to_come: i64 = 15
    players = squad(t, seat, True)
    while players:
        players &= players - 1
        to_come -= 1
    short = lacking(t, seat)
    return short if short > max(0, to_come // 3 - 1) else 0


def drafting(t: Table, seat: i64, answer: i64) -> i64:
    """FC-171, FC-172 What the squad lacks (see `overdue`) once this star or pair is taken."""
    u = t.clone()
    if answer < c.PAIR:
        u.place(seat, t.market[6 + answer - c.STAR], c.BENCH)
    else:
        u.place(seat, t.market[2 * (answer - c.PAIR)], c.BENCH)
        u.place(seat, t.market[2 * (answer - c.PAIR) + 1], c.BENCH)
    return overdue(u, seat)
