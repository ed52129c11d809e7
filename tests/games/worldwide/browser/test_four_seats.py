"""Four browsers at one table: a side each for two pairs, links, a seat lost and found."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import expect

from tests.client.asked import asked
from tests.client.conftest import Visit
from tests.client.people import Person
from tests.games.worldwide.browser.captain import Captain
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.browser


def link(p: Person, label: str) -> str:
    """An invitation as it is shown."""
    return p.page.get_by_label(label).input_value().removeprefix(p.url + "/")


def held_by(server: LiveServer, address: str) -> int:
    """How many cards somebody holds, as the server tells whoever comes by their link."""
    table, secret = address.split("/")[-2:]
    guest = server.join(table, secret)
    hand = guest.tick["view"]["hands"][guest.welcome["mine"][0]]
    guest.leave()
    return int(hand["count"] + hand["people_count"])


def turns(all_: list[Captain], touches: int) -> None:
    """Whoever is asked touches something, so often."""
    for _ in range(touches):
        due = asked([m.p for m in all_])[0]
        next(m for m in all_ if m.p is due).touch()


@pytest.mark.slow
def test_four_people_come_by_link_and_one_is_lost_and_comes_back(
    server: LiveServer, visit: Visit
) -> None:
    host = visit(server.url, "#/new/worldwide/amateur", confirm="always")
    host.page.get_by_label("Four: two for each side").check()
    expect(host.page.locator("section[data-seat]")).to_have_count(4)
    for seat in (1, 2, 3):
        host.page.locator(f'section[data-seat="{seat}"]').get_by_text("Friend").click()
    host.page.get_by_label("Name").first.fill("Ada")
    expect(host.page.get_by_text("You get 3 secret links")).to_be_visible()
    host.page.get_by_role("button", name="Kick off").click()

    links = [link(host, f"Link for Team {n}") for n in ("2, seat 1", "1, seat 2", "2, seat 2")]
    guests = [visit(server.url, links[0], confirm="always")]
    expect(host.page.get_by_role("dialog")).to_be_visible()  # two are still to come
    guests += [visit(server.url, each, confirm="always", lang="fr") for each in links[1:]]
    expect(host.page.get_by_role("dialog")).to_be_hidden()
    expect(host.page.locator(".bar .s0 [data-place]")).to_have_count(2)

    rng = random.Random(5)
    all_ = [Captain(p, rng.randrange) for p in (host, *guests)]
    turns(all_, 30)
    partner = guests[1]
    held = held_by(server, links[1])
    assert held > 0
    expect(partner.page.locator(".hand li")).to_have_count(held)
    partner.leaves()
    expect(host.page.locator(".bar .s0")).to_contain_text(re.compile("has left|line lost"))
    back = visit(server.url, links[1], confirm="always", lang="fr")
    expect(host.page.locator(".bar .s0")).not_to_contain_text(re.compile("has left|line lost"))
    expect(back.page.locator(".hand li")).to_have_count(held)
    all_[2] = Captain(back, rng.randrange)
    turns(all_, 12)
    for m in all_:
        m.p.fits()
        m.p.reads_words()
