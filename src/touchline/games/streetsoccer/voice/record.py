"""The game record of §5.3: a header, the placements, and a line a minute.

    [Rules "boardgame"]
    [L "Ada"]
    [R "Bo"]
    [Result "0-1 win:R regular"]

    0. L +Gb4 +Gk5 +Pg5 ...
    1. 5-3:@f4e5 2:h5h7
    7. 4:d3e4h6 =k4,=b5,6:@b5f7

Dice stand before a colon, the kick-off winner's first. The parts of a half minute are joined by
commas. A die that is rolled while the move is still to come is written "4:". Line 0 begins with
who placed first. A minute begun in its second half is "7...".
"""

from __future__ import annotations

import re
from typing import Final

from touchline.core.choices import settle, spell
from touchline.core.faults import BadTape
from touchline.core.ids import FATE, OVER, stand_in
from touchline.core.log import Log
from touchline.core.match_text import MatchText
from touchline.core.names import tidy
from touchline.core.setup import Setup
from touchline.core.tape import DRAW, RESIGN, STOP, Header, Tape
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.game import GAME
from touchline.games.streetsoccer.rules.options import CHOICES, PRESETS
from touchline.games.streetsoccer.rules.state import Table

from .notation import move_text
from .record_reader import Reader, spoken

REASONS: Final = {c.REGULAR: "regular", c.GOLDEN: "golden_goal", c.LAST_GOAL: "last_goal"}
TEAMS: Final = ("team-0", "team-1")


def outcome(t: Table, gone: int, agreed: bool = False, stopped: bool = False) -> str:
    """The value of the header Result: "2-1 win:L regular", or * while the match goes on."""
    score = f"{t.score0}-{t.score1}"
    if gone >= 0:
        return f"{score} win:{'LR'[1 - gone]} resigned"
    if agreed:
        return f"{score} draw agreed"
    if stopped:
        return f"{score} stopped"
    if t.phase != c.END:
        return "*"
    if t.reason == c.DRAWN:
        return f"{score} draw"
    if t.reason == c.NO_GOAL:
        return f"{score} both_lose no_goal"
    return f"{score} win:{'LR'[t.winner]} {REASONS[t.reason]}"


class Writer:
    """One tape on its way to text."""

    def __init__(self, tape: Tape) -> None:
        self.head = tape.header
        self.options = settle(CHOICES, PRESETS, self.head.options)
        setup = Setup(2, self.options)
        start = self.head.start
        self.t = GAME.read(start, setup) if start else GAME.new(setup)
        self.gone = -1
        self.agreed = False
        self.stopped = False
        self.offers = -1  # the seat whose draw all agreed to
        self.placing: list[str] = []
        self.begun = False  # has anything of line 0 happened?
        self.minutes: list[tuple[int, int, list[str]]] = []  # minute, half of the first, halves
        self.parts: list[str] = []
        self.dice = ""
        self.winner = ""
        for n, (who, answer) in enumerate(tape.answers()):
            self._take(n, who, answer)
        self._flush()
        self._close(int(self.t.minute), int(self.t.half))

    def _take(self, n: int, who: int, answer: int) -> None:
        t = self.t
        if self.gone >= 0:
            raise BadTape(f"Answer {n}: somebody answers after the match was given up.")
        if self.agreed or self.stopped:
            raise BadTape(f"Answer {n}: somebody answers after the end that was agreed to.")
        if stand_in(answer) is not None:
            return  # the notation tells what was played, not who played it
        if answer == RESIGN:
            self.gone = who
            return
        if answer in (DRAW, STOP):
            self.agreed, self.stopped = answer == DRAW, answer == STOP
            self.offers = who
            return
        due = GAME.due(t)
        if due == OVER or (FATE if due == FATE else due >> 1) != who:
            raise BadTape(f"Answer {n} of the tape is given by somebody whose turn it is not.")
        minute, half, phase = int(t.minute), int(t.half), t.phase
        if phase in (c.CHOOSE, c.PLACE) or (phase == c.DUEL and t.placed < 10):
            self.begun = True
        if phase == c.PLACE:
            self.placing.append(move_text(answer, 0))
        elif who == FATE and phase != c.CHOOSE:
            self._flush()
            self.dice = spoken(answer)
            if phase == c.DUEL and answer > 9:
                self.winner = "LR"[0 if answer // 10 > answer % 10 else 1]
            else:
                self.winner = ""
        elif who != FATE:
            move = move_text(answer, t.ball)
            mark = self.winner if self.dice and phase == c.KICKOFF and answer == c.PASS else ""
            self.parts.append(f"{mark}{self.dice}:{move}" if self.dice else move)
            self.dice = ""
        GAME.step(t, who, answer, Log(False))
        if (t.minute, t.half) != (minute, half) or t.phase == c.END:
            self._close(minute, half)

    def _flush(self) -> None:
        """Dice without a move: rolled again, or the end of what is known."""
        if self.dice:
            self.parts.append(f"{self.winner}{self.dice}:")
            self.dice = ""

    def _close(self, minute: int, half: int) -> None:
        """The half minute is over."""
        if not self.parts:
            return
        token = ",".join(self.parts)
        self.parts = []
        if self.minutes and self.minutes[-1][0] == minute:
            self.minutes[-1][2].append(token)
        else:
            self.minutes.append((minute, half, [token]))

    def text(self) -> str:
        """The whole record."""
        h = self.head
        preset = h.preset or "boardgame"
        named = settle(CHOICES, PRESETS, {}, preset)
        changed = {k: v for k, v in self.options.items() if v != named[k]}
        words = [
            f"{choice.key}={choice.values[changed[choice.key]]}"
            for choice in CHOICES
            if choice.key in changed
        ]
        tags = {"Rules": preset}
        if words:
            tags["Options"] = " ".join(words)
        for side, name in zip("LR", h.seats, strict=False):
            tags[side] = name
        if all(h.more.get(key) for key in TEAMS):
            tags["Teams"] = " ".join(h.more[key] for key in TEAMS)
        if h.start:
            tags["Start"] = h.start
        tags["Result"] = outcome(self.t, self.gone, self.agreed, self.stopped)
        lines = [f'[{tag} "{quoted(value)}"]' for tag, value in tags.items()]
        body = []
        if self.begun:
            first = "LR"[self.t.placer] if self.t.placer >= 0 else "L"
            body.append(" ".join(["0.", first, *self.placing]))
        for minute, half, halves in self.minutes:
            body.append(" ".join([f"{minute}{'...' if half else '.'}", *halves]))
        if self.gone >= 0 or self.agreed or self.stopped:
            side = "LR"[self.gone if self.gone >= 0 else self.offers]
            what = "resigns" if self.gone >= 0 else "draw" if self.agreed else "stopped"
            word = f"{what}:{side}"
            if body:
                body[-1] += f" {word}"
            else:
                body.append(word)
        return "\n".join([*lines, "", *body]).rstrip("\n") + "\n"


def quoted(text: str) -> str:
    """A header's value: one line, quotes and backslashes marked."""
    return tidy(text).replace("\\", "\\\\").replace('"', '\\"')


class StreetSoccerText(MatchText):
    """Reads and writes records of this room."""

    def fits(self, text: str) -> bool:
        """A header Rules with a known preset, or none and a first line of moves."""
        return re.match(r"\s*(#[^\n]*\n\s*)*\[[A-Za-z]+ ", text) is not None

    def read(self, text: str) -> Tape:
        """See `MatchText.read`."""
        reader = Reader(GAME, text)
        reader.run()
        right = outcome(reader.t, reader.gone, reader.agreed, reader.stopped)
        reader.check_result(right)
        options = spell(CHOICES, reader.options)
        head = Header(
            GAME.name,
            GAME.version,
            options,
            reader.preset,
            {},
            reader.seats(),
            reader.start,
            reader.teams(),
        )
        tape = Tape(head)
        for who, answer in reader.answers:
            tape.add(who, answer)
        return tape

    def write(self, tape: Tape) -> str:
        """See `MatchText.write`."""
        return Writer(tape).text()
