"""What has just happened stays in sight until the next answer; the story lights what it tells."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.games.streetsoccer.browser.test_play import KICK, WALK, at
from tests.server.live_server import LiveServer

from .conftest import Visit
from .test_turn import against, goes_on

pytestmark = pytest.mark.browser

#: the cells in which a drawn way begins and ends, by where the cells themselves lie on the screen
ENDS = """(path) => {
  const far = path.getTotalLength();
  return [0, far].map((along) => {
    const at = path.getPointAtLength(along).matrixTransform(path.getScreenCTM());
    return [...document.querySelectorAll('[data-cell]')].find((cell) => {
      const r = cell.getBoundingClientRect();
      return at.x > r.left && at.x < r.right && at.y > r.top && at.y < r.bottom;
    })?.dataset.cell;
  });
}"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390), (1440, 900)])
def test_the_last_move_stays_drawn_until_the_next_answer(
    server: LiveServer, visit: Visit, width: int, height: int
) -> None:
    p = at(server, visit, KICK, width=width, height=height, confirm="always")
    expect(p.page.locator("[data-latest]")).to_have_count(0)
    p.clicks("e3", "f5", "h5")
    p.page.locator("[data-confirm]").click()
    expect(p.page.locator(".latest [data-kick]")).to_have_count(1)
    assert p.page.locator(".latest [data-walk]").evaluate(ENDS) == ["e3", "f5"]
    assert p.page.locator(".latest [data-kick]").evaluate(ENDS) == ["f5", "h5"]
    just = p.page.locator("[data-just]")
    expect(just).to_have_text(re.compile(r"^\S.* \(\d\) comes from e3 to the ball on f5 .* h5"))
    assert just.inner_text() in p.story.inner_text()
    p.fits()
    p.accessible()
    # the other side answers: what came before is drawn no longer
    p.plays_something(lambda _: 0)
    expect(p.page.locator("[data-just]")).not_to_contain_text("comes from e3")
    assert p.page.locator(".latest [data-walk]").first.evaluate(ENDS) != ["e3", "f5"]


def test_a_line_of_the_story_lights_its_move(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK, confirm="always")
    p.clicks("f4", "g6")
    p.page.locator("[data-confirm]").click()
    expect(p.page.locator(".latest [data-walk]")).to_have_count(1)
    assert p.plays_something(lambda _: 0)
    expect(p.page.locator("[data-just]")).not_to_contain_text("from f4 to g6")
    line = p.story.get_by_role("button", name=re.compile("from f4 to g6"))
    expect(line).to_be_visible()
    line.focus()
    assert p.page.locator(".latest [data-walk]").evaluate(ENDS) == ["f4", "g6"]
    line.blur()
    walk = p.page.locator(".latest [data-walk]")
    expect(walk).to_have_count(1)
    assert walk.evaluate(ENDS) != ["f4", "g6"]
    # one stop for the keyboard, however long the story
    assert p.story.locator("button[tabindex='0']").count() == 1


def test_a_line_brings_the_table_into_sight_on_a_phone(server: LiveServer, visit: Visit) -> None:
    p = at(server, visit, WALK, width=390, height=844, touch=True, confirm="always")
    p.cell("f4").tap()
    p.cell("g6").tap()
    p.page.locator("[data-confirm]").tap()
    line = p.story.get_by_role("button", name=re.compile("from f4 to g6"))
    line.scroll_into_view_if_needed()
    line.tap()
    expect(p.cell("g6")).to_be_in_viewport()
    assert p.page.locator(".latest [data-walk]").evaluate(ENDS) == ["f4", "g6"]


#: what marks the last thing that happened on the boards of cards
MARKS = {
    "footclub": "[data-laid] li",
    "worldwide": ".line .fresh, [data-fresh] li",
    "eleven": ".drawers .now",
}


@pytest.mark.parametrize("game", list(MARKS))
def test_cards_just_played_stay_in_sight(server: LiveServer, visit: Visit, game: str) -> None:
    preset = {"preset": "poussin"} if game == "footclub" else {}
    laid = against(server, game, **preset)
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", confirm="always")
    choose = random.Random(7)
    live = p.page.locator(".turn.live #question, .turn [data-onward], [data-result]").first
    for _ in range(60):
        live.wait_for()
        assert not p.result.count(), "the match is over, and nothing was marked"
        if p.page.locator(".turn.live").count() and p.page.locator(MARKS[game]).count():
            break
        goes_on(p, choose)
    expect(p.page.locator(MARKS[game]).first).to_be_visible()
    just = p.page.locator("[data-just]")
    if just.count():
        assert just.inner_text() in p.story.inner_text()
    p.fits()
    p.accessible()
