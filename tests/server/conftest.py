"""A server for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.house import Clock, House, config, running


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A server without pauses."""
    with running(config(tmp_path)) as running_house:
        yield running_house


@pytest.fixture
def clock() -> Clock:
    """A clock that the test holds."""
    return Clock()


@pytest.fixture
def slow_house(tmp_path: Path, clock: Clock) -> Iterator[House]:
    """A server whose pauses end when the test's clock rings."""
    with running(config(tmp_path, pause=clock.pause)) as running_house:
        yield running_house


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a file that leave nothing behind."""
    with running(config(tmp_path_factory.mktemp("data"))) as running_house:
        yield running_house
