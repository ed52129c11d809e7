"""Every command under consoles of every encoding, in both languages; and lists of games in help.

What is written comes from the command itself, as bytes of a stream with that encoding. It is read
back by the encoding and compared with what the same command writes in UTF-8, letter by letter.
"""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
import unicodedata
from dataclasses import dataclass
from pathlib import Path

import pytest

import touchline
from tests.kit.sources import SOURCES
from touchline.cli.main import COMMANDS, main
from touchline.play import console
from touchline.rooms import ROOMS

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "games"
ENCODINGS = ("ascii", "cp437", "cp850", "cp1252", "utf-8")
NAMES = tuple(name for name in ROOMS if (GOLDEN / name / "golden").exists())
TAPES = {
    name: min((GOLDEN / name / "golden").glob("*.tape.json"), key=lambda file: file.stat().st_size)
    for name in NAMES
}


@dataclass(frozen=True, slots=True)
class Told:
    """What a command wrote, as bytes, and its exit status."""

    status: int
    out: bytes
    err: bytes


def under(
    encoding: str, words: tuple[str, ...], patch: pytest.MonkeyPatch, typed: bytes = b""
) -> Told:
    """Run a command with all three streams of this encoding, strict as Python opens them."""
    out, err = io.BytesIO(), io.BytesIO()
    with patch.context() as m:
        m.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding))
        m.setattr(sys, "stdout", io.TextIOWrapper(out, encoding, write_through=True))
        m.setattr(sys, "stderr", io.TextIOWrapper(err, encoding, write_through=True))
        status = main([*words], {"LANG": "en_GB.UTF-8"})
        sys.stdout.flush()
        sys.stderr.flush()
        return Told(status, out.getvalue(), err.getvalue())


def commands() -> list[tuple[str, ...]]:
    """Commands of every kind that end by themselves, and mistakes that quote what was given."""
    found: list[tuple[str, ...]] = [("--help",), ("--version",), ("prft",), ("rules", "läuft")]
    found += [(name, "--help") for name in COMMANDS]
    found += [("packs", "list"), ("packs", "list", "футбол"), ("packs", "report", NAMES[0])]
    found += [("packs", "check", "kein-Ordner-für-é")]
    for name in NAMES:
        found += [
            ("odds", name),
            ("rules", name),
            ("replay", str(TAPES[name])),
            ("replay", str(TAPES[name]), "--verify"),
            ("review", str(TAPES[name])),
            ("perft", name, "--depth", "1"),
        ]
    found += [("rules", NAMES[0], "SS-057"), ("rules", NAMES[0], "--search", "extra time")]
    found += [("sim", NAMES[0], "--players", "guesser", "guesser", "--matches", "2")]
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_command_under_every_encoding(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for words in commands():
        right = under("utf-8", (*words, "--lang", lang), monkeypatch)
        assert b"Traceback" not in right.err, words
        for encoding in ENCODINGS[:-1]:
            told = under(encoding, (*words, "--lang", lang), monkeypatch)
            assert told.status == right.status, (words, encoding)
            for got, meant in ((told.out, right.out), (told.err, right.err)):
                # argparse breaks lines by their length in letters; that is not this test's matter
                wanted = "".join(in_encoding(letter, encoding) for letter in meant.decode())
                assert got.decode(encoding).split() == wanted.split(), (words, encoding)


def in_encoding(letter: str, encoding: str) -> str:
    """The letter where the encoding has it, else what an independent reading makes of it."""
    try:
        letter.encode(encoding)
    except UnicodeEncodeError:
        return console.plain(letter)
    return letter


def test_no_letter_that_touchline_writes_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    written: set[str] = set()
    for lang in ("en", "fr"):
        for words in commands():
            if "футбол" not in words:
                told = under("utf-8", (*words, "--lang", lang), monkeypatch)
                written |= set((told.out + told.err).decode())
    for file in SOURCES.rglob("text.*.ftl"):
        written |= set(file.read_text("utf-8"))
    lost = {letter for letter in written if letter != "?" and "?" in console.plain(letter)}
    assert lost == set()
    assert all(console.plain(letter).isascii() for letter in written)
    # letters with accents keep their letter: asked of the Unicode tables, not of our own
    for letter in (each for each in written if not each.isascii() and each.isalpha()):
        base = unicodedata.normalize("NFD", letter)[0]
        if base.isascii():
            assert console.plain(letter) == base


@pytest.mark.parametrize("name", NAMES)
def test_a_typed_line_of_another_encoding_ends_no_match(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = (
        "?\nboard\nmoves\nodds\nrègle\n".encode("cp1252") + b"\xff\xfe\x81 why \xe9\nquit\nquit\n"
    )
    for encoding in ENCODINGS:
        words = ("play", name, "--terminal", "--seed", "1", "--level", "1", "--lang", "fr")
        told = under(encoding, words, monkeypatch, typed)
        assert told.status == 0, (encoding, told.err)
        assert told.out.decode(encoding).count("\n") > 10
        assert b"Traceback" not in told.err


def test_a_written_record_keeps_its_names_in_any_console(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "match.tape.json"
    text = TAPES["streetsoccer"].read_text("utf-8")
    file.write_text(text.replace('"seats": []', '"seats": ["Étoile ★", "Ωμέγα"]'), "utf-8")
    for form in ("tape", "record"):
        for encoding in ENCODINGS:
            told = under(encoding, ("replay", str(file), "--as", form), monkeypatch)
            assert "Ωμέγα" in told.out.decode("utf-8")


@pytest.mark.parametrize("encoding", ["ascii", "cp850"])
def test_a_process_of_its_own_is_no_different(encoding: str, tmp_path: Path) -> None:
    env = {**os.environ, "PYTHONIOENCODING": encoding, "TOUCHLINE_PACKS": str(tmp_path / "packs")}
    env.pop("PYTHONUTF8", None)
    for words in (
        ["packs", "list", "--lang", "fr"],
        ["replay", str(TAPES["footclub"]), "--lang", "fr"],
        # two helpers are told and answer over pipes
        ["sim", "streetsoccer", "--players", "guesser", "guesser", "--matches", "2", "--jobs", "2"],
    ):
        ran = subprocess.run(
            [sys.executable, "-m", "touchline.cli.main", *words], env=env, capture_output=True
        )
        assert ran.returncode == 0, ran.stderr.decode(encoding)
        assert "Traceback" not in ran.stderr.decode(encoding)
        assert ran.stdout.decode(encoding)


def test_a_computer_in_its_own_process_reads_any_name(tmp_path: Path) -> None:
    text = TAPES["footclub"].read_text("utf-8")
    tape = re.sub(r'"seats": ?\[\]', '"seats": ["Étoile ★", "Ωμέγα"]', text)
    told = {"tape": tape, "seat": 0, "level": 1, "seed": 1}
    question = json.dumps(told, ensure_ascii=False) + "\n"
    ran = subprocess.run(
        [sys.executable, "-m", "touchline.play.ai.worker"],
        input=question.encode(),
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
    )
    assert b"UnicodeDecodeError" not in ran.stdout + ran.stderr
    assert ran.stdout.splitlines()[0].split()[0] == b"ready"  # a compiled engine says which
    assert len(ran.stdout.splitlines()) == 2


# -- lists of games come from the registry -------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_names_every_game(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("play", "sim", "odds", "perft", "rules"):
        told = under("utf-8", (name, "--help", "--lang", lang), monkeypatch).out.decode()
        about = told.partition("GAME ")[2]
        assert [game for game in NAMES if game not in about] == [], name


def test_no_text_lists_games_by_hand() -> None:
    """Two names of games in one sentence are a list, and lists are made from the registry."""
    found = []
    for folder in ("cli", "play", "server"):
        for lang in ("en", "fr"):
            file = Path(touchline.__file__).parent / folder / f"text.{lang}.ftl"
            for n, line in enumerate(file.read_text("utf-8").splitlines(), 1):
                named = [game for game in NAMES if re.search(rf"(?<![\w-]){game}\b", line)]
                if len(named) > 1:
                    found.append((folder, lang, n, named))
    assert found == []


def test_a_refusal_names_the_game_it_is_about(monkeypatch: pytest.MonkeyPatch) -> None:
    told = under("utf-8", ("packs", "report", "streetsoccer"), monkeypatch)
    assert told.status == 1
    assert told.err.decode().count("streetsoccer") == 1
