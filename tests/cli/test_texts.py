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


#: a number of several things, written without a word for one of them
SEVERAL = re.compile(
    r"\{ \$(count|n|most|seconds|cost|vp|seats|steps|limit|high|right|stars|die|fans|fit|price)"
    r" \} (?!is\b|belongs|fitness|freshness|plus|minus)[a-z]+s\b"
)
#: where it is never one, and why
NEVER_ONE = {
    "fault-el-kinds": "one is right, and not told",
    "fault-el-shapes": "told of more than a card may offer",
    "fault-el-symbols": "what fits on a card",
    "fault-fc-deck-sum": "what a deck has",
    "fault-fc-same-name": "two at least bear the name",
    "fault-pack-list": "the most of a list, which may have several",
    "fault-pack-many": "more than a pack may hold",
    "fault-pack-word": "the most of a text",
    "fault-players": "what a game needs, two at least",
    "fault-players-seats": "several seats, and as many players",
    "fault-record-tag-name": "the most of a name",
    "fault-wf-stuck": "two or four seats",
    "print-token-captain": "as many as there are sides",
    "print-token-goal": "ten",
    "srv-bad-id": "the most of an id",
    "srv-no-codes": "the most of an answer",
    "srv-long-address": "thousands",
    "srv-long-body": "thousands",
    "srv-long-head": "thousands",
    "srv-long-message": "thousands",
    "srv-long-name": "the most of a name",
    "ss-fact-move-back": "who comes back has walked two steps at least",
}


def test_of_one_thing_no_message_speaks_in_the_plural() -> None:
    found: dict[str, str] = {}
    for file in sorted(HOUSE.glob("**/text.en.ftl")):
        id = ""
        for line in file.read_text("utf-8").splitlines():
            begins = re.match(r"([a-z][\w-]*) =", line)
            id = begins[1] if begins else id
            several = SEVERAL.search(line)
            if several and not re.match(r"\s*\*?\[", line):
                found[id] = several[0]
    assert {id: words for id, words in found.items() if id not in NEVER_ONE} == {}
    assert set(NEVER_ONE) - set(found) == set()
