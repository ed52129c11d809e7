"""The rows of a pack turned into the numbers that the engine reads (book.py says what each is)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from touchline.core.faults import BadPack
from touchline.core.tables import Row

CATEGORIES: Final = ["attack", "shot", "defence"]
KINDS: Final = [
    "dribble",
    "pass",
    "long_pass",
    "through_ball",
    "cross",
    "shot",
    "tackle",
    "press",
    "interception",
]
ABILITIES: Final = [  # the nine that rules speak of
    "counter_attack",
    "attacking_play",
    "set_tactics",
    "creativity",
    "defensive_block",
    "offside_trap",
    "simulation",
    "endurance",
    "clinical_finish",
]
PILES: Final = ["light", "dark"]
POSITIONS: Final = ["G", "D", "M", "A"]
TRIGGERS: Final = [
    "with",
    "after",
    "own_attack",
    "after_defence_roll",
    "recover",
    "opponent_player",
    "opponent_card",
    "opponent_first_card",
    "opponent_defence_card",
    "opponent_shot_rolled",
    "own_shot_saved",
    "ball_change",
]
OPS: Final = [
    "gain_pa",
    "start_pa",
    "draw",
    "discard",
    "recover",
    "search",
    "forbid_defence",
    "set_defence_bonus",
    "cancel_effect",
    "shot_bonus",
    "shot_dice",
    "reroll",
    "ignore_off_target",
    "keeper_bonus",
    "keeper_dice",
    "ignore_shot_bonus",
    "defence_bonus",
    "counter_player",
    "player_defence",
    "offside_trap",
    "simulation",
    "award_corner",
    "gain_star",
    "modify_ability",
    "set_param",
]
EFFECT_PILES: Final = ["action", "player", "any"]
WHO: Final = ["self", "opponent"]
FORBIDS: Final = ["this", "next"]
SHOTS: Final = ["this_shot", "next_shot"]
ROLLS: Final = ["roll", "attack"]
ON_FAIL: Final = ["lose_ball", "defence_roll", "nothing"]
PARAMS: Final = ["give_back_draw", "corner_pa", "half_first_attack_pa"]
TYPES: Final = 32  # room for Action cards that differ, and for kinds
MOST_ABILITIES: Final = 12
MOST_TEAMS: Final = 12
SQUAD: Final = 7
FILTERS: Final = 4
MOST_PA: Final = 8
ANY_PA: Final = 511
LIMIT: Final = 1000  # a whole number that no field of a checked pack exceeds


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
        self.effects: list[int] = []
        self.filters: list[int] = []
        self.later: list[tuple[int, Row]] = []

    def run(self, people: Sequence[Row]) -> dict[str, list[int]]:
        """All columns; effects of a changed ability stand behind those of all cards."""
        found: dict[str, list[int]] = {**self._cards(), **self._stars(), **self._nations()}
        found |= self._people(people)
        for place, row in self.later:
            first, behind = self._list(row, "effects")
            self.effects[place + 2 : place + 4] = [first, behind]
        found["effects"] = self.effects
        found["filters"] = self._sorted()
        found["special"] = [
            self.known.index(name) if name in self.known else -1 for name in ABILITIES
        ]
        short = letters([str(row.cells.get("id")) for row in self.actions])
        found["short"] = [ord(pair[0]) * 256 + ord(pair[1]) for pair in short]
        return found

    def _sorted(self) -> list[int]:
        """The filters, the narrowest first; the searches then name their new places."""
        filters = in_order(self.filters)
        if len(filters) > FILTERS:
            raise BadPack(f"Here are {len(filters)} different searches; at most {FILTERS} can be.")
        if filters != self.filters:
            for at in range(0, len(self.effects), 6):
                if self.effects[at] == OPS.index("search"):
                    self.effects[at + 4] = filters.index(self.effects[at + 1])
        return filters

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
            found["pro"].append(_yes(row, "pro"))
            found["copies"] += [copies.whole(pile, 0, LIMIT) for pile in PILES]
            found["pa"].append(0 if answering else row.whole("pa", 0, MOST_PA))
            found["allowed"].append(_mask(row, "pa_allowed", MOST_PA, ANY_PA))
            found["guard"] += self._guard(row)
            shot += _quality(row)
            defence["threshold"].append(row.whole("threshold", 2, 20) if answering else 0)
            for key in ("foul", "yellow", "red"):
                defence[key].append(_mask(row, key, 20, 0))
            effects += self._list(row, "effects")
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
            found["ability_amateur"].append(_yes(row, "amateur"))
            found["ability_trigger"].append(trigger.word("on", TRIGGERS))
            found["ability_by"].append(self._by(trigger))
            for key, cell, usual in (("low", "pa_min", 0), ("high", "pa_max", MOST_PA)):
                given = cell in when.cells
                found[f"ability_{key}"].append(when.whole(cell, 0, MOST_PA) if given else usual)
            found["ability_regular"].append(_yes(when, "regular_play"))
            found["ability_effects"] += self._list(row, "effects")
        return found

    def _nations(self) -> dict[str, list[int]]:
        stars: list[int] = []
        three: list[int] = []
        effects: list[int] = []
        for row in self.teams:
            stars.append(row.whole("stars", 1, 6))
            three.append(sum(1 << n for n in set(row.words("abilities", self.known, 3, 3))))
            effects += self._list(row, "stadium")
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
            found["person_regular"].append(_yes(trigger, "regular_play"))
            found["person_effects"] += self._list(row, "effects")
        return found

    def _by(self, trigger: Row) -> int:
        """What a trigger waits for, as a mask: kinds, or types of Player cards."""
        for key, known in (("kinds", self.kinds), ("by", self.kinds), ("types", POSITIONS)):
            if key in trigger.cells:
                return sum(1 << n for n in set(trigger.words(key, known, 1, TYPES)))
        return 0

    # -- effects ----------------------------------------------------------------------------------

    def _list(self, row: Row, key: str) -> tuple[int, int]:
        """The effects of one holder: the first, and the one behind the last."""
        first = len(self.effects) // 6
        rows = row.cells.get(key, [])
        if not isinstance(rows, list) or not all(isinstance(cells, Mapping) for cells in rows):
            raise BadPack(f"{row.where}: {key} is {rows!r}; it must be a list of effects.")
        for n, cells in enumerate(rows, 1):
            effect = Row(f"{row.where}, {key} {n}", cells)
            place = len(self.effects)
            self.effects += self._effect(effect)
            if effect.cells["op"] == "modify_ability":
                self.later.append((place, effect))
        return first, len(self.effects) // 6

    def _effect(self, row: Row) -> list[int]:
        op = row.word("op", OPS)
        a, b, c, d = self._arguments(OPS[op], row)
        return [op, a, b, c, d, int(row.cells.get("if") == "success")]

    def _arguments(self, op: str, row: Row) -> tuple[int, int, int, int]:
        def n(key: str) -> int:
            return row.whole(key, -LIMIT, LIMIT)

        match op:
            case "gain_pa" | "start_pa" | "keeper_bonus" | "gain_star":
                return n("n"), 0, 0, 0
            case "draw" | "recover":
                return row.word("pile", EFFECT_PILES), n("n"), 0, 0
            case "discard":
                return row.word("pile", EFFECT_PILES), n("n"), row.word("who", WHO), 0
            case "search":
                return self._search(row)
            case "forbid_defence":
                return row.word("scope", FORBIDS), 0, 0, 0
            case "set_defence_bonus":
                return n("value"), 0, 0, 0
            case "cancel_effect":
                return row.word("target", ["discard_self"]), 0, 0, 0
            case "shot_bonus":
                return n("n"), row.word("scope", SHOTS), 0, 0
            case "shot_dice" | "keeper_dice":
                return n("dice"), 0, 0, 0
            case "defence_bonus":
                return n("n"), row.word("scope", ROLLS), 0, 0
            case "counter_player":
                return (n("roll") if "roll" in row.cells else 0), 0, 0, 0
            case "player_defence":
                less = _yes(row, "minus_pa"), _yes(row, "minus_card_bonus")
                return n("threshold"), *less, 0
            case "offside_trap":
                return n("threshold"), _yes(row, "minus_pa"), 0, 0
            case "simulation":
                fails = row.word("on_fail", ON_FAIL)
                return n("threshold"), _yes(row, "minus_pa"), fails, 0
            case "modify_ability":
                return row.word("ability", self.known), 0, 0, 0
            case "set_param":
                return row.word("param", PARAMS), n("value"), 0, 0
        return 0, 0, 0, 0

    def _search(self, row: Row) -> tuple[int, int, int, int]:
        fits = matching(self.actions, row.inner("filter").cells)
        back = 0
        if "fallback_discard_for" in row.cells:
            back = fits & matching(self.actions, {"category": row.cells["fallback_discard_for"]})
        elif _yes(row, "fallback_discard"):
            back = fits
        if fits not in self.filters:
            self.filters.append(fits)
        return fits, row.whole("n", 1, LIMIT), back, self.filters.index(fits)


def in_order(filters: Iterable[int]) -> list[int]:
    """Filters as masks, the narrowest first. Raises BadPack where two overlap in part.

    Of two filters one must hold the other, or nothing of it: only then can what searches promised
    about a hidden hand always be kept.
    """
    found = sorted(filters, key=lambda mask: (mask.bit_count(), mask))
    for n, narrow in enumerate(found):
        for wide in found[n + 1 :]:
            if narrow & wide not in (0, narrow):
                raise BadPack("Two searches of the pack look for cards that overlap in part.")
    return found


def matching(actions: Sequence[Row], filter: Mapping[str, object]) -> int:
    """The Action cards that a filter lets through, as a mask: each field is a word or several."""
    mask = 0
    for n, row in enumerate(actions):
        if all(row.cells.get(key) in listed(words) for key, words in filter.items()):
            mask |= 1 << n
    return mask


def listed(words: object) -> list[object]:
    """A word, or a list of them, as a list."""
    return words if isinstance(words, list) else [words]


def _yes(row: Row, key: str) -> int:
    """1 where a field says true; 0 where it says false or is not there."""
    return int(row.cells.get(key, False) is True)


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
