"""What sticks to an edge of a phone's window hides a control or leaves enough of it to touch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Timeout

from tests.games.eleven.browser.test_plans import at_line_up
from tests.server.live_server import LiveServer

from .conftest import PATIENCE, Visit

pytestmark = pytest.mark.browser

LEAST = 24
PHONE = {"lang": "fr", "width": 390, "height": 844, "touch": True}
#: told by styles alone, not by what the client marks: parts that stick and hold controls, and the
#: controls that lie half under them with less than LEAST left
SLIVERS = """(least) => {
  const controls = 'button, a[href], input, select, textarea, summary, [role="button"]';
  const found = [];
  const root = document.querySelector('dialog[open]') ?? document;
  for (const bar of root.querySelectorAll('*')) {
    if (getComputedStyle(bar).position !== 'sticky' || !bar.querySelector(controls)) continue;
    const b = bar.getBoundingClientRect();
    if (!b.height || b.width < innerWidth / 2) continue;
    for (const c of root.querySelectorAll(controls)) {
      let { left, right, top, bottom } = c.getBoundingClientRect();
      if (bar.contains(c) || bottom === top || right <= b.left || left >= b.right) continue;
      for (let up = c.parentElement; up && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflowY === 'visible') continue;
        const r = up.getBoundingClientRect();
        [top, bottom] = [Math.max(top, r.top), Math.min(bottom, r.bottom)];
      }
      [top, bottom] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      const rest = top < b.top && bottom > b.top ? b.top - top
        : top < b.bottom && bottom > b.bottom ? bottom - b.bottom : least;
      if (bottom > top && rest > 0 && rest < Math.min(least, bottom - top) - 0.5)
        found.push(`${rest.toFixed(1)} px of ${c.outerHTML.slice(0, 80)}`);
    }
  }
  return found;
}"""
#: scroll there, and go on once the page rests
REST = """([y, inner]) => new Promise((done) => {
  const box = inner ? document.querySelector(inner) : document.documentElement;
  const rest = () => requestAnimationFrame(() => requestAnimationFrame(() =>
    requestAnimationFrame(done)));
  if (Math.abs(box.scrollTop - y) < 1) return rest();
  document.addEventListener('scrollend', rest, { once: true, capture: true });
  box.scrollTo({ top: y, behavior: 'instant' });
  if (Math.abs(box.scrollTop - y) > 1) rest();  // the page is not that long
})"""


def swept(page: Page, patience: int, inner: str = "", step: int = 47) -> list[Any]:
    """The slivers that are left for so many milliseconds at places to which somebody may scroll."""
    found: list[Any] = []
    for y in range(0, 900, step):
        page.evaluate(REST, [y, inner])
        try:
            page.wait_for_function(f"() => !(({SLIVERS})({LEAST})).length", timeout=patience)
        except Timeout:
            found += [f"at {y}: {each}" for each in page.evaluate(SLIVERS, LEAST)]
    return found


def at_a_table(server: LiveServer, visit: Visit, game: str) -> Page:
    """Somebody's own turn in a game, or the draft it begins with."""
    rival = () if game == "eleven" else ({"kind": "bot", "level": 1},)
    laid = server.lay("me", *rival, game=game)
    way = f"#/t/{laid['table']}/{laid['secret']}"
    p = visit(server.url, way, confirm="always", **PHONE)
    expect(p.page.locator(".turn.live")).to_be_visible()
    return p.page


def at_rules(server: LiveServer, visit: Visit, game: str) -> Page:
    """The rulebook."""
    p = visit(server.url, f"#/rules/{game}", **PHONE)
    expect(p.page.get_by_role("searchbox")).to_be_visible()
    return p.page


def at_rules_in_a_sheet(server: LiveServer, visit: Visit, game: str) -> Page:
    """The rulebook over a table."""
    page = at_a_table(server, visit, game)
    page.get_by_role("button", name="Outils").click()
    page.get_by_role("button", name="Règles", exact=True).click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    return page


def unmarked(page: Page) -> None:
    """The client no longer knows what sticks."""
    page.evaluate(
        "document.querySelectorAll('[data-sticks]').forEach((e) => delete e.dataset.sticks)"
    )


def test_no_sliver_of_a_control_is_left_beside_what_sticks(
    server: LiveServer, visit: Visit
) -> None:
    m = at_line_up(server, visit, None, **PHONE)
    expect(m.page.locator("[data-forecast]")).to_be_visible()
    found = swept(m.page, PATIENCE)
    assert not found, "\n".join(found)
    m.p.accessible()
    unmarked(m.page)
    assert swept(m.page, 1) != []  # where the client does nothing about it, there are some


Place = Callable[[LiveServer, Visit, str], Page]


@pytest.mark.parametrize(
    ("place", "game", "inner"),
    [
        (at_a_table, "footclub", ""),
        (at_a_table, "eleven", ""),
        (at_rules, "eleven", ""),
        (at_rules_in_a_sheet, "streetsoccer", "dialog[open] .body"),
    ],
)
def test_nor_is_one_left_elsewhere(
    server: LiveServer, visit: Visit, place: Place, game: str, inner: str
) -> None:
    page = place(server, visit, game)
    found = swept(page, 2_000, inner)
    assert not found, "\n".join(found)


#: where the focus is, once the page rests: hidden by the bar that gives the line-up, or not
COVERED = """() => new Promise((done) => {
  const look = () => {
    const at = document.activeElement, bar = document.querySelector('.give');
    const [r, b] = [at.getBoundingClientRect(), bar.getBoundingClientRect()];
    const covered = !bar.contains(at) && r.top >= b.top && r.bottom <= b.bottom;
    done(covered ? at.outerHTML.slice(0, 80) : '');
  };
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(look)));
})"""


def test_what_a_keyboard_has_led_to_is_not_below_what_sticks(
    server: LiveServer, visit: Visit
) -> None:
    m = at_line_up(server, visit, None, lang="fr", width=390, height=600)
    page = m.page
    expect(page.locator("[data-forecast]")).to_be_visible()
    page.locator("[data-shape]").first.focus()
    covered = []
    met = 0
    for _ in range(40):
        page.keyboard.press("Tab")
        met += page.locator("[data-person]:focus").count()
        covered.append(page.evaluate(COVERED))
    assert met > 0
    assert [c for c in covered if c] == []
