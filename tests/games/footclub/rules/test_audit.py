"""Rules that a reading beside the engine found wanting, each with a table."""

from __future__ import annotations

import pytest

from tests.games.footclub.laying import match
from tests.games.footclub.people import CARD_NUMBER
from touchline.games.footclub.rules import codes as c


@pytest.mark.parametrize(("period", "turn"), [(1, 5), (2, 5)])
def test_fc_196_fc_213_hands_are_discarded_face_up(period: int, turn: int) -> None:
    """So the opponent sees what was left in them; before extra time as well."""
    p = match(
        "discard",
        period=period,
        turn=turn,
        hands=("press2 tackle3", "fans as"),
        options={"draw_decider": "extra_time"},
    )
    assert p.phase() == "TACTICS"
    assert [(a, b % c.DECK) for a, b in p.told("DROPPED")] == [
        (0, CARD_NUMBER["press2"]),
        (0, CARD_NUMBER["tackle3"]),
        # the sixth fan: five lie in the stands, and copies that are alike have no number
        (1, CARD_NUMBER["fans6"]),
        (1, CARD_NUMBER["as1"]),
    ]
    assert p.hand("blue") == p.hand("red") == p.discard("blue") == p.discard("red") == []
    assert len(p.cards("blue", c.RESERVE)) == 37
    assert p.view("red").cards[CARD_NUMBER["press2"]] == -1
