"""The end of a match, in all four games: wherever the page stood, the result comes into sight."""

from __future__ import annotations

import pytest

from tests.server.live_server import LiveServer

from .conftest import Visit

pytestmark = pytest.mark.browser

#: is the heading of the result on the screen, with nothing over it, and all else of it too?
IN_SIGHT = """() => {
  const part = document.querySelector('[data-result]');
  const head = document.getElementById('result')?.getBoundingClientRect();
  if (!part || !head) return false;
  const seen = document.elementFromPoint(head.x + 4, head.y + head.height / 2);
  const { bottom } = part.getBoundingClientRect();
  return part.contains(seen) && head.y >= 0 && bottom <= innerHeight;
}"""


@pytest.mark.parametrize("game", ["streetsoccer", "footclub", "eleven", "worldwide"])
@pytest.mark.parametrize(
    ("width", "height", "place"), [(390, 844, 99_999), (800, 900, 0), (1440, 900, 99_999)]
)
def test_the_result_comes_into_sight(
    server: LiveServer, visit: Visit, game: str, width: int, height: int, place: int
) -> None:
    laid = server.lay("me", "me", game=game)
    way = f"#/t/{laid['table']}/{laid['secret']}"
    p = visit(server.url, way, width=width, height=height)
    p.page.locator(".turn, [data-handover] button").first.wait_for()
    if p.page.locator("[data-handover] button").count():
        p.page.locator("[data-handover] button").first.click()
    if p.page.locator("button.fold").is_visible():
        p.page.locator("button.fold").click()
    p.page.get_by_role("button", name="Resign", exact=True).click()
    p.page.evaluate(f"scrollTo(0, {place})")
    p.page.get_by_role("dialog").locator(".btn.bad").click()
    p.page.wait_for_function(IN_SIGHT)
    p.page.wait_for_load_state("networkidle")  # the figures of the match have come
    assert p.page.evaluate(IN_SIGHT)
    assert p.page.evaluate("document.activeElement.id") == "result"
