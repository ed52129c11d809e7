"""Simulations at a table for four: two pairs, each of one player or of two."""

from __future__ import annotations

import json

import pytest

from touchline.core.faults import Fault
from touchline.games.worldwide.room import ROOM
from touchline.play.sim.batch import run
from touchline.play.sim.tallies import Played, Summary

RULES = {"max_attacks_per_half": "20"}


def test_two_players_take_the_seats_of_a_side_each_and_swap_sides() -> None:
    played: list[Played] = []
    s = run(
        ROOM, ["greedy", "guesser"], 2, 1, paired=True, options=RULES, preset="amateur",
        on_result=played.append, records=True, seats=4,
    )  # fmt: skip
    assert [p.who for p in played] == [[0, 1, 0, 1], [1, 0, 1, 0]] * 2
    assert s.matches == 4
    for line in s.lines:  # each match counts once, though two seats won it
        assert line.wins + line.draws + line.losses == 4
    assert s.share(0).mean + s.share(1).mean == pytest.approx(1)
    assert s.lines[0].scored == s.lines[1].conceded
    head = json.loads(played[0].tape)
    assert head["seats"] == ["greedy", "guesser", "greedy", "guesser"]


def test_four_players_sit_where_they_are_named() -> None:
    played: list[Played] = []
    names = ["greedy", "guesser", "guesser", "guesser"]
    run(ROOM, names, 1, 3, options=RULES, preset="amateur", on_result=played.append)
    assert played[0].who == [0, 1, 2, 3]
    assert played[0].points[0] == played[0].points[2]


def test_the_winners_share_is_one_however_many_they_are() -> None:
    s = Summary(("a", "b", "c", "d"), False)
    s.add(Played(0, [0, 1, 2, 3], [2, 0, 2, 0], 0, [3, 1], 10, 5, 20, sides=2))
    assert [s.share(n).mean for n in range(4)] == [1, 0, 1, 0]
    assert [(x.wins, x.losses, x.scored, x.conceded) for x in s.lines] == [
        (1, 0, 3, 1), (0, 1, 1, 3), (1, 0, 3, 1), (0, 1, 1, 3),
    ]  # fmt: skip


@pytest.mark.parametrize(("players", "seats", "id"), [
    (["greedy"] * 3, 4, "fault-players-seats"),
    (["greedy"] * 2, 3, "fault-players"),
    (["greedy"] * 3, 0, "fault-players"),
])  # fmt: skip
def test_numbers_that_do_not_fit_are_refused(players: list[str], seats: int, id: str) -> None:
    with pytest.raises(Fault) as refused:
        run(ROOM, players, 1, 1, seats=seats)
    assert refused.value.said.id == id
