"""How much the tests try: by what runs the rules, and by what one asked for.

Machine code tries everything. The plain sources, a tenth as fast, try a part of the long lists, and
.ci/run tries the rest on the compiled wheel. `dev.py test --quick` tries little of anything, and no
browser; it sets TOUCHLINE_TESTS=quick.
"""

from __future__ import annotations

import os
from typing import Final

from touchline.core.build import engine

QUICK: Final = os.environ.get("TOUCHLINE_TESTS") == "quick"
COMPILED: Final = engine() == "compiled"
LESS: Final = 5  # a quick look tries so many times less


def sparing(n: int) -> int:
    """Every how many-th of a long list to try: each on machine code, each `n`-th on the plain
    sources, and of those again a few alone where a quick look was asked for. What is short (1)
    is always tried whole.
    """
    return (1 if COMPILED else n) * (LESS if QUICK and n > 1 else 1)


def judged(n: int) -> int:
    """As `sparing`, for a list whose judge is a slow second implementation: that is plain Python
    whatever runs the rules, so machine code tries every second one where it would try each.
    """
    return sparing(n) * (2 if COMPILED else 1)
