"""A view, whatever record its room makes it: as plain data, or one entry of it by name.

A room that has its own view knows its type and reads attributes; here is for those who know none.
"""

from __future__ import annotations

import msgspec


def plain(view: object) -> dict[str, object]:
    """A view as plain data, as a client reads it: text keys, lists for pairs."""
    return msgspec.json.decode(msgspec.json.encode(view), type=dict[str, object])


def entry(view: object, name: str) -> object:
    """An entry of a view by name; None where it has none."""
    return view.get(name) if isinstance(view, dict) else getattr(view, name, None)


def score(view: object) -> list[int]:
    """The goals or points of each side; [] where the game's view has no `score`."""
    found = entry(view, "score")
    return list(found) if isinstance(found, (list, tuple)) else []
