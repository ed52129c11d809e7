"""SS-130 The options of the rules, and the presets of known tables (§8.3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.core.choices import Choice, Preset

CHOICES: Final = (
    Choice("first_placer", ("coin", "L", "R"), "SS-021"),
    Choice("placement_order", ("1-2-2-2-2-1", "5-5", "fixed2+3"), "SS-022"),
    Choice("circle_rule", ("at_least_one", "prefixed_only"), "SS-025"),
    Choice("spread_rule", ("each_half", "opposing_half"), "SS-026"),
    Choice("placement_ring", ("false", "true"), "SS-028"),
    Choice("kickoff_side", ("duel", "first_placer"), "SS-040"),
    Choice("kickoff_length", ("difference", "die_plus_one"), "SS-043"),
    Choice("ring", ("full", "no_corners", "no_mouths", "none"), "SS-003"),
    Choice("revisit", ("free", "no_origin_end", "simple"), "SS-054"),
    Choice("bend", ("one", "none"), "SS-063"),
    Choice("goal_exit", ("any", "mouth"), "SS-083"),
    Choice("restart_keepers", ("both", "conceder"), "SS-091"),
    Choice("push_fallback", ("illegal", "stay"), "SS-104"),
    Choice("light_counts_keeper", ("true", "false"), "SS-107"),
    Choice("enclosure", ("region", "adjacent4", "off"), "SS-109"),
    Choice("corner3", ("orthogonal", "all8", "off"), "SS-110"),
    Choice("extra_time", ("10_golden", "none"), "SS-127"),
    Choice("tiebreak", ("last_goal_then_both_lose", "draw"), "SS-127"),
)

# Rows as numbers, for the rules to compare with: ROW_WORD is the place of a word in its row.
FIRST_PLACER_COIN: Final[i64] = 0
FIRST_PLACER_L: Final[i64] = 1
FIRST_PLACER_R: Final[i64] = 2
PLACEMENT_ORDER_1_2_2_2_2_1: Final[i64] = 0
PLACEMENT_ORDER_5_5: Final[i64] = 1
PLACEMENT_ORDER_FIXED2_3: Final[i64] = 2
CIRCLE_RULE_AT_LEAST_ONE: Final[i64] = 0
CIRCLE_RULE_PREFIXED_ONLY: Final[i64] = 1
SPREAD_RULE_EACH_HALF: Final[i64] = 0
SPREAD_RULE_OPPOSING_HALF: Final[i64] = 1
PLACEMENT_RING_FALSE: Final[i64] = 0
PLACEMENT_RING_TRUE: Final[i64] = 1
KICKOFF_SIDE_DUEL: Final[i64] = 0
KICKOFF_SIDE_FIRST_PLACER: Final[i64] = 1
KICKOFF_LENGTH_DIFFERENCE: Final[i64] = 0
KICKOFF_LENGTH_DIE_PLUS_ONE: Final[i64] = 1
RING_FULL: Final[i64] = 0
RING_NO_CORNERS: Final[i64] = 1
RING_NO_MOUTHS: Final[i64] = 2
RING_NONE: Final[i64] = 3
REVISIT_FREE: Final[i64] = 0
REVISIT_NO_ORIGIN_END: Final[i64] = 1
REVISIT_SIMPLE: Final[i64] = 2
BEND_ONE: Final[i64] = 0
BEND_NONE: Final[i64] = 1
GOAL_EXIT_ANY: Final[i64] = 0
GOAL_EXIT_MOUTH: Final[i64] = 1
RESTART_KEEPERS_BOTH: Final[i64] = 0
RESTART_KEEPERS_CONCEDER: Final[i64] = 1
PUSH_FALLBACK_ILLEGAL: Final[i64] = 0
PUSH_FALLBACK_STAY: Final[i64] = 1
LIGHT_COUNTS_KEEPER_TRUE: Final[i64] = 0
LIGHT_COUNTS_KEEPER_FALSE: Final[i64] = 1
ENCLOSURE_REGION: Final[i64] = 0
ENCLOSURE_ADJACENT4: Final[i64] = 1
ENCLOSURE_OFF: Final[i64] = 2
CORNER3_ORTHOGONAL: Final[i64] = 0
CORNER3_ALL8: Final[i64] = 1
CORNER3_OFF: Final[i64] = 2
EXTRA_TIME_10_GOLDEN: Final[i64] = 0
EXTRA_TIME_NONE: Final[i64] = 1
TIEBREAK_LAST_GOAL_THEN_BOTH_LOSE: Final[i64] = 0
TIEBREAK_DRAW: Final[i64] = 1

PRESETS: Final = (
    Preset("boardgame", {}),
    Preset(
        "littlegolem",
        {
            "placement_order": "fixed2+3",
            "circle_rule": "prefixed_only",
            "spread_rule": "opposing_half",
            "kickoff_side": "first_placer",
            "extra_time": "none",
            "tiebreak": "draw",
        },
        ("placement_order", "extra_time", "tiebreak"),
    ),
    Preset("brettspielwelt", {}, ("extra_time", "tiebreak")),
    Preset(
        "mastermove",
        {"placement_order": "5-5", "restart_keepers": "conceder"},
        ("tiebreak",),
    ),
    Preset(
        "athenstean_pbm",
        {"placement_order": "5-5", "extra_time": "none", "tiebreak": "draw"},
        ("extra_time", "tiebreak"),
    ),
)
