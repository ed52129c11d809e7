"""Faults that random matches have found, each with the table that showed it."""

from __future__ import annotations

import pytest

from tests.games.footclub.laying import match

SEVEN = "FB1 | CB1 CB2 | DM1 | AM1 AM2 | FW1"


@pytest.mark.parametrize(("word", "over"), [("true", True), ("false", False)])
def test_fc_094_six_outfield_players_are_a_forfeit_unless_the_option_says_no(
    word: str, over: bool
) -> None:
    """A defender of a club that has lost two to reds and one to injury is sent off."""
    play = match(
        "possession",
        ball="FW1",
        red=SEVEN.lower(),
        hands=("press1", "tackle1"),
        reds=(0, 2),
        used=(3, 3),
        captains=("DM1", "cb1"),
        options={"min_players_forfeit": word},
    )
    play.play("tackle1 aggressive").roll(1, 2).roll(1, 1)
    assert ("FORFEITED" in play.story()) == over
    if over:
        assert play.result() == ([2, 0], 8)
    else:
        assert play.due() != "over"
