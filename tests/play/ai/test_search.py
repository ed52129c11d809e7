"""Expectimax against brute force, and its promises: nodes, deadline, seeds, windows."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from tests.kit.cupdraw import CUP
from tests.play.ai.pebbles import WEIGHTS, Heap, Parity, Pebbles
from touchline.core.buffers import Codes
from touchline.core.faults import Fault
from touchline.core.ids import FATE, OVER
from touchline.core.judge import Judge
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.window import Window
from touchline.games.streetsoccer.room import ROOM
from touchline.games.streetsoccer.rules.game import GAME
from touchline.play.ai import levels
from touchline.play.ai.expectimax import Expectimax, Plan
from touchline.play.ai.greedy import Greedy
from touchline.play.ai.levels import judge, judge_for
from touchline.play.sim.batch import fresh
from touchline.play.sim.loop import play
from touchline.play.sim.luck import Luck

SILENT = Log(False)
WIDE = 1 << 40
ROOT = Path(__file__).resolve().parents[3]


def truth(game: Pebbles, s: Heap, me: int, plies: int) -> Fraction:
    """Millionths of a point for `me`, `plies` more answers looked at: by definition, no tricks.

    As the search has it, a question with one or two answers costs no ply.
    """
    due = game.due(s)
    if due == OVER:
        return Fraction(game.result(s).points[me] * 1_000_000)
    if plies == 0:
        return Fraction(Parity().rate(s, me))
    if due == FATE:
        total = Fraction(0)
        for face, weight in WEIGHTS.items():
            t = s.clone()
            game.step(t, FATE, face, SILENT)
            total += weight * truth(game, t, me, plies)
        return total / sum(WEIGHTS.values())
    codes = Codes()
    game.options(s, s.side, codes)
    values = []
    for code in codes.listed():
        t = s.clone()
        game.step(t, s.side, code, SILENT)
        values.append(truth(game, t, me, plies - 1 if codes.count > 2 else plies))
    return max(values) if s.side == me else min(values)


@pytest.mark.parametrize("left", range(3, 14))
@pytest.mark.parametrize("plies", [0, 1, 2])
def test_the_value_of_a_small_tree_is_the_brute_force_value(left, plies):
    game = Pebbles()
    for side in range(2):
        s = Heap(left, side)
        search = Expectimax(Rng(1), Parity(), Plan(9, 9, 9, WIDE))
        search.begin()
        search.me = 0
        # whole numbers: each mean is rounded down, once a throw
        assert abs(search.value(game, s, plies, 0) - truth(game, s, 0, plies)) <= 8


@pytest.mark.parametrize("left", range(3, 14))
def test_the_answer_chosen_is_the_best_three_plies_deep(left):
    game = Pebbles()
    s = Heap(left, 1, thrown=True)
    plan = Plan(9, 9, 9, WIDE)
    chosen = Expectimax(Rng(5), Parity(), plan).choose(Window(game, s, 1))[0]
    values = {}
    for code in range(1, 4):
        if code <= left:
            t = s.clone()
            game.step(t, 1, code, SILENT)
            values[code] = truth(game, t, 1, 2)
    assert values[chosen] >= max(values.values()) - 8


def middle_of_a_match(seed=3, answers=40):
    """A StreetSoccer table with a seat to move, and that seat."""
    s = fresh(ROOM, {})
    players = [levels.make("greedy", ROOM, seed + i) for i in range(2)]
    course = play(GAME, s, players, Luck(GAME, seed, 0))
    s = fresh(ROOM, {})
    for n, (who, code) in enumerate(course.entries):
        due = GAME.due(s)
        if n >= answers and due != FATE:
            out = Codes()
            GAME.options(s, int(due) >> 1, out)
            if out.count > 20:
                return s, int(due) >> 1
        GAME.step(s, who, code, SILENT)
    raise AssertionError("no such table")


class Clock:
    """Moves on by a step with every look."""

    def __init__(self, step: float) -> None:
        self.now = 100.0
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.now += self.step
        self.looks += 1
        return self.now


@pytest.mark.parametrize("step", [0.0001, 0.4, 50.0])
def test_a_deadline_always_yields_a_legal_answer(step):
    s, seat = middle_of_a_match()
    out = Codes()
    GAME.options(s, seat, out)
    clock = Clock(step)
    search = Expectimax(Rng(1), judge(ROOM, "full"), Plan(4, 1, 1, 3_000), clock, 1.0)
    assert search.choose(Window(GAME, s, seat))[0] in out.listed()
    assert clock.looks >= 1
    if step == 50.0:
        assert search.stopped
        assert search.nodes <= 256


def test_a_later_deadline_lets_it_look_at_more():
    s, seat = middle_of_a_match()
    seen = []
    for seconds in (1.0, 5.0):
        clock = Clock(0.5)
        search = Expectimax(Rng(1), judge(ROOM, "full"), Plan(8, 2, 1, WIDE), clock, seconds)
        search.choose(Window(GAME, s, seat))
        seen.append(search.nodes)
    assert seen == [512, 2560]


@pytest.mark.parametrize("nodes", [1, 2, 30, 700, 2_000])
def test_nodes_are_a_hard_bound_and_the_answer_is_legal(nodes):
    s, seat = middle_of_a_match()
    out = Codes()
    GAME.options(s, seat, out)
    search = Expectimax(Rng(1), judge(ROOM, "full"), Plan(6, 2, 2, nodes))
    assert search.choose(Window(GAME, s, seat))[0] in out.listed()
    assert search.nodes <= nodes


def test_the_only_answer_is_given_at_once():
    game = Pebbles()
    s = Heap(1, 0, thrown=True)
    search = Expectimax(Rng(1), Parity(), Plan(9, 9, 9, WIDE))
    assert search.choose(Window(game, s, 0)) == [1]
    assert search.nodes == 0


@pytest.mark.parametrize("spec", ["guesser", "greedy", "level:3", "expectimax:second=1,nodes=400"])
def test_a_seed_repeats_a_whole_match(spec):
    def course(seed):
        s = fresh(ROOM, {})
        players = [
            levels.make(spec, ROOM, seed),
            levels.make("greedy", ROOM, 7),
        ]
        return play(GAME, s, players, Luck(GAME, 1, 1)).entries

    assert course(11) == course(11)
    assert course(11) != course(12)


@pytest.mark.parametrize("spec", ["guesser", "greedy", "level:1", "level:4", "level:5"])
def test_players_leave_the_table_as_it_was_and_answer_legally(spec):
    s, seat = middle_of_a_match(seed=9)
    before = GAME.view(s, seat).key()
    out = Codes()
    GAME.options(s, seat, out)
    pane = Window(GAME, s, seat)
    player = levels.make(spec, ROOM, 4)
    if spec == "level:5":
        player = levels.player(ROOM, 5, 4, nodes=900)
    answer = player.choose(pane)
    assert len(answer) == 1
    assert answer[0] in out.listed()
    assert GAME.view(s, seat).key() == before


def test_no_player_reaches_behind_its_window():
    folder = ROOT / "src" / "touchline" / "play" / "ai"
    sources = sorted(folder.glob("*.py"))
    assert len(sources) > 5
    for path in sources:
        assert "._state" not in path.read_text(encoding="utf-8"), path


class Flat(Judge):
    """Every table is as good as any other."""

    def rate(self, s, seat):
        return 1_000_000


def test_greedy_falls_among_equals_by_lot():
    game = Pebbles()
    s = Heap(9, 0, thrown=True)
    chosen = {Greedy(Rng(seed), Flat()).choose(Window(game, s, 0))[0] for seed in range(40)}
    assert chosen == {1, 2, 3}


def test_a_game_without_a_judge_is_rated_by_nobody():
    assert judge(CUP, "full") is None
    with pytest.raises(Fault, match="cupdraw has no judge, without which greedy cannot play"):
        judge_for(CUP, "full", "greedy")
    assert isinstance(judge_for(ROOM, "full", "greedy"), Judge)
    with pytest.raises(Fault, match="Known: plain, full"):
        judge(ROOM, "best")
