"""Several browsers at one table, and a table that outlives page and server."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer, config, running

from .conftest import Visit
from .people import Person

pytestmark = pytest.mark.browser


def link(p: Person, label: str) -> str:
    """An invitation as it is shown."""
    return p.page.get_by_label(label).input_value().removeprefix(p.url + "/")


def test_a_friend_comes_by_link_and_both_play_while_a_third_watches(
    server: LiveServer, visit: Visit
) -> None:
    host = visit(server.url, "#/new/streetsoccer")
    right = host.page.locator('[data-seat="1"]')
    right.get_by_text("Friend").click()
    host.page.get_by_label("Name").first.fill("Ada")
    host.page.get_by_text("Every option of the rules").click()
    host.page.get_by_label("The left team").check()
    host.page.get_by_role("button", name="Kick off").click()

    invite = link(host, "Link for Mill Yard")
    watch = link(host, "Link for watching only")
    guest = visit(server.url, invite, lang="fr")
    expect(host.page.get_by_role("dialog")).to_be_hidden()  # somebody came: the links are put away
    fan = visit(server.url, watch, width=390, height=844)

    expect(host.question).to_contain_text("Place a figure")
    expect(guest.question).to_contain_text("On attend Ada")
    expect(fan.question).to_have_text("You are watching")
    host.places("player", "f4")
    guest.sees_figure("f4")
    fan.sees_figure("f4")
    expect(guest.question).to_contain_text("Placez un footballeur")
    guest.places("player", "g5")
    host.sees_figure("g5")
    expect(host.newest).to_contain_text("takes up position on g5")
    expect(guest.newest).to_contain_text("prend position en g5")
    assert fan.answers() == []

    guest.leaves()
    expect(host.page.locator(".bar .s1")).to_contain_text(re.compile("has left|line lost"))
    back = visit(server.url, invite, lang="fr")
    back.sees_figure("g5")
    expect(host.page.locator(".bar .s1")).not_to_contain_text(re.compile("has left|line lost"))
    back.places("keeper", "k4")
    host.sees_figure("k4")


def test_a_refresh_changes_nothing(server: LiveServer, visit: Visit) -> None:
    laid = server.lay("me", "me", options={"first_placer": "L"})
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}")
    p.places("player", "f4")
    told = p.story.inner_text()
    p.page.reload()
    p.sees_figure("f4")
    assert p.story.inner_text() == told
    expect(p.question).to_contain_text("Place a figure")


def test_a_match_goes_on_after_the_server_was_restarted(tmp_path: Path, visit: Visit) -> None:
    settings = config(tmp_path)
    with running(settings) as server:
        laid = server.lay("me", "invite", options={"first_placer": "L"})
        port = int(server.url.rpartition(":")[2])
        host = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", lang="fr")
        guest = visit(server.url, f"#/t/{laid['table']}/{laid['invites']['1']}")
        host.places("player", "f4")
        guest.sees_figure("f4")
        for p in (host, guest):
            # what is fetched ahead at a first touch does not come while the line is down
            p.forgiven += ["WebSocket", "ERR_CONNECTION_REFUSED", "Unable to preload"]
    for p in (host, guest):
        expect(p.page.get_by_role("alert")).to_be_visible()
    # touched while the line is down: nothing is lost, it is sent as soon as the server is back
    guest.bench("player").click()
    guest.clicks("g5")
    guest.plays_now()
    with running(settings, port) as server:
        host.sees_figure("f4")
        host.sees_figure("g5")
        guest.sees_figure("g5")
        for p in (host, guest):
            expect(p.page.get_by_role("alert")).to_be_hidden()
        guest.places("keeper", "k4")
        host.sees_figure("k4")


def test_an_answer_made_for_another_moment_is_refused_in_words(
    server: LiveServer, visit: Visit
) -> None:
    laid = server.lay("me", "me", options={"first_placer": "L"})
    path = f"#/t/{laid['table']}/{laid['secret']}"
    one = visit(server.url, path, confirm="always")
    two = visit(server.url, path)
    one.bench("player").click()
    one.clicks("f4")
    two.places("player", "f5")
    one.sees_figure("f5")  # the first page follows, and its stale choice is gone
    expect(one.question).to_contain_text("still on the touchline")
    assert one.answers() == []


def test_both_sides_find_the_rematch(server: LiveServer, visit: Visit) -> None:
    laid = server.lay("me", "invite")
    host = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}")
    guest = visit(server.url, f"#/t/{laid['table']}/{laid['invites']['1']}")
    expect(guest.question).to_be_visible()
    host.page.get_by_role("button", name="Resign").click()
    host.page.get_by_role("button", name="Give up the match").click()
    expect(host.result).to_contain_text("You lose")
    expect(guest.result).to_contain_text("You win")
    host.page.get_by_role("button", name="Play again").click()
    expect(host.page).not_to_have_url(re.compile(laid["table"]))
    guest.page.get_by_role("button", name="Join the next match").click()
    expect(guest.page).not_to_have_url(re.compile(laid["table"]))
    assert host.page.url == guest.page.url
    for p in (host, guest):
        expect(p.question).to_be_visible()


def test_a_wrong_link_says_what_to_do(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url)
    p.forgiven.append("404 (Not Found)")
    p.page.goto(f"{server.url}/#/t/nowhere/secret")
    expect(p.page.get_by_text("There is no such table")).to_be_visible()
    p.page.get_by_role("link", name="To the start page").click()
    expect(p.page.get_by_role("heading", level=1)).to_contain_text("Soccer")
