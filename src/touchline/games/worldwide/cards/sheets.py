"""What a pack of Worldwide Football must be: the rules V1 to V13."""

from __future__ import annotations

import re
from typing import Final

from touchline.core.tables import Row
from touchline.play.packcheck import Cells, Checker
from touchline.play.packrows import flag, rows

from . import content
from .actions import Actions
from .effect_rows import Effects
from .people import Abilities, People

ACTIONS: Final = "actions.toml"
ABILITIES: Final = "abilities.toml"
TEAMS: Final = "teams.toml"
PEOPLE: Final = "people.toml"
TABLES: Final = {ACTIONS: "action", ABILITIES: "ability", TEAMS: "team", PEOPLE: "person"}
MESSAGE: Final = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)


class Sheets:
    """The rows of a pack of Worldwide Football, checked; faults and warnings go to the checker."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.actions: list[Row] = []
        self.abilities: list[Row] = []
        self.teams: list[Row] = []
        self.people: list[Row] = []
        self.options: dict[str, str] = {}
        self.borrows = False
        self.numbers: dict[str, list[int]] = {}

    def run(self) -> None:
        """Check everything; the numbers are there if nothing is wrong."""
        self._head(self.checker.head)
        found: list[list[Row]] = []
        for file, table in TABLES.items():
            if file not in self.checker.bytes:
                self.checker.fault("fault-wf-file", file=file)
                continue
            cells = self.checker.toml(file)
            if cells is not None and file == TEAMS:  # looked at with the teams of every pack
                found.append(_plain(cells.get(table)))
            elif cells is not None:
                self.checker.keys(file, cells, (table,))
                found.append(rows(self.checker, file, cells, table, "id"))
        if len(found) < len(TABLES):
            return
        self.actions, self.abilities, self.teams, self.people = found
        effects = Effects(self.checker, self.actions, self.abilities)
        Actions(self.checker, self.actions, effects).run()
        Abilities(self.checker, self.abilities, effects).run()
        People(self.checker, self.teams, self.people, effects).run()
        self._names()
        effects.searches()
        if not self.checker.faults:
            self.numbers = content.numbers(*found)

    def _head(self, head: Cells) -> None:
        flag(self.checker, "pack.toml", head, "private")
        if "language" in head:
            self.checker.word("pack.toml", head, "language", 20)

    def _names(self) -> None:
        """V12: every Action card and every ability has a name, in its row or among the texts."""
        texts = [
            self.checker.text(name) or ""
            for name in self.checker.bytes
            if name.startswith("cards.")
        ]
        known = {id for text in texts for id in MESSAGE.findall(text)}
        for table, cards in (("act", self.actions), ("abl", self.abilities)):
            for row in cards:
                message = f"{table}-{row.cells.get('id')}".replace("_", "-")
                if "name" not in row.cells and message not in known:
                    self.checker.fault("fault-wf-name", where=row.where, message=message)


def _plain(teams: object) -> list[Row]:
    """The teams as rows, where they can be read at all."""
    if not isinstance(teams, list) or not all(isinstance(team, dict) for team in teams):
        return []
    return [
        Row(f"{TEAMS}, team {n}" + (f" ({team['name']})" if "name" in team else ""), team)
        for n, team in enumerate(teams, 1)
    ]
