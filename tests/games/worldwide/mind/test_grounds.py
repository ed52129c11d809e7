"""WF-200 Computer players agree on a ground, so that a home match asked for takes place."""

from __future__ import annotations

import pytest

from tests.games.worldwide.walking import SILENT, walk
from touchline.core.window import Window
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.play.ai.levels import player


def asked_for_a_ground():
    """The table of a home match at which both sides name a ground."""
    return next(s.clone() for s in walk("home", 2, 1) if s.stack.phase() == c.GROUND)


@pytest.mark.parametrize("level", [3, 4, 5, 6])
def test_wf_200_the_side_named_first_is_at_home(level):
    named = []
    for seed in range(10):
        s = asked_for_a_ground()
        for seat in range(2):
            answers = player(ROOM, level, seed, nodes=8).choose(Window(GAME, s.clone(), seat))
            named.append(answers[0])
            GAME.step(s, seat, answers[0], SILENT)
        if named[-2:] == [c.GROUND_OF + 1] * 2:
            assert s.home == 1
    right = named.count(c.GROUND_OF + 1)
    # weaker levels err now and then
    assert right == 20 if level == 6 else right >= 13
