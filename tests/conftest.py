"""What holds for the whole suite."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last.

    The browser's driver keeps an event loop running in this thread until the session ends, and no
    test that comes after its start could run one of its own.
    """
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))
