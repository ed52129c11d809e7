"""The options of the rules (§7.2) and named sets of them."""

from __future__ import annotations

from typing import Final

from touchline.core.choices import Choice, Preset

BOOL: Final = ("true", "false")

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

PRESETS: Final = (
    Preset("match", {}),
    Preset("poussin", {"rules": "poussin"}),
    Preset("tie", {"format": "two_legged"}),
    Preset("cup", {"draw_decider": "extra_time_shoot_out"}),
)
