#!/usr/bin/env python3
"""Every command anyone needs; each sets up what it lacks first.

  python3 dev.py play [ARGS]    open the table in the browser (ARGS go to `touchline play`)
  python3 dev.py serve [ARGS]   serve without opening a browser
  python3 dev.py test [ARGS]    run the tests (ARGS go to pytest), all of them side by side on
                                every core unless ARGS name some (-n 0: one after the other, -n 8:
                                eight at once); where the compiled engine stands it is what is
                                tested, and tried more.
                                --quick: no browser, nothing long, few matches
  python3 dev.py check          format, lint, types, import rules, generated files, tests
                                (--no-tests leaves out pytest)
  python3 dev.py golden         write the golden files anew (--check: fail if they would change)
  python3 dev.py wire           write the client's message types anew (--check as above)
  python3 dev.py reference      write the reference pages anew (--check as above)
  python3 dev.py perft [ARGS]   count options (ARGS go to `touchline perft`)
  python3 dev.py bench [ARGS]   measure (ARGS go to bench/run.py, whose --help lists what)
  python3 dev.py engine         compile the engine and say where it lies
  python3 dev.py lock           renew constraints.txt (needs uv)

It needs Python 3.11 or newer and pip, nothing else. It writes only inside this folder, what is
fetched included; a browser's matches alone are kept in your data folder, unless --data DIR or
TOUCHLINE_DATA names another.
Knobs in the environment: TOUCHLINE_CLIENT=skip leaves the browser client unbuilt;
TOUCHLINE_COMPILE=0 stays with the plain Python engine, =1 fails if it cannot be compiled;
TOUCHLINE_NODE=wheel ignores the machine's own Node.
"""

from __future__ import annotations

import difflib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036  the sentence is for those who have less
    sys.exit(f"Touchline needs Python 3.11 or newer; this is {sys.version.split()[0]}.")

import build_support as build
import environment
from build_parts import fingerprint, locked
from environment import pip, say
from environment import ready as ready

ROOT = build.ROOT
PY = environment.interpreter()
CLI = ["-m", "touchline.cli.main"]


def ready_node() -> None:
    """Have a Node that can build the client: the machine's, or one from a wheel in .venv."""

    def lacking() -> bool:
        return not build.system_npm() and not build.wheel_npm(environment.facts().site)

    if build.client_is_skipped() or not lacking():
        return
    with locked(environment.LOCK, environment.WAITING):
        if lacking():
            say("Fetching Node for the browser client (once, 61 MB) ...")
            pip(build.NODE_WHEEL, must=False)  # what lacks then is told by the build


def ready_client() -> None:
    """Build the browser client if its sources changed."""
    if build.client_is_stale():
        ready_node()
        say("Building the browser client ...")
        build.build_client(environment.facts().site)


def client_or_word() -> None:
    """The browser client; where it cannot be built that is told, and the rest goes on."""
    try:
        ready_client()
    except build.BuildFailed as e:
        older = (build.STATIC / "index.html").exists()
        goes = "the one of an earlier build is served" if older else "the start goes on without it"
        say(f"The browser client was not built: {e}")
        say(f"Of the browser client {goes}; a match in the terminal needs none:"
            " python3 dev.py play --terminal")  # fmt: skip


def engine_name() -> str:
    return f"engine-{build.engine_fingerprint(environment.facts().version)[:16]}"


def wanted_engine() -> Path | None:
    """Where the compiled engine for exactly these sources lies, or will lie.

    None where it is not wished for, or the machine cannot compile: then the sources run.
    """
    about = environment.facts()
    if not build.want_engine(about.include, about.compiler):
        return None
    at = environment.VENV / engine_name()
    if at.exists() and not build.is_whole(at):
        say(f"The compiled engine in {at.name} has lost a part, so it is compiled anew.")
        shutil.rmtree(at, ignore_errors=True)
    if at.exists():
        build.lay_beside(at)  # files that are not compiled may have come or gone
    return at


def engine_behind(at: Path) -> None:
    """Compile the engine in a process of its own that gives way to all others; nobody waits.

    What it says is kept in .cache/engine.log. The server that is started now is told by
    TOUCHLINE_ENGINE where the engine will appear.
    """
    say("The engine is compiled meanwhile; computer players think slower until then"
        f" (what the compiler says: {environment.CACHE.name}/engine.log).")  # fmt: skip
    os.environ["TOUCHLINE_ENGINE"] = str(at)
    gently = ["nice", "-n", "15"] if shutil.which("nice") else []
    with (environment.CACHE / "engine.log").open("w") as log:
        subprocess.Popen(
            [*gently, sys.executable, str(ROOT / "dev.py"), "engine"],
            stdin=subprocess.DEVNULL, stdout=log, stderr=log, cwd=ROOT, start_new_session=True,
        )  # fmt: skip


def kept_engine() -> Path:
    """Where what compiling made is kept for the next time; another where it could not be used."""
    made_by = [environment.facts().version, sys.platform, build.optimisation(True)]
    files = [ROOT / "constraints.txt", ROOT / "tools" / "engine.py"]
    return environment.VENV / f"kept-{fingerprint(ROOT, files, *made_by)[:16]}"


def ready_engine() -> Path | None:
    """The folder of the compiled engine for exactly these sources, built if need be.

    None where there is none to wait for (`wanted_engine`), or the build failed.
    """
    at = wanted_engine()
    if at is None or at.exists():
        return at
    home = environment.VENV
    try:
        with locked(environment.LOCK, environment.WAITING):
            if at.exists():
                return at
            say("Compiling the engine (minutes the first time, later only what was changed; Ctrl-C"
                " goes on without) ...")  # fmt: skip
            pip(*build.MYPYC)
            part = home / "engine-part"
            shutil.rmtree(part, ignore_errors=True)
            build.compile_engine(PY, part, kept_engine())
            build.lay_beside(part)
            if at.name != engine_name():
                say("The sources changed meanwhile: the plain Python engine runs this time.")
                return None
            part.rename(at)
            for old in set(home.glob("kept-*")) - {kept_engine()}:
                shutil.rmtree(old, ignore_errors=True)
            # the last few stay: a server may still run from one
            for old in sorted(home.glob("engine-*"), key=lambda p: p.stat().st_mtime)[:-3]:
                shutil.rmtree(old, ignore_errors=True)
            return at
    except (build.BuildFailed, KeyboardInterrupt) as e:
        if isinstance(e, build.BuildFailed):  # what was kept may be the cause: half a file, say
            shutil.rmtree(kept_engine(), ignore_errors=True)
        if build.compile_wish() == "1":
            raise
        say(f"The engine was not compiled; the plain Python one runs, slower. {e}")
        return None


# ---------------------------------------------------------------- running


def python(args: list[str], engine: Path | None = None) -> int:
    """Run .venv's Python in place of this one."""
    env = dict(os.environ)
    if engine:
        env["PYTHONPATH"] = os.pathsep.join(filter(None, [str(engine), env.get("PYTHONPATH")]))
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(PY, [str(PY), *args], env)
    return subprocess.run([str(PY), *args], env=env).returncode


def check(command: str, rest: list[str]) -> int:
    """Run every check, the quick ones first, and say at the end which failed."""
    if rest not in ([], ["--no-tests"]):
        say(f"dev.py check: {' '.join(rest)} is not known; only --no-tests is.")
        return 2
    ready("dev")
    compiled_once()
    ready_client()
    py = str(PY)
    steps = [
        ("format", [py, "-m", "ruff", "format", "--check", "--quiet", "."]),
        ("lint", [py, "-m", "ruff", "check", "--quiet", "."]),
        ("types", [py, "-m", "mypy"]),
        ("imports", [str(PY.parent / "lint-imports"), "--no-cache"]),
    ]
    for name in ("wire", "reference"):  # what is golden is made anew by the tests
        if (ROOT / "tools" / f"{name}.py").exists():
            steps.append((f"{name} fresh", [py, f"tools/{name}.py", "--check"]))
    where: dict[str, Path] = {}
    env = dict(os.environ)
    if not build.client_is_skipped():
        ready_node()
        npm, env = build.npm_and_env(environment.facts().site)
        with locked(build.CLIENT / "node_modules" / ".lock"):
            build.client_packages(npm, env)
        for name, script in (("client types", "check"), ("client tests", "test")):
            steps.append((name, [*npm, "run", "--silent", script]))
            where[name] = build.CLIENT
    if not rest:
        steps.append(("tests", [py, "-m", "pytest", "-q", *side_by_side([])]))
    failed = []
    for name, cmd in steps:
        start = time.monotonic()
        bad = subprocess.run(cmd, cwd=where.get(name, ROOT), env=env).returncode
        say(f"{'FAILED' if bad else 'ok':>6}  {name}  ({time.monotonic() - start:.1f} s)")
        if bad:
            failed.append(name)
    if failed:
        say(f"check: failed: {', '.join(failed)}")
    return 1 if failed else 0


def lock(command: str, rest: list[str]) -> int:
    """Renew constraints.txt; uv writes no host into it."""
    cmd = ["uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    cmd += ["--no-header", "--no-annotate", "--upgrade", "pyproject.toml"]
    for extra in ("dev", "build", "node"):
        cmd += ["--extra", extra]
    at = ROOT / "constraints.txt"
    first = at.read_text().splitlines()[0]
    r = subprocess.run(cmd, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    at.write_text(f"{first}\n{r.stdout}")
    return 0


def serve(command: str, rest: list[str]) -> int:
    ready()
    if {"-h", "--help"} & set(rest):
        return python([*CLI, command, *rest])
    if "--terminal" not in rest:
        environment.keep_matches(rest)
        client_or_word()
    at = wanted_engine()
    if at and not at.exists():
        if build.compile_wish() == "1":
            ready_engine()
        else:
            engine_behind(at)
            at = None
    return python([*CLI, command, *rest], at)


def perft(command: str, rest: list[str]) -> int:
    ready()
    return python([*CLI, command, *rest], ready_engine())


def side_by_side(args: list[str]) -> list[str]:
    """What makes pytest use every core, unless ARGS name tests or say how many to run at once.

    Two more than there are cores, but for a quick look: tests of the browser come last, and wait
    for it longer than they compute. Small portions, so that nobody is left with all the slow tests
    at the end.
    """
    own = ("-n", "--numprocesses", "--dist", "--pdb", "-k", "-m", "-s", "--collect-only", "--help")
    named = [a for a in args if a.startswith(own) or (ROOT / a.split("::")[0]).exists()]
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    if named or (cores or 1) < 2:
        return []
    more = 0 if os.environ.get("TOUCHLINE_TESTS") == "quick" else 2
    return ["-n", str((cores or 1) + more), "--maxschedchunk", "8"]


def compiled_once() -> None:
    """Have each module compiled by Python once, for all the processes that the tests start.

    A machine that is set to write no bytecode would compile every module in each of them.
    """
    os.environ.setdefault("PYTHONPYCACHEPREFIX", str(environment.CACHE / "bytecode"))
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)


def test(command: str, rest: list[str]) -> int:
    ready("dev")
    compiled_once()
    client_or_word()
    args = rest[1:] if rest[:1] == ["--"] else rest
    if "--quick" in args:
        args = [a for a in args if a != "--quick"]
        os.environ["TOUCHLINE_TESTS"] = "quick"
    at = wanted_engine()
    if at is None or not at.exists():
        say("The plain Python engine is tested; “python3 dev.py engine” compiles one to test.")
        return python(["-m", "pytest", *side_by_side(args), *args])
    say("The compiled engine is tested; with TOUCHLINE_COMPILE=0 the plain one is.")
    found = ["-o", "pythonpath=. tools"]  # and not src, whose modules would be found first
    return python(["-m", "pytest", *found, *side_by_side(args), *args], at)


def generate(command: str, rest: list[str]) -> int:
    ready("dev")
    return python([f"tools/{command}.py", *rest])


def bench(command: str, rest: list[str]) -> int:
    ready("dev")
    spiel, rlcard = ("OpenSpiel", "open_spiel>=1.6"), ("RLCard", "rlcard>=1.2")
    named = rest[0] if rest and not rest[0].startswith("-") else "speed"  # the short round
    peers = {"speed": {"pyspiel": spiel}, "cards": {"pyspiel": spiel, "rlcard": rlcard}}
    wanted = {} if "--help" in rest or "-h" in rest else peers.get(named, {})
    for module, (name, package) in wanted.items():
        found = [str(PY), "-c", f"import {module}"]
        if subprocess.run(found, capture_output=True).returncode == 0:
            continue
        say(f"Fetching {name} to measure against ...")
        with locked(environment.LOCK, environment.WAITING):
            if not pip(package, must=False):
                say(f"{name} cannot be installed here: the bench goes without that comparison.")
    return python(["bench/run.py", *rest], ready_engine())


def engine(command: str, rest: list[str]) -> int:
    ready()
    print(ready_engine() or "no compiled engine here: the plain Python one runs")
    return 0


COMMANDS = {
    "play": serve,
    "serve": serve,
    "test": test,
    "check": check,
    "golden": generate,
    "wire": generate,
    "reference": generate,
    "perft": perft,
    "bench": bench,
    "engine": engine,
    "lock": lock,
}


def explained(command: str) -> str:
    """What the head of this file says of one command."""
    lines = (__doc__ or "").splitlines()
    at = next(i for i, line in enumerate(lines) if line.startswith(f"  python3 dev.py {command} "))
    told = [lines[at]]
    for line in lines[at + 1 :]:
        if not line.startswith("    "):
            break
        told.append(line)
    more = {"test": "\nFor what pytest itself can do: python3 dev.py test -- --help"}
    return "\n".join(told) + more.get(command, "")


def main(argv: list[str]) -> int:
    command, *rest = argv or ["--help"]
    if command in ("-h", "--help", "help"):
        print(__doc__)
        return 0
    if command in COMMANDS:
        if {"-h", "--help"} & set(rest[:1]) and COMMANDS[command] not in (serve, perft):
            print(explained(command))  # the two others teach by themselves
            return 0
        return COMMANDS[command](command, rest)
    near = difflib.get_close_matches(command, COMMANDS, 1)
    say(f"dev.py: {command!r} is not a command." + (f" Did you mean {near[0]!r}?" if near else ""))
    say(__doc__ or "")
    return 2


if __name__ == "__main__":
    os.chdir(ROOT)
    try:
        sys.exit(main(sys.argv[1:]))
    except build.BuildFailed as e:
        sys.exit(f"dev.py: {e}")
