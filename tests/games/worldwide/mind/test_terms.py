"""What tuning fits weights by: the named terms of the full judge, seen from each side."""

from __future__ import annotations

import pytest

from tests.kit.terms import terms_met
from touchline.games.worldwide.mind import weights
from touchline.games.worldwide.room import ROOM


@pytest.mark.parametrize("seed", range(3))
def test_terms_of_one_side_are_those_of_the_other_the_other_way_round(seed: int) -> None:
    assert terms_met(ROOM, {}, int(weights.TERMS), seed) > 5
