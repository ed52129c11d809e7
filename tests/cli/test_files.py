"""Files and standard input at the command line: read as bytes, and told by name."""

from __future__ import annotations

import codecs
from pathlib import Path

import pytest

from .conftest import Call

RECORD = '[Rules "boardgame"]\n[L "Zoë"]\n[R "Bo"]\n0. L +Gb4\n'
POSITION = "12/4P3p3/8P3/6p3g1/1G6p3/3P8/4pP6/12 e4 L"


def test_standard_input_may_begin_with_a_mark_and_be_of_any_coding(call: Call) -> None:
    plain = call("replay", "-", typed=RECORD)
    assert plain.status == 0
    for data in (
        codecs.BOM_UTF8 + RECORD.encode(),
        codecs.BOM_UTF16_LE + RECORD.replace("\n", "\r\n").encode("utf-16-le"),
        RECORD.encode("utf-16-be"),
    ):
        assert call("replay", "-", typed=data) == plain
    told = call("replay", "-", typed=RECORD.encode("cp1252"))
    assert (told.status, told.out) == (1, "")
    assert told.err.startswith("touchline: Standard input, line 2: this is not UTF-8; it looks")
    told = call("replay", "-", "--lang", "fr", typed="{")
    assert told.err.startswith("touchline: L’entrée standard\u00a0: ")


def test_positions_of_a_file_come_in_the_same_way(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "positions.txt"
    file.write_bytes(codecs.BOM_UTF16_LE + f"{POSITION}\r\n".encode("utf-16-le"))
    found = call("perft", "streetsoccer", "--file", str(file), "--die", "1")
    assert found.status == 0
    assert found == call("perft", "streetsoccer", POSITION, "--die", "1")
    file.write_bytes(b"\xe9")
    told = call("perft", "streetsoccer", "--file", str(file))
    assert told.err.startswith(f"touchline: {file}, line 1: this is not UTF-8")


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a device of Unix")
@pytest.mark.parametrize(
    "words",
    [
        ("replay", "/dev/zero"),
        ("replay", "/dev/zero", "--verify"),
        ("play", "streetsoccer", "--terminal", "--load", "/dev/zero"),
        ("perft", "streetsoccer", "--file", "/dev/zero"),
    ],
)
def test_a_device_without_end_is_not_read_for_ever(call: Call, words: tuple[str, ...]) -> None:
    told = call(*words)
    assert (told.status, told.out) == (1, "")
    assert told.err.startswith("touchline: /dev/zero is larger than ")


def test_a_fault_in_a_file_names_the_file(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "twice.txt"
    file.write_text(RECORD * 2, "utf-8")
    told = call("replay", str(file))
    assert told.err.startswith(f"touchline: {file}: Line 5: a second match begins with [Rules")
    told = call("play", "streetsoccer", "--terminal", "--load", str(file), "--lang", "fr")
    assert told.err.startswith(f"touchline: {file}\u00a0: Ligne 5\u00a0: un deuxième match")
    told = call("replay", str(tmp_path))
    assert told.err == f"touchline: {tmp_path} is a folder; name a file in it.\n"
