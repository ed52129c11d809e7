"""Fluent messages of one language, each parsed when it is first wanted.

A text file holds many hundred messages, of which a match says a few dozen: to parse all of them
would be most of the time that a program takes to start.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax import ast

from . import reading

#: where an entry begins, and where it ends at the latest: its own lines are indented
BEGINNING: Final = re.compile(r"^(?:(-?[A-Za-z][\w-]*) *=|#)", re.MULTILINE)
NAMED: Final = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)")  # what an entry may put in


class Messages:
    """The messages of some text files: where several have one of the same name, the first's."""

    def __init__(self, lang: str) -> None:
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._waiting: dict[str, str] = {}  # as written, until they are wanted

    def read(self, file: Path) -> None:
        """The entries of a file more."""
        for name, text in entries(file).items():
            self._waiting.setdefault(name, text)

    def find(self, name: str) -> Message | None:
        """The message of this name, with its `value` and `attributes`; None where there is none."""
        self._parse(name)
        return self._bundle.get_message(name) if self._bundle.has_message(name) else None

    def format(
        self, pattern: Pattern, args: Mapping[str, str | int]
    ) -> tuple[str, list[Exception]]:
        """A pattern of a message with these arguments filled in, and what was wrong with them."""
        text, faults = self._bundle.format_pattern(pattern, dict(args))
        return str(text), faults

    def _parse(self, name: str) -> None:
        """Parse an entry, and those it puts in."""
        text = self._waiting.pop(name, None)
        if text is not None:
            self._bundle.add_resource(_parsed(text))
            for other in NAMED.findall(text):
                self._parse(other)


@cache
def entries(file: Path) -> dict[str, str]:
    """The messages and terms of a text file by name ("-name" for a term), as they are written."""
    text = reading.text(file)
    starts = [*BEGINNING.finditer(text)]
    ends = [*(m.start() for m in starts[1:]), len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=False):
        if start[1]:
            found.setdefault(start[1], text[start.start() : end])
    return found


@cache
def _parsed(entry: str) -> ast.Resource:
    return FluentResource(entry)
