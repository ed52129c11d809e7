"""The messages of a Fluent file, for tests that compare languages."""

from __future__ import annotations

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Variables(Visitor):
    """The variables of a message."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def messages(text: str) -> list[ast.Message]:
    """Every message; fails on what no message can be made of."""
    body = FluentParser().parse(text).body
    broken = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert not broken, broken
    return [entry for entry in body if isinstance(entry, ast.Message)]


def catalogue(text: str) -> dict[str, set[str]]:
    """Each message, and each attribute as "id.part", with its variables; none stands twice."""
    found: dict[str, set[str]] = {}
    known: set[str] = set()
    for message in messages(text):
        assert message.id.name not in known, f"{message.id.name} stands twice"
        known.add(message.id.name)
        if message.value is not None:
            found[message.id.name] = variables(message.value)
        for part in message.attributes:
            found[f"{message.id.name}.{part.id.name}"] = variables(part.value)
    return found


def sentences(text: str) -> list[tuple[str, str]]:
    """Every sentence with the name of its message: of a choice each variant; "…" for what is put
    in.
    """
    found: list[tuple[str, str]] = []
    for message in messages(text):
        whole = [message.value, *(part.value for part in message.attributes)]
        for pattern in whole:
            if pattern is not None:
                found += [(message.id.name, said) for said in spelt(pattern)]
    return found


def spelt(pattern: ast.Pattern) -> list[str]:
    """A pattern as text, then the variants of the choices in it."""
    text, inner = "", []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        text += "…"
        if isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                inner += spelt(variant.value)
    return [text, *inner]
