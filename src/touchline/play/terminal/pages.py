"""Pages of a terminal: texts broken where the screen ends, sections of rules, plain data."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Mapping, Sequence

from touchline.play.room import Room
from touchline.play.rulebook import Section
from touchline.play.shown import plain
from touchline.play.speech import Voice
from touchline.play.teams import Team

from .ink import WIDTH


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


def listed(
    room: Room,
    say: Voice,
    teams: Sequence[Team],
    view: object,
    ink: bool = False,
    pack: str = "",
) -> str:
    """A view as plain data, a name a line, what lies inside further in: for a game that draws none.

    A name is told by the message PREFIXview-NAME where the game has one, else as it is spelled,
    with spaces; a word that stands there by PREFIXview-NAME-VALUE, else as it is. Takes what every
    game's drawing takes; neither teams nor colours nor cards stand in it.
    """
    return "\n".join(_lines(room, say, plain(view), ""))


def called(name: str, room: Room, say: Voice) -> str:
    """What a name in a view of this game is called."""
    id = f"{room.words.prefix}view-{_hyphens(name)}"
    return say.say(id) if say.has(id) else name.replace("_", " ")


def _hyphens(word: str) -> str:
    """A word as part of a message id, as the browser makes it too: `fixed2+3` is `fixed2-3`."""
    return re.sub(r"[^a-z0-9]+", "-", word.lower())


def _lines(room: Room, say: Voice, data: Mapping[str, object], margin: str) -> list[str]:
    told: list[str] = []
    for key, value in data.items():
        name = called(key, room, say)
        if isinstance(value, Mapping) and value:
            told += [f"{margin}{name}", *_lines(room, say, value, margin + "  ")]
        elif isinstance(value, list) and any(isinstance(x, Mapping) for x in value):
            for n, each in enumerate(value, 1):
                inner = each if isinstance(each, Mapping) else {"": each}
                told += [f"{margin}{name} {n}", *_lines(room, say, inner, margin + "  ")]
        else:
            text = _value(room, say, key, value)
            told.append(f"{margin}{say.say('term-told', name=name, text=text)}")
    return told


def _value(room: Room, say: Voice, name: str, value: object) -> str:
    """What stands at a name; a word by the game's message, where it has one for it."""
    if isinstance(value, bool):
        return say.say("term-yes" if value else "term-no")
    if isinstance(value, list):
        return ", ".join(_value(room, say, name, x) for x in value) or "–"
    if isinstance(value, str) and value:
        id = f"{room.words.prefix}view-{_hyphens(name)}-{_hyphens(value)}"
        return say.say(id) if say.has(id) else value
    return "–" if value in (None, "", {}) else str(value)
