"""What the promises of every game (tests/kit) are put to in FootClub."""

from __future__ import annotations

#: random matches a set-up, on the plain sources and on machine code
SEEDS = (1, 2)
#: on the plain sources dear questions are put to every so many-th table
APART = 3
#: answers before a table whose hidden cards are dealt again, at the most
REACH = 420
#: options away from their defaults, and (with the number of seats) for other tables than the first
SETUPS = [
    {"rules": "poussin", "poussin_deck": "b", "poussin_fan_cap": "2", "poussin_clamp": "true"},
    {
        "format": "two_legged",
        "mid_tie_pool": "four_three",
        "home_choice": "random",
        "exc_who": "involved",
        "et_extra_subs": "2",
        "so_early_stop": "false",
        "press_shift": "per_target",
    },
    {
        "draw_decider": "extra_time_shoot_out",
        "home_choice": "lobby",
        "formation_set": "twenty_one",
        "captain_fallback": "level3",
        "captain_double": "false",
        "press_shift": "literal",
        "kop_attack_value": "3",
        "spent_kop_counts": "false",
        "ability_counts_in_cap": "false",
        "corner_reclaim_same": "false",
        "injury_replace": "forced",
        "min_players_forfeit": "false",
        "light_injury_et": "kept",
        "malus_scope": "match",
        "hide_bench": "false",
        "discard_order": "away_first",
        "bonus_first": "defence",
        "et_new_colour": "false",
    },
]
