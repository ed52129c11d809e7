"""The full rules once more, read off a table naively: values, targets, and what may be answered.

Written from the rules alone and slow: nothing here calls the arithmetic of the engine. What it
takes from the engine are numbers that lie on the table, by the names of codes.py.
"""

from __future__ import annotations

from itertools import combinations, product
from math import ceil

from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.options import CHOICES
from touchline.games.footclub.rules.state import Table

FULL = [
    v
    for v in product((0, 2), *[(1, 2, 3)] * 4)
    if sum(v) == 10 and v[3] + v[4] >= 3 and (v[0] == 2 or v[1] == 3)
]
Shape = tuple[int, ...]


def option(t: Table, key: str) -> str:
    """The word of an option of this match."""
    values = next(one.values for one in CHOICES if one.key == key)
    return values[int(getattr(t.rules, key))]


def lines(t: Table, side: int) -> list[list[int]]:
    at, found = side * c.TEAM, []
    for line in range(5):
        n = t.team[side * c.TEAM + c.LINES + line]
        found.append([int(t.team[at + i]) for i in range(n)])
        at += n
    return found


def team(t: Table, side: int) -> list[int]:
    return [player for line in lines(t, side) for player in line]


# -- values ------------------------------------------------------------------------------------


def stars(t: Table, card: int) -> int:
    """FC-035"""
    tokens = int(t.tokens[card])
    minus = tokens // c.MINUS % 32 + tokens // c.SCAR % 2
    return max(0, int(t.book.level[card]) + tokens // c.PLUS % 2 - minus)


def optimised(t: Table, side: int) -> bool:
    """FC-038 to FC-040: every reading of every double profile is tried."""
    players = team(t, side)
    if len(players) != 10:
        return False
    sums = {(0, 0, 0)}
    for card in players:
        fits = [p for p in range(3) if int(t.book.profiles[card]) >> p & 1]
        sums = {tuple(n + (i == p) for i, n in enumerate(s)) for s in sums for p in fits}
    coach = t.get(side, c.COACH_CARD)
    return tuple(int(t.book.style[coach * 3 + p]) for p in range(3)) in sums


def malus(t: Table, side: int) -> int:
    """FC-102, FC-103"""
    halves = 0
    for card in team(t, side):
        halves += 2 * (int(t.tokens[card]) // c.YELLOW % 4) + int(t.tokens[card]) // c.HALF % 2
    if option(t, "malus_scope") == "match":
        halves += int(t.get(side, c.LEFT))
    return max(0, ceil(halves / 2) - 2)


def attack(t: Table, side: int) -> int:
    """FC-036"""
    front = lines(t, side)[3] + lines(t, side)[4]
    coach = int(t.get(side, c.COACH_CARD))
    return sum(stars(t, card) for card in [coach, *front]) + optimised(t, side)


def defence(t: Table, side: int) -> int:
    """FC-037"""
    back = [card for line in lines(t, side)[:3] for card in line]
    keeper = int(t.get(side, c.KEEPER_CARD))
    total = sum(stars(t, card) for card in [keeper, *back])
    return total + optimised(t, side) - malus(t, side)


# -- ribbons -----------------------------------------------------------------------------------


def named(t: Table, side: int, code: int) -> int | None:
    """FC-062 to FC-066"""
    row = lines(t, side)[code // 2]
    if not row and code // 2 == c.FB:
        row = lines(t, side)[c.CB]
    if not row:
        return None
    return row[0] if code % 2 == 0 else row[-1]


def targets(t: Table, side: int, number: int) -> list[int]:
    """FC-067 to FC-069: whom a card names now, nobody when no cell works."""
    wide = 2 if KIND[number] == c.PRESSES else 1
    at = [number * 12 + (t.colour - 1 + k) % 6 * 2 for k in range(6)]
    cells = [[named(t, side, int(t.book.ribbon[i + j])) for j in range(wide)] for i in at]
    shift = option(t, "press_shift")
    if wide == 2 and shift == "per_target":
        return each_its_own(cells)
    for cell in cells:
        players = [card for card in cell if card is not None]
        twice = shift == "literal" and len(team(t, side)) == 10
        if len(players) == wide and (twice or len(set(players)) == wide):
            return players
    return []


def each_its_own(cells: list[list[int | None]]) -> list[int]:
    """FC-068 `per_target`: the found one stays, the other moves on until it is somebody else."""
    for k, cell in enumerate(cells):
        fixed = 0 if cell[0] is not None else 1
        if cell[fixed] is None:
            continue
        for other in [*cells[k:], *cells[:k]]:
            player = other[1 - fixed]
            if player is not None and player != cell[fixed]:
                pair = (cell[fixed], player) if fixed == 0 else (player, cell[fixed])
                return [int(pair[0] or 0), int(pair[1] or 0)]
        return []
    return []


# -- what may be answered ----------------------------------------------------------------------


def hand(t: Table, side: int, kind: int) -> list[int]:
    return [n for n in range(42) if KIND[n] == kind and t.where[side * 42 + n] == c.HAND]


def fans(t: Table, side: int) -> int:
    return sum(t.where[side * 42 + n] == c.STANDS for n in range(42))


def kop(t: Table, side: int, kind: int) -> bool:
    """FC-137, FC-138"""
    return t.get(side, c.KOP_KIND) == kind and t.get(side, c.KOP_SPENT) == 0


def supporters(t: Table, side: int) -> int:
    """FC-109"""
    there = t.get(side, c.KOP_KIND) and (
        not t.get(side, c.KOP_SPENT) or option(t, "spent_kop_counts") == "true"
    )
    return fans(t, side) + (1 if there else 0)


def possession(t: Table, seat: int) -> set[int]:
    """FC-076 to FC-087"""
    found = {int(c.PASS)}
    for n in hand(t, seat, c.PRESSES):
        pair = targets(t, seat, n)
        for pays in product(range(3), repeat=2) if pair else ():
            broke = any(
                how == c.TOKEN and not t.fresh(card) for how, card in zip(pays, pair, strict=True)
            )
            twice = pair[0] == pair[1] and pays == (c.TOKEN, c.TOKEN)
            by_kop = pays.count(c.KOP_PAYS)
            dry = by_kop and not (kop(t, seat, 2) and t.book.kop[1] >= by_kop)
            if not (broke or twice or dry or pays.count(c.FANS_PAY) > fans(t, seat)):
                found.add(int(c.PRESS) + n * 9 + pays[0] * 3 + pays[1])
    for n in hand(t, seat, c.TACKLES):
        for card in targets(t, seat, n):
            code = int(c.TACKLING) + (n - 6) * 2
            found |= {code + 1} if t.book.strength[card] == c.ENFORCER else {code, code + 1}
    return found


def offensive(t: Table, seat: int) -> set[int]:
    """FC-108, FC-154"""
    found = {int(c.PASS)}
    if supporters(t, seat) >= 3:
        found |= {int(c.ATTACK) + n - 12 for n in hand(t, seat, 2) if targets(t, seat, n)}
    if supporters(t, seat) > 3:
        return found
    for n in hand(t, seat, c.SOLO_RUN):
        for card in targets(t, seat, n):
            pays = [True, bool(t.fresh(card)), fans(t, seat) > 0, kop(t, seat, 2)]
            able = t.book.strength[card] in (c.FINISHER, c.SPEEDSTER)
            code = int(c.SOLO) + (n - 16) * 4
            found |= {code + i for i in range(4) if i == 0 or (able and pays[i])}
    return found


def bonus(t: Table, seat: int) -> set[int]:
    """FC-119, FC-134, FC-140 to FC-146"""
    found = {int(c.PASS)}
    own = seat == t.attacker
    kops = 1 if own and kop(t, seat, 1) else 0
    supports = len(hand(t, seat, c.ATTACK_SUPPORT)) if own else 0
    for n, with_kop, s in product(range(fans(t, seat) + 1), range(kops + 1), range(supports + 1)):
        if n + with_kop + s and n + with_kop + t.get(seat, c.SPENT) <= 3:
            found.add(int(c.PUSH) + n * 12 + with_kop * 6 + s)
    if own or t.offence == c.COUNTER_ATTACK:
        return found
    for n in hand(t, seat, c.DEFENCE_SUPPORT):
        for card in targets(t, seat, n):
            code = int(c.SUPPORTING) + (n - 34) * 2
            found |= {code + 1} if t.book.strength[card] == c.STOPPER else {code, code + 1}
    return found


def answers(t: Table, seat: int) -> set[int] | None:
    """All that this seat may answer; None for questions that are not read here."""
    phase = t.stack.phase()
    if phase == c.POSSESSION:
        return possession(t, seat)
    if phase == c.OFFENSIVE:
        return offensive(t, seat)
    if phase == c.BONUS:
        return bonus(t, seat)
    if phase == c.COUNTER:
        cards = [n for n in hand(t, seat, c.COUNTER_ATTACK) if targets(t, seat, n)]
        return {int(c.PASS), *(int(c.COUNTERING) + n - 18 for n in cards)}
    if phase == c.PLACE_FAN:
        return {int(c.PASS), int(c.FAN)} if hand(t, seat, c.FANS) else {int(c.PASS)}
    return None


# -- changes -----------------------------------------------------------------------------------


def shapes(t: Table, players: set[int]) -> set[Shape]:
    """FC-030 to FC-033, FC-105: the legal shapes that these players can take."""
    sums: set[Shape] = {(0,) * 5}
    for card in players:
        spots = {int(t.book.pos[card]), int(t.book.pos2[card])} - {-1}
        sums = {tuple(n + (i == p) for i, n in enumerate(s)) for s in sums for p in spots}
    small = option(t, "formation_set") == "twenty_one"
    full = [v for v in FULL if not (small and v[0] == 0 and v[2] == 3)]
    return {s for s in sums if any(all(a <= b for a, b in zip(s, v, strict=True)) for v in full)}


def changes(t: Table, side: int) -> set[tuple[frozenset[int], frozenset[int]]]:
    """FC-096, FC-158, FC-161: who may come on and who go off, all together; nobody, too."""
    on = set(team(t, side))
    bench = [
        card
        for card in range(t.book.cards)
        if t.is_at(side, card, c.BENCH) and t.book.kind[card] == c.OUTFIELD
    ]
    extra = int(t.rules.et_extra_subs) if t.period == 3 else 0
    subs = 3 + extra - int(t.get(side, c.SUBS))
    gaps = 10 - int(t.get(side, c.REDS)) - len(on)
    found = {(frozenset[int](), frozenset[int]())}
    for k in range(1, subs + 1):
        for fill in range(min(k, gaps) + 1):
            for enter, leave in product(combinations(bench, k), combinations(on, k - fill)):
                if shapes(t, on - set(leave) | set(enter)):
                    found.add((frozenset(enter), frozenset(leave)))
    return found
