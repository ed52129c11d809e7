"""Play a match out with random answers, for counting and for timing."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game, State
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng

S = TypeVar("S", bound=State)


def playout(game: Game[S], s: S, rng: Rng, codes: Codes, odds: Odds, log: Log) -> i64:
    """Run `s` to its end with random answers; how many answers that took."""
    steps: i64 = 0
    while random_answer(game, s, rng, codes, odds, log):
        steps += 1
    return steps


def random_answer(game: Game[S], s: S, rng: Rng, codes: Codes, odds: Odds, log: Log) -> bool:
    """Give one random answer, of the seat first in order where several are asked; False where the
    match is over.
    """
    due = game.due(s)
    if due == OVER:
        return False
    if due == FATE:
        game.luck(s, odds)
        game.step(s, FATE, odds.at(rng.below(odds.total)), log)
    else:
        seat = lowest(due)
        game.options(s, seat, codes)
        game.step(s, seat, codes.items[rng.below(codes.count)], log)
    return True


def sweep(game: Game[S], states: list[S], rounds: i64, codes: Codes) -> i64:
    """Find the options of every state so many times, for timing; how many options there were."""
    found: i64 = 0
    for _ in range(rounds):
        for s in states:
            game.options(s, lowest(game.due(s)), codes)
            found += codes.count
    return found


def lowest(mask: i64) -> i64:
    """The first seat of a mask."""
    seat: i64 = 0
    while mask & 1 == 0:
        mask >>= 1
        seat += 1
    return seat
