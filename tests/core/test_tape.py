"""Tapes as text: they round-trip, and a damaged one says where and what would be right."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from touchline.core.faults import BadTape
from touchline.core.ids import FATE
from touchline.core.tape import BACK, RESIGN, Header, Tape, read

HEADER = Header(
    "streetsoccer",
    1,
    {"ring": "none"},
    "mastermove",
    {"streetsoccer/base": "ab" * 32},
    ("Ann", "level:3"),
    "",
    {"date": "2026-11-27"},
)


def tape(*entries: tuple[int, int]) -> Tape:
    t = Tape(HEADER)
    for who, answer in entries:
        t.add(who, answer)
    return t


@given(st.lists(st.tuples(st.integers(-1, 7), st.integers(0, 140**3)), max_size=60))
def test_a_tape_round_trips_as_text(entries):
    t = tape(*entries)
    again = read(t.text())
    assert again.header == t.header
    assert again.entries == entries
    assert again.text() == t.text()


def test_the_text_is_json_and_names_who_answered():
    cells = json.loads(tape((FATE, 1), (0, 17), (1, RESIGN)).text())
    assert cells["answers"] == ["f.1", "0.17", f"1.{RESIGN}"]
    assert cells["game"] == "streetsoccer"
    assert cells["seats"] == ["Ann", "level:3"]


def test_answers_leave_out_what_was_taken_back():
    t = tape((0, 5), (1, 6), (0, 7), (0, BACK), (1, BACK), (0, 8))
    assert t.answers() == [(0, 5), (0, 8)]


def test_taking_back_what_was_never_answered_is_named():
    with pytest.raises(BadTape, match="Entry 1: seat 1 takes back"):
        tape((0, 5), (1, BACK)).answers()


GOOD = tape((FATE, 1), (0, 17)).text()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("{", "line 1, column 2"),
        ("[]", '"format" must be "touchline tape"'),
        (GOOD.replace('"edition": 1', '"edition": 9'), "edition 9; edition 1 can be read"),
        (GOOD.replace('"version": 1', '"version": "1"'), '"version"'),
        (GOOD.replace('"version": 1', '"version": true'), '"version"'),
        (GOOD.replace('"f.1"', '"x.1"'), "Entry 0 of the answers is 'x.1'"),
        (GOOD.replace('"0.17"', '"0-17"'), "Entry 1 of the answers is '0-17'"),
        (GOOD.replace('"0.17"', '"0.1e9"'), "Entry 1"),
        (GOOD.replace('"0.17"', "17"), "Entry 1 of the answers is 17"),
        (
            GOOD.replace('"ring": "none"', '"ring": 3'),
            '"options.ring" in a tape must be a text, not 3',
        ),
        (GOOD.replace('"preset": "mastermove"', '"preset": 3'), '"preset"'),
        (
            json.dumps({**json.loads(GOOD), "seats": [1]}),
            '"seats" in a tape must be a list of texts, not [1]',
        ),
        (
            json.dumps({**json.loads(GOOD), "more": {"date": 5}}),
            '"more.date" in a tape must be a text, not 5',
        ),
        (
            json.dumps({**json.loads(GOOD), "answers": None}),
            '"answers" in a tape must be a list of entries',
        ),
        (json.dumps({"format": "touchline tape", "edition": 1}), 'A tape needs "game": a text.'),
        (GOOD.replace('"preset"', '"prest"'), "no field 'prest' in a tape. Did you mean 'preset'?"),
        (GOOD.replace('"more"', '"\\ud800"'), "no field '\\ud800' in a tape. Known: format,"),
        (GOOD.replace('"more"', f'"{"k" * 5000}"'), "There is no field 'kkk"),
        ('{"a":' * 100_000, "nested too deeply"),
        (GOOD.replace('"edition": 1', '"edition": ' + "9" * 5000), "number"),
        (GOOD.replace('"mastermove"', '"\\ud800"'), "half a character"),
        (GOOD.replace('"Ann"', '"\\udfff"'), "half a character"),
        (GOOD.replace('"0.17"', f'"0.{"9" * 5000}"'), "Entry 1 of the answers is '0.999"),
        (GOOD + GOOD, "the tape has ended, yet more follows. Here a file of one match is read"),
    ],
)
def test_a_damaged_tape_says_where(text, says):
    with pytest.raises(BadTape) as e:
        read(text)
    assert says in str(e.value)
    assert len(str(e.value)) < 300  # however long the damaged word is


def test_every_field_that_is_written_is_known_and_listed():
    for key in json.loads(GOOD):
        with pytest.raises(BadTape, match=rf"Known: .*\b{key}\b.*\."):
            read(json.dumps({**json.loads(GOOD), "zzz": 1}))


def test_answers_must_be_a_list():
    with pytest.raises(BadTape, match="must be a list of entries"):
        read(json.dumps({**json.loads(GOOD), "answers": {}}))


def test_a_long_tape_of_answers_taken_back_is_counted_in_one_pass():
    """Each BACK strikes out the latest of its own seat; ten thousand of them are no more work."""
    n = 50_000  # looking through what stands at each would be more than 10**9 steps
    t = tape(*[(seat, k) for k in range(n) for seat in (0, 1)], *[(0, BACK)] * n)
    assert t.answers() == [(1, k) for k in range(n)]
    mixed = tape((0, 1), (1, 2), (0, 3), (0, BACK), (1, 4), (0, BACK), (1, BACK), (0, 5))
    assert mixed.answers() == [(1, 2), (0, 5)]


@pytest.mark.parametrize("key", ["game", "options", "version", "seats"])
def test_a_field_nested_to_the_edge_of_what_can_be_read_is_refused(key):
    for deep in range(300, 1000, 7):
        text = json.dumps(json.loads(tape().text()))
        cells = json.loads(text)
        before = json.dumps(cells[key])
        nested = text.replace(f'"{key}": {before}', f'"{key}": {"[" * deep}{"]" * deep}')
        with pytest.raises(BadTape):
            read(nested)


def test_a_clean_tape_holds_what_counts_and_the_same_head():
    t = tape((0, 1), (1, 2), (0, 3), (0, BACK), (1, 4), (0, BACK), (1, BACK), (0, 5))
    assert t.standing() == [1, 7]
    assert t.clean().entries == t.answers() == [(1, 2), (0, 5)]
    assert t.clean().header is t.header
    assert len(t.entries) == 8
    with pytest.raises(BadTape, match="Entry 0"):
        tape((0, BACK)).clean()
