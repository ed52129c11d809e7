"""The unit vectors W1 to W35, by their ids."""

from __future__ import annotations

import pytest

from tests.games.worldwide.laying import AMATEUR, match
from touchline.games.worldwide.rules import codes as c


def test_w1_points_add_up_and_name_the_bonus_of_the_shot() -> None:
    p = match("dribble long_pass pass cross shot", "", options=AMATEUR, piles=(None, 0))
    p.say("play dribble").draw("dribble")
    assert p.t.pa == 1
    p.say("play long_pass", "drop dribble")
    assert p.t.pa == 4
    p.say("play pass").draw("val1")
    assert p.t.pa == 6
    p.say("play cross")
    assert p.t.pa == 7
    p.say("play shot").asks("SHOT_ROLL").roll(4)
    assert p.t.quality == 4 + 1 + 1  # the cross gives one more


def test_w2_nine_points_are_too_many() -> None:
    assert match("long_pass", "", pa=6).shut()["play long_pass"] == "TOO_MANY_PA"


def test_w3_a_set_of_points() -> None:
    for pa, legal in ((4, False), (5, True), (6, True), (7, False)):
        p = match("cross", "", pa=pa)
        assert ("play cross" in p.open()) is legal
        if not legal:
            assert p.shut()["play cross"] == "NEEDS_PA"


FIVE = "pass pass dribble dribble shot"


def test_w4_giving_the_ball_back() -> None:
    p = match(FIVE, "", piles=(10, None)).say("give").dealt()
    assert p.held(0) == 8
    assert "pass" not in p.open()
    p.say("drop shot")
    assert (p.held(0), p.t.ball) == (7, 1)


@pytest.mark.parametrize(("then", "left"), [("pass", 7), ("drop shot", 6)])
def test_w5_a_pile_of_two(then: str, left: int) -> None:
    p = match(FIVE, "", piles=(2, None)).say("give").dealt()
    assert p.held(0) == 7
    assert p.say(then).held(0) == left


def test_w6_an_empty_pile() -> None:
    p = match(FIVE, "", piles=(0, None)).say("give")
    assert p.open()[0] == "pass"
    p.say("pass")
    assert (p.held(0), p.t.ball) == (5, 1)


def test_w7_nine_cards_and_three_more() -> None:
    p = match("pass pass pass dribble dribble dribble shot shot cross", "", piles=(10, None))
    p.say("give").dealt()
    assert (p.phase(), p.held(0)) == ("FORCED_DISCARD", 12)
    p.say(p.open()[0], p.open()[0])
    assert (p.phase(), p.held(0)) == ("GIVE_BACK", 10)
    assert p.say(p.open()[0]).held(0) == 9


@pytest.mark.parametrize(("die", "end"), [(4, "SAVED_IT"), (5, "GOAL")])
def test_w8_w9_seven_points_and_a_five_of_the_keeper(die: int, end: str) -> None:
    p = match("shot", "", options=AMATEUR, pa=7).say("play shot").dealt().roll(die)
    assert p.t.quality == die + 1
    assert end in p.roll(5).story()
    assert p.t.ball == 1


@pytest.mark.parametrize(("natural", "won"), [(15, True), (12, False)])
def test_w10_w11_a_through_ball_is_intercepted(natural: int, won: bool) -> None:
    p = match("through_ball", "interception", pa=5)
    p.say("play through_ball", "defend interception").roll(natural)
    assert p.told("NEEDED") == [(1, 113)]
    assert p.t.ball == (1 if won else 0)
    assert p.t.pa == (0 if won else 7)


def test_w12_a_card_that_cannot_be_defended() -> None:
    p = match("through_ball shot", "press tackle", pa=4)
    p.say("play through_ball").asks("ATTACK")
    p.say("play shot")
    assert p.phase() == "SHOT_ROLL"  # nothing to answer, nothing drawn
    assert p.held(1) == 4


def test_w13_w14_the_annex_until_the_interception() -> None:
    p = match("pass long_pass", "interception", options=AMATEUR)
    p.say("play pass", "let")
    assert p.phase() == "DRAW"
    assert p.t.stack.get(1) == 1
    p.draw("pass", "pass")
    assert (p.t.pa, p.t.stack.get(2)) == (2, c.PERSON)
    p.draw("val1")
    p.say("play long_pass", "defend interception")
    p.roll(17)
    assert p.told("NEEDED") == [(1, 114)]
    assert (p.t.ball, p.t.pa) == (1, 0)


def test_w15_w16_w17_w18_the_annex_until_the_goal() -> None:
    p = match(
        "long_pass dribble through_ball shot pass",
        "press press",
        options=AMATEUR,
        people=("val7",),
    )
    p.say("play long_pass", "let").draw("pass", "pass")
    assert p.t.pa == 3
    p.say("drop pass")
    p.say("play dribble", "defend press")
    p.roll(8)
    assert p.told("NEEDED") == [(1, 115)]
    assert p.t.pa == 4
    p.draw("dribble")
    p.say("play through_ball", "let").draw("pass", "pass")
    assert (p.t.pa, p.t.safe) == (6, 1)
    before = p.held(1)
    p.say("play shot")
    assert p.phase() == "AFTER"
    p.say("person val7")
    p.roll(5 * 8 + 3).roll(2)
    assert p.told("QUALITY") == [(0, 5)]
    assert p.get(0, "GOALS") == 1
    assert p.held(1) == before


@pytest.mark.parametrize(("natural", "foul"), [(6, True), (7, False)])
def test_w19_where_a_foul_of_a_tackle_ends(natural: int, foul: bool) -> None:
    p = match("dribble", "tackle").say("play dribble", "defend tackle").roll(natural)
    assert ("FOUL_BY" in p.story()) is foul


@pytest.mark.parametrize(
    ("natural", "cards"), [(1, ["RED"]), (2, ["YELLOW"]), (3, ["YELLOW"]), (4, [])]
)
def test_w20_cards_for_a_tackle(natural: int, cards: list[str]) -> None:
    p = match("dribble", "tackle").say("play dribble", "defend tackle").roll(natural)
    p.dealt()
    assert [word for word in p.story() if word in ("RED", "YELLOW")] == cards
    assert "FOUL_BY" in p.story()


@pytest.mark.parametrize(
    ("pa", "after", "piece"), [(4, 5, c.INDIRECT), (5, 6, c.DIRECT), (6, 7, c.SPOT), (7, 8, c.SPOT)]
)
def test_w21_the_points_name_the_set_piece(pa: int, after: int, piece: int) -> None:
    p = match("dribble", "tackle", pa=pa).say("play dribble", "defend tackle").roll(5).dealt()
    assert p.t.pa == after
    assert p.told("SET_PIECE_IS") == [(0, piece)]


def test_w22_an_indirect_free_kick() -> None:
    p = match("dribble pass", "press interception", restrict=c.INDIRECT)
    assert [word for word in p.open() if word != "give"] == ["play pass"]
    assert p.shut()["play dribble"] == "NOT_SET_PIECE"
    p.say("play pass")
    assert (p.phase(), p.t.stack.get(1), p.t.stack.get(2)) == ("DRAW", 0, c.PERSON)
    assert p.held(1) == 2


@pytest.mark.parametrize(("keeper", "end"), [(3, "GOAL"), (4, "SAVED_IT")])
def test_w23_a_direct_free_kick(keeper: int, end: str) -> None:
    p = match("dribble", "tackle", pa=5).say("play dribble", "defend tackle").roll(5).dealt()
    p.roll(3, keeper)
    assert p.told("QUALITY") == [(0, 4)]
    assert p.story().count(end) == 1
    assert p.t.ball == 1


@pytest.mark.parametrize(("number", "goals"), [(4, 0), (2, 1)])
def test_w24_a_penalty(number: int, goals: int) -> None:
    p = match("dribble", "tackle", pa=6).say("play dribble", "defend tackle").roll(5).dealt()
    p.say("number 4", seat=0).say(f"number {number}", seat=1)
    assert (p.get(0, "GOALS"), p.t.ball) == (goals, 1)


NINE = "pass pass pass dribble dribble dribble tackle shot shot cross"


def test_w25_a_first_red() -> None:
    p = match("dribble", NINE, people=("", "kre2 kre3 kre4"))
    p.say("play dribble").asks("DEFENCE").say("defend tackle").roll(1)
    p.dealt()
    assert p.phase() == "SANCTION"
    p.say("drop pass", "drop pass", "drop pass")
    assert (p.held(1), p.phase()) == (6, "FORCED_DISCARD")
    assert all("kre" in word for word in p.open())
    p.say("drop kre2")
    assert (p.held(1), len(p.folk(1)), p.phase()) == (6, 2, "ATTACK")


def test_w26_a_second_red() -> None:
    p = match("dribble", "tackle pass pass pass pass pass pass pass".replace(
        "pass pass pass pass pass pass pass", "pass pass pass pass dribble shot shot"),
        people=("", "kre2 kre3"), reds=(0, 1))  # fmt: skip
    p.say("play dribble").asks("DEFENCE").say("defend tackle").roll(1).dealt()
    p.say("drop kre2", "drop pass", "drop pass")
    assert (p.held(1), len(p.folk(1))) == (5, 1)
    assert (p.t.reds[1], p.phase()) == (2, "ATTACK")


def test_w27_a_corner() -> None:
    p = match("shot dribble pass long_pass cross through_ball", "interception", pa=8)
    p.say("play shot").asks("SHOT_ROLL").roll(3, 5)
    assert p.told("SET_PIECE_IS") == [(0, c.CORNER)]
    assert (p.t.pa, p.t.ball, p.phase()) == (5, 0, "ATTACK")
    assert set(p.open()) == {"give", "play pass", "play long_pass", "play cross"}
    p.say("play pass")
    assert "defend interception" in p.open()


def test_w28_off_target() -> None:
    p = match("shot", "", pa=8).say("play shot").dealt().roll(1)
    assert "OFF_TARGET" in p.story()
    assert "KEEPER_DIE" not in p.story()
    assert p.t.ball == 1


def test_w29_a_block_announced_twice() -> None:
    p = match("dribble pass", "press press", abilities=("", "defensive_block"), stars=(0, 2))
    p.say("play dribble", "star defensive_block", "star defensive_block", "let").dealt()
    assert p.get(1, "STARS") == 0
    p.say("play pass", "defend press").roll(11)  # 18 - 1 = 17 = 11 + 6
    assert p.t.ball == 1
    assert p.told("ROLLED") == [(1, 11 * 64 + 6)]


def test_w30_stars_at_half_time() -> None:
    p = match("", "", options=AMATEUR, piles=(0, 0), stars=(3, 1), most=(4, 4))
    p.say("give").say("give")
    assert (p.get(0, "STARS"), p.get(1, "STARS")) == (4, 3)
    assert p.t.half == 2


def test_w31_piles_that_are_not_empty() -> None:
    p = match("", "", piles=(20, 20))
    p.say("give").dealt().say(p.open()[0]).say("give").dealt().say(p.open()[0])
    assert (p.t.half, p.t.ball, p.t.givebacks) == (1, 0, 2)


def test_w32_a_goal_breaks_the_row() -> None:
    p = match("", "shot", options=AMATEUR, piles=(0, 20))
    p.say("give")
    p.t.pa = 6
    p.say("play shot").asks("SHOT_ROLL").roll(6, 1)
    assert (p.get(1, "GOALS"), p.t.half, p.t.ball) == (1, 1, 0)
    p.say("give")
    assert p.t.half == 1
    p.say("give").dealt().say(p.open()[0])
    assert p.t.half == 2


def test_w33_a_substitution() -> None:
    p = match("", "", people=("val4 val5",), stars=(2, 4), subs=(3, 0), piles=(0, 20)).say("give")
    assert p.phase() == "CHANGE_WINDOW"
    p.say("sub val4")
    assert (p.get(0, "STARS"), p.get(0, "SUBS"), p.place("val4")) == (3, 2, c.GONE)


def test_w34_four_more_after_the_roll() -> None:
    p = match("dribble", "press", teams=("valmora", "talinde"), people=("", "tal2"), pa=4)
    p.say("play dribble").asks("DEFENCE").say("defend press").roll(11)
    assert p.told("NEEDED") == [(1, 114)]
    p.say("person tal2")
    assert "WON_BALL" in p.story()
    assert p.t.ball == 1


def test_w35_a_natural_foul_is_no_success() -> None:
    p = match("dribble", "tackle", pa=6, abilities=("", "defensive_block"))
    p.say("play dribble", "star defensive_block", "star defensive_block", "defend tackle").roll(5)
    assert p.told("NEEDED") == [(1, 110)]
    assert "FOUL_BY" in p.story()
    assert "WON_BALL" not in p.story()
