"""Worldwide Football's golden files: stories told from their tapes, seeded matches, counts."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.games.worldwide import golden
from tests.kit.amount import sparing
from touchline.core.tape import read
from touchline.play.croupier import Silent
from touchline.play.tapes import match_from

FOLDER = Path(__file__).parent / "golden"
STORIES = sorted(path.name.split(".")[0] for path in FOLDER.glob("*.story.txt"))
ROWS = [
    row
    for row in (FOLDER / "matches.txt").read_text(encoding="utf-8").splitlines()
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


@pytest.mark.parametrize("name", ["annex", "cup-pairs"])
def test_the_same_seed_writes_the_same_tape(name):
    row = next(row for row in golden.STORIES if row[0] == name)
    text = (FOLDER / f"{name}.tape.json").read_text(encoding="utf-8")
    assert golden.played(*row).text() == text


def test_w13_to_w18_begin_the_story_of_the_annex():
    tape = read((FOLDER / "annex.tape.json").read_text(encoding="utf-8"))
    dealt = 4 + sum(len(cards) for _, cards in golden.DEAL)
    assert tuple(tape.answers()[dealt : dealt + len(golden.ANNEX)]) == golden.ANNEX
    text = (FOLDER / "annex.story.txt").read_text(encoding="utf-8")
    assert "need 14 and roll 17" in text
    assert "need 15 and roll 8" in text


def test_what_one_draws_is_told_to_nobody_else():
    """In brackets stand the seats that alone can read a line."""
    rows = (FOLDER / "cup-pairs.story.txt").read_text(encoding="utf-8").splitlines()
    drawn = [row for row in rows if "  fate    draw  " in row]
    assert len(drawn) > 30
    assert all(any(f"[{seat}]" in row for seat in range(4)) for row in drawn)


@pytest.mark.parametrize("chunk", range(10))
def test_seeded_matches(chunk):
    """Two hundred matches: every answer, and every view after every tenth."""
    assert len(ROWS) == 200
    for row in ROWS[chunk :: 10 * sparing(4)]:
        preset, seats, seed, *_ = row.split()
        assert golden.line(preset, int(seats), int(seed)) == row


@pytest.mark.parametrize("row", DEPTHS, ids=lambda row: row["name"])
def test_ways_to_answer_to_a_depth(row):
    depth = len(row["counts"])
    found = golden.counts(
        (row["name"], row["preset"], row["seats"], row["seed"], row["after"], depth)
    )
    assert found == row["counts"]
