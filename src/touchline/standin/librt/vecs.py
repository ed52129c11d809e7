"""List-backed `vec`: what the sources use of `librt.vecs`, on any Python.

A `vec[i64]` is here a plain list, so reading, writing, slicing and `len` are those of a list.
Numbers are not held to 64 bits; the engine never leaves them.
"""

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


def _make(items: Iterable[T] = (), *, capacity: int = 0) -> list[T]:
    return list(items)


class vec:  # noqa: N801  the name it stands in for
    """Stands where a vector type is named: `vec[i64](items)` makes a list."""

    def __class_getitem__(cls, item: object) -> Callable[..., list[object]]:
        return _make


def append(v: list[T], x: T) -> list[T]:
    """Add `x` at the end; the vector to go on with is what is returned."""
    v.append(x)
    return v


def extend(v: list[T], items: Iterable[T]) -> list[T]:
    """Add all `items` at the end; the vector to go on with is what is returned."""
    v.extend(items)
    return v


def remove(v: list[T], x: T) -> list[T]:
    """Take out the first `x`; the vector to go on with is what is returned.

    Raises:
        ValueError: there is no `x`.
    """
    v.remove(x)
    return v


def pop(v: list[T], i: int = -1) -> tuple[list[T], T]:
    """Take out the item at `i`; the vector to go on with, and the item."""
    x = v.pop(i)
    return v, x
