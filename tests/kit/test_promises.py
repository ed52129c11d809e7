"""Promises every game keeps. A new game is tested here by being listed in `rooms.ROOMS`.

Cup Draw stands beside them: it has the secrets that StreetSoccer lacks, and its planted faults
prove that the promises can be broken.
"""

from __future__ import annotations

from itertools import pairwise
from math import prod

import pytest

from tests.kit.amount import COMPILED, QUICK
from tests.kit.cupdraw import CUP, CupDraw
from tests.kit.training import CAMP
from tests.kit.walking import (
    SILENT,
    apart,
    ask,
    keys,
    looks,
    open_to,
    recipe,
    room_of,
    seats_in,
    setups,
    some,
    steps,
    walk,
)
from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, HIDDEN, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.play.ai.levels import judge
from touchline.play.croupier import Seeded, Silent
from touchline.play.match import Match
from touchline.play.sim.playout import playout
from touchline.rooms import ROOMS

ALL = [*ROOMS.values(), CUP, CAMP]
# matches a set-up, on the plain sources and on machine code: .ci/run plays the many of machine code
# on the compiled wheel; long ones are few, and many more when rules change
CASES = [
    (room, setup, seed)
    for room in ALL
    for setup in setups(room)
    for seed in range(1 if QUICK else recipe(room.game, "SEEDS", (1, 5))[COMPILED])
]
NAMES = [f"{room.name}-{n}" for n, (room, _, _) in enumerate(CASES)]


def every(items, n):
    return [x for i, x in enumerate(items) if i % n == 0]


class Promises:
    """Each takes a game, a set-up and a seed; fails with an AssertionError."""

    def redeal_is_invisible_to_the_seat_it_is_for(self, game, setup, seed):
        for s, due, rng in some(game, setup, seed):
            for seat in range(s.seats):
                twin = game.redeal(s, seat, rng)
                assert game.view(twin, seat).key() == game.view(s, seat).key()
                if due > 0 and due >> seat & 1:
                    assert game.due(twin) >> seat & 1
                    assert ask(game, twin, seat).listed() == ask(game, s, seat).listed()

    def a_redealt_match_can_be_played_to_its_end(self, game, setup, seed):
        for i, (s, _, rng) in enumerate(walk(game, setup, seed)):
            if i % 40 == 0:
                twin = game.redeal(s, i % s.seats, rng)
                assert playout(game, twin, rng, Codes(), Odds(), SILENT) <= game.longest

    def options_ascend_are_never_empty_and_lie_in_the_code_space(self, game, setup, seed):
        for n, (s, due, _) in enumerate(walk(game, setup, seed)):
            for seat in seats_in(due):
                out = Codes(curious=n % 5 == 0)
                game.options(s, seat, out)
                codes = out.listed()
                assert codes
                assert all(a < b for a, b in pairwise(codes))
                assert codes[0] >= 0
                assert codes[-1] < game.answers
                assert 1 <= out.least <= out.most
                assert not set(codes) & set(out.shut)
                assert len(out.shut) == len(out.why)
                assert all(out.why)
                assert all(0 <= code < game.answers for code in out.shut)

    def the_parts_of_a_code_multiply_to_the_code_space(self, game, setup, seed):
        assert prod(game.parts) == game.answers

    def weights_are_positive_and_outcomes_differ(self, game, setup, seed):
        for s, due, _ in walk(game, setup, seed):
            if due == FATE:
                odds = Odds()
                game.luck(s, odds)
                found = [odds.outcomes[i] for i in range(odds.count)]
                assert found
                assert len(set(found)) == len(found)
                assert all(odds.weights[i] > 0 for i in range(odds.count))
                assert sum(odds.weights[i] for i in range(odds.count)) == odds.total

    def a_clone_shares_nothing(self, game, setup, seed):
        for s, due, rng in some(game, setup, seed):
            if due != OVER:
                before = keys(game, s)
                t = s.clone()
                assert keys(game, t) == before
                for _ in range(6):
                    d = game.due(t)
                    if d == OVER:
                        break
                    who = FATE if d == FATE else seats_in(d)[0]
                    codes = open_to(game, t, who)
                    game.step(t, who, codes[rng.below(len(codes))], SILENT)
                assert before == keys(game, s)

    def asking_changes_nothing(self, game, setup, seed):
        full = judge(room_of(game), "full")
        for n, (s, due, _) in enumerate(walk(game, setup, seed)):
            if n % 7:
                continue
            before = keys(game, s)
            game.pending(s)
            for seat in range(s.seats):
                assert full is None or 0 <= full.rate(s, seat) <= 2_000_000
                game.forfeit(s, seat)
            assert game.due(s) == due
            assert keys(game, s) == before

    def an_unseen_answer_changes_nothing_for_that_seat(self, game, setup, seed):
        """Two answers hidden from a seat leave it with one view; unless the step reveals."""
        for s, due, _ in some(game, setup, seed):
            for who in seats_in(due):
                if len(seats_in(due)) < 2:
                    continue
                codes = ask(game, s, who).listed()
                for seat in [i for i in range(s.seats + 1) if i != who]:
                    unseen = [a for a in codes if game.seen(s, who, a, seat) == HIDDEN]
                    after = set()
                    for a in every(unseen, max(1, len(unseen) // 4)):
                        t = s.clone()
                        game.step(t, who, a, SILENT)
                        after.add(game.view(t, seat).key())
                    assert len(after) <= 1

    def fate_hidden_from_a_seat_changes_nothing_for_it(self, game, setup, seed):
        for s, due, _ in some(game, setup, seed):
            if due != FATE:
                continue
            for seat in range(s.seats + 1):
                after = set()
                for a in open_to(game, s, FATE):
                    if game.seen(s, FATE, a, seat) == HIDDEN and len(after) < 3:
                        t = s.clone()
                        game.step(t, FATE, a, SILENT)
                        after.add(game.view(t, seat).key())
                assert len(after) <= 1

    def redeal_moves_whatever_is_hidden(self, game, setup, seed):
        """What a rival knows and this seat does not must change in some twin."""
        hidden, moved = {}, set()
        least = 4 if apart(game) == 1 else 2
        for again in range(12):  # rare cards need many matches
            if again >= least and {i for i, n in hidden.items() if n >= 40} <= moved:
                break
            for s, _, rng in some(game, setup, seed * 4 + again):
                for seat, rival in ((0, s.seats - 1), (s.seats - 1, 0)):
                    mine, theirs = game.view(s, seat).key(), game.view(s, rival).key()
                    twin = game.view(game.redeal(s, seat, rng), rival).key()
                    for i, (a, b) in enumerate(zip(mine, theirs, strict=True)):
                        if a == HIDDEN and b != HIDDEN:
                            hidden[i] = hidden.get(i, 0) + 1
                            if twin[i] != b:
                                moved.add(i)
        assert {i for i, n in hidden.items() if n >= 40} <= moved

    def what_is_seen_of_fate_makes_a_difference(self, game, setup, seed):
        """Who is told the outcome learns from it, unless nobody at all does."""
        for s, due, _ in some(game, setup, seed):
            if due != FATE:
                continue
            codes = open_to(game, s, FATE)[:6]
            after = [set() for _ in range(s.seats + 1)]
            for a in codes:
                t = s.clone()
                game.step(t, FATE, a, SILENT)
                for reader, key in enumerate(keys(game, t)):
                    after[reader].add(key)
            if max(map(len, after)) > 1:
                for reader, views in enumerate(after):
                    told = [a for a in codes if game.seen(s, FATE, a, reader) == a]
                    assert len(told) < 2 or len(views) > 1

    def open_seats_may_answer_in_any_order(self, game, setup, seed):
        for s, due, rng in some(game, setup, seed):
            seats = seats_in(due)
            if len(seats) < 2:
                continue
            a, b = seats[0], seats[-1]
            x, y = ask(game, s, a).listed(), ask(game, s, b).listed()
            x, y = x[rng.below(len(x))], y[rng.below(len(y))]
            one, two = s.clone(), s.clone()
            game.step(one, a, x, SILENT)
            game.step(two, b, y, SILENT)
            if game.due(one) <= 0 or game.due(two) <= 0:
                continue  # fate comes between
            assert ask(game, one, b).listed() == ask(game, s, b).listed()
            game.step(one, b, y, SILENT)
            game.step(two, a, x, SILENT)
            assert keys(game, one) == keys(game, two)

    def a_twin_stays_a_twin(self, game, setup, seed):
        """The same answer seen in both worlds leaves the same view: no question is skipped,
        no number moves, because of what a seat cannot know. Opening an envelope is no leak."""
        twins = []
        envelopes = set()  # (writer, reader): answers of one that the other has not read yet
        was = None
        for n, (s, due, rng, last) in enumerate(steps(game, setup, seed)):
            if was:
                who, a = last
                for seat in range(s.seats):
                    told, twin = game.seen(was, who, a, seat), twins[seat]
                    if twin and told == a and (who, seat) not in envelopes:
                        assert self._agree(game, twin, s, seat, who, a)
                    (envelopes.discard if told == a else envelopes.add)((who, seat))
                envelopes = {(w, r) for w, r in envelopes if w != FATE}
            twins, was = [None] * s.seats, s.clone()
            if n % apart(game) == 0:
                twins = [game.redeal(s, i, rng) for i in range(s.seats)]
                twins = [t if game.due(t) == due else None for t in twins]

    def _agree(self, game, twin, now, seat, who, a):
        if a not in open_to(game, twin, who):
            return True
        game.step(twin, who, a, SILENT)
        if looks(game, twin, now, seat):
            return True  # a pile is searched, and tells what nobody knew
        return game.view(twin, seat).key() == game.view(now, seat).key()

    def a_tape_replays_to_the_same_views_and_events(self, game, setup, seed):
        m = Match(game, setup, Seeded(seed))
        rng = Rng(seed)
        for _ in range(game.longest):
            if m.ask.result:
                break
            q = m.ask.decisions[rng.below(len(m.ask.decisions))]
            m.answer(q.seat, q.options[rng.below(len(q.options))])
        assert m.ask.result is not None
        again = Match(game, setup, Silent(), m.tape, eager=False)
        assert keys(game, again.state) == keys(game, m.state)
        told = [(e.kind, e.a, e.b, e.secret, e.sees) for e in m.log.events]
        assert told == [(e.kind, e.a, e.b, e.secret, e.sees) for e in again.log.events]
        assert again.ask.result.points == m.ask.result.points

    def a_whisper_stays_a_whisper(self, game, setup, seed):
        for s, due, _ in some(game, setup, seed):
            if due == OVER:
                continue
            who = FATE if due == FATE else seats_in(due)[0]
            log = Log()
            t = s.clone()
            game.step(t, who, open_to(game, s, who)[0], log)
            for e in log.events:
                for seat in range(s.seats + 1):
                    if not e.sees >> seat & 1:
                        assert e.seen_by(seat).secret == HIDDEN


PROMISES = [name for name in vars(Promises) if not name.startswith("_")]


@pytest.mark.parametrize(("room", "setup", "seed"), CASES, ids=NAMES)
@pytest.mark.parametrize("promise", PROMISES)
def test_promise(promise, room, setup, seed):
    getattr(Promises(), promise)(room.game, setup, seed)


FAULTS = {
    "skip": "a_twin_stays_a_twin",
    "count": "open_seats_may_answer_in_any_order|an_unseen|redeal_is_invisible|a_twin",
    "peek": "redeal_is_invisible_to_the_seat_it_is_for",
    "envelope": "redeal_moves_whatever_is_hidden",
    "cards": "redeal_moves_whatever_is_hidden",
    "seen": "what_is_seen_of_fate_makes_a_difference",
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_breaks_a_promise(fault):
    game = CupDraw(fault)
    broken = set()
    for promise in PROMISES:
        if not any(promise.startswith(word) for word in FAULTS[fault].split("|")):
            continue
        for setup in setups(CUP):
            for seed in range(24):
                try:
                    getattr(Promises(), promise)(game, setup, seed)
                except AssertionError:
                    broken.add(promise)
                    break
    assert broken, f"the promises did not notice the planted fault {fault!r}"
