"""What sticks to an edge of a phone's window hides a control or leaves enough of it to touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Timeout

from tests.server.house import House

from .conftest import PATIENCE, Visit
from .test_plans import at_line_up

pytestmark = pytest.mark.browser

LEAST = 24
#: told by styles alone, not by what the client marks: parts that stick and hold controls, and the
#: controls that lie half under them with less than LEAST left
SLIVERS = """(least) => {
  const controls = 'button, a[href], input, select, textarea, summary, [role="button"]';
  const found = [];
  for (const bar of document.querySelectorAll('*')) {
    if (getComputedStyle(bar).position !== 'sticky' || !bar.querySelector(controls)) continue;
    const b = bar.getBoundingClientRect();
    if (!b.height || b.width < innerWidth / 2) continue;
    for (const c of document.querySelectorAll(controls)) {
      const r = c.getBoundingClientRect();
      if (bar.contains(c) || !r.height || r.right <= b.left || r.left >= b.right) continue;
      const above = b.top - r.top, below = r.bottom - b.bottom;
      const left = r.top < b.top && r.bottom > b.top ? above
        : r.top < b.bottom && r.bottom > b.bottom ? below : least;
      if (left > 0 && left < Math.min(least, r.height) - 0.5)
        found.push(`${left.toFixed(1)} px of ${c.outerHTML.slice(0, 80)}`);
    }
  }
  return found;
}"""
#: scroll there, and go on once the page rests
REST = """(y) => new Promise((done) => {
  const rest = () => requestAnimationFrame(() => requestAnimationFrame(() =>
    requestAnimationFrame(done)));
  if (Math.abs(scrollY - y) < 1) return rest();
  document.addEventListener('scrollend', rest, { once: true });
  scrollTo({ top: y, behavior: 'instant' });
  if (Math.abs(scrollY - y) > 1) rest();  // the page is not that long
})"""


def swept(page: Page, patience: int) -> list[Any]:
    """The slivers that are left for so many milliseconds at places to which somebody may scroll."""
    found: list[Any] = []
    for y in range(0, 900, 47):
        page.evaluate(REST, y)
        try:
            page.wait_for_function(f"() => !(({SLIVERS})({LEAST})).length", timeout=patience)
        except Timeout:
            found += [f"at {y}: {each}" for each in page.evaluate(SLIVERS, LEAST)]
    return found


def test_no_sliver_of_a_control_is_left_beside_what_sticks(house: House, visit: Visit) -> None:
    m = at_line_up(house, visit, None, lang="fr", width=390, height=844, touch=True)
    expect(m.page.locator("[data-forecast]")).to_be_visible()
    found = swept(m.page, PATIENCE)
    assert not found, "\n".join(found)
    m.page.evaluate(
        "document.querySelectorAll('[data-sticks]').forEach((e) => delete e.dataset.sticks)"
    )
    assert swept(m.page, 1) != []  # where the client does nothing about it, there are some
