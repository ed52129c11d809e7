"""A server for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.live_server import Clock, LiveServer, config, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    """A server without pauses."""
    with running(config(tmp_path)) as running_server:
        yield running_server


@pytest.fixture
def clock() -> Clock:
    """A clock that the test holds."""
    return Clock()


@pytest.fixture
def slow_server(tmp_path: Path, clock: Clock) -> Iterator[LiveServer]:
    """A server whose pauses end when the test's clock rings."""
    with running(config(tmp_path, pause=clock.pause)) as running_server:
        yield running_server


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """One server for all tests of a file that leave nothing behind."""
    with running(config(tmp_path_factory.mktemp("data"))) as running_server:
        yield running_server
