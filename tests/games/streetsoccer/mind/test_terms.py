"""What tuning fits weights by: one value of each named term of the full judge."""

from __future__ import annotations

import pytest

from touchline.core.setup import Setup
from touchline.games.streetsoccer.mind.judge import Full
from touchline.games.streetsoccer.mind.weights import SLOTS, TERMS, WEIGHTS
from touchline.games.streetsoccer.room import ROOM

P1 = "12/4P3p3/8P3/6p3g1/1G6p3/3P8/4pP6/12 e4"
# the same table from the other side of the board: mirrored, sides changed
P1_TURNED = "12/3P3p4/3p8/1G3P6/3P6g1/8p3/6pP4/12 h4"


def terms(text: str, seat: int) -> list[float]:
    assert ROOM.mind.terms is not None
    return ROOM.mind.terms(ROOM.game.read(text, Setup()), seat)


def test_every_term_has_one_value() -> None:
    found = terms(f"{P1} L", 0)
    assert len(found) == TERMS * SLOTS
    assert [sum(found[i * SLOTS : (i + 1) * SLOTS]) for i in range(TERMS)] == [1.0] * TERMS


def test_both_sides_count_alike() -> None:
    assert terms(f"{P1} L", 0) == terms(f"{P1_TURNED} R", 1)
    assert terms(f"{P1} L", 0) != terms(f"{P1} R", 1)


@pytest.mark.parametrize("text", [f"{P1} L", f"{P1_TURNED} L"])
def test_weighed_they_are_what_the_judge_adds_up(text: str) -> None:
    judge, s = Full(), ROOM.game.read(text, Setup())
    judge.threat.survey(s)
    weighed = sum(WEIGHTS[i] * x for i, x in enumerate(terms(text, 0)))
    assert weighed == judge.terms(s, 0) != 0
