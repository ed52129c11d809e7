"""PO-015 to PO-022 on the engine, with scripted cards and dice, and the sample turn."""

from __future__ import annotations

import pytest

from tests.games.footclub.poussin import CLUBS, OTHER, Match
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.sums import attack, defence

# ---- step 4 ----------------------------------------------------------------------------------


@pytest.mark.parametrize("fans", range(6))
def test_po_015_a_set_attack_needs_three_fans(fans: int) -> None:
    m = Match(blue="set_attack").fans()
    stands = [card for card in range(42) if m.t.where[card] == c.STANDS]
    for card in stands[fans:]:
        m.t.move(card, c.DISCARDED + 40, -1)
    m.say("red", "pass")
    assert (("set_attack",) in m.open("blue")) == (fans >= 3)
    if fans < 3:
        assert m.barred("blue")[c.ATTACK] == c.NEED_THREE


def test_po_015_the_condition_is_tested_only_as_the_card_is_played() -> None:
    m = Match(blue="set_attack set_attack").fans().attack("blue").push("blue", fans=5)
    m.agree("red").roll(6, 1)  # -2 + 5 + 1 = 4 < 6: saved
    assert m.of("blue", "stands") == 0
    m.say("blue", "pass").say("red", "pass")
    assert m.t.turn == 2


def test_po_015_without_an_attack_the_turn_is_over() -> None:
    m = Match(blue="set_attack").fans().say("red", "pass").say("blue", "pass")
    assert (m.phase, m.t.turn, m.ball) == (c.DRAW, 2, "blue")


def test_po_016_what_each_club_may_do_to_the_bonus() -> None:
    blue = "set_attack attack_support attack_support press press press"
    m = Match(blue=blue, red="defence_support attack_support").fans().attack("blue")
    pushes = {("push", f, s) for f in range(6) for s in range(3) if f + s}
    assert m.open("blue") == {("pass",)} | pushes
    m.push("blue", fans=1, supports=1)
    assert m.bonus == 1
    fans = {("push", f, 0) for f in range(1, 6)}
    assert m.open("red") == {("pass",), ("defence_support",)} | fans
    m.push("red", fans=2)
    assert m.bonus == -1
    assert [m.of(club, "stands") for club in CLUBS] == [4, 3]
    m.push("blue", supports=1)
    assert m.bonus == 1


@pytest.mark.parametrize("first", range(1, 7))
@pytest.mark.parametrize("second", range(1, 7))
def test_po_016_a_defence_support_needs_seven(first: int, second: int) -> None:
    m = Match(blue="set_attack", red="defence_support").fans().attack("blue")
    m.say("blue", "pass").say("red", "defence_support").roll(first, second)
    assert m.bonus == (-4 if first + second >= 7 else -2)
    assert (m.phase, m.due) == (c.BONUS, {"blue"})
    assert not m.events(c.FOUL, c.SET_PIECE, c.BOOKED)


def test_po_016_nobody_rolls_before_both_have_agreed() -> None:
    m = Match(blue="set_attack attack_support", red="defence_support").fans().attack("blue")
    for _ in range(2):
        m.say("blue", "pass").push("red", fans=1)
        assert m.due == {"blue"}
    m.say("blue", "pass").say("red", "pass")
    assert m.phase == c.SHOT


def test_po_016_it_holds_for_this_offensive_only() -> None:
    m = Match(blue="set_attack set_attack press").fans().attack("blue").push("blue", fans=2)
    assert m.bonus == 0
    m.agree("red").roll(6, 1)  # saved
    m.say("blue", "press").say("red", "pass").say("blue", "set_attack")
    assert m.bonus == -2
    assert m.of("blue", "stands") == 3


def test_po_017_as_many_fans_as_there_are() -> None:
    m = Match(blue="set_attack fans").fans(blue=True).attack("blue").push("blue", fans=6)
    assert m.bonus == 4
    assert m.of("blue", "stands") == 0
    m.push("red", fans=5)
    assert m.bonus == -1


@pytest.mark.parametrize("cap", range(1, 6))
def test_po_017_option_poussin_fan_cap(cap: int) -> None:
    m = Match(blue="set_attack set_attack", poussin_fan_cap=str(cap)).fans().attack("blue")
    assert max(int(word[1]) for word in m.open("blue") if word[0] == "push") == cap
    m.push("blue", fans=1)
    assert max(int(word[1]) for word in m.open("red") if word[0] == "push") == cap
    if cap == 1:
        why = m.push("red", fans=1).barred("blue")
        assert why[c.PUSH + 12] == c.CAP
    else:
        m.push("red", fans=cap).push("blue", fans=cap - 1)
        assert all(word[0] != "push" for word in m.open("red"))


@pytest.mark.parametrize(("clamp", "goal"), [("false", True), ("true", False)])
def test_po_017_option_poussin_clamp(clamp: str, goal: bool) -> None:
    """Raw +8, dice 6 and 1: 1 + 8 > 6, but 1 + 5 = 6 is rolled again."""
    blue = "set_attack attack_support attack_support attack_support"
    m = Match(blue=blue, poussin_clamp=clamp).fans().attack("blue")
    m.push("blue", fans=4, supports=3).agree("red").roll(6, 1)
    assert m.bonus == 8
    assert (m.t.get(0, c.GOALS) == 1) == goal
    assert (m.phase == c.SHOT) == (not goal)
    assert m.events(c.FINAL_BONUS) == [(c.FINAL_BONUS, 0, 108 if clamp == "false" else 105)]


# ---- the shot --------------------------------------------------------------------------------


@pytest.mark.parametrize("bonus", range(-7, 5))
def test_po_018_lower_is_a_save_higher_a_goal_equal_rolls_again(bonus: int) -> None:
    ready = Match(blue="set_attack fans").fans(blue=True).attack("blue")
    if bonus < -2:
        ready.say("blue", "pass").push("red", fans=-2 - bonus)
    elif bonus > -2:
        ready.push("blue", fans=bonus + 2)
    ready.agree("blue" if ready.due == {"blue"} else "red")
    assert ready.bonus == bonus
    for d in range(1, 7):
        for a in range(1, 7):
            m = ready.clone().roll(d)
            assert m.due == {"fate"}
            m.roll(a)
            if a + bonus == d:
                assert (m.phase, m.due) == (c.SHOT, {"fate"})
            else:
                assert (m.t.get(0, c.GOALS) == 1) == (a + bonus > d)
                assert m.phase == (c.DRAW if a + bonus > d else c.POSSESSION)


def test_po_018_the_bonus_is_not_added_again() -> None:
    m = Match(blue="set_attack").fans().attack("blue").push("blue", fans=3)
    m.agree("red").roll(3, 2)  # +1: equal
    equal = m.clone()
    m.roll(4, 3)  # 3 < 4, though 3 + 1 = 4
    assert (m.t.get(0, c.GOALS), m.ball) == (0, "red")
    equal.roll(2, 2, 5, 5, 1, 6)  # level, level, goal
    assert equal.t.get(0, c.GOALS) == 1


def test_po_018_after_six_level_second_rolls_a_coin_decides() -> None:
    m = Match(blue="set_attack").fans().attack("blue").agree("blue").roll(1, 3)
    for _ in range(c.POSTS):
        m.roll(4, 4)
    assert set(m.chances()) == {("goal",), ("save",)}
    assert len(set(m.chances().values())) == 1
    goal = m.clone().fate(1)
    assert goal.t.get(0, c.GOALS) == 1
    m.fate(0)
    assert (m.ball, m.phase) == ("red", c.POSSESSION)


def test_po_019_after_a_save_step_three_begins_again() -> None:
    m = Match(blue="set_attack set_attack press", red="set_attack press").fans().attack("blue")
    m.agree("blue").roll(5, 5)
    assert (m.ball, m.phase, m.due) == ("red", c.POSSESSION, {"blue"})
    m.say("blue", "press").say("red", "pass").say("blue", "set_attack")
    m.agree("blue").roll(5, 5)  # a second offensive in this turn, and a third
    m.say("blue", "pass").say("red", "set_attack").agree("red").roll(5, 5)
    assert (m.ball, m.t.turn, m.due) == ("blue", 1, {"red"})
    assert not m.events(c.CORNER, c.RECLAIMED)
    assert len(m.events(c.SAVED)) == 3


def test_po_020_a_goal_gives_the_ball_to_the_conceding_club_and_ends_the_turn() -> None:
    m = Match(blue="set_attack set_attack").fans().attack("blue").agree("blue").roll(1, 6)
    assert (m.ball, m.phase, m.t.turn) == ("red", c.DRAW, 2)
    assert [int(m.t.get(side, c.GOALS)) for side in range(2)] == [1, 0]
    ((_, club, scorer),) = m.events(c.GOAL)
    assert club == 0
    assert m.t.is_at(0, scorer, c.PITCH)
    assert m.t.goals_of(scorer) == 1
    m.deal().fans()
    assert m.due == {"blue"}  # the club without the ball


def test_po_021_what_was_played_or_spent_lies_on_the_discard() -> None:
    blue = "set_attack attack_support press"
    m = Match(blue=blue, red="press tackle defence_support").fans()
    m.say("red", "press").say("blue", "press").say("red", "tackle").roll(1, 2)
    m.say("blue", "set_attack").push("blue", fans=2, supports=1)
    m.say("red", "defence_support").roll(1, 1).say("blue", "pass").push("red", fans=1)
    m.agree("blue").roll(6, 1)
    shown = ["press", "fans", "fans", "attack_support", "set_attack"]
    assert m.of("blue", "discard") == shown
    assert m.of("red", "discard") == ["press", "tackle", "defence_support", "fans"]
    for seat in range(3):  # face up: everybody reads them
        cards = GAME.view(m.t, seat).cards
        assert sum(at >= c.DISCARDED for at in cards) == 9


def test_po_022_the_match_is_over_when_nobody_can_draw() -> None:
    m = Match()
    for _ in range(7):
        m.fans().say("red", "pass").say("blue", "pass").deal()
    assert m.of("blue", "pile") == []
    assert m.due == {"blue", "red"}
    m.fans().say("red", "pass").say("blue", "pass")
    assert not m.due
    assert m.events(c.MATCH_OVER) == [(c.MATCH_OVER, c.DRAWN, 0)]


def test_po_022_a_goal_in_the_last_turn_ends_it_too() -> None:
    m = Match(blue="set_attack")
    for _ in range(7):
        m.fans().say("red", "pass").say("blue", "pass").deal()
    m.fans().attack("blue").agree("blue").roll(1, 6)
    assert list(GAME.result(m.t).points) == [2, 0]


# ---- the sheet and the sample turn -----------------------------------------------------------


def test_tv_34_the_values_of_the_two_teams() -> None:
    t = Match().t
    values = [(int(attack(t, side)), int(defence(t, side))) for side in range(2)]
    assert values == [(23, 22), (20, 25)]
    assert [a + d for a, d in values] == [45, 45]
    assert [a - values[1 - i][1] for i, (a, _) in enumerate(values)] == [-2, -2]


@pytest.mark.parametrize("j", CLUBS)
def test_tv_35_the_sample_turn(j: str) -> None:
    r = OTHER[j]
    hands = {
        j: "fans fans press press set_attack attack_support",
        r: "press tackle tackle defence_support set_attack attack_support",
    }
    m = Match(**hands, ball=j)
    m.fans(**{j: True})  # 1
    assert m.of(j, "stands") == 6
    for club in (r, j):  # 2
        m.say(club, "press")
        assert m.ball == club
    m.say(r, "tackle").roll(2, 3)
    assert (m.ball, m.phase, m.due) == (j, c.OFFENSIVE, {j})
    m.say(j, "set_attack")  # 3
    assert m.bonus == -2
    m.push(j, supports=1)  # 4
    assert m.bonus == 0
    m.say(r, "defence_support").roll(3, 4)  # 5
    assert m.bonus == -2
    m.push(j, fans=2)  # 6
    assert (m.bonus, m.of(j, "stands")) == (0, 4)
    m.push(r, fans=1)  # 7
    assert (m.bonus, m.of(r, "stands")) == (-1, 4)
    m.agree(j).roll(4, 4)  # 8
    assert (m.ball, m.phase, m.due) == (r, c.POSSESSION, {j})
    m.say(j, "press")  # 9
    assert m.ball == j
    m.say(r, "tackle").roll(4, 4)
    assert m.ball == r
    assert m.open(j) == {("pass",)}  # it holds a fan, but cannot answer
    m.say(j, "pass").say(r, "set_attack")  # 10
    assert m.bonus == -2
    m.say(r, "pass").push(j, fans=1)  # 11
    assert (m.bonus, m.of(j, "stands")) == (-3, 3)
    m.push(r, supports=1)  # 12
    assert m.bonus == -1
    m.say(j, "pass").push(r, fans=2)
    assert (m.bonus, m.of(r, "stands")) == (1, 2)
    m.agree(j).roll(2, 1)  # 13
    assert (m.phase, m.due) == (c.SHOT, {"fate"})
    m.roll(3, 5)  # 14
    assert [m.of(club, "goals") for club in (r, j)] == [1, 0]
    assert (m.ball, m.t.turn) == (j, 2)  # 15
    assert (m.of(j, "hand"), m.of(r, "hand")) == (["fans"], [])
    m.deal(**{r: "set_attack fans"})
    plain = m.clone().fans()
    placed = m.fans(**{r: True})
    for after, may in ((plain, False), (placed, True)):
        assert after.of(r, "stands") == (3 if may else 2)
        after.t.ball = CLUBS.index(r)
        after.t.stack.turn(c.POSSESSION, CLUBS.index(j))
        after.say(j, "pass")
        assert (("set_attack",) in after.open(r)) == may
