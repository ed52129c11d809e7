"""`touchline review`: what it says of a match, and of what is none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from touchline.core.tape import RESIGN, STOP, read

GAMES = Path(__file__).parents[1] / "games"
MATCH = GAMES / "streetsoccer/golden/athenstean.tape.json"


def test_a_review_in_words(call: Call) -> None:
    told = call("review", str(MATCH))
    assert (told.status, told.err) == (0, "")
    assert told.out.startswith("Mill Yard win 3–2 after twenty-five minutes.")
    assert "between two players of level 3 to 4" in told.out
    assert "minute 2, Harbour Lane roll a 6." in told.out
    rows = [line for line in told.out.splitlines() if " %  minute " in line]
    gains = [int(row[1:6].replace("−", "-")) for row in rows]
    assert rows
    assert all(abs(gain) >= 8 for gain in gains)
    starred = [gain for gain, row in zip(gains, rows, strict=True) if row[0] == "*"]
    rest = [abs(gain) for gain, row in zip(gains, rows, strict=True) if row[0] != "*"]
    assert len(starred) == min(3, len(rows))
    assert min(map(abs, starred)) >= max(rest, default=0)


def test_the_words_say_what_the_data_say(call: Call) -> None:
    data = json.loads(call("review", str(MATCH), "--as", "json").out)
    words = call("review", str(MATCH)).out
    assert data["start"] + data["luck"] + data["play"] == pytest.approx(data["result"], abs=1e-9)
    assert data["luck"] == pytest.approx(sum(each["luck"] for each in data["throws"]), abs=1e-9)
    assert len(data["shares"]) == len(read(MATCH.read_text("utf-8")).answers())
    assert f"Luck: {round(-100 * data['luck'])} points for Mill Yard" in words
    assert data["verdict"] == "leaning"


def test_between_weaker_players_leads_are_worth_less(call: Call) -> None:
    usual, weak = (
        json.loads(call("review", str(MATCH), "--as", "json", *more).out)
        for more in ((), ("--level", "2"))
    )
    assert (usual["levels"], weak["levels"]) == ("3-4", "1-2")
    for here, there in zip(usual["shares"][:-1], weak["shares"][:-1], strict=True):
        assert abs(there - 0.5) <= abs(here - 0.5) + 1e-9
        assert (there - 0.5) * (here - 0.5) >= 0


def test_in_french(call: Call) -> None:
    told = call("review", str(MATCH), "--lang", "fr").out
    assert "Les chances de victoire de Harbour Lane" in told
    assert "2e minute, Harbour Lane lance le dé\u00a0: 6." in told


def cut(tmp_path: Path, count: int) -> Path:
    tape = read(MATCH.read_text(encoding="utf-8"))
    del tape.entries[count:]
    file = tmp_path / "cut.tape.json"
    file.write_text(tape.text(), encoding="utf-8")
    return file


def test_what_cannot_be_reviewed_is_told_in_a_sentence(call: Call, tmp_path: Path) -> None:
    told = call("review", str(cut(tmp_path, 40)))
    assert (told.status, told.out) == (1, "")
    assert "The match is not over yet" in told.err
    eleven = call("review", str(GAMES / "eleven/golden/two.tape.json"))
    assert (eleven.status, eleven.out) == (1, "")
    assert "eleven cannot be reviewed yet" in eleven.err
    stopped = read(cut(tmp_path, 40).read_text(encoding="utf-8"))
    stopped.add(0, STOP)
    file = tmp_path / "stopped.tape.json"
    file.write_text(stopped.text(), encoding="utf-8")
    assert "stopped before its end" in call("review", str(file)).err
    short = read(cut(tmp_path, 8).read_text(encoding="utf-8"))
    short.add(0, RESIGN)
    file = tmp_path / "short.tape.json"
    file.write_text(short.text(), encoding="utf-8")
    given = call("review", str(file))
    assert (given.status, given.out) == (1, "")
    assert "too short a match" in given.err


def test_a_tape_that_does_not_hold_is_status_3(call: Call, tmp_path: Path) -> None:
    tape = read(MATCH.read_text(encoding="utf-8"))
    tape.entries[20] = (tape.entries[20][0], 1)
    file = tmp_path / "bad.tape.json"
    file.write_text(tape.text(), encoding="utf-8")
    told = call("review", str(file))
    assert (told.status, told.out) == (3, "")
    assert "bad.tape.json" in told.err


def test_one_match_of_several(call: Call, tmp_path: Path) -> None:
    file = tmp_path / "two.tapes.txt"
    text = MATCH.read_text(encoding="utf-8")
    file.write_text(f"{text}\n{text}", encoding="utf-8")
    assert "say which by --match" in call("review", str(file)).err
    assert call("review", str(file), "--match", "2").out == call("review", str(MATCH)).out
    assert "there is no match 3" in call("review", str(file), "--match", "3").err
