"""Every card, strength, option, phase, question, event, reason and end is met in play."""

from __future__ import annotations

import pytest

from tests.games.footclub.reach import Reach, everything


@pytest.mark.slow
def test_nothing_is_out_of_reach() -> None:
    reach = Reach()
    for seed in range(300):  # rare payments need many matches; it stops when all was met
        reach.round(seed)
        if seed >= 20 and not reach.missing():
            break
    assert not reach.missing()
    assert len(everything()) > 350
