"""Eleven: a season of six weeks for one to four managers, its cards data."""

from __future__ import annotations

from .game import GAME

__all__ = ["GAME"]
