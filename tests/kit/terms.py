"""What tuning fits weights by: the named terms of a judge, seen from each of two sides."""

from __future__ import annotations

from collections.abc import Mapping

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.play.room import Room
from touchline.play.sim.batch import fresh
from touchline.play.sim.playout import random_answer


def terms_met(room: Room, options: Mapping[str, int], many: int, seed: int) -> int:
    """How many of the terms of this room's judge are not 0 at some table of a random match.

    Fails unless there are `many`, and those of one side are the other's the other way round.
    """
    assert room.mind.terms is not None
    game, s = room.game, fresh(room, dict(options))
    rng, codes, odds, log = Rng(seed), Codes(), Odds(), Log(on=False)
    seen: set[int] = set()
    while game.due(s) != OVER:
        random_answer(game, s, rng, codes, odds, log)
        mine, theirs = room.mind.terms(s, 0), room.mind.terms(s, 1)
        assert len(mine) == many
        assert mine == [-x for x in theirs]
        seen |= {n for n, x in enumerate(mine) if x}
    return len(seen)
