"""Worldwide Football: attack cards, defences by a d20, stars; Amateur and Professional."""

from __future__ import annotations

from .game import GAME

__all__ = ["GAME"]
