"""Which engine runs: the compiled one, or these sources as they stand."""

from __future__ import annotations

import touchline.core.rng as probe


def engine() -> str:
    """`"compiled"` when the hot modules are machine code, `"interpreted"` when they are Python.

    One hot module answers for all: they are built together or not at all.
    """
    return "interpreted" if str(probe.__file__).endswith((".py", ".pyc")) else "compiled"
