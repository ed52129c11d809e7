"""§4.6 in a match: goals, strengths, shots, shirts moved and turned, keepers, fans, costs."""

from tests.games.eleven.workbench import Bench, ability
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.table import pitch, traits
from touchline.games.eleven.voice.facts import Teller

PLAYING = ("two", "six", "nine", "keeper")


def match(do: str, on: str = "match", who: str = "nine", more: str = "") -> Bench:
    """Match day with four footballers selected; one of them has the ability."""
    bench = Bench({who: ability(on, do, more)})
    bench.own(*PLAYING, "extra")
    bench.line_up(*PLAYING)
    bench.face()
    return bench


def powers(bench: Bench) -> list[int]:
    """The ten numbered shirts."""
    return [int(traits.shirt_power(bench.t, 0, shirt)) for shirt in range(10)]


def foes(bench: Bench) -> list[int]:
    return [int(traits.foe_power(bench.t, 0, foe)) for foe in range(10)]


# -- goals -----------------------------------------------------------------------------------------


def test_goals() -> None:
    bench = match('{ op = "goal", side = "own", n = 2 }, { op = "goal", side = "opponent" }').begin(
        "nine"
    )
    bench.done()
    assert (bench.t.get(0, c.FOR), bench.t.get(0, c.AGAINST)) == (2, 1)
    assert bench.t.flags[bench.card("nine")] & c.SCORED == 0  # EL-Q40
    assert len(bench.told(ev.CARD_GOAL)) == 3


def test_a_goal_credited_to_the_card() -> None:
    bench = match('{ op = "goal", side = "own", n = 1, credit = "self" }').begin("nine").done()
    assert bench.t.flags[bench.card("nine")] & c.SCORED


def test_annulled_goals_never_below_none() -> None:
    bench = match('{ op = "annul_goal", side = "opponent", n = 2 }')
    bench.t.put(0, c.AGAINST, 1)
    bench.t.put(0, c.FOR, 1)
    bench.begin("nine").done()
    assert (bench.t.get(0, c.FOR), bench.t.get(0, c.AGAINST)) == (1, 0)
    (told,) = [f for f in Teller(bench.log.events).told if f.kind == "annulled"]
    assert told.data["score"] == [1, 0]


# -- strength --------------------------------------------------------------------------------------


def test_own_strength() -> None:
    bench = match('{ op = "strength", n = 2, target = { kind = "footballer", pick = "self" } }')
    assert powers(bench) == [1, 1, 1, 1, 2, 1, 1, 3, 1, 1]
    bench.begin("nine").done()
    assert powers(bench) == [1, 1, 1, 1, 2, 1, 1, 5, 1, 1]
    assert bench.told(ev.STRONGER) == [(0, 7 * 64 + 34)]


def test_floors() -> None:
    """TV-35"""
    target = '{ kind = "shirt", pick = "all" }'
    bench = match('{ op = "strength", n = -4, target = ' + target + "}").begin("nine").done()
    assert powers(bench) == [0, 1, 1, 1, 0, 1, 1, 0, 1, 1]
    target = '{ kind = "opponent_shirt", pick = "all" }'
    bench = match('{ op = "strength", n = -1, target = ' + target + "}")
    assert foes(bench) == [1, 1, 2, 1, 1, 1, 1, 1, 4, 2]
    bench.begin("nine").done()
    assert foes(bench) == [0, 0, 1, 0, 0, 0, 0, 0, 3, 1]


def test_a_keeper_can_be_strengthened() -> None:
    do = '{ op = "strength", n = 1, target = { kind = "footballer", pick = "self" } }'
    bench = match(do, who="keeper").begin("keeper").done()
    assert traits.keeper_strength(bench.t, 0) == 2
    assert traits.keeper_gloves(bench.t, 0) == 2


def test_only_those_who_play_are_strengthened() -> None:
    do = '{ op = "strength", n = 1, target = { kind = "footballer" } }'
    bench = match(do).begin("nine")
    assert bench.cards() == ["keeper", "two", "six", "nine"]


def test_a_shirt_of_the_facing_section() -> None:
    """P3: the nine stands in LF, facing their right: D1 in RB, A1 in RM, A2 in RF."""
    target = '{ kind = "opponent_shirt", section = "facing" }'
    bench = match('{ op = "strength", n = -1, target = ' + target + "}").begin("nine")
    assert [code - c.FOE for code in bench.asked()] == [3, 7, 9]
    target = '{ kind = "opponent_shirt", role = "attack", section = "facing" }'
    bench = match('{ op = "strength", n = -1, target = ' + target + "}").begin("nine")
    assert [code - c.FOE for code in bench.asked()] == [7, 9]
    bench.say(c.FOE + 9).done()
    assert bench.told(ev.FOE_STRONGER) == [(0, 9 * 64 + 31)]
    assert foes(bench)[9] == 1


def test_another_shirt_in_his_section() -> None:
    """P5: LB and LM besides the nine in LF."""
    target = '{ kind = "shirt", section = "same", other = true }'
    bench = match('{ op = "strength", n = 1, target = ' + target + "}").begin("nine")
    assert bench.asked() == [c.SHIRT + 0, c.SHIRT + 4]


def test_the_previous_shirt_shoots_harder() -> None:
    """Long ball of the base pack"""
    bench = match(
        '{ op = "strength", n = 1, target = { kind = "shirt", section = "central_attack" } },'
        '{ op = "shot", rule = "unsaveable", min_glove = 3, target = { kind = "shirt",'
        ' pick = "previous" } }'
    ).begin("nine")
    assert bench.asked() == [c.SHIRT + 8, c.SHIRT + 9]
    bench.say(c.SHIRT + 9).done()
    assert bench.t.shirt(0, 9, c.MOD) == 1
    assert bench.t.shirt(0, 9, c.GLOVE) == 3
    assert bench.t.shirt(0, 8, c.GLOVE) == 0


def test_shots() -> None:
    for rule, bit in (("unsaveable", 1), ("unblockable", 2), ("none", 4)):
        target = '{ kind = "footballer", pick = "self" }'
        do = '{ op = "shot", rule = "' + rule + '", target = ' + target + " }"
        bench = match(do).begin("nine").done()
        assert bench.t.shirt(0, 7, c.RULE) == bit
    target = '{ kind = "opponent_shirt", role = "attack", line = "attack", section = "right" }'
    bench = match('{ op = "shot", rule = "none", target = ' + target + "}").begin("nine").done()
    assert bench.t.foe(0, 9, c.FOE_RULE) == c.NO_SHOT


def test_shirt_bonus_counts_while_card_less() -> None:
    """EL-122, TV-35"""
    target = '{ kind = "shirt", cardless = true }'
    do = '{ op = "shirt_bonus", n = 1, target = ' + target + ', until = "week_end" }'
    bench = Bench({"host": ability("vote_blue", do)})
    bench.own("host", "two", "nine")
    bench.begin()
    assert c.SHIRT + 0 not in bench.asked()
    bench.say(c.SHIRT + 3).done()
    assert pitch.shirt_power(bench.t, 0, 3) == 2
    bench.t.dress(0, 3, c.MOD, -1)
    assert pitch.shirt_power(bench.t, 0, 3) == 1
    bench.t.forget(0, 1)
    bench.t.dress(0, 3, c.MOD, 0)
    assert pitch.shirt_power(bench.t, 0, 3) == 1


# -- shirts turned, moved, swapped -----------------------------------------------------------------


def test_turn_a_card_less_shirt() -> None:
    do = '{ op = "turn_shirt", target = { kind = "shirt", cardless = true } }'
    bench = match(do).begin("nine").say(c.SHIRT + 1).done()
    assert bench.t.shirt(0, 1, c.SIDE) == c.DEFENCE
    assert bench.told(ev.SHIRT_TURNED)[-1] == (0, 1 * 64 + c.DEFENCE)


def test_move_a_shirt_where_its_footballer_may_stand() -> None:
    """EL-066, EL-121: the six may go to CM only; its flank zone has room for one."""
    do = '{ op = "move_shirt", target = { kind = "footballer", pick = "self" }, within = "any" }'
    bench = match(do, who="six").begin("six").done()
    assert bench.t.shirt(0, 4, c.AT) == c.CM
    assert bench.told(ev.SHIRT_MOVED) == [(0, 4 * 64 + c.CM)]


def test_a_central_zone_is_never_left_empty() -> None:
    do = '{ op = "move_shirt", target = { kind = "shirt" }, within = "any" }'
    bench = match(do).begin("nine")
    assert c.SHIRT + 5 not in bench.asked()  # alone in CM
    bench.say(c.SHIRT + 8)
    # a card-less shirt: every zone with room; all flank zones but RF are taken
    assert bench.asked() == [c.ZONE + c.CB, c.ZONE + c.CM, c.ZONE + c.RF]
    bench.say(c.ZONE + c.RF).done()
    assert bench.t.shirt(0, 8, c.AT) == c.RF


def test_moves_within_section_or_line() -> None:
    target = '{ kind = "shirt", section = "central_attack", n = 2, up_to = true }'
    for within, zones in (("line", [c.RF]), ("section", [])):
        do = '{ op = "move_shirt", target = ' + target + ', within = "' + within + '" }'
        bench = match(do).begin("nine")
        if not zones:
            assert bench.asked() == []
            continue
        bench.say(c.SHIRT + 8, c.PASS).done()
        assert bench.t.shirt(0, 8, c.AT) == c.RF


def test_swap_shirts() -> None:
    do = '{ op = "swap_shirts", target = { kind = "shirt", n = 2 }, within = "any" }'
    # the six may stand in LM and CM: only the shirt in CM can change places with it
    bench = match(do).begin("nine").say(c.SHIRT + 4).done()
    assert (bench.t.shirt(0, 4, c.AT), bench.t.shirt(0, 5, c.AT)) == (c.CM, c.LM)
    # of the two in CF neither has a partner behind it
    assert match(do).begin("nine").asked() == [c.SHIRT + n for n in range(8)]


# -- keeper, fans, tactics, league -----------------------------------------------------------------


def test_keepers() -> None:
    bench = match('{ op = "keeper", side = "own", strength = 1, gloves = 2 }').begin("nine").done()
    assert traits.keeper_strength(bench.t, 0) == 2
    assert traits.keeper_gloves(bench.t, 0) == 4
    bench = match('{ op = "keeper", side = "opponent", gloves = -1 }').begin("nine").done()
    assert bench.t.get(0, c.FOE_GLOVES) == -1
    assert bench.told(ev.KEEPER_IS) == [(1, 2 * 64)]


def test_without_a_keeper_card() -> None:
    """EL-265"""
    bench = Bench()
    assert (traits.keeper_strength(bench.t, 0), traits.keeper_gloves(bench.t, 0)) == (1, 1)


def test_fans_on_stands_within_their_capacity() -> None:
    target = '{ kind = "stand", n = 2 }'
    do = '{ op = "assign_fan", n = 2, source = "reserve", target = ' + target + " }"
    bench = Bench({"host": ability("action", do)})
    bench.own("host")
    bench.rich(fans=3)
    bench.begin().done()
    assert [bench.t.get(0, c.STANDS_AT + n) for n in range(3)] == [1, 1, 0]
    assert bench.has()[c.FANS] == 1
    bench.begin().done()  # both are full
    assert bench.has()[c.FANS] == 1


def test_stands_can_be_forbidden() -> None:
    do = '{ op = "restrict", what = "stands", until = "week_end" }'
    fan = '{ op = "assign_fan", n = 1, source = "supply", target = { kind = "stand" } }'
    bench = Bench({"host": ability("vote_red", do) + ability("action", fan)})
    bench.own("host")
    bench.begin().done()
    bench.begin(nth=1).done()
    assert traits.fans_on(bench.t, 0) == 0
    bench.t.forget(0, 1)
    bench.begin(nth=1).say(c.STAND + 1).done()
    assert traits.fans_on(bench.t, 0) == 1


def test_tactic_extra() -> None:
    assert match('{ op = "tactic_extra", n = 2 }').begin("nine").done().t.get(0, 10) == 2


def test_league_markers_move() -> None:
    bench = match(
        '{ op = "league", who = "opponent", n = 2 }, { op = "league", who = "self", n = -3 }'
    )
    bench.t.league[0] = 1
    bench.begin("nine").done()
    assert (bench.t.league[0], bench.t.league[4]) == (0, 2)
    assert bench.told(ev.LEAGUE_IS) == [(4, 2), (0, 0)]


# -- costs and limits ------------------------------------------------------------------------------


def test_an_assigned_cost_is_not_paid_again() -> None:
    """EL-206"""
    cost = 'mode = "may"\ncost = [{ pay = "fitness", n = 2 }]'
    bench = match('{ op = "goal", side = "own" }', more=cost)
    first = bench.t.book.card(bench.card("nine"), 44)
    bench.rich(fitness=1)
    assert not traits.usable(bench.t, 0, first)
    bench.begin("nine").done()
    assert bench.t.get(0, c.FOR) == 0
    bench.t.marks[first] |= c.ASSIGNED
    assert traits.usable(bench.t, 0, first)
    bench.begin("nine").done()
    assert (bench.t.get(0, c.FOR), bench.has()[c.FITNESS]) == (1, 1)
    assert bench.t.marks[first] & c.RESOLVED


def test_tokens_as_a_price() -> None:
    """Lopez of §4.7: paid tokens do not stop the ability (EL-347)."""
    cost = 'mode = "may"\ncost = [{ pay = "token", token = "suspension", n = 2, on = "self" }]'
    bench = match('{ op = "annul_goal", side = "opponent" }', on="after_match", more=cost)
    bench.t.put(0, c.AGAINST, 2)
    bench.begin("nine").done()
    assert bench.token("nine", c.SUSPENSION) == 2
    assert bench.t.get(0, c.AGAINST) == 1


def test_resources_of_choice_points_and_exhaustion_as_a_price() -> None:
    cost = 'cost = [{ pay = "any", n = 2 }, { pay = "vp", n = 1 }, { pay = "exhaust" }]'
    bench = Bench({"host": ability("action", '{ op = "gain", res = "fitness", n = 5 }', cost)})
    bench.own("host")
    bench.rich(money=1, fans=1, operations=1)
    bench.begin().done()
    assert bench.has() == [1, 1, 1, 0]  # no victory point to pay with
    bench.t.put(0, c.POINTS, 1)
    bench.begin()
    assert bench.asked() == [c.RES + c.MONEY, c.RES + c.FANS, c.RES + c.OPERATIONS]
    bench.say(c.RES + c.FANS, c.RES + c.OPERATIONS).done()
    assert bench.has() == [1, 0, 0, 5]
    assert bench.t.flags[bench.card("host")] & c.EXHAUSTED
    bench.begin().done()
    assert bench.has() == [1, 0, 0, 5]


def test_else() -> None:
    more = 'if = [{ is = "has", res = "money", n = 3 }]\nelse = [{ op = "vp", n = 1 }]'
    bench = Bench({"host": ability("action", '{ op = "lose", res = "money", n = 3 }', more)})
    bench.own("host")
    bench.rich(money=2)
    bench.begin().done()
    assert (bench.t.get(0, c.POINTS), bench.has()[c.MONEY]) == (1, 2)
    bench.rich(money=3)
    bench.begin().done()
    assert (bench.t.get(0, c.POINTS), bench.has()[c.MONEY]) == (1, 0)


def test_limits() -> None:
    for limit, mark in (("match", c.RESOLVED), ("week", c.THIS_WEEK), ("game", c.THIS_GAME)):
        printed = ability("week_end", '{ op = "vp", n = 1 }', f'limit = "{limit}"')
        bench = Bench({"host": printed})
        bench.own("host")
        first = bench.t.book.card(bench.card("host"), 44)
        assert traits.usable(bench.t, 0, first)
        bench.begin().done()
        assert not traits.usable(bench.t, 0, first)
        assert bench.t.marks[first] == mark
