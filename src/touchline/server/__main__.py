"""`python -m touchline.server`: serve with the plainest of settings; `touchline serve` has more."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from touchline.core.faults import Fault
from touchline.play import console

from .config import PORT, Config
from .limits import limited
from .serve import serve


def main() -> int:
    """The exit status."""
    console.prepare()
    parser = argparse.ArgumentParser(prog="python -m touchline.server", description=__doc__)
    parser.add_argument("--data", type=Path, help="folder of the matches")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=PORT, help="0 takes any free one")
    parser.add_argument("--allow-host", action="append", default=[], metavar="NAME")
    parser.add_argument("--behind", action="append", default=[], metavar="NETWORK")
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=N")
    given = parser.parse_args()
    try:
        names, behind = tuple(given.allow_host), tuple(given.behind)
        limits = limited(given.limit)
        serve(Config(given.data, given.host, given.port, names, behind, limits=limits))
    except Fault as e:
        sys.stderr.write(f"{e}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
