"""Every sentence of the server exists in every language, with the same arguments."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from touchline.core.faults import BadOption, Fault
from touchline.play import speech
from touchline.rooms import ROOMS
from touchline.server import sockets, texts
from touchline.server.sentences import Sentences, front
from touchline.server.texts import LANGUAGES, Trouble, sentence

HERE = Path(texts.__file__).parent


def messages(lang: str) -> dict[str, set[str]]:
    """Message id -> names of its arguments."""
    found: dict[str, set[str]] = {}
    parsed = FluentParser().parse((HERE / f"text.{lang}.ftl").read_text(encoding="utf-8"))
    for entry in parsed.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice"
            names = [n.id.name for n in walk(entry) if isinstance(n, ast.VariableReference)]
            found[entry.id.name] = set(names)
    return found


def walk(node: object) -> list[ast.BaseNode]:
    found: list[ast.BaseNode] = []
    if isinstance(node, list):
        for each in node:
            found += walk(each)
    elif isinstance(node, ast.BaseNode):
        found.append(node)
        for value in vars(node).values():
            found += walk(value)
    return found


def used() -> set[str]:
    """Every id of the server, as its sources name them."""
    ids: set[str] = set()
    for file in HERE.rglob("*.py"):
        ids |= set(re.findall(r'"(srv-[a-z-]+)"', file.read_text(encoding="utf-8")))
    return ids


def test_every_message_in_use_exists_and_every_message_is_in_use() -> None:
    known = set(messages("en"))
    assert used() - known == set()
    assert known - used() == set()


def test_languages_say_the_same_things() -> None:
    english, french = messages("en"), messages("fr")
    assert set(english) == set(french)
    for id, args in english.items():
        assert french[id] == args, id


def test_french_is_set_as_french() -> None:
    text = (HERE / "text.fr.ftl").read_text(encoding="utf-8")
    said = [row.partition(" = ")[2] for row in text.splitlines() if " = " in row]
    for row in said:
        assert not re.search(r"(?<!\u202f)[;!?](?!\w)", row), row
        assert not re.search(r"(?<![\u00a0])(?<!Type)(?<!\d):(?!/)", row), row
        assert not re.search(r"«(?!\u00a0)|(?<!\u00a0)»|[“”\"']", row), row


def test_a_trouble_says_its_sentence_and_keeps_its_arguments() -> None:
    t = Trouble(422, "srv-no-game", game="chess", known="streetsoccer")
    assert str(t) == "There is no game “chess”. There are: streetsoccer."
    assert (t.said.id, t.said.args["game"]) == ("srv-no-game", "chess")
    assert "chess" in sentence("srv-no-game", t.said.args, "fr")


def test_a_fault_keeps_its_own_sentence() -> None:
    t = Trouble.of(BadOption("No option 'x'.", "fault-option", "SS-130", word="x", hint=""))
    assert (t.status, t.rule, str(t)) == (422, "SS-130", "No option 'x'.")
    assert t.said.id == "fault-option"
    plain = Trouble.of(Fault("Just words."))
    assert sentence(plain.said.id, plain.said.args) == "Just words."


def test_what_a_parser_says_is_marked_as_its_own_words() -> None:
    for read in (sockets.read, sockets.read_enter):
        with pytest.raises(Trouble) as caught:
            read('{"type":"dance"}')
        said = caught.value.said
        reason = said.args["reason"]
        assert sentence(said.id, said.args).endswith(f". Detail from the parser: “{reason}”.")
        assert sentence(said.id, said.args, "fr").endswith(
            f". Détail donné par l’analyseur, en anglais\u00a0: «\u00a0{reason}\u00a0»."
        )


def test_unknown_sentences_and_arguments_are_mistakes() -> None:
    with pytest.raises(LookupError):
        sentence("srv-nothing", {})
    with pytest.raises(KeyError):
        sentence("srv-no-game", {})


def ids(text: str) -> list[str]:
    """The messages of a Fluent file, which can be read without a fault."""
    body = FluentParser().parse(text).body
    assert not [e for e in body if isinstance(e, ast.Junk)]
    return [e.id.name for e in body if isinstance(e, ast.Message)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_client_gets_the_texts_of_all_pages_and_those_of_each_game(lang: str) -> None:
    sentences = Sentences(ROOMS)
    assert sentences.parts() == ["shared", "faults", *ROOMS]
    shared = ids(sentences.get("shared", lang).whole.decode())
    faults = ids(sentences.get("faults", lang).whole.decode())
    assert len(shared) == len(set(shared))
    # no page needs a refusal to be shown; each of the server's and of play's is somewhere
    assert {"srv-stale", "fault-tape-entry", "read-place", "hint-mean"} <= set(faults)
    assert len(faults) == len(set(faults))
    assert not set(faults) & set(shared)
    common = ids((speech.OWN / f"text.{lang}.ftl").read_text(encoding="utf-8"))
    assert {id for id in common if not id.startswith(("term-", "balance-"))} <= {*shared, *faults}
    assert set(messages(lang)) <= set(faults)
    levels = {f"level-{n}" for room in ROOMS.values() for n in room.mind.levels}
    assert {id for id in shared if id.startswith("level-")} == levels
    every = set(shared)
    for name, room in ROOMS.items():
        p = room.words.prefix
        own = ids(sentences.get(name, lang).whole.decode())
        assert len(own) == len(set(own))
        # of a game the shared part has its name and presets, as the game says them
        presets = {f"{p}preset-{preset.key.replace('_', '-')}" for preset in room.game.presets}
        assert {id for id in shared if re.match(f"{p}(name|preset)", id)} == {f"{p}name", *presets}
        assert {f"{p}name", *presets} <= set(own)
        every |= set(own)
    assert {"ss-fact-goal", "el-report-title"} <= every - set(shared)


def test_another_text_has_another_address(tmp_path: Path) -> None:
    sentences = Sentences(ROOMS)
    there = {sentences.address(part, lang) for part in sentences.parts() for lang in LANGUAGES}
    assert len(there) == 2 * (2 + len(ROOMS))
    with pytest.raises(KeyError):
        sentences.get("shared", "xx")
    with pytest.raises(KeyError):
        sentences.get("chess", "en")


WHOLE = """x-name = X
    .line = a line
x-preset-a =
    .label = A
    .help = { $n ->
        [one] b
       *[other] c
    }"""


def test_what_pages_about_all_games_say_is_taken_whole() -> None:
    name, preset = WHOLE.split("\nx-preset", 1)
    text = f"# head\n{name}\n\nx-namely = no\nx-preset{preset}\nx-other = no\n"
    assert front(text, "x-") == WHOLE
