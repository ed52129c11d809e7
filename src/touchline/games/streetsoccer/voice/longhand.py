"""The path form of §5.2: one real way of a walk and a kick as text, for teaching."""

from __future__ import annotations

from typing import Final

from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules import options as o
from touchline.games.streetsoccer.rules.paths import Path, find, kicked
from touchline.games.streetsoccer.rules.state import Table

from .notation import text_of

DIRECTIONS: Final = {
    (0, 1): "n",
    (1, 1): "ne",
    (1, 0): "e",
    (1, -1): "se",
    (0, -1): "s",
    (-1, -1): "sw",
    (-1, 0): "w",
    (-1, 1): "nw",
}


def path_text(t: Table, code: int) -> str:
    """The path form of §5.2, e.g. d4xf4/2:ne2@h6,e1@i6,se1=j5; one way of several."""
    first, second, end = code // (c.BASE * c.BASE), code // c.BASE % c.BASE, code % c.BASE
    if code == c.PASS or first in (c.SET_KEEPER, c.SET_PLAYER, c.SET_AGAIN):
        return text_of(t, code)
    if first == c.STRIKE:
        path = Path()
        path.legs = kicked(t, t.figure_at(second), second, t.die, end)
        return f"@{c.name(second)}:{legs_text(t, second, path)}"
    path = find(t, t.figure_at(first), second, end)
    if not path.legs:
        return f"{c.name(first)}{c.name(second)}/{len(path.steps)}"
    return f"{c.name(first)}x{c.name(t.ball)}/{len(path.steps)}:{legs_text(t, t.ball, path)}"


def legs_text(t: Table, origin: int, path: Path) -> str:
    """The legs of a kick, letters and counts, a bend as ~."""
    pieces = []
    here = origin
    for i, leg in enumerate(path.legs):
        runs: list[list[str | int]] = []
        for cell in leg:
            step = (0, 0)
            if cell != c.GOAL:
                step = (cell % c.W - here % c.W, cell // c.W - here // c.W)
                here = cell
            else:
                step = exit_step(leg, origin, here, t.rules.goal_exit == o.GOAL_EXIT_MOUTH)
            word = DIRECTIONS[step]
            if runs and runs[-1][0] == word:
                runs[-1][1] = int(runs[-1][1]) + 1
            else:
                runs.append([word, 1])
        text = "~".join(f"{word}{count}" for word, count in runs)
        if i + 1 < len(path.legs):
            pieces.append(f"{text}@{c.name(leg[-1])}")
        else:
            pieces.append(f"{text}={'#' if leg[-1] == c.GOAL else c.name(leg[-1])}")
        origin = here
    return ",".join(pieces) + (f"!{c.name(path.rest)}" if path.rest else "")


def exit_step(leg: list[int], origin: int, here: int, mouth: bool) -> tuple[int, int]:
    """SS-083 The direction of the step over the line: straight on if that scores, else bent."""
    out = 1 if here % c.W == 11 else -1
    before = leg[-3] if len(leg) > 2 else origin
    up = 0
    if len(leg) > 1:
        dx, dy = here % c.W - before % c.W, here // c.W - before // c.W
        if dx == out:
            up = dy
        elif dx == 0:
            up = dy  # a bend of 45 degrees from straight up or down
        if mouth and here // c.W + up not in (4, 5):
            up = 0  # slanting on would miss the mouth: the bend is spent here
    return (out, up)
