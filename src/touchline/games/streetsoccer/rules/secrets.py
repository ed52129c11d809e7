"""Who may know what: everything is open, to the watcher too."""

from __future__ import annotations

from typing import final

from mypy_extensions import i64

from touchline.core.contract import View
from touchline.core.rng import Rng

from .state import Table


@final
class OpenView(View):
    """The whole table.

    `pos` keeps each figure's own number; `key` does not: field players are interchangeable.
    """

    def __init__(self, t: Table) -> None:
        self.pos: list[int] = [t.pos[i] for i in range(10)]
        self.ball: int = t.ball
        self.phase: int = t.phase
        self.side: int = t.side
        self.die: int = t.die
        self.minute: int = t.minute
        self.half: int = t.half
        self.score: list[int] = [t.score0, t.score1]
        self.last: int = t.last
        self.first: int = t.first
        self.restart: int = t.restart
        self.placer: int = t.placer
        self.lifted: int = t.lifted
        self.reason: int = t.reason
        self.winner: int = t.winner

    def key(self) -> tuple[int, ...]:
        """The position as numbers; the same for the same position, whoever stands where."""
        p = self.pos
        return (
            p[0],
            *sorted(p[1:5]),
            p[5],
            *sorted(p[6:10]),
            self.ball,
            self.phase,
            self.side,
            self.die,
            self.minute,
            self.half,
            *self.score,
            self.last,
            self.first,
            self.restart,
            self.placer,
            self.lifted,
            self.reason,
            self.winner,
        )


def view(t: Table, seat: i64) -> OpenView:
    """Everything: this game has no secrets."""
    return OpenView(t)


def seen(answer: i64) -> i64:
    """Every answer is seen by all."""
    return answer


def redeal(t: Table, rng: Rng) -> Table:
    """Nothing is hidden, so the only table a seat can imagine is this one."""
    return t.clone()
