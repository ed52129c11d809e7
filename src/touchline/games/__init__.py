"""The games of the house: one explicit list, no discovery."""

from __future__ import annotations

from .eleven import GAME as ELEVEN
from .footclub import GAME as FOOTCLUB
from .streetsoccer import GAME as STREETSOCCER
from .worldwide import GAME as WORLDWIDE

GAMES = (STREETSOCCER, FOOTCLUB, WORLDWIDE, ELEVEN)

__all__ = ["GAMES"]
