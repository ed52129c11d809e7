"""Parts of a whole as they are shown: rounded together, so that they add up to the whole."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

#: a share: a fraction, or a number that is one nearly enough
Share = Fraction | float


def together(parts: Sequence[Share], places: int = 0, whole: int = 100) -> list[Fraction]:
    """Parts of one whole in hundredths, rounded by the largest remainders.

    parts   shares of 1, none below 0; what is missing to 1 is a part of its own, not shown
    places  decimal places of a hundredth
    whole   what all parts together are shown as: 100 for percentages

    The results add up to `whole` where the parts add up to 1. Each is one of the two neighbours of
    its exact value; of equal remainders the larger part, then the earlier one, is rounded up.
    """
    exact = [Fraction(part).limit_denominator(10**9) for part in parts]
    if any(part < 0 for part in exact) or sum(exact, Fraction(0)) > 1:
        raise ValueError(f"{list(map(str, exact))} are no parts of a whole")
    shown = len(exact)
    exact.append(1 - sum(exact, Fraction(0)))
    scale = whole * 10**places
    floors = [part * scale // 1 for part in exact]
    order = sorted(
        range(len(exact)),
        key=lambda n: (-(exact[n] * scale - floors[n]), -exact[n], n),
    )
    for n in order[: int(scale - sum(floors))]:
        floors[n] += 1
    return [Fraction(int(n), 10**places) for n in floors[:shown]]
