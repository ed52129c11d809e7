"""Two people at one table: an answer is asked back, a draw is offered, a few words are said."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.live_server import LiveServer

from .conftest import Visit
from .people import Person

pytestmark = pytest.mark.browser

PLACES = {"first_placer": "L"}


def two(server: LiveServer, visit: Visit, **options: str) -> tuple[Person, Person]:
    """Ann, who reads English on a wide screen, and Bob, who reads French on a phone."""
    people = [{"kind": "me", "name": "Ann"}, {"kind": "invite", "name": "Bob"}]
    laid = server.lay(*people, options={**PLACES, **options})
    ann = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}")
    bob = visit(
        server.url, f"#/t/{laid['table']}/{laid['invites']['1']}", lang="fr", width=390, height=844
    )
    return ann, bob


def test_an_answer_is_asked_back_and_given_back(server: LiveServer, visit: Visit) -> None:
    ann, bob = two(server, visit)
    ann.places("player", "f4")
    bob.sees_figure("f4")
    ann.page.get_by_role("button", name="Ask to take back").press("Enter")
    asked = bob.page.get_by_role("region", name="Entre vous")
    expect(asked).to_contain_text("Ann (Harbour Lane) aimerait reprendre sa dernière réponse.")
    expect(ann.page.get_by_role("region", name="Between the players")).to_contain_text(
        "It still waits for Bob (Mill Yard)."
    )
    for p in (ann, bob):
        p.accessible()
        p.fits()
        p.reads_words()
    asked.get_by_role("button", name="Accepter").press("Enter")
    for p in (ann, bob):
        p.sees_nobody("f4")
        expect(p.page.locator("[data-wish]")).to_have_count(0)
    expect(ann.newest).to_contain_text("An answer of Harbour Lane is taken back.")
    expect(ann.question).to_contain_text("Place a figure")
    assert bob.page.evaluate("document.activeElement !== document.body")


def test_it_is_declined_in_words(server: LiveServer, visit: Visit) -> None:
    ann, bob = two(server, visit)
    ann.places("player", "f4")
    bob.sees_figure("f4")
    ann.page.locator("[data-takeback]").click()
    bob.page.get_by_role("button", name="Refuser, et plus de telles demandes").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("wants no more such requests")
    expect(ann.page.locator("[data-takeback]")).to_have_count(0)
    bob.places("player", "g5")
    ann.sees_figure("g5")
    expect(bob.page.locator("[data-takeback]")).to_have_count(0)


def test_a_draw_is_offered_and_accepted(server: LiveServer, visit: Visit) -> None:
    ann, bob = two(server, visit, tiebreak="draw")
    ann.page.get_by_role("button", name="Offer a draw").click()
    expect(ann.page.get_by_role("button", name="Offer a draw")).to_have_count(0)
    asked = bob.page.locator("[data-wish=draw]")
    expect(asked).to_contain_text("Ann (Harbour Lane) propose le match nul.")
    asked.get_by_role("button", name="Accepter").click()
    expect(ann.result).to_contain_text("The teams agree to a draw.")
    expect(bob.result).to_contain_text("Les équipes s’accordent sur un match nul.")
    expect(ann.newest).to_contain_text("The teams agree to a draw.")
    for p in (ann, bob):
        p.accessible()


def test_words_are_read_in_each_language_and_can_be_hidden(
    server: LiveServer, visit: Visit
) -> None:
    ann, bob = two(server, visit)
    ann.page.get_by_role("button", name="Say something").click()
    ann.page.get_by_role("button", name="Well played!").press("Enter")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(bob.page.locator("[data-phrased]")).to_have_text("Ann (Harbour Lane) : Bien joué !")
    expect(ann.page.locator("[data-phrased]")).to_have_text("Ann (Harbour Lane): Well played!")
    bob.page.get_by_role("button", name="Outils").click()
    bob.page.get_by_role("button", name="Dire un mot").click()
    bob.accessible()
    bob.page.get_by_label("Masquer ce que disent les autres dans ce match").check()
    expect(bob.page.locator("[data-phrased]")).to_have_text("")
    bob.page.locator("[data-phrase=thanks]").click()
    expect(ann.page.locator("[data-phrased]")).to_have_text("Bob (Mill Yard): Thank you!")
    expect(bob.page.locator("[data-phrased]")).to_have_text("Bob (Mill Yard) : Merci !")


def test_nobody_to_talk_to(server: LiveServer, visit: Visit) -> None:
    laid = server.lay("me", {"kind": "bot", "level": 1}, options=PLACES)
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}")
    expect(p.question).to_be_visible()
    expect(p.page.locator("[data-say], [data-draw], [data-phrased]")).to_have_count(0)
