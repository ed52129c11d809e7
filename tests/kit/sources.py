"""Where the sources of the package lie, whichever engine runs: the folder of a compiled one holds
machine code in place of some of them, and links that a search does not follow.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCES: Final = ROOT / "src" / "touchline"
