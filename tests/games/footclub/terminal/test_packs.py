"""`touchline packs` and FootClub: begun to be typed in, checked, copied and weighed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Call
from touchline.games.footclub.cards import balance
from touchline.games.footclub.cards import balance_page as report
from touchline.play import library
from touchline.rooms import ROOMS

FEW = 200


@pytest.fixture(autouse=True)
def _few(monkeypatch: pytest.MonkeyPatch) -> None:
    """Small drafts: what they find is tested elsewhere."""
    few = balance.findings

    def findings(
        numbers: balance.Numbers, squads: int = FEW, seed: int = balance.SEED
    ) -> list[balance.Finding]:
        return few(numbers, min(squads, FEW), seed)

    monkeypatch.setattr(report, "findings", findings)


def test_a_pack_to_type_a_copy_into_says_what_is_still_missing(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert call("packs", "new", "footclub", str(folder)).status == 0
    assert 'source = "owner_copy"' in (folder / "pack.toml").read_text("utf-8")
    told = call("packs", "check", str(folder))
    assert (told.status, told.out) == (1, "")
    assert "cards.toml, team_card 1 (E01): name is “”" in told.err
    assert "more." in told.err.splitlines()[-2]
    assert int(told.err.splitlines()[-1].split()[0]) > 100
    kinds = {f.said.id for f in library.opened(ROOMS, folder)[1]}
    assert "fault-fc-count" not in kinds  # whoever fills it in has counted right already
    assert "fault-fc-split" not in kinds
    assert "fault-fc-types" not in kinds
    assert "fault-fc-pairing" not in kinds
    assert "fault-pack-key" not in kinds


def test_a_copy_of_the_base_pack_is_good(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    assert call("packs", "new", "footclub", str(folder), "--from", "base").status == 0
    good = call("packs", "check", str(folder))
    assert (good.status, good.err) == (0, "")
    assert "10 teams" in good.out


def test_a_lopsided_copy_is_good_with_a_word_of_warning(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "copy"
    call("packs", "new", "footclub", str(folder), "--from", "base")
    file = folder / "cards.toml"
    for id in ("E42", "E48", "E50"):  # forwards who are defenders after all
        head, row, tail = file.read_text("utf-8").partition(f'id = "{id}"')
        tail = tail.replace('positions = ["FW"]', 'positions = ["CB"]', 1)
        file.write_text(head + row + tail, "utf-8")
    told = call("packs", "check", str(folder), "--lang", "fr")
    assert told.status == 0
    assert told.err.startswith("À regarder\u00a0: Choix au hasard, ")


@pytest.mark.parametrize(("lang", "word"), [("en", "| squads without"), ("fr", "| effectifs sans")])
def test_a_report_is_a_page(call: Call, lang: str, word: str) -> None:
    told = call("packs", "report", "footclub", "--lang", lang)
    assert (told.status, told.err) == (0, "")
    assert told.out.startswith("# ")
    assert word in told.out


def test_what_cannot_be_weighed(call: Call) -> None:
    assert "nothing that could be weighed" in call("packs", "report", "streetsoccer").err
    assert "no pack “bas”" in call("packs", "report", "footclub", "bas").err
    assert "needs a game" in call("packs", "report").err
