"""What the lessons of StreetSoccer may ask for: the wishes that stand in lessons.toml."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from touchline.core.words import Fact


def brought_about(facts: Sequence[Fact]) -> set[str]:
    """Every wish that these facts fulfil."""
    done: set[str] = set()
    rest = ""
    for f in facts:
        path = f.data.get("path")
        cells = [str(cell) for cell in path] if isinstance(path, list) else []
        if f.kind in ("move", "push") and cells:
            rest = cells[-1]
        if f.kind in ("goal", "push"):
            done.add(f.kind)
        if f.kind == "kick" and cells:
            touches = f.data.get("touches")
            touched = [t["cell"] for t in touches] if isinstance(touches, list) else []
            done |= {"kick", f"ball-cell={cells[-1]}"}
            if touched:
                done.add("pass")
            if bends(cells, touched):
                done.add("bend")
    if rest:
        done.add(f"rest-cell={rest}")
        if "kick" not in done:
            done.add("walk")
    return done


def bends(path: Sequence[str], touched: Sequence[str]) -> bool:
    """Does the ball change its direction anywhere but at a touch?"""
    at = [(ord(cell[0]), int(cell[1])) for cell in path if cell != "goal"]
    moves = [(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(at)]
    turns = zip(path[1:], pairwise(moves), strict=False)  # the last cells have no turn
    corners = [cell for cell, (one, two) in turns if one != two]
    return any(cell not in touched for cell in corners)
