"""SS-130 The options of the rules, and the presets of known tables (§8.3)."""

from __future__ import annotations

from typing import Final

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
