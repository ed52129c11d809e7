"""A helper process of `batch`: it is told what is played, then which match, a line of JSON each.

python -m touchline.play.sim.helper
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from dataclasses import asdict

from touchline.play import console, reading

from .batch import Order, round_of


def serve(lines: Iterable[str], say: Callable[[str], None]) -> None:
    """Answer each number with the matches of that round, or with an error, until lines end."""
    order: Order | None = None
    for line in lines:
        told = json.loads(line)
        if order is None:
            order = Order(**{**told, "specs": tuple(told["specs"])})
            continue
        try:
            reply: object = [asdict(played) for played in round_of(order, told)]
        except Exception as e:  # whatever went wrong, the asker must hear of it
            reply = {"error": f"{type(e).__name__}: {e}"}
        say(json.dumps(reply))


def main() -> None:
    """Serve standard input and output."""
    console.pipes()

    def say(text: str) -> None:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()

    serve(reading.lines(sys.stdin.buffer), say)


if __name__ == "__main__":
    main()
