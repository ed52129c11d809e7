"""Files of several matches: each is found in its order; what is wrong with one harms no other."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from touchline.core.faults import BadText, Fault
from touchline.core.tape import Tape
from touchline.play import collection
from touchline.play.collection import parts
from touchline.rooms import ROOMS

GAMES = Path(__file__).parents[1] / "games"
ONE = (GAMES / "streetsoccer/golden/athenstean.tape.json").read_text("utf-8")
TWO = (GAMES / "footclub/golden/poussin-sample.tape.json").read_text("utf-8")
RECORD = '[Rules "streetsoccer/1"]\n'


def found(text: str) -> list[tuple[int, str]]:
    """Where each match begins, and its game; "" for one that cannot be read."""
    return [
        (part.line, part.tape.header.game if isinstance(part.tape, Tape) else "")
        for part in parts(ROOMS, text.encode())
    ]


def lines(text: str) -> int:
    return text.count("\n")


@pytest.mark.parametrize("between", ["", "\n", "\n\n \t\n"])
def test_tapes_one_after_another_are_read_in_their_order(between: str) -> None:
    second = lines(ONE + between) + 1
    assert found(ONE + between + TWO) == [(1, "streetsoccer"), (second, "footclub")]
    third = lines(ONE + between + TWO + between) + 1
    assert found(ONE + between + TWO + between + ONE)[2] == (third, "streetsoccer")


def test_each_match_is_as_another_reader_of_json_finds_it() -> None:
    text = "\ufeff\n" + "\n".join([TWO, ONE, TWO])
    decoder, at, right = json.JSONDecoder(), 0, []
    bare = text.lstrip("\ufeff\n")
    while at < len(bare):
        cells, at = decoder.raw_decode(bare, at)
        at += len(bare[at:]) - len(bare[at:].lstrip())
        right.append(cells["answers"])
    read = [part.tape for part in parts(ROOMS, text.encode())]
    assert [json.loads(t.text())["answers"] for t in read if isinstance(t, Tape)] == right


@pytest.mark.parametrize("width", [None, 0, 4])
def test_a_tape_may_be_laid_out_in_any_way(width: int | None) -> None:
    loose = json.dumps(json.loads(TWO), indent=width)
    assert [game for _, game in found(loose + "\n" + ONE)] == ["footclub", "streetsoccer"]


def test_one_that_cannot_be_read_harms_no_other_and_is_named_by_its_line() -> None:
    worse = ONE.replace('"0.', '"0x', 1)
    text = ONE + worse + "{ no match\nat all\n\n" + TWO
    assert [game for _, game in found(text)] == ["streetsoccer", "", "", "footclub"]
    _, entry, junk, _ = parts(ROOMS, text.encode())
    assert isinstance(entry.tape, Fault)
    assert "who.answer" in str(entry.tape)
    assert isinstance(junk.tape, Fault)
    assert junk.line == 2 * lines(ONE) + 1
    assert f"line {junk.line}," in str(junk.tape)  # of the file, not of its part


def test_a_record_is_a_file_of_one() -> None:
    (part,) = parts(ROOMS, RECORD.encode())
    assert part.line == 1
    assert "neither a tape" in str(parts(ROOMS, b"once upon a time")[0].tape)


def test_what_is_too_large_too_many_or_nothing_is_refused_in_a_sentence() -> None:
    small = '{"format": "touchline tape"}\n'
    with pytest.raises(BadText, match="more than 100 matches"):
        parts(ROOMS, (small * 101).encode())
    assert len(parts(ROOMS, (small * 100).encode())) == 100
    with pytest.raises(BadText, match="larger than 8192 KiB"):
        parts(ROOMS, b" " * (collection.LARGEST * 1024 + 1), "all.tapes.txt")
    with pytest.raises(BadText, match="is empty"):
        parts(ROOMS, b"\n \n")
    large = '{"more": {"x": "' + "y" * 1_100_000 + '"}}\n'
    huge, fine = parts(ROOMS, (large + ONE).encode())
    assert "larger than 1024 KiB" in str(huge.tape)
    assert isinstance(fine.tape, Tape)


def test_brackets_that_never_end_are_given_up() -> None:
    deep, fine = parts(ROOMS, ("[" * 90_000 + "\n" + ONE).encode())[0], ONE
    assert isinstance(deep.tape, Fault)
    text = '{"a": ' * 50_000 + "\n" + fine
    first, second = parts(ROOMS, text.encode())
    assert isinstance(first.tape, Fault)
    assert isinstance(second.tape, Tape)
