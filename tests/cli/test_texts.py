"""The command line's and the house's own messages: complete, alike in both languages, well set."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import touchline
from tests.kit import messages
from touchline.cli.main import COMMANDS

HOUSE = Path(touchline.__file__).parent
FOLDERS = ("cli", "play")


def catalogue(folder: str, lang: str) -> dict[str, set[str]]:
    return messages.catalogue((HOUSE / folder / f"text.{lang}.ftl").read_text("utf-8"))


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_say_the_same_things(folder: str) -> None:
    english, french = catalogue(folder, "en"), catalogue(folder, "fr")
    assert set(english) == set(french)
    # French may leave a count out of a sentence, never bring a variable of its own
    assert {id for id, names in french.items() if not names <= english[id]} == set()
    assert {id for id, names in english.items() if names - french[id] - {"count"}} == set()


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_is_set_as_french_is(folder: str) -> None:
    text = (HOUSE / folder / "text.fr.ftl").read_text("utf-8")
    body = [line for line in text.splitlines() if not line.startswith("#")]
    words = [re.sub(r"\{[^}]*\}", "x", line.partition(" = ")[2] or line) for line in body]
    plain = [w for w in words if not w.strip().startswith(("touchline ", "[", "*["))]
    assert [w for w in plain if re.search(r"[^\u202f][;!?](\s|$)", w) and "? " not in w[:12]] == []
    assert [w for w in plain if re.search(r"[^\u00a0:]:(\s|$)", w)] == []
    assert [w for w in plain if re.search(r"«[^\u00a0]|[^\u00a0]»", w)] == []
    assert [w for w in plain if "'" in w] == []


def spoken() -> Iterator[str]:
    """The ids that the sources of the command line name."""
    for file in sorted((HOUSE / "cli").glob("*.py")):
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            word = node.value if isinstance(node, python.Constant) else None
            if isinstance(word, str) and re.fullmatch(r"(cli|term)(-[a-z]+)+", word):
                yield word


def test_every_message_named_is_there_and_every_one_there_is_named() -> None:
    english = {id.partition(".")[0] for id in catalogue("cli", "en")}
    named = set(spoken())
    assert named - english == set()
    made = re.compile(  # ids that are put together when they are needed
        "cli-(" + "|".join(COMMANDS) + ")(-.*)?|cli-engine-.*"
    )
    assert {id for id in english - named if not made.fullmatch(id)} == {"cli"}


def test_every_fault_of_the_engine_has_its_sentences() -> None:
    """Ids of faults in core, games and play stand in the house's own texts."""
    there = set(catalogue("play", "en"))
    ids = set()
    for folder in ("core", "games", "play"):
        for file in sorted((HOUSE / folder).rglob("*.py")):
            ids |= set(re.findall(r'"(fault-[a-z-]+[a-z])"', file.read_text("utf-8")))
    assert sorted(ids - there) == []


def test_the_reference_names_every_command_and_option() -> None:
    page = (HOUSE.parents[1] / "docs" / "reference" / "cli.md").read_text("utf-8")
    for file in sorted((HOUSE / "cli").glob("*.py")):
        for option in re.findall(r'"(--[a-z-]+)"', file.read_text("utf-8")):
            assert re.search(rf"[`\[ ]{option}\b", page), (file.name, option)
    for name in COMMANDS:
        assert f"## touchline {name}" in page
