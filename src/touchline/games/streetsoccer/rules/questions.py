"""The question of the phase that is going on, with reasons for whoever is curious."""

from __future__ import annotations

from touchline.core.buffers import Codes

from . import codes as c
from .asks import ask_move, ask_strike
from .placing import ask_keeper, ask_place
from .reasons import bar_move, bar_strike
from .state import Table


def ask(t: Table, out: Codes) -> None:
    """Fill `out` with what the side to act may answer; a side is due."""
    phase = t.phase
    if phase == c.MOVE:
        ask_move(t, out)
        if out.curious:
            bar_move(t, out)
    elif phase == c.PLACE:
        ask_place(t, out)
    elif phase == c.KEEPER:
        ask_keeper(t, out)
    else:
        ask_strike(t, out, phase)
        if out.curious:
            bar_strike(t, out)
