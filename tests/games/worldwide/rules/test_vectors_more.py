"""The unit vectors W36 to W50, by their ids."""

from __future__ import annotations

import pytest

from tests.games.worldwide.laying import AMATEUR, begin, match
from touchline.games.worldwide.rules import codes as c


def test_w36_a_forward_is_countered() -> None:
    p = match("shot", "press", people=("val6", "kre2"), pa=6)
    p.say("play shot+val6")
    assert p.phase() == "COUNTER"
    p.say("person kre2")
    assert p.phase() == "DEFENCE"
    assert "defend press" in p.open()
    p = match("shot", "press", people=("val6", "kre2"), pa=6).say("play shot+val6", "pass")
    assert p.phase() == "SHOT_ROLL"


def test_w37_a_simulation() -> None:
    p = match("dribble", "press", pa=6, abilities=("simulation", ""))
    p.say("play dribble", "defend press", "star simulation").roll(12)
    assert (p.t.pa, p.told("SET_PIECE_IS")) == (6, [(0, c.DIRECT)])
    assert "VALIDATED" not in p.story()


@pytest.mark.parametrize("piece", [c.INDIRECT, c.CORNER])
def test_w38_attacking_play_is_for_regular_play(piece: int) -> None:
    p = match("pass", "", pa=3, restrict=piece, abilities=("attacking_play", ""))
    assert p.shut()["star attacking_play"] == "NOT_REGULAR"


def test_w39_a_trap() -> None:
    p = match("long_pass pass", "interception", pa=2, abilities=("", "offside_trap"))
    p.say("play long_pass", "star offside_trap")
    assert p.phase() == "TRAP_ROLL"
    p.roll(12)
    assert (p.phase(), p.held(1), p.t.pa) == ("CHOOSE_DISCARD", 1, 5)
    assert p.told("NEEDED") == [(1, 113)]


def test_w40_a_red_of_the_first_half_counts_in_the_second() -> None:
    p = match("", "", options={"team_cards": "false"}, piles=(0, 0), reds=(0, 1))
    p.say("give", "give")
    drawn = 0
    while p.phase() == "DRAW":
        drawn += p.t.stack.get(1) == 1 and p.t.stack.get(2) == c.ACTION
        p.roll(min(p.odds()))
        if drawn == 8:
            break
    assert p.held(1) == 8
    assert p.phase() == "FORCED_DISCARD"
    p.say(p.open()[0])
    assert p.held(1) == 7
    assert p.phase() == "DRAW"


def test_w41_both_of_a_pair_draw() -> None:
    p = match("dribble", "pass", "pass", "pass", seats=4).say("play dribble", "let")
    p.draw("dribble", "dribble")
    assert (p.held(1), p.held(3)) == (2, 2)


def test_w42_a_partner_who_cannot_defend() -> None:
    p = match("pass", "pass", "pass", "shot", seats=4).say("play pass", "mate")
    assert (p.seat(), p.open()) == (3, ["pass"])
    p.say("pass")
    assert (p.t.pa, p.held(1), p.held(3)) == (2, 1, 1)


def test_w43_a_partner_who_cannot_go_on() -> None:
    p = match("pass", "pass", "shot", "pass", seats=4).say("to mate")
    assert p.open() == ["give"]
    p.say("give")
    assert (p.t.ball, p.held(0), p.held(2)) == (1, 1, 1)
    assert "CARD_DRAWN" not in p.story()


def test_w44_five_abilities() -> None:
    p = begin().say("team valmora", "team krestova")
    p.say("abilities counter_attack simulation", seat=0)
    p.say("abilities counter_attack attacking_play", seat=1)
    three = {"creativity", "set_tactics", "clinical_finish"}
    assert {p.word(0, c.STAR + n).split()[1] for n in range(9) if p.get(0, "LAID") >> n & 1} == {
        *three, "counter_attack", "simulation"
    }  # fmt: skip


def test_w45_the_deal_of_the_amateur_mode() -> None:
    p = begin(AMATEUR).say("team valmora", "team krestova").roll(0, 1).dealt()
    assert (p.held(1), len(p.folk(1))) == (8, 1)
    assert (p.held(0), len(p.folk(0))) == (7, 1)
    assert p.due() == [1]


def test_w46_whoever_lost_the_ball_may_counter() -> None:
    p = match("dribble", "press", teams=("valmora", "harrowick"), people=("val3", "har5"), pa=4)
    p.say("play dribble").asks("DEFENCE").say("defend press").roll(20)
    p.say("person har5")
    assert (p.phase(), p.due()) == ("COUNTER", [0])
    p.say("person val3", "pass") if "person har5" in p.open() else p.say("person val3")
    assert p.get(1, "START") == 0


@pytest.mark.parametrize("by", ["effect", "person"])
def test_w47_a_block_on_a_first_card_that_cannot_be_defended(by: str) -> None:
    p = match(
        "dribble",
        "press",
        teams=("talinde", "krestova"),
        people=("tal4",),
        abilities=("", "defensive_block"),
    )
    p.t.safe = 1
    p.say("play dribble+tal4" if by == "person" else "play dribble")
    p.asks("DEFENCE")
    assert p.open() == ["pass", "star defensive_block"]
    p.say("star defensive_block", "pass")
    assert (p.t.block, p.held(1)) == (3, 1)


@pytest.mark.parametrize(("pa", "piece"), [(5, c.INDIRECT), (6, c.DIRECT), (7, c.SPOT)])
def test_w48_a_simulation_counts_points_validated(pa: int, piece: int) -> None:
    p = match("dribble", "tackle", pa=pa, abilities=("simulation", ""))
    p.say("play dribble", "defend tackle", "star simulation").roll(11)
    assert p.told("SET_PIECE_IS") == [(0, piece)]
    assert not {"RED", "YELLOW"} & set(p.story())


def test_w49_a_foul_counts_what_came_with_the_card() -> None:
    p = match("dribble", "tackle", teams=("krestova", "valmora"), people=("kre6",), pa=5)
    p.say("play dribble+kre6").asks("DEFENCE").say("defend tackle").roll(5).dealt()
    assert (p.t.pa, p.told("SET_PIECE_IS")) == (7, [(0, c.SPOT)])


def test_w50_a_substitution_before_half_time() -> None:
    p = match("", "", people=("val4",), piles=(0, 0), stars=(1, 4), subs=(1, 0))
    p.say("give", "pass", "give")
    assert (p.phase(), p.t.half) == ("CHANGE_WINDOW", 1)
    p.say("sub val4")
    assert p.get(0, "STARS") == 4  # one for the card, two at half-time
    assert p.t.stack.phase() == c.ABILITY_COMMIT
