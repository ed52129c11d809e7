"""`touchline rules`: the rulebook, read and searched."""

from __future__ import annotations

import argparse
import sys

from touchline.play import rulebook
from touchline.play.room import Rooms
from touchline.play.rulebook import Rulebook
from touchline.play.speech import Voice
from touchline.play.terminal.pages import head, shown

from .parser import Parser


def fill(p: Parser, rooms: Rooms) -> None:
    """The arguments."""
    p.add_argument("game", metavar="GAME", help=p.about("game", list(rooms)))
    p.add_argument("id", metavar="ID", nargs="?", help=p.about("id"))
    p.add_argument("--search", metavar="WORDS", help=p.about("search"))
    p.add_argument("--all", action="store_true", help=p.about("all"))


def run(args: argparse.Namespace, say: Voice) -> int:
    """Show the list of rules, one rule, those that hold some words, or all."""
    room = args.rooms[args.game]
    lang = say.lang if say.lang in rulebook.languages(room) else "en"
    book = rulebook.load(room, lang)
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
