"""Views one after the other, told by what changes: a match and its replay stay small.

A change is plain data again: {"=": x} puts x there; any other keys lead further in, to the entries
of a mapping by their names or to those of a list by their places; {} leaves all as it was.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import attrgetter
from typing import Final

import msgspec

from .pieces import Data

WHOLE: Final = "="  # no key of a view
ROW: Final = list | tuple  # both are sent as lists
#: how the fields of a record are sent, and what reads them all
Fields = tuple[tuple[str, ...], Callable[[object], tuple[object, ...]]]
NO_FIELDS: Final[Fields] = (), lambda record: ()


def change(before: object, after: object) -> Data:
    """What makes `after` of `before`, as they are sent: a record counts as the mapping that it is
    sent as. What is put somewhere whole is `after`'s own.
    """
    return {} if before == after else _change(before, after)


def _change(before: object, after: object) -> Data:
    """As `change`, of two that differ: whoever calls has compared them."""
    made: Data = {}
    if isinstance(after, msgspec.Struct):
        kind = type(after)
        names, values = _fields(kind) if type(before) is kind else NO_FIELDS
        for name, was, now in zip(names, values(before), values(after), strict=True):
            if was is not now and was != now:
                made[name] = _change(was, now)
        return made if names else {WHOLE: after}
    if isinstance(before, ROW) and isinstance(after, ROW) and len(before) == len(after):
        for n, (was, now) in enumerate(zip(before, after, strict=True)):
            if was is not now and was != now:
                made[str(n)] = _change(was, now)
        return made
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, now in after.items():
            was = before[key]
            if was is not now and was != now:
                made[key] = _change(was, now)
        return made
    return {WHOLE: after}


@cache
def _fields(kind: type[msgspec.Struct]) -> Fields:
    """How the fields of such records are sent, and what reads all of them from one; none where a
    record is not sent as a mapping of all its fields, and of nothing else.
    """
    how = kind.__struct_config__
    own = kind.__struct_fields__
    if how.array_like or how.omit_defaults or how.tag_field or not own:
        return NO_FIELDS
    # one call for all fields; of one alone it would give the value itself, not a row of one
    read = attrgetter(*own) if len(own) > 1 else _alone(own[0])
    return kind.__struct_encode_fields__, read


def _alone(name: str) -> Callable[[object], tuple[object, ...]]:
    """What reads the only field of a record, as a row."""
    return lambda record: (getattr(record, name),)


def changed(before: object, by: Data) -> object:
    """`before` with this change made; what does not change is shared, not copied."""
    if not by:
        return before
    if WHOLE in by:
        return by[WHOLE]
    if isinstance(before, list):
        copy = list(before)
        for key, each in by.items():
            assert isinstance(each, dict)
            copy[int(key)] = changed(before[int(key)], each)
        return copy
    assert isinstance(before, dict)
    made = dict(before)
    for key, each in by.items():
        assert isinstance(each, dict)
        made[key] = changed(before[key], each)
    return made
