"""The options of the rules (WF-004, WF-240) and named sets of them."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from touchline.core.choices import Choice, Preset

ON: Final = ("true", "false")
OFF: Final = ("false", "true")

CHOICES: Final = (
    Choice("mode", ("professional", "amateur"), "WF-004"),
    Choice("pro_cards", ON, "WF-020"),
    Choice("team_cards", ON, "WF-022"),
    Choice("fouls", ON, "WF-150"),
    Choice("sanctions", ON, "WF-170"),
    Choice("corners", ON, "WF-180"),
    Choice("off_target", ON, "WF-185"),
    Choice("substitutions", ON, "WF-190"),
    Choice("ground", ON, "WF-200"),
    Choice("ground_side", ("none", "0", "1", "both", "agree"), "WF-025"),
    Choice("team_effect", ("ground", "permanent"), "WF-200"),
    Choice("pile_assignment", ("random", "fixed"), "WF-011"),
    Choice("optional_draw", OFF, "WF-060"),
    Choice("shot_pass_draw", ON, "WF-060"),
    Choice("max_players_per_card", ("0", "1", "2", "3"), "WF-127"),
    Choice("half_end_strict", OFF, "WF-140"),
    Choice("tie_break", ("draw", "penalties"), "WF-145"),
    Choice("foul_on_shot", ("set_piece_only", "shot_then_set_piece"), "WF-154"),
    Choice("after_on_foul", OFF, "WF-152"),
    Choice("free_kick_draw", OFF, "WF-155"),
    Choice("free_kick_corner", OFF, "WF-158"),
    Choice("free_kick_off_target", OFF, "WF-158"),
    Choice("trap_when_forbidden", OFF, "WF-110"),
    Choice("window_privacy", ("always_ask", "auto_skip"), "WF-125"),
    Choice("max_attacks_per_half", ("200", "100", "50", "30", "20"), "WF-140"),
)

# Rows as numbers, for the rules to compare with: ROW_WORD is the place of a word in its row.
# Switches are turned to `codes.ON` and `codes.OFF` in `state.Rules`.
MODE_PROFESSIONAL: Final[i64] = 0
MODE_AMATEUR: Final[i64] = 1
GROUND_SIDE_NONE: Final[i64] = 0
GROUND_SIDE_0: Final[i64] = 1
GROUND_SIDE_1: Final[i64] = 2
GROUND_SIDE_BOTH: Final[i64] = 3
GROUND_SIDE_AGREE: Final[i64] = 4
PILE_ASSIGNMENT_RANDOM: Final[i64] = 0
PILE_ASSIGNMENT_FIXED: Final[i64] = 1
TIE_BREAK_DRAW: Final[i64] = 0
TIE_BREAK_PENALTIES: Final[i64] = 1
FOUL_ON_SHOT_SET_PIECE_ONLY: Final[i64] = 0
FOUL_ON_SHOT_SHOT_THEN_SET_PIECE: Final[i64] = 1
WINDOW_PRIVACY_ALWAYS_ASK: Final[i64] = 0
WINDOW_PRIVACY_AUTO_SKIP: Final[i64] = 1

PRESETS: Final = (
    Preset("amateur", {"mode": "amateur"}),
    Preset("professional", {}),
    Preset("home", {"ground_side": "agree"}),
    Preset("cup", {"tie_break": "penalties"}),
)
