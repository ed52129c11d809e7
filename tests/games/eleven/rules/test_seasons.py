"""Whole seasons at random, looked at all along (§6.5); many more by `dev.py bench random`."""

import pytest

from tests.games.eleven.bench.checks import play
from touchline.core.choices import settle
from touchline.games.eleven.rules.game import GAME


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", range(1, 5))
def test_random_options(seats: int, seed: int) -> None:
    _, steps = play(seats, seed, 5)
    assert steps > 200


@pytest.mark.parametrize("preset", [preset.key for preset in GAME.presets])
def test_every_ready_made_season(preset: str) -> None:
    play(1, 7, 7, settle(GAME.choices, GAME.presets, {}, preset))


def test_the_same_seed_is_the_same_season() -> None:
    """Replaying reproduces the table."""
    first, steps = play(2, 3, 50)
    again, same = play(2, 3, 50)
    assert steps == same
    assert GAME.view(first, 0).key() == GAME.view(again, 0).key()
