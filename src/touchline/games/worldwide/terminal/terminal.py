"""Worldwide Football at the keyboard: hands, questions and what may be typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from touchline.core.log import Event
from touchline.core.pending import Decision
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.state import Table
from touchline.games.worldwide.voice.names import name_all
from touchline.games.worldwide.voice.plans import Moment
from touchline.games.worldwide.voice.shown import View
from touchline.games.worldwide.voice.words import COUNTED
from touchline.play import library, setups
from touchline.play.ai.player import Player
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.tapes import report_of
from touchline.play.teams import Team
from touchline.play.terminal.figures import of_match
from touchline.play.terminal.lists import ListTerminal
from touchline.play.terminal.story import teams_of

from .draw import WorldSheet

#: questions for which an empty line means "as the computer would"
LEFT_TO_IT: Final = frozenset({
    c.TEAM_CHOICE, c.CAPTAIN_CHOICE, c.GROUND, c.ABILITY_COMMIT, c.CAPTAIN_START, c.PENALTY,
    c.SHOOT_OUT, c.SANCTION, c.FORCED_DISCARD, c.CHOOSE_DISCARD, c.GIVE_BACK, c.TAKE, c.NAME_SEAT,
})  # fmt: skip

#: the match in figures as lines of text
report_lines: Final = of_match("wf")


class WorldTerminal(ListTerminal[Table]):
    """One match at the terminal; see `ListTerminal`."""

    helped = "term-wf-help"
    left = LEFT_TO_IT

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
        super().__init__(room, m, say, teams, bots, colour, ask, tell)
        pack = setups.pack_of(room, m.tape.header.packs)
        self.cards = library.content(room, pack, say.lang)
        self.sheet = WorldSheet(say, colour, self.cards)
        self.seated()

    def seated(self) -> None:
        """Call teams, people and seats as they are called now: teams are chosen in the match."""
        name_all(self.say, self.cards, self.words.chosen(self.m.game.view(self.m.state, 0)))
        teams = teams_of(self.room, self.m, self.say)
        names = [self.say.named(f"team{seat % 2}") for seat in range(len(teams))]
        if len(teams) > 2:
            names = [f"{name} {'AB'[seat // 2]}" for seat, name in enumerate(names)]
            self.say.names.update({f"seat{seat}": name for seat, name in enumerate(names)})
        self.teams = [replace(team, name=name) for team, name in zip(teams, names, strict=True)]

    def welcome(self) -> str:
        """The first words."""
        return self.say.say("term-wf-welcome")

    def story(self, events: list[Event]) -> None:
        """What happened, in words; a team may have been chosen by it."""
        self.seated()
        super().story(events)

    def view(self, seat: int) -> View:
        """What this seat may know, by name."""
        view = super().view(seat)
        assert isinstance(view, View)
        return view

    def page(self, seat: int) -> str:
        """The table and the own hand."""
        return self.sheet.draw(self.view(seat), self.moment(seat))

    def moment(self, seat: int) -> Moment | None:
        """What comes of the answers that are open to this seat."""
        found = self.words.sketch(self.seen(seat), None)
        assert found is None or isinstance(found, Moment)
        return found

    # -- questions --------------------------------------------------------------------------------

    def sentence(self, code: int, seat: int) -> str:
        """An answer in words, with the chance of what is rolled for."""
        anchors, _ = self.words.option(code, self.seen(seat))
        odds = self.rolled(code, anchors, seat)
        told = super().sentence(code, seat)
        return f"{told} ({odds})" if odds else told

    def rolled(self, code: int, anchors: Sequence[str], seat: int) -> str:
        """What the roll of an answer needs; "" where nothing is rolled for."""
        odds = None
        pending = self.view(seat).pending
        if c.DEFEND <= code < c.ABILITIES and pending:
            odds = pending.answers.get(anchors[0].partition(":")[2])
        elif c.STAR <= code < c.SUBSTITUTE and (moment := self.moment(seat)):
            odds = moment.rolls.get(anchors[0])
        return self.sheet.needs(odds) if odds and odds.need else ""

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

    def typed(self, text: str, q: Decision) -> list[int] | None:
        """The codes this text stands for; None for none. Discards in any order."""
        texts = {self.written(code, q.seat).lower(): code for code in q.options}
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
            if self.written(code, q.seat).lower().lstrip("-") == word.lstrip("-"):
                return code
        return -1

    def declined(self, q: Decision) -> int | None:
        """No answer to the card of the others."""
        return int(c.PASS) if c.PASS in q.options else None

    def means(self, code: int, text: str, seat: int) -> bool:
        """Does this text name a shut answer, with or without its first sign?"""
        word = self.written(code, seat).lower()
        return text in (word, word.lstrip("-+^*"))

    def chances(self, seat: int) -> list[str]:
        """The chances of the shot that is under way, or of what may answer the card."""
        view = self.view(seat)
        told: list[str] = []
        if view.shot:
            told.append(self.sheet.shot(view.shot))
        elif view.pending:
            for card, odds in view.pending.answers.items():
                needs = self.sheet.needs(odds)
                told.append(self.sheet.told(self.say.named(f"a{card}"), needs))
        return [f"  {line}" for line in told or [self.say.say("term-wf-no-odds")]]

    def figures(self) -> list[str]:
        """The match in figures."""
        return report_lines(self.say, self.teams, report_of(self.room, self.m))

    def over(self) -> None:
        """The last word, and the match in figures."""
        self.seated()
        super().over()
