"""Abilities, teams and people of a pack: the rules V8 to V10, V12 and V13."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from touchline.core.tables import Row
from touchline.play.packcheck import Checker
from touchline.play.packrows import flag, looks, table

from . import fields
from . import vocabulary as v
from .actions import slug
from .effect_rows import Effects
from .names import blocked

ABILITY: Final = ("id", "name", "amateur", "trigger", "condition", "effects", "copies")
PERSON: Final = ("id", "team", "name", "type", "trigger", "effects", "text", "looks")
AMATEUR: Final = fields.ABILITIES[:3]
LEAST: Final = 5  # three of a Team card and two to choose
TEAMS: Final = 2
#: V10: abilities whose text is known, field by field
KNOWN: Final[Mapping[str, Mapping[str, object]]] = {
    "attacking_play": {
        "trigger": {"on": "own_attack"},
        "condition": {"pa_min": 0, "pa_max": 5, "regular_play": True},
        "effects": [{"op": "gain_pa", "n": 1}],
    },
    "defensive_block": {
        "trigger": {"on": "opponent_first_card"},
        "effects": [{"op": "defence_bonus", "n": 3, "scope": "attack"}],
    },
}


class Abilities:
    """One pass over the star abilities."""

    def __init__(self, check: Checker, rows: Sequence[Row], effects: Effects) -> None:
        self.check = check
        self.rows = rows
        self.effects = effects

    def run(self) -> None:
        """V10 and V11."""
        for row in self.rows:
            self._ability(row)
        count = len(self.rows)
        if not LEAST <= count <= fields.MOST_ABILITIES:
            self.check.fault(
                "fault-wf-abilities", count=count, least=LEAST, most=fields.MOST_ABILITIES
            )
        marked = [str(row.cells.get("id")) for row in self.rows if row.cells.get("amateur") is True]
        if sorted(marked) != sorted(AMATEUR):
            found, right = ", ".join(marked) or "-", ", ".join(AMATEUR)
            self.check.fault("fault-wf-amateur", value=found[:200], right=right)

    def _ability(self, row: Row) -> None:
        check, where, cells = self.check, row.where, row.cells
        check.keys(where, cells, ABILITY)
        name = slug(check, where, cells, "id")
        if "name" in cells:
            check.word(where, cells, "name", 32)
        flag(check, where, cells, "amateur", needed=True)
        if "copies" in cells:
            check.whole(where, cells, "copies", 0, v.HIGH)
        if "condition" in cells:
            self._condition(row)
        on = self.effects.trigger(row, v.BY_STAR)
        if on:
            found = self.effects.effects(row, "effects", on)
            if not found:
                check.fault("fault-wf-idle", where=where)
            only = on == "after" and self.effects.shots_only(row)
            free = on != "after" or self.effects.no_shots(row)
            self.effects.about_shots(row, found, only, free)
        for key, right in KNOWN.get(name, {}).items():
            if cells.get(key) != right:
                check.fault("fault-wf-known", where=where, key=key, right=written(right))

    def _condition(self, row: Row) -> None:
        when = table(self.check, row.where, row.cells, "condition")
        if when is None:
            return
        where = f"{row.where}, condition"
        self.check.keys(where, when, ("pa_min", "pa_max", "regular_play"))
        low, high = 0, fields.MOST_PA
        if "pa_min" in when:
            low = self.check.whole(where, when, "pa_min", 0, fields.MOST_PA)
        if "pa_max" in when:
            high = self.check.whole(where, when, "pa_max", 0, fields.MOST_PA)
        if low > high >= 0:
            self.check.fault("fault-wf-condition", where=where, low=low, high=high)
        flag(self.check, where, when, "regular_play")


class People:
    """One pass over the Team cards and the Player cards."""

    def __init__(
        self, check: Checker, teams: Sequence[Row], people: Sequence[Row], effects: Effects
    ) -> None:
        self.check = check
        self.teams = teams
        self.people = people
        self.effects = effects
        self.public = check.head.get("private") is not True

    def run(self) -> None:
        """V8, V9, V12 and V13."""
        if not TEAMS <= len(self.teams) <= fields.MOST_TEAMS:
            self.check.fault(
                "fault-wf-teams", count=len(self.teams), least=TEAMS, most=fields.MOST_TEAMS
            )
        for row in self.teams:
            self._team(row)
        for row in self.people:
            self._person(row)
        self._squads()

    def _team(self, row: Row) -> None:
        """V9; id, name, short and colours are looked at with the teams of every pack."""
        check, where, cells = self.check, row.where, row.cells
        check.whole(where, cells, "stars", 1, 6)
        three = check.words(where, cells, "abilities", list(self.effects.abilities), 3, 3)
        if len(set(three)) < len(three):
            check.fault("fault-wf-three", where=where, value=", ".join(three))
        self.effects.effects(row, "stadium", v.STADIUM)
        self._name(row)

    def _person(self, row: Row) -> None:
        check, where, cells = self.check, row.where, row.cells
        check.keys(where, cells, PERSON)
        slug(check, where, cells, "id")
        check.word(where, cells, "name", 32)
        if "text" in cells:
            check.word(where, cells, "text", 200)
        self._name(row)
        looks(check, row)
        check.one_of(where, cells, "team", [str(team.cells.get("id")) for team in self.teams])
        kind = check.one_of(where, cells, "type", fields.POSITIONS)
        if not kind:
            return
        more = ("only_if", "regular_play")
        on = self.effects.trigger(row, v.BY_TYPE[kind], more)
        if not on:
            return
        found = self.effects.effects(row, "effects", on, person=True)
        if not found:
            check.fault("fault-wf-idle", where=where)
        only = on in ("with", "after") and self.effects.shots_only(row)
        free = on not in ("with", "after") or self.effects.no_shots(row)
        self.effects.about_shots(row, found, only, free)

    def _name(self, row: Row) -> None:
        """V13."""
        name = row.cells.get("name")
        if self.public and isinstance(name, str) and blocked(name):
            self.check.fault("fault-wf-real", where=row.where, name=name)

    def _squads(self) -> None:
        """V8: seven of each team, each type at least once."""
        for team in self.teams:
            own = [r for r in self.people if r.cells.get("team") == team.cells.get("id")]
            if len(own) != fields.SQUAD:
                self.check.fault(
                    "fault-wf-squad", where=team.where, count=len(own), right=fields.SQUAD
                )
            types = Counter(str(row.cells.get("type")) for row in own)
            for kind in fields.POSITIONS:
                if own and not types[kind]:
                    self.check.fault("fault-wf-no-type", where=team.where, type=kind)


def written(value: object) -> str:
    """A value as it is written in TOML."""
    if isinstance(value, Mapping):
        return "{ " + ", ".join(f"{key} = {written(x)}" for key, x in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(x) for x in value) + "]"
    if isinstance(value, bool):
        return "true" if value else "false"
    return f'"{value}"' if isinstance(value, str) else str(value)
