"""Many deals of every game: what dealing anew may never change, on tables of twenty-four seeds.

The promises play whole matches, so they see few seeds; these tables lie anywhere in a match, and
each is dealt anew several times. A rival in an imagined world knows as much as in the real one:
who knows the cards of each place is compared here, because no view of the seat itself shows it.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.kit.cupdraw import CUP
from tests.kit.walking import ask, recipe, setups
from touchline.core import cards
from touchline.core.buffers import Codes, Odds
from touchline.core.ids import OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.play.sim.playout import random_answer
from touchline.rooms import ROOMS

# a game that says how far to go hides cards; Cup Draw does
SECRET = [room for room in ROOMS.values() if recipe(room.game, "REACH", 0)] + [CUP]
SEEDS = range(24)
DEALS = range(6)


def anywhere(room, seed):
    """A table some way into a random match; set-ups take turns."""
    game, every = room.game, setups(room)
    rng, s = Rng(seed), game.new(every[seed % len(every)])
    codes, odds, log = Codes(), Odds(), Log(on=False)
    last = s
    for _ in range(rng.below(recipe(game, "REACH", 12))):
        last = s.clone()
        random_answer(game, s, rng, codes, odds, log)
        if game.due(s) == OVER:
            return last
    return s


def flat(key):
    for part in key:
        if isinstance(part, (tuple, list)):
            yield from flat(part)
        else:
            yield part


def known_by(s):
    """How many cards of each place are known to whom; nothing in games that only count cards."""
    if not hasattr(s, "known"):
        return None
    return Counter(zip(list(s.where), list(s.known), strict=True))


def check(room, seed):
    """What holds of every deal; fails with an AssertionError."""
    game, s = room.game, anywhere(room, seed)
    for seat in range(s.seats):
        seen, shared = game.view(s, seat).key(), game.view(s, s.seats).key()
        mine = game.due(s) > 0 and game.due(s) >> seat & 1
        for deal in DEALS:
            twin = game.redeal(s, seat, Rng(24 * seed + deal))
            assert game.view(twin, seat).key() == seen
            assert game.view(twin, s.seats).key() == shared
            assert known_by(twin) == known_by(s)
            if mine:
                assert game.due(twin) >> seat & 1
                assert ask(game, twin, seat).listed() == ask(game, s, seat).listed()


@pytest.mark.parametrize("room", SECRET, ids=lambda room: room.name)
@pytest.mark.parametrize("seed", SEEDS)
def test_a_deal_changes_neither_what_the_seat_knows_nor_how_much_others_do(room, seed):
    check(room, seed)


@pytest.mark.parametrize("room", SECRET, ids=lambda room: room.name)
def test_deals_differ(room):
    """They are no copies: on many of these tables something is hidden, and dealt otherwise."""
    game, found = room.game, Counter()
    for seed in SEEDS:
        s = anywhere(room, seed)
        worlds = {
            tuple(flat(game.view(game.redeal(s, 0, Rng(n)), 1 % s.seats).key())) for n in DEALS
        }
        found[len(worlds) > 1] += s.seats > 1
    assert found[True] > 6


def forgetful(where, known, first, last, seat, rng):
    """A deal that moves cards without moving who knows them."""
    loose = [n for n in range(first, last) if not known[n] >> seat & 1]
    places = [where[n] for n in loose]
    for n in range(len(loose) - 1, -1, -1):
        j = rng.below(n + 1)
        places[n], places[j] = places[j], places[n]
        where[loose[n]] = places[n]


def test_marks_that_stay_behind_are_noticed(monkeypatch):
    """In Cup Draw, whose cards are dealt by `core/cards.py`."""
    monkeypatch.setattr(cards, "deal_again", forgetful)
    monkeypatch.setattr("tests.kit.cupdraw.deal_again", forgetful)
    broken = 0
    for seed in SEEDS:
        try:
            check(CUP, seed)
        except AssertionError:
            broken += 1
    assert broken > 12
