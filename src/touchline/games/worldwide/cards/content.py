"""The rows of a pack turned into the numbers that the engine reads (book.py says what each is)."""

from __future__ import annotations

from collections.abc import Sequence

from touchline.core.faults import BadPack
from touchline.core.tables import Row

from .fields import (
    ABILITIES,
    ANY_PA,
    CATEGORIES,
    KINDS,
    LIMIT,
    MOST_ABILITIES,
    MOST_PA,
    MOST_TEAMS,
    PILES,
    POSITIONS,
    SQUAD,
    TRIGGERS,
    TYPES,
)
from .gains import Effects, yes


def kinds(actions: Sequence[Row]) -> list[str]:
    """Every kind by its number: the nine of the rules, then the pack's own as they appear."""
    found = list(KINDS)
    for row in actions:
        kind = str(row.cells.get("kind"))
        if kind not in found:
            found.append(kind)
    return found


def numbers(
    actions: Sequence[Row], abilities: Sequence[Row], teams: Sequence[Row], people: Sequence[Row]
) -> dict[str, list[int]]:
    """All that the engine knows of a pack. Raises BadPack naming file, row, field and remedy.

    Action cards, abilities and teams keep the order of the pack; the people of a team stand
    together, the teams' in the order of the teams.
    """
    for found, most, what in (
        (actions, TYPES, "actions.toml: Action cards that differ"),
        (kinds(actions), TYPES, "actions.toml: kinds of Action cards"),
        (abilities, MOST_ABILITIES, "abilities.toml: abilities"),
        (teams, MOST_TEAMS, "teams.toml: teams"),
    ):
        if len(found) > most:
            raise BadPack(f"{what} number {len(found)}; at most {most} can be used.")
    return _Maker(actions, abilities, teams).run(squads(teams, people))


def squads(teams: Sequence[Row], people: Sequence[Row]) -> list[Row]:
    """The people team by team, seven each, as the engine numbers them."""
    found: list[Row] = []
    for team in teams:
        own = [row for row in people if row.cells.get("team") == team.cells.get("id")]
        if len(own) != SQUAD:
            raise BadPack(f"{team.where}: here are {len(own)} people; a team has {SQUAD}.")
        found += own
    return found


def letters(ids: Sequence[str]) -> list[str]:
    """Two letters for each Action card, all different: LP for long_pass, DR for dribble."""
    found: list[str] = []
    for id in ids:
        words = id.replace("-", "_").upper().split("_")
        tries = [words[0][0] + word[0] for word in words[1:] if word]
        tries += [id[0].upper() + other for other in "".join(words)[1:] + "123456789"]
        tries += [a + b for a in "XYZ" for b in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"]
        found.append(next(pair for pair in tries if pair not in found))
    return found


class _Maker:
    """What the lists are made with."""

    def __init__(
        self, actions: Sequence[Row], abilities: Sequence[Row], teams: Sequence[Row]
    ) -> None:
        self.actions = actions
        self.abilities = abilities
        self.teams = teams
        self.kinds = kinds(actions)
        self.known = [str(row.cells.get("id")) for row in abilities]
        self.rows = Effects(actions, self.known)

    def run(self, people: Sequence[Row]) -> dict[str, list[int]]:
        """All columns; effects of a changed ability stand behind those of all cards."""
        found: dict[str, list[int]] = {**self._cards(), **self._stars(), **self._nations()}
        found |= self._people(people)
        self.rows.change_abilities()
        found["filters"] = self.rows.settled()
        found["effects"] = self.rows.effects
        found["special"] = [
            self.known.index(name) if name in self.known else -1 for name in ABILITIES
        ]
        short = letters([str(row.cells.get("id")) for row in self.actions])
        found["short"] = [ord(pair[0]) * 256 + ord(pair[1]) for pair in short]
        return found

    # -- cards ------------------------------------------------------------------------------------

    def _cards(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {
            key: [] for key in ("kind", "category", "pro", "copies", "pa", "allowed", "guard")
        }
        shot: list[int] = []
        defence: dict[str, list[int]] = {k: [] for k in ("threshold", "foul", "yellow", "red")}
        effects: list[int] = []
        for row in self.actions:
            category = row.word("category", CATEGORIES)
            answering = category == CATEGORIES.index("defence")
            copies = row.inner("copies")
            found["kind"].append(row.word("kind", self.kinds))
            found["category"].append(category)
            found["pro"].append(yes(row, "pro"))
            found["copies"] += [copies.whole(pile, 0, LIMIT) for pile in PILES]
            found["pa"].append(0 if answering else row.whole("pa", 0, MOST_PA))
            found["allowed"].append(_mask(row, "pa_allowed", MOST_PA, ANY_PA))
            found["guard"] += self._guard(row)
            shot += _quality(row)
            defence["threshold"].append(row.whole("threshold", 2, 20) if answering else 0)
            for key in ("foul", "yellow", "red"):
                defence[key].append(_mask(row, key, 20, 0))
            effects += self.rows.of(row, "effects")
        return {**found, "quality": shot, **defence, "action_effects": effects}

    def _guard(self, row: Row) -> list[int]:
        found = [0] * TYPES
        if "defended_by" in row.cells:
            inner = row.inner("defended_by")
            for kind in inner.cells:
                if kind not in self.kinds:
                    row.words("defended_by", self.kinds, 0, TYPES)
                found[self.kinds.index(kind)] = inner.whole(kind, -LIMIT, LIMIT) + 100
        return found

    def _stars(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {
            f"ability_{key}": []
            for key in ("amateur", "trigger", "by", "low", "high", "regular", "effects")
        }
        for row in self.abilities:
            trigger = row.inner("trigger")
            when = row.inner("condition") if "condition" in row.cells else Row(row.where, {})
            found["ability_amateur"].append(yes(row, "amateur"))
            found["ability_trigger"].append(trigger.word("on", TRIGGERS))
            found["ability_by"].append(self._by(trigger))
            for key, cell, usual in (("low", "pa_min", 0), ("high", "pa_max", MOST_PA)):
                given = cell in when.cells
                found[f"ability_{key}"].append(when.whole(cell, 0, MOST_PA) if given else usual)
            found["ability_regular"].append(yes(when, "regular_play"))
            found["ability_effects"] += self.rows.of(row, "effects")
        return found

    def _nations(self) -> dict[str, list[int]]:
        stars: list[int] = []
        three: list[int] = []
        effects: list[int] = []
        for row in self.teams:
            stars.append(row.whole("stars", 1, 6))
            three.append(sum(1 << n for n in set(row.words("abilities", self.known, 3, 3))))
            effects += self.rows.of(row, "stadium")
        return {"team_stars": stars, "team_three": three, "team_effects": effects}

    def _people(self, people: Sequence[Row]) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {
            f"person_{key}": [] for key in ("type", "trigger", "by", "failed", "regular", "effects")
        }
        for row in people:
            trigger = row.inner("trigger")
            found["person_type"].append(row.word("type", POSITIONS))
            found["person_trigger"].append(trigger.word("on", TRIGGERS))
            found["person_by"].append(self._by(trigger))
            found["person_failed"].append(int(trigger.cells.get("only_if") == "failed"))
            found["person_regular"].append(yes(trigger, "regular_play"))
            found["person_effects"] += self.rows.of(row, "effects")
        return found

    def _by(self, trigger: Row) -> int:
        """What a trigger waits for, as a mask: kinds, or types of Player cards."""
        for key, known in (("kinds", self.kinds), ("by", self.kinds), ("types", POSITIONS)):
            if key in trigger.cells:
                return sum(1 << n for n in set(trigger.words(key, known, 1, TYPES)))
        return 0


def _mask(row: Row, key: str, high: int, otherwise: int) -> int:
    """A list of whole numbers as a mask; `otherwise` where the field is not there."""
    if key not in row.cells:
        return otherwise
    found = row.cells[key]
    if not isinstance(found, list) or not all(n in range(high + 1) for n in found):
        raise BadPack(f"{row.where}: {key} is {found!r}; it must be a list of 0 to {high}.")
    return sum(1 << int(n) for n in set(found))


def _quality(row: Row) -> list[int]:
    """The bonus of a shot at 0 to 8 attack points."""
    if "shot_bonus" not in row.cells:
        return [0] * (MOST_PA + 1)
    inner = row.inner("shot_bonus")
    return [
        inner.whole(str(pa), -LIMIT, LIMIT) if str(pa) in inner.cells else 0
        for pa in range(MOST_PA + 1)
    ]
