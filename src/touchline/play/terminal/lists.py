"""A game in a terminal whose open answers are a list. It plays any game as it stands; a game of
its own overrides `page`, `key`, `sentence`, `typed` and `chances`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar, Final, TypeVar

from touchline.core.contract import State, View
from touchline.core.faults import Fault, Refused
from touchline.core.pending import Decision
from touchline.core.window import Window
from touchline.play.ai.levels import default_of, player
from touchline.play.ai.player import Player
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.teams import Team

from .keyboard import Keyboard
from .pages import listed

S = TypeVar("S", bound=State)

SUGGEST: Final = ("suggest", "conseil", "s")
ACROSS: Final = 5  # answers a line where they are too many to be told in words


class ListTerminal(Keyboard[S]):
    """One match at the keyboard; see `Keyboard`. `colour`: are colours wanted?"""

    #: answers told one a line; more are told in columns
    most: ClassVar[int] = 30
    #: kinds of question for which an empty line means "as the computer would"
    left: ClassVar[frozenset[int]] = frozenset()

    def __init__(
        self,
        room: Room,
        m: Match[S],
        say: Voice,
        teams: Sequence[Team],
        bots: Mapping[int, Player[S]],
        colour: bool = False,
        ask: Callable[[str], str] = input,
        tell: Callable[[str], None] = print,
    ) -> None:
        super().__init__(room, m, say, teams, bots, ask, tell)
        self.colour = colour
        self._seen: tuple[tuple[int, int, S], View] | None = None
        self._view: tuple[View, object] | None = None

    # -- what a game may do its own way -----------------------------------------------------------

    def page(self, seat: int) -> str:
        """The table as this seat may see it; "" where it need not be shown again."""
        return listed(self.room, self.say, self.teams, self.view(seat))

    def key(self, code: int, q: Decision) -> str:
        """What is typed for an open answer: its place in the list."""
        return str(q.options.index(code) + 1)

    def sentence(self, code: int, seat: int) -> str:
        """An answer in words."""
        anchors, id = self.words.option(code, self.seen(seat))
        args = {key: self.touched(a, seat) for key, a in zip("abcd", anchors, strict=False)}
        return self.say.say(id, **args)

    def typed(self, text: str, q: Decision) -> list[int] | None:
        """The codes that a text in small letters stands for; None for none.

        A number is a place in the list; otherwise the answer is written in short, or in full.
        """
        if text.isdecimal() and 0 < int(text) <= len(q.options):
            return [q.options[int(text) - 1]]
        for form in (self.written, self.sentence):
            found = [code for code in q.options if form(code, q.seat).lower() == text]
            if len(found) == 1:
                return found
        return None

    def chances(self, seat: int) -> list[str]:
        """What luck can bring now, a line each."""
        return [self.say.say("term-no-odds", game=self.m.game.name)]

    def figures(self) -> list[str]:
        """The match in figures, once it is over."""
        return []

    def touched(self, anchor: str, seat: int) -> str:
        """What an anchor is called."""
        return anchor.partition(":")[2] or anchor

    def line(self, code: int, seat: int) -> str:
        """An open answer as the list has it."""
        return self.sentence(code, seat)

    def columns(self, q: Decision) -> list[str]:
        """Answers that are too many for a line each."""
        texts = [self.written(code, q.seat) for code in q.options]
        rows = [texts[at : at + ACROSS] for at in range(0, len(texts), ACROSS)]
        return ["  " + " ".join(f"{x:<14}" for x in row).rstrip() for row in rows]

    def hint(self, q: Decision) -> str:
        """What an empty line would do, where that is worth a word."""
        return self.say.say("term-left") if q.kind in self.left and len(q.options) > 1 else ""

    def declined(self, q: Decision) -> int | None:
        """The open answer that says no, which an empty line gives."""
        return None

    def wish(self, text: str, q: Decision) -> bool:
        """Something else that only this game listens to: has it been done?"""
        return False

    def heard(self, text: str) -> str:
        """What follows `why`, as shut answers are compared with it and as it is named."""
        return text.lower()

    def means(self, code: int, text: str, seat: int) -> bool:
        """Does this text, in small letters, name a shut answer?"""
        return text in (self.written(code, seat).lower(), self.sentence(code, seat).lower())

    def naming(self, code: int, seat: int) -> str:
        """What a shut answer is called where its reason is told."""
        return self.written(code, seat)

    def because(self, code: int, seat: int) -> str:
        """A shut answer and why it is so, in a line."""
        why = self.reason([code], seat)
        return self.say.say("term-told", name=self.naming(code, seat), text=why)

    def advice(self, q: Decision) -> list[int]:
        """What the computer would answer. Raises Fault where none plays."""
        game = self.m.game
        mind = player(self.room, default_of(self.room), len(self.m.tape.entries))
        return list(mind.choose(Window(game, self.m.state, q.seat)))

    def suggested(self, q: Decision) -> str:
        """The same in short."""
        return ", ".join(self.written(code, q.seat) for code in self.advice(q))

    def follow(self, q: Decision) -> None:
        """Answer as the computer would, and say how that is."""
        codes = self.advice(q)
        self.tell("  " + " ".join(self.written(code, q.seat) for code in codes))
        self.give(q.seat, *codes)

    # -- what is seen -----------------------------------------------------------------------------

    def seen(self, seat: int) -> View:
        """What this seat may know; the same object until somebody has answered."""
        now = (seat, len(self.m.tape.entries), self.m.state)
        if self._seen is None or self._seen[0] != now:
            self._seen = (now, self.m.game.view(self.m.state, seat))
        return self._seen[1]

    def view(self, seat: int) -> object:
        """The same as the record that is shown; a room's terminal narrows it to its own type."""
        v = self.seen(seat)
        if self._view is None or self._view[0] is not v:
            self._view = (v, self.words.view(v))
        return self._view[1]

    def written(self, code: int, seat: int) -> str:
        """An answer as records write it."""
        return self.words.notation(seat, code, self.seen(seat))

    def welcome(self) -> str:
        """The first words."""
        id = f"{self.words.prefix}name"
        name = self.say.say(id) if self.say.has(id) else self.m.game.name
        return self.say.say("term-list-welcome", game=name)

    def show(self, seat: int) -> None:
        """The table, as this seat may see it."""
        page = self.page(seat)
        if page:
            self.tell("")
            self.tell(page)
            self.tell("")

    def put(self, q: Decision, seat: int) -> None:
        """The question and the answers to it."""
        super().put(q, seat)
        hint = self.hint(q)
        if hint:
            self.tell(hint)
        self.moves(seat)

    def moves(self, seat: int) -> None:
        """The open answers: one a line, or in columns if there are many."""
        q = self.m.ask.of(seat)
        assert q is not None
        if len(q.options) > self.most:
            for row in self.columns(q):
                self.tell(row)
            return
        for code in q.options:
            self.tell(f"  {self.key(code, q):>2}) {self.line(code, seat)}")

    # -- what is typed ----------------------------------------------------------------------------

    def hear(self, text: str, seat: int) -> None:
        """An answer, or a wish for advice."""
        q = self.m.ask.of(seat)
        assert q is not None
        low = " ".join(text.lower().split())
        if low in SUGGEST:
            self.suggest(q)
            return
        if self.wish(low, q):
            return
        codes = self.typed(low, q)
        if codes is None:
            self.tell(self.refusal(low, seat))
            return
        try:
            self.give(seat, *codes)
        except Refused as e:
            self.tell(self.say.fault(e))

    def suggest(self, q: Decision) -> None:
        """Say what the computer would do, or why it cannot tell."""
        try:
            told = self.say.say("term-advice", moves=self.suggested(q))
        except Fault as e:  # no computer plays this game, or not at a table like this
            told = self.say.fault(e)
        self.tell(told)

    def enter(self, q: Decision, seat: int) -> None:
        """An empty line: the only answer, what the computer would do, or no."""
        no = self.declined(q)
        if len(q.options) == 1:
            self.give(seat, q.options[0])
        elif q.kind in self.left:
            self.follow(q)
        elif no is not None:
            self.give(seat, no)
        else:
            self.tell(self.say.say("term-choose"))

    def refusal(self, text: str, seat: int) -> str:
        """Why this cannot be answered now."""
        q = self.m.curious(seat)
        assert q is not None
        for code in q.shut:
            if self.means(code, text, seat):
                move, why = self.naming(code, seat), self.reason([code], seat)
                return self.say.say("term-not-open", move=move, why=why)
        return self.say.say("term-nothing", word=text)

    def why(self, text: str, seat: int) -> None:
        """Why an answer is not allowed, or everything that is shut."""
        q = self.m.curious(seat)
        assert q is not None
        if text and self.typed(text.lower(), q) is not None:
            self.tell(self.say.say("term-why-open", move=text))
        elif text:
            self.tell(self.refusal(self.heard(text), seat))
        for code in [] if text else list(q.shut)[: self.most]:
            self.tell("  " + self.because(code, seat))
        if not text and not q.shut:
            self.tell(self.say.say("term-all-open"))

    def odds(self, seat: int) -> None:
        """What luck can bring now."""
        for line in self.chances(seat):
            self.tell(line)

    def take_back(self, seat: int) -> None:
        """What this seat has answered, while nobody has learnt anything of it."""
        self.m.take_back(seat, whole=True)

    def over(self) -> None:
        """The last word, and the match in figures."""
        for line in self.figures():
            self.tell(line)
        super().over()
