"""Touchline: football tabletop games to play, watch, study and simulate.

Importing the package makes sure that `librt.vecs` can be imported: the fast vectors where their
wheel is installed, a list-backed stand-in elsewhere (same results, slower).
"""

import sys
from importlib.util import find_spec
from pathlib import Path

__version__ = "0.1.0"

if find_spec("librt") is None:
    sys.path.append(str(Path(__file__).parent / "standin"))
