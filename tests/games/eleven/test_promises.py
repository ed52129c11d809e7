"""The promises of every game (tests/kit) for Eleven, until the house lists it and beyond."""

from __future__ import annotations

import pytest

from tests.kit.test_promises import PROMISES, Promises
from tests.kit.walking import setups
from touchline.core.choices import settle
from touchline.games import GAMES
from touchline.games.eleven.game import GAME
from touchline.play.setups import setup as with_cards

# every option away from its default at least once
VARIANTS = [
    (
        2,
        {
            "division": "1",
            "opponent_visibility": "all",
            "decks_face_up": "false",
            "stands_first": "true",
            "dice_shared": "true",
            "after_match_result": "final",
            "basic_in_deck": "false",
            "unnumbered_limit": "none",
            "ranking": "dense",
            "fees_last_week": "true",
        },
    ),
    (
        3,
        {
            "division": "2",
            "exp_per_match": "all",
            "symbol_pool": "owned",
            "sponsor_repay": "banner",
            "penalty_tokens": "1",
            "peek_own_backs": "false",
            "consequences": "mild",
            "fees_staff": "double",
            "ordinary_spaces": "6",
        },
    ),
    (1, {"solo_refresh_anytime": "true", "office": "cheap", "consequences": "none"}),
]
CASES = [with_cards(GAME, n, settle(GAME.choices, GAME.presets, given)) for n, given in VARIANTS]
if all(game.name != GAME.name for game in GAMES):
    CASES = [*setups(GAME), *CASES]


@pytest.mark.parametrize("promise", PROMISES)
@pytest.mark.parametrize("case", range(len(CASES)))
def test_promise(promise: str, case: int) -> None:
    getattr(Promises(), promise)(GAME, CASES[case], case)
