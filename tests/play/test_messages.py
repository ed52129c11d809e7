"""Entries that are parsed one by one say what Fluent's own parser reads from the whole file."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from touchline.play.messages import Messages, entries

SOURCES = Path(__file__).parents[2] / "src" / "touchline"
FILES = [
    *sorted(SOURCES.rglob("text.*.ftl")),
    *sorted(SOURCES.rglob("cards.*.ftl")),
]


def known(text: str) -> dict[str, ast.Message | ast.Term]:
    """The entries of a text as Fluent reads them; the first of a name counts."""
    found: dict[str, ast.Message | ast.Term] = {}
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            sigil = "-" if isinstance(entry, ast.Term) else ""
            found.setdefault(sigil + entry.id.name, entry)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda f: str(f.relative_to(SOURCES)))
def test_entries_are_those_of_the_whole_file(file: Path) -> None:
    whole = known(file.read_text(encoding="utf-8"))
    single = {name: known(text).get(name) for name, text in entries(file).items()}
    assert single.keys() == whole.keys()
    for name, entry in whole.items():
        alone = single[name]
        assert alone is not None, name
        assert alone.equals(entry, ["span", "comment"]), name


ODD = """\
# a comment
plain = Words
### another, before an entry without a blank line
long =
    Two lines,

    with an empty one between, and a = sign
}
 oops = indented, hence no entry
many = { $n ->
    [one] { -club(case: "to") }
   *[other] { plain } and { also.help }
}
-club = { $case ->
   *[to] the club
}
also = Also
    .help = Help { later }
later = later
plain = The second of a name is not heard.
broken = { $
good = Good
"""


def test_odd_files_are_read_as_fluent_reads_them(tmp_path: Path) -> None:
    file = tmp_path / "text.en.ftl"
    file.write_text(ODD, encoding="utf-8")
    messages = Messages("en")
    messages.read(file)
    whole = known(ODD)
    for name in ("plain", "long", "oops", "many", "also", "later", "broken", "good", "none"):
        assert (messages.find(name) is not None) == (name in whole), name


def test_what_an_entry_puts_in_is_parsed_with_it(tmp_path: Path) -> None:
    file = tmp_path / "text.en.ftl"
    file.write_text(ODD, encoding="utf-8")
    messages = Messages("en")
    messages.read(file)

    def said(name: str, n: int) -> tuple[str, list[Exception]]:
        message = messages.find(name)
        assert message is not None
        assert message.value is not None
        return messages.format(message.value, {"n": n})

    assert said("many", 1) == ("the club", [])
    assert said("many", 2) == ("Words and Help later", [])
    assert said("plain", 0) == ("Words", [])


def test_the_first_file_wins(tmp_path: Path) -> None:
    messages = Messages("en")
    for n in range(2):
        file = tmp_path / f"text{n}.ftl"
        file.write_text(f"both = {n}\nonly{n} = {n}\n", encoding="utf-8")
        messages.read(file)
        found = messages.find("both")  # wanted between the two, and after them
        assert found is not None
        assert found.value is not None
        assert messages.format(found.value, {}) == ("0", [])
    assert messages.find("only1") is not None
