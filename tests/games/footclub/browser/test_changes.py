"""FootClub's substitutions in the browser, at a table that is made to need them."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.client.conftest import Visit
from tests.games.footclub.browser.test_matches import table, way
from tests.server.live_server import LiveServer
from touchline.core.log import Log
from touchline.games.footclub.rules import changes
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.state import Table
from touchline.play.croupier import Seeded
from touchline.play.match import Match
from touchline.play.tapes import match_from
from touchline.rooms import ROOMS
from touchline.server import table as tables

pytestmark = pytest.mark.browser


def hurt(match: Match[Any]) -> Table:
    """The match played on by lot until its first club may change; two of it are hurt then, so that
    two places are vacant and two substitutions left.
    """
    for seed in count():
        luck, m = Random(seed), Match(match.game, match.setup, Seeded(seed))
        while m.ask.result is None:  # a draft may leave a club that nobody can line up
            q = m.ask.decisions[0]
            if q.kind == c.ASK_CHANGE and q.seat == 0:
                return wounded(m.state)
            m.answer(q.seat, luck.choice(list(q.options)))
    raise AssertionError


def wounded(t: Table) -> Table:
    """The same table after two serious injuries of the first club, and one substitution."""
    for _ in range(2):
        last = int(t.outfielders(0)) - 1
        changes.injure(t, 0, t.team[last], Log(on=False))
    t.put(0, c.SUBS, 1)
    return t


def test_two_vacancies_are_filled_one_by_one(
    server: LiveServer, visit: Visit, monkeypatch: pytest.MonkeyPatch
) -> None:
    """FC-096: of two vacancies one alone may be filled, though there are substitutions for both."""

    def begun(game: Any, tape: Any, croupier: Any, eager: bool = True) -> Match[Any]:
        match = match_from(ROOMS[game.name], tape, croupier, eager)
        match.origin = hurt(match)
        match._replay()
        return match

    monkeypatch.setattr(tables, "match_from", begun)
    laid = table(server, "me", "invite", preset="match")
    p = visit(server.url, way(laid), confirm="always")
    p.page.locator("[data-change]").click()
    fill = p.page.get_by_role("group", name="Fill the 2 places that injuries left")
    filled = fill.locator("output")
    fill.get_by_role("button", name="More").click()
    expect(filled).to_have_text("1")
    fill.get_by_role("button", name="More").click()
    expect(filled).to_have_text("2")
    fill.get_by_role("button", name="Fewer").click()
    expect(filled).to_have_text("1")
    p.page.locator(".half button.spot:not([data-person])").click()
    p.page.locator(".bench .spot.lit").first.click()
    p.page.get_by_role("button", name="Announce the change").click()
    expect(p.page.locator(".tell")).to_contain_text("in the vacant place")
    t = server.lobby._live[laid["table"]].live.match.state
    assert (t.vacancies(0), t.get(0, c.SUBS)) == (1, 2)
