"""The words of effects and triggers (§6.4, §6.5): what they may say, where they make sense (V11).

What a table lists here is what the engine can carry out; anything else is an error that says so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from . import fields

Whole = tuple[int, int]
Parameter = Whole | Sequence[str]  # bounds of a whole number, or words

LOW: Final = -5
HIGH: Final = 10
ROLL: Final = (2, 20)
COUNT: Final = (1, HIGH)
POINTS: Final = (1, fields.MOST_PA)
BONUS: Final = (LOW, HIGH)
DICE: Final = (2, 3)
SWITCHES: Final = ("minus_pa", "minus_card_bonus", "fallback_discard")  # false where left out
VALUES: Final[Mapping[str, Whole]] = {  # of set_param
    "give_back_draw": (0, HIGH),
    "corner_pa": (0, fields.MOST_PA),
    "half_first_attack_pa": (0, fields.MOST_PA),
}
#: what each effect needs to be told; `filter`, `ability`, `effects`, `value` are seen to apart
NEEDS: Final[Mapping[str, Mapping[str, Parameter]]] = {
    "gain_pa": {"n": POINTS},
    "start_pa": {"n": POINTS},
    "draw": {"pile": fields.EFFECT_PILES[:2], "n": COUNT},
    "discard": {"pile": fields.EFFECT_PILES, "n": COUNT, "who": fields.WHO},
    "recover": {"pile": fields.EFFECT_PILES[:2], "n": COUNT},
    "search": {"n": COUNT},
    "forbid_defence": {"scope": fields.FORBIDS},
    "set_defence_bonus": {"value": BONUS},
    "cancel_effect": {"target": ["discard_self"]},
    "shot_bonus": {"n": BONUS, "scope": fields.SHOTS},
    "shot_dice": {"dice": DICE, "keep": ["best"]},
    "reroll": {"die": ["shot"]},
    "ignore_off_target": {},
    "keeper_bonus": {"n": BONUS},
    "keeper_dice": {"dice": DICE, "keep": ["best"]},
    "ignore_shot_bonus": {},
    "defence_bonus": {"n": BONUS, "scope": fields.ROLLS},
    "counter_player": {},
    "player_defence": {"threshold": ROLL},
    "offside_trap": {"threshold": ROLL},
    "simulation": {"threshold": ROLL, "on_fail": fields.ON_FAIL},
    "award_corner": {},
    "gain_star": {"n": COUNT},
    "modify_ability": {},
    "set_param": {"param": fields.PARAMS},
}
#: what may be told besides
MAY: Final[Mapping[str, tuple[str, ...]]] = {
    "search": ("filter", "fallback_discard", "fallback_discard_for"),
    "counter_player": ("roll",),
    "player_defence": ("minus_pa", "minus_card_bonus"),
    "offside_trap": ("minus_pa",),
    "simulation": ("minus_pa",),
    "modify_ability": ("ability", "effects"),
    "set_param": ("value",),
}
ROLLED: Final = ("counter_player", "player_defence", "offside_trap", "simulation")
SCOPED: Final = ("forbid_defence", "shot_bonus", "defence_bonus")  # told apart by their scope

ACTION: Final = "action"  # moments that no trigger has: an Action card validated, a ground
STADIUM: Final = "stadium"
ANY_TIME: Final = ("draw", "discard", "recover", "search", "gain_star")
SHOT: Final = ("shot_bonus this_shot", "shot_dice", "reroll", "ignore_off_target")
GOING: Final = ("forbid_defence next", "shot_bonus next_shot")
#: the effects that make sense at each moment, a scope behind those that have one
MOMENTS: Final[Mapping[str, tuple[str, ...]]] = {
    ACTION: (*ANY_TIME, *GOING, *SHOT),
    "with": (
        *ANY_TIME,
        *GOING,
        *SHOT,
        "gain_pa",
        "forbid_defence this",
        "set_defence_bonus",
        "cancel_effect",
    ),
    "after": (*ANY_TIME, *GOING, *SHOT, "gain_pa"),
    "own_attack": (*ANY_TIME, *GOING, "gain_pa"),
    "after_defence_roll": (*ANY_TIME, "defence_bonus roll"),
    "recover": (*ANY_TIME, "start_pa"),
    "opponent_player": (*ANY_TIME, "counter_player"),
    "opponent_card": (*ANY_TIME, "player_defence", "offside_trap", "start_pa"),
    "opponent_first_card": (*ANY_TIME, "defence_bonus attack"),
    "opponent_defence_card": (*ANY_TIME, "simulation"),
    "opponent_shot_rolled": (*ANY_TIME, "keeper_bonus", "keeper_dice", "ignore_shot_bonus"),
    "own_shot_saved": (*ANY_TIME, "award_corner"),
    "ball_change": (*ANY_TIME, "start_pa"),
    STADIUM: ("modify_ability", "set_param"),
}
#: what an ability, or a Player card, cannot do without at these moments
KEY: Final[Mapping[str, tuple[str, ...]]] = {
    "opponent_player": ("counter_player",),
    "opponent_card": ("player_defence", "offside_trap"),
    "opponent_defence_card": ("simulation",),
}
OF_PERSON: Final = ("player_defence",)  # effects that only a Player card has
OF_ABILITY: Final = ("offside_trap",)  # or only an ability
#: what a trigger waits for, by the field that says so
WAITS: Final[Mapping[str, str]] = {
    "with": "kinds",
    "after": "kinds",
    "opponent_card": "kinds",
    "recover": "by",
    "opponent_player": "types",
}
ATTACKING: Final = ("with", "after", "own_attack")
BY_TYPE: Final[Mapping[str, tuple[str, ...]]] = {  # V8, as far as there is a moment for people
    "G": ("opponent_shot_rolled",),
    "D": (
        "after_defence_roll",
        "opponent_player",
        "opponent_card",
        "opponent_shot_rolled",
        "recover",
    ),
    "M": (*ATTACKING, "recover", "own_shot_saved"),
    "A": (*ATTACKING, "recover", "own_shot_saved"),
}
BY_STAR: Final = (
    *ATTACKING[1:],
    "recover",
    "opponent_card",
    "opponent_first_card",
    "opponent_defence_card",
    "ball_change",
)
