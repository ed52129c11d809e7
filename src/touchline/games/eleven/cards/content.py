"""The rows of a pack turned into the numbers that the engine reads (book.py says what each is).

EL-002 Names, flavour and portraits are no part of them: what they say never has an effect.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from touchline.core.faults import BadPack
from touchline.core.tables import Row
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules.codes import CARDS

from . import lexicon as w
from .programs import Programs
from .rows import choice, listed, number, shape, yes

LIMIT: Final = 1000
HEAD_COACH: Final = "head coach"
SHIRT: Final = re.compile(r"([AD])(\d)")
OWNED: Final = 8  # places of a row of category points
FACES: Final = 6
DIVISIONS: Final = (1, 2, 3)
#: the consequences of a match in the order of their words: the kind, and how many tokens or rolls
CONSEQUENCES: Final = (
    (a.C_NEW_FANS, 1),
    (a.C_TRAINING, 1),
    (a.C_STRENGTH, 1),
    (a.C_STRENGTH, 2),
    (a.C_WEAKNESS, 1),
    (a.C_WEAKNESS, 2),
    (a.C_INJURY, 1),
    (a.C_SERIOUS, 1),
    (a.C_INJURY, 2),
    (a.C_SERIOUS, 2),
    (a.C_NOTHING, 0),
)
#: where the constants stand in boards.toml, in the order of the book
CONSTANTS: Final = (
    ("stats", "start"),
    ("stats", "spaces"),
    ("infrastructure", "price"),
    ("infrastructure", "ordinary_spaces"),
    ("sold_out", "threshold"),
    ("keeper", "default_strength"),
    ("keeper", "default_gloves"),
    ("league", "points_win"),
    ("league", "points_draw"),
)


def numbers(decks: Mapping[str, Sequence[Row]], boards: Row) -> dict[str, list[int]]:
    """All that the engine knows of a pack. Raises BadPack naming file, row, field and remedy.

    decks   the rows of every deck by its name
    boards  the tables of boards.toml
    """
    cards = ordered(decks)
    total = sum(len(cards[deck]) for deck in w.DECKS)
    if total > CARDS:
        raise BadPack(f"The pack has {total} cards; at most {CARDS} can be used.")
    made = _Maker(cards).run()
    return {**made, **_boards(boards)}


def ordered(decks: Mapping[str, Sequence[Row]]) -> dict[str, list[Row]]:
    """The cards of every deck as the engine numbers them, copies one by one.

    Decks keep the order of the pack, but for these: head coaches stand before other staff, tactics
    without an effect before those with one, opponents club by club, the clubs of the weakest deck
    first, infrastructure in the order of its kinds.
    """
    found: dict[str, list[Row]] = {}
    for deck in w.DECKS:
        rows = [row for row in decks[deck] for _ in range(number(row, "copies", 1))]
        if deck == "opponent":
            names = clubs(rows)
            rows.sort(key=lambda row: names.index(str(row.cells.get("club"))))
        elif deck == "infrastructure":
            rows.sort(key=lambda row: row.word("kind", w.KINDS))
        elif deck == "staff":
            rows.sort(key=lambda row: row.cells.get("profession") != HEAD_COACH)
        elif deck == "tactic":
            rows.sort(key=lambda row: bool(row.cells.get("ability")))
        found[deck] = rows
    return found


def clubs(opponents: Sequence[Row]) -> list[str]:
    """The clubs by their number: those of the weakest deck first, else as they appear."""
    found: dict[str, int] = {}
    for row in opponents:
        found.setdefault(str(row.cells.get("club")), row.word("opponent_deck", w.LEAGUES))
    return sorted(found, key=lambda club: found[club])


class _Maker:
    """What the lists are made with."""

    def __init__(self, cards: Mapping[str, Sequence[Row]]) -> None:
        self.cards = cards
        self.programs = Programs()
        self.clubs = clubs(cards["opponent"])
        self.categories: dict[int, list[int]] = {}

    def run(self) -> dict[str, list[int]]:
        """All columns that come of cards."""
        found: list[int] = []
        first = [0]
        for n, deck in enumerate(w.DECKS):
            for row in self.cards[deck]:
                found += self._card(len(found) // int(b.CARD_N), n, deck, row)
            first.append(len(found) // int(b.CARD_N))
        of = self.programs
        return {
            "cards": found,
            "first": first,
            "abilities": of.abilities,
            "ops": of.ops,
            "costs": of.costs,
            "conditions": of.conditions,
            "selectors": of.selectors,
            "amounts": of.amounts,
            "cases": of.cases,
            "categories": self._points(),
        }

    def _card(self, card: int, number_: int, deck: str, row: Row) -> list[int]:
        cells = [0] * int(b.CARD_N)
        cells[b.DECK] = number_
        cells[b.MIN_SEATS] = number(row, "min_managers", 1)
        if deck in w.CLASSES:
            self._footballer(cells, row)
        elif deck == "staff":
            self._staff(cells, row)
        elif deck == "sponsor":
            cells[b.SMALL_MONEY] = row.whole("small_money", 0, LIMIT)
        elif deck == "director":
            cells[b.FACES] = votes(row)
            stats = row.inner("stats")
            for at, key in enumerate(w.RESOURCES):
                cells[b.STATS + at] = number(stats, key, 0)
        elif deck == "tactic":
            shapes = [shape(each, row) for each in listed(row, "formations")]
            cells[b.SHAPES : b.SHAPES + len(shapes)] = shapes
        elif deck == "objective":
            cells[b.BASE_VP] = row.whole("base_vp", 0, LIMIT)
            cells[b.PERFECT_VP] = row.whole("perfect_vp", 0, LIMIT)
            cells[b.AT_END] = choice(row, "judged", w.JUDGED)
        elif deck == "opponent":
            self._opponent(cells, row)
        elif deck == "infrastructure":
            cells[b.PRICE] = row.whole("price", 0, LIMIT)
            cells[b.BASE_VP] = row.whole("vp", -LIMIT, LIMIT)
            cells[b.UNIQUE] = yes(row, "unique")
        elif deck == "scenario":
            cells[b.DIVISIONS] = sum(1 << division for division in divisions(row))
        cells[b.FIRST_ABILITY], cells[b.LAST_ABILITY] = self.programs.card(card, row)
        return cells

    def _footballer(self, cells: list[int], row: Row) -> None:
        """EL-120, EL-123, EL-125 A footballer's two sides; of youngsters, the symbols too."""
        cells[b.PRICE] = row.whole("price", 0, LIMIT)
        cells[b.ROLE] = row.word("role", w.ROLES)
        cells[b.ZONES] = sum(1 << zone for zone in set(row.words("zones", w.ZONES, 0, 9)))
        cells[b.NUMBER] = row.whole("shirt", 1, LIMIT)
        for at, face in enumerate(w.FACES):
            side = row.inner(face)
            cells[b.POWER + at] = side.whole("strength", 0, LIMIT)
            cells[b.GLOVES + at] = number(side, "gloves", 0)
        cells[b.EXP_PLAYED] = number(row, "exp_played", 0)
        cells[b.EXP_SCORED] = number(row, "exp_scored", 0)
        known = {self.programs.attribute(str(name)) for name in listed(row, "attributes")}
        cells[b.ATTRIBUTES] = sum(1 << attribute for attribute in known)

    def _staff(self, cells: list[int], row: Row) -> None:
        """EL-141, EL-142 Price, profession, category, and what so many of it score."""
        cells[b.PRICE] = row.whole("price", 0, LIMIT)
        profession = str(row.cells.get("profession"))
        cells[b.PROFESSION] = self.programs.profession(profession)
        cells[b.HEAD_COACH] = int(profession == HEAD_COACH)
        category = row.word("category", w.CATEGORIES) + 1
        cells[b.CATEGORY] = category
        points = wholes(row, "category_vp", 1, OWNED - 1)
        owned = [0, *points, *[points[-1]] * OWNED]
        self.categories[category] = owned[:OWNED]

    def _opponent(self, cells: list[int], row: Row) -> None:
        """EL-220, EL-368 Club, die, keeper and ten shirts."""
        cells[b.CLUB] = self.clubs.index(str(row.cells.get("club")))
        cells[b.DIE] = w.COLOURS.index(w.DICE[row.word("die", w.DICE)])
        keeper = row.inner("keeper")
        cells[b.KEEPER_POWER] = keeper.whole("strength", 0, LIMIT)
        cells[b.KEEPER_GLOVES] = keeper.whole("gloves", 0, LIMIT)
        cells[b.SHAPE] = shape(row.cells.get("formation"), row)
        shirts = lineup(row)
        if len(shirts) != 10:
            raise BadPack(f"{row.where}: lineup has {len(shirts)} shirts; a team has ten.")
        for at, (zone, role, strength) in enumerate(shirts):
            cells[b.LINEUP + at] = zone * 64 + role * 16 + strength

    def _points(self) -> list[int]:
        """The points of each category by how many of it are owned; row 0 stays empty."""
        empty = [0] * OWNED
        rows = [empty, *(self.categories.get(n + 1, empty) for n in range(len(w.CATEGORIES)))]
        return [n for row in rows for n in row]


def lineup(row: Row) -> list[tuple[int, int, int]]:
    """The shirts of an opponent: zone, role, strength, zone after zone as they are written."""
    found: list[tuple[int, int, int]] = []
    for zone, word in enumerate(listed(row, "lineup")):
        for role, strength in SHIRT.findall(str(word)):
            found.append((zone, "AD".index(role), int(strength)))
    return found


def votes(row: Row) -> int:
    """The six votes of a director as digits of base 4, the face 1 lowest."""
    faces = str(row.cells.get("faces"))
    if len(faces) != FACES or any(face not in w.VOTES for face in faces):
        raise BadPack(f"{row.where}: faces is {faces!r}; it must be six letters of Y, B and R.")
    return sum(int(w.VOTES.index(face)) << 2 * at for at, face in enumerate(faces))


def divisions(row: Row) -> list[int]:
    """The divisions a scenario is played in."""
    given = row.cells.get("division")
    found = list(DIVISIONS) if given == "any" else [int(str(n)) for n in listed(row, "division")]
    return sorted(set(found))


def wholes(row: Row, key: str, least: int, most: int) -> list[int]:
    """A list of whole numbers. Raises BadPack for anything else."""
    found = row.cells.get(key)
    good = isinstance(found, list) and all(
        isinstance(n, int) and not isinstance(n, bool) for n in found
    )
    if not good or not isinstance(found, list) or not least <= len(found) <= most:
        raise BadPack(
            f"{row.where}: {key} is {found!r}; it must be {least} to {most} whole numbers."
        )
    return [int(n) for n in found]


def _boards(boards: Row) -> dict[str, list[int]]:
    """The board constants of §5.3."""
    fees, dice, luck = boards.inner("fees"), boards.inner("dice"), boards.inner("consequences")
    office, league = boards.inner("office"), boards.inner("league")
    found = {f"fees_{key}": wholes(fees, key, 1, 99) for key in ("footballers", "staff", "stadium")}
    found |= {f"office_{key}": wholes(office, key, 1, 9) for key in ("cost", "vp")}
    found["league_vp"] = wholes(league, "vp", 1, 99)
    found |= {f"die_{colour}": wholes(dice, colour, FACES, FACES) for colour in w.DICE}
    found["consequences"] = [
        int(CONSEQUENCES[word][0]) * 16 + CONSEQUENCES[word][1]
        for result in w.RESULTS
        for word in luck.words(result, w.CONSEQUENCES, FACES, FACES)
    ]
    found["constants"] = [_constant(boards.inner(table), key) for table, key in CONSTANTS]
    return found


def _constant(table: Row, key: str) -> int:
    """One number; of the spaces of a statistic, the last."""
    return wholes(table, key, 1, 99)[-1] if key == "spaces" else table.whole(key, 0, LIMIT)
