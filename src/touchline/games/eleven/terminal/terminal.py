"""Eleven at the keyboard: the club, the market, the pitch, and what may be typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from touchline.core.pending import Decision
from touchline.core.rng import Rng
from touchline.games.eleven.mind.advice import THOROUGH
from touchline.games.eleven.mind.coach import Coach
from touchline.games.eleven.rules import book as b
from touchline.games.eleven.rules import codes as c
from touchline.games.eleven.rules.secrets import ElevenView
from touchline.games.eleven.rules.state import Table
from touchline.games.eleven.voice.names import name_all, rows
from touchline.games.eleven.voice.plans import Price
from touchline.games.eleven.voice.shown import View
from touchline.games.eleven.voice.view.prices import prices
from touchline.games.eleven.voice.view.reader import Reader, laid
from touchline.play import library, setups
from touchline.play.ai.player import Player
from touchline.play.match import Match
from touchline.play.room import Room
from touchline.play.speech import Voice
from touchline.play.tapes import report_of
from touchline.play.teams import Team
from touchline.play.terminal.lists import ListTerminal

from . import cards as cards_eleven
from .draw import SeasonSheet
from .figures import lines as report_lines

LOOKED: Final = 6  # cards told at once
LOOK: Final = ("look", "voir")  # a card, by its name
WHOLE: Final = ("lineup", "compo", "l")  # the rest of the line-up as it is suggested
LINE_UP: Final = {c.FORMATION_, c.SELECT, c.ASSIGN, c.BIND, c.EXCHANGE, c.PLACE}
#: anchors that are one of a few things, and those that are counted
LISTS: Final = {
    "colour": "term-el-colour",
    "res": "term-el-stat",
    "stat": "term-el-stat",
    "row": "term-el-row",
    "zone": "term-el-zone",
}
COUNTED: Final = {
    "option": "term-el-option",
    "stand": "term-el-stand",
    "foe": "term-el-foe",
    "place": "term-el-place",
    "fans": "term-el-fans",
}
#: questions for which an empty line means "as it is suggested"
LEFT_TO_IT: Final = frozenset({
    *LINE_UP, c.DRAFT, c.OBJECTIVE, c.SHIRTS, c.ORDER, c.RECOVERY, c.SCORERS, c.PENALTY, c.JOIN,
    c.WINDOW, c.COLOUR_CHOICE, c.TARGETS, c.RESOURCE, c.STATISTIC, c.SPREAD, c.MOVE, c.GIVE_UP,
    c.OPTION_, c.TAKES,
})  # fmt: skip


class ElevenTerminal(ListTerminal[Table]):
    """One season at the terminal; see `ListTerminal`."""

    helped = "term-el-help"
    most = 40
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
        division = int(m.state.rules.division)
        name_all(say, self.cards, division, [team.name for team in teams])
        self.sheet = SeasonSheet(say, colour, self.cards)
        self.priced: tuple[ElevenView | None, dict[str, Price]] = (None, {})
        self.plan: list[int] = []  # the rest of a line-up that is taken step by step
        self.abilities = {
            int(str(ability["ability"])): str(ability["what"])
            for card in rows(self.cards.get("cards"))
            for ability in rows(card.get("text"))
        }

    def welcome(self) -> str:
        """The first words."""
        return self.say.say("term-el-welcome")

    def seen(self, seat: int) -> ElevenView:
        """What this seat sees."""
        v = super().seen(seat)
        assert isinstance(v, ElevenView)
        return v

    def view(self, seat: int) -> View:
        """What this seat may know."""
        found = super().view(seat)
        assert isinstance(found, View)
        return found

    def page(self, seat: int) -> str:
        """The table; not again for every answer of a line-up."""
        q = self.m.ask.of(seat) if seat < self.m.state.seats else None
        if q is not None and q.kind in LINE_UP and q.kind != c.FORMATION_:
            return ""
        return self.sheet.draw(self.view(seat))

    # -- questions --------------------------------------------------------------------------------

    def put(self, q: Decision, seat: int) -> None:
        """The card that asks, the question, and the answers to it."""
        _, card = Reader(self.seen(seat)).source(seat)
        if card >= 0:
            self.tell(cards_eleven.line(self.say, rows(self.cards["cards"])[card]))
        super().put(q, seat)

    def hint(self, q: Decision) -> str:
        """What an empty line would do; in a line-up there is a word for all the rest."""
        return self.say.say("term-el-line-up") if q.kind in LINE_UP else super().hint(q)

    def columns(self, q: Decision) -> list[str]:
        """Answers in two columns, each with its number."""
        texts = enumerate((self.line(code, q.seat) for code in q.options), 1)
        short = [f"{n:>3}) {text[:33]}" for n, text in texts]
        pairs = [short[at : at + 2] for at in range(0, len(short), 2)]
        return ["".join(f"{text:<40}" for text in pair).rstrip() for pair in pairs]

    def sentence(self, code: int, seat: int) -> str:
        """An answer in words, with what it costs or brings."""
        v = self.seen(seat)
        price = self.price(self.words.option(code, v)[0], v)
        return super().sentence(code, seat) + (f" ({price})" if price else "")

    def price(self, anchors: Sequence[str], v: ElevenView) -> str:
        """EL-103 to EL-180 What an answer costs, or what a sale brings, and what is left; "" for
        nothing. The rules say it (prices.py).
        """
        found = self.prices(v).get(",".join(anchors))
        if found is None:
            return ""
        parts = []
        for n, (cost, left) in enumerate(zip(found.cost, found.left, strict=True)):
            if cost:
                id = "term-el-cost" if cost > 0 else "term-el-brings"
                parts.append(self.say.say(id, n=abs(cost), stat=n, left=left))
        if found.any:
            parts.append(self.say.say("term-el-cost-any", n=found.any))
        return ", ".join(parts)

    def prices(self, v: ElevenView) -> dict[str, Price]:
        """Of the view before, its prices are kept: many answers are told of one."""
        if self.priced[0] is not v:
            self.priced = (v, prices(Reader(v)))
        return self.priced[1]

    def line(self, code: int, seat: int) -> str:
        """An answer in words, with what the ability or the card in it says."""
        text, v = self.sentence(code, seat), self.seen(seat)
        anchors, _ = self.words.option(code, v)
        word, _, rest = anchors[-1].partition(":")
        if word in ("ability", "basic", "extra") and int(rest) in self.abilities:
            return self.say.say("term-told", name=text, text=self.abilities[int(rest)])
        if word == "card" and v.frames[-4] in (c.DRAFT, c.OBJECTIVE):
            card = rows(self.cards["cards"])[int(rest)]
            parts = [*cards_eleven.numbers(self.say, card), *cards_eleven.texts(card)]
            return self.say.say("term-told", name=text, text=" ".join(parts))
        return text

    def touched(self, anchor: str, seat: int) -> str:
        """What an anchor is called."""
        v = self.seen(seat)
        word, _, rest = anchor.partition(":")
        if word == "slot":
            row, slot = (int(n) for n in rest.split(":"))
            return self.say.named(f"p{v.row[row * 5 + slot]}")
        if word == "card":
            return self.say.named(f"p{rest}")
        if word in ("ability", "basic", "extra"):
            return self.say.named(f"y{rest}")
        if word == "build":
            return self.say.named(f"p{int(v.book.first[c.INFRASTRUCTURE]) + int(rest)}")
        if word == "shirt":
            return self.say.named(f"h{rest}")
        if word == "option" and Reader(v).phase(v.eye) == c.RECOVERY:
            return self.say.say("term-el-token", n=int(rest))
        if word == "option":
            return self.option(int(rest), v)
        if word in LISTS:
            return self.say.say(LISTS[word], n=int(rest))
        if word in COUNTED:
            more = 0 if word == "fans" else 1
            return self.say.say(COUNTED[word], n=int(rest) + more, stat=0)
        return rest

    def option(self, n: int, v: ElevenView) -> str:
        """§4.6 `choose`: what an option does, or its number."""
        r = Reader(v)
        _, card = r.source(v.eye)
        op = r.frame(v.eye)[0]
        for ability in rows(rows(self.cards["cards"])[card]["text"]) if card >= 0 else []:
            number, told = int(str(ability["ability"])), ability["options"]
            first, last = (int(v.book.ability(number, what)) for what in (b.DO, b.DO_END))
            if first <= op < last and isinstance(told, list) and n < len(told):
                return str(told[n])
        return self.say.say("term-el-option", n=n + 1)

    # -- what is typed ----------------------------------------------------------------------------

    def look(self, name: str) -> None:
        """What the cards of this name say."""
        cards = cards_eleven.found(self.cards, name)
        for card in cards[:LOOKED]:
            self.tell("  " + cards_eleven.line(self.say, card))
        if not cards:
            self.tell(self.say.say("term-el-no-card", word=name))

    def suggestion(self, q: Decision) -> list[int]:
        """What an empty line means: of a line-up the next step, as long as it goes as advised."""
        if q.kind not in LINE_UP:
            return self.advice(q)
        if not self.plan or self.plan[0] not in q.options or q.kind == c.FORMATION_:
            self.plan = self.advice(q)
        return [self.plan.pop(0)]

    def suggested(self, q: Decision) -> str:
        """The first answer of the advice, in words."""
        return ", ".join(self.sentence(code, q.seat) for code in self.advice(q)[:1])

    def follow(self, q: Decision) -> None:
        """Answer as it is suggested, and say how that is."""
        codes = self.suggestion(q)
        self.tell("  " + ", ".join(self.sentence(code, q.seat) for code in codes))
        self.give(q.seat, *codes)

    def wish(self, text: str, q: Decision) -> bool:
        """A card to look at, or EL-207 the rest of the line-up as it is suggested."""
        word, _, rest = text.partition(" ")
        if word in LOOK and rest:
            self.look(rest)
            return True
        if text in WHOLE and q.kind in LINE_UP:
            self.give(q.seat, *self.advice(q))
            return True
        return False

    def typed(self, text: str, q: Decision) -> list[int] | None:
        """The code this text stands for: number, short form, words or a part of them."""
        found = super().typed(text, q)
        if found is None and len(text) > 2:
            found = [code for code in q.options if text in self.sentence(code, q.seat).lower()]
        return found if found is not None and len(found) == 1 else None

    def means(self, code: int, text: str, seat: int) -> bool:
        """Does this text name a shut answer, in short or by a part of its words?"""
        part = len(text) > 2 and text in self.sentence(code, seat).lower()
        return part or text == self.written(code, seat).lower()

    def naming(self, code: int, seat: int) -> str:
        """What a shut answer is called."""
        return self.sentence(code, seat)

    def declined(self, q: Decision) -> int | None:
        """No, or that it is well so."""
        found = [int(code) for code in (c.PASS, c.ACCEPT) if code in q.options]
        return found[0] if found else None

    # -- advice -----------------------------------------------------------------------------------

    def advice(self, q: Decision) -> list[int]:
        """What the computer would answer; of a line-up, all of it from here on."""
        if q.kind in LINE_UP:
            luck = Rng(len(self.m.tape.entries))
            return Coach(THOROUGH).plan(laid(self.seen(q.seat)), q.seat, luck)
        return super().advice(q)

    # -- other commands ---------------------------------------------------------------------------

    def chances(self, seat: int) -> list[str]:
        """How the board votes: what each face of the die brings."""
        v = self.seen(seat)
        faces: dict[str, int] = {}
        for face in range(1, 7):
            votes = [0, 0, 0]
            for card in Reader(v).at(c.OWN + seat, c.DIRECTOR):
                votes[int(v.book.card(card, b.FACES)) >> 2 * (face - 1) & 3] += 1
            best = [n for n, count in enumerate(votes) if count == max(votes)]
            word = "tied" if len(best) > 1 else ("yellow", "blue", "red")[best[0]]
            faces[word] = faces.get(word, 0) + 1
        votes_of = self.say.say
        return ["  " + votes_of("term-el-vote-odds", vote=word, n=n) for word, n in faces.items()]

    def figures(self) -> list[str]:
        """The match in figures."""
        return report_lines(self.say, self.teams, report_of(self.room, self.m))
