"""Eleven's balance: seasons are counted as they went, and targets that are missed are told."""

from __future__ import annotations

import pytest

from touchline.core.setup import Setup
from touchline.games.eleven.cards import balance
from touchline.games.eleven.cards.balance import Mode, Sum, Weighed
from touchline.games.eleven.cards.balance_page import report, sentences
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.game import GAME
from touchline.play import library
from touchline.play.speech import LANGUAGES, Voice

PLAYER = "guesser"
NUMBERS = library.numbers(ROOM)
SAYINGS = ROOM.folder / "cards"


@pytest.fixture(scope="module")
def found() -> Weighed:
    """Three seasons of two managers who answer at random."""
    return balance.weigh(ROOM, NUMBERS, Mode(3, 2), 3, 5, PLAYER)


def test_what_is_counted_adds_up(found: Weighed) -> None:
    assert found.seasons == 3
    assert found.points.n == found.league.n == 6
    parts = sum(part.total for part in found.parts.values())
    assert parts == found.points.total
    assert sum(found.wins) == pytest.approx(3)
    directors = range(NUMBERS["first"][int(c.DIRECTOR)], NUMBERS["first"][int(c.DIRECTOR) + 1])
    # hands of four, three and two, each of which one is kept; 3 seasons, 2 managers
    assert sum(found.reached[n] for n in directors) == 3 * 2 * (4 + 3 + 2)
    assert sum(found.taken[n] for n in directors) == 3 * 2 * 3
    assert sum(found.owned[n].n for n in directors if n in found.owned) == 3 * 2 * 3
    assert sum(kept for kept, _, _ in found.objectives.values()) == 6
    assert all(kept >= goal >= harder for kept, goal, harder in found.objectives.values())
    assert all(found.taken[n] <= found.reached[n] for n in found.taken)
    assert 0 < sum(found.votes.values()) <= 3 * 2 * 6


def test_owners_are_compared_with_the_mean_of_their_season(found: Weighed) -> None:
    directors = range(NUMBERS["first"][int(c.DIRECTOR)], NUMBERS["first"][int(c.DIRECTOR) + 1])
    owned = [found.owned[n] for n in directors if n in found.owned]
    assert sum(row.total for row in owned) == pytest.approx(0)


def test_the_same_seed_gives_the_same_seasons(found: Weighed) -> None:
    again = balance.weigh(ROOM, NUMBERS, Mode(3, 2), 3, 5, PLAYER)
    assert (again.points, again.taken, again.votes) == (found.points, found.taken, found.votes)
    other = balance.weigh(ROOM, NUMBERS, Mode(3, 2), 3, 6, PLAYER)
    assert other.taken != found.taken


def test_a_market_offers_the_open_three() -> None:
    season = GAME.new(Setup(1, {}, NUMBERS))
    for row in range(3):
        for slot in range(5):
            season.row[row * 5 + slot] = 100 * row + slot
    assert balance.market(season, int(c.SLOT) + 5 + 3) == ([102, 103, 104], 103)
    assert balance.market(season, int(c.SIGN) + 4 * 2 + 1) == ([202, 203, 204], 202)
    assert balance.market(season, int(c.END_TURN)) == ([], -1)


def test_means_and_their_intervals() -> None:
    row = Sum()
    for x in (1.0, 2.0, 3.0, 6.0):
        row.add(x)
    assert (row.mean, row.n) == (3.0, 4)
    assert row.spread == pytest.approx(2.1602, abs=1e-4)
    assert row.give == pytest.approx(1.96 * 2.1602 / 2, abs=1e-3)
    assert Sum().mean == Sum().give == 0


def lopsided() -> Weighed:
    """What misses every target."""
    found = Weighed(Mode(3, 2), 100, wins=[70.0, 30.0])
    director, staff = (NUMBERS["first"][int(deck)] for deck in (c.DIRECTOR, c.STAFF))
    found.points.add(90)
    found.league.add(3)
    found.reached.update({director: 100, staff: 100, director + 1: 5})
    found.taken.update({director: 2, staff: 90})
    sponsor = NUMBERS["first"][int(c.SPONSOR)]
    found.reached[sponsor] = 50
    found.taken[sponsor] = 50
    worth = found.owned.setdefault(3, Sum())
    for n in range(40):
        worth.add(10 + n % 2)
    return found


def test_every_target_can_be_missed() -> None:
    wrong = [what for what, _, _ in balance.missed(NUMBERS, lopsided())]
    assert sorted(wrong) == [
        "bonus", "league", "often", "points", "rarely", "seat", "seat", "worth",
    ]  # fmt: skip


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_target_missed_is_told(lang: str) -> None:
    cards = library.content(ROOM, "base", lang)["cards"]
    assert isinstance(cards, list)
    told = sentences(NUMBERS, lopsided(), cards, Voice(lang, [SAYINGS]))
    assert len(told) == 8
    assert any("Amelia Forsyth" in text for text in told)
    assert not any("{" in text or "el-balance" in text for text in told)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_is_a_page(lang: str) -> None:
    say = Voice(lang, [SAYINGS])
    page = report(ROOM, library.pack(ROOM), say, 1, 5, PLAYER, (Mode(2, 1), Mode(1, 2)))
    heads = [line for line in page.splitlines() if line.startswith("## ")]
    assert heads == [
        f"## {say.say('el-balance-mode', division=division, seats=seats)}"
        for division, seats in ((2, 1), (1, 2))
    ]
    tables = [line for line in page.splitlines() if line.startswith("|")]
    widths = [line.count("|") for line in tables]
    assert all(width >= 3 for width in widths)
    assert "{" not in page
    assert "el-balance" not in page
