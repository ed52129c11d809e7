"""Parts of a whole are rounded together: they add up, and none is off by a whole step."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random

import pytest

from touchline.play.shares import together


def slowly(parts: list[Fraction], scale: int) -> list[int]:
    """The same by trying all: of the roundings that add up, the one with the least error.

    Of those the one that favours larger parts, then earlier ones.
    """
    exact = [part * scale for part in parts]
    ways = product(*([int(x // 1), int(x // 1) + 1] if x % 1 else [int(x)] for x in exact))
    fits = [way for way in ways if sum(way) == scale]

    def order(way: tuple[int, ...]) -> object:
        error = sum((n - x) ** 2 for n, x in zip(way, exact, strict=True))
        up = [(-x, i) for i, (n, x) in enumerate(zip(way, exact, strict=True)) if n > x]
        return (error, sorted(up))

    return list(min(fits, key=order))


@pytest.mark.parametrize("seed", range(30))
def test_parts_agree_with_all_roundings_tried(seed: int) -> None:
    rng = Random(seed)
    for _ in range(40):
        weights = [rng.choice((0, 1, 1, 2, 3, 5, 7, 11, 30)) for _ in range(rng.randint(1, 6))]
        total = sum(weights)
        if not total:
            continue
        parts = [Fraction(w, total) for w in weights]
        for places in (0, 1):
            got = together(parts, places)
            assert sum(got) == 100
            assert [int(x * 10**places) for x in got] == slowly(parts, 100 * 10**places)


def test_two_parts_that_both_end_in_a_half() -> None:
    """13 and 87, or 12 and 88: never 13 and 88."""
    assert [int(x) for x in together([Fraction(1, 8), Fraction(7, 8)])] == [12, 88]


def test_what_is_not_shown_counts() -> None:
    """A fifth and two fifteenths of which the rest is told nowhere."""
    assert [int(x) for x in together([Fraction(1, 3), Fraction(1, 3)])] == [34, 33]
    assert [int(x) for x in together([Fraction(1, 6)])] == [17]


@pytest.mark.parametrize("parts", [[Fraction(2, 3), Fraction(2, 3)], [Fraction(-1, 3)]])
def test_what_is_no_part_of_a_whole_is_refused(parts: list[Fraction]) -> None:
    with pytest.raises(ValueError, match="no parts of a whole"):
        together(parts)
