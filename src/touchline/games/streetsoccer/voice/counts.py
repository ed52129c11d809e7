"""Counting what a die leaves open: E/P/K/B/G/U of §6.6."""

from __future__ import annotations

from touchline.core.buffers import Codes
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.asks import ask_move
from touchline.games.streetsoccer.rules.state import Table


def perft_counts(t: Table) -> str:
    """E/P/K/B/G/U of §6.6 for the die on the table."""
    out = Codes()
    ask_move(t, out)
    codes = [code for code in out.listed() if code != c.PASS]
    places: set[tuple[int, ...]] = set()
    balls: set[int] = set()
    kicks = goals = pushes = 0
    own = t.side * 5
    for code in codes:
        first, second, end = code // (c.BASE * c.BASE), code // c.BASE % c.BASE, code % c.BASE
        cells = [second if t.pos[i] == first else int(t.pos[i]) for i in range(own, own + 5)]
        places.add((cells[0], *sorted(cells[1:]), end))
        if end == t.ball:
            continue
        kicks += 1
        pushes += second != t.ball
        if end == c.GOAL:
            goals += 1
        else:
            balls.add(end)
    return f"{len(codes)}/{len(places)}/{kicks}/{len(balls)}/{goals}/{pushes}"
