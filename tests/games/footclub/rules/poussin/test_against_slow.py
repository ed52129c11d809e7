"""The engine and the slow Poussin agree at every answer of many random matches."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.footclub import side_by_side
from tests.games.footclub.slow_poussin import sheet
from touchline.games.footclub.rules.state import Table


@pytest.mark.parametrize("chunk", range(10))
def test_forty_matches(chunk: int) -> None:
    phases: Counter[str] = Counter()
    for match in range(40):
        phases.update(side_by_side.walk(f"chunk {chunk} match {match}"))
    assert set(phases) == set(side_by_side.PHASES.values()) - {"over"}


def test_the_values_of_the_base_pack_add_up() -> None:
    """TV-34, §6.3: 23 / 22 and 20 / 25, both initial bonuses -2."""
    assert sheet() == {"blue": {"ATT": 23, "DEF": 22}, "red": {"ATT": 20, "DEF": 25}}


def test_a_difference_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """Were the engine to count one star too many, the walk would say so."""
    true = side_by_side.engine_table

    def off_by_one(t: Table) -> dict[str, object]:
        found = true(t)
        if "offensive" in found:
            found["offensive"] = ("blue", 99)
        return found

    monkeypatch.setattr(side_by_side, "engine_table", off_by_one)
    with pytest.raises(side_by_side.Differs, match="99"):
        list(side_by_side.walk("match 0"))
