"""What is true in general, and what the boards look like at the start."""

from tests.games.eleven.week import Week
from tests.games.eleven.workbench import Bench, ability
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import basics
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.table import deals, pitch, traits


def test_markers_are_never_limited() -> None:
    """EL-006: there are 28 money markers in the box."""
    bench = Bench()
    basics.gain(bench.t, 0, c.MONEY, 100, bench.log)
    assert bench.has()[c.MONEY] == 100
    basics.put_on(bench.t, bench.card("nine"), c.STR_PERM, 21, bench.log)
    assert bench.token("nine", c.STR_PERM) == 21


def test_a_marker_and_a_step_are_different_things() -> None:
    """EL-010"""
    bench = Bench()
    basics.gain(bench.t, 0, c.FANS, 1, bench.log)
    assert (bench.has()[c.FANS], bench.t.get(0, c.LEVEL + c.FANS)) == (1, 2)
    basics.step_stat(bench.t, 0, c.FANS, 1, bench.log)
    assert (bench.has()[c.FANS], bench.t.get(0, c.LEVEL + c.FANS)) == (1, 3)


def test_losing_what_is_not_there() -> None:
    """EL-003"""
    bench = Bench()
    assert basics.lose(bench.t, 0, c.MONEY, 3, bench.log) == 0
    assert basics.take_off(bench.t, bench.card("nine"), c.INJURY_, 1, bench.log) == 0
    assert not bench.log.events
    bench.rich(money=2)
    assert basics.lose(bench.t, 0, c.MONEY, 3, bench.log) == 2
    bench.hold("nine", c.INJURY_, 1)
    assert basics.take_off(bench.t, bench.card("nine"), c.INJURY_, 2, bench.log) == 1


def test_the_owner_chooses_the_order_of_his_bonuses() -> None:
    """EL-009, EL-045"""
    week = Week(
        {
            "anna": ability("bonus", '{ op = "lose", res = "money", n = 1 }'),
            "carl": ability("bonus", '{ op = "gain", res = "money", n = 1 }'),
        },
        seats=1,
    )
    week.own("anna", "carl")
    week.k.push(c.ORDER, a.BONUS, 0)
    anna, carl = (
        int(week.t.book.card(week.card(name), b.FIRST_ABILITY)) for name in ("anna", "carl")
    )
    assert week.turn() == [c.ABILITY + anna, c.ABILITY + carl]
    week.do(c.ABILITY + anna)
    assert week.has()[c.MONEY] == 1  # nothing to lose yet, then one gained by itself
    assert week.told(ev.GAINED) == [(0, c.MONEY * 64 + 1)]


def test_a_bonus_that_may_be_left_out_is_asked_for() -> None:
    bonus = ability("bonus", '{ op = "vp", n = 1 }', 'mode = "may"')
    bench = Bench({"host": bonus})
    for answer, points in ((c.PASS, 0), (c.YES, 1)):
        deals.hire(bench.t, bench.k, 0, bench.card("host"), 0, bench.log)
        assert bench.asked() == [c.PASS, c.YES]
        bench.say(answer).done()
        assert bench.t.get(0, c.POINTS) == points


def test_the_boards_at_the_start() -> None:
    """EL-040, EL-041, EL-043, EL-049"""
    bench = Bench()
    assert traits.stands(bench.t, 0) == 2
    assert traits.banners(bench.t, 0) == 2
    assert traits.kits(bench.t, 0) == 1
    assert all(deals.can_build(bench.t, 0, kind) for kind in range(7))
    assert bench.t.get(0, c.OFFICES) == 0
    assert [bench.t.get(0, c.LEVEL + stat) for stat in range(4)] == [2, 2, 2, 2]
    assert bench.has() == [0, 0, 0, 0]


def test_sections() -> None:
    """EL-065, EL-223"""
    found = [pitch.section_of(zone) for zone in range(9)]
    assert found == [
        c.LEFT, c.CENTRAL_DEFENCE, c.RIGHT,
        c.LEFT, c.MIDFIELD, c.RIGHT,
        c.LEFT, c.CENTRAL_ATTACK, c.RIGHT,
    ]  # fmt: skip
    assert pitch.facing(c.LEFT) == c.RIGHT
    assert pitch.facing(c.CENTRAL_ATTACK) == c.CENTRAL_DEFENCE
    assert pitch.facing(c.MIDFIELD) == c.MIDFIELD
    assert all(pitch.facing(pitch.facing(section)) == section for section in range(5))
    assert [pitch.room(zone) for zone in range(9)] == [1, 3, 1] * 3  # EL-066


def test_strength_of_a_footballer() -> None:
    """EL-122, EL-370"""
    bench = Bench()
    nine = bench.card("nine")
    assert pitch.strength(bench.t, 0, nine) == 3
    bench.t.flag(nine, c.TRAINED, True)
    bench.hold("nine", c.STR_TEMP)
    bench.hold("nine", c.STR_PERM)
    bench.hold("nine", c.WEAK_TEMP, 3)
    assert pitch.strength(bench.t, 0, nine) == 4 + 2 - 3
    bench.hold("nine", c.WEAK_PERM, 9)
    assert pitch.strength(bench.t, 0, nine) == 0


def test_options_of_building_and_offices() -> None:
    """options ordinary_spaces, infrastructure_price, office"""
    bench = Bench(options={"ordinary_spaces": 1, "infrastructure_price": 2})
    bench.t.built[c.SHOP] = 3
    assert not deals.can_build(bench.t, 0, c.FLOODLIGHTS)
    assert deals.build_price(bench.t, 0, c.SHOP) == 4
    assert deals.office_price(Bench(options={"office": 1}).t, 0) == 2
    assert deals.office_price(Bench(options={"office": 2}).t, 0) == -1
    assert deals.office_price(Bench().t, 0) == 3
