"""A season of Eleven alone in the browser: the draft, the market by touch, a line-up, the match."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.client.conftest import Visit
from tests.client.people import Person
from tests.games.eleven.server.test_table import anyhow, play
from tests.server.live_server import LiveServer

pytestmark = pytest.mark.browser

BEGIN = {"en": "Begin the season", "fr": "Commencer la saison"}
#: what may be touched, in the order of trying
WAYS = (
    ".turn [data-confirm]:not([aria-disabled=true])",
    ".lineup [data-person][aria-pressed=false]:not([aria-disabled=true])",
    ".lineup .shapes button",
    ".desk button.card.open:not(.picked)",
    ".turn .aside button",
    ".desk button.open:not(.picked)",
)
#: from here on, has anything in the page changed?
WATCH = """() => {
  window.changed = false;
  const seen = new MutationObserver(() => { window.changed = true; seen.disconnect(); });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  seen.observe(document.body, all);
}"""
DRAFTED = 3
FAR = 160  # presses of Tab after which there is no way


class Manager:
    """Somebody at a desk who touches whatever is lit. Needs confirm="always"."""

    def __init__(self, person: Person, seed: int) -> None:
        self.p = person
        self.page = person.page
        self.rng = random.Random(seed)
        self.fingers = bool(person.page.evaluate("navigator.maxTouchPoints > 0"))

    @property
    def at(self) -> tuple[str, str]:
        """The phase, and the day."""
        desk = self.page.locator(".desk[data-phase]").first
        return str(desk.get_attribute("data-phase")), str(desk.get_attribute("data-day"))

    def presses(self, thing: Locator) -> None:
        """By finger where there are fingers, else by mouse."""
        if self.fingers:
            thing.tap()
        else:
            thing.click()

    def waits(self) -> None:
        """Until something is asked here, or all is over."""
        expect(self.page.locator(".turn.live, [data-result]").first).to_be_visible()

    def touches(self, *ways: str) -> None:
        """One touch of something that is lit."""
        self.waits()
        for way in ways or WAYS:
            found = self.page.locator(way)
            if many := found.count():
                thing = found.nth(self.rng.randrange(many))
                self.presses(thing)
                return
        raise AssertionError(self.page.locator("main").inner_text()[:400])

    def changes(self, *ways: str) -> None:
        """One touch, and what the page does about it has begun."""
        self.page.evaluate(WATCH)
        self.touches(*ways)
        self.page.wait_for_function("() => window.changed")

    def until(self, there: Callable[[], bool], most: int = 300) -> None:
        """Touch until it is so."""
        for _ in range(most):
            self.waits()
            if there():
                return
            self.changes()
        raise AssertionError(f"never came; {self.at}: {self.p.question.inner_text()}")

    def looks(self) -> None:
        """This screen is in words and not too wide."""
        self.p.fits()
        self.p.reads_words()


def begins(server: LiveServer, visit: Visit, lang: str, width: int) -> Manager:
    """A season alone, begun by hand."""
    p = visit(
        server.url,
        "#/new/eleven",
        lang=lang,
        width=width,
        height=844,
        touch=width < 600,
        dark=width > 600,
        confirm="always",
    )
    p.page.get_by_role("button", name=BEGIN[lang]).click()
    m = Manager(p, width)
    m.waits()
    return m


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "width"), [("en", 390), ("fr", 390), ("en", 1280), ("fr", 1280)])
def test_a_first_week_alone(server: LiveServer, visit: Visit, lang: str, width: int) -> None:
    m = begins(server, visit, lang, width)
    page = m.page
    assert m.at[0] == "draft"
    m.looks()
    m.p.accessible()
    for _ in range(DRAFTED):
        assert m.at[0] == "draft"
        before = len(m.p.answers())
        m.touches(".desk button.card.open:not(.picked)")
        m.presses(page.locator(".turn [data-confirm]"))
        expect(page.locator(".desk [data-card][aria-pressed=true]")).to_have_count(0)
        m.waits()
        assert len(m.p.answers()) == before + 1
    seen = set()

    def to(phase: str) -> Callable[[], bool]:
        def there() -> bool:
            if m.at[0] not in seen:
                seen.add(m.at[0])
                m.looks()
            return phase in m.at

        return there

    m.until(to("objective"))
    m.until(to("mon"))
    m.looks()
    m.until(to("tue"))
    takes_from_the_market(m)
    m.until(lambda: page.locator("[data-lineup]").count() > 0)
    lines_up(m)
    m.until(lambda: page.locator(".bar .minute").first.inner_text().startswith("2/6"))
    m.looks()


def takes_from_the_market(m: Manager) -> None:
    """A card of the market by one touch; it is gone from there once that is confirmed."""
    page = m.page
    lit = page.locator(".market button.card.open")
    m.until(lambda: lit.count() > 0)
    m.looks()
    m.p.accessible()
    card = lit.first
    name = card.locator(".name").inner_text()
    number = card.get_attribute("data-card")
    m.presses(card)
    chosen = page.locator(f".market [data-card='{number}']")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    while not page.locator(".turn [data-confirm]").count():
        m.presses(page.locator(".turn .aside button").first)
    expect(page.locator(".turn .target")).to_contain_text(name)
    m.presses(page.locator(".turn [data-confirm]"))
    expect(chosen).to_have_count(0)


def lines_up(m: Manager) -> None:
    """Another formation, and a shirt to another zone; the pitch shows both."""
    page = m.page
    m.looks()
    m.p.accessible()
    shapes = page.locator(".lineup [data-shape]")
    m.presses(shapes.last)
    expect(shapes.last).to_have_attribute("aria-pressed", "true")
    shirts = page.locator(".lineup [data-shirt]")
    expect(shirts).to_have_count(10)
    m.presses(shirts.last)
    zone = page.locator(".lineup [data-to]")
    expect(zone.first).to_be_visible()
    m.presses(shirts.last)
    expect(zone).to_have_count(0)


def test_a_market_card_that_is_shut_says_why(server: LiveServer, visit: Visit) -> None:
    """Greyed, with its rule one touch away."""
    m = at_a_day(server, visit)
    shut = m.page.locator(".market button.card:not(.open)").first
    expect(shut).to_have_attribute("aria-disabled", "true")
    shut.click(force=True)  # said to be shut, and still to be asked why
    expect(m.page.locator(".turn")).to_contain_text(re.compile(r"EL-\d{3}"))


def at_a_day(server: LiveServer, visit: Visit) -> Manager:
    """On a day of the first week, when cards can be taken."""
    laid = server.lay("me", game="eleven")
    guest = server.join(laid["table"], laid["secret"])
    play([guest], anyhow(4), lambda v: v["phase"] == "day" and v["week"] == 1)
    guest.leave()
    m = Manager(visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", confirm="always"), 4)
    m.waits()
    return m


def test_a_long_story_is_scrolled_in_its_own_part(server: LiveServer, visit: Visit) -> None:
    """On a phone, on its side, and on a tablet: the page becomes no longer."""
    page = at_a_day(server, visit).page
    expect(page.locator(".tell li").nth(12)).to_be_attached()
    for width, height in ((390, 844), (844, 390), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        beyond = page.locator(".tell").evaluate("e => e.scrollHeight - e.clientHeight")
        assert beyond <= 1, (width, height)


def test_a_card_is_taken_by_keyboard(server: LiveServer, visit: Visit) -> None:
    """Tab leads to the market and to the button that sends."""
    m = at_a_day(server, visit)
    page = m.page

    def goes(to: Locator) -> None:
        for _ in range(FAR):
            if to.first.evaluate("e => e === document.activeElement"):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {to.first.evaluate('e => e.outerHTML')[:200]}")

    goes(page.locator(".market button.card.open"))
    before = len(m.p.answers())
    page.keyboard.press("Enter")
    for _ in range(3):
        sure = page.locator(".turn [data-confirm]")
        if sure.count():
            goes(sure)
            page.keyboard.press("Enter")
            break
        goes(page.locator(".turn .aside button"))
        page.keyboard.press("Enter")
    m.waits()
    expect(page.locator(".turn.live [data-confirm]:not([data-continue])")).to_have_count(0)
    assert len(m.p.answers()) == before + 1


@pytest.mark.parametrize(("lang", "width"), [("en", 1280), ("fr", 390)])
def test_the_season_in_figures(server: LiveServer, visit: Visit, lang: str, width: int) -> None:
    """At the end: points once, the diary of six weeks with who scored, dealings folded; and no
    sideways scroll.
    """
    laid = server.lay("me", game="eleven")
    guest = server.join(laid["table"], laid["secret"])
    play([guest], anyhow(5), lambda v: False)
    total = guest.tick["view"]["score"][0]
    guest.leave()
    p = visit(
        server.url, f"#/t/{laid['table']}/{laid['secret']}", lang=lang, width=width, height=844
    )
    report = p.page.locator("[data-report]")
    expect(report.locator(".diary > li")).to_have_count(6)
    # one by one they stand in the result, and nowhere else
    parts = p.page.locator("[data-result] .parts tbody td").all_inner_texts()
    assert len(parts) > 4
    assert sum(int(part.replace("−", "-")) for part in parts) == total
    pad = p.page.locator("[data-scorepad]")
    expect(pad.locator("[data-pad]")).to_have_count(0)
    expect(pad).not_to_contain_text({"en": "next:", "fr": "le suivant"}[lang])
    expect(report.locator("[data-pad]")).to_have_count(0)
    goals = report.locator("[data-scorers]")
    expect(goals.first).to_be_attached()
    # a shirt that nobody wore has its number alone (in a season by lot it may be all of them);
    # whoever wore one is named
    said = [text.partition(":")[2] for text in goals.all_inner_texts()]
    number, name, times = r"(No\.|N°)\s(\d+|[XYZ])", r"[^\d(]*[^\W\d_]{2}[^\d(]*", r"(\s\(\d+\))?"
    for who in (who.strip() for text in said for who in text.split(",")):
        assert re.fullmatch(f"({number}|{name}){times}", who), said
    expect(report.locator(".deals")).to_be_hidden()
    report.locator("[data-fold=deals] summary").click()
    expect(report.locator(".deals li").first).to_be_visible()
    p.fits()
    p.reads_words()
    p.accessible()


def test_the_cards_of_a_table_are_told_in_the_language_of_the_page(
    server: LiveServer, visit: Visit
) -> None:
    laid = server.lay("me", game="eleven")
    p = visit(server.url, f"#/t/{laid['table']}/{laid['secret']}", confirm="always")
    card = p.page.locator("[data-draft] .card .text").first
    said = card.inner_text()
    p.page.get_by_role("button", name="Français").click()
    expect(p.page.locator("html")).to_have_attribute("lang", "fr")
    expect(card).not_to_have_text(said)
    expect(p.page.locator("[data-draft] [data-votes]").first).to_be_visible()
    p.lang = "fr"
    p.reads_words()
