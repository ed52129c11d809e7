"""How far the code is from its own measure: counts that may only fall, and the goal of each.

`pytest -s tests/test_counts.py` prints them. Whoever lowers one writes the new number down here.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from touchline.rooms import ROOMS

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "touchline"
CLIENT = ROOT / "client" / "src"
NAMES = re.compile("|".join(ROOMS), re.IGNORECASE)
GENERATED = {"client/src/games/index.ts", "client/src/lib/wire.ts"}
LIST = "src/touchline/rooms.py"
CODE = {".py", ".ts", ".svelte", ".ftl"}


def name_of(p: Path) -> str:
    return p.relative_to(ROOT).as_posix()


def sources(*folders: Path) -> Iterator[Path]:
    for folder in folders:
        yield from (p for p in sorted(folder.rglob("*")) if p.suffix in CODE and p.is_file())


def of_a_game(p: Path) -> bool:
    """Does this file lie in a folder of its game?"""
    return any(part in ROOMS for part in p.relative_to(ROOT).parts)


def shared() -> list[str]:
    """Shared code files that name a game, but for the list of rooms."""
    found = sources(PACKAGE, CLIENT, ROOT / "tools", ROOT / "bench")
    return [
        name_of(p)
        for p in [*found, *sorted(ROOT.glob("*.py"))]
        if not of_a_game(p)
        and "static" not in p.parts
        and name_of(p) not in {*GENERATED, LIST}
        and NAMES.search(p.read_text("utf-8"))
    ]


def homes() -> list[str]:
    """Folders in which a game lives: of all its files those nearest to the root of the checkout."""
    tops = [PACKAGE, CLIENT, ROOT / "tests", ROOT / "docs", ROOT / "bench", ROOT / "tools"]
    found: set[str] = set()
    for top in tops:
        for p in top.rglob("*"):
            parts = p.relative_to(ROOT).parts
            if p.is_dir() or "static" in parts or "__pycache__" in parts:
                continue
            at = next((n for n, part in enumerate(parts) if part.split(".")[0] in ROOMS), -1)
            if at >= 0 and next(iter(ROOMS)) in parts[at]:
                found.add("/".join(parts[: at + (at < len(parts) - 1)]))
    return sorted(found)


def trees(*folders: Path) -> Iterator[tuple[str, ast.Module]]:
    for folder in folders:
        for p in sorted(folder.rglob("*.py")):
            yield name_of(p), ast.parse(p.read_text("utf-8"))


def narrowed() -> list[str]:
    """Asserts in cli and play by which an object becomes something that can be used."""
    return [
        f"{name}:{n.lineno}"
        for name, tree in trees(PACKAGE / "cli", PACKAGE / "play")
        for n in ast.walk(tree)
        if isinstance(n, ast.Assert) and "isinstance(" in ast.unparse(n.test)
    ]


def asked_of_what_room() -> list[str]:
    """isinstance outside a room on what a room defines."""
    own: set[str] = set()
    for _, tree in trees(PACKAGE / "games"):
        own |= {n.name for n in tree.body if isinstance(n, ast.ClassDef)}
    return [
        f"{name}:{n.lineno}"
        for name, tree in trees(PACKAGE / "cli", PACKAGE / "play", PACKAGE / "server")
        for n in ast.walk(tree)
        if isinstance(n, ast.Call)
        and isinstance(n.func, ast.Name)
        and n.func.id == "isinstance"
        and {x.id for x in ast.walk(n.args[1]) if isinstance(x, ast.Name)} & own - {"Sheets"}
    ]


def loops() -> list[str]:
    """Loops over the answers of a tape, outside the modules that are there for it."""
    home = ("play/walk.py", "play/match.py", "play/tapes.py", "core/tape.py")
    return [
        f"{name}:{n.lineno}"
        for name, tree in trees(PACKAGE)
        if not name.endswith(home)
        for n in ast.walk(tree)
        if isinstance(n, ast.For | ast.comprehension)
        and re.search(r"\.answers\(\)|tape\.entries", ast.unparse(n.iter))
        for n in [n if isinstance(n, ast.For) else n.iter]
    ]


def untold() -> list[str]:
    """Public functions, and methods of phases, that have no docstring."""
    found: list[str] = []
    for name, tree in trees(PACKAGE):
        for n in tree.body:
            if isinstance(n, ast.FunctionDef) and n.name[0] != "_" and not ast.get_docstring(n):
                found.append(f"{name}:{n.name}")
            if isinstance(n, ast.ClassDef) and any("Phase" in ast.unparse(b) for b in n.bases):
                found += [
                    f"{name}:{n.name}.{m.name}"
                    for m in n.body
                    if isinstance(m, ast.FunctionDef)
                    and m.name[0] != "_"
                    and not ast.get_docstring(m)
                ]
    return found


#: what is counted, how many there are, and how many there should be
COUNTS = {
    shared: (2, 0),
    homes: (4, 4),
    narrowed: (0, 0),
    asked_of_what_room: (0, 0),
    loops: (2, 0),
    untold: (0, 0),
}


@pytest.mark.parametrize("count", COUNTS, ids=lambda f: f.__name__)
def test_no_count_grows(count) -> None:
    known, goal = COUNTS[count]
    found = count()
    title = " ".join((count.__doc__ or "").split()).rstrip(".")
    print(f"\n{len(found)} (goal {goal}): {title}")
    for each in found[:40]:
        print(f"    {each}")
    assert len(found) == known, f"write the new number down, if it is lower: {found}"
