"""House rules that a machine can hold: what the sources may not import, call or name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "touchline"
SOURCES = sorted(p for p in PACKAGE.rglob("*.py") if "static" not in p.parts)

LUCK_AND_CLOCKS = {"random", "time", "datetime", "secrets", "uuid", "os", "io", "pathlib", "socket"}
DOORS = {"open", "print", "input", "exec", "eval", "compile", "__import__"}
UNSAFE = {"pickle", "shelve", "marshal", "dill"}


def name_of(p: Path) -> str:
    return p.relative_to(PACKAGE).as_posix()


def below(*folders: str) -> list[Path]:
    return [p for p in SOURCES if name_of(p).startswith(folders)]


def parse(p: Path) -> ast.Module:
    return ast.parse(p.read_text(encoding="utf-8"), str(p))


def imported(p: Path) -> Iterator[str]:
    """Full names of the modules, and of what is taken from them."""
    here = ["touchline", *p.relative_to(PACKAGE).parent.parts]
    for node in ast.walk(parse(p)):
        if isinstance(node, ast.Import):
            yield from (a.name for a in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = here[: len(here) - node.level + 1] if node.level else []
            module = ".".join([*above, *filter(None, [node.module])])
            yield module
            yield from (f"{module}.{a.name}" for a in node.names)


def called(tree: ast.AST) -> Iterator[str]:
    """Names of functions called, and of methods with a leading dot."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            if isinstance(node.func, ast.Name):
                yield node.func.id
            elif isinstance(node.func, ast.Attribute):
                yield f".{node.func.attr}"


def test_the_sources_are_found() -> None:
    assert {"core/contract.py", "games/__init__.py", "play/match.py"} <= set(map(name_of, SOURCES))


@pytest.mark.parametrize("p", below("core/", "games/"), ids=name_of)
def test_the_rules_open_no_file_read_no_clock_and_make_no_luck(p: Path) -> None:
    tree = parse(p)
    roots = {name.split(".")[0] for name in imported(p)}
    assert roots & LUCK_AND_CLOCKS == set()
    assert set(called(tree)) & DOORS == set()


@pytest.mark.parametrize("p", below("core/", "games/"), ids=name_of)
def test_the_rules_need_only_the_standard_library_and_librt(p: Path) -> None:
    import sys

    roots = {name.split(".")[0] for name in imported(p)}
    own = {"touchline", "librt", "mypy_extensions"}
    assert {r for r in roots if r not in own and r not in sys.stdlib_module_names} == set()


@pytest.mark.parametrize("p", SOURCES, ids=name_of)
def test_nothing_is_any_pickled_or_evaluated(p: Path) -> None:
    tree = parse(p)
    names = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)}
    names |= {n.attr for n in ast.walk(tree) if isinstance(n, ast.Attribute)}
    assert "Any" not in names
    assert {name.split(".")[0] for name in imported(p)} & UNSAFE == set()
    assert set(called(tree)) & {"eval", "exec"} == set()


@pytest.mark.parametrize("p", SOURCES, ids=name_of)
def test_a_file_is_short_enough_to_read_at_one_go(p: Path) -> None:
    assert len(p.read_text(encoding="utf-8").splitlines()) < 400


# not players: they sit outside and make the windows that players look through
WINDOW_MAKERS = {"play/ai/worker.py"}


@pytest.mark.parametrize(
    "p", [p for p in below("play/ai/") if name_of(p) not in WINDOW_MAKERS], ids=name_of
)
def test_a_player_gets_its_states_from_the_window_alone(p: Path) -> None:
    """A bot imagines; it cannot make, deal again, replay or reach into a table."""
    tree = parse(p)
    doors = ("touchline.play.match", "touchline.play.croupier", "touchline.core.tape")
    assert [name for name in imported(p) if name.startswith(doors)] == []
    assert {".new", ".redeal"} & set(called(tree)) == set()
    reached = [
        n.attr
        for n in ast.walk(tree)
        if isinstance(n, ast.Attribute)
        and n.attr.startswith("_")
        and not n.attr.startswith("__")
        and not (isinstance(n.value, ast.Name) and n.value.id in {"self", "cls"})
    ]
    assert reached == []


# the one way in for text, and the modules that are asked for bytes that are no text
READERS = {"play/reading.py"}
TAKEN_IN = {"open", ".open", ".read_text", ".read_bytes", ".decode", ".load", "fdopen", ".fdopen"}
WRITTEN = {"x", "w", "xb", "wb", "a"}
NO_FILES = {  # calls of those names that read no file and decode nothing from outside
    "core/tape.py": {".decode"},  # its own bytes, for a message
    "core/policy.py": {".open"},
    "server/app.py": {".open", ".load"},  # the lobby
    "server/lobby.py": {".load"},
    "server/record.py": {".load"},
    "server/opening.py": {".open"},  # the database
    "server/sockets.py": {".decode"},
    "server/table.py": {".decode"},
    "cli/main.py": {"open"},  # the null device, to write to
    "play/console.py": {"sys.stdin"},  # what a typed line that cannot be decoded becomes
    "cli/play.py": {".open"},  # a browser
    "play/ai/chooser.py": {".open"},
    "cli/rules.py": {".load"},
    "cli/keeping.py": {"sys.stdin"},  # yes or no, from a person
    "server/backroom.py": {"sys.stdin"},  # what the server itself asks, as bytes
    "server/decoding.py": {".decode"},  # JSON, which is UTF-8 by itself
    "server/keeping.py": {".load", ".open"},  # a table; the bytes of a copy
    "server/keys.py": {".decode"},  # its own letters
    "server/store.py": {".load"},
    "server/upgrades.py": {".decode"},  # JSON of its own making
    "cli/keyboard.py": {".load"},
}


def reads(tree: ast.AST) -> Iterator[str]:
    """What in these sources may read a file, standard input, or bytes as text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and ast.unparse(node) == "sys.stdin":
            yield "sys.stdin"
        if not isinstance(node, ast.Call):
            continue
        f = node.func
        name = (
            f.id
            if isinstance(f, ast.Name)
            else f".{f.attr}"
            if isinstance(f, ast.Attribute)
            else ""
        )
        first = node.args[0] if node.args else None
        if isinstance(first, ast.Constant) and first.value in WRITTEN and name == ".open":
            continue
        if name in TAKEN_IN:
            yield name


@pytest.mark.parametrize(
    "p", [p for p in SOURCES if not name_of(p).startswith("games/")], ids=name_of
)
def test_every_text_comes_in_by_one_way(p: Path) -> None:
    """Text from outside is read in play/reading.py; others ask it and get text or a sentence."""
    if name_of(p) in READERS:
        return
    found = set(reads(parse(p))) - NO_FILES.get(name_of(p), set())
    if name_of(p) in ("play/ai/worker.py", "play/sim/hand.py"):
        found -= {"sys.stdin"}  # handed to reading.lines as bytes
    assert found == set()


def test_the_exceptions_to_one_way_are_all_needed() -> None:
    for name, calls in NO_FILES.items():
        assert calls <= set(reads(parse(PACKAGE / name))), name
