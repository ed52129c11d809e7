"""Eleven at the keyboard: the club, the market, the pitch, and what may be typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from touchline.core.contract import State
from touchline.core.faults import Refused
from touchline.core.pending import Decision
from touchline.core.rng import Rng
from touchline.core.window import Window
from touchline.games.eleven import book as b
from touchline.games.eleven import codes as c
from touchline.games.eleven.advice import THOROUGH
from touchline.games.eleven.coach import Coach
from touchline.games.eleven.notation import text_of
from touchline.games.eleven.prices import Price, prices
from touchline.games.eleven.reading import Reader, laid
from touchline.games.eleven.secrets import ElevenView
from touchline.games.eleven.state import Table
from touchline.play import library, reports, setups
from touchline.play.ai.levels import DEFAULT, player
from touchline.play.ai.player import Player
from touchline.play.eleven.seating import rows
from touchline.play.eleven.seating import seat as seat_voice
from touchline.play.match import Match
from touchline.play.speech import Voice
from touchline.play.teams import Team

from . import cards_eleven
from .draw_eleven import SeasonSheet
from .keyboard import Keyboard
from .report_eleven import lines as report_lines

LOOKED: Final = 6  # cards told at once
LISTED: Final = 40  # answers told one a line; more are told in columns
SUGGEST: Final = ("suggest", "conseil", "s")
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
LEFT_TO_IT: Final = {
    *LINE_UP, c.DRAFT, c.OBJECTIVE, c.SHIRTS, c.ORDER, c.RECOVERY, c.SCORERS, c.PENALTY, c.JOIN,
    c.WINDOW, c.COLOUR_CHOICE, c.TARGETS, c.RESOURCE, c.STATISTIC, c.SPREAD, c.MOVE, c.GIVE_UP,
    c.OPTION_, c.TAKES,
}  # fmt: skip


class ElevenTerminal(Keyboard[Table]):
    """One season at the terminal; see `Keyboard`."""

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
        division = int(m.state.rules.division)
        seat_voice(say, self.cards, division, [team.name for team in teams])
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

    def help(self) -> None:
        """What may be typed."""
        self.tell(self.say.say("term-el-help"))

    def view(self, seat: int) -> dict[str, object]:
        """What this seat sees, as plain data."""
        return self.room.view(self.seen(seat))

    def seen(self, seat: int) -> ElevenView:
        """What this seat sees."""
        v = self.m.game.view(self.m.state, seat)
        assert isinstance(v, ElevenView)
        return v

    def show(self, seat: int) -> None:
        """The table; not again for every answer of a line-up."""
        q = self.m.ask.of(seat) if seat < self.m.state.seats else None
        if q is not None and q.kind in LINE_UP and q.kind != c.FORMATION_:
            return
        self.tell("")
        self.tell(self.sheet.draw(self.view(seat)))
        self.tell("")

    # -- questions --------------------------------------------------------------------------------

    def put(self, q: Decision, seat: int) -> None:
        """The question and the answers to it."""
        _, card = Reader(self.seen(seat)).source(seat)
        if card >= 0:
            self.tell(cards_eleven.line(self.say, rows(self.cards["cards"])[card]))
        super().put(q, seat)
        if q.kind in LINE_UP:
            self.tell(self.say.say("term-el-line-up"))
        elif q.kind in LEFT_TO_IT and len(q.options) > 1:
            self.tell(self.say.say("term-fc-left"))
        self.moves(seat)

    def moves(self, seat: int) -> None:
        """The open answers: one a line, or in columns if there are many."""
        q = self.m.ask.of(seat)
        assert q is not None
        v = self.seen(seat)
        texts = [self.told(code, v) for code in q.options]
        if len(texts) <= LISTED:
            for n, text in enumerate(texts, 1):
                self.tell(f"  {n:>2}) {text}")
            return
        short = [f"{n:>3}) {text[:33]}" for n, text in enumerate(texts, 1)]
        for at in range(0, len(short), 2):
            self.tell("".join(f"{text:<40}" for text in short[at : at + 2]).rstrip())

    def written(self, code: int, seat: int) -> str:
        """An answer as records write it."""
        return text_of(code, self.m.state.book, Reader(self.seen(seat)).phase(seat))

    def sentence(self, code: int, v: ElevenView) -> str:
        """An answer in words, with what it costs or brings."""
        anchors, id = self.room.option(code, v)
        args = {key: self.touched(a, v) for key, a in zip("abcd", anchors, strict=False)}
        price = self.price(anchors, v)
        return self.say.say(id, **args) + (f" ({price})" if price else "")

    def price(self, anchors: Sequence[str], v: ElevenView) -> str:
        """EL-103 to EL-180 What an answer costs, or what a sale brings, and what is left; "" for
        nothing. The rules say it (prices.py).
        """
        found = self.prices(v).get(",".join(anchors))
        if found is None:
            return ""
        parts = []
        for n, (cost, left) in enumerate(zip(found["cost"], found["left"], strict=True)):
            if cost:
                id = "term-el-cost" if cost > 0 else "term-el-brings"
                parts.append(self.say.say(id, n=abs(cost), stat=n, left=left))
        if found["any"]:
            parts.append(self.say.say("term-el-cost-any", n=found["any"]))
        return ", ".join(parts)

    def prices(self, v: ElevenView) -> dict[str, Price]:
        """Of the view before, its prices are kept: many answers are told of one."""
        if self.priced[0] is not v:
            self.priced = (v, prices(Reader(v)))
        return self.priced[1]

    def told(self, code: int, v: ElevenView) -> str:
        """An answer in words, with what the ability or the card in it says."""
        text = self.sentence(code, v)
        anchors, _ = self.room.option(code, v)
        word, _, rest = anchors[-1].partition(":")
        if word in ("ability", "basic", "extra") and int(rest) in self.abilities:
            return self.say.say("term-el-told", name=text, text=self.abilities[int(rest)])
        if word == "card" and v.frames[-4] in (c.DRAFT, c.OBJECTIVE):
            card = rows(self.cards["cards"])[int(rest)]
            parts = [*cards_eleven.numbers(self.say, card), *cards_eleven.texts(card)]
            return self.say.say("term-el-told", name=text, text=" ".join(parts))
        return text

    def touched(self, anchor: str, v: ElevenView) -> str:
        """What an anchor is called."""
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

    def hear(self, text: str, seat: int) -> None:
        """An answer, or a wish for advice."""
        q = self.m.ask.of(seat)
        assert q is not None
        low = " ".join(text.lower().split())
        if low in SUGGEST:
            v = self.seen(seat)
            told = ", ".join(self.sentence(code, v) for code in self.advice(q, seat)[:1])
            self.tell(self.say.say("term-fc-advice", moves=told))
            return
        word, _, rest = low.partition(" ")
        if word in LOOK and rest:
            self.look(rest)
            return
        if low in WHOLE and q.kind in LINE_UP:
            self.line_up(q, seat)
            return
        code = self.meant(low, q)
        if code is None:
            self.tell(self.refusal(low, seat))
            return
        try:
            self.give(seat, code)
        except Refused as e:
            self.tell(self.say.fault(e))

    def look(self, name: str) -> None:
        """What the cards of this name say."""
        cards = cards_eleven.found(self.cards, name)
        for card in cards[:LOOKED]:
            self.tell("  " + cards_eleven.line(self.say, card))
        if not cards:
            self.tell(self.say.say("term-el-no-card", word=name))

    def suggestion(self, q: Decision, seat: int) -> list[int]:
        """What an empty line means: of a line-up the next step, as long as it goes as advised."""
        if q.kind not in LINE_UP:
            return self.advice(q, seat)
        if not self.plan or self.plan[0] not in q.options or q.kind == c.FORMATION_:
            self.plan = self.advice(q, seat)
        return [self.plan.pop(0)]

    def line_up(self, q: Decision, seat: int) -> None:
        """EL-207 The rest of the line-up as it is suggested."""
        self.give(seat, *self.advice(q, seat))

    def meant(self, text: str, q: Decision) -> int | None:
        """The code this text stands for: its number, its short form, or its words; or None."""
        if text.isdecimal() and 0 < int(text) <= len(q.options):
            return q.options[int(text) - 1]
        v = self.seen(q.seat)
        found = [code for code in q.options if self.written(code, q.seat).lower() == text]
        if not found:
            found = [code for code in q.options if self.sentence(code, v).lower() == text]
        if not found and len(text) > 2:
            found = [code for code in q.options if text in self.sentence(code, v).lower()]
        return found[0] if len(found) == 1 else None

    def refusal(self, text: str, seat: int) -> str:
        """Why this cannot be answered now."""
        q = self.m.curious(seat)
        assert q is not None
        v = self.seen(seat)
        for code in q.shut:
            words = self.sentence(code, v)
            if text == self.written(code, seat).lower() or (
                len(text) > 2 and text in words.lower()
            ):
                return self.say.say("term-not-open", move=words, why=self.reason([code], seat))
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
        v = self.seen(seat)
        for code in list(q.shut)[:LISTED]:
            text = self.sentence(code, v)
            self.tell(
                "  " + self.say.say("term-el-told", name=text, text=self.reason([code], seat))
            )
        if not q.shut:
            self.tell(self.say.say("term-fc-all-open"))

    def enter(self, q: Decision, seat: int) -> None:
        """An empty line: the only answer, the suggestion, or no."""
        if len(q.options) == 1:
            self.give(seat, q.options[0])
        elif q.kind in LEFT_TO_IT:
            codes = self.suggestion(q, seat)
            v = self.seen(seat)
            self.tell("  " + ", ".join(self.sentence(code, v) for code in codes))
            self.give(seat, *codes)
        elif c.PASS in q.options:
            self.give(seat, int(c.PASS))
        elif c.ACCEPT in q.options:
            self.give(seat, int(c.ACCEPT))
        else:
            self.tell(self.say.say("term-fc-choose"))

    # -- advice -----------------------------------------------------------------------------------

    def advice(self, q: Decision, seat: int) -> list[int]:
        """What the computer would answer; of a line-up, all of it from here on."""
        if q.kind in LINE_UP:
            return Coach(THOROUGH).plan(laid(self.seen(seat)), seat, Rng(len(self.m.tape.entries)))
        game = self.m.game
        mind = player(game, DEFAULT, len(self.m.tape.entries))
        return list(mind.choose(Window(game, self.m.state, seat)))

    # -- other commands ---------------------------------------------------------------------------

    def odds(self, seat: int) -> None:
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
        for word, n in faces.items():
            self.tell("  " + self.say.say("term-el-vote-odds", vote=word, n=n))

    def take_back(self, seat: int) -> None:
        """What this seat has answered, while nobody has learnt anything of it."""
        self.m.take_back(seat, whole=True)

    def over(self) -> None:
        """The last word, and the season in figures."""
        for line in report_lines(self.say, reports.of(cast(Match[State], self.m))):
            self.tell(line)
        super().over()
