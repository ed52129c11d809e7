"""What the tests of a fifth room share: Touchline's games with Cup Draw among them."""

from __future__ import annotations

from pathlib import Path

from tests.kit import cupdraw
from touchline.play.room import Rooms
from touchline.rooms import ROOMS

NAME = "cupdraw"
ROOT = Path(__file__).parents[2]


def with_cup():
    """Touchline's games and one more."""
    return Rooms([*ROOMS.values(), cupdraw.CUP])


def found_elsewhere(monkeypatch):
    """Other processes find it, as whoever keeps a game outside the package sees to it."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT))


def others_in(text, rooms):
    """Which other games are named in a text."""
    return [name for name in rooms if name != NAME and name in text.casefold()]
