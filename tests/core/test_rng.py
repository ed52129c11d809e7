"""The generator against its published definition, and against what luck should look like.

The measures are chi-square tests. Their seeds are fixed, so they pass or fail once and for all.
Each asks that chance alone would give a value so high more often than once in SLIM, and one so low
too: counts can be too even. Generators that are known to be bad are held to the same measures.
"""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from math import exp, lgamma, log

import pytest

from touchline.core.rng import LIMIT, Rng, split_mix

SLIM = 1_000
SEEDS = range(1_000)
WORD = 2**64
STEP = 6364136223846793005  # of PCG, as published
DEFAULT = 1442695040888963407  # its increment where no stream is chosen
GOLDEN = 0x9E3779B97F4A7C15  # what SplitMix64 adds each time


def signed(n):
    """The same 64 bits, as an i64 holds them."""
    return (n + WORD // 2) % WORD - WORD // 2


class Pcg:
    """PCG32 in whole 64-bit numbers, as in O'Neill's report: pcg32_srandom_r and pcg32_random_r."""

    def __init__(self, start, increment):
        self.state, self.increment = 0, increment
        self.bits()
        self.state = (self.state + start) % WORD
        self.bits()

    def bits(self):
        old = self.state
        self.state = (old * STEP + self.increment) % WORD
        word, turn = ((old >> 18) ^ old) >> 27 & 0xFFFFFFFF, old >> 59
        return (word >> turn | word << (-turn & 31)) & 0xFFFFFFFF


def mixed(seed):
    """First output of SplitMix64, in whole 64-bit numbers (Steele, Lea and Flood 2014)."""
    z = (seed + GOLDEN) % WORD
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % WORD
    z = (z ^ z >> 27) * 0x94D049BB133111EB % WORD
    return z ^ z >> 31


# ---------------------------------------------------------------- as published


@pytest.mark.parametrize(
    ("seed", "outputs"),
    [
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
        (
            1234567,
            [
                6457827717110365317,
                3203168211198807973,
                9817491932198370423,
                4593380528125082431,
                16408922859458223821,
            ],
        ),
    ],
)
def test_a_seed_is_mixed_by_split_mix(seed, outputs):
    for n, output in enumerate(outputs):
        high, low = split_mix(signed(seed + n * GOLDEN))
        assert high << 32 | low == output == mixed(seed + n * GOLDEN)


def test_the_reference_gives_the_numbers_of_the_published_demonstration():
    demo = Pcg(42, 54 << 1 | 1)
    told = "a15c02b7 7b47f409 ba1d3330 83d2f293 bfa4784b cbed606e"
    assert [f"{demo.bits():08x}" for _ in range(6)] == told.split()


EDGES = [
    0,
    1,
    2,
    5,
    2**31 - 1,
    2**31,
    2**32 - 1,
    2**32,
    2**62,
    2**63 - 1,
    -1,
    -2,
    -(2**32),
    -(2**63),
]


@pytest.mark.parametrize("seed", [*EDGES, *range(10, 5_000, 499)])
def test_draws_are_those_of_pcg_on_its_default_stream(seed):
    rng, reference = Rng(seed), Pcg(mixed(seed), DEFAULT)
    assert [rng.bits() for _ in range(300)] == [reference.bits() for _ in range(300)]
    rng.begin(seed)
    assert rng.bits() == Pcg(mixed(seed), DEFAULT).bits()


@pytest.mark.parametrize("start", [0, 42, 2**32 - 1, 2**63, WORD - DEFAULT, WORD - 1])
def test_it_can_be_started_as_pcg_is(start):
    rng, reference = Rng(0), Pcg(start, DEFAULT)
    rng.start(start >> 32, start & 0xFFFFFFFF)
    assert [rng.bits() for _ in range(100)] == [reference.bits() for _ in range(100)]


def test_the_generator_gives_the_same_numbers_on_every_build():
    rng = Rng(1)
    first = [679, 14, 959, 581, 916, 592, 594, 648, 414, 236, 246, 660]
    assert [rng.below(1000) for _ in first] == first


# ---------------------------------------------------------------- one of n


@pytest.mark.parametrize(
    "n", [1, 2, 3, 6, 52, 1_000, 2**16 + 1, 2**30 + 1, 3 * 2**29, LIMIT - 1, LIMIT]
)
def test_a_draw_is_the_high_half_of_a_product_and_what_would_favour_some_is_thrown_away(n):
    """Of the 2**32 words, exactly 2**32 // n lead to each outcome; the others are drawn again."""
    rng, reference = Rng(n), Pcg(mixed(n), DEFAULT)
    spare = 2**32 % n
    thrown = 0
    for _ in range(400):
        while (product := reference.bits() * n) % 2**32 < spare:
            thrown += 1
        assert rng.below(n) == product >> 32
    assert (thrown > 40) == (spare > 2**29)  # at 3 * 2**29 a quarter of all words is thrown away


@pytest.mark.parametrize("n", [0, -1, -(2**40), LIMIT + 1, 2**40])
def test_only_a_sensible_number_of_outcomes_is_taken(n):
    with pytest.raises(ValueError, match=f"{n} outcomes; must be from 1 to 2147483647"):
        Rng(1).below(n)


def test_one_outcome_is_certain_and_the_highest_is_reached():
    rng = Rng(8)
    assert {rng.below(1) for _ in range(100)} == {0}
    assert max(rng.below(LIMIT) for _ in range(2_000)) > 0.998 * LIMIT


# ---------------------------------------------------------------- what luck should look like


def tail(value, freedom):
    """Chance that a chi-square of so many degrees of freedom is above `value`."""
    a, x = freedom / 2, value / 2
    if x < a + 1:  # a series for what lies below
        term = total = 1 / a
        n = a
        while term > total * 1e-12:
            n += 1
            term *= x / n
            total += term
        return 1 - total * exp(a * log(x) - x - lgamma(a)) if x else 1.0
    b = x + 1 - a  # a continued fraction for what lies above
    c, d = 1e300, 1 / b
    h = d
    for i in range(1, 500):
        b += 2
        d = 1 / (b - i * (i - a) * d)
        c = b - i * (i - a) / c
        h *= d * c
    return h * exp(a * log(x) - x - lgamma(a))


@pytest.mark.parametrize(
    ("value", "freedom", "chance"),
    [
        (10.828, 1, 0.001),
        (20.515, 5, 0.001),
        (59.703, 30, 0.001),
        (0.210, 5, 0.999),
        (61.098, 100, 0.999),
    ],
)
def test_the_measure_agrees_with_printed_tables(value, freedom, chance):
    assert tail(value, freedom) == pytest.approx(chance, rel=0.01)


def fair(found, cells):
    """Whether counts of equally likely cells are neither too uneven nor too even for chance."""
    draws = sum(found.values())
    assert draws >= 5 * cells
    assert all(0 <= cell < cells for cell in found)
    even = draws / cells
    value = sum((found[cell] - even) ** 2 for cell in range(cells)) / even
    return 1 / SLIM < tail(value, cells - 1) < 1 - 1 / SLIM


def first_draws(make, n):
    return Counter(make(seed).below(n) for seed in SEEDS)


def neighbours(make, n, apart):
    """First draws of two seeds that lie `apart`, taken together."""
    drawn = [make(seed).below(n) for seed in range(2_000 + apart)]
    return Counter(n * drawn[i] + drawn[i + apart] for i in range(2_000))


def serial(make, n, seed):
    """Each two draws that follow each other, taken together."""
    rng = make(seed)
    return Counter(n * rng.below(n) + rng.below(n) for _ in range(60 * n * n))


def second_draws(make, n):
    """First and second draw of one seed, taken together."""
    found = Counter()
    for seed in range(max(1_000, 10 * n * n)):
        rng = make(seed)
        found[n * rng.below(n) + rng.below(n)] += 1
    return found


def orders(make, n):
    """Which way each seed shuffles n cards, dealt from the last down as `core/cards.py` does."""
    found = Counter()
    for seed in range(3_000):
        rng, at = make(seed), 0
        for left in range(n, 0, -1):
            at = at * left + rng.below(left)
        found[at] += 1
    return found


SIZES = [2, 3, 4, 5, 6, 7, 8, 10, 12, 13, 18, 20, 36, 52, 64, 100]
APART = [1, 2, 3, 4, 7, 10, 16, 100, 256, 1_000]


@pytest.mark.parametrize("n", SIZES)
def test_first_draws_over_a_thousand_seeds_are_uniform(n):
    assert fair(first_draws(Rng, n), n)


@pytest.mark.parametrize("apart", APART)
@pytest.mark.parametrize("n", [2, 6, 10])
def test_neighbouring_seeds_have_nothing_in_common(n, apart):
    assert fair(neighbours(Rng, n, apart), n * n)


def test_no_long_run_of_seeds_draws_the_same():
    """Eight of a thousand in a row draw the same of six in one case of 340."""
    assert longest_run(Rng) < 8
    assert longest_run(Lehmer) > 30


def longest_run(make):
    return max(len(list(run)) for _, run in groupby(make(seed).below(6) for seed in SEEDS))


@pytest.mark.parametrize("n", [2, 6, 10, 20])
def test_draws_that_follow_each_other_are_independent(n):
    for seed in range(3):
        assert fair(serial(Rng, n, seed), n * n)


@pytest.mark.parametrize("n", [2, 3, 6, 10])
def test_first_and_second_draws_are_independent(n):
    assert fair(second_draws(Rng, n), n * n)


@pytest.mark.parametrize("n", [3, 4, 5])
def test_every_order_of_a_few_cards_is_as_likely_over_seeds(n):
    assert fair(orders(Rng, n), {3: 6, 4: 24, 5: 120}[n])


def test_seeds_of_any_size_begin_differently():
    """Neighbours, multiples, high and low halves, negatives: no two begin alike."""
    seeds = {
        f(k) for k in range(500) for f in (int, (-1).__mul__, (2**32).__mul__, (1_000_003).__mul__)
    }
    assert len({tuple(Rng(s).bits() for _ in range(2)) for s in seeds}) == len(
        {s % WORD for s in seeds}
    )


# ---------------------------------------------------------------- and what the measures would catch


class Lehmer:
    """Seeds are not mixed, and the low part is drawn: a small seed's first draw of 6 is 1."""

    def __init__(self, seed):
        self.state = seed % 2147483645 + 1
        for _ in range(4):
            self.below(2)

    def below(self, n):
        self.state = self.state * 48271 % 2147483647
        return self.state % n


class Unmixed(Pcg):
    """PCG32 whose seeds follow each other as they come."""

    def __init__(self, seed):
        self.state, self.increment = seed, DEFAULT

    def below(self, n):
        return self.bits() * n >> 32


class Low:
    """A 64-bit congruence, well seeded, of which the low bits are drawn."""

    def __init__(self, seed):
        self.state = mixed(seed)

    def below(self, n):
        self.state = (self.state * STEP + DEFAULT) % WORD
        return self.state % n


class Even:
    """Draws that take turns: far too even for chance."""

    def __init__(self, seed):
        self.next = seed

    def below(self, n):
        self.next += 1
        return (self.next - 1) % n


CAUGHT = [
    (Lehmer, 10, lambda m: first_draws(m, 10)),
    (Lehmer, 36, lambda m: neighbours(m, 6, 1)),
    (Lehmer, 36, lambda m: second_draws(m, 6)),
    (Lehmer, 24, lambda m: orders(m, 4)),
    (Unmixed, 6, lambda m: first_draws(m, 6)),
    (Unmixed, 36, lambda m: neighbours(m, 6, 1)),
    (Low, 4, lambda m: serial(m, 2, 0)),
    (Even, 10, lambda m: first_draws(m, 10)),
    (Even, 36, lambda m: neighbours(m, 6, 1)),
    (Even, 36, lambda m: serial(m, 6, 0)),
]


@pytest.mark.parametrize(("bad", "cells", "measure"), CAUGHT)
def test_a_bad_generator_is_caught(bad, cells, measure):
    assert not fair(measure(bad), cells)
