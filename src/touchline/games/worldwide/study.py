"""How finished matches of Worldwide Football are reviewed."""

from __future__ import annotations

from typing import Final, cast

from touchline.core.contract import State
from touchline.games.worldwide.rules.state import Table
from touchline.play.study.values import Study

ATTACKS: Final = 8  # of a half that make a phase
PARTS: Final = 3  # of a half


def phase(s: State) -> int:
    """WF-140 The half, and how many of its attacks are over: few, some, many."""
    t = cast(Table, s)
    part = min(PARTS - 1, int(t.attacks) // ATTACKS)
    return (PARTS if t.half > 1 else 0) + part


def kind(s: State) -> str:
    """Amateur is played with fewer cards and questions."""
    return "amateur" if cast(Table, s).rules.amateur else "professional"


def study() -> Study:
    """By the half, and the attacks of it."""
    return Study(phase=phase, phases=2 * PARTS, kind=kind)
