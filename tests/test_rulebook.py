"""A rule stands in three places: the rulebook (in every language), the code and a test."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.kit.sources import SOURCES
from touchline.play import rulebook
from touchline.rooms import ROOMS

ROOM = SOURCES / "games"
TESTS = Path(__file__).parent
# these speak about rulebooks, not about what the rules do
NO_PROOF = {"test_rulebook.py", "test_rulebook_reader.py", "test_texts.py", "test_pack.py"}

NAMES = [game.name for game in [r.game for r in ROOMS.values()]]


def in_book(game: str, lang: str = "en") -> set[str]:
    return set(rulebook.load(ROOMS[game], lang).ids())


def families(game: str) -> list[str]:
    """The letters before the number: SS for StreetSoccer, FC and PO for FootClub."""
    return sorted({id.split("-")[0] for id in in_book(game)})


def mentioned(text: str, letters: str) -> set[str]:
    return set(re.findall(rf"\b{letters}-\d{{3}}\b", text))


def in_code(game: str) -> set[str]:
    """Ids in the room's comments and docstrings."""
    texts = [file.read_text("utf-8") for file in sorted((ROOM / game).rglob("*.py"))]
    return {id for text in texts for family in families(game) for id in mentioned(text, family)}


def in_tests(game: str) -> set[str]:
    """Ids in the names of tests (test_ss_057_...) and in the strings of their files.

    A file's own docstring does not count: it tells what the file is about and proves nothing.
    """
    found: set[str] = set()
    for letters in families(game):
        found |= of_family(letters)
    return found


def of_family(letters: str) -> set[str]:
    """Those ids in tests that begin with these letters."""
    named = re.compile(rf"_{letters.lower()}_(\d{{3}})(?!\d)")
    found: set[str] = set()
    for file in sorted(TESTS.rglob("test_*.py")):
        if file.name in NO_PROOF:
            continue
        tree = ast.parse(file.read_text("utf-8"))
        head = tree.body[0].value if tree.body and isinstance(tree.body[0], ast.Expr) else None
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                if node.name.startswith("test_"):
                    found |= {f"{letters}-{number}" for number in named.findall(f"_{node.name}")}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node != head:
                found |= mentioned(node.value, letters)
    return found


def compared(game: str, place: str, found: set[str]) -> str:
    """What is missing and what is too much, for a person to mend; "" when all agree."""
    book = rulebook.load(ROOMS[game])
    missing = [f"{id} {book.rule(id).title}" for id in book.ids() if id not in found]
    strange = sorted(found - set(book.ids()))
    lines = []
    if missing:
        lines.append(f"{len(missing)} rules of {game} are not named in {place}:")
        lines += [f"  {rule}" for rule in missing]
    if strange:
        lines.append(f"{place} names rules that the rulebook does not have: {', '.join(strange)}")
    return "\n".join(lines)


@pytest.mark.parametrize("game", NAMES)
def test_every_language_of_the_rulebook_has_the_same_rules_in_the_same_order(game: str) -> None:
    assert {"en", "fr"} <= set(rulebook.languages(ROOMS[game]))
    for lang in rulebook.languages(ROOMS[game]):
        assert rulebook.load(ROOMS[game], lang).ids() == rulebook.load(ROOMS[game]).ids()


@pytest.mark.parametrize("game", NAMES)
def test_the_room_names_every_rule(game: str) -> None:
    report = compared(game, f"src/touchline/games/{game}", in_code(game))
    assert not report, report


@pytest.mark.parametrize("game", NAMES)
def test_a_test_stands_behind_every_rule(game: str) -> None:
    report = compared(game, "tests", in_tests(game))
    assert not report, report


@pytest.mark.parametrize("game", NAMES)
def test_every_option_points_at_a_rule_that_explains_it(game: str) -> None:
    for lang in rulebook.languages(ROOMS[game]):
        book = rulebook.load(ROOMS[game], lang)
        for choice in ROOMS[game].game.choices:
            text = book.rule(choice.rule).plain()
            assert choice.key in text, f"{choice.rule} in {lang} does not explain {choice.key}"


def test_the_report_lists_what_is_missing_and_what_is_strange() -> None:
    report = compared(NAMES[0], "somewhere", in_book(NAMES[0]) - {"SS-057"} | {"SS-999"})
    assert "SS-057 The ball’s cell" in report
    assert "SS-999" in report
    assert compared(NAMES[0], "somewhere", in_book(NAMES[0])) == ""
