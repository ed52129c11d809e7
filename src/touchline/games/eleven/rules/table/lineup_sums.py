"""EL-200 to EL-207: a line-up under way, worked out from what its manager has picked so far.

Nothing on the table changes before the last shirt has its zone, so all of it is in `Table.picks`:
twelve places for footballers (a card, the shirt bound to it, the shirt that makes room for his, and
the abilities paid for), then ten for the zones of the field shirts in ascending order.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import options as o
from touchline.games.eleven.rules.state import PICKS, Table, number_of, numbered, role_of

from . import squad, traits

PLACES: Final[i64] = 12  # where the zones begin
BOUND: Final[i64] = 512  # factors inside a pick
OUT: Final[i64] = BOUND * 16
PAID: Final[i64] = OUT * 16
OPEN: Final[i64] = -1  # no reason against it


@final
@mypyc_attr(acyclic=True)
class Sheet:
    """Who is picked, and in which shirts.

    cards, shirts  of every pick; a shirt is -1 for keepers and while none is bound to him
    picks          the numbers themselves
    field          of the thirteen shirts: on the field after the exchanges so far?
    user           of the thirteen shirts: the place of the pick that wears it, -1 for none
    outfield       how many of the picks play in the field
    """

    __slots__ = ("cards", "field", "outfield", "picks", "shirts", "user")

    def __init__(self, t: Table, seat: i64) -> None:
        self.cards: vec[i64] = vec[i64]()
        self.shirts: vec[i64] = vec[i64]()
        self.picks: vec[i64] = vec[i64]()
        self.field: vec[i64] = vec[i64]([t.shirt(seat, i, c.FIELD) for i in range(c.SHIRTS_)])
        self.user: vec[i64] = vec[i64]([-1] * 13)
        self.outfield: i64 = 0
        for i in range(t.picked[seat]):
            pick = t.pick_at(seat, i)
            card = pick % BOUND
            shirt: i64 = -1
            if role_of(t, card) != c.KEEPER:
                self.outfield += 1
                shirt = numbered(number_of(t, card))
                if shirt < 0:
                    shirt = pick // BOUND % 16 - 1
            self.picks = append(self.picks, pick)
            self.cards = append(self.cards, card)
            self.shirts = append(self.shirts, shirt)
            if shirt >= 0:
                self.user[shirt] = i
        # EL-116 who has a shirt without number keeps it
        for i in range(len(self.cards)):
            card = self.cards[i]
            if self.shirts[i] < 0 and role_of(t, card) != c.KEEPER:
                shirt = squad.shirt_of(t, seat, card)
                if shirt >= 0 and self.user[shirt] < 0:
                    self.shirts[i] = shirt
                    self.user[shirt] = i
        for i in range(len(self.cards)):
            out = self.picks[i] // OUT % 16 - 1
            if out >= 0 and self.shirts[i] >= 0:
                self.field[out] = 0
                self.field[self.shirts[i]] = 1

    def zones(self, t: Table, i: i64) -> i64:
        """EL-121 A mask of the zones of the i-th pick; 0 for a keeper."""
        return 0 if role_of(t, self.cards[i]) == c.KEEPER else t.book.card(self.cards[i], b.ZONES)


# -- places on the pitch ---------------------------------------------------------------------------


def line_of(shape: i64, line: i64) -> i64:
    """EL-200 How many shirts a formation has in a line: 0 defence, 1 midfield, 2 attack."""
    if line == 0:
        return shape // 100
    return shape // 10 % 10 if line == 1 else shape % 10


def room(shape: i64, counts: vec[i64]) -> bool:
    """EL-066, EL-201 Can shirts that may stand anywhere fill up these nine zones to the formation?

    A central zone holds 1 to 3 shirts, a flank zone at most 1.
    """
    for line in range(3):
        left, central, right = counts[line * 3], counts[line * 3 + 1], counts[line * 3 + 2]
        if left > 1 or right > 1 or central > 3:
            return False
        if left + right + max(1, central) > line_of(shape, line):
            return False
    return True


def fits(shape: i64, counts: vec[i64], masks: vec[i64], first: i64) -> bool:
    """EL-205 Can all footballers from `first` on stand in zones of theirs, and the rest be filled?

    counts  shirts in the nine zones already; unchanged afterwards
    masks   the zones of each footballer; narrow ones first make it quick
    """
    if not room(shape, counts):
        return False
    if first == len(masks):
        return True
    for zone in range(c.ZONES):
        if masks[first] & (1 << zone):
            counts[zone] += 1
            found = fits(shape, counts, masks, first + 1)
            counts[zone] -= 1
            if found:
                return True
    return False


def width(mask: i64) -> i64:
    """How many zones a mask names."""
    n: i64 = 0
    for zone in range(c.ZONES):
        n += (mask >> zone) & 1
    return n


def with_mask(masks: vec[i64], mask: i64) -> vec[i64]:
    """One more mask, narrow ones first."""
    found = vec[i64]()
    placed = False
    for i in range(len(masks)):
        if not placed and width(masks[i]) > width(mask):
            found = append(found, mask)
            placed = True
        found = append(found, masks[i])
    return found if placed else append(found, mask)


def masks_of(t: Table, sheet: Sheet) -> vec[i64]:
    """The zones of all field players picked, narrow ones first."""
    found = vec[i64]()
    for i in range(len(sheet.cards)):
        mask = sheet.zones(t, i)
        if mask:
            found = with_mask(found, mask)
    return found


def shape_of(t: Table, seat: i64) -> i64:
    """The formation of the line-up under way, as d * 100 + m * 10 + f."""
    code = t.get(seat, c.SPEC)
    return t.book.card(t.book.first[c.TACTIC] + code // 4, b.SHAPES + code % 4)


# -- selection -------------------------------------------------------------------------------------


def select_shut(t: Table, seat: i64, sheet: Sheet, masks: vec[i64], card: i64) -> i64:
    """EL-203 to EL-205 Why a footballer cannot be selected beside those picked; OPEN if he can."""
    keeper = role_of(t, card) == c.KEEPER
    if t.hurt(card) and not may_play_hurt(t, seat, sheet, card):
        return c.NOT_FIT
    number = number_of(t, card)
    unnumbered: i64 = 0
    for i in range(len(sheet.cards)):
        other = sheet.cards[i]
        if keeper and role_of(t, other) == c.KEEPER:
            return c.KEEPER_TAKEN
        if not keeper and number > 0 and number_of(t, other) == number:
            return c.NUMBER_TAKEN
        if role_of(t, other) != c.KEEPER and numbered(number_of(t, other)) < 0:
            unnumbered += 1
    if not keeper:
        if sheet.outfield == 10:
            return c.ELEVEN
        if numbered(number) < 0 and unnumbered == 3 and t.rules.no_limit == o.UNNUMBERED_LIMIT_3:
            return c.NO_SHIRT
        counts = vec[i64]([0] * 9)
        if not fits(shape_of(t, seat), counts, with_mask(masks, t.book.card(card, b.ZONES)), 0):
            return c.NO_ZONE
    if fitness_with(t, seat, sheet, card) > t.get(seat, c.HAS + c.FITNESS):
        return c.NO_FITNESS
    return OPEN


def may_play_hurt(t: Table, seat: i64, sheet: Sheet, card: i64) -> bool:
    """EL-334 Does a card let this injured footballer play, beside others who need it?

    EL-203, EL-340 A suspension bars whatever else lies on him.
    """
    if t.token(card, c.SUSPENSION):
        return False
    hurt: i64 = 0
    for i in range(len(sheet.cards)):
        if t.hurt(sheet.cards[i]):
            hurt += 1
    return hurt < traits.permits(t, seat, a.ALLOW_INJURED, card)


def fitness_with(t: Table, seat: i64, sheet: Sheet, card: i64) -> i64:
    """EL-203 What the selection costs, with `card` as well (-1 for nobody else)."""
    return traits.fitness_due(t, seat, append(sheet.cards[:], card) if card >= 0 else sheet.cards)


# -- abilities that are paid for beforehand --------------------------------------------------------


def paid_before(t: Table, ability: i64) -> bool:
    """EL-206 Is it an ability of a match, on the side that is up, that costs resources?"""
    trigger = t.book.ability(ability, b.TRIGGER)
    if trigger < a.BEFORE_MATCH or trigger > a.AFTER_MATCH:
        return False
    if t.book.ability(ability, b.SIDES) & (1 << t.trained(t.book.ability(ability, b.CARD))) == 0:
        return False
    for cost in range(t.book.ability(ability, b.COST), t.book.ability(ability, b.COST_END)):
        if t.book.costs[cost * 4] <= a.PAY_RESOURCE + c.ANY:
            return True
    return False


def add_costs(t: Table, ability: i64, need: vec[i64]) -> None:
    """The resources an ability costs, on top of `need` (four resources, then any)."""
    for cost in range(t.book.ability(ability, b.COST), t.book.ability(ability, b.COST_END)):
        pay = t.book.costs[cost * 4]
        if pay <= a.PAY_RESOURCE + c.ANY:
            need[pay - a.PAY_RESOURCE] += t.book.costs[cost * 4 + 1]


def needed(t: Table, seat: i64, sheet: Sheet) -> vec[i64]:
    """EL-203, EL-206 What selection and assigned abilities cost so far."""
    need = vec[i64]([0] * 5)
    need[c.FITNESS] = fitness_with(t, seat, sheet, -1)
    for i in range(len(sheet.cards)):
        first = t.book.card(sheet.cards[i], b.FIRST_ABILITY)
        for n in range(t.book.card(sheet.cards[i], b.LAST_ABILITY) - first):
            if (sheet.picks[i] // PAID) & (1 << n):
                add_costs(t, first + n, need)
    return need


def covered(t: Table, seat: i64, need: vec[i64]) -> bool:
    """Are so many resources there?"""
    spare: i64 = 0
    for res in range(4):
        has = t.get(seat, c.HAS + res)
        if need[res] > has:
            return False
        spare += has - need[res]
    return need[c.ANY] <= spare


def assign_shut(t: Table, seat: i64, need: vec[i64], ability: i64) -> i64:
    """EL-206 Why an ability cannot be paid for on top of `need`; OPEN if it can."""
    if not traits.unused(t, ability):
        return c.USED_UP
    with_it = need[:]
    add_costs(t, ability, with_it)
    return OPEN if covered(t, seat, with_it) else c.CANNOT_ASSIGN


# -- shirts ----------------------------------------------------------------------------------------


def bind_open(t: Table, sheet: Sheet, shirt: i64) -> bool:
    """EL-116 May this shirt without number serve one more footballer of the line-up?

    Numbered shirts do it only where the limit is off and no other is left (EL-063).
    """
    if sheet.user[shirt] >= 0:
        return False
    if shirt >= 10:
        return True
    if t.rules.no_limit == o.UNNUMBERED_LIMIT_3:
        return False
    return sheet.user[10] >= 0 and sheet.user[11] >= 0 and sheet.user[12] >= 0


def exchange_shut(t: Table, seat: i64, sheet: Sheet, shirt: i64) -> i64:
    """EL-205 Why a field shirt cannot make room; one without owned footballer goes first."""
    if sheet.user[shirt] >= 0:
        return c.HIS_SHIRT
    if squad.wearer(t, seat, shirt) < 0:
        return OPEN
    for other in range(c.SHIRTS_):
        if sheet.field[other] and sheet.user[other] < 0 and squad.wearer(t, seat, other) < 0:
            return c.HAS_OWNER
    return OPEN


# -- places of the ten -----------------------------------------------------------------------------


def place_at(t: Table, seat: i64, n: i64) -> i64:
    """The zone of the n-th field shirt, -1 before it has one."""
    return t.picks[seat * PICKS + PLACES + n]


def place_shut(t: Table, seat: i64, sheet: Sheet, n: i64, zone: i64) -> i64:
    """EL-066, EL-121, EL-201 Why the n-th field shirt cannot stand in a zone; OPEN if it can.

    Shirts that have a place keep it; the others give way.
    """
    counts = vec[i64]([0] * 9)
    masks = vec[i64]()
    mask: i64 = 511
    at: i64 = 0
    for shirt in range(c.SHIRTS_):
        if sheet.field[shirt] == 0:
            continue
        user = sheet.user[shirt]
        if at == n:
            mask = sheet.zones(t, user) if user >= 0 else mask
        elif place_at(t, seat, at) >= 0:
            counts[place_at(t, seat, at)] += 1
        elif user >= 0:
            masks = with_mask(masks, sheet.zones(t, user))
        at += 1
    if mask & (1 << zone) == 0:
        return c.NOT_HIS_ZONE
    if counts[zone] >= (3 if zone % 3 == 1 else 1):
        return c.ZONE_FULL
    shape = shape_of(t, seat)
    counts[zone] += 1
    if not room(shape, counts):
        return c.LINE_FULL
    return OPEN if fits(shape, counts, masks, 0) else c.KEPT_ROOM
