"""How finished matches of FootClub and Poussin are reviewed."""

from __future__ import annotations

from typing import Final, cast

from touchline.core.contract import State
from touchline.games.footclub.mind.judge import turns_left
from touchline.games.footclub.rules.state import Table
from touchline.play.study.values import Study

TURNS: Final = 11  # from ten turns left to none


def phase(s: State) -> int:
    """FC-044, PO-003 Turns of regular time still to come."""
    return min(TURNS - 1, int(turns_left(cast(Table, s))))


def kind(s: State) -> str:
    """Poussin has a judge, and chances, of its own."""
    return "poussin" if cast(Table, s).rules.poussin else "match"


def study() -> Study:
    """By the turns that are left: before half-time far more is open than the judge thinks."""
    return Study(phase=phase, phases=TURNS, kind=kind)
