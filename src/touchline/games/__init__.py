"""The games of the house: one explicit list, no discovery."""

from __future__ import annotations

from .footclub import GAME as FOOTCLUB
from .streetsoccer import GAME as STREETSOCCER

GAMES = (STREETSOCCER, FOOTCLUB)

__all__ = ["GAMES"]
