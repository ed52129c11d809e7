"""Records of plain data, as views and reports hold them, read with their types.

What is of another type raises msgspec.ValidationError, which says where.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import TypeGuard

from msgspec import convert

Record = Mapping[str, object]


def is_record(x: object) -> TypeGuard[Record]:
    """Is this a record, not None?"""
    return isinstance(x, Mapping)


def is_list(x: object) -> TypeGuard[list[int]]:
    """Is this a list of numbers, not None?"""
    return isinstance(x, list)


def one(x: object) -> Record:
    """A record."""
    return convert(x, dict[str, object])


def rows(x: object) -> Sequence[Record]:
    """A list of records."""
    return convert(x, list[dict[str, object]])


def things(x: object) -> list[object]:
    """A list of whatever."""
    return convert(x, list[object])


def ints(x: object) -> list[int]:
    """A list of whole numbers."""
    return convert(x, list[int])


def number(x: object) -> int:
    """A whole number."""
    return convert(x, int)


def fractions(x: object) -> list[Fraction]:
    """A list of fractions, each [numerator, denominator]."""
    return [Fraction(n, d) for n, d in convert(x, list[tuple[int, int]])]
