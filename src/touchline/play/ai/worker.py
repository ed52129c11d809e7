"""A computer's thinking in a process of its own: questions and answers are lines of JSON.

  python -m touchline.play.ai.worker

It says `ready`, then answers each line {"tape": ..., "seat": ..., "level": ..., "seed": ...}
with {"codes": [...]} or {"error": "..."}, until its input ends.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable
from typing import Final, cast

from touchline.core.contract import Game, State
from touchline.core.faults import Fault
from touchline.core.tape import read
from touchline.core.window import Window
from touchline.games import GAMES
from touchline.play.match import table_from

from . import levels

THINK: Final = 8.0  # seconds after which a player gives the best it has found


def answer(line: str) -> list[int]:
    """The codes of the player that this line asks for. Raises ValueError, KeyError, Fault."""
    q = json.loads(line)
    tape = read(q["tape"])
    for game in GAMES:
        if game.name == tape.header.game:
            room = cast("Game[State]", game)  # a room is only handed tables of its own
            window = Window(room, table_from(room, tape), int(q["seat"]))
            player = levels.player(room, int(q["level"]), int(q["seed"]), deadline=THINK)
            return [int(code) for code in player.choose(window)]
    raise Fault(f"There is no game {tape.header.game!r}.")


def serve(lines: Callable[[], str], say: Callable[[str], None]) -> None:
    """Answer line by line until the input ends."""
    say("ready")
    while line := lines():
        try:
            reply: dict[str, object] = {"codes": answer(line)}
        except Exception as e:  # whatever went wrong, the asker must hear of it
            reply = {"error": f"{type(e).__name__}: {e}"}
        say(json.dumps(reply))


def main() -> None:
    """Serve standard input and output; a little less eagerly than whoever is asking."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)

    def say(text: str) -> None:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()

    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(sys.stdin.readline, say)


if __name__ == "__main__":
    main()
