"""Building an attack, giving back, defending, the end of an attack."""

from __future__ import annotations

import pytest

from tests.games.worldwide.laying import match
from touchline.games.worldwide.rules import codes as c


def test_wf_040_wf_096_wf_097_an_attack_begins_at_nought() -> None:
    p = match("shot pass", "press", pa=7, abilities=("", "defensive_block"))
    p.say("play shot", "let").dealt().roll(6, 1)
    assert (p.get(0, "GOALS"), p.t.ball, p.t.pa, p.t.waiting, p.t.block) == (1, 1, 0, 0, 0)
    assert "shot" in p.discard(0)
    assert p.held(1) == 3  # two for letting it pass, none for the goal


def test_wf_041_what_the_side_with_the_ball_may_do() -> None:
    p = match("pass shot tackle", "", people=("val5 val4",), abilities=("attacking_play", ""), pa=5)
    p.t.gone[0], p.t.pile[0] = p.t.pile[0], 0
    assert p.open() == ["give", "star attacking_play", "person val5", "play pass"]
    shut = p.shut()
    assert shut["play tackle"] == "IS_DEFENCE"
    assert shut["play shot"] == "NEEDS_PA"
    assert shut["person val4"] == "NOT_NOW"


def test_wf_042_a_prerequisite() -> None:
    for pa in range(9):
        p = match("feint", "", pa=pa)
        assert ("play feint" in p.open()) is (1 <= pa <= 3)


def test_wf_043_points_of_a_player_card_count() -> None:
    p = match("dribble", "", teams=("krestova", "valmora"), people=("kre6",), pa=7)
    assert p.open() == ["give", "play dribble"]
    assert p.shut()["play dribble+kre6"] == "TOO_MANY_PA"
    p = match("dribble", "", teams=("krestova", "valmora"), people=("kre6",), pa=6)
    assert "play dribble+kre6" in p.open()
    p = match("pass", "", people=("val4",), pa=6, piles=(None, 0)).say("play pass").draw("val1")
    assert p.shut()["person val4"] == "TOO_MANY_PA"


def test_wf_044_wf_045_one_at_a_time_points_before_effects() -> None:
    p = match("dribble pass", "press", pa=1).say("play dribble")
    assert p.due() == [1]
    p.say("let")
    assert p.t.pa == 1  # what is drawn for letting it pass comes first
    p.draw("pass", "pass")
    assert (p.t.pa, p.phase()) == (2, "DRAW")
    p.draw("dribble")
    assert p.phase() == "ATTACK"


def test_wf_046_a_card_that_was_stopped_gives_nothing() -> None:
    p = match("cross", "interception", pa=5).say("play cross", "defend interception").roll(20)
    assert (p.t.ball, p.t.waiting, p.told("VALIDATED")) == (1, 0, [])


def test_wf_047_shooting_positions() -> None:
    for pa in range(9):
        words = match("shot early_shot", "", pa=pa).open()
        assert ("play shot" in words) is (pa in (6, 7, 8))
        assert ("play early_shot" in words) is (pa in (5, 6, 7))


def test_wf_048_wf_126_player_cards_lie_on_the_table_until_the_attack_ends() -> None:
    p = match("", "", people=("val5",), piles=(4, None)).say("person val5")
    assert p.place("val5") == c.TABLE
    p.say("back pass")
    p.say("give").dealt().say(p.open()[0])
    assert p.place("val5") == c.DISCARD


def test_wf_055_wf_056_giving_back() -> None:
    p = (
        match("pass", "", pa=3, piles=("dribble dribble shot cross", None))
        .say("give")
        .draw("dribble", "dribble", "shot")
    )
    assert p.phase() == "GIVE_BACK"
    assert p.open() == ["drop dribble", "drop pass", "drop shot"]
    p.say("drop shot")
    assert (p.hand(0), p.t.ball) == (["dribble", "dribble", "pass"], 1)


@pytest.mark.parametrize("pile", [0, 1, 2, 3])
def test_wf_057_a_pile_with_fewer_than_three(pile: int) -> None:
    p = match("pass", "", piles=(pile, None)).say("give").dealt()
    assert ("pass" in p.open()) is (pile < 3)
    assert p.held(0) == 1 + pile


def test_wf_058_the_limit_is_looked_at_twice() -> None:
    p = match("pass pass pass dribble dribble dribble shot shot cross cross", "", piles=(9, None))
    p.say("give").dealt()
    assert (p.phase(), p.codes().least) == ("FORCED_DISCARD", 3)
    for _ in range(3):
        p.say(p.open()[0])
    assert (p.phase(), p.held(0)) == ("GIVE_BACK", 10)


# -- defending -------------------------------------------------------------------------------------


def test_wf_060_letting_a_card_pass_is_drawing_two() -> None:
    p = match("pass", "press interception tackle").say("play pass")
    assert p.open() == ["let", "defend press", "defend interception"]
    assert p.shut()["defend tackle"] == "WRONG_KIND"
    p.say("let").draw("pass", "pass")
    assert p.held(1) == 5


def test_wf_060_optional_draw() -> None:
    p = match("pass", "press", options={"optional_draw": "true"}).say("play pass")
    assert p.open() == ["let", "dry", "defend press"]
    p.say("dry")
    assert (p.held(1), p.t.pa) == (1, 2)


@pytest.mark.parametrize(("word", "more"), [("true", 2), ("false", 0)])
def test_wf_060_shot_pass_draw(word: str, more: int) -> None:
    p = match("shot pass", "press", options={"shot_pass_draw": word}, pa=6)
    p.say("play shot", "let").dealt()
    assert p.held(1) == 1 + more
    p = (
        match("shot pass", "press", options={"shot_pass_draw": word})
        .say("play pass", "let")
        .dealt()
    )
    assert p.held(1) == 3


def test_wf_061_wf_066_one_attempt() -> None:
    p = match("pass", "press press").say("play pass", "defend press").roll(4)
    assert (p.t.pa, p.phase(), p.held(1)) == (2, "DRAW", 1)
    assert p.told("FAILED") == [(1, 0)]


def test_wf_062_a_forbidden_defence() -> None:
    p = match("pass", "press", people=("", "kre2"))
    p.t.safe = 1
    p.say("play pass")
    assert (p.t.pa, p.held(1), p.t.safe) == (2, 1, 0)
    assert "LET_BY" in p.story()


def test_wf_062_wf_226_player_cards_may_still_be_used() -> None:
    p = match("pass", "press", teams=("valmora", "zephyria"), people=("", "zep2"))
    p.t.safe = 1
    p.say("play pass")
    assert p.open() == ["pass", "person zep2"]
    assert p.shut()["defend press"] == "FORBIDDEN"
    p.say("person zep2")
    assert p.phase() == "PERSON_ROLL"


@pytest.mark.parametrize(
    ("card", "answer", "pa", "need"),
    [
        ("long_pass", "interception", 2, 14), ("dribble", "press", 3, 15),
        ("through_ball", "interception", 5, 13), ("dribble", "tackle", 0, 16),
        ("pass", "read_play", 4, 10), ("shot", "sliding_tackle", 8, 5), ("one_two", "press", 2, 13),
    ],
)  # fmt: skip
def test_wf_063_what_the_die_must_reach(card: str, answer: str, pa: int, need: int) -> None:
    p = match(card, answer, pa=pa).say(f"play {card}", f"defend {answer}").roll(20)
    assert p.told("NEEDED") == [(1, need + 100)]


@pytest.mark.parametrize(("natural", "won"), [(18, False), (19, True), (20, True)])
def test_wf_064_wf_065_the_roll(natural: int, won: bool) -> None:
    p = match("pass", "interception").say("play pass", "defend interception").roll(natural).dealt()
    assert (p.t.ball == 1) is won
    assert (p.t.pa == 2) is not won


def test_wf_064_twenty_is_not_special() -> None:
    p = match("pass", "interception", teams=("talinde", "valmora"), people=("tal7",))
    p.say("play pass+tal7")
    p.t.pa = 0
    p.t.guard = 95  # a bonus of -5: even a 20 is not enough
    p.asks("DEFENCE").say("defend interception").roll(20)
    assert "FAILED" in p.story()


def test_wf_067_the_defence_card_is_spent() -> None:
    for natural in (5, 20):
        p = match("pass", "press").say("play pass", "defend press").roll(natural)
        assert p.discard(1) == ["press"]


def test_wf_095_ends_of_an_attack() -> None:
    gave = match("", "", piles=(0, None)).say("give")
    stopped = match("pass", "press").say("play pass", "defend press").roll(20)
    saved = match("shot", "", pa=6, piles=(None, 0)).say("play shot").roll(2, 6)
    wide = match("shot", "", pa=6, piles=(None, 0)).say("play shot").roll(1)
    goal = match("shot", "", pa=6, piles=(None, 0)).say("play shot").roll(6, 1)
    for p in (gave, stopped, saved, wide, goal):
        assert p.told("ATTACK_OVER") == [(0, 0)]
        assert (p.t.ball, p.t.pa) == (1, 0)


def test_wf_098_wf_191_the_window_at_a_change_of_possession() -> None:
    p = match("", "", people=("val4", "kre2"), stars=(1, 1), subs=(1, 1), piles=(0, None))
    p.say("give")
    assert (p.phase(), p.due(), p.open()) == ("CHANGE_WINDOW", [1], ["pass", "sub kre2"])
    p.say("pass")
    assert (p.due(), p.open()) == ([0], ["pass", "sub val4"])
    assert p.say("pass").phase() == "ATTACK"
