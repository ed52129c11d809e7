"""Worldwide Football at the keyboard: hands, questions and what may be typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, cast

from touchline.core.contract import State
from touchline.core.faults import Refused
from touchline.core.log import Event
from touchline.core.pending import Decision
from touchline.core.window import Window
from touchline.games.worldwide import codes as c
from touchline.games.worldwide.notation import text_of
from touchline.games.worldwide.state import Table
from touchline.games.worldwide.words import COUNTED
from touchline.play import library, reports, setups
from touchline.play.ai.levels import DEFAULT, player
from touchline.play.ai.player import Player
from touchline.play.match import Match
from touchline.play.speech import Voice
from touchline.play.teams import Team
from touchline.play.worldwide.seating import seat as seat_voice

from .draw_footclub import cells
from .draw_worldwide import WorldSheet
from .keyboard import Keyboard
from .report_worldwide import lines as report_lines
from .story import teams_of

LISTED: Final = 30  # answers told one a line; more are told in columns
SUGGEST: Final = ("suggest", "conseil", "s")
#: questions for which an empty line means "as the computer would"
LEFT_TO_IT: Final = {
    c.TEAM_CHOICE, c.CAPTAIN_CHOICE, c.GROUND, c.ABILITY_COMMIT, c.CAPTAIN_START, c.PENALTY,
    c.SHOOT_OUT, c.SANCTION, c.FORCED_DISCARD, c.CHOOSE_DISCARD, c.GIVE_BACK, c.TAKE, c.NAME_SEAT,
}  # fmt: skip


class WorldTerminal(Keyboard[Table]):
    """One match at the terminal; see `Keyboard`."""

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
        super().__init__(m, say, teams, bots, ask, tell)
        pack = setups.pack_of(m.game.name, m.tape.header.packs)
        self.cards = library.content(m.game.name, pack, say.lang)
        self.sheet = WorldSheet(say, colour, self.cards)
        self.seated()

    def seated(self) -> None:
        """Call teams, people and seats as they are called now: teams are chosen in the match."""
        seat_voice(self.say, self.cards, self.room.chosen(self.m.game.view(self.m.state, 0)))
        teams = teams_of(self.m)
        names = [self.say.named(f"team{seat % 2}") for seat in range(len(teams))]
        if len(teams) > 2:
            names = [f"{name} {'AB'[seat // 2]}" for seat, name in enumerate(names)]
            self.say.names.update({f"seat{seat}": name for seat, name in enumerate(names)})
        self.teams = [replace(team, name=name) for team, name in zip(teams, names, strict=True)]

    def welcome(self) -> str:
        """The first words."""
        return self.say.say("term-wf-welcome")

    def help(self) -> None:
        """What may be typed."""
        self.tell(self.say.say("term-wf-help"))

    def story(self, events: list[Event]) -> None:
        """What happened, in words; a team may have been chosen by it."""
        self.seated()
        super().story(events)

    def view(self, seat: int) -> dict[str, object]:
        """What this seat sees, as plain data."""
        return self.room.view(self.m.game.view(self.m.state, seat))

    def show(self, seat: int) -> None:
        """The table and the own hand."""
        self.tell("")
        self.tell(self.sheet.draw(self.view(seat)))
        self.tell("")

    # -- questions --------------------------------------------------------------------------------

    def put(self, q: Decision, seat: int) -> None:
        """The question and the answers to it."""
        super().put(q, seat)
        if q.kind in LEFT_TO_IT and len(q.options) > 1:
            self.tell(self.say.say("term-fc-left"))
        self.moves(seat)

    def moves(self, seat: int) -> None:
        """The open answers: one a line, or in columns if there are many."""
        q = self.m.ask.of(seat)
        assert q is not None
        if len(q.options) > LISTED:
            texts = [self.written(code) for code in q.options]
            for at in range(0, len(texts), 5):
                self.tell("  " + " ".join(f"{x:<14}" for x in texts[at : at + 5]).rstrip())
            return
        view = self.view(seat)
        for n, code in enumerate(q.options, 1):
            self.tell(f"  {n:>2}) {self.sentence(code, view, seat)}")

    def written(self, code: int) -> str:
        """An answer as records write it."""
        return text_of(code, self.m.state.book)

    def sentence(self, code: int, view: Mapping[str, object], seat: int) -> str:
        """An answer in words, with the chance of what is rolled for."""
        anchors, id = self.room.option(code, self.m.game.view(self.m.state, seat))
        args = {key: self.touched(a, seat) for key, a in zip("abcd", anchors, strict=False)}
        told = self.say.say(id, **args)
        odds = self.rolled(code, anchors, view)
        return f"{told} ({odds})" if odds else told

    def rolled(self, code: int, anchors: Sequence[str], view: Mapping[str, object]) -> str:
        """What the roll of an answer needs; "" where nothing is rolled for."""
        pending, rolls = view["pending"], view["rolls"]
        assert cells(rolls)
        odds: object = None
        if c.DEFEND <= code < c.ABILITIES and cells(pending) and cells(pending["answers"]):
            odds = pending["answers"].get(anchors[0].partition(":")[2])
        elif c.STAR <= code < c.SUBSTITUTE:
            odds = rolls.get(anchors[0])
        return self.sheet.needs(odds) if cells(odds) and odds["need"] else ""

    def touched(self, anchor: str, seat: int) -> str:
        """What an anchor is called."""
        word, _, rest = anchor.partition(":")
        if word in ("a", "s"):
            return self.say.named(f"{word}{rest}")
        if word == "p":
            return self.say.named(f"p{seat % 2 * int(c.SQUAD) + int(rest)}")
        if word == "team":
            return str(self.sheet.teams[int(rest)]["name"])
        if word == "ground":
            return self.say.named(f"team{max(0, int(rest) - 1)}")
        return self.teams[int(rest)].name if word == "captain" else rest

    # -- what is typed ----------------------------------------------------------------------------

    def hear(self, text: str, seat: int) -> None:
        """An answer, several discards at once, or a wish for advice."""
        q = self.m.ask.of(seat)
        assert q is not None
        low = " ".join(text.lower().split())
        if low in SUGGEST:
            told = ", ".join(self.written(code) for code in self.advice(seat))
            self.tell(self.say.say("term-fc-advice", moves=told))
            return
        codes = self.meant(low, q)
        if codes is None:
            self.tell(self.refusal(low, seat))
            return
        try:
            self.give(seat, *codes)
        except Refused as e:
            self.tell(self.say.fault(e))

    def meant(self, text: str, q: Decision) -> list[int] | None:
        """The codes this text stands for; None for none. Discards in any order."""
        texts = {self.written(code).lower(): code for code in q.options}
        texts |= {word.lstrip("-+^*"): code for word, code in texts.items() if len(word) > 1}
        if text in texts:
            return [texts[text]]
        if text.isdecimal() and 0 < int(text) <= len(q.options):
            return [q.options[int(text) - 1]]
        words = text.replace(",", " ").split()
        if q.kind in COUNTED and 1 < len(words) <= q.most:
            codes = [self.dropped(word, q) for word in words]
            return None if -1 in codes else sorted(codes)
        return None

    def dropped(self, word: str, q: Decision) -> int:
        """A card to discard by its letters or number, open first or only later in the run; or -1.

        What may be dropped later is shut now; whether all together is right is for the rules.
        """
        full = self.m.curious(q.seat)
        assert full is not None
        for code in [*q.options, *full.shut]:
            if self.written(code).lower().lstrip("-") == word.lstrip("-"):
                return code
        return -1

    def refusal(self, text: str, seat: int) -> str:
        """Why this cannot be answered now."""
        q = self.m.curious(seat)
        assert q is not None
        for code in q.shut:
            word = self.written(code)
            if text in (word.lower(), word.lower().lstrip("-+^*")):
                why = self.reason([code], seat)
                return self.say.say("term-not-open", move=word, why=why)
        return self.say.say("term-fc-nothing", word=text)

    def why(self, text: str, seat: int) -> None:
        """Why an answer is not allowed, or everything that is shut."""
        q = self.m.curious(seat)
        assert q is not None
        if text:
            open_ = self.meant(text.lower(), q) is not None
            word = self.say.say("term-why-open", move=text) if open_ else ""
            self.tell(word or self.refusal(text.lower(), seat))
            return
        for code in list(q.shut)[:LISTED]:
            self.tell("  " + self.sheet.told(self.written(code), self.reason([code], seat)))
        if not q.shut:
            self.tell(self.say.say("term-fc-all-open"))

    def enter(self, q: Decision, seat: int) -> None:
        """An empty line: the only answer, no, or what the computer would do."""
        if len(q.options) == 1:
            self.give(seat, q.options[0])
        elif q.kind in LEFT_TO_IT:
            codes = self.advice(seat)
            self.tell("  " + " ".join(self.written(code) for code in codes))
            self.give(seat, *codes)
        elif c.PASS in q.options:
            self.give(seat, int(c.PASS))
        else:
            self.tell(self.say.say("term-fc-choose"))

    def advice(self, seat: int) -> list[int]:
        """What the computer would answer."""
        game = self.m.game
        mind = player(game, DEFAULT, len(self.m.tape.entries))
        return list(mind.choose(Window(game, self.m.state, seat)))

    def odds(self, seat: int) -> None:
        """The chances of the shot that is under way, or of what may answer the card."""
        view = self.view(seat)
        pending = view["pending"]
        told: list[str] = []
        if cells(view["shot"]):
            told.append(self.sheet.shot(view["shot"]))
        elif cells(pending):
            answers = pending["answers"]
            assert cells(answers)
            for card, odds in answers.items():
                assert cells(odds)
                told.append(self.sheet.told(self.say.named(f"a{card}"), self.sheet.needs(odds)))
        for line in told or [self.say.say("term-wf-no-odds")]:
            self.tell(f"  {line}")

    def take_back(self, seat: int) -> None:
        """What this seat has sealed, while nobody has learnt anything of it."""
        self.m.take_back(seat, whole=True)

    def over(self) -> None:
        """The last word, and the match in figures."""
        self.seated()
        for line in report_lines(self.say, reports.of(cast(Match[State], self.m))):
            self.tell(line)
        super().over()
