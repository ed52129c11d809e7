"""Rulebooks: numbered rules in chapters, for a screen to show and to search.

The files are docs/games/<game>/rules.md (English) and rules.<lang>.md; `marked` says which Markdown
they may use. A rule is a heading `### SS-057 The ball's cell` and the text under it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING

from ..core.choices import near
from ..core.faults import Fault
from . import reading
from .marked import Block, Lines, plain

if TYPE_CHECKING:
    from .room import Room


@dataclass(frozen=True, slots=True)
class Section:
    """One heading and what stands under it. `id` is the rule's id, or None for other text."""

    id: str | None
    title: str
    blocks: tuple[Block, ...]

    def plain(self) -> str:
        """The section as unstyled text: for a terminal and for searching."""
        return plain(self.blocks)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter. Text before its first section is a section without id and without title."""

    title: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that answers a search, and the chapter it stands in."""

    chapter: str
    section: Section


@dataclass(frozen=True, slots=True)
class Rulebook:
    """The rules of one game in one language."""

    game: str
    lang: str
    title: str
    chapters: tuple[Chapter, ...]

    def sections(self) -> Iterator[tuple[Chapter, Section]]:
        """All sections in reading order, each with its chapter."""
        for chapter in self.chapters:
            for section in chapter.sections:
                yield chapter, section

    def ids(self) -> list[str]:
        """The ids of all rules, in reading order."""
        return [section.id for _, section in self.sections() if section.id]

    def rule(self, id: str) -> Section:
        """The section of one rule, by its id in any case ("ss-57" does for SS-057)."""
        wanted = _full(id)
        for _, section in self.sections():
            if section.id == wanted:
                return section
        hint = near(wanted, self.ids()) if self.ids() else ""
        raise Fault(
            f"The rulebook of {self.game} has no rule {id!r}. {hint}".strip(),
            "fault-rule",
            word=id,
            hint=hint,
        )

    def search(self, words: str) -> list[Hit]:
        """Sections that hold every word, those with the words in id or title first.

        Case and accents do not matter; words may be parts of words. No words, no hits.
        """
        wanted = _folded(words).split()
        if not wanted:
            return []
        found: list[tuple[bool, Hit]] = []
        for chapter, section in self.sections():
            head = _folded(f"{section.id or ''} {section.title}")
            text = f"{head} {_folded(section.plain())}"
            if all(word in text for word in wanted):
                in_head = all(word in head for word in wanted)
                found.append((in_head, Hit(chapter.title, section)))
        return [hit for in_head, hit in sorted(found, key=lambda pair: not pair[0])]


_NAME = re.compile(r"rules(?:\.([a-z]{2,3}))?\.md")


def languages(room: Room) -> tuple[str, ...]:
    """The languages in which a game's rulebook is written, English first."""
    found = {
        match[1] or "en"
        for folder in _shelf().iterdir()
        if folder.name == room.name and folder.is_dir()
        for entry in folder.iterdir()
        if (match := _NAME.fullmatch(entry.name))
    }
    return tuple(sorted(found, key=lambda lang: (lang != "en", lang)))


@lru_cache(maxsize=32)
def load(room: Room, lang: str = "en") -> Rulebook:
    """The rulebook of a game, as installed or, in a checkout, from docs/games.

    Raises Fault when there is none in this language, and when the file cannot be read.
    """
    game, written = room.name, languages(room)
    if lang not in written:
        known = ", ".join(written)
        if not known:
            raise Fault(f"There is no rulebook of {game!r}.", "fault-rulebook-none", word=game)
        hint = f"Known: {known}."
        raise Fault(
            f"There is no rulebook of {game!r} in {lang!r}. {hint}",
            "fault-rulebook",
            word=game,
            lang=lang,
            hint=hint,
        )
    name = "rules.md" if lang == "en" else f"rules.{lang}.md"
    return parse(reading.text(Path(str(_shelf() / game / name))), f"{game}/{name}", game, lang)


def _shelf() -> Traversable:
    packed = files("touchline") / "rulebook"
    if packed.is_dir():
        return packed
    return Path(__file__).resolve().parents[3] / "docs" / "games"


# ---------------------------------------------------------------- reading

_RULE_HEADING = re.compile(r"([A-Z]{2,3}-\d{3})\s+(.+)")
_LIKE_RULE = re.compile(r"[A-Za-z]{2,3}-?\d")


def parse(text: str, source: str, game: str, lang: str) -> Rulebook:
    """A rulebook from its Markdown; `source` names the file in errors.

    Raises Fault with file and line for anything outside the small subset, for a rule that is
    headed twice, has no text or is linked to but missing.
    """
    return _Reader(text, source).book(game, lang)


class _Reader(Lines):
    """The headings of a rulebook around its marked text."""

    def book(self, game: str, lang: str) -> Rulebook:
        self.skip()
        mark, title = self.heading() or ("", "")
        if mark != "#":
            self.fault("a rulebook begins with its title, as in '# Name of the game'")
        chapters: list[Chapter] = []
        seen: dict[str, int] = {}
        self.skip()
        while self.more():
            chapters.append(self.chapter(seen))
        if not chapters:
            self.fault("the rulebook has no chapter; a chapter begins with '## '")
        for id, line in self.links:
            if id not in seen:
                self.fault(f"rule {id} is mentioned but has no heading of its own", line)
        return Rulebook(game, lang, title, tuple(chapters))

    def chapter(self, seen: dict[str, int]) -> Chapter:
        first = self.at
        found = self.heading()
        if found is None or found[0] != "##":
            self.fault("text and rules stand in a chapter; begin one with '## '", first)
        sections: list[Section] = []
        opening = self.blocks()
        if opening:
            sections.append(Section(None, "", opening))
        while self.more() and self.lines[self.at].startswith("###"):
            line = self.at
            mark, title = self.heading() or ("", "")
            if mark != "###":
                self.fault("headings go no deeper than '###'", line)
            id: str | None = None
            if rule := _RULE_HEADING.fullmatch(title):
                id, title = rule[1], rule[2]
                if id in seen:
                    self.fault(f"rule {id} already has a heading in line {seen[id] + 1}", line)
                seen[id] = line
            elif _LIKE_RULE.match(title):
                self.fault(f"{title!r} looks like a rule; write it as 'SS-057 Its name'", line)
            blocks = self.blocks()
            if not blocks:
                self.fault(f"nothing stands under the heading {title!r}", line)
            sections.append(Section(id, title, blocks))
        if not sections:
            self.fault(f"chapter {found[1]!r} is empty", first)
        return Chapter(found[1], tuple(sections))


def _folded(text: str) -> str:
    """Lower case without accents, so that 'prolongation' finds 'Prolongations' and 'de' 'dé'."""
    apart = unicodedata.normalize("NFKD", text.replace("’", "'").casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _full(id: str) -> str:
    """An id as rulebooks write it: "ss-57" and "SS57" become "SS-057"."""
    found = re.fullmatch(r"\s*([A-Za-z]{2,3})[-\s]?(\d{1,3})\s*", id)
    return f"{found[1].upper()}-{int(found[2]):03}" if found else id
