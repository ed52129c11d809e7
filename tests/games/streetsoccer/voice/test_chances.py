"""The exact chance of a goal with the die that is due."""

from __future__ import annotations

import pytest

from touchline.games.streetsoccer.rules.position import read_position
from touchline.games.streetsoccer.voice.chances import next_goal
from touchline.rooms import ROOMS

P3 = "12/5P6/3pp4p2/1G4P3g1/2P5P3/7p4/12/12 e4 L"
P12 = "12/12/3p3P4/5P2P1g1/1G4p2P2/9p2/8p3/12 j6 L"
P5 = "12/12/5p1P4/1GP3P3g1/3p3p4/2p9/4P7/12 b4 R"


@pytest.mark.parametrize(
    ("position", "ways", "of"),
    [
        (P3, 1, 6),  # SS-080 only a six scores
        (P12, 4, 6),  # three and more
        (P5, 5, 6),  # SS-101 all but a one
        ("12/12/2P2p3p2/1G10/4P1PpP1g1/3p8/12/12 b5 L r - 7a 0-1 R L", 0, 5),  # SS-093 two to six
        (f"{P3} t 6 7a 1-0 L L", 0, 0),  # the die lies already
    ],
)
def test_ss_080_the_dice_that_score_are_counted(position: str, ways: int, of: int) -> None:
    t = read_position(position)
    assert next_goal(t) == (ways, of)
    told = ROOMS["streetsoccer"].words.chances(t)
    assert [(c.ways, c.of) for c in told] == ([(ways, of)] if of else [])
