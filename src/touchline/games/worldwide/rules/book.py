"""The cards of a pack as numbers, ready for the rules. Never changes; every match of a pack shares
one."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from touchline.core.faults import BadPack

from . import codes as c


def _vec(numbers: list[int]) -> vec[i64]:
    return vec[i64]([int(n) for n in numbers])


@final
@mypyc_attr(acyclic=True)
class Book:
    """Action cards by type, abilities, teams, Player cards (§6.4); `content.py` makes the lists.

    types      how many Action cards differ; one row each of
               kind      DRIBBLE ..., or a kind of the pack's own from 9
               category  ATTACK_CARD, SHOT_CARD, DEFENCE_CARD
               pro       1 for cards that the Amateur mode leaves out
               copies    light, dark
               pa        attack points
               allowed   PA at which it may be played, a mask of bits 0..8
               guard     types x KINDS: bonus of the defence of that kind + 100, or 0 where it
                         cannot be answered so
               quality   types x 9: bonus of a shot at each PA
               threshold, foul, yellow, red   of a defence card; masks of bits 1..20
               effects   first effect and the one behind the last
    abilities  how many; one row each of amateur, trigger, by (a mask of kinds), low, high (PA),
               regular, and effects as above
    teams      how many; stars, three (a mask of abilities), stadium (effects)
    people     teams x 7 Player cards; type G D M A, trigger, by (a mask of kinds, or of types of
               Player cards), failed (only after a failed roll), regular, effects
    effects    rows of op, a, b, c, d, 1 for "only after a success"
    filters    what each search looks for, as a mask of types
    special    abilities by name: counter_attack, attacking_play, set_tactics, creativity,
               defensive_block, offside_trap, simulation, endurance, clinical_finish; -1 for none
    """

    __slots__ = (
        "abilities",
        "ability_amateur",
        "ability_by",
        "ability_effects",
        "ability_high",
        "ability_low",
        "ability_regular",
        "ability_trigger",
        "action_effects",
        "allowed",
        "category",
        "copies",
        "effects",
        "filters",
        "foul",
        "guard",
        "kind",
        "pa",
        "person_by",
        "person_effects",
        "person_failed",
        "person_regular",
        "person_trigger",
        "person_type",
        "pro",
        "quality",
        "red",
        "source",
        "special",
        "team_effects",
        "team_stars",
        "team_three",
        "teams",
        "threshold",
        "types",
        "yellow",
    )

    def __init__(self, numbers: dict[str, list[int]]) -> None:
        if not numbers:
            raise BadPack(
                "Worldwide Football needs the cards of a pack; none was given.",
                "fault-pack-no-numbers",
            )
        self.source: dict[str, list[int]] = numbers
        self.kind: vec[i64] = _vec(numbers["kind"])
        self.types: i64 = len(self.kind)
        self.category: vec[i64] = _vec(numbers["category"])
        self.pro: vec[i64] = _vec(numbers["pro"])
        self.copies: vec[i64] = _vec(numbers["copies"])
        self.pa: vec[i64] = _vec(numbers["pa"])
        self.allowed: vec[i64] = _vec(numbers["allowed"])
        self.guard: vec[i64] = _vec(numbers["guard"])
        self.quality: vec[i64] = _vec(numbers["quality"])
        self.threshold: vec[i64] = _vec(numbers["threshold"])
        self.foul: vec[i64] = _vec(numbers["foul"])
        self.yellow: vec[i64] = _vec(numbers["yellow"])
        self.red: vec[i64] = _vec(numbers["red"])
        self.action_effects: vec[i64] = _vec(numbers["action_effects"])
        self.ability_amateur: vec[i64] = _vec(numbers["ability_amateur"])
        self.abilities: i64 = len(self.ability_amateur)
        self.ability_trigger: vec[i64] = _vec(numbers["ability_trigger"])
        self.ability_by: vec[i64] = _vec(numbers["ability_by"])
        self.ability_low: vec[i64] = _vec(numbers["ability_low"])
        self.ability_high: vec[i64] = _vec(numbers["ability_high"])
        self.ability_regular: vec[i64] = _vec(numbers["ability_regular"])
        self.ability_effects: vec[i64] = _vec(numbers["ability_effects"])
        self.team_stars: vec[i64] = _vec(numbers["team_stars"])
        self.teams: i64 = len(self.team_stars)
        self.team_three: vec[i64] = _vec(numbers["team_three"])
        self.team_effects: vec[i64] = _vec(numbers["team_effects"])
        self.person_type: vec[i64] = _vec(numbers["person_type"])
        self.person_trigger: vec[i64] = _vec(numbers["person_trigger"])
        self.person_by: vec[i64] = _vec(numbers["person_by"])
        self.person_failed: vec[i64] = _vec(numbers["person_failed"])
        self.person_regular: vec[i64] = _vec(numbers["person_regular"])
        self.person_effects: vec[i64] = _vec(numbers["person_effects"])
        self.effects: vec[i64] = _vec(numbers["effects"])
        self.filters: vec[i64] = _vec(numbers["filters"])
        self.special: vec[i64] = _vec(numbers["special"])

    def op(self, effect: i64) -> i64:
        """What an effect does: its number in codes.py."""
        return self.effects[effect * c.ROW]

    def arg(self, effect: i64, which: i64) -> i64:
        """An effect's number a, b, c, d (1 to 4), or 5: only after a success."""
        return self.effects[effect * c.ROW + which]
