"""The players on the pitch of a full match: what their cards say is whole at every size."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest

from tests.client.conftest import Visit
from tests.games.footclub.browser.test_matches import table, way
from tests.server.live_server import LiveServer
from touchline.games.footclub.rules import codes as c
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.play.tapes import match_from
from touchline.rooms import ROOMS
from touchline.server import table as tables

pytestmark = pytest.mark.browser

SIZES = [
    *[(1280, 720), (1280, 800), (1366, 768), (1440, 900), (1536, 864)],
    *[(390, 844), (360, 740), (844, 390), (640, 422)],
]
#: names of which a line of letters, as high as its font, ends outside a card that cuts it
CUT = """() => [...document.querySelectorAll('.stage .token .name')].flatMap((name) => {
  const range = document.createRange();
  range.selectNodeContents(name);
  const word = range.getBoundingClientRect();
  const high = parseFloat(getComputedStyle(name).fontSize);
  const middle = (word.top + word.bottom) / 2;
  const [top, bottom] = [middle - high / 2, middle + high / 2];
  for (let up = name.parentElement; up && !up.matches('.stage'); up = up.parentElement) {
    if (getComputedStyle(up).overflowY === 'visible') continue;
    const box = up.getBoundingClientRect();
    if (top < box.top - 0.5 || bottom > box.bottom + 0.5)
      return [`${name.textContent}: ${top - box.top}, ${box.bottom - bottom} within ${box.height}`];
  }
  return [];
})"""


#: is what can be played in sight above the question, from edge to edge?
IN_SIGHT = """() => {
  const bar = document.querySelector('.do').getBoundingClientRect().top;
  return [...document.querySelectorAll('.hand li.open button')].map((card) => {
    const box = card.getBoundingClientRect();
    const hit = document.elementFromPoint(box.left + 8, (box.top + box.bottom) / 2);
    return box.bottom <= bar + 1 && box.left >= 0 && card.contains(hit);
  });
}"""


#: with colours of the reader's own: what says a state, and what is the same without it
STATES = {
    "club": (".stage .token .in.c0 .edge", ".stage .token .in.c1 .edge"),
    "turn": (".turns .now", ".turns i:not(.now, .done)"),
    "whose turn": (".bar .side.due", ".bar .side:not(.due)"),
    "language": (".langs [aria-pressed=true]", ".langs [aria-pressed=false]"),
    "what can be played": (".hand li.open button", ".hand li:not(.open) button"),
    "fans": (".stage > .stand:last-of-type .fan", ".stage > .stand:first-of-type .fan"),
}
ALWAYS = {"club", "turn", "whose turn", "language"}
DRAWN = """e => { const s = getComputedStyle(e);
  return [s.backgroundColor, s.backgroundImage, s.color, s.outlineStyle, s.borderBottomColor].join()
}"""


def to_attack(match: Match[Any]) -> Any:
    """The match played on by lot until its first club may attack."""
    for seed in count():
        luck, m = Random(seed), Match(match.game, match.setup, Seeded(seed))
        while m.ask.result is None:  # a draft may leave a club that nobody can line up
            q = m.ask.decisions[0]
            if q.kind == c.ASK_OFFENSIVE and q.seat == 0 and len(q.options) > 1:
                return m.state
            m.answer(q.seat, luck.choice(list(q.options)))
    raise AssertionError


@pytest.mark.parametrize("preset", ["match", "poussin"])
def test_no_name_is_cut(
    server: LiveServer, visit: Visit, monkeypatch: pytest.MonkeyPatch, preset: str
) -> None:
    """All who play are named everywhere; on a phone what can be played stands above the bar."""

    def begun(game: Any, tape: Any, croupier: Any, eager: bool = True) -> Match[Any]:
        match = match_from(ROOMS[game.name], tape, croupier, eager)
        match.origin = to_attack(match)
        match._replay()
        return match

    monkeypatch.setattr(tables, "match_from", begun)
    laid = table(server, "me", "invite", preset=preset)
    p = visit(server.url, way(laid), confirm="always")
    names = p.page.locator(".stage .token .name")
    names.first.wait_for()
    cut = {}
    for width, height in SIZES:
        p.page.set_viewport_size({"width": width, "height": height})
        p.page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"
        )
        assert names.count() >= 22
        cut[width, height] = p.page.evaluate(CUT)
        if width < 700 <= height:
            assert p.page.evaluate(IN_SIGHT)[0], f"at {width} x {height} no card can be seen"
    assert {size: found for size, found in cut.items() if found} == {}
    p.page.set_viewport_size({"width": 1440, "height": 900})
    p.page.emulate_media(forced_colors="active")
    for state, (on, off) in STATES.items():
        marked, plain = p.page.locator(on), p.page.locator(off)
        if state in ALWAYS or (marked.count() and plain.count()):
            drawn = [which.first.evaluate(DRAWN) for which in (marked, plain)]
            assert drawn[0] != drawn[1], f"{state} is not told with colours of one's own"
