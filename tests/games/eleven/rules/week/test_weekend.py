"""EL-284, EL-291, EL-301 to EL-323, EL-360 to EL-363, EL-395: the week's end and the season's."""

import pytest

from tests.games.eleven.matches import BOOK, Game, card, employ, finish_week, own, quiet, table
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import sums
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import flow, pitch, squad
from touchline.games.eleven.rules.week import weekend
from touchline.games.eleven.rules.week.evening import share_points

RED, YELLOW, GREEN = 3, 1, 0  # clubs of division 3 by their dice: see 5.4.11


def met(t: Table, seat: int, club: int, result: int) -> None:
    """A seat has played a club; the points are given."""
    t.put(seat, c.CLUB, club)
    t.put(seat, c.RESULT_, result)
    share_points(t, seat, Game(t).log)


def clubs(t: Table) -> Game:
    """EL-284, EL-291 as far as the first die."""
    return Game(t).alone(c.WEEK_END, weekend.DICE)


def rolls(game: Game) -> int:
    """How many opponent dice are rolled; each shows its least."""
    n = 0
    while game.t.stack.phase() == c.ROLL_CLUB:
        game.fate(min(game.odds()))
        n += 1
    return n


# -- the league ------------------------------------------------------------------------------------


def test_two_managers_meet_one_club() -> None:
    """TV-40"""
    t = table(2)
    met(t, 0, RED, c.DRAW_)
    met(t, 1, RED, c.WIN)
    assert (t.league[0], t.league[1], t.league[4 + RED]) == (1, 3, 1)
    clubs(t)
    assert (t.awake >> RED) & 1 == 0
    # next week nobody plays it: it wakes, without a die
    for seat, club in ((0, 0), (1, 1)):
        t.put(seat, c.CLUB, club)
    game = clubs(t)
    assert (t.awake >> RED) & 1 == 1
    assert rolls(game) == 5
    assert t.league[4 + RED] == 1
    # the week after, unplayed, it rolls
    for seat, club in ((0, 0), (1, 1)):
        t.put(seat, c.CLUB, club)
    game = clubs(t)
    assert rolls(game) == 6


def test_both_draw() -> None:
    """TV-41"""
    t = table(2)
    met(t, 0, RED, c.DRAW_)
    met(t, 1, RED, c.DRAW_)
    assert t.league[4 + RED] == 2
    clubs(t)
    assert (t.awake >> RED) & 1 == 0


def test_asleep_and_met_by_one() -> None:
    """TV-42"""
    t = table(1)
    t.awake &= ~(1 << RED)
    met(t, 0, RED, c.LOSS)
    assert t.league[4 + RED] == 3
    clubs(t)
    assert (t.awake >> RED) & 1 == 0


def test_idle_clubs() -> None:
    """TV-48: five idle, one asleep: four rolls, each its own."""
    t = table(3)
    for seat in range(3):
        met(t, seat, 5 + seat, c.WIN)
    t.awake &= ~1
    game = clubs(t)
    assert t.awake == 255
    seen = []
    while t.stack.phase() == c.ROLL_CLUB:
        seen.append(int(t.stack.get(1)))
        game.fate(3 if len(seen) % 2 else 0)
    assert seen == [1, 2, 3, 4]
    assert [int(n) for n in t.league[4:9]] == [0, 3, 0, 3, 0]


def test_die_of_a_club() -> None:
    """EL-292: red 3,3,3,1,1,0."""
    t = table(1)
    met(t, 0, 7, c.WIN)
    game = clubs(t)
    while t.stack.get(1) != RED:
        game.fate(min(game.odds()))
    assert game.odds() == {0: 1, 1: 2, 3: 3}


def test_shared_dice() -> None:
    """Option dice_shared: one roll a colour."""
    t = table(1, dice_shared="true")
    met(t, 0, GREEN, c.WIN)
    t.awake &= ~(1 << 4)
    game = clubs(t)
    n = 0
    while t.stack.phase() == c.ROLL_CLUB:
        game.fate(max(game.odds()))
        n += 1
    assert n == 2  # the greens: one is met, the other wakes
    assert [int(x) for x in t.league[4:12]] == [0, 3, 3, 3, 0, 3, 3, 3]


@pytest.mark.parametrize(("option", "points"), [("none", 0), ("certain", 1)])
def test_dice_without_luck(option: str, points: int) -> None:
    t = table(1, dice_red=option, dice_yellow=option, dice_green=option)
    met(t, 0, GREEN, c.LOSS)
    clubs(t)
    assert t.stack.phase() != c.ROLL_CLUB
    assert [int(x) for x in t.league[4:12]] == [3] + [points] * 7


def test_positions() -> None:
    """TV-43, EL-321, option ranking: 15, 12, 12, 9 are 1, 2, 2, 4, or 1, 2, 2, 3."""
    for option, last in (("standard", 4), ("dense", 3)):
        t = table(4, ranking=option)
        for seat, points in enumerate((15, 12, 12, 9)):
            t.league[seat] = points
        assert [int(pitch.rank_of(t, seat)) for seat in range(4)] == [1, 2, 2, last]
        assert pitch.rank_of(t, 4) == last + 1
    rewards = BOOK.league_vp
    assert [int(sums.league_points(rewards, n)) for n in (1, 2, 2, 4)] == [15, 10, 10, 6]
    assert [int(sums.league_points(rewards, n)) for n in range(8, 13)] == [-2, -4, -4, -4, -4]


# -- fees ------------------------------------------------------------------------------------------


def test_fee_start() -> None:
    """TV-01, EL-303, EL-311, EL-350: three footballers, four printed pieces, a head coach."""
    t = table()
    own(t, 0, "R07", "R22", "Y11")
    employ(t, 0, 0)
    assert squad.squad_size(t, 0) == 3
    assert weekend.fees(t, 0) == 1


def test_fees_of_six() -> None:
    """TV-15: five footballers, seven infrastructures, four staff; short of two."""
    t = table()
    own(t, 0, "R07", "R22", "Y11", "Y12", "V01")
    people = [employ(t, 0, n) for n in range(4)]
    t.built[c.SHOP] = 3
    assert weekend.fees(t, 0) == 6
    t.put(0, c.HAS + c.MONEY, 4)
    game = Game(t).lanes(c.PENALTY, flow.AFTER_FEES)
    assert t.get(0, c.HAS + c.MONEY) == 0
    assert game.open() == [c.CARD + one for one in people]
    game.say(c.CARD + people[2])
    assert t.token(people[2], c.SUSPENSION) == 2
    assert game.open() == [c.CARD + one for one in people if one != people[2]]
    game.say(c.CARD + people[0])
    assert [int(t.token(one, c.SUSPENSION)) for one in people] == [2, 0, 2, 0]
    assert game.phase() == c.LANE_DONE


def test_fee_tracks() -> None:
    """EL-311: by the number owned; the last amount repeats."""
    tracks = (BOOK.fees_footballers, BOOK.fees_staff, BOOK.fees_stadium)
    found = [[int(sums.fee(track, n, 0)) for n in (0, 1, 2, 5, 8, 10, 11, 40)] for track in tracks]
    assert found == [[0, 0, 1, 2, 4, 5, 5, 5], [0, 0, 1, 2, 4, 4, 4, 4], [0, 0, 0, 1, 2, 3, 4, 4]]


@pytest.mark.parametrize(("option", "due"), [("pack", 6), ("none", 0), ("double", 12)])
def test_fee_options(option: str, due: int) -> None:
    t = table(fees_footballers=option, fees_staff=option, fees_stadium=option)
    own(t, 0, "R07", "R22", "Y11", "Y12", "V01")
    for n in range(4):
        employ(t, 0, n)
    t.built[c.SHOP] = 3
    assert weekend.fees(t, 0) == due


def test_one_member_of_staff_bears_all() -> None:
    """EL-304: no choice, no question; none at all, no token."""
    t = table(fees_footballers="double")
    own(t, 0, "R07", "R22", "Y11")
    only = employ(t, 0, 0)
    game = Game(t).lanes(c.PENALTY, flow.AFTER_FEES)
    assert game.phase() == c.LANE_DONE
    assert t.token(only, c.SUSPENSION) == 4
    t.move(only, c.GONE, -1)
    assert Game(t).lanes(c.PENALTY, flow.AFTER_FEES).phase() == c.LANE_DONE


def test_penalty_is_milder() -> None:
    """EL-304: the bookkeeper, and the option."""
    bookkeeper = next(
        n
        for n in range(36)
        for ability in range(
            BOOK.card(BOOK.first[c.STAFF] + n, b.FIRST_ABILITY),
            BOOK.card(BOOK.first[c.STAFF] + n, b.LAST_ABILITY),
        )
        for op in range(BOOK.ability(ability, b.DO), BOOK.ability(ability, b.DO_END))
        if BOOK.op(op, a.O_OP) == a.MODIFY and BOOK.op(op, a.O_A) == a.M_PENALTY
    )
    for words, number in (({"penalty_tokens": "1"}, 0), ({}, bookkeeper)):
        t = table(**words)
        own(t, 0, "R07", "R22")
        only = employ(t, 0, number)
        Game(t).lanes(c.PENALTY, flow.AFTER_FEES)
        assert t.token(only, c.SUSPENSION) == 1


def test_fees_are_lowered() -> None:
    """DR07: one less, never below nothing."""
    t = table()
    own(t, 0, "D07")
    assert weekend.fees(t, 0) == 0
    own(t, 0, "R07", "R22")
    assert weekend.fees(t, 0) == 0
    own(t, 0, "R29", "R21")
    assert weekend.fees(t, 0) == 1


# -- the week goes over ----------------------------------------------------------------------------


def test_keep() -> None:
    """TV-46, EL-012, EL-309, EL-310"""
    t = table(2)
    quiet(t)
    for res, n in enumerate((7, 4, 0, 3)):
        t.put(0, c.HAS + res, n)
    finish_week(t)
    assert [int(t.get(0, c.HAS + res)) for res in range(4)] == [7, 1, 0, 1]
    assert t.week == 2
    assert t.leader == 1


def test_market_moves_on() -> None:
    """TV-10, EL-305: the rightmost cards go, the others slide, the youngsters' top goes."""
    t = table(2)
    quiet(t)
    young = card("Y05")
    t.top[c.YOUNGSTER] = young
    t.move(young, c.TOP, -1)
    before = [int(n) for n in t.row]
    finish_week(t)
    after = [int(n) for n in t.row]
    for row in range(3):
        assert after[row * 5 + 1 : row * 5 + 5] == before[row * 5 : row * 5 + 4]
        assert t.where[before[row * 5 + 4]] == c.DISCARD
    assert t.where[young] == c.DISCARD
    assert t.top[c.YOUNGSTER] not in (young, -1)


def test_face_down_youngsters() -> None:
    """Option decks_face_up=false: the top is tossed, and nobody sees the next."""
    t = table(2, decks_face_up="false")
    quiet(t)
    finish_week(t)
    tossed = [n for n in range(36, 54) if t.where[n] == c.DISCARD]
    assert len(tossed) == 1
    assert t.top[c.YOUNGSTER] == -1


def test_everything_is_readied() -> None:
    """EL-301, EL-302, EL-309"""
    t = table(2)
    quiet(t)
    (one,) = own(t, 0, "R25", trained=True)
    for flag in (c.EXHAUSTED, c.SELECTED, c.SCORED, c.LEARNT):
        t.flag(one, flag, True)
    ability = int(BOOK.card(one, b.FIRST_ABILITY))
    t.marks[ability] = c.ASSIGNED | c.RESOLVED | c.THIS_WEEK | c.THIS_GAME
    front = int(BOOK.first[c.OPPONENT])
    t.move(front, c.FACED, -1)
    t.put(0, c.FRONT, front)
    t.put(0, c.FOR, 3)
    t.dress(0, 4, c.AT, c.CM)
    t.dress(0, 4, c.MOD, 2)
    t.last_a_while(0, c.RESTRICTION + a.R_SIGN, 0, 0, -1000, 1, -1, 0)
    t.last_a_while(0, c.SHIRT_PLUS, 0, 1, -1000, c.UNTIL_GAME, 3, 0)
    finish_week(t)
    assert t.flags[one] == c.TRAINED
    assert t.marks[ability] == c.THIS_GAME
    assert t.where[front] == c.GONE
    assert [int(t.get(0, what)) for what in (c.FRONT, c.FOR)] == [-1, 0]
    assert (t.shirt(0, 4, c.AT), t.shirt(0, 4, c.MOD)) == (-1, 0)
    assert len(t.timed) == c.TIMED


def test_solo_row() -> None:
    """EL-393: alone, a row may be replaced; not again if it was during the week."""
    t = table()
    quiet(t)
    game = Game(t, onward=True)
    weekend.after_claims(t, game.log)
    game.go()
    while t.stack.phase() != c.REFRESH:
        game.fate(min(game.odds()))
    assert game.open() == [c.PASS, c.ROWS, c.ROWS + 1, c.ROWS + 2]
    before = [int(n) for n in t.row[5:10]]
    game.say(c.ROWS + 1)
    while t.week == 1:
        game.fate(min(game.odds()))
    assert all(t.where[one] == c.DISCARD for one in before)
    t = table()
    quiet(t)
    t.put(0, c.REFRESHED, 1)
    finish_week(t)
    assert t.week == 2


def test_week_six() -> None:
    """TV-45: no fees, no market; with the option, fees all the same."""
    for option, money in (("false", 9), ("true", 8)):
        t = table(2, fees_last_week=option)
        quiet(t)
        own(t, 0, "R07", "R22")
        t.put(0, c.HAS + c.MONEY, 9)
        before = [int(n) for n in t.row]
        finish_week(t, 6)
        assert t.stack.phase() == c.FINISHED
        assert t.get(0, c.HAS + c.MONEY) == money
        assert [int(n) for n in t.row] == before
