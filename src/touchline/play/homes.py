"""Where things of this person are kept: matches, and the editions of packs beside them."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder(given: str = "") -> Path:
    """Where matches are kept: `given`, else TOUCHLINE_DATA, else this person's own data folder."""
    chosen = given or os.environ.get("TOUCHLINE_DATA", "")
    if chosen:
        return Path(chosen).expanduser()
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(home / "AppData" / "Local"))) / "Touchline"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Touchline"
    return Path(os.environ.get("XDG_DATA_HOME") or str(home / ".local" / "share")) / "touchline"
