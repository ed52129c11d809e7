"""What changes from one view to the next, told and made again."""

from __future__ import annotations

from random import Random

import pytest

from touchline.server.deltas import change, changed


def thing(rng: Random, depth: int = 3) -> object:
    """Plain data, anyhow."""
    kind = rng.randrange(6 if depth else 3)
    if kind < 3:
        return rng.choice([None, True, 0, 1, "a", "b"])
    if kind < 5:
        return {key: thing(rng, depth - 1) for key in "xyz"[: rng.randrange(1, 4)]}
    return [thing(rng, depth - 1) for _ in range(rng.randrange(3))]


def test_whatever_changes_is_made_again() -> None:
    rng = Random(4)
    things = [thing(rng) for _ in range(300)]
    for before in things[:60]:
        for after in things:
            assert changed(before, change(before, after)) == after


def test_what_stays_is_neither_told_nor_copied() -> None:
    before = {"clubs": [{"name": "a", "hand": [1]}, {"name": "b", "hand": [2]}], "week": 1}
    after = {"clubs": [{"name": "a", "hand": [1]}, {"name": "b", "hand": [2, 3]}], "week": 1}
    told = change(before, after)
    assert told == {"clubs": {"1": {"hand": {"=": [2, 3]}}}}
    made = changed(before, told)
    assert made == after
    assert isinstance(made, dict)
    assert made["clubs"][0] is before["clubs"][0]
    assert change(after, after) == {}


@pytest.mark.parametrize("pair", [(None, 0), ([], {}), ({"a": 1}, {"b": 1})])
def test_things_of_another_kind_are_put_there_whole(pair: tuple[object, object]) -> None:
    before, after = pair
    made = changed(before, change(before, after))
    assert made == after
