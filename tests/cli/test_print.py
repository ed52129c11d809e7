"""`touchline packs print`: every card, token, aid and sheet, on both papers, in both languages."""

from __future__ import annotations

import contextlib
import re
import sys
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fpdf.fonts import TTFFont

from touchline.core.faults import BadPack
from touchline.games.eleven.cards.printing import book as eleven
from touchline.games.footclub.cards.printing import book, extras
from touchline.games.worldwide.cards.printing import book as worldwide
from touchline.play import library
from touchline.play.printing import sheet
from touchline.play.speech import Voice
from touchline.rooms import ROOMS

from .conftest import Call

TEXTS = [Path(each.__file__).parent for each in (book, worldwide, eleven)]


@pytest.mark.parametrize(("paper", "lang"), [("a4", "en"), ("letter", "fr")])
def test_everything_is_on_paper(
    call: Call,
    tmp_path: Path,
    written: list[tuple[str, float]],
    caplog: pytest.LogCaptureFixture,
    paper: str,
    lang: str,
) -> None:
    file = tmp_path / "cards.pdf"
    told = call("packs", "print", "footclub", str(file), "--paper", paper, "--lang", lang)
    assert (told.status, told.err) == (0, "")
    data = file.read_bytes()
    assert data.startswith(b"%PDF-")
    wide, high = (round(mm / sheet.POINT) for mm in sheet.PAPERS[paper])
    boxes = set(re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", data))
    assert {(round(float(w)), round(float(h))) for w, h in boxes} == {(wide, high)}
    pages = 1 + 6 + 6 + 1 + 4 + 1  # opening, people, match cards and kops, tokens, aids, sheets
    assert len(re.findall(rb"/Type /Page\b", data)) == pages
    words = Counter(text for text, _ in written)
    content = library.content(ROOMS["footclub"], "base", lang)
    cards, match = content["cards"], content["match"]
    assert isinstance(cards, list)
    assert isinstance(match, list)
    assert {card["name"]: words[card["name"]] for card in cards} == {c["name"]: 1 for c in cards}
    assert [card["bio"] for card in cards if not words[card["bio"]]] == []
    assert [card["flavour"] for card in match if words[card["flavour"]] < 2] == []
    clubs = {"en": ("Blue", "Red"), "fr": ("Bleu", "Rouge")}[lang]
    assert all(words[f"{club} {n}"] == 1 for club in clubs for n in range(1, 43))
    assert words["K01"] == words["K02"] == 1
    assert all(words[team.name] == 1 for team in library.teams(ROOMS["footclub"]).values())
    assert min(size for _, size in written) >= 4.75  # nothing is squeezed until it cannot be read
    assert [text for text, _ in written if "{" in text or "print-" in text] == []
    assert [r.message for r in caplog.records if "glyph" in r.message.lower()] == []


def test_the_same_pack_makes_the_same_file() -> None:
    def made() -> bytes:
        pack = library.pack(ROOMS["footclub"])
        say = Voice("en", [*library.texts(ROOMS[pack.game]), TEXTS[0]])
        paper = sheet.Sheet("a4", "x", "en")
        extras.tokens(paper, pack.teams, say)
        return paper.bytes()

    assert made() == made()


def test_a_pack_of_ones_own_is_printed_with_its_own_people(
    call: Call, tmp_path: Path, written: list[tuple[str, float]]
) -> None:
    folder = library.local() / "footclub" / "mine"
    library.export(ROOMS["footclub"], folder)
    for name, old, new in (
        ("pack.toml", 'id = "base"', 'id = "mine"'),
        ("cards.toml", "Nayara Pimentel", "Somebody Else"),
    ):
        file = folder / name
        file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    (folder / "teams.toml").unlink()
    library.again()
    assert call("packs", "print", "footclub", "mine", str(tmp_path / "x.pdf")).status == 0
    assert "Somebody Else" in {text for text, _ in written}
    assert "Nayara Pimentel" not in {text for text, _ in written}


def test_tokens_are_those_of_the_box() -> None:
    assert sum(extras.TOKENS.values()) == 70
    assert extras.TOKENS["fresh"] == 30


@pytest.mark.parametrize("missing", ["fpdf", "font_roboto"])
def test_what_printing_lacks_is_named(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    ours = ("touchline.games.footclub.cards.printing", "touchline.play.printing")
    for name in [n for n in sys.modules if n.startswith(ours)]:
        monkeypatch.delitem(sys.modules, name)
    for name in [n for n in sys.modules if n.split(".")[0] == missing]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, missing, None)
    told = call("packs", "print", "footclub", str(tmp_path / "x.pdf"))
    assert told.status == 1
    assert missing in told.err
    assert 'pip install "touchline[print]"' in told.err
    assert not (tmp_path / "x.pdf").exists()


def test_what_cannot_be_printed(call: Call, tmp_path: Path) -> None:
    assert "no cards" in call("packs", "print", "streetsoccer", str(tmp_path / "x.pdf")).err
    assert ".pdf" in call("packs", "print", "footclub", str(tmp_path / "x.txt")).err
    assert "a file to write" in call("packs", "print", "footclub").err
    assert call("packs", "print", "footclub", "x.pdf", "--paper", "a5").status == 2


# -- texts ----------------------------------------------------------------------------------------


def messages(folder: Path, lang: str) -> dict[str, str]:
    text = (folder / f"text.{lang}.ftl").read_text("utf-8")
    body = FluentParser().parse(text).body
    assert not [e for e in body if isinstance(e, ast.Junk)]
    found = {}
    for entry in body:
        if (
            isinstance(entry, ast.Message)
            and entry.value is not None
            and entry.span
            and entry.value.span
        ):
            found[entry.id.name] = text[entry.value.span.start : entry.value.span.end]
    return found


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.parent.name)
def test_both_languages_print_the_same_things(folder: Path) -> None:
    english, french = messages(folder, "en"), messages(folder, "fr")
    assert set(english) == set(french)
    for id, value in english.items():
        assert set(re.findall(r"\$\w+", value)) == set(re.findall(r"\$\w+", french[id]))
        assert value.count(" | ") == french[id].count(" | ")


@pytest.mark.parametrize("folder", TEXTS, ids=lambda folder: folder.parent.name)
def test_french_print_is_set_as_french_is(folder: Path) -> None:
    for text in messages(folder, "fr").values():
        plain = re.sub(r"\{[^}]*\}", "x", text)
        assert not re.search(r"[^\u202f][;!?](\s|$)", plain), plain
        assert not re.search(r"[^\u00a0]:(\s|$)", plain), plain
        assert "'" not in plain


def test_no_font_stays_open() -> None:
    """Its four fonts are files; they are closed when the sheet is done and when it is given up."""
    for given_up in (False, True):
        with contextlib.suppress(BadPack), sheet.Sheet("a4", "Cards", "en") as drawn:
            drawn.page()
            if given_up:
                drawn.need("\U00010348", "A Gothic letter")
            assert drawn.bytes().startswith(b"%PDF")
        fonts = [f for f in drawn.pdf.fonts.values() if isinstance(f, TTFFont)]
        assert [font.ttfont.reader for font in fonts] == [None] * 4
