"""Players by level and by name, and what is said about names nobody knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.kit.cupdraw import CUP
from tests.play.ai.pebbles import PEBBLES, Parity, Pebbles
from touchline.core.build import engine
from touchline.core.faults import Fault
from touchline.core.log import Log
from touchline.core.policy import Policy
from touchline.core.rng import Rng
from touchline.core.window import Window
from touchline.games.streetsoccer.room import ROOM
from touchline.play.ai import levels
from touchline.play.ai.expectimax import Expectimax
from touchline.play.ai.greedy import Greedy
from touchline.play.ai.ismcts import Ismcts
from touchline.play.ai.player import Faulty, Guesser, Player
from touchline.play.room import Mind
from touchline.play.sim.batch import fresh
from touchline.rooms import ROOMS


def test_there_are_six_levels_five_in_eleven_and_the_default_is_one_of_them():
    for room in (PEBBLES, *ROOMS.values()):
        most = 5 if room.name == "eleven" else 6
        assert list(room.mind.levels) == list(range(1, most + 1))
        assert levels.default_of(room) == levels.DEFAULT


@pytest.mark.parametrize("level", ROOM.mind.levels)
def test_every_level_plays_either_game(level):
    for room in (ROOM, PEBBLES):
        game = room.game
        s = fresh(room, {})
        while (due := int(game.due(s))) <= 0:
            game.step(s, -1, 0, Log(False))
        player = levels.player(room, level, 1, nodes=50)
        assert len(player.choose(Window(game, s, due >> 1))) == 1


def test_a_game_that_says_nothing_of_its_players_has_four_levels_that_imagine():
    assert list(CUP.mind.levels) == [1, 2, 3, 4]
    assert levels.default_of(CUP) == 3
    assert isinstance(levels.player(CUP, 1, 1), Guesser)
    searches = [levels.player(CUP, level, 1) for level in (2, 3, 4)]
    assert [mind.effort.sims for mind in searches] == [40, 120, 500]
    assert {mind.rollout.judge for mind in searches} == {None}
    assert levels.make("ismcts", CUP, 1).rollout.judge is None
    with pytest.raises(Fault, match="cupdraw has no judge"):
        levels.make("greedy", CUP, 1)


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
    assert isinstance(levels.make(spec, ROOM, 1), kind)


def test_what_a_name_sets():
    player = levels.make("expectimax:nodes=1234,second=5,third=4,replies=3,ms=250", ROOM, 1)
    plan = player.plan
    assert (plan.nodes, plan.second, plan.third, plan.replies) == (1234, 5, 4, 3)
    assert player.seconds == 0.25
    assert player.clock is not None
    assert levels.make("expectimax", ROOM, 1).clock is None
    player = levels.make(
        "ismcts:sims=12,reach=3,moments=4,redeal_own=5,average_answers=6,exploration=7,"
        "beginner_rivals=8,give_up_gap=9,steady_luck=1,least_tries=10,ms=250",
        ROOM,
        1,
    )
    e = player.effort
    assert (e.sims, e.reach, e.moments) == (12, 3, 4)
    assert (e.redeal_own, e.average_answers, e.exploration) == (5, 6, 7)
    assert (e.beginner_rivals, e.give_up_gap) == (8, 9)
    assert e.steady_luck
    assert e.least_tries == 10
    assert player.seconds == 0.25


def test_a_deadline_alone_bounds_nothing_else():
    assert levels.make("ismcts:ms=250", ROOM, 1).effort.sims > 1 << 50
    assert levels.make("ismcts:ms=250,sims=9", ROOM, 1).effort.sims == 9
    assert levels.make("expectimax:ms=250", ROOM, 1).plan.nodes > 1 << 50
    assert levels.make("ismcts", ROOM, 1).clock is None


def test_a_game_may_have_levels_that_imagine():
    """Sims make a level an ismcts; the game's own advice goes with it."""
    advice = Policy()
    table = {1: levels.Level("plain"), 2: levels.Level("full", sims=40, slow_sims=20, reach=0)}
    judges = {"plain": Parity, "full": Parity}
    room = replace(CUP, mind=Mind(judges=judges, policy=lambda: advice, levels=table))
    assert isinstance(levels.player(room, 1, 1), Greedy)
    mind = levels.player(room, 2, 1, deadline=1.5)
    assert isinstance(mind, Ismcts)
    assert mind.effort.sims == (40 if engine() == "compiled" else 20)
    assert mind.effort.reach == 0
    assert mind.policy is advice
    assert mind.seconds == 1.5
    assert levels.make("ismcts", room, 1).effort.reach == 0
    assert levels.player(room, 2, 1, nodes=7).effort.sims == 7
    with pytest.raises(Fault, match="Known: 1, 2"):
        levels.player(room, 3, 1)
    with pytest.raises(Fault, match="level:2"):
        levels.make("level3", room, 1)


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
            "average_answers, exploration, beginner_rivals, give_up_gap, steady_luck, least_tries,"
            " keen, ms",
        ),
    ],
)
def test_an_unknown_name_is_answered_with_what_is_known(spec, says):
    with pytest.raises(Fault) as e:
        levels.make(spec, ROOM, 1)
    assert says in str(e.value)
    assert e.value.said.id


def test_expectimax_is_for_two():
    game = Pebbles()
    game.tables = (2, 4)
    with pytest.raises(Fault, match="two seats"):
        levels.make("expectimax", replace(PEBBLES, game=game), 1)


class Always(Player):
    """Gives one answer, whatever is asked."""

    def __init__(self, code):
        self.code = code

    def choose(self, pane):
        return [self.code]


def pane():
    return Window(PEBBLES.game, fresh(PEBBLES, {}), 0)


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
