"""Dice as exact integer weights."""

from __future__ import annotations

from mypy_extensions import i64

from .buffers import Odds


def die(out: Odds, low: i64, high: i64) -> None:
    """Add the faces low..high of one fair die, each with weight 1."""
    for face in range(low, high + 1):
        out.add(face, 1)


def total(out: Odds, dice: i64, faces: i64) -> None:
    """Add the sums of `dice` fair dice, each weighted by the number of ways to throw it."""
    ways = [1]
    for _ in range(dice):
        longer = [0] * (len(ways) + faces)
        for at, count in enumerate(ways):
            for face in range(1, faces + 1):
                longer[at + face] += count
        ways = longer
    for at, count in enumerate(ways):
        if count:
            out.add(at, count)
