"""The whole match as text: a header, then who answered what, fate included."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from .choices import near
from .faults import BadTape
from .ids import FATE

BACK: Final = -2  # as an answer: the seat takes its latest answer back
RESIGN: Final = -3  # as an answer: the seat gives the match up
DRAW: Final = -4  # as an answer: the seat offers a draw, and all others agree: the match is over
STOP: Final = -5  # as an answer: the seat asks to stop, and all who are there agree: nobody wins
FORMAT: Final = "touchline tape"
EDITION: Final = 1
LONGEST: Final = 60  # characters of a value shown in an error
FIELDS: Final = (
    "format",
    "edition",
    "game",
    "version",
    "preset",
    "options",
    "packs",
    "seats",
    "start",
    "more",
    "answers",
)


@dataclass(frozen=True, slots=True)
class Header:
    """What must be known to replay the answers.

    game, version   the room and the version of its rules
    options         the options that differ from the defaults, in words, and the `preset` they
                    were chosen from ("" for none)
    packs           name -> SHA-256 of every pack in use
    seats           who answered at each seat: a name for people
    start           position text the match began from; "" for the beginning
    more            anything else worth keeping (teams, date, bots' seeds); never read by rules
    """

    game: str
    version: int
    options: Mapping[str, str] = field(default_factory=dict)
    preset: str = ""
    packs: Mapping[str, str] = field(default_factory=dict)
    seats: tuple[str, ...] = ()
    start: str = ""
    more: Mapping[str, str] = field(default_factory=dict)


class Tape:
    """Entries only ever grow; `answers` is what remains once taken-back ones are struck out."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.entries: list[tuple[int, int]] = []

    def add(self, who: int, answer: int) -> None:
        """One more entry: `who` is a seat or FATE."""
        self.entries.append((who, answer))

    def standing(self) -> list[int]:
        """Return the numbers of the entries that count.

        Each BACK strikes out its own seat's latest answer that still stands. Raises BadTape where
        there is none.
        """
        stands = [True] * len(self.entries)
        given: dict[int, list[int]] = {}  # of each seat: its answers that still stand
        for n, (who, answer) in enumerate(self.entries):
            mine = given.setdefault(who, [])
            if answer != BACK:
                mine.append(n)
                continue
            if not mine:
                raise BadTape(
                    f"Entry {n}: seat {who} takes back an answer it never gave.",
                    "fault-tape-back",
                    n=n,
                )
            stands[n] = stands[mine.pop()] = False
        return [n for n, left in enumerate(stands) if left]

    def answers(self) -> list[tuple[int, int]]:
        """Return the entries that count. Raises BadTape as `standing` does."""
        return [self.entries[n] for n in self.standing()]

    def given(self, seat: int) -> list[int]:
        """The answers of this seat that count. Raises BadTape as `standing` does."""
        return [answer for who, answer in self.answers() if who == seat]

    def taken_back(self) -> int:
        """How often an answer has been taken back."""
        return sum(answer == BACK for _, answer in self.entries)

    def clean(self) -> Tape:
        """Return a tape of what counts alone, without what was taken back. Raises BadTape as
        `standing` does."""
        found = Tape(self.header)
        found.entries = self.answers()
        return found

    def text(self) -> str:
        """The tape as JSON text, for `*.tape.json`; sixteen entries a line."""
        h = self.header
        head: dict[str, object] = {
            "format": FORMAT,
            "edition": EDITION,
            "game": h.game,
            "version": h.version,
            "preset": h.preset,
            "options": dict(h.options),
            "packs": dict(h.packs),
            "seats": list(h.seats),
            "start": h.start,
            "more": dict(h.more),
        }
        words = [f'"{"f" if who == FATE else who}.{answer}"' for who, answer in self.entries]
        rows = [", ".join(words[i : i + 16]) for i in range(0, len(words), 16)]
        body = json.dumps(head, ensure_ascii=False, indent=1).removesuffix("\n}")
        answers = ",\n  ".join(rows)
        listed = f"[\n  {answers}\n ]" if rows else "[]"
        return f'{body},\n "answers": {listed}\n}}\n'


def _short(value: object) -> str:
    """What stands there, for an error: of long values only the beginning."""
    shown = repr(value)
    return shown if len(shown) <= LONGEST else f"{shown[:LONGEST]} ..."


def _whole(text: str) -> bool:
    return not any(0xD800 <= ord(letter) <= 0xDFFF for letter in text)


FORMS: Final = {
    "text": "a text",
    "whole": "a whole number",
    "texts": "an object whose values are texts",
    "names": "a list of texts",
    "entries": 'a list of entries such as "0.17" or "f.4"',
}
MISSING: Final = object()


def _misfit(key: str, form: str, found: object) -> BadTape:
    """A field that is missing or of another form: where, what stands there, what would be right."""
    name = key[:LONGEST].encode("utf-8", "backslashreplace").decode()
    if found is MISSING:
        told = f'A tape needs "{name}": {FORMS[form]}.'
        return BadTape(told, "fault-tape-missing", key=name, form=form)
    try:
        shown = json.dumps(found, ensure_ascii=False)
    except RecursionError:  # it was just shallow enough to be read
        shown = "[[[ ..."
    shown = shown.encode("utf-8", "backslashreplace").decode()
    if len(shown) > LONGEST:
        shown = f"{shown[:LONGEST]} ..."
    told = f'"{name}" in a tape must be {FORMS[form]}, not {shown}.'
    return BadTape(told, "fault-tape-field", key=name, form=form, found=shown)


def _text(cells: Mapping[str, object], key: str, default: object = "") -> str:
    found = cells.get(key, default)
    if not isinstance(found, str):
        raise _misfit(key, "text", found)
    return found


def _texts(cells: Mapping[str, object], key: str) -> dict[str, str]:
    found = cells.get(key, {})
    if not isinstance(found, dict):
        raise _misfit(key, "texts", found)
    for k, v in found.items():
        if not isinstance(v, str):
            raise _misfit(f"{key}.{k}", "text", v)
    return found


def read(text: str) -> Tape:
    """The tape in this text. Raises BadTape naming the place and what would be right."""
    try:
        cells = json.loads(text)
    except json.JSONDecodeError as e:
        if e.msg == "Extra data":
            raise BadTape(
                f"Line {e.lineno}: the tape has ended, yet more follows. Here a file of one match"
                " is read. One of several can be had by `touchline replay FILE --match N --as"
                " tape`; all of them can be imported in the browser, under My matches.",
                "fault-tape-second",
                line=e.lineno,
            ) from None
        raise BadTape(
            f"This is not a tape: line {e.lineno}, column {e.colno}: {e.msg}. A tape is JSON text.",
            "fault-tape-json",
            line=e.lineno,
        ) from None
    except RecursionError:
        raise BadTape(
            "This is not a tape: its brackets are nested too deeply.", "fault-tape-deep"
        ) from None
    except ValueError:  # json gives up on whole numbers of thousands of digits
        raise BadTape(
            "This is not a tape: it holds a number with thousands of digits.", "fault-tape-number"
        ) from None
    if not isinstance(cells, dict) or cells.get("format") != FORMAT:
        raise BadTape(f'This is not a tape: "format" must be "{FORMAT}".', "fault-tape-format")
    if cells.get("edition") != EDITION:
        raise BadTape(
            f"This tape is of edition {_short(cells.get('edition'))}; edition {EDITION} can be"
            " read.",
            "fault-tape-edition",
        )
    for key in cells:
        if key not in FIELDS:
            hint = near(key[:LONGEST], list(FIELDS))
            word = key[:LONGEST].encode("utf-8", "backslashreplace").decode()
            raise BadTape(
                f"There is no field {_short(key)} in a tape. {hint}",
                "fault-tape-key",
                word=word,
                hint=hint,
            )
    game = _text(cells, "game", MISSING)
    version, seats = cells.get("version", MISSING), cells.get("seats", [])
    if isinstance(version, bool) or not isinstance(version, int):
        raise _misfit("version", "whole", version)
    if not isinstance(seats, list) or not all(isinstance(s, str) for s in seats):
        raise _misfit("seats", "names", seats)
    preset, start = _text(cells, "preset"), _text(cells, "start")
    options, packs, more = (_texts(cells, key) for key in ("options", "packs", "more"))
    # JSON can name half of a character (\ud800), which no file or message could hold
    words = [game, preset, start, *seats, *options, *options.values(), *packs, *packs.values()]
    if not all(_whole(word) for word in [*words, *more, *more.values()]):
        raise BadTape(
            "A text in the head of the tape holds half a character (\\ud800 to \\udfff).",
            "fault-tape-half",
        )
    tape = Tape(Header(game, version, options, preset, packs, tuple(seats), start, more))
    answers = cells.get("answers", MISSING)
    if not isinstance(answers, list):
        raise _misfit("answers", "entries", answers)
    for n, word in enumerate(answers):
        who, dot, answer = word.partition(".") if isinstance(word, str) else ("", "", "")
        digits = answer.removeprefix("-")
        fine = who == "f" or (who.isdecimal() and who.isascii() and len(who) < 3)
        if not (dot and fine and digits.isdecimal() and digits.isascii() and len(digits) < 16):
            raise BadTape(
                f"Entry {n} of the answers is {_short(word)}; it must be who.answer, such as"
                ' "0.17" for a seat or "f.4" for fate.',
                "fault-tape-entry",
                n=n,
            )
        tape.add(FATE if who == "f" else int(who), int(answer))
    return tape
