"""The environment in `.venv`: asked what it is, and made anew when it is not what is wanted.

A folder proves nothing: its interpreter may be gone, of another version, or the whole clone may
have been moved. So the interpreter itself is started and asked. Standard library only.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tomllib
import venv
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import build_support as build
from build_parts import fingerprint, locked

ROOT = build.ROOT
VENV = ROOT / ".venv"
CACHE = ROOT / ".cache"
"""What pip, uv and npm fetch, and the lock; it is outside `.venv`, which may be made anew."""

LOCK = CACHE / "setup.lock"
"""Held by whoever writes into `.venv`, a compilation with its tools among them."""

WAITING = "Another start is setting up or compiling in this folder; this one waits for it ..."

ASK = """
import json, sys, sysconfig
paths = sysconfig.get_paths()
print(json.dumps({
    "kind": [sys.implementation.name, *sys.version_info[:2]], "version": sys.version,
    "site": paths["purelib"], "include": paths["include"],
    "compiler": str(sysconfig.get_config_var("CC") or "")}))
"""


@dataclass(frozen=True)
class Facts:
    """What an interpreter says of itself.

    kind      implementation and version without the last number: ("cpython", 3, 11)
    version   the whole version as `sys.version` has it
    site      where its packages are installed
    include   where its headers are
    compiler  what it was compiled with; "" where it does not say
    """

    kind: tuple[str, int, int]
    version: str
    site: Path
    include: Path
    compiler: str


def say(text: str) -> None:
    """A line for the person who started this."""
    print(text, file=sys.stderr, flush=True)


def interpreter() -> Path:
    """The interpreter of the environment, whether or not it is there."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


@lru_cache
def ask(python: Path) -> Facts | None:
    """What the interpreter says of itself; None where it is missing or does not start."""
    try:
        # -I: nothing that lies about or stands in the environment's variables joins in
        r = subprocess.run([python, "-I", "-c", ASK], capture_output=True, text=True, timeout=60)
        told = json.loads(r.stdout)
        name, major, minor = told["kind"]
        site, include = Path(told["site"]), Path(told["include"])
        return Facts((name, major, minor), told["version"], site, include, told["compiler"])
    except (OSError, subprocess.SubprocessError, ValueError, KeyError):
        return None


def facts() -> Facts:
    """Of the environment that stands here. Ends with a sentence where none does."""
    found = ask(interpreter())
    if found is None:
        sys.exit(f"dev.py: the Python in {VENV} does not start; delete that folder and start anew.")
    return found


def keep_inside() -> None:
    """Have everything that is fetched kept in this folder. Ends where the folder cannot be used."""
    if os.pathsep in str(ROOT):
        sys.exit(
            f"dev.py: the path of this folder, {ROOT}, holds {os.pathsep!r}, which separates paths"
            " from one another: move the folder to a place without."
        )
    try:
        CACHE.mkdir(exist_ok=True)
        LOCK.open("a").close()
    except OSError as e:
        sys.exit(
            f"dev.py: this folder, {ROOT}, cannot be written to ({e.strerror}): copy it to a place"
            " of your own and start there."
        )
    kept = {"PIP_CACHE_DIR": "pip", "UV_CACHE_DIR": "uv", "npm_config_cache": "npm"}
    for name, folder in kept.items():
        os.environ.setdefault(name, str(CACHE / folder))
    os.environ.setdefault("npm_config_update_notifier", "false")


def keep_matches(args: list[str]) -> None:
    """Have a browser's matches kept in this folder where the person's own cannot be written to."""
    if os.environ.get("TOUCHLINE_DATA") or any(a.partition("=")[0] == "--data" for a in args):
        return
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        usual = os.environ.get("LOCALAPPDATA") or home
    elif sys.platform == "darwin":
        usual = f"{home}/Library/Application Support/Touchline"
    else:
        usual = f"{os.environ.get('XDG_DATA_HOME') or f'{home}/.local/share'}/touchline"
    at = Path(usual)
    while not at.exists() and at != at.parent:
        at = at.parent
    if at.is_dir() and os.access(at, os.W_OK):
        return
    os.environ["TOUCHLINE_DATA"] = str(ROOT / ".data")
    say(f"{usual} cannot be written to: matches are kept in {ROOT / '.data'}.")


def pip(*args: str, must: bool = True) -> bool:
    """Install into .venv, with the tested versions; unless it `must` be, failing is only told.

    To be called with LOCK held.
    """
    uv = shutil.which("uv")
    base = getattr(sys, "_base_executable", None) or sys.executable
    if uv:
        cmd = [uv, "pip", "install", "--python", str(interpreter())]
    else:
        cmd = [base, "-m", "pip", "--python", str(interpreter())]
        cmd += ["install", "--disable-pip-version-check"]
    # client and engine are made by dev.py, where a change of their sources is seen at each start;
    # pip would fetch a compiler's tools for nothing
    env = {**os.environ, "TOUCHLINE_CLIENT": "skip", "TOUCHLINE_COMPILE": "0"}
    cmd += ["-q" if uv else "-qq", "-c", str(ROOT / "constraints.txt"), *args]
    fine = subprocess.run(cmd, env=env, cwd=ROOT).returncode == 0
    if must and not fine:
        hint = "" if uv else " If it says 'No module named pip': apt-get install python3-pip."
        sys.exit(f"dev.py: installing {' '.join(args)} failed; what pip said is above.{hint}")
    return fine


def wanted() -> str:
    """A digest of what the environment has to hold: the package's own wishes and the versions."""
    said = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = json.dumps([said["build-system"], said["project"], said["tool"]["hatch"]])
    kind = str(sys.version_info[:2])
    return fingerprint(ROOT, [ROOT / "constraints.txt"], asked, kind)


def noted() -> dict[str, object]:
    """What the last set-up wrote down; empty where there was none or it was cut short."""
    try:
        found = json.loads((VENV / ".installed.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


def wrong() -> str:
    """Why the environment must be made anew, in words; "" where it may stay."""
    if not VENV.exists() and not VENV.is_symlink():
        return "there is none"
    ask.cache_clear()
    found = ask(interpreter())
    if found is None:
        return "its Python does not start"
    if found.kind != (sys.implementation.name, *sys.version_info[:2]):
        name, major, minor = found.kind
        mine = "{}.{}".format(*sys.version_info[:2])
        return f"it is of {name} {major}.{minor}, and this is {mine}"
    if noted().get("root", str(ROOT)) != str(ROOT):
        return "this folder has been moved"
    return ""


def stands(extras: tuple[str, ...] = ()) -> bool:
    """Is the environment what is wanted, with these extras?"""
    had = noted()
    listed = had.get("extras")
    have = set(listed) if isinstance(listed, list) else set()
    return had.get("inputs") == wanted() and have >= set(extras) and not wrong()


def ready(*extras: str) -> None:
    """Make .venv and install this project into it, editable, unless that stands already."""
    keep_inside()
    if stands(extras):
        return
    with locked(LOCK, WAITING):
        if stands(extras):
            return  # another start did it while this one waited
        why = wrong()
        had = noted().get("extras")
        every = sorted({*(had if isinstance(had, list) else []), *extras})
        if why and VENV.exists():
            say(f"The environment in .venv is made anew: {why}.")
        say("Setting up .venv (once; about a minute) ...")
        if why:
            empty(VENV)
            # no ensurepip: Debian ships it apart, in python3-venv
            venv.EnvBuilder(with_pip=False, symlinks=os.name != "nt").create(VENV)
            ask.cache_clear()
        pip("--editable", f"{ROOT}[{','.join(every)}]" if every else str(ROOT))
        note = {"inputs": wanted(), "extras": every, "root": str(ROOT)}
        part = VENV / ".installed.part"
        part.write_text(json.dumps(note), encoding="utf-8")
        part.replace(VENV / ".installed.json")


def empty(folder: Path) -> None:
    """Take away what stands there, a link included."""
    if folder.is_symlink() or folder.is_file():
        folder.unlink()
    elif folder.exists():
        shutil.rmtree(folder)
