"""FC-124 to FC-130, FC-148 to FC-157: shots, set pieces, and strengths in offensives."""

from __future__ import annotations

import pytest

from tests.games.footclub.engine import Play
from tests.games.footclub.laying import EVEN, STANDARD, match
from tests.games.footclub.people import NUMBER
from touchline.games.footclub.rules import codes as c


def attacking(hand: str = "attack1", rival: str = "as", **given) -> Play:
    people = {**EVEN, **given.pop("people", {})}
    return match(given.pop("phase", "offensive"), hands=(hand, rival), people=people, **given)


def shot(bonus: int, *faces: int, **given) -> Play:
    """A set attack that is rolled with this bonus."""
    p = attacking(people={"COACH": str(10 + bonus)}, **given).play("attack1", "pass", "pass")
    return p.shoot(*faces)


def end_of(p: Play) -> str:
    ends = {"SAVED": "save", "GOAL": "goal", "CORNER": "corner"}
    return next((ends[event] for event in p.story() if event in ends), "open")


# -- the dice --------------------------------------------------------------------------------------


def test_fc_124_the_defence_rolls_first() -> None:
    p = shot(0, 5)
    assert p.told("DEFENCE_DIE") == [(1, 5)]
    assert p.told("ATTACK_DIE") == []
    p.shoot(3)
    assert p.told("ATTACK_DIE") == [(0, 3)]


@pytest.mark.parametrize("bonus", range(-5, 6))
def test_fc_125_fc_130_every_first_roll(bonus: int) -> None:
    """A plus bonus below D is a save, above it a goal, equal a second roll."""
    start = attacking(people={"COACH": str(10 + bonus)}).play("attack1", "pass", "pass")
    for d in range(1, 7):
        for a in range(1, 7):
            p = Play(start.t.clone()).shoot(d, a)
            if a + bonus < d:
                assert end_of(p) == "save"
            elif a + bonus > d:
                assert end_of(p) == "goal"
            else:
                assert (end_of(p), p.phase()) == ("open", "SHOT")


@pytest.mark.parametrize("bonus", [-5, 0, 4])
def test_fc_126_fc_130_every_second_roll(bonus: int) -> None:
    """Without the bonus: below is a corner, above a goal, equal a post and again."""
    low, high = (1, 1 - bonus) if bonus <= 0 else (1 + bonus, 1)
    start = shot(bonus, low, high)
    assert start.told("LEVEL") == [(0, 0)]
    for posts in range(3):
        for d in range(1, 7):
            for a in range(1, 7):
                p = Play(start.t.clone())
                for _ in range(posts):
                    p.shoot(2, 2)
                p.shoot(d, a)
                assert p.told("POST") == [(0, 0)] * (posts + (d == a))
                assert end_of(p) == ("corner" if a < d else "goal" if a > d else "open")


@pytest.mark.parametrize(
    ("bonus", "faces", "end"),
    [
        (-1, (4, 4), "save"),
        (1, (2, 1), "open"),
        (1, (2, 1, 3, 5), "goal"),
        (0, (3, 3, 5, 2), "corner"),
        (0, (3, 3, 4, 4), "open"),
        (0, (3, 3, 4, 4, 1, 6), "goal"),
        (-5, (1, 6), "open"),
        (5, (6, 1), "open"),
    ],
)
def test_tv_27_shots(bonus: int, faces: tuple[int, ...], end: str) -> None:
    assert end_of(shot(bonus, *faces)) == end


def test_fc_126_after_many_posts_a_coin_settles_it() -> None:
    """A bound of the engine: the odds of a second roll are even."""
    p = shot(0, 3, 3)
    for _ in range(6):
        assert len(p.fate()) == 6
        p.shoot(2, 2)
    assert p.fate() == {0: 1, 1: 1}
    assert end_of(Play(p.t.clone()).happen(1)) == "goal"
    assert end_of(p.happen(0)) == "corner"


def test_fc_127_a_save() -> None:
    p = shot(0, 6, 1, rival="counter1 as", hand="attack1 press1")
    assert p.told("SAVED") == [(1, NUMBER["keeper"])]
    assert (p.holder(), p.phase(), p.due()) == ("dm1", "COUNTER", "red")
    p.play("pass")
    assert (p.phase(), p.due()) == ("POSSESSION", "blue")
    assert "press1 token token" in p.open()


def test_fc_128_fc_194_a_goal() -> None:
    """One goal for the target, the ball to the other captain, and step 5."""
    p = shot(0, 1, 6, hand="attack1 as as as as as", rival="as")
    assert p.goals() == (1, 0)
    assert p.told("GOAL") == [(0, NUMBER["FW1"])]
    assert p.t.goals_of(NUMBER["FW1"]) == 1
    assert p.holder() == "dm1"
    assert (p.phase(), p.due()) == ("DISCARD", "blue")


def corner(**given) -> Play:
    """Blue's corner after a set attack with a fan, the kop and an attack support."""
    p = attacking("attack1 as", **given).play("attack1", "push 1 fans + kop + 1 as")
    return p.play("push 3 fans", "pass", "pass").shoot(4, 2, 5, 2)


def test_fc_129_a_card_back_from_the_own_discard() -> None:
    p = corner()
    assert (p.phase(), p.due(), p.holder()) == ("RECLAIM", "blue", "FW1")
    assert p.open() == ["card attack1", "card fans", "card as"]  # FC-Q14, and never the kop
    p.play("card fans")
    assert (p.hand("blue"), p.fans("blue"), p.discard("blue")) == (["fans"], 4, ["as", "attack1"])
    assert len(p.told("RECLAIMED")) == 1
    assert len([n for n in range(42) if p.view("red").cards[n] == c.HAND]) == 1  # all saw it
    assert (p.phase(), p.due()) == ("POSSESSION", "red")


def test_fc_129_a_card_must_be_taken() -> None:
    assert "pass" not in corner().open()


@pytest.mark.parametrize(("same", "open_"), [("true", True), ("false", False)])
def test_fc_129_corner_reclaim_same(same: str, open_: bool) -> None:
    p = corner(options={"corner_reclaim_same": same})
    assert ("card attack1" in p.open()) is open_
    if not open_:
        assert p.shut()["card attack1"] == "JUST_PLAYED"


def test_fc_129_nothing_else_in_the_discard() -> None:
    p = shot(0, 3, 3, 5, 2, options={"corner_reclaim_same": "false"})
    assert p.told("NO_CARD_BACK") == [(0, 0)]
    assert (p.phase(), p.hand("blue"), p.discard("blue")) == ("POSSESSION", [], ["attack1"])


def test_fc_129_after_forty_corners_no_card_is_taken() -> None:
    """A bound of the engine, so that every match ends (docs/decisions)."""
    p = attacking("attack1", "as")
    p.t.corners = 39
    for n, back in ((40, True), (41, False)):
        p.play("attack1", "pass", "pass").shoot(3, 3, 5, 2)
        assert p.t.corners == n
        if back:
            p.play("card attack1", "pass")
    assert p.told("NO_CARD_BACK") == [(0, 0)]


# -- set pieces ------------------------------------------------------------------------------------


def foul(number: int = 1, *dice: tuple[int, int], mode: str = "regular", **given) -> Play:
    """The n-th defence support of a set attack is whistled."""
    hand = given.pop("hand", "attack1 as")
    p = attacking(hand, "ds1 ds2 ds3 counter1", **given).play("attack1")
    for n in range(number - 1):
        p.play("pass", f"ds{n + 2} aggressive").roll(6, 6)
    p.play("pass", f"ds1 {mode}")
    for one, two in dice or ((1, 2),):
        p.roll(one, two)
    return p


def test_fc_148_card_then_change_then_set_piece() -> None:
    p = foul(1, (1, 1))
    assert p.told("BOOKED") == [(1, NUMBER["cb1"])]
    assert p.phase() == "CHANGE"
    p.play("pass", "pass")
    assert (p.phase(), p.due()) == ("SHOT", "fate")


@pytest.mark.parametrize(
    ("number", "kind", "bonus"),
    [(1, c.FREE_KICK, 0), (2, c.PENALTY, 2), (3, c.PENALTY, 2)],
)
def test_fc_149_fc_151_free_kick_or_penalty(number: int, kind: int, bonus: int) -> None:
    """ATT and DEF do not matter, nor does anything that was spent."""
    for coach in ("1", "10", "19"):
        p = foul(number, people={"COACH": coach})
        assert p.told("SET_PIECE") == [(0, kind)]
        assert p.t.raw == bonus
        assert (p.phase(), p.due()) == ("SHOT", "fate")  # at once, without a window


def test_fc_150_the_offensive_card_and_all_that_was_spent_is_lost() -> None:
    p = attacking("attack1 as", "ds1").play("attack1", "push 2 fans + 1 as", "ds1 regular")
    p.roll(1, 2)
    assert p.discard("blue") == ["fans", "fans", "as", "attack1"]
    assert (p.fans("blue"), p.t.raw) == (3, 0)


def test_fc_152_a_set_piece_ends_like_any_shot() -> None:
    p = foul().shoot(6, 1)
    assert (p.phase(), p.open()) == ("COUNTER", ["pass", "counter1"])
    p = foul(2).shoot(2, 1)
    assert p.goals() == (1, 0)
    p = foul().shoot(3, 3, 4, 4, 5, 2)
    assert p.told("POST") == [(0, 0)]
    assert (p.phase(), p.holder()) == ("RECLAIM", "FW1")


def test_fc_153_the_taker_is_the_carrier_or_the_captain() -> None:
    p = foul().shoot(1, 6)
    assert p.told("GOAL") == [(0, NUMBER["FW1"])]
    p = foul(1, (1, 1), home="red")
    p.change("FW3 FW1", STANDARD.replace("FW1", "FW3"))
    p.play("pass").shoot(1, 6)
    assert p.told("GOAL") == [(0, NUMBER["DM1"])]


# -- strengths -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("strength", "card", "raw", "speed"),
    [
        ("finisher", "attack1", 1, 0),  # TV-28
        ("finisher", "counter1", 1, 0),
        ("finisher", "solo1", 0, 0),
        ("finisher", "solo1 token", 2, 0),  # TV-28
        ("finisher", "solo1 fan", 2, 0),
        ("finisher", "solo1 kop", 2, 0),
        ("speedster", "attack1", 0, 1),
        ("speedster", "counter1", 2, 0),  # TV-28
        ("speedster", "solo1", 0, 0),
        ("speedster", "solo1 token", 1, 1),
        ("speedster", "solo1 fan", 1, 1),  # TV-28
        ("speedster", "solo1 kop", 1, 1),
    ],
)
def test_fc_154_fc_155_tv_28_finisher_and_speedster(strength, card, raw, speed) -> None:
    """Automatic, or paid for as the solo run is played."""
    fans = 3 if card == "attack1" else 2
    people = dict.fromkeys(("FW1", "FW2", "AM2"), strength)
    p = attacking("attack1 solo1 counter1 as", people=people, fans=(fans, 5), kop="freshness",
                  phase="counter" if card == "counter1" else "offensive")  # fmt: skip
    p.play(card)
    assert (p.t.raw, p.t.speed) == (raw, speed)
    assert p.phase() == "BONUS"  # it cannot be bought later
    assert not [answer for answer in p.open() if "token" in answer]
    assert p.fresh("FW2") == (0 if card.endswith("token") else 1)
    assert p.fans("blue") == fans - (1 if card.endswith("fan") else 0)
    assert p.get("blue", c.SPENT) == (1 if card.endswith(("fan", "kop")) else 0)


@pytest.mark.parametrize(
    ("fans", "tokens", "kop", "shut"),
    [
        (2, "", "freshness", {}),
        (2, "fresh0", "freshness", {"solo1 token": "NO_TOKEN"}),
        (0, "", "freshness", {"solo1 fan": "NO_FAN"}),
        (2, "", "attack", {"solo1 kop": "NO_KOP"}),
    ],
)
def test_fc_154_what_pays_the_ability(fans: int, tokens: str, kop: str, shut: dict) -> None:
    p = attacking("solo1", people={"FW2": "finisher"}, fans=(fans, 5), tokens={"FW2": tokens},
                  kop=kop)  # fmt: skip
    assert p.shut() == shut
    assert len(p.open()) == 5 - len(shut)


def test_fc_154_nobody_else_has_an_ability() -> None:
    for strength in ("stopper", "ball_winner", "enforcer", ""):
        p = attacking("solo1 attack1", people={"FW2": strength, "FW1": strength}, fans=(2, 5))
        assert p.open() == ["pass", "attack1", "solo1"]
        assert p.shut()["solo1 token"] == "NO_ABILITY"
        assert p.play("attack1").t.raw == 0


def test_fc_147_fc_155_minus_one_holds_for_the_whole_offensive() -> None:
    p = attacking("attack1 attack2 as", "ds1 ds2 ds3", people={"FW1": "speedster"}, fans=(8, 5),
                  ribbons={"attack2": "FW_R"}).play("attack1")  # fmt: skip
    p.play("pass", "ds1 regular").roll(4, 4).play("pass", "ds2 regular").roll(4, 4)
    assert p.t.raw == -4
    p.play("pass", "ds3 regular").roll(3, 4)
    assert p.told("SET_PIECE") == [(0, c.PENALTY)]
    assert p.t.speed == 0


def test_fc_156_tv_28_strengths_do_nothing_on_set_pieces() -> None:
    for strength in ("finisher", "speedster"):
        p = foul(2, people={"FW1": strength, "cb1": "3"}, mode="regular")
        assert (p.t.raw, p.t.offence) == (2, c.PENALTY)


def test_fc_157_nothing_else_comes_of_a_strength() -> None:
    """Values, press, substitutions and shots are the same whatever the strength."""
    plain = attacking("attack1 as", "ds1").play("attack1")
    for strength in ("stopper", "ball_winner", "enforcer"):
        people = dict.fromkeys(("FW1", "FB1", "cb2", "am1"), strength)
        p = attacking("attack1 as", "ds1", people=people).play("attack1")
        assert (p.t.raw, p.open()) == (plain.t.raw, plain.open())
        assert [p.att(club) for club in ("blue", "red")] == [22, 22]
        assert [p.defence(club) for club in ("blue", "red")] == [22, 22]
