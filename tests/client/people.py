"""Somebody in front of a browser: what they see and do, in words."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Locator, Page, expect

from tests.server.live_server import device

AXE = {
    "runOnly": {"type": "tag", "values": [
        "wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice",
    ]},
    "resultTypes": ["violations", "incomplete"],
}  # fmt: skip
#: what passes is not told: telling it takes longer than finding it
RUN_AXE = """(options) => axe.run(options).then(
  ({ violations, incomplete }) => ({ violations, incomplete }))"""
#: numbers that are asked for anew are dimmed meanwhile; what moves has colours between two
AT_REST = """() => !document.querySelector('.stale') && document.getAnimations().every(
  (a) => a.playState !== 'running' || a.effect?.getComputedTiming().endTime === Infinity)"""
#: text in drawings is unseen by axe and its colours are tested as tokens; a line that scrolls under
#: a bar is read before or after
COVERED = {"shortTextContent", "elmPartiallyObscured", "elmPartiallyObscuring"}
#: is nothing of a control in sight? axe measures what lies below the lower edge of the window too
UNSEEN = """(control) => {
  const r = control.getBoundingClientRect();
  for (let y = Math.max(r.top, 0) + 0.5; y < Math.min(r.bottom, innerHeight); y++)
    for (let x = r.left + 1; x < r.right; x += 8)
      if (control.contains(document.elementFromPoint(x, y))) return false;
  return true;
}"""
BARE_NAME = re.compile(r"\{[a-z][a-z0-9.-]+\}")


class Person:
    """A page with one reader. `sent` are the frames it sent, `errors` what went wrong in it."""

    def __init__(self, page: Page, url: str, lang: str) -> None:
        self.page = page
        self.url = url
        self.lang = lang
        self.sent: list[str] = []
        self.errors: list[str] = []
        self.strangers: list[str] = []
        self.forgiven: list[str] = []
        self._calls: set[str] = set()

    def heard(self, kind: str, text: str) -> None:
        """The browser's own console; lines a test has forgiven are passed over.

        So is that nobody listens: a test that ends its server before its pages has ended it itself.
        """
        forgiven = (*self.forgiven, "ERR_CONNECTION_REFUSED")
        if kind in ("error", "warning") and not any(f in text for f in forgiven):
            self.errors.append(text)

    def wishes(self, **settings: Any) -> None:
        """Settings as if chosen on an earlier visit."""
        kept = json.dumps(settings)
        self.page.add_init_script(
            f"localStorage.getItem('touchline.settings') ?? "
            f"localStorage.setItem('touchline.settings', {kept!r})"
        )

    def holds(self, name: str) -> None:
        """The device of this name, as if its key had been made on an earlier visit."""
        kept = json.dumps([device(name)])
        self.page.add_init_script(
            f"localStorage.getItem('touchline.keys') ?? "
            f"localStorage.setItem('touchline.keys', {kept!r})"
        )

    def tells(self, name: str, hears: Callable[[], object]) -> None:
        """The page may call `window.name()`; `hears` is told. Later ones of that name are not."""
        if name not in self._calls:
            self._calls.add(name)
            self.page.expose_function(name, hears)

    def goes(self, path: str) -> None:
        """To another screen of this visit."""
        self.page.goto(f"{self.url}/{path}")

    def leaves(self) -> None:
        self.page.context.close()

    # -- the table --------------------------------------------------------------------------------

    def cell(self, name: str) -> Locator:
        return self.page.locator(f'[data-cell="{name}"]')

    def bench(self, kind: str) -> Locator:
        """The figures of this kind that wait to be placed."""
        return self.page.locator(f'[data-bench="{kind}"]')

    def clicks(self, *cells: str) -> None:
        """Touch cells one after the other."""
        for name in cells:
            self.cell(name).click()

    def places(self, kind: str, cell: str) -> None:
        """Put a figure down, and wait until the server has it."""
        self.bench(kind).click()
        self.clicks(cell)
        self.plays_now()
        self.sees_figure(cell)

    def plays_now(self) -> None:
        """Do not wait for the undo window to close."""
        self.page.get_by_role(
            "button", name={"en": "Play it now", "fr": "Jouer tout de suite"}[self.lang]
        ).click()

    def sees_figure(self, cell: str) -> None:
        """Somebody stands there for those who hear the pitch."""
        word = {"en": r"(number|keeper) \d", "fr": r"numéro \d"}[self.lang]
        expect(self.cell(cell)).to_have_attribute("aria-label", re.compile(word))

    def sees_nobody(self, cell: str) -> None:
        word = {"en": r"(number|keeper) \d", "fr": r"numéro \d"}[self.lang]
        expect(self.cell(cell)).not_to_have_attribute("aria-label", re.compile(word))

    def plays_something(self, choose: Callable[[int], int], by_keyboard: bool = False) -> bool:
        """One answer from the list, if it is this person's turn; `choose` picks one of so many.

        False when it is not, or when the match is over. Needs confirm="always".
        """
        for _ in range(4):
            moment = self.page.locator(
                ".turn:not(.live), [data-result], [data-confirm], .turn li, summary"
            )
            expect(moment.first).to_be_attached()
            if self.page.locator(".turn.live").count() == 0:
                return False
            confirm = self.page.locator("[data-confirm]")
            if confirm.count():
                # the next question may have a button like it at once: it is this one that must go
                confirm.evaluate("button => button.setAttribute('data-pressed', '')")
                self.touches(confirm, by_keyboard)
                expect(self.page.locator("[data-confirm][data-pressed]")).to_be_hidden()
                return True
            buttons = self.page.locator(".turn li button")
            if buttons.count() == 0:
                self.touches(self.page.locator(".turn summary"), by_keyboard)
                expect(buttons.first).to_be_visible()
            self.touches(buttons.nth(choose(buttons.count())), by_keyboard)
        raise AssertionError("four touches did not make an answer")

    def touches(self, thing: Locator, by_keyboard: bool) -> None:
        """Click it, or go there and press Enter."""
        if by_keyboard:
            thing.focus()
            self.page.keyboard.press("Enter")
        else:
            thing.click()

    @property
    def question(self) -> Locator:
        return self.page.locator("#question")

    @property
    def story(self) -> Locator:
        return self.page.get_by_role("log")

    @property
    def newest(self) -> Locator:
        return self.story.locator("li:not(.minute)").first

    @property
    def result(self) -> Locator:
        return self.page.locator("[data-result]")

    def answers(self) -> list[dict[str, Any]]:
        """The answers this page has sent."""
        messages = [json.loads(s) for s in self.sent]
        return [m for m in messages if m["type"] == "answer"]

    # -- the page ---------------------------------------------------------------------------------

    def fits(self) -> None:
        """Nothing makes the page scroll sideways."""
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, f"{wide} px too wide at {self.page.url}"

    def reads_words(self) -> None:
        """No message is shown by its bare name."""
        bare = BARE_NAME.findall(self.page.locator("body").inner_text())
        assert bare == []

    def accessible(self) -> None:
        """axe finds nothing, and no contrast that it could not judge on its own."""
        self.page.wait_for_function(AT_REST)
        if self.page.evaluate("typeof axe === 'undefined'"):
            self.page.evaluate(Axe().axe_script)
        found = self.page.evaluate(RUN_AXE, AXE)
        wrong = [
            f"{v['id']}: {n['target']} {n['failureSummary']}"
            for v in found["violations"]
            for n in v["nodes"]
            if v["id"] != "target-size"
            or not self.page.locator(n["target"][0]).first.evaluate(UNSEEN)
        ]
        assert not wrong, "\n".join(wrong)
        unsure = [
            f"{n['target']} {n['html'][:120]} {check['message']}"
            for v in found["incomplete"]
            if v["id"] == "color-contrast"
            for n in v["nodes"]
            for check in n["any"]
            if not n["html"].startswith("<text") and check["data"]["messageKey"] not in COVERED
        ]
        assert not unsure, "\n".join(unsure)
