"""SS-120 to SS-130: the clock, the end of a match, options and presets."""

from __future__ import annotations

import pytest

from tests.games.streetsoccer import engine
from tests.games.streetsoccer import kept as golden
from tests.games.streetsoccer.engine import begin, codes, play, position
from touchline.core.choices import settle
from touchline.core.faults import BadOption, Refused
from touchline.core.ids import OVER
from touchline.core.setup import Setup
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.position import read_position
from touchline.games.streetsoccer.rules.state import Table
from touchline.play.croupier import Scripted
from touchline.play.match import Match

SCORES = golden.TEXT["P12"]  # L, die 4: h6j6##
R_SCORES = golden.TEXT["P5"]  # R, die 2: c3c4##
QUIET = golden.TEXT["P1"]
PLACED = "+Gb4 +gk5 +pg5 +Pf4 +Pd3 +ph6 +pe6 +Pe5 +Ph3 +pi3"


def ended(t: Table) -> tuple[list[int], int]:
    assert GAME.due(t) == OVER
    result = GAME.result(t)
    return result.points, result.reason


def still(t: Table, halves: int = 1) -> Table:
    """Let `halves` half-minutes pass: a 2, and back to where one stood."""
    for _ in range(halves):
        engine.take_fate(t, 2)
        engine.take(t, engine.standstill(t))
    return t


def clock(t: Table) -> str:
    return position(t).split()[5]


def test_ss_120_a_minute_is_a_turn_of_each_side() -> None:
    t = read_position(f"{QUIET} t - 1b 0-0 - R")
    told = []
    for _ in range(6):
        told.append(clock(t) + position(t).split()[2])
        still(t)
    assert told == ["1bL", "2aR", "2bL", "3aR", "3bL", "4aR"]


@pytest.mark.parametrize(
    ("text", "points"),
    [
        (f"{QUIET} t - 25b 2-1 R R", [2, 0]),  # T22
        (f"{QUIET} t - 25b 0-3 R R", [0, 2]),
    ],
)
def test_ss_121_t22_full_time(text: str, points: list[int]) -> None:
    assert ended(still(read_position(text))) == (points, c.REGULAR)


def test_ss_121_the_first_turn_of_minute_25_does_not_end_it() -> None:
    t = still(read_position(f"{QUIET} t - 25a 2-1 R L"))
    assert GAME.due(t) != OVER
    assert clock(t) == "25b"


def test_ss_121_a_goal_in_the_last_turn_counts() -> None:
    t = play(read_position(f"{R_SCORES} t 2 25b 0-0 - L"), "c3c4##")
    assert ended(t) == ([0, 2], c.REGULAR)


@pytest.mark.parametrize("score", ["0-0 -", "2-2 L"])
def test_ss_122_level_scores_go_to_extra_time(score: str) -> None:
    t = still(read_position(f"{QUIET} t - 25b {score} R"))
    assert clock(t) == "26a"
    assert position(t).split()[2] == "R"  # the same order
    still(t, 19)
    assert clock(t) == "35b"
    still(t)
    assert GAME.due(t) == OVER


@pytest.mark.parametrize(
    ("minute", "first"), [("27a", "L"), ("27b", "R"), ("35b", "R"), ("26a", "L")]
)
def test_ss_123_t23_a_goal_in_extra_time_ends_it_at_once(minute: str, first: str) -> None:
    t = play(read_position(f"{SCORES} t 4 {minute} 1-1 R {first}"), "h6j6##")
    assert ended(t) == ([2, 0], c.GOLDEN)
    assert position(t).split()[3] == "x"


@pytest.mark.parametrize(("last", "points"), [("R", [0, 2]), ("L", [2, 0])])
def test_ss_124_t24_the_last_goal_of_regular_time(last: str, points: list[int]) -> None:
    t = still(read_position(f"{QUIET} t - 35b 1-1 {last} R"))
    assert ended(t) == (points, c.LAST_GOAL)


def test_ss_125_t25_no_goal_and_both_lose_over_a_whole_match() -> None:
    """From the coin to the whistle by scripted fate: 70 turns without a goal."""
    script = [0, 62, *[2] * 69]
    match = Match(GAME, Setup(), Scripted(script))
    for move in PLACED.split():
        _answer(match, engine.read(match.state, move))
    _answer(match, codes(match.state)[0])  # the kick-off
    halves = 0
    while match.ask.result is None:
        _answer(match, engine.standstill(match.state))
        halves += 1
    assert halves == 69  # and the kick-off was the first of the seventy
    assert (match.ask.result.points, match.ask.result.reason) == ([0, 0], c.NO_GOAL)


def test_ss_124_over_a_whole_match_goals_and_all() -> None:
    """L scores in minute 3, R in minute 20 (T24), and nobody again: R has the last goal."""
    t = play(read_position(f"{SCORES} t 4 3a 0-0 - L"), "h6j6## =b4 =k4")
    engine.take_fate(t, 3)
    engine.take(t, codes(t)[0])
    assert position(t).split()[5:] == ["4a", "1-0", "L", "L"]
    t = play(read_position(f"{R_SCORES} t 2 20b 1-0 L L"), "c3c4## =k5 =b4 3:")
    engine.take(t, next(code for code in codes(t) if code % 140))
    assert position(t).split()[5:] == ["21b", "1-1", "R", "L"]
    still(t, 5 * 2 - 1 + 20)
    assert ended(t) == ([0, 2], c.LAST_GOAL)


def _answer(match: Match[Table], code: int) -> None:
    match.answer(engine.seat_of(match.state), code)


def test_ss_126_resigning_is_the_tables_business() -> None:
    match = Match(GAME, Setup(), Scripted([0]))
    match.resign(0)
    assert match.ask.result is not None
    assert match.ask.result.points == [0, 2]
    with pytest.raises(Refused):  # and nobody plays on
        match.answer(0, codes(match.state)[0])


@pytest.mark.parametrize(
    ("options", "score", "points", "reason"),
    [
        ({"extra_time": "none"}, "1-1 R", [0, 2], c.LAST_GOAL),
        ({"extra_time": "none"}, "0-0 -", [0, 0], c.NO_GOAL),
        ({"extra_time": "none", "tiebreak": "draw"}, "1-1 R", [1, 1], c.DRAWN),
        ({"extra_time": "none", "tiebreak": "draw"}, "0-0 -", [1, 1], c.DRAWN),
        ({"extra_time": "none", "tiebreak": "draw"}, "2-1 L", [2, 0], c.REGULAR),
    ],
)
def test_ss_127_without_extra_time(
    options: dict[str, str], score: str, points: list[int], reason: int
) -> None:
    t = still(read_position(f"{QUIET} t - 25b {score} R", options))
    assert ended(t) == (points, reason)


@pytest.mark.parametrize(("score", "last"), [("0-0", "-"), ("3-3", "L")])
def test_ss_127_a_draw_after_extra_time(score: str, last: str) -> None:
    t = still(read_position(f"{QUIET} t - 35b {score} {last} R", {"tiebreak": "draw"}))
    assert ended(t) == ([1, 1], c.DRAWN)


def test_ss_127_a_restart_still_pending_is_dropped() -> None:
    options = {"extra_time": "none"}
    t = play(read_position(f"{R_SCORES} t 2 25b 1-0 L L", options), "c3c4##")
    assert ended(t) == ([0, 2], c.LAST_GOAL)


@pytest.mark.parametrize(
    ("text", "move", "result"),
    [
        # (1) before all: extra time, minute complete or not
        (f"{R_SCORES} t 2 35b 0-0 - L", "c3c4##", ([0, 2], c.GOLDEN)),
        # (2) a goal in 25b decides
        (f"{R_SCORES} t 2 25b 1-1 L L", "c3c4##", ([0, 2], c.REGULAR)),
        # (4) the last goal of regular time stands after 35
        (f"{QUIET} t 2 35b 1-1 L R", "", ([2, 0], c.LAST_GOAL)),
    ],
)
def test_ss_121_ss_123_ss_124_the_order_of_the_tests_of_a_minute(
    text: str, move: str, result: tuple[list[int], int]
) -> None:
    t = read_position(text)
    if move:
        play(t, move)
    else:
        engine.take(t, engine.standstill(t))
    assert ended(t) == result


# ---- SS-130 ------------------------------------------------------------------------------

TABLE = {
    "first_placer": ("coin", "L", "R"),
    "placement_order": ("1-2-2-2-2-1", "5-5", "fixed2+3"),
    "circle_rule": ("at_least_one", "prefixed_only"),
    "spread_rule": ("each_half", "opposing_half"),
    "placement_ring": ("false", "true"),
    "kickoff_side": ("duel", "first_placer"),
    "kickoff_length": ("difference", "die_plus_one"),
    "ring": ("full", "no_corners", "no_mouths", "none"),
    "revisit": ("free", "no_origin_end", "simple"),
    "bend": ("one", "none"),
    "goal_exit": ("any", "mouth"),
    "restart_keepers": ("both", "conceder"),
    "push_fallback": ("illegal", "stay"),
    "light_counts_keeper": ("true", "false"),
    "enclosure": ("region", "adjacent4", "off"),
    "corner3": ("orthogonal", "all8", "off"),
    "extra_time": ("10_golden", "none"),
    "tiebreak": ("last_goal_then_both_lose", "draw"),
}
PRESETS = {  # §8.3: what differs from the board game
    "boardgame": {},
    "littlegolem": {
        "placement_order": "fixed2+3",
        "circle_rule": "prefixed_only",
        "spread_rule": "opposing_half",
        "kickoff_side": "first_placer",
        "extra_time": "none",
        "tiebreak": "draw",
    },
    "brettspielwelt": {},
    "mastermove": {"placement_order": "5-5", "restart_keepers": "conceder"},
    "athenstean_pbm": {"placement_order": "5-5", "extra_time": "none", "tiebreak": "draw"},
}


def test_ss_130_the_table_of_options() -> None:
    assert {choice.key: choice.values for choice in GAME.choices} == TABLE


def test_ss_130_the_presets() -> None:
    assert {preset.key: dict(preset.options) for preset in GAME.presets} == PRESETS


@pytest.mark.parametrize("preset", PRESETS)
def test_ss_130_every_preset_can_be_played_to_the_end(preset: str) -> None:
    t = GAME.new(Setup(options=settle(GAME.choices, GAME.presets, {}, preset)))
    answers = 0
    while GAME.due(t) != OVER:
        if engine.fate_is_due(t):
            outcomes = sorted(engine.odds(t))
            engine.take_fate(t, outcomes[answers % len(outcomes)])
        else:
            listed = codes(t)
            engine.take(t, listed[answers * 7 % len(listed)])
        answers += 1
    assert answers <= GAME.longest
    last = "25b" if PRESETS[preset].get("extra_time") == "none" else "35b"
    assert clock(t) in {last, "25b"} or GAME.result(t).reason == c.GOLDEN


def test_ss_130_little_golem_shows_the_die_before_the_figures() -> None:
    t = GAME.new(Setup(options=settle(GAME.choices, GAME.presets, {}, "littlegolem")))
    engine.take_fate(t, 0)  # the coin: L places first
    assert len(engine.odds(t)) == 15
    engine.take_fate(t, 41)
    assert engine.seat_of(t) == 0
    for _ in range(6):
        engine.take(t, codes(t)[-1])
    assert position(t).split()[2:5] == ["L", "o", "3"]


@pytest.mark.parametrize(
    ("given", "preset", "hint"),
    [
        ({"rign": "none"}, "", "ring"),
        ({"ring": "nome"}, "", "none"),
        ({}, "boardgam", "boardgame"),
    ],
)
def test_ss_130_a_misspelt_option_gets_the_likely_word(
    given: dict[str, str], preset: str, hint: str
) -> None:
    with pytest.raises(BadOption, match=f"Did you mean '{hint}'"):
        settle(GAME.choices, GAME.presets, given, preset)


def test_ss_130_a_preset_can_be_overridden_key_by_key() -> None:
    options = settle(GAME.choices, GAME.presets, {"extra_time": "10_golden"}, "littlegolem")
    assert options["extra_time"] == 0
    assert options["placement_order"] == 2


def test_ss_130_defaults_need_not_be_given() -> None:
    assert position(begin({"first_placer": "L"})) == position(
        GAME.new(Setup(options={"first_placer": 1}))
    )
