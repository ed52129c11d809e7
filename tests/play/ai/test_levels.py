"""Players by level and by name, and what is said about names nobody knows."""

from __future__ import annotations

import pytest

from tests.kit.cupdraw import CupDraw
from tests.play.ai.pebbles import Pebbles
from touchline.core.build import engine
from touchline.core.faults import Fault
from touchline.core.log import Log
from touchline.core.policy import Policy
from touchline.core.rng import Rng
from touchline.core.window import Window
from touchline.games.streetsoccer import GAME
from touchline.play.ai import judges, levels
from touchline.play.ai.expectimax import Expectimax
from touchline.play.ai.greedy import Greedy
from touchline.play.ai.ismcts import Ismcts
from touchline.play.ai.player import Faulty, Guesser, Player
from touchline.play.sim.loop import fresh


def test_there_are_six_levels_five_in_eleven_and_the_default_is_one_of_them():
    for name in (GAME.name, "pebbles", *levels.LEVELS):
        most = 5 if name == "eleven" else 6
        assert list(levels.levels_of(name)) == list(range(1, most + 1))
        assert levels.DEFAULT in levels.levels_of(name)


@pytest.mark.parametrize("level", levels.OPEN)
def test_every_level_plays_either_game(level):
    for game in (GAME, Pebbles()):
        s = fresh(game, {})
        while (due := int(game.due(s))) <= 0:
            game.step(s, -1, 0, Log(False))
        player = levels.player(game, level, 1, nodes=50)
        assert len(player.choose(Window(game, s, due >> 1))) == 1


@pytest.mark.parametrize(
    ("spec", "kind"),
    [
        ("guesser", Guesser),
        ("greedy", Greedy),
        ("level:1", Faulty),
        ("level-6", Expectimax),
        ("expectimax", Expectimax),
        ("expectimax:ms=500", Expectimax),
        ("ismcts", Ismcts),
        ("ismcts:sims=10,ms=500", Ismcts),
    ],
)
def test_names(spec, kind):
    assert isinstance(levels.make(spec, GAME, 1), kind)


def test_what_a_name_sets():
    player = levels.make("expectimax:nodes=1234,second=5,third=4,replies=3,ms=250", GAME, 1)
    plan = player.plan
    assert (plan.nodes, plan.second, plan.third, plan.replies) == (1234, 5, 4, 3)
    assert player.seconds == 0.25
    assert player.clock is not None
    assert levels.make("expectimax", GAME, 1).clock is None
    player = levels.make(
        "ismcts:sims=12,reach=3,moments=4,doubt=5,smooth=6,bold=7,naive=8,drop=9,calm=1,each=10,ms=250",
        GAME,
        1,
    )
    e = player.effort
    assert (e.sims, e.reach, e.moments, e.doubt, e.smooth, e.bold, e.naive, e.drop) == (
        12,
        3,
        4,
        5,
        6,
        7,
        8,
        9,
    )
    assert e.calm
    assert e.each == 10
    assert player.seconds == 0.25


def test_a_deadline_alone_bounds_nothing_else():
    assert levels.make("ismcts:ms=250", GAME, 1).effort.sims > 1 << 50
    assert levels.make("ismcts:ms=250,sims=9", GAME, 1).effort.sims == 9
    assert levels.make("expectimax:ms=250", GAME, 1).plan.nodes > 1 << 50
    assert levels.make("ismcts", GAME, 1).clock is None


def test_a_game_may_have_levels_that_imagine(monkeypatch):
    """Sims make a level an ismcts; the game's own advice goes with it."""
    game = CupDraw()
    advice = Policy()
    table = {1: levels.Level("plain"), 2: levels.Level("full", sims=40, slow_sims=20, reach=0)}
    monkeypatch.setitem(levels.LEVELS, game.name, table)
    monkeypatch.setitem(judges.POLICIES, game.name, lambda: advice)
    assert isinstance(levels.player(game, 1, 1), Greedy)
    mind = levels.player(game, 2, 1, deadline=1.5)
    assert isinstance(mind, Ismcts)
    assert mind.effort.sims == (40 if engine() == "compiled" else 20)
    assert mind.effort.reach == 0
    assert mind.policy is advice
    assert mind.seconds == 1.5
    assert levels.make("ismcts", game, 1).effort.reach == 0
    assert levels.player(game, 2, 1, nodes=7).effort.sims == 7
    with pytest.raises(Fault, match="Known: 1, 2"):
        levels.player(game, 3, 1)
    with pytest.raises(Fault, match="level:2"):
        levels.make("level3", game, 1)


@pytest.mark.parametrize(
    ("spec", "says"),
    [
        ("gredy", "Did you mean 'greedy'"),
        ("foo", "expectimax, ismcts, level:1, level:2, level:3, level:4, level:5, level:6."),
        ("levle:3", "Did you mean 'level:3'?"),
        ("greddy", "Did you mean 'greedy'?"),
        ("level:9", "Known: 1, 2, 3, 4, 5, 6"),
        ("level:", "level:3"),
        ("level:x", "level:3"),
        ("greedy:3", "nothing to set"),
        ("expectimax:nodes", "nodes, second, third, replies, ms"),
        ("expectimax:depth=3", "'depth=3'"),
        ("expectimax:nodes=-4", "'nodes=-4'"),
        (
            "ismcts:nodes=4",
            "smooth, bold, naive, drop, calm, each, keen, ms",
        ),
    ],
)
def test_an_unknown_name_is_answered_with_what_is_known(spec, says):
    with pytest.raises(Fault) as e:
        levels.make(spec, GAME, 1)
    assert says in str(e.value)
    assert e.value.said.id


def test_expectimax_is_for_two():
    game = Pebbles()
    game.tables = (2, 4)
    with pytest.raises(Fault, match="two seats"):
        levels.make("expectimax", game, 1)


class Always(Player):
    """Gives one answer, whatever is asked."""

    def __init__(self, code):
        self.code = code

    def choose(self, pane):
        return [self.code]


def pane():
    game = Pebbles()
    return Window(game, fresh(game, {}), 0)


def test_the_error_budget_is_kept():
    mind = Faulty(Always(1), Always(2), 250, Rng(3))
    window = pane()
    slips = sum(mind.choose(window) == [2] for _ in range(8000))
    assert 1850 < slips < 2150


@pytest.mark.parametrize("slips", [0, 1000])
def test_the_error_budget_at_its_ends(slips):
    mind = Faulty(Always(1), Always(2), slips, Rng(3))
    window = pane()
    assert {mind.choose(window)[0] for _ in range(100)} == {2 if slips else 1}
