"""Footballers, staff, directors and sponsors of a pack: 3 to 6 and 8 of §5.6."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from touchline.core.tables import Row
from touchline.play.packcheck import Cells, Checker, spelt
from touchline.play.packrows import looks, table

from . import content
from . import lexicon as w
from .effect_rows import Effects, abilities_of

COMMON: Final = ("id", "deck", "name", "flavour", "min_managers", "copies", "evidence", "ability")
SIDES: Final = ("untrained", "trained")
FOOTBALLER: Final = ("price", "role", "zones", "shirt", "attributes", *SIDES, "looks")
EXPERIENCE: Final = ("exp_played", "exp_scored")
STAFF: Final = ("price", "profession", "category", "category_vp", "looks")
DIRECTOR: Final = ("faces", "stats", "looks")
NUMBERS: Final = (2, 99)
STRENGTH: Final = (0, 4)
GLOVES: Final = (1, 9)
SYMBOLS: Final = 4  # of experience on one card
STAT: Final = (-2, 2)
HEADS: Final = 4  # head coaches, one a seat
LEAST_STAFF: Final = 15  # cards of the deck with one or two managers
SHARED: Final = ("sign_small", "sign_banner", "sign_kit", "bonus")


class People:
    """One pass over the cards of people and sponsors."""

    def __init__(self, check: Checker, effects: Effects) -> None:
        self.check = check
        self.effects = effects

    # -- footballers ------------------------------------------------------------------------------

    def footballers(self, deck: str, rows: Sequence[Row]) -> None:
        """3 and 4."""
        more = EXPERIENCE if deck == "youngster" else ()
        strengths: list[object] = []
        for row in rows:
            self.check.keys(row.where, row.cells, (*COMMON, *FOOTBALLER, *more))
            self._footballer(row)
            self.effects.abilities(row, deck)
            if deck == "youngster":
                self._youngster(row)
                side = row.cells.get("untrained")
                strengths.append(side.get("strength") if isinstance(side, Mapping) else None)
        usual = Counter(repr(n) for n in strengths).most_common(1)
        for row, strength in zip(rows, strengths, strict=False):
            if repr(strength) != usual[0][0]:
                self.check.fault(
                    "fault-el-young", where=row.where, value=spelt(strength), right=usual[0][0]
                )

    def _footballer(self, row: Row) -> None:
        check, where, cells = self.check, row.where, row.cells
        check.whole(where, cells, "price", 1, 4)
        role = check.one_of(where, cells, "role", w.ROLES)
        zones = check.words(where, cells, "zones", w.ZONES, 0, 9)
        keeper = role == "keeper"
        if keeper:
            check.whole(where, cells, "shirt", 1, 1)
            if cells.get("zones"):
                check.fault("fault-el-keeper", where=where)
        elif role:
            check.whole(where, cells, "shirt", *NUMBERS)
            if isinstance(cells.get("zones"), list):
                self._zones(where, zones, spelt(cells["zones"]))
        for side in SIDES:
            self._side(row, side, keeper)
        if "attributes" in cells:
            self._attributes(where, cells)
        looks(check, row)

    def _zones(self, where: str, zones: Sequence[str], told: str) -> None:
        """All in one line, on one flank, or in one column."""
        columns = {zone[0] for zone in zones}
        lines = {zone[1] for zone in zones}
        if not zones or (len(columns) > 1 and len(lines) > 1):
            self.check.fault("fault-el-zones", where=where, value=told)

    def _side(self, row: Row, side: str, keeper: bool) -> None:
        cells = table(self.check, row.where, row.cells, side)
        if cells is None:
            return
        where = f"{row.where}, {side}"
        self.check.keys(where, cells, ("strength", "gloves"))
        self.check.whole(where, cells, "strength", *STRENGTH)
        if keeper:
            self.check.whole(where, cells, "gloves", *GLOVES)
        elif "gloves" in cells:
            self.check.fault("fault-el-gloves", where=where)

    def _attributes(self, where: str, cells: Cells) -> None:
        found = cells["attributes"]
        if not isinstance(found, list):
            self.check.fault("fault-el-names", where=where, key="attributes", value=spelt(found))
            return
        for each in found:
            self.check.word(where, {"attributes": each}, "attributes", 32)

    def _youngster(self, row: Row) -> None:
        check, where, cells = self.check, row.where, row.cells
        found = [check.whole(where, cells, key, 0, SYMBOLS) for key in EXPERIENCE]
        if min(found) >= 0 and sum(found) > SYMBOLS:
            check.fault("fault-el-symbols", where=where, count=sum(found), most=SYMBOLS)

    # -- staff ------------------------------------------------------------------------------------

    def staff(self, rows: Sequence[Row]) -> None:
        """5."""
        points: dict[str, tuple[str, str]] = {}
        for row in rows:
            check, where, cells = self.check, row.where, row.cells
            check.keys(where, cells, (*COMMON, *STAFF))
            check.whole(where, cells, "price", 0, 9)
            check.word(where, cells, "profession", 40)
            category = check.one_of(where, cells, "category", w.CATEGORIES)
            row_points = self._points(row)
            if category and row_points:
                first, right = points.setdefault(category, (where, spelt(row_points)))
                if spelt(row_points) != right:
                    check.fault(
                        "fault-el-category",
                        where=where,
                        category=category,
                        value=spelt(row_points),
                        right=right,
                        other=first,
                    )
            self.effects.abilities(row, "staff")
            looks(check, row)
        self._heads(rows)

    def _points(self, row: Row) -> list[int]:
        found = row.cells.get("category_vp")
        given = found if isinstance(found, list) else []
        numbers = [n for n in given if isinstance(n, int) and not isinstance(n, bool)]
        if not 1 <= len(given) <= 7 or len(numbers) != len(given):
            self.check.fault("fault-el-category-vp", where=row.where, value=spelt(found))
            return []
        if numbers != sorted(numbers):
            self.check.fault("fault-el-category-falls", where=row.where, value=spelt(found))
        return numbers

    def _heads(self, rows: Sequence[Row]) -> None:
        heads = copies(row for row in rows if row.cells.get("profession") == content.HEAD_COACH)
        if heads < HEADS:
            self.check.fault("fault-el-heads", count=heads, right=HEADS)
        few = copies(
            row
            for row in rows
            if row.cells.get("profession") != content.HEAD_COACH
            and row.cells.get("min_managers", 1) == 1
        )
        if few < LEAST_STAFF:
            self.check.fault("fault-el-few-staff", count=few, least=LEAST_STAFF)

    # -- directors and sponsors -------------------------------------------------------------------

    def directors(self, rows: Sequence[Row]) -> None:
        """8."""
        for row in rows:
            check, where, cells = self.check, row.where, row.cells
            check.keys(where, cells, (*COMMON, *DIRECTOR))
            faces = cells.get("faces")
            good = isinstance(faces, str) and len(faces) == 6 and set(faces) <= set(w.VOTES)
            if not good:
                check.fault("fault-el-faces-of", where=where, value=spelt(faces))
            stats = table(check, where, cells, "stats")
            if stats is not None:
                check.keys(f"{where}, stats", stats, w.RESOURCES)
                for key in stats:
                    check.whole(f"{where}, stats", stats, key, *STAT)
            self.effects.abilities(row, "director")
            looks(check, row)

    def sponsors(self, rows: Sequence[Row]) -> None:
        """6."""
        for row in rows:
            check, where, cells = self.check, row.where, row.cells
            check.keys(where, cells, (*COMMON, "small_money"))
            small = check.whole(where, cells, "small_money", 0, 20)
            found = self.effects.abilities(row, "sponsor")
            for on in SHARED:
                if on not in found:
                    check.fault("fault-el-contract", where=where, trigger=on)
            money = sum(_money(cells, "sign_small"))
            if small >= 0 and "sign_small" in found and money != small:
                check.fault("fault-el-small", where=where, value=small, money=money)


def _money(cells: Cells, on: str) -> list[int]:
    """The money that the abilities of a trigger give outright."""
    found: list[int] = []
    for ability in abilities_of(cells):
        does = ability.get("do")
        for op in does if ability.get("on") == on and isinstance(does, list) else []:
            if isinstance(op, Mapping) and op.get("op") == "gain" and op.get("res") == "money":
                n = op.get("n")
                found.append(n if isinstance(n, int) else 0)
    return found


def copies(rows: Iterable[Row]) -> int:
    """How many cards these rows stand for."""
    found = [row.cells.get("copies", 1) for row in rows]
    return sum(n if isinstance(n, int) and not isinstance(n, bool) else 1 for n in found)
