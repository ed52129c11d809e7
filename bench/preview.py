#!/usr/bin/env python3
"""How long a preview takes: from a touch to what it would come to, on the page.

python3 dev.py bench preview [--game NAME] [--matches 20] [--most 200] [--touches 40] [--no-browser]

    server    processor time of one sketch, from the table to the bytes that are sent, over moments
              of seeded matches: a row a game and kind of plan
    browser   from the click to the preview in the page, over the loopback; the picture follows with
              the next frame. A row a game and thing that is touched. Of use on a machine that does
              nothing else: other work comes in between, many times over

What is asked and touched a game says: PREVIEWS in tests/games/<game>/bench/preview.py. Exit status
1 when a bar is missed: 95 in a hundred below 5 ms (server), 50 ms (browser).
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Final

if __name__ == "__main__":  # a script's own folder comes first, and its `setup` is another
    sys.path.pop(0)
sys.path.append(str(Path(__file__).resolve().parents[1]))

import msgspec

from tests.kit.previews import Json, Previews, Touched
from tests.truth.kit import Moment, walk
from touchline.core import rng
from touchline.core.build import engine
from touchline.play.room import Room
from touchline.rooms import ROOMS
from touchline.server import feed

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.server.live_server import LiveServer

BAR_SERVER: Final = 5.0  # ms, 95 in a hundred
BAR_TOUCH: Final = 50.0
ANSWERS: Final = 400  # as far as a match is walked through
TRIES: Final = 12  # tables that are laid until one comes to the wished moment
PAUSE: Final = 50  # ms between two touches

#: touches again and again; ms from each click to what it previews
TOUCHES: Final = """
async ([many, found]) => {
  const frame = () => new Promise(requestAnimationFrame);
  const until = (ready) => new Promise((done, fail) => {
    const watch = new MutationObserver(() => ready() && end());
    const late = setTimeout(() => (watch.disconnect(), fail(new Error('no preview came'))), 10000);
    const end = () => {
      watch.disconnect();
      clearTimeout(late);
      done(performance.now());
    };
    watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    if (ready()) end();
  });
  SCRIPT
  const took = [];
  for (let n = 0; n < many; n++) {
    if (typeof prepare === 'function') await prepare(n);
    const begun = performance.now();
    touch(n);
    took.push((await until(ready)) - begun);
    await new Promise((done) => setTimeout(done, PAUSE));
  }
  return took;
}
"""  # noqa: E501


def row(what: str, times: list[float], bar: float) -> bool:
    """Print one measurement; is its bar met?"""
    most = statistics.quantiles(times, n=100)[94] if len(times) > 1 else times[0]
    told = f"least {min(times):6.2f}   median {statistics.median(times):6.2f}   p95 {most:6.2f} ms"
    print(f"{what:<36}{len(times):5}   {told} (bar {bar:.0f})", flush=True)
    return most < bar


def contributed(room: Room) -> Previews | None:
    """What the tests of a game say of its previews; None where they say nothing."""
    home = f"tests.games.{room.name}.bench"
    if not find_spec(home) or not find_spec(f"{home}.preview"):
        return None
    found = import_module(f"{home}.preview").PREVIEWS
    assert isinstance(found, Previews)
    return found


# -- the server's share ----------------------------------------------------------------------------


def moments(room: Room, previews: Previews, matches: int) -> Iterator[Moment]:
    """Moments at which a seat is asked, of so many matches."""
    for seed in range(matches):
        start = previews.starts[seed % len(previews.starts)]
        for m in walk(room.game, start, seed, previews.pick):
            if m.at > ANSWERS:
                break
            if m.seat >= 0:
                yield m


def share(room: Room, previews: Previews, matches: int, most: int) -> bool:
    """The server's share, a row a kind of plan; is every bar met?"""
    times: dict[str, list[float]] = defaultdict(list)
    lot = rng.Rng(3)
    for m in moments(room, previews, matches):
        for what, plan in previews.asks(m, lot):
            if len(times[what]) == most:
                continue
            begun = time.thread_time()
            v = room.game.view(m.s, m.seat)
            if plan is None:
                found = feed.sketch(room.words, v)
            else:
                found = feed.planned(room.game, room.words, m.s, m.seat, v, plan)
            msgspec.json.encode(found)
            times[what].append((time.thread_time() - begun) * 1e3)
    if not times:
        print(f"{room.name}: nothing was asked in {matches} matches")
    met = [row(f"server, {room.name}, {what}", x, BAR_SERVER) for what, x in times.items()]
    return all(met) and bool(met)


# -- the browser -----------------------------------------------------------------------------------


def come_to(server: LiveServer, room: Room, t: Touched) -> tuple[Json, Json] | None:
    """A table at the moment at which is touched, and what; None where none came to it."""
    for seed in range(TRIES):
        lot = Random(seed)
        laid = server.lay("me", *t.rivals, game=room.name, **t.wish)
        guest = server.join(laid["table"], laid["secret"])
        for _ in range(ANSWERS):
            guest.until_asked()
            found = t.finds(guest.tick)
            if found is not None or guest.tick["over"]:
                break
            guest.answer(lot.choice(guest.options)[0])
            guest.hear("tick")
        guest.leave()
        if found is not None:
            return laid, found
    return None


def touch(server: LiveServer, browser: Browser, room: Room, t: Touched, touches: int) -> bool:
    """Touch to preview in a browser; is the bar met?"""
    from tests.client.people import Person

    what = f"browser, {room.name}, {t.what}"
    come = come_to(server, room, t)
    if come is None:
        print(f"{what}: no match came to it")
        return False
    laid, found = come
    page = browser.new_context(reduced_motion="reduce").new_page()
    person = Person(page, server.url, "en")
    person.wishes(confirm="always")
    person.holds(laid["secret"])
    page.goto(f"{server.url}/#/t/{laid['table']}/{laid['secret']}")
    page.locator(".turn.live").wait_for()
    page.wait_for_timeout(1000)  # what the game loads for this moment is there
    script = TOUCHES.replace("SCRIPT", t.script).replace("PAUSE", str(PAUSE))
    times = page.evaluate(script, [touches, found])
    page.context.close()
    return row(what, times, BAR_TOUCH)


def browse(rooms: list[tuple[Room, Previews]], touches: int) -> list[bool] | None:
    """All that is touched in all games; None where there is no browser."""
    try:
        from playwright.sync_api import sync_playwright

        from tests.client.conftest import BUILT, CHROMIUM, FLAGS
    except ImportError:
        return None
    if not CHROMIUM or not BUILT.is_file():
        return None
    from tests.server.live_server import config, running

    with (
        tempfile.TemporaryDirectory() as folder,
        running(config(Path(folder))) as server,
        sync_playwright() as play,
    ):
        browser = play.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        met = [touch(server, browser, r, t, touches) for r, p in rooms for t in p.touches]
        browser.close()
    return met


def main(argv: list[str]) -> int:
    """Measure and print. The exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--game", choices=list(ROOMS), help="one game alone")
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--most", type=int, default=200, help="sketches of a kind")
    parser.add_argument("--touches", type=int, default=40)
    parser.add_argument("--no-browser", action="store_true")
    args = parser.parse_args(argv)
    wanted = [ROOMS[args.game]] if args.game else list(ROOMS.values())
    rooms = [(r, p) for r in wanted if (p := contributed(r)) is not None]
    print(f"engine: {engine()}; load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    met = [share(r, p, args.matches, args.most) for r, p in rooms]
    if not args.no_browser:
        shown = browse(rooms, args.touches)
        if shown is None:
            print("no browser here, or the client is not built: touches were not measured")
        met += shown or []
    print("every bar is met" if all(met) else "A BAR IS MISSED")
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
