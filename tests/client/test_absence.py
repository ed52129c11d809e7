"""Somebody comes, goes and is away: what the others see, and what they can do about it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer, config, running
from touchline.server.absence import PATIENCE

from .conftest import Visit

pytestmark = pytest.mark.browser


class Hours:
    """A clock that the test sets."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def hours() -> Hours:
    return Hours()


@pytest.fixture
def server(tmp_path: Path, hours: Hours) -> Iterator[LiveServer]:
    with running(config(tmp_path, clock=hours)) as running_server:
        yield running_server


def test_a_friend_comes_goes_and_is_played_for(
    server: LiveServer, visit: Visit, hours: Hours
) -> None:
    people = [{"kind": "me", "name": "Ann"}, {"kind": "invite"}]
    laid = server.lay(*people, options={"first_placer": "L"})
    ann = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}")
    bob = visit(
        server.url, f"#/t/{laid['table']}/{laid['invites']['1']}", lang="fr", width=390, height=844
    )
    # who has no name is asked for one, and is called so from then on
    bar = ann.page.get_by_role("region", name="Score")
    expect(bar).to_contain_text("Player 2")
    bob.page.locator("[data-name] input").fill("Bob")
    bob.accessible()
    bob.fits()
    bob.page.get_by_role("button", name="C’est mon nom").click()
    expect(bar).to_contain_text("Bob")
    expect(bob.page.locator("[data-name]")).to_have_count(0)
    # gone, and told so beside the name
    bob.goes("#/settings")
    expect(ann.page.locator("[data-presence]")).to_have_text("Bob (Mill Yard) has left the table.")
    expect(bar).to_contain_text("Bob, has left")
    hours.now += PATIENCE
    server.join(laid["table"], laid["watch"])
    away = ann.page.locator("[data-away]")
    expect(away).to_contain_text("Bob (Mill Yard) has been away for 2 minutes.")
    ann.accessible()
    ann.fits()
    away.get_by_label("Level of the computer").select_option("2")
    away.get_by_role("button", name="Let a computer play for Bob").press("Enter")
    expect(bar).to_contain_text("Bob, computer, level 2")
    expect(ann.newest).to_contain_text("A computer of level 2 plays for Mill Yard")
    ann.places("player", "f4")
    expect(ann.question).to_contain_text("Place a figure")
    bob.goes(f"#/table/{laid['table']}")
    expect(ann.page.locator("[data-presence]")).to_have_text("Bob (Mill Yard) is back.")
    expect(bar).not_to_contain_text("computer, level")
    # he steps away himself, and takes his seat again
    bob.page.get_by_role("button", name="Outils").click()
    bob.page.get_by_role("button", name="S’absenter").click()
    sheet = bob.page.locator("[data-handing]")
    expect(sheet).to_contain_text("Votre place reste la vôtre")
    bob.accessible()
    bob.reads_words()
    sheet.get_by_role("button", name="Faire jouer l’ordinateur pour Mill Yard").click()
    expect(bob.page.locator("[data-handed]")).to_contain_text("joue pour vous")
    expect(bar).to_contain_text("Bob, computer, level 3")
    bob.accessible()
    bob.fits()
    bob.page.locator("[data-hand-back]").click()
    expect(bar).not_to_contain_text("computer, level")
    # both stop without a winner
    ann.page.get_by_role("button", name="Step away").click()
    ann.page.get_by_role("button", name="Stop without a winner").click()
    asked = bob.page.locator("[data-wish=stop]")
    expect(asked).to_contain_text("Ann (Harbour Lane) aimerait arrêter le match sans vainqueur.")
    asked.get_by_role("button", name="Accepter").click()
    expect(ann.page.get_by_role("heading", name="Stopped")).to_be_visible()
    expect(ann.result).to_contain_text("The match is stopped without a winner.")
    expect(bob.result).to_contain_text("Le match est arrêté sans vainqueur.")
    ann.reads_words()
    # who has looked on follows them to the next match
    fan = visit(server.url, f"#/watch/{laid['table']}/{laid['watch']}", width=390, height=844)
    expect(fan.page.get_by_role("button", name="Follow the next match")).to_have_count(0)
    ann.page.get_by_role("button", name="Play again").click()
    follow = fan.page.get_by_role("button", name="Follow the next match")
    expect(follow).to_be_visible()
    fan.accessible()
    expect(bob.page.get_by_role("region", name="Score")).to_contain_text("Ann, au match suivant")
    follow.press("Enter")
    expect(fan.page).to_have_url(re.compile(r"#/watch/(?!" + re.escape(laid["table"]) + ")"))
    expect(fan.question).to_contain_text("You are watching")
