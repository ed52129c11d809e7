"""The command line's and the shared messages: complete, alike in both languages, well set."""

from __future__ import annotations

import ast as python
import re
from collections.abc import Iterator

import pytest

from tests.kit import messages
from tests.kit.sources import ROOT, SOURCES
from touchline.cli.main import COMMANDS
from touchline.rooms import ROOMS

TERMINALS = [
    f"games/{name}/terminal"
    for name, room in ROOMS.items()
    if (room.folder / "terminal" / "text.en.ftl").exists()
]
PARTS = [f"games/{room.name}/{part}" for room in ROOMS.values() for part in ("cards", "voice")]
FOLDERS = ("cli", "play", *TERMINALS, *(f for f in PARTS if (SOURCES / f / "text.en.ftl").exists()))
PIECE = re.compile(r"[a-z]+-fx-")


def catalogue(folder: str, lang: str) -> dict[str, set[str]]:
    return messages.catalogue((SOURCES / folder / f"text.{lang}.ftl").read_text("utf-8"))


@pytest.mark.parametrize("folder", FOLDERS)
def test_both_languages_say_the_same_things(folder: str) -> None:
    english, french = catalogue(folder, "en"), catalogue(folder, "fr")
    # of a noun French must know whether it is "le" or "la"
    assert set(english) - set(french) == set()
    assert {id for id in set(french) - set(english) if not id.endswith(".gender")} == set()
    # French may leave a count out of a sentence, never bring a variable of its own; the pieces of
    # which cards are put together agree in gender and number, each language in its way
    whole = [id for id in english if not PIECE.match(id)]
    assert {id for id in whole if not french[id] <= english[id]} == set()
    assert {id for id in whole if english[id] - french[id] - {"count"}} == set()


@pytest.mark.parametrize("folder", FOLDERS)
def test_french_is_set_as_french_is(folder: str) -> None:
    text = (SOURCES / folder / "text.fr.ftl").read_text("utf-8")
    body = [line for line in text.splitlines() if not line.startswith("#")]
    words = [re.sub(r"\{[^}]*\}", "x", line.partition(" = ")[2] or line) for line in body]
    plain = [w for w in words if not w.strip().startswith(("touchline ", "[", "*["))]
    assert [w for w in plain if re.search(r"[^\u202f][;!?](\s|$)", w) and "? " not in w[:12]] == []
    assert [w for w in plain if re.search(r"[^\u00a0:]:(\s|$)", w)] == []
    assert [w for w in plain if re.search(r"«[^\u00a0]|[^\u00a0]»", w)] == []
    assert [w for w in plain if "'" in w] == []


def spoken() -> Iterator[str]:
    """The ids that the sources of the command line and of the terminal name."""
    folders = [SOURCES / "cli", SOURCES / "play" / "terminal", SOURCES / "games"]
    for file in sorted(file for folder in folders for file in folder.rglob("*.py")):
        for node in python.walk(python.parse(file.read_text("utf-8"))):
            word = node.value if isinstance(node, python.Constant) else None
            if isinstance(word, str) and re.fullmatch(r"(cli|term)(-[a-z]+)+", word):
                yield word


def test_every_message_named_is_there_and_every_one_there_is_named() -> None:
    english = {id.partition(".")[0] for id in catalogue("cli", "en")}
    english |= {id for id in catalogue("play", "en") if id.startswith("term-")}
    rooms = {id for folder in TERMINALS for id in catalogue(folder, "en")}
    english |= {id.partition(".")[0] for id in rooms if id.startswith(("term-", "cli-"))}
    named = set(spoken())
    assert named - english == set()
    made = re.compile(  # ids that are put together when they are needed
        "cli-(" + "|".join(COMMANDS) + ")(-.*)?|cli-engine-.*"
    )
    assert {id for id in english - named if not made.fullmatch(id)} == {"cli"}


@pytest.mark.parametrize("folder", ["cli", "play", "server"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_message_for_any_game_is_named_for_one(folder: str, lang: str) -> None:
    """What is said of one game alone, or of its packs, stands in its room."""
    own = re.compile("((term|cli-odds|fault)-)?(ss|fc|wf|el)-|cli-sim-reason-" + "|".join(ROOMS))
    assert [id for id in catalogue(folder, lang) if own.match(id)] == []


def test_every_fault_of_the_engine_has_its_sentences() -> None:
    """Ids of faults in core and play stand in play's texts, those in a game there or in its own."""

    def named(folder: str) -> set[str]:
        files = sorted((SOURCES / folder).rglob("*.py"))
        return {
            id for f in files for id in re.findall(r'"(fault-[a-z-]+[a-z])"', f.read_text("utf-8"))
        }

    there = set(catalogue("play", "en"))
    assert sorted((named("core") | named("play")) - there) == []
    for name in ROOMS:
        folders = [f"games/{name}/{part}" for part in ("voice", "cards", "terminal")]
        own = {
            id
            for folder in folders
            if (SOURCES / folder / "text.en.ftl").exists()
            for id in catalogue(folder, "en")
        }
        assert sorted(named(f"games/{name}") - there - own) == []


def test_the_reference_names_every_command_and_option() -> None:
    page = (ROOT / "docs" / "reference" / "cli.md").read_text("utf-8")
    for file in sorted((SOURCES / "cli").glob("*.py")):
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
    "cli-replay-parts": "two at least, or it is a file of one",
    "cli-replay-which": "two at least, or it is a file of one",
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
    "fault-record-many": "more than a file may hold",
    "fault-record-tag-name": "the most of a name",
    "fault-wf-stuck": "two or four seats",
    "print-token-captain": "as many as there are sides",
    "print-token-goal": "ten",
    "srv-bad-id": "the most of an id",
    "srv-long-address": "thousands",
    "srv-long-body": "thousands",
    "srv-long-head": "thousands",
    "srv-long-message": "thousands",
    "srv-long-name": "the most of a name",
    "srv-many-tables": "the most of a list, which may have several",
    "srv-no-codes": "the most of an answer",
    "srv-qr": "the most of a code",
    "ss-fact-move-back": "who comes back has walked two steps at least",
}


def test_of_one_thing_no_message_speaks_in_the_plural() -> None:
    found: dict[str, str] = {}
    for file in sorted(SOURCES.glob("**/text.en.ftl")):
        id = ""
        for line in file.read_text("utf-8").splitlines():
            begins = re.match(r"([a-z][\w-]*) =", line)
            id = begins[1] if begins else id
            several = SEVERAL.search(line)
            if several and not re.match(r"\s*\*?\[", line):
                found[id] = several[0]
    assert {id: words for id, words in found.items() if id not in NEVER_ONE} == {}
    assert set(NEVER_ONE) - set(found) == set()
