"""A line-up that is only planned, put on tables that nobody else uses (EL-201 to EL-206)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from touchline.core.faults import BadText
from touchline.core.log import Log
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table, number_of, numbered, role_of
from touchline.games.eleven.rules.table import lineup_sums, squad

KEEPER_ROW: Final = -1  # in place of a shirt: this row names the keeper
PLAN_ROW: Final = -4  # the tactic card that sets the formation
SILENT: Final = Log(False)


def bad(n: int, why: str, id: str, rule: str) -> BadText:
    """A row that does not fit; rows are counted from 1."""
    return BadText(f"Row {n} of the plan: {why}", f"fault-plan-{id}", rule, row=n)


def lay(t: Table, seat: int, rows: Sequence[Sequence[int]]) -> None:
    """Put a plan on tables that nobody else uses. Raises BadText."""
    for shirt in range(c.SHIRTS_):
        t.dress(seat, shirt, c.FIELD, 0)
        t.dress(seat, shirt, c.AT, -1)
    for card in range(squad.footballers_end(t)):
        if t.where[card] == c.OWN + seat:
            t.flag(card, c.SELECTED, False)
    t.put(seat, c.KEEPER_CARD, -1)
    if len(rows) > 11:
        raise bad(12, "ten shirts and a keeper are the most.", "many", "EL-204")
    lines = [0, 0, 0]
    for n, row in enumerate(rows, 1):
        if len(row) != 3:
            raise bad(n, "it has three numbers: shirt, zone, card.", "row", "EL-201")
        shirt, zone, card = row
        keeper = shirt == KEEPER_ROW
        if not keeper and not (0 <= shirt < c.SHIRTS_ and 0 <= zone < c.ZONES):
            raise bad(n, "shirts are 0 to 12, zones 0 to 8.", "row", "EL-201")
        if not keeper and t.shirt(seat, shirt, c.FIELD):
            raise bad(n, "this shirt stands somewhere already.", "twice", "EL-201")
        if card >= 0 or keeper:
            wear(t, seat, n, shirt, card)
        if keeper:
            continue
        t.dress(seat, shirt, c.FIELD, 1)
        t.dress(seat, shirt, c.AT, zone)
        lines[zone // 3] += 1
    if sum(lines) > 10:
        raise bad(11, "ten shirts are the most.", "many", "EL-204")
    if sum(lines) == 10:
        t.put(seat, c.SHAPE, lines[0] * 100 + lines[1] * 10 + lines[2])


def wear(t: Table, seat: int, n: int, shirt: int, card: int) -> None:
    """EL-062, EL-113, EL-116 A footballer of the seat is selected, in his shirt or as keeper."""
    if not 0 <= card < squad.footballers_end(t) or t.where[card] != c.OWN + seat:
        raise bad(n, f"card {card} is no footballer of yours.", "whose", "EL-203")
    if t.flags[card] & c.SELECTED:
        raise bad(n, f"card {card} plays already.", "twice", "EL-204")
    role = role_of(t, card)
    if (role == c.KEEPER) != (shirt == KEEPER_ROW):
        raise bad(
            n, f"card {card} cannot play there; the keeper's row is -1, -1.", "role", "EL-062"
        )
    t.flag(card, c.SELECTED, True)
    if role == c.KEEPER:
        t.put(seat, c.KEEPER_CARD, card)
        return
    own = int(numbered(number_of(t, card)))
    if own >= 0 and own != shirt:
        raise bad(n, f"card {card} wears shirt {own}.", "shirt", "EL-059")
    if own < 0:
        squad.leave(t, seat, card)
        t.dress(seat, shirt, c.WEARER, card)
    squad.turn(t, seat, shirt, role, SILENT)


def plan_of(t: Table, seat: int, asked: Sequence[Sequence[int]]) -> None:
    """EL-202 The tactic card that sets the formation is not played for its effect."""
    spec = int(t.get(seat, c.SPEC))
    cards = [int(row[1]) for row in asked if row[0] == PLAN_ROW]
    if spec >= 0:
        cards = [int(t.book.first[c.TACTIC]) + spec // 4]
    for card in cards:
        if 0 <= card < len(t.where) and t.where[card] == c.HAND + seat:
            t.put(seat, c.PLAN, card)


def laid_on(t: Table, seat: int, over: bool) -> set[int]:
    """EL-206 Abilities that the line-up under way has paid for; marked once that is over."""
    sheet = lineup_sums.Sheet(t, seat)
    found: set[int] = set()
    for i in range(len(sheet.cards)):
        first = int(t.book.card(sheet.cards[i], b.FIRST_ABILITY))
        for n in range(8):
            if int(sheet.picks[i]) // int(lineup_sums.PAID) >> n & 1:
                found.add(first + n)
                if over:
                    t.marks[first + n] |= c.ASSIGNED
    return found
