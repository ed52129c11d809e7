"""§4: what is counted, compared and changed. Values, conditions, selectors and amounts name
each other, so they stand together.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import options as o
from touchline.games.eleven.rules.state import Table

from . import matching, pitch, squad

NONE: Final[i64] = c.CARDS - 1  # the card of a context that has none
UNSET: Final[i64] = -1000
PRINTED: Final[i64] = 4  # EL-040 two stands and two ad boards are printed


def works(t: Table, card: i64) -> bool:
    """EL-332, EL-345, EL-347 Is a card in play, and does no token silence it?

    Injuries silence footballers, suspensions every card.
    """
    deck = t.book.deck(card)
    if deck == c.INFRASTRUCTURE:
        return True
    if t.owner(card) < 0:
        return False
    return not t.hurt(card) if deck <= c.VETERAN else t.token(card, c.SUSPENSION) == 0


def side_up(t: Table, ability: i64) -> bool:
    """Does an ability stand on the side of its card that is up?"""
    card = t.book.ability(ability, b.CARD)
    return t.book.ability(ability, b.SIDES) & (1 << t.trained(card)) != 0


def copies(t: Table, seat: i64, ability: i64) -> i64:
    """How often a passive works for a seat now: once, not at all, or once a built token."""
    card = t.book.ability(ability, b.CARD)
    deck = t.book.deck(card)
    n: i64 = 1
    if deck == c.INFRASTRUCTURE:
        n = t.built[seat * 8 + card - t.book.first[c.INFRASTRUCTURE]]
    elif deck == c.SCENARIO:
        n = 1 if t.rules.scenario == o.SCENARIO_FIRST_STEPS + card - t.book.first[c.SCENARIO] else 0
    elif t.owner(card) != seat or not works(t, card) or not side_up(t, ability):
        return 0
    if n:
        first, last = t.book.ability(ability, b.IF), t.book.ability(ability, b.IF_END)
        if first < last and not holds(t, seat, card, first, last):
            return 0
    return n


@final
class Change:
    """What working effects do to one number: set, multiply, add, and a floor."""

    def __init__(self) -> None:
        self.set: i64 = UNSET
        self.times: i64 = 1
        self.more: i64 = 0
        self.least: i64 = UNSET

    def take(self, mode: i64, n: i64, least: i64, many: i64) -> None:
        """One effect, `many` times over."""
        if mode == a.SET_:
            self.set = n
        elif mode == a.MUL_:
            for _ in range(many):
                self.times *= n
        else:
            self.more += n * many
        self.least = max(self.least, least)

    def of(self, base: i64) -> i64:
        """§4.6 SET, then MUL, then ADD; a floor never raises what was below it before."""
        start = base if self.set == UNSET else self.set
        start *= self.times
        changed = start + self.more
        return max(changed, min(start, self.least)) if self.least != UNSET else changed


def value(t: Table, seat: i64, key: i64, base: i64, card: i64) -> i64:
    """§4.6 A number of the rules as `modify` effects leave it; `card` -1 where none is meant.

    Effects limited to so many cards a match are left out of `select.fitness`: see
    `traits.fitness_due`.
    """
    return changed(t, seat, key, base, -1 if card < 0 else c.CARD + card)


def changed(t: Table, seat: i64, key: i64, base: i64, code: i64) -> i64:
    """As `value`, for whatever a code names."""
    change = Change()
    book = t.book
    for i in range(book.modifying_at[key], book.modifying_at[key + 1], 2):
        ability, op = book.modifying[i], book.modifying[i + 1]
        many = copies(t, seat, ability)
        if many:
            me = book.ability(ability, b.CARD)
            if reaches(t, seat, me, book.op(op, a.O_TARGET), book.op(op, a.O_E), key, code):
                change.take(book.op(op, a.O_B), book.op(op, a.O_C), book.op(op, a.O_D), many)
    for at in range(0, len(t.timed), c.TIMED):
        if t.timed[at + c.T_WHAT] != key or t.timed[at + c.T_SEAT] != seat:
            continue
        sel, most = t.timed[at + c.T_TARGET], t.timed[at + c.T_LIMIT]
        if reaches(t, seat, NONE, sel, most, key, code):
            change.take(t.timed[at + c.T_MODE], t.timed[at + c.T_N], t.timed[at + c.T_MIN], 1)
    return change.of(base)


def reaches(t: Table, seat: i64, me: i64, sel: i64, most: i64, key: i64, code: i64) -> bool:
    """Does an effect with this selector (-1 none) and limit change the number for this thing?"""
    if most and key == a.M_FITNESS:
        return False
    if sel < 0:
        return True
    if code < 0:
        return False
    if most and c.STAND <= code < c.CARD and code - c.STAND >= most:
        return False
    return matching.matches(t, seat, me, sel, code)


def stands(t: Table, seat: i64) -> i64:
    """EL-040, EL-161 How many stands there are: two printed ones and those that effects add."""
    return max(0, min(8, value(t, seat, a.M_STANDS, 2, -1)))


def fans_on(t: Table, seat: i64) -> i64:
    """EL-210 How many fans are on the stands."""
    n: i64 = 0
    for stand in range(8):
        n += t.get(seat, c.STANDS_AT + stand)
    return n


def sold_out(t: Table, seat: i64) -> bool:
    """EL-211 Are four (or what effects make of it) or more fans on the stands?"""
    threshold = t.book.constant(a.SOLD_OUT_THRESHOLD)
    return fans_on(t, seat) >= value(t, seat, a.M_SOLD_OUT, threshold, -1)


# -- selectors -------------------------------------------------------------------------------------


def gather(t: Table, seat: i64, me: i64, sel: i64, marked: bool) -> vec[i64]:
    """§4.5 The codes of all own things that fit, ascending.

    EL-345, EL-347 Suspended cards are left out, unless `marked` (effects that lay or remove such
    tokens), or the selector asks for tokens, or it is the card whose effect it is.
    """
    found = vec[i64]()
    book = t.book
    kind = book.selector(sel, a.S_KIND)
    again = book.selector(sel, a.S_PICK) == a.PREVIOUS
    if kind == a.K_SHIRT or kind == a.K_OPPONENT_SHIRT:
        base, many = c.SHIRT, c.SHIRTS_
        if kind == a.K_OPPONENT_SHIRT:
            base, many = c.FOE, 10
            if not pitch.revealed(t, seat):
                return found
        for n in range(many):
            if kind == a.K_SHIRT and t.shirt(seat, n, c.FIELD) == 0:
                continue
            if matching.matches(t, seat, me, sel, base + n) and (
                not again or touched(t, seat, base + n)
            ):
                found = append(found, base + n)
        return found
    if kind == a.K_STAND:
        for stand in range(stands(t, seat)):
            if not again or touched(t, seat, c.STAND + stand):
                found = append(found, c.STAND + stand)
        return found
    if kind == a.K_INFRASTRUCTURE:
        for what in range(7):
            if t.built[seat * 8 + what] and (not again or touched(t, seat, c.BUILD + what)):
                found = append(found, c.BUILD + what)
        return found
    any_token = marked or book.selector(sel, a.S_TOKEN) != 0
    for card in range(book.first[c.OBJECTIVES]):
        if kind == a.K_TACTIC:
            if t.where[card] != c.HAND + seat or book.deck(card) != c.TACTIC:
                continue
        elif t.where[card] < c.OWN or t.owner(card) != seat:
            continue
        if t.token(card, c.SUSPENSION) and not any_token and card != me:
            continue
        if matching.card_fits(t, seat, me, sel, card) and (
            not again or touched(t, seat, c.CARD + card)
        ):
            found = append(found, c.CARD + card)
    return found


def touched(t: Table, seat: i64, code: i64) -> bool:
    """`previous`: did the operation before touch this, or the footballer in this shirt?"""
    room = len(t.last) // t.seats
    for i in range(room):
        was = t.last[seat * room + i]
        if was < 0:
            return False
        if was == code:
            return True
        same = False
        if c.SHIRT <= code < c.FOE and c.CARD <= was < c.SELL:
            same = squad.shirt_of(t, seat, was - c.CARD) == code - c.SHIRT
        elif c.CARD <= code < c.SELL and c.SHIRT <= was < c.FOE:
            same = pitch.player_of(t, seat, was - c.SHIRT) == code - c.CARD
        if same:
            return True
    return False


def count(t: Table, seat: i64, me: i64, sel: i64) -> i64:
    """How many own things fit; of infrastructure every copy, and printed pieces unless left out.

    EL-345 Effects do not see suspended cards; goals of objectives and scenarios, which are no
    effects, count all that is owned.
    """
    if t.book.selector(sel, a.S_KIND) != a.K_INFRASTRUCTURE:
        deck = t.book.deck(me) if me < t.book.total() else -1
        goal = deck == c.OBJECTIVES or deck == c.SCENARIO
        return len(gather(t, seat, me, sel, goal))
    built = t.book.selector(sel, a.S_BUILT)
    n: i64 = 0 if built == 1 else PRINTED
    if built != 2:
        for kind in range(7):
            n += t.built[seat * 8 + kind]
    return n


def amount(t: Table, seat: i64, me: i64, row: i64) -> i64:
    """§4.5 How many: a number, one for each so many things or fans, or what a die showed last."""
    how, n = t.book.amount(row, 0), t.book.amount(row, 1)
    if how == a.A_NUMBER:
        return n
    per, most = max(1, t.book.amount(row, 2)), t.book.amount(row, 3)
    if how == a.A_COUNT:
        n = count(t, seat, me, t.book.amount(row, 4))
    elif how == a.A_FANS:
        n = fans_on(t, seat)
    else:
        n = t.get(seat, c.DIE)
    return min(most, n // per)


# -- conditions ------------------------------------------------------------------------------------


def holds(t: Table, seat: i64, card: i64, first: i64, last: i64) -> bool:
    """§4.4 Do all rows hold? Formations that follow each other are joined by "or"."""
    row = first
    while row < last:
        at = row * 6
        what, refuse = t.book.conditions[at], t.book.conditions[at + 4]
        true = fulfilled(t, seat, card, at)
        while (
            what == a.IF_FORMATION
            and row + 1 < last
            and t.book.conditions[at + 6] == a.IF_FORMATION
            and t.book.conditions[at + 10] == refuse
        ):
            row += 1
            at += 6
            true = true or fulfilled(t, seat, card, at)
        if true == (refuse == 1):
            return False
        row += 1
    return True


def fulfilled(t: Table, seat: i64, card: i64, at: i64) -> bool:
    """Is one condition true, before its `not`?"""
    book = t.book
    what, wanted = book.conditions[at], book.conditions[at + 1]
    if what == a.IF_RESULT:
        return current_result(t, seat) == wanted
    if what == a.IF_OPPONENT_RANKED:
        return ranked(t, seat) == wanted
    if what == a.IF_SOLD_OUT:
        return sold_out(t, seat)
    if what == a.IF_SELECTED:
        return card != NONE and t.flags[card] & c.SELECTED != 0
    if what == a.IF_TRAINED:
        return card != NONE and t.trained(card) == 1
    if what == a.IF_ZONE:
        return card != NONE and pitch.places(t, seat, card) & wanted != 0
    if what == a.IF_FORMATION:
        return t.get(seat, c.SHAPE) == wanted
    if what == a.IF_DAY:
        return wanted & (1 << t.day) != 0
    if what == a.IF_SOLO:
        return t.seats == 1
    if what == a.IF_SCORED:
        return card != NONE and t.flags[card] & c.SCORED != 0
    if what == a.IF_CONCEDED:
        return t.get(seat, c.AGAINST) > 0
    if what == a.IF_MORE_ATTACKERS:
        return pitch.revealed(t, seat) and pitch.foe_attackers(t, seat) > pitch.attackers(t, seat)
    n = measured(t, seat, card, what, wanted, book.conditions[at + 5])
    op, bound = book.conditions[at + 2], book.conditions[at + 3]
    if op == a.AT_LEAST:
        return n >= bound
    return n <= bound if op == a.AT_MOST else n == bound


def measured(t: Table, seat: i64, card: i64, what: i64, of: i64, sel: i64) -> i64:
    """The number that a comparing condition compares."""
    if what == a.IF_GOAL_DIFF:
        return t.get(seat, c.FOR) - t.get(seat, c.AGAINST)
    if what == a.IF_GOALS_FOR:
        return t.get(seat, c.FOR)
    if what == a.IF_GOALS_AGAINST:
        return t.get(seat, c.AGAINST)
    if what == a.IF_FANS_ON_STANDS:
        return fans_on(t, seat)
    if what == a.IF_WEEK:
        return t.week
    if what == a.IF_DIVISION:
        return t.rules.division
    if what == a.IF_HAS:
        return t.get(seat, c.HAS + of)
    if what == a.IF_STAT:
        return t.get(seat, c.LEVEL + of)
    if what == a.IF_STATS_AT:
        n: i64 = 0
        for stat in range(4):
            if t.get(seat, c.LEVEL + stat) >= of:
                n += 1
        return n
    if what == a.IF_OFFICE:
        return t.get(seat, c.OFFICES)
    if what == a.IF_COUNT:
        return count(t, seat, card, sel)
    if what == a.IF_SEASON:
        return t.get(seat, c.WINS + of)
    if what == a.IF_FINAL_POSITION:
        return pitch.rank_of(t, seat)
    return t.get(seat, c.TOTAL)


def current_result(t: Table, seat: i64) -> i64:
    """EL-280 The result once it stands, before that what the score would give now."""
    if t.get(seat, c.RESULT_) != c.NO_RESULT:
        return t.get(seat, c.RESULT_)
    ours, theirs = t.get(seat, c.FOR), t.get(seat, c.AGAINST)
    if ours > theirs:
        return c.WIN
    return c.LOSS if ours < theirs else c.DRAW_


def ranked(t: Table, seat: i64) -> i64:
    """EL-380 Does the opponent stand above (0), below (1) or level (2)? -1 before it is known.

    Positions are those of when the match day began; before that, the present ones.
    """
    team = pitch.club_team(t, seat)
    if team < 0:
        return -1
    own, foe = t.get(seat, c.LAST_RANK), t.get(seat, c.FOE_RANK)
    if foe == 0:
        own, foe = pitch.rank_of(t, seat), pitch.rank_of(t, team)
    if foe < own:
        return 0
    return 1 if foe > own else 2
