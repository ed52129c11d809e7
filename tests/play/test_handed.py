"""A computer plays for a seat, and a match is stopped: what the tape keeps and what is told."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.play.test_consent import begun
from touchline.core.faults import BadTape, Refused
from touchline.core.ids import FATE, HAND, LENT, STOPPED, stand_in
from touchline.core.tape import STOP, read
from touchline.play import consent, tapes
from touchline.play.croupier import Silent
from touchline.play.match import Match
from touchline.play.terminal import story
from touchline.rooms import ROOMS

GAMES = (("streetsoccer", 2), ("footclub", 2), ("worldwide", 4), ("eleven", 3))


def go_on(m: Match[Any], rng: Random, answers: int) -> None:
    for _ in range(answers):
        q = rng.choice(m.ask.decisions)
        m.answer(q.seat, rng.choice(q.options))


def test_which_entries_say_who_plays() -> None:
    assert [stand_in(code) for code in (0, -1, -2, -5, -9)] == [None] * 5
    assert [stand_in(HAND - n) for n in range(7)] == [*range(7)]
    assert [stand_in(LENT - n) for n in range(1, 7)] == [*range(1, 7)]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_the_rules_do_not_notice_who_plays(name: str, seats: int) -> None:
    """The same answers with and without hand-overs between them lead to the same table."""
    room, m = ROOMS[name], begun(name, seats, {}, 1)
    rng = Random(1)
    go_on(m, rng, 6)
    asked = [q.seat for q in m.ask.decisions]
    told = list(m.told)
    m.hand(1, 3)
    assert m.told == [count + 1 for count in told]  # everybody hears of it
    assert [q.seat for q in m.ask.decisions] == asked
    assert m.handed == {1: HAND - 3}
    assert not consent.possible(m, 1, 1)
    go_on(m, rng, 4)
    m.hand(1, 0)
    m.hand(0, 2, lent=True)
    go_on(m, rng, 4)
    assert m.handed == {0: LENT - 2}
    tape = read(m.tape.text())
    again: Match[Any] = Match(room.game, m.setup, Silent(), tape, eager=False)
    plain: Match[Any] = Match(room.game, m.setup, Silent(), tapes.Tape(tape.header), eager=False)
    bare = [(who, code) for who, code in tape.entries if who == FATE or code >= 0]
    plain.tape.entries = bare
    plain = Match(room.game, m.setup, Silent(), plain.tape, eager=False)
    state = room.game.new(m.setup)
    tapes.follow(room.game, state, tape.answers())
    for eye in range(seats + 1):
        keys = {x.view(eye).key() for x in (m, again, plain)}
        assert keys == {room.game.view(state, eye).key()}
    assert (again.handed, again.told, again.loose) == (m.handed, m.told, m.loose)
    ids = [f.said.id for x in story.moments(again, room.words) for f in x.facts if f.said]
    assert [id for id in ids if id.startswith("match-")] == [
        "match-handed",
        "match-back",
        "match-lent",
    ]


@pytest.mark.parametrize(("name", "seats"), GAMES)
def test_any_match_can_be_stopped_and_nobody_has_won(name: str, seats: int) -> None:
    room, m = ROOMS[name], begun(name, seats, {}, 2)
    go_on(m, Random(2), 5)
    m.hand(1, 1)
    m.stop(0)
    for act in (lambda: m.stop(1), lambda: m.hand(0, 1)):
        with pytest.raises(Refused, match="over already"):
            act()
    tape = read(m.tape.text())
    again: Match[Any] = Match(room.game, m.setup, Silent(), tape, eager=False)
    for each in (m, again):
        result = each.ask.result
        assert result is not None
        assert (result.points, result.reason) == ([0] * seats, STOPPED)
        assert room.words.ending(result, each.view(seats)).id == "match-stopped"
    assert tape.entries[-1] == (0, STOP)
    assert tapes.report_of(room, again) or room.report is None
    last = list(story.moments(again, room.words))[-1]
    assert [fact.said.id for fact in last.facts if fact.said] == ["match-stopped"]
    if room.record is not None:
        text = room.record.write(tape)
        assert text.rstrip().endswith("stopped:L")
        assert [e for e in room.record.read(text).entries if e[1] < 0] == [(0, STOP)]
    tape.add(0, 1)
    with pytest.raises(BadTape, match="after the match was stopped"):
        Match(room.game, m.setup, Silent(), tape, eager=False)
