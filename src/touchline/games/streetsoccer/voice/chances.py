"""Exact chances worth telling at the table, counted from the rules' own options."""

from __future__ import annotations

from touchline.core.buffers import Codes, Odds
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.asks import ask_move, ask_strike
from touchline.games.streetsoccer.rules.phases import again_luck, turn_luck
from touchline.games.streetsoccer.rules.state import Table


def next_goal(t: Table) -> tuple[int, int]:
    """SS-050, SS-080, SS-093 With how many of the dice now due a goal can be scored, of how many.

    (0, 0) when no die of a turn is due.
    """
    odds, out = Odds(), Codes()
    if t.phase == c.ROLL:
        turn_luck(odds)
    elif t.phase == c.AGAIN:
        again_luck(t, odds)
    else:
        return 0, 0
    trial = t.clone()
    trial.phase = c.MOVE if t.phase == c.ROLL else c.RESTART
    ways = 0
    for i in range(odds.count):
        trial.die = odds.outcomes[i]
        if trial.phase == c.MOVE:
            ask_move(trial, out)
        else:
            ask_strike(trial, out, c.RESTART)
        if any(code % c.BASE == c.GOAL and code != c.PASS for code in out.listed()):
            ways += odds.weights[i]
    return int(ways), int(odds.total)
