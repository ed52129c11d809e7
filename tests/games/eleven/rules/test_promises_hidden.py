"""The promises of every game where cards let much be hidden: tactics drawn, chosen from and given
up, tops of decks and opponents peeked at.
"""

from __future__ import annotations

import tomllib

import pytest

from tests.kit.test_promises import Promises
from touchline.core.choices import settle
from touchline.core.setup import Setup
from touchline.core.tables import Row
from touchline.games.eleven.cards import lexicon
from touchline.games.eleven.cards.content import numbers
from touchline.games.eleven.rules.game import GAME
from touchline.play import library
from touchline.rooms import ROOMS

BASE = library.shipped(ROOMS["eleven"]) / "base"
# every head coach can do all this, once a week, and the boards do it too
SECRETS = """
[[ability]]
on = "action"
do = [
  { op = "draw", deck = "tactic", n = 2, take = 1, as = "hand", rest = "discard" },
  { op = "peek", what = "deck_top", deck = "staff" },
]
[[ability]]
on = "action"
do = [
  { op = "draw", deck = "tactic", n = 3, take = 1, as = "hand", rest = "bottom" },
  { op = "discard", what = { kind = "tactic" }, n = 1 },
  { op = "peek", what = "opponent_front" },
]
[[ability]]
on = "action"
do = [
  { op = "peek", what = "deck_top", deck = "tactic" },
  { op = "draw", deck = "staff", n = 2, take = 1, as = "recruit", price = 0 },
]
"""
BOARD = """
[[ability]]
on = "vote_yellow"
do = [{ op = "draw", deck = "tactic", n = 2, take = 1, as = "hand" }, { op = "gain", res = "fans" }]
[[ability]]
on = "vote_blue"
do = [{ op = "peek", what = "opponent_front" }, { op = "peek", what = "deck_top", deck = "tactic" }]
[[ability]]
on = "vote_red"
do = [
  { op = "peek", what = "deck_top", deck = "staff" },
  { op = "discard", what = { kind = "tactic" } },
]
"""
PROMISES = [
    "redeal_is_invisible_to_the_seat_it_is_for",
    "an_unseen_answer_changes_nothing_for_that_seat",
    "fate_hidden_from_a_seat_changes_nothing_for_it",
    "a_twin_stays_a_twin",
    "a_redealt_match_can_be_played_to_its_end",
    "open_seats_may_answer_in_any_order",
    "a_whisper_stays_a_whisper",
]


def _numbers() -> dict[str, list[int]]:
    decks: dict[str, list[Row]] = {}
    for deck in lexicon.DECKS:
        rows = tomllib.loads((BASE / f"{deck}.toml").read_text("utf-8"))["card"]
        for row in rows:
            if row.get("profession") == "head coach":
                row |= tomllib.loads(SECRETS)
            elif deck == "board":
                row |= tomllib.loads(BOARD)
        decks[deck] = [Row(deck, row) for row in rows]
    return numbers(decks, Row("boards", tomllib.loads((BASE / "boards.toml").read_text("utf-8"))))


NUMBERS = _numbers()


@pytest.mark.parametrize("promise", PROMISES)
@pytest.mark.parametrize("seats", [2])
def test_promise(promise: str, seats: int) -> None:
    setup = Setup(seats, settle(GAME.choices, GAME.presets, {}), NUMBERS)
    getattr(Promises(), promise)(GAME, setup, seats)
