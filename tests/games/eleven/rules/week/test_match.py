"""EL-208 to EL-222, EL-280: tokens, windows for abilities, stands, the opponent, tactics."""

from tests.games.eleven.matches import (
    BOOK,
    WITHOUT_LUCK,
    Game,
    ability,
    card,
    front,
    lane,
    own,
    run_out,
    select,
    stand,
    table,
)
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.table import traits

# -- EL-208 ----------------------------------------------------------------------------------------


def test_token_removal() -> None:
    """TV-30, EL-208: one token a card and match day; both kinds are a question."""
    t = table()
    double, both = own(t, 0, "R07", "R22")
    director = own(t, 0, "D03")[0]
    t.put_tokens(double, c.INJURY_, 2)
    t.put_tokens(both, c.INJURY_, 1)
    t.put_tokens(both, c.SUSPENSION, 1)
    t.put_tokens(director, c.SUSPENSION, 1)
    stand(t)
    game = lane(t, c.RECOVERY, 0)
    assert game.phase() == c.RECOVERY
    assert game.open() == [c.OPTION + c.INJURY_, c.OPTION + c.SUSPENSION]
    game.say(c.OPTION + c.SUSPENSION)
    assert t.token(double, c.INJURY_) == 1
    assert (t.token(both, c.INJURY_), t.token(both, c.SUSPENSION)) == (1, 0)
    assert t.token(director, c.SUSPENSION) == 0
    for one in (double, both, director):
        assert t.flags[one] & c.EXHAUSTED
    assert len(game.told(e.SPARED)) == 3


def test_only_own_hurt_cards_recover() -> None:
    """EL-208: the healthy are not exhausted, and others see to their own."""
    t = table(2)
    healthy, hurt = own(t, 0, "R07", "R22")
    (other,) = own(t, 1, "R29")
    t.put_tokens(hurt, c.INJURY_, 1)
    t.put_tokens(other, c.INJURY_, 1)
    stand(t)
    game = lane(t, c.RECOVERY, 0)
    assert game.told(e.SPARED) == [("SPARED", hurt, c.INJURY_)]
    assert t.token(other, c.INJURY_) == 1
    assert not t.flags[healthy] & c.EXHAUSTED


def test_injured_waits_for_the_third_match() -> None:
    """TV-30"""
    t = table(**WITHOUT_LUCK)
    (hurt,) = own(t, 0, "R22")
    t.put_tokens(hurt, c.INJURY_, 2)
    t.put(0, c.HAS + c.FITNESS, 9)
    for selectable in (False, False, True):
        game = Game(t).lanes(c.FORMATION_).say(c.FORMATION)
        assert (game.phase() == c.SELECT) == selectable
        while game.phase() <= c.PLACE and game.phase() != c.LANE_DONE:
            game.say(game.open()[0])
        run_out(game)


# -- windows ---------------------------------------------------------------------------------------


def test_hothead_must_roll() -> None:
    """P7, EL-355: mandatory and alone, it happens unasked; the die can be rolled again."""
    t = table()
    (hothead,) = own(t, 0, "R09")
    select(t, hothead)
    stand(t)
    game = lane(t, c.WINDOW, 0, a.BEFORE_MATCH)
    game.fate(2)
    assert t.token(hothead, c.SUSPENSION) == 1
    assert game.phase() != c.WINDOW


def test_spot_kick_needs_assignment() -> None:
    """TV-26 in kind, EL-206: an ability that has not been paid for cannot be used."""
    t = table()
    (kicker,) = own(t, 0, "R14")
    select(t, kicker)
    stand(t)
    spot = ability(kicker, a.BEFORE_MATCH)
    game = lane(t, c.WINDOW, 0, a.BEFORE_MATCH)
    assert game.phase() == c.FRONT_DRAWN
    t.marks[spot] |= c.ASSIGNED
    game = lane(t, c.WINDOW, 0, a.BEFORE_MATCH)
    assert game.open() == [c.PASS, c.ABILITY + spot]
    game.say(c.ABILITY + spot).fate(6)
    assert t.get(0, c.FOR) == 1
    assert t.marks[spot] & c.RESOLVED


def test_unselected_footballers_stay_out() -> None:
    """EL-008"""
    t = table()
    own(t, 0, "R09")
    stand(t)
    assert lane(t, c.WINDOW, 0, a.BEFORE_MATCH).phase() == c.FRONT_DRAWN


def test_suspended_before_kick_off() -> None:
    """TV-37, EL-347: he plays with his strength, his abilities are off."""
    t = table()
    (hothead,) = own(t, 0, "R09")
    select(t, hothead)
    stand(t)
    t.put_tokens(hothead, c.SUSPENSION, 1)
    game = lane(t, c.WINDOW, 0, a.BEFORE_MATCH)
    assert game.phase() == c.FRONT_DRAWN
    assert traits.shirt_power(t, 0, 10) == 2


def test_foul_turns_a_draw_into_a_win() -> None:
    """TV-27 in kind, EL-280: a goal is annulled before the result stands; tokens are the price."""
    t = table(**WITHOUT_LUCK)
    (fouler,) = own(t, 0, "R10")
    select(t, fouler)
    stand(t)
    t.put(0, c.FOR, 2)
    t.put(0, c.AGAINST, 2)
    game = lane(t, c.WINDOW, 0, a.AFTER_MATCH)
    game.say(c.ABILITY + ability(fouler, a.AFTER_MATCH))
    assert (t.get(0, c.FOR), t.get(0, c.AGAINST)) == (2, 1)
    assert t.get(0, c.RESULT_) == c.WIN
    assert t.token(fouler, c.SUSPENSION) == 2


def test_late_goal_only_in_a_draw() -> None:
    """P9, EL-Q27: conditions are checked against the score of the moment."""
    t = table(**WITHOUT_LUCK)
    (late,) = own(t, 0, "R31")
    select(t, late)
    stand(t)
    last = ability(late, a.AFTER_MATCH)
    t.marks[last] |= c.ASSIGNED
    t.put(0, c.FOR, 1)
    assert lane(t.clone(), c.WINDOW, 0, a.AFTER_MATCH).phase() == c.LANE_DONE
    t.put(0, c.AGAINST, 1)
    game = lane(t, c.WINDOW, 0, a.AFTER_MATCH)
    assert game.open() == [c.PASS, c.ABILITY + last]
    game.say(c.ABILITY + last)
    assert t.get(0, c.RESULT_) == c.WIN


def test_final_result_comes_last() -> None:
    """Option after_match_result=final: abilities about the result wait for all others."""
    for option, first in (("current", 2), ("final", 1)):
        t = table(consequences="none", after_match_result=option)
        late, fouler = own(t, 0, "R31", "R10")
        select(t, late, fouler)
        stand(t)
        t.marks[ability(late, a.AFTER_MATCH)] |= c.ASSIGNED
        t.put(0, c.FOR, 1)
        t.put(0, c.AGAINST, 1)
        game = lane(t, c.WINDOW, 0, a.AFTER_MATCH)
        assert len(game.open()) == 1 + first
        if option == "final":
            game.say(c.PASS)
            assert game.open() == [c.PASS, c.ABILITY + ability(late, a.AFTER_MATCH)]


# -- stands ----------------------------------------------------------------------------------------


def test_stands() -> None:
    """TV-29, EL-210: two stands, three fans: at most two, and two money after the match."""
    t = table(**WITHOUT_LUCK)
    t.put(0, c.HAS + c.FANS, 3)
    stand(t)
    game = lane(t, c.STANDS, 0)
    assert game.open() == [c.PASS, c.STAND, c.STAND + 1]
    game.say(c.STAND + 1)
    assert t.get(0, c.HAS + c.FANS) == 1
    assert traits.fans_on(t, 0) == 2
    assert not game.told(e.SOLD_OUT)
    run_out(game)
    assert t.get(0, c.HAS + c.MONEY) == 2
    assert traits.fans_on(t, 0) == 0


def test_sold_out() -> None:
    """TV-29: four stands, four fans."""
    t = table()
    t.put(0, c.HAS + c.FANS, 4)
    for kind in (c.STAND3, c.STAND4):
        t.built[kind] = 1
    stand(t)
    game = lane(t, c.STANDS, 0).say(c.STAND + 3)
    assert game.told(e.SOLD_OUT)


def test_two_fans_on_one_stand() -> None:
    """DR11"""
    t = table()
    own(t, 0, "D11")
    t.put(0, c.HAS + c.FANS, 9)
    stand(t)
    game = lane(t, c.STANDS, 0)
    assert game.open() == [c.PASS, c.STAND, c.STAND + 1, c.STAND + 2]
    game.say(c.STAND + 2)
    assert traits.fans_on(t, 0) == 3


def test_no_fans_no_question() -> None:
    t = table()
    stand(t)
    assert lane(t, c.STANDS, 0).phase() == c.FRONT_DRAWN


def test_stands_first() -> None:
    """Option stands_first: fans before tokens and abilities."""
    t = table(stands_first="true")
    t.put(0, c.HAS + c.FANS, 1)
    game = Game(t).lanes(c.FORMATION_).say(c.FORMATION)
    while game.phase() == c.PLACE:
        game.say(game.open()[0])
    assert game.phase() == c.STANDS
    game.say(c.PASS)
    assert game.phase() == c.FRONT_DRAWN


# -- the opponent, tactics -------------------------------------------------------------------------


def test_front_is_one_of_four() -> None:
    """EL-057, EL-220: a card of the club that nobody has met yet."""
    t = table(2)
    t.put(1, c.CLUB, 0)
    stand(t)
    first = front(t)
    t.move(first + 2, c.GONE, -1)
    game = lane(t, c.FRONT_DRAWN, 0)
    assert game.odds() == {first: 1, first + 1: 1, first + 3: 1}
    game.fate(first + 1)
    assert t.get(0, c.FRONT) == first + 1
    shirts = [int(t.foe(0, i, c.FOE_AT)) for i in range(10)]
    assert sorted(shirts) == sorted(
        int(BOOK.card(first + 1, b.LINEUP + i)) // 64 for i in range(10)
    )


def test_peeked_front_is_certain() -> None:
    t = table()
    stand(t)
    first = front(t)
    t.put(0, c.FRONT, first + 3)
    t.move(first + 3, c.FACED, 1)
    game = lane(t, c.FRONT_DRAWN, 0)
    assert game.odds() == {first + 3: 1}
    game.fate(first + 3)
    assert t.known[first + 3] == -1


def test_second_tactic() -> None:
    """TV-28, EL-221, EL-376, EL-377: one other card for its effect, never the one that set it."""
    t = table()
    stand(t)
    basic, other, third = (int(BOOK.first[c.TACTIC]) + n for n in (0, 11, 1))
    t.put(0, c.PLAN, basic)
    t.put(0, c.FRONT, front(t))
    for one in (other, third):
        t.move(one, c.HAND, 1)
    game = lane(t, c.MATCH_TACTIC, 0)
    assert game.open() == [c.PASS, c.CARD + other]
    assert game.shut() == {c.CARD + basic: c.SETS_SHAPE, c.CARD + third: c.NO_EFFECT}
    gloves = traits.keeper_gloves(t, 0)
    game.say(c.CARD + other)  # sweeper keeper: gloves +1
    assert traits.keeper_gloves(t, 0) == gloves + 1
    assert t.where[other] == c.HAND
    assert t.known[other] == -1
    assert game.phase() != c.MATCH_TACTIC


def test_extra_tactic_effects() -> None:
    """SB1: one more effect in this week's match."""
    t = table()
    stand(t)
    t.put(0, c.PLAN, int(BOOK.first[c.TACTIC]))
    t.put(0, c.FRONT, front(t))
    t.put(0, c.TACTIC_EXTRA, 1)
    keeper, pressing = card("T12"), card("T05")
    for one in (keeper, pressing):
        t.move(one, c.HAND, 1)
    game = lane(t, c.MATCH_TACTIC, 0).say(c.CARD + keeper)
    assert game.phase() == c.MATCH_TACTIC
    assert game.shut()[c.CARD + keeper] == c.TACTIC_USED


def test_the_hand_is_asked_even_if_nothing_can_be_played() -> None:
    """The contents of a hand are secret: whoever holds another card is asked."""
    t = table()
    stand(t)
    t.put(0, c.PLAN, card("T01"))
    assert lane(t, c.MATCH_TACTIC, 0).phase() != c.MATCH_TACTIC
    t.move(card("T02"), c.HAND, 1)
    assert lane(t, c.MATCH_TACTIC, 0).open() == [c.PASS]


def test_idle_mandatory_abilities_are_not_asked_for() -> None:
    """EL-008: P12, lost matches cost a fan; while none is lost, two of them need no question."""
    t = table(**WITHOUT_LUCK)
    t.put(0, c.HAS + c.FANS, 5)
    first, second = own(t, 0, "R36", "R20")  # fragile; injury-prone
    select(t, first)
    stand(t)
    game = lane(t, c.WINDOW, 0, a.AFTER_MATCH)
    assert game.phase() == c.LANE_DONE
    assert t.get(0, c.HAS + c.FANS) == 5
    # two mandatory ones that do something: the manager orders them
    t = table(**WITHOUT_LUCK)
    t.put(0, c.HAS + c.FANS, 5)
    own(t, 0, "R36", "R20")
    select(t, first, second)
    stand(t)
    t.put(0, c.AGAINST, 1)
    game = lane(t, c.WINDOW, 0, a.AFTER_MATCH)
    assert game.open() == [
        c.ABILITY + ability(second, a.AFTER_MATCH),
        c.ABILITY + ability(first, a.AFTER_MATCH),
    ]
    game.say(c.ABILITY + ability(first, a.AFTER_MATCH))
    assert t.get(0, c.HAS + c.FANS) == 4


def test_no_fans_on_stands_this_week() -> None:
    """BM27: what the board forbids is not asked for."""
    t = table()
    t.put(0, c.HAS + c.FANS, 2)
    t.last_a_while(0, c.RESTRICTION + a.R_STANDS, 0, 0, -1000, 1, -1, 0)
    stand(t)
    assert lane(t, c.STANDS, 0).phase() == c.FRONT_DRAWN
