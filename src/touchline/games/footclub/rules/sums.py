"""Pure arithmetic of a table: values, captains, ribbons, conditions. Changes nothing."""

from __future__ import annotations

from mypy_extensions import i64

from . import codes as c
from . import options as o
from .book import FIRST
from .state import Table, kind_of

# -- values --------------------------------------------------------------------------------------


def attack(t: Table, side: i64) -> i64:
    """FC-036, PO-003 ATT: stars of coach, AM and FW, one more if optimised."""
    base = side * c.TEAM
    total = t.stars(t.get(side, c.COACH_CARD))
    n = t.outfielders(side)
    back = n - t.team[base + c.LINES + c.AM] - t.team[base + c.LINES + c.FW]
    for i in range(back, n):
        total += t.stars(t.team[base + i])
    return total + 1 if optimised(t, side) else total


def defence(t: Table, side: i64) -> i64:
    """FC-037, PO-003 DEF: stars of keeper, FB, CB and DM, one more if optimised, less the malus."""
    base = side * c.TEAM
    total = t.stars(t.get(side, c.KEEPER_CARD))
    back = t.outfielders(side) - t.team[base + c.LINES + c.AM] - t.team[base + c.LINES + c.FW]
    for i in range(back):
        total += t.stars(t.team[base + i])
    if optimised(t, side):
        total += 1
    return total - malus(t, side)


def optimised(t: Table, side: i64) -> bool:
    """FC-038, FC-039, FC-041 Ten outfield players who meet the style; never in Poussin (PO-003)."""
    if t.rules.poussin or t.outfielders(side) != 10:
        return False
    players: i64 = 0
    for i in range(side * c.TEAM, side * c.TEAM + 10):
        players |= 1 << t.team[i]
    return blended(t, side, players)


def blended(t: Table, side: i64, players: i64) -> bool:
    """FC-038, FC-040, FC-051 Do the profiles of these ten (bit mask) meet the style exactly?

    A double profile counts as either (§2.5.1).
    """
    coach = t.get(side, c.COACH_CARD)
    p0 = t.book.style[coach * 3]
    p1 = t.book.style[coach * 3 + 1]
    p2 = t.book.style[coach * 3 + 2]
    d01: i64 = 0
    d02: i64 = 0
    d12: i64 = 0
    card: i64 = 0
    while players:
        if players & 1:
            mask = t.book.profiles[card]
            if mask == 1:
                p0 -= 1
            elif mask == 2:
                p1 -= 1
            elif mask == 4:
                p2 -= 1
            elif mask == 3:
                d01 += 1
            elif mask == 5:
                d02 += 1
            else:
                d12 += 1
        players >>= 1
        card += 1
    if p0 < 0 or p1 < 0 or p2 < 0:
        return False
    return d01 <= p0 + p1 and d02 <= p0 + p2 and d12 <= p1 + p2


def lacking(t: Table, side: i64, players: i64) -> list[int]:
    """FC-038, FC-040 How many of each profile these players (bit mask) lack for the style.

    A double profile counts where it helps most; of equal ways the earlier profiles come first.
    """
    coach = t.get(side, c.COACH_CARD)
    need: list[int] = [int(t.book.style[coach * 3 + i]) for i in range(3)]
    doubles: list[int] = [0, 0, 0]  # first and second, first and third, second and third
    for card in range(t.book.cards):
        if players & (1 << card):
            mask = t.book.profiles[card]
            if mask == 1 or mask == 2 or mask == 4:
                need[mask // 2] -= 1
            else:
                doubles[0 if mask == 3 else 1 if mask == 5 else 2] += 1
    best: list[int] = [11, 11, 11]
    for one in range(doubles[0] + 1):
        for two in range(doubles[1] + 1):
            for three in range(doubles[2] + 1):
                left = [
                    max(0, need[0] - one - two),
                    max(0, need[1] - (doubles[0] - one) - three),
                    max(0, need[2] - (doubles[1] - two) - (doubles[2] - three)),
                ]
                best = min(best, left)
    return best


def malus(t: Table, side: i64) -> i64:
    """FC-102, FC-103 One DEF for each yellow from the third on; half cards count half."""
    if t.rules.poussin:
        return 0
    halves: i64 = t.get(side, c.LEFT) if t.rules.malus_scope == o.MALUS_SCOPE_MATCH else 0
    for i in range(side * c.TEAM, side * c.TEAM + t.outfielders(side)):
        k = t.tokens[t.team[i]]
        halves += (k // c.YELLOW & 3) * 2 + (k // c.HALF & 1)
    return max(0, (halves + 1) // 2 - 2)


def hand_limit(t: Table, side: i64) -> i64:
    """FC-193 AM and FW on the pitch."""
    base = side * c.TEAM + c.LINES
    return t.team[base + c.AM] + t.team[base + c.FW]


def supporters(t: Table, side: i64) -> i64:
    """FC-109 Fans in the stands, and the kop, even face down (`spent_kop_counts`)."""
    n = t.fans(side)
    counts = t.get(side, c.KOP_SPENT) == 0 or t.rules.spent_kop_counts == o.TRUE
    return n + 1 if t.get(side, c.KOP_KIND) and counts else n


def kop_value(t: Table, kind: i64) -> i64:
    """FC-136 What the kop gives: ATT (kind 1) or freshness (kind 2)."""
    if kind == 1 and t.rules.kop_attack_value:
        return t.rules.kop_attack_value
    return t.book.kop[kind - 1]


def kop_ready(t: Table, side: i64, kind: i64) -> bool:
    """FC-137, FC-138 Is the unspent kop of this kind in this club's stands?"""
    return t.get(side, c.KOP_KIND) == kind and t.get(side, c.KOP_SPENT) == 0


def kop_shut(t: Table, side: i64, kind: i64) -> i64:
    """FC-010, FC-137, FC-138 Why a club has no kop of this kind to spend; 0 when it has."""
    own = t.get(side, c.KOP_KIND)
    if own == 0:
        return c.NOT_HOME
    if own != kind:
        return c.NO_KOP
    return c.KOP_OUT if t.get(side, c.KOP_SPENT) else 0


def cap_left(t: Table, side: i64) -> i64:
    """FC-134, PO-017 Supporters a club may still spend in this offensive."""
    if not t.rules.poussin:
        return 3 - t.get(side, c.SPENT)
    cap = t.rules.poussin_fan_cap
    return 8 if cap == 0 else cap - t.get(side, c.SPENT)


def final_bonus(t: Table) -> i64:
    """FC-123, FC-151, PO-017 The bonus that is rolled with: between -5 and +5."""
    if t.rules.poussin and t.rules.poussin_clamp == o.POUSSIN_CLAMP_FALSE:
        return t.raw
    return max(-5, min(5, t.raw))


def late(t: Table, side: i64) -> bool:
    """FC-163 Does whoever comes on now gain a star: late in the second half, or in extra time?"""
    return t.period == 3 or (t.period == 2 and t.count(side, c.PILE) <= 2)


# -- captain -------------------------------------------------------------------------------------


def eligible(t: Table, side: i64, card: i64) -> bool:
    """FC-044, FC-045 Printed level 4 or 5, and the coach's preferred profile among the printed."""
    mask = t.book.profiles[card]
    best = t.book.best[t.get(side, c.COACH_CARD)]
    if t.book.level[card] < 4 or mask & best == 0:
        return False
    return mask == best or t.rules.captain_double == o.TRUE


def captains(t: Table, side: i64, players: i64) -> i64:
    """FC-044, FC-046 Who of these players (bit mask) may be captain, as a mask; never empty."""
    some: i64 = 0
    fallback: i64 = 0
    level: i64 = 0
    if t.rules.captain_fallback:
        level = 3 if t.rules.captain_fallback == o.CAPTAIN_FALLBACK_LEVEL3 else 5
    for card in range(t.book.cards):
        if players & (1 << card):
            if eligible(t, side, card):
                some |= 1 << card
            if level and t.book.level[card] == level:
                fallback |= 1 << card
    if some:
        return some
    return fallback if fallback else players


def squad(t: Table, side: i64, benched: bool) -> i64:
    """The outfield players of a club on the pitch, with `benched` also those on the bench."""
    found: i64 = 0
    pitch = c.CLUB + side * c.CLUB + c.PITCH
    bench = c.CLUB + side * c.CLUB + c.BENCH
    for card in range(t.book.cards):
        at = t.spot[card]
        if t.book.kind[card] == c.OUTFIELD and (at == pitch or (benched and at == bench)):
            found |= 1 << card
    return found


# -- ribbons -------------------------------------------------------------------------------------


def designate(t: Table, side: i64, code: i64) -> i64:
    """FC-060, FC-062, FC-063, FC-064, FC-065, FC-066 The own player a code names, -1 for nobody."""
    line = code // 2
    base = side * c.TEAM
    if line == c.FB and t.team[base + c.LINES + c.FB] == 0:
        line = c.CB  # FC-065 a centre back stands in for the full back
    n = t.team[base + c.LINES + line]
    if n == 0:
        return -1
    for before in range(line):
        base += t.team[side * c.TEAM + c.LINES + before]
    return t.team[base] if code & 1 == 0 else t.team[base + n - 1]


def target(t: Table, card: i64) -> i64:
    """FC-059, FC-067, FC-069 The player whom a single-target card names now, -1 for nobody."""
    at = target_cell(t, card)
    return -1 if at < 0 else named_in(t, card, at, 0)


def target_cell(t: Table, card: i64) -> i64:
    """FC-059, FC-067, FC-069 The cell 0..5 by which a single-target card names somebody, or -1."""
    side = card // c.DECK
    row = card % c.DECK * 12
    for k in range(6):
        at = (t.colour - 1 + k) % 6
        code = t.book.ribbon[row + at * 2]
        if code >= 0 and designate(t, side, code) >= 0:
            return at
    return -1


def named_in(t: Table, card: i64, at: i64, half: i64) -> i64:
    """The player whom one half (0, 1) of a cell of a card's ribbon names, -1 for nobody."""
    return designate(t, card // c.DECK, t.book.ribbon[card % c.DECK * 12 + at * 2 + half])


def press_targets(t: Table, card: i64) -> i64:
    """FC-068, FC-069 Both players a press names, first * 128 + second; -1 when it has no cell."""
    cells = press_cells(t, card)
    if cells < 0:
        return -1
    return named_in(t, card, cells // 8, 0) * 128 + named_in(t, card, cells % 8, 1)


def press_cells(t: Table, card: i64) -> i64:
    """FC-068, FC-069 The cells by which a press names its two players, first * 8 + second, or -1.

    Option `press_shift` (FC-Q06): the whole cell is skipped, or each target finds its own colour,
    or a player named twice counts for both at full strength.
    """
    side = card // c.DECK
    mode = t.rules.press_shift
    for k in range(6):
        at = (t.colour - 1 + k) % 6
        one, two = named_in(t, card, at, 0), named_in(t, card, at, 1)
        if mode == o.PRESS_SHIFT_PER_TARGET:
            # the target that is found stays; the other alone shifts until it differs
            if one >= 0:
                other = _shifted(t, card, 1, at, one)
                return -1 if other < 0 else at * 8 + other
            if two >= 0:
                other = _shifted(t, card, 0, at, two)
                return -1 if other < 0 else other * 8 + at
        elif one >= 0 and two >= 0:
            literal = mode == o.PRESS_SHIFT_LITERAL and t.outfielders(side) == 10
            if one != two or literal:
                return at * 9
    return -1


def _shifted(t: Table, card: i64, half: i64, first: i64, but: i64) -> i64:
    """The next cell in which one half of a press names somebody other than `but`, or -1."""
    for k in range(6):
        at = (first + k) % 6
        player = named_in(t, card, at, half)
        if player >= 0 and player != but:
            return at
    return -1


def shifted(t: Table, card: i64) -> i64:
    """FC-067, FC-068 The cells that count where a ribbon was read past the colour of the ball:
    first * 8 + second, twice the same for a single target; -1 where the ball's own cell counts.
    """
    if t.rules.poussin:
        return -1
    own = (t.colour - 1) * 9
    cells = press_cells(t, card) if kind_of(card) == c.PRESSES else target_cell(t, card) * 9
    return -1 if cells == own else cells


# -- conditions ----------------------------------------------------------------------------------


def press_shut(t: Table, side: i64, pair: i64, one: i64, two: i64) -> i64:
    """FC-077, FC-078 Why these payments of a press are not possible; 0 when they are."""
    first, second = pair // 128, pair % 128
    if one == c.TOKEN and two == c.TOKEN and first == second:
        return c.SAME_TOKEN
    if (one == c.TOKEN and t.fresh(first) == 0) or (two == c.TOKEN and t.fresh(second) == 0):
        return c.NO_TOKEN
    fans: i64 = (1 if one == c.FANS_PAY else 0) + (1 if two == c.FANS_PAY else 0)
    if fans and t.fans(side) < fans:
        return c.NO_FAN
    if one == c.KOP_PAYS or two == c.KOP_PAYS:
        points: i64 = (1 if one == c.KOP_PAYS else 0) + (1 if two == c.KOP_PAYS else 0)
        why = kop_shut(t, side, 2)
        if why:
            return why
        if points > kop_value(t, 2):
            return c.NO_KOP
    return 0


def ability_shut(t: Table, side: i64, player: i64, pay: i64) -> i64:
    """FC-073, FC-154 Why a solo run's ability cannot be paid so (0 not at all, else 1 +
    payment).
    """
    if pay == 0:
        return 0
    strength = t.book.strength[player]
    if strength != c.SPEEDSTER and strength != c.FINISHER:
        return c.NO_ABILITY
    if pay - 1 == c.TOKEN:
        return 0 if t.fresh(player) else c.NO_TOKEN
    if pay - 1 == c.FANS_PAY:
        return 0 if t.fans(side) else c.NO_FAN
    return kop_shut(t, side, 2)


def modifier(t: Table, card: i64) -> i64:
    """FC-146, FC-147 What is added to the dice of a defence support played with this card."""
    if t.rules.poussin:
        return 0
    stopper: i64 = 1 if t.book.strength[target(t, card)] == c.STOPPER else 0
    return stopper - t.speed


def has_card(t: Table, side: i64, kind: i64) -> bool:
    """Does a club hold a card of this type?"""
    for card in range(side * c.DECK + FIRST[kind], side * c.DECK + FIRST[kind + 1]):
        if t.where[card] == c.HAND:
            return True
    return False
