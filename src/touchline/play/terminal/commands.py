"""The commands that may be typed at the terminal's table, in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COMMANDS: Final[Mapping[str, str]] = {
    "?": "help", "help": "help", "h": "help", "aide": "help",
    "why": "why", "pourquoi": "why",
    "odds": "odds", "chances": "odds",
    "board": "board", "plateau": "board", "table": "board",
    "moves": "moves", "coups": "moves",
    "undo": "undo", "reprendre": "undo",
    "save": "save", "garder": "save",
    "rule": "rule", "règle": "rule", "regle": "rule",
    "resign": "resign", "abandonner": "resign",
    "quit": "quit", "quitter": "quit", "exit": "quit", "q": "quit",
}  # fmt: skip


def command(line: str) -> tuple[str, str]:
    """A command and what follows it; ("", the line) when it is none."""
    head, _, rest = line.strip().partition(" ")
    word = COMMANDS.get(head.lower(), "")
    return (word, rest.strip()) if word else ("", line.strip())
