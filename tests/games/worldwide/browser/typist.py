"""Somebody who plays Worldwide Football with Tab, arrow keys, Enter and Space, and nothing else."""

from __future__ import annotations

from tests.client.tabs import Tabs
from tests.games.worldwide.browser.captain import OPEN, Captain


class Typist(Tabs):
    """Answers as a beginner would."""

    def __init__(self, captain: Captain) -> None:
        super().__init__(captain.page)
        self.m = captain

    def confirms(self) -> None:
        self.presses(self.page.locator(f".turn [data-confirm]{OPEN}"))

    def card(self) -> bool:
        """Along the hand to a card that can be played; it is picked."""
        hand = self.page.locator(".hand li button[data-card]")
        if not self.page.locator(".hand li.open:not(.chosen)").count():
            return False
        self.goes(self.page.locator(".hand li button[data-card][tabindex='0']"))
        self.page.keyboard.press("Home")
        for _ in range(hand.count()):
            at = self.page.locator(".hand li.open:not(.chosen) button:focus")
            if at.count():
                self.page.keyboard.press("Enter")
                return True
            self.page.keyboard.press("ArrowRight")
        raise AssertionError("the arrow keys do not lead to the card that is lit")

    def window(self) -> None:
        """Let it go; from the second on such moments are not asked again while nothing fits."""
        waive = self.page.locator("[data-waive]")
        if "passed" in self.did and waive.count() and not waive.is_checked():
            phase = self.m.screen
            ways = self.page.locator(".react [data-way]").count()
            self.presses(waive, "Space")
            self.did.add("waived")
            if not ways:  # it goes by itself now
                self.page.wait_for_function(
                    "was => { const d = document.querySelector('[data-screen]');"
                    " return document.querySelector('[data-result]') || !d ||"
                    " `${d.dataset.screen}/${d.dataset.phase}` !== was ||"
                    " !document.querySelector('[data-going]'); }",
                    arg=phase,
                )
                return
        self.presses(self.page.locator(".react [data-pass]"))
        self.did.add("passed")

    def answers(self) -> bool:
        """One answer, whatever is asked; False once the match is over."""
        self.m.waits()
        if self.page.locator("[data-result]").count():
            return False
        if self.page.locator("[data-going]").count():
            self.page.locator("[data-going]").wait_for(state="detached")
            return True
        screen, phase = self.m.screen.split("/")
        if self.page.locator(".react").count():
            self.window()
        elif screen in ("teams", "choose", "take"):
            self.presses(self.page.locator("button.can[data-option]").nth(0))
            self.confirms()
            self.did.add(screen)
        elif phase == "attack" and "star" not in self.did and self.ability():
            self.did.add("star")
        elif phase == "defence" and "defended" in self.did and self.aside("let"):
            self.did.add("let")
        elif self.page.locator(".turn [data-confirm].only").count():
            self.confirms()
        elif self.card():
            self.page.locator(".turn [data-confirm]").first.wait_for()
            if self.page.locator(f".turn [data-confirm]{OPEN}").count():  # else more cards go
                self.confirms()
                self.did.add({"attack": "played", "defence": "defended"}.get(phase, phase))
        elif not self.aside():
            self.confirms()
        return True

    def aside(self, what: str = "") -> bool:
        """An answer that has no place on the board, if there is one."""
        button = self.page.locator(f".turn [data-aside='{what}']" if what else ".turn [data-aside]")
        if not button.count():
            return False
        self.presses(button)
        self.confirms()
        return True

    def ability(self) -> bool:
        """A star, if one may be used now."""
        lit = self.page.locator("[data-ability].open")
        if not lit.count():
            return False
        self.presses(lit)
        self.confirms()
        return True
