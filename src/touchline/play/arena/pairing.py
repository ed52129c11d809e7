"""Who meets whom."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations


def ladder(names: Sequence[str]) -> list[tuple[str, str]]:
    """Each against the one before it in the list, the later one named first."""
    return [(names[i + 1], names[i]) for i in range(len(names) - 1)]


def round_robin(names: Sequence[str]) -> list[tuple[str, str]]:
    """Each against each, once; in rounds in which nobody meets two rivals (the circle method)."""
    ring: list[str | None] = list(names)
    if len(ring) % 2:
        ring.append(None)
    n = len(ring)
    met: list[tuple[str, str]] = []
    for _ in range(n - 1):
        for i in range(n // 2):
            a, b = ring[i], ring[n - 1 - i]
            if a is not None and b is not None:
                met.append((a, b))
        ring.insert(1, ring.pop())
    return met


def tables(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every table that so many of them can make, each once; those who sit there rotate later.

    Raises ValueError when there are fewer names than seats.
    """
    if len(names) < seats:
        raise ValueError(f"A table of {seats} needs {seats} players, not {len(names)}.")
    return list(combinations(names, seats))


def steps(names: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Each alone against a table full of the one before it in the list."""
    return [(names[i + 1], *[names[i]] * (seats - 1)) for i in range(len(names) - 1)]
