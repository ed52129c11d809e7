"""`touchline rules`: the rulebook, read and searched."""

from __future__ import annotations

import argparse
import sys
import textwrap

from touchline.play import rulebook
from touchline.play.rulebook import Rulebook, Section
from touchline.play.speech import Voice

from .parser import Parser
from .rooms import ROOMS, game

WIDTH = 80


def fill(p: Parser) -> None:
    """The arguments."""
    p.add_argument("game", metavar="GAME", help=p.about("game", list(ROOMS)))
    p.add_argument("id", metavar="ID", nargs="?", help=p.about("id"))
    p.add_argument("--search", metavar="WORDS", help=p.about("search"))
    p.add_argument("--all", action="store_true", help=p.about("all"))


def run(args: argparse.Namespace, say: Voice) -> int:
    """Show the list of rules, one rule, those that hold some words, or all."""
    name = game(args.game).name
    lang = say.lang if say.lang in rulebook.languages(name) else "en"
    book = rulebook.load(name, lang)
    if args.id:
        print(shown(book.rule(args.id)))
    elif args.search is not None:
        hits = book.search(args.search)
        if not hits:
            sys.stderr.write(say.say("cli-rules-none", words=args.search) + "\n")
            return 1
        print("\n\n".join(f"{hit.chapter}\n{shown(hit.section)}" for hit in hits))
    elif args.all:
        print(whole_book(book))
    else:
        print(contents(book))
    return 0


def head(section: Section) -> str:
    """The heading of a section."""
    return f"{section.id}  {section.title}" if section.id else section.title


def shown(section: Section) -> str:
    """One section for a terminal."""
    text = wrapped(section.plain())
    return f"{head(section)}\n\n{text}" if head(section) else text


def wrapped(text: str) -> str:
    """Paragraphs broken at the terminal's width; tables and drawings as they are."""
    lines: list[str] = []
    for line in text.splitlines():
        if len(line) <= WIDTH or "  " in line.strip():
            lines.append(line)
        else:
            further = "  " if line.startswith(("- ", "1", "2", "3")) else ""
            lines += textwrap.wrap(line, WIDTH, subsequent_indent=further, break_on_hyphens=False)
    return "\n".join(lines)


def contents(book: Rulebook) -> str:
    """Chapters and their rules, a line each."""
    lines = [book.title]
    for chapter in book.chapters:
        lines += ["", chapter.title]
        lines += [f"  {head(section)}" for section in chapter.sections if section.title]
    return "\n".join(lines)


def whole_book(book: Rulebook) -> str:
    """Everything."""
    parts = [book.title]
    for chapter in book.chapters:
        parts += [f"{chapter.title}\n{'=' * len(chapter.title)}"]
        parts += [shown(section) for section in chapter.sections]
    return "\n\n".join(parts)
