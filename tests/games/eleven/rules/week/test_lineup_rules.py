"""EL-201 to EL-207: rules of the line-up one by one."""

from random import Random

from tests.games.eleven.matches import BOOK, Game, card, employ, own, table
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.state import Table, numbered
from touchline.games.eleven.rules.table import squad

SHAPES = {532: 0, 352: 1}  # of the basic tactic card


def begin(t: Table, shape: int = 352) -> Game:
    """The line-up begins with the basic tactic card of seat 0."""
    return Game(t).lanes(c.FORMATION_).say(c.FORMATION + SHAPES[shape])


def fill(game: Game, rng: Random, seat: int = 0) -> None:
    """Whatever is left of a line-up, at random."""
    while c.FORMATION_ <= game.phase(seat) <= c.PLACE:
        game.say(rng.choice(game.open(seat)), seat=seat)


# -- rules one by one ------------------------------------------------------------------------------


def test_no_footballer_no_question() -> None:
    """A line-up without footballers goes straight to the places."""
    assert begin(table()).phase() == c.PLACE


def test_injured_is_told_why() -> None:
    """EL-203, EL-332"""
    t = table()
    hurt, fit = own(t, 0, "R07", "R22")
    t.put_tokens(hurt, c.INJURY_, 1)
    t.put(0, c.HAS + c.FITNESS, 5)
    game = begin(t)
    assert game.open() == [c.PASS, c.CARD + fit]
    assert game.shut()[c.CARD + hurt] == c.NOT_FIT


def test_fitness_bounds_the_selection() -> None:
    """EL-203"""
    t = table()
    own(t, 0, "R07", "R22")
    t.put(0, c.HAS + c.FITNESS, 1)
    game = begin(t).say(c.CARD + card("R07"))
    assert game.phase() == c.PLACE
    assert game.t.get(0, c.HAS + c.FITNESS) == 1  # nothing is paid before the line-up is given
    fill(game, Random(1))
    assert game.t.get(0, c.HAS + c.FITNESS) == 0


def test_tireless_needs_no_fitness() -> None:
    """P14, trained"""
    t = table()
    (tireless,) = own(t, 0, "R16", trained=True)
    game = begin(t)
    assert c.CARD + tireless in game.open()
    t = table()
    own(t, 0, "R16")
    assert begin(t).phase() == c.PLACE


def test_first_youngster_is_free() -> None:
    """DR09: one youngster a match needs no fitness."""
    t = table()
    own(t, 0, "Y09", "Y13", "D09")
    assert begin(t).say(c.CARD + card("Y09")).phase() == c.EXCHANGE
    t.put(0, c.HAS + c.FITNESS, 1)
    assert begin(t).say(c.CARD + card("Y09")).phase() == c.SELECT


def test_same_number_and_keepers() -> None:
    """EL-204"""
    t = table()
    own(t, 0, "R05", "R10", "R01", "R02")
    t.put(0, c.HAS + c.FITNESS, 9)
    game = begin(t).say(c.CARD + card("R01"))
    assert game.shut()[c.CARD + card("R02")] == c.KEEPER_TAKEN
    game.say(c.CARD + card("R05"))
    assert game.phase() != c.SELECT  # nobody else can play: 4 is taken


def test_three_shirts_without_number() -> None:
    """TV-38, EL-063, EL-116"""
    t = table()
    names = ["R09", "R11", "R14", "R16"]  # 12, 23, 13, 14
    cards = own(t, 0, *names)
    t.put(0, c.HAS + c.FITNESS, 9)
    assert [int(squad.shirt_of(t, 0, one)) for one in cards] == [10, 11, 12, -1]
    assert t.shirt(0, 12, c.SIDE) == c.ATTACK
    game = begin(t).say(*(c.CARD + one for one in cards[:3]))
    assert game.phase() != c.SELECT
    # the fourth takes over the shirt of one who does not play, turned to his role
    game = begin(t).say(c.CARD + cards[0], c.CARD + cards[1], c.CARD + cards[3])
    fill(game, Random(3))
    assert squad.shirt_of(game.t, 0, cards[3]) == 12
    assert squad.shirt_of(game.t, 0, cards[2]) == -1
    assert game.t.shirt(0, 12, c.SIDE) == c.DEFENCE


def test_without_the_limit_a_numbered_shirt_serves() -> None:
    """EL-063, option unnumbered_limit=none"""
    t = table(unnumbered_limit="none")
    cards = own(t, 0, "R09", "R11", "R14", "R16")
    t.put(0, c.HAS + c.FITNESS, 9)
    game = begin(t).say(*(c.CARD + one for one in cards))
    fill(game, Random(2))
    shirts = [int(squad.shirt_of(game.t, 0, one)) for one in cards]
    assert len(set(shirts)) == 4
    assert all(game.t.shirt(0, shirt, c.FIELD) for shirt in shirts)


def test_exchange_takes_a_shirt_without_owner_first() -> None:
    """EL-205"""
    t = table()
    nine, ten = own(t, 0, "R26", "R22")  # shirts 9 and 10, both at central places
    t.put(0, c.HAS + c.FITNESS, 9)
    t.dress(0, numbered(9), c.FIELD, 0)
    t.dress(0, 10, c.FIELD, 1)
    game = begin(t).say(c.CARD + nine) if nine < ten else begin(t)
    while game.phase() == c.SELECT:
        game.say(c.PASS if c.CARD + nine not in game.open() else c.CARD + nine)
    assert game.phase() == c.EXCHANGE
    assert c.SHIRT + numbered(10) not in game.open()
    assert game.shut()[c.SHIRT + numbered(10)] == c.HAS_OWNER
    game.say(c.SHIRT + 10)
    fill(game, Random(4))
    assert game.t.shirt(0, numbered(9), c.FIELD) == 1
    assert game.t.shirt(0, 10, c.FIELD) == 0


def test_paid_abilities_are_assigned() -> None:
    """EL-206: the cost lies on the card from now on, and only if it is there."""
    t = table()
    (finisher,) = own(t, 0, "R25")  # P1: a fitness
    t.put(0, c.HAS + c.FITNESS, 1)
    assert begin(t).say(c.CARD + finisher).phase() == c.PLACE
    t.put(0, c.HAS + c.FITNESS, 2)
    game = begin(t).say(c.CARD + finisher)
    assert game.phase() == c.ASSIGN
    ability = int(BOOK.card(finisher, b.FIRST_ABILITY))
    while not BOOK.ability(ability, b.SIDES) & 1:
        ability += 1
    assert game.open() == [c.PASS, c.ABILITY + ability]
    game.say(c.ABILITY + ability)
    assert game.phase() == c.PLACE
    fill(game, Random(5))
    assert game.t.get(0, c.HAS + c.FITNESS) == 0
    assert game.t.marks[ability] & c.ASSIGNED


def test_rehabilitation_coach() -> None:
    """EL-334: one injured footballer a match, no suspended one."""
    t = table()
    first, second, third = own(t, 0, "R07", "R22", "R29")
    t.put(0, c.HAS + c.FITNESS, 9)
    t.put_tokens(first, c.INJURY_, 1)
    t.put_tokens(second, c.INJURY_, 1)
    t.put_tokens(third, c.SUSPENSION, 1)
    assert begin(t).phase() == c.PLACE
    for number in range(36):
        coach = BOOK.first[c.STAFF] + number
        if BOOK.card(coach, b.FIRST_ABILITY) < BOOK.card(coach, b.LAST_ABILITY) and any(
            BOOK.op(op, 0) == 36  # allow
            for ability in range(
                BOOK.card(coach, b.FIRST_ABILITY), BOOK.card(coach, b.LAST_ABILITY)
            )
            for op in range(BOOK.ability(ability, b.DO), BOOK.ability(ability, b.DO_END))
        ):
            employ(t, 0, number)
    game = begin(t)
    assert game.open() == [c.PASS, c.CARD + first, c.CARD + second]
    assert game.say(c.CARD + first).phase() == c.PLACE


def test_nothing_is_told_before_the_last_place() -> None:
    """EL-207"""
    t = table()
    own(t, 0, "R07")
    t.put(0, c.HAS + c.FITNESS, 1)
    game = begin(t).say(c.CARD + card("R07"))
    before = game.t.clone()
    while game.phase() == c.PLACE:
        assert game.told() == []
        assert list(game.t.shirts) == list(before.shirts)
        assert list(game.t.where) == list(before.where)
        game.say(game.open()[0])
    assert ("PLAYS", 0, card("R07")) in game.told()


def test_every_shirt_has_an_owner() -> None:
    """EL-205, EL-Q54: only then does the shirt of somebody who does not play make room."""
    t = table()
    names = ["R07", "R09", "R05", "R08", "R15", "R21", "R19", "R26", "R22", "R29"]
    own(t, 0, *names)  # 2, 12 (without number), 4, 5, 6, 7, 8, 9, 10, 11
    (three,) = own(t, 0, "R06")  # 3
    t.dress(0, 10, c.FIELD, 1)
    t.dress(0, numbered(3), c.FIELD, 0)
    t.put(0, c.HAS + c.FITNESS, 2)
    game = begin(t).say(c.CARD + three, c.CARD + card("R07"))
    assert game.phase() == c.EXCHANGE
    open_ = [c.SHIRT + shirt for shirt in (2, 3, 4, 5, 6, 7, 8, 9, 10)]
    assert game.open() == open_
    assert game.shut() == {c.SHIRT + 0: c.HIS_SHIRT}
    game.say(c.SHIRT + 10)
    fill(game, Random(1))
    assert game.t.shirt(0, numbered(3), c.FIELD) == 1


def test_shared_number_is_turned() -> None:
    """EL-114: 10 attacks for one of his two wearers, 5 defends; the one who plays decides."""
    t = table()
    older, attacker = own(t, 0, "R20", "Y04", trained=True)  # 5 and 5, both defend
    assert t.shirt(0, numbered(5), c.SIDE) == c.DEFENCE
    t.dress(0, numbered(5), c.SIDE, c.ATTACK)
    t.put(0, c.HAS + c.FITNESS, 9)
    game = begin(t).say(c.CARD + older)
    fill(game, Random(2))
    assert t.shirt(0, numbered(5), c.SIDE) == c.DEFENCE
    assert not t.flags[attacker] & c.SELECTED


def test_formations_are_those_of_the_hand() -> None:
    """EL-201, EL-378"""
    t = table()
    t.move(card("T07"), c.HAND, 1)  # overlap: 3-4-3
    game = Game(t).lanes(c.FORMATION_)
    assert game.open() == [c.FORMATION, c.FORMATION + 1, c.FORMATION + 6 * 4]
    game.say(c.FORMATION + 6 * 4)
    fill(game, Random(3))
    assert t.get(0, c.SHAPE) == 343
    assert t.get(0, c.PLAN) == card("T07")
    assert t.known[card("T07")] == -1


def test_number_takes_the_shirt_back() -> None:
    """EL-063, option unnumbered_limit=none: who used a numbered shirt finds another, only one."""
    t = table(unnumbered_limit="none")
    own(t, 0, "R09", "R11", "R14")
    (fourth,) = own(t, 0, "R16")  # 14: wears 11, the highest free number
    assert squad.shirt_of(t, 0, fourth) == numbered(11)
    (eleven,) = own(t, 0, "R29")
    t.put(0, c.HAS + c.FITNESS, 2)
    game = begin(t).say(c.CARD + fourth, c.CARD + eleven)
    fill(game, Random(4))
    assert squad.shirt_of(t, 0, eleven) == numbered(11)
    served = [int(t.shirt(0, shirt, c.WEARER)) for shirt in range(13)]
    assert served.count(fourth) == 1
    assert squad.shirt_of(t, 0, fourth) in (10, 11, 12)


def test_nobody_is_picked_twice() -> None:
    """Untrained youngsters have no number, and yet play once."""
    t = table()
    (young,) = own(t, 0, "Y09")
    t.put(0, c.HAS + c.FITNESS, 9)
    assert begin(t).say(c.CARD + young).phase() == c.EXCHANGE


def test_a_single_shirt_to_exchange_is_no_question() -> None:
    """EL-205: one field shirt has no owner; it goes by itself."""
    t = table()
    names = ["R07", "R05", "R08", "R15", "R21", "R19", "R26", "R22", "R29"]  # all but 3
    own(t, 0, *names)
    (three,) = own(t, 0, "R06")
    t.dress(0, 10, c.FIELD, 1)
    t.dress(0, numbered(3), c.FIELD, 0)
    t.put(0, c.HAS + c.FITNESS, 1)
    game = begin(t).say(c.CARD + three)
    assert game.phase() == c.PLACE
    fill(game, Random(1))
    assert t.shirt(0, numbered(3), c.FIELD) == 1
    assert t.shirt(0, 10, c.FIELD) == 0
