"""Vectors stay within compiled code: what hands one over from plain Python loses it for good.

The compiled engine keeps its numbers in vectors (`vec[i64]`). Reading one from a module that stays
Python is fine; giving one (as an attribute of a compiled class, or as an argument of a compiled
function) keeps a reference that nobody lets go, so a server would grow with every view. Whatever
needs a vector is built by a function of a compiled module, from plain lists.
"""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import build_support

PACKAGE = build_support.PACKAGE
COMPILED = build_support.hot_modules()
PLAIN = [p for p in sorted(PACKAGE.rglob("*.py"))
         if p not in COMPILED and not {"static", "standin"} & set(p.parts)]  # fmt: skip


def name_of(p: Path) -> str:
    return p.relative_to(PACKAGE).as_posix()


def is_vector(annotation: ast.expr | None) -> bool:
    return annotation is not None and "vec[" in ast.unparse(annotation)


class Compiled(ast.NodeVisitor):
    """Of a compiled module: attributes that hold vectors, and what takes one as an argument."""

    def __init__(self) -> None:
        self.attributes: set[str] = set()
        self.others: set[str] = set()  # attributes of another type
        self.functions: set[str] = set()
        self.methods: set[str] = set()
        self._class = ""
        self._params: set[str] = set()

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        before, self._class = self._class, node.name
        self.generic_visit(node)
        self._class = before

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        args = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
        before, self._params = self._params, {a.arg for a in args if is_vector(a.annotation)}
        if self._params and node.name == "__init__":
            self.functions.add(self._class)
        elif self._params:
            (self.methods if self._class else self.functions).add(node.name)
        self.generic_visit(node)
        self._params = before

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        target = node.target
        name = target.attr if isinstance(target, ast.Attribute) else ""
        if isinstance(target, ast.Name) and self._class:
            name = target.id
        (self.attributes if is_vector(node.annotation) else self.others).add(name)

    def visit_Assign(self, node: ast.Assign) -> None:
        given = isinstance(node.value, ast.Name) and node.value.id in self._params
        made = isinstance(node.value, ast.Call) and ast.unparse(node.value.func).startswith("vec[")
        for target in node.targets:
            if isinstance(target, ast.Attribute) and (given or made):
                self.attributes.add(target.attr)


def looked_at(tree: ast.AST) -> Compiled:
    found = Compiled()
    found.visit(tree)
    return found


@cache
def compiled() -> dict[str, Compiled]:
    """What is known of each compiled module, by its full name."""
    return {
        f"touchline.{name_of(p)[:-3].replace('/', '.')}": looked_at(
            ast.parse(p.read_text(encoding="utf-8"))
        )
        for p in COMPILED
    }


def imports(tree: ast.AST, package: str) -> dict[str, str]:
    """Name in a module -> full name of what it stands for, as its imports say."""
    names: dict[str, str] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            above = package.split(".")
            above = above[: len(above) - node.level + 1] if node.level else []
            module = ".".join([*above, *filter(None, [node.module])])
            names |= {a.asname or a.name: f"{module}.{a.name}" for a in node.names}
        elif isinstance(node, ast.Import):
            names |= {a.asname or a.name: a.name for a in node.names}
    return names


def handed_over(tree: ast.AST, package: str) -> list[str]:
    """Every place in a plain module where a vector might be handed to compiled code.

    Objects are judged by the compiled modules that are imported there: their classes' attributes
    and methods. What is called by the name of a module is found exactly.
    """
    bad: list[str] = []
    names = imports(tree, package)
    near = {
        m for full in names.values() for m in (full, full.rpartition(".")[0]) if m in compiled()
    }
    own = looked_at(tree).others
    attributes = {a for m in near for a in compiled()[m].attributes}
    attributes -= own | {a for m in near for a in compiled()[m].others}
    methods = {method for m in near for method in compiled()[m].methods}
    bad += [f"imports {full}" for full in names.values() if full.startswith("librt")]
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            # what a plain class keeps under such a name is its own
            mine = isinstance(node.value, ast.Name) and node.value.id in {"self", "cls"}
            if node.attr in attributes and not mine:
                bad.append(f"line {node.lineno}: assigns {ast.unparse(node)}")
        if isinstance(node, ast.Call) and (node.args or node.keywords):
            bad += [f"line {node.lineno}: calls {called}" for called in takes(node, names, methods)]
    return bad


def takes(call: ast.Call, names: dict[str, str], methods: set[str]) -> list[str]:
    """What this call names, if that takes a vector."""
    if isinstance(call.func, ast.Name):
        module, _, name = names.get(call.func.id, "").rpartition(".")
        fits = module in compiled() and name in compiled()[module].functions
        return [name] if fits or call.func.id == "setattr" else []
    if not isinstance(call.func, ast.Attribute):
        return []
    if isinstance(call.func.value, ast.Name) and names.get(call.func.value.id) in compiled():
        module = names[call.func.value.id]
        return [call.func.attr] if call.func.attr in compiled()[module].functions else []
    return [call.func.attr] if call.func.attr in methods else []


def test_vectors_are_found_in_every_game() -> None:
    attributes = {name for module in compiled().values() for name in module.attributes}
    assert {"where", "pos", "frames", "gloves", "hand", "club"} <= attributes
    assert "glove_for" in compiled()["touchline.games.eleven.rules.sums"].functions
    assert len(PLAIN) > 100


@pytest.mark.parametrize(
    "code",
    [
        "t.where = numbers(v.where)",
        "t.flags, t.tokens = a, b",
        "self.own.gloves = mine",
        "setattr(t, name, n)",
        "sums.glove_for(x, 3)",
        "from librt.vecs import vec",
        "for t.where in rows: pass",
    ],
)
def test_the_rule_sees_what_it_forbids(code: str) -> None:
    head = "from .state import Table\nfrom .sums import Team\nfrom . import sums\n"
    assert handed_over(ast.parse(head), "touchline.games.eleven.rules") == []
    assert handed_over(ast.parse(head + code), "touchline.games.eleven.rules") != []


def test_no_plain_module_hands_a_vector_to_compiled_code() -> None:
    bad: list[str] = []
    for p in PLAIN:
        package = ".".join(["touchline", *p.relative_to(PACKAGE).parent.parts])
        found = handed_over(ast.parse(p.read_text(encoding="utf-8")), package)
        bad += [f"{name_of(p)}: {each}" for each in found]
    assert not bad, "\n".join(bad)
