"""Views one after the other, told by what changes: a long replay stays small.

A change is plain data again: {"=": x} puts x there; any other keys lead further in, to the entries
of a mapping by their names or to those of a list by their places; {} leaves all as it was.
"""

from __future__ import annotations

from .pieces import Data

WHOLE = "="  # no key of a view


def change(before: object, after: object) -> Data:
    """What makes `after` of `before`."""
    if before == after:
        return {}
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        inner = {key: change(before[key], value) for key, value in after.items()}
        return {key: each for key, each in inner.items() if each}
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        steps = enumerate(zip(before, after, strict=True))
        return {str(n): change(old, new) for n, (old, new) in steps if old != new}
    return {WHOLE: after}


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
