"""The words and bounds of the fields of a pack, in the order of their numbers (book.py)."""

from __future__ import annotations

from typing import Final

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
