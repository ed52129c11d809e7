"""Sentences for people outside the browser: Fluent messages, and the names they speak of.

The same text files are read by the browser. A message is looked up in the files given, the first
that has it wins. Arguments such as "@team0" and "@L2+L4" are filled in from the teams at the
table, "@p12" and "@c7" from the cards of the pack that is played with.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Final

from fluent.runtime.resolver import Pattern

from touchline.core.faults import Fault
from touchline.core.words import Said

from .messages import Messages
from .teams import Team

LANGUAGES: Final = ("en", "fr")
OWN: Final = Path(__file__).parent
SIDES: Final = "LR"
MINUS: Final = re.compile(r"(?<!\w)-(?=\d)")  # a hyphen where a minus sign belongs


#: French leaves a vowel out before a vowel: "d'Étoile", but "de Onze"
VOWELS: Final = "aàâeéèêëiîïoôuùûüœæ"
WHOLE: Final = ("onze", "oui")


def elided(text: str, args: Mapping[str, str | int]) -> str:
    """A French sentence in which "de" and "que" before a name put in lose their vowel where they
    must: « de { $team } » with Étoile du Canal becomes « d’Étoile du Canal ».
    """
    for value in args.values():
        name = str(value)
        low = name.lower()
        if low[:1] in VOWELS and low and low.split()[0] not in WHOLE:
            text = re.sub(rf"\b([Dd]|[Qq]u)e[ \u00a0](?={re.escape(name)})", r"\1’", text)
    return text


class Voice:
    """One language. `folders` hold files named text.LANG.ftl; those of all games come last.

    teams    who plays at each seat, for the names in sentences; without them sides are L and R
    names    of other things that sentences speak of, by what stands behind the "@"
    further  folders that are read when an error is told whose sentence stands in none of the others
    """

    def __init__(
        self,
        lang: str,
        folders: Iterable[Path] = (),
        teams: Sequence[Team] = (),
        names: Mapping[str, str] | None = None,
        further: Iterable[Path] = (),
    ) -> None:
        self.lang = lang
        self.further = tuple(further)
        self.names = dict(names or {})
        self.folders = (*folders, OWN)
        self.teams = tuple(teams)
        self._messages = Messages(lang)
        self._read(self.folders)

    def _read(self, folders: Iterable[Path]) -> None:
        for folder in folders:
            file = folder / f"text.{self.lang}.ftl"
            if file.exists():
                self._messages.read(file)

    def of(self, teams: Sequence[Team]) -> Voice:
        """The same language for a table with these teams."""
        return Voice(self.lang, self.folders[:-1], teams, self.names, self.further)

    def with_cards(self, content: Mapping[str, object], prefix: str) -> Voice:
        """The same for a match played with these cards (see `library.content`).

        A team card N is called by its name ("@pN"), a match card N ("@cN") by the message of its
        type, PREFIXcard-TYPE, and its number; an Action card N ("@aN"), a star ability N ("@sN")
        by its name, and a seat N ("@seatN") by the message PREFIXseat-N.
        """
        names: dict[str, str] = {}
        for n, row in enumerate(_rows(content.get("cards"))):
            names[f"p{n}"] = str(row["name"])
        for n, row in enumerate(_rows(content.get("match"))):
            id = f"{prefix}card-{row['type']}".replace("_", "-")
            names[f"c{n}"] = self.say(id, number=int(str(row["number"])))
        for letter, key in (("a", "actions"), ("s", "abilities")):
            for n, row in enumerate(_rows(content.get(key))):
                names[f"{letter}{n}"] = str(row["name"])
        for n in range(4):
            if self.has(f"{prefix}seat-{n}"):
                names[f"seat{n}"] = self.say(f"{prefix}seat-{n}")
        return Voice(self.lang, self.folders[:-1], self.teams, names, self.further)

    def has(self, id: str, part: str = "") -> bool:
        """Is there such a message, or such an attribute of it?"""
        return self._pattern(id, part) is not None

    def say(self, id: str, /, **args: str | int) -> str:
        """A message. Raises KeyError when there is none."""
        return self._say(id, "", args)

    def part(self, id: str, part: str, /, **args: str | int) -> str:
        """An attribute of a message, such as .help. Raises KeyError when there is none."""
        return self._say(id, part, args)

    def said(self, said: Said) -> str:
        """A sentence of a game or of a fault."""
        return self._say(said.id, "", said.args)

    def fault(self, fault: Fault) -> str:
        """An error in this language; in English where it has no message."""
        said = fault.said
        if said.id and self.further and not self.has(said.id):
            self._read(self.further)
            self.further = ()
        return self.said(said) if said.id and self.has(said.id) else str(fault)

    def joined(self, names: Sequence[str]) -> str:
        """Names as a list of this language: "Osk, Maro and Bex"."""
        if len(names) < 2:
            return "".join(names)
        head = names[0]
        for name in names[1:-1]:
            head = self.say("join-more", a=head, b=name)
        return self.say("join-last", a=head, b=names[-1])

    def named(self, reference: str) -> str:
        """What "team0", "L2" or "L2+L4" is called; a figure without a team keeps its label."""
        if "+" in reference:
            return self.joined([self.named(part) for part in reference.split("+")])
        if reference in self.names:
            return self.names[reference]
        if reference.startswith("team"):
            seat = reference.removeprefix("team")
            known = seat.isdecimal() and int(seat) < len(self.teams)
            if known:
                return self.teams[int(seat)].name
            return SIDES[int(seat)] if seat in ("0", "1") else seat
        return self._figure(reference)

    def _figure(self, label: str) -> str:
        if label in self.names:
            return self.names[label]
        seat, number = SIDES.find(label[:1]), label[1:]
        if 0 <= seat < len(self.teams) and number.isdecimal():
            figures = self.teams[seat].figures
            if int(number) < len(figures):
                return figures[int(number)].name
        return label

    def _say(self, id: str, part: str, args: Mapping[str, str | int]) -> str:
        pattern = self._pattern(id, part)
        if pattern is None:
            raise KeyError(f"{id}.{part}" if part else id)
        filled: dict[str, str | int] = {}
        for key, value in args.items():
            reference = isinstance(value, str) and value.startswith("@")
            filled[key] = self.named(str(value)[1:]) if reference else countable(value)
            if key == "hint":
                filled[key] = self._hint(str(value))
        said, _ = self._messages.format(pattern, filled)
        if any(isinstance(n, int) and n < 0 for n in filled.values()):
            said = MINUS.sub("−", said)
        return elided(said, filled) if self.lang == "fr" else said

    def _hint(self, hint: str) -> str:
        """The hint that `core.choices.near` gives, in this language."""
        if found := re.fullmatch(r"Did you mean '(.*)'\?", hint):
            return self.say("hint-mean", word=found[1])
        if found := re.fullmatch(r"Known: (.*)\.", hint):
            return self.say("hint-known", words=found[1])
        return hint

    def _pattern(self, id: str, part: str) -> Pattern | None:
        message = self._messages.find(id)
        if message is None:
            return None
        found: Pattern | None = message.attributes.get(part) if part else message.value
        return found


def countable(value: str | int) -> str | int:
    """A number as it is; one that is beyond what the formatter takes, as its digits."""
    if isinstance(value, str) or abs(value) < 10**15:
        return value
    try:
        return str(value)
    except ValueError:  # Python writes no more than some thousand digits
        return "…"


def _rows(x: object) -> list[dict[str, object]]:
    """Rows as the content of a pack holds them."""
    return x if isinstance(x, list) else []


def pick(wish: str, env: Mapping[str, str]) -> str:
    """The language to speak: the wish, else the one of the environment, else English."""
    for word in (wish, env.get("LC_ALL", ""), env.get("LC_MESSAGES", ""), env.get("LANG", "")):
        if word:
            lang = word.lower().replace("-", "_").split("_")[0].split(".")[0]
            return lang if lang in LANGUAGES else "en"
    return "en"
