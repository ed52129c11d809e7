"""FC-091 to FC-106: cards, injuries, exceptional changes, the malus and short-handed play."""

from __future__ import annotations

import pytest

from tests.games.footclub.engine import Play
from tests.games.footclub.laying import BENCH, STANDARD, match
from tests.games.footclub.people import NUMBER
from touchline.games.footclub.rules import codes as c

RED = STANDARD.lower()
YELLOW = ("regular", (1, 1))  # yellow card and light injury
RED_CARD = ("aggressive", (1, 2), (1, 1))  # red card and serious injury
EIGHT = "| cb1 cb2 | dm1 dm2 | am1 am2 | fw1"  # 7 outfield players, after three red cards


def foul(how: tuple, **given) -> Play:
    """dm2 of red fouls FW1, the carrier; home is blue, so red changes first."""
    given = {"hands": ("attack1", "tackle1"), **given}
    p = match(ball=given.pop("ball", "FW1"), **given).play(f"tackle1 {how[0]}")
    for first, second in how[1:]:
        p.roll(first, second)
    return p


# -- cards -----------------------------------------------------------------------------------------


def test_fc_091_a_yellow_token_lies_on_the_player() -> None:
    p = foul(YELLOW)
    assert p.t.yellows(NUMBER["dm2"]) == 1
    assert p.told("BOOKED") == [(1, NUMBER["dm2"])]
    assert p.spot("dm2") == "PITCH"


def test_fc_092_two_yellows_are_a_red_and_the_injury_stays_light() -> None:
    p = foul(YELLOW, tokens={"dm2": "yellow"})
    assert p.told("SECOND_YELLOW") == [(1, NUMBER["dm2"])]
    assert (p.spot("dm2"), p.get("red", c.REDS)) == ("SENT_OFF", 1)
    assert (p.spot("FW1"), p.stars("FW1")) == ("PITCH", 2)


def test_fc_092_fc_205_a_half_card_is_no_yellow() -> None:
    p = foul(YELLOW, tokens={"dm2": "half"})
    assert (p.spot("dm2"), p.get("red", c.REDS)) == ("PITCH", 0)


def test_fc_092_a_second_yellow_can_be_the_fourth_red() -> None:
    p = foul(YELLOW, tokens={"dm2": "yellow"}, red=EIGHT, reds=(0, 3))
    assert p.result() == ([2, 0], c.FOURTH_RED)


@pytest.mark.parametrize("how", [RED_CARD, YELLOW])
def test_fc_093_sent_off_for_good_and_not_replaced(how: tuple) -> None:
    p = foul(how, tokens={"dm2": "yellow"})
    assert p.t.outfielders(1) == 9
    assert p.t.yellows(NUMBER["dm2"]) == p.fresh("dm2") == 0
    assert (p.due(), p.t.vacancies(1)) == ("red", 0)
    p.play("dm3")
    assert "vacancy" not in p.open()  # nobody comes on for a red card, only for a player
    assert p.shut() == {}
    p.play("fw2", "pass").arrange(RED.replace("dm2", "dm3").replace(" fw2", "")).play("done")
    assert p.t.outfielders(1) == 9
    p.quiet("DRAW").draws().quiet("CHANGE")
    assert p.shut()["dm2" if p.due() == "red" else "FW1"] in ("WAS_SENT_OFF", "IS_INJURED")


def test_fc_094_tv_24_the_fourth_red_ends_the_match_at_once() -> None:
    """Before an exceptional change, and whatever the score."""
    p = foul(RED_CARD, red=EIGHT, reds=(0, 3), goals=(0, 5))
    assert p.result() == ([2, 0], c.FOURTH_RED)
    assert p.goals() == (3, 0)
    assert "CHANGE" not in p.phases
    assert "INJURED" not in p.story()
    assert p.told("FORFEITED") == [(1, c.FOURTH_RED)]


def test_fc_094_the_fourth_red_by_a_defence_support_comes_before_the_set_piece() -> None:
    p = match("offensive", hands=("attack1", "ds1"), red=EIGHT, reds=(0, 3), goals=(0, 1))
    p.play("attack1", "pass", "ds1 aggressive").roll(1, 2).roll(1, 1)
    assert p.result() == ([2, 0], c.FOURTH_RED)


SEVEN = "| CB1 CB2 | DM1 DM2 | AM1 AM2 | FW1"


@pytest.mark.parametrize("used", [0, 3])
def test_fc_094_tv_38_a_serious_injury_of_one_of_eight(used: int) -> None:
    """With a substitution used play goes on; without, 7 players are too few."""
    p = foul(RED_CARD, blue=SEVEN, reds=(3, 0), used=(used, 0)).play("pass")
    if used:
        assert p.result() == ([0, 2], c.TOO_FEW)
        assert p.goals() == (0, 3)
    else:
        p.change("FW3 vacancy", SEVEN.replace("FW1", "FW3"))
        assert (p.phase(), p.t.outfielders(0), p.holder()) == ("OFFENSIVE", 7, "DM1")
        q = foul(RED_CARD, blue=SEVEN, reds=(3, 0)).play("pass", "pass")
        assert q.result() == ([0, 2], c.TOO_FEW)  # it could have, and did not


def test_fc_094_min_players_forfeit_off_plays_on_with_fewer() -> None:
    p = foul(RED_CARD, blue=SEVEN, reds=(3, 0), used=(3, 0),
             options={"min_players_forfeit": "false"}).play("pass")  # fmt: skip
    assert (p.phase(), p.t.outfielders(0), p.holder()) == ("OFFENSIVE", 6, "DM1")


def test_fc_094_nobody_left_to_have_the_ball_is_too_few_in_any_case() -> None:
    p = foul(RED_CARD, blue="| | | | FW1", bench="", reds=(3, 0), used=(3, 0),
             captains=("FW1", "dm1"), options={"min_players_forfeit": "false"})  # fmt: skip
    p.quiet("END")
    assert p.result() == ([0, 2], c.TOO_FEW)


# -- injuries --------------------------------------------------------------------------------------


def test_fc_095_a_light_injury_lasts_until_the_end_of_the_half() -> None:
    p = foul(YELLOW)
    assert (p.stars("FW1"), p.spot("FW1"), p.holder()) == (2, "PITCH", "FW1")
    p.quiet("TACTICS")
    assert p.stars("FW1") == 3


def test_fc_095_several_light_injuries_add_up() -> None:
    p = foul(YELLOW, hands=("attack1", "tackle1"), tokens={"FW1": "minus2"})
    assert p.stars("FW1") == 0


@pytest.mark.parametrize(("option", "stars"), [("removed", 3), ("kept", 2)])
def test_fc_095_before_extra_time_it_is_removed_or_kept(option: str, stars: int) -> None:
    p = match("discard", period=2, turn=5, tokens={"FW1": "minus"},
              options={"light_injury_et": option, "draw_decider": "extra_time"})  # fmt: skip
    assert p.phase() == "TACTICS"
    assert p.stars("FW1") == stars


def test_fc_095_at_half_time_it_is_removed_either_way() -> None:
    p = match("discard", turn=5, tokens={"FW1": "minus"}, options={"light_injury_et": "kept"})
    assert (p.phase(), p.stars("FW1")) == ("TACTICS", 3)


def test_fc_096_a_serious_injury_leaves_a_vacancy_that_may_be_filled_or_not() -> None:
    p = foul(RED_CARD).play("pass")
    assert (p.spot("FW1"), p.t.outfielders(0), p.t.vacancies(0)) == ("RETIRED", 9, 1)
    assert "pass" in p.open()
    p.change("FW3 vacancy", STANDARD.replace("FW1", "FW3"))
    assert (p.t.outfielders(0), p.t.vacancies(0), p.get("blue", c.SUBS)) == (10, 0, 1)


def test_fc_096_a_vacancy_may_be_filled_in_a_later_step() -> None:
    p = foul(RED_CARD).play("pass", "pass").quiet("DRAW").draws().quiet("CHANGE")
    if p.due() == "red":
        p.play("pass")
    assert p.shut()["FW1"] == "IS_INJURED"
    p.change("FW3 vacancy", STANDARD.replace("FW1", "FW3"))
    assert p.t.outfielders(0) == 10


def test_fc_096_injury_replace_forced() -> None:
    p = foul(RED_CARD, options={"injury_replace": "forced"}).play("pass")
    assert p.shut()["pass"] == "MUST_REPLACE"
    p.play("AM3")
    assert p.open() == ["vacancy"]  # no other change evades it
    assert p.shut()["AM1"] == "MUST_REPLACE"
    p.play("vacancy")
    assert "pass" in p.open()


def test_fc_096_forced_only_while_a_substitution_is_left_and_somebody_fits() -> None:
    forced = {"injury_replace": "forced"}
    p = foul(RED_CARD, options=forced, used=(3, 0)).play("pass")
    assert p.phase() == "OFFENSIVE"
    no_fit = "FB1 FB2 | CB1 CB2 CB3 | DM1 DM2 | AM1 | FW1 FW2"
    p = foul(RED_CARD, options=forced, blue=no_fit, bench="CB4").play("pass")
    assert p.open() == ["pass", "CB4"]  # a fourth centre back fills no vacancy
    p.play("CB4")
    assert p.shut()["vacancy"] == "NO_LINE"
    assert p.open() == ["CB1", "CB2", "CB3"]


def test_fc_096_forced_comes_first_whoever_comes_on() -> None:
    """Were FW3 to come on for FW1, FB3 could not follow any more: lower numbers come first."""
    p = match(ball="FB1", hands=("attack1", "tackle1"), options={"injury_replace": "forced"},
              blue="FB1 FB2 | CB1 CB2 | DM1 DM2 | AM1 AM2 | FW1 FW2", bench="FB3 DM4",
              people={"DM2": "3"})  # fmt: skip
    p.play("tackle1 aggressive").roll(1, 2).roll(1, 1).play("pass")
    assert p.spot("FB1") == "RETIRED"
    assert p.open() == ["FB3"]
    assert p.shut()["DM4"] == "MUST_REPLACE"


def test_fc_097_an_injured_carrier_hands_the_ball_to_the_captain() -> None:
    p = foul(RED_CARD).play("pass", "pass")
    assert p.holder() == "DM1"
    p = foul(YELLOW).play("pass")
    p.change("FW3 FW1", STANDARD.replace("FW1", "FW3"))  # light, and replaced
    assert p.holder() == "DM1"


def test_fc_048_fc_097_the_injured_carrier_was_the_captain() -> None:
    p = foul(RED_CARD, captains=("FW1", "dm1"), people={"AM2": "4 T", "CB1": "5 P"}).play("pass")
    p.play("pass")
    assert p.open() == ["AM2"]
    p.play("AM2", "done")
    assert (p.captain("blue"), p.holder(), p.phase()) == ("AM2", "AM2", "OFFENSIVE")


# -- exceptional changes ---------------------------------------------------------------------------


def changes(p: Play) -> list[str]:
    """The clubs that are asked for a change, all of which pass."""
    asked = []
    while p.phase() == "CHANGE":
        asked.append(p.due())
        p.play("pass")
    return asked


def test_fc_098_one_step_for_each_incident() -> None:
    assert changes(foul(YELLOW)) == ["red", "blue"]  # a card and an injury, one step
    assert changes(foul(RED_CARD)) == ["red", "blue"]
    assert changes(foul(("regular", (2, 2)))) == []  # a foul without card


@pytest.mark.parametrize(("home", "order"), [("blue", ["red", "blue"]), ("red", ["blue", "red"])])
def test_fc_099_both_clubs_away_first(home: str, order: list[str]) -> None:
    assert changes(foul(YELLOW, home=home)) == order


def test_fc_099_exceptional_changes_count_and_may_reorganise() -> None:
    p = foul(YELLOW, used=(0, 2))
    p.change("dm3 dm2", "fb2 fb1 | cb2 cb1 | dm3 dm1 | am2 am1 | fw1 fw2")
    assert p.get("red", c.SUBS) == 3
    assert p.lines("red").startswith("fb2 fb1 | cb2 cb1")
    p.play("pass")
    assert p.lines("blue") == STANDARD  # a club that makes none swaps nothing
    assert "SWAP" not in p.phases
    q = foul(YELLOW, used=(0, 3))
    assert q.due() == "blue"  # red has none left, and is not asked


@pytest.mark.parametrize(("who", "asked"), [("both", ["blue", "red"]), ("involved", ["red"])])
def test_fc_099_fc_100_a_card_in_a_defence_support(who: str, asked: list[str]) -> None:
    """Away (blue) first; before the set piece is rolled; `exc_who` may name the culprits alone."""
    p = match("offensive", hands=("attack1", "ds1"), home="red", options={"exc_who": who})
    p.play("attack1", "pass", "ds1 regular").roll(1, 1)
    assert p.told("SET_PIECE") == [(0, c.FREE_KICK)]
    assert p.phase() == "CHANGE"
    assert changes(p) == asked
    assert (p.phase(), p.due()) == ("SHOT", "fate")


def test_fc_099_involved_are_both_after_a_tackle() -> None:
    assert changes(foul(YELLOW, options={"exc_who": "involved"})) == ["red", "blue"]


def test_fc_100_no_card_no_exceptional_change() -> None:
    p = match("offensive", hands=("attack1", "ds1"))
    p.play("attack1", "pass", "ds1 regular").roll(1, 2)
    assert (p.phase(), p.due()) == ("SHOT", "fate")


@pytest.mark.parametrize(("turn", "stars"), [(3, 3), (4, 4), (5, 4)])
def test_fc_101_the_late_boost_in_an_exceptional_change(turn: int, stars: int) -> None:
    p = foul(RED_CARD, period=2, turn=turn).play("pass")
    p.change("FW3 vacancy", STANDARD.replace("FW1", "FW3"))
    assert p.stars("FW3") == stars


# -- malus -----------------------------------------------------------------------------------------

BACK = ("FB1", "CB1", "DM1", "AM1", "FW1", "FW2")


@pytest.mark.parametrize(("cards", "malus"), [(0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 3)])
@pytest.mark.parametrize("period", [1, 2, 3])
def test_fc_102_tv_22_each_yellow_from_the_third(cards: int, malus: int, period: int) -> None:
    p = match(period=period, tokens=dict.fromkeys(BACK[:cards], "yellow"))
    assert p.malus("blue") == malus
    assert p.defence("blue") == 22 - malus


def test_fc_103_tv_23_half_cards_count_half_and_only_on_the_pitch() -> None:
    halves = dict.fromkeys(("FB1", "CB1", "AM1"), "half")
    assert match(tokens=halves).malus("blue") == 0  # 1.5 is 2
    booked = {**halves, "CB1": "half yellow"}
    p = match("changes", tokens=booked, home="red")
    assert p.malus("blue") == 1  # 2.5 is 3
    p.change("CB3 CB1", STANDARD.replace("CB1", "CB3"))
    assert p.malus("blue") == 0  # 1.0


@pytest.mark.parametrize(("scope", "malus"), [("pitch", 0), ("match", 1)])
def test_fc_103_the_option_malus_scope(scope: str, malus: int) -> None:
    p = match("changes", home="red", options={"malus_scope": scope},
              tokens=dict.fromkeys(("FB1", "CB1", "AM1"), "yellow"))  # fmt: skip
    assert p.malus("blue") == 1
    p.change("CB3 CB1", STANDARD.replace("CB1", "CB3"))
    assert p.malus("blue") == malus


@pytest.mark.parametrize("scope", ["pitch", "match"])
def test_fc_103_tokens_of_a_sent_off_player_leave_with_the_card(scope: str) -> None:
    tokens = {"dm2": "yellow", "cb1": "yellow", "am1": "yellow"}
    p = foul(YELLOW, tokens=tokens, options={"malus_scope": scope})
    assert p.spot("dm2") == "SENT_OFF"
    assert p.malus("red") == 0


# -- short-handed ----------------------------------------------------------------------------------


def test_fc_104_short_handed_the_hand_limit_may_fall_below_three() -> None:
    blue = "FB1 FB2 | CB1 CB2 | DM1 DM2 DM3 | AM1 | FW1"
    p = match("discard", blue=blue, reds=(1, 0), hands=("press1 press2 press3", ""))
    assert p.asked("blue").least == 1
    assert p.shown("blue", "red")["limit"] == 2


def test_fc_105_fc_106_a_short_handed_team_may_be_reshaped_but_not_grow() -> None:
    p = match("changes", blue=STANDARD.replace(" FW2", ""), reds=(1, 0), home="red",
              bench=f"{BENCH} FB4")  # fmt: skip
    p.play("CB3", "FB1", "pass")
    shapes = [answer for answer in p.open() if answer.startswith("shape")]
    assert shapes == ["shape 1-3-2-2-1"]
    p = match("changes", blue=STANDARD.replace(" FW2", ""), reds=(1, 0), home="red")
    p.play("CB3")
    assert "vacancy" not in p.open()
    assert p.play("AM1", "pass").open() == ["shape 2-3-2-1-1"]
