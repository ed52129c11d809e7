"""Eleven's golden files: stories told from their tapes, seeded seasons, counts."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from tests.games.eleven import golden
from tests.kit.amount import sparing
from touchline.core.tape import read
from touchline.play.croupier import Silent
from touchline.play.tapes import match_from

FOLDER = Path(__file__).parent / "golden"
STORIES = sorted(path.name.split(".")[0] for path in FOLDER.glob("*.story.txt"))
ROWS = [
    row
    for row in (FOLDER / "seasons.txt").read_text(encoding="utf-8").splitlines()
    if not row.startswith("#")
]
DEPTHS = tomllib.loads((FOLDER / "perft.toml").read_text(encoding="utf-8"))["from"]


def test_every_story_is_listed():
    assert sorted(name for name, *_ in golden.STORIES) == STORIES


@pytest.mark.parametrize("name", STORIES)
def test_a_story_is_told_again_from_its_tape_word_for_word(name):
    tape = read((FOLDER / f"{name}.tape.json").read_text(encoding="utf-8"))
    told = golden.story(tape, name)
    assert told == (FOLDER / f"{name}.story.txt").read_text(encoding="utf-8")
    assert match_from(golden.ROOM, tape, Silent()).ask.result is not None


@pytest.mark.parametrize("row", golden.STORIES, ids=lambda row: row[0])
def test_the_same_seed_writes_the_same_tape(row):
    text = (FOLDER / f"{row[0]}.tape.json").read_text(encoding="utf-8")
    assert golden.played(*row).text() == text


def test_a_line_up_is_told_to_nobody_else_before_it_is_given():
    """In brackets stand the seats that alone can read a line; the last answer gives the line-up."""
    rows = (FOLDER / "four.story.txt").read_text(encoding="utf-8").splitlines()
    answers = [row for row in rows if re.search(r"  (formation|select|assign|place)  ", row)]
    given = [row for row in answers if " line up: " in row]
    assert len(answers) > 200
    assert len(given) == 24
    assert all(re.search(r"\[\d\]", row) for row in answers if row not in given)


@pytest.mark.parametrize("chunk", range(10))
def test_seeded_seasons(chunk):
    """Two hundred seasons: every answer, and every view after every twenty-fifth."""
    assert len(ROWS) == 200
    for row in ROWS[chunk :: 10 * sparing(5)]:
        preset, seats, seed, *_ = row.split()
        assert golden.line(preset, int(seats), int(seed)) == row


def test_every_value_of_every_option_is_in_the_seasons():
    """A change of any rule shows in the digests."""
    met: dict[str, set[str]] = {choice.key: set() for choice in golden.GAME.choices}
    for preset, seats, seeds in golden.SEASONS:
        for seed in seeds:
            head = golden.new(preset, seats, golden.options_of(preset, seats, seed))[1]
            for choice in golden.GAME.choices:
                met[choice.key].add(head.options.get(choice.key, choice.values[0]))
    for choice in golden.GAME.choices:
        assert met[choice.key] == set(choice.values), choice.key


def test_every_number_of_managers_meets_every_division():
    for seats in golden.GAME.tables:
        found = {row[0] for row in golden.SEASONS if row[1] == seats}
        assert {"division3", "division2", "division1"} <= found


@pytest.mark.parametrize("row", DEPTHS, ids=lambda row: row["name"])
def test_ways_to_answer_to_a_depth(row):
    depth = len(row["counts"])
    found = golden.counts(
        (row["name"], row["preset"], row["seats"], row["seed"], row["after"], depth)
    )
    assert found == row["counts"]
