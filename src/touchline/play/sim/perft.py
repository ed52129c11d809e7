"""Perft: the leaves of the tree of answers, seats' and fate's alike, to a depth."""

from __future__ import annotations

from typing import TypeVar

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game, State
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng

from .playout import random_answer

S = TypeVar("S", bound=State)


def leaves(game: Game[S], s: S, depth: i64) -> i64:
    """How many ways there are to answer `depth` times in a row.

    Where several seats are asked at once, each may be the next to answer. A match that is over
    goes on in one way.
    """
    due = game.due(s)
    if depth == 0 or due == OVER:
        return 1
    if due == FATE:
        odds = Odds()
        game.luck(s, odds)
        if depth == 1:
            return odds.count
        found: i64 = 0
        for i in range(odds.count):
            found += after(game, s, FATE, odds.outcomes[i], depth)
        return found
    found = 0
    for seat in range(s.seats):
        if due & (1 << seat):
            codes = Codes()
            game.options(s, seat, codes)
            if depth == 1:
                found += codes.count
                continue
            for i in range(codes.count):
                found += after(game, s, seat, codes.items[i], depth)
    return found


def after(game: Game[S], s: S, who: i64, answer: i64, depth: i64) -> i64:
    """The leaves below one answer."""
    then = s.clone()
    game.step(then, who, answer, Log(False))
    return leaves(game, then, depth - 1)


def random_answers(game: Game[S], s: S, seed: i64, answers: i64) -> i64:
    """Give so many random answers, or fewer where the match ends; how many. The seat first in
    order answers where several are asked.
    """
    rng, codes, odds, log = Rng(seed), Codes(), Odds(), Log(False)
    for given in range(answers):
        if not random_answer(game, s, rng, codes, odds, log):
            return given
    return answers
