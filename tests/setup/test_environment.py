"""The environment is asked what it is: a folder that lies there proves nothing."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import build_support as build
import dev
import environment
from build_parts import locked

ROOT = Path(build.__file__).parent
BASE = getattr(sys, "_base_executable", sys.executable)


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to set up in, where pip only notes what it was asked."""
    for name in ("pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    monkeypatch.setattr(environment, "ROOT", tmp_path)
    monkeypatch.setattr(environment, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(environment, "CACHE", tmp_path / ".cache")
    monkeypatch.setattr(environment, "LOCK", tmp_path / ".cache/setup.lock")
    monkeypatch.setattr(environment, "pip", lambda *args: PIPPED.append(args))
    for name in ("PIP_CACHE_DIR", "UV_CACHE_DIR", "npm_config_cache", "TOUCHLINE_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("npm_config_update_notifier", "false")
    PIPPED.clear()
    environment.ask.cache_clear()
    return tmp_path


PIPPED: list[tuple[str, ...]] = []


def fake(folder: Path, kind: list[object]) -> None:
    """An interpreter that says it is of this kind, where the environment's own would be."""
    told = {"kind": kind, "version": "x", "site": "/s", "include": "/i", "compiler": ""}
    at = folder / ".venv/bin/python"
    at.unlink(missing_ok=True)
    at.write_text(f"#!/bin/sh\necho '{json.dumps(told)}'\n")
    at.chmod(0o755)


def works(folder: Path) -> bool:
    environment.ask.cache_clear()
    found = environment.ask(folder / ".venv/bin/python")
    return found is not None and found.kind[1:] == sys.version_info[:2]


def test_an_environment_is_set_up_once(clone: Path) -> None:
    environment.ready()
    assert works(clone)
    environment.ready()
    assert len(PIPPED) == 1
    environment.ready("dev")
    environment.ready()
    assert len(PIPPED) == 2
    assert environment.noted()["extras"] == ["dev"]


def test_a_dangling_interpreter_is_made_anew(
    clone: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    environment.ready("dev")
    python = clone / ".venv/bin/python"
    for link in python.parent.glob("python*"):
        link.unlink()
    python.symlink_to(clone / "gone/python3")
    environment.ready()
    assert works(clone)
    assert PIPPED[-1][-1].endswith("[dev]")  # what was installed before is again
    assert "made anew: its Python does not start" in capsys.readouterr().err


def test_another_version_is_made_anew(clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    environment.ready()
    other = clone / ".venv/lib/python3.99/site-packages/old.py"
    other.parent.mkdir(parents=True)
    other.touch()
    fake(clone, ["cpython", 3, 99])
    environment.ready()
    assert works(clone)
    assert not other.exists()
    assert "it is of cpython 3.99, and this is 3." in capsys.readouterr().err


def test_a_moved_clone_is_made_anew(clone: Path) -> None:
    """Programs in `bin` and the link to the sources name the folder they were made in."""
    environment.ready()
    stamp = clone / ".venv/.installed.json"
    stamp.write_text(stamp.read_text().replace(str(clone), "/elsewhere"))
    environment.ready()
    assert len(PIPPED) == 2


def test_a_set_up_that_was_cut_short_is_begun_again(clone: Path) -> None:
    environment.ready()
    (clone / ".venv/.installed.json").write_text('{"inputs": "ab')
    environment.ready()
    assert len(PIPPED) == 2
    assert works(clone)


def test_a_broken_link_in_place_of_the_folder_is_made_anew(clone: Path) -> None:
    (clone / ".venv").symlink_to(clone / "gone")
    environment.ready()
    assert works(clone)


def test_the_folder_is_written_to_by_one_at_a_time(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While somebody compiles there, a set-up waits, and says so."""
    told = threading.Event()

    class Ear:
        def write(self, text: str) -> int:
            if environment.WAITING in text:
                told.set()
            return len(text)

        def flush(self) -> None:
            pass

    environment.keep_inside()
    monkeypatch.setattr(sys, "stderr", Ear())
    waiting = threading.Thread(target=environment.ready)
    with locked(environment.LOCK):
        waiting.start()
        assert told.wait(60)
        assert PIPPED == []
        assert not (clone / ".venv").exists()
    waiting.join(60)
    assert len(PIPPED) == 1


def test_a_compilation_holds_the_same_lock(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import fcntl

    def compile_engine(python: object, out: Path, kept: Path) -> list[Path]:
        with environment.LOCK.open("w") as f, pytest.raises(BlockingIOError):
            fcntl.flock(f, fcntl.LOCK_EX | fcntl.LOCK_NB)
        out.mkdir(parents=True)
        return []

    environment.ready()
    monkeypatch.delenv("TOUCHLINE_COMPILE", raising=False)
    monkeypatch.setattr(dev, "pip", lambda *args: None)
    monkeypatch.setattr(build, "can_compile", lambda *args: True)
    monkeypatch.setattr(build, "compile_engine", compile_engine)
    monkeypatch.setattr(build, "lay_beside", lambda out: None)
    assert dev.ready_engine() is not None


def test_headers_and_version_are_those_of_the_environment(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    environment.ready()
    fake(clone, ["cpython", *sys.version_info[:2]])
    environment.ask.cache_clear()
    seen: list[tuple[object, ...]] = []
    monkeypatch.delenv("TOUCHLINE_COMPILE", raising=False)
    monkeypatch.setattr(build, "can_compile", lambda *args: seen.append(args) or False)
    assert dev.ready_engine() is None
    assert seen == [(Path("/i"), "")]
    assert dev.engine_name() == f"engine-{build.engine_fingerprint('x')[:16]}"


def standing() -> dict[str, int]:
    """The environment of this clone, by the times its folders were last written to."""
    names = [".", "bin", "lib", "pyvenv.cfg", ".installed.json"]
    return {
        n: (ROOT / ".venv" / n).stat().st_mtime_ns for n in names if (ROOT / ".venv" / n).exists()
    }


@pytest.mark.skipif(not (ROOT / ".venv").exists(), reason="no environment of this clone here")
@pytest.mark.parametrize("script", ["tune.py --matches 1 --seed 1", "strength.py speed --help"])
def test_a_bench_script_run_plainly_changes_nothing_in_the_environment(script: str) -> None:
    before = standing()
    env = {**os.environ, "TOUCHLINE_COMPILE": "0"}
    name, *args = script.split()
    r = subprocess.run(
        [BASE, f"bench/{name}", *args], cwd=ROOT, env=env, capture_output=True, text=True
    )
    assert r.returncode == 0, r.stderr
    assert standing() == before


def test_no_bench_script_that_is_run_plainly_goes_around_the_door() -> None:
    for file in (ROOT / "bench").glob("*.py"):
        text = file.read_text("utf-8")
        if re.search(r"^  python3 bench/", text, re.M):
            assert "door.entered(__name__)" in text or "environment.ask(" in text, file.name


# ---------------------------------------------------------------- where things are written


def test_what_is_fetched_is_kept_in_the_folder(clone: Path) -> None:
    environment.keep_inside()
    for name in ("PIP_CACHE_DIR", "UV_CACHE_DIR", "npm_config_cache"):
        assert Path(os.environ[name]).is_relative_to(clone)


def test_a_cache_of_the_person_s_own_choice_is_kept(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PIP_CACHE_DIR", "/chosen")
    environment.keep_inside()
    assert os.environ["PIP_CACHE_DIR"] == "/chosen"


def test_a_folder_that_cannot_be_written_to_is_told_in_a_sentence(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (clone / "file").touch()  # below a file nothing can be made, not even by root
    monkeypatch.setattr(environment, "CACHE", clone / "file/.cache")
    with pytest.raises(SystemExit, match=r"cannot be written to .*: copy it"):
        environment.keep_inside()


def test_a_path_that_holds_the_separator_of_paths_is_refused(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment, "ROOT", clone / f"a{os.pathsep}b")
    with pytest.raises(SystemExit, match="separates paths"):
        environment.keep_inside()


@pytest.mark.parametrize("home", ["/dev/null", "/proc/self/nothing"])
def test_matches_have_a_place_where_the_home_cannot_be_written_to(
    home: str, clone: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("HOME", home)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    environment.keep_matches(["--data=here"])
    assert "TOUCHLINE_DATA" not in os.environ
    if home.startswith("/proc"):
        monkeypatch.setattr(os, "access", lambda *args: False)  # root may write where nobody can
    environment.keep_matches([])
    assert os.environ.pop("TOUCHLINE_DATA") == str(clone / ".data")
    assert "matches are kept in" in capsys.readouterr().err


def test_matches_stay_in_a_home_that_can_be_written_to(
    clone: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HOME", str(clone))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    environment.keep_matches([])
    assert "TOUCHLINE_DATA" not in os.environ
    assert not (clone / ".local").exists()


# ---------------------------------------------------------------- a client that cannot be built


def test_a_path_the_bundler_cannot_bear_is_refused_beforehand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = tmp_path / "a#b/client"
    (at / "src").mkdir(parents=True)
    (at / "package.json").write_text("{}")
    monkeypatch.setattr(build, "CLIENT", at)
    monkeypatch.setattr(build, "STAMP", tmp_path / "stamp")
    monkeypatch.setattr(build, "npm_and_env", lambda site: pytest.fail("npm is not asked"))
    monkeypatch.delenv("TOUCHLINE_CLIENT", raising=False)
    with pytest.raises(build.BuildFailed, match="holds '#'"):
        build.build_client(None)


def test_a_start_goes_on_without_a_client(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def refuse() -> None:
        raise build.BuildFailed("vite said no")

    ran: list[list[str]] = []
    monkeypatch.setattr(dev, "ready", lambda *extras: None)
    monkeypatch.setattr(dev, "ready_client", refuse)
    monkeypatch.setattr(dev, "wanted_engine", lambda: None)
    monkeypatch.setattr(dev, "python", lambda args, engine=None: ran.append(args) or 0)
    monkeypatch.setattr(build, "STATIC", tmp_path)
    monkeypatch.setenv("TOUCHLINE_DATA", str(tmp_path))
    assert dev.serve("serve", ["--port", "0"]) == 0
    assert ran[-1][-2:] == ["--port", "0"]
    said = capsys.readouterr().err
    assert "vite said no" in said
    assert "goes on without it" in said
    assert "--terminal" in said
    assert dev.serve("play", ["footclub", "--terminal"]) == 0
    assert capsys.readouterr().err == ""  # nobody is kept waiting for what he does not need


@pytest.mark.parametrize("wish", ["auto", "1"])
def test_a_start_does_not_wait_for_the_compiler_unless_told_to(
    wish: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The server is told where the engine will appear, and the next start runs on it."""
    at = tmp_path / "engine-0123"
    ran: list[Path | None] = []
    begun: list[list[str]] = []
    monkeypatch.setattr(dev, "ready", lambda *extras: None)
    monkeypatch.setattr(dev, "client_or_word", lambda: None)
    monkeypatch.setattr(dev, "wanted_engine", lambda: at)
    monkeypatch.setattr(dev, "python", lambda args, engine=None: ran.append(engine) or 0)
    monkeypatch.setattr(subprocess, "Popen", lambda cmd, **how: begun.append(cmd))
    monkeypatch.setattr(dev, "ready_engine", lambda: at.mkdir() or at)
    monkeypatch.setattr(environment, "CACHE", tmp_path)
    monkeypatch.setenv("TOUCHLINE_COMPILE", wish)
    monkeypatch.setenv("TOUCHLINE_ENGINE", "")
    monkeypatch.setenv("TOUCHLINE_DATA", str(tmp_path))
    dev.serve("play", [])
    if wish == "1":
        assert (begun, ran) == ([], [at])
        return
    assert ran == [None]
    assert os.environ["TOUCHLINE_ENGINE"] == str(at)
    assert [cmd[-2:] for cmd in begun] == [[str(dev.ROOT / "dev.py"), "engine"]]
    at.mkdir()
    dev.serve("play", [])
    assert (len(begun), ran) == (1, [None, at])


@pytest.mark.parametrize("stands", [True, False])
def test_the_tests_run_on_the_compiled_engine_where_it_stands(
    stands: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    at = tmp_path / "engine-0123"
    if stands:
        at.mkdir()
    ran: list[tuple[list[str], Path | None]] = []
    monkeypatch.setattr(dev, "ready", lambda *extras: None)
    monkeypatch.setattr(dev, "client_or_word", lambda: None)
    monkeypatch.setattr(dev, "wanted_engine", lambda: at)
    monkeypatch.setattr(dev, "python", lambda args, engine=None: ran.append((args, engine)) or 0)
    monkeypatch.setenv("TOUCHLINE_TESTS", "")
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "")  # is put back as it was
    monkeypatch.delenv("PYTHONPYCACHEPREFIX")
    assert dev.test("test", ["--quick", "-q", "-n", "0"]) == 0
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ  # each module is compiled once, for all
    assert os.environ["PYTHONPYCACHEPREFIX"].startswith(str(environment.CACHE))
    assert os.environ["TOUCHLINE_TESTS"] == "quick"
    (args, engine) = ran[0]
    assert engine == (at if stands else None)
    assert ("pythonpath=. tools" in args) is stands  # else src would be found before it
    assert "--quick" not in args
    assert args[-3:] == ["-q", "-n", "0"]
