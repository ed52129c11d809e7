"""Ratings from results: Bradley and Terry's model on the scale of Elo."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

from ..sim.tallies import Summary

SCALE: Final = 400 / log(10)  # Elo points for one unit of the logistic curve
SURE: Final = 1.959964  # 95 % on both sides
ROUNDS: Final = 10_000


@dataclass(frozen=True, slots=True)
class Meeting:
    """Two players and the points each took from `matches` matches: 1 a win, 0.5 a draw.

    A match that both lost gives nothing to either, so the points may sum to less.
    """

    one: str
    other: str
    points: float
    others: float
    matches: int


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo points above the mean of all, and the half width of their 95 % interval."""

    name: str
    elo: float
    give: float


def ratings(meetings: Sequence[Meeting]) -> list[Rating]:
    """The most likely ratings, the best first.

    One drawn match is added to every meeting, so that a player who won or lost everything still
    gets a number. Raises ValueError when some players never met the rest, directly or not.
    """
    names = sorted({m.one for m in meetings} | {m.other for m in meetings})
    at = {name: i for i, name in enumerate(names)}
    n = len(names)
    if joined(meetings, names) < n:
        raise ValueError("Some players never met the others: their ratings cannot be compared.")
    won = [0.0] * n
    for m in meetings:
        won[at[m.one]] += m.points + 0.5
        won[at[m.other]] += m.others + 0.5
    skill = [0.0] * n
    for _ in range(ROUNDS):
        slope = [won[i] for i in range(n)]
        curve = [0.0] * n
        for m in meetings:
            i, j = at[m.one], at[m.other]
            shared = m.points + m.others + 1
            p = 1 / (1 + exp(skill[j] - skill[i]))
            slope[i] -= shared * p
            slope[j] -= shared * (1 - p)
            curve[i] += shared * p * (1 - p)
            curve[j] += shared * p * (1 - p)
        moved = 0.0
        for i in range(n):
            # half of Newton's step on the diagonal: slower, but it cannot swing
            by = slope[i] / curve[i] / 2 if curve[i] else 0.0
            by = max(-1.0, min(1.0, by))
            skill[i] += by
            moved = max(moved, abs(by))
        mean = sum(skill) / n
        skill = [x - mean for x in skill]
        if moved < 1e-9:
            break
    found = [
        Rating(name, SCALE * skill[i], SCALE * SURE / sqrt(curve[i]) if curve[i] else 0.0)
        for i, name in enumerate(names)
    ]
    return sorted(found, key=lambda r: -r.elo)


def met(s: Summary) -> list[Meeting]:
    """A table of several as meetings of two: who came in before whom, half a point if level.

    Players of one name are one player, and do not meet themselves.
    """
    found: list[Meeting] = []
    for i, one in enumerate(s.specs):
        for j, other in enumerate(s.specs[:i]):
            if one != other:
                found.append(Meeting(one, other, s.duels[i][j], s.duels[j][i], s.matches))
    return found


def joined(meetings: Sequence[Meeting], names: Sequence[str]) -> int:
    """How many players hang together with the first, by meetings."""
    reached = {names[0]} if names else set()
    while True:
        more = {
            name
            for m in meetings
            if m.one in reached or m.other in reached
            for name in (m.one, m.other)
        }
        if more <= reached:
            return len(reached)
        reached |= more
