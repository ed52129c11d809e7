"""Fouls, set pieces, sanctions, corners, substitutions, grounds."""

from __future__ import annotations

import pytest

from tests.games.worldwide.engine import Play
from tests.games.worldwide.laying import AMATEUR, begin, match
from touchline.games.worldwide.rules import codes as c


def fouled(card: str = "dribble", natural: int = 5, **more: object) -> Play:
    p = match(card, "tackle pass pass", **more)  # type: ignore[arg-type]
    p.say(f"play {card.split()[0]}").asks("DEFENCE")
    return p.say("defend tackle").roll(natural)


@pytest.mark.parametrize("natural", range(1, 21))
def test_wf_150_wf_151_the_natural_roll_is_the_foul(natural: int) -> None:
    p = fouled(natural=natural, pa=8 - 1, abilities=("", ""))
    assert ("FOUL_BY" in p.story()) is (natural <= 6)
    q = match("dribble", "tackle", options={"fouls": "false"}, pa=7)
    q.say("play dribble", "defend tackle").roll(natural)
    assert "FOUL_BY" not in q.story()


def test_wf_151_a_foul_overrides_success() -> None:
    p = (
        match("dribble", "sliding_tackle", pa=7)
        .say("play dribble", "defend sliding_tackle")
        .roll(8)
    )
    assert p.told("NEEDED") == [(1, 105)]
    assert "FOUL_BY" in p.story()
    assert "WON_BALL" not in p.story()


def test_wf_152_the_order_of_a_foul() -> None:
    p = fouled(natural=2, pa=4, people=("val4", ""), stars=(1, 4), subs=(1, 0))
    assert p.phase() == "DRAW"  # the dribble's effect
    p.dealt()
    assert p.phase() == "SANCTION"
    p.say("drop pass")
    assert (p.phase(), p.due()) == ("STOPPAGE", [0])
    p.say("pass")
    assert (p.t.pa, p.t.restrict) == (5, c.INDIRECT)


@pytest.mark.parametrize("word", ["false", "true"])
def test_wf_152_after_on_foul(word: str) -> None:
    p = match("pass", "press", options={"after_on_foul": word}, people=("val4",), pa=4)
    p.say("play pass", "defend press").roll(2).draw("val1")
    if word == "true":
        assert (p.phase(), p.open()) == ("AFTER", ["pass", "person val4"])
        p.say("person val4")
        assert p.t.pa == 7
    assert p.told("SET_PIECE_IS") == [(0, c.DIRECT)]  # by the 6 of the fouled card


@pytest.mark.parametrize(
    ("pa", "piece"), [(0, c.INDIRECT), (4, c.INDIRECT), (5, c.DIRECT), (6, c.SPOT), (7, c.SPOT)]
)
def test_wf_153_the_set_piece(pa: int, piece: int) -> None:
    assert fouled(pa=pa).dealt().told("SET_PIECE_IS") == [(0, piece)]


@pytest.mark.parametrize(
    ("card", "pa", "piece"),
    [
        ("shot", 6, c.DIRECT),
        ("shot", 7, c.SPOT),
        ("shot", 8, c.SPOT),
        ("early_shot", 5, c.INDIRECT),
    ],
)
def test_wf_154_a_fouled_shot_is_not_rolled(card: str, pa: int, piece: int) -> None:
    p = fouled(card, pa=pa)
    assert p.told("SET_PIECE_IS") == [(0, piece)]
    assert "SHOT_DIE" not in p.story()


LATE = {"foul_on_shot": "shot_then_set_piece"}


def test_wf_154_shot_then_set_piece() -> None:
    p = fouled("shot", pa=6, options=LATE)
    assert p.phase() == "SHOT_ROLL"
    p.roll(5, 2)
    assert p.get(0, "GOALS") == 1
    assert (p.told("SET_PIECE_IS"), p.t.ball) == ([], 1)
    for dice in ((3, 6), (3, 3), (1,)):
        p = fouled("shot", pa=6, options=LATE).roll(*dice)
        assert p.told("SET_PIECE_IS") == [(0, c.DIRECT)]
        assert p.phase() == "FREE_KICK_ROLL"
        p.roll(6, 1)
        assert (p.get(0, "GOALS"), p.t.ball) == (1, 1)


def test_wf_154_the_shot_that_was_rolled_spends_its_bonus() -> None:
    p = match("early_shot pass", "tackle", options=LATE, pa=5)
    p.t.waiting = 1
    p.say("play early_shot", "defend tackle").roll(5).roll(3)
    assert p.t.quality == 3
    p.roll(6)
    assert (p.t.restrict, p.t.waiting, p.t.pa) == (c.INDIRECT, 0, 5)


@pytest.mark.parametrize("word", ["false", "true"])
def test_wf_152_wf_154_nothing_comes_after_a_fouled_shot(word: str) -> None:
    options = {**LATE, "after_on_foul": word}
    p = fouled("shot", pa=6, options=options, people=("val7",), abilities=("clinical_finish", ""))
    assert (p.phase() == "AFTER") is (word == "true")
    assert (p.phase() == "SHOT_ROLL") is (word == "false")


def free_kick(**more: object) -> Play:
    given: dict[str, object] = {"restrict": c.INDIRECT, "pa": 5, **more}
    hand = "pass through_ball long_pass cross dribble feint early_shot switch_play"
    return match(hand, "interception press", **given)  # type: ignore[arg-type]


def test_wf_155_the_first_card_of_a_free_kick() -> None:
    p = free_kick()
    assert set(p.open()) == {
        "give", "play pass", "play through_ball", "play long_pass", "play cross"
    }  # fmt: skip
    p.say("play cross")
    assert (p.t.pa, p.held(1), p.phase()) == (6, 2, "ATTACK")
    p.say("play dribble")
    assert p.due() == [1]  # the next one is answered


@pytest.mark.parametrize(("word", "more"), [("false", 0), ("true", 2)])
def test_wf_155_free_kick_draw(word: str, more: int) -> None:
    p = free_kick(options={"free_kick_draw": word}).say("play cross").dealt()
    assert p.held(1) == 2 + more


def test_wf_156_the_ball_may_be_given_back() -> None:
    p = free_kick(piles=(0, 0)).say("give")
    assert p.phase() == "GIVE_BACK"
    p.say("pass")
    assert (p.t.ball, p.t.restrict) == (1, c.NO_PIECE)


def test_wf_157_a_direct_free_kick_is_a_die_and_one() -> None:
    p = fouled(pa=5, people=("", "kre1")).dealt()
    p.t.waiting = 3  # WF-158 bonuses for a shot are not added
    assert p.phase() == "FREE_KICK_ROLL"
    p.roll(2)
    assert p.t.quality == 3
    assert (p.phase(), p.open()) == ("KEEPER", ["pass", "person kre1"])


def test_wf_158_corners_and_wide_shots_are_for_shot_cards() -> None:
    p = fouled(pa=5).dealt().roll(1, 2)
    assert {"OFF_TARGET", "SAVED_IT"} & set(p.story()) == {"SAVED_IT"}
    p = fouled(pa=5, options={"free_kick_corner": "true"}).dealt().roll(3, 4)
    assert (p.t.restrict, p.t.pa, p.t.piece) == (c.CORNER, 5, 0)
    p = fouled(pa=5, options={"free_kick_off_target": "true"}).dealt().roll(1)
    assert "OFF_TARGET" in p.story()
    p = fouled(pa=5, options={"free_kick_off_target": "true", "off_target": "false"}).dealt()
    assert "OFF_TARGET" not in p.roll(1, 2).story()
    p = fouled(pa=5, options={"free_kick_corner": "true", "corners": "false"}).dealt().roll(3, 4)
    assert p.t.restrict != c.CORNER
    p = fouled(pa=5, teams=("zephyria", "krestova"), people=("zep7",)).dealt().roll(1, 6)
    assert p.t.ball == 1  # "own shot saved" is for shot cards


def test_wf_159_numbers_in_secret() -> None:
    p = fouled(pa=6).dealt()
    assert (p.phase(), p.due()) == ("PENALTY", [0, 1])
    assert p.open(0) == [f"number {n}" for n in range(1, 7)]
    p.say("number 3", seat=1)
    assert p.due() == [0]
    p.say("number 3")
    assert (p.told("NUMBERS_SHOWN"), p.get(0, "GOALS"), p.t.ball) == ([(0, 27)], 0, 1)


@pytest.mark.parametrize("piece", [c.INDIRECT, c.CORNER])
def test_wf_160_attacking_play_waits_for_the_first_card(piece: int) -> None:
    p = match("pass", "", restrict=piece, pa=3, abilities=("attacking_play set_tactics", ""))
    assert p.shut()["star attacking_play"] == "NOT_REGULAR"
    assert "star set_tactics" in p.open()
    p.say("play pass").asks("ATTACK")
    assert "star attacking_play" in p.open()


# -- sanctions -------------------------------------------------------------------------------------


def test_wf_170_judged_on_the_natural_roll() -> None:
    p = match("dribble", "press pass", abilities=("", "defensive_block"))
    p.say("play dribble", "star defensive_block", "defend press").roll(1).dealt()
    assert "YELLOW" in p.story()
    p = match("dribble", "press pass", options={"sanctions": "false"})
    p.say("play dribble", "defend press").roll(1).dealt()
    assert not {"YELLOW", "SANCTION"} & {*p.story(), p.phase()}


def test_wf_171_a_yellow_costs_a_card_of_any_kind() -> None:
    p = fouled(natural=2, people=("", "kre6")).dealt()
    assert (p.phase(), p.open()) == ("SANCTION", ["drop kre6", "drop pass"])
    p.say("drop kre6")
    assert (p.phase(), p.held(1)) == ("ATTACK", 2)


def test_wf_172_a_red_costs_three_or_what_there_is() -> None:
    p = fouled(natural=1, people=("", "kre6 kre7")).dealt()
    assert p.codes().most == p.codes().least == 3
    p.say("drop kre6", "drop pass", "drop pass")
    assert (p.held(1), p.folk(1), p.phase()) == (0, ["kre7"], "ATTACK")
    p = fouled(natural=1).dealt().say("drop pass", "drop pass")
    assert p.phase() == "ATTACK"


def test_wf_172_the_run_leaves_enough_behind() -> None:
    p = fouled(natural=1, people=("", "kre6 kre7")).dealt()
    assert p.shut() == {"drop pass": "REST_TOO_FEW"}
    p = match("dribble", "tackle pass", people=("", "kre6 kre7"))
    p.say("play dribble").asks("DEFENCE").say("defend tackle").roll(1).dealt()
    assert p.open() == ["drop kre6"]
    assert set(p.shut().values()) == {"REST_TOO_FEW"}


@pytest.mark.parametrize(("reds", "limits"), [(1, (7, 2)), (2, (5, 1)), (3, (5, 1))])
def test_wf_173_wf_174_limits_after_reds(reds: int, limits: tuple[int, int]) -> None:
    hand = "dribble dribble dribble dribble pass pass pass pass shot tackle"
    p = match("dribble", hand, people=("", "kre2 kre3 kre4"), reds=(0, reds - 1))
    p.say("play dribble").asks("DEFENCE").say("defend tackle").roll(1).dealt()
    while p.phase() != "ATTACK":
        p.say(p.open()[0])
    assert p.held(1) <= limits[0]
    assert len(p.folk(1)) <= limits[1]
    assert p.t.reds[1] == reds


def test_wf_175_two_yellows_are_not_a_red() -> None:
    p = match("dribble dribble", "tackle tackle pass pass")
    for _ in range(2):
        p.say("play dribble", "defend tackle").roll(2).dealt().say("drop pass")
        p.t.restrict = c.NO_PIECE
    assert (len(p.told("YELLOW")), p.told("RED"), p.t.reds[1]) == (2, [], 0)


# -- corners ---------------------------------------------------------------------------------------


def shot(die: int, keeper: int, **more: object) -> Play:
    given: dict[str, object] = {"pa": 6, "piles": (None, 0), **more}
    hand = "shot pass dribble cross long_pass through_ball"
    p = match(hand, "", **given).say("play shot").asks("SHOT_ROLL")  # type: ignore[arg-type]
    return p.roll(die).asks("KEEPER_ROLL").roll(keeper)


def test_wf_180_wf_181_a_corner() -> None:
    p = shot(4, 4)
    assert (p.t.pa, p.t.restrict, p.t.ball) == (5, c.CORNER, 0)
    assert set(p.open()) == {"give", "play pass", "play cross", "play long_pass"}
    assert p.shut()["play through_ball"] == "NOT_CORNER"
    assert shot(4, 4, options={"corners": "false"}).t.ball == 1
    assert shot(4, 4, options=AMATEUR).t.ball == 1


def test_wf_180_the_keepers_result_counts_with_bonuses() -> None:
    p = match("shot", "", teams=("valmora", "talinde"), people=("", "tal1"), pa=6, piles=(None, 0))
    p.say("play shot").asks("SHOT_ROLL").roll(5).say("person tal1").asks("KEEPER_ROLL").roll(3)
    assert p.t.restrict == c.CORNER


def test_wf_181_an_effect_may_award_it() -> None:
    p = match("shot", "", options=AMATEUR, teams=("zephyria", "valmora"), people=("zep7",), pa=7,
              piles=(None, 0))  # fmt: skip
    p.say("play shot").asks("SHOT_ROLL").roll(2).asks("KEEPER_ROLL").roll(6)
    assert (p.phase(), p.open()) == ("SAVED", ["pass", "person zep7"])
    p.say("person zep7").asks("ATTACK")
    assert (p.t.restrict, p.t.pa, p.t.ball) == (c.CORNER, 5, 0)


def test_wf_182_bonuses_are_lost_a_block_stays() -> None:
    p = match("shot pass", "press", pa=6)
    p.t.waiting, p.t.block = 1, 3
    p.say("play shot", "let").dealt().asks("SHOT_ROLL").roll(4).roll(5)
    assert (p.t.restrict, p.t.waiting, p.t.block) == (c.CORNER, 0, 3)


def test_wf_183_a_corner_is_a_stoppage() -> None:
    p = match("shot", "", people=("val4",), stars=(1, 1), subs=(1, 0), pa=6, piles=(None, 0))
    p.say("play shot").asks("SHOT_ROLL").roll(4, 4)
    assert (p.phase(), p.open()) == ("STOPPAGE", ["pass", "sub val4"])
    p.say("sub val4")
    assert (p.phase(), p.t.restrict) == ("ATTACK", c.CORNER)


@pytest.mark.parametrize(("answer", "wide"), [(1, True), (2, False)])
def test_wf_185_off_target(answer: int, wide: bool) -> None:
    p = match("shot", "", pa=8, piles=(None, 0)).say("play shot").roll(answer)
    assert ("OFF_TARGET" in p.story()) is wide
    p = match("shot", "", options={"off_target": "false"}, pa=8, piles=(None, 0))
    assert "OFF_TARGET" not in p.say("play shot").roll(answer).story()


def test_wf_185_only_the_kept_die_counts() -> None:
    for answer, wide in ((2 * 8 + 1, False), (1 * 8 + 1, True)):
        p = match("shot", "", people=("val7",), pa=6, piles=(None, 0)).say("play shot")
        p.say("person val7").asks("SHOT_ROLL").roll(answer)
        assert ("OFF_TARGET" in p.story()) is wide
    p = match("shot", "", teams=("talinde", "valmora"), people=("tal6",), pa=6, piles=(None, 0))
    p.say("play shot", "person tal6").asks("SHOT_ROLL").roll(1)
    assert p.t.quality == 2


def test_6_5_a_second_throw_stands() -> None:
    p = match("shot", "", teams=("zephyria", "valmora"), people=("zep6",), pa=6, piles=(None, 0))
    p.say("play shot", "person zep6").asks("SHOT_ROLL").roll(1)
    assert (p.phase(), p.open()) == ("SHOT_REROLL", ["pass", "reroll"])
    p.say("reroll").roll(4)
    assert (p.t.quality, "OFF_TARGET" in p.story()) == (4, False)


# -- substitutions, grounds ------------------------------------------------------------------------


def window(**more: object) -> Play:
    given: dict[str, object] = {
        "people": ("", "kre2 kre3 kre4"), "stars": (4, 1), "subs": (3, 3), "piles": (0, 0), **more
    }  # fmt: skip
    return match("", "", **given).say("give")  # type: ignore[arg-type]


def test_wf_190_wf_191_wf_192_tokens() -> None:
    p = window().say("sub kre2", "sub kre3", "sub kre4")
    assert (p.get(1, "SUBS"), p.get(1, "STARS"), p.folk(1)) == (0, 4, [])
    p = window(subs=(3, 1)).say("sub kre2")
    assert p.phase() == "ATTACK"
    assert window(subs=(3, 0)).phase() == "ATTACK"
    assert window(options={"substitutions": "false"}).phase() == "ATTACK"


def test_wf_191_the_side_that_will_have_the_ball_first() -> None:
    p = fouled(people=("val4", "kre2"), stars=(1, 1), subs=(1, 1)).dealt()
    assert (p.phase(), p.due()) == ("STOPPAGE", [0])
    assert p.say("pass").due() == [1]


def test_wf_193_who_is_out_never_returns() -> None:
    p = window().say("sub kre2", "pass")
    assert p.place("kre2") == c.GONE
    assert "take kre2" not in str(p.open())


def test_wf_194_never_more_stars_than_at_the_beginning() -> None:
    p = window(stars=(4, 6), most=(6, 6))
    assert p.phase() == "ATTACK"
    p = window(stars=(4, 5), most=(6, 6)).say("sub kre2")
    assert (p.get(1, "STARS"), p.phase()) == (6, "ATTACK")


def test_wf_200_grounds() -> None:
    for home, most in ((0, 3), (1, 4)):  # give_back_draw
        p = (
            match("", "", teams=("talinde", "krestova"), home=home, piles=(9, 9))
            .say("give")
            .dealt()
        )
        assert p.held(0) == most
    for home, pa in ((0, 5), (1, 6)):  # corner_pa
        p = match("shot", "", teams=("harrowick", "krestova"), home=home, pa=6, piles=(None, 0))
        assert p.say("play shot").asks("SHOT_ROLL").roll(4, 4).t.pa == pa
    for home, pa in ((0, 0), (2, 1)):  # half_first_attack_pa
        p = match("", "", teams=("krestova", "zephyria"), home=home, fresh=True, piles=(9, 9))
        for first in (pa, 0, 0):
            p.say("give").dealt().say(p.open()[0])
            assert p.t.pa == first


def test_wf_200_a_ground_that_changes_an_ability() -> None:
    p = match("pass", "", abilities=("set_tactics", ""), home=1, piles=("dribble shot", None))
    assert p.say("star set_tactics").open() == ["fetch dribble", "fetch shot"]
    p = match("dribble", "press", abilities=("", "defensive_block"), home=2)
    p.say("play dribble", "star defensive_block")
    assert p.t.block == 4


@pytest.mark.parametrize(
    ("given", "home"),
    [({}, 0), ({"ground_side": "0"}, 1), ({"ground_side": "1"}, 2), ({"ground_side": "both"}, 3),
     ({"team_effect": "permanent"}, 3), ({"team_effect": "permanent", "ground": "false"}, 0),
     ({"ground_side": "both", "team_cards": "false"}, 0)],
)  # fmt: skip
def test_wf_200_whose_ground_it_is(given: dict[str, str], home: int) -> None:
    p = begin(given).say("team valmora", "team krestova")
    assert p.t.home == home
