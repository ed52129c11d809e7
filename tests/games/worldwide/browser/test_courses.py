"""The courses of Worldwide Football on a phone: the guide leaves the table in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.client.people import Person
from tests.play.test_courses import answers
from tests.server.live_server import LiveServer
from touchline.play.courses import courses
from touchline.rooms import ROOMS

pytestmark = pytest.mark.browser

# where things stand: the score bar above, the panel below, and the table between them
STAND = """async () => {
  for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame);
  const at = (s) => document.querySelector(s)?.getBoundingClientRect();
  const [bar, panel, track, hand] = ['section.bar', '.do', '.track', 'ul.hand'].map(at);
  const all = {bar: bar.bottom, panel: panel.top, hand: hand?.bottom ?? 0};
  return track ? {...all, above: track.top, below: track.bottom} : all;
}"""
# compound words whose hyphen ends a line with a stump of at most four letters beside it
BROKEN = r"""() => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector('#main'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode())
    for (const m of node.data.matchAll(/\p{L}+(-\u2060?\p{L}+)+/gu)) {
      const parts = m[0].split('-');
      const long = (n) => parts[n].replace('\u2060', '').length;
      const stump = (i) => Math.min(long(i - 1), long(i));
      let at = m.index;
      for (let i = 1; i < parts.length; i++) {
        at += parts[i - 1].length;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + 2 + (parts[i][0] === '\u2060'));
        const tops = [...range.getClientRects()].filter((r) => r.width > 0).map((r) => r.top);
        if (stump(i) <= 4 && tops.some((top) => top - tops[0] > 4)) found.push(m[0]);
        at += 1;
      }
    }
  return found;
}"""


def answer(p: Person, anchors: list[str]) -> None:
    """Touches these things, wherever each of them lies."""
    page = p.page
    for a in anchors:
        kind, _, n = a.partition(":")
        ways = [
            f".turn [data-way='{a}'], .turn [data-with='{a}'], .turn [data-option='{a}'],"
            f" .turn [data-aside='{a}'], .table [data-option='{a}']",
            ".turn [data-pass]" if a == "pass" else f".hand li:not(.copy) [data-card='{a}']",
            f"[data-free='{n}'], .open[data-ability='{n}']" if kind == "s" else ".nowhere",
        ]
        page.locator(", ".join(ways)).first.wait_for(state="attached")
        found = next(page.locator(way) for way in ways if page.locator(way).count())
        found.first.click()
    sent = page.locator(".turn [data-confirm]:not([aria-disabled=true])")
    if sent.count():
        sent.first.click()


@pytest.mark.parametrize("name", ["amateur", "foul", "corner", "sub"])
def test_the_guide_leaves_the_table_in_sight(server: LiveServer, visit: Visit, name: str) -> None:
    """At every step the attack points and the hand are seen, and no short word is torn."""
    course = next(c for c in courses(ROOMS["worldwide"]) if c.id == name)
    p = visit(server.url, lang="fr", width=390, height=844, touch=True, confirm="always")
    asked: list[dict[str, Any]] = []
    p.page.on("response", lambda r: "/study" in r.url and asked.append(r.json()["ask"]))
    p.goes(f"#/learn/worldwide/{name}")
    p.page.locator("[data-begin]").click()
    for code in answers("worldwide", course):
        p.page.locator(".turn.live").wait_for()
        p.page.locator("[data-motion=off]").wait_for()
        stand = p.page.evaluate(STAND)
        step = p.page.locator("[data-course-step]").get_attribute("data-course-step")
        assert stand["hand"] <= stand["panel"] + 1, (step, stand)
        if "above" in stand:
            assert stand["bar"] - 1 <= stand["above"], (step, stand)
            assert stand["below"] <= stand["panel"], (step, stand)
        assert p.page.evaluate(BROKEN) == [], step
        answer(p, next(o[1] for o in asked[-1]["options"] if o[0] == code))
        p.page.locator(f"[data-course-step]:not([data-course-step='{step}'])").wait_for()
    p.page.locator("[data-course-step=end]").wait_for()
    assert p.page.evaluate(BROKEN) == []


def test_the_cards_of_a_course_follow_the_language(server: LiveServer, visit: Visit) -> None:
    """At once, at the step that is asked."""
    p = visit(server.url, "#/learn/worldwide/amateur", confirm="always")
    p.page.locator("[data-begin]").click()
    hand = p.page.locator(".hand li").first
    expect(hand).to_be_visible()
    english = hand.inner_text()
    step = p.page.locator("[data-course-step]")
    at = str(step.get_attribute("data-course-step"))
    with p.page.expect_response("**/api/study"):
        p.page.get_by_role("button", name="Français").click()
    expect(hand).not_to_have_text(english)
    expect(step).to_have_attribute("data-course-step", at)
    french = hand.inner_text()
    p.page.reload()
    p.page.locator("[data-begin]").click()
    expect(hand).to_have_text(french, use_inner_text=True)


@pytest.mark.parametrize(
    ("lang", "said", "back"),
    [
        ("en", "There is no such lesson", "All lessons"),
        ("fr", "Cette leçon n’existe pas", "Toutes les leçons"),
    ],
)
def test_a_lesson_that_does_not_exist_is_told_so(
    server: LiveServer, visit: Visit, lang: str, said: str, back: str
) -> None:
    p = visit(server.url, "#/learn/worldwide/nope", lang=lang, width=390, height=844)
    expect(p.page.get_by_role("heading", level=1)).to_have_text(said)
    p.reads_words()
    p.fits()
    p.accessible()
    p.page.get_by_role("link", name=back).click()
    expect(p.page).to_have_url(f"{server.url}/#/learn/worldwide")
