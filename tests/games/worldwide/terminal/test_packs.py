"""`touchline packs` for Worldwide Football: new, export, check with its matches (V14), print."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from touchline.core.faults import BadPack
from touchline.games.worldwide.cards import fields, trial
from touchline.games.worldwide.cards.printing import extras
from touchline.play import library
from touchline.play.printing import sheet
from touchline.rooms import ROOMS


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few matches that a test may play them."""
    monkeypatch.setattr(trial, "MATCHES", 60)


def test_the_base_pack_is_checked_by_the_name_of_its_game(call: Call, quick: None) -> None:
    told = call("packs", "check", "worldwide")
    assert told.status == 0
    assert "good. 5 teams" in told.out
    assert told.err.startswith("Playing 60 automatic matches")


def test_a_pack_that_cannot_be_played_is_refused(
    call: Call, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    stop = trial.Stop(12, "cup", 4, "defence", "nothing")
    monkeypatch.setattr(trial, "trial", lambda *_: trial.Trial(12, [stop]))
    told = call("packs", "check", "worldwide")
    assert told.status == 1
    assert "match 12 (cup, 4 seats)" in told.err
    assert "phase defence: there was nothing to answer with." in told.err
    assert "One thing is to be mended." in told.err
    told = call("packs", "check", "worldwide", "--lang", "fr")
    assert "il n’y avait rien à répondre" in told.err


def test_cards_that_nobody_uses_are_worth_a_look(
    call: Call, quick: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(trial, "trial", lambda *_: trial.Trial(60))
    told = call("packs", "check", "worldwide")
    assert told.status == 0
    lines = told.err.splitlines()[1:]
    assert len(lines) == 15 + 9 + 35
    assert lines[0].startswith("Worth a look: actions.toml, action 1 (dribble): in 60 automatic")
    assert "people.toml, person 35 (zep7 Dimas Orestin)" in lines[-1]


def test_v14_matches_in_every_way_use_every_card() -> None:
    numbers = library.numbers(ROOMS["worldwide"])
    found = trial.trial(numbers, 300)
    assert (found.matches, found.stops) == (300, [])
    assert found.idle(numbers) == []
    assert trial.trial(numbers, 10).played == trial.trial(numbers, 10).played


def test_a_new_pack_waits_to_be_typed_in(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "my-copy"
    assert call("packs", "new", "worldwide", str(folder)).status == 0
    assert 'id = "my-copy"' in (folder / "pack.toml").read_text("utf-8")
    assert "private = true" in (folder / "pack.toml").read_text("utf-8")
    told = call("packs", "check", str(folder))
    assert told.status == 1
    assert "actions.toml, action 1 (dribble): pa is 0" in told.err
    pack, faults = library.opened(ROOMS, folder)
    assert pack is None
    ids = {fault.said.id for fault in faults}
    assert "fault-pack-key" not in ids  # every field of the template is one that there is
    assert "fault-wf-known" not in ids  # and what the rules print stands there already
    assert {str(fault).split(",")[0].split(":")[0] for fault in faults} == {
        "actions.toml",
        "abilities.toml",
        "teams.toml",
        "people.toml",
    }


def test_an_exported_pack_is_sound_and_can_be_changed(
    call: Call, tmp_path: Path, quick: None
) -> None:
    folder = tmp_path / "mine"
    assert call("packs", "new", "worldwide", str(folder), "--from", "base").status == 0
    assert call("packs", "check", str(folder)).status == 0
    file = folder / "actions.toml"
    file.write_text(file.read_text("utf-8").replace("threshold = 17", "threshold = 7", 1), "utf-8")
    assert library.check(ROOMS["worldwide"], folder).numbers["threshold"][6] == 7


def test_a_changed_copy_stands_beside_the_base_pack(call: Call) -> None:
    """Its nations may keep their names: a match knows those of its own pack alone."""
    folder = library.local() / "worldwide" / "mine"
    assert call("packs", "export", "worldwide", str(folder)).status == 0
    for file, old, new in (
        ("pack.toml", 'id = "base"', 'id = "mine"'),
        ("teams.toml", 'colours = ["#B3261E"', 'colours = ["#7A1712"'),
        ("actions.toml", "threshold = 17", "threshold = 7"),
    ):
        text = (folder / file).read_text("utf-8")
        assert old in text
        (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    library.again()
    assert [pack.id for pack in library.packs(ROOMS["worldwide"])] == ["base", "mine"]
    assert library.numbers(ROOMS["worldwide"], "mine")["threshold"][6] == 7
    assert library.numbers(ROOMS["worldwide"])["threshold"][6] == 17
    assert library.team(ROOMS["worldwide"], "valmora").colours[0] == "#B3261E"
    mine = library.content(ROOMS["worldwide"], "mine")["teams"]
    assert isinstance(mine, list)
    assert mine[0]["colours"][0] == "#7A1712"


@pytest.mark.parametrize(("lang", "word"), [("en", "goals"), ("fr", "buts")])
def test_its_balance_is_a_page(
    call: Call, lang: str, word: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A few matches of each mode say little of the balance, and all of the page."""
    monkeypatch.setattr("touchline.games.worldwide.cards.balance_page.MATCHES", 20)
    monkeypatch.setattr("touchline.games.worldwide.cards.balance_page.INTERPRETED", 20)
    told = call("packs", "report", "worldwide", "--lang", lang)
    assert (told.status, told.err) == (0, "")
    assert told.out.startswith("# ")
    assert word in told.out
    assert "Valmora" in told.out


@pytest.mark.parametrize(("paper", "lang"), [("a4", "fr"), ("letter", "en")])
def test_everything_is_on_paper(
    call: Call,
    tmp_path: Path,
    written: list[tuple[str, float]],
    caplog: pytest.LogCaptureFixture,
    paper: str,
    lang: str,
) -> None:
    file = tmp_path / "cards.pdf"
    told = call("packs", "print", "worldwide", str(file), "--paper", paper, "--lang", lang)
    assert (told.status, told.err) == (0, "")
    data = file.read_bytes()
    wide, high = (round(mm / sheet.POINT) for mm in sheet.PAPERS[paper])
    boxes = set(re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data))
    assert {(round(float(w)), round(float(h))) for w, h in boxes} == {(wide, high)}
    words = Counter(text for text, _ in written)
    shown = library.content(ROOMS["worldwide"], "base", lang)
    actions, abilities, people = shown["actions"], shown["abilities"], shown["people"]
    assert isinstance(actions, list)
    assert isinstance(abilities, list)
    assert isinstance(people, list)
    for card in actions:
        copies = sum(card["copies"][pile] for pile in fields.PILES)
        assert words[card["name"]] == copies, card["id"]
    for card in abilities:
        assert words[card["text"]] >= 2
        assert words[card["name"]] >= card["copies"]  # and on Team cards
    for card in people:
        assert words[card["name"]] == 1
        assert words[card["text"]] >= 1
        assert words[card["bio"]] >= 1
    assert all(words[t.name] == 2 for t in library.teams(ROOMS["worldwide"]).values())
    piles = {"en": ("light pile", "dark pile"), "fr": ("pioche claire", "pioche foncée")}[lang]
    for pile in piles:  # on the face and on the back, on two pages that the backs fill
        assert words[pile] == 30 + 2 * 16
    assert min(size for _, size in written) >= 4.75  # nothing is squeezed until it cannot be read
    assert [text for text, _ in written if "{" in text or "print-" in text] == []
    assert [r.message for r in caplog.records if "glyph" in r.message.lower()] == []


def test_tokens_are_those_of_the_box() -> None:
    assert (extras.TOKENS["star"], extras.TOKENS["change"]) == (12, 6)


def test_a_fault_of_the_trial_has_its_sentence() -> None:
    rows = library.pack(ROOMS["worldwide"]).sheets
    assert isinstance(rows, trial.Sheets)
    stops, idle = trial.judged(rows, 3)
    assert stops == []
    assert all(isinstance(each, BadPack) for each in idle)
