"""Pairings, ratings and the tables made of them."""

from __future__ import annotations

from itertools import combinations

import pytest

from touchline.play.arena.pairing import ladder, round_robin
from touchline.play.arena.rating import Meeting, ratings
from touchline.play.arena.report import HEAD, meetings, ranking
from touchline.play.numbers import percent
from touchline.play.sim.tallies import Played, Summary


@pytest.mark.parametrize("n", range(2, 8))
def test_round_robin_meets_each_pair_once(n):
    names = [f"p{i}" for i in range(n)]
    met = round_robin(names)
    assert sorted(tuple(sorted(x)) for x in met) == sorted(combinations(names, 2))
    per_round = n // 2
    for at in range(0, len(met), per_round):
        seated = [name for pair in met[at : at + per_round] for name in pair]
        assert len(seated) == len(set(seated))


def test_ladder():
    assert ladder(["a", "b", "c"]) == [("b", "a"), ("c", "b")]


def test_three_to_one_is_191_points():
    found = ratings([Meeting("a", "b", 7500, 2500, 10000)])
    assert [r.name for r in found] == ["a", "b"]
    assert found[0].elo - found[1].elo == pytest.approx(190.8, abs=0.5)
    assert found[0].elo == pytest.approx(-found[1].elo)


def test_strengths_add_along_a_ladder():
    found = {
        r.name: r.elo
        for r in ratings([Meeting("b", "a", 640, 360, 1000), Meeting("c", "b", 640, 360, 1000)])
    }
    assert found["c"] - found["a"] == pytest.approx(200, abs=1.5)


def test_more_matches_make_it_surer():
    few = ratings([Meeting("a", "b", 30, 20, 50)])[0].give
    many = ratings([Meeting("a", "b", 3000, 2000, 5000)])[0].give
    assert few > 8 * many
    assert ratings([Meeting("a", "b", 50, 0, 50)])[0].elo < 1000


def test_strangers_cannot_be_compared():
    with pytest.raises(ValueError, match="never met"):
        ratings([Meeting("a", "b", 1, 1, 2), Meeting("c", "d", 1, 1, 2)])


def test_the_table_reads_well():
    s = Summary(("level:2", "level:1"), True)
    for n in range(3):
        s.add(Played(n, [0, 1], [2, 0], 1, [2, 1], 100, 50, 5000))
        s.add(Played(n, [1, 0], [2, 0], 1, [3, 0], 100, 50, 5000))
    lines = meetings([s]).splitlines()
    assert len(lines) == 3
    assert all(line.count("|") == len(HEAD) + 1 for line in lines)
    assert len({len(line) for line in lines}) == 1
    assert "| level:2 |" in lines[2]
    assert "50.0 %" in lines[2]
    assert "1.00 : 2.00" in lines[2]
    assert percent(0.5625) == "56.2 %"


def test_the_ranking_reads_well():
    text = ranking(ratings([Meeting("a", "b", 75, 25, 100)]))
    assert text.index("| a") < text.index("| b")
    assert "+" in text.splitlines()[2]
