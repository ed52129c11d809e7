"""The exact chances of FootClub's dice, as fractions: shots, tackles, defence supports."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

Odds = dict[str, Fraction]

NONE: Final = Fraction(0)
ONE: Final = Fraction(1, 36)  # two ones


def shot_odds(bonus: int, defence: int, second: bool, poussin: bool) -> Odds:
    """FC-125, FC-126, FC-130, PO-018 The exact chances of a shot from here on.

    defence  the defence's die, 0 before it is rolled; second  a second roll is going on
    """
    dice = range(1, 7)
    pairs = [(d, a) for d in ([defence] if defence else dice) for a in dice]
    edges = [a + (0 if second else bonus) - d for d, a in pairs]
    of = len(pairs)
    up, level = sum(e > 0 for e in edges), sum(e == 0 for e in edges)
    goal = Fraction(up, of) + Fraction(level, 2 * of)  # a second roll is even, as often as needed
    rest = 1 - goal
    if poussin:
        return {"goal": goal, "save": rest, "corner": Fraction(0)}
    corner = rest if second else Fraction(level, 2 * of)
    return {"goal": goal, "save": rest - corner, "corner": corner}


def kick_odds(defence: int, second: bool) -> Odds:
    """FC-218 The exact chances of a kick of the shoot-out: it has no corner, only goal or not."""
    odds = shot_odds(2, defence, second, False)
    return {"goal": odds["goal"], "save": 1 - odds["goal"], "corner": NONE}


def success(modifier: int, aggressive: bool) -> Fraction:
    """FC-084 to FC-087, FC-143 to FC-147 The chance of a tackle or a defence support.

    `modifier` is added to every roll; an aggressive one has a second roll, at 8 or more.
    """
    rolls = [(a, b) for a in range(1, 7) for b in range(1, 7) if a + b > 2]
    first = Fraction(sum(a + b + modifier >= 7 for a, b in rolls), 36)
    second = Fraction(sum(a + b + modifier >= 8 for a, b in rolls), 36)
    return first + (1 - first) * second if aggressive else first


def outcomes(modifier: int, aggressive: bool) -> Odds:
    """FC-084, FC-086, FC-143, FC-144 Success, foul without a card, yellow row, red row."""
    won = success(modifier, aggressive)
    if not aggressive:
        return {"success": won, "foul": 1 - won - ONE, "yellow": ONE, "red": NONE}
    red = (1 - success(modifier, False)) * ONE
    return {"success": won, "foul": NONE, "yellow": 1 - won - red, "red": red}
