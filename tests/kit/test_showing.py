"""To show a table changes nothing that is shown: question, answers and sketch are only read off it.

What a room reads of a view may be kept for the next thing that is asked of the same view, so
whoever tries an answer tries it on a copy.
"""

from __future__ import annotations

import pytest

from tests.kit.amount import COMPILED
from tests.kit.walking import setups, some
from touchline.play.shown import plain
from touchline.rooms import ROOMS

SEEDS = 2 if COMPILED else 1
CASES = [
    pytest.param(room, setup, seed, id=f"{name}-{n}-{seed}")
    for name, room in ROOMS.items()
    for n, setup in enumerate(setups(room)[:2])
    for seed in range(SEEDS)
]


def asked_of(words, q, v) -> list[object]:
    """The question, its answers and what would come of them."""
    options = [words.option(code, v) for code in q.options]
    return [words.question(q, v), *options, plain({"sketch": words.sketch(v, None)})]


@pytest.mark.parametrize(("room", "setup", "seed"), CASES)
def test_a_view_is_the_same_after_all_that_is_asked_of_it(room, setup, seed) -> None:
    game, words = room.game, room.words
    for s, _, _ in some(game, setup, seed):
        asked = {q.seat: q for q in game.asking(s, False).decisions}
        for seat in range(s.seats + 1):
            v = game.view(s, seat)
            first = plain(words.view(v))
            if q := asked.get(seat):
                once, twice = (asked_of(words, q, v) for _ in range(2))
                assert once == twice
            assert plain(words.view(v)) == first
            assert plain(words.view(game.view(s, seat))) == first
