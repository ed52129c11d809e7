"""What a pack of FootClub must be: the rules PK-01 to PK-08, PK-10 and PK-11."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

from touchline.core.choices import near
from touchline.core.tables import Row
from touchline.games.footclub.rules.options import CHOICES
from touchline.play.packcheck import Cells, Checker, spelt
from touchline.play.packrows import looks, rows

from . import content
from .beginners import beginners
from .ribbons import ribbon, ribbons

CARDS: Final = "cards.toml"
MATCH: Final = "match.toml"
POUSSIN: Final = "poussin.toml"
CARD: Final = (
    "id",
    "kind",
    "name",
    "nation",
    "level",
    "positions",
    "profiles",
    "strength",
    "style",
    "triangle",
    "poussin",
    "looks",
)
CARD_ID: Final = re.compile(r"[A-Za-z][A-Za-z0-9]*(-[A-Za-z0-9]+)*")
STAFF: Final = 3  # coaches, and keepers
OUTFIELD: Final = 44
SPLIT: Final = {5: 8, 4: 12, 3: 24}  # outfield players of each level, FC-177
STACK: Final = 20  # stars seen in the draft
MARKET: Final = 24  # cards of the three-star pile
PLACES: Final = (["CB", "FB"], ["AM", "FW"])  # the two positions of a versatile player
MATCH_CARDS: Final = sum(content.BOX)


class Sheets:
    """The rows of a pack of FootClub, checked; faults and warnings go to the checker."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.original = checker.head.get("source", "original") == "original"
        self.relaxed = checker.head.get("relaxed", False) is True
        self.cards: list[Row] = []
        self.match: list[Row] = []
        self.kops: list[Row] = []
        self.poussin = Row(POUSSIN, {})
        self.options: dict[str, str] = {}
        self.borrows = False
        self.numbers: dict[str, list[int]] = {}

    def run(self) -> None:
        """Check everything; the numbers are there if nothing is wrong."""
        self._head(self.checker.head)
        whole = True
        for name in (CARDS, MATCH, POUSSIN):
            if name not in self.checker.bytes:
                self.checker.fault("fault-fc-file", file=name)
                whole = False
        if not whole:
            return
        cards, match, simple = (self.checker.toml(n) for n in (CARDS, MATCH, POUSSIN))
        if cards is None or match is None or simple is None:
            return
        self.checker.keys(CARDS, cards, ("team_card",))
        self.checker.keys(MATCH, match, ("match_card", "kop"))
        self.cards = rows(self.checker, CARDS, cards, "team_card", "id")
        self.match = rows(self.checker, MATCH, match, "match_card", "number")
        self.kops = rows(self.checker, MATCH, match, "kop", "id")
        self.poussin = Row(POUSSIN, simple)
        for row in self.cards:
            self._card(row)
        self._squads()
        self._deck()
        self._kops()
        beginners(self.checker, self.poussin, self.cards)
        if not self.checker.faults:
            self.numbers = content.numbers(self.cards, self.match, self.kops, self.poussin)

    def _head(self, head: Cells) -> None:
        if "source" in head:
            self.checker.one_of("pack.toml", head, "source", ("original", "owner_copy"))
        if not isinstance(head.get("relaxed", False), bool):
            self.checker.fault(
                "fault-pack-bool", where="pack.toml", key="relaxed", value=spelt(head["relaxed"])
            )
        if "language" in head:
            self.checker.word("pack.toml", head, "language", 20)
        options = head.get("options", {})
        if isinstance(options, Mapping) and all(isinstance(v, str) for v in options.values()):
            self.options = {str(key): str(value) for key, value in options.items()}
            self._options()
        else:
            self.checker.fault("fault-fc-options", value=spelt(options))

    def _options(self) -> None:
        """Options of the rules that the pack asks for."""
        known = {choice.key: list(choice.values) for choice in CHOICES}
        for key, word in self.options.items():
            if key not in known:
                hint = near(key, list(known))
                self.checker.fault("fault-fc-option", word=spelt(key), hint=hint)
            elif word not in known[key]:
                hint = near(word, known[key])
                self.checker.fault("fault-fc-option-value", key=key, word=spelt(word), hint=hint)

    # -- team cards -------------------------------------------------------------------------------

    def _card(self, row: Row) -> None:
        check, where, cells = self.checker, row.where, row.cells
        check.keys(where, cells, CARD)
        id = check.word(where, cells, "id", 20)
        if id and not CARD_ID.fullmatch(id):
            check.fault("fault-fc-id", where=where, value=id)
        check.word(where, cells, "name", 24)
        check.word(where, cells, "nation", 40)
        if "triangle" in cells:
            check.word(where, cells, "triangle", 20)
        if "poussin" in cells:
            check.one_of(where, cells, "poussin", content.CLUBS)
        looks(check, row)
        kind = check.one_of(where, cells, "kind", content.KINDS)
        if kind == "outfield":
            check.whole(where, cells, "level", 1 if self.relaxed else 3, 5)  # PK-03
            self._not_for(row, kind, "style")
            self._outfield(row)
        elif kind:
            check.whole(where, cells, "level", 1, 5)
            self._not_for(row, kind, "positions", "profiles", "strength")  # PK-06
            if kind == "coach":
                self._style(row)
            else:
                self._not_for(row, kind, "style")

    def _not_for(self, row: Row, kind: str, *keys: str) -> None:
        for key in keys:
            if key in row.cells:
                self.checker.fault("fault-fc-not-for", where=row.where, kind=kind, key=key)

    def _outfield(self, row: Row) -> None:
        """PK-06: positions, profiles and strength agree."""
        check, where = self.checker, row.where
        before = len(check.faults)
        places = check.words(where, row.cells, "positions", content.POSITIONS, 1, 2)
        profiles = check.words(where, row.cells, "profiles", content.PROFILES, 1, 2)
        strength = ""
        if "strength" in row.cells:
            strength = check.one_of(where, row.cells, "strength", content.STRENGTHS)
        if len(check.faults) > before:
            return
        if len(places) == 2 and (strength != "versatile" or sorted(places) not in PLACES):
            check.fault("fault-fc-places", where=where, value=" + ".join(places))
        if len(places) == 1 and strength == "versatile":
            check.fault("fault-fc-versatile", where=where, value=places[0])
        if len(profiles) == 2 and profiles[0] == profiles[1]:
            check.fault("fault-fc-profile-twice", where=where, value=profiles[0])
        elif len(profiles) == 2 and strength:
            check.fault("fault-fc-double", where=where, value=strength)

    def _style(self, row: Row) -> None:
        """PK-05."""
        check, where = self.checker, f"{row.where}, style"
        style = row.cells.get("style")
        if not isinstance(style, dict):
            check.fault("fault-fc-style", where=row.where, value=spelt(style))
            return
        check.keys(where, style, content.PROFILES)
        counts = [check.whole(where, style, key, 0, 10) for key in content.PROFILES]
        if min(counts) < 0:
            return
        if sum(counts) != 10:
            check.fault("fault-fc-style-sum", where=where, sum=sum(counts))
        elif counts.count(max(counts)) > 1:
            check.fault("fault-fc-style-top", where=where, top=max(counts))

    def _squads(self) -> None:
        """PK-01 to PK-04: how many of each kind and level, and the pairs of the staff."""
        check = self.checker
        names = Counter(str(row.cells.get("name")) for row in self.cards)
        for name, count in names.items():
            if count > 1:
                check.warn("fault-fc-same-name", name=name, count=count)
        kinds = Counter(str(row.cells.get("kind")) for row in self.cards)
        wanted = {"coach": STAFF, "keeper": STAFF}
        if not self.relaxed:
            wanted["outfield"] = OUTFIELD
        for kind, right in wanted.items():
            if kinds[kind] != right:
                check.fault("fault-fc-count", kind=kind, count=kinds[kind], right=right)
        if len(self.cards) > content.MOST:
            check.fault("fault-fc-most", count=len(self.cards), most=content.MOST)
        players = [row for row in self.cards if row.cells.get("kind") == "outfield"]
        levels = Counter(n for row in players if isinstance(n := row.cells.get("level"), int))
        self._levels(levels)
        self._pairs()

    def _levels(self, levels: Counter[int]) -> None:
        check = self.checker
        stack, market = levels[5] + levels[4], levels[3] + levels[2] + levels[1]
        if levels and stack < STACK:
            check.fault("fault-fc-stack", count=stack, least=STACK)
        if levels and market != MARKET:
            check.fault("fault-fc-market", count=market, right=MARKET)
        if levels and not self.relaxed and any(levels[n] != right for n, right in SPLIT.items()):
            tell = check.fault if self.original else check.warn
            tell("fault-fc-split", five=levels[5], four=levels[4], three=levels[3])

    def _pairs(self) -> None:
        sides: list[list[int]] = []
        for kind in content.KINDS[:2]:
            rows = [r for r in content.ordered(self.cards) if r.cells.get("kind") == kind]
            sides.append([n for r in rows if isinstance(n := r.cells.get("level"), int)])
        if [len(side) for side in sides] != [STAFF, STAFF]:
            return  # told already
        if content.pairings(*sides) is None:  # PK-04
            coaches, keepers = (", ".join(map(str, side)) for side in sides)
            self.checker.fault("fault-fc-pairing", coaches=coaches, keepers=keepers)

    # -- match cards and kops ---------------------------------------------------------------------

    def _deck(self) -> None:
        """PK-01, PK-07 and PK-08."""
        check = self.checker
        types: Counter[str] = Counter()
        read: dict[str, list[tuple[Row, list[list[str]]]]] = {}
        for row in self.match:
            check.keys(row.where, row.cells, ("number", "type", "ribbon"))
            check.whole(row.where, row.cells, "number", 1, MATCH_CARDS)
            kind = check.one_of(row.where, row.cells, "type", content.TYPES)
            types[kind] += 1
            if kind:
                cells = ribbon(check, row, kind)
                if cells:
                    read.setdefault(kind, []).append((row, cells))
        for kind, right in zip(content.TYPES, content.BOX, strict=True):
            if types[kind] != right:
                check.fault("fault-fc-types", type=kind, count=types[kind], right=right)
        for kind, cards in read.items():
            ribbons(check, kind, cards, self.original)

    def _kops(self) -> None:
        """PK-01 and PK-11."""
        check = self.checker
        kinds: list[str] = []
        for row in self.kops:
            check.keys(row.where, row.cells, ("id", "kind", "value"))
            check.word(row.where, row.cells, "id", 20)
            kind = check.one_of(row.where, row.cells, "kind", content.KOPS)
            if kind:
                check.whole(row.where, row.cells, "value", 1, 3 if kind == "attack" else 2)
                kinds.append(kind)
        if sorted(kinds) != sorted(content.KOPS):
            check.fault("fault-fc-kops", found=", ".join(kinds) or "-")
