"""Which engine runs: the compiled one, or these sources as they stand."""

from __future__ import annotations

import touchline.core.rng as probe


def engine() -> str:
    """`"compiled"` when the hot modules are machine code, `"interpreted"` when they are Python.

    One hot module answers for all: they are built together or not at all.
    """
    return "interpreted" if str(probe.__file__).endswith((".py", ".pyc")) else "compiled"


def engine_folder() -> str:
    """The name of the folder that the compiled engine was loaded from; "" for the sources.

    `dev.py` names such a folder after the sources that it was made from.
    """
    if engine() == "interpreted":
        return ""
    *_, folder, _, _, _ = str(probe.__file__).replace("\\", "/").split("/")  # .../touchline/core/rng
    return folder
