"""What changes from one view to the next, told and made again."""

from __future__ import annotations

from random import Random

import msgspec
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


class Side(msgspec.Struct):
    """A record in a view."""

    hand: list[int]
    for_: int = msgspec.field(default=0, name="for")


class Seen(msgspec.Struct):
    """A view that is typed."""

    clubs: list[Side]
    week: object = None
    here: dict[str, int] = {}


class One(msgspec.Struct):
    """A record with a single field."""

    a: list[int]


class Pair(msgspec.Struct, array_like=True):
    """A record that is sent as a list."""

    a: object
    b: object


def dressed(rng: Random, value: object) -> object:
    """The same with a record here and there, which is sent as what it stands for."""
    if isinstance(value, list):
        inner = [dressed(rng, each) for each in value]
        if rng.randrange(3) == 0:
            return tuple(inner)
        return Pair(*inner) if len(inner) == 2 and rng.randrange(2) else inner
    if isinstance(value, dict):
        made = {key: dressed(rng, each) for key, each in value.items()}
        if rng.randrange(2):
            return msgspec.defstruct("Record", [(key, object) for key in made])(**made)
        return made
    return value


def test_records_change_as_what_is_sent_of_them() -> None:
    encode, decode = msgspec.json.encode, msgspec.json.decode
    rng = Random(5)
    things = [dressed(rng, thing(rng)) for _ in range(200)]
    for before in things[:40]:
        for after in things:
            told = decode(encode(change(before, after)))
            assert changed(decode(encode(before)), told) == decode(encode(after))
    far = Seen([Side([1]), Side([2], 3)], 1)
    near = Seen([Side([1]), Side([2, 3], 3)], 1)
    assert encode(change(far, near)) == b'{"clubs":{"1":{"hand":{"=":[2,3]}}}}'
    assert encode(change(far, Seen([], 1))) == b'{"clubs":{"=":[]}}'
    assert encode(change(near, Seen([Side([1]), Side([2, 3], 4)], 2))) == (
        b'{"clubs":{"1":{"for":{"=":4}}},"week":{"=":2}}'
    )
    assert change(near, Seen([Side([1]), Side([2, 3], 3)], 1)) == {}
    assert change([One([1]), One([2])], [One([1]), One([2, 3])]) == {"1": {"a": {"=": [2, 3]}}}


class Spare(msgspec.Struct, omit_defaults=True):
    """A record that is sent without what it holds by default."""

    a: int = 0
    b: int = 0


class Named(msgspec.Struct, tag="named"):
    """A record that is sent with its own name."""

    a: int = 0


@pytest.mark.parametrize(
    ("before", "after"),
    [(Spare(1, 2), Spare(1)), (Spare(), Spare(1)), (Named(1), Named(2)), (Pair(1, 2), Pair(1, 3))],
)
def test_a_record_that_is_not_sent_field_by_field_is_put_there_whole(
    before: object, after: object
) -> None:
    told = change({"here": before}, {"here": after})
    assert told == {"here": {"=": after}}


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
