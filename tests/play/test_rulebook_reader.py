"""The rulebook reader: from marked text to pieces, searching, and errors with file and line."""

from __future__ import annotations

import unicodedata

import pytest

from tests.kit.cupdraw import CUP
from touchline.core.faults import Fault
from touchline.play import rulebook
from touchline.play.marked import Grid, Items, Paragraph, Span, Verbatim
from touchline.rooms import ROOMS

SMALL = """# A game

## Opening

Some text before
the first heading.

### SS-001 Cells

A *cell* has a **name**: `e4`. See SS-002.

- one
- two, which goes
  on in a second line

1. first
2. second

### SS-002 Table

| Key | Rule |
| --- | --- |
| `ring` | SS-001 |

```
 a  b
 *  #
```

## Élan

### Without a number

Only text about prolongations.
"""


def read(text: str) -> rulebook.Rulebook:
    return rulebook.parse(text, "small.md", "small", "en")


def test_text_becomes_typed_pieces() -> None:
    book = read(SMALL)
    assert (book.game, book.lang, book.title) == ("small", "en", "A game")
    assert [c.title for c in book.chapters] == ["Opening", "Élan"]
    opening, cells, table = book.chapters[0].sections
    assert (opening.id, opening.title) == (None, "")
    assert opening.blocks == (Paragraph((Span("text", "Some text before the first heading."),)),)
    assert (cells.id, cells.title) == ("SS-001", "Cells")
    assert cells.blocks[0] == Paragraph(
        (
            Span("text", "A "),
            Span("em", "cell"),
            Span("text", " has a "),
            Span("strong", "name"),
            Span("text", ": "),
            Span("code", "e4"),
            Span("text", ". See "),
            Span("rule", "SS-002"),
            Span("text", "."),
        )
    )
    long = (Span("text", "two, which goes on in a second line"),)
    assert cells.blocks[1] == Items(False, ((Span("text", "one"),), long))
    assert cells.blocks[2] == Items(True, ((Span("text", "first"),), (Span("text", "second"),)))
    head = ((Span("text", "Key"),), (Span("text", "Rule"),))
    row = ((Span("code", "ring"),), (Span("rule", "SS-001"),))
    assert table.blocks == (Grid(head, (row,)), Verbatim(" a  b\n *  #"))


def test_a_section_reads_as_plain_text() -> None:
    book = read(SMALL)
    assert book.rule("SS-002").plain() == "Key   Rule\nring  SS-001\n\n a  b\n *  #"
    assert "- one\n- two, which" in book.rule("SS-001").plain()


@pytest.mark.parametrize("spelling", ["SS-001", "ss-1", "ss1", " SS 001 "])
def test_a_rule_is_found_by_any_spelling_of_its_id(spelling: str) -> None:
    assert read(SMALL).rule(spelling).title == "Cells"


def test_an_unknown_rule_names_the_nearest() -> None:
    with pytest.raises(Fault, match=r"no rule 'SS-009'.*Did you mean 'SS-00") as caught:
        read(SMALL).rule("SS-009")
    assert caught.value.said.id == "fault-rule"


@pytest.mark.parametrize(
    ("words", "titles"),
    [
        ("CELL", ["Cells"]),
        ("ss-001", ["Cells", "Table"]),  # in the heading first, then where it is mentioned
        ("prolóngation", ["Without a number"]),
        ("name e4", ["Cells"]),
        ("name ring", []),
        ("   ", []),
    ],
)
def test_searching_minds_neither_case_nor_accents(words: str, titles: list[str]) -> None:
    assert [hit.section.title for hit in read(SMALL).search(words)] == titles


def test_searching_french_without_typing_accents() -> None:
    hits = rulebook.load(ROOMS["streetsoccer"], "fr").search("coup d'envoi egalite")
    assert "SS-040" in [hit.section.id for hit in hits]
    assert all(hit.chapter for hit in hits)


@pytest.mark.parametrize(
    ("text", "line", "about"),
    [
        ("", 1, "begins with its title"),
        ("Text\n", 1, "begins with its title"),
        ("# T\n", 1, "no chapter"),
        ("# T\n\nText\n", 3, "stand in a chapter"),
        ("# T\n\n## C\n", 3, "is empty"),
        ("# T\n\n## C\n\n### SS-001 A\n", 5, "nothing stands under"),
        ("# T\n\n## C\n\n### SS-001 A\n\nx\n\n### SS-001 B\n\nx\n", 9, "already has a heading"),
        ("# T\n\n## C\n\n### SS-01 A\n\nx\n", 5, "looks like a rule"),
        ("# T\n\n## C\n\n#### Deep\n\nx\n", 5, "no deeper"),
        ("# T\n\n## C\n\n### A\n\nx\n\n#### Deep\n\nx\n", 9, "no deeper"),
        ("# T\n\n## C\n\nfine\nSee SS-009.\n", 5, "no heading of its own"),
        ("# T\n\n## C\n\n```\nopen\n", 5, "not closed"),
        ("# T\n\n## C\n\n| a | b |\n| 1 | 2 |\n", 6, "second line of a table"),
        ("# T\n\n## C\n\n| a | b |\n| - | - |\n| 1 |\n", 7, "1 cells, the table 2"),
        ("# T\n\n## C\n\n| a | b\n", 5, "begins and ends"),
        ("# T\n\n## C\n\n- a\n  - b\n", 6, "flat"),
        ("# T\n\n## C\n\n- a\n1. b\n", 6, "numbered or it is not"),
        ("# T\n\n## C\n\n> quoted\n", 5, "does not use"),
        ("# T\n\n## C\n\nfine\n\nan `open mark\n", 7, "not closed"),
        ("# T\n\n## C\n\nan *open mark\n", 5, "not closed"),
        ("# T\n\n## C\n\na <b>tag</b>\n", 5, "HTML"),
        ("# T\n\n## C\n\na [link](x)\n", 5, "link"),
    ],
)
def test_slips_are_named_by_file_and_line(text: str, line: int, about: str) -> None:
    with pytest.raises(Fault) as caught:
        read(text)
    assert str(caught.value).startswith(f"small.md, line {line}: ")
    assert about in str(caught.value)
    assert caught.value.said.args["line"] == line


def test_a_missing_language_or_game_is_said() -> None:
    with pytest.raises(Fault, match=r"'streetsoccer' in 'xx'.*Known: en, fr"):
        rulebook.load(ROOMS["streetsoccer"], "xx")
    with pytest.raises(Fault, match=f"no rulebook of '{CUP.name}'"):
        rulebook.load(CUP)
    assert rulebook.languages(ROOMS["streetsoccer"]) == ("en", "fr")


def test_both_languages_have_the_same_build() -> None:
    english, french = (rulebook.load(ROOMS["streetsoccer"], lang) for lang in ("en", "fr"))
    shape = [
        [[(section.id, [b.kind for b in section.blocks]) for section in chapter.sections]]
        for chapter in english.chapters
    ]
    assert shape == [
        [[(section.id, [b.kind for b in section.blocks]) for section in chapter.sections]]
        for chapter in french.chapters
    ]


def runs(section: rulebook.Section) -> list[tuple[Span, ...]]:
    """All running text of a section, without its diagrams."""
    found: list[tuple[Span, ...]] = []
    for block in section.blocks:
        if isinstance(block, Paragraph):
            found.append(block.spans)
        elif isinstance(block, Items):
            found += block.items
        elif isinstance(block, Grid):
            found += [cell for row in (block.head, *block.rows) for cell in row]
    return found


def codes(book: rulebook.Rulebook) -> set[str]:
    """Keys, values, cells and notation: what must not be translated."""
    every = [run for _, section in book.sections() for run in runs(section)]
    return {span.text for run in every for span in run if span.kind == "code"}


def test_both_languages_name_the_same_cells_options_and_moves() -> None:
    english, french = (rulebook.load(ROOMS["streetsoccer"], lang) for lang in ("en", "fr"))
    assert codes(english) == codes(french)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_are_short(lang: str) -> None:
    for _, section in rulebook.load(ROOMS["streetsoccer"], lang).sections():
        if section.id and section.id != "SS-130":
            assert 19 < len(section.plain()) < 900, section.id


def test_french_typography() -> None:
    for _, section in rulebook.load(ROOMS["streetsoccer"], "fr").sections():
        for run in [(Span("text", section.title),), *runs(section)]:
            text = "".join("0" if span.kind == "code" else span.text for span in run)
            assert "'" not in text
            assert unicodedata.normalize("NFC", text) == text
            for at, sign in enumerate(text):
                if sign in ";!?":
                    assert text[at - 1] == "\u202f", text[: at + 1]
                elif sign == ":":
                    assert text[at - 1] == "\u00a0", text[: at + 1]
