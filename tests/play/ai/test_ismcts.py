"""The search where something is hidden: true values, and no seat knows what it cannot know."""

from __future__ import annotations

from functools import cache

import pytest

from tests.kit.cupdraw import CARD, EFFORT, KEEP, NO, PICK, REACT, TRAIN, CupDraw, strength
from tests.kit.walking import SILENT, ask, seats_in, walk
from tests.play.ai.parlour import (
    BET,
    CARDS_VALUE,
    JACK,
    KICK_LEFT,
    KICK_VALUE,
    KING,
    QUEEN,
    ByCard,
    Coin,
    Numbers,
    SecretKick,
    ThreeCards,
)
from tests.play.ai.pebbles import WEIGHTS, Heap, Parity, Pebbles
from touchline.core.buffers import Codes
from touchline.core.ids import FATE, OVER
from touchline.core.judge import Judge
from touchline.core.policy import Policy
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.window import Window
from touchline.play.ai.ismcts import Ismcts
from touchline.play.ai.player import Guesser
from touchline.play.ai.rollout import ENDLESS, Effort
from touchline.play.ai.runs import still_good
from touchline.play.sim.loop import play
from touchline.play.sim.luck import Luck

CUP = CupDraw()


def searched(game, s, seat, seed=1, policy=None, **effort):
    """What a search makes of the options: the mean, and by code (share of visits, mean)."""
    pane = Window(game, s, seat)
    effort.setdefault("average_answers", 300)
    mind = Ismcts(Rng(seed), Effort(**effort), None, policy)
    mind.search(pane)
    rows = mind.rows(pane)
    visits = sum(row.visits for row in rows)
    mean = sum(row.visits * row.mean for row in rows) / visits
    return mean, {row.code: (row.visits / visits, row.mean) for row in rows}


# -- true values --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("seat", "value"), [(0, KICK_VALUE), (1, 2_000_000 - KICK_VALUE)])
def test_a_secret_kick_is_worth_its_mixed_value(seat, value, seed):
    game = SecretKick()
    mean, rows = searched(game, game.new(Setup()), seat, seed, sims=4000)
    assert abs(mean - value) < 90_000
    assert abs(rows[0][0] - KICK_LEFT) < 0.12  # both aim left in three kicks of five


def test_a_keeper_who_could_see_the_kick_would_save_more():
    """The same search of a game that tells all: so it is what is seen that keeps the value up."""
    game = SecretKick()
    game.seen = lambda s, who, answer, seat: answer
    mean, _ = searched(game, game.new(Setup()), 0, sims=4000)
    assert mean < KICK_VALUE - 200_000


@cache
def three_cards(card, redeal_own):
    game = ThreeCards()
    s = Numbers(2, zero=card, one=(card + 1) % 3, said=0, turns=0)
    mean, rows = searched(game, s, 0, 3, ByCard(), sims=8000, redeal_own=redeal_own)
    return mean / 1e6 - 2, rows[BET][0]


def test_three_cards_is_worth_what_it_should_be():
    mean = sum(three_cards(card, 1000)[0] for card in (JACK, QUEEN, KING)) / 3
    assert abs(mean - CARDS_VALUE) < 0.05


def test_a_rival_who_reckons_with_all_cards_sometimes_pays_a_king():
    """Where rivals learn from true hands alone, a king is never paid: they know that it is one."""
    assert three_cards(KING, 0)[0] < 1.08
    assert three_cards(KING, 1000)[0] > 1.12
    assert three_cards(JACK, 0)[1] < 0.06  # and a bluff is always called
    assert 0.09 < three_cards(JACK, 1000)[1] < 0.4


def exact(game, s):
    """Points of the seat to move, or fate's mean for the seat that moves after it: Pebbles."""
    if game.due(s) == OVER:
        return 2 if s.side == 1 else 0  # for seat 0
    if game.due(s) == FATE:
        total = 0
        for face, weight in WEIGHTS.items():
            t = s.clone()
            game.step(t, FATE, face, SILENT)
            total += weight * exact(game, t)
        return total / sum(WEIGHTS.values())
    values = after_each(game, s)
    return max(values.values()) if s.side == 0 else min(values.values())


def after_each(game, s):
    values = {}
    for code in ask(game, s, s.side).listed():
        t = s.clone()
        game.step(t, s.side, code, SILENT)
        values[code] = exact(game, t)
    return values


@pytest.mark.parametrize("left", [5, 6, 7])
def test_dice_that_are_seen_are_planned_for(left):
    game = Pebbles()
    s = Heap(left, 0, thrown=True)
    values = after_each(game, s)
    _, rows = searched(game, s, 0, sims=6000, average_answers=0)
    best = max(rows, key=lambda code: rows[code][0])
    assert values[best] == max(values.values())
    assert abs(rows[best][1] / 1e6 - values[best]) < 0.06


class Rare(Coin):
    """Seat 1 may take the match if the coin, which seat 0 never sees, fell right: 1 in 2."""

    def options(self, s, seat, out):
        out.open(int(seat))
        out.add(0)
        if seat == 1 and s["coin"] == 1:
            out.add(1)

    def due(self, s):
        if s["coin"] < 0:
            return FATE
        if s["guess"] < 0:
            return 1
        return 2 if s["said"] < 0 else OVER

    def result(self, s):
        from touchline.core.pending import Result

        return Result([0, 2] if s["said"] == 1 else [2, 0], 1)


def test_an_option_open_in_some_worlds_only_is_judged_there():
    game = Rare()
    s = Numbers(2, coin=0, said=-1, guess=-1)
    means = [searched(game, s, 0, seed=n, sims=2000, average_answers=0)[0] for n in range(24)]
    # a coin decides; one search is off by 39,000 (one spread), the mean of all by 8,000
    assert abs(sum(means) / len(means) - 1_000_000) < 32_000
    pane = Window(game, s, 0)
    mind = Ismcts(Rng(1), Effort(2000))
    mind.search(pane)
    forest = mind.forest
    wait = forest.down[forest.down[forest.child(1, 0)]]  # seat 1, which saw seat 0 do its 0
    take = forest.beside[wait]
    assert forest.seen[wait] > 1.8 * forest.seen[take]
    assert forest.visits[take] > 0.8 * forest.seen[take]


# -- nobody peeks -------------------------------------------------------------------------------


def tables(game, seats=2, seeds=3):
    """Tables of random matches at which a seat has a choice, and that seat."""
    for seed in range(seeds):
        for s, due, _ in walk(game, Setup(seats), seed):
            for seat in seats_in(due) if due > 0 else []:
                if ask(game, s, seat).count > 1:
                    yield s.clone(), seat


def answers(game, s, seat, seed, **effort):
    effort.setdefault("sims", 60)
    return Ismcts(Rng(seed), Effort(**effort)).choose(Window(game, s, seat))


@pytest.mark.parametrize("redeal_own", [0, 400])
@pytest.mark.parametrize("seats", [2, 3])
def test_what_a_seat_cannot_know_changes_no_answer_of_it(seats, redeal_own):
    """Dealt again, with the same seed: exactly the same answers, since only knowledge counts."""
    told = 0
    for n, (s, seat) in enumerate(tables(CUP, seats)):
        twin = CUP.redeal(s, seat, Rng(1000 + n))
        told += any(
            CUP.view(twin, other).key() != CUP.view(s, other).key() for other in range(s.seats)
        )
        assert answers(CUP, s, seat, n, redeal_own=redeal_own) == answers(
            CUP, twin, seat, n, redeal_own=redeal_own
        )
    assert told > 20  # the twins do differ for somebody


@pytest.mark.parametrize("said", [0, 1])
def test_a_coin_that_cannot_be_seen_is_not_guessed(said):
    game = Coin()
    for seed in range(20):
        sides = [Numbers(2, coin=coin, said=said, guess=-1) for coin in (0, 1)]
        one, other = (answers(game, s, 0, seed, sims=200) for s in sides)
        assert one == other
    mean, _ = searched(game, sides[0], 0, sims=4000)
    assert abs(mean - 1_000_000) < 60_000


def test_a_seat_that_sees_the_coin_is_not_held_to_be_blind():
    """Seat 1 speaks before the guess: what it says cannot be believed, so it is worth 1 point."""
    game = Coin()
    s = Numbers(2, coin=1, said=-1, guess=-1)
    mean, _ = searched(game, s, 1, sims=6000, redeal_own=1000)
    assert abs(mean - 1_000_000) < 100_000


# -- Cup Draw -----------------------------------------------------------------------------------


def picked(strengths, other=(0, 1, 2)):
    """Seat 0 holds cards of these strengths, seat 1 others, and the envelopes are open."""
    s = CUP.new(Setup(2))
    hands = [list(strengths), [6 + n for n in other]]
    for seat, hand in enumerate(hands):
        for card in hand:
            s.where[card] = 1 + seat
            s.known[card] = 1 << seat
    s.stack.turn(PICK)
    s.sealed.ask(3)
    return s


def test_the_two_strongest_cards_are_sealed_in_one_go():
    s = picked((0, 4, 5))
    found = Ismcts(Rng(1), Effort(3000, sure_after=10, mixed=False)).choose(Window(CUP, s, 0))
    assert found == [CARD + 4, CARD + 5]


def test_a_run_is_given_only_as_far_as_it_is_sure():
    s = picked((0, 4, 5))
    found = Ismcts(Rng(1), Effort(3000, sure_after=ENDLESS, mixed=False)).choose(Window(CUP, s, 0))
    assert found == [CARD + 4]


def test_nothing_is_promised_beyond_a_die_that_is_still_to_be_seen():
    s = picked((0, 4, 5))
    for seat, first in ((0, 0), (1, 6)):
        CUP.step(s, seat, CARD + first, SILENT)
        CUP.step(s, seat, CARD + first + (4 if seat == 0 else 1), SILENT)
    while s.stack.phase() == REACT:
        CUP.step(s, s.stack.get(1), NO, SILENT)
    assert s.stack.phase() == TRAIN
    assert s.lanes[0].phase() == EFFORT
    assert answers(CUP, s, 0, 1, sims=2000, sure_after=1) == [1]  # training hard costs nothing


@pytest.mark.parametrize(("die", "again"), [(1, 1), (6, 0)])
def test_a_low_die_is_rolled_again_and_a_six_is_kept(die, again):
    s = picked((0, 4, 5))
    s.stack.turn(TRAIN)
    s.points = [4, 4]
    s.lanes[0].turn(KEEP, 0, die, 0)
    assert answers(CUP, s, 0, 5, sims=3000, mixed=False) == [again]


def test_it_beats_a_guesser_by_far():
    won = 0
    for n in range(40):
        s = CUP.new(Setup(2))
        me = n % 2
        players = [Guesser(Rng(n)), Guesser(Rng(n))]
        players[me] = Ismcts(Rng(n), Effort(120))
        play(CUP, s, players, Luck(CUP, 1, n))
        won += CUP.result(s).points[me]
    assert won >= 56  # of 80 points; a guesser gets about 40


# -- its promises -------------------------------------------------------------------------------


def test_a_seed_repeats_itself_and_the_table_stays_as_it_was():
    for s, seat in list(tables(CUP, seeds=1))[:6]:
        before = [CUP.view(s, i).key() for i in range(3)]
        assert answers(CUP, s, seat, 4) == answers(CUP, s, seat, 4)
        assert [CUP.view(s, i).key() for i in range(3)] == before


def test_the_same_numbers_on_every_build():
    game = ThreeCards()
    s = Numbers(2, zero=QUEEN, one=KING, said=0, turns=0)
    pane = Window(game, s, 0)
    mind = Ismcts(Rng(7), Effort(500, redeal_own=300, average_answers=300), None, ByCard())
    mind.search(pane)
    assert [(r.code, r.visits, round(r.mean)) for r in mind.rows(pane)] == [
        (BET, 199, 1899497),
        (0, 81, 1580247),
    ]


def test_a_bound_is_kept_and_a_safe_lead_ends_the_search():
    game = SecretKick()
    mind = Ismcts(Rng(1), Effort(100))
    mind.choose(Window(game, game.new(Setup()), 0))
    assert mind.done <= 100
    mind = Ismcts(Rng(1), Effort(4000))
    assert mind.choose(Window(Pebbles(), Heap(3, 0, thrown=True), 0)) == [3]  # which wins at once
    assert mind.done < 3000


class Clock:
    """Moves on by a step with every look."""

    def __init__(self, step):
        self.now = 100.0
        self.step = step

    def __call__(self):
        self.now += self.step
        return self.now


@pytest.mark.parametrize(("step", "done"), [(9.0, 16), (0.3, 64)])
def test_a_deadline_ends_the_search_with_a_legal_answer(step, done):
    s = picked((0, 4, 5))
    mind = Ismcts(Rng(1), Effort(ENDLESS), clock=Clock(step), seconds=1.0)
    found = mind.choose(Window(CUP, s, 0))
    assert found[0] in ask(CUP, s, 0).listed()
    assert mind.done == done


def test_the_only_answer_is_given_at_once():
    game = Pebbles()
    mind = Ismcts(Rng(1), Effort(1000))
    assert mind.choose(Window(game, Heap(1, 0, thrown=True), 0)) == [1]
    assert mind.done == 0


# -- judges -------------------------------------------------------------------------------------


class Turns(Judge):
    """Rates heaps as Parity does, counts pebbles gone as moments, and what it was asked."""

    def __init__(self, heap, restless=()):
        self.heap = heap
        self.restless = restless
        self.seen = []

    def rate(self, s, seat):
        self.seen.append((s.left, s.thrown))
        return Parity().rate(s, seat)

    def moment(self, s):
        return self.heap - s.left

    def settled(self, s):
        return s.left not in self.restless


def lefts(effort, restless=()):
    """How many pebbles were left at the tables that were judged."""
    judge = Turns(20, restless)
    mind = Ismcts(Rng(1), effort, judge)
    mind.search(Window(Pebbles(), Heap(20, 0, thrown=True), 0))
    return {left for left, _ in judge.seen}


def test_a_search_stops_so_many_moments_ahead():
    assert lefts(Effort(200, moments=5)) <= {15, 14, 13, 12, 11, 10}
    assert max(lefts(Effort(200, moments=1))) == 19


def test_a_search_stops_so_many_answers_beyond_the_tree():
    assert lefts(Effort(3, reach=0)) == {19, 18, 17}  # one answer each
    assert max(lefts(Effort(3, reach=4))) <= 15


def test_what_is_half_done_is_finished_before_it_is_judged():
    assert {15, 14}.isdisjoint(lefts(Effort(200, moments=5), restless={15, 14}))
    assert 17 in lefts(Effort(200, reach=0))
    assert 17 not in lefts(Effort(200, reach=0), restless={17})


# -- policies -----------------------------------------------------------------------------------


class Narrow(Policy):
    """Takes one pebble or two, two mostly; plays on with three when it can."""

    def __init__(self):
        self.asked = set()

    def shortlist(self, s, seat, codes, out):
        out.open()
        for i in range(min(2, codes.count)):
            out.add(codes.items[i], 1 + 3 * i)

    def pick(self, s, seat, codes, rng):
        self.asked.add(s.left)
        return codes.items[codes.count - 1]


def test_a_policy_narrows_and_orders_the_answers_and_plays_on():
    policy = Narrow()
    pane = Window(Pebbles(), Heap(15, 0, thrown=True), 0)
    mind = Ismcts(Rng(2), Effort(60, exploration=60_000), None, policy)
    mind.search(pane)
    rows = {row.code: row.visits for row in mind.rows(pane)}
    assert set(rows) == {1, 2}
    assert rows[2] > rows[1]
    assert policy.asked


class Blurred(Policy):
    """Of a die it matters only whether it is 0."""

    def __init__(self, gists):
        self.gists = gists

    def gist(self, s, answer, seat):
        return self.gists[answer]


@pytest.mark.parametrize(("gists", "ways"), [([0, 1, 2], 3), ([0, 1, 1], 2), ([-1, -1, -1], 0)])
def test_what_matters_of_fate_is_the_policy_s_to_say(gists, ways):
    mind = Ismcts(Rng(2), Effort(200), None, Blurred(gists))
    mind.search(Window(Pebbles(), Heap(15, 0, thrown=True), 0))
    forest = mind.forest
    first = forest.down[forest.down[0]]  # the seat's first answer
    keys = []
    child = forest.down[first]
    while child >= 0:
        keys.append(forest.key[child])
        child = forest.beside[child]
    assert len([key for key in keys if key < 3]) == ways


class Runs(Policy):
    """Offers these runs for the envelope."""

    def __init__(self, *runs):
        self.runs = [list(run) for run in runs]

    def plans(self, s, seat, rng):
        return self.runs if s.stack.phase() == PICK else []


class Counted(Runs):
    """Counts how often it is asked beyond these runs, which grows with the matches played on."""

    picked = 0

    def pick(self, s, seat, codes, rng):
        self.picked += 1
        return super().pick(s, seat, codes, rng)


def test_whole_runs_are_compared_and_the_best_is_given_whole():
    s = picked((0, 4, 5))
    low, high = [CARD, CARD + 4], [CARD + 4, CARD + 5]
    for runs in ((low, high), (high, low), (low, low, high, low)):
        mind = Ismcts(Rng(1), Effort(400), None, Runs(*runs))
        assert mind.choose(Window(CUP, s, 0)) == high
        assert mind.done == 0


def test_a_run_that_lags_behind_is_left_out_early():
    s = picked((0, 4, 5))
    low, high = [CARD, CARD + 4], [CARD + 4, CARD + 5]
    played = {}
    for drop in (0, 3_000):
        counted = Counted(low, high)
        mind = Ismcts(Rng(1), Effort(2_000, give_up_gap=drop), None, counted)
        assert mind.choose(Window(CUP, s, 0)) == high
        played[drop] = counted.picked
    assert played[3_000] < played[0] / 2


def test_runs_that_always_do_alike_are_told_apart_no_longer():
    s = picked((0, 4, 5))
    run = [CARD, CARD + 4]
    counted = Counted(run, run, run)
    mind = Ismcts(Rng(1), Effort(2_000, give_up_gap=3_000), None, counted)
    assert mind.choose(Window(CUP, s, 0)) == run
    assert counted.picked < 1_000


def test_who_lags_no_further_than_chance_may_do_stays():
    even = [0, 1_000_000] * 16
    rows = [even, [1_000_000 - x for x in even], [0] * 32, [x + 1 for x in even]]
    assert still_good(rows, 3_000) == [1, 3]
    assert still_good(rows, 9_000) == [1, 2, 3]
    assert still_good([even, even, even], 9_000) == [0]


def test_runs_the_rules_forbid_are_left_out():
    s = picked((0, 4, 5))
    wrong = [[CARD + 5, CARD + 4], [CARD + 3], [], [CARD, CARD + 4, CARD + 5]]
    mind = Ismcts(Rng(1), Effort(400), None, Runs(*wrong, [CARD, CARD + 4]))
    assert mind.choose(Window(CUP, s, 0)) == [CARD, CARD + 4]
    mind = Ismcts(Rng(1), Effort(50), None, Runs(*wrong))
    assert mind.choose(Window(CUP, s, 0))[0] in ask(CUP, s, 0).listed()
    assert mind.done > 0  # with no run left it searches


def test_a_deadline_cuts_the_comparison_short():
    s = picked((0, 4, 5))
    runs = Runs([CARD, CARD + 4], [CARD + 4, CARD + 5])
    mind = Ismcts(Rng(1), Effort(ENDLESS), None, runs, Clock(5.0), 1.0)
    assert mind.choose(Window(CUP, s, 0)) in runs.runs


def test_strengths_are_as_the_tables_above_have_them():
    assert [strength(card) for card in (0, 4, 5, 6, 7, 8)] == [0, 4, 5, 0, 1, 2]
    codes = Codes()
    CUP.options(picked((0, 4, 5)), 0, codes)
    assert codes.listed() == [CARD, CARD + 4]
