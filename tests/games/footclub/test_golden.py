"""FootClub's golden files: stories told from their tapes, seeded matches, counts to a depth."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.games.footclub import golden
from tests.kit.amount import sparing
from touchline.core.tape import read
from touchline.games.footclub.rules import codes as c
from touchline.play.croupier import Silent
from touchline.play.sim.perft import random_answers
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


@pytest.mark.parametrize("name", ["poussin-sample", "match"])
def test_the_same_seed_writes_the_same_tape(name):
    row = next(row for row in golden.STORIES if row[0] == name)
    text = (FOLDER / f"{name}.tape.json").read_text(encoding="utf-8")
    assert golden.played(*row).text() == text


def test_tv_35_begins_the_story_of_the_sample():
    tape = read((FOLDER / "poussin-sample.tape.json").read_text(encoding="utf-8"))
    dealt = 1 + 2 * 6
    assert tuple(tape.answers()[dealt : dealt + len(golden.SAMPLE)]) == golden.SAMPLE


def test_an_envelope_is_told_to_nobody_else():
    """Lines with a club in brackets are those that the other club cannot read."""
    text = (FOLDER / "match.story.txt").read_text(encoding="utf-8")
    for club, other in (("blue", "red"), ("red", "blue")):
        sealed = [row for row in text.splitlines() if f" {club:4}  FC-181" in row]
        assert sum(f"[{club}]" in row for row in sealed) == 26
        assert not any(f"[{other}]" in row for row in sealed)


@pytest.mark.parametrize("chunk", range(24))
def test_seeded_matches(chunk):
    """Two hundred and forty matches: every answer, and the three views after every tenth."""
    assert len(ROWS) == 240
    for row in ROWS[chunk :: 24 * sparing(4)]:
        preset, seed, *_ = row.split()
        assert golden.line(preset, int(seed)) == row


@pytest.mark.parametrize("row", DEPTHS, ids=lambda row: row["name"])
def test_ways_to_answer_to_a_depth(row):
    depth = len(row["counts"])
    found = golden.counts(row["preset"], row["options"], row["seed"], row["after"], depth)
    assert found == row["counts"]


def test_every_phase_but_the_rarest_is_counted():
    met = set()
    for row in DEPTHS:
        t, _ = golden.new(row["preset"], row["options"])
        random_answers(golden.GAME, t, row["seed"], row["after"])
        met.add(int(t.stack.phase()))
    rare = {c.RECLAIM, c.TIE_TOSS, c.SETTLE, c.END}
    assert met == set(range(c.END + 1)) - rare
