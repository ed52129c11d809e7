"""With colours of the reader's own every state at a desk of Eleven is still told apart."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.client.test_replay import opened
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.browser

#: what says a state, and what is the same without it
STATES = {
    "week": (".weeks [aria-current=step]", ".weeks li:not([aria-current])"),
    "day": (".days [aria-current=step]", ".days li:not([aria-current])"),
    "statistic": (".tracks .steps .at", ".tracks .steps i:not(.at, .below)"),
    "passed": (".tracks .steps .below", ".tracks .steps i:not(.at, .below)"),
    "tab": ("[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"),
    "own row": (".league tr.own th", ".league tbody tr:not(.own, .met) th"),
    "own column": ("[data-pad] td.own", "[data-pad] th[scope=row]"),
}
#: how something is drawn, without what follows from its text
DRAWN = """e => { const s = getComputedStyle(e);
  return [s.backgroundColor, s.outlineStyle, s.borderLeftWidth, s.borderTopWidth, s.borderTopStyle]
    .join(' ') }"""


def test_states_are_told_apart_in_forced_colours(server: LiveServer, visit: Visit) -> None:
    p = opened(server, visit, "eleven", "en", motion=False, name="alone")
    p.page.set_viewport_size({"width": 1440, "height": 900})
    p.page.emulate_media(forced_colors="active")
    p.page.locator("#chapter").select_option("week 3 of 6, Wednesday")
    p.page.locator("[data-drawer=season]").click()
    expect(p.page.locator("[data-pad]")).to_be_attached()
    for state, (on, off) in STATES.items():
        drawn = [p.page.locator(which).first.evaluate(DRAWN) for which in (on, off)]
        assert drawn[0] != drawn[1], state
