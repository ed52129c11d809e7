"""The options of the rules (§7.2) and named sets of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.core.choices import Choice, Preset

BOOL: Final = ("true", "false")
TRUE: Final[i64] = 0  # places in BOOL
FALSE: Final[i64] = 1

CHOICES: Final = (
    Choice("rules", ("full", "poussin"), "PO-001"),
    Choice("format", ("single", "two_legged"), "FC-005"),
    Choice("draw_decider", ("ask", "none", "extra_time", "extra_time_shoot_out"), "FC-200"),
    Choice("home_choice", ("agreed", "random", "lobby"), "FC-179"),
    Choice("formation_set", ("listed", "twenty_one"), "FC-032"),
    Choice("captain_fallback", ("any", "level3", "level5"), "FC-046"),
    Choice("captain_double", BOOL, "FC-044"),
    Choice("press_shift", ("whole_cell", "per_target", "literal"), "FC-068"),
    Choice("kop_attack_value", ("unset", "1", "2", "3"), "FC-136"),
    Choice("spent_kop_counts", BOOL, "FC-109"),
    Choice("ability_counts_in_cap", BOOL, "FC-134"),
    Choice("corner_reclaim_same", BOOL, "FC-129"),
    Choice("exc_who", ("both", "involved"), "FC-099"),
    Choice("injury_replace", ("optional", "forced"), "FC-096"),
    Choice("min_players_forfeit", BOOL, "FC-094"),
    Choice("light_injury_et", ("removed", "kept"), "FC-095"),
    Choice("malus_scope", ("pitch", "match"), "FC-103"),
    Choice("hide_bench", BOOL, "FC-018"),
    Choice("discard_order", ("simultaneous", "away_first"), "FC-193"),
    Choice("bonus_first", ("attack", "defence"), "FC-120"),
    Choice("mid_tie_pool", ("five_four", "four_three"), "FC-210"),
    Choice("et_new_colour", BOOL, "FC-213"),
    Choice("et_extra_subs", ("0", "1", "2", "3"), "FC-214"),
    Choice("so_early_stop", BOOL, "FC-219"),
    Choice("poussin_deck", ("a", "b", "c", "pack"), "PO-005"),
    Choice("poussin_fan_cap", ("none", "1", "2", "3", "4", "5"), "PO-017"),
    Choice("poussin_clamp", ("false", "true"), "PO-017"),
)

# Rows as numbers, for the rules to compare with: ROW_WORD is the place of a word in its row.
RULES_FULL: Final[i64] = 0
RULES_POUSSIN: Final[i64] = 1
FORMAT_SINGLE: Final[i64] = 0
FORMAT_TWO_LEGGED: Final[i64] = 1
DRAW_DECIDER_ASK: Final[i64] = 0
DRAW_DECIDER_NONE: Final[i64] = 1
DRAW_DECIDER_EXTRA_TIME: Final[i64] = 2
DRAW_DECIDER_EXTRA_TIME_SHOOT_OUT: Final[i64] = 3
HOME_CHOICE_AGREED: Final[i64] = 0
HOME_CHOICE_RANDOM: Final[i64] = 1
HOME_CHOICE_LOBBY: Final[i64] = 2
CAPTAIN_FALLBACK_ANY: Final[i64] = 0
CAPTAIN_FALLBACK_LEVEL3: Final[i64] = 1
CAPTAIN_FALLBACK_LEVEL5: Final[i64] = 2
PRESS_SHIFT_WHOLE_CELL: Final[i64] = 0
PRESS_SHIFT_PER_TARGET: Final[i64] = 1
PRESS_SHIFT_LITERAL: Final[i64] = 2
EXC_WHO_BOTH: Final[i64] = 0
EXC_WHO_INVOLVED: Final[i64] = 1
INJURY_REPLACE_OPTIONAL: Final[i64] = 0
INJURY_REPLACE_FORCED: Final[i64] = 1
LIGHT_INJURY_ET_REMOVED: Final[i64] = 0
LIGHT_INJURY_ET_KEPT: Final[i64] = 1
MALUS_SCOPE_PITCH: Final[i64] = 0
MALUS_SCOPE_MATCH: Final[i64] = 1
DISCARD_ORDER_SIMULTANEOUS: Final[i64] = 0
DISCARD_ORDER_AWAY_FIRST: Final[i64] = 1
BONUS_FIRST_ATTACK: Final[i64] = 0
BONUS_FIRST_DEFENCE: Final[i64] = 1
MID_TIE_POOL_FIVE_FOUR: Final[i64] = 0
MID_TIE_POOL_FOUR_THREE: Final[i64] = 1
POUSSIN_DECK_A: Final[i64] = 0
POUSSIN_DECK_B: Final[i64] = 1
POUSSIN_DECK_C: Final[i64] = 2
POUSSIN_DECK_PACK: Final[i64] = 3
POUSSIN_CLAMP_FALSE: Final[i64] = 0
POUSSIN_CLAMP_TRUE: Final[i64] = 1

PRESETS: Final = (
    Preset("match", {}),
    Preset("poussin", {"rules": "poussin"}),
    Preset("tie", {"format": "two_legged"}),
    Preset("cup", {"draw_decider": "extra_time_shoot_out"}),
)
