"""Whole runs compared by playing each on in the same imagined matches, with the same luck.

The weaker half is dropped again and again, so the strongest are compared most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from mypy_extensions import i64

from touchline.core.buffers import Codes
from touchline.core.contract import State
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.window import Window

from .outlook import Outlook

S = TypeVar("S", bound=State)

SEEDS: Final[i64] = 2_000_000_000


def best_run(
    pane: Window[S],
    runs: list[list[int]],
    outlook: Outlook[S],
    clock: Callable[[], float] | None,
    until: float,
) -> list[int]:
    """The run that did best; of those that the rules allow, and empty if there is none.

    All together are played on as often as the outlook's effort says, or until `clock` says `until`.
    """
    alive = [run for run in runs if allowed(pane, run, outlook)]
    if len(alive) < 2:
        return alive[0] if alive else []
    rounds: i64 = 0
    n: i64 = len(alive)
    while n > 1:
        n = (n + 1) // 2
        rounds += 1
    sums: list[int] = [0 for _ in alive]
    share = outlook.effort.sims // rounds
    for _ in range(rounds):
        times = share // len(alive)
        if times < 1:
            times = 1
        for _ in range(times):
            seed = outlook.rng.below(SEEDS)
            for i in range(len(alive)):
                sums[i] += played(pane, alive[i], outlook, seed)
            if clock is not None and clock() >= until:
                return alive[sums.index(max(sums))]
        order = sorted(range(len(alive)), key=lambda i: -sums[i])[: (len(alive) + 1) // 2]
        alive = [alive[i] for i in order]
        sums = [sums[i] for i in order]
    return alive[0]


def allowed(pane: Window[S], run: list[int], outlook: Outlook[S]) -> bool:
    """May this seat answer all of this run, one after the other?"""
    game = pane.game
    seat = pane.seat
    s = pane.imagine(outlook.rng)
    codes = Codes()
    silent = Log(False)
    for code in run:
        due = game.due(s)
        if due <= 0 or due & (1 << seat) == 0:
            return False
        game.options(s, seat, codes)
        if code not in codes.listed():
            return False
        game.step(s, seat, code, silent)
    return bool(run)


def played(pane: Window[S], run: list[int], outlook: Outlook[S], seed: i64) -> int:
    """What came of the run in the match of this seed."""
    rng = Rng(seed)
    game = pane.game
    s = pane.imagine(rng)
    outlook.begin(s)
    for code in run:
        game.step(s, pane.seat, code, outlook.silent)
    outlook.play_on(game, s, rng)
    outlook.close()
    return outlook.rate(game, s, pane.seat)
