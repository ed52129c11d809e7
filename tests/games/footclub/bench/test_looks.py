"""checks.py: nothing is wrong in random matches, and what is wrong is seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.footclub.bench.checks import Broken, Watch
from tests.games.footclub.side_by_side import NUMBERS
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.state import Table


def walk(preset: str, seed: int, until: int = c.END) -> Table:
    """Play at random, looking at every table, until a phase of the second turn or later."""
    t = GAME.new(Setup(2, settle(GAME.choices, GAME.presets, {}, preset), NUMBERS))
    watch, rng, codes, odds, silent = Watch(t), Rng(seed), Codes(), Odds(), Log(on=False)
    while (due := GAME.due(t)) != OVER:
        if t.stack.phase() == until and t.turn > 1:
            break
        if due == FATE:
            GAME.luck(t, odds)
            GAME.step(t, FATE, odds.at(rng.below(odds.total)), silent)
        else:
            seat = 0 if due & 1 else 1
            GAME.options(t, seat, codes)
            GAME.step(t, seat, codes.items[rng.below(codes.count)], silent)
        watch.look(t)
    return t


@pytest.mark.parametrize("preset", ["match", "poussin", "tie", "cup"])
@pytest.mark.parametrize("seed", range(3))
def test_every_table_of_random_matches(preset: str, seed: int) -> None:
    walk(preset, seed)


def lose_a_card(t: Table) -> None:
    t.where[0] = c.BOX


def show_a_pile(t: Table) -> None:
    card = next(i for i in range(84) if t.where[i] == c.PILE)
    t.known[card] = -1


def two_in_one_place(t: Table) -> None:
    t.team[0] = t.team[1]


def misplace(t: Table) -> None:
    t.team[0], t.team[9] = t.team[9], t.team[0]


def too_fresh(t: Table) -> None:
    t.tokens[t.team[0]] += 3 - t.fresh(t.team[0])


def four_subs(t: Table) -> None:
    t.put(0, c.SUBS, 4)


def drop_the_ball(t: Table) -> None:
    t.carrier = t.get(t.ball, c.KEEPER_CARD)
    t.ball = 1 - t.ball


def no_captain(t: Table) -> None:
    t.put(1, c.CAPTAIN, -1)


def ghost_goal(t: Table) -> None:
    t.add(1, c.GOALS, 1)


@pytest.mark.parametrize(
    "fault",
    [
        lose_a_card, show_a_pile, two_in_one_place, misplace, too_fresh, four_subs, drop_the_ball,
        no_captain, ghost_goal,
    ],
)  # fmt: skip
def test_a_planted_fault_is_seen(fault: Callable[[Table], None]) -> None:
    # clubs drafted by lot cannot always be fielded: the first match that has a second turn
    t = next(t for seed in range(24) if (t := walk("match", seed, c.POSSESSION)).turn > 1)
    watch = Watch(t)
    watch.look(t)
    fault(t)
    with pytest.raises(Broken):
        watch.look(t)
