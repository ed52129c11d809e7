"""WF-003, §3: what one cannot see changes nothing for oneself."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest

from tests.games.worldwide.engine import ACTIONS, Play
from tests.games.worldwide.laying import begin, match
from touchline.core.buffers import Codes
from touchline.core.ids import FATE, OVER
from touchline.core.rng import Rng
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules import twins
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.secrets import looks_through, sealed_phase
from touchline.games.worldwide.rules.state import Table

SKIP = {"window_privacy": "auto_skip"}
SHOT = ACTIONS.index("shot")


def exchanged(t: Table, seat: int, rng: Random) -> Table | None:
    """The same table, but a card in another hand is one that the seat cannot tell from it.

    Written without the deal of secrets.py, which the players use.
    """
    others = [s for s in range(t.seats) if s != seat and (t.seats == 4 or s % 2 != seat % 2)]
    other = rng.choice(others)
    side = other % 2
    if seat < t.seats and side == seat % 2 and looks_through(t, seat):
        return None
    twin = t.clone()
    held = [card for card in range(side * 7, side * 7 + 7) if t.spot[card] == c.HAND + other]
    held = [card for card in held if not t.seen >> card & 1]
    lying = [card for card in range(side * 7, side * 7 + 7) if t.spot[card] == c.PILE]
    if held and lying and rng.random() < 0.5:
        one, two = rng.choice(held), rng.choice(lying)
        twin.spot[one], twin.spot[two] = t.spot[two], t.spot[one]
        return twin
    hand, pile = other * c.TYPES, side * c.TYPES
    kinds = range(t.book.types)
    mine = [k for k in kinds if t.hand[hand + k] > t.plain[hand + k]]
    piled = [k for k in kinds if t.pile[pile + k]]
    pairs = [(a, b) for a in mine for b in piled if a != b and promises(t, other, a, b)]
    if not pairs or (t.stack.phase() == c.TAKE and t.stack.get(1) % 2 == side):
        return None
    a, b = rng.choice(pairs)
    for place, n in ((hand, 1), (pile, -1)):
        where = twin.hand if place is hand else twin.pile
        where[place + a] -= n
        where[place + b] += n
    return twin


def promises(t: Table, seat: int, gone: int, come: int) -> bool:
    """Is whatever a search promised of this hand true of both cards, or of neither?"""
    hints = [t.hints[seat * c.FILTERS + f] for f in range(len(t.book.filters))]
    return all(
        not n or t.book.filters[f] >> gone & 1 == t.book.filters[f] >> come & 1
        for f, n in enumerate(hints)
    )


def options(t: Table, seat: int) -> tuple[list[int], list[int], int]:
    out = Codes(curious=True)
    GAME.options(t, seat, out)
    return out.listed(), list(out.shut), int(out.kind)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("preset", ["amateur", "professional", "cup"])
def test_wf_003_another_card_in_a_hand_one_cannot_see(preset: str, seats: int) -> None:
    """The same is asked of the same seats, and the seat sees and may do the same."""
    rng = Random(1)
    phases: Counter[str] = Counter()
    for p in (now for seed in range(3) for now in begin(seats=seats, preset=preset).walk(seed)):
        for seat in range(seats + 1):
            twin = exchanged(p.t, seat, rng)
            if twin is None:
                continue
            due = GAME.due(p.t)
            assert GAME.due(twin) == due
            assert GAME.view(twin, seat).key() == GAME.view(p.t, seat).key()
            if due not in (FATE, OVER) and due >> seat & 1:
                assert options(twin, seat) == options(p.t, seat)
            phases[p.phase()] += 1
    assert {"ATTACK", "DEFENCE", "DRAW", "DEFENCE_ROLL", "AFTER", "KEEPER"} <= set(phases)


# -- window_privacy=auto_skip ----------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_a_deal_by_swaps_cannot_be_told_from_the_true_one(seats: int) -> None:
    """What `redeal` falls back to where hardly any deal asks the same seats."""
    moved = 0
    for n, p in enumerate(begin(SKIP, seats).walk(2)):
        if n % 23 or sealed_phase(p.t.stack.phase()):
            continue
        for seat in range(seats + 1):
            twin = twins.wander(p.t, seat, Rng(n))
            assert GAME.due(twin) == GAME.due(p.t)
            assert GAME.view(twin, seat).key() == GAME.view(p.t, seat).key()
            if seat in p.due():
                assert options(twin, seat) == options(p.t, seat)
            moved += [int(x) for x in twin.hand] != [int(x) for x in p.t.hand]
    assert moved > 10


def lone(pile: str) -> Play:
    """One hidden tackle answers a dribble; nothing else of the dark side does."""
    p = match("dribble", "tackle", options=SKIP, piles=(None, pile)).say("play dribble")
    assert (p.phase(), p.due()) == ("DEFENCE", [1])
    return p


def test_the_true_deal_is_given_only_where_it_is_the_only_one() -> None:
    """Being asked tells that a card can answer: here it is known to be the tackle."""
    p = lone("shot shot cross cross")
    for seed in range(48):
        assert Play(GAME.redeal(p.t, 0, Rng(seed))).hand(1) == ["tackle"]
    p = lone("shot shot cross cross tackle press")
    hands = {Play(twins.wander(p.t, 0, Rng(seed))).hand(1)[0] for seed in range(48)}
    assert hands == {"tackle", "press"}


def test_a_deal_by_swaps_comes_to_all_deals_alike() -> None:
    """Two of seven hidden cards, one of which at least answers: each pair by its chance."""
    answers = ["tackle", "tackle", "press"]
    p = match(
        "dribble", "tackle shot", options=SKIP, piles=(None, "tackle press shot cross cross")
    ).say("play dribble")  # fmt: skip
    assert p.phase() == "DEFENCE"
    found: Counter[int] = Counter()
    rounds = 400
    for seed in range(rounds):
        hand = Play(twins.wander(p.t, 0, Rng(seed))).hand(1)
        found[sum(card in answers for card in hand)] += 1
    ways = {n: comb(3, n) * comb(4, 2 - n) for n in (1, 2)}
    for n, way in ways.items():
        share = Fraction(way, sum(ways.values()))
        spread = (share * (1 - share) * rounds) ** 0.5
        assert abs(found[n] - share * rounds) < 4 * spread
    assert set(found) == set(ways)


def test_a_deal_by_swaps_keeps_what_a_search_promised() -> None:
    """WF-104 A hand that is known to hold a card fetched unseen holds one of that kind."""
    p = match(
        "dribble", "tackle shot", options=SKIP, piles=(None, "press press cross dribble shot")
    ).say("play dribble")  # fmt: skip
    shots = next(n for n, mask in enumerate(p.t.book.filters) if mask >> SHOT & 1)
    p.t.hints[c.FILTERS + shots] = 1
    hands = {tuple(Play(twins.wander(p.t, 0, Rng(seed))).hand(1)) for seed in range(48)}
    assert hands == {("shot", "tackle"), ("shot", "press")}
