"""Shots, stars and abilities, Player cards."""

from __future__ import annotations

import pytest

from tests.games.worldwide.laying import AMATEUR, match
from touchline.games.worldwide.rules import codes as c


def test_wf_080_a_shot_is_answered_and_adds_nothing() -> None:
    p = match("shot", "press tackle interception", pa=6).say("play shot")
    assert p.open() == ["let", "defend tackle", "defend press"]
    p.say("defend press").roll(11)
    assert p.told("NEEDED") == [(1, 112)]
    assert (p.t.pa, p.phase()) == (6, "SHOT_ROLL")


@pytest.mark.parametrize(
    ("card", "pa", "bonus"), [("shot", 6, 0), ("shot", 7, 1), ("shot", 8, 2), ("early_shot", 5, -1),
                              ("early_shot", 7, 0)]
)  # fmt: skip
def test_wf_081_the_bonus_of_the_points(card: str, pa: int, bonus: int) -> None:
    p = match(card, "", pa=pa, piles=(None, 0)).say(f"play {card}").roll(3)
    assert p.t.quality == 3 + bonus


@pytest.mark.parametrize(("keeper", "goal"), [(3, True), (4, False), (5, False)])
def test_wf_082_wf_083_wf_084_the_keeper(keeper: int, goal: bool) -> None:
    p = match("shot", "", options=AMATEUR, pa=6, piles=(None, 0)).say("play shot").roll(4, keeper)
    assert p.get(0, "GOALS") == goal
    assert p.t.ball == 1


def test_wf_085_the_order_of_a_shot() -> None:
    p = match(
        "shot",
        "",
        people=("val7", "kre1"),
        abilities=("clinical_finish", ""),
        pa=6,
        piles=(None, 0),
    )
    p.say("play shot")
    assert p.open() == ["pass", "star clinical_finish", "person val7"]
    p.say("star clinical_finish", "person val7").asks("SHOT_ROLL").roll(3 * 8 + 2)
    assert (p.phase(), p.due(), p.t.quality) == ("KEEPER", [1], 4)
    p.say("person kre1")
    p.asks("KEEPER_ROLL").roll(2 * 64 + 8 + 1)
    told = p.story()
    order = ["PLAYED", "VALIDATED", "STAR_USED", "SHOT_DIE", "QUALITY", "KEEPER_DIE", "GOAL"]
    assert [told.index(word) for word in order] == sorted(told.index(word) for word in order)


# -- stars -----------------------------------------------------------------------------------------


def test_wf_100_wf_101_a_star_each_time_as_often_as_one_likes() -> None:
    p = match("shot", "", abilities=("attacking_play", ""), stars=(2, 4))
    p.say("star attacking_play", "star attacking_play")
    assert (p.t.pa, p.get(0, "STARS")) == (2, 0)
    assert p.shut()["star attacking_play"] == "NO_STAR"
    assert "star set_tactics" not in p.open()  # it lies not face up


def test_wf_104_fetching_a_shot() -> None:
    p = match("pass", "", abilities=("set_tactics", ""), piles=("shot dribble", None))
    p.say("star set_tactics")
    assert p.open() == ["fetch shot"]
    p.say("fetch shot")
    assert p.hand(0) == ["pass", "shot"]
    assert "FETCHED" in p.story()


def test_wf_104_the_discard_when_the_pile_has_none() -> None:
    p = match("pass", "", abilities=("set_tactics", ""), piles=("dribble", None))
    p.say("star set_tactics")
    assert p.open() == ["back shot", "back early_shot"]
    p.say("back shot")
    assert p.hand(0) == ["pass", "shot"]


def test_wf_104_a_search_that_finds_nothing_is_not_offered() -> None:
    p = match(
        "shot shot shot early_shot", "", abilities=("set_tactics", ""), piles=("dribble", None)
    )
    assert p.shut()["star set_tactics"] == "NOTHING_THERE"


@pytest.mark.parametrize(("pile", "offered"), [("dribble", True), ("", False)])
def test_wf_104_a_partner_hides_nothing_in_an_empty_pile(pile: str, offered: bool) -> None:
    p = match("shot shot shot pass", "", "early_shot", "", seats=4, people=("",),
              abilities=("set_tactics", ""), piles=(pile, None))  # fmt: skip
    assert ("star set_tactics" in p.open()) is offered


def test_wf_104_creativity() -> None:
    p = match("pass tackle", "", abilities=("creativity", ""), piles=("dribble press", None))
    p.say("star creativity")
    assert (p.phase(), p.open()) == ("CHOOSE_DISCARD", ["drop pass", "drop tackle"])
    p.say("drop tackle")
    assert p.open() == ["fetch dribble", "back shot", "back early_shot"]


@pytest.mark.parametrize("pa", range(9))
def test_wf_105_wf_230_attacking_play(pa: int) -> None:
    p = match("", "", abilities=("attacking_play", ""), pa=pa)
    if pa <= 5:
        assert p.say("star attacking_play").t.pa == pa + 1
    else:
        assert p.shut()["star attacking_play"] == "PA_CONDITION"


def test_wf_106_wf_232_a_block_belongs_to_the_first_attack_card() -> None:
    p = match("dribble pass shot", "press press", abilities=("", "defensive_block"))
    p.say("play dribble")
    assert "star defensive_block" in p.open()
    p.say("let").dealt().say("play pass")
    assert p.shut()["star defensive_block"] == "NOT_FIRST"
    p = match("shot", "press", abilities=("", "defensive_block"), pa=6).say("play shot")
    assert "star defensive_block" not in p.open()  # a shot card is no attack card


def test_wf_107_wf_234_a_simulation_needs_points_already_validated() -> None:
    for pa in (2, 3):
        p = match("pass", "press", pa=pa, abilities=("simulation", ""))
        p.say("play pass", "defend press")
        assert (p.phase() == "SIMULATION") is (pa == 3)


def test_wf_108_what_a_simulation_wins() -> None:
    p = match(
        "dribble",
        "tackle",
        teams=("krestova", "valmora"),
        people=("kre6", "val2"),
        pa=3,
        abilities=("simulation", ""),
        stars=(2, 1),
        subs=(0, 1),
    )
    p.say("play dribble+kre6").asks("DEFENCE").say("defend tackle", "star simulation").roll(11)
    assert (p.phase(), p.open()) == ("STOPPAGE", ["pass", "sub val2"])
    p.say("pass")
    assert (p.t.pa, p.t.restrict, p.phase()) == (3, c.INDIRECT, "ATTACK")
    assert p.place("kre6") == c.TABLE
    assert p.discard(1) == ["tackle"]
    assert "ROLLED" in p.story()
    assert "YELLOW" not in p.story()


def test_wf_109_a_simulation_that_fails() -> None:
    p = match("dribble", "tackle", pa=3, abilities=("simulation", ""))
    p.say("play dribble", "defend tackle", "star simulation").roll(10)
    assert (p.t.ball, p.told("SIMULATED")) == (1, [(0, 0)])


@pytest.mark.parametrize("natural", [9, 10])
def test_wf_110_wf_231_a_trap(natural: int) -> None:
    p = match("long_pass", "interception", pa=5, abilities=("", "offside_trap"))
    p.say("play long_pass", "star offside_trap").roll(natural)
    assert (p.t.ball == 1) is (natural == 10)
    assert p.held(1) == 1
    p = match("dribble", "press", abilities=("", "offside_trap")).say("play dribble")
    assert p.shut()["star offside_trap"] == "STAR_NOT_NOW"


@pytest.mark.parametrize("word", ["false", "true"])
def test_wf_110_trap_when_forbidden(word: str) -> None:
    options = {"trap_when_forbidden": word}
    p = match("long_pass", "interception", options=options, abilities=("", "offside_trap"), pa=3)
    p.t.safe = 1
    p.say("play long_pass")
    if word == "true":
        assert p.open() == ["pass", "star offside_trap"]
    else:
        assert p.phase() == "CHOOSE_DISCARD" or p.due() == [0]  # nothing to ask for


@pytest.mark.parametrize("word", ["false", "true"])
def test_wf_110_wf_155_a_trap_on_the_first_card_of_a_free_kick(word: str) -> None:
    options = {"trap_when_forbidden": word, "free_kick_draw": "true"}
    how = {"options": options, "abilities": ("", "offside_trap"), "pa": 5}
    p = match("long_pass", "interception", restrict=c.INDIRECT, **how).say("play long_pass")
    if word == "false":
        assert "star offside_trap" not in (p.open() if p.due() == [1] else [])
        return
    assert p.open() == ["pass", "star offside_trap"]
    p.say("star offside_trap").roll(10)
    assert (p.t.ball, p.held(1)) == (1, 1)  # and no card is drawn on it


def test_wf_111_endurance_and_clinical_finish() -> None:
    p = match("shot", "", abilities=("clinical_finish", "endurance"), pa=6, piles=(None, 5))
    p.say("play shot").asks("AFTER").say("star clinical_finish", "pass").roll(2)
    assert p.t.quality == 3
    p.roll(6)
    assert (p.phase(), p.due()) == ("CHANGE_WINDOW", [1])
    before = p.held(1)
    p.say("star endurance").dealt()
    assert (p.held(1), len(p.folk(1))) == (before + 2, 1)


def test_wf_111_counter_attack() -> None:
    p = match("pass", "press", abilities=("", "counter_attack"), stars=(4, 1))
    p.say("play pass", "defend press").roll(20)
    assert (p.phase(), p.open()) == ("RECOVER", ["pass", "star counter_attack"])
    p.say("star counter_attack")
    assert (p.t.ball, p.t.pa) == (1, 2)


def test_6_5_a_start_beyond_eight_is_not_offered() -> None:
    p = match("pass", "press", abilities=("", "counter_attack"), stars=(4, 6))
    p.say("play pass", "defend press").roll(20)
    for _ in range(4):
        p.say("star counter_attack")
    assert (p.t.ball, p.t.pa, p.get(1, "STARS")) == (1, 8, 2)


# -- Player cards ----------------------------------------------------------------------------------


def test_wf_120_wf_121_wf_228_a_player_card_by_itself() -> None:
    p = match("", "press", people=("val5",), piles=(9, None)).say("person val5")
    assert p.phase() == "TAKE"
    assert all(word.startswith("back") for word in p.open())
    p.say("back shot")
    assert p.hand(0) == ["shot"]
    assert (p.held(1), p.phase()) == (1, "ATTACK")  # neither answered nor drawn on


def test_wf_122_wf_124_a_with_card_shares_the_fate_of_its_card() -> None:
    p = match("dribble", "press", teams=("krestova", "valmora"), people=("kre6",))
    assert "play dribble+kre6" in p.open()
    p.say("play dribble+kre6").asks("DEFENCE").say("defend press").roll(20)
    assert (p.t.ball, p.place("kre6")) == (1, c.DISCARD)
    p = match("dribble", "press", teams=("krestova", "valmora"), people=("kre6",))
    p.say("play dribble+kre6").asks("DEFENCE").say("defend press").roll(17)
    assert p.told("NEEDED") == [(1, 118)]  # what is not validated yet does not help
    assert p.t.pa == 2


def test_wf_124_at_once_another_defence_bonus() -> None:
    p = match("shot", "press", teams=("krestova", "valmora"), people=("kre7",), pa=6)
    p.say("play shot+kre7").asks("DEFENCE").say("defend press").roll(15)
    assert p.told("NEEDED") == [(1, 116)]
    p.asks("SHOT_ROLL").roll(2)
    assert p.t.quality == 4


def test_wf_124_an_effect_of_the_card_is_dropped() -> None:
    p = match(
        "long_pass pass", "", teams=("krestova", "valmora"), people=("kre4",), piles=(None, 0)
    )
    p.say("play long_pass+kre4").asks("ATTACK")
    assert (p.t.pa, p.held(0)) == (3, 1)


def test_wf_123_an_after_card_waits_for_validation() -> None:
    p = match("pass dribble", "", people=("val4",), piles=(None, 0))
    assert p.shut()["person val4"] == "NOT_NOW"
    p.say("play pass").draw("val1")
    assert "person val4" in p.open()
    p.say("person val4")
    assert p.t.pa == 3
    p = match("pass dribble", "", people=("val4",), piles=(None, 0)).say("play pass").draw("val1")
    p.say("play dribble").dealt()
    assert p.shut()["person val4"] == "NOT_NOW"  # the next Action card is on the table


@pytest.mark.parametrize(("natural", "works"), [(7, True), (8, False)])
def test_wf_125_a_counter_with_a_roll(natural: int, works: bool) -> None:
    p = match(
        "dribble", "", teams=("krestova", "harrowick"), people=("kre6", "har2"), piles=(None, 4)
    )
    p.say("play dribble+kre6", "person har2")
    assert p.phase() == "COUNTER_ROLL"
    p.roll(natural)
    assert p.place("har2") == c.TABLE
    assert ("COUNTER_FAILED" in p.story()) is works
    p.asks("ATTACK")
    assert p.t.pa == (2 if works else 1)
    assert p.held(1) == (0 if works else 1) + 2


def test_wf_224_a_counter_as_soon_as_the_card_is_put_down() -> None:
    p = match("", "", people=("val5", "kre2"), piles=(9, None)).say("person val5")
    assert (p.phase(), p.due(), p.open()) == ("COUNTER", [1], ["pass", "person kre2"])
    p.say("person kre2")
    assert (p.phase(), p.due()) == ("ATTACK", [0])
    assert "COUNTERED_BY" in p.story()


@pytest.mark.parametrize(("most", "open_"), [("0", True), ("1", False), ("2", True)])
def test_wf_127_player_cards_on_one_card(most: str, open_: bool) -> None:
    options = {"max_players_per_card": most}
    p = match("dribble", "", options=options, teams=("krestova", "valmora"),
              people=("kre6",), piles=(None, 0))  # fmt: skip
    assert "play dribble+kre6" in p.open()
    p = match("shot", "", options=options, people=("val6 val7",), pa=6)
    p.say("play shot+val6").dealt()
    assert (p.phase() == "AFTER") is open_


def test_wf_223_four_more_after_the_roll() -> None:
    p = match("pass", "press", people=("", "val2"), teams=("krestova", "valmora"), pa=4)
    p.say("play pass").asks("DEFENCE").say("defend press").roll(9)
    assert (p.phase(), p.open()) == ("BOOST", ["pass", "person val2"])
    p.say("person val2")
    assert "FAILED" in p.story()  # 9 + 4 = 13, one short
    assert p.told("SUM_IS") == [(1, 13 * 256 + 14 + 100)]
    p = match("pass", "press", people=("", "val2"), teams=("krestova", "valmora"), pa=4)
    p.say("play pass").asks("DEFENCE").say("defend press").roll(14)
    assert p.t.ball == 1  # nothing to add to


def test_wf_225_won_by_press() -> None:
    p = match("dribble", "press", people=("", "kre3"), pa=4)
    p.say("play dribble", "defend press").roll(20)
    assert (p.phase(), p.open()) == ("RECOVER", ["pass", "person kre3"])
    p.say("person kre3").dealt()
    assert p.held(1) == 3
    p = match("pass", "interception", people=("", "kre3"), pa=4)
    p.say("play pass", "defend interception").roll(20)
    assert "person kre3" not in p.story()
    assert p.t.ball == 1


def test_wf_227_the_keeper_after_the_die() -> None:
    p = match("shot", "", teams=("valmora", "talinde"), people=("", "tal1"), pa=7, piles=(None, 0))
    p.say("play shot").asks("SHOT_ROLL").roll(6)
    assert (p.t.quality, p.phase(), p.open()) == (7, "KEEPER", ["pass", "person tal1"])
    p.say("person tal1").asks("KEEPER_ROLL").roll(6)
    assert p.told("KEEPER_HAS") == [(1, 108)]
    assert "SAVED_IT" in p.story()


def test_6_5_a_keeper_who_ignores_bonuses() -> None:
    p = match("shot", "", teams=("valmora", "zephyria"), people=("", "zep1"), pa=8, piles=(None, 0))
    p.say("play shot").asks("SHOT_ROLL").roll(3).say("person zep1").asks("KEEPER_ROLL").roll(4)
    assert p.told("QUALITY") == [(0, 5), (0, 3)]
    assert "SAVED_IT" in p.story()


def test_wf_229_wf_150_bonuses_do_not_undo_a_foul() -> None:
    p = match("dribble", "tackle", abilities=("", "defensive_block"), pa=8 - 1)
    p.say("play dribble", "star defensive_block", "star defensive_block", "star defensive_block")
    p.say("defend tackle").roll(6)
    assert "FOUL_BY" in p.story()


def test_wf_233_a_block_is_not_for_d_cards() -> None:
    p = match("pass", "", teams=("valmora", "zephyria"), people=("", "zep2"),
              abilities=("", "defensive_block"))  # fmt: skip
    p.say("play pass", "star defensive_block", "person zep2")
    assert p.phase() == "PERSON_ROLL"
    p.roll(16)
    assert p.told("NEEDED") == [(1, 117)]
    assert (p.t.pa, p.held(1)) == (2, 0)  # validated, and nothing is drawn
