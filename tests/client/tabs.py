"""Somebody who has a keyboard and no mouse: the way to anything by Tab."""

from __future__ import annotations

from playwright.sync_api import Locator, Page

FAR = 200  # presses of Tab after which there is no way
HERE = "e => e === document.activeElement"


class Tabs:
    """Goes through a page by Tab; `did` says which kinds of things were done."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.did: set[str] = set()

    def goes(self, to: Locator) -> None:
        """Tab until this has the focus."""
        to.first.wait_for(state="attached")
        for _ in range(FAR):
            if to.first.evaluate(HERE):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {to.first.evaluate('e => e.outerHTML')[:200]}")

    def presses(self, to: Locator, key: str = "Enter") -> None:
        """Go there and press."""
        self.goes(to)
        self.page.keyboard.press(key)
