"""§4.5: does a thing fit a selector? If it lies in the right place is for `quantities.gather`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table, role_of

from . import pitch, squad

EITHER: Final[i64] = 16  # S_TOKEN: an injury or a suspension


def matches(t: Table, seat: i64, me: i64, sel: i64, code: i64) -> bool:
    """Does what a code of codes.py names (CARD + card, SHIRT + shirt, FOE + shirt, STAND + stand,
    BUILD + kind) fit a selector? `me` is the card whose effect it is, c.CARDS - 1 for none.
    """
    kind = t.book.selector(sel, a.S_KIND)
    if code >= c.FOE:
        return kind == a.K_OPPONENT_SHIRT and foe_fits(t, seat, me, sel, code - c.FOE)
    if code >= c.SHIRT:
        return kind == a.K_SHIRT and shirt_fits(t, seat, me, sel, code - c.SHIRT)
    if code >= c.CARD:
        return card_fits(t, seat, me, sel, code - c.CARD)
    if code >= c.STAND:
        return kind == a.K_STAND
    return kind == a.K_INFRASTRUCTURE


def of_kind(t: Table, kind: i64, card: i64) -> bool:
    """EL-002 Is a card of the kind that a selector names?"""
    deck = t.book.deck(card)
    if kind == a.K_FOOTBALLER:
        return deck <= c.VETERAN
    if kind == a.K_STAFF:
        return deck == c.STAFF
    if kind == a.K_DIRECTOR:
        return deck == c.DIRECTOR
    if kind == a.K_SPONSOR:
        return deck == c.SPONSOR
    if kind == a.K_TACTIC:
        return deck == c.TACTIC
    if kind == a.K_INFRASTRUCTURE:
        return deck == c.INFRASTRUCTURE
    return kind == a.K_CARD and (deck <= c.SPONSOR or deck == c.DIRECTOR)


def card_fits(t: Table, seat: i64, me: i64, sel: i64, card: i64) -> bool:
    """Does a card fit? Who owns it is not asked: prices are limited to cards of the market."""
    book = t.book
    if not of_kind(t, book.selector(sel, a.S_KIND), card):
        return False
    if book.selector(sel, a.S_PICK) == a.SELF and card != me:
        return False
    if book.selector(sel, a.S_OTHER) and card == me:
        return False
    profession = book.selector(sel, a.S_PROFESSION)
    if profession and book.card(card, b.PROFESSION) != profession:
        return False
    category = book.selector(sel, a.S_CATEGORY)
    if category and book.card(card, b.CATEGORY) != category:
        return False
    contract = book.selector(sel, a.S_CONTRACT)
    if contract:
        at = t.where[card] // 4 * 4
        if not (
            (contract & 1 and at == c.BANNER and book.deck(card) == c.SPONSOR)
            or (contract & 2 and at == c.KIT and book.deck(card) == c.SPONSOR)
        ):
            return False
    if not health_fits(t, sel, card):
        return False
    return person_fits(t, seat, me, sel, card)


def health_fits(t: Table, sel: i64, card: i64) -> bool:
    """available, has_token"""
    token = t.book.selector(sel, a.S_TOKEN)
    if token:
        n = t.tokens[card] & 4095 if token == EITHER else t.token(card, token - 1)
        if n == 0:
            return False
    available = t.book.selector(sel, a.S_AVAILABLE)
    return available == 0 or (available == 1) != t.hurt(card)


def person_fits(t: Table, seat: i64, me: i64, sel: i64, card: i64) -> bool:
    """What a selector asks of footballers alone: class, face, role, attribute, place, selected."""
    book = t.book
    deck = book.deck(card)
    person = deck <= c.VETERAN
    kinds = book.selector(sel, a.S_CLASS)
    if kinds and not (person and kinds & (1 << deck)):
        return False
    face = book.selector(sel, a.S_FACE)
    if face and not (person and face == t.trained(card) + 1):
        return False
    roles = book.selector(sel, a.S_ROLE)
    if roles and not (person and roles & (1 << role_of(t, card))):
        return False
    attribute = book.selector(sel, a.S_ATTRIBUTE)
    if attribute and not book.card(card, b.ATTRIBUTES) & (1 << attribute):
        return False
    selected = book.selector(sel, a.S_SELECTED)
    if selected and (selected == 1) != (person and t.flags[card] & c.SELECTED != 0):
        return False
    lines = book.selector(sel, a.S_LINE)
    if lines & 8 and person and role_of(t, card) == c.KEEPER:
        lines = 0
        if book.selector(sel, a.S_SECTION) == 0 and book.selector(sel, a.S_ZONE) == 0:
            return True
    asked = asked_zones(t, seat, me, sel)
    return asked < 0 or (person and pitch.places(t, seat, card) & asked != 0)


def asked_zones(t: Table, seat: i64, me: i64, sel: i64) -> i64:
    """line, section and zone of a selector as one mask of zones; -1 where it asks for none."""
    lines = t.book.selector(sel, a.S_LINE)
    sections = t.book.selector(sel, a.S_SECTION)
    zones = t.book.selector(sel, a.S_ZONE)
    if lines == 0 and sections == 0 and zones == 0:
        return -1
    asked: i64 = 511
    if lines:
        asked &= pitch.zones_of_lines(lines)
    if zones:
        asked &= zones
    if sections:
        wanted = sections & 31
        if sections & (a.SAME | a.FACING):
            own = own_sections(t, seat, me)
            for section in range(5):
                if own & (1 << section):
                    if sections & a.SAME:
                        wanted |= 1 << section
                    if sections & a.FACING:
                        wanted |= 1 << pitch.facing(section)
        asked &= pitch.zones_of_sections(wanted)
    return asked


def own_sections(t: Table, seat: i64, me: i64) -> i64:
    """The sections in which the card itself stands, a mask."""
    if me >= t.book.first[c.STAFF]:
        return 0
    zones = pitch.places(t, seat, me)
    found: i64 = 0
    for zone in range(c.ZONES):
        if zones & (1 << zone):
            found |= 1 << pitch.section_of(zone)
    return found


def side_fits(t: Table, sel: i64, side: i64) -> bool:
    """The role of a selector against the side that a shirt shows."""
    roles = t.book.selector(sel, a.S_ROLE)
    return roles == 0 or roles & (1 << side) != 0


def foe_fits(t: Table, seat: i64, me: i64, sel: i64, foe: i64) -> bool:
    """Does an opposing shirt fit? Its zone is meant from its own point of view."""
    if not side_fits(t, sel, t.foe(seat, foe, c.FOE_SIDE)):
        return False
    asked = asked_zones(t, seat, me, sel)
    return asked < 0 or asked & (1 << t.foe(seat, foe, c.FOE_AT)) != 0


def shirt_fits(t: Table, seat: i64, me: i64, sel: i64, shirt: i64) -> bool:
    """Does an own shirt fit? Outside a match card-less means that no owned footballer has it."""
    book = t.book
    if not side_fits(t, sel, t.shirt(seat, shirt, c.SIDE)):
        return False
    on = pitch.lined_up(t, seat)
    card = pitch.player_of(t, seat, shirt) if on else squad.wearer(t, seat, shirt)
    bare = book.selector(sel, a.S_CARDLESS)
    if bare and (bare == 1) != (card < 0):
        return False
    own = me < book.first[c.STAFF] and squad.shirt_of(t, seat, me) == shirt
    if book.selector(sel, a.S_PICK) == a.SELF and not own:
        return False
    if book.selector(sel, a.S_OTHER) and own:
        return False
    selected = book.selector(sel, a.S_SELECTED)
    if selected and (selected == 1) != (card >= 0 and t.flags[card] & c.SELECTED != 0):
        return False
    asked = asked_zones(t, seat, me, sel)
    if asked >= 0:
        zone = t.shirt(seat, shirt, c.AT)
        if zone < 0 or asked & (1 << zone) == 0:
            return False
    return worn_fits(t, seat, me, sel, card)


def worn_fits(t: Table, seat: i64, me: i64, sel: i64, card: i64) -> bool:
    """What a selector of shirts asks of the footballer in it; a card-less shirt cannot answer."""
    book = t.book
    kinds, face = book.selector(sel, a.S_CLASS), book.selector(sel, a.S_FACE)
    attribute = book.selector(sel, a.S_ATTRIBUTE)
    token, available = book.selector(sel, a.S_TOKEN), book.selector(sel, a.S_AVAILABLE)
    if kinds == 0 and face == 0 and attribute == 0 and token == 0 and available == 0:
        return True
    if card < 0 or not health_fits(t, sel, card):
        return False
    if kinds and not kinds & (1 << book.deck(card)):
        return False
    if face and face != t.trained(card) + 1:
        return False
    return attribute == 0 or book.card(card, b.ATTRIBUTES) & (1 << attribute) != 0
