"""What holds for the whole suite."""

from __future__ import annotations

import os

import pytest

from tests.kit.amount import QUICK


@pytest.hookimpl(tryfirst=True)  # before -m looks at the marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests come last, the slow ones of them first.

    The browser's driver keeps an event loop running in this thread until the session ends, and no
    test that comes after its start could run one of its own. Quick ones at the end leave no worker
    waiting for another.
    """

    def turn(item: pytest.Item) -> int:
        if "playwright" not in getattr(item, "fixturenames", ()):
            return 2 if item.get_closest_marker("browser") else 0
        return 1 if item.get_closest_marker("slow") else 2

    for item in items:
        if "playwright" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    items.sort(key=turn)
    if os.environ.get("BROWSER_AGAIN"):
        # on a busy machine a page may be later than any patience; who comes late twice has failed,
        # and every rerun is told at the end (-rR)
        for item in items:
            if turn(item) or item.get_closest_marker("browser"):
                item.add_marker(pytest.mark.flaky(reruns=1))
    if QUICK:  # no browser, and nothing long
        items[:] = [i for i in items if not turn(i) and not i.get_closest_marker("slow")]


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """A failure is told at once where nobody watches: a run that is cut short has said it then."""
    wrong = report.failed or report.outcome == "rerun"
    if wrong and os.environ.get("TOLD_AT_ONCE") and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\n{report.outcome.upper()} {report.nodeid} {report.when}")  # noqa: T201
        print(report.longreprtext[-3000:], flush=True)  # noqa: T201
