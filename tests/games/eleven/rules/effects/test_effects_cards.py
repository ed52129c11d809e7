"""§4.6: discards, cards readied and exhausted, bonuses again, peeks, rows refreshed."""

from tests.games.eleven.workbench import Bench, ability
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as ev


def host(do: str, more: str = "", on: str = "action", **other: str) -> Bench:
    """The staff card "host" in play with one ability."""
    bench = Bench({"host": ability(on, do, more), **other})
    bench.own("host")
    return bench


# -- discard, ready, bonuses -----------------------------------------------------------------------


def test_discard_a_footballer() -> None:
    bench = host('{ op = "discard", what = { kind = "footballer", class = "youngster" }, n = 1 }')
    bench.own("kid", "boy", "nine")
    bench.hold("boy", c.EXP_PLAYED)
    bench.begin()
    assert bench.cards() == ["kid", "boy"]
    bench.say(c.CARD + bench.card("boy")).done()
    assert bench.t.where[bench.card("boy")] == c.DISCARD
    assert bench.t.get(0, c.POINTS) == 1


def test_discard_tactics_openly() -> None:
    bench = host('{ op = "discard", what = { kind = "tactic" }, n = 2 }')
    for name in ("basic", "press", "block"):
        bench.t.move(bench.card(name), c.HAND, 1)
    bench.begin()
    assert bench.cards() == ["basic", "press"]
    bench.say(c.CARD + bench.card("basic"))
    assert bench.cards() == ["press", "block"]
    bench.say(c.CARD + bench.card("block")).done()
    assert bench.t.known[bench.card("block")] == -1
    assert bench.t.where[bench.card("press")] == c.HAND


def test_the_last_tactic_stays() -> None:
    """EL-376: one card sets the formation."""
    bench = host('{ op = "discard", what = { kind = "tactic" }, n = 2 }')
    for name in ("basic", "press"):
        bench.t.move(bench.card(name), c.HAND, 1)
    bench.begin()
    assert bench.cards() == ["basic", "press"]
    bench.say(c.CARD + bench.card("press")).done()
    assert bench.t.where[bench.card("basic")] == c.HAND
    bench.begin().done()
    assert bench.t.where[bench.card("basic")] == c.HAND
    cost = 'cost = [{ pay = "discard", what = { kind = "tactic" }, n = 1 }]'
    bench = host('{ op = "vp", n = 3 }', cost)
    bench.t.move(bench.card("basic"), c.HAND, 1)
    bench.begin().done()
    assert bench.t.get(0, c.POINTS) == 0


def test_discard_as_a_cost() -> None:
    cost = 'cost = [{ pay = "discard", what = { kind = "footballer" }, n = 1 }]'
    bench = host('{ op = "vp", n = 3 }', cost)
    bench.begin().done()
    assert bench.t.get(0, c.POINTS) == 0  # it cannot be paid
    bench.own("two", "nine")
    bench.begin()
    assert bench.t.get(0, c.POINTS) == 0
    bench.say(c.CARD + bench.card("two")).done()
    assert bench.t.get(0, c.POINTS) == 3


def test_ready_and_exhaust() -> None:
    bench = host('{ op = "ready", target = { kind = "staff", other = true } }')
    bench.own("aide", "scout", "guard")
    for name in ("aide", "scout"):
        bench.t.flag(bench.card(name), c.EXHAUSTED, True)
    bench.begin()
    assert bench.cards() == ["aide", "scout"]
    bench.say(c.CARD + bench.card("aide")).done()
    assert bench.t.flags[bench.card("aide")] & c.EXHAUSTED == 0
    bench = host('{ op = "exhaust", target = { kind = "director" } }')
    bench.own("anna")
    bench.begin().done()
    assert bench.t.flags[bench.card("anna")] & c.EXHAUSTED


def test_resolve_bonus_again() -> None:
    """Schwing! Cassettes of §4.7; a bonus that resolves bonuses is never resolved again."""
    two = ability("bonus", '{ op = "gain", res = "money", n = 1 }')
    two += ability("bonus", '{ op = "lose", res = "money", n = 3 }')
    again = ability("bonus", '{ op = "resolve_bonus", target = { kind = "director" } }')
    bench = host('{ op = "resolve_bonus", target = { kind = "director" } }', anna=two, carl=again)
    bench.own("anna", "carl")
    bench.rich(money=3)
    bench.begin().done()
    assert bench.has()[c.MONEY] == 1  # in the order of the card


# -- peek, refresh_row -----------------------------------------------------------------------------


def test_peek_at_the_opponent() -> None:
    bench = host('{ op = "peek", what = "opponent_front" }').begin().done()
    assert bench.told(ev.FREE_AGENT)
    bench.t.put(0, c.CLUB, 0)
    bench.fates = [bench.card("bulls2")]
    bench.begin().done()
    card = bench.card("bulls2")
    assert bench.t.get(0, c.FRONT) == card
    assert (bench.t.where[card], bench.t.known[card]) == (c.FACED, 1)
    assert [e.secret for e in bench.log.events if e.kind == ev.PEEKED] == [card]


def test_peek_at_a_deck() -> None:
    bench = host('{ op = "peek", what = "deck_top", deck = "staff" }')
    bench.fates = [bench.card("guard")]
    bench.begin().done()
    assert bench.t.where[bench.card("guard")] == c.TOP
    assert bench.t.known[bench.card("guard")] == 1
    bench.begin().done()  # it is still the same
    bench.t.known[bench.card("guard")] = 2  # somebody else has seen it
    bench.fates = [bench.card("guard")]
    bench.begin().done()
    assert bench.t.known[bench.card("guard")] == 3
    assert [e.secret for e in bench.log.events if e.kind == ev.PEEKED] == [bench.card("guard")] * 3


def test_refresh_a_row() -> None:
    bench = host('{ op = "refresh_row", row = "staff" }')
    bench.row(c.STAFF_ROW, "aide")
    bench.begin()
    bench.fates = [bench.card(name) for name in ("coach", "scout", "clerk", "guard", "aide")]
    bench.done()
    row = [bench.name(n) for n in bench.t.row[5:10]]
    assert sorted(row) == ["aide", "clerk", "coach", "guard", "scout"]
