"""§4.3, §4.6: resources, statistics, points, tokens, targets, choices, dice and payments."""

from tests.games.eleven.workbench import Bench, ability
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev


def host(do: str, more: str = "", on: str = "action") -> Bench:
    """The staff card "host" in play with one ability."""
    bench = Bench({"host": ability(on, do, more)})
    bench.own("host")
    return bench


# -- gain, lose, stat, vp --------------------------------------------------------------------------


def test_gain() -> None:
    bench = host('{ op = "gain", res = "fitness", n = 2 }').begin().done()
    assert bench.has() == [0, 0, 0, 2]
    assert bench.told(ev.GAINED) == [(0, c.FITNESS * 64 + 2)]


def test_gain_any_asks_for_each_marker() -> None:
    bench = host('{ op = "gain", res = "any", n = 2 }').begin()
    assert bench.asked() == [c.RES, c.RES + 1, c.RES + 2, c.RES + 3]
    bench.say(c.RES + c.FANS, c.RES + c.MONEY).done()
    assert bench.has() == [1, 1, 0, 0]


def test_gain_any_except() -> None:
    bench = host('{ op = "gain", res = "any", n = 1, except = ["money", "fitness"] }').begin()
    assert bench.asked() == [c.RES + c.FANS, c.RES + c.OPERATIONS]


def test_gain_any_with_one_left_is_not_asked() -> None:
    do = '{ op = "gain", res = "any", n = 2, except = ["money", "fans", "operations"] }'
    assert host(do).begin().done().has() == [0, 0, 0, 2]


def test_lose_what_is_there() -> None:
    """EL-003"""
    bench = host('{ op = "lose", res = "fans", n = 2 }')
    bench.rich(money=5, fans=1)
    assert bench.begin().done().has() == [5, 0, 0, 0]


def test_lose_any_only_what_is_there() -> None:
    bench = host('{ op = "lose", res = "any", n = 3 }')
    bench.rich(money=1, operations=4)
    bench.begin()
    assert bench.asked() == [c.RES + c.MONEY, c.RES + c.OPERATIONS]
    bench.say(c.RES + c.MONEY).done()
    assert bench.has() == [0, 0, 2, 0]


def test_stat_overflows_a_step_at_a_time() -> None:
    """EL-046, TV-04"""
    bench = host('{ op = "stat", stat = "money", n = 2 }, { op = "stat", stat = "fans", n = -2 }')
    bench.rich(fans=3)
    bench.t.put(0, c.LEVEL + c.MONEY, 4)
    bench.begin().done()
    assert bench.t.get(0, c.LEVEL + c.MONEY) == 5
    assert bench.t.get(0, c.LEVEL + c.FANS) == 1
    assert bench.has() == [1, 2, 0, 0]


def test_stat_any() -> None:
    bench = host('{ op = "stat", stat = "any", n = -1 }').begin()
    assert bench.asked() == [c.STAT + n for n in range(4)]
    bench.say(c.STAT + c.OPERATIONS).done()
    assert [bench.t.get(0, c.LEVEL + n) for n in range(4)] == [2, 2, 1, 2]


def test_points() -> None:
    bench = host('{ op = "vp", n = 2 }, { op = "vp", n = -5 }').begin()
    bench.asked()
    assert bench.t.get(0, c.POINTS) == 0
    assert bench.told(ev.POINTS) == [(0, 2), (0, -2)]


# -- targets ---------------------------------------------------------------------------------------


def test_a_single_target_is_not_asked_for() -> None:
    bench = host('{ op = "train", target = { kind = "footballer", class = "youngster" } }')
    bench.own("kid", "nine")
    bench.begin().done()
    assert bench.t.trained(bench.card("kid")) == 1
    assert bench.t.trained(bench.card("nine")) == 0


def test_train_offers_the_untrained() -> None:
    """EL-005"""
    bench = host('{ op = "train", target = { kind = "footballer" } }')
    bench.own("two", "nine", "six")
    bench.t.flag(bench.card("six"), c.TRAINED, True)
    assert bench.begin().cards() == ["two", "nine"]
    bench.say(c.CARD + bench.card("nine")).done()
    assert bench.t.trained(bench.card("nine")) == 1


def test_nothing_to_train() -> None:
    """EL-003"""
    bench = host('{ op = "train", target = { kind = "footballer" } }').begin().done()
    assert bench.told(ev.FREE_AGENT) == [(0, 0)]


def test_untrain() -> None:
    bench = host('{ op = "untrain", target = { kind = "footballer" } }')
    bench.own("two", "six")
    bench.t.flag(bench.card("six"), c.TRAINED, True)
    bench.begin().done()
    assert bench.t.trained(bench.card("six")) == 0


def test_several_targets_in_ascending_order() -> None:
    do = '{ op = "tokens", token = "str_temp", n = 1, target = { kind = "footballer", n = 2 } }'
    bench = host(do)
    bench.own("two", "three", "nine")
    bench.begin()
    assert bench.cards() == ["two", "three"]
    bench.say(c.CARD + bench.card("two"))
    assert bench.cards() == ["three", "nine"]
    bench.say(c.CARD + bench.card("nine")).done()
    assert [bench.token(name, c.STR_TEMP) for name in ("two", "three", "nine")] == [1, 0, 1]


def test_the_last_targets_go_by_themselves() -> None:
    do = '{ op = "tokens", token = "str_perm", n = 2, target = { kind = "footballer", n = 2 } }'
    bench = host(do)
    bench.own("two", "three", "nine")
    bench.begin().say(c.CARD + bench.card("three")).done()
    assert [bench.token(name, c.STR_PERM) for name in ("two", "three", "nine")] == [0, 2, 2]


def test_up_to_may_stop() -> None:
    target = '{ kind = "footballer", n = 2, up_to = true }'
    bench = host('{ op = "tokens", token = "weak_temp", n = 1, target = ' + target + " }")
    bench.own("two", "three")
    bench.begin()
    assert bench.asked()[0] == c.PASS
    bench.say(c.CARD + bench.card("three")).done()
    assert bench.token("three", c.WEAK_TEMP) == 1
    bench.begin().say(c.CARD + bench.card("two"), c.PASS).done()
    assert bench.token("two", c.WEAK_TEMP) == 1
    assert bench.token("three", c.WEAK_TEMP) == 1


def test_all_and_previous() -> None:
    bench = host(
        '{ op = "tokens", token = "str_perm", target = { kind = "footballer", n = 1 } },'
        '{ op = "gain", res = "money", n = 1 },'
        '{ op = "tokens", token = "str_temp",'
        ' target = { kind = "footballer", pick = "previous" } },'
        '{ op = "tokens", token = "weak_perm", target = { kind = "footballer", pick = "all" } }'
    )
    bench.own("two", "three")
    bench.begin().say(c.CARD + bench.card("three")).done()
    assert (bench.token("two", c.STR_TEMP), bench.token("three", c.STR_TEMP)) == (0, 1)
    assert (bench.token("two", c.WEAK_PERM), bench.token("three", c.WEAK_PERM)) == (1, 1)


def test_self() -> None:
    do = (
        '{ op = "tokens", token = "suspension", n = 1, target = { kind = "staff", pick = "self" } }'
    )
    bench = host(do)
    bench.own("aide")
    bench.begin().done()
    assert (bench.token("host", c.SUSPENSION), bench.token("aide", c.SUSPENSION)) == (1, 0)


def test_random_is_fate() -> None:
    target = '{ kind = "footballer", pick = "random", n = 2 }'
    bench = host('{ op = "tokens", token = "str_temp", target = ' + target + " }")
    bench.own("two", "three", "nine")
    bench.fates = [c.CARD + bench.card("nine"), c.CARD + bench.card("two")]
    bench.begin().done()
    assert [bench.token(name, c.STR_TEMP) for name in ("two", "three", "nine")] == [1, 0, 1]


def test_suspended_cards_are_ignored() -> None:
    """EL-345: but tokens of that kind may be laid on them and taken off them (EL-347)."""
    bench = host('{ op = "tokens", token = "str_temp", target = { kind = "footballer" } }')
    bench.own("two", "three")
    bench.hold("two", c.SUSPENSION)
    bench.begin().done()
    assert (bench.token("two", c.STR_TEMP), bench.token("three", c.STR_TEMP)) == (0, 1)
    bench = host('{ op = "tokens", token = "injury", target = { kind = "footballer" } }')
    bench.own("two", "three")
    bench.hold("two", c.SUSPENSION)
    assert bench.begin().cards() == ["two", "three"]


# -- tokens and clear ------------------------------------------------------------------------------


def test_tokens_spread() -> None:
    target = '{ kind = "footballer", n = 2 }'
    bench = host(
        '{ op = "tokens", token = "str_temp", n = 3, spread = true, target = ' + target + "}"
    )
    bench.own("two", "three", "nine")
    bench.begin().say(c.CARD + bench.card("nine"))
    assert bench.cards() == ["two", "three", "nine"]
    bench.say(c.CARD + bench.card("two"))
    assert bench.cards() == ["two", "nine"]
    bench.say(c.CARD + bench.card("nine")).done()
    assert [bench.token(name, c.STR_TEMP) for name in ("two", "three", "nine")] == [1, 0, 2]


def test_clear() -> None:
    bench = host('{ op = "clear", token = "injury", n = 1, target = { kind = "footballer" } }')
    bench.own("two", "three")
    bench.hold("three", c.INJURY_, 2)
    bench.begin().done()
    assert bench.token("three", c.INJURY_) == 1


def test_clear_up_to_spread() -> None:
    """The worked sponsor: up to 3 injury tokens off up to 3 footballers."""
    bench = host(
        '{ op = "clear", token = "injury", n = 3, up_to = true, spread = true,'
        ' target = { kind = "footballer", n = 3, up_to = true } }'
    )
    bench.own("two", "three", "nine")
    bench.hold("two", c.INJURY_, 2)
    bench.hold("three", c.INJURY_, 2)
    bench.begin()
    assert bench.asked()[0] == c.PASS
    assert bench.cards() == ["two", "three"]
    bench.say(c.CARD + bench.card("two"), c.CARD + bench.card("two"))
    assert bench.cards() == ["three"]
    bench.say(c.PASS).done()
    assert (bench.token("two", c.INJURY_), bench.token("three", c.INJURY_)) == (0, 2)


def test_clear_up_to_each() -> None:
    target = '{ kind = "footballer", n = 2 }'
    do = '{ op = "clear", token = "weak_perm", n = 2, up_to = true, target = ' + target + "}"
    bench = host(do)
    bench.own("two", "three")
    bench.hold("two", c.WEAK_PERM, 3)
    bench.hold("three", c.WEAK_PERM, 1)
    two, three = (c.CARD + bench.card(name) for name in ("two", "three"))
    bench.begin().say(two, two)
    assert bench.cards() == ["three"]
    bench.say(three).done()
    assert (bench.token("two", c.WEAK_PERM), bench.token("three", c.WEAK_PERM)) == (1, 0)


# -- the twelve-sided die --------------------------------------------------------------------------

INJURE = (
    '{ op = "tokens", token = "injury", n = 2, target = { kind = "footballer", pick = "d12" } }'
)


def test_d12_names_a_number() -> None:
    """EL-330, EL-331"""
    bench = host(INJURE)
    bench.own("nine", "old", "two")
    bench.fates = [9]
    assert bench.begin().cards() == ["nine", "old"]
    bench.say(c.CARD + bench.card("old")).done()
    assert (bench.token("old", c.INJURY_), bench.token("nine", c.INJURY_)) == (2, 0)


def test_d12_symbol_is_above_eleven() -> None:
    bench = host(INJURE)
    bench.own("tall", "nine", "kid")
    bench.fates = [12]
    bench.begin().done()
    assert bench.token("tall", c.INJURY_) == 2


def test_d12_spares_untrained_youngsters_and_knows_keepers() -> None:
    bench = host(INJURE)
    bench.own("kid", "keeper")
    bench.fates = [11]
    bench.begin().done()
    assert bench.token("kid", c.INJURY_) == 0
    assert bench.told(ev.NOBODY_HURT) == [(0, 11)]
    bench.fates = [1]
    bench.begin().done()
    assert bench.token("keeper", c.INJURY_) == 2


def test_d12_can_be_rolled_again_for_a_fan() -> None:
    """EL-011"""
    bench = host(INJURE)
    bench.own("nine", "two")
    bench.rich(fans=1)
    bench.fates = [9, 3]
    bench.begin()
    assert bench.asked() == [c.ACCEPT, c.REROLL]
    bench.say(c.REROLL).done()
    assert bench.has() == [0, 0, 0, 0]
    assert bench.token("nine", c.INJURY_) == 0


# -- roll, choose, pay_then ------------------------------------------------------------------------

CASES = (
    '{ op = "roll", die = "d6", cases = ['
    '{ min = 5, max = 6, do = [{ op = "gain", res = "money", n = 3 }] },'
    '{ min = 1, max = 2, do = [{ op = "lose", res = "money", n = 1 }] }] },'
    '{ op = "gain", res = "fitness", n = 1 }'
)


def test_roll() -> None:
    for face, money in ((6, 4), (5, 4), (3, 1), (1, 0)):
        bench = host(CASES)
        bench.rich(money=1)
        bench.fates = [face]
        assert bench.begin().done().has() == [money, 0, 0, 1]


def test_roll_again_for_a_fan_as_often_as_he_can_pay() -> None:
    bench = host(CASES)
    bench.rich(fans=2)
    bench.fates = [3, 4, 6]
    bench.begin().say(c.REROLL, c.REROLL).done()
    assert bench.has() == [3, 0, 0, 1]


def test_choose() -> None:
    bench = host(
        '{ op = "choose", n = 2, options = ['
        '{ label = "a", do = [{ op = "gain", res = "money", n = 1 }] },'
        '{ label = "b", do = [{ op = "gain", res = "fans", n = 1 }] },'
        '{ label = "c", do = [{ op = "gain", res = "fitness", n = 1 }] }] }'
    ).begin()
    assert bench.asked() == [c.OPTION, c.OPTION + 1]
    bench.say(c.OPTION)
    assert bench.asked() == [c.OPTION + 1, c.OPTION + 2]
    bench.say(c.OPTION + 2).done()
    assert bench.has() == [1, 0, 0, 1]


def test_pay_then() -> None:
    do = (
        '{ op = "pay_then", cost = [{ pay = "operations", n = 1 }],'
        ' do = [{ op = "gain", res = "money", n = 5 }] }, { op = "gain", res = "fans", n = 1 }'
    )
    assert host(do).begin().done().has() == [0, 1, 0, 0]  # nothing to pay with: not asked
    bench = host(do)
    bench.rich(operations=1)
    assert bench.begin().asked() == [c.PASS, c.YES]
    assert bench.say(c.YES).done().has() == [5, 1, 0, 0]
    bench = host(do)
    bench.rich(operations=1)
    assert bench.begin().say(c.PASS).done().has() == [0, 1, 1, 0]


def test_none_does_nothing() -> None:
    bench = host('{ op = "none" }').begin().done()
    assert bench.has() == [0, 0, 0, 0]
    assert not bench.log.events


# -- amounts ---------------------------------------------------------------------------------------


def test_amount_counts() -> None:
    amount = '{ count = { kind = "footballer", role = "attack" }, per = 2, max = 3 }'
    bench = host('{ op = "gain", res = "money", n = ' + amount + " }")
    bench.own("nine", "tall", "eight", "two")
    assert bench.begin().done().has() == [1, 0, 0, 0]
    bench.own("spare")
    assert bench.begin().done().has() == [3, 0, 0, 0]


def test_amount_has_a_limit() -> None:
    bench = host('{ op = "gain", res = "money", n = { count = { kind = "footballer" }, max = 2 } }')
    bench.own("nine", "tall", "eight")
    assert bench.begin().done().has() == [2, 0, 0, 0]


def test_amount_of_fans_on_stands() -> None:
    bench = host('{ op = "gain", res = "money", n = { fans_on_stands = true, per = 2 } }')
    bench.t.put(0, c.STANDS_AT, 1)
    bench.t.put(0, c.STANDS_AT + 1, 2)
    assert bench.begin().done().has() == [1, 0, 0, 0]


def test_amount_is_rolled() -> None:
    bench = host('{ op = "gain", res = "operations", n = { roll = "d6" } }')
    bench.fates = [4]
    assert bench.begin().done().has() == [0, 0, 4, 0]
    bench.rich(fans=1)
    bench.fates = [2, 5]
    assert bench.begin().say(c.REROLL).done().has() == [0, 0, 5, 0]
