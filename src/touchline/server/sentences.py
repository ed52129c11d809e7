"""The sentences that the browser does not carry itself, by part and language, as they are sent.

The part "shared" has what any page may say that is no refusal: of `play`, and of each game what
pages about all games say, its name and its presets. The part "faults" has the refusals of the
server and of `play`, and the server's remarks at a table: no page needs it to be shown, so it is
fetched when nothing else is (client/src/lib/i18n.svelte.ts). The others are named after their
games: all that a game says. What `play` says in a terminal alone is in none.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from typing import Final

from touchline.play import library, reading, speech
from touchline.play.room import Room, Rooms

from .texts import HERE, LANGUAGES

SHARED: Final = "shared"
FAULTS: Final = "faults"
GENERAL: Final = (SHARED, FAULTS)  # the parts that belong to no game
REFUSED: Final = r"(?:fault|read|hint)-"  # how message ids of `play` begin: of refusals,
SPOKEN_APART: Final = r"(?:term|balance)-"  # and of what a terminal alone says
Stamp = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Text:
    """A text as it is sent, and the same compressed."""

    text: str

    @cached_property
    def whole(self) -> bytes:
        """Its bytes."""
        return self.text.encode()

    @cached_property
    def hash(self) -> str:
        """The beginning of its SHA-256: another text has another address."""
        return sha256(self.whole).hexdigest()[:16]

    @cached_property
    def zipped(self) -> bytes:
        """The same for who takes gzip."""
        return gzip.compress(self.whole, 9, mtime=0)


def messages(text: str, wanted: str) -> str:
    """Of these sentences those whose ids match this pattern, whole."""
    found = re.compile(rf"^(?:{wanted}) =.*(?:\n(?:[ }}].*)?)*", re.M)
    return "\n".join(m[0].rstrip() for m in found.finditer(text))


def front(text: str, prefix: str) -> str:
    """Of a game's sentences those that pages about all games say."""
    return messages(text, rf"{prefix}(?:name|preset-[a-z0-9-]+)")


class Sentences:
    """All parts of the sentences; read anew where a file has changed."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms = rooms
        self._made: dict[tuple[str, str], tuple[Stamp, Text]] = {}

    def parts(self) -> list[str]:
        """The names of all parts."""
        return [*GENERAL, *self.rooms]

    def get(self, part: str, lang: str) -> Text:
        """A part in a language. Raises KeyError where there is none."""
        files = list(self._files(part, lang))
        stamp = tuple((str(f), f.stat().st_mtime_ns) for f in files)
        made = self._made.get((part, lang))
        if made is None or made[0] != stamp:
            made = stamp, Text(self._written(part, lang))
            self._made[part, lang] = made
        return made[1]

    def address(self, part: str, lang: str) -> str:
        """Where a part is fetched; what has once come from there may be kept for good."""
        return f"/text/{part}.{lang}.ftl?v={self.get(part, lang).hash}"

    def _files(self, part: str, lang: str) -> Iterator[Path]:
        """The files that a part is made of."""
        if lang not in LANGUAGES:
            raise KeyError(lang)
        if part == FAULTS:
            folders = [HERE, speech.OWN]
        elif part == SHARED:
            of_games = [folder for room in self.rooms.values() for folder in library.texts(room)]
            folders = [speech.OWN, *of_games]
        else:
            folders = library.texts(self.rooms[part])
        yield from (f for folder in folders if (f := folder / f"text.{lang}.ftl").exists())

    def _written(self, part: str, lang: str) -> str:
        """A part as text."""
        if part not in GENERAL:
            return _of_game(self.rooms[part], lang)
        common = reading.text(speech.OWN / f"text.{lang}.ftl")
        if part == FAULTS:
            server = reading.text(HERE / f"text.{lang}.ftl").strip()
            return f"{server}\n\n{messages(common, f'{REFUSED}[a-z0-9-]+')}\n"
        own = messages(common, rf"(?!{REFUSED}|{SPOKEN_APART})[a-z][a-z0-9-]*")
        games = [front(_of_game(r, lang), r.words.prefix) for r in self.rooms.values()]
        return "\n\n".join(filter(None, [own, *games])) + "\n"


def _of_game(room: Room, lang: str) -> str:
    """All that a game and its packs say."""
    files = [f for x in library.texts(room) if (f := x / f"text.{lang}.ftl").exists()]
    return "\n\n".join(reading.text(f).strip() for f in files) + "\n"
