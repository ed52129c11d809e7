"""A computer's thinking in a process of its own: questions and answers are lines of JSON.

  python -m touchline.play.ai.worker

It says `ready`, and after it the folder of the compiled engine if it runs on one. Then it answers
each line {"home": ..., "tape": ..., "seat": ..., "level": ..., "seed": ...} with
{"codes": [...]} or {"error": "..."}, until its input ends.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Callable, Iterable
from typing import Final

from touchline.core.build import engine_folder
from touchline.core.contract import State
from touchline.core.tape import Header, Tape, read
from touchline.core.window import Window
from touchline.play import console, reading
from touchline.play.room import Room, at
from touchline.play.tapes import follow, table_from

from . import levels

THINK: Final = 8.0  # seconds after which a player gives the best it has found


class TableCache:
    """Keeps the last question's table and replays only the answers that the new tape has more."""

    def __init__(self) -> None:
        self._head: Header | None = None
        self._answers: list[tuple[int, int]] = []
        self._table: State | None = None

    def table(self, room: Room, tape: Tape) -> State:
        """The table this tape leads to, the caller's own. Raises as `tapes.beginning` does."""
        answers = tape.answers()
        known = len(self._answers)
        if self._table is None or tape.header != self._head or answers[:known] != self._answers:
            self._table, self._head = table_from(room, tape), tape.header
        else:
            follow(room.game, self._table, answers[known:])
        self._answers = answers
        return self._table.clone()


def answer(line: str, cache: TableCache) -> list[int]:
    """The codes of the player that this line asks for. Raises ValueError, KeyError, Fault."""
    q = json.loads(line)
    room, tape = at(q["home"]), read(q["tape"])
    window = Window(room.game, cache.table(room, tape), int(q["seat"]))
    player = levels.player(room, int(q["level"]), int(q["seed"]), deadline=THINK)
    return [int(code) for code in player.choose(window)]


def serve(lines: Iterable[str], say: Callable[[str], None]) -> None:
    """Answer line by line until the input ends."""
    cache = TableCache()
    say(f"ready {engine_folder()}".rstrip())
    for line in lines:
        try:
            reply: dict[str, object] = {"codes": answer(line, cache)}
        except Exception as e:  # whatever went wrong, the asker must hear of it
            cache = TableCache()  # a table that was left half way is not gone on from
            reply = {"error": f"{type(e).__name__}: {e}"}
        say(json.dumps(reply))


def main() -> None:
    """Serve standard input and output; a little less eagerly than whoever is asking."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(5)
    console.pipes()

    def say(text: str) -> None:
        sys.stdout.write(text + "\n")
        sys.stdout.flush()

    with contextlib.suppress(KeyboardInterrupt, BrokenPipeError):
        serve(reading.lines(sys.stdin.buffer), say)


if __name__ == "__main__":
    main()
