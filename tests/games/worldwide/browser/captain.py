"""Somebody who plays Worldwide Football: by mouse, or by what a screen reader hears."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable

from playwright.sync_api import Locator, TimeoutError, expect

from tests.client.people import Person

Choose = Callable[[int], int]

OPEN = ":not([disabled]):not([aria-disabled=true])"
#: what may be touched, in the order of trying; the hand comes twice so that attacks are built
WAYS = (
    ".hand li.open:not(.chosen) button",
    ".hand li.open:not(.chosen) button",
    ".turn .aside button",
    ".react [data-way]",
    ".react [data-pass]",
    "button.can[data-option]:not(.picked)",
    "button.can[data-free]:not(.picked)",
    ".pad button",
    "[data-ability].open:not(.picked)",
    ".with input:not(:checked)",
)
WORDS = {
    "en": {
        "over": r"^(You win|You lose|A draw)$",
        "hand": "Your hand",
        "close": "Close",
        "take": "Choose from these cards",
        "send": r"^(Confirm|Discard (this card|these \d+ cards)|Seal the choice)$",
        "no": r"^(Let it go|Keep the roll|Play on|Shoot|Stay on your feet|Do not counter"
        r"|No star|Let it pass.*|Give the ball back.*)$",
    },
    "fr": {
        "over": r"^(Vous gagnez|Vous perdez|Match nul)$",
        "hand": "Votre main",
        "close": "Fermer",
        "take": "Choisissez parmi ces cartes",
        "send": r"^(Confirmer|Défausser (cette carte|ces \d+ cartes)|Sceller le choix)$",
        "no": r"^(Laisser faire|Garder ce lancer|Continuer|Tirer|Rester debout|Ne pas contrer"
        r"|Pas d’étoile|Laisser passer.*|Rendre le ballon.*)$",
    },
}


class Captain:
    """Plays a seat through a page; `choose(n)` picks one of n ways. Needs confirm="always"."""

    def __init__(self, person: Person, choose: Choose) -> None:
        self.p = person
        self.page = person.page
        self.choose = choose
        self.words = WORDS[person.lang]

    @property
    def screen(self) -> str:
        """What stands where the table is, and the phase."""
        at = self.page.locator("[data-screen]")
        return f"{at.get_attribute('data-screen')}/{at.get_attribute('data-phase')}"

    def waits(self) -> None:
        """Until something is asked, or the match is over; says what is shown if neither comes."""
        ways = [f"{way}{OPEN}" for way in (*WAYS, ".turn [data-confirm]")]
        try:
            # a question is there before all that answers it: its parts are loaded when wanted
            any_of = ", ".join([*ways, "[data-result]", "[data-handover]"])
            self.page.locator(any_of).first.wait_for(state="attached")
        except TimeoutError as e:
            raise AssertionError(self.page.locator("main").inner_text()) from e

    def touch(self) -> bool:
        """One touch, whatever is asked; False once the match is over."""
        self.waits()
        if self.page.locator("[data-result]").count():
            return False
        cover = self.page.locator("[data-handover] button")
        if cover.count():
            cover.click()
            return True
        ready = self.page.locator(f".turn [data-confirm]{OPEN}")
        if ready.count() and self.choose(4):
            ready.first.click()
            return True
        found = [self.page.locator(f"{way}{OPEN}") for way in WAYS]
        counts = [each.count() for each in found]
        if not sum(counts) and ready.count():
            ready.first.click()
            return True
        assert sum(counts), f"nothing can be touched: {self.p.question.inner_text()}"
        at = self.choose(sum(counts))
        for each, count in zip(found, counts, strict=True):
            if at < count:
                each.nth(at).click()
                break
            at -= count
        return True

    # -- by ear: roles and names, nothing else ----------------------------------------------------

    def is_over(self) -> bool:
        """Is the result read out?"""
        return self.page.get_by_role("heading", name=re.compile(self.words["over"])).count() > 0

    def buttons(self, name: str) -> Locator:
        """Buttons with such a name that can be pressed."""
        return self.page.get_by_role("button", name=re.compile(self.words[name]), disabled=False)

    def closes_dialog(self) -> bool:
        """A dialog that is heard hides all else: it is closed by its button. Was there one?"""
        close = self.page.get_by_role("dialog").get_by_role("button", name=self.words["close"])
        if not close.count():
            return False
        close.first.click()
        expect(self.page.get_by_role("dialog")).to_have_count(0)
        return True

    def hears_and_answers(self) -> bool:
        """One answer to whatever is heard, found by role and name alone; False at the end."""
        cards = self.page.get_by_role("list", name=self.words["hand"]).get_by_role(
            "button", disabled=False, pressed=False
        )
        pile = self.page.get_by_role("region", name=self.words["take"]).get_by_role(
            "button", disabled=False, pressed=False
        )
        over = self.page.get_by_role("heading", name=re.compile(self.words["over"]))
        try:
            heard = self.buttons("send").or_(self.buttons("no")).or_(cards).or_(pile).or_(over)
            heard.first.wait_for()
        except TimeoutError as e:
            raise AssertionError(self.page.locator("main").inner_text()) from e
        if self.is_over():
            return False
        if self.closes_dialog():
            return True
        said = self.page.get_by_role("status").first.inner_text()
        assert said, "a question is not said aloud"
        ways = [self.buttons("send"), pile, cards, self.buttons("no")]
        if ways[0].count():
            ways[0].first.click()
            return True
        counts = [way.count() for way in ways]
        if not sum(counts):
            return True  # the answer before has just been taken
        at = self.choose(sum(counts))
        for way, count in zip(ways, counts, strict=True):
            if at < count:
                # the moment may pass while a finger is on its way: then listen again
                with contextlib.suppress(TimeoutError):
                    way.nth(at).click(timeout=5_000)
                break
            at -= count
        return True

    def settles(self) -> None:
        """Wait until an answer has been taken and its facts shown."""
        expect(self.page.locator(".turn.live, [data-result]").first).to_be_visible()
