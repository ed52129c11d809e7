"""The set-up: what dev.py and the build hook decide, and what they must never do."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import build_support as build
import dev
import environment
import touchline

ROOT = Path(build.__file__).parent


def write(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


# ---------------------------------------------------------------- commands


def dev_says(*args: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "dev.py", *args], cwd=ROOT, capture_output=True, text=True
    )


def test_help_teaches_every_command() -> None:
    r = dev_says("--help")
    assert r.returncode == 0
    for name in dev.COMMANDS:
        assert f"python3 dev.py {name}" in r.stdout
    for knob in ("TOUCHLINE_CLIENT", "TOUCHLINE_COMPILE", "TOUCHLINE_NODE"):
        assert knob in r.stdout


def test_a_mistyped_command_is_named_and_a_near_one_offered() -> None:
    r = dev_says("tset")
    assert r.returncode == 2
    assert "'tset' is not a command. Did you mean 'test'?" in r.stderr
    assert "python3 dev.py play" in r.stderr


def test_check_refuses_what_it_does_not_know(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.check("check", ["--fast"]) == 2
    assert "--no-tests" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("args", "alone"),
    [
        ("", False),
        ("-q -rsfE --durations=20", False),
        ("tests/core", True),
        ("-q tests/test_setup.py::test_one_version_everywhere", True),
        ("-k perft", True),
        ("-n 0", True),
    ],
)
def test_all_tests_run_on_every_core_and_chosen_ones_by_themselves(
    args: str, alone: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0, 1, 2}, raising=False)
    monkeypatch.setenv("TOUCHLINE_TESTS", "")
    said = dev.side_by_side(args.split())
    assert said[:2] == ([] if alone else ["-n", "5"])
    monkeypatch.setenv("TOUCHLINE_TESTS", "quick")  # no browser to wait for
    said = dev.side_by_side(args.split())
    assert said[:2] == ([] if alone else ["-n", "3"])
    monkeypatch.setattr("os.sched_getaffinity", lambda _: {0}, raising=False)
    assert dev.side_by_side(args.split()) == []


# ---------------------------------------------------------------- browser client


@pytest.mark.parametrize(
    ("version", "fits"),
    [
        ("v20.18.3\n", False),
        ("v20.19.0\n", True),
        ("v21.7.0", False),
        ("v22.11.0", False),
        ("v22.12.0", True),
        ("v23.9.0", False),
        ("v24.0.0", True),
        ("v18.20.4", False),
        ("", False),
        ("node", False),
    ],
)
def test_a_node_is_used_only_if_the_build_runs_on_it(version: str, fits: bool) -> None:
    assert build.node_is_new_enough(version) is fits


@pytest.fixture
def client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    at = tmp_path / "client"
    write(at / "package.json", "{}")
    write(at / "src/main.ts", "one")
    monkeypatch.setattr(build, "CLIENT", at)
    monkeypatch.setattr(build, "STATIC", tmp_path / "static")
    monkeypatch.setattr(build, "STAMP", tmp_path / "static/.client-sha256")
    monkeypatch.delenv("TOUCHLINE_CLIENT", raising=False)
    return at


def mark_built() -> None:
    write(build.STATIC / "index.html")
    write(build.STAMP, build.fingerprint(build.CLIENT, build.client_sources()))


def test_a_client_is_built_once_and_again_after_any_change_of_its_sources(client: Path) -> None:
    assert build.client_is_stale()
    mark_built()
    assert not build.client_is_stale()
    write(client / "src/main.ts", "two")
    assert build.client_is_stale()
    mark_built()
    (build.STATIC / "index.html").unlink()  # the mark alone is no client
    assert build.client_is_stale()
    mark_built()
    write(build.STATIC / "index.html", '<script src="./assets/app-1.js"></script>')
    assert build.client_is_stale()  # a part of it is gone
    write(build.STATIC / "assets/app-1.js")
    assert not build.client_is_stale()
    write(client / "src/new.ts")
    assert build.client_is_stale()
    mark_built()
    (client / "src/new.ts").rename(client / "src/renamed.ts")
    assert build.client_is_stale()


def test_tests_and_packages_of_the_client_do_not_make_it_stale(client: Path) -> None:
    mark_built()
    write(client / "tests/a.test.ts")
    write(client / "src/games/heap/board.test.ts")
    write(client / "src/games/heap/tests/views.ts")
    write(client / "node_modules/x/index.js")
    assert not build.client_is_stale()


def test_a_client_can_be_left_out(client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHLINE_CLIENT", "skip")
    assert not build.client_is_stale()


def test_without_any_node_the_way_out_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build, "system_npm", lambda: None)
    with pytest.raises(build.BuildFailed, match="TOUCHLINE_CLIENT=skip"):
        build.npm_and_env(None)


def test_a_failed_client_build_is_not_taken_for_a_good_one(
    client: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(cmd: object, cwd: object, env: object) -> None:
        raise build.BuildFailed("vite said no")

    write(client / "package-lock.json")
    monkeypatch.setattr(build, "npm_and_env", lambda site: (["npm"], {}))
    monkeypatch.setattr(build, "run_quietly", refuse)
    with pytest.raises(build.BuildFailed, match="vite said no"):
        build.build_client(None)
    assert build.client_is_stale()


# ---------------------------------------------------------------- compiled engine


def test_every_file_listed_as_interpreted_is_there() -> None:
    assert [name for name in build.INTERPRETED if not (build.PACKAGE / name).exists()] == []


def test_hot_modules_are_the_engine_and_nothing_else() -> None:
    hot = {p.relative_to(build.PACKAGE).as_posix() for p in build.hot_modules()}
    assert {"core/stack.py", "core/contract.py", "games/streetsoccer/rules/state.py"} <= hot
    assert not hot & build.INTERPRETED
    assert not [name for name in hot if name.endswith("__init__.py")]
    assert {name.split("/")[0] for name in hot} == {"core", "games", "play"}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    at = tmp_path / "src/touchline"
    for name in ("__init__", "core/__init__", "core/hot", "core/build", "cli/main", "play/match"):
        write(at / f"{name}.py", f"# {name}")
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "PACKAGE", at)
    monkeypatch.setattr(build, "STATIC", at / "static")
    monkeypatch.setattr(build, "__file__", str(write(tmp_path / "build_support.py")))
    return at


def test_a_compiled_engine_never_stands_beside_the_source_it_was_made_from(
    package: Path, tmp_path: Path
) -> None:
    out = tmp_path / "engine"
    write(out / "touchline/core/hot.so")
    build.lay_beside(out)
    assert not (out / "touchline/core/hot.py").exists()
    assert not (out / "touchline/play/match.py").exists()
    assert (out / "touchline/core/build.py").read_text() == "# core/build"
    write(package / "cli/main.py", "edited")
    assert (out / "touchline/cli/main.py").read_text() == "edited"


def test_any_edit_of_the_engine_asks_for_another_build(package: Path) -> None:
    seen = {build.engine_fingerprint()}
    for name in ("core/hot.py", "play/match.py", "games/new/rules/new.py"):
        write(package / name, "edited")
        seen.add(build.engine_fingerprint())
    assert len(seen) == 4
    for name in (
        "core/build.py",
        "cli/main.py",
        "games/new/voice/text.en.ftl",
        "games/new/voice/new.py",
    ):
        write(package / name, "edited")
        assert build.engine_fingerprint() in seen


@pytest.mark.parametrize(
    "line",
    [
        "from .build import engine",
        "from . import rng, build as b",
        "from touchline.core.build import (\n    engine,\n)",
        "from touchline.core import (  # what runs\n    build,\n)",
        "import touchline.core.build",
        "def late() -> None:\n    from .build import engine",
    ],
)
def test_what_machine_code_imports_counts_with_it(package: Path, line: str) -> None:
    """It was compiled against what stood there, although that is not compiled itself."""
    write(package / "core/hot.py", line)
    before = build.engine_fingerprint()
    write(package / "core/build.py", "edited")
    assert build.engine_fingerprint() != before


def test_what_came_and_went_since_is_made_good(package: Path, tmp_path: Path) -> None:
    out = tmp_path / "engine"
    write(out / "touchline/core/hot.so")
    write(package / "core/old.txt", "gone soon")
    build.lay_beside(out)
    (package / "core/old.txt").unlink()
    write(package / "core/new.txt", "new")
    build.lay_beside(out)
    assert not (out / "touchline/core/old.txt").is_symlink()
    assert (out / "touchline/core/new.txt").read_text() == "new"


def test_an_unknown_wish_for_compiling_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TOUCHLINE_COMPILE", "yes")
    with pytest.raises(build.BuildFailed, match="'yes' is not known: say auto, 0 or 1"):
        build.want_engine()


def test_an_engine_made_the_short_way_is_not_taken_for_a_fast_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delenv("TOUCHLINE_OPTIMISE", raising=False)
    fast = build.engine_fingerprint()
    monkeypatch.setenv("TOUCHLINE_OPTIMISE", "0")
    assert build.engine_fingerprint() != fast
    monkeypatch.setenv("TOUCHLINE_OPTIMISE", "4")
    with pytest.raises(build.BuildFailed, match="'4' is not known: say 0, 1, 2 or 3"):
        build.engine_fingerprint()


def test_without_a_compiler_the_engine_stays_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TOUCHLINE_COMPILE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not build.can_compile()
    assert not build.want_engine()
    monkeypatch.setenv("TOUCHLINE_COMPILE", "1")
    assert build.want_engine()


@pytest.fixture
def no_engine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that seems able to compile, where compiling then fails."""

    def refuse(python: object, out: object, kept: object) -> list[Path]:
        raise build.BuildFailed("the C compiler said no")

    monkeypatch.setattr(environment, "VENV", tmp_path)
    monkeypatch.setattr(environment, "interpreter", lambda: Path(sys.executable))
    monkeypatch.setattr(environment, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(dev, "pip", lambda *args: None)
    monkeypatch.setattr(build, "can_compile", lambda *args: True)
    monkeypatch.setattr(build, "compile_engine", refuse)


@pytest.mark.usefixtures("no_engine")
def test_a_failed_compilation_is_told_and_the_sources_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("TOUCHLINE_COMPILE", raising=False)
    assert dev.ready_engine() is None
    assert "the C compiler said no" in capsys.readouterr().err


@pytest.mark.usefixtures("no_engine")
def test_a_failed_compilation_that_was_demanded_is_an_error(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("TOUCHLINE_COMPILE", "1")
    with pytest.raises(build.BuildFailed, match="the C compiler said no"):
        dev.ready_engine()


@pytest.mark.usefixtures("no_engine")
def test_an_old_engine_and_one_that_has_lost_a_part_are_not_used(
    package: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("TOUCHLINE_COMPILE", raising=False)
    old = environment.VENV / "engine-0123456789abcdef"
    write(old / "touchline/core/hot.so")
    assert dev.ready_engine() is None  # it was made from other sources
    assert "the C compiler said no" in capsys.readouterr().err
    mine = environment.VENV / dev.engine_name()
    for p in build.hot_modules():
        write(mine / "touchline" / p.relative_to(package).with_suffix(".so"))
    assert dev.ready_engine() == mine
    assert capsys.readouterr().err == ""
    next(mine.rglob("*.so")).unlink()
    assert dev.ready_engine() is None  # the sources run
    told = capsys.readouterr().err
    assert f"The compiled engine in {mine.name} has lost a part" in told
    assert "The engine was not compiled; the plain Python one runs" in told
    assert not mine.exists()
    assert old.exists()


def test_an_engine_of_sources_edited_meanwhile_is_not_used(
    package: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def slow(python: object, out: Path, kept: object) -> list[Path]:
        write(package / "core/hot.py", "edited while compiling")
        return [write(out / "touchline/core/hot.so")]

    monkeypatch.delenv("TOUCHLINE_COMPILE", raising=False)
    monkeypatch.setattr(environment, "VENV", tmp_path / "venv")
    monkeypatch.setattr(environment, "interpreter", lambda: Path(sys.executable))
    monkeypatch.setattr(environment, "LOCK", tmp_path / "lock")
    monkeypatch.setattr(dev, "pip", lambda *args: None)
    monkeypatch.setattr(build, "can_compile", lambda *args: True)
    monkeypatch.setattr(build, "compile_engine", slow)
    assert dev.ready_engine() is None
    # the next start builds for the sources as they are now
    monkeypatch.setattr(build, "compile_engine", lambda python, out, kept: write(out / "x.so"))
    at = dev.ready_engine()
    assert at is not None
    assert at.name == dev.engine_name()


# ---------------------------------------------------------------- where librt is missing


def test_the_engine_runs_on_the_stand_in_where_librt_is_missing(tmp_path: Path) -> None:
    import mypy_extensions

    shutil.copy(mypy_extensions.__file__, tmp_path)
    program = (
        "import touchline, librt.vecs as v\n"
        "from touchline.core.stack import Stack\n"
        "print(v.__file__)\n"
        "a = v.vec[int]([1, 2]); b = v.append(a[:], 3); print(len(a), list(b))\n"
    )
    path = os.pathsep.join([str(ROOT / "src"), str(tmp_path)])
    r = subprocess.run(
        # -S: no site-packages, so no librt
        [sys.executable, "-S", "-c", program],
        env={"PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    assert r.returncode == 0, r.stderr
    where, rest = r.stdout.splitlines()
    assert Path(where) == ROOT / "src/touchline/standin/librt/vecs.py"
    assert rest == "2 [1, 2, 3]"


# ---------------------------------------------------------------- what is committed


def test_one_version_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    package = json.loads((ROOT / "client/package.json").read_text())
    assert project["version"] == touchline.__version__ == package["version"]


def test_locks_name_no_host() -> None:
    lock = json.loads((ROOT / "client/package-lock.json").read_text())
    assert [name for name, p in lock["packages"].items() if "resolved" in p] == []
    assert "://" not in (ROOT / "constraints.txt").read_text()


def test_every_dependency_is_constrained() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    extras = project["optional-dependencies"]
    asked = project["dependencies"] + extras["dev"] + extras["build"] + extras["node"]
    names = {re.split(r"[\[>=;]", a)[0].strip().lower().replace(".", "-") for a in asked}
    held = set(re.findall(r"^([a-z0-9-]+)==", (ROOT / "constraints.txt").read_text(), re.M))
    assert names - held == set()
    assert set(extras["build"]) == set(build.MYPYC)
    assert extras["node"] == [build.NODE_WHEEL]
