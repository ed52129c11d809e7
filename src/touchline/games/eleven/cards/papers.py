"""Board meetings, tactics, objectives, opponents, infrastructure, scenarios and board constants of
a pack: 7 and 9 to 11 of §5.6.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from touchline.core.tables import Row
from touchline.play.packcheck import Cells, Checker, spelt
from touchline.play.packrows import flag, table

from . import lexicon as w
from .effect_rows import Effects
from .people import COMMON, copies

OPPONENT: Final = (
    "club",
    "opponent_deck",
    "die",
    "report",
    "formation",
    "keeper",
    "lineup",
)
INFRASTRUCTURE: Final = ("kind", "price", "vp", "unique", "space")
BASIC: Final = [[5, 3, 2], [3, 5, 2]]
BASICS: Final = 4  # tactic cards to start with, one a seat
MOST_SHAPES: Final = 3  # formations of one tactic card
CLUBS: Final = 16
OF_CLUB: Final = 4
OF_DECK: Final = 4
ZONE: Final = re.compile(r"-|([AD]\d)+")
FLANK: Final = 1  # shirts of a flank zone, and of a central one
CENTRAL: Final = 3


class Papers:
    """One pass over the cards that are no people."""

    def __init__(self, check: Checker, effects: Effects) -> None:
        self.check = check
        self.effects = effects

    def boards(self, rows: Sequence[Row]) -> None:
        """7."""
        votes = [f"vote_{colour}" for colour in w.COLOURS[:3]]
        for row in rows:
            self.check.keys(row.where, row.cells, COMMON)
            found = self.effects.abilities(row, "board")
            if sorted(found) != sorted(votes):
                told = ", ".join(found) or "-"
                self.check.fault(
                    "fault-el-votes", where=row.where, value=told, right=", ".join(votes)
                )

    def tactics(self, rows: Sequence[Row]) -> None:
        """9."""
        basics: list[Row] = []
        for row in rows:
            self.check.keys(row.where, row.cells, (*COMMON, "formations"))
            shapes = self.effects.fields.formations(row, "formations")
            if len(shapes) > MOST_SHAPES:
                self.check.fault(
                    "fault-el-shapes", where=row.where, count=len(shapes), most=MOST_SHAPES
                )
            self.effects.abilities(row, "tactic")
            if not row.cells.get("ability") and shapes == BASIC:
                basics.append(row)
        if copies(basics) < BASICS:
            self.check.fault("fault-el-basics", count=copies(basics), right=BASICS)

    def objectives(self, rows: Sequence[Row]) -> None:
        """A goal and a harder one."""
        for row in rows:
            check, where, cells = self.check, row.where, row.cells
            check.keys(where, cells, (*COMMON, "base_vp", "perfect_vp", "judged"))
            for key in ("base_vp", "perfect_vp"):
                check.whole(where, cells, key, 0, 20)
            if "judged" in cells:
                check.one_of(where, cells, "judged", w.JUDGED)
            found = self.effects.abilities(row, "objective", cells.get("judged") == "end")
            for on in ("goal_base", "goal_perfect"):
                if found.count(on) != 1:
                    check.fault("fault-el-goal", where=where, trigger=on, count=found.count(on))

    # -- opponents --------------------------------------------------------------------------------

    def opponents(self, rows: Sequence[Row], clubs: Sequence[Row]) -> None:
        """10."""
        shared: dict[str, Row] = {}
        for row in rows:
            check, where, cells = self.check, row.where, row.cells
            check.keys(where, cells, (*COMMON, *OPPONENT))
            club = check.word(where, cells, "club", 32)
            check.one_of(where, cells, "opponent_deck", w.LEAGUES)
            check.one_of(where, cells, "die", w.DICE)
            check.word(where, cells, "report", 200)
            self._keeper(row)
            shape = self.effects.fields.formation(where, "formation", cells.get("formation"))
            self._lineup(row, shape)
            self.effects.abilities(row, "opponent")
            if club:
                self._alike(row, shared.setdefault(club, row))
        self._league(rows)
        self._colours(rows, clubs)

    def _keeper(self, row: Row) -> None:
        keeper = table(self.check, row.where, row.cells, "keeper")
        if keeper is not None:
            where = f"{row.where}, keeper"
            self.check.keys(where, keeper, ("strength", "gloves"))
            self.check.whole(where, keeper, "strength", 0, 9)
            self.check.whole(where, keeper, "gloves", 0, 9)

    def _lineup(self, row: Row, shape: Sequence[int]) -> None:
        """Ten shirts, so many in each zone, and lines that come to the formation."""
        check, where = self.check, row.where
        found = row.cells.get("lineup")
        good = isinstance(found, list) and len(found) == len(w.ZONES)
        if not isinstance(found, list) or not good:
            check.fault("fault-el-lineup", where=where, value=spelt(found))
            return
        counts: list[int] = []
        for zone, word in zip(w.ZONES, found, strict=True):
            if not isinstance(word, str) or not ZONE.fullmatch(word):
                check.fault("fault-el-zone", where=where, zone=zone, value=spelt(word))
                return
            counts.append(len(word) // 2)
            low, high = (1, CENTRAL) if zone[0] == "C" else (0, FLANK)
            if not low <= counts[-1] <= high:
                check.fault(
                    "fault-el-zone-room",
                    where=where,
                    zone=zone,
                    count=counts[-1],
                    low=low,
                    high=high,
                )
        lines = [sum(counts[n : n + 3]) for n in (0, 3, 6)]
        if shape and lines != list(shape):
            told, right = ("-".join(str(n) for n in line) for line in (lines, shape))
            check.fault("fault-el-lines", where=where, value=told, right=right)

    def _alike(self, row: Row, first: Row) -> None:
        """The four cards of a club share deck, die and report."""
        for key in ("opponent_deck", "die", "report"):
            value, right = row.cells.get(key), first.cells.get(key)
            if value != right:
                self.check.fault(
                    "fault-el-club",
                    where=row.where,
                    key=key,
                    value=spelt(value),
                    right=spelt(right),
                    other=first.where,
                )

    def _league(self, rows: Sequence[Row]) -> None:
        clubs = Counter(str(row.cells.get("club")) for row in rows for _ in range(copies([row])))
        for club, count in clubs.items():
            if count != OF_CLUB:
                self.check.fault("fault-el-of-club", club=club, count=count, right=OF_CLUB)
        decks: dict[str, set[str]] = {deck: set() for deck in w.LEAGUES}
        for row in rows:
            deck = str(row.cells.get("opponent_deck"))
            decks.setdefault(deck, set()).add(str(row.cells.get("club")))
        for deck in w.LEAGUES:
            if len(decks[deck]) != OF_DECK:
                count = len(decks[deck])
                self.check.fault("fault-el-of-deck", deck=deck, count=count, right=OF_DECK)

    def _colours(self, rows: Sequence[Row], clubs: Sequence[Row]) -> None:
        """What clubs wear, where the pack says so."""
        known = list(dict.fromkeys(str(row.cells.get("club")) for row in rows))
        for row in clubs:
            self.check.keys(row.where, row.cells, ("name", "short", "colours"))
            self.check.one_of(row.where, row.cells, "name", known)
            self.check.word(row.where, row.cells, "short", 4)
            self.check.colours(row.where, row.cells)

    # -- the rest ---------------------------------------------------------------------------------

    def infrastructure(self, rows: Sequence[Row], boards: Cells) -> None:
        """Each kind once, and the price that the rules name."""
        built = boards.get("infrastructure")
        price = built.get("price") if isinstance(built, Mapping) else None
        kinds: Counter[str] = Counter()
        for row in rows:
            check, where, cells = self.check, row.where, row.cells
            check.keys(where, cells, (*COMMON, *INFRASTRUCTURE))
            kind = check.one_of(where, cells, "kind", w.KINDS)
            kinds[kind] += 1
            found = check.whole(where, cells, "price", 0, 20)
            check.whole(where, cells, "vp", -9, 20)
            unique = flag(check, where, cells, "unique", needed=True)
            space = check.one_of(where, cells, "space", w.SPACES)
            right = "ordinary" if kind in w.ORDINARY else kind
            if kind and space and (space != right or unique == (right == "ordinary")):
                told = "false" if right == "ordinary" else "true"
                check.fault("fault-el-space", where=where, kind=kind, space=right, unique=told)
            if isinstance(price, int) and found >= 0 and found != price:
                check.fault("fault-el-build-price", where=where, value=found, right=price)
            self.effects.abilities(row, "infrastructure")
        for kind in w.KINDS:
            if kinds[kind] != 1 and rows:
                self.check.fault("fault-el-kinds", kind=kind, count=kinds[kind])

    def scenarios(self, rows: Sequence[Row]) -> None:
        """A division, and what wins."""
        for row in rows:
            check, where, cells = self.check, row.where, row.cells
            check.keys(where, cells, (*COMMON, "division"))
            given = cells.get("division")
            listed = given if isinstance(given, list) else [given]
            plain = all(isinstance(n, int) and not isinstance(n, bool) for n in listed)
            if given != "any" and not (plain and listed and set(listed) <= {1, 2, 3}):
                check.fault("fault-el-division", where=where, value=spelt(given))
            if "scenario_win" not in self.effects.abilities(row, "scenario"):
                check.fault("fault-el-win", where=where)
