"""The options of the rules (§7.2) and named sets of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.core.choices import Choice, Preset

ON: Final = ("true", "false")
OFF: Final = ("false", "true")
PACK: Final = "pack"

# the lists of §7.2 (fees, consequences, dice, office, infrastructure) are board constants of the
# pack; the options offer them as they are, or one of a few named lists of our own
CHOICES: Final = (
    Choice("division", ("3", "2", "1"), "EL-056"),
    Choice(
        "scenario",
        (
            "none",
            "first_steps",
            "promotion_push",
            "ageing_squad",
            "out_of_money",
            "the_deadline",
            "kings_of_the_league",
        ),
        "EL-396",
    ),
    Choice("first_seat", ("random", "0", "1", "2", "3"), "EL-028"),
    Choice("fees_footballers", (PACK, "none", "double"), "EL-311"),
    Choice("fees_staff", (PACK, "none", "double"), "EL-311"),
    Choice("fees_stadium", (PACK, "none", "double"), "EL-311"),
    Choice("consequences", (PACK, "none", "mild"), "EL-289"),
    Choice("dice_red", (PACK, "none", "certain"), "EL-292"),
    Choice("dice_yellow", (PACK, "none", "certain"), "EL-292"),
    Choice("dice_green", (PACK, "none", "certain"), "EL-292"),
    Choice("dice_shared", OFF, "EL-291"),
    Choice("symbol_pool", ("selected", "owned"), "EL-287"),
    Choice("office", (PACK, "cheap", "none"), "EL-171"),
    Choice("infrastructure_vp", (PACK, "one", "three"), "EL-162"),
    Choice("infrastructure_price", (PACK, "2", "4"), "EL-160"),
    Choice("ordinary_spaces", (PACK, "3", "5", "6"), "EL-040"),
    Choice("unnumbered_limit", ("3", "none"), "EL-063"),
    Choice("exp_per_match", ("1", "all"), "EL-127"),
    Choice("sponsor_repay", ("small", "banner", "none"), "EL-090"),
    Choice("penalty_tokens", ("2", "1"), "EL-304"),
    Choice("stands_first", OFF, "EL-210"),
    Choice("after_match_result", ("current", "final"), "EL-280"),
    Choice("basic_in_deck", ON, "EL-069"),
    Choice("opponent_visibility", ("top", "all"), "EL-057"),
    Choice("ranking", ("standard", "dense"), "EL-321"),
    Choice("fees_last_week", OFF, "EL-302"),
    Choice("decks_face_up", ON, "EL-020"),
    Choice("peek_own_backs", ON, "EL-022"),
    Choice("solo_refresh_anytime", OFF, "EL-393"),
)

# Rows as numbers, for the rules to compare with: ROW_WORD is the place of a word in its row.
SCENARIO_NONE: Final[i64] = 0
SCENARIO_FIRST_STEPS: Final[i64] = 1
SCENARIO_PROMOTION_PUSH: Final[i64] = 2
SCENARIO_AGEING_SQUAD: Final[i64] = 3
SCENARIO_OUT_OF_MONEY: Final[i64] = 4
SCENARIO_THE_DEADLINE: Final[i64] = 5
SCENARIO_KINGS_OF_THE_LEAGUE: Final[i64] = 6
CONSEQUENCES_PACK: Final[i64] = 0
CONSEQUENCES_NONE: Final[i64] = 1
CONSEQUENCES_MILD: Final[i64] = 2
# of each fee track and of each die
FEES_PACK: Final[i64] = 0
FEES_NONE: Final[i64] = 1
FEES_DOUBLE: Final[i64] = 2
DICE_PACK: Final[i64] = 0
DICE_NONE: Final[i64] = 1
DICE_CERTAIN: Final[i64] = 2
DICE_SHARED_FALSE: Final[i64] = 0
DICE_SHARED_TRUE: Final[i64] = 1
SYMBOL_POOL_SELECTED: Final[i64] = 0
SYMBOL_POOL_OWNED: Final[i64] = 1
OFFICE_PACK: Final[i64] = 0
OFFICE_CHEAP: Final[i64] = 1
OFFICE_NONE: Final[i64] = 2
INFRASTRUCTURE_VP_PACK: Final[i64] = 0
INFRASTRUCTURE_VP_ONE: Final[i64] = 1
INFRASTRUCTURE_VP_THREE: Final[i64] = 2
UNNUMBERED_LIMIT_3: Final[i64] = 0
UNNUMBERED_LIMIT_NONE: Final[i64] = 1
EXP_PER_MATCH_1: Final[i64] = 0
EXP_PER_MATCH_ALL: Final[i64] = 1
SPONSOR_REPAY_SMALL: Final[i64] = 0
SPONSOR_REPAY_BANNER: Final[i64] = 1
SPONSOR_REPAY_NONE: Final[i64] = 2
FEES_LAST_WEEK_FALSE: Final[i64] = 0
FEES_LAST_WEEK_TRUE: Final[i64] = 1
PEEK_OWN_BACKS_TRUE: Final[i64] = 0
PEEK_OWN_BACKS_FALSE: Final[i64] = 1

PRESETS: Final = (
    Preset("division3", {}),
    Preset("division2", {"division": "2"}),
    Preset("division1", {"division": "1"}),
    Preset("first_steps", {"scenario": "first_steps"}),
    Preset("promotion_push", {"scenario": "promotion_push", "division": "2"}),
    Preset("ageing_squad", {"scenario": "ageing_squad"}),
    Preset("out_of_money", {"scenario": "out_of_money"}),
    Preset("the_deadline", {"scenario": "the_deadline"}),
    Preset("kings_of_the_league", {"scenario": "kings_of_the_league", "division": "1"}),
)
