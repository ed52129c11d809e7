"""My matches: found, filtered, searched, named, put away, deleted and had back; what waits on top
of the start page."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.server.live_server import Guest, Json, LiveServer, device

from .conftest import Visit
from .people import Person
from .test_canary import mark

pytestmark = pytest.mark.browser

ME: Json = {"kind": "me", "name": "Ada"}
BOT: Json = {"kind": "bot", "level": 1}
ZOE: Json = {"kind": "invite", "name": "Zoë"}
BOTH = [("en", 1440), ("fr", 390)]
#: what is clicked and read, in both languages
SAYS = {
    "en": {
        "move": "Your move", "won": "Won", "lost": "Lost", "zoe": "Waits for Zoë",
        "name": "Your name for this match", "none": "No match fits", "all": "Show all",
    },
    "fr": {
        "move": "À vous de jouer", "won": "Gagné", "lost": "Perdu", "zoe": "Attend Zoë",
        "name": "Votre nom pour ce match", "none": "Aucun match ne correspond",
        "all": "Tout montrer",
    },
}  # fmt: skip


class Played:
    """Matches of one device, laid and played through the server's own doors."""

    def __init__(self, server: LiveServer) -> None:
        self.server = server
        self.tables: list[Json] = []

    def lay(
        self,
        game: str,
        *seats: Json,
        resigns: int | None = None,
        answers: int = 0,
        **more: Any,
    ) -> str:
        """A match; so many answers of "host" are given, then a seat resigns where one is named."""
        server = self.server
        laid = server.lay(*seats, game=game, key=server.key("host"), **more)
        self.tables.append({**laid, "game": game})
        host = self.sits(laid["table"], "", server.key("host"))
        rivals = [
            self.sits(laid["table"], secret, server.key(secret))
            for secret in laid["invites"].values()
        ]
        host.play(lambda options: options[0][0], most=answers)
        if resigns is not None:
            who = rivals[0] if resigns and rivals else host
            assert who.ask("resign", seat=resigns)["type"] == "done"
        return str(laid["table"])

    def sits(self, table: str, secret: str, key: str) -> Guest:
        """Somebody at the table."""
        guest = Guest(self.server.url, table, secret, key=key)
        self.server.guests.append(guest)
        guest.welcome = guest.hear("welcome")
        guest.tick = guest.hear("tick")
        return guest

    def shelve(self, p: Person) -> None:
        """What the browser keeps of them."""
        kept = [
            {"table": t["table"], "game": t["game"], "when": n, "key": mark(device("host"))}
            for n, t in enumerate(self.tables, 1)
        ]
        p.page.evaluate("kept => localStorage.setItem('touchline.tables', kept)", json.dumps(kept))


def five(server: LiveServer) -> Played:
    """Five matches of four games: one lost, one won against Zoë, three that go on."""
    played = Played(server)
    played.lay("footclub", ME, BOT, resigns=0)
    played.lay("streetsoccer", ME, ZOE, resigns=1)
    played.lay("streetsoccer", ZOE, ME, options={"first_placer": "L"})
    played.lay("worldwide", ME, {"kind": "me"}, answers=2)
    played.lay("eleven", ME, BOT)
    return played


def kept(p: Person) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(
        p.page.evaluate("localStorage.getItem('touchline.tables')")
    )
    return found


def rows(p: Person) -> Locator:
    return p.page.locator("[data-tables] > li")


def row(p: Person, table: str) -> Locator:
    return p.page.locator(f'[data-table="{table}"]')


def fine(p: Person) -> None:
    """As a page should be, whoever reads it and however wide it is."""
    p.fits()
    p.reads_words()
    p.accessible()


def opened(server: LiveServer, visit: Visit, played: Played, lang: str, width: int) -> Person:
    """The page with all of these matches."""
    p = visit(server.url, "#/about", device="host", lang=lang, width=width, height=844)
    played.shelve(p)
    p.goes("#/mine")
    expect(p.page.locator("[data-fate=here]")).to_have_count(len(played.tables))
    return p


@pytest.mark.parametrize(("lang", "width"), BOTH)
def test_matches_are_told_found_filtered_and_searched(
    server: LiveServer, visit: Visit, lang: str, width: int
) -> None:
    says = SAYS[lang]
    played = five(server)
    lost, won, theirs, here, season = (t["table"] for t in played.tables)
    p = opened(server, visit, played, lang, width)

    expect(row(p, lost).locator("[data-state]")).to_have_text(says["lost"])
    expect(row(p, won).locator("[data-state]")).to_have_text(says["won"])
    expect(row(p, here).locator("[data-state]")).to_have_text(says["move"])
    expect(row(p, won)).to_contain_text("Zoë")
    expect(row(p, season).locator("[data-standing]")).not_to_be_empty()
    expect(row(p, lost).locator("svg")).to_have_count(2)  # a crest for each side
    fine(p)

    def show(which: str, *right: str) -> None:
        p.page.locator(f"[data-show={which}]").click()
        expect(rows(p)).to_have_count(len(right))
        for table in right:
            expect(row(p, table)).to_be_visible()

    show("over", lost, won)
    show("running", theirs, here, season)
    expect(row(p, theirs).locator("[data-state]")).to_have_text(says["zoe"])
    show("move", here, season)
    show("archived")
    expect(p.page.get_by_text(says["none"])).to_be_visible()
    fine(p)
    p.page.get_by_role("button", name=says["all"]).click()
    expect(rows(p)).to_have_count(5)

    games = p.page.locator("#mine-game")
    games.select_option("streetsoccer")
    expect(rows(p)).to_have_count(2)
    games.select_option("")
    search = p.page.locator("#mine-search")
    search.fill("zoe")
    expect(rows(p)).to_have_count(2)
    search.fill("zoe nobody")
    expect(rows(p)).to_have_count(0)
    search.fill("")
    p.page.locator("#mine-sort").select_option("oldest")
    expect(rows(p).first).to_have_attribute("data-table", lost)
    p.page.locator("#mine-sort").select_option("latest")
    expect(rows(p).last).to_have_attribute("data-table", lost)

    forms = p.page.locator("[data-forms] > li")
    expect(forms).to_have_count(2)
    expect(forms.filter(has_text="Zoë").locator(".mark")).to_have_count(1)

    row(p, theirs).locator("[data-open]").click()
    expect(p.page.locator("section.bar")).to_be_visible()


@pytest.mark.parametrize(("lang", "width"), BOTH)
def test_a_match_is_named_put_away_and_deleted_and_each_is_undone(
    server: LiveServer, visit: Visit, lang: str, width: int
) -> None:
    says = SAYS[lang]
    played = five(server)
    table = played.tables[1]["table"]
    p = opened(server, visit, played, lang, width)
    before = kept(p)
    undo = p.page.locator("[data-undo]")

    def does(what: str) -> None:
        """By keyboard alone."""
        for button in ("more", what):
            row(p, table).locator(f"[data-{button}]").focus()
            p.page.keyboard.press("Enter")

    does("delete")
    expect(row(p, table)).to_have_count(0)
    assert table not in [k["table"] for k in kept(p)]
    expect(undo).to_be_focused()
    fine(p)
    p.page.keyboard.press("Enter")
    expect(row(p, table)).to_be_visible()
    expect(undo).to_have_count(0)
    assert unseen(kept(p)) == unseen(before)

    does("archive")
    expect(row(p, table)).to_have_count(0)
    p.page.locator("[data-show=archived]").click()
    expect(row(p, table)).to_be_visible()
    undo.click()
    expect(row(p, table)).to_have_count(0)
    p.page.locator("[data-show=all]").click()
    expect(row(p, table)).to_be_visible()

    does("rename")
    field = p.page.get_by_label(says["name"])
    expect(field).to_be_focused()
    field.fill("Cup final")
    fine(p)
    p.page.keyboard.press("Enter")
    expect(row(p, table).get_by_role("heading")).to_contain_text("Cup final")
    p.page.locator("#mine-search").fill("cup")
    expect(rows(p)).to_have_count(1)
    p.page.reload()
    expect(row(p, table).get_by_role("heading")).to_contain_text("Cup final")
    fine(p)


def unseen(kept: list[dict[str, Any]]) -> list[str]:
    """The entries without what is learnt of them as the page is looked at."""
    return sorted(str({k: x for k, x in entry.items() if k != "over"}) for entry in kept)


@pytest.mark.parametrize(("lang", "width"), BOTH)
def test_what_waits_stands_on_top_of_the_start_page(
    server: LiveServer, visit: Visit, lang: str, width: int
) -> None:
    says = SAYS[lang]
    played = Played(server)
    moves = [played.lay("streetsoccer", ME, {"kind": "me"}, answers=n) for n in range(2)]
    played.lay("footclub", ME, BOT, resigns=0)
    waits = played.lay("worldwide", ME, ZOE, answers=1)
    p = visit(server.url, "#/about", device="host", lang=lang, width=width, height=844)
    strip = p.page.locator("[data-strip]")
    p.goes("")
    expect(p.page.locator("[data-page=mine]")).to_be_visible()
    expect(strip).to_have_count(0)
    p.goes("#/about")
    played.shelve(p)
    p.goes("")
    expect(strip.locator("li")).to_have_count(3)
    for n in range(2):  # the own move first
        expect(strip.locator("li").nth(n)).to_contain_text(says["move"])
    links = strip.locator("li a")
    assert links.nth(2).get_attribute("href") == f"#/table/{waits}"
    assert {links.nth(n).get_attribute("href") for n in range(2)} == {
        f"#/table/{table}" for table in moves
    }
    fine(p)
    links.first.focus()
    p.page.keyboard.press("Enter")
    expect(p.page.locator("section.bar")).to_be_visible()


def test_nothing_stands_there_when_all_is_over(server: LiveServer, visit: Visit) -> None:
    played = Played(server)
    played.lay("streetsoccer", ME, BOT, resigns=0)
    p = visit(server.url, "#/about", device="host")
    played.shelve(p)
    with p.page.expect_response("**/api/briefs"):
        p.goes("")
    p.page.wait_for_function("localStorage.getItem('touchline.tables').includes('\"over\":true')")
    expect(p.page.locator("[data-strip]")).to_have_count(0)
    asked: list[str] = []
    p.page.on("request", lambda r: asked.append(r.url))
    p.page.reload()
    expect(p.page.locator("[data-page=mine]")).to_be_visible()
    p.page.locator("[data-page=mine]").click()
    expect(p.page.locator("[data-fate=here]")).to_have_count(1)
    assert sum("/api/briefs" in url for url in asked) == 1  # the list's own request


def test_sixty_matches_are_asked_for_in_three_requests(server: LiveServer, visit: Visit) -> None:
    played = Played(server)
    for _ in range(60):
        laid = server.lay("me", "invite", key=server.key("host"))
        played.tables.append({**laid, "game": "streetsoccer"})
    p = visit(server.url, "#/about", device="host")
    played.shelve(p)
    asked: list[str] = []
    p.page.on("request", lambda r: asked.append(r.url) if "/api/" in r.url else None)
    p.goes("#/mine")
    expect(p.page.locator("[data-show=running] .num")).to_have_text("60")
    assert [url.rpartition("/")[2] for url in asked if "tables" in url or "briefs" in url] == [
        "briefs"
    ] * 3
    expect(rows(p)).to_have_count(20)


def test_without_a_match_the_page_says_what_comes_next(server: LiveServer, visit: Visit) -> None:
    p = visit(server.url, "#/mine", width=390, height=844, lang="fr")
    link = p.page.get_by_role("link", name="Commencer un match")
    expect(link).to_be_visible()
    fine(p)
    link.click()
    expect(p.page.get_by_role("heading", level=1)).to_contain_text("Nouveau match")
