"""FC-107 to FC-118, FC-192: offensive cards, their conditions, and what comes after them."""

from __future__ import annotations

import pytest

from tests.games.footclub.engine import Play
from tests.games.footclub.laying import EVEN, match
from tests.games.footclub.people import NUMBER
from touchline.games.footclub.rules import codes as c

SAVE, GOAL, CORNER = (6, 1), (1, 6), (3, 3, 5, 2)  # with an initial bonus of nought


def attacking(hand: str = "attack1", rival: str = "as", **given) -> Play:
    return match("offensive", hands=(hand, rival), people=given.pop("people", EVEN), **given)


def shot(p: Play, *faces: int) -> Play:
    """Nobody changes the bonus."""
    while p.phase() == "BONUS":
        p.play("pass")
    return p.shoot(*faces)


def test_fc_107_three_cards_and_two_set_pieces() -> None:
    kinds = set()
    p = attacking("attack1 solo1 as", "counter1 ds1", fans=(2, 5))  # with the kop: three
    for card in ("attack1", "solo1"):
        q = Play(p.t.clone()).play(card)
        kinds.add(int(q.t.offence))
        q.play("pass", "ds1 regular").roll(1, 2)
        kinds.add(int(q.t.offence))
    q = shot(Play(p.t.clone()).play("attack1"), *SAVE).play("counter1")
    kinds.add(int(q.t.offence))
    assert kinds == {c.SET_ATTACK, c.SOLO_RUN, c.COUNTER_ATTACK, c.FREE_KICK}
    q = attacking("attack1 as", "ds1 ds2").play("attack1", "pass", "ds1 regular").roll(6, 6)
    q.play("pass", "ds2 regular").roll(1, 2)
    assert q.t.offence == c.PENALTY


@pytest.mark.parametrize("fans", range(7))
def test_fc_108_three_or_more_three_or_fewer(fans: int) -> None:
    p = attacking("attack1 solo1", fans=(fans, 5), home="red")
    assert ("attack1" in p.open()) == (fans >= 3)
    assert ("solo1" in p.open()) == (fans <= 3)
    shut = p.shut()
    assert shut.get("attack1") == (None if fans >= 3 else "NEED_THREE")
    assert shut.get("solo1") == (None if fans <= 3 else "NEED_THREE_AT_MOST")


def test_fc_108_fc_192_only_with_the_ball() -> None:
    p = match(hands=("attack1", "attack1 solo1 counter1"))
    assert p.open() == ["pass"]  # red has not the ball
    p.play("pass")
    assert p.due() == "blue"
    assert p.open() == ["pass", "attack1"]


@pytest.mark.parametrize(("fans", "open_"), [(0, True), (8, True)])
def test_fc_108_a_counter_needs_no_fans(fans: int, open_: bool) -> None:
    p = match("counter", hands=("counter1", ""), fans=(fans, 5))
    assert ("counter1" in p.open()) is open_


@pytest.mark.parametrize(
    ("spent", "counts", "supporters"),
    [(False, "true", 3), (False, "false", 3), (True, "true", 3), (True, "false", 2)],
)
def test_fc_109_the_kop_is_a_supporter(spent: bool, counts: str, supporters: int) -> None:
    """Face down too, unless `spent_kop_counts` says otherwise."""
    p = attacking(fans=(2, 2), kop_spent=spent, options={"spent_kop_counts": counts})
    assert ("attack1" in p.open()) == (supporters >= 3)
    assert p.shown("blue", "red")["supporters"] == supporters
    assert p.shown("red", "red")["supporters"] == 2


def test_fc_110_tv_21_all_fans_may_be_spent_afterwards() -> None:
    p = attacking("attack1 attack2 solo1", fans=(3, 0), home="red").play("attack1")
    p.play("push 3 fans")
    assert (p.t.raw, p.fans("blue")) == (3, 0)
    shot(p, 6, 1)
    assert "SAVED" in p.story()


def test_fc_108_tv_21_then_no_set_attack_but_a_solo_run() -> None:
    p = attacking("attack2 solo1", fans=(0, 0), home="red")
    assert p.shut()["attack2"] == "NEED_THREE"
    assert "solo1" in p.open()


def test_tv_39_kop_and_fans() -> None:
    """Three fans and the attack kop; two fans and the kop spent; one fan and a face-down kop."""
    p = attacking("attack1 attack2 solo1", fans=(3, 0))
    assert p.shut()["solo1"] == "NEED_THREE_AT_MOST"
    p.play("attack1")
    assert "push 3 fans + kop" not in p.open()
    p.play("push 2 fans + kop")
    assert (p.t.raw, p.fans("blue"), p.get("blue", c.SPENT)) == (4, 1, 3)
    assert p.shown("blue", "red")["supporters"] == 2
    p = attacking("attack2 solo1", fans=(1, 0), kop_spent=True)
    assert p.shut()["attack2"] == "NEED_THREE"
    assert "solo1" in p.open()


def test_fc_111_the_target_has_the_ball_and_scores() -> None:
    p = attacking("attack1", ball="DM2").play("attack1")
    assert p.told("AIMED") == [(0, NUMBER["FW1"])]
    assert p.holder() == "FW1"
    shot(p, *GOAL)
    assert p.told("GOAL") == [(0, NUMBER["FW1"])]
    assert p.t.goals_of(NUMBER["FW1"]) == 1


def test_fc_112_after_a_save_the_counter_then_a_new_step_three() -> None:
    p = shot(attacking("attack1 press1", "counter1 as").play("attack1"), *SAVE)
    assert (p.phase(), p.due()) == ("COUNTER", "red")
    p.play("pass")
    assert (p.phase(), p.due(), p.holder()) == ("POSSESSION", "blue", "dm1")


def test_fc_112_after_a_corner_a_new_step_three_at_once() -> None:
    p = shot(attacking("attack1", "counter1 press1").play("attack1"), *CORNER).play("card attack1")
    assert (p.phase(), p.due(), p.holder()) == ("POSSESSION", "red", "FW1")
    p.play("pass")
    assert p.open() == ["pass", "attack1"]  # and on, without limit


def test_fc_112_any_number_of_offensives_in_a_turn() -> None:
    p = attacking("attack1", "as")
    for _ in range(12):
        shot(p.play("attack1"), *CORNER).play("card attack1", "pass")
    assert len(p.told("ATTACKED")) == 12
    assert p.t.turn == 1


def test_fc_113_no_offensive_ends_the_turn() -> None:
    p = attacking("attack1").play("pass")
    assert p.phase() == "DRAW"
    nothing = match("offensive", hands=("", "as"))
    assert nothing.phase() == "DRAW"


@pytest.mark.parametrize("kind", ["set_attack", "solo_run", "free_kick", "penalty", "counter"])
def test_fc_114_a_counter_answers_any_kind(kind: str) -> None:
    if kind == "counter":
        p = match("counter", hands=("counter1 as", "counter1 as"), people=EVEN).play("counter1")
    elif kind == "solo_run":
        p = attacking("solo1", "counter1", fans=(2, 5)).play("solo1")
    else:
        p = attacking("attack1", "ds1 ds2 counter1").play("attack1")
        if kind == "penalty":
            p.play("pass", "ds2 regular").roll(6, 6)
        if kind != "set_attack":
            p.play("pass", "ds1 regular").roll(1, 2)
    shot(p, *SAVE)
    assert p.told("SAVED") == [(1, NUMBER["keeper"])]
    assert p.open() == ["pass", "counter1"]


def test_fc_115_nothing_comes_between_save_and_counter() -> None:
    p = shot(attacking("attack1 press1 tackle1", "counter1").play("attack1"), *SAVE)
    assert p.due() == "red"
    p.play("counter1")
    assert p.phase() == "BONUS"
    assert p.phases.count("POSSESSION") == 0
    assert p.holder() == "am2"


def test_fc_116_no_defence_support_against_a_counter() -> None:
    p = match("counter", hands=("counter1 as", "ds1 as"), people=EVEN).play("counter1")
    assert "push 1 fans + 1 as" in p.open()
    p.play("pass")
    assert p.open() == ["pass", "push 1 fans", "push 2 fans", "push 3 fans"]
    assert p.shut()["ds1 regular"] == "ON_COUNTER"


def test_fc_117_no_counter_after_a_corner() -> None:
    p = shot(attacking("attack1", "counter1 counter2").play("attack1"), *CORNER)
    assert p.phase() == "RECLAIM"
    p.play("card attack1")
    assert p.open() == ["pass"]
    assert p.shut()["card counter1"] == "AFTER_SAVE"


@pytest.mark.parametrize(("coach", "raw"), [("0", -10), ("18", 8), ("10", 0)])
def test_fc_118_tv_26_the_initial_bonus_is_any_number(coach: str, raw: int) -> None:
    """Initial -12 or +8 stay as such; only what is rolled with is limited."""
    p = attacking("attack1 as", people={"COACH": coach, "coach": "10"})
    assert p.shown("blue", "red")["initial"] == raw
    p.play("attack1")
    assert p.told("BONUS_IS") == [(raw + 100, 0)]
    low = attacking("attack1", people={"COACH": "0", "keeper": "6"}).play("attack1")
    assert low.t.raw == -12


def test_fc_118_values_at_that_moment() -> None:
    p = attacking("attack1", tokens={"AM1": "minus", "cb1": "minus2"}).play("attack1")
    assert p.t.raw == -1 + 2


def test_tv_25_one_turn() -> None:
    p = attacking("attack1 press1 solo1 counter1", "attack1 counter1", fans=(3, 5), home="red")
    p.play("attack1", "push 3 fans", "pass", "pass").shoot(6, 1)
    p.play("pass")  # no counter
    p.play("press1 token token", "pass", "solo1", "pass", "pass").shoot(6, 1)
    p.play("pass")
    assert (p.phase(), p.due()) == ("POSSESSION", "blue")
    p.play("pass", "attack1", "pass", "pass").shoot(6, 1)
    p.play("counter1")
    assert (p.t.attacker, p.t.offence, p.t.turn) == (0, c.COUNTER_ATTACK, 1)
    assert len(p.told("SAVED")) == 3
