"""The start page, from nothing: how soon it can be used, and what it asks for. See server.py.

It is usable once all games can be clicked: the client marks that moment (a user timing called
"usable"), and the buttons are counted here. A browser with an empty cache opens the page; times are
from the beginning of the navigation, sizes as they come over the wire, which is compressed.
"""

from __future__ import annotations

import os
import re
import shutil
import statistics
import sys
import time
from dataclasses import dataclass
from typing import Final

import httpx

from touchline.rooms import ROOMS

CHROMIUM: Final = os.environ.get("TOUCHLINE_CHROMIUM") or shutil.which("chromium")
LANGUAGES: Final = ("en", "fr")
PATIENCE: Final = 120_000  # milliseconds until a busy machine is given up
TIMES: Final = 5  # how often each language opens it
TAKES: Final = {"Accept-Encoding": "gzip, br"}
MARKS: Final = """() => Object.fromEntries(
  performance.getEntries().filter((e) => e.entryType === 'mark' || e.entryType === 'paint')
    .map((e) => [e.name, e.startTime]))"""


@dataclass(frozen=True)
class Visit:
    """One opening of the page. Times are seconds; `worked` is processor time of its own thread."""

    usable: float
    painted: float
    requests: int
    bytes: int
    worked: float


def fetched(url: str) -> float:
    """Seconds to fetch, one after the other, what the page asks for: what it names in its head, and
    the sentences of refusals."""
    start = time.perf_counter()
    with httpx.Client(base_url=url, headers={**TAKES, "Accept-Language": "en"}) as http:
        page = http.get("/", headers={"Accept-Encoding": "gzip"}).raise_for_status().text
        head = page.partition("</head>")[0]
        named = re.findall(r'(?:src|href)="\./([^"]+)"', head)
        mark = re.search(r"\bfaults\.en=(\w+)", head)
        if not named or not mark:
            sys.exit("bench/page.py: the client is not built, or its page has another form by now.")
        for path in [*named, f"text/faults.en.ftl?v={mark[1]}"]:
            with http.stream("GET", f"/{path}") as answer:
                answer.raise_for_status()
                sum(len(piece) for piece in answer.iter_raw())
    return time.perf_counter() - start


def in_browser(url: str) -> list[Visit] | None:
    """Openings of the page, each with an empty cache; None where there is no browser."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        return None
    if not CHROMIUM:
        return None
    found: list[Visit] = []
    try:
        with sync_playwright() as p:
            browser = p.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
            for lang in LANGUAGES * TIMES:
                context = browser.new_context(locale=lang)
                tab = context.new_page()
                tab.set_default_timeout(PATIENCE)
                told = context.new_cdp_session(tab)
                sizes: list[float] = []
                told.on(
                    "Network.loadingFinished", lambda e, to=sizes: to.append(e["encodedDataLength"])
                )
                told.send("Network.enable")
                told.send("Performance.enable", {"timeDomain": "threadTicks"})
                tab.goto(url, wait_until="commit")
                tab.locator("main button.btn.primary").nth(len(ROOMS) - 1).wait_for()
                tab.wait_for_load_state("networkidle")
                marks = tab.evaluate(MARKS)
                metrics = told.send("Performance.getMetrics")["metrics"]
                worked = next(m["value"] for m in metrics if m["name"] == "TaskDuration")
                painted = marks["first-contentful-paint"] / 1e3
                usable = max(marks["usable"] / 1e3, painted)
                found.append(Visit(usable, painted, len(sizes), int(sum(sizes)), worked))
                context.close()
            browser.close()
    except Error as e:
        print(e)
        return None
    return found


def middle(visits: list[Visit]) -> Visit:
    """The median of each figure."""
    return Visit(
        statistics.median(v.usable for v in visits),
        statistics.median(v.painted for v in visits),
        round(statistics.median(v.requests for v in visits)),
        round(statistics.median(v.bytes for v in visits)),
        statistics.median(v.worked for v in visits),
    )
