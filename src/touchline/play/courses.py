"""Courses: matches played by a script up to the moments at which the learner answers.

A course is a row of `voice/courses.toml` in the folder of its game. Its moves are written in the
game's own notation, so a pack may number its cards anew; whatever the cards or the rules outgrow is
found by the tests.

What the learner is asked for comes in steps. Most steps are one answer; a line-up is many, and may
be given in any way after which the script can go on.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Generic, TypeVar

from touchline.core.choices import settle
from touchline.core.contract import Game, State
from touchline.core.faults import Fault
from touchline.core.ids import FATE
from touchline.core.log import Event, Log

from . import reading, setups

if TYPE_CHECKING:
    from .room import Room

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Move:
    """One answer of the script.

    who    a seat, or FATE
    text   the answer in the game's notation
    asked  is it the learner who gives it?
    free   may it be another one, as long as the script can go on?
    same   does it belong to the step of the answer before?
    loose  are as many answers taken, whatever they are, as it takes until the script can go on? Its
           text is then one way to give them, answer after answer without spaces in them
    """

    who: int
    text: str
    asked: bool = False
    free: bool = False
    same: bool = False
    loose: bool = False


@dataclass(frozen=True, slots=True)
class Course:
    """A scripted match, and the seat that learns in it."""

    id: str
    preset: str
    options: dict[str, str]
    eye: int
    moves: tuple[Move, ...]

    @property
    def steps(self) -> int:
        """How many things the learner is asked to do."""
        return sum(m.asked and not m.same for m in self.moves)


@dataclass(slots=True)
class Followed(Generic[S]):
    """Where a course stands after some answers of the learner.

    step   how many of them were right
    stage  how many steps of the course lie behind
    done   is the script at its end?
    """

    state: S
    step: int = 0
    stage: int = 0
    done: bool = False
    events: list[Event] = field(default_factory=list)


def move(text: str) -> Move:
    """A move as it is written: `0>PA`, `0*PA`, `0?PA`, `0+PA`, `0~PA`, or what fate does."""
    text = " ".join(text.split())
    sign = text[1:2]
    if text[:1].isdigit() and sign and sign in ">*?+~":
        return Move(
            int(text[0]),
            text[2:].strip(),
            asked=sign != ">",
            free=sign == "?",
            same=sign in "+~",
            loose=sign == "~",
        )
    return Move(FATE, text)


@cache
def courses(room: Room) -> tuple[Course, ...]:
    """The courses of a game, in order; none for most games."""
    file = room.folder / "voice" / "courses.toml"
    if not file.is_file():
        return ()
    return tuple(
        Course(
            row["id"],
            row["preset"],
            dict(row["options"]),
            row["eye"],
            tuple(move(part) for part in row["moves"].split(",") if part.strip()),
        )
        for row in tomllib.loads(reading.text(file))["course"]
    )


class Script(Generic[S]):
    """A course at a game's table."""

    def __init__(self, room: Room, course: Course) -> None:
        self.room = room
        self.game: Game[S] = room.game
        self.words = room.words
        self.course = course

    def begin(self) -> S:
        """The table before the first answer."""
        options = settle(
            self.game.choices, self.game.presets, self.course.options, self.course.preset
        )
        return self.game.new(setups.setup(self.room, self.game.tables[0], options))

    def code(self, s: S, m: Move) -> int:
        """The number of a move here. Raises Fault where it cannot be played."""
        ask = self.game.pending(s)
        q = ask.of(m.who)
        codes = ask.chance.outcomes if ask.chance and m.who == FATE else q.options if q else []
        v = self.game.view(s, s.seats if m.who == FATE else m.who)
        for code in codes:
            if self.words.notation(m.who, code, v) == m.text:
                return code
        raise Fault(
            f"The course {self.course.id!r} of {self.game.name} cannot go on: {m.text!r} is not"
            " open here. Write its moves anew for these cards.",
            "fault-course",
            course=self.course.id,
            move=m.text,
        )

    def step(self, s: S, who: int, code: int) -> list[Event]:
        """One answer, and what it brought about."""
        log = Log()
        self.game.step(s, who, code, log)
        return log.events

    def opens(self, s: S, m: Move) -> bool:
        """Can this move be played here?"""
        try:
            self.code(s, m)
        except Fault:
            return False
        return True

    def runs(self, s: S, at: int) -> bool:
        """Can the script go on from move `at` to its end?"""
        other: S = s.clone()
        try:
            for m in self.course.moves[at:]:
                for part in m.text.split() if m.loose else [m.text]:
                    self.step(other, m.who, self.code(other, Move(m.who, part)))
        except Fault:
            return False
        return True

    def takes(self, s: S, at: int, code: int) -> bool:
        """Is this an answer that the learner may give at move `at`?"""
        m = self.course.moves[at]
        if not m.loose and code == self.code(s, m):
            return True
        q = self.game.pending(s).of(m.who)
        if q is None or code not in q.options or not (m.free or m.loose):
            return False
        other: S = s.clone()
        self.step(other, m.who, code)
        if m.loose and not self.over(other, at):
            return True
        return self.runs(other, at + 1)

    def over(self, s: S, at: int) -> bool:
        """Have enough answers been given at move `at`, which takes any number of them?"""
        moves = self.course.moves
        return at + 1 == len(moves) or self.opens(s, moves[at + 1])

    def follow(self, codes: Sequence[int], told: int = 0) -> Followed[S]:
        """The match after these answers of the learner, up to the first wrong one.

        Events are those since the answer number `told`, so that a learner who has seen what came
        of the earlier ones is told no more than is new. Raises Fault for an outgrown script.
        """
        at = Followed(self.begin())
        moves = self.course.moves
        for n, m in enumerate(moves):
            first = True
            while first or (m.loose and not self.over(at.state, n)):
                first = False
                code = -1
                if m.asked:
                    if at.step == len(codes) or not self.takes(at.state, n, codes[at.step]):
                        return at
                    code = codes[at.step]
                    at.step += 1
                else:
                    code = self.code(at.state, m)
                events = self.step(at.state, m.who, code)
                if at.step > told:
                    at.events += events
            rest = [then for then in moves[n + 1 :] if then.asked]
            if m.asked and not (rest and rest[0].same):
                at.stage += 1
        at.done = True
        return at
