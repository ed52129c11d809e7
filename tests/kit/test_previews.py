"""The previews that are measured come about in every game, and something is told of each."""

from __future__ import annotations

import json
from itertools import islice

import msgspec
import pytest

from bench.preview import contributed, moments
from touchline.core.rng import Rng
from touchline.rooms import ROOMS
from touchline.server import feed


@pytest.mark.parametrize("game", ROOMS)
def test_every_game_is_asked_what_would_come_of_something(game: str) -> None:
    room, lot = ROOMS[game], Rng(1)
    previews = contributed(room)
    assert previews is not None
    assert previews.touches
    told: dict[str, bool] = {}
    for m in islice(moments(room, previews, 4), 2_000):
        for what, plan in previews.asks(m, lot):
            v = room.game.view(m.s, m.seat)
            if plan is None:
                found = feed.sketch(room.words, v)
            else:
                found = feed.planned(room.game, room.words, m.s, m.seat, v, plan)
            told[what] = told.get(what, False) or bool(json.loads(msgspec.json.encode(found)))
        if told and all(told.values()) and m.at > 150:
            break
    assert told
    assert all(told.values()), told
