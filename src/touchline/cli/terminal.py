"""A whole match of StreetSoccer at the keyboard, against the computer or beside a friend."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Final

from touchline.core.buffers import Codes
from touchline.core.faults import Fault, Refused
from touchline.core.log import Event
from touchline.core.tape import Tape
from touchline.games.streetsoccer import codes as c
from touchline.games.streetsoccer.notation import text_of
from touchline.games.streetsoccer.state import Table
from touchline.games.voices import WORDS
from touchline.play import records, rulebook
from touchline.play.ai.player import Player
from touchline.play.match import Match
from touchline.play.speech import Voice
from touchline.play.teams import Team

from .draw import Board
from .match_words import CELL, command, matching, meant, plain
from .odds import chances
from .rules import shown, wrapped
from .story import ending, seen, sentences

ROOM: Final = WORDS["streetsoccer"]
LISTED: Final = 60  # moves shown at once


class Terminal:
    """One match at the terminal.

    bots   the computer at each seat it plays
    ask    reads a line after a prompt; raises EOFError when there are no more
    tell   writes a line
    """

    def __init__(
        self,
        m: Match[Table],
        say: Voice,
        teams: Sequence[Team],
        bots: Mapping[int, Player[Table]],
        colour: bool = False,
        ask: Callable[[str], str] = input,
        tell: Callable[[str], None] = print,
    ) -> None:
        self.m = m
        self.say = say
        self.teams = teams
        self.bots = bots
        self.board = Board(say, teams, colour)
        self.ask = ask
        self.write = tell
        self.picked = ""
        self.sure = ""  # the command that was asked for and waits to be confirmed
        self.kept = False

    def tell(self, text: str) -> None:
        """Write a text; long lines are broken where the screen ends."""
        self.write(wrapped(text))

    # -- the match --------------------------------------------------------------------------------

    def play(self) -> int:
        """Until it is over or somebody leaves; the exit status."""
        home, away = (team.name for team in self.teams)
        self.tell(self.say.say("term-welcome", home=home, away=away))
        self.tell("")
        try:
            while self.m.ask.result is None:
                if self.m.ask.chance is not None:
                    self.story(self.m.let_fate_answer())
                    continue
                seat = self.m.ask.decisions[0].seat
                if seat in self.bots:
                    self.think(seat)
                elif not self.turn(seat):
                    return 0
            self.over()
        except EOFError:
            self.tell("")
        return 0

    def story(self, events: list[Event]) -> None:
        """What happened, in words."""
        for line in sentences(self.say, seen(ROOM, events, 2)):
            self.tell(line)

    def think(self, seat: int) -> None:
        """The computer's answer; a lot decides where it has none that can be used."""
        q = self.m.ask.decisions[0]
        try:
            chosen = self.bots[seat].choose(self.m.window(seat))
            events = self.m.answer(seat, *chosen)
        except (Refused, ArithmeticError, LookupError, ValueError):
            self.tell(self.say.say("term-bot-failed"))
            events = self.m.answer(seat, Random(len(self.m.tape.entries)).choice(q.options))
        self.kept = False
        self.story(events)

    def over(self) -> None:
        """The last word, and the offer to keep the match."""
        self.show()
        result = ending(self.m, ROOM, self.say)
        self.tell(self.say.say("term-over", result=result))
        while True:
            self.tell(self.say.say("term-over-hint"))
            word, rest = command(self.ask("> "))
            if word != "save":
                return
            self.save(rest)

    def show(self, lit: Sequence[str] = ()) -> None:
        """The board."""
        view = ROOM.view(self.m.game.view(self.m.state, 2))
        self.tell("")
        self.tell(self.board.draw(view, lit))
        self.tell("")

    def turn(self, seat: int) -> bool:
        """One question to a person; False when they leave."""
        self.picked = ""
        self.show()
        count = len(self.m.tape.entries)
        while len(self.m.tape.entries) == count:
            q = self.m.ask.decisions[0]
            said = ROOM.question(q, self.m.game.view(self.m.state, seat))
            prompt = self.say.say("term-prompt", team=self.teams[seat].name)
            self.tell(self.say.said(said))
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
                self.move(plain(rest), seat)
            elif q.options == [c.PASS]:
                self.give(seat, int(c.PASS))
        return True

    def give(self, seat: int, code: int) -> None:
        """Take an answer of a person."""
        self.kept = False
        self.story(self.m.answer(seat, code))

    # -- what a person may say --------------------------------------------------------------------

    def obey(self, word: str, rest: str, seat: int) -> None:
        """A command."""
        if word == "help":
            self.tell(self.say.say("term-help"))
        elif word == "why":
            self.why(plain(rest), seat)
        elif word == "odds":
            t = self.m.state.clone()
            t.die = 0 if t.phase == c.MOVE else t.die
            self.tell("\n".join(chances(t, self.say)))
        elif word == "board":
            self.show()
        elif word == "moves":
            self.moves()
        elif word == "undo":
            self.undo(seat)
        elif word == "save":
            self.save(rest)
        elif word == "rule":
            self.rule(rest)
        elif self.sure == "resign":
            self.m.resign(seat)
            for line in sentences(self.say, [ROOM.resigned(seat)]):
                self.tell(line)
        else:
            self.sure = "resign"
            self.tell(self.say.say("term-resign-sure"))

    def move(self, text: str, seat: int) -> None:
        """A move, a part of one, or a figure to look at."""
        t, q = self.m.state, self.m.ask.decisions[0]
        found = matching(t, q.options, text, self.picked)
        if len(found) == 1:
            self.give(seat, found[0])
        elif found:
            texts = ", ".join(text_of(t, code) for code in found)
            self.tell(self.say.say("term-ambiguous", moves=texts))
        elif CELL.fullmatch(text) and t.phase == c.MOVE and self.mine(text, seat):
            self.pick(text, seat)
        elif CELL.fullmatch(text[:2]) or text[:1] in "+=@-":
            why = self.reason(meant(t, text, self.picked), seat)
            why = why or self.say.say("term-why-unknown")
            move = self.picked + text if len(text) == 2 else text
            self.tell(self.say.say("term-not-open", move=move, why=why))
        else:
            self.tell(self.say.say("term-nothing-matches", word=text))

    def mine(self, cell: str, seat: int) -> bool:
        """Does a figure of this side stand on this cell?"""
        return any(c.name(self.m.state.pos[seat * 5 + i]) == cell for i in range(5))

    def pick(self, cell: str, seat: int) -> None:
        """Show what a figure can do, and wait for the rest."""
        t = self.m.state
        self.picked = cell
        texts = [text_of(t, code) for code in self.m.ask.decisions[0].options]
        walks = [x[2:] for x in texts if x.startswith(cell) and len(x) == 4]
        kicks = sorted({x[4:] for x in texts if x.startswith(cell) and len(x) == 6})
        n = next(i for i in range(5) if c.name(t.pos[seat * 5 + i]) == cell)
        figure = self.teams[seat].figures[n].name
        if not walks and not kicks:
            why = self.reason(meant(t, cell), seat)
            self.tell(self.say.say("term-figure-nothing", cell=cell, why=why))
            return
        self.show(walks + kicks)
        if walks:
            words = " ".join(walks)
            self.tell(self.say.say("term-figure-moves", figure=figure, cell=cell, walks=words))
        if kicks:
            goal = self.say.say("term-goal-word")
            words = " ".join(goal if x == "##" else x for x in kicks)
            spot = c.name(t.ball)
            self.tell(
                self.say.say("term-figure-kicks", figure=figure, cell=cell, spot=spot, ends=words)
            )

    def reason(self, codes: Sequence[int], seat: int) -> str:
        """Why the first of these codes that is shut is so, with its rule; "" when none is."""
        out = Codes(curious=True)
        self.m.game.options(self.m.state, seat, out)
        shut = dict(zip(out.shut, out.why, strict=True))
        for code in codes:
            if code in shut:
                said, rule = ROOM.reason(shut[code])
                return f"{self.say.said(said)} {self.say.say('term-rule', rule=rule)}"
        return ""

    def why(self, text: str, seat: int) -> None:
        """Why a move is not allowed."""
        t = self.m.state
        if not text:
            self.tell(self.say.say("term-why-what"))
            return
        if text in [text_of(t, code) for code in self.m.ask.decisions[0].options]:
            self.tell(self.say.say("term-why-open", move=text))
            return
        told = self.reason(meant(t, text), seat)
        self.tell(told or self.say.say("term-why-unknown"))

    def moves(self) -> None:
        """The open moves, as many as a screen can hold."""
        t = self.m.state
        texts = [text_of(t, code) for code in self.m.ask.decisions[0].options]
        self.tell(self.say.say("term-moves", count=len(texts)))
        for at in range(0, min(len(texts), LISTED), 10):
            self.tell("  " + " ".join(f"{x:<7}" for x in texts[at : at + 10]).rstrip())
        if len(texts) > LISTED:
            self.tell(self.say.say("term-more", count=len(texts) - LISTED))

    def undo(self, seat: int) -> None:
        """Take back the last answer of a person, if the dice have not spoken since."""
        people = [s for s in range(2) if s not in self.bots]
        last = [who for who, _ in self.m.tape.answers() if who in people]
        try:
            if not last:
                raise Refused("Nothing to take back.", "fault-takeback")
            self.m.strike_out(last[-1])
        except Refused as e:
            self.tell(self.say.fault(e))
            return
        self.tell(self.say.say("term-undone"))

    def rule(self, id: str) -> None:
        """A paragraph of the rulebook."""
        lang = self.say.lang if self.say.lang in rulebook.languages("streetsoccer") else "en"
        try:
            self.tell(shown(rulebook.load("streetsoccer", lang).rule(id)))
        except Fault as e:
            self.tell(self.say.fault(e))

    def save(self, name: str) -> None:
        """Keep the match in a new file: a tape if it ends in .json, else a record."""
        if not name:
            self.tell(self.say.say("term-save-what"))
            return
        clean = Tape(self.m.tape.header)
        clean.entries = self.m.tape.answers()
        text = clean.text() if name.endswith(".json") else records.from_match(self.m)
        try:
            with Path(name).open("x", encoding="utf-8") as file:
                file.write(text)
        except FileExistsError:
            self.tell(self.say.say("term-save-there", file=name))
            return
        except OSError as e:
            self.tell(self.say.say("cli-file", file=name, why=e.strerror or str(e)))
            return
        self.kept = True
        self.tell(self.say.say("term-saved", file=name, game="streetsoccer"))
