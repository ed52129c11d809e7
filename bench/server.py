#!/usr/bin/env python3
"""Measure the server: durable answers a second, their latency, a page's time, power cuts.

  python bench/server.py                 everything (about a minute and a half)
  python bench/server.py answers         only these: answers, page, power
     --seconds N   how long answers are measured (10)
     --tables N    at how many tables (16)
     --cuts N      how many power cuts are simulated (100)

The server runs in a process of its own on one core; those who play run on the others. Every answer
is appended and synced before it is acknowledged, fate's die with it, and both seats of its table
are told. Exit status 1 when a bar is missed: 1,000 answers a second, median below 20 ms, page
below 1 s, no cut that loses anything.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from secrets import token_urlsafe
from typing import Final

import httpx
import power
from websockets.asyncio.client import ClientConnection, connect

SERVE: Final = """
import sys
from pathlib import Path
from touchline.server.config import Config
from touchline.server.limits import Limits, Rate
from touchline.server.serve import serve
free = Rate(1e9, 10**9)
limits = Limits(messages=free, requests=free, new_tables=free, sockets_of_address=500)
serve(Config(Path(sys.argv[1]), port=0, limits=limits))
"""
SEATS: Final = [{"kind": "me"}, {"kind": "invite"}]
BAR_RATE: Final = 1_000  # durable answers a second
BAR_MEDIAN: Final = 0.020  # seconds
BAR_PAGE: Final = 1.0  # seconds


@contextlib.contextmanager
def server(data: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server on one core, and its address."""
    cores = sorted(os.sched_getaffinity(0))
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE, str(data)], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        url = process.stdout.readline().strip().rstrip("/")
        if not url:
            sys.exit("bench/server.py: the server did not start; what it said is above.")
        os.sched_setaffinity(process.pid, {cores[-1]})
        for thread in Path(f"/proc/{process.pid}/task").iterdir():
            os.sched_setaffinity(int(thread.name), {cores[-1]})
        if len(cores) > 1:
            os.sched_setaffinity(0, set(cores[:-1]))
        yield process, url
    finally:
        os.sched_setaffinity(0, set(cores))
        process.terminate()
        process.wait()


def cpu(pid: int) -> float:
    """Seconds of processor time this process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def synced_writes(folder: Path, seconds: float = 1.0) -> float:
    """Small writes with fdatasync a second, one after the other: what the disk allows."""
    with (folder / "probe").open("wb") as f:
        start, n = time.perf_counter(), 0
        while time.perf_counter() - start < seconds:
            f.write(b"x" * 300)
            f.flush()
            os.fdatasync(f.fileno())
            n += 1
    return n / seconds


# -- answers --------------------------------------------------------------------------------------


class Place:
    """One table with two people who answer as soon as they are asked."""

    def __init__(self, url: str, rng: random.Random, latencies: list[float]) -> None:
        self.url = url
        self.rng = rng
        self.latencies = latencies

    async def play(self, until: float) -> None:
        """One match after the other."""
        at = f"ws{self.url.removeprefix('http')}/ws"
        async with httpx.AsyncClient(base_url=self.url, timeout=30) as http:
            while time.perf_counter() < until:
                wish = {"game": "streetsoccer", "seats": SEATS}
                laid = (await http.post("/api/tables", json=wish)).json()
                async with connect(at) as one, connect(at) as two:
                    secrets = laid["secret"], laid["invites"]["1"]
                    for ws, secret in zip((one, two), secrets, strict=True):
                        key = token_urlsafe(32)
                        enter = {"type": "enter", "table": laid["table"], "invite": secret}
                        await ws.send(json.dumps({**enter, "key": key}))
                    seats = [asyncio.ensure_future(self.seat(ws, until)) for ws in (one, two)]
                    # when one has had enough the other would wait for it in vain
                    _, left = await asyncio.wait(seats, return_when=asyncio.FIRST_COMPLETED)
                    for each in left:
                        each.cancel()

    async def seat(self, ws: ClientConnection, until: float) -> None:
        """Answer when asked; note how long each acknowledgement took."""
        sent = 0.0
        async for text in ws:
            assert isinstance(text, str)
            now = time.perf_counter()
            if text.startswith('{"type":"done"'):
                self.latencies.append(now - sent)
                continue
            if not text.startswith('{"type":"tick"'):
                continue
            tick = json.loads(text)
            if tick["over"] or now > until:
                return
            if tick["ask"]:
                seat = tick["seat"]
                code = self.rng.choice(tick["ask"]["options"])[0]
                turn = tick["turns"][str(seat)]
                message = {"type": "answer", "id": f"{seat}-{turn}", "seat": seat, "turn": turn}
                sent = time.perf_counter()
                await ws.send(json.dumps({**message, "codes": [code]}))


async def played(url: str, tables: int, seconds: float) -> tuple[list[float], float]:
    """The latencies of all answers, and how long it took."""
    latencies: list[float] = []
    start = time.perf_counter()
    places = [Place(url, random.Random(n), latencies) for n in range(tables)]
    await asyncio.gather(*(p.play(start + seconds) for p in places))
    return latencies, time.perf_counter() - start


def answers(tables: int, seconds: float) -> bool:
    """Measure and print; were the bars met?"""
    with tempfile.TemporaryDirectory() as folder:
        disk = synced_writes(Path(folder))
        with server(Path(folder) / "data") as (process, url):
            asyncio.run(played(url, tables, min(2.0, seconds)))  # warm
            before = cpu(process.pid)
            latencies, took = asyncio.run(played(url, tables, seconds))
            used = cpu(process.pid) - before
            about = httpx.get(f"{url}/api/about").json()
    rate = len(latencies) / took
    cuts = statistics.quantiles(latencies, n=100)
    row("engine", about["engine"])
    row("synced writes of this disk", f"{disk:,.0f} a second, one after the other")
    row(f"durable answers, {tables} tables", f"{rate:,.0f} a second (bar {BAR_RATE:,})")
    row("processor of the server", f"{used / len(latencies) * 1e6:,.0f} us an answer")
    row("possible on one whole core", f"{len(latencies) / used:,.0f} a second")
    row("answer to acknowledgement", f"median {cuts[49] * 1e3:.1f} ms (bar {BAR_MEDIAN * 1e3:.0f})")
    row("", f"95 % {cuts[94] * 1e3:.1f} ms, 99 % {cuts[98] * 1e3:.1f} ms")
    return rate >= BAR_RATE and cuts[49] < BAR_MEDIAN


# -- a page ---------------------------------------------------------------------------------------


def page() -> bool:
    """From nothing to everything the start page needs, in a browser if there is one here."""
    with tempfile.TemporaryDirectory() as folder, server(Path(folder)) as (_, url):
        times = [fetched(url) for _ in range(5)]
        row("all files of the first page", f"{statistics.median(times) * 1e3:.0f} ms, fetched")
        shown = in_browser(url)
    if shown is None:
        row("start page in a browser", "not measured: no Chromium, or no built client, here")
        return statistics.median(times) < BAR_PAGE
    row("start page in a browser", f"usable after {shown * 1e3:.0f} ms (bar {BAR_PAGE:.0f} s)")
    return shown < BAR_PAGE


def fetched(url: str) -> float:
    """Seconds to fetch the page, its assets, the texts and the list of games."""
    start = time.perf_counter()
    with httpx.Client(base_url=url) as http:
        html = http.get("/").text
        for piece in html.split('"'):
            if piece.startswith(("/assets/", "./assets/")):
                http.get(piece.removeprefix(".")).raise_for_status()
        for path in ("/text/en.ftl", "/api/games", "/api/about"):
            http.get(path).raise_for_status()
    return time.perf_counter() - start


def in_browser(url: str) -> float | None:
    """Seconds until the start page has a link or button that can be used; None without browser."""
    try:
        from playwright.sync_api import Error, sync_playwright
    except ImportError:
        return None
    found = [p for p in ("/usr/bin/chromium", "/usr/bin/chromium-browser") if Path(p).exists()]
    if not found:
        return None
    times: list[float] = []
    try:
        with sync_playwright() as p:
            browser = p.chromium.launch(executable_path=found[0], args=["--no-sandbox"])
            for _ in range(3):
                context = browser.new_context()  # an empty cache each time
                tab = context.new_page()
                start = time.perf_counter()
                tab.goto(url, wait_until="commit")
                tab.locator("main a, main button").first.wait_for(state="visible")
                times.append(time.perf_counter() - start)
                context.close()
            browser.close()
    except Error:
        return None
    return statistics.median(times)


# -- all ------------------------------------------------------------------------------------------


def cut(cuts: int) -> bool:
    """Simulate power cuts; was anything lost?"""
    with tempfile.TemporaryDirectory() as folder:
        told = power.cuts(Path(folder), cuts)
    row("power cuts simulated", f"{told.cuts}, {told.torn} of them with torn or lost sectors")
    row("", f"{told.kept:,} acknowledged entries checked, {told.lost} lost (bar 0)")
    return bool(told.lost == 0)


def row(name: str, value: str) -> None:
    """One line of the result."""
    print(f"{name:32} {value}", flush=True)


def main(argv: list[str]) -> int:
    """The exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", nargs="*", metavar="WHAT", help="answers, page, power; else all")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--cuts", type=int, default=100)
    given = parser.parse_args(argv)
    what = given.what or ["answers", "page", "power"]
    if not set(what) <= {"answers", "page", "power"}:
        parser.error(f"only answers, page and power can be measured, not {' '.join(what)}")
    met = []
    if "answers" in what:
        met.append(answers(given.tables, given.seconds))
    if "page" in what:
        met.append(page())
    if "power" in what:
        met.append(cut(given.cuts))
    print("every bar is met" if all(met) else "A BAR IS MISSED")
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
