"""What fits which moment: prerequisites, triggers, stars (WF-042, WF-100, WF-120)."""

from __future__ import annotations

from mypy_extensions import i64

from . import codes as c
from . import options as o
from .hands import folk
from .state import Table

# -- grounds --------------------------------------------------------------------------------------


def param(t: Table, side: i64, which: i64) -> i64:
    """WF-200, §6.5 A number of the rules for a side: 0 give_back_draw, 1 corner_pa, 2 first PA."""
    value: i64 = 3 if which == 0 else 5 if which == 1 else 0
    if t.home & (1 << side) == 0:
        return value
    nation = t.get(side, c.NATION)
    for e in range(t.book.team_effects[nation * 2], t.book.team_effects[nation * 2 + 1]):
        if t.book.op(e) == c.SET_PARAM and t.book.arg(e, 1) == which:
            value = t.book.arg(e, 2)
    return value


def ability_rows(t: Table, side: i64, ability: i64) -> i64:
    """WF-111, WF-200 Effects of an ability for a side: first * 1024 + the one behind the last."""
    book = t.book
    if t.home & (1 << side):
        nation = t.get(side, c.NATION)
        for e in range(book.team_effects[nation * 2], book.team_effects[nation * 2 + 1]):
            if book.op(e) == c.MODIFY_ABILITY and book.arg(e, 1) == ability:
                return book.arg(e, 2) * 1024 + book.arg(e, 3)
    return book.ability_effects[ability * 2] * 1024 + book.ability_effects[ability * 2 + 1]


# -- effects that must be possible ----------------------------------------------------------------


def gain(t: Table, rows: i64, op: i64) -> i64:
    """The sum of an effect's n in a row of effects, of those that do not wait for a success."""
    total: i64 = 0
    for e in range(rows // 1024, rows % 1024):
        if t.book.op(e) == op and t.book.arg(e, 5) == 0:
            total += t.book.arg(e, 1)
    return total


def could_search(t: Table, side: i64, seat: i64, effect: i64) -> bool:
    """WF-104 Can a search fetch something, as far as this seat knows?

    At a table for four the partner's cards may lie in the pile for all the captain knows, unless
    everybody sees that the pile is empty.
    """
    fits = t.book.arg(effect, 1)
    again = t.book.arg(effect, 3)
    left: i64 = 0
    hidden = t.seats == 4 and t.left(side) > 0
    for kind in range(t.book.types):
        n = t.pile[side * c.TYPES + kind]
        if hidden:
            mate = t.other(seat) * c.TYPES + kind
            n += t.hand[mate] - t.plain[mate]
        if n == 0:
            continue
        if fits & (1 << kind):
            return True
        if again & (1 << kind):
            left += 1
    if left == 0 and again:
        for kind in range(t.book.types):
            if again & (1 << kind) and t.gone[side * c.TYPES + kind]:
                return True
    return False


def rows_shut(t: Table, side: i64, seat: i64, rows: i64, fate: bool) -> i64:
    """Why effects cannot be set off now, or 0: the ceiling (WF-043), the next attack's start
    (§6.5), a search or a return that finds nothing (WF-104). `fate` leaves the search out.
    """
    book = t.book
    n = gain(t, rows, c.GAIN_PA)
    if n and t.pa + n > 8:
        return c.TOO_MANY_PA
    n = gain(t, rows, c.START_PA)
    if n:
        first = 0 if t.get(side, c.FIRST_DONE) else param(t, side, 2)
        if t.get(side, c.START) + first + n > 8:
            return c.NOTHING_TO_SAVE
    first_row, behind = rows // 1024, rows % 1024
    for e in range(first_row, behind):
        if book.op(e) == c.SEARCH and not fate and not could_search(t, side, seat, e):
            return c.NOTHING_THERE
        alone = book.op(e) == c.RECOVER_CARDS and behind - first_row == 1
        if alone and not could_recover(t, side, book.arg(e, 1)):
            return c.NOTHING_THERE
    return 0


def could_recover(t: Table, side: i64, pile: i64) -> bool:
    """WF-228 Is there a card in the own discard?"""
    if pile == c.PERSON:
        return t.people(side, c.DISCARD) > 0
    n: i64 = 0
    for kind in range(t.book.types):
        n += t.gone[side * c.TYPES + kind]
    return n > 0


# -- stars ----------------------------------------------------------------------------------------


def star_shut(t: Table, seat: i64, ability: i64, trigger: i64, kind: i64) -> i64:
    """WF-100, WF-101, WF-105 to WF-111, WF-220, WF-230 Why a star cannot be used so now, or 0.

    kind  the kind of card that the moment is about, -1 for none
    """
    side = seat % 2
    book = t.book
    if book.ability_trigger[ability] != trigger:
        return c.STAR_NOT_NOW
    by = book.ability_by[ability]
    if by and (kind < 0 or by & (1 << kind) == 0):
        return c.STAR_NOT_NOW
    if t.get(side, c.STARS) == 0:
        return c.NO_STAR
    if seat != t.captain(side):
        return c.ONLY_CAPTAIN
    if not book.ability_low[ability] <= t.pa <= book.ability_high[ability]:
        return c.PA_CONDITION
    if book.ability_regular[ability] and t.restrict:
        return c.NOT_REGULAR
    return rows_shut(t, side, seat, ability_rows(t, side, ability), False)


def may_star(t: Table, side: i64, trigger: i64, kind: i64) -> bool:
    """Could the captain of a side use a star now, as far as everybody can see?"""
    if t.get(side, c.STARS) == 0:
        return False
    laid = t.get(side, c.LAID)
    book = t.book
    for ability in range(book.abilities):
        if laid & (1 << ability) == 0 or book.ability_trigger[ability] != trigger:
            continue
        by = book.ability_by[ability]
        if by and (kind < 0 or by & (1 << kind) == 0):
            continue
        if not book.ability_low[ability] <= t.pa <= book.ability_high[ability]:
            continue
        if book.ability_regular[ability] and t.restrict:
            continue
        if rows_shut(t, side, t.captain(side), ability_rows(t, side, ability), True) == 0:
            return True
    return False


# -- Player cards ---------------------------------------------------------------------------------


def person_rows(t: Table, card: i64) -> i64:
    """Effects of a Player card (side * 7 + n): first * 1024 + the one behind the last."""
    row = t.person(card) * 2
    return t.book.person_effects[row] * 1024 + t.book.person_effects[row + 1]


def listens(t: Table, card: i64, trigger: i64, which: i64) -> bool:
    """§6.4 Is this moment a Player card's trigger? `which` is a kind, or a type G D M A."""
    row = t.person(card)
    if trigger == c.ON_DEFENCE_WON:
        if t.book.person_failed[row]:
            return False
        trigger = c.ON_DEFENCE_ROLL
    if t.book.person_trigger[row] != trigger:
        return False
    by = t.book.person_by[row]
    return by == 0 or (which >= 0 and by & (1 << which) != 0)


def person_shut(t: Table, seat: i64, n: i64, trigger: i64, which: i64) -> i64:
    """WF-120 Why a Player card in this hand cannot be played so now, or 0."""
    side = seat % 2
    card = side * c.SQUAD + n
    if not listens(t, card, trigger, which):
        return c.NOT_NOW
    if t.book.person_regular[t.person(card)] and t.restrict:
        return c.NOT_REGULAR
    return rows_shut(t, side, seat, person_rows(t, card), False)


def may_people(t: Table, side: i64, trigger: i64, which: i64) -> bool:
    """Could some hand of a side hold a Player card for this moment, as far as everybody can see?

    Teams are public, and so is every Player card that lies on the table or in a discard.
    """
    for card in range(side * c.SQUAD, side * c.SQUAD + c.SQUAD):
        where = t.spot[card]
        if (where == c.PILE or where >= c.HAND) and listens(t, card, trigger, which):
            return True
    return False


def asks_people(t: Table, seat: i64, trigger: i64, which: i64) -> bool:
    """§3, `window_privacy` Is this seat asked for a Player card now?

    Always when it holds any and its team has one that would fit; or only when it could play one.
    """
    if folk(t, seat) == 0 or not may_people(t, seat % 2, trigger, which):
        return False
    if t.rules.privacy == o.WINDOW_PRIVACY_ALWAYS_ASK:
        return True
    for n in range(c.SQUAD):
        mine = t.spot[seat % 2 * c.SQUAD + n] == c.HAND + seat
        if mine and person_shut(t, seat, n, trigger, which) == 0:
            return True
    return False


# -- Action cards ---------------------------------------------------------------------------------


def play_shut(t: Table, kind: i64, more: i64) -> i64:
    """WF-042, WF-043, WF-047, WF-155, WF-181 Why an attack or shot card cannot be played, or 0.

    more  points that Player cards put down with it add
    """
    book = t.book
    if book.category[kind] == c.DEFENCE_CARD:
        return c.IS_DEFENCE
    if book.allowed[kind] & (1 << t.pa) == 0:
        return c.NEEDS_PA
    if t.pa + book.pa[kind] + more > 8:
        return c.TOO_MANY_PA
    what = book.kind[kind]
    if t.restrict == c.INDIRECT:
        if what not in (c.PASSING, c.LONG_PASS, c.THROUGH_BALL, c.CROSS):
            return c.NOT_SET_PIECE
    elif t.restrict == c.CORNER and what not in (c.PASSING, c.LONG_PASS, c.CROSS):
        return c.NOT_CORNER
    return 0


def defence_bonus(t: Table, answer: i64) -> i64:
    """WF-063 The bonus that the waiting card gives to this defence card; -1 where it has none."""
    if t.book.category[answer] != c.DEFENCE_CARD:
        return -1
    printed = t.book.guard[t.card * c.KINDS + t.book.kind[answer]]
    if printed == 0:
        return -1
    return printed if t.guard == 0 else t.guard


def need(t: Table, answer: i64) -> i64:
    """WF-063 What a d20 must reach: the threshold less validated PA, less the defence bonus."""
    return t.book.threshold[answer] - t.pa - (defence_bonus(t, answer) - 100)


# -- shots ----------------------------------------------------------------------------------------


def kept(answer: i64) -> i64:
    """The best of the dice thrown."""
    while answer >= 8:
        answer //= 8
    return answer
