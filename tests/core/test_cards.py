"""Who knows which card, against a slow model in which cards have names and knowledge is a set.

The model plays with real cards: it deals, draws, shows, takes back and shuffles, and writes down
who saw what. Nothing of it comes from `core/cards.py`, which only deals anew what a seat cannot
locate.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.core.test_rng import tail
from touchline.core.cards import deal_again
from touchline.core.ids import EVERYONE
from touchline.core.rng import Rng

SEATS = 3
ALL = frozenset(range(SEATS))
DECK, SHOWN, HAND = 0, 1, 2  # places; HAND + seat
NAMES = [
    "ace", "boot", "coin", "dart", "egg", "fork", "gate", "hat", "ink", "jug", "key", "lamp",
]  # fmt: skip
SEEDS = range(48)


class Story:
    """Named cards, where each lies and who knows it, after some things have happened."""

    def __init__(self, seed):
        self.luck = Random(seed)
        self.lies = dict.fromkeys(NAMES, DECK)
        self.knows = {name: frozenset() for name in NAMES}
        for seat in range(SEATS):  # a hand each, seen by its owner alone
            for _ in range(2):
                self.draw(seat)
        for _ in range(20):
            seat = self.luck.randrange(SEATS)
            self.luck.choice([self.draw, self.play, self.peek, self.swap, self.shuffle])(seat)

    def drawn(self, place):
        here = sorted(name for name in NAMES if self.lies[name] == place)
        return self.luck.choice(here) if here else None

    def draw(self, seat):
        """From the deck; who knew that the card is there sees where it goes."""
        if name := self.drawn(DECK):
            self.lies[name] = HAND + seat
            self.knows[name] |= {seat}

    def play(self, seat):
        """Out of a hand, for all to see."""
        if name := self.drawn(HAND + seat):
            self.lies[name] = SHOWN
            self.knows[name] = ALL

    def peek(self, seat):
        """At a card of the next hand."""
        if name := self.drawn(HAND + (seat + 1) % SEATS):
            self.knows[name] |= {seat}

    def swap(self, seat):
        """A card goes to the next hand; both see it, and whoever knew it still does."""
        if name := self.drawn(HAND + seat):
            self.lies[name] = HAND + (seat + 1) % SEATS
            self.knows[name] |= {(seat + 1) % SEATS}

    def shuffle(self, _):
        """What was shown goes back into the deck, and nobody knows the deck any more."""
        for name in NAMES:
            if self.lies[name] in (SHOWN, DECK):
                self.lies[name] = DECK
                self.knows[name] = frozenset()

    def laid(self):
        """As the engine holds it: places, and bit sets of who knows."""
        bits = [sum(1 << seat for seat in self.knows[name]) for name in NAMES]
        return vec[i64]([self.lies[name] for name in NAMES]), vec[i64](bits)

    def seen(self, seat):
        """All that a seat may know: which cards it knows, and how much lies where, and who, as it
        may tell, knows that.
        """
        own = {name: self.lies[name] for name in NAMES if seat in self.knows[name]}
        rest = Counter((self.lies[n], self.knows[n]) for n in NAMES if n not in own)
        return own, rest


def dealt(story, seat, seed):
    """The story's cards dealt anew for a seat: places and knowers by name."""
    where, known = story.laid()
    deal_again(where, known, 0, len(NAMES), seat, Rng(seed))
    told = {
        name: (where[i], frozenset(s for s in range(SEATS) if known[i] >> s & 1))
        for i, name in enumerate(NAMES)
    }
    assert all(0 <= known[i] < 1 << SEATS for i in range(len(NAMES)))
    return told


@pytest.mark.parametrize("seat", range(SEATS))
@pytest.mark.parametrize("seed", SEEDS)
def test_a_deal_leaves_what_a_seat_knows_and_who_knows_how_much(seed, seat):
    story = Story(seed)
    own, rest = story.seen(seat)
    for luck in range(24):
        told = dealt(story, seat, luck)
        for name, place in own.items():
            assert told[name] == (place, story.knows[name])
        assert Counter(told[name] for name in NAMES if name not in own) == rest


@pytest.mark.parametrize("seed", SEEDS)
def test_every_rival_knows_as_many_cards_in_each_place_as_before(seed):
    """The same from the rival's side: a card known to nobody is not known afterwards, and so on."""
    story = Story(seed)
    for seat in range(SEATS):
        told = dealt(story, seat, seed)
        for rival in range(SEATS):
            before = Counter(story.lies[n] for n in NAMES if rival in story.knows[n])
            assert Counter(place for place, who in told.values() if rival in who) == before


@pytest.mark.parametrize("seed", SEEDS)
def test_where_the_hidden_cards_truly_lie_leaves_no_trace(seed):
    """Two truths that a seat cannot tell apart give the same deal for the same luck."""
    story, twin = Story(seed), Story(seed)
    seat = seed % SEATS
    hidden = [name for name in NAMES if seat not in story.knows[name]]
    mixed = hidden[:]
    Random(seed).shuffle(mixed)
    for name, other in zip(hidden, mixed, strict=True):
        twin.lies[name], twin.knows[name] = story.lies[other], story.knows[other]
    assert twin.seen(seat) == story.seen(seat)
    for luck in range(24):
        assert dealt(story, seat, luck) == dealt(twin, seat, luck)


def test_over_seeds_every_deal_that_fits_is_as_likely():
    """Four hidden cards of which one is known to seat 1: twenty-four deals, 2,400 seeds."""
    found = Counter()
    for seed in range(2_400):
        where, known = vec[i64]([7, 1, 2, 3, 4]), vec[i64]([EVERYONE, 0, 2, 0, 0])
        deal_again(where, known, 0, 5, 0, Rng(seed))
        assert (where[0], known[0]) == (7, EVERYONE)
        assert [known[i] for i in range(1, 5) if where[i] == 2] == [2]  # the mark stays with place
        found[tuple(where[i] for i in range(1, 5))] += 1
    assert set(found) == set(permutations([1, 2, 3, 4]))
    assert 0.001 < tail(sum((n - 100) ** 2 for n in found.values()) / 100, 23) < 0.999


def test_who_of_two_holders_of_one_place_is_known_is_drawn_too():
    """Three cards in one hand, one of them seen by seat 1: each is that one a third of the time."""
    found = Counter()
    for seed in range(1_200):
        where, known = vec[i64]([5, 5, 5]), vec[i64]([2, 0, 0])
        deal_again(where, known, 0, 3, 0, Rng(seed))
        assert [where[i] for i in range(3)] == [5, 5, 5]
        found[tuple(known[i] for i in range(3))] += 1
    assert set(found) == {(2, 0, 0), (0, 2, 0), (0, 0, 2)}
    assert 0.001 < tail(sum((n - 400) ** 2 for n in found.values()) / 400, 2) < 0.999


@pytest.mark.parametrize(("first", "last"), [(0, 4), (4, 9), (9, 12), (3, 3)])
def test_other_backs_are_left_alone(first, last):
    for seed in range(24):
        story = Story(seed)
        where, known = story.laid()
        deal_again(where, known, first, last, 0, Rng(seed))
        before, marks = story.laid()
        for i in [*range(first), *range(last, len(NAMES))]:
            assert (where[i], known[i]) == (before[i], marks[i])
        inside = range(first, last)
        assert Counter((where[i], known[i]) for i in inside) == Counter(
            (before[i], marks[i]) for i in inside
        )
