"""A manager resigns: with three or four the season goes on for those who stay."""

from __future__ import annotations

import pytest

from touchline.core.faults import Refused
from touchline.core.rng import Rng
from touchline.core.tape import RESIGN, Header, Tape, read
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.week import scoring
from touchline.games.eleven.voice.report import report
from touchline.games.eleven.voice.words import ElevenWords
from touchline.play import setups
from touchline.play.croupier import Seeded, Silent
from touchline.play.match import Match
from touchline.play.tapes import match_from, table_from
from touchline.play.terminal.story import moments
from touchline.server import feed


def begun(seats: int, seed: int = 5) -> Match[Table]:
    """A season of so many managers, all of it drawn from a seed."""
    names = tuple(f"seat {n}" for n in range(seats))
    head = Header(GAME.name, GAME.version, seats=names, packs=setups.packs(ROOM))
    return match_from(ROOM, Tape(head), Seeded(seed))


def play(m: Match[Table], rng: Rng, until: int = 9) -> None:
    """Whoever is asked answers at random until a week begins, or the season is over."""
    while m.ask.result is None and m.state.week < until:
        q = m.ask.decisions[rng.below(len(m.ask.decisions))]
        m.answer(q.seat, q.options[rng.below(len(q.options))])


@pytest.mark.parametrize(("seats", "week"), [(3, 2), (4, 1), (4, 5)])
def test_the_season_goes_on_for_those_who_stay(seats: int, week: int) -> None:
    m, rng = begun(seats), Rng(3)
    play(m, rng, week)
    m.resign(1)
    assert m.ask.result is None
    assert m.away == [1]
    assert all(q.seat != 1 for q in m.ask.decisions)
    play(m, rng)
    points = m.ask.result.points if m.ask.result else []
    assert m.state.week == c.WEEKS
    assert points[1] == 0
    assert sum(points) >= 2
    assert not m.state.winner & 2


def test_who_has_resigned_comes_last_whatever_the_points() -> None:
    """Even if the club that nobody runs has most of them."""
    m, rng = begun(3), Rng(4)
    play(m, rng, 6)
    m.resign(2)
    m.state.put(2, c.POINTS, 99)
    play(m, rng)
    assert m.state.get(2, c.TOTAL) == max(m.state.get(n, c.TOTAL) for n in range(3))
    assert m.ask.result is not None
    assert m.ask.result.points[2] == 0


def test_the_last_but_one_ends_it() -> None:
    """One manager against clubs that nobody runs would be no season: who stays has won."""
    m, rng = begun(4), Rng(5)
    play(m, rng, 2)
    m.resign(3)
    m.resign(0)
    assert m.ask.result is None
    m.resign(2)
    assert m.ask.result is not None
    assert m.ask.result.points == [0, 2, 0, 0]
    assert m.ask.result.reason == -1
    said = ElevenWords().result(m.ask.result, GAME.view(m.state, 4))
    assert (said.id, said.args["team"]) == ("el-end-resigned", "@team1")


@pytest.mark.parametrize(("seats", "points"), [(1, [0]), (2, [2, 0])])
def test_one_or_two_managers_end_it_at_once(seats: int, points: list[int]) -> None:
    m = begun(seats)
    m.resign(seats - 1)
    assert m.ask.result is not None
    assert m.ask.result.points == points


def test_nobody_resigns_twice() -> None:
    m = begun(3)
    m.resign(0)
    with pytest.raises(Refused, match="already"):
        m.resign(0)


def test_a_tape_with_a_resignation_leads_to_the_same_table() -> None:
    """Its story, its figures and its replay go on behind the resignation."""
    m, rng = begun(4), Rng(6)
    play(m, rng, 2)
    at = len(m.tape.entries)
    m.resign(2)
    play(m, rng)
    assert m.tape.entries[at] == (2, RESIGN)
    tape = read(m.tape.text())
    again = match_from(ROOM, tape, Silent())
    assert again.ask.result is not None
    assert m.ask.result is not None
    assert again.ask.result.points == m.ask.result.points
    assert GAME.view(again.state, 0).key() == GAME.view(m.state, 0).key()
    assert GAME.view(table_from(ROOM, tape), 0).key() == GAME.view(m.state, 0).key()
    told = list(moments(again, ElevenWords()))
    assert len(told) == len(tape.answers())
    assert [fact.kind for fact in told[at].facts] == ["resigned"]
    steps = feed.steps_of(again)
    assert [step.at for step in steps] == list(range(1, len(steps) + 1))
    figures = report(again)
    assert figures["places"] == [
        1 + sum(scoring.ahead(m.state, other, seat) > 0 for other in range(4)) for seat in range(4)
    ]
    assert figures["places"][2] == 4


def test_an_answer_before_a_resignation_is_not_struck_out_any_more() -> None:
    m = begun(3)
    q = m.ask.of(0)
    assert q is not None
    m.answer(0, q.options[0])
    m.resign(1)
    with pytest.raises(Refused):
        m.strike_out(0)
    with pytest.raises(Refused):
        m.take_back(0)
