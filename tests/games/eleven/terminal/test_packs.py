"""`touchline packs` for Eleven: new, export, check with its seasons (12), print."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path

import pytest

from tests.cli.conftest import Call
from touchline.games.eleven.cards import lexicon as w
from touchline.games.eleven.cards import trial
from touchline.games.eleven.cards.printing import extras
from touchline.games.eleven.cards.sheets import COUNTS
from touchline.play import library
from touchline.play.printing import sheet
from touchline.rooms import ROOMS


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """So few seasons that a test may play them."""
    monkeypatch.setattr(trial.judged, "__defaults__", (2,))


def test_the_base_pack_is_checked_by_the_name_of_its_game(call: Call, quick: None) -> None:
    told = call("packs", "check", "eleven")
    assert (told.status, told.out.count("good. 8 teams")) == (0, 1)
    assert told.err.startswith("Playing 40 automatic seasons")


def test_an_ability_that_cannot_be_carried_out_is_refused(
    call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    stops = [trial.Stop(0, -1, "", 2, "nothing"), trial.Stop(-1, 3, "ageing_squad", 1, "endless")]
    monkeypatch.setattr(trial, "trial", lambda *_: trial.Trial(1, 3, 9, stops))
    told = call("packs", "check", "eleven")
    assert told.status == 1
    assert "regular.toml, card 6 (base.regular.r06_farouz Farouz), ability 1" in told.err
    assert "there was nothing to answer with" in told.err
    assert "season 3 (ageing_squad, 1 manager) could not go on: it had no end." in told.err
    told = call("packs", "check", "eleven", "--lang", "fr")
    assert "il n’y avait rien à répondre" in told.err


def test_every_ability_is_tried_on_three_states() -> None:
    found = trial.trial(library.numbers(ROOMS["eleven"]), seasons=1)
    content = library.content(ROOMS["eleven"])["cards"]
    assert isinstance(content, list)
    assert found.abilities == sum(len(card["text"]) for card in content)
    assert (found.seasons, found.stops) == (1, [])


def test_a_dead_end_is_told_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """An ability that begins and never ends, and one that breaks."""

    def endless(stage: object, ability: int) -> str:
        if ability == 1:
            raise IndexError("no such row")
        return "endless" if ability == 0 else ""

    monkeypatch.setattr(trial, "_carried_out", endless)
    stops = trial.trial(library.numbers(ROOMS["eleven"]), seasons=0).stops
    assert [(stop.ability, stop.why) for stop in stops] == [
        (0, "endless"),
        (1, "IndexError: no such row"),
    ]


def test_a_new_pack_waits_to_be_filled_in(call: Call, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    assert call("packs", "new", "eleven", str(folder)).status == 0
    for deck in w.DECKS:
        rows = tomllib.loads((folder / f"{deck}.toml").read_text("utf-8"))["card"]
        assert len(rows) == COUNTS[deck]
    told = call("packs", "check", str(folder))
    assert told.status == 1
    assert "regular.toml, card 1 (mine.regular.c01): name is" in told.err
    assert "more" in told.err


def test_a_copy_of_the_base_pack_is_as_good(call: Call, tmp_path: Path, quick: None) -> None:
    folder = tmp_path / "copy"
    assert call("packs", "export", "eleven", str(folder)).status == 0
    assert library.opened(ROOMS, folder)[1] == []


def test_everything_is_on_paper(
    call: Call, tmp_path: Path, written: list[tuple[str, float]], caplog: pytest.LogCaptureFixture
) -> None:
    file = tmp_path / "cards.pdf"
    told = call("packs", "print", "eleven", str(file), "--paper", "letter", "--lang", "fr")
    assert (told.status, told.err) == (0, "")
    data = file.read_bytes()
    wide, high = (round(mm / sheet.POINT) for mm in sheet.PAPERS["letter"])
    boxes = set(re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data))
    assert {(round(float(x)), round(float(y))) for x, y in boxes} == {(wide, high)}
    backs = sum(-(-COUNTS[deck] // 9) for deck in w.DECKS if deck != "infrastructure")
    # opening with its back, cards and backs, markers, buildings, shirts, boards, aids
    assert len(re.findall(rb"/Type /Page\b", data)) == 2 + 2 * backs + 2 + 1 + 1 + 4 + 2
    words = Counter(text for text, _ in written)
    content = library.content(ROOMS["eleven"], "base", "fr")
    cards = content["cards"]
    assert isinstance(cards, list)
    for card in cards:
        if card["deck"] not in ("opponent", "infrastructure"):
            assert words[card["name"]] >= 1, card["name"]
        assert not card["flavour"] or words[card["flavour"]] >= 1
        for line in card["text"]:
            told_ = [text for text in words if line["text"] in text or line["what"] in text]
            assert told_, line["text"]
    clubs = content["clubs"]
    assert isinstance(clubs, list)
    assert all(words[club["report"]] >= 4 for club in clubs)
    assert min(size for _, size in written) >= 4.75  # nothing is squeezed until it cannot be read
    assert [text for text, _ in written if "{" in text or "print-" in text] == []
    assert [r.message for r in caplog.records if "glyph" in r.message.lower()] == []


def test_markers_are_those_of_the_box() -> None:
    assert sum(extras.TOKENS[res] for res in w.RESOURCES) == 88
    assert len(extras.NUMBERS) == 13
