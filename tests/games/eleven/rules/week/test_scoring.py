"""EL-320 to EL-323, EL-360 to EL-363, EL-394 to EL-396: objectives and the count."""

import pytest

from tests.games.eleven.matches import BOOK, Game, employ, finish_week, own, quiet, table
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import events as e
from touchline.games.eleven.rules import sums
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import flow
from touchline.games.eleven.rules.week import scoring

# -- objectives ------------------------------------------------------------------------------------


def hold(t: Table, seat: int, n: int) -> int:
    """An objective in the hand: OB01 to OB12."""
    one = int(BOOK.first[c.OBJECTIVES]) + n - 1
    t.move(one, c.HAND + seat, 1 << seat)
    t.put(seat, c.OBJECTIVE_, one)
    return one


def test_objective_at_once_and_later() -> None:
    """EL-360, EL-361, EL-Q28: 2 points, and 2 more when the harder goal is met."""
    t = table()
    one = hold(t, 0, 2)  # 2 trained youngsters, 3
    own(t, 0, "Y11", "Y12", trained=True)
    scoring.check_objectives(t)
    game = Game(t).lanes(c.CLAIM, flow.AFTER_CLAIMS)
    assert game.open() == [c.CARD + one]
    game.say(c.CARD + one)
    assert t.get(0, c.POINTS) == 2
    assert t.known[one] == -1
    own(t, 0, "Y13", trained=True)
    scoring.check_objectives(t)
    assert Game(t).lanes(c.CLAIM, flow.AFTER_CLAIMS).phase() == c.LANE_DONE
    assert t.get(0, c.POINTS) == 4


def test_objective_not_met() -> None:
    """Who has not reached it is asked all the same, so that nobody learns from it."""
    t = table()
    hold(t, 0, 2)
    own(t, 0, "Y11", trained=True)
    scoring.check_objectives(t)
    game = Game(t).lanes(c.CLAIM, flow.AFTER_CLAIMS)
    assert game.open() == [c.PASS]
    game.say(c.PASS)
    assert t.get(0, c.POINTS) == 0


def test_what_was_met_counts_for_good() -> None:
    """EL-361: it is judged as soon as it is met."""
    t = table()
    one = hold(t, 0, 2)
    cards = own(t, 0, "Y11", "Y12", trained=True)
    scoring.check_objectives(t)
    t.move(cards[0], c.DISCARD, -1)
    scoring.check_objectives(t)
    Game(t).lanes(c.CLAIM, flow.AFTER_CLAIMS).say(c.CARD + one)
    assert t.get(0, c.POINTS) == 2


@pytest.mark.parametrize(("money", "points"), [(7, 0), (8, 2), (14, 4)])
def test_objective_at_the_end(money: int, points: int) -> None:
    """OB05, EL-322, EL-363: judged after the last match only."""
    t = table()
    one = hold(t, 0, 5)
    t.put(0, c.HAS + c.MONEY, money)
    scoring.check_objectives(t)
    assert t.get(0, c.OBJECTIVE_MET) == 0
    game = Game(t, onward=True)
    scoring.finish(t, game.log)
    game.go()
    assert game.open() == [c.CARD + one]
    game.say(c.CARD + one)
    assert t.get(0, c.POINTS) == points


def test_unbeaten() -> None:
    """OB10: at most one defeat; there is no harder goal."""
    for losses, points in ((1, 2), (2, 0)):
        t = table()
        one = hold(t, 0, 10)
        t.put(0, c.LOSSES, losses)
        game = Game(t, onward=True)
        scoring.finish(t, game.log)
        game.go().say(c.CARD + one)
        assert t.get(0, c.POINTS) == points


# -- the count -------------------------------------------------------------------------------------


def test_final_score() -> None:
    """TV-44, EL-320, EL-346: 8 + 9 + 8 + 2 + 9 - 1 = 35."""
    t = table()
    for n in range(8):
        t.league[4 + n] = 10 if n < 2 else 0
    t.league[0] = 5
    (young,) = own(t, 0, "Y11", trained=True)
    t.put_tokens(young, c.EXP_PLAYED, 1)
    t.put_tokens(young, c.EXP_SCORED, 1)
    t.put(0, c.POINTS, 7)
    by_category: dict[int, list[int]] = {}
    for n in range(36):
        one = int(BOOK.first[c.STAFF]) + n
        by_category.setdefault(int(BOOK.card(one, b.CATEGORY)), []).append(n)
    # two of one category are 3, three of another 5; a lone coach is nothing
    for category, many in ((3, 2), (4, 3), (1, 1)):
        for n in by_category[category][:many]:
            employ(t, 0, n)
    suspended = employ(t, 0, by_category[5][0])
    t.put_tokens(suspended, c.SUSPENSION, 1)
    for kind in (c.STAND3, c.STAND4):
        t.built[kind] = 1
    t.put(0, c.OFFICES, 3)
    assert [int(n) for n in scoring.score(t, 0)] == [8, 9, 8, 2, 9, -1]
    assert scoring.total(t, 0) == 35


def test_staff_category() -> None:
    """TV-13: 0/2/4/6; more cards add nothing, and another row has another start."""
    rows = BOOK.categories
    assert [int(sums.category_points(rows, 1, n)) for n in range(6)] == [0, 0, 2, 4, 6, 6]
    assert [int(sums.category_points(rows, 2, n)) for n in range(5)] == [0, 2, 3, 5, 5]


@pytest.mark.parametrize(("option", "each"), [("pack", 2), ("one", 1), ("three", 3)])
def test_points_of_the_stadium(option: str, each: int) -> None:
    """EL-162: the option speaks of the four ordinary kinds."""
    t = table(infrastructure_vp=option)
    t.built[c.SHOP] = 2
    t.built[c.STAND3] = 1
    assert scoring.score(t, 0)[3] == 2 * each + 1


@pytest.mark.parametrize(
    ("division", "points", "found"), [(2, 47, 2), (1, 50, 4), (3, 39, 0), (3, 40, 1), (3, 65, 4)]
)
def test_rating(division: int, points: int, found: int) -> None:
    """TV-47"""
    assert sums.rating(division, points) == found


def ended(t: Table) -> Table:
    scoring.after_claims(t, Game(t).log)
    return t


def test_who_wins() -> None:
    """EL-323: points, then the league, then shared."""
    t = table(3)
    for seat, points in enumerate((20, 30, 10)):
        t.put(seat, c.POINTS, points)
    t = ended(t)
    assert (t.winner, t.reason) == (2, c.BY_POINTS)
    t = table(2)
    t.league[0] = 3  # first: 15; the other is second with 10
    t.put(1, c.POINTS, 5)
    t = ended(t)
    assert t.get(0, c.TOTAL) == t.get(1, c.TOTAL) == 15
    assert (t.winner, t.reason) == (1, c.BY_LEAGUE)
    t = ended(table(2))
    assert (t.winner, t.reason) == (3, c.SHARED)


def test_scenario_won_and_lost() -> None:
    """SC1, EL-394: among the first four, and 40 points."""
    for points, league, reason in (
        (30, 9, c.SCENARIO_WON),
        (20, 9, c.SCENARIO_LOST),
        (60, 0, c.SCENARIO_LOST),
    ):
        t = table(scenario="first_steps")
        t.put(0, c.POINTS, points)
        for club in range(8):
            t.league[4 + club] = 5
        t.league[0] = league
        ended(t)
        assert t.reason == reason
        assert scoring.solo_points(t) == (2 if reason == c.SCENARIO_WON else 0)


def test_deadline_ends_the_season_at_once() -> None:
    """SC5: five infrastructures by the end of week 5."""
    for built, over in ((4, True), (5, False)):
        t = table(scenario="the_deadline")
        quiet(t)
        t.built[c.SHOP] = built - 1
        t.built[c.STAND3] = 1
        finish_week(t, 4)
        assert t.week == 5
        finish_week(t, 5)
        assert (t.stack.phase() == c.FINISHED) == over
        assert (t.reason == c.SCENARIO_LOST) == over


def test_alone_without_scenario() -> None:
    """EL-395: two points from Reputed on, one for Promising."""
    for points, expected in ((34, 0), (37, 1), (40, 2)):
        t = table()
        t.put(0, c.POINTS, points)  # and 15 for the league
        ended(t)
        assert t.reason == c.SOLO
        assert scoring.solo_points(t) == expected


def test_every_part_is_told() -> None:
    t = table(2)
    t.put(0, c.POINTS, 40)
    game = Game(t)
    scoring.after_claims(t, game.log)
    told = game.told(e.SCORE, e.PLACED, e.SEASON_OVER)
    assert ("SCORE", 0, e.BY_TOKENS * 256 + 40 + 128) in told
    assert ("PLACED", 0, 256 + 55 + 128) in told
    assert ("PLACED", 1, 512 + 15 + 128) in told
    assert told[-1] == ("SEASON_OVER", c.BY_POINTS, 0)
