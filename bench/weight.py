#!/usr/bin/env python3
"""How much script a browser fetches until one game's table stands, measured in Chromium.

  python3 dev.py bench weight [GAME ...]

A browser that knows nothing opens the start page and, once that is quiet, begins a game there with
its one button. Every script it fetches until the table can be played at and the network is quiet
again counts, whoever asked for it, as the server sends it to a browser that takes gzip. `ahead` is
what is fetched after the first touch at the table, for moments that come later. What comes when it
is wanted (the guide, the report) is not in it. Texts are no script and are told beside it. The exit
status is 1 where the script of the start page and a table are above the bar. Sizes are kilobytes of
1000 bytes.
"""

from __future__ import annotations

import gzip
import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import door

sys.path.append(door.entered(__name__))

from playwright.sync_api import Browser, Page, Request, sync_playwright
from server import server

from touchline.rooms import ROOMS
from touchline.server.pages import OWN

BAR: Final = 110.0  # kB: the script of the start page and of one game
PATIENCE: Final = 120_000  # milliseconds until a busy machine is given up
PAUSE: Final = 1_500  # milliseconds without a request: nothing more is coming
CHROMIUM: Final = os.environ.get("TOUCHLINE_CHROMIUM") or shutil.which("chromium")


class Visit:
    """One browser that knows nothing, and what it has fetched."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.scripts: set[str] = set()
        self.texts: set[str] = set()
        page.set_default_timeout(PATIENCE)
        page.on("requestfinished", self._heard)

    def _heard(self, request: Request) -> None:
        path = urlsplit(request.url).path
        if request.resource_type == "script" or path.endswith(".js"):
            self.scripts.add(path)
        elif path.endswith(".ftl"):
            self.texts.add(request.url)

    def quiet(self) -> None:
        """Wait until nothing more is fetched."""
        self.page.wait_for_load_state("networkidle")
        known = -1
        while known != (known := len(self.scripts)):
            self.page.wait_for_timeout(PAUSE)

    def weight(self) -> float:
        """The scripts so far, in kB."""
        return sum(size(path) for path in self.scripts) / 1000

    def words(self) -> float:
        """The texts so far, in kB."""
        return sum(self._sent(url) for url in self.texts) / 1000

    def _sent(self, url: str) -> int:
        """A text in bytes, compressed."""
        return len(gzip.compress(self.page.request.get(url).body(), 9))


def size(path: str) -> int:
    """A script in bytes as it is sent: compressed beside it, else as it would be."""
    file = OWN / path.lstrip("/")
    packed = file.with_name(f"{file.name}.gz")
    made = packed if packed.exists() else file
    return made.stat().st_size if made is packed else len(gzip.compress(file.read_bytes(), 9))


def visited(browser: Browser, url: str, game: str) -> tuple[float, float, float, float]:
    """Script of the start page, of both, and what is fetched ahead; texts of both. All in kB."""
    context = browser.new_context(locale="en", viewport={"width": 1280, "height": 800})
    try:
        visit = Visit(context.new_page())
        page = visit.page
        page.goto(url)
        begins = page.locator("main button.btn.primary")
        begins.nth(len(ROOMS) - 1).wait_for()
        visit.quiet()
        start = visit.weight()
        # no pointer: on its way it might lie on another game, which would be fetched as well
        begins.nth(list(ROOMS).index(game)).dispatch_event("click")
        page.wait_for_url("**#/table/**")
        page.locator(".turn").first.wait_for()
        visit.quiet()
        both, words = visit.weight(), visit.words()
        page.keyboard.press("Shift")
        visit.quiet()
        return start, both, visit.weight() - both, words
    finally:
        context.close()


def main(args: list[str]) -> int:
    """Print the table of weights. The exit status."""
    if not CHROMIUM:
        sys.exit("bench/weight.py: there is no Chromium on this machine.")
    heavy = 0
    heads = f"{'kB':14}{'start':>8}{'table':>8}{'script':>8}{'ahead':>8}{'texts':>8}"
    print(f"{heads}   script at most {BAR:.0f}", flush=True)
    with tempfile.TemporaryDirectory() as data, server(Path(data)) as live, sync_playwright() as p:
        browser = p.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        for game in args or list(ROOMS):
            start, both, ahead, words = visited(browser, live.url, game)
            heavy += both > BAR
            print(
                f"{game:14}{start:8.1f}{both - start:8.1f}{both:8.1f}{ahead:8.1f}{words:8.1f}"
                f"{'' if both <= BAR else '   too heavy'}",
                flush=True,
            )
        browser.close()
    if heavy:
        print(f"{heavy} of these sums are above {BAR:.0f} kB.", file=sys.stderr)
    return 1 if heavy else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
