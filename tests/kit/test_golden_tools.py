"""The tools that write golden files, for a game that has just been listed: no packs, no recipes."""

from __future__ import annotations

from pathlib import Path

import golden
import golden_parts
import golden_views
import pytest

from tests.kit import cupdraw
from tests.kit.fifth import NAME, with_cup
from touchline.core.ids import FATE
from touchline.rooms import ROOMS


def test_a_game_without_recipes_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden_views, "ROOMS", with_cup())
    assert NAME not in golden_views.told()
    assert set(golden_views.told()) == set(ROOMS)


def test_a_table_of_a_game_without_packs_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(golden_parts, "ROOMS", with_cup())
    game = cupdraw.CUP.game
    preset = game.presets[0].key if game.presets else ""
    t, head = golden_parts.begun(game, preset, {}, game.tables[0])
    assert (head.game, head.packs, t.seats) == (NAME, {}, game.tables[0])
    assert game.due(t) == FATE or game.asking(t, False).decisions


def test_the_folder_is_made_and_then_nothing_is_stale(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "heap" / "golden" / "perft.toml"
    monkeypatch.setattr(golden, "files", lambda: iter([(file, "counts = [1]\n")]))
    assert golden.main(["--check"]) == 1
    assert not file.exists()
    assert golden.main([]) == 0
    assert file.read_text("utf-8") == "counts = [1]\n"
    assert golden.main(["--check"]) == 0
