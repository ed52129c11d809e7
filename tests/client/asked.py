"""Several people, each in a browser of their own: who of them is asked."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import expect

from .people import Person

#: tell the test as soon as this stands on the page
TELL = """(what) => {
  const there = () => document.querySelector(what) !== null;
  if (there()) return void window.standsThere();
  const seen = new MutationObserver(() => {
    if (!there()) return;
    seen.disconnect();
    window.standsThere();
  });
  seen.observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def asked(people: Sequence[Person], what: str = ".turn.live") -> list[Person]:
    """Those on whose pages this stands, waited for until it stands on one of them."""
    first = people[0].page
    while not (found := [p for p in people if p.page.locator(what).count()]):
        first.evaluate("document.documentElement.removeAttribute('data-told')")
        for p in people:
            p.tells("standsThere", lambda: _told(people[0]))
            p.page.evaluate(TELL, what)
        told = first.locator("html[data-told]")
        try:
            expect(told).to_have_count(1)
        except AssertionError as e:
            pages = [p.page.locator("main").inner_text()[:200] for p in people]
            raise AssertionError(f"nobody is asked: {pages}") from e
    return found


def _told(first: Person) -> None:
    first.page.evaluate("document.documentElement.setAttribute('data-told', '')")
