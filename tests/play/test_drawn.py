"""A match that ends because all agree to a draw: where that may be, and what tells of it after."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.play.test_consent import begun
from touchline.core.faults import BadTape, Refused
from touchline.core.ids import AGREED
from touchline.core.tape import DRAW, Tape, read
from touchline.play import tapes
from touchline.play.croupier import Silent
from touchline.play.match import Match
from touchline.play.terminal import story
from touchline.play.walk import walk
from touchline.rooms import ROOMS

LEVEL: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("streetsoccer", 2, {"tiebreak": "draw"}),
    ("footclub", 2, {}),
    ("footclub", 2, {"draw_decider": "none"}),
    ("footclub", 2, {"rules": "poussin"}),
    ("worldwide", 2, {}),
    ("worldwide", 4, {}),
)
NEVER: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("streetsoccer", 2, {}),
    ("footclub", 2, {"format": "two_legged"}),
    ("footclub", 2, {"draw_decider": "extra_time_shoot_out"}),
    ("worldwide", 2, {"tie_break": "penalties"}),
    ("eleven", 1, {}),
    ("eleven", 3, {}),
)


def some(name: str, seats: int, options: dict[str, str]) -> Match[Any]:
    """A match after a few answers."""
    m, rng = begun(name, seats, options, 1), Random(1)
    for _ in range(12):
        q = rng.choice(m.ask.decisions)
        m.answer(q.seat, rng.choice(q.options))
    return m


@pytest.mark.parametrize(("name", "seats", "options"), LEVEL)
def test_all_agree_and_every_record_tells_so(
    name: str, seats: int, options: dict[str, str]
) -> None:
    room = ROOMS[name]
    m = some(name, seats, options)
    table = m.game.view(m.state, seats).key()
    m.agree(1)
    with pytest.raises(Refused, match="over already"):
        m.agree(0)
    tape = read(m.tape.text())
    again: Match[Any] = Match(room.game, m.setup, Silent(), tape, eager=False)
    for each in (m, again):
        assert each.drawn
        assert each.ask.result is not None
        assert (each.ask.result.points, each.ask.result.reason) == ([1] * seats, AGREED)
        assert each.game.view(each.state, seats).key() == table
        assert room.words.ending(each.ask.result, each.view(seats)).id == "match-agreed"
    assert [s.code for s in walk(again)][-1] == DRAW
    last = list(story.moments(again, room.words))[-1]
    assert [fact.said.id for fact in last.facts if fact.said] == ["match-agreed"]
    state = again.game.new(again.setup)
    tapes.follow(again.game, state, tape.answers())
    assert again.game.view(state, seats).key() == table
    assert tapes.report_of(room, again) or room.report is None
    tape.add(0, 1)
    with pytest.raises(BadTape, match="after a draw was agreed to"):
        Match(room.game, m.setup, Silent(), tape, eager=False)


@pytest.mark.parametrize(("name", "seats", "options"), NEVER)
def test_no_draw_where_a_match_cannot_end_level(
    name: str, seats: int, options: dict[str, str]
) -> None:
    m = some(name, seats, options)
    with pytest.raises(Refused, match="cannot end level"):
        m.agree(0)
    wrong = Tape(m.tape.header)
    wrong.entries = [*m.tape.entries, (0, DRAW)]
    with pytest.raises(BadTape, match="the rules know none"):
        Match(m.game, m.setup, Silent(), wrong, eager=False)
