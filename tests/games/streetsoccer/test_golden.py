"""Golden files: matches told in words and counts to a depth are what the engine says today."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.games.streetsoccer import golden
from touchline.core.tape import read
from touchline.play.croupier import Silent
from touchline.play.tapes import match_from

STREET = Path(__file__).parent / "golden"
STORIES = sorted(path.name.split(".")[0] for path in STREET.glob("*.story.txt"))


def test_every_story_is_listed():
    assert sorted(name for name, *_ in golden.STORIES) == STORIES


@pytest.mark.parametrize("name", STORIES)
def test_a_story_is_told_again_from_its_tape_word_for_word(name):
    tape = read((STREET / f"{name}.tape.json").read_text(encoding="utf-8"))
    told = golden.story(tape, name)
    assert told == (STREET / f"{name}.story.txt").read_text(encoding="utf-8")
    assert match_from(golden.ROOM, tape, Silent()).ask.result is not None


@pytest.mark.parametrize("name", STORIES[:2])
def test_the_same_seed_writes_the_same_tape(name):
    _, seed, preset, given = next(row for row in golden.STORIES if row[0] == name)
    text = (STREET / f"{name}.tape.json").read_text(encoding="utf-8")
    assert golden.played(seed, preset, given).text() == text


def test_ways_to_answer_to_a_depth():
    rows = tomllib.loads((STREET / "depth.toml").read_text(encoding="utf-8"))["from"]
    assert len(rows) == len(golden.DEPTHS)
    assert golden.depths() == (STREET / "depth.toml").read_text(encoding="utf-8")
