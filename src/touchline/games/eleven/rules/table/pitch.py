"""EL-065, EL-059, §1.4: zones, sections, and how strong a shirt is in a match."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table, number_of, role_of

from . import squad

NO_PLACE: Final[i64] = -1


def section_of(zone: i64) -> i64:
    """EL-065 The section a zone belongs to, seen from the team whose zone it is."""
    column = zone % 3
    if column == 0:
        return c.LEFT
    if column == 2:
        return c.RIGHT
    if zone == c.CB:
        return c.CENTRAL_DEFENCE
    return c.MIDFIELD if zone == c.CM else c.CENTRAL_ATTACK


def facing(section: i64) -> i64:
    """EL-223 The section of the other team that one is compared with, and the other way round."""
    if section == c.LEFT:
        return c.RIGHT
    if section == c.RIGHT:
        return c.LEFT
    if section == c.MIDFIELD:
        return c.MIDFIELD
    return c.CENTRAL_DEFENCE if section == c.CENTRAL_ATTACK else c.CENTRAL_ATTACK


def zones_of_lines(lines: i64) -> i64:
    """The zones of lines: a mask of defence 1, midfield 2, attack 4 as a mask of zones."""
    zones: i64 = 0
    for line in range(3):
        if lines & (1 << line):
            zones |= 7 << (3 * line)
    return zones


def zones_of_sections(sections: i64) -> i64:
    """The zones of a mask of sections as a mask of zones."""
    zones: i64 = 0
    for zone in range(c.ZONES):
        if sections & (1 << section_of(zone)):
            zones |= 1 << zone
    return zones


def room(zone: i64) -> i64:
    """EL-066 How many shirts a zone can hold."""
    return 3 if zone % 3 == 1 else 1


def lined_up(t: Table, seat: i64) -> bool:
    """Do the shirts of this seat stand in their zones: is its match on?"""
    for shirt in range(c.SHIRTS_):
        if t.shirt(seat, shirt, c.FIELD):
            return t.shirt(seat, shirt, c.AT) >= 0
    return False


def revealed(t: Table, seat: i64) -> bool:
    """EL-220 Do the shirts of this week's opponent lie open?"""
    shown: i64 = 0
    for foe in range(10):
        shown += t.foe(seat, foe, c.FOE_POWER)
    return shown > 0


def in_squad(t: Table, seat: i64, card: i64) -> bool:
    """Is it a footballer of this seat?"""
    return t.where[card] == c.OWN + seat and t.book.deck(card) <= c.VETERAN


def player_of(t: Table, seat: i64, shirt: i64) -> i64:
    """EL-059 The selected footballer who wears a shirt in this match, -1 for a card-less one."""
    for card in range(t.book.first[c.STAFF]):
        if (
            t.where[card] == c.OWN + seat
            and t.flags[card] & c.SELECTED
            and squad.shirt_of(t, seat, card) == shirt
        ):
            return card
    return -1


def players(t: Table, seat: i64) -> vec[i64]:
    """EL-059 `player_of` of every shirt, found at once."""
    worn = vec[i64]([-1] * c.SHIRTS_)
    for card in range(t.book.first[c.STAFF]):
        if t.where[card] == c.OWN + seat and t.flags[card] & c.SELECTED:
            shirt = squad.shirt_of(t, seat, card)
            if shirt >= 0 and worn[shirt] < 0:
                worn[shirt] = card
    return worn


def zone_of(t: Table, seat: i64, card: i64) -> i64:
    """The zone of a selected footballer's shirt in this match, NO_PLACE where there is none."""
    if t.flags[card] & c.SELECTED == 0:
        return NO_PLACE
    shirt = squad.shirt_of(t, seat, card)
    if shirt < 0 or t.shirt(seat, shirt, c.FIELD) == 0:
        return NO_PLACE
    return t.shirt(seat, shirt, c.AT)


def places(t: Table, seat: i64, card: i64) -> i64:
    """§4.5 Where a footballer counts as standing, a mask of zones: his shirt's in a match, at other
    times those he may play in.
    """
    if t.where[card] == c.OWN + seat and lined_up(t, seat):
        zone = zone_of(t, seat, card)
        return 0 if zone < 0 else 1 << zone
    return t.book.card(card, b.ZONES)


def strength(t: Table, seat: i64, card: i64) -> i64:
    """EL-122, EL-123, EL-370 The strength of a footballer with his tokens, outside a match."""
    power = t.book.card(card, b.POWER + t.trained(card))
    power += t.token(card, c.STR_TEMP) + t.token(card, c.STR_PERM)
    return max(0, power - t.token(card, c.WEAK_TEMP) - t.token(card, c.WEAK_PERM))


def shirt_bonus(t: Table, seat: i64, shirt: i64) -> i64:
    """§4.6 What `shirt_bonus` effects add to a shirt while it is card-less; never below 0."""
    more: i64 = 0
    for at in range(0, len(t.timed), c.TIMED):
        if (
            t.timed[at + c.T_WHAT] == c.SHIRT_PLUS
            and t.timed[at + c.T_SEAT] == seat
            and t.timed[at + c.T_TARGET] == shirt
        ):
            more += t.timed[at + c.T_N]
    return max(0, more)


def shirt_power(t: Table, seat: i64, shirt: i64) -> i64:
    """§1.4, EL-122 The strength of an own shirt in this match, at least 1 card-less, others 0."""
    return worn_power(t, seat, shirt, player_of(t, seat, shirt))


def worn_power(t: Table, seat: i64, shirt: i64, card: i64) -> i64:
    """§1.4, EL-122 The same for a shirt that this footballer wears, -1 for a card-less one."""
    changed = t.shirt(seat, shirt, c.MOD)
    if card < 0:
        return max(1, 1 + shirt_bonus(t, seat, shirt) + changed)
    printed = t.book.card(card, b.POWER + t.trained(card))
    more = t.token(card, c.STR_TEMP) + t.token(card, c.STR_PERM)
    less = t.token(card, c.WEAK_TEMP) + t.token(card, c.WEAK_PERM)
    return max(0, printed + more - less + changed)


def foe_power(t: Table, seat: i64, foe: i64) -> i64:
    """§1.4 The strength of an opposing shirt in this match, never below 0."""
    return max(0, t.foe(seat, foe, c.FOE_POWER) + t.foe(seat, foe, c.FOE_MOD))


def number_worn(t: Table, card: i64) -> i64:
    """EL-330, EL-331 The number a die names him by: keepers 1, untrained youngsters none (0)."""
    return 1 if role_of(t, card) == c.KEEPER else number_of(t, card)


def attackers(t: Table, seat: i64) -> i64:
    """How many own shirts on the field show attack."""
    n: i64 = 0
    for shirt in range(c.SHIRTS_):
        if t.shirt(seat, shirt, c.FIELD) and t.shirt(seat, shirt, c.SIDE) == c.ATTACK:
            n += 1
    return n


def foe_attackers(t: Table, seat: i64) -> i64:
    """How many opposing shirts show attack."""
    n: i64 = 0
    for foe in range(10):
        if t.foe(seat, foe, c.FOE_SIDE) == c.ATTACK:
            n += 1
    return n


def rank_of(t: Table, team: i64) -> i64:
    """EL-321 The position of a team of the league: one more than teams with more points.

    Option `ranking`: with `dense`, one more than there are greater numbers of points.
    """
    own = t.league[team]
    position: i64 = 1
    for other in range(12):
        if (t.seats <= other < 4) or t.league[other] <= own:
            continue
        counted = False
        if t.rules.ranking_dense:
            for before in range(other):
                if not (t.seats <= before < 4) and t.league[before] == t.league[other]:
                    counted = True
        if not counted:
            position += 1
    return position


def club_team(t: Table, seat: i64) -> i64:
    """The place of this week's opponent in `league`, -1 before its back is seen."""
    club = t.get(seat, c.CLUB)
    return -1 if club < 0 else 4 + club


def repeatable(t: Table, ability: i64) -> bool:
    """§4.6 `resolve_bonus` Is it a bonus that can be resolved again?

    One that itself resolves bonuses cannot, or two cards could call each other for ever.
    """
    if t.book.ability(ability, b.TRIGGER) != a.BONUS:
        return False
    for op in range(t.book.ability(ability, b.DO), t.book.ability(ability, b.DO_END)):
        if t.book.op(op, a.O_OP) == a.RESOLVE_BONUS:
            return False
    return True


def bonus_abilities(t: Table, card: i64) -> i64:
    """How many abilities of a card are a bonus that can be resolved again."""
    n: i64 = 0
    for ability in range(t.book.card(card, b.FIRST_ABILITY), t.book.card(card, b.LAST_ABILITY)):
        if repeatable(t, ability):
            n += 1
    return n
