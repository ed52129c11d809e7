"""Eleven's previews: what comes of a line-up while it is drawn up."""

from __future__ import annotations

from collections.abc import Iterator

from tests.kit.previews import Asked, Json, Previews, Touched, dimmed
from tests.truth.kit import Moment, setup
from touchline.core.rng import Rng
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules import codes as c


def asks(m: Moment, lot: Rng) -> Iterator[Asked]:
    """The first formation as it comes with the question, and a sheet."""
    lane = m.s.lanes[m.seat] if m.s.stack.phase() == c.LANES else None
    if lane is not None and lane.depth and lane.phase() == c.FORMATION_:
        yield "open answers", None
        yield "line-up", {"plan": "sheet"}


def forming(tick: Json) -> Json | None:
    """A line-up is asked for."""
    own = tick["view"]["clubs"][0]
    return {} if tick["ask"] and own["doing"] == "formation" else None


SCRIPT = (
    dimmed(".tell .told")
    + """
  const shapes = () => [...document.querySelectorAll('.form .shapes button:not(.on)')];
  const touch = (n) => {
    dimmed = false;
    const ways = shapes();
    ways[n % ways.length].click();
  };
"""
)

PREVIEWS = Previews(
    [setup(ROOM, 1), setup(ROOM, 2)],
    asks,
    (Touched("a line-up", {}, (), forming, SCRIPT),),
)
