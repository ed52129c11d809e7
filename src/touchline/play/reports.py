"""Matches in figures, once they are over: one report a game, by the game's name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from touchline.core.contract import State

from . import report_eleven, report_footclub, report_worldwide
from .match import Match

Report = dict[str, object]

REPORTS: Final[dict[str, Callable[[Match[State]], Report]]] = {
    "footclub": report_footclub.report,
    "worldwide": report_worldwide.report,
    "eleven": report_eleven.report,
}


def of(m: Match[State]) -> Report:
    """The match in figures; {} while it goes on, and for a game that keeps none."""
    make = REPORTS.get(m.game.name)
    return make(m) if make is not None and m.ask.result is not None else {}
