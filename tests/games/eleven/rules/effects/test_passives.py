"""§4.6: modify with every key, allow, prevent, restrict, and when cards are silent."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.games.eleven.workbench import Bench, ability
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.table import deals, injuring, market, traits


def passive(do: str, more: str = "", who: str = "host") -> Bench:
    """A card in play with a passive."""
    bench = Bench({who: ability("passive", do, more)})
    bench.own(who)
    return bench


def modify(key: str, how: str) -> Bench:
    return passive('{ op = "modify", key = "' + key + '", ' + how + " }")


# -- keys ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "code", "base"),
    [
        ("price.footballer", a.M_FOOTBALLER, 3),
        ("price.youngster", a.M_YOUNGSTER, 2),
        ("price.staff", a.M_STAFF, 3),
        ("price.build", a.M_BUILD, 3),
        ("price.office", a.M_OFFICE, 3),
        ("price.extra_action", a.M_EXTRA, 2),
        ("fees.total", a.M_FEES, 6),
        ("sell.bonus", a.M_SELL, 2),
        ("select.fitness", a.M_FITNESS, 1),
        ("stand.capacity", a.M_CAPACITY, 1),
        ("stand.count", a.M_STANDS, 2),
        ("banner.limit", a.M_BANNERS, 2),
        ("kit.limit", a.M_KITS, 1),
        ("keep.fans", a.M_KEEP_FANS, 1),
        ("keep.operations", a.M_KEEP_OPERATIONS, 1),
        ("keep.fitness", a.M_KEEP_FITNESS, 1),
        ("penalty.tokens", a.M_PENALTY, 2),
        ("row.open_slots", a.M_SLOTS, 3),
        ("reroll.free", a.M_REROLL, 0),
        ("sold_out.threshold", a.M_SOLD_OUT, 4),
        ("sold_out.money", a.M_SOLD_OUT_MONEY, 0),
        ("keeper.gloves", a.M_GLOVES, 1),
        ("keeper.strength", a.M_KEEPER, 1),
    ],
)
def test_every_key(key: str, code: int, base: int) -> None:
    bench = modify(key, "add = 2")
    assert traits.value(bench.t, 0, code, base, -1) == base + 2
    assert traits.value(bench.t, 1, code, base, -1) == base  # only its owner's
    other = (code + 1) % a.KEYS
    assert traits.value(bench.t, 0, other, base, -1) == base


def test_set_then_multiply_then_add_then_floor() -> None:
    bench = passive(
        '{ op = "modify", key = "fees.total", add = -3, min = 1 },'
        '{ op = "modify", key = "fees.total", mul = 2 },'
        '{ op = "modify", key = "fees.total", set = 3 }'
    )
    assert traits.value(bench.t, 0, a.M_FEES, 9, -1) == 3
    bench = modify("fees.total", "add = -5, min = 0")
    assert traits.value(bench.t, 0, a.M_FEES, 3, -1) == 0
    bench = modify("fees.total", "add = -1, min = 2")
    assert traits.value(bench.t, 0, a.M_FEES, 1, -1) == 1  # a floor never raises
    assert traits.value(bench.t, 0, a.M_FEES, 2, -1) == 2
    assert traits.value(bench.t, 0, a.M_FEES, 5, -1) == 4


def test_silent_cards() -> None:
    """EL-345, EL-013, §4.4"""
    bench = modify("fees.total", "add = -1")
    host = bench.card("host")
    bench.t.flag(host, c.EXHAUSTED, True)
    assert traits.value(bench.t, 0, a.M_FEES, 6, -1) == 5
    bench.hold("host", c.SUSPENSION)
    assert not traits.works(bench.t, host)
    assert traits.value(bench.t, 0, a.M_FEES, 6, -1) == 6
    bench = passive(
        '{ op = "modify", key = "fees.total", add = -1 }', 'if = [{ is = "office", n = 1 }]'
    )
    assert traits.value(bench.t, 0, a.M_FEES, 6, -1) == 6
    bench.t.put(0, c.OFFICES, 1)
    assert traits.value(bench.t, 0, a.M_FEES, 6, -1) == 5


def test_injured_footballers_are_silent_and_sides_count() -> None:
    """EL-332"""
    do = '{ op = "modify", key = "sell.bonus", add = 1 }'
    bench = passive(do, 'side = "trained"', who="nine")
    assert traits.value(bench.t, 0, a.M_SELL, 2, -1) == 2
    bench.t.flag(bench.card("nine"), c.TRAINED, True)
    assert traits.value(bench.t, 0, a.M_SELL, 2, -1) == 3
    bench.hold("nine", c.INJURY_)
    assert traits.value(bench.t, 0, a.M_SELL, 2, -1) == 2


def test_every_copy_of_an_infrastructure_works() -> None:
    do = '{ op = "modify", key = "keep.fans", add = 1 }'
    bench = Bench({"shop": ability("passive", do)})
    assert traits.value(bench.t, 0, a.M_KEEP_FANS, 1, -1) == 1
    bench.t.built[c.SHOP] = 2
    assert traits.value(bench.t, 0, a.M_KEEP_FANS, 1, -1) == 3
    assert traits.value(bench.t, 1, a.M_KEEP_FANS, 1, -1) == 1


def test_scenario_passives() -> None:
    printed = {"trial": ability("passive", '{ op = "modify", key = "fees.total", add = 1 }')}
    assert traits.value(Bench(printed).t, 0, a.M_FEES, 6, -1) == 6
    bench = Bench(printed, {"scenario": 1}, seats=1)
    assert traits.value(bench.t, 0, a.M_FEES, 6, -1) == 7


def test_targets_of_prices_may_lie_in_the_market() -> None:
    target = 'target = { kind = "footballer", role = "attack" }'
    bench = modify("price.footballer", "add = -1, " + target)
    assert deals.price_of(bench.t, 0, bench.card("nine")) == 3
    assert deals.price_of(bench.t, 0, bench.card("two")) == 2


def test_capacity_of_one_stand() -> None:
    bench = modify("stand.capacity", 'set = 2, target = { kind = "stand" }, n = 1')
    assert [traits.capacity(bench.t, 0, stand) for stand in range(2)] == [2, 1]


def test_stands_banners_kits_and_sold_out() -> None:
    bench = passive(
        '{ op = "modify", key = "banner.limit", add = 1 },'
        '{ op = "modify", key = "kit.limit", add = 1 },'
        '{ op = "modify", key = "sold_out.threshold", set = 1 }'
    )
    assert (traits.banners(bench.t, 0), traits.kits(bench.t, 0)) == (3, 2)
    assert not traits.sold_out(bench.t, 0)
    bench.t.put(0, c.STANDS_AT + 1, 1)
    assert traits.sold_out(bench.t, 0)
    bench.t.built[c.STAND3] = 1
    assert traits.stands(bench.t, 0) == 3


def test_keepers_by_passives() -> None:
    bench = passive(
        '{ op = "modify", key = "keeper.gloves", add = 1 },'
        '{ op = "modify", key = "keeper.strength", add = 2 }'
    )
    assert (traits.keeper_strength(bench.t, 0), traits.keeper_gloves(bench.t, 0)) == (3, 2)


def test_free_rerolls() -> None:
    """EL-011: the number of rerolls of a week that cost no fan."""
    bench = modify("reroll.free", "add = 1")
    assert traits.may_reroll(bench.t, 0)
    traits.pay_reroll(bench.t, 0, bench.log)
    assert bench.told(ev.REROLLED) == [(0, 0)]
    assert not traits.may_reroll(bench.t, 0)
    bench.rich(fans=1)
    traits.pay_reroll(bench.t, 0, bench.log)
    assert bench.told(ev.REROLLED) == [(0, 0), (0, 1)]
    assert bench.has()[c.FANS] == 0


def fitness(bench: Bench, *names: str) -> int:
    return int(traits.fitness_due(bench.t, 0, vec[i64]([bench.card(name) for name in names])))


def test_fitness_of_a_line_up() -> None:
    do = '{ op = "modify", key = "select.fitness", set = 0, target = { kind = "footballer",'
    bench = passive(do + ' pick = "self" } }', who="nine")
    bench.own("two", "kid", "boy")
    assert fitness(bench, "nine", "two", "kid") == 2
    bench = passive(do + ' class = "youngster" }, n = 1 }')
    bench.own("nine", "two", "kid", "boy")
    assert fitness(bench, "nine", "two") == 2
    assert fitness(bench, "nine", "kid", "boy") == 2


# -- changes that last a while ---------------------------------------------------------------------


def test_a_change_until_a_week_ends() -> None:
    """The deadline of the base pack"""
    do = '{ op = "modify", key = "price.build", set = 2, until = { week = 2 } }'
    bench = Bench({"host": ability("action", do)})
    bench.own("host")
    bench.begin().done()
    assert deals.build_price(bench.t, 0, c.SHOP) == 2
    bench.t.forget(0, 1)
    assert deals.build_price(bench.t, 0, c.SHOP) == 2
    bench.t.forget(0, 2)
    assert deals.build_price(bench.t, 0, c.SHOP) == 3


@pytest.mark.parametrize(
    ("until", "match", "week", "end"),
    [("match", 0, 0, 0), ("week_end", 1, 0, 0), ("game", 1, 1, 1)],
)
def test_until(until: str, match: int, week: int, end: int) -> None:
    do = '{ op = "modify", key = "keep.fans", add = 1, until = "' + until + '" }'
    bench = Bench({"host": ability("action", do)})
    bench.own("host")
    bench.begin().done()
    assert traits.value(bench.t, 0, a.M_KEEP_FANS, 0, -1) == 1
    bench.t.forget(0, 0)
    assert traits.value(bench.t, 0, a.M_KEEP_FANS, 0, -1) == match
    bench.t.forget(0, 1)
    assert traits.value(bench.t, 0, a.M_KEEP_FANS, 0, -1) == week
    bench.t.forget(0, 6)
    assert traits.value(bench.t, 0, a.M_KEEP_FANS, 0, -1) == end


# -- restrict --------------------------------------------------------------------------------------


def test_restriction_of_card_actions() -> None:
    """TV-16"""
    do = '{ op = "restrict", what = "card_actions", days = ["thu"], until = "week_end" }'
    bench = Bench({"host": ability("vote_yellow", do)})
    bench.begin().done()
    for day, forbidden in ((1, True), (2, True), (3, False)):
        bench.t.day = day
        assert traits.restricted(bench.t, 0, a.R_CARD_ACTIONS) == forbidden
    bench.t.day = 1
    assert not traits.restricted(bench.t, 0, a.R_SIGN)
    assert not traits.restricted(bench.t, 1, a.R_CARD_ACTIONS)
    bench.t.forget(0, 1)
    assert not traits.restricted(bench.t, 0, a.R_CARD_ACTIONS)


@pytest.mark.parametrize(
    ("what", "do"),
    [
        ("recruit_footballer", '{ op = "recruit", kind = "footballer", from = "row", price = 0 }'),
        (
            "recruit_footballer",
            '{ op = "draw", deck = "youngster", n = 1, take = 1, as = "recruit", price = 0 }',
        ),
        ("recruit_staff", '{ op = "recruit", kind = "staff", from = "row", price = 0 }'),
        ("sign", '{ op = "sign" }'),
        ("build", '{ op = "build", what = "shop", price = 0 }'),
        ("build", '{ op = "office", price_add = -3 }'),
    ],
)
def test_restrictions_stop_cards_as_well(what: str, do: str) -> None:
    """EL-004"""
    forbid = '{ op = "restrict", what = "' + what + '", until = "week_end" }'
    bench = Bench(
        {"host": ability("vote_red", forbid) + ability("action", do)}, {"decks_face_up": 1}
    )
    bench.row(c.FOOTBALLERS, "nine", "two", "three", "six", "eight")
    bench.row(c.STAFF_ROW, "coach", "aide", "scout", "clerk", "guard")
    bench.row(c.SPONSORS, "pies", "shoes", "bikes", "soup", "tea")
    bench.begin().done()
    bench.begin(nth=1).done()
    assert bench.told(ev.FREE_AGENT) == [(0, 0)]
    bench.t.forget(0, 1)
    bench.log.events.clear()
    bench.fates = [bench.card("kid")] if "draw" in do else []
    bench.begin(nth=1)
    assert bench.asked() or bench.told(ev.BUILT) or bench.told(ev.OFFICE_IS)
    assert not bench.told(ev.FREE_AGENT)


# -- allow -----------------------------------------------------------------------------------------


def test_left_slots() -> None:
    bench = passive('{ op = "allow", what = "left_slots" }')
    bench.row(c.FOOTBALLERS, "six", "eight", "tall", "wide", "spare")
    assert [market.slot_open(bench.t, 0, c.FOOTBALLERS, n) for n in range(5)] == [True] * 5
    assert [market.slot_open(bench.t, 1, c.FOOTBALLERS, n) for n in range(3)] == [
        False,
        False,
        True,
    ]
    bench = modify("row.open_slots", "add = 1")
    assert market.open_slot(bench.t, 0) == 1
    assert market.open_slot(bench.t, 1) == 2


def test_one_injured_footballer_a_match() -> None:
    target = '{ kind = "footballer", has_token = "injury" }'
    bench = passive(
        '{ op = "allow", what = "play_injured", target = ' + target + " }", 'limit = "match"'
    )
    bench.own("nine", "two")
    bench.hold("nine", c.INJURY_)
    bench.hold("two", c.SUSPENSION)
    nine = bench.card("nine")
    assert traits.permits(bench.t, 0, a.ALLOW_INJURED, nine) == 1
    assert not traits.allowed(bench.t, 0, a.ALLOW_INJURED, bench.card("two"))
    traits.use_permit(bench.t, 0, a.ALLOW_INJURED, nine)
    assert not traits.allowed(bench.t, 0, a.ALLOW_INJURED, nine)


def test_a_permission_for_a_week() -> None:
    do = '{ op = "allow", what = "action_twice", target = { kind = "staff" } }'
    bench = Bench({"host": ability("action", do)})
    bench.own("host", "anna")
    assert not traits.allowed(bench.t, 0, a.ALLOW_TWICE, bench.card("host"))
    bench.begin().done()
    assert traits.permits(bench.t, 0, a.ALLOW_TWICE, bench.card("host")) == 99
    assert not traits.allowed(bench.t, 0, a.ALLOW_TWICE, bench.card("anna"))
    bench.t.forget(0, 1)
    assert not traits.allowed(bench.t, 0, a.ALLOW_TWICE, bench.card("host"))


# -- prevent ---------------------------------------------------------------------------------------

PHYSIO = '{ op = "prevent", event = "injury", n = 1, cost = [{ pay = "fitness", n = 1 }] }'


def injured(bench: Bench, token: int, n: int) -> None:
    injuring.injure(bench.t, bench.k, 0, bench.card("nine"), token, n, bench.log)


def test_an_injury_prevented_for_a_price_once_a_week() -> None:
    bench = passive(PHYSIO, 'limit = "week"')
    bench.own("nine")
    injured(bench, c.INJURY_, 1)
    assert bench.asked() == []  # nothing to pay with
    assert bench.token("nine", c.INJURY_) == 1
    bench.rich(fitness=3)
    injured(bench, c.INJURY_, 2)
    assert bench.asked() == [c.PASS, c.YES]
    bench.say(c.YES).done()
    assert bench.token("nine", c.INJURY_) == 2  # one of the two
    assert bench.has()[c.FITNESS] == 2
    injured(bench, c.INJURY_, 1)
    assert bench.asked() == []
    injured(bench, c.SUSPENSION, 1)
    assert bench.asked() == []
    assert bench.token("nine", c.SUSPENSION) == 1


def test_an_injury_not_prevented() -> None:
    bench = passive(PHYSIO)
    bench.own("nine")
    bench.rich(fitness=1)
    injured(bench, c.INJURY_, 1)
    bench.say(c.PASS).done()
    assert bench.token("nine", c.INJURY_) == 1
    assert bench.has()[c.FITNESS] == 1


def test_a_free_prevention_works_by_itself() -> None:
    bench = passive('{ op = "prevent", event = "suspension", n = 1 }')
    bench.own("nine")
    injured(bench, c.SUSPENSION, 2)
    assert bench.asked() == []
    assert bench.token("nine", c.SUSPENSION) == 1
    assert len(bench.told(ev.PREVENTED)) == 1


def test_a_prevention_for_the_match() -> None:
    do = '{ op = "prevent", event = "injury", n = 1, cost = [{ pay = "fitness", n = 1 }] }'
    bench = Bench({"nine": ability("before_match", do)})
    bench.own("nine")
    bench.rich(fitness=1)
    bench.begin("nine").say(c.YES).done()
    assert bench.has()[c.FITNESS] == 0
    injured(bench, c.INJURY_, 1)
    assert bench.token("nine", c.INJURY_) == 0
    injured(bench, c.INJURY_, 1)
    assert bench.token("nine", c.INJURY_) == 1


def test_a_fee_prevented() -> None:
    bench = passive('{ op = "prevent", event = "fee", n = 2, cost = [{ pay = "fans", n = 1 }] }')
    bench.rich(fans=1)
    injuring.charge(bench.t, bench.k, 0, 5, bench.log)
    bench.say(c.YES).done()
    assert bench.t.get(0, c.OWED) == 3
    injuring.charge(bench.t, bench.k, 0, 5, bench.log)
    assert bench.asked() == []
    assert bench.t.get(0, c.OWED) == 5
