"""A match answer by answer: what `walk` hands out is what the match itself came to."""

from __future__ import annotations

import pytest

from tests.kit.cupdraw import CupDraw
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.core.tape import RESIGN
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules.game import GAME as ELEVEN
from touchline.games.streetsoccer.rules.game import GAME
from touchline.play import setups
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.play.walk import opening, walk


def played(game=None, seats=3, seed=4, answers=1000):
    """A match of Cup Draw, or of another game, answered at random so many times at most."""
    game = game or CupDraw()
    m = Match(game, setups.setup(ROOM, seats, {}) if game is ELEVEN else Setup(seats), Seeded(seed))
    rng = Rng(seed)
    for _ in range(answers):
        if not m.ask.decisions:
            break
        q = m.ask.decisions[rng.below(len(m.ask.decisions))]
        m.answer(q.seat, q.options[rng.below(len(q.options))])
    return m


def keys(m, s):
    return [m.game.view(s, seat).key() for seat in range(s.seats + 1)]


def told(events):
    return [(e.kind, e.a, e.b, e.secret, e.sees) for e in events]


@pytest.mark.parametrize("seed", range(5))
def test_a_walk_tells_the_answers_the_events_and_the_table_of_the_match(seed):
    m = played(seed=seed)
    assert m.ask.result is not None
    strides = list(walk(m))
    assert [s.at for s in strides] == list(range(1, len(strides) + 1))
    assert [(s.who, s.code) for s in strides] == m.tape.answers()
    assert keys(m, strides[-1].state) == keys(m, m.state)
    assert told([e for s in strides for e in s.events]) == told(m.log.events)


def test_the_table_before_is_the_one_after_the_answer_before_it():
    m = played()
    last = keys(m, opening(m))
    for s in walk(m, before=True):
        assert keys(m, s.before) == last
        assert s.before is not s.state
        last = keys(m, s.state)
    assert last == keys(m, m.state)


def test_without_being_asked_for_it_the_table_before_is_the_table_itself():
    m = played()
    assert all(s.before is s.state for s in walk(m))


def test_the_match_itself_is_not_touched_by_a_walk():
    m = played(answers=4)
    before, origin = keys(m, m.state), GAME.new(Setup())
    assert len(list(walk(m))) == len(m.tape.answers()) > 4
    assert keys(m, m.state) == before
    started = Match(GAME, Setup(), Seeded(1), origin=origin)
    first = keys(started, opening(started))
    assert len(list(walk(started))) > 0
    assert keys(started, origin) == keys(started, opening(started)) == first


def test_what_was_taken_back_is_no_stride():
    m = played(answers=1)
    seat = m.ask.decisions[0].seat
    m.answer(seat, m.ask.of(seat).options[0])
    m.take_back(seat)
    assert len(m.tape.entries) == len(m.tape.answers()) + 2
    assert [(s.who, s.code) for s in walk(m)] == m.tape.answers()


def test_a_resignation_that_ends_the_match_is_the_last_stride():
    m = played(answers=3)
    m.resign(1)
    assert m.ask.result is not None
    last = list(walk(m))[-1]
    assert (last.who, last.code, last.events) == (1, RESIGN, [])
    assert m.gone == 1


def test_a_match_goes_on_without_a_seat_that_has_left():
    m = played(ELEVEN, seats=3, answers=3)
    m.resign(1)
    assert m.ask.result is None
    for _ in range(6):
        q = m.ask.decisions[0]
        m.answer(q.seat, q.options[0])
    strides = list(walk(m, before=True))
    at = next(n for n, s in enumerate(strides) if s.code == RESIGN)
    assert strides[at].events == []
    assert len(strides) > at + 6
    assert keys(m, strides[-1].state) == keys(m, m.state)
