"""`Game.longest` of Eleven: the most answers that the cards of a pack allow, summed by machine."""

from __future__ import annotations

import pytest

from tests.games.eleven.workbench import Bench, ability
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.log import Log
from touchline.core.rng import Rng
from touchline.games.eleven.cards.bound import ENDLESS, SPACES, Bound, Most
from touchline.games.eleven.room import ROOM
from touchline.games.eleven.rules.book import Book
from touchline.games.eleven.rules.game import GAME
from touchline.play import library
from touchline.play.setups import setup
from touchline.play.sim.playout import playout
from touchline.rooms import ROOMS

BASE = Bound(Book(library.numbers(ROOMS["eleven"])))


def test_a_season_of_the_base_pack_is_bounded() -> None:
    """Docs: decision 16. Four managers stay below a third of what the game promises."""
    found = [BASE.season(seats) for seats in GAME.tables]
    assert found == sorted(found)
    assert found[-1] * 3 < GAME.longest
    assert found[0] > 5_000  # it errs upwards, not by leaving things out


def test_more_spaces_than_any_option_offers_are_counted() -> None:
    most = max(int(n) for n in GAME.choices[15].values if n.isdecimal())
    assert GAME.choices[15].key == "ordinary_spaces"
    assert most + 3 <= SPACES


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("seed", range(2))
def test_random_seasons_stay_below_it(seats: int, seed: int) -> None:
    given = {"ordinary_spaces": "6", "opponent_visibility": "all"}
    t = GAME.new(setup(ROOM, seats, settle(GAME.choices, GAME.presets, given)))
    steps = playout(GAME, t, Rng(seed), Codes(), Odds(), Log(on=False))
    assert 200 < steps < BASE.season(seats)


def of(name: str, *abilities: str) -> Most:
    """What the first ability of a card of the tiny pack takes."""
    bench = Bench({name: "".join(abilities)})
    bound = Bound(bench.t.book)
    return bound.ability(int(bench.t.book.card(bench.card(name), 44)))


@pytest.mark.parametrize(
    ("do", "answers", "fans"),
    [
        ('{ op = "gain", res = "money", n = 3 }', 1, 0),
        ('{ op = "gain", res = "any", n = 3 }', 4, 3),
        ('{ op = "gain", res = "fans", n = { roll = "d6" } }', 3, 6),
        ('{ op = "stat", stat = "fans", n = 2 }', 1, 2),
        ('{ op = "train", target = { kind = "footballer", n = 2 } }', 1 + 3 + 2, 0),
        ('{ op = "refresh_row", row = "staff" }', 11, 0),
    ],
)
def test_what_operations_take(do: str, answers: int, fans: int) -> None:
    assert of("host", ability("action", do)) == Most(answers, fans)


def test_bonuses_that_hire_each_other_have_no_bound() -> None:
    """A staff card whose bonus hires another, which may be one like it."""
    hire = '{ op = "recruit", kind = "staff", from = "row", price = 0 }'
    assert of("host", ability("bonus", hire)).answers >= ENDLESS
