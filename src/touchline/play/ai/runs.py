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

from .rollout import Rollout

S = TypeVar("S", bound=State)

SEEDS: Final[i64] = 2_000_000_000
FEW: Final = 3  # runs that are compared however few the matches
GLANCE: Final = 32  # matches between two looks at who lags behind


def best_run(
    pane: Window[S],
    runs: list[list[int]],
    rollout: Rollout[S],
    clock: Callable[[], float] | None,
    until: float,
) -> list[int]:
    """The run that did best; of those that the rules allow, and empty if there is none.

    All together are played on as often as the rollout's effort says, or until `clock` says `until`;
    where it wants so many matches for each, only as many of the first runs as that allows.
    """
    alive = [run for run in runs if allowed(pane, run, rollout)]
    if rollout.effort.least_tries:
        alive = alive[: max(FEW, rollout.effort.sims // rollout.effort.least_tries)]
    if len(alive) < 2:
        return alive[0] if alive else []
    rounds: i64 = 0
    n: i64 = len(alive)
    while n > 1:
        n = (n + 1) // 2
        rounds += 1
    rows: list[list[int]] = [[] for _ in alive]
    gap = rollout.effort.give_up_gap
    share = rollout.effort.sims // rounds
    for _ in range(rounds):
        left = max(share, len(alive))
        while left >= len(alive):
            seed = rollout.rng.below(SEEDS)
            for i in range(len(alive)):
                rows[i].append(played(pane, alive[i], rollout, seed))
            left -= len(alive)
            if clock is not None and clock() >= until:
                return alive[best_of(rows)]
            if gap and len(rows[0]) % GLANCE == 0:
                kept = still_good(rows, gap)
                alive = [alive[i] for i in kept]
                rows = [rows[i] for i in kept]
                if len(alive) == 1:
                    return alive[0]
        order = sorted(range(len(alive)), key=lambda i: -sum(rows[i]))[: (len(alive) + 1) // 2]
        alive = [alive[i] for i in order]
        rows = [rows[i] for i in order]
        if len(alive) == 1:
            break
    return alive[0]


def best_of(rows: list[list[int]]) -> int:
    """The first of the rows with the greatest sum."""
    sums = [sum(row) for row in rows]
    return sums.index(max(sums))


def still_good(rows: list[list[int]], gap: i64) -> list[int]:
    """Which runs may still be the best: those that lag no further behind it than chance may do.

    rows  what came of each, match by match, the same luck in the same place
    gap   how many spreads of the mean lag are too many, in thousandths
    """
    best = best_of(rows)
    top = rows[best]
    n = float(len(top))
    limit = float(gap) / 1000.0
    kept: list[int] = []
    for i in range(len(rows)):
        row = rows[i]
        lag = 0.0
        square = 0.0
        for k in range(len(top)):
            d = float(top[k] - row[k]) / 1_000_000.0
            lag += d
            square += d * d
        wide = square - lag * lag / n
        # runs that always did alike have no spread: the first of them will do
        if i == best or (wide > 0.0 and lag * lag <= limit * limit * wide):
            kept.append(i)
    return kept


def allowed(pane: Window[S], run: list[int], rollout: Rollout[S]) -> bool:
    """May this seat answer all of this run, one after the other?"""
    game = pane.game
    seat = pane.seat
    s = pane.imagine(rollout.rng)
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


def played(pane: Window[S], run: list[int], rollout: Rollout[S], seed: i64) -> int:
    """What came of the run in the match of this seed, less the luck of dice if that is wanted."""
    rng = Rng(seed)
    game = pane.game
    s = pane.imagine(rng)
    rollout.begin(s)
    for code in run:
        game.step(s, pane.seat, code, rollout.silent)
    rollout.steady(pane.seat if rollout.effort.steady_luck else -1, seed)
    rollout.play_on(game, s, rng)
    rollout.close()
    found = rollout.rate(game, s, pane.seat) - rollout.fortune
    rollout.steady(-1)
    return found
