"""The promises of every game (tests/kit) at tables for four, and wherever they are not yet kept."""

from __future__ import annotations

import pytest

from tests.games.worldwide.kit import SETUPS
from tests.kit.test_promises import PROMISES, Promises
from tests.kit.walking import open_to, setups, walk
from touchline.core.choices import settle
from touchline.core.ids import FATE
from touchline.games.worldwide.room import ROOM
from touchline.games.worldwide.rules.game import GAME
from touchline.play.setups import setup as with_cards
from touchline.rooms import ROOMS

FOUR = [
    with_cards(ROOM, 4, settle(GAME.choices, GAME.presets, given, preset))
    for given, preset in (
        ({}, "amateur"),
        ({}, "home"),
        ({}, "cup"),
        *((given, "") for given in SETUPS),
    )
]
CASES = FOUR if GAME.name in ROOMS else [*setups(ROOM), *FOUR]
SKIPS = [
    with_cards(ROOM, n, settle(GAME.choices, GAME.presets, {"window_privacy": "auto_skip"}, preset))
    for n, preset in ((2, "amateur"), (2, "professional"), (4, "professional"))
]


@pytest.mark.parametrize("promise", PROMISES)
@pytest.mark.parametrize("case", range(len(CASES)))
def test_promise(promise: str, case: int) -> None:
    getattr(Promises(), promise)(GAME, CASES[case], case)


@pytest.mark.parametrize(
    "promise",
    [name for name in PROMISES if name not in ("a_twin_stays_a_twin",)],
)
@pytest.mark.parametrize("case", range(len(SKIPS)))
def test_promises_that_hold_where_idle_questions_are_skipped(promise: str, case: int) -> None:
    """Of `window_privacy=auto_skip` a skipped question tells something; all else is kept."""
    getattr(Promises(), promise)(GAME, SKIPS[case], case)


@pytest.mark.parametrize("case", range(len(SKIPS)))
def test_auto_skip_asks_nothing_idle(case: int) -> None:
    """Whoever is asked can do something, but for stars, which are public."""
    for s, due, _ in walk(GAME, SKIPS[case], 5):
        if due > 0 and due != FATE:
            for seat in range(s.seats):
                if due >> seat & 1:
                    assert open_to(GAME, s, seat)
