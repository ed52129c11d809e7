"""FootClub, with its beginner rules Poussin."""

from __future__ import annotations

from .game import GAME

__all__ = ["GAME"]
