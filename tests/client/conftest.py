"""Browsers for the tests of the client: this machine's Chromium, a real server, every request."""

from __future__ import annotations

import itertools
import os
import random
import re
import secrets
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlparse
from zlib import crc32

import pytest
from playwright.sync_api import Browser, Page, expect

import touchline.server
from tests.server.live_server import LiveServer, config, running
from touchline.play.croupier import Seeded
from touchline.server import lobby, rematch, table

from .people import Person

CHROMIUM = (
    os.environ.get("TOUCHLINE_CHROMIUM")
    or shutil.which("chromium-headless-shell")  # draws no windows: a third less to compute
    or shutil.which("chromium")
)
HOW = "apt-get install chromium-headless-shell fonts-noto-color-emoji fonts-dejavu-core libatomic1"
NEIGHBOUR = "laptop.local"  # to browsers an address of a network as any, and no secure context
FLAGS = (
    "--no-sandbox",  # tests may run as root
    "--disable-gpu",
    "--disable-quic",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--host-resolver-rules=MAP {NEIGHBOUR} 127.0.0.2",
)
#: as in a browser that has no workers
NO_WORKER = "delete Navigator.prototype.serviceWorker"
PATIENCE = 60_000  # milliseconds until a test gives up; other tests run beside it
expect.set_options(timeout=PATIENCE)
BUILT = Path(touchline.server.__file__).parents[1] / "static" / "index.html"


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium; the tests are skipped where there is none."""
    if not CHROMIUM:
        pytest.skip(f"no Chromium on this machine: {HOW}")
    if not BUILT.is_file():
        pytest.fail("the client is not built: run `python3 dev.py test`")
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": list(FLAGS)}


class Secrets:
    """As the module, but numbers for computer players follow from the seed."""

    def __init__(self, rng: random.Random) -> None:
        self.randbits = rng.getrandbits

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


@pytest.fixture(autouse=True)
def seed(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """What every match of a test is dealt and rolled by, told where the test fails.

    A test has a seed of its own, from its name; TOUCHLINE_SEED=N has all tests dealt by N.
    """
    chosen = os.environ.get("TOUCHLINE_SEED", "")
    found = int(chosen) if chosen else crc32(request.node.name.encode())
    tables = itertools.count()
    monkeypatch.setattr(table, "Entropy", lambda: Seeded(found * 1000 + next(tables)))
    numbers = Secrets(random.Random(found))
    monkeypatch.setattr(lobby, "secrets", numbers)
    monkeypatch.setattr(rematch, "secrets", numbers)
    print(f"Dealt by TOUCHLINE_SEED={found}")  # noqa: T201  shown with a failure alone
    return found


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    """A server without pauses."""
    with running(config(tmp_path)) as running_server:
        yield running_server


Visit = Callable[..., Person]
LINK = re.compile(r"#/(?:t|invite)/[^/]+/([\w-]{43})$")


@pytest.fixture
def visit(browser: Browser) -> Iterator[Visit]:
    """Opens a browser of its own for somebody: `visit(url, lang="fr", width=390)`.

    Whoever comes by a link to a seat has the device of that link: the same link, followed again,
    is the same person; `device` names another one. What else is given is a setting of theirs.
    Motion is reduced unless a test asks for it, and no worker is begun that keeps pages. At
    the end no page may have asked another machine for anything, raised an error or shown a message
    by its bare name.
    """
    visitors: list[Person] = []

    def arrive(
        url: str,
        path: str = "",
        *,
        lang: str = "en",
        width: int = 1440,
        height: int = 900,
        dark: bool = False,
        touch: bool = False,
        motion: bool = False,
        confirm: str = "never",
        device: str = "",
        worker: bool = False,
        **habits: object,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        person = Person(page, url, lang)
        if not worker:
            page.add_init_script(NO_WORKER)
        visitors.append(person)
        _watch(page, person)
        if confirm or habits:
            person.wishes(**({"confirm": confirm} if confirm else {}), **habits)
        link = LINK.search(path)
        if device or link:
            person.holds(device or (link[1] if link else ""))
        page.goto(f"{url}/{path}")
        return person

    yield arrive
    for person in visitors:
        person.leaves()
        assert person.strangers == [], "the page asked another machine"
        assert person.errors == [], "the page raised errors"


def _watch(page: Page, person: Person) -> None:
    home = urlparse(person.url).netloc

    def asked(url: str) -> None:
        if urlparse(url).scheme not in ("data", "blob") and urlparse(url).netloc != home:
            person.strangers.append(url)

    page.on("request", lambda r: asked(r.url))
    page.on("websocket", lambda w: asked(w.url))
    page.on("websocket", lambda w: w.on("framesent", lambda d: person.sent.append(str(d))))
    page.on("pageerror", lambda e: person.heard("error", str(e)))
    page.on("console", lambda m: person.heard(m.type, m.text))
