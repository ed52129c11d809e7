#!/usr/bin/env python3
"""How long a newcomer waits, and an author after an edit: in a fresh copy of this folder.

  python3 dev.py bench setup              all of it; compiles the whole engine once
  python3 dev.py bench setup --no-engine  the first page and the second start only

Nothing that was fetched before is used: the copy has caches, a home and a data folder of its own.
Printed are seconds by the clock until the first page and its script have come, at the first start
and at the second, and seconds of processor time that an edit of one function and of one sentence
cost. Status 1 if a bar is missed.
"""

from __future__ import annotations

import argparse
import os
import re
import resource
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parents[1]
FIRST: Final = 40.0  # seconds until the first page of the first start
WARM: Final = 2.0  # and of the second
EDIT: Final = 40.0  # seconds of processor time of an edited function
LONGEST: Final = 300.0  # seconds after which this gives up
GAMES: Final = "src/touchline/games"
#: a function that is compiled, and a sentence that is not: of the first game that has such a file
FUNCTION: Final = ("*/rules/turn.py", "    def resolve(", "-> None:\n")
SENTENCE: Final = "*/voice/text.en.ftl"


def copied(to: Path) -> Path:
    """The files that git knows here, or would, as they stand."""
    told = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    for name in told.stdout.decode().split("\0"):
        if name and (ROOT / name).is_file():
            at = to / name
            at.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, at)
    return to


def bare(folder: Path) -> dict[str, str]:
    """An environment with Python and pip alone: no Node, no caches, a home of its own.

    The package index stays known.
    """
    home = folder / "home"
    home.mkdir(exist_ok=True)
    kept = {"PATH", "LANG", "TERM", "HTTPS_PROXY", "HTTP_PROXY", "NO_PROXY"}
    kept |= {name for name in os.environ if name.startswith(("PIP_", "UV_", "npm_config_"))}
    kept |= {name for name in os.environ if "CERT" in name or "CA_BUNDLE" in name}
    kept -= {"PIP_CACHE_DIR", "UV_CACHE_DIR", "npm_config_cache"}
    env = {name: os.environ[name] for name in kept if name in os.environ}
    npmrc, of_npm = Path.home() / ".npmrc", home / ".npmrc"
    if npmrc.exists():
        shutil.copy2(npmrc, of_npm)
    bare = {"HOME": str(home), "TOUCHLINE_DATA": str(folder / "data"), "TOUCHLINE_NODE": "wheel"}
    return {**env, **bare}


def free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


def fetched(url: str, server: subprocess.Popen[bytes]) -> str:
    """What the server sends once it is there."""
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        if server.poll() is not None:
            sys.exit(f"the start ended with status {server.returncode}")
        try:
            with urlopen(url) as answer:
                return str(answer.read().decode())
        except HTTPError as e:
            sys.exit(f"{url} is answered by {e.code}: was the client not built?")
        except (URLError, OSError):
            pass  # not there yet
        time.sleep(0.02)
    sys.exit(f"nothing came from {url} in {LONGEST:.0f} s")


class Start:
    """`dev.py serve` in the copy, until its first page and its script have come."""

    def __init__(self, at: Path, env: dict[str, str]) -> None:
        port = free_port()
        began = time.monotonic()
        self.server = subprocess.Popen(
            [sys.executable, "dev.py", "serve", "--port", str(port)],
            cwd=at,
            env=env,
            stdout=subprocess.DEVNULL,
        )
        self.url = f"http://127.0.0.1:{port}"
        page = fetched(self.url, self.server)
        script = re.search(r'<script[^>]+src="([^"]+)"', page)
        if not script:
            sys.exit("the first page has no script: the client was not built")
        fetched(f"{self.url}/{script[1].lstrip('./')}", self.server)
        self.took = time.monotonic() - began

    def end(self) -> None:
        """Stop it as a person would."""
        self.server.send_signal(signal.SIGINT)
        self.server.wait()


def compiled(at: Path, env: dict[str, str]) -> tuple[float, str]:
    """`dev.py engine` in the copy: seconds of processor time, and the folder that it names."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    done = subprocess.run(
        [sys.executable, "dev.py", "engine"], cwd=at, env=env, capture_output=True, check=True
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return spent, done.stdout.decode().strip()


def first_file(at: Path, pattern: str) -> Path:
    """The first file of a game that is so called."""
    return min((at / GAMES).glob(pattern))


def edited(at: Path) -> None:
    """One more line in one function."""
    name, start, head = FUNCTION
    file = first_file(at, name)
    text = file.read_text("utf-8")
    place = text.index(head, text.index(start)) + len(head)
    line = "        if answer > 1_000_000:\n            return\n"
    file.write_text(text[:place] + line + text[place:], "utf-8")


def told(name: str, found: float, unit: str, bar: float) -> bool:
    """Say a figure and its bar; is it met?"""
    print(f"{'ok' if found <= bar else 'MISSED':>6}  {name}: {found:.1f} {unit} (bar {bar:.0f})")
    return found <= bar


def main() -> int:
    """Measure, print, and say whether every bar is met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.add_argument("--no-engine", action="store_true", help="leave the compiler out")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as tmp:
        at = copied(Path(tmp) / "touchline")
        env = bare(Path(tmp))
        if asked.no_engine:
            env["TOUCHLINE_COMPILE"] = "0"
        first = Start(at, env)
        fine = told("first page, nothing set up", first.took, "s", FIRST)
        if not asked.no_engine:
            _, engine = compiled(at, env)  # waits for what the start has begun
            print(f"        the engine appeared as {Path(engine).name}")
        first.end()
        second = Start(at, env)
        fine &= told("first page, second start", second.took, "s", WARM)
        second.end()
        if not asked.no_engine:
            edited(at)
            spent, other = compiled(at, env)
            fine &= told("one function edited", spent, "s of processor time", EDIT)
            fine &= other != engine
            with first_file(at, SENTENCE).open("a", encoding="utf-8") as f:
                f.write("\n# edited\n")
            spent, same = compiled(at, env)
            fine &= told("one sentence edited", spent, "s of processor time", WARM)
            fine &= same == other
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
