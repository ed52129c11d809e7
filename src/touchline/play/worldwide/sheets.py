"""What a pack of Worldwide Football must be: the rules V1 to V13 of its catalogue."""

from __future__ import annotations

from typing import Final

from touchline.core.tables import Row
from touchline.games.worldwide import content
from touchline.play.packcheck import Cells, Checker

ACTIONS: Final = "actions.toml"
ABILITIES: Final = "abilities.toml"
TEAMS: Final = "teams.toml"
PEOPLE: Final = "people.toml"
TABLES: Final = {ACTIONS: "action", ABILITIES: "ability", TEAMS: "team", PEOPLE: "person"}


class Sheets:
    """The rows of a pack of Worldwide Football, checked; faults and warnings go to the checker."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.rows: dict[str, list[Row]] = {file: [] for file in TABLES}
        self.options: dict[str, str] = {}
        self.numbers: dict[str, list[int]] = {}

    def run(self) -> None:
        """Check everything; the numbers are there if nothing is wrong."""
        whole = True
        for file, table in TABLES.items():
            if file not in self.checker.bytes:
                self.checker.fault("fault-wf-file", file=file)
                whole = False
                continue
            cells = self.checker.toml(file)
            if cells is None:
                whole = False
                continue
            self.checker.keys(file, cells, (table,))
            self.rows[file] = self._rows(file, cells, table)
        if whole and not self.checker.faults:
            self.numbers = content.numbers(*self.rows.values())

    def _rows(self, file: str, cells: Cells, table: str) -> list[Row]:
        found = cells.get(table, [])
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            self.checker.fault("fault-pack-rows", file=file, table=table)
            return []
        return [
            Row(f"{file}, {table} {n} ({each.get('id')})", each) for n, each in enumerate(found, 1)
        ]
