"""What stands on the cards of the base pack, and what offices score."""

from touchline.core.choices import settle
from touchline.core.setup import Setup
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules import sums
from touchline.games.eleven.rules.game import GAME
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.rules.week import scoring
from touchline.play import library
from touchline.rooms import ROOMS

NUMBERS = library.numbers(ROOMS["eleven"])


def begin() -> Table:
    return GAME.new(Setup(1, settle(GAME.choices, GAME.presets, {}), NUMBERS))


def footballers(*decks: int) -> list[int]:
    t = begin()
    return [card for deck in decks for card in range(t.book.first[deck], t.book.first[deck + 1])]


def test_footballer_cards() -> None:
    """EL-120: price, role, zones, strengths, number, and abilities for each side"""
    book = begin().book
    for card in footballers(c.REGULAR, c.YOUNGSTER, c.VETERAN):
        assert 1 <= book.card(card, b.PRICE) <= 4
        assert (book.card(card, b.ZONES) == 0) == (book.card(card, b.ROLE) == c.KEEPER)
        assert 0 <= book.card(card, b.POWER) <= 4
        assert book.card(card, b.NUMBER) >= 1


def test_trained_sides() -> None:
    """EL-123: stronger for regulars and youngsters, not always for veterans."""
    book = begin().book
    gains = [
        [book.card(card, b.POWER + 1) - book.card(card, b.POWER) for card in footballers(deck)]
        for deck in (c.REGULAR, c.YOUNGSTER, c.VETERAN)
    ]
    assert min(gains[0]) >= 0
    assert sum(gains[0]) > 0
    assert min(gains[1]) >= 0
    assert min(gains[2]) < 0


def test_untrained_youngsters_are_alike() -> None:
    """EL-125: and most trained ones have experience symbols."""
    book = begin().book
    young = footballers(c.YOUNGSTER)
    assert {int(book.card(card, b.POWER)) for card in young} == {1}
    signs = [book.card(card, b.EXP_PLAYED) + book.card(card, b.EXP_SCORED) for card in young]
    assert sum(n > 0 for n in signs) * 2 > len(signs)


def test_director_cards() -> None:
    """EL-047: six votes in three colours, steps, at most one ability"""
    book = begin().book
    for card in range(book.first[c.DIRECTOR], book.first[c.DIRECTOR + 1]):
        votes = [(book.card(card, b.FACES) >> 2 * face) & 3 for face in range(6)]
        assert set(votes) <= {c.YELLOW, c.BLUE, c.RED}
        assert all(-2 <= book.card(card, b.STATS + stat) <= 2 for stat in range(4))
        assert book.card(card, b.LAST_ABILITY) - book.card(card, b.FIRST_ABILITY) <= 1


def test_staff_cards() -> None:
    """EL-141, EL-142: five categories, and points that end with the row"""
    book = begin().book
    staff = range(book.first[c.STAFF], book.first[c.STAFF + 1])
    assert {int(book.card(card, b.CATEGORY)) for card in staff} == {1, 2, 3, 4, 5}
    assert {int(book.card(card, b.MIN_SEATS)) for card in staff} == {1, 3}
    for category in range(1, 6):
        row = [int(sums.category_points(book.categories, category, n)) for n in range(10)]
        assert row[0] == 0
        assert row == sorted(row)
        assert row[9] == row[7]


def test_what_offices_score() -> None:
    """EL-171, TV-14: the second space 5, the third 9"""
    t = begin()
    for offices, points in ((0, 0), (2, 5), (3, 9)):
        t.put(0, c.OFFICES, offices)
        assert scoring.score(t, 0)[4] == points
