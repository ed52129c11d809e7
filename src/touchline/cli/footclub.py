"""FootClub at the keyboard: hands, questions and what may be typed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from touchline.core.contract import State
from touchline.core.faults import Refused
from touchline.core.log import Log
from touchline.core.pending import Decision
from touchline.core.window import Window
from touchline.games.footclub import codes as c
from touchline.games.footclub.book import KIND
from touchline.games.footclub.notation import played, short_text, text_of
from touchline.games.footclub.state import Table
from touchline.play import library, reports, setups
from touchline.play.ai.levels import DEFAULT, player
from touchline.play.ai.player import Player
from touchline.play.match import Match
from touchline.play.speech import Voice
from touchline.play.teams import Team

from .draw_footclub import Sheet, cells, numbers
from .keyboard import Keyboard
from .report_footclub import lines as report_lines

LISTED: Final = 24  # answers told one a line; more are told in columns
SUGGEST: Final = ("suggest", "conseil", "s")
#: questions for which an empty line means "as the computer would"
LEFT_TO_IT: Final = {
    c.ASK_SHAPE, c.ASK_SLOT, c.ASK_CAPTAIN, c.ASK_TACTICS, c.ASK_DISCARD, c.ASK_KICKER,
    c.ASK_RECRUIT,
}  # fmt: skip
SETS: Final = {c.ASK_TACTICS, c.ASK_DISCARD, c.ASK_RECRUIT}
ALIKE: Final = {c.FANS, c.ATTACK_SUPPORT}


def is_player(code: int) -> bool:
    """Does this answer name a team card?"""
    return bool(c.PLAYER <= code < c.CARD)


def is_card(code: int) -> bool:
    """Does this answer name a match card and nothing else?"""
    return bool(c.CARD <= code < c.PRESS)


class FootTerminal(Keyboard[Table]):
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
        found = library.content(m.game.name, pack, say.lang)["cards"]
        self.cards = found if isinstance(found, list) else []
        self.sheet = Sheet(say, teams, colour, self.cards)

    def welcome(self) -> str:
        """Who plays whom."""
        home, away = (team.name for team in self.teams)
        return self.say.say("term-fc-welcome", home=home, away=away)

    def help(self) -> None:
        """What may be typed."""
        self.tell(self.say.say("term-fc-help"))

    def view(self, seat: int) -> dict[str, object]:
        """What this seat sees, as plain data."""
        return self.room.view(self.m.game.view(self.m.state, seat))

    def show(self, seat: int) -> None:
        """The table and the own hand; not again while an envelope is being filled."""
        view = self.view(seat)
        if view["sealed"] or view["run"]:
            return
        self.tell("")
        self.tell(self.sheet.draw(view))
        clubs = view["clubs"]
        assert isinstance(clubs, list)
        hand = clubs[seat]["hand"] if seat < 2 else None
        if hand:
            aims = self.aims(view, seat)
            told = ", ".join(self.named(n, aims) for n in hand)
            self.tell("")
            self.tell(self.say.say("term-fc-hand", cards=told))
        self.tell("")

    def aims(self, view: Mapping[str, object], seat: int) -> Mapping[str, object]:
        """Whom the cards of a seat name now."""
        clubs = view["clubs"]
        assert isinstance(clubs, list)
        aims = clubs[seat]["aims"] if seat < 2 else {}
        assert cells(aims)
        return aims

    def named(self, card: int, aims: Mapping[str, object]) -> str:
        """A match card, and whom it names now."""
        aim = aims.get(str(card))
        name = self.say.named(f"c{card}")
        who = aim["players"] if cells(aim) else []
        if not numbers(who) or not who:
            return name
        return f"{name} ({', '.join(self.say.named(f'p{n}') for n in who)})"

    def written(self, code: int) -> str:
        """An answer as records write it; the cards of Poussin have no numbers."""
        return short_text(code) if self.m.state.rules.rules == 1 else text_of(code)

    # -- questions --------------------------------------------------------------------------------

    def put(self, q: Decision, seat: int) -> None:
        """The question and the answers to it."""
        super().put(q, seat)
        if q.kind in LEFT_TO_IT:
            self.tell(self.say.say("term-fc-left"))
        self.moves(seat)

    def moves(self, seat: int) -> None:
        """The open answers: one a line, or in columns if there are many."""
        q = self.m.ask.of(seat)
        assert q is not None
        keys = self.keys(q)
        if len(q.options) > LISTED:
            texts = [self.written(code) for code in q.options]
            for at in range(0, len(texts), 5):
                self.tell("  " + " ".join(f"{x:<14}" for x in texts[at : at + 5]).rstrip())
            return
        view = self.view(seat)
        for code in q.options:
            self.tell(f"  {keys[code]:>2}) {self.sentence(code, view, seat)}")

    def keys(self, q: Decision) -> dict[int, str]:
        """What to type for each answer: the number on a card, or else a place in the list."""
        found: dict[int, str] = {}
        for n, code in enumerate(q.options, 1):
            if is_player(code):
                found[code] = str(code - int(c.PLAYER) + 1)
            elif is_card(code):
                found[code] = str(code - int(c.CARD) + 1)
            elif any(is_player(x) or is_card(x) for x in q.options):
                found[code] = self.written(code)
            else:
                found[code] = str(n)
        return found

    def sentence(self, code: int, view: Mapping[str, object], seat: int) -> str:
        """An answer in words."""
        if is_player(code):
            return self.sheet.card(code - int(c.PLAYER)).lstrip()
        anchors, id = self.room.option(code, self.m.game.view(self.m.state, seat))
        args = {key: self.touched(a, view) for key, a in zip("abc", anchors, strict=False)}
        hit = played(code)
        aims = self.aims(view, seat)
        if hit is not None:
            args["a"] = self.named(int(anchors[0].partition(":")[2]), aims)
        elif is_card(code):
            args["a"] = self.named(code - int(c.CARD), aims)
        elif code >= c.SWAPPING and code < c.SHAPE:
            args["a"] = self.swapped(code - int(c.SWAPPING), view, seat)
        return self.say.say(id, **args)

    def touched(self, anchor: str, view: Mapping[str, object]) -> str:
        """What an anchor is called."""
        word, _, rest = anchor.partition(":")
        draft = view["draft"]
        if word == "star" and cells(draft):
            stars = draft["stars"]
            assert numbers(stars)
            return self.say.named(f"p{stars[int(rest)]}")
        if word == "pair" and cells(draft):
            market = draft["market"]
            assert isinstance(market, list)
            return self.say.named("+".join(f"p{n}" for n in market[int(rest)]))
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

    def swapped(self, which: int, view: Mapping[str, object], seat: int) -> str:
        """The two players of a swap."""
        clubs = view["clubs"]
        assert isinstance(clubs, list)
        line = clubs[seat]["lines"][which // 3]
        one, two = ((0, 1), (0, 2), (1, 2))[which % 3]
        return self.say.named(f"p{line[one]}+p{line[two]}")

    # -- what is typed ----------------------------------------------------------------------------

    def hear(self, text: str, seat: int) -> None:
        """An answer, a part of a set, or a wish for advice."""
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
        """The codes this text stands for; None for none. Cards of a set in any order."""
        keys = {key: code for code, key in self.keys(q).items()}
        texts = {text_of(code): code for code in q.options}
        texts |= {self.written(code): code for code in q.options}
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
        clubs, sealed = view["clubs"], view["sealed"]
        assert isinstance(clubs, list)
        assert numbers(sealed)
        place = "hand" if q.kind == c.ASK_DISCARD else "reserve"
        left = [n for n in clubs[q.seat][place] if int(c.CARD) + n not in sealed]
        found: list[int] = []
        for code in codes:
            card = code - int(c.CARD)
            kind = KIND[card] if 0 <= card < c.DECK else -1
            alike = [n for n in left if KIND[n] == kind] if kind in ALIKE else []
            if alike:
                left.remove(alike[0])
            found.append(int(c.CARD) + alike[0] if alike else code)
        return sorted(found)

    def refusal(self, text: str, seat: int) -> str:
        """Why this cannot be answered now."""
        q = self.m.curious(seat)
        assert q is not None
        for code in q.shut:
            word = self.written(code)
            if text in (word, word.removeprefix("push "), word.removeprefix("#")):
                why = self.reason([code], seat)
                return self.say.say("term-not-open", move=word, why=why)
        return self.say.say("term-fc-nothing", word=text)

    def why(self, text: str, seat: int) -> None:
        """Why an answer is not allowed, or everything that is shut."""
        q = self.m.curious(seat)
        assert q is not None
        if text:
            open_ = self.meant(text.lower(), q) is not None
            word = self.say.say("term-why-open", move=text) if open_ else self.refusal(text, seat)
            self.tell(word)
            return
        for code in list(q.shut)[:LISTED]:
            self.tell(f"  {self.written(code)}: {self.reason([code], seat)}")
        if not q.shut:
            self.tell(self.say.say("term-fc-all-open"))

    def enter(self, q: Decision, seat: int) -> None:
        """An empty line: the only answer, no change, or what the computer would do."""
        if len(q.options) == 1:
            self.give(seat, q.options[0])
        elif q.kind in (c.ASK_CHANGE, c.ASK_SWAP) and q.options[0] == c.PASS:
            self.give(seat, int(c.PASS))
        elif q.kind in LEFT_TO_IT:
            codes = self.advice(seat)
            self.tell("  " + " ".join(self.written(code) for code in codes))
            self.give(seat, *codes)
        else:
            self.tell(self.say.say("term-fc-choose"))

    def advice(self, seat: int) -> list[int]:
        """What the computer would answer, to the end of the run if this is one."""
        game, trial = self.m.game, self.m.state.clone()
        mind = player(game, DEFAULT, len(self.m.tape.entries))
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

    def odds(self, seat: int) -> None:
        """The chances of the offensive that goes on."""
        view = self.view(seat)
        if view["offensive"] is None:
            self.tell(self.say.say("term-fc-no-odds"))
        else:
            self.tell(self.sheet.draw(view).splitlines()[-1])

    def take_back(self, seat: int) -> None:
        """What this seat has sealed, while nobody has learnt anything of it."""
        self.m.take_back(seat, whole=True)

    def over(self) -> None:
        """The last word, and the match in figures."""
        for line in report_lines(self.say, self.teams, reports.of(cast(Match[State], self.m))):
            self.tell(line)
        super().over()


#: phases in which one choice takes several answers
RUNS: Final = {
    c.PREMATCH, c.TACTICS, c.DISCARD, c.RECRUIT, c.SHOOT_ORDER, c.CHANGE,
}  # fmt: skip
