"""Which engine runs: the compiled one, or these sources as they stand."""

from __future__ import annotations

import touchline.core.rng as probe


def engine() -> str:
    """`"compiled"` when the hot modules are machine code, `"interpreted"` when they are Python.

    One hot module answers for all: they are built together or not at all.
    """
    return "interpreted" if str(probe.__file__).endswith((".py", ".pyc")) else "compiled"


def engine_folder() -> str:
    """The name of the folder in which `dev.py` has compiled this engine; "" for any other.

    Such a folder, "engine-...", is named after the sources that it was made from.
    """
    parts = str(probe.__file__).replace("\\", "/").split("/")  # .../engine-*/touchline/core/rng.*
    folder = parts[-4] if len(parts) > 3 else ""
    return folder if folder.startswith("engine-") and engine() == "compiled" else ""
