"""Match cards that the rules name (§4.7): González, Lopez, Kozuhiko, Nowak, nothing to lose."""

import pytest

from tests.games.eleven.matches import Game, lane, run_out
from tests.games.eleven.workbench import Bench, ability
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import lineup_sums

GONZALEZ = ability(
    "before_match",
    '{ op = "roll", die = "d6",'
    ' cases = [{ min = 6, do = [{ op = "goal", side = "opponent", n = 1 }] }] }',
)
KOZUHIKO = ability(
    "after_match",
    '{ op = "goal", side = "own", n = 1, credit = "self" }',
    'mode = "may"\ncost = [{ pay = "fitness", n = 2 }]',
)
NOWAK = ability(
    "after_match",
    '{ op = "tokens", token = "suspension", n = 1,'
    ' target = { kind = "footballer", pick = "self" } }',
    'if = [{ is = "result", value = "loss" }]',
)
LOPEZ = ability(
    "after_match",
    '{ op = "annul_goal", side = "opponent", n = 1 }',
    'mode = "may"\ncost = [{ pay = "token", token = "suspension", n = 2, on = "self" }]',
)
NOTHING_TO_LOSE = ability(
    "tactic",
    '{ op = "goal", side = "own", n = 1 }',
    'if = [{ is = "opponent_ranked", value = "above" }]',
)
QUIET = {"consequences": 1}


def field(printed: str, options: dict[str, int] | None = None) -> Bench:
    """Number 10, attack, has the ability and plays."""
    bench = Bench({"extra": printed}, options or {}, seats=1)
    bench.own("extra")
    bench.line_up("extra")
    bench.face()
    return bench


def first(bench: Bench, name: str) -> int:
    """The answer that uses a card's first ability."""
    return int(c.ABILITY + bench.t.book.card(bench.card(name), b.FIRST_ABILITY))


def score(t: Table) -> tuple[int, int]:
    return int(t.get(0, c.FOR)), int(t.get(0, c.AGAINST))


@pytest.mark.parametrize(("face", "theirs"), [(6, 1), (5, 0)])
def test_gonzalez(face: int, theirs: int) -> None:
    """TV-26: mandatory, without cost, before the opponent is revealed."""
    bench = field(GONZALEZ)
    game = lane(bench.t, c.WINDOW, 0, a.BEFORE_MATCH)
    assert set(game.odds()) == {1, 2, 3, 4, 5, 6}
    game.fate(face)
    assert score(bench.t) == (0, theirs)
    assert game.phase() == c.FRONT_DRAWN


def test_a_fan_rolls_again_for_gonzalez() -> None:
    """TV-26, EL-011"""
    bench = field(GONZALEZ)
    bench.rich(fans=1)
    game = lane(bench.t, c.WINDOW, 0, a.BEFORE_MATCH).fate(6)
    assert game.open() == [c.ACCEPT, c.REROLL]
    game.say(c.REROLL).fate(2)
    assert score(bench.t) == (0, 0)
    assert bench.has() == [0, 0, 0, 0]


def test_lopez() -> None:
    """TV-27: 2-2 becomes a win; he is out for two match days, back in the third."""
    bench = field(LOPEZ, QUIET)
    t = bench.t
    t.put(0, c.FOR, 2)
    t.put(0, c.AGAINST, 2)
    game = lane(t, c.WINDOW, 0, a.AFTER_MATCH)
    assert game.open() == [c.PASS, first(bench, "extra")]
    game.say(first(bench, "extra"))
    assert score(t) == (2, 1)
    assert (t.get(0, c.RESULT_), t.league[0]) == (c.WIN, 3)
    assert bench.token("extra", c.SUSPENSION) == 2
    bench.lay("basic", c.HAND)
    bench.rich(fitness=5)
    for able in (False, False, True):
        t.flag(bench.card("extra"), c.SELECTED, False)
        again = Game(t).lanes(c.FORMATION_).say(c.FORMATION)
        assert (again.phase() == c.SELECT) == able
        while c.FORMATION_ <= again.phase() <= c.PLACE:
            again.say(again.open()[0])
        t.put(0, c.FRONT, bench.card("bulls1"))
        t.move(bench.card("bulls1"), c.FACED, -1)
        run_out(again)


def test_lopez_may_stay_calm() -> None:
    bench = field(LOPEZ, QUIET)
    bench.t.put(0, c.AGAINST, 1)
    lane(bench.t, c.WINDOW, 0, a.AFTER_MATCH).say(c.PASS)
    assert bench.t.get(0, c.RESULT_) == c.LOSS
    assert bench.token("extra", c.SUSPENSION) == 0


def test_kozuhiko() -> None:
    """EL-206, EL-Q40: two fitness beforehand; the goal is credited to him."""
    bench = field(KOZUHIKO, QUIET)
    t = bench.t
    number = t.book.card(bench.card("extra"), b.FIRST_ABILITY)
    assert lineup_sums.paid_before(t, number)
    assert lane(t.clone(), c.WINDOW, 0, a.AFTER_MATCH).phase() == c.LANE_DONE
    t.marks[number] |= c.ASSIGNED
    lane(t, c.WINDOW, 0, a.AFTER_MATCH).say(first(bench, "extra"))
    assert score(t) == (1, 0)
    assert t.flags[bench.card("extra")] & c.SCORED
    assert bench.has() == [0, 0, 0, 0]  # what was laid on the card is not paid again


@pytest.mark.parametrize(("theirs", "tokens"), [(1, 1), (0, 0)])
def test_nowak(theirs: int, tokens: int) -> None:
    """EL-280: mandatory after a defeat, by the score of the moment; no question."""
    bench = field(NOWAK, QUIET)
    bench.t.put(0, c.AGAINST, theirs)
    assert lane(bench.t, c.WINDOW, 0, a.AFTER_MATCH).phase() == c.LANE_DONE
    assert bench.token("extra", c.SUSPENSION) == tokens


@pytest.mark.parametrize(("own", "club", "goals"), [(0, 3, 1), (3, 3, 0), (3, 0, 0)])
def test_nothing_to_lose(own: int, club: int, goals: int) -> None:
    """TV-28: a goal if the opponent has more points; level or fewer: nothing."""
    bench = Bench({"press": NOTHING_TO_LOSE}, seats=1)
    t = bench.t
    bench.line_up()
    bench.face()
    t.league[0], t.league[4] = own, club
    bench.lay("basic", c.HAND)
    bench.lay("press", c.HAND)
    t.put(0, c.PLAN, bench.card("basic"))
    game = lane(t, c.MATCH_TACTIC, 0)
    assert game.open() == [c.PASS, c.CARD + bench.card("press")]
    game.say(c.CARD + bench.card("press"))
    scored = [event for event in game.told() if event[0] == "CARD_GOAL"]
    assert len(scored) == goals
