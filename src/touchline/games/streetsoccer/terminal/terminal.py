"""StreetSoccer at the keyboard: the board, the moves, and what may be typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from touchline.core.faults import Refused
from touchline.core.pending import Decision
from touchline.games.streetsoccer.rules import codes as c
from touchline.games.streetsoccer.rules.state import Table
from touchline.games.streetsoccer.voice.notation import text_of
from touchline.games.streetsoccer.voice.shown import View
from touchline.play.ai.player import Player
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.teams import Team
from touchline.play.terminal.keyboard import Keyboard

from .draw import Board
from .match_words import CELL, matching, meant, plain
from .odds import chances

LISTED: Final = 60  # moves shown at once


class Terminal(Keyboard[Table]):
    """One match at the terminal; see `Keyboard`."""

    helped = "term-help"

    def __init__(
        self,
        room: Room,
        m: Match[Table],
        say: Voice,
        teams: Sequence[Team],
        bots: Mapping[int, Player[Table]],
        colour: bool = False,
        ask: Callable[[str], str] = input,
        tell: Callable[[str], None] = print,
    ) -> None:
        super().__init__(room, m, say, teams, bots, ask, tell)
        self.board = Board(say, teams, colour)
        self.picked = ""

    def welcome(self) -> str:
        """Who plays in which direction."""
        home, away = (team.name for team in self.teams)
        return self.say.say("term-welcome", home=home, away=away)

    def show(self, seat: int) -> None:
        """The board; everybody sees the same."""
        self.draw()

    def draw(self, lit: Sequence[str] = ()) -> None:
        """The board, some cells of it marked."""
        view = self.words.view(self.m.game.view(self.m.state, 2))
        assert isinstance(view, View)
        self.tell("")
        self.tell(self.board.draw(view, lit))
        self.tell("")

    def turn(self, seat: int) -> bool:
        """One question to a person; False when they leave."""
        self.picked = ""
        return super().turn(seat)

    def hear(self, text: str, seat: int) -> None:
        """A move, or the beginning of one."""
        self.move(plain(text), seat)

    def enter(self, q: Decision, seat: int) -> None:
        """Nothing typed is enough to pass."""
        if q.options == [c.PASS]:
            self.give(seat, int(c.PASS))

    def odds(self, seat: int) -> None:
        """What each die opens."""
        t = self.m.state.clone()
        t.die = 0 if t.phase == c.MOVE else t.die
        self.tell("\n".join(chances(t, self.say)))

    def take_back(self, seat: int) -> None:
        """The last answer of a person, if the dice have not spoken since."""
        last = [who for who, _ in self.m.tape.answers() if who in self.people]
        if not last:
            raise Refused("Nothing to take back.", "fault-takeback")
        self.m.strike_out(last[-1])

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
        self.draw(walks + kicks)
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

    def why(self, text: str, seat: int) -> None:
        """Why a move is not allowed."""
        t, text = self.m.state, plain(text)
        if not text:
            self.tell(self.say.say("term-why-what"))
            return
        if text in [text_of(t, code) for code in self.m.ask.decisions[0].options]:
            self.tell(self.say.say("term-why-open", move=text))
            return
        told = self.reason(meant(t, text), seat)
        self.tell(told or self.say.say("term-why-unknown"))

    def moves(self, seat: int) -> None:
        """The open moves, as many as a screen can hold."""
        t = self.m.state
        texts = [text_of(t, code) for code in self.m.ask.decisions[0].options]
        self.tell(self.say.say("term-moves", count=len(texts)))
        for at in range(0, min(len(texts), LISTED), 10):
            self.tell("  " + " ".join(f"{x:<7}" for x in texts[at : at + 10]).rstrip())
        if len(texts) > LISTED:
            self.tell(self.say.say("term-more", count=len(texts) - LISTED))
