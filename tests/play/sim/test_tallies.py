"""Sums and intervals, against values from tables and by hand."""

from __future__ import annotations

import pytest

from touchline.play.sim.tallies import Played, Summary, paired, student, wilson


@pytest.mark.parametrize(
    ("total", "n", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (50, 100, 0.4038, 0.5962), (1, 1, 0.2065, 1.0)],
)
def test_wilson_as_in_the_books(total, n, low, high):
    i = wilson(total, n)
    assert i.mean == total / n
    assert (i.low, i.high) == (pytest.approx(low, abs=5e-4), pytest.approx(high, abs=5e-4))


@pytest.mark.parametrize(
    ("freedom", "t"),
    [(1, 12.706), (5, 2.571), (10, 2.228), (11, 2.201), (20, 2.086), (30, 2.042), (399, 1.9659)],
)
def test_student_as_in_the_books(freedom, t):
    assert student(freedom) == pytest.approx(t, abs=1e-3)


def test_pairs_by_hand():
    # pairs of 1, 0.5, 0.5, 0: mean a half, deviation 0.4082, t 3.1824 on three degrees
    i = paired(4, 2.0, 1.5)
    assert i.mean == 0.5
    assert i.low == 0.0
    i = paired(16, 8.0, 4.0 + 16 * 0.01)
    half = 2.1314 * (16 * 0.01 / 15 / 16) ** 0.5
    assert i.low == pytest.approx(0.5 - half, abs=1e-4)
    assert i.high == pytest.approx(0.5 + half, abs=1e-4)


def test_pairs_all_alike_still_leave_room_for_doubt():
    i = paired(10, 10.0, 10.0)
    assert i.mean == 1.0
    assert 0.6 < i.low < 0.8


def match(number, who, points, score, reason=1):
    return Played(number, who, points, reason, score, 100, 40, 4000)


def test_a_summary_adds_up():
    s = Summary(("one", "other"), True)
    s.add(match(0, [0, 1], [2, 0], [3, 1]))
    s.add(match(0, [1, 0], [2, 0], [1, 0]))
    s.add(match(1, [0, 1], [0, 0], [0, 0], reason=4))
    s.add(match(1, [1, 0], [0, 2], [0, 2]))
    one, other = s.lines
    assert (one.wins, one.losses, one.both_lost, one.draws) == (2, 1, 1, 0)
    assert (other.wins, other.losses, other.both_lost, other.draws) == (1, 2, 1, 0)
    assert (one.scored, one.conceded) == (5, 2)
    assert s.seats == [4, 2]
    assert dict(s.reasons) == {1: 3, 4: 1}
    assert s.share(0).mean == 0.5  # pairs of a half and a half
    assert s.share(1).mean == 0.25
    assert s.branching() == 100
    assert s.per_match(s.goals) == 7 / 4


def test_what_both_losing_is_worth_can_be_chosen():
    s = Summary(("one", "other"), False, both_lose=0.5)
    s.add(match(0, [0, 1], [0, 0], [0, 0]))
    assert s.share(0).mean == s.share(1).mean == 0.5


def test_a_draw_is_half_a_win():
    s = Summary(("one", "other"), False)
    s.add(match(0, [0, 1], [1, 1], [2, 2]))
    assert s.lines[0].draws == s.lines[1].draws == 1
    assert s.share(0).mean == 0.5


def test_no_match_says_nothing():
    i = Summary(("one", "other"), True).share(0)
    assert (i.low, i.high) == (0.0, 1.0)
