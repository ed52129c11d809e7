"""The words of Eleven's packs; the engine's number of a word is its place in its list.

The lists follow §4: triggers (§4.2), costs (§4.3), conditions (§4.4), selectors
(§4.5), operations and keys (§4.6).
"""

from __future__ import annotations

from typing import Final

DECKS: Final = [
    "regular",
    "youngster",
    "veteran",
    "staff",
    "sponsor",
    "board",
    "director",
    "tactic",
    "objective",
    "opponent",
    "infrastructure",
    "scenario",
]
CLASSES: Final = DECKS[:3]
FACES: Final = ["untrained", "trained"]
ROLES: Final = ["attack", "defence", "keeper"]
LINES: Final = ["defence", "midfield", "attack", "goal"]
ZONES: Final = ["LB", "CB", "RB", "LM", "CM", "RM", "LF", "CF", "RF"]
#: in the order of the pairs of EL-223, own side first
SECTIONS: Final = ["left", "right", "central_attack", "midfield", "central_defence"]
PLACES: Final = [*SECTIONS, "flank", "same", "facing"]  # what a selector may say of a section
RESOURCES: Final = ["money", "fans", "operations", "fitness"]
TOKENS: Final = ["injury", "suspension", "str_temp", "str_perm", "weak_temp", "weak_perm"]
CATEGORIES: Final = ["coaching", "medical", "management", "recruitment", "stadium"]
COLOURS: Final = ["yellow", "blue", "red", "green"]  # of votes and dice, as the engine numbers them
VOTES: Final = "YBR"
KINDS: Final = [  # of infrastructure
    "floodlights",
    "shop",
    "directors_office",
    "training_ground",
    "stand3",
    "stand4",
    "ad_board3",
]
ORDINARY: Final = KINDS[:4]
SPACES: Final = ["ordinary", "stand3", "stand4", "ad_board3"]
LEAGUES: Final = ["3", "3/2", "2/1", "1"]  # decks of opponents
DICE: Final = ["red", "yellow", "green"]  # of opponents
DAYS: Final = ["mon", "tue", "wed", "thu", "match"]
WORKDAYS: Final = DAYS[1:4]
RESULTS: Final = ["win", "draw", "loss"]
JUDGED: Final = ["at_once", "end"]
CONSEQUENCES: Final = [
    "new_fans",
    "training",
    "strength_1",
    "strength_2",
    "weakness_1",
    "weakness_2",
    "injury",
    "serious_injury",
    "double_injury",
    "double_serious_injury",
    "nothing",
]
TRIGGERS: Final = [
    "bonus",
    "sign_small",
    "sign_banner",
    "sign_kit",
    "production",
    "vote_yellow",
    "vote_blue",
    "vote_red",
    "action",
    "passive",
    "before_match",
    "match",
    "after_match",
    "tactic",
    "consequence",
    "week_end",
    "game_end",
    "goal_base",
    "goal_perfect",
    "scenario_setup",
    "scenario_win",
    "scenario_lose",
]
MODES: Final = ["must", "may"]
LIMITS: Final = ["match", "week", "game"]
PAYS: Final = ["money", "fans", "operations", "fitness", "any", "token", "vp", "exhaust", "discard"]
CONDITIONS: Final = [
    "result",
    "goal_diff",
    "goals_for",
    "goals_against",
    "opponent_ranked",
    "sold_out",
    "fans_on_stands",
    "selected",
    "trained",
    "zone",
    "formation",
    "day",
    "week",
    "division",
    "solo",
    "has",
    "stat",
    "stats_at",
    "office",
    "count",
    "scored",
    "conceded",
    "more_attackers",
    "season",
    "final_position",
    "total_vp",
]
COMPARISONS: Final = [">=", "<=", "=="]
RANKED: Final = ["above", "below", "level"]
SEASON: Final = ["wins", "draws", "losses", "clean_sheets", "sold_outs", "big_wins"]
THINGS: Final = [  # the kinds of a selector
    "footballer",
    "shirt",
    "opponent_shirt",
    "staff",
    "director",
    "sponsor",
    "stand",
    "infrastructure",
    "tactic",
    "card",
]
PICKS: Final = ["choose", "self", "random", "all", "d12", "previous"]
CONTRACTS: Final = ["banner", "kit"]
OPS: Final = [
    "gain",
    "lose",
    "stat",
    "vp",
    "train",
    "untrain",
    "tokens",
    "clear",
    "draw",
    "recruit",
    "sell",
    "sign",
    "drop_sponsor",
    "build",
    "office",
    "restrict",
    "goal",
    "annul_goal",
    "strength",
    "shirt_bonus",
    "turn_shirt",
    "move_shirt",
    "swap_shirts",
    "shot",
    "keeper",
    "assign_fan",
    "tactic_extra",
    "peek",
    "resolve_bonus",
    "ready",
    "exhaust",
    "discard",
    "roll",
    "choose",
    "pay_then",
    "modify",
    "allow",
    "prevent",
    "refresh_row",
    "league",
    "none",
]
DRAWN: Final = ["regular", "youngster", "veteran", "staff", "tactic"]  # decks to draw from
TAKEN: Final = ["hand", "recruit", "recruit_trained", "one_trained_one_untrained"]
REST: Final = ["discard", "bottom"]
HIRED: Final = ["footballer", "staff"]
FROM: Final = ["row", "youngster_deck", "veteran_deck"]
SLOTS: Final = ["right3", "any"]
BUILT: Final = [*KINDS, "any", "ordinary", "stand"]
RESTRICTED: Final = [
    "card_actions",
    "recruit_footballer",
    "recruit_staff",
    "sign",
    "build",
    "stands",
]
SIDES: Final = ["own", "opponent"]
WITHIN: Final = ["zone", "section", "line", "any"]
SHOTS: Final = ["unsaveable", "unblockable", "none"]
SOURCES: Final = ["supply", "reserve"]
PEEKS: Final = ["opponent_front", "trained_side", "deck_top"]
ROLLED: Final = ["d6"]
KEYS: Final = [  # what `modify` may change
    "price.footballer",
    "price.youngster",
    "price.staff",
    "price.build",
    "price.office",
    "price.extra_action",
    "fees.total",
    "sell.bonus",
    "select.fitness",
    "stand.capacity",
    "stand.count",
    "banner.limit",
    "kit.limit",
    "keep.fans",
    "keep.operations",
    "keep.fitness",
    "penalty.tokens",
    "row.open_slots",
    "reroll.free",
    "sold_out.threshold",
    "sold_out.money",
    "keeper.gloves",
    "keeper.strength",
]
CHANGES: Final = ["add", "set", "mul"]
UNTIL: Final = ["match", "week_end", "game"]  # or { week = n }
ALLOWED: Final = ["play_injured", "action_twice", "left_slots"]
PREVENTED: Final = ["injury", "suspension", "fee"]
ROWS: Final = ["footballers", "staff", "sponsors"]
MOVED: Final = ["self", "opponent"]  # whose marker `league` moves
MOST_OPTIONS: Final = 12  # of a choice
#: what the die of the consequences may bring, by acts.C_...
LUCK: Final = ("new_fans", "training", "strength", "weakness", "injury", "serious", "nothing")
#: what a manager alone becomes
RATINGS: Final = ("amateur", "assistant", "promising", "reputed", "world_class")
