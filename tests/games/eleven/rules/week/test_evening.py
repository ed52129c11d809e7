"""EL-281 to EL-290: the result and the consequences of a match."""

import pytest

from tests.games.eleven.matches import (
    BOOK,
    WITHOUT_LUCK,
    Game,
    employ,
    lane,
    own,
    select,
    stand,
    table,
)
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.book import Book
from touchline.games.eleven.rules.state import Rules, Table
from touchline.play import library
from touchline.rooms import ROOMS

# -- the evening -----------------------------------------------------------------------------------


def evening(t: Table, ours: int, theirs: int) -> Game:
    """The match ends so."""
    stand(t)
    t.put(0, c.FOR, ours)
    t.put(0, c.AGAINST, theirs)
    return lane(t, c.RESULT, 0)


@pytest.mark.parametrize(
    ("ours", "theirs", "result", "points"),
    [(2, 1, c.WIN, (3, 0)), (1, 1, c.DRAW_, (1, 1)), (0, 1, c.LOSS, (0, 3))],
)
def test_league_points(ours: int, theirs: int, result: int, points: tuple[int, int]) -> None:
    """EL-281, EL-283"""
    t = table(**WITHOUT_LUCK)
    evening(t, ours, theirs)
    assert t.get(0, c.RESULT_) == result
    assert (t.league[0], t.league[4]) == points


def test_figures_of_the_season() -> None:
    t = table(**WITHOUT_LUCK)
    evening(t, 4, 0)
    figures = [int(t.get(0, what)) for what in (c.WINS, c.DRAWS_, c.LOSSES, c.CLEAN, c.BIG_WINS)]
    assert figures == [1, 0, 0, 1, 1]


def test_experience() -> None:
    """TV-31: played, then scored, then nothing."""
    t = table(**WITHOUT_LUCK)
    (young,) = own(t, 0, "Y11", trained=True)  # one symbol each
    for scored, expected in ((False, (1, 0)), (True, (1, 1)), (True, (1, 1))):
        select(t, young)
        t.flag(young, c.SCORED, scored)
        evening(t, 1, 0)
        assert (t.token(young, c.EXP_PLAYED), t.token(young, c.EXP_SCORED)) == expected


def test_experience_one_symbol_a_match() -> None:
    """EL-127, option exp_per_match"""
    for option, expected in (("1", 1), ("all", 3)):
        t = table(consequences="none", exp_per_match=option)
        (young,) = own(t, 0, "Y08", trained=True)  # three played symbols
        select(t, young)
        evening(t, 0, 0)
        assert t.token(young, c.EXP_PLAYED) == expected


def test_no_experience_for_who_was_untrained() -> None:
    """TV-49, EL-282"""
    t = table(**WITHOUT_LUCK)
    (young,) = own(t, 0, "Y11")
    select(t, young)
    t.flag(young, c.TRAINED, True)  # during the match
    evening(t, 1, 0)
    assert t.token(young, c.EXP_PLAYED) == 0


def test_temporary_tokens_of_those_who_played() -> None:
    """EL-285, EL-370: permanent ones stay, and all of those who sat out."""
    t = table(**WITHOUT_LUCK)
    played, sat = own(t, 0, "R07", "R22")
    select(t, played)
    for one in (played, sat):
        for token in (c.STR_TEMP, c.STR_PERM, c.WEAK_TEMP, c.WEAK_PERM):
            t.put_tokens(one, token, 2)
    evening(t, 1, 0)
    assert [int(t.token(played, n)) for n in range(2, 6)] == [0, 2, 0, 2]
    assert [int(t.token(sat, n)) for n in range(2, 6)] == [2, 2, 2, 2]


# -- consequences ----------------------------------------------------------------------------------


def test_new_fans() -> None:
    """EL-287: a win and a 6."""
    t = table()
    game = evening(t, 1, 0)
    level = t.get(0, c.LEVEL + c.FANS)
    assert game.odds() == dict.fromkeys(range(1, 7), 1)
    game.fate(6)
    assert t.get(0, c.LEVEL + c.FANS) == level + 1
    assert game.phase() == c.LANE_DONE


def test_training_of_one_who_played() -> None:
    """EL-287: a win and a 5; who is trained already cannot be chosen."""
    t = table()
    one, other, third = own(t, 0, "R07", "R22", "R29")
    t.flag(third, c.TRAINED, True)
    select(t, one, other, third)
    game = evening(t, 1, 0).fate(5)
    assert game.open() == [c.CARD + one, c.CARD + other]
    game.say(c.CARD + other)
    assert t.trained(other)
    assert not t.trained(one)


def test_weakness_lasts_through_the_next_match() -> None:
    """EL-288: tokens of the consequences come after the clean-up."""
    t = table()
    (one,) = own(t, 0, "R07")
    select(t, one)
    evening(t, 1, 0).fate(3)
    assert t.token(one, c.WEAK_TEMP) == 1


def test_reroll_for_a_fan() -> None:
    """EL-011, EL-286"""
    t = table()
    t.put(0, c.HAS + c.FANS, 1)
    game = evening(t, 1, 0).fate(1)
    assert game.open() == [c.ACCEPT, c.REROLL]
    game.say(c.REROLL).fate(6)
    assert t.get(0, c.HAS + c.FANS) == 0
    assert game.phase() == c.LANE_DONE
    assert ("LUCK_IS", 0, a.C_NEW_FANS * 16 + 1) in game.told()


def test_injury_roll() -> None:
    """TV-32: the number of one who plays, of one who does not, and the symbol."""
    for face, expected in ((7, [1, 0, 0]), (2, [0, 0, 0]), (12, [0, 0, 1])):
        t = table()
        plays, sits, above = own(t, 0, "R21", "R07", "R14")  # 7, 2, 13
        select(t, plays, above)
        evening(t, 0, 0).fate(2, face)
        assert [int(t.token(one, c.INJURY_)) for one in (plays, sits, above)] == expected


def test_symbol_is_a_choice() -> None:
    """TV-32, option symbol_pool"""
    for option, known in (("selected", 2), ("owned", 3)):
        t = table(symbol_pool=option)
        cards = own(t, 0, "R14", "R24", "R18")  # 13, 17, 15
        select(t, *cards[:2])
        game = evening(t, 0, 0).fate(2, 12)
        assert sorted(game.open()) == sorted(c.CARD + one for one in cards[:known])


def test_double_serious_injury() -> None:
    """EL-287: a defeat and a 1 are two rolls of two tokens, perhaps for the same footballer."""
    t = table()
    (one,) = own(t, 0, "R21")
    select(t, one)
    game = evening(t, 0, 1).fate(1, 7)
    assert game.phase() == c.INJURY_ROLL
    game.fate(7)
    assert t.token(one, c.INJURY_) == 4
    assert game.phase() == c.LANE_DONE


def test_mild_consequences() -> None:
    t = table(consequences="mild")
    (one,) = own(t, 0, "R21")
    select(t, one)
    game = evening(t, 0, 1).fate(1, 7)
    assert t.token(one, c.INJURY_) == 1
    assert game.phase() == c.LANE_DONE


def test_physiotherapist() -> None:
    """EL-290: a fitness prevents one token, once a week."""
    t = table()
    (one,) = own(t, 0, "R21")
    select(t, one)
    for number in range(36):
        coach = BOOK.first[c.STAFF] + number
        for n in range(BOOK.card(coach, b.FIRST_ABILITY), BOOK.card(coach, b.LAST_ABILITY)):
            for op in range(BOOK.ability(n, b.DO), BOOK.ability(n, b.DO_END)):
                if BOOK.op(op, a.O_OP) == a.PREVENT:
                    employ(t, 0, number)
    t.put(0, c.HAS + c.FITNESS, 1)
    game = evening(t, 0, 0).fate(2, 7)
    assert game.open() == [c.PASS, c.YES]
    game.say(c.YES)
    assert t.token(one, c.INJURY_) == 0
    assert t.get(0, c.HAS + c.FITNESS) == 0


def planner() -> int:
    """The events planner's place in the deck: sold-out matches give one money more."""
    for n in range(36):
        one = BOOK.first[c.STAFF] + n
        for number in range(BOOK.card(one, b.FIRST_ABILITY), BOOK.card(one, b.LAST_ABILITY)):
            for op in range(BOOK.ability(number, b.DO), BOOK.ability(number, b.DO_END)):
                if BOOK.op(op, a.O_OP) == a.MODIFY and BOOK.op(op, a.O_A) == a.M_SOLD_OUT_MONEY:
                    return n
    raise AssertionError("nobody plans events")


def test_sold_out_match() -> None:
    """EL-211, EL-285: it counts in the season; each fan is a money, and the planner brings one."""
    for helped in (False, True):
        t = table(**WITHOUT_LUCK)
        if helped:
            employ(t, 0, planner())
        for kind in (c.STAND3, c.STAND4):
            t.built[kind] = 1
        for n in range(4):
            t.put(0, c.STANDS_AT + n, 1)
        evening(t, 1, 0)
        assert t.get(0, c.SOLD_OUTS) == 1
        assert t.get(0, c.HAS + c.MONEY) == 4 + helped


def test_injury_roll_again() -> None:
    """EL-011, EL-286: the twelve-sided die can be rolled again like the other."""
    t = table()
    (one,) = own(t, 0, "R21")
    select(t, one)
    t.put(0, c.HAS + c.FANS, 1)
    game = evening(t, 0, 0).fate(2)
    game.say(c.ACCEPT).fate(7)
    assert game.open() == [c.ACCEPT, c.REROLL]
    game.say(c.REROLL).fate(8)
    assert t.token(one, c.INJURY_) == 0
    assert ("NOBODY_HURT", 0, 8) in game.told()


def test_nobody_to_train() -> None:
    """EL-003: who has nobody to train trains nobody."""
    t = table()
    assert evening(t, 1, 0).fate(5).phase() == c.LANE_DONE


def test_a_result_without_consequence() -> None:
    """EL-287: a set of one's own may say that nothing happens."""
    given = library.numbers(ROOMS["eleven"])
    book = Book({**given, "consequences": [int(a.C_NOTHING) * 16] * 18})
    t = Table(Rules({}), book, 1)
    t.put(0, c.CLUB, 0)
    game = evening(t, 1, 0).fate(1)
    assert game.phase() == c.LANE_DONE
    assert ("LUCK_IS", 0, a.C_NOTHING * 16) in game.told()


def test_each_seat_suffers_for_itself() -> None:
    """EL-015: two managers at once; the dice of each are for the own footballers."""
    t = table(2)
    (first,) = own(t, 0, "R21")
    (second,) = own(t, 1, "R07")
    select(t, first)
    select(t, second, seat=1)
    for seat in range(2):
        stand(t, seat)
    game = Game(t).lanes(c.RESULT)
    game.fate(2).fate(2)  # a draw each, and then an injury
    game.fate(2)
    assert [int(t.token(one, c.INJURY_)) for one in (first, second)] == [0, 0]
    game.fate(2)
    assert [int(t.token(one, c.INJURY_)) for one in (first, second)] == [0, 1]
    assert [int(n) for n in t.league[:2]] == [1, 1]
