"""Somebody who manages a FootClub club: by mouse or keyboard, or by what a screen reader hears."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, TimeoutError, expect

from tests.client.people import Person

Choose = Callable[[int], int]

#: what the panel offers besides the table, in the order of trying
SHUT = "[disabled], [aria-disabled=true]"
PANEL = (
    ".turn .aside button",
    ".turn [data-way][aria-checked=false]",
    ".turn .stepper button",
    ".turn .modes button",
    ".turn [data-pass]",
    ".hand li.open:not(.chosen) button",
    "[data-screen=pick] [data-option]",
    "[data-screen=recruit] [data-option]",
    "button.can:not(.picked)",
)
#: FB, CB, DM, AM, FW as cards name them
LINES = {
    "en": ("full back", "centre back", "defensive midfielder", "attacking midfielder", "forward"),
    "fr": (
        "arrière latéral",
        "défenseur central",
        "milieu défensif",
        "milieu offensif",
        "attaquant",
    ),
}
WORDS = {
    "en": {
        "over": r"^(You win|You lose|A draw)$",
        "hand": "Your hand",
        "send": r"^(Confirm|Agree[:; ].*|\d+ (fans?|supports?).*)$",
        "no": r"^(No fan|Let it go|No offensive)$",
        "more": r"^More: ",
    },
    "fr": {
        "over": r"^(Vous gagnez|Vous perdez|Match nul)$",
        "hand": "Votre main",
        "send": r"^(Confirmer|Accepter\W.*|\d+ (supporters?|soutiens?).*)$",
        "no": r"^(Aucun supporter|Laisser faire|Pas d’offensive)$",
        "more": r"^Plus\W+",
    },
}


class Manager:
    """Plays a club through a page; `choose(n)` picks one of n ways. Needs confirm="always"."""

    def __init__(self, person: Person, choose: Choose) -> None:
        self.p = person
        self.page = person.page
        self.choose = choose
        self.words = WORDS[person.lang]
        self.confirmed = False  # was the last touch a confirmation?

    @property
    def screen(self) -> str:
        """What stands where the pitch is."""
        return self.page.locator("[data-screen]").get_attribute("data-screen") or ""

    def open(self, selector: str) -> Locator:
        """Such buttons, without those that are greyed."""
        return self.page.locator(selector).and_(self.page.locator(f":not({SHUT})"))

    def waits(self) -> None:
        """Until something is asked, or the match is over; says what is shown if neither comes."""
        try:
            self.page.locator(".turn.live, [data-result]").first.wait_for()
        except TimeoutError as e:
            raise AssertionError(self.page.locator("main").inner_text()) from e

    def touch(self) -> bool:
        """One touch, whatever is asked; False once the match is over."""
        page = self.page
        page.locator(".turn.live, [data-result], [data-handover]").first.wait_for()
        if page.locator("[data-result]").count():
            return False
        cover = page.locator("[data-handover] button")
        if cover.count():
            cover.click()
            return True
        notice = page.locator(".turn .notice")
        if self.confirmed and notice.count():
            raise AssertionError(f"what could be confirmed was refused: {notice.inner_text()}")
        ready = self.open(".turn [data-confirm]")
        self.confirmed = ready.count() > 0
        if self.confirmed:
            ready.first.click()
            return True
        onward = page.locator("[data-next]")
        suggestion = page.locator("[data-auto]")
        if self.screen == "change":
            again = page.locator("[data-again]")
            if again.count() and self.choose(3) == 0:  # more came on than may: not by chance alone
                again.click()
            else:
                self.substitute()
        elif onward.count():
            onward.click()
        elif suggestion.count():
            suggestion.first.click()
        else:
            self.pick()
        return True

    def draft(self) -> None:
        """Of what is on offer, whoever plays where the own squad lacks most."""
        needs = self.page.locator("section.mine .need li").all_inner_texts()[:5]
        lacks = [
            max(0, int(of) - int(have)) for have, of in (n.split()[-1].split("/") for n in needs)
        ]
        words = LINES[self.p.lang]
        offers = self.open("[data-screen=draft] [data-option].can").all()
        labels = [str(offer.get_attribute("aria-label")) for offer in offers]
        worth = [
            sum(lack * label.count(word) for lack, word in zip(lacks, words, strict=True))
            for label in labels
        ]
        offers[worth.index(max(worth))].click()

    def pick(self) -> None:
        """One of all that is lit."""
        if self.screen == "draft":
            self.draft()
            return
        found = [self.open(selector) for selector in PANEL]
        if self.open("[data-change]").count() and self.choose(3) == 0:
            found = [self.open("[data-change]")]
        counts = [each.count() for each in found]
        if not sum(counts):  # a question is asked before its facts have all been shown
            self.shown(found)
            counts = [each.count() for each in found]
            if not sum(counts):
                return  # the match is over
        at = self.choose(sum(counts))
        for each, count in zip(found, counts, strict=True):
            if at < count:
                each.nth(at).click()
                return
            at -= count

    def shown(self, ways: list[Locator]) -> None:
        """Until one of these is there; says what is asked if none comes."""
        any_of = ways[0]
        for way in ways[1:]:
            any_of = any_of.or_(way)
        over = self.page.locator("[data-result]")
        try:
            any_of.or_(over).first.wait_for()
        except TimeoutError as e:
            raise AssertionError(
                f"nothing can be touched: {self.page.locator('main').inner_text()}"
            ) from e

    def substitute(self) -> None:
        """Somebody of the bench for somebody of the same line."""
        bench = self.page.locator(".bench li button").and_(self.page.locator(f":not({SHUT})"))
        for _ in range(12):
            bench.nth(self.choose(bench.count())).click()
            places = self.page.locator(".half .spot.lit")
            if places.count():
                places.nth(self.choose(places.count())).click()
                return
            self.page.keyboard.press("Escape")
        self.page.locator("[data-back]").click()

    # -- by ear: roles and names, nothing else ----------------------------------------------------

    def is_over(self) -> bool:
        """Is the result read out?"""
        return self.page.get_by_role("heading", name=re.compile(self.words["over"])).count() > 0

    def buttons(self, name: str) -> Locator:
        """Buttons with such a name that can be pressed."""
        return self.page.get_by_role("button", name=re.compile(self.words[name]), disabled=False)

    def hears_and_answers(self) -> bool:
        """One answer to whatever is heard, found by role and name alone; False at the end."""
        hand = self.page.get_by_role("list", name=self.words["hand"]).get_by_role(
            "button", disabled=False, pressed=False
        )
        over = self.page.get_by_role("heading", name=re.compile(self.words["over"]))
        waiting = self.buttons("send").or_(self.buttons("no")).or_(hand).or_(over)
        try:
            waiting.first.wait_for()
        except TimeoutError as e:
            raise AssertionError(self.page.locator("main").inner_text()) from e
        if self.is_over():
            return False
        heard = self.page.get_by_role("status").first.inner_text()
        assert heard, "a question is not said aloud"
        ways = [self.buttons("send"), self.buttons("no"), hand, self.buttons("more")]
        counts = [way.count() for way in ways]
        if counts[0] and not counts[3]:
            ways[0].first.click()  # something is picked: confirm it
            return True
        at = self.choose(sum(counts))
        for way, count in zip(ways, counts, strict=True):
            if at < count:
                way.nth(at).click()
                break
            at -= count
        return True

    # -- by keyboard: Tab, arrows, Enter ----------------------------------------------------------

    def focus(self) -> tuple[str, bool, bool]:
        """What has the focus: its name, whether it is a card of the hand, whether it is shut."""
        name, card, shut = self.page.evaluate(
            """() => {
                const at = document.activeElement;
                const name = at?.getAttribute('aria-label') ?? at?.innerText ?? '';
                return [name.trim(), at?.dataset?.card !== undefined,
                        at?.getAttribute('aria-disabled') === 'true' || at?.disabled === true];
            }"""
        )
        return str(name), bool(card), bool(shut)

    def tabs_and_enters(self) -> bool:
        """One answer with Tab, arrow keys and Enter; False at the end."""
        self.page.locator(".turn.live, [data-result]").first.wait_for()
        if self.is_over():
            return False
        take_card = self.choose(2) == 0
        for _ in range(150):
            self.page.keyboard.press("Tab")
            name, card, shut = self.focus()
            if card and take_card and self._along_the_hand():
                return True
            fits = any(re.search(self.words[key], name) for key in ("send", "no"))
            if fits and not card and not shut:
                self.page.keyboard.press("Enter")
                return True
        raise AssertionError(f"no way on by keyboard: {self.p.question.inner_text()}")

    def _along_the_hand(self) -> bool:
        """From card to card until one can be played; it is pressed."""
        for _ in range(12):
            name, card, shut = self.focus()
            if not card:
                return False
            if not shut:
                self.page.keyboard.press("Enter")
                return True
            self.page.keyboard.press("ArrowRight")
            if self.focus()[0] == name:
                return False
        return False

    def settles(self) -> None:
        """Wait until an answer has been taken and its facts shown."""
        expect(self.page.locator(".turn.live, [data-result]").first).to_be_visible()
