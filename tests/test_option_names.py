"""Rules compare options with names, and every name says its row and its word."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from touchline.rooms import ROOMS

GAMES = Path(__file__).resolve().parents[1] / "src" / "touchline" / "games"
NUMBERED = re.compile(r"\brules\.\w+ (?:==|!=|<|>|<=|>=) \d")


@pytest.mark.parametrize("game", ROOMS)
def test_a_name_is_the_place_of_its_word_in_its_row(game: str) -> None:
    options = importlib.import_module(f"touchline.games.{game}.rules.options")
    switch = getattr(options, "BOOL", ())  # the row of all switches, where they are alike
    places = {word.upper(): place for place, word in enumerate(switch)}
    alike: dict[str, list[int]] = {}  # by the first word of keys: rows of one kind, such as fees
    for row in ROOMS[game].game.choices:
        for place, word in enumerate(row.values):
            places[re.sub(r"\W", "_", f"{row.key}_{word}").upper()] = place
            kind = row.key.partition("_")[0]
            alike.setdefault(re.sub(r"\W", "_", f"{kind}_{word}").upper(), []).append(place)
    for name, found in alike.items():
        if len(found) > 1 and len({*found}) == 1:
            places.setdefault(name, found[0])
    named = {name: n for name, n in vars(options).items() if isinstance(n, int)}
    assert len(named) > 10
    assert named == {name: places.get(name) for name in named}


@pytest.mark.parametrize("game", ROOMS)
def test_no_option_is_compared_with_a_bare_number(game: str) -> None:
    texts = {p: p.read_text("utf-8") for p in sorted((GAMES / game).rglob("*.py"))}
    assert {
        p.name: NUMBERED.findall(text) for p, text in texts.items() if NUMBERED.search(text)
    } == {}
