"""List-backed `vec`: what the sources use of `librt.vecs`, on any Python.

A `vec[i64]` is here a plain list, so reading, writing, slicing and `len` are those of a list.
Numbers are not held to 64 bits; the engine never leaves them.
"""

from collections.abc import Callable, Iterable
from typing import Any


def _make(items: Iterable[Any] = (), *, capacity: int = 0) -> list[Any]:
    return list(items)


class vec:
    """Stands where a vector type is named: `vec[i64](items)` makes a list."""

    def __class_getitem__(cls, item: Any) -> Callable[..., list[Any]]:
        return _make


def append(v: list[Any], x: Any) -> list[Any]:
    """Add `x` at the end; the vector to go on with is what is returned."""
    v.append(x)
    return v


def extend(v: list[Any], items: Iterable[Any]) -> list[Any]:
    """Add all `items` at the end; the vector to go on with is what is returned."""
    v.extend(items)
    return v


def remove(v: list[Any], x: Any) -> list[Any]:
    """Take out the first `x`; the vector to go on with is what is returned.

    Raises:
        ValueError: there is no `x`.
    """
    v.remove(x)
    return v


def pop(v: list[Any], i: int = -1) -> tuple[list[Any], Any]:
    """Take out the item at `i`; the vector to go on with, and the item."""
    x = v.pop(i)
    return v, x
