"""The blocks of a Markdown page, and the commands that stand between its lines."""

from __future__ import annotations

import re
import shlex
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs/howto").glob("*.md")),
    *sorted((ROOT / "docs/reference").glob("*.md")),
    *sorted((ROOT / "docs/games").glob("*/[!r]*.md")),
]
PROGRAMS = ("touchline", "python3", "pip", "apt-get", ".ci/run")
FENCE = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.M | re.S)
SET_IN = re.compile(r"(?:^(?: {4,}\S.*| *)\n)*^ {4,}\S.*$", re.M)


@dataclass(frozen=True)
class Block:
    """A block of code: in what it is written (shell, python, toml, json or text), and where."""

    page: Path
    line: int
    kind: str
    text: str

    @property
    def first(self) -> str:
        return self.text.splitlines()[0]

    @property
    def where(self) -> str:
        return f"{name(self.page)}:{self.line}"


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def kind_of(label: str, text: str) -> str:
    """By its label, else by its first line."""
    if label:
        return {"sh": "shell", "bash": "shell", "console": "shell"}.get(label, label)
    first = text.lstrip().split()[0]
    if first in PROGRAMS:
        return "shell"
    return "toml" if first.startswith("[[") else "text"


def blocks(page: Path, text: str = "") -> list[Block]:
    """Every block of a page, in its order."""
    text = text or page.read_text("utf-8")
    found: list[tuple[int, str, str]] = []

    def offset(m: re.Match[str]) -> str:
        found.append((m.start(), m[2], textwrap.dedent(m[3]).rstrip("\n")))
        return re.sub(r"[^\n]", "\0", m[0])  # no line of it is blank, and every place stays

    rest = FENCE.sub(offset, text)
    for m in SET_IN.finditer(rest):
        before = rest[: m.start()].rstrip("\n").rpartition("\n")[2]
        body = m[0]
        inset = len(body.lstrip("\n")) - len(body.lstrip("\n").lstrip(" "))
        blank_before = m.start() == 0 or rest[: m.start()].endswith("\n\n") or body.startswith("\n")
        in_a_list = re.match(r"^ *(\d+\.|-) ", before) or before.startswith("   ")
        if not blank_before or (in_a_list and inset < 7):
            continue  # a line that goes on, of a list or of a rule
        found.append((m.start() + len(body) - len(body.lstrip("\n")), "", clean(body)))
    return [
        Block(page, text.count("\n", 0, at) + 1, kind_of(label, body), body)
        for at, label, body in sorted(found)
        if body.strip()
    ]


def clean(body: str) -> str:
    return textwrap.dedent(body.strip("\n")).rstrip("\n")


def commands(block: Block) -> list[str]:
    """The commands of a shell block, without what is remarked beside them."""
    found = []
    for line in block.text.splitlines():
        told = re.split(r"(?: {2,}#|\s{3,})", line)[0].strip()
        if told:
            found.append(told)
    return found


def inline(page: Path) -> Iterator[str]:
    """The commands that stand in the text, in single backticks."""
    text = FENCE.sub("", page.read_text("utf-8"))
    for body in re.findall(r"`([^`\n]+)`", text):
        if body.split()[0] in ("touchline", "python3"):
            yield body


def words(command: str) -> list[str]:
    return shlex.split(command)
