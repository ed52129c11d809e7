"""The games of the house: one explicit list, no discovery."""

from __future__ import annotations

from .footclub import GAME as FOOTCLUB
from .streetsoccer import GAME as STREETSOCCER
from .worldwide import GAME as WORLDWIDE

GAMES = (STREETSOCCER, FOOTCLUB, WORLDWIDE)

__all__ = ["GAMES"]
