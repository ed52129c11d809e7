"""Four browsers in one season of Eleven: each a club of its own, all at once, over a restart."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

from tests.client.asked import asked
from tests.client.conftest import Visit
from tests.client.people import Person
from tests.games.eleven.server.test_table import anyhow, play
from tests.server.live_server import LiveServer, config, running

pytestmark = pytest.mark.browser

PATIENCE = 2_000  # ms; what is answered already goes, and is not waited for
CHOICES = ".turn .aside button, .desk button.open:not(.picked)"
ASKED = ", ".join(
    f"body:has(.turn.live) {way}" for way in (".turn [data-confirm]", *CHOICES.split(", "))
)


def touches(p: Person, rng: random.Random) -> bool:
    """One touch of whatever is asked here; False while nothing is, or if it has gone meanwhile."""
    if not p.page.locator(".turn.live").count():
        return False
    sure = p.page.locator(".turn [data-confirm]")
    ways = p.page.locator(CHOICES)
    many = ways.count()
    try:
        if sure.count():
            sure.first.click(timeout=PATIENCE)
        elif many:
            ways.nth(rng.randrange(many)).click(timeout=PATIENCE)
        else:
            return False
    except TooLate:
        return False
    return True


def turns(people: list[Person], rng: random.Random, most: int) -> None:
    """Each who is asked touches something, until so many touches are made."""
    made = 0
    while made < most:
        for p in asked(people, ASKED):
            made += touches(p, rng)


@pytest.mark.slow
def test_four_managers_in_four_browsers_over_a_restart_in_week_3(
    tmp_path: Path, visit: Visit
) -> None:
    settings = config(tmp_path)
    rng = random.Random(7)
    with running(settings) as server:
        port = int(server.url.rpartition(":")[2])
        laid = server.lay("me", "invite", "invite", "invite", game="eleven")
        ways = [laid["secret"], *(laid["invites"][n] for n in "123")]
        guests = [server.join(laid["table"], way) for way in ways]
        play(guests, anyhow(6), lambda v: v["week"] == 3 and v["phase"] == "lanes")
        for guest in guests:
            guest.leave()
        people = [
            visit(server.url, f"#/t/{laid['table']}/{way}", confirm="always", lang=lang)
            for way, lang in zip(ways, ("en", "fr", "en", "fr"), strict=True)
        ]
        for p in people:
            expect(p.page.locator(".bar .side")).to_have_count(4)
            expect(p.page.locator(".bar .minute").first).to_have_text("3/6")
        # all are asked at once
        waiting = server.lobby._live[laid["table"]].live.due
        assert len(waiting) > 1
        for seat in waiting:
            expect(people[seat].page.locator(".turn.live")).to_be_visible()
        turns(people, rng, 16)
        scores = people[0].page.locator(".bar .score").all_inner_texts()
        for p in people:
            p.forgiven += ["WebSocket", "ERR_CONNECTION_REFUSED"]
    for p in people:
        expect(p.page.locator(".lost")).to_be_visible()
    with running(settings, port):
        for p in people:
            expect(p.page.locator(".lost")).to_be_hidden()
            expect(p.page.locator(".bar .minute").first).to_have_text("3/6")
        assert people[0].page.locator(".bar .score").all_inner_texts() == scores
        turns(people, rng, 24)
        for p in people:
            p.reads_words()
            p.fits()


def test_a_season_is_set_up_for_one_or_for_four(server: LiveServer, visit: Visit) -> None:
    host = visit(server.url, "#/new/eleven", lang="fr", width=390, height=844)
    page = host.page
    expect(page.locator("section[data-seat]")).to_have_count(1)
    expect(page.get_by_label("Un ami")).to_have_count(0)
    expect(page.locator(".presets label")).to_have_count(9)
    page.locator(".presets input[value=the_deadline]").check()
    page.get_by_text("Quatre managers").click()
    expect(page.locator("section[data-seat]")).to_have_count(4)
    expect(page.locator(".presets label")).to_have_count(3)
    expect(page.locator(".presets input:checked")).to_have_value("division3")
    page.locator("details summary").last.click()
    expect(page.locator("input[name=scenario]")).to_have_count(0)
    expect(page.locator("input[name=fees_staff]").first).to_be_visible()
    host.fits()
    page.get_by_role("button", name="Commencer la saison").click()
    expect(page.locator(".bar .side")).to_have_count(4)
    host.fits()
