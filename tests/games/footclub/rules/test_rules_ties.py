"""FC-200 to FC-219: extra time, ties of two legs, the shoot-out."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.footclub.engine import Play
from tests.games.footclub.laying import STANDARD, match, prematch
from tests.games.footclub.people import NUMBER
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.flow import begin_leg, end_first_leg
from touchline.games.footclub.voice.viewing import view as shown

LAST = {"phase": "discard", "period": 2, "turn": 5}


def full_time(decider: str = "ask", **given) -> Play:
    """A single match is level after two halves, or after extra time (period=3)."""
    turn = 3 if given.get("period") == 3 else 5
    options = {"draw_decider": decider, **given.pop("options", {})}
    return match(**{**LAST, "turn": turn, "options": options, **given})


def second_leg(leg_goals: tuple[int, int], goals: tuple[int, int], **given) -> Play:
    """The end of the second leg at blue's ground."""
    turn = 3 if given.get("period") == 3 else 5
    given = {**LAST, "turn": turn, "home": "blue", **given}
    options = {"format": "two_legged", **given.pop("options", {})}
    return match(leg=1, leg_goals=leg_goals, goals=goals, options=options, **given)


# -- a drawn single match --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("decider", "phase"),
    [("ask", "DECIDER"), ("none", "END"), ("extra_time", "TACTICS"),
     ("extra_time_shoot_out", "TACTICS")],
)  # fmt: skip
def test_fc_200_draw_decider(decider: str, phase: str) -> None:
    p = full_time(decider)
    assert p.phase() == phase
    if phase == "END":
        assert p.result() == ([1, 1], c.DRAWN)
    assert full_time(decider, goals=(1, 0)).result() == ([2, 0], c.BY_GOALS)


@pytest.mark.parametrize(
    ("blue", "red", "on"), [("on", "on", True), ("on", "stop", False), ("stop", "on", False)]
)
def test_fc_200_both_must_want_it(blue: str, red: str, on: bool) -> None:
    p = full_time()
    assert (p.due(), p.open("blue")) == ("both", ["on", "stop"])
    before = p.view("red").key()
    p.play(blue, by="blue")
    assert p.view("red").key() == before
    p.play(red, by="red")
    assert p.phase() == ("TACTICS" if on else "END")
    assert p.told("DECIDED") == [(int(on), 0)]
    if not on:
        assert p.result() == ([1, 1], c.DRAWN)


@pytest.mark.parametrize(
    ("decider", "phase"),
    [("ask", "SHOOT_ORDER"), ("extra_time", "END"), ("extra_time_shoot_out", "SHOOT_ORDER")],
)
def test_fc_200_fc_216_after_extra_time(decider: str, phase: str) -> None:
    p = full_time(decider, period=3)
    assert p.phase() == phase
    if phase == "END":
        assert p.result() == ([1, 1], c.DRAWN)


# -- ties ------------------------------------------------------------------------------------------

ASIDE = {
    **dict.fromkeys(("CB5", "FW5", "cb5", "fw5"), "5"),
    **dict.fromkeys(("AM4", "DM4", "CB4", "am4", "dm4", "cb4"), "4"),
}


def first_leg(**given) -> Play:
    """The last turn of the first leg at blue's ground; the draft has set cards aside."""
    options = {"format": "two_legged", **given.pop("options", {})}
    people = {**ASIDE, **given.pop("people", {})}
    p = match("fans", period=2, turn=5, options=options, people=people, **given)
    for name in ASIDE:
        p.t.spot[NUMBER[name]] = c.ASIDE
    return p


def test_fc_201_the_grounds_are_changed() -> None:
    p = first_leg(goals=(2, 1), kop="freshness", kop_spent=True).quiet("RECRUIT")
    assert p.told("LEG_OVER") == [(2, 1)]
    p.quiet("PICK_KOP")
    assert (p.due(), p.t.home, p.t.leg) == ("red", 1, 1)
    p.play("kop attack")
    assert p.shown("red", "blue")["kop"] == {"kind": "attack", "spent": False}
    assert p.shown("blue", "blue")["kop"] is None
    assert (p.goals(), p.shown("blue", "red")["leg_goals"]) == ((0, 0), 2)


@pytest.mark.parametrize(
    ("leg_goals", "goals", "points", "reason"),
    [
        ((0, 1), (3, 0), [2, 0], c.BY_AGGREGATE),
        ((2, 2), (0, 1), [0, 2], c.BY_AGGREGATE),
        ((2, 3), (2, 1), [2, 0], c.BY_AWAY_GOALS),  # TV-29
        ((0, 1), (2, 1), [0, 2], c.BY_AWAY_GOALS),
    ],
)
def test_fc_202_tv_29_aggregate_then_away_goals(leg_goals, goals, points, reason) -> None:
    """Leg 1 at red's ground, leg 2 at blue's."""
    assert second_leg(leg_goals, goals).result() == (points, reason)


@pytest.mark.parametrize(
    ("leg_goals", "goals", "tie"),
    [
        ((0, 1), (3, 0), ((3, 1), (0, 0), 0, "goals")),
        ((2, 2), (0, 1), ((2, 3), (2, 1), 1, "goals")),
        ((2, 3), (2, 1), ((4, 4), (2, 1), 0, "away")),  # TV-29
        ((0, 1), (2, 1), ((2, 2), (0, 1), 1, "away")),
        ((0, 2), (2, 0), ((2, 2), (0, 0), -1, "away")),
    ],
)
def test_fc_202_how_the_tie_stands_is_told_before_its_end(leg_goals, goals, tie) -> None:
    """Who goes through as it stands is who has won when the whistle comes."""
    p = match(
        **{**LAST, "turn": 4, "home": "blue"},
        leg=1, leg_goals=leg_goals, goals=goals, options={"format": "two_legged"},
    )  # fmt: skip
    for eye in ("blue", "watcher"):
        told = shown(p.view(eye)).tie
        assert told is not None
        assert (told.match, told.goals, told.away, told.ahead, told.by) == (2, *tie)
    end = second_leg(leg_goals, goals)
    if tie[2] >= 0:
        assert end.result()[0] == [2 * (tie[2] == 0), 2 * (tie[2] == 1)]


def test_fc_201_in_the_first_match_nobody_is_ahead_yet() -> None:
    told = shown(first_leg(goals=(2, 1)).view("blue")).tie
    assert told is not None
    assert (told.match, told.goals, told.away, told.ahead) == (1, (2, 1), (0, 1), -1)
    assert shown(match("discard").view("blue")).tie is None


def test_fc_202_fc_212_tv_30_level_on_both_is_extra_time() -> None:
    p = second_leg((0, 2), (2, 0))
    assert p.phase() == "TACTICS"
    assert p.asked("blue").least == 10


def test_fc_215_tv_31_the_score_after_extra_time_replaces_the_second_legs() -> None:
    """Blue 3-1 red: 3-3, away goals red 1, blue 0."""
    p = second_leg((0, 2), (3, 1), period=3)
    assert p.result() == ([0, 2], c.BY_AWAY_GOALS)
    assert second_leg((0, 2), (3, 0), period=3).result() == ([2, 0], c.BY_AGGREGATE)


def test_fc_203_the_second_leg_is_a_new_match() -> None:
    tokens = {"FW1": "yellow", "FW2": "plus minus fresh0", "CB1": "minus2"}
    p = first_leg(fans=(1, 8), used=(3, 2), reds=(1, 0), tokens=tokens, goals=(2, 2))
    p.quiet("PICK_KOP").play("kop attack")
    assert (p.fans("blue"), p.fans("red")) == (5, 5)
    assert p.view("red").counts == [0, 0, 37, 0, 0, 37]
    for club in ("blue", "red"):
        assert [p.get(club, n) for n in (c.GOALS, c.SUBS, c.REDS, c.KOP_SPENT)] == [0] * 4
    assert (p.stars("FW2"), p.stars("CB1")) == (3, 3)
    p.arrange(STANDARD, by="blue").quiet("PLACE_FAN")
    assert (p.fresh("FW2"), p.t.yellows(NUMBER["FW1"]), p.t.period) == (1, 0, 1)
    assert p.told("KICK_OFF")[-1][0] == 0  # away begins


def test_fc_204_sent_off_in_the_first_leg() -> None:
    p = first_leg(hands=("as", "tackle1"), tokens={"dm2": "yellow"}, ball="FW1")
    p.each("pass", "pass").play("pass", "pass").each("pass", "pass")
    p.play("tackle1 regular").roll(1, 1).quiet("PICK_KOP")
    assert p.spot("dm2") == "SUSPENDED"
    assert p.told("BARRED") == [(1, NUMBER["dm2"])]
    p.play("kop attack").play("shape 2-2-2-2-2", "fb1", "fb2", "cb1", "cb2", by="red")
    assert {"dm1", "dm3"} <= set(p.open("red")) <= {"dm1", "dm3", "DM4", "dm4"}
    assert p.shut("red")["dm2"] == "IS_SUSPENDED"
    p.play("dm1", "dm3", by="red").quiet("CHANGE")
    while p.due() != "red":
        p.play("pass")
    assert p.shut()["dm2"] == "IS_SUSPENDED"  # nor on the bench


def test_fc_205_one_yellow_is_a_half_card() -> None:
    p = first_leg(tokens={"FW1": "yellow", "CB3": "yellow", "CB1": ""}).quiet("PICK_KOP")
    p.play("kop attack").arrange(STANDARD, by="blue").quiet("PLACE_FAN")
    assert [p.t.tokens[NUMBER[name]] & c.HALF > 0 for name in ("FW1", "CB3", "CB1")] == [
        True, True, False,
    ]  # fmt: skip
    assert p.shown("blue", "red")["malus"] == 0


def test_fc_206_a_serious_injury_is_a_star_less_for_the_whole_match() -> None:
    p = first_leg(hands=("as", "tackle1"), ball="FW1")
    p.each("pass", "pass").play("pass", "pass").each("pass", "pass")
    p.play("tackle1 aggressive").roll(1, 2).roll(1, 1).quiet("PICK_KOP").play("kop attack")
    assert (p.spot("FW1"), p.stars("FW1")) == ("BENCH", 2)
    p.arrange(STANDARD, by="blue").quiet("TACTICS").quiet("PLACE_FAN")
    assert (p.t.period, p.stars("FW1")) == (2, 2)


def test_fc_207_a_forfeited_leg_counts_0_3_and_the_second_is_played() -> None:
    eight = "| cb1 cb2 | dm1 dm2 | am1 am2 | fw1"
    p = first_leg(hands=("as", "tackle1"), ball="FW1", red=eight, reds=(0, 3), goals=(0, 5),
                  tokens={"CB1": "yellow"})  # fmt: skip
    p.each("pass", "pass").play("pass", "pass").each("pass", "pass")
    p.play("tackle1 aggressive").roll(1, 2).roll(1, 1).quiet("RECRUIT")
    assert p.told("LEG_OVER") == [(3, 0)]
    assert p.told("FORFEITED") == [(1, c.FOURTH_RED)]
    p.quiet("PICK_KOP")
    assert p.spot("dm2") == "SUSPENDED"
    assert p.t.tokens[NUMBER["CB1"]] & c.HALF


def test_fc_215_the_score_of_a_tie_that_is_over_is_of_both_legs() -> None:
    playing = second_leg((3, 0), (0, 3))
    assert shown(playing.view("red")).score == (0, 3)
    over = second_leg((3, 0), (0, 2))
    assert over.result() == ([2, 0], c.BY_AGGREGATE)
    assert shown(over.view("red")).score == (3, 2)


def test_fc_207_tv_40_a_first_leg_forfeited_by_red_at_home() -> None:
    """3-3, away goals 3 each: extra time. Forfeited by blue itself: red wins."""
    assert second_leg((3, 0), (0, 3)).phase() == "TACTICS"
    seven = "| CB1 CB2 | DM1 DM2 | AM1 AM2 | FW1"
    p = second_leg((3, 0), (5, 0), phase="possession", turn=2, blue=seven, reds=(3, 0),
                   hands=("tackle1", "as"), ball="fw1")  # fmt: skip
    p.play("tackle1 aggressive").roll(1, 2).roll(1, 1)
    assert p.goals() == (0, 3)
    assert p.result() == ([0, 2], c.BY_FORFEIT)


def test_fc_207_a_forfeited_second_leg_may_still_win_the_tie() -> None:
    """FC-Q30: 0-3 counts, no more and no less."""
    seven = "| CB1 CB2 | DM1 DM2 | AM1 AM2 | FW1"
    p = second_leg((5, 0), (0, 0), phase="possession", turn=2, blue=seven, reds=(3, 0),
                   hands=("tackle1", "as"), ball="fw1")  # fmt: skip
    p.play("tackle1 aggressive").roll(1, 2).roll(1, 1)
    assert p.result() == ([2, 0], c.BY_AGGREGATE)


@pytest.mark.parametrize(("leg_goals", "lots"), [((0, 0), True), ((2, 0), False)])
def test_fc_175_nobody_can_field_a_second_leg(leg_goals: tuple[int, int], lots: bool) -> None:
    """FC-Q29: it is 0-0, and a tie level on both criteria is settled by lot."""
    p = prematch(options={"format": "two_legged"})
    end_first_leg(p.t, p.log)
    for n in range(50):
        p.t.spot[n] = c.OUT
    for side, goals in enumerate(leg_goals):
        p.t.put(side, c.LEG_GOALS, goals)
    begin_leg(p.t, p.log)
    if not lots:
        assert p.result() == ([2, 0], c.BY_AGGREGATE)
        return
    assert (p.phase(), p.fate()) == ("TIE_TOSS", {0: 1, 1: 1})
    p.happen(1)
    assert p.result() == ([0, 2], c.BY_LOT)
    assert p.told("TIE_DRAWN") == [(1, 0)]


# -- extra time ------------------------------------------------------------------------------------


def test_fc_213_tv_32_ten_cards_and_three_turns() -> None:
    p = full_time("extra_time", hands=("press1", ""), fans=(6, 5))
    assert p.told("WHISTLE") == [(2, 0)]
    assert (p.asked("blue").least, p.asked("blue").most) == (10, 10)
    assert p.t.count(0, c.HAND) == 0
    p.quiet("PLACE_FAN")
    assert p.fans("blue") == 6
    assert [p.t.count(0, place) for place in (c.HAND, c.PILE)] == [6, 4]
    assert p.holder() == "DM1"  # home
    p.quiet("END")
    assert p.told("TURN_BEGINS") == [(n, 0) for n in (1, 2, 3)]
    assert Counter(side for side, _ in p.told("CARD_DRAWN")) == {0: 10, 1: 10}


@pytest.mark.parametrize(("option", "rolled"), [("true", 1), ("false", 0)])
def test_fc_213_et_new_colour(option: str, rolled: int) -> None:
    p = full_time("extra_time", colour="violet", options={"et_new_colour": option})
    while p.phase() == "TACTICS":
        club = "blue" if p.due() != "red" else "red"
        p.play(p.open(club)[0], by=club)
    assert (p.phase() == "COLOUR") is bool(rolled)
    p.quiet("PLACE_FAN")
    assert len(p.told("BALL_COLOUR")) == rolled
    assert rolled or p.t.colour == 6


@pytest.mark.parametrize("more", [0, 1, 2, 3])
def test_fc_214_et_extra_subs(more: int) -> None:
    options = {"et_extra_subs": str(more)}
    for period, left in ((2, 0), (3, more)):
        p = match("changes", period=period, used=(3, 3), home="red", options=options)
        assert p.shown("blue", "blue")["subs_left"] == left
        assert (p.phase() == "CHANGE") is (left > 0)
    p = match("changes", period=3, used=(2, 0), home="red", options=options)
    assert p.shown("blue", "blue")["subs_left"] == 1 + more
    p.play("CB3", "CB1")
    assert ("DM3" in p.open()) is (more > 0)


def test_fc_214_none_is_left_to_tell_of_in_the_shoot_out() -> None:
    p = full_time("extra_time_shoot_out", period=3, used=(6, 4), options={"et_extra_subs": "3"})
    assert (p.phase(), p.t.period) == ("SHOOT_ORDER", 4)
    assert [p.shown(club, "blue")["subs_left"] for club in ("blue", "red")] == [0, 2]
