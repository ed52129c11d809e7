"""What the question of a day offers: a paid action only where there are operations for it."""

from __future__ import annotations

import pytest

from tests.games.eleven.matches import table
from tests.games.eleven.speaking import WORDS, told
from touchline.core.log import Log
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.table import flow


@pytest.mark.parametrize(
    ("operations", "used", "says"),
    [
        (2, (), "Your day, with 5 money: one basic action and one paid action"),
        (1, (), "Your day, with 5 money: one basic action. A paid one takes 2 operations, you"),
        (1, (c.BASIC_USED,), "Only the paid action is left, and it takes 2 operations: you have 1"),
        (2, (c.BASIC_USED,), "Your paid action is left (5 money in hand)"),
        (0, (c.EXTRA_USED,), "Your basic action is left (5 money in hand)"),
    ],
)
def test_a_paid_action_is_offered_where_it_can_be_paid(
    operations: int, used: tuple[int, ...], says: str
) -> None:
    """EL-103"""
    t = table()
    flow.begin_day(t, 1, Log(False))
    t.put(0, c.HAS + c.MONEY, 5)
    t.put(0, c.HAS + c.OPERATIONS, operations)
    for what in used:
        t.put(0, what, 1)
    question = GAME.asking(t, False).of(0)
    assert question is not None
    assert told(WORDS.question(question, GAME.view(t, 0))).startswith(says)
