"""What the strongest players discard: several cards by what goes together, not one by one."""

from __future__ import annotations

from itertools import combinations

import pytest

from tests.games.worldwide.walking import asked, walk
from touchline.core.buffers import Codes
from touchline.core.rng import Rng
from touchline.games.worldwide.mind.advice import Advice
from touchline.games.worldwide.mind.discarding import cost
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME

RUNS = (c.FORCED_DISCARD, c.CHOOSE_DISCARD, c.SANCTION)


def several(preset, seeds):
    """Tables at which several cards must go, the seat, and how many."""
    codes = Codes()
    for seed in seeds:
        for s in walk(preset, 2, seed, 5):
            if s.stack.phase() in RUNS:
                seat = asked(s)
                GAME.options(s, seat, codes)
                if codes.most > 1 and codes.count > 1:
                    yield s.clone(), seat, int(codes.most)


def hand(t, p, pile):
    """Every card that may go, in the order of the codes, with what it costs."""
    found = []
    if pile != c.ACTION:
        found += [
            (c.DROP_PERSON + n, cost(t, p, c.DROP_PERSON + n, 0))
            for n in range(c.SQUAD)
            if p.folk & (1 << n)
        ]
    if pile != c.PERSON:
        found += [
            (c.DROP + kind, cost(t, p, c.DROP + kind, gone))
            for kind in range(t.book.types)
            for gone in range(p.hand[kind])
        ]
    return found


@pytest.mark.parametrize("preset", ["amateur", "professional"])
def test_wf_031_several_discards_are_the_cheapest_together(preset):
    advice, codes, met = Advice(True), Codes(), 0
    for s, seat, n in several(preset, range(5)):
        met += 1
        GAME.options(s, seat, codes)
        advice.weigh(s, seat, codes)
        worth = {codes.items[i]: advice.worth[i] for i in range(codes.count)}
        cards = hand(s, advice.prepared(s, seat), s.stack.get(2))
        totals = {}
        for chosen in combinations(range(len(cards)), n):
            first = cards[chosen[0]][0]
            # of cards alike the first goes first
            if chosen[0] and cards[chosen[0] - 1][0] == first:
                continue
            total = sum(cards[i][1] for i in chosen)
            totals[first] = min(total, totals.get(first, total))
        assert worth == {code: -totals[code] for code in worth}
    assert met > 3


def test_wf_171_the_others_choose_each_by_itself():
    hasty, codes = Advice(), Codes()
    for s, seat, _ in several("professional", range(2)):
        GAME.options(s, seat, codes)
        hasty.weigh(s, seat, codes)
        p = hasty.prepared(s, seat)
        assert [hasty.worth[i] for i in range(codes.count)] == [
            -cost(s, p, codes.items[i], 0) for i in range(codes.count)
        ]


def test_wf_031_the_strongest_look_at_every_discard():
    plans = {True: 0, False: 0}
    for s, seat, _ in several("professional", range(3)):
        for keen in plans:
            plans[keen] += len(Advice(keen).plans(s.clone(), seat, Rng(1))) > 1
    assert plans[True] > 0
    assert plans[False] == 0
