#!/usr/bin/env python3
"""The golden answers: what levels 1 to 4 answer at moments of the golden stories.

python tools/golden_levels.py   write `levels.txt` of each game anew, from the tapes of its stories

Nobody who plays against a level should find it stronger or weaker than before, unless that is
meant: a row that changes is told in the changelog.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import golden_views

from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.tape import RESIGN, Tape
from touchline.core.window import Window
from touchline.play.ai import levels
from touchline.play.room import Room
from touchline.rooms import ROOMS

MOMENTS: Final = 20  # of a game, evenly over all its stories
LEVELS: Final = (1, 2, 3, 4)
NODES: Final = 24  # imagined matches or tables an answer, the same on every build
HEAD: Final = (
    "# What levels {levels} answer at moments of the golden stories: story, answers before it,\n"
    "# seat, then the answer of each level, by a seed of the moment and {nodes} nodes. Several\n"
    "# codes are answers that are given one after the other. (tools/golden_levels.py)\n"
)

Moment = tuple[str, int]  # story, answers before it


def asked(room: Room, tapes: Mapping[str, Tape]) -> list[Moment]:
    """The moments of all stories at which the seat that answered had a choice."""
    game, found = room.game, []
    for name, tape in tapes.items():
        s = golden_views.start(room, tape)
        for n, (who, code) in enumerate(tape.answers()):
            if who != FATE and code != RESIGN and len(open_to(game, s, who)) > 1:
                found.append((name, n))
            game.step(s, who, code, Log(on=False))
    return found


def open_to(game: Any, s: Any, seat: int) -> list[int]:
    """What a seat may answer."""
    return next((list(d.options) for d in game.asking(s, False).decisions if d.seat == seat), [])


def chosen(moments: list[Moment]) -> list[Moment]:
    """Twenty of them, from the first to the last."""
    last = len(moments) - 1
    return [moments[i * last // (MOMENTS - 1)] for i in range(MOMENTS)]


def rows(room: Room, tapes: Mapping[str, Tape]) -> Iterator[tuple[Moment, int, list[list[int]]]]:
    """Moment, seat, and the answers of each level."""
    wanted = chosen(asked(room, tapes))
    for name, tape in tapes.items():
        s = golden_views.start(room, tape)
        for n, (who, code) in enumerate(tape.answers()):
            if (name, n) in wanted:
                seed = 1 + wanted.index((name, n))
                minds = [levels.player(room, level, seed, nodes=NODES) for level in LEVELS]
                pane: Window[Any] = Window(room.game, s, who)
                yield (name, n), who, [[int(x) for x in m.choose(pane)] for m in minds]
            room.game.step(s, who, code, Log(on=False))


def table(room: Room, tapes: Mapping[str, Tape]) -> str:
    """`levels.txt` of a game."""
    lines = []
    for (name, n), who, answers in rows(room, tapes):
        told = " ".join("+".join(str(code) for code in answer).ljust(7) for answer in answers)
        lines.append(f"{name:18} {n:4} {who}  {told}".rstrip())
    span = f"{LEVELS[0]} to {LEVELS[-1]}"
    return HEAD.format(levels=span, nodes=NODES) + "\n".join(lines) + "\n"


def files(game: str, tapes: Mapping[str, Tape]) -> Iterator[tuple[Path, str]]:
    """The file of a game, with what belongs in it, by the tapes of its stories."""
    yield golden_views.FOLDER / game / "golden" / "levels.txt", table(ROOMS[game], tapes)


def main() -> None:
    """Write them."""
    for game in golden_views.told():
        for path, text in files(game, golden_views.tapes(game)):
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path}")


if __name__ == "__main__":
    main()
