"""A rulebook as players read it: options, their values and presets by what they are called.

The files name them by their keys, which commands and packs use; no screen shows a key.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from typing import Final

from . import library
from .marked import Block, Grid, Items, Paragraph, Span
from .numbers import percent
from .room import Room
from .rulebook import Rulebook, Section
from .rulebook import load as written
from .speech import Voice

LONG: Final = re.compile(
    r"(?<![\d/])(\d+)/(\d+)(?![\d/])(?:, (?P<about>about |environ )\d+[.,]\d\s?%)?"
)  # an exact chance, and what the text itself says it comes to
LONGEST: Final = 1000  # from this denominator on a fraction is figures and no chance any more
UNNAMED: Final = re.compile(r"[^a-z0-9]+")  # what no name of a message has


@lru_cache(maxsize=32)
def load(room: Room, lang: str = "en") -> Rulebook:
    """The rulebook of a game with its options in words. Raises as the loading of the file does."""
    book = written(room, lang)
    words = _Words(room, lang)
    chapters = tuple(
        replace(chapter, sections=tuple(words.section(each) for each in chapter.sections))
        for chapter in book.chapters
    )
    return replace(book, chapters=chapters)


class _Words:
    """What the options and presets of a game are called in a language."""

    def __init__(self, room: Room, lang: str) -> None:
        self._voice = Voice(lang, library.texts(room))
        self._prefix = room.words.prefix
        self._values = {choice.key: choice.values for choice in room.game.choices}
        counted = Counter(value for values in self._values.values() for value in values)
        self._own = {
            value: key
            for key, values in self._values.items()
            for value in values
            if counted[value] == 1 and len(value) > 1  # letters are those of squares and keys
        }
        self._presets = {preset.key for preset in room.game.presets}

    def section(self, section: Section) -> Section:
        """The same section, in words."""
        return replace(section, blocks=tuple(self._block(block) for block in section.blocks))

    def _block(self, block: Block) -> Block:
        if isinstance(block, Paragraph):
            return replace(block, spans=self._spans(block.spans)[0])
        if isinstance(block, Items):
            return replace(block, items=tuple(self._spans(item)[0] for item in block.items))
        if isinstance(block, Grid):
            head = [self._spans(cell) for cell in block.head]
            options = [option for _, option in head]
            return replace(
                block,
                head=tuple(spans for spans, _ in head),
                rows=tuple(self._row(row, options) for row in block.rows),
            )
        return block

    def _row(
        self, row: tuple[tuple[Span, ...], ...], options: list[str]
    ) -> tuple[tuple[Span, ...], ...]:
        """The values of an option stand in the cells after it, or below it."""
        cells: list[tuple[Span, ...]] = []
        option = ""
        for cell, above in zip(row, options, strict=True):
            spans, option = self._spans(cell, option or above)
            cells.append(spans)
        return tuple(cells)

    def _spans(self, spans: tuple[Span, ...], option: str = "") -> tuple[tuple[Span, ...], str]:
        """Values are those of the option that was named last."""
        told: list[Span] = []
        for span in spans:
            name = ""
            if span.kind == "code":
                if span.text in self._values.get(option, ()):
                    name = self._called("opt", option, span.text)
                elif span.text in self._values:
                    option = span.text
                    name = self._called("opt", option, part="label")
                elif span.text in self._own:
                    name = self._called("opt", self._own[span.text], span.text)
                elif span.text in self._presets:
                    name = self._called("preset", span.text, part="label")
            elif span.kind in ("text", "strong"):
                told.append(replace(span, text=LONG.sub(self._share, span.text)))
                continue
            told.append(Span("em", name) if name else span)
        return tuple(told), option

    def _share(self, found: re.Match[str]) -> str:
        """An exact chance that nobody can weigh, in hundredths; a short one stays as it is."""
        n, d = int(found[1]), int(found[2])
        if d < LONGEST:
            return found[0]
        return f"{found['about'] or ''}{percent(n / d, self._voice)}"

    def _called(self, *names: str, part: str = "") -> str:
        id = self._prefix + "-".join(UNNAMED.sub("-", name.lower()) for name in names)
        if not self._voice.has(id, part):
            return ""
        return self._voice.part(id, part) if part else self._voice.say(id)
