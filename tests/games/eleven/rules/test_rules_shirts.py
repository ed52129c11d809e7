"""EL-113 to EL-116, EL-124 to EL-132: shirts that come, change places and stay."""

from tests.games.eleven.workbench import Bench
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev
from touchline.games.eleven.rules.table import squad

UNNUMBERED = range(10, 13)


def field(bench: Bench) -> list[int]:
    return [shirt for shirt in range(c.SHIRTS_) if bench.t.shirt(0, shirt, c.FIELD)]


def shirt(bench: Bench, name: str) -> int:
    return int(squad.shirt_of(bench.t, 0, bench.card(name)))


def train(bench: Bench, name: str) -> None:
    squad.train(bench.t, bench.k, 0, bench.card(name), bench.log)


def test_a_recruit_turns_his_shirt() -> None:
    """EL-113, EL-115"""
    bench = Bench()
    bench.own("two")
    assert shirt(bench, "two") == 0
    assert bench.t.shirt(0, 0, c.SIDE) == c.DEFENCE
    assert bench.told(ev.SHIRT_TURNED) == [(0, c.DEFENCE)]
    assert field(bench) == list(range(10))


def test_keepers_have_no_shirt() -> None:
    """EL-062"""
    bench = Bench()
    bench.own("keeper")
    assert shirt(bench, "keeper") == -1
    assert not bench.told(ev.SHIRT_TURNED)


def test_numbers_above_eleven_and_untrained_youngsters_share_three_shirts() -> None:
    """EL-063, EL-116"""
    bench = Bench()
    bench.own("tall", "wide", "lad", "kid")
    assert [shirt(bench, name) for name in ("tall", "wide", "lad")] == [10, 11, 12]
    assert shirt(bench, "kid") == -1
    assert [bench.t.shirt(0, n, c.SIDE) for n in UNNUMBERED] == [c.ATTACK, c.DEFENCE, c.DEFENCE]
    assert len(field(bench)) == 10


def test_without_the_limit_a_card_less_numbered_shirt_does() -> None:
    """option unnumbered_limit"""
    bench = Bench(options={"unnumbered_limit": 1})
    bench.own("tall", "wide", "lad", "kid")
    assert shirt(bench, "kid") in range(10)


def test_a_sold_footballers_shirt_is_free_again() -> None:
    """EL-116, EL-132"""
    bench = Bench()
    bench.own("tall")
    squad.leave(bench.t, 0, bench.card("tall"))
    bench.lay("tall", c.DISCARD)
    assert 10 in field(bench)
    bench.own("wide")
    assert shirt(bench, "wide") == 10  # the one on the field first
    assert bench.t.shirt(0, 10, c.SIDE) == c.DEFENCE


def test_two_of_a_number_share_a_shirt() -> None:
    """EL-114"""
    bench = Bench()
    bench.own("extra", "other")
    assert shirt(bench, "extra") == shirt(bench, "other") == 8


def test_a_trained_youngsters_number_from_the_bench() -> None:
    """EL-126, EL-124: it changes places with the shirt he used; tokens stay on him."""
    bench = Bench()
    bench.own("lad")
    bench.t.dress(0, 2, c.FIELD, 0)
    bench.t.dress(0, 9, c.FIELD, 1)
    bench.hold("lad", c.STR_PERM)
    assert 10 in field(bench)
    train(bench, "lad")
    assert shirt(bench, "lad") == 2
    assert bench.t.shirt(0, 2, c.SIDE) == c.DEFENCE
    assert 2 in field(bench)
    assert 10 not in field(bench)
    assert bench.t.shirt(0, 10, c.WEARER) == -1
    assert bench.token("lad", c.STR_PERM) == 1


def test_a_trained_youngsters_number_on_the_field() -> None:
    """EL-126: both stay, and the one without number is card-less."""
    bench = Bench()
    bench.own("lad")
    before = field(bench)
    train(bench, "lad")
    assert field(bench) == before
    assert 10 in before
    assert bench.t.shirt(0, 10, c.WEARER) == -1
    assert squad.wearer(bench.t, 0, 2) == bench.card("lad")


def test_a_trained_number_above_eleven() -> None:
    """EL-126: he keeps his shirt."""
    bench = Bench()
    bench.own("boy")
    train(bench, "boy")
    assert shirt(bench, "boy") == 10
    assert bench.t.shirt(0, 10, c.WEARER) == bench.card("boy")


def test_an_untrained_youngster_loses_his_number() -> None:
    bench = Bench()
    bench.own("lad")
    train(bench, "lad")
    squad.untrain(bench.t, bench.k, 0, bench.card("lad"), bench.log)
    assert bench.told(ev.UNTRAINED) == [(0, bench.card("lad"))]
    assert shirt(bench, "lad") in UNNUMBERED


def test_training_in_a_match_keeps_the_place_on_the_pitch() -> None:
    """EL-126 in the middle of a match: the shirt that comes stands where the other stood."""
    bench = Bench()
    bench.own("lad")
    bench.t.dress(0, 2, c.FIELD, 0)
    bench.t.dress(0, 9, c.FIELD, 1)
    bench.line_up("lad")
    bench.t.dress(0, 10, c.AT, c.CB)
    bench.t.dress(0, 10, c.MOD, 2)
    train(bench, "lad")
    assert (bench.t.shirt(0, 2, c.AT), bench.t.shirt(0, 2, c.MOD)) == (c.CB, 2)
    assert (bench.t.shirt(0, 10, c.AT), bench.t.shirt(0, 10, c.MOD)) == (-1, 0)
