"""Marked text: the small part of Markdown that rulebooks use, read into plain pieces.

Paragraphs; flat lists (`- ` or `1. `); pipe tables; fenced text; `code`, **strong**, *em*; and a
rule's id (SS-057), which is a link by itself. Nothing else: no raw HTML can ever reach a browser,
and an author hears of a slip by file and line. That is little enough to read here; a Markdown
library would be one more dependency and would still leave the walk over its tokens to write.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal, NoReturn

from ..core.faults import Fault

SpanKind = Literal["text", "code", "strong", "em", "rule"]


@dataclass(frozen=True, slots=True)
class Span:
    """A run of text in one style. Kind "rule": the text is the id of a rule, to be linked."""

    kind: SpanKind
    text: str


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text."""

    spans: tuple[Span, ...]
    kind: Literal["paragraph"] = "paragraph"


@dataclass(frozen=True, slots=True)
class Items:
    """A flat list."""

    ordered: bool
    items: tuple[tuple[Span, ...], ...]
    kind: Literal["list"] = "list"


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: one row of headings, then rows of as many cells."""

    head: tuple[tuple[Span, ...], ...]
    rows: tuple[tuple[tuple[Span, ...], ...], ...]
    kind: Literal["table"] = "table"


@dataclass(frozen=True, slots=True)
class Verbatim:
    """Text whose line breaks and spaces matter, such as a small board."""

    text: str
    kind: Literal["pre"] = "pre"


Block = Paragraph | Items | Grid | Verbatim


def plain(blocks: tuple[Block, ...]) -> str:
    """Blocks as unstyled text: for a terminal and for searching."""
    return "\n\n".join(_plain(block) for block in blocks)


def _text(spans: tuple[Span, ...]) -> str:
    return "".join(span.text for span in spans)


def _plain(block: Block) -> str:
    if isinstance(block, Paragraph):
        return _text(block.spans)
    if isinstance(block, Verbatim):
        return block.text
    if isinstance(block, Items):
        marks = [f"{n}." if block.ordered else "-" for n in range(1, len(block.items) + 1)]
        return "\n".join(
            f"{mark} {_text(item)}" for mark, item in zip(marks, block.items, strict=True)
        )
    table = [[_text(cell) for cell in row] for row in (block.head, *block.rows)]
    widths = [max(len(row[column]) for row in table) for column in range(len(block.head))]
    return "\n".join(
        "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in table
    )


_HEADING = re.compile(r"(#{1,6})\s+(.*\S)")
_ITEM = re.compile(r"(- |\d+\. )(.*\S)")
_SPANS = re.compile(
    r"`(?P<code>[^`]+)`|\*\*(?P<strong>[^*]+)\*\*|\*(?P<em>[^*]+)\*|(?P<rule>\b[A-Z]{2,3}-\d{3}\b)"
)
_FOREIGN = re.compile(r"<[A-Za-z/!]|!?\[[^\]]*\]\(")


class Lines:
    """A pass over the lines of one file.

    `at` is the number of the line under the eye, from 0; `links` are the rules mentioned so far,
    each with its line.
    """

    def __init__(self, text: str, source: str) -> None:
        self.lines = text.splitlines()
        self.source = source
        self.at = 0
        self.links: list[tuple[str, int]] = []

    def more(self) -> bool:
        """True until every line has been read."""
        return self.at < len(self.lines)

    def heading(self) -> tuple[str, str] | None:
        """Its marks and its text, if the next line is a heading."""
        if self.at < len(self.lines) and (found := _HEADING.fullmatch(self.lines[self.at])):
            self.at += 1
            return found[1], found[2]
        return None

    def skip(self) -> None:
        """Past empty lines."""
        while self.at < len(self.lines) and not self.lines[self.at].strip():
            self.at += 1

    def fault(self, what: str, line: int = -1) -> NoReturn:
        """Raise Fault for a line, by default the one under the eye."""
        where = min(self.at if line < 0 else line, max(len(self.lines) - 1, 0)) + 1
        raise Fault(
            f"{self.source}, line {where}: {what}.",
            "fault-rulebook-line",
            file=self.source,
            line=where,
            what=what,
        )

    def blocks(self) -> tuple[Block, ...]:
        """Everything up to the next heading."""
        found: list[Block] = []
        self.skip()
        while self.at < len(self.lines) and not self.lines[self.at].startswith("#"):
            line = self.lines[self.at]
            if line.startswith("```"):
                found.append(self._verbatim())
            elif line.startswith("|"):
                found.append(self._grid())
            elif _ITEM.match(line):
                found.append(self._items())
            else:
                found.append(Paragraph(self._running(self._paragraph())))
            self.skip()
        return tuple(found)

    def _verbatim(self) -> Verbatim:
        start = self.at
        self.at += 1
        kept: list[str] = []
        while self.at < len(self.lines) and self.lines[self.at].rstrip() != "```":
            kept.append(self.lines[self.at].rstrip())
            self.at += 1
        if self.at == len(self.lines):
            self.fault("the text block begun here is not closed by '```'", start)
        self.at += 1
        return Verbatim("\n".join(kept))

    def _grid(self) -> Grid:
        head = self._row()
        rule = self.lines[self.at].strip() if self.at < len(self.lines) else ""
        if not re.fullmatch(r"\|(?:\s*:?-+:?\s*\|)+", rule):
            self.fault("the second line of a table is '| --- | --- |'")
        self.at += 1
        rows: list[tuple[tuple[Span, ...], ...]] = []
        while self.at < len(self.lines) and self.lines[self.at].startswith("|"):
            row = self._row()
            if len(row) != len(head):
                self.fault(f"this row has {len(row)} cells, the table {len(head)}", self.at - 1)
            rows.append(row)
        return Grid(head, tuple(rows))

    def _row(self) -> tuple[tuple[Span, ...], ...]:
        line = self.lines[self.at].strip()
        if len(line) < 2 or not line.endswith("|"):
            self.fault("a row of a table begins and ends with '|'")
        cells = [self._running([cell.strip()], self.at) for cell in line[1:-1].split("|")]
        self.at += 1
        return tuple(cells)

    def _items(self) -> Items:
        ordered = self.lines[self.at][0] != "-"
        entries: list[tuple[Span, ...]] = []
        while self.at < len(self.lines) and (found := _ITEM.match(self.lines[self.at])):
            if (found[1] != "- ") != ordered:
                self.fault("a list is numbered or it is not; leave a line free between two lists")
            first = self.at
            self.at += 1
            kept = [found[2]]
            while self.at < len(self.lines) and self.lines[self.at].startswith("  "):
                more = self.lines[self.at].strip()
                if _ITEM.match(more):
                    self.fault("lists are flat; no list within a list")
                kept.append(more)
                self.at += 1
            entries.append(self._running(kept, first))
        return Items(ordered, tuple(entries))

    def _paragraph(self) -> list[str]:
        kept: list[str] = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            if not line.strip() or line.startswith(("#", "|", "```")) or _ITEM.match(line):
                break
            if line.startswith((">", "    ", "\t", "* ", "+ ", "---", "===")):
                self.fault(f"{line.split()[0]!r} begins something this rulebook does not use")
            kept.append(line.strip())
            self.at += 1
        return kept

    def _running(self, lines: list[str], first: int = -1) -> tuple[Span, ...]:
        """Lines of text as spans. `first` is their first line; by default they end just above."""
        first = self.at - len(lines) if first < 0 else first
        text = " ".join(lines)
        spans: list[Span] = []
        done = 0
        for found in _SPANS.finditer(text):
            self._take(spans, text[done : found.start()], first)
            kind = found.lastgroup
            if kind == "code":
                spans.append(Span("code", found[kind]))
            elif kind == "strong":
                spans.append(Span("strong", found[kind]))
            elif kind == "em":
                spans.append(Span("em", found[kind]))
            else:
                spans.append(Span("rule", found[0]))
                self.links.append((found[0], first))
            done = found.end()
        self._take(spans, text[done:], first)
        return tuple(spans)

    def _take(self, spans: list[Span], text: str, line: int) -> None:
        """Plain text between two marks; a mark left over in it has lost its partner."""
        if "`" in text or "*" in text:
            self.fault("a mark (` or *) is opened here and not closed, or the other way", line)
        if foreign := _FOREIGN.search(text):
            self.fault(f"{foreign[0]!r} begins HTML or a link, which rulebooks do not use", line)
        if text:
            spans.append(Span("text", text))
