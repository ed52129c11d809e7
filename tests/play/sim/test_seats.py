"""Simulations of one to four seats that each play for themselves."""

from __future__ import annotations

import pytest

from tests.kit.training import CAMP
from touchline.core.faults import Fault
from touchline.play.arena.pairing import steps, tables
from touchline.play.arena.rating import met, ratings
from touchline.play.arena.report import seating, standings
from touchline.play.sim.batch import run
from touchline.play.sim.tallies import Played, Summary


def test_the_last_player_named_takes_the_rest_and_everybody_sits_everywhere() -> None:
    played: list[Played] = []
    s = run(CAMP, ["greedy", "guesser"], 3, 1, paired=True, seats=4, on_result=played.append)
    assert s.specs == ("greedy", "guesser", "guesser", "guesser")
    assert {p.who.index(0) for p in played} == {0, 1, 2, 3}
    assert s.matches == 12
    assert sum(s.share(n).mean for n in range(4)) == pytest.approx(1)
    assert sum(s.shares) == pytest.approx(12)
    assert sum(line.scored for line in s.lines) == sum(s.scores) == s.goals


def test_somebody_alone_has_half_of_the_points() -> None:
    s = run(CAMP, ["greedy"], 5, 2)
    assert s.matches == 5
    alone = [Played(n, [0], [n], 0, [9], 1, 1, 1) for n in range(3)]
    assert [p.share(0) for p in alone] == [0, 0.5, 1]


def test_places_go_by_points_then_by_score() -> None:
    p = Played(0, [2, 0, 3, 1], [0, 2, 0, 0], 0, [31, 44, 38, 31], 9, 9, 9)
    assert p.places() == [3, 1, 2, 3]
    s = Summary(("a", "b", "c", "d"), False)
    s.add(p)
    assert [line.places for line in s.lines] == [1, 3, 3, 2]
    assert s.shares == [0, 1, 0, 0]
    assert s.scores == [31, 44, 38, 31]
    assert s.duels[0] == [0.5, 1, 1, 1]
    assert s.duels[1] == [0, 0.5, 0.5, 0]


def test_three_who_share_have_a_third_each() -> None:
    p = Played(0, [0, 1, 2, 3], [1, 1, 0, 1], 0, [5, 5, 4, 5], 9, 9, 9)
    assert [p.share(n) for n in range(4)] == pytest.approx([1 / 3, 1 / 3, 0, 1 / 3])


def test_a_tournament_seats_everybody_and_rates_by_who_came_in_before_whom() -> None:
    names = ["a", "b", "c", "d", "e"]
    assert len(tables(names, 4)) == 5
    assert all(len(set(t)) == 4 for t in tables(names, 4))
    with pytest.raises(ValueError, match="A table of 4 needs 4 players, not 2"):
        tables(names[:2], 4)
    assert steps(["x", "y", "z"], 4) == [("y", "x", "x", "x"), ("z", "y", "y", "y")]
    s = Summary(("strong", "weak", "weak"), False)
    for n in range(6):
        s.add(Played(n, [0, 1, 2], [2, 0, 0], 0, [9, 3, n], 9, 9, 9))
    found = ratings(met(s))
    assert [r.name for r in found] == ["strong", "weak"]
    assert "strong" in standings(s)
    assert "100.0 %" in seating(s)


@pytest.mark.parametrize(
    ("players", "seats", "id"),
    [
        (["greedy"], 5, "fault-players"),
        (["greedy"] * 3, 2, "fault-players-seats"),
        ([], 2, "fault"),
    ],
)
def test_numbers_that_do_not_fit_are_refused(players: list[str], seats: int, id: str) -> None:
    with pytest.raises(Fault) as refused:
        run(CAMP, players, 1, 1, seats=seats)
    assert refused.value.said.id.startswith(id)
