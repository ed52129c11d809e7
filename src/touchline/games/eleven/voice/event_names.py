"""What the events of Eleven, and what they tell of, are called in facts and in messages."""

from __future__ import annotations

from typing import Final

PLAIN: Final = (
    "season_begins", "leader_is", "director_kept", "director_is", "hands_passed", "dealt",
    "first_shirts", "objective_drawn", "objective_kept", "week_begins", "day_begins", "gained",
    "lost", "stat_is", "points", "meeting_is", "rolled_six", "rolled_twelve", "rerolled", "tied",
    "adopted", "no_vote", "restricted", "recruited", "sold", "hired", "signed", "sponsor_gone",
    "built", "office_is", "acted", "trained", "untrained", "tokens_on", "tokens_off", "prevented",
    "shirts_changed", "shirt_turned", "shirt_moved", "shirt_stronger", "turn_begins", "turn_over",
    "club_is", "lined_up", "plays", "spared", "ability_used", "fans_placed", "sold_out",
    "front_is", "tactic_played", "pair_is", "blocked", "shoots", "saved", "goal", "card_goal",
    "annulled", "result_is", "league_is", "experience", "stand_money", "luck_is", "nobody_hurt",
    "club_sleeps", "club_wakes", "club_rolled", "fees", "unpaid", "row_out", "row_in", "top_is",
    "trimmed", "objective_met", "score", "placed", "season_over", "tactic_drawn", "peeked",
    "drawn", "discarded", "readied", "exhausted", "free_agent", "keeper_is", "row_changed",
    "stronger", "foe_stronger", "shot_changed", "rating", "plan_is", "stands_in", "strength_is",
    "power_is", "score_is", "gloves_left",
)  # fmt: skip
"""The name of each event, by its number in events.py."""

RESOURCES: Final = ("money", "fans", "operations", "fitness")
TOKENS: Final = (
    "injury", "suspension", "str_temp", "str_perm", "weak_temp", "weak_perm", "played", "scored",
)  # fmt: skip
CONTRACTS: Final = ("small", "deal", "bonus", "kit")
SCORES: Final = ("league", "tokens", "staff", "stadium", "office", "suspensions")
ROWS: Final = ("footballers", "staff", "sponsors", "youngsters")
DAYS: Final = ("mon", "tue", "wed", "thu", "match")
