"""What holds for the whole suite."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last, the slow ones of them first.

    The browser's driver keeps an event loop running in this thread until the session ends, and no
    test that comes after its start could run one of its own. Quick ones at the end leave no worker
    waiting for another.
    """

    def turn(item: pytest.Item) -> int:
        if "playwright" not in getattr(item, "fixturenames", ()):
            return 0
        return 1 if item.get_closest_marker("slow") else 2

    items.sort(key=turn)
