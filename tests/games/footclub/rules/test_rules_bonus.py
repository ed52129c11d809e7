"""FC-119 to FC-123, FC-131 to FC-157: the bonus window, fans, kop, supports, strengths."""

from __future__ import annotations

import pytest

from tests.games.footclub.engine import Play
from tests.games.footclub.laying import EVEN, match, prematch
from tests.games.footclub.people import NUMBER
from touchline.games.footclub.rules import codes as c

SAVE = (6, 1)


def attacking(hand: str = "attack1", rival: str = "as", **given) -> Play:
    people = {**EVEN, **given.pop("people", {})}
    return match("offensive", hands=(hand, rival), people=people, **given)


def window(hand: str = "as", rival: str = "as", **given) -> Play:
    """A set attack with an initial bonus of nought."""
    return attacking(f"attack1 {hand}", rival, **given).play("attack1")


# -- the window ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("push", "raw"),
    [
        ("push 1 fans", 1),
        ("push 3 fans", 3),
        ("push kop", 2),
        ("push 1 as", 2),
        ("push 2 as", 4),
        ("push 2 fans + kop", 4),
        ("push 1 fans + kop + 2 as", 7),
    ],
)
def test_fc_119_fc_140_what_the_attack_may_do(push: str, raw: int) -> None:
    p = window("as as").play(push)
    assert p.t.raw == raw
    assert p.due() == "red"


def test_fc_119_what_the_defence_may_do() -> None:
    for n in (1, 2, 3):
        assert window().play("pass", f"push {n} fans").t.raw == -n
    p = window("as", "ds1").play("pass", "ds1 regular").roll(3, 4)
    assert p.t.raw == -2
    p = window("ds2", "as")
    assert p.shut()["card ds2"] == "DEFENDS_ONLY"
    p.play("pass")
    assert p.shut()["card as"] == "ATTACKS_ONLY"
    assert not [answer for answer in p.open() if "kop" in answer or " as" in answer]


def test_fc_120_any_order_any_number_until_both_accept() -> None:
    p = window("as as", "ds1 ds2", fans=(5, 5))
    p.play("pass", "ds1 regular").roll(6, 6).play("push 1 as", "push 2 fans", "push 2 fans")
    p.play("ds2 regular").roll(6, 6).play("push 1 as", "pass", "push kop", "pass")
    assert p.phase() == "SHOT"
    assert p.t.raw == -2 + 2 - 2 + 2 - 2 + 2 + 2
    assert p.told("FINAL_BONUS") == [(0, 102)]


def test_fc_120_one_defence_support_at_a_time() -> None:
    p = window("as", "ds1 ds2").play("pass", "ds1 regular")
    assert p.due() == "fate"
    p.roll(6, 6)
    assert p.due() == "blue"  # fully resolved, and the attack may speak


@pytest.mark.parametrize(("first", "due"), [("attack", "blue"), ("defence", "red")])
def test_fc_120_bonus_first(first: str, due: str) -> None:
    p = window(options={"bonus_first": first})
    assert p.due() == due
    p.play("pass", "pass")
    assert p.phase() == "SHOT"


def test_fc_121_no_die_before_the_attack_agrees_nothing_after_the_first() -> None:
    p = window().play("pass", "push 1 fans")
    assert p.due() == "blue"  # the bonus has changed: asked again
    p.play("pass")
    assert p.due() == "red"
    p.play("pass")
    assert p.due() == "fate"
    p.shoot(3)
    assert (p.due(), p.phase()) == ("fate", "SHOT")


def test_fc_122_the_next_offensive_starts_anew() -> None:
    p = window("attack2 as", "as press1", fans=(8, 5)).play("push 3 fans + 1 as", "pass", "pass")
    assert p.t.raw == 5
    p.shoot(6, 1, 6, 1).play("card as", "pass", "attack2")
    assert (p.t.raw, p.get("blue", c.SPENT)) == (0, 0)


@pytest.mark.parametrize(
    ("coach", "final"),
    [(0, -5), (4, -5), (5, -5), (6, -4), (10, 0), (14, 4), (15, 5), (16, 5), (30, 5)],
)
def test_fc_123_tv_26_only_the_final_bonus_is_limited(coach: int, final: int) -> None:
    p = window(people={"COACH": str(coach)})
    assert p.t.raw == coach - 10
    p.play("pass", "pass")
    assert p.told("FINAL_BONUS") == [(0, final + 100)]
    low, high = (1, 1 - final) if final <= 0 else (1 + final, 1)
    p.shoot(low, high)
    assert p.told("LEVEL") == [(0, 0)]  # it is what was rolled with


# -- fans and kop ----------------------------------------------------------------------------------


def test_fc_131_fc_180_five_fans_and_the_kop_at_the_start() -> None:
    p = prematch(home="red")
    assert (p.phase(), p.due()) == ("PICK_KOP", "red")
    assert p.open() == ["kop attack", "kop freshness"]
    p.play("kop freshness")
    assert (p.fans("blue"), p.fans("red")) == (5, 5)
    assert p.shown("red", "blue")["kop"] == {"kind": "freshness", "spent": False}  # FC-135
    assert p.shown("blue", "blue")["kop"] is None


def test_fc_132_fc_187_at_most_one_fan_from_the_hand() -> None:
    p = match("fans", hands=("fans fans", "as"))
    assert p.open("blue") == ["pass", "fan"]
    assert p.shut("red")["fan"] == "NO_FAN_IN_HAND"
    assert p.shut("red")["card as"] == "FANS_ONLY"
    p.each("fan", "pass")
    assert (p.fans("blue"), p.hand("blue"), p.phase()) == (6, ["fans"], "CHANGE")


def test_fc_132_fc_133_a_fan_in_hand_does_nothing() -> None:
    p = window("fans", fans=(3, 0), home="red").play("push 3 fans", "pass")
    assert "push 1 fans" not in p.open()
    assert p.shut()["push 1 fans"] in ("NO_FAN", "CAP")
    p = match(ball="fw1", hands=("press1 fans", ""), fans=(0, 5))
    assert p.shut()["press1 fan token"] == "NO_FAN"


def test_fc_133_a_spent_fan_goes_to_the_discard() -> None:
    p = window().play("push 2 fans", "push 1 fans")
    assert (p.fans("blue"), p.discard("blue")) == (3, ["fans", "fans"])
    assert (p.fans("red"), p.discard("red"), p.t.raw) == (4, ["fans"], 1)


def test_fc_134_three_supporters_an_offensive_kop_included() -> None:
    p = window(fans=(6, 6))
    assert p.shut()["push 4 fans"] == "CAP"
    p.play("push 2 fans", "push 3 fans")
    assert "push 1 fans + kop" not in p.open()
    p.play("push kop", "pass")
    assert not [answer for answer in p.open() if "fans" in answer]
    assert p.shut()["push 1 fans"] == "CAP"
    p.play("pass")
    assert p.phase() == "SHOT"


def test_fc_134_a_counter_opens_a_fresh_count() -> None:
    p = window("as", "counter1 as", fans=(6, 8)).play("push 3 fans", "push 3 fans")
    p.play("pass", "pass").shoot(6, 1).play("counter1")
    assert "push 3 fans" in p.open()
    p.play("pass")
    assert "push 3 fans" in p.open()


@pytest.mark.parametrize(("counts", "most"), [("true", 2), ("false", 3)])
def test_fc_134_ability_counts_in_cap(counts: str, most: int) -> None:
    p = attacking("solo1 as", fans=(3, 3), home="red", people={"FW2": "finisher"},
                  options={"ability_counts_in_cap": counts}).play("solo1 fan")  # fmt: skip
    assert p.get("blue", c.SPENT) == 3 - most
    p = attacking("solo1 as", fans=(2, 3), people={"FW2": "finisher"}, kop="freshness",
                  options={"ability_counts_in_cap": counts}).play("solo1 kop")  # fmt: skip
    assert p.get("blue", c.SPENT) == 3 - most


def test_fc_135_the_away_club_has_no_kop() -> None:
    p = window(home="red")
    assert p.shut()["push kop"] == "NOT_HOME"
    assert (
        match(ball="fw1", hands=("press1", ""), home="red").shut()["press1 kop kop"] == "NOT_HOME"
    )
    p.play("pass")
    assert not [answer for answer in p.open() if "kop" in answer]


@pytest.mark.parametrize(
    ("option", "printed", "gain"), [("unset", 2, 2), ("unset", 1, 1), ("1", 2, 1), ("3", 2, 3)]
)
def test_fc_136_kop_attack_value(option: str, printed: int, gain: int) -> None:
    p = window(options={"kop_attack_value": option}, kop_value=(printed, 2)).play("push kop")
    assert p.t.raw == gain


def test_fc_136_the_freshness_kop_pays_a_press_or_an_ability() -> None:
    p = match(ball="fw1", hands=("press1", ""), kop="freshness")
    assert "press1 kop kop" in p.open()
    p = attacking("solo1", fans=(2, 2), people={"FW2": "finisher"}, kop="freshness")
    p.play("solo1 kop")
    assert (p.t.raw, p.get("blue", c.KOP_SPENT)) == (2, 1)


def test_fc_137_each_kop_has_only_its_own_effect() -> None:
    p = match(ball="fw1", hands=("press1", ""), kop="attack")
    assert p.shut()["press1 kop token"] == "NO_KOP"
    p = window(kop="freshness")
    assert p.shut()["push kop"] == "NO_KOP"
    p = attacking("solo1", fans=(2, 2), people={"FW2": "finisher"}, kop="attack")
    assert p.shut()["solo1 kop"] == "NO_KOP"
    p = match("offensive", ball="fw1", hands=("as", "attack1"), people=EVEN).play("attack1", "pass")
    assert not [answer for answer in p.open() if "kop" in answer]  # no DEF


def test_fc_138_once_in_a_match() -> None:
    p = window("attack2").play("push kop", "pass", "pass")
    assert p.shown("blue", "red")["kop"] == {"kind": "attack", "spent": True}
    p = window(kop_spent=True)
    assert p.shut()["push kop"] == "KOP_OUT"
    p = match(ball="fw1", hands=("press1", ""), kop="freshness", kop_spent=True)
    assert p.shut()["press1 kop token"] == "KOP_OUT"


@pytest.mark.parametrize(("period", "until"), [(1, 2), (2, 3)])
def test_fc_139_fc_196_fc_213_stands_carry_over(period: int, until: int) -> None:
    p = match("discard", turn=5, period=period, fans=(7, 2), kop_spent=True,
              options={"draw_decider": "extra_time"}).quiet("PLACE_FAN")  # fmt: skip
    assert p.t.period == until
    assert (p.fans("blue"), p.fans("red")) == (7, 2)
    assert p.shown("blue", "red")["kop"] == {"kind": "attack", "spent": True}


# -- supports --------------------------------------------------------------------------------------


def test_fc_140_no_dice_and_no_limit() -> None:
    p = window("as as as as as")
    assert "push 5 as" in p.open()
    p.play("push 5 as")
    assert (p.t.raw, p.told("ROLLED"), p.discard("blue")) == (10, [], ["as"] * 5)
    p = window("as")
    assert p.shut()["push 2 as"] == "NO_SUPPORT"


def ds(mode: str, *dice: tuple[int, int], first: int = 1, **given) -> Play:
    """A defence support by cb1; `first` tells whether it is the first or a later one."""
    p = window("as", "ds1 ds2 as", **given)
    for _ in range(first - 1):
        p.play("pass", "ds2 aggressive").roll(6, 6)
    p.play("pass", f"ds1 {mode}")
    for one, two in dice:
        p.roll(one, two)
    return p


def end_of(p: Play) -> str:
    if p.story().count("SUPPORT_HOLDS") and not p.told("FOUL"):
        return "success"
    cards = [word for event, word in (("BOOKED", "yellow"), ("RED_CARD", "red")) if p.told(event)]
    return " ".join(["foul", *cards])


def test_fc_141_the_named_defender_success_or_foul() -> None:
    p = ds("regular", (3, 4))
    assert p.told("SUPPORT_BY") == [(1, NUMBER["cb1"])]
    assert (p.t.raw, p.due()) == (-2, "blue")
    assert p.told("SUPPORT_HOLDS") == [(1, NUMBER["cb1"])]
    p = ds("regular", (3, 3))
    assert p.t.offence == c.FREE_KICK


def test_fc_142_the_mode_comes_before_the_dice() -> None:
    p = window("as", "ds1").play("pass")
    assert {"ds1 regular", "ds1 aggressive"} <= set(p.open())


STOPPER = {"people": {"cb1": "stopper"}}
SPEED = {"people": {"FW1": "speedster"}}
BOTH = {"people": {"cb1": "stopper", "FW1": "speedster"}}


@pytest.mark.parametrize(
    ("mode", "dice", "given", "end"),
    [
        ("regular", [(3, 4)], {}, "success"),
        ("regular", [(3, 3)], {}, "foul"),
        ("regular", [(1, 1)], {}, "foul yellow"),
        ("aggressive", [(3, 4)], {}, "success"),
        ("aggressive", [(1, 1), (4, 4)], {}, "success"),
        ("aggressive", [(3, 3), (3, 4)], {}, "foul yellow"),
        ("aggressive", [(3, 3), (1, 1)], {}, "foul red"),
        ("aggressive", [(3, 3)], STOPPER, "success"),
        ("aggressive", [(2, 3), (3, 4)], STOPPER, "success"),
        ("aggressive", [(1, 1), (1, 1)], STOPPER, "foul red"),
        ("regular", [(3, 4)], SPEED, "foul"),
        ("regular", [(4, 4)], SPEED, "success"),
        ("regular", [(1, 2)], SPEED, "foul"),  # TV-19: 3 - 1 is no double 1
        ("aggressive", [(1, 2), (1, 2)], SPEED, "foul yellow"),  # TV-19
        ("aggressive", [(1, 2), (4, 4)], SPEED, "foul yellow"),
        ("aggressive", [(1, 2), (4, 5)], SPEED, "success"),
        ("aggressive", [(3, 4)], BOTH, "success"),  # net nought
        ("aggressive", [(3, 3), (3, 4)], BOTH, "foul yellow"),
    ],
)
def test_fc_143_fc_144_fc_146_fc_147_tv_19_defence_supports(mode, dice, given, end) -> None:
    p = ds(mode, *dice, **given)
    assert end_of(p) == end
    if end == "success":
        assert p.phase() == "BONUS"


@pytest.mark.parametrize("dice", [[(1, 1)], [(1, 2), (1, 1)]])
def test_fc_145_nobody_is_ever_hurt(dice: list[tuple[int, int]]) -> None:
    p = ds("regular" if len(dice) == 1 else "aggressive", *dice)
    assert not {"HURT", "INJURED"} & set(p.story())
    assert (p.stars("FW1"), p.spot("FW1")) == (3, "PITCH")


def test_fc_146_a_stopper_is_always_aggressive() -> None:
    p = window("as", "ds1", **STOPPER).play("pass")
    assert "ds1 aggressive" in p.open()
    assert p.shut()["ds1 regular"] == "STOPPERS"


def test_tv_20_bonus_minus_one_and_a_support() -> None:
    """Succeeds: -3. Fails: +0. The second one fails: +2."""
    low = {"people": {"COACH": "9"}}
    assert ds("regular", (3, 4), **low).t.raw == -3
    failed = ds("regular", (3, 3), **low)
    assert (failed.t.raw, failed.t.offence) == (0, c.FREE_KICK)
    second = ds("regular", (3, 3), first=2, **low)
    assert (second.t.raw, second.t.offence) == (2, c.PENALTY)
