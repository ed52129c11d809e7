"""§4.6: cards drawn and recruited, sales, sponsors, infrastructure, offices, discards and peeks."""

from tests.games.eleven.workbench import Bench, ability
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev

DOWN = {"decks_face_up": 1}


def host(
    do: str,
    more: str = "",
    on: str = "action",
    options: dict[str, int] | None = None,
    **other: str,
) -> Bench:
    """The staff card "host" in play with one ability."""
    bench = Bench({"host": ability(on, do, more), **other}, options)
    bench.own("host")
    return bench


def squad(bench: Bench) -> list[str]:
    return [
        name
        for n, name in enumerate(bench.names)
        if bench.t.where[n] == c.OWN and bench.t.book.deck(n) <= c.VETERAN
    ]


RIGHT = ("nine", "eight", "six", "two", "tall")


def market(do: str) -> Bench:
    bench = host(do)
    bench.row(c.FOOTBALLERS, *RIGHT)
    bench.top("wide")
    return bench


# -- recruit ---------------------------------------------------------------------------------------


def test_recruit_from_the_right_three() -> None:
    bench = market('{ op = "recruit", kind = "footballer", from = "row" }')
    bench.rich(money=2)
    assert bench.begin().asked() == [c.PASS, c.SLOT + 2, c.SLOT + 3, c.SLOT + 4]
    bench.fates = [bench.card("three")]
    bench.say(c.SLOT + 3).done()
    assert bench.has()[c.MONEY] == 0
    assert squad(bench) == ["two"]
    assert [bench.name(n) for n in bench.t.row[:5]] == ["wide", "nine", "eight", "six", "tall"]


def test_recruit_any_slot() -> None:
    """TV-09"""
    bench = market('{ op = "recruit", kind = "footballer", from = "row", slots = "any" }')
    bench.rich(money=3)
    assert bench.begin().asked() == [c.PASS, c.SLOT + 1, c.SLOT + 2, c.SLOT + 3, c.SLOT + 4]
    bench.rich(money=4)
    bench.fates = [bench.card("three")]
    bench.say(c.SLOT + 0).done()
    assert squad(bench) == ["nine"]


def test_a_purchase_may_be_declined() -> None:
    """EL-016"""
    bench = market('{ op = "recruit", kind = "footballer", from = "row" }')
    bench.rich(money=9)
    bench.begin().say(c.PASS).done()
    assert bench.has()[c.MONEY] == 9


def test_without_money_nothing_happens() -> None:
    bench = market('{ op = "recruit", kind = "footballer", from = "row" }').begin().done()
    assert bench.told(ev.FREE_AGENT) == [(0, 0)]


def test_a_free_card_must_be_taken() -> None:
    bench = market('{ op = "recruit", kind = "footballer", from = "row", price = 0 }')
    assert c.PASS not in bench.begin().asked()


def test_price_add_and_max_price() -> None:
    do = '{ op = "recruit", kind = "footballer", from = "row", slots = "any", price_add = -1,'
    bench = market(do + " max_price = 3 }")
    bench.rich(money=1)
    assert c.SLOT not in bench.begin().asked()
    bench.fates = [bench.card("three")]
    bench.say(c.SLOT + 1).done()
    assert bench.has()[c.MONEY] == 0


def test_recruit_the_top_youngster_and_veteran() -> None:
    bench = host('{ op = "recruit", kind = "footballer", from = "youngster_deck", price = 0 }')
    bench.top("lad")
    bench.fates = [bench.card("boy")]
    bench.begin().say(c.SHIRT + 9).done()  # he needs a shirt without number
    assert squad(bench) == ["lad"]
    assert bench.t.top[c.YOUNGSTER] == bench.card("boy")
    bench = host('{ op = "recruit", kind = "footballer", from = "veteran_deck" }')
    bench.top("old")
    bench.rich(money=3)
    bench.fates = [bench.card("grey")]
    bench.begin()
    assert bench.asked() == [c.PASS, c.CARD + bench.card("old")]
    bench.say(c.CARD + bench.card("old")).done()
    assert squad(bench) == ["old"]
    assert bench.has()[c.MONEY] == 0


def test_recruit_off_a_face_down_deck() -> None:
    do = '{ op = "recruit", kind = "footballer", from = "youngster_deck", price = 0 }'
    bench = host(do, options=DOWN)
    bench.fates = [bench.card("kid")]
    bench.begin()
    assert bench.asked() == [c.SHIRT + n for n in range(10)]
    bench.say(c.SHIRT + 9).done()
    assert squad(bench) == ["kid"]
    bench = host(do.replace("youngster", "veteran"), options=DOWN)
    bench.fates = [bench.card("grey")]
    bench.begin().done()
    assert squad(bench) == ["grey"]


def test_hired_staff_bring_their_bonus_after_the_row_is_full() -> None:
    """EL-140"""
    bonus = ability("bonus", '{ op = "recruit", kind = "staff", from = "row", price = 0 }')
    bench = host('{ op = "recruit", kind = "staff", from = "row", slots = "any" }', aide=bonus)
    bench.row(c.STAFF_ROW, "coach", "scout", "aide")
    bench.rich(money=3)
    bench.fates = [bench.card("clerk"), bench.card("guard")]
    bench.begin()
    assert bench.asked() == [c.PASS, c.SLOT + 5, c.SLOT + 6, c.SLOT + 7]
    # only the third of the five slots is filled and open for the bonus
    bench.say(c.SLOT + 7).done()
    assert [bench.t.where[bench.card(name)] for name in ("aide", "scout")] == [c.OWN, c.OWN]
    assert [bench.name(n) for n in bench.t.row[5:8]] == ["guard", "clerk", "coach"]


# -- draw ------------------------------------------------------------------------------------------


def test_draw_a_tactic_is_whispered() -> None:
    bench = host('{ op = "draw", deck = "tactic", n = 1, take = 1, as = "hand" }')
    card = bench.card("press")
    bench.fates = [card]
    bench.begin().done()
    assert bench.t.where[card] == c.HAND
    assert bench.t.known[card] == 1
    told = next(e for e in bench.log.events if e.kind == ev.TACTIC_DRAWN)
    assert (told.sees, told.secret) == (1, card)


def test_draw_two_tactics_and_take_one() -> None:
    bench = host('{ op = "draw", deck = "tactic", n = 2, take = 1, as = "hand", rest = "discard" }')
    bench.fates = [bench.card("press"), bench.card("block")]
    assert bench.begin().cards() == ["press", "block"]
    bench.say(c.CARD + bench.card("block")).done()
    assert bench.t.where[bench.card("block")] == c.HAND
    assert bench.t.where[bench.card("press")] == c.DISCARD
    assert bench.t.known[bench.card("press")] == 1


def test_the_tactic_deck_is_never_refilled() -> None:
    """EL-379"""
    bench = host('{ op = "draw", deck = "tactic", n = 1, take = 1, as = "hand" }')
    for name in ("basic", "press", "block"):
        bench.lay(name, c.DISCARD)
    assert bench.begin().done().told(ev.FREE_AGENT) == [(0, 0)]


def test_draw_staff_and_hire_one_free() -> None:
    do = '{ op = "draw", deck = "staff", n = 3, take = 1, as = "recruit", price = 0,'
    bench = host(do + ' rest = "discard" }', guard=ability("bonus", '{ op = "vp", n = 1 }'))
    bench.fates = [bench.card(name) for name in ("aide", "scout", "guard")]
    assert bench.begin().cards() == ["aide", "scout", "guard"]
    assert c.PASS not in bench.asked()
    bench.say(c.CARD + bench.card("guard")).done()
    assert bench.t.where[bench.card("guard")] == c.OWN
    assert bench.t.get(0, c.POINTS) == 1
    assert bench.t.where[bench.card("aide")] == bench.t.where[bench.card("scout")] == c.DISCARD


def test_draw_for_the_printed_price_may_be_declined() -> None:
    do = '{ op = "draw", deck = "regular", n = 2, take = 1, as = "recruit", price = "printed",'
    bench = host(do + ' rest = "bottom" }')
    bench.rich(money=2)
    bench.top("nine")
    bench.fates = [bench.card("two"), bench.card("six")]
    bench.begin()
    assert bench.asked() == [c.PASS, c.CARD + bench.card("two")]
    bench.say(c.PASS).done()
    assert bench.t.where[bench.card("nine")] == bench.t.where[bench.card("two")] == c.PILE
    assert bench.t.top[c.REGULAR] == bench.card("six")


def test_veterans_one_trained_one_untrained() -> None:
    do = '{ op = "draw", deck = "veteran", n = 3, take = 2, as = "one_trained_one_untrained",'
    bench = host(do + ' price = 0, rest = "discard" }')
    bench.top("old")
    bench.fates = [bench.card(name) for name in ("grey", "wise", "six6")]
    assert bench.begin().cards() == ["old", "grey", "wise"]
    bench.say(c.CARD + bench.card("grey"))
    assert bench.cards() == ["old", "wise"]
    bench.say(c.CARD + bench.card("old")).done()
    assert squad(bench) == ["old", "grey"]
    assert bench.t.trained(bench.card("grey")) == 1
    assert bench.t.trained(bench.card("old")) == 0
    assert bench.t.where[bench.card("wise")] == c.DISCARD


def test_recruit_trained_wears_the_trained_number() -> None:
    do = '{ op = "draw", deck = "youngster", n = 1, take = 1, as = "recruit_trained", price = 0 }'
    bench = host(do, options=DOWN)
    bench.fates = [bench.card("lad")]
    bench.begin().done()
    assert bench.t.trained(bench.card("lad")) == 1
    assert bench.t.shirt(0, 2, c.SIDE) == c.DEFENCE
    assert bench.t.shirt(0, 10, c.WEARER) == -1


def test_an_empty_deck_takes_its_discards() -> None:
    """EL-007; face up it shows the next card at once (EL-020)."""
    do = '{ op = "draw", deck = "youngster", n = 2, take = 1, as = "recruit", price = 0 }'
    for options, fates in ((DOWN, ["boy", "lad"]), ({}, ["boy", "lad", "kid"])):
        bench = host(do, options=options)
        for name in ("kid", "lad", "boy"):
            bench.lay(name, c.DISCARD)
        bench.fates = [bench.card(name) for name in fates]
        assert bench.begin().cards() == ["lad", "boy"]
        assert not bench.fates


# -- sell, sponsors --------------------------------------------------------------------------------


def test_sell_brings_more() -> None:
    bench = host('{ op = "sell", target = { kind = "footballer" }, add = 2 }')
    bench.own("two", "nine")
    bench.hold("nine", c.SUSPENSION)
    bench.begin()
    assert bench.cards() == ["two", "nine"]  # EL-333
    bench.say(c.CARD + bench.card("nine")).done()
    assert bench.has()[c.MONEY] == 4  # half of 2 + 3, and 2 (EL-131)
    assert bench.t.where[bench.card("nine")] == c.DISCARD


def test_sign_a_sponsor() -> None:
    kit = ability("sign_kit", '{ op = "stat", stat = "fans", n = 1 }')
    bonus = ability("bonus", '{ op = "gain", res = "money", n = 2 }')
    bench = host('{ op = "sign" }', soup=kit + bonus)
    bench.row(c.SPONSORS, "pies", "shoes", "bikes", "soup", "tea")
    bench.lay("hats", c.KIT)
    bench.begin()
    wanted = [c.SIGN + slot * 4 + kind for slot in (2, 3, 4) for kind in range(3)]
    assert bench.asked() == wanted  # the place of a kit is taken
    bench.lay("hats", c.DISCARD)
    bench.fates = [bench.card("maps")]
    bench.say(c.SIGN + 3 * 4 + c.KIT_DEAL).done()
    assert bench.t.where[bench.card("soup")] == c.KIT
    assert bench.t.get(0, c.LEVEL + c.FANS) == 3
    assert bench.has()[c.MONEY] == 2
    assert [bench.name(n) for n in bench.t.row[10:15]] == ["maps", "pies", "shoes", "bikes", "tea"]


def test_drop_a_sponsor_and_repay_it() -> None:
    """EL-090"""
    bench = host('{ op = "drop_sponsor", n = 1, repay = true }')
    bench.rich(money=6)
    bench.lay("pies", c.BANNER)
    bench.lay("tea", c.KIT)
    bench.hold("tea", c.SUSPENSION)
    assert bench.begin().cards() == ["pies", "tea"]
    bench.say(c.CARD + bench.card("tea")).done()
    assert bench.t.where[bench.card("tea")] == c.DISCARD
    assert bench.has()[c.MONEY] == 2


def test_sponsor_repay_option() -> None:
    for choice, money in ((1, 3), (2, 6)):
        deal = ability("sign_banner", '{ op = "gain", res = "money", n = 3 }')
        printed = {"host": ability("action", '{ op = "drop_sponsor", repay = true }'), "pies": deal}
        bench = Bench(printed, {"sponsor_repay": choice})
        bench.own("host")
        bench.rich(money=6)
        bench.lay("pies", c.BANNER)
        bench.begin().done()
        assert bench.has()[c.MONEY] == money


# -- build, office ---------------------------------------------------------------------------------


def test_a_free_stand_and_a_fan_on_it() -> None:
    """Farmer John Cheese of §4.7"""
    bench = host(
        '{ op = "build", what = "stand", price = 0 }, { op = "assign_fan", n = 1,'
        ' source = "supply", target = { kind = "stand", pick = "previous" } }'
    )
    assert bench.begin().asked() == [c.BUILD + c.STAND3, c.BUILD + c.STAND4]
    bench.say(c.BUILD + c.STAND4).done()
    assert bench.t.built[c.STAND4] == 1
    assert [bench.t.get(0, c.STANDS_AT + n) for n in range(4)] == [0, 0, 1, 0]
    bench.begin().done()  # only the other one is left
    assert bench.t.built[c.STAND3] == 1
    assert [bench.t.get(0, c.STANDS_AT + n) for n in range(4)] == [0, 0, 1, 1]


def test_build_for_the_price_of_the_rules() -> None:
    bench = host('{ op = "build", what = "ordinary", price_add = -1 }')
    bench.rich(money=2)
    assert bench.begin().asked() == [c.PASS, *(c.BUILD + n for n in range(4))]
    bench.say(c.BUILD + c.SHOP).done()
    assert bench.has()[c.MONEY] == 0
    assert bench.t.built[c.SHOP] == 1


def test_build_one_kind_and_any_kind() -> None:
    bench = host('{ op = "build", what = "shop", price = 0 }').begin().done()
    assert bench.t.built[c.SHOP] == 1
    bench = host('{ op = "build", what = "any", price = 0 }').begin()
    assert bench.asked() == [c.BUILD + n for n in range(7)]


def test_offices_step_by_step() -> None:
    bench = host('{ op = "office", steps = 2, price_add = -1 }')
    bench.rich(money=6)
    assert bench.begin().asked() == [c.PASS, c.OFFICE]
    bench.say(c.OFFICE, c.OFFICE).done()
    assert bench.t.get(0, c.OFFICES) == 2
    assert bench.has()[c.MONEY] == 6 - 2 - 3
    bench.begin().done()  # 1 money is not enough for the third
    assert bench.t.get(0, c.OFFICES) == 2
