"""A match at the keyboard: what is alike in every game. Each game draws and listens for itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import ClassVar, Generic, TypeVar

from touchline.core.buffers import Codes
from touchline.core.contract import State
from touchline.core.faults import Fault, Refused
from touchline.core.log import Event
from touchline.core.pending import Decision
from touchline.core.tape import Tape
from touchline.play import pace, records, rulebook, setups
from touchline.play.ai.player import Player
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.teams import Team

from .commands import command
from .pages import shown, wrapped
from .story import ending, seen, sentences

S = TypeVar("S", bound=State)


class Keyboard(Generic[S]):
    """One match at the keyboard.

    bots   the computer at each seat it plays
    ask    reads a line after a prompt; raises EOFError when there are no more
    tell   writes a line

    Where hands are hidden, computers whose `levels` are told keep a pace: `pause` waits so many
    seconds, and `clock` tells them.
    """

    #: the message that tells what may be typed
    helped: ClassVar[str] = "term-list-help"

    def __init__(
        self,
        room: Room,
        m: Match[S],
        say: Voice,
        teams: Sequence[Team],
        bots: Mapping[int, Player[S]],
        ask: Callable[[str], str],
        tell: Callable[[str], None],
    ) -> None:
        self.room = room
        self.words = room.words
        self.m = m
        self.say = say
        self.teams = teams
        self.bots = bots
        self.ask = ask
        self.write = tell
        self.sure = ""  # the command that was asked for and waits to be confirmed
        self.kept = False
        self.levels: Mapping[int, int] = {}
        self.pause: Callable[[float], None] = time.sleep
        self.clock: Callable[[], float] = time.monotonic
        self._asked: dict[int, tuple[float, int]] = {}  # since when, and what, by seat
        self.eyes = -1  # the seat that was last shown what only it may see

    # -- what each game does its own way ----------------------------------------------------------

    def welcome(self) -> str:
        """The first words."""
        raise NotImplementedError

    def show(self, seat: int) -> None:
        """The table, as this seat may see it."""
        raise NotImplementedError

    def put(self, q: Decision, seat: int) -> None:
        """Say what is asked."""
        self.tell(self.say.said(self.words.question(q, self.m.game.view(self.m.state, seat))))

    def hear(self, text: str, seat: int) -> None:
        """Something that is no command."""
        raise NotImplementedError

    def enter(self, q: Decision, seat: int) -> None:
        """Nothing was typed."""

    def why(self, text: str, seat: int) -> None:
        """Why an answer is not allowed."""
        raise NotImplementedError

    def moves(self, seat: int) -> None:
        """The open answers, as many as a screen can hold."""
        raise NotImplementedError

    def odds(self, seat: int) -> None:
        """What the dice can bring now."""
        raise NotImplementedError

    def take_back(self, seat: int) -> None:
        """Take back the last answer of a person. Raises Refused."""
        raise NotImplementedError

    # -- the match --------------------------------------------------------------------------------

    def tell(self, text: str) -> None:
        """Write a text; long lines are broken where the screen ends."""
        self.write(wrapped(text))

    def play(self) -> int:
        """Until it is over or somebody leaves; the exit status."""
        self.tell(self.welcome())
        self.tell("")
        try:
            while self.m.ask.result is None:
                if self.m.ask.chance is not None:
                    self.story(self.m.let_fate_answer())
                    continue
                asked = [q.seat for q in self.m.ask.decisions]
                thinks = [seat for seat in asked if seat in self.bots]
                if thinks:
                    self.think(thinks[0])
                elif not self.turn(asked[0]):
                    return 0
            self.over()
        except EOFError:
            self.tell("")
        return 0

    @property
    def people(self) -> list[int]:
        """The seats that people play."""
        return [seat for seat in range(self.m.state.seats) if seat not in self.bots]

    def called(self, seat: int) -> str:
        """What the team at this seat is called; the seat itself where no team sits."""
        if seat < len(self.teams):
            return self.teams[seat].name
        return self.say.say("term-seat", seat=seat + 1)

    def ears(self) -> int:
        """Who hears the story: the only person here; if there are more, the watcher."""
        return self.people[0] if len(self.people) == 1 else self.m.state.seats

    def story(self, events: list[Event]) -> None:
        """What happened, in words."""
        for line in sentences(self.say, seen(self.words, events, self.ears())):
            self.tell(line)

    def think(self, seat: int) -> None:
        """The computer's answer; a lot decides where it has none that can be used."""
        q = self.m.ask.of(seat)
        assert q is not None
        try:
            since, kind = self._asked.setdefault(seat, (self.clock(), q.kind))
            chosen = self.bots[seat].choose(self.m.window(seat))
            self.keep_pace(seat, chosen, since, kind)
            events = self.m.answer(seat, *chosen)
        except (Refused, ArithmeticError, LookupError, ValueError):
            self.tell(self.say.say("term-bot-failed"))
            events = self.m.answer(seat, Random(len(self.m.tape.entries)).choice(q.options))
        if not self.m.loose[seat] or self.m.ask.of(seat) is None:
            self._asked.pop(seat, None)
        self.kept = False
        self.story(events)

    def keep_pace(self, seat: int, chosen: Sequence[int], since: float, kind: int) -> None:
        """Wait until how long the computer has thought tells nothing about its hand."""
        hidden = seat in self.levels and not self.words.previews
        if not hidden or pace.unnoticed(self.m, seat, chosen):
            return
        shortest = pace.FLOOR if kind in self.words.secrets else pace.OPEN
        beat = pace.beat(self.m.game.name, self.levels[seat], kind, shortest)
        spent = self.clock() - since
        self.pause(pace.whole(spent, beat) - spent)

    def over(self) -> None:
        """The last word, and the offer to keep the match."""
        self.show(self.ears())
        result = ending(self.m, self.words, self.say)
        self.tell(self.say.say("term-over", result=result))
        while True:
            self.tell(self.say.say("term-over-hint"))
            word, rest = command(self.ask("> "))
            if word != "save":
                return
            self.save(rest)

    def turn(self, seat: int) -> bool:
        """One question to a person; False when they leave."""
        self.pass_on(seat)
        self.show(seat)
        count = len(self.m.tape.entries)
        while len(self.m.tape.entries) == count:
            q = self.m.ask.of(seat)
            assert q is not None
            self.put(q, seat)
            prompt = self.say.say("term-prompt", team=self.called(seat))
            word, rest = command(self.ask(f"{prompt} "))
            if word not in ("resign", "quit"):
                self.sure = ""
            if word == "quit":
                if self.kept or self.sure == "quit":
                    return False
                self.sure = "quit"
                self.tell(self.say.say("term-quit"))
            elif word:
                self.obey(word, rest, seat)
            elif rest:
                self.hear(rest, seat)
            else:
                self.enter(q, seat)
        return True

    def pass_on(self, seat: int) -> None:
        """Where hands are hidden and two people share the keyboard: the other one looks away."""
        if self.words.previews or len(self.people) < 2 or seat == self.eyes:
            return
        if self.eyes >= 0:
            self.write("\n" * 60)
        self.eyes = seat
        self.tell(self.say.say("term-handover", team=self.called(seat)))
        self.ask("")

    def give(self, seat: int, *codes: int) -> None:
        """Take an answer of a person."""
        self.kept = False
        self.story(self.m.answer(seat, *codes))

    # -- what a person may say --------------------------------------------------------------------

    def obey(self, word: str, rest: str, seat: int) -> None:
        """A command."""
        if word == "help":
            self.help()
        elif word == "why":
            self.why(rest, seat)
        elif word == "odds":
            self.odds(seat)
        elif word == "board":
            self.show(seat)
        elif word == "moves":
            self.moves(seat)
        elif word == "undo":
            self.undo(seat)
        elif word == "save":
            self.save(rest)
        elif word == "rule":
            self.rule(rest)
        elif self.sure == "resign":
            events = self.m.resign(seat)
            for line in sentences(self.say, [self.words.resigned(seat)]):
                self.tell(line)
            self.story(events)
        else:
            self.sure = "resign"
            self.tell(self.say.say("term-resign-sure"))

    def help(self) -> None:
        """What may be typed."""
        self.tell(self.say.say(self.helped))

    def reason(self, codes: Sequence[int], seat: int) -> str:
        """Why the first of these codes that is shut is so, with its rule; "" when none is."""
        out = Codes(curious=True)
        self.m.game.options(self.m.state, seat, out)
        shut = dict(zip(out.shut, out.why, strict=True))
        for code in codes:
            if code in shut:
                said, rule = self.words.reason(shut[code])
                return f"{self.say.said(said)} {self.say.say('term-rule', rule=rule)}"
        return ""

    def undo(self, seat: int) -> None:
        """Take back what a person answered last."""
        try:
            self.take_back(seat)
        except Refused as e:
            self.tell(self.say.fault(e))
            return
        self.tell(self.say.say("term-undone"))

    def rule(self, id: str) -> None:
        """A paragraph of the rulebook."""
        lang = self.say.lang if self.say.lang in rulebook.languages(self.room) else "en"
        try:
            self.tell(shown(rulebook.load(self.room, lang).rule(id)))
        except Fault as e:
            self.tell(self.say.fault(e))

    def save(self, name: str) -> None:
        """Keep the match in a new file: a tape if it ends in .json, else a record."""
        if not name:
            self.tell(self.say.say("term-save-what"))
            return
        clean = Tape(self.m.tape.header)
        clean.entries = self.m.tape.answers()
        try:
            text = clean.text() if name.endswith(".json") else records.from_match(self.room, self.m)
            with Path(name).open("x", encoding="utf-8") as file:
                file.write(text)
        except Fault as e:  # the game has no notation for whole matches
            self.tell(self.say.fault(e))
            return
        except FileExistsError:
            self.tell(self.say.say("term-save-there", file=name))
            return
        except OSError as e:
            self.tell(self.say.say("term-file", file=name, why=e.strerror or str(e)))
            return
        self.kept = True
        setups.keep_editions(self.room, self.m.tape.header.packs)
        self.tell(self.say.say("term-saved", file=name, game=self.m.game.name))
