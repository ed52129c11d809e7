"""Rules from EL-200 on that show in a whole season, in the pack, or in what others may see."""

from collections import Counter

import pytest

from tests.games.eleven.matches import BOOK, Game, lane, own, select, stand, table
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE, HIDDEN, OVER
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.eleven.rules import acts as a
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.table import deals, pitch, traits
from touchline.play import library
from touchline.rooms import ROOMS


def new(seats: int, preset: str = "division3", **words: str) -> Table:
    given = settle(GAME.choices, GAME.presets, words, preset)
    return GAME.new(Setup(seats, given, library.numbers(ROOMS["eleven"])))


def until(t: Table, phase: int, seed: int = 1) -> Table:
    """A season at random, until somebody is in this phase."""
    rng, codes, odds = Rng(seed), Codes(), Odds()
    while (due := GAME.due(t)) != OVER:
        stacks = t.lanes if t.stack.phase() == c.LANES else [t.stack]
        if phase in [k.phase() for k in stacks]:
            break
        if due == FATE:
            GAME.luck(t, odds)
            GAME.step(t, FATE, odds.at(rng.below(odds.total)), Log(False))
            continue
        seat = next(n for n in range(t.seats) if due >> n & 1)
        GAME.options(t, seat, codes)
        GAME.step(t, seat, codes.items[rng.below(codes.count)], Log(False))
    return t


# -- opponents -------------------------------------------------------------------------------------


def test_sixteen_clubs_of_four_cards() -> None:
    """EL-366, EL-368: a club's cards share deck and die; they differ in the places of the ten."""
    first, behind = int(BOOK.first[c.OPPONENT]), int(BOOK.first[c.OPPONENT + 1])
    assert behind - first == 64
    clubs = Counter(int(BOOK.card(one, b.CLUB)) for one in range(first, behind))
    assert clubs == dict.fromkeys(range(16), 4)
    for club in range(16):
        cards = range(first + club * 4, first + club * 4 + 4)
        for same in (b.CLUB, b.DIE, b.SHAPE, b.KEEPER_POWER, b.KEEPER_GLOVES):
            assert len({int(BOOK.card(one, same)) for one in cards}) == 1
        places = {tuple(int(BOOK.card(one, b.LINEUP + n)) for n in range(10)) for one in cards}
        assert len(places) == 4


@pytest.mark.parametrize("division", ["3", "2", "1"])
def test_opponents_of_a_season(division: str) -> None:
    """EL-367, EL-369: six clubs, three of each deck of the division, the weaker ones first; nobody
    meets a card that another has met.
    """
    t = until(new(4, division=division), c.FINISHED, 3)
    fronts = [one for one in range(BOOK.total()) if BOOK.deck(one) == c.OPPONENT]
    gone = [one for one in fronts if t.where[one] == c.GONE]
    assert len(gone) == 24
    low = 4 * (3 - int(division))
    assert {int(BOOK.card(one, b.CLUB)) for one in gone} <= set(range(low, low + 8))
    for seat in range(4):
        met = [int(t.get(seat, c.CLUB_AT + week)) for week in range(6)]
        assert len(set(met)) == 6
        assert [club // 4 for club in met] == [0, 0, 0, 1, 1, 1]


def test_the_report_is_read_before_the_line_up() -> None:
    """EL-200: the club and its formation are known, its card is not drawn yet."""
    t = until(new(2), c.FORMATION_)
    for seat in range(2):
        club = int(t.get(seat, c.CLUB))
        assert 0 <= club < 4
        assert t.get(seat, c.FRONT) == -1
        assert GAME.view(t, 1 - seat).number(seat, c.CLUB) == club
        cards = range(BOOK.first[c.OPPONENT] + club * 4, BOOK.first[c.OPPONENT] + club * 4 + 4)
        assert len({int(BOOK.card(one, b.SHAPE)) for one in cards}) == 1


def test_alone_no_club_falls_asleep() -> None:
    """EL-397"""
    for seed in range(3):
        assert until(new(1), c.FINISHED, seed).awake == 255


# -- tactics, abilities ----------------------------------------------------------------------------


def test_a_hand_begins_with_one_basic_card() -> None:
    """EL-375: without effect, with two formations; effects add more, without limit."""
    t = new(4)
    for seat in range(4):
        hand = [one for one in range(BOOK.total()) if t.where[one] == c.HAND + seat]
        tactics = [one for one in hand if BOOK.deck(one) == c.TACTIC]
        assert len(tactics) == 1
        assert traits.ability_on(t, tactics[0], a.TACTIC, -1) < 0
        assert [int(BOOK.card(tactics[0], b.SHAPES + n)) for n in range(3)] == [532, 352, 0]


def test_paid_ability_of_the_match() -> None:
    """EL-222: spent, carried out, once; a finisher is stronger for this match."""
    t = table(consequences="none")
    (finisher,) = own(t, 0, "R25")  # 10, strength 3
    select(t, finisher)
    stand(t)
    number = traits.ability_on(t, finisher, a.MATCH, -1)
    t.marks[number] |= c.ASSIGNED
    t.put(0, c.FRONT, int(BOOK.first[c.OPPONENT]))
    game = lane(t, c.WINDOW, 0, a.MATCH)
    assert game.open() == [c.PASS, c.ABILITY + number]
    game.say(c.ABILITY + number)
    assert game.phase() != c.WINDOW
    assert [event for event in game.told() if event[0] == "STRONGER"] == [
        ("STRONGER", 0, 8 * 64 + 1 + 32)
    ]


# -- consequences ----------------------------------------------------------------------------------


def test_table_of_consequences() -> None:
    """EL-289"""
    fans, trained, strong, weak = a.C_NEW_FANS, a.C_TRAINING, a.C_STRENGTH, a.C_WEAKNESS
    hurt, serious = a.C_INJURY, a.C_SERIOUS
    win = [(serious, 1), (hurt, 1), (weak, 1), (strong, 1), (trained, 1), (fans, 1)]
    draw = [(hurt, 2), (hurt, 1), (weak, 1), (strong, 1), (strong, 1), (trained, 1)]
    loss = [(serious, 2), (hurt, 2), (hurt, 1), (weak, 1), (strong, 1), (strong, 2)]
    assert [divmod(int(n), 16) for n in BOOK.consequences] == [*win, *draw, *loss]


# -- footballers -----------------------------------------------------------------------------------


@pytest.mark.parametrize("token", [c.INJURY_, c.SUSPENSION])
def test_who_is_out_brings_half(token: int) -> None:
    """EL-333, EL-340: injured and suspended footballers alike can be sold, for half."""
    t = table()
    (one,) = own(t, 0, "R10")  # strength 3
    assert deals.sale_of(t, 0, one, 0) == 5
    t.put_tokens(one, token, 1)
    assert deals.sale_of(t, 0, one, 0) == 2
    assert not traits.works(t, one)


def test_tokens_of_a_youngster_who_is_sold() -> None:
    """EL-385: they go to the reserve."""
    t = table()
    (young,) = own(t, 0, "Y11", trained=True)
    t.put_tokens(young, c.EXP_PLAYED, 1)
    t.put_tokens(young, c.EXP_SCORED, 1)
    game = Game(t)
    deals.sell(t, t.stack, 0, young, 0, game.log)
    assert t.get(0, c.POINTS) == 2
    assert t.where[young] == c.DISCARD


# -- secrets, scenarios ----------------------------------------------------------------------------


def test_an_objective_is_its_owners() -> None:
    """EL-362: he may look at it whenever he likes, nobody else before it is shown."""
    t = until(new(2), c.FORMATION_)
    for seat in range(2):
        kept = int(t.get(seat, c.OBJECTIVE_))
        assert kept >= 0
        assert GAME.view(t, seat).number(seat, c.OBJECTIVE_) == kept
        for eye in (1 - seat, 2):
            assert GAME.view(t, eye).number(seat, c.OBJECTIVE_) == HIDDEN
            assert GAME.view(t, eye).where[kept] == HIDDEN


def test_six_scenarios() -> None:
    """EL-396: each has a goal, and says in which divisions it is played."""
    first, behind = int(BOOK.first[c.SCENARIO]), int(BOOK.first[c.SCENARIO + 1])
    assert behind - first == 6
    for one in range(first, behind):
        triggers = [
            int(BOOK.ability(n, b.TRIGGER))
            for n in range(BOOK.card(one, b.FIRST_ABILITY), BOOK.card(one, b.LAST_ABILITY))
        ]
        assert triggers.count(int(a.SCENARIO_WIN)) == 1


def test_a_scenario_is_above_the_rules() -> None:
    """EL-398, EL-160: in The deadline an infrastructure costs 2 in weeks 1 and 2, then 3 again."""
    t = until(new(1, "the_deadline"), c.DAY)
    prices = [int(deals.build_price(t, 0, kind)) for kind in range(7)]
    assert prices == [2] * 7
    t.forget(-1, 1)
    assert [int(deals.build_price(t, 0, kind)) for kind in range(7)] == [2] * 7
    t.forget(-1, 2)
    assert [int(deals.build_price(t, 0, kind)) for kind in range(7)] == [3] * 7


def test_places_of_the_league() -> None:
    """EL-321: managers and clubs stand in one table."""
    t = table(2)
    for team, points in ((0, 6), (1, 3), (4, 9), (5, 6), (6, 3)):
        t.league[team] = points
    assert [int(pitch.rank_of(t, team)) for team in (4, 0, 5, 1, 6, 7)] == [1, 2, 2, 4, 4, 6]
