"""Reading a game record word by word on the rules, with errors that name the place."""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import Final, NoReturn

from touchline.core.buffers import Codes, Odds
from touchline.core.choices import near, settle
from touchline.core.faults import BadText, Fault
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.names import letters, tidy
from touchline.core.setup import Setup
from touchline.core.tape import DRAW, RESIGN, STOP
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules import options as o
from touchline.games.streetsoccer.rules.game import StreetSoccer
from touchline.games.streetsoccer.rules.options import CHOICES, PRESETS
from touchline.games.streetsoccer.rules.state import Table

from .notation import code_of, move_text
from .words import REASONS

TAGS: Final = ("Rules", "Options", "L", "R", "Teams", "Start", "Result")
TAG: Final = re.compile(r'\[([A-Za-z]+) "((?:[^"\\]|\\["\\])*)"\]')
LINE: Final = re.compile(r"([0-9]{1,2})\.(\.\.)?(?:\s+(.*))?")
PART: Final = re.compile(r"(?:([LR])?([0-9](?:-[0-9])?):)?(.*)")
GONE: Final = re.compile(r"(resigns|draw|stopped):([LR])")
LONGEST: Final = 40  # characters of a word shown in an error
NAME: Final = 60  # characters of a name

#: the English of the messages; play/text.*.ftl has them in every language
SAID: Final = {
    "header": '“{words}” is not a header; headers look like [Rules "boardgame"].',
    "tag": "there is no header {word}. {hint}",
    "tag-twice": "header {word} stands twice; once is right.",
    "tag-name": "header {word} cannot be used. A name has at most {most} characters.",
    "tag-preset": "header Rules cannot be used. {why}",
    "tag-option": "header Options cannot be used. {why}",
    "tag-option-value": "header Options cannot be used. {why}",
    "tag-teams": "header Teams cannot be used. It names two teams, those of L and R.",
    "tag-start": "header Start cannot be used. {why}",
    "options": "“{word}” in the options must be key=value, such as ring=none.",
    "line": "“{words}” is not a line of a match; lines begin with the minute and a dot, as in"
    " 7. 4:d3e4h6 2:h5h7.",
    "second": "a second match begins with {words}. A file holds one match; put each into a file of"
    " its own.",
    "placing": "after 0. comes who placed first, L or R; here stands “{token}”.",
    "first": "{side} cannot have placed first; by these options or this start it is {right}.",
    "placed": "all ten figures are placed; “{token}” would be one too many.",
    "unplaced": "the match begins before everybody is placed; line 0. lacks {count} placements.",
    "minute": "minute {minute} stands where minute {right} is due.",
    "third": "a minute has two halves; “{token}” would be a third.",
    "no-draw": "“{token}” says that both agree to a draw, but this match cannot end level.",
    "over": "“{token}” stands after the end of the match; nothing may follow it.",
    "result": "the header says the result is {said}, but the match as written comes to {right}.",
    "dice": "{dice} cannot be rolled here; it would be {right}.",
    "no-dice": "the dice are missing; write them before a colon, as in {right}.",
    "rolled": "no dice are rolled here; write the move alone.",
    "move": "{move} is not open to {side}. Open are, for example, {open}.",
    "word": "{move} cannot be read. Moves look like d3e3, d3e4h6, c3c4##, @f4e5, =b4, +Gb4 or --.",
    "parts": "one half minute ends before this word does; leave out what follows {move}.",
    "short": "this half minute is not finished, yet more follows.",
}
IN_MINUTE: Final = ("dice", "no-dice", "rolled", "move", "word", "parts", "short")


class Reader:
    """One record on its way to answers."""

    def __init__(self, game: StreetSoccer, text: str) -> None:
        self.game = game
        self.tags: dict[str, tuple[int, str]] = {}
        self.answers: list[tuple[int, int]] = []
        self.gone = -1
        self.agreed = False
        self.stopped = False
        self.line = 1
        self.minute = 0
        self.token = ""
        self.early = False  # were the kick-off dice taken from line 1 before the placing?
        self.lines: list[tuple[int, int, bool, list[str]]] = []
        self._split(text)
        self.preset = self.value("Rules") or "boardgame"
        self.start = self.value("Start")
        self.options = self._settled()
        self.t = self._begin()

    # -- errors -----------------------------------------------------------------------------------

    def no(self, id: str, rule: str = "", **args: str) -> NoReturn:
        """Raise BadText for the place under the eye."""
        where = f"Line {self.line}"
        if id in IN_MINUTE:
            where += f", minute {self.minute}, “{self.token}”"
            args |= {"minute": str(self.minute), "token": self.token}
        text = f"{where}: {SAID[id].format(**args)}"
        raise BadText(text, f"fault-record-{id}", rule, line=str(self.line), **args)

    # -- header -----------------------------------------------------------------------------------

    def _split(self, text: str) -> None:
        for n, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
            self.line = n
            row = raw.strip()
            if not row or row.startswith("#"):
                continue
            if row.startswith("["):
                if self.lines:
                    self.no("second", words=row[:LONGEST])
                self._tag(row)
                continue
            alone = GONE.fullmatch(row)
            found = LINE.fullmatch(row)
            if alone:
                self.lines.append((n, -1, False, [row]))
            elif found:
                words = (found[3] or "").split()
                self.lines.append((n, int(found[1]), found[2] is not None, words))
            else:
                self.no("line", words=row[:LONGEST])

    def _tag(self, row: str) -> None:
        found = TAG.fullmatch(row)
        if not found:
            self.no("header", words=row[:LONGEST])
        word = found[1]
        if word not in TAGS:
            self.no("tag", word=word[:LONGEST], hint=near(word, list(TAGS)))
        if word in self.tags:
            self.no("tag-twice", word=word)
        value = re.sub(r"\\(.)", r"\1", found[2])
        if word in ("L", "R"):
            value = tidy(value)
            if letters(value) > NAME:
                self.no("tag-name", word=word, most=str(NAME))
        self.tags[word] = (self.line, value)

    def value(self, tag: str) -> str:
        """A header's value, "" for none; errors that follow name its line."""
        self.line, value = self.tags.get(tag, (1, ""))
        return value

    def _settled(self) -> dict[str, int]:
        given: dict[str, str] = {}
        for word in self.value("Options").split():
            key, sign, value = word.partition("=")
            if not sign or not key or not value:
                self.no("options", word=word[:LONGEST])
            given[key[:LONGEST]] = value[:LONGEST]  # longer than all that exist, short to quote
        try:
            return settle(CHOICES, PRESETS, given, self.preset[:LONGEST])
        except Fault as e:
            wrong = e.said.id.removeprefix("fault-")  # preset, option, option-value
            if wrong == "preset":
                self.value("Rules")
            self.no(f"tag-{wrong}", e.rule, **self._passed_on(e))

    def _begin(self) -> Table:
        setup = Setup(2, self.options)
        if not self.value("Start"):
            return self.game.new(setup)
        try:
            return self.game.read(self.start, setup)
        except Fault as e:
            self.no("tag-start", **self._passed_on(e))

    def _passed_on(self, e: Fault) -> dict[str, str]:
        """What a fault says, for the message that contains it: its sentence has these arguments."""
        return {key: str(value) for key, value in e.said.args.items()} | {"why": str(e)}

    def seats(self) -> tuple[str, ...]:
        """The names of L and R, none if neither is named."""
        if "L" in self.tags or "R" in self.tags:
            return self.value("L"), self.value("R")
        return ()

    def teams(self) -> dict[str, str]:
        """The ids of the teams, as a tape keeps them."""
        words = self.value("Teams").split()
        if words and len(words) != 2:
            self.no("tag-teams")
        return {f"team-{n}": word for n, word in enumerate(words)}

    def check_result(self, right: str) -> None:
        """The header Result, with or without the score, must say how the match came out."""
        if "Result" in self.tags:
            said = " ".join(self.value("Result").split())
            if said not in (right, right.partition(" ")[2] or right):
                self.no("result", said=said[:LONGEST], right=right)

    # -- the match --------------------------------------------------------------------------------

    def run(self) -> None:
        """Every line in order."""
        for at, (line, minute, dots, words) in enumerate(self.lines):
            self.line, self.minute = line, minute
            last = at + 1 == len(self.lines)
            if minute == 0 and at == 0:
                self._placing(words)
                continue
            if minute >= 0:
                self._clock(minute, dots, self.early and words[:1] != [] and words[0][-1] == ":")
            for n, word in enumerate(words):
                self.token = word[:LONGEST]
                if self._over(word):
                    continue
                if minute >= 0 and n > 1 - dots:
                    self.no("third", token=self.token)
                rest = [w for w in words[n + 1 :] if not GONE.fullmatch(w)]
                self._half(word, last and not rest)

    def _clock(self, minute: int, dots: bool, dice_alone: bool) -> None:
        """The minute of a line is the one that goes on, and everybody is placed."""
        t = self.t
        if not self._ended and t.phase in (c.CHOOSE, c.PLACE) and not dice_alone:
            self.no("unplaced", count=str(10 - t.placed))
        if not self._ended and t.phase != c.END and (minute, int(dots)) != (t.minute, t.half):
            here = f"{minute}{'...' if dots else ''}"
            self.no("minute", minute=here, right=f"{t.minute}{'...' if t.half else ''}")

    @property
    def _ended(self) -> bool:
        """Have those who play ended it, before its rules did?"""
        return self.gone >= 0 or self.agreed or self.stopped

    def _over(self, word: str) -> bool:
        """Is this word a resignation, or an end agreed to? Nothing may follow the end."""
        if self._ended or self.t.phase == c.END:
            self.no("over", token=word[:LONGEST])
        found = GONE.fullmatch(word)
        if found and found[1] == "draw":
            if not self.game.ends_level(self.t):
                self.no("no-draw", token=word[:LONGEST])
            self.agreed = True
            self.answers.append(("LR".index(found[2]), DRAW))
        elif found and found[1] == "stopped":
            self.stopped = True
            self.answers.append(("LR".index(found[2]), STOP))
        elif found:
            self.gone = "LR".index(found[2])
            self.answers.append((self.gone, RESIGN))
        return found is not None

    def _placing(self, words: list[str]) -> None:
        """Line 0: who placed first, then the placements in order."""
        t = self.t
        first = words[0] if words else ""
        if first not in ("L", "R"):
            self.no("placing", token=first[:LONGEST])
        side = "LR".index(first)
        if t.phase == c.CHOOSE:
            self._step(FATE, side)
        elif t.phase in (c.PLACE, c.DUEL) and t.placer not in (side, -1):
            self.no("first", side=first, right="LR"[t.placer])
        elif t.phase not in (c.PLACE, c.DUEL):
            self.no("minute", minute="0", right=str(t.minute))
        self._early_dice()
        for word in words[1:]:
            self.token = word[:LONGEST]
            if self._over(word):
                continue
            if t.placed > 9:
                self.no("placed", token=self.token)
            if t.phase == c.DUEL:
                self.no("no-dice", right="1. 5-3:")
            self._move(word)

    def _early_dice(self) -> None:
        """§8.3 With `kickoff_side=first_placer` the dice of line 1 come before the placing."""
        if self.t.phase != c.DUEL or self.t.placed > 9:
            return
        for line, minute, _, words in self.lines:
            if minute == 1 and words:
                found = PART.fullmatch(words[0].split(",")[0])
                here, self.line, self.minute, self.token = self.line, line, 1, words[0][:LONGEST]
                if found and found[2]:
                    self._roll(found[1] or "", found[2], "")
                    self.early = True
                self.line, self.minute = here, 0

    def _half(self, word: str, end: bool) -> None:
        """One half minute: its parts in order. It may stop half way only at the `end`."""
        begun = self._now()
        parts = word.split(",")
        for n, part in enumerate(parts):
            if self._now() != begun:
                self.no("parts", move=parts[n - 1][:LONGEST])
            self._part(part)
        if self._now() == begun and not end:
            self.no("short")

    def _now(self) -> tuple[int, int]:
        """The half minute that goes on; (0, 0) once the match is over."""
        t = self.t
        return (0, 0) if t.phase == c.END else (int(t.minute), int(t.half))

    def _part(self, part: str) -> None:
        found = PART.fullmatch(part)
        assert found is not None
        mark, dice, move = found[1] or "", found[2] or "", found[3]
        if self.early and dice:
            self.early = False
            dice = ""
            if not move:
                return
        if self.game.due(self.t) == FATE:
            if not dice:
                self.no("no-dice", right=f"{'5-3' if self.t.phase == c.DUEL else '4'}:{part}")
            self._roll(mark, dice, move)
            if not move:
                return
        elif dice:
            self.no("rolled")
        self._move(move)

    def _roll(self, mark: str, dice: str, move: str) -> None:
        t = self.t
        odds = Odds()
        self.game.luck(t, odds)
        outcomes = [int(odds.outcomes[i]) for i in range(odds.count)]
        high, _, low = dice.partition("-")
        if low:
            winner = "LR".find(mark) if mark else self._kicker(move)
            pair = (high, low) if winner == 0 else (low, high)
            outcome = int(pair[0] + pair[1])
        else:
            outcome = int(high)
        if outcome not in outcomes or (low and high <= low):
            right = sorted({spoken(o) for o in outcomes})
            self.no("dice", dice=dice, right=" ".join(right))
        self._step(FATE, outcome)

    def _kicker(self, move: str) -> int:
        """SS-041 The side that won the duel: the one whose figure kicks off."""
        t = self.t
        if t.rules.kickoff_side == o.KICKOFF_SIDE_FIRST_PLACER or not re.fullmatch(
            r"@[a-l][1-8].*", move
        ):
            return int(t.placer) if t.rules.kickoff_side == o.KICKOFF_SIDE_FIRST_PLACER else 0
        cell = int(move[2]) * c.W + "abcdefghijkl".index(move[1]) + 1
        return 1 if t.figure_at(cell) >= 5 else 0

    def _move(self, text: str) -> None:
        t = self.t
        try:
            code = code_of(t, text)
        except Fault:
            self.no("word", move=text[:LONGEST])
        out = Codes()
        seat = int(self.game.due(t) >> 1)
        self.game.options(t, seat, out)
        if code not in out.listed():
            self._refuse(seat, code, text)
        self._step(seat, code)

    def _refuse(self, seat: int, code: int, text: str) -> NoReturn:
        """Say what is open instead, the nearest first, and by which rule this is not."""
        out = Codes(curious=True)
        self.game.options(self.t, seat, out)
        texts = [move_text(each, self.t.ball) for each in out.listed()]
        some = get_close_matches(text, texts, 4, 0.5) or texts[:4]
        why = dict(zip(out.shut, out.why, strict=True)).get(code, 0)
        rule = REASONS[why][1] if why else ""
        self.no("move", rule, move=text, side="LR"[seat], open=", ".join(some))

    def _step(self, who: int, answer: int) -> None:
        self.answers.append((who, answer))
        self.game.step(self.t, who, answer, Log(False))


def spoken(outcome: int) -> str:
    """A roll as a record writes it: of two dice the higher, the winner's, comes first."""
    if outcome < 10:
        return str(outcome)
    return f"{max(outcome // 10, outcome % 10)}-{min(outcome // 10, outcome % 10)}"
