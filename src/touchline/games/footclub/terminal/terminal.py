"""FootClub at the keyboard: hands, questions and what may be typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from touchline.core.log import Log
from touchline.core.pending import Decision
from touchline.core.window import Window
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.voice.notation import played, text_of
from touchline.games.footclub.voice.shown import Aim, View
from touchline.play import library, setups
from touchline.play.ai.levels import default_of, player
from touchline.play.ai.player import Player
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.tapes import report_of
from touchline.play.teams import Team
from touchline.play.terminal.figures import of_match
from touchline.play.terminal.lists import ListTerminal

from .draw import Sheet

#: questions for which an empty line means "as the computer would"
LEFT_TO_IT: Final = frozenset({
    c.ASK_SHAPE, c.ASK_SLOT, c.ASK_CAPTAIN, c.ASK_TACTICS, c.ASK_DISCARD, c.ASK_KICKER,
    c.ASK_RECRUIT,
})  # fmt: skip
SETS: Final = {c.ASK_TACTICS, c.ASK_DISCARD, c.ASK_RECRUIT}
ALIKE: Final = {c.FANS, c.ATTACK_SUPPORT}

#: the match in figures as lines of text
report_lines: Final = of_match("fc")


def is_player(code: int) -> bool:
    """Does this answer name a team card?"""
    return bool(c.PLAYER <= code < c.CARD)


def is_card(code: int) -> bool:
    """Does this answer name a match card and nothing else?"""
    return bool(c.CARD <= code < c.PRESS)


class FootTerminal(ListTerminal[Table]):
    """One match at the terminal; see `ListTerminal`."""

    helped = "term-fc-help"
    most = 24
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
        found = library.content(room, pack, say.lang)["cards"]
        self.cards = found if isinstance(found, list) else []
        self.sheet = Sheet(say, teams, colour, self.cards)

    def welcome(self) -> str:
        """Who plays whom."""
        home, away = (team.name for team in self.teams)
        return self.say.say("term-fc-welcome", home=home, away=away)

    def view(self, seat: int) -> View:
        """What this seat may know, by name."""
        view = super().view(seat)
        assert isinstance(view, View)
        return view

    def page(self, seat: int) -> str:
        """The table and the own hand; not again while an envelope is being filled."""
        view = self.view(seat)
        if view.sealed or view.run:
            return ""
        told = self.sheet.draw(view)
        hand = view.clubs[seat].hand if seat < 2 else None
        if hand:
            aims = self.aims(view, seat)
            cards = ", ".join(self.named(n, aims) for n in hand)
            told += "\n\n" + self.say.say("term-fc-hand", cards=cards)
        return told

    def aims(self, view: View, seat: int) -> Mapping[str, Aim]:
        """Whom the cards of a seat name now."""
        return view.clubs[seat].aims if seat < 2 else {}

    def named(self, card: int, aims: Mapping[str, Aim]) -> str:
        """A match card, and whom it names now."""
        aim = aims.get(str(card))
        name = self.say.named(f"c{card}")
        if aim is None or not aim.players:
            return name
        return f"{name} ({', '.join(self.say.named(f'p{n}') for n in aim.players)})"

    # -- questions --------------------------------------------------------------------------------

    def hint(self, q: Decision) -> str:
        """What an empty line would do."""
        return self.say.say("term-left") if q.kind in self.left else ""

    def key(self, code: int, q: Decision) -> str:
        """What to type for an answer: the number on a card, or else a place in the list."""
        if is_player(code):
            return str(code - int(c.PLAYER) + 1)
        if is_card(code):
            return str(code - int(c.CARD) + 1)
        if any(is_player(x) or is_card(x) for x in q.options):
            return self.written(code, q.seat)
        return super().key(code, q)

    def sentence(self, code: int, seat: int) -> str:
        """An answer in words."""
        if is_player(code):
            return self.sheet.card(code - int(c.PLAYER)).lstrip()
        anchors, id = self.words.option(code, self.seen(seat))
        args = {key: self.touched(a, seat) for key, a in zip("abc", anchors, strict=False)}
        hit = played(code)
        view = self.view(seat)
        aims = self.aims(view, seat)
        if hit is not None:
            args["a"] = self.named(int(anchors[0].partition(":")[2]), aims)
        elif is_card(code):
            args["a"] = self.named(code - int(c.CARD), aims)
        elif code >= c.SWAPPING and code < c.SHAPE:
            args["a"] = self.swapped(code - int(c.SWAPPING), view, seat)
        return self.say.say(id, **args)

    def touched(self, anchor: str, seat: int) -> str:
        """What an anchor is called."""
        word, _, rest = anchor.partition(":")
        draft = self.view(seat).draft
        if word == "star" and draft:
            return self.say.named(f"p{draft.stars[int(rest)]}")
        if word == "pair" and draft:
            return self.say.named("+".join(f"p{n}" for n in draft.market[int(rest)]))
        if word == "home":
            return self.teams[int(rest)].name
        if word == "kop":
            return ("attack", "freshness")[int(rest)]
        if word == "mode":
            return ("regular", "aggressive")[int(rest)]
        if word == "push":
            fans, kop, supports = (int(n) for n in rest.split(":"))
            told = [self.say.say("term-fc-push-fans", count=fans)] if fans else []
            told += [self.say.say("term-fc-push-kop")] if kop else []
            told += [self.say.say("term-fc-push-supports", count=supports)] if supports else []
            return " + ".join(told)
        return rest

    def swapped(self, which: int, view: View, seat: int) -> str:
        """The two players of a swap."""
        line = view.clubs[seat].lines[which // 3]
        one, two = ((0, 1), (0, 2), (1, 2))[which % 3]
        return self.say.named(f"p{line[one]}+p{line[two]}")

    # -- what is typed ----------------------------------------------------------------------------

    def typed(self, text: str, q: Decision) -> list[int] | None:
        """The codes this text stands for; None for none. Cards of a set in any order."""
        keys = {self.key(code, q): code for code in q.options}
        texts = {text_of(code): code for code in q.options}
        texts |= {self.written(code, q.seat): code for code in q.options}
        for word in (text, f"push {text}", f"#{text}"):
            if word in texts:
                return [texts[word]]
        if text in keys:
            return [keys[text]]
        words = text.replace(",", " ").split()
        if q.kind in SETS and words and all(w.isdecimal() and len(w) < 4 for w in words):
            first = int(c.PLAYER if q.kind == c.ASK_RECRUIT else c.CARD)
            return self.sorted_set([first + int(w) - 1 for w in words], q)
        return None

    def sorted_set(self, codes: list[int], q: Decision) -> list[int]:
        """Picks in the order that the rules want; of cards that are alike the lowest stand in."""
        if q.kind == c.ASK_RECRUIT:
            return sorted(codes)
        view = self.view(q.seat)
        club = view.clubs[q.seat]
        held = club.hand if q.kind == c.ASK_DISCARD else club.reserve
        left = [n for n in held or [] if int(c.CARD) + n not in view.sealed]
        found: list[int] = []
        for code in codes:
            card = code - int(c.CARD)
            kind = KIND[card] if 0 <= card < c.DECK else -1
            alike = [n for n in left if KIND[n] == kind] if kind in ALIKE else []
            if alike:
                left.remove(alike[0])
            found.append(int(c.CARD) + alike[0] if alike else code)
        return sorted(found)

    def declined(self, q: Decision) -> int | None:
        """No change, and no swap."""
        changes = q.kind in (c.ASK_CHANGE, c.ASK_SWAP) and q.options[0] == c.PASS
        return int(c.PASS) if changes else None

    def heard(self, text: str) -> str:
        """Records write small and large letters apart, so what is typed stays as it is."""
        return text

    def means(self, code: int, text: str, seat: int) -> bool:
        """Does this text name a shut answer, with or without its first sign?"""
        word = self.written(code, seat)
        return text in (word, word.removeprefix("push "), word.removeprefix("#"))

    def because(self, code: int, seat: int) -> str:
        """A shut answer and why it is so, in a line."""
        return f"{self.written(code, seat)}: {self.reason([code], seat)}"

    def advice(self, q: Decision) -> list[int]:
        """What the computer would answer, to the end of the run if this is one."""
        seat = q.seat
        game, trial = self.m.game, self.m.state.clone()
        mind = player(self.room, default_of(self.room), len(self.m.tape.entries))
        phase = trial.stack.phase()
        codes: list[int] = []
        silent = Log(False)
        while trial.stack.phase() == phase and game.due(trial) & (1 << seat) and len(codes) < 40:
            for code in mind.choose(Window(game, trial, seat)):
                codes.append(code)
                game.step(trial, seat, code, silent)
                if trial.stack.phase() != phase or code == c.DONE:
                    return codes
            if phase not in RUNS:
                break
        return codes

    def chances(self, seat: int) -> list[str]:
        """The chances of the offensive that goes on."""
        view = self.view(seat)
        if view.offensive is None:
            return [self.say.say("term-fc-no-odds")]
        return [self.sheet.draw(view).splitlines()[-1]]

    def figures(self) -> list[str]:
        """The match in figures."""
        return report_lines(self.say, self.teams, report_of(self.room, self.m))


#: phases in which one choice takes several answers
RUNS: Final = {
    c.PREMATCH, c.TACTICS, c.DISCARD, c.RECRUIT, c.SHOOT_ORDER, c.CHANGE,
}  # fmt: skip
