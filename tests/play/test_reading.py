"""The one way in for text: every encoding, every kind of file, and never more than is asked for."""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from touchline.core.faults import BadText
from touchline.play import reading
from touchline.play.speech import LANGUAGES, Voice

TEXT = '[Rules "boardgame"]\n[L "Élodie Ærø"]\n[R "Ωmega Жук"]\n'
WELL = {
    "utf-8": TEXT.encode(),
    "utf-8 with a mark": codecs.BOM_UTF8 + TEXT.encode(),
    "utf-16 le with a mark": codecs.BOM_UTF16_LE + TEXT.encode("utf-16-le"),
    "utf-16 be with a mark": codecs.BOM_UTF16_BE + TEXT.encode("utf-16-be"),
    "utf-16 le": TEXT.encode("utf-16-le"),
    "utf-16 be": TEXT.encode("utf-16-be"),
    "line ends of Windows": TEXT.replace("\n", "\r\n").encode(),
    "line ends of old Macs": TEXT.replace("\n", "\r").encode(),
    "two marks": codecs.BOM_UTF8 * 2 + TEXT.encode(),
}
LATIN = '[Rules "boardgame"]\n[L "Élodie"]\n'
ILL = [
    ("cp1252", LATIN.encode("cp1252"), 2, "Élodie"),
    ("cp1252", LATIN.replace("\n", "\r\n").encode("cp1252"), 2, "Élodie"),
    ("bytes", b"\n\n\x81\x8d\x8f", 3, "UTF-16"),
    ("bytes", b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\xff", 1, "UTF-8"),
    ("nul", b"one\ntwo\0\nthree", 2, "NUL"),
    ("nul", codecs.BOM_UTF16_LE + "one\r\n\0".encode("utf-16-le"), 2, "NUL"),
    ("utf-16", codecs.BOM_UTF16_LE + "one\ntwo".encode("utf-16-le")[:-1], 2, "cut off"),
    ("utf-16", codecs.BOM_UTF16_BE + b"\x00a\x00\n\xd8\x00\x00b", 2, "UTF-16"),
    ("utf-32", codecs.BOM_UTF32_LE + "one".encode("utf-32-le"), 0, "UTF-32"),
    ("utf-32", codecs.BOM_UTF32_BE + "one".encode("utf-32-be"), 0, "UTF-32"),
]


@pytest.mark.parametrize("kind", WELL)
def test_text_comes_out_alike_however_it_was_saved(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    file.write_bytes(WELL[kind])
    assert reading.text(file) == TEXT


@pytest.mark.parametrize(("kind", "data", "line", "told"), ILL)
def test_what_is_no_such_text_is_named_with_file_line_and_way_out(
    kind: str, data: bytes, line: int, told: str
) -> None:
    with pytest.raises(BadText) as e:
        reading.decoded(data, "match.txt")
    assert e.value.said.id == f"fault-read-{kind}"
    assert e.value.said.args.get("line", 0) == line
    english = Voice("en").fault(e.value)
    assert english == str(e.value)
    assert english.startswith("match.txt")
    assert told in english
    assert "UTF-8" in english or "copy" in english
    french = Voice("fr").fault(e.value)
    assert french != english
    assert french.startswith("match.txt")


def test_every_text_in_every_such_coding_is_read_or_refused_never_misread() -> None:
    """Random texts against the decoders of Python."""
    luck = random.Random(7)
    letters = "aé€Ж中\U0001f600 \n\t{}\"'0"
    for _ in range(400):
        text = "".join(luck.choice(letters) for _ in range(luck.randint(1, 60)))
        for mark, coding in reading.MARKS[2:]:
            assert reading.decoded(mark + text.encode(coding), "x") == text
        assert reading.decoded(text.encode(), "x") == text
        for coding in ("cp1252", "cp850", "utf-16-le", "latin-1"):
            data = text.encode(coding, "ignore")
            try:
                found = reading.decoded(data, "x")
            except BadText:
                continue
            assert found in (data.decode("utf-8", "replace"), data.decode("utf-16-le", "replace"))


def refused(file: Path | str, most: int = 64) -> str:
    with pytest.raises(BadText) as e:
        reading.fetched(file, most)
    for lang in LANGUAGES:
        assert str(file) in Voice(lang).fault(e.value)
    assert Voice("en").fault(e.value) == str(e.value)
    return e.value.said.id.removeprefix("fault-read-")


def test_whatever_cannot_be_read_is_told_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert refused(tmp_path / "none.txt") == "missing"
    assert refused(tmp_path) == "folder"
    file = tmp_path / "large.txt"
    file.write_bytes(b"x" * (64 * 1024))
    assert len(reading.fetched(file, 64)) == 64 * 1024
    file.write_bytes(b"x" * (64 * 1024 + 1))
    assert refused(file) == "large"
    loop = tmp_path / "loop"
    loop.symlink_to(loop)
    assert refused(loop) == "failed"

    def denied(*_: object, **__: object) -> object:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("builtins.open", denied)
    with pytest.raises(BadText, match="lack the right"):
        reading.fetched(tmp_path / "large.txt", 128)


def test_a_name_that_is_no_text_is_shown_all_the_same() -> None:
    with pytest.raises(BadText) as e:
        reading.text(os.fsdecode(b"caf\xe9.txt"))
    assert (
        str(e.value).encode()
        == "caf\ufffd.txt: there is no such file. Check its name and its folder.".encode()
    )


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a device of Unix")
def test_a_device_without_end_is_read_no_further_than_it_may(tmp_path: Path) -> None:
    assert refused("/dev/zero") == "large"
    assert reading.text("/dev/null") == ""


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="a pipe with a name")
def test_a_pipe_is_read_to_its_end_or_to_the_bound(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for size, right in ((100_000, 100_000), (200_000, 0)):

        def fill(size: int = size) -> None:
            with contextlib.suppress(BrokenPipeError):
                pipe.write_bytes(b"x" * size)

        writer = threading.Thread(target=fill)
        writer.start()
        if right:
            assert len(reading.fetched(pipe, 128)) == right
        else:
            assert refused(pipe, 128) == "large"
        writer.join()


def test_standard_input_is_read_as_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    for data in WELL.values():
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(data), "ascii"))
        assert reading.text("-") == TEXT
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(b"\xe9"), "cp1252"))
    with pytest.raises(BadText, match=r"Standard input, line 1: .*Windows-1252"):
        reading.text("-")


def test_lines_of_another_program_are_bounded_and_decoded() -> None:
    source = io.BytesIO(codecs.BOM_UTF8 + b'{"codes": [1]}\r\n{"codes": [2]}\n')
    assert list(reading.lines(source)) == ['{"codes": [1]}\n', '{"codes": [2]}\n']
    with pytest.raises(BadText, match="larger than 1 KiB"):
        list(reading.lines(io.BytesIO(b"x" * 2000), most=1))


HOME = "touchline.games.streetsoccer.room:ROOM"


@pytest.mark.parametrize("coding", ["ascii", "cp850", "utf-8"])
def test_a_computer_hears_its_question_whatever_the_console_speaks(coding: str) -> None:
    env = {**os.environ, "PYTHONIOENCODING": coding}
    told = subprocess.run(
        [sys.executable, "-m", "touchline.play.ai.worker"],
        input=f'{{"home": "{HOME}", "tape": "Ж", "seat": 0, "level": 1, "seed": 0}}\n'.encode(),
        capture_output=True,
        env=env,
        timeout=120,
        check=True,
    )
    ready, answer = told.stdout.decode("ascii").splitlines()
    assert ready.split()[0] == "ready"
    assert "BadTape" in answer
