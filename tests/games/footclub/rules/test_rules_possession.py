"""FC-070 to FC-090: freshness, press and tackle."""

from __future__ import annotations

import pytest

from tests.games.footclub.engine import CLUBS, Play
from tests.games.footclub.laying import STANDARD, match, prematch
from tests.games.footclub.people import NUMBER

# -- freshness -------------------------------------------------------------------------------------


def test_fc_070_one_each_two_for_a_ball_winner() -> None:
    people = {"DM1": "4 ball_winner", "DM2": "4 enforcer"}
    p = prematch(people=people).play("kop attack").arrange(STANDARD, by="blue").quiet("PLACE_FAN")
    assert (p.fresh("DM1"), p.fresh("DM2"), p.fresh("FB1"), p.fresh("KEEPER")) == (2, 1, 1, 0)
    p = match("changes", bench="DM3 AM3", home="red", people={**people, "DM3": "ball_winner"})
    assert (p.fresh("DM1"), p.fresh("DM2")) == (2, 1)
    p.change("DM3 DM2", STANDARD.replace("DM2", "DM3"))
    assert p.fresh("DM3") == 2


def test_fc_071_freshness_goes_with_the_player() -> None:
    p = match("changes", home="red", people={"DM2": "ball_winner"})
    p.change("DM3 DM2", STANDARD.replace("DM2", "DM3"))
    assert (p.fresh("DM3"), p.fresh("DM2")) == (1, 0)


def test_fc_072_freshness_never_comes_back() -> None:
    p = match("discard", turn=5, tokens={"FW1": "fresh0"}).quiet("PLACE_FAN")
    assert (p.t.period, p.fresh("FW1"), p.fresh("FW2")) == (2, 0, 1)
    p = match("discard", turn=5, period=2, tokens={"FW1": "fresh0"},
              options={"draw_decider": "extra_time"}).quiet("PLACE_FAN")  # fmt: skip
    assert (p.t.period, p.fresh("FW1")) == (3, 0)


def test_fc_073_fc_154_freshness_pays_a_press_or_a_solo_run() -> None:
    p = match(ball="fw1", hands=("press1", "")).play("press1 token token")
    assert p.fresh("FW2") == 0
    p = match("offensive", hands=("solo1", ""), fans=(2, 2), people={"FW2": "finisher"})
    p.play("solo1 token")
    assert p.fresh("FW2") == 0


def test_fc_074_a_fan_instead_of_a_token_even_where_there_is_one() -> None:
    p = match(ball="fw1", hands=("press1", "")).play("press1 fan token")
    assert (p.fresh("FW2"), p.fresh("AM1"), p.fans("blue")) == (1, 0, 4)
    assert p.discard("blue") == ["fans", "press1"]


def test_fc_075_nothing_is_put_by() -> None:
    """The freshness kop gives two; a single point loses the other."""
    p = match(ball="fw1", hands=("press1", ""), kop="freshness").play("press1 kop token")
    assert (p.fresh("FW2"), p.fresh("AM1")) == (1, 0)
    assert p.told("KOP_USED") == [(0, 2)]
    assert p.shown("blue", "red")["kop"] == {"kind": "freshness", "spent": True}


# -- press -----------------------------------------------------------------------------------------


def test_fc_076_fc_082_only_the_club_without_the_ball_is_asked() -> None:
    p = match(ball="FW1", hands=("press1 tackle1", "press1 tackle1"))
    assert p.due() == "red"
    p = match(ball="fw1", hands=("press1 tackle1", "press1 tackle1"))
    assert p.due() == "blue"


ALL_PAYS = {f"press1 {a} {b}" for a in ("token", "fan", "kop") for b in ("token", "fan", "kop")}


@pytest.mark.parametrize(
    ("fans", "kop", "tokens", "expected"),
    [
        (2, "attack", "", {"token token", "token fan", "fan token", "fan fan"}),
        (2, "freshness", "", {pay.removeprefix("press1 ") for pay in ALL_PAYS}),
        (0, "attack", "", {"token token"}),
        (1, "attack", "FW2", {"fan token"}),
        (2, "attack", "FW2 AM1", {"fan fan"}),  # TV-37
        (1, "freshness", "FW2 AM1", {"fan kop", "kop fan", "kop kop"}),  # TV-37
        (0, "freshness", "FW2 AM1", {"kop kop"}),  # TV-37
        (1, "attack", "FW2 AM1", set()),  # TV-37
        (1, "attack", "AM1", {"token fan"}),  # TV-37
    ],
)
def test_fc_077_fc_078_fc_079_tv_37_every_way_to_pay(fans, kop, tokens, expected) -> None:
    p = match(ball="fw1", hands=("press1", ""), fans=(fans, 5), kop=kop,
              tokens=dict.fromkeys(tokens.split(), "fresh0"))  # fmt: skip
    found = {answer.removeprefix("press1 ") for answer in p.open() if answer != "pass"}
    assert found == expected
    shut = {answer.removeprefix("press1 "): why for answer, why in p.shut().items()}
    assert set(shut) | found == {pay.removeprefix("press1 ") for pay in ALL_PAYS}
    for pay, why in shut.items():
        one, two = pay.split()
        if (one == "token" and "FW2" in tokens) or (two == "token" and "AM1" in tokens):
            assert why == "NO_TOKEN"
        elif pay.count("fan") > fans:
            assert why == "NO_FAN"
        else:
            assert why == "NO_KOP"


def test_fc_077_two_points_never_come_from_one_players_tokens() -> None:
    """A ball winner with two tokens, named twice."""
    blue = "| CB1 CB2 CB3 | DM1 DM2 | AM1 AM2 | FW1 FW2 FW3"
    p = match(ball="fw1", blue=blue, hands=("press1", ""), people={"CB1": "ball_winner"},
              ribbons={"press1": "FB_L+CB_L"}, options={"press_shift": "literal"})  # fmt: skip
    assert p.fresh("CB1") == 2
    assert p.shut()["press1 token token"] == "SAME_TOKEN"
    assert "press1 token fan" in p.open()


def test_fc_078_the_kop_covers_both_points_turned_once() -> None:
    """TV-37: kop turned, fans unchanged."""
    p = match(ball="fw1", hands=("press1", ""), kop="freshness", fans=(1, 5),
              tokens={"FW2": "fresh0", "AM1": "fresh0"}).play("press1 kop kop")  # fmt: skip
    assert p.told("KOP_USED") == [(0, 2)]
    assert p.fans("blue") == 1
    assert p.holder() == "FW2"


def test_fc_078_a_kop_worth_one_covers_one() -> None:
    p = match(ball="fw1", hands=("press1", ""), kop="freshness", kop_value=(2, 1))
    assert p.shut()["press1 kop kop"] == "NO_KOP"
    assert "press1 kop token" in p.open()


def test_fc_078_fc_134_fans_for_a_press_are_outside_any_offensive() -> None:
    p = match(ball="fw1", hands=("press1 attack1", ""), fans=(6, 0))
    p.play("press1 fan fan", "attack1")
    assert "push 3 fans" in p.open()


def test_fc_079_no_payment_no_press() -> None:
    p = match(ball="fw1", hands=("press1", ""), fans=(0, 0), tokens={"FW2": "fresh0"})
    assert p.open() == ["pass"]


def test_fc_080_no_dice_and_the_ball_goes_to_the_first_named() -> None:
    p = match(ball="fw1", hands=("press1", "tackle1")).play("press1 token token")
    assert p.holder() == "FW2"
    assert p.told("ROLLED") == []
    assert p.due() == "red"


def test_fc_081_fc_190_the_dispossessed_club_may_answer() -> None:
    p = match(ball="fw1", hands=("press1 press2 as", "press1 tackle1 as"))
    p.play("press1 token token")
    assert (p.due(), p.phase()) == ("red", "POSSESSION")
    p.play("press1 token token")
    assert p.holder() == "fw2"
    assert p.due() == "blue"
    p.play("press2 fan fan")
    assert (p.due(), p.holder()) == ("red", "FW2")
    p.play("tackle1 regular").roll(5, 5)
    assert (p.due(), p.phase(), p.holder()) == ("blue", "POSSESSION", "dm2")


# -- tackle ----------------------------------------------------------------------------------------


def test_fc_082_free_of_cost_and_the_carrier_is_tackled() -> None:
    p = match(ball="FW1", hands=("as", "tackle1"), tokens={"dm2": "fresh0"}, fans=(0, 0))
    p.play("tackle1 regular")
    assert p.told("TACKLE_BY") == [(1, NUMBER["dm2"] * 128 + NUMBER["FW1"])]
    assert p.told("PAID") == []


def test_fc_083_the_mode_is_declared_before_the_dice() -> None:
    p = match(ball="FW1", hands=("", "tackle1"))
    assert p.open() == ["pass", "tackle1 regular", "tackle1 aggressive"]
    p.play("tackle1 regular")
    assert p.due() == "fate"  # nothing can be said any more


def tackle(mode: str, *dice: tuple[int, int], **given) -> Play:
    p = match(ball="FW1", hands=("as", "tackle1"), **given).play(f"tackle1 {mode}")
    for first, second in dice:
        p.roll(first, second)
    return p


def end_of(p: Play) -> str:
    """What a tackle by dm2 on FW1 came to."""
    story = set(p.story())
    if "WON_BALL" in story:
        return "success"
    assert "FOUL" in story
    words = ["foul"]
    for event, word in (("BOOKED", "yellow"), ("RED_CARD", "red"), ("HURT", "light"),
                        ("INJURED", "serious")):  # fmt: skip
        words += [word] if event in story else []
    return " ".join(words)


ENFORCER = {"people": {"dm2": "enforcer"}}


@pytest.mark.parametrize(
    ("mode", "dice", "given", "end"),
    [
        ("regular", [(3, 4)], {}, "success"),
        ("regular", [(3, 3)], {}, "foul"),
        ("regular", [(1, 1)], {}, "foul yellow light"),
        ("aggressive", [(2, 3), (4, 4)], {}, "success"),
        ("aggressive", [(2, 3), (3, 4)], {}, "foul yellow light"),
        ("aggressive", [(1, 1), (5, 3)], {}, "success"),
        ("aggressive", [(1, 2), (1, 1)], {}, "foul red serious"),
        ("aggressive", [(3, 3)], ENFORCER, "success"),
        ("aggressive", [(2, 2), (3, 3)], ENFORCER, "foul yellow light"),
        ("aggressive", [(2, 3), (3, 4)], ENFORCER, "success"),
        ("aggressive", [(1, 1), (1, 1)], ENFORCER, "foul red serious"),
    ],
)
def test_fc_084_fc_085_fc_086_fc_087_tv_18_tackles(mode, dice, given, end) -> None:
    p = tackle(mode, *dice, **given)
    assert end_of(p) == end
    if end == "success":
        assert p.holder() == "dm2"
        assert p.story().count("BOOKED") + p.story().count("HURT") == 0
    else:
        assert p.t.ball == 0


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_fc_084_every_first_roll(first: int, second: int) -> None:
    p = tackle("regular", (first, second))
    total = first + second
    expected = "success" if total >= 7 else "foul yellow light" if total == 2 else "foul"
    assert end_of(p) == expected


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_fc_086_every_second_roll(first: int, second: int) -> None:
    p = tackle("aggressive", (1, 2), (first, second))
    total = first + second
    words = "success" if total >= 8 else "foul red serious" if total == 2 else "foul yellow light"
    assert end_of(p) == words


def test_fc_085_a_regular_roll_is_final() -> None:
    p = tackle("regular", (1, 2))
    assert len(p.told("ROLLED")) == 1
    assert p.phase() == "OFFENSIVE"


def test_fc_086_a_failed_first_roll_is_void_and_the_second_must_be_rolled() -> None:
    p = tackle("aggressive", (1, 1))
    assert (p.due(), p.phase()) == ("fate", "TACKLE")
    assert not {"FOUL", "BOOKED", "HURT"} & set(p.story())
    assert tackle("aggressive", (3, 4)).holder() == "dm2"  # no second roll after a success


def test_fc_087_an_enforcer_is_always_aggressive() -> None:
    p = match(ball="FW1", hands=("", "tackle1"), **ENFORCER)
    assert p.open() == ["pass", "tackle1 aggressive"]
    assert p.shut()["tackle1 regular"] == "ENFORCERS"


def test_fc_088_a_modifier_makes_and_mends_no_double_one() -> None:
    """1 + 1 with an enforcer fails twice; 1 + 2 is 4, and no red card."""
    assert end_of(tackle("aggressive", (1, 1), (1, 1), **ENFORCER)) == "foul red serious"
    assert end_of(tackle("aggressive", (1, 2), (1, 2), **ENFORCER)) == "foul yellow light"


def test_fc_089_after_a_success_the_other_club_may_answer() -> None:
    p = match(ball="FW1", hands=("press1", "tackle1")).play("tackle1 regular").roll(6, 1)
    assert (p.holder(), p.phase(), p.due()) == ("dm2", "POSSESSION", "blue")


def test_fc_090_fc_191_a_foul_ends_the_step() -> None:
    """No further press or tackle, and the ball stays with the tackled player."""
    p = match(ball="FW1", hands=("attack1", "tackle1 press1")).play("tackle1 regular").roll(2, 2)
    assert (p.phase(), p.due(), p.holder()) == ("OFFENSIVE", "blue", "FW1")
    assert "CHANGE" not in p.phases
    p = match(ball="FW1", hands=("attack1", "tackle1 press1")).play("tackle1 regular").roll(1, 1)
    assert p.phase() == "CHANGE"
    p.play("pass", "pass")
    assert (p.phase(), p.due(), p.holder()) == ("OFFENSIVE", "blue", "FW1")


def test_fc_189_fc_191_the_refusal_is_explicit() -> None:
    p = match(ball="FW1", hands=("attack1", "as"))
    assert p.due() == "red"  # asked although it holds nothing that fits (§3.1)
    p.play("pass")
    assert p.told("LET_GO") == [(1, 15)]
    assert (p.phase(), p.due()) == ("OFFENSIVE", "blue")
    empty = match(ball="FW1", hands=("attack1", ""))
    assert empty.phase() == "OFFENSIVE"  # everybody sees that the hand is empty
    assert CLUBS[empty.t.ball] == "blue"
