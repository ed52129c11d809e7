"""The Action cards of a pack: the rules V1 to V7."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Final

from touchline.core.tables import Row
from touchline.play.packcheck import Cells, Checker, spelt
from touchline.play.packrows import flag, table, wholes

from . import content, fields
from . import vocabulary as v
from .effect_rows import Effects

FILE: Final = "actions.toml"
DECK: Final = 60
SHOTS: Final = 2  # of the Amateur pile at least
SHOOTING: Final = [6, 7, 8]
EARLY: Final = [5, 6, 7]
ID: Final = re.compile(r"[a-z][a-z0-9]*([_-][a-z0-9]+)*")
COMMON: Final = ("id", "kind", "name", "category", "pro", "copies")
PLAYED: Final = ("pa", "pa_allowed", "defended_by", "effects")
FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "attack": (*COMMON, *PLAYED),
    "shot": (*COMMON, *PLAYED, "shot_bonus"),
    "defence": (*COMMON, "threshold", "foul", "yellow", "red"),
}
#: the category of the kinds that the rules speak of
CATEGORY: Final[Mapping[str, str]] = {
    kind: "attack" if n < 5 else "shot" if n == 5 else "defence"
    for n, kind in enumerate(fields.KINDS)
}


def slug(check: Checker, where: str, cells: Cells, key: str) -> str:
    """A word of small letters, digits, single hyphens and underscores; "" when it is none."""
    word = check.word(where, cells, key, 32)
    if word and not ID.fullmatch(word):
        check.fault("fault-wf-id", where=where, key=key, value=word)
        return ""
    return word


class Actions:
    """One pass over the Action cards."""

    def __init__(self, check: Checker, rows: Sequence[Row], effects: Effects) -> None:
        self.check = check
        self.rows = rows
        self.effects = effects

    def run(self) -> None:
        """V1 to V7."""
        for row in self.rows:
            self._card(row)
        self._most()
        self._piles()
        self._kinds()
        self._shots()

    def _card(self, row: Row) -> None:
        check, where, cells = self.check, row.where, row.cells
        category = check.one_of(where, cells, "category", fields.CATEGORIES)
        if not category:
            return
        check.keys(where, cells, FIELDS[category])
        slug(check, where, cells, "id")
        kind = slug(check, where, cells, "kind")
        if "name" in cells:
            check.word(where, cells, "name", 32)  # V12
        right = CATEGORY.get(kind) or self.effects.kinds.get(kind, category)
        if kind and right != category:
            check.fault("fault-wf-category", where=where, kind=kind, value=category, right=right)
        flag(check, where, cells, "pro", needed=True)
        copies = table(check, where, cells, "copies")
        if copies is not None:
            inner = f"{where}, copies"
            check.keys(inner, copies, fields.PILES)
            for pile in fields.PILES:
                check.whole(inner, copies, pile, 0, DECK)
        if category == "defence":
            self._answer(row, kind)
        else:
            self._played(row, category)

    def _played(self, row: Row, category: str) -> None:
        """V4, V5, V6, and what the card does."""
        check, where, cells = self.check, row.where, row.cells
        shot = category == "shot"
        pa = check.whole(where, cells, "pa", 0 if shot else 1, 0 if shot else 4)
        allowed = list(range(fields.MOST_PA + 1))
        if "pa_allowed" in cells:
            allowed = wholes(check, where, cells, "pa_allowed", 0, fields.MOST_PA)
            if allowed and max(allowed) + pa > fields.MOST_PA:
                check.fault("fault-wf-ceiling", where=where, highest=max(allowed), pa=pa)
            if cells["pa_allowed"] == []:
                check.fault("fault-wf-never", where=where)
        answers = table(check, where, cells, "defended_by")
        if answers is not None:
            inner = f"{where}, defended_by"
            known = [k for k, category in self.effects.kinds.items() if category == "defence"]
            for kind in answers:
                check.one_of(inner, {"kind": kind}, "kind", known)
                check.whole(inner, answers, kind, v.LOW, v.HIGH)
        found = self.effects.effects(row, "effects", v.ACTION)
        self.effects.about_shots(row, found, shot, not shot)
        if shot:
            self._quality(row, sorted(allowed))

    def _quality(self, row: Row, allowed: list[int]) -> None:
        bonus = table(self.check, row.where, row.cells, "shot_bonus")
        if bonus is None:
            return
        where = f"{row.where}, shot_bonus"
        if sorted(bonus) != [str(pa) for pa in allowed]:
            right = ", ".join(map(str, allowed))
            found = ", ".join(bonus) or "-"
            self.check.fault("fault-wf-quality", where=row.where, value=found, right=right)
        for pa in bonus:
            self.check.whole(where, bonus, pa, v.LOW, v.HIGH)

    def _answer(self, row: Row, kind: str) -> None:
        """V7."""
        check, where, cells = self.check, row.where, row.cells
        check.whole(where, cells, "threshold", *v.ROLL)
        foul, yellow, red = (
            set(wholes(check, where, cells, key, 1, 20)) for key in ("foul", "yellow", "red")
        )
        both = sorted(yellow & red)
        if both:
            check.fault("fault-wf-two-cards", where=where, value=_told(both))
        for key, found in (("yellow", yellow), ("red", red)):
            if found - foul:
                value = _told(sorted(found - foul))
                check.fault("fault-wf-no-foul", where=where, key=key, value=value)
        if kind == "interception" and foul | yellow | red:
            check.fault("fault-wf-clean", where=where)

    def _most(self) -> None:
        kinds = len(content.kinds(self.rows))
        for count, what in ((len(self.rows), "cards"), (kinds, "kinds")):
            if count > fields.TYPES:
                self.check.fault("fault-wf-most", what=what, count=count, most=fields.TYPES)

    # -- all together -----------------------------------------------------------------------------

    def copies(self, row: Row, pile: str) -> int:
        """How many of a card lie in a pile; 0 where the row does not say it well."""
        cells = row.cells.get("copies")
        n = cells.get(pile) if isinstance(cells, Mapping) else 0
        return n if isinstance(n, int) and not isinstance(n, bool) else 0

    def _piles(self) -> None:
        """V1, and a warning where the piles differ, whole or without the cards marked PRO."""
        light, dark = (sum(self.copies(row, p) for row in self.rows) for p in fields.PILES)
        if light + dark != DECK:
            self.check.fault("fault-wf-sum", count=light + dark, right=DECK, light=light, dark=dark)
        for row in self.rows:
            one, other = (self.copies(row, pile) for pile in fields.PILES)
            if one != other:
                self.check.warn("fault-wf-piles", where=row.where, light=one, dark=other)

    def _kinds(self) -> None:
        """V2."""
        there = {
            str(row.cells.get("kind"))
            for row in self.rows
            if any(self.copies(row, pile) for pile in fields.PILES)
        }
        for kind in fields.KINDS:
            if kind not in there:
                self.check.fault("fault-wf-kind", kind=kind)
        early = [
            row
            for row in self.rows
            if row.cells.get("category") == "shot"
            and row.cells.get("pro") is True
            and row.cells.get("pa_allowed") == EARLY
        ]
        if not early:
            self.check.warn("fault-wf-early")

    def _shots(self) -> None:
        """V3."""
        shots = [
            row
            for row in self.rows
            if row.cells.get("category") == "shot"
            and row.cells.get("pro") is False
            and _holds(row.cells.get("pa_allowed"), SHOOTING)
        ]
        for pile in fields.PILES:
            count = sum(self.copies(row, pile) for row in shots)
            if count < SHOTS:
                self.check.fault("fault-wf-shots", pile=pile, count=count, least=SHOTS)


def _holds(found: object, wanted: list[int]) -> bool:
    """Does a list hold these numbers? What is not there allows everything."""
    return found is None or (isinstance(found, list) and all(n in found for n in wanted))


def _told(numbers: Sequence[int]) -> str:
    return spelt(", ".join(map(str, numbers)))
