"""What games are measured by (their bench folders) fits the games: rules, seats, weights."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from touchline.core.choices import settle
from touchline.play.room import Room
from touchline.rooms import ROOMS

ROOT = Path(__file__).parents[1]
FOLDERS = {name: ROOT / "tests" / "games" / name / "bench" for name in ROOMS}


def table(at: Path) -> dict[str, Any]:
    return tomllib.loads(at.read_text("utf-8"))


def having(file: str) -> list[str]:
    found = [name for name, folder in FOLDERS.items() if (folder / file).exists()]
    assert found, f"no game has a {file}"
    return found


def fits(room: Room, preset: str, seats: int) -> None:
    settle(room.game.choices, room.game.presets, {}, preset)  # raises for one that there is not
    assert seats in room.game.tables


@pytest.mark.parametrize("name", having("strength.toml"))
def test_ladders_are_played_by_rules_and_at_tables_that_there_are(name: str) -> None:
    given, room = table(FOLDERS[name] / "strength.toml"), ROOMS[name]
    for preset in given["rules"].values():
        for seats in given["seats"]:
            fits(room, preset, seats)
    assert given["pairs"] > 0
    own = {word for word in given["what"] if (FOLDERS[name] / f"{word}.py").exists()}
    assert set(given["what"]) <= {"ladder", "greedy", "ceiling", "meet", "speed", *own}


@pytest.mark.parametrize("name", having("cards.toml"))
def test_speed_is_measured_by_rules_and_at_tables_that_there_are(name: str) -> None:
    for kind in table(FOLDERS[name] / "cards.toml")["kind"]:
        fits(ROOMS[name], kind["preset"], kind["seats"])


def test_weights_are_fitted_where_a_judge_has_terms() -> None:
    assert [name for name, room in ROOMS.items() if room.mind.terms] == having("tuning.py")


def test_every_measurement_of_a_game_is_found_by_its_name() -> None:
    """Those with a first line for a shell are commands."""
    asked = [sys.executable, "bench/run.py", "--help"]
    told = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for name, folder in FOLDERS.items():
        for at in folder.glob("*.py"):
            if at.read_text("utf-8").startswith("#!"):
                word = at.stem.removesuffix("_matches")
                assert any(
                    line.startswith(f"  {word} ") and (name in line or word == "random")
                    for line in told.splitlines()
                ), at
