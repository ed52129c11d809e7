"""Four seats."""

from __future__ import annotations

from tests.games.worldwide.engine import Play
from tests.games.worldwide.laying import AMATEUR, begin, match
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME


def four(*hands: str, **more: object) -> Play:
    return match(*hands, seats=4, **more)  # type: ignore[arg-type]


def test_wf_210_hands_are_ones_own_piles_are_shared() -> None:
    p = four("pass", "tackle", "shot", "press")
    views = [GAME.view(p.t, seat) for seat in range(4)]
    assert views[0].hand != views[2].hand
    assert views[0].counts == views[2].counts
    assert views[0].pile == []  # what one does not hold may be in the partner's hand
    assert p.held(0) == p.held(2) == 1


def test_wf_211_captains() -> None:
    p = begin(AMATEUR, 4).say("team valmora", seat=0).say("team krestova", seat=1)
    assert (p.phase(), p.due()) == ("CAPTAIN_CHOICE", [0, 1, 2, 3])
    p.say("captain 2", seat=0).say("captain 3", seat=1).say("captain 0", seat=2)
    p.say("captain 3", seat=3)
    assert [p.t.captain(side) for side in range(2)] == [0, 3]  # who differ get the lower seat


def test_wf_211_another_captain_at_half_time() -> None:
    p = four("", "", options=AMATEUR, piles=(0, 0))
    p.say("give", "self", "give")
    assert (p.phase(), p.t.half) == ("CAPTAIN_CHOICE", 1)
    for seat in range(4):
        p.say(f"captain {seat % 2 + 2}", seat=seat)
    assert p.t.captain(0) == 2


def test_wf_212_the_deal() -> None:
    p = begin(AMATEUR, 4).say("team valmora", seat=0).say("team krestova", seat=1)
    for seat in range(4):
        p.say(f"captain {seat % 2 + 2}", seat=seat)
    p.roll(0, 0).dealt()
    assert [p.held(seat) for seat in range(4)] == [5, 5, 5, 5]
    assert [len(p.folk(seat)) for seat in range(4)] == [0, 0, 1, 1]
    assert (p.phase(), p.due()) == ("CAPTAIN_START", [2])


def test_wf_213_limits_are_each_seats_own() -> None:
    ten = "pass pass pass pass dribble dribble dribble shot shot cross"
    p = four("dribble", ten, "", "press").say("play dribble", "let")
    while p.phase() == "DRAW":
        p.roll(min(p.odds()))
    assert (p.phase(), p.due()) == ("FORCED_DISCARD", [1])


def test_wf_214_who_begins_and_how_the_ball_goes_on() -> None:
    p = four("", "pass", "", "dribble", piles=(0, None)).say("give")
    assert (p.phase(), p.due(), p.open()) == ("CAPTAIN_START", [1], ["self", "mate"])
    p.say("mate")
    assert (p.phase(), p.due()) == ("ATTACK", [3])
    p.say("to mate")
    assert p.due() == [1]


def test_wf_215_the_ball_goes_without_compensation() -> None:
    p = four("pass", "", "pass", "", piles=(9, 9)).say("to mate")
    assert p.due() == [2]
    assert p.shut()["to mate"] == "MUST_PLAY"
    p.say("give")
    assert (p.t.ball, p.held(2), p.t.givebacks) == (1, 1, 1)


def test_wf_215_a_star_of_the_captain_is_no_card() -> None:
    p = four("pass", "", "pass", "", abilities=("attacking_play", ""), carrier=2, stars=(2, 0))
    p.say("pass", "to mate", "star attacking_play")
    assert p.shut()["to mate"] == "MUST_PLAY"


def test_wf_216_after_a_card_all_is_open_again() -> None:
    p = four("pass", "", "dribble", "", piles=(9, 0)).say("to mate", "play dribble").asks("ATTACK")
    assert p.due() == [2]
    assert {"give", "to mate"} <= set(p.open())
    p.say("give").dealt()
    assert p.phase() == "GIVE_BACK"


def test_wf_217_wf_235_benefits_go_to_the_seat_that_played() -> None:
    p = four("pass", "", "dribble", "", carrier=2, piles=(9, 0)).say("play dribble")
    assert (p.phase(), p.t.stack.get(1)) == ("DRAW", 2)
    p.dealt()
    assert (p.held(0), p.held(2)) == (1, 1)
    p = four("pass pass", "", "", "", piles=(9, 0)).say("give")
    assert p.t.stack.get(1) == 0


def test_wf_218_the_captain_decides() -> None:
    p = four("pass", "press", "", "interception").say("play pass")
    assert p.due() == [1]
    assert p.open() == ["let", "mate", "defend press"]
    p.say("mate")
    assert (p.due(), p.open()) == ([3], ["pass", "defend interception"])
    p.say("defend interception").roll(20)
    assert p.t.ball == 1


def test_wf_218_each_of_a_pair_draws_one() -> None:
    p = four("pass", "press", "", "interception").say("play pass", "let").dealt()
    assert (p.held(1), p.held(3)) == (2, 2)


def test_wf_219_a_partner_who_declines() -> None:
    p = four("pass", "press", "", "interception").say("play pass", "mate", "pass").dealt()
    assert (p.held(1), p.held(3), p.t.pa) == (1, 1, 2)


def test_wf_220_stars_and_substitutions_are_the_captains() -> None:
    p = four("", "", "pass", "", abilities=("attacking_play", ""), carrier=2)
    assert (p.codes().kind, p.due()) == (c.CAPTAIN_STAR, [0])
    p.say("star attacking_play")
    assert (p.t.pa, p.due()) == (1, [0])
    p.say("pass")
    assert p.due() == [2]
    assert p.shut()["star attacking_play"] == "ONLY_CAPTAIN"
    p = four("", "", people=("", "", "", "kre2"), stars=(4, 1), subs=(0, 3), piles=(0, 9)).say(
        "give"
    )
    assert p.phase() == "CAPTAIN_START"  # the captain himself holds no Player card


def test_wf_221_sanctions_hit_the_seat_that_defended() -> None:
    p = four("dribble", "pass", "", "tackle pass pass pass")
    p.say("play dribble", "mate", "defend tackle").roll(1).dealt()
    assert (p.phase(), p.due()) == ("SANCTION", [3])
    p.say("drop pass", "drop pass", "drop pass")
    assert [p.t.reds[seat] for seat in range(4)] == [0, 0, 0, 1]


def test_wf_222_captains_choose_the_numbers() -> None:
    p = four("", "press", "dribble", "tackle", carrier=2, pa=6, captains=(0, 1))
    p.say("play dribble", "mate", "defend tackle").roll(5).dealt()
    assert (p.phase(), p.due()) == ("PENALTY", [0, 1])


def test_wf_235_windows_captain_first_then_the_partner() -> None:
    p = four("", "", people=("val5", "kre2", "", "kre6"), piles=(9, None)).say("person val5")
    assert (p.phase(), p.due()) == ("COUNTER", [1])
    p.say("pass")
    assert (p.phase(), p.due(), p.open()) == ("COUNTER", [3], ["pass"])
    p.say("pass")
    assert p.phase() == "TAKE"


def test_wf_235_the_captain_says_who_discards() -> None:
    p = four("", "pass", "", "shot", teams=("zephyria", "krestova"), people=("zep4",))
    p.say("person zep4")
    assert (p.phase(), p.due(), p.open()) == ("NAME_SEAT", [1], ["self", "mate"])
    p.say("mate")
    assert (p.phase(), p.due(), p.open()) == ("CHOOSE_DISCARD", [3], ["drop shot"])
    p = four("", "", "", "shot", teams=("zephyria", "krestova"), people=("zep4",))
    assert p.say("person zep4").open() == ["mate"]


def test_wf_235_a_boost_belongs_to_the_seat_that_rolled() -> None:
    p = four("pass", "", "", "interception", teams=("krestova", "valmora"),
             people=("", "val2", "", "val1"), pa=4)  # fmt: skip
    p.say("play pass", "mate", "defend interception").roll(14)
    assert (p.phase(), p.due(), p.open()) == ("BOOST", [3], ["pass"])


def test_wf_235_cards_of_a_star_go_to_the_captain() -> None:
    p = four("", "", "pass", "", abilities=("set_tactics", ""), carrier=2)
    p.say("star set_tactics")
    assert (p.phase(), p.due()) == ("TAKE", [0])
    p.say("fetch shot")
    assert p.hand(0) == ["shot"]
    assert GAME.view(p.t, 0).pile == []


def test_wf_235_recover_stars_first_then_the_seat_that_defended() -> None:
    p = four("pass", "", "", "press", teams=("valmora", "krestova"), people=("", "", "", "kre3"),
             abilities=("", "counter_attack"), stars=(0, 1))  # fmt: skip
    p.say("play pass", "mate", "defend press").roll(20)
    assert (p.due(), p.open()) == ([1], ["pass", "star counter_attack"])
    p.say("star counter_attack")
    assert (p.due(), p.open()) == ([3], ["pass", "person kre3"])


def test_wf_235_an_abilitys_choice_is_the_captains() -> None:
    p = begin({}, 4).say("team valmora", seat=0).say("team krestova", seat=1)
    for seat in range(4):
        p.say(f"captain {seat % 2 + 2}", seat=seat)
    assert (p.phase(), p.due()) == ("ABILITY_COMMIT", [2, 3])
