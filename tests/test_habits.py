"""LiveServer rules that a machine can hold: what the sources may not import, call or name."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from touchline.rooms import ROOMS

PACKAGE = Path(__file__).resolve().parents[1] / "src" / "touchline"
SOURCES = sorted(p for p in PACKAGE.rglob("*.py") if "static" not in p.parts)

LUCK_AND_CLOCKS = {"random", "time", "datetime", "secrets", "uuid", "os", "io", "pathlib", "socket"}
DOORS = {"open", "print", "input", "exec", "eval", "compile", "__import__"}
UNSAFE = {"pickle", "shelve", "marshal", "dill"}


def name_of(p: Path) -> str:
    return p.relative_to(PACKAGE).as_posix()


class Faults:
    """What was found wrong in each file of a rule: one test looks through them all."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def none(self, p: Path, found: Iterable[object]) -> None:
        """In this file nothing of it may be found."""
        self.told += [f"{name_of(p)}: {each}" for each in found]

    def end(self) -> None:
        """Fail with every file and what stands in it."""
        assert not self.told, "\n".join(self.told)


def below(*folders: str) -> list[Path]:
    return [p for p in SOURCES if name_of(p).startswith(folders)]


PURE = re.compile(r"core/|games/\w+/(rules|mind)/")  # decides; the rest of a room shows and reads


def deciding() -> list[Path]:
    return [p for p in SOURCES if PURE.match(name_of(p))]


@cache
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


def test_the_rules_open_no_file_read_no_clock_and_make_no_luck() -> None:
    faults = Faults()
    for p in deciding():
        faults.none(p, {name.split(".")[0] for name in imported(p)} & LUCK_AND_CLOCKS)
        faults.none(p, set(called(parse(p))) & DOORS)
    faults.end()


def test_the_rules_need_only_the_standard_library_and_librt() -> None:
    faults = Faults()
    known = {"touchline", "librt", "mypy_extensions"} | sys.stdlib_module_names
    for p in deciding():
        faults.none(p, {name.split(".")[0] for name in imported(p)} - known)
    faults.end()


# where a room is put together, and asked for without knowing whose tables it is about
ROOM_FILE = re.compile(r"play/room\.py|games/\w+/room\.py|play/sim/batch\.py")
OF_ANY_TABLE = {"Game", "Match", "Keyboard", "Player"}


def free(tree: ast.AST) -> Iterator[int]:
    """The lines in which Any stands, but as the table of a game, match, keyboard or player."""
    held = {
        id(part)
        for n in ast.walk(tree)
        if isinstance(n, ast.Subscript)
        and isinstance(n.value, ast.Name)
        and n.value.id in OF_ANY_TABLE
        for part in ast.walk(n.slice)
    }
    for n in ast.walk(tree):
        if isinstance(n, ast.Name) and n.id == "Any" and id(n) not in held:
            yield n.lineno


def test_nothing_is_any_pickled_or_evaluated() -> None:
    faults = Faults()
    for p in SOURCES:
        tree = parse(p)
        if not ROOM_FILE.fullmatch(name_of(p)):
            faults.none(p, (f"Any in line {line}" for line in free(tree)))
        faults.none(p, {name.split(".")[0] for name in imported(p)} & UNSAFE)
        faults.none(p, set(called(tree)) & {"eval", "exec"})
    faults.end()


def test_a_file_is_short_enough_to_read_at_one_go() -> None:
    lines = {name_of(p): len(p.read_text(encoding="utf-8").splitlines()) for p in SOURCES}
    assert {name: n for name, n in lines.items() if n >= 400} == {}


def test_the_terminal_of_any_game_names_none() -> None:
    faults = Faults()
    for p in below("play/terminal/"):
        text = p.read_text(encoding="utf-8").lower()
        faults.none(p, (name for name in ROOMS if name in text))
    faults.end()


# not players: they sit outside and make the windows that players look through
WINDOW_MAKERS = {"play/ai/worker.py"}


def reached(tree: ast.AST) -> Iterator[str]:
    """What belongs to another object alone and is reached for all the same."""
    for n in ast.walk(tree):
        if isinstance(n, ast.Attribute) and n.attr.startswith("_") and not n.attr.startswith("__"):
            own = isinstance(n.value, ast.Name) and n.value.id in {"self", "cls"}
            if not own:
                yield n.attr


def test_a_player_gets_its_states_from_the_window_alone() -> None:
    """A bot imagines; it cannot make, deal again, replay or reach into a table."""
    faults = Faults()
    doors = ("touchline.play.match", "touchline.play.croupier", "touchline.core.tape")
    for p in below("play/ai/"):
        if name_of(p) in WINDOW_MAKERS:
            continue
        tree = parse(p)
        faults.none(p, (name for name in imported(p) if name.startswith(doors)))
        faults.none(p, {".new", ".redeal"} & set(called(tree)))
        faults.none(p, reached(tree))
    faults.end()


# the one way in for text, and the modules that are asked for bytes that are no text
READERS = {"play/reading.py"}
TAKEN_IN = {"open", ".open", ".read_text", ".read_bytes", ".decode", ".load", "fdopen", ".fdopen"}
WRITTEN = {"x", "w", "xb", "wb", "a"}
NO_FILES = {  # calls of those names that read no file and decode nothing from outside
    "core/tape.py": {".decode"},  # its own bytes, for a message
    "core/policy.py": {".open"},
    "server/app.py": {".open", ".load"},  # the lobby
    "server/lobby.py": {".load"},
    "server/live_match.py": {".load"},
    "server/opening.py": {".open"},  # the database
    "server/sockets.py": {".decode"},
    "server/table.py": {".decode"},
    "cli/main.py": {"open"},  # the null device, to write to
    "play/shown.py": {".decode"},  # the JSON that it has just made
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
    "play/terminal/keyboard.py": {".load"},
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


def test_every_text_comes_in_by_one_way() -> None:
    """Text from outside is read in play/reading.py; others ask it and get text or a sentence."""
    faults = Faults()
    rules = {p for p in deciding() if name_of(p).startswith("games/")}
    for p in SOURCES:
        if name_of(p) in READERS or p in rules:
            continue
        found = set(reads(parse(p))) - NO_FILES.get(name_of(p), set())
        if name_of(p) in ("play/ai/worker.py", "play/sim/helper.py"):
            found -= {"sys.stdin"}  # handed to reading.lines as bytes
        faults.none(p, found)
    faults.end()


def test_the_exceptions_to_one_way_are_all_needed() -> None:
    for name, calls in NO_FILES.items():
        assert calls <= set(reads(parse(PACKAGE / name))), name
