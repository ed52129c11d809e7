"""The view as numbers: the layout, and that both seats read the same match alike."""

from __future__ import annotations

from touchline.core.setup import Setup
from touchline.games.streetsoccer.mind.features import (
    CELLS,
    DICE,
    LAYOUT,
    PHASES,
    SIZE,
    TURN,
    features,
)
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME

P1 = "12/4P3p3/8P3/6p3g1/1G6p3/3P8/4pP6/12 e4"
# the same match seen from the other side of the board: mirrored, sides changed
P1_TURNED = "12/3P3p4/3p8/1G3P6/3P6g1/8p3/6pP4/12 h4"


def told(text, seat):
    s = GAME.read(text, Setup())
    return features(GAME.view(s, seat), seat)


def test_the_layout_is_what_its_page_says():
    row = told(f"{P1} L t 4 7b 2-1 L R", 0)
    assert (LAYOUT, SIZE, len(row)) == (1, 508, 508)
    planes = [row[i * CELLS : (i + 1) * CELLS] for i in range(5)]
    assert [sum(plane) for plane in planes] == [1, 4, 1, 4, 1]
    assert planes[0].index(1) == 3 * 12 + 1  # b4
    assert planes[4].index(1) == 3 * 12 + 4  # e4
    assert row[PHASES : PHASES + 10].index(1) == c.MOVE
    assert row[DICE : DICE + 7].index(1) == 4
    assert row[TURN:] == [1, 7, 13, 2, 1, 1, 0, 0, 1, 0, 0]


def test_both_seats_read_alike():
    for seat, other in ((0, 1), (1, 0)):
        mine = told(f"{P1} L t 4 7b 2-1 L R", seat)
        theirs = told(f"{P1_TURNED} R t 4 7b 1-2 R L", other)
        assert mine == theirs
    assert told(f"{P1} L t 4 7b 2-1 L R", 0) != told(f"{P1} L t 4 7b 2-1 L R", 1)


def test_what_is_not_on_the_board_is_nowhere():
    row = features(GAME.view(GAME.new(Setup()), 1), 1)
    assert sum(row[: 5 * CELLS]) == 0
    assert row[DICE] == 1
    assert row[PHASES + c.CHOOSE] == 1
