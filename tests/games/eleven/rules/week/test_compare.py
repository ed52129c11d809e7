"""EL-223 to EL-230: pairs of sections on a table, shot by shot."""

from random import Random

import pytest

from tests.games.eleven.matches import (
    WITHOUT_LUCK,
    lane,
    opposing,
    own,
    placed,
    select,
    stand,
    table,
)
from tests.games.eleven.workbench import Bench, ability
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules.sums import resolve
from touchline.games.eleven.rules.table import compare, squad, traits

# -- the comparison --------------------------------------------------------------------------------


def test_a_pair_is_told_shot_by_shot() -> None:
    """TV-20, EL-223: a 3 is blocked, a 2 scores past a keeper of 1; a lone 2 of theirs scores."""
    t = table(**WITHOUT_LUCK)
    placed(t, (c.LF, c.ATTACK, 2), (c.LM, c.ATTACK, 1))
    opposing(t, (c.RB, c.DEFENCE, 3), (c.RF, c.ATTACK, 2))
    for shirt in range(2, 10):  # nobody defends on the left
        t.dress(0, shirt, c.AT, c.CM)
    game = lane(t, c.COMPARE, 0)
    assert (t.get(0, c.FOR), t.get(0, c.AGAINST)) == (1, 1)
    told = game.told(e.PAIR_IS, e.BLOCKED, e.SHOOTS, e.SAVED, e.GOAL)
    assert told[:6] == [
        ("PAIR_IS", 0, 0),
        ("BLOCKED", 0, 0),
        ("SHOOTS", 0, 1 * 64 + 2),
        ("GOAL", 0, 1),
        ("SHOOTS", 1, 1 * 64 + 2),
        ("GOAL", 1, 1),
    ]
    assert [x for x in told if x[0] == "PAIR_IS"] == [("PAIR_IS", 0, n) for n in range(5)]


def test_gloves_last_the_whole_match() -> None:
    """EL-266: a glove that has saved is used up for later pairs."""
    t = table(**WITHOUT_LUCK)
    placed(t, (c.LF, c.ATTACK, 0), (c.RF, c.ATTACK, 0), (c.CF, c.ATTACK, 0))
    opposing(t, keeper=(1, 2))
    for i in range(10):
        t.put_foe(0, i, c.FOE_AT, c.CM)
    lane(t, c.COMPARE, 0)
    assert t.get(0, c.FOR) == 1


@pytest.mark.parametrize("seed", range(30))
def test_telling_and_counting_agree(seed: int) -> None:
    """The comparison pair by pair gives the score of `sums.resolve`, on random boards."""
    rng = Random(seed)
    t = table(**WITHOUT_LUCK)
    placed(t, *((rng.randrange(9), rng.randrange(2), rng.randrange(4)) for _ in range(10)))
    opposing(
        t,
        *((rng.randrange(9), rng.randrange(2), rng.randrange(5)) for _ in range(10)),
        keeper=(rng.randrange(4), rng.randrange(4)),
    )
    for i in range(10):
        t.dress(0, i, c.RULE, rng.choice((0, 0, 0, 1, 2, 4)))
    expected = divmod(resolve(compare.own_team(t, 0), compare.foe_team(t, 0)), 64)
    lane(t, c.COMPARE, 0)
    assert (t.get(0, c.FOR), t.get(0, c.AGAINST)) == expected


def test_who_of_equals_scores_is_asked_where_it_matters() -> None:
    """EL-229: a youngster with an empty symbol and another of the same strength; one is blocked."""
    t = table(**WITHOUT_LUCK)
    young, other = own(t, 0, "Y11", "R30", trained=True)  # 9: CF, 2; 7: CF, 2
    select(t, young, other)
    placed(t, *((c.CM, c.DEFENCE, 0) for _ in range(10)))
    for shirt in (5, 7):
        t.dress(0, shirt, c.SIDE, c.ATTACK)
        t.dress(0, shirt, c.AT, c.CF)
    opposing(t, (c.CB, c.DEFENCE, 2), keeper=(1, 1))
    for n, shirt in enumerate((5, 7)):
        game = lane(t.clone(), c.COMPARE, 0)
        assert game.open() == [c.SHIRT + 5, c.SHIRT + 7]
        game.say(c.SHIRT + shirt)
        scored = [x for x in game.told(e.GOAL) if x[1] == 0]
        assert scored == [("GOAL", 0, shirt)]
        worn = [x.b // c.SHOOTER - 1 for x in game.log.events if x.kind == e.GOAL and x.a == 0]
        assert worn == [squad.wearer(t, 0, shirt)], "the scorer is told by name, where he has one"
        tokens = [int(game.t.token(young, c.EXP_SCORED)), int(game.t.token(young, c.EXP_PLAYED))]
        assert tokens == [n, 1]
    # an older footballer in his place: nothing to ask
    t.flag(young, c.LEARNT, False)
    assert lane(t, c.COMPARE, 0).phase() != c.SCORERS


def test_floors() -> None:
    """TV-35"""
    t = table()
    (nobody,) = own(t, 0, "R28")  # strength 0, number 19
    select(t, nobody)
    stand(t)
    t.dress(0, 3, c.MOD, -1)
    assert traits.shirt_power(t, 0, 3) == 1
    t.last_a_while(0, c.SHIRT_PLUS, 0, 1, -1000, c.UNTIL_GAME, 3, 0)
    assert traits.shirt_power(t, 0, 3) == 1
    t.dress(0, 3, c.MOD, 1)
    assert traits.shirt_power(t, 0, 3) == 3
    t.dress(0, 10, c.MOD, -1)
    assert traits.shirt_power(t, 0, 10) == 0
    t.put_foe(0, 0, c.FOE_POWER, 1)
    t.put_foe(0, 0, c.FOE_MOD, -1)
    assert traits.foe_power(t, 0, 0) == 0


def test_keepers() -> None:
    """TV-22, EL-265, EL-128: without a card a strength of 1 and a glove; else his own."""
    for name, trained, expected in (
        ("", False, (1, 1)),
        ("R02", False, (2, 1)),
        ("R02", True, (2, 3)),
        ("Y02", True, (3, 1)),
    ):
        t = table(**WITHOUT_LUCK)
        if name:
            select(t, *own(t, 0, name, trained=trained))
        opposing(t)
        stand(t)
        game = lane(t, c.COMPARE, 0)
        assert ("KEEPER_IS", 0, expected[0] * 64 + expected[1]) in game.told(e.KEEPER_IS)


def test_strength_tokens_count() -> None:
    """EL-122, EL-370: tokens on the card, and what the match has added."""
    t = table(**WITHOUT_LUCK)
    (one,) = own(t, 0, "R22")  # 10, strength 2
    select(t, one)
    stand(t)
    for token, n in ((c.STR_TEMP, 2), (c.STR_PERM, 1), (c.WEAK_TEMP, 1), (c.WEAK_PERM, 3)):
        t.put_tokens(one, token, n)
    assert traits.shirt_power(t, 0, 8) == 1
    t.put_tokens(one, c.WEAK_PERM, 5)
    assert traits.shirt_power(t, 0, 8) == 0


def test_goals_before_the_match_count() -> None:
    """EL-209: the comparison goes on from the score there is."""
    t = table(**WITHOUT_LUCK)
    t.put(0, c.AGAINST, 1)
    placed(t, (c.LF, c.ATTACK, 1))
    opposing(t, keeper=(1, 1))
    for i in range(10):
        t.put_foe(0, i, c.FOE_AT, c.CM)
    lane(t, c.COMPARE, 0)
    assert (t.get(0, c.FOR), t.get(0, c.AGAINST)) == (1, 1)


def test_only_equals_change_places() -> None:
    """EL-229: a stronger team-mate scores anyway; the choice is between the two equals."""
    t = table(**WITHOUT_LUCK)
    young, other, strong = own(t, 0, "Y11", "R30", "R33", trained=True)  # 2, 2 and 4, all CF
    select(t, young, other, strong)
    placed(t, *((c.CM, c.DEFENCE, 0) for _ in range(10)))
    t.dress(0, 0, c.FIELD, 0)
    t.dress(0, 0, c.AT, -1)
    t.dress(0, 10, c.FIELD, 1)
    for shirt in (5, 7, 10):
        t.dress(0, shirt, c.SIDE, c.ATTACK)
        t.dress(0, shirt, c.AT, c.CF)
    opposing(t, (c.CB, c.DEFENCE, 2), keeper=(1, 1))
    for shirt in (5, 7):
        game = lane(t.clone(), c.COMPARE, 0)
        assert game.open() == [c.SHIRT + 5, c.SHIRT + 7]
        game.say(c.SHIRT + shirt)
        scored = [x for x in game.told(e.GOAL) if x[1] == 0]
        assert scored == [("GOAL", 0, 10), ("GOAL", 0, shirt)]
        assert [x for x in game.told(e.BLOCKED) if x[1] == 0] == [("BLOCKED", 0, 12 - shirt)]


def test_what_the_other_side_says_does_not_matter() -> None:
    """EL-022, EL-229: an ability that asks who has scored counts where its side is up."""
    printed = ability("match", '{ op = "none" }', 'if = [{ is = "scored" }]\nside = "trained"')
    bench = Bench({"nine": printed})
    bench.own("two", "six", "nine", "keeper")
    bench.line_up("nine")
    nine = bench.card("nine")
    shirt = squad.shirt_of(bench.t, 0, nine)
    assert not compare.gains(bench.t, 0, shirt)
    bench.t.flag(nine, c.TRAINED, True)
    assert compare.gains(bench.t, 0, shirt)
