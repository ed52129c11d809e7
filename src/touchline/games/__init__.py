"""The games of the house: one explicit list, no discovery."""

from __future__ import annotations

from .streetsoccer import GAME as STREETSOCCER

GAMES = (STREETSOCCER,)

__all__ = ["GAMES"]
