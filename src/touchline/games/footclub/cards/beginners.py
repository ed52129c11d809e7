"""The two teams and the deck of the beginner rules (PK-10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from touchline.core.tables import Row
from touchline.play.packcheck import Checker, spelt

from . import content

TEAM: Final = ("coach", "keeper", *content.POSITIONS)
SPLIT: Final = {5: 2, 4: 3, 3: 5}  # outfield stars of a team, §6.3 item 8
DECK: Final = 25
FANS: Final = 8
BEHIND: Final = -2  # the initial bonus of either club


def beginners(check: Checker, sheet: Row, cards: Sequence[Row]) -> None:
    """Everything that is wrong with poussin.toml."""
    check.keys(sheet.where, sheet.cells, ("deck", *content.CLUBS))
    _deck(check, sheet)
    known = {str(row.cells.get("id")): row for row in cards}
    owner: dict[str, str] = {}
    values: dict[str, tuple[int, int]] = {}
    for club in content.CLUBS:
        team = sheet.cells.get(club)
        where = f"{sheet.where}, {club}"
        if not isinstance(team, dict):
            check.fault("fault-fc-team", where=sheet.where, club=club)
            continue
        worth = _team(check, Row(where, team), club, known, owner)
        if worth is not None:
            values[club] = worth
    if len(values) == 2:
        marked = {i: r.cells["poussin"] for i, r in known.items() if "poussin" in r.cells}
        for id, colour in marked.items():
            if id not in owner:
                check.fault("fault-fc-chick-idle", where=known[id].where, club=str(colour))
        _values(check, sheet.where, values)


def _deck(check: Checker, sheet: Row) -> None:
    deck = sheet.cells.get("deck")
    where = f"{sheet.where}, deck"
    if not isinstance(deck, dict):
        check.fault("fault-fc-deck-none", where=sheet.where)
        return
    check.keys(where, deck, content.TYPES)
    counts = {
        kind: check.whole(where, deck, kind, 0, most) if kind in deck else 0
        for kind, most in zip(content.TYPES, content.BOX, strict=True)
    }
    if min(counts.values()) < 0:
        return
    if sum(counts.values()) != DECK:
        check.fault("fault-fc-deck-sum", where=where, sum=sum(counts.values()), right=DECK)
    if counts["fans"] != FANS:
        check.fault("fault-fc-deck-fans", where=where, count=counts["fans"], right=FANS)


def _team(
    check: Checker, team: Row, club: str, known: dict[str, Row], owner: dict[str, str]
) -> tuple[int, int] | None:
    """Attack and defence of a team (PO-003), None where it is not twelve known cards."""
    where = team.where
    check.keys(where, team.cells, TEAM)
    names: list[tuple[str, str]] = []
    counts: list[int] = []
    for key in TEAM:
        found = team.cells.get(key, [] if key in content.POSITIONS else None)
        staff = key not in content.POSITIONS
        ids = [found] if staff else found
        if not isinstance(ids, list) or not all(isinstance(i, str) for i in ids):
            check.fault("fault-fc-team-ids", where=where, key=key, value=spelt(found))
            return None
        names += [(key, str(i)) for i in ids]
        if not staff:
            counts.append(len(ids))
    for key, id in names:
        _member(check, where, key, id, club, known, owner)
    if tuple(counts) not in content.shapes():
        check.fault("fault-fc-formation", where=where, value="-".join(map(str, counts)))
    stars = [(key, known[id].cells.get("level")) for key, id in names if id in known]
    levels = [(key, n) for key, n in stars if isinstance(n, int)]
    if len(levels) != 12:
        return None
    if check.shipped:
        staff_stars = sum(n for key, n in levels if key in TEAM[:2])
        split = Counter(n for key, n in levels if key in content.POSITIONS)
        if staff_stars != content.PAIR or split != SPLIT:
            check.fault("fault-fc-team-stars", where=where)
    attack = sum(n for key, n in levels if key in ("coach", "AM", "FW"))
    return attack, sum(n for _, n in levels) - attack


def _member(
    check: Checker,
    where: str,
    key: str,
    id: str,
    club: str,
    known: dict[str, Row],
    owner: dict[str, str],
) -> None:
    if id not in known:
        check.fault("fault-fc-member", where=where, key=key, value=id)
        return
    if id in owner:
        check.fault("fault-fc-member-twice", where=where, key=key, value=id, other=owner[id])
        return
    owner[id] = club
    card = known[id].cells
    places = card.get("positions")
    stands = isinstance(places, list) and key in places
    fits = card.get("kind") == key if key in TEAM[:2] else stands
    if not fits:
        check.fault("fault-fc-member-place", where=where, key=key, value=id)
    if card.get("poussin") != club:
        check.fault("fault-fc-chick", where=where, key=key, value=id, club=club)


def _values(check: Checker, where: str, values: dict[str, tuple[int, int]]) -> None:
    """Both clubs begin an attack at -2: a warning elsewhere, an error for the base pack."""
    (blue_attack, blue_defence), (red_attack, red_defence) = values["blue"], values["red"]
    blue, red = blue_attack - red_defence, red_attack - blue_defence
    if (blue, red) != (BEHIND, BEHIND):
        tell = check.fault if check.shipped else check.warn
        tell("fault-fc-initial", where=where, blue=blue, red=red, right=BEHIND)
