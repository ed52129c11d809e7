"""The engine as the tests of this folder ask it: answers in words, what happened by name.

Tables are laid in `laying.py`; players and cards have the names of `people.py`. Answers read
"press1 token fan", "tackle1 aggressive", "attack1", "solo1 token", "ds1 regular",
"push 2 fans + kop + 1 as", "shape 2-2-2-2-2", "FB1", "card as".
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.footclub.people import CARDS, LINES, NAMES, NUMBER
from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules import sums
from touchline.games.footclub.rules.book import KIND
from touchline.games.footclub.rules.game import GAME
from touchline.games.footclub.rules.secrets import FootView
from touchline.games.footclub.rules.state import Table
from touchline.games.footclub.voice.viewing import view as shown
from touchline.play.shown import plain

CLUBS = ("blue", "red")
PAYS = ("token", "fan", "kop")
MODES = ("regular", "aggressive")


def _between(first: str, last: str) -> dict[int, str]:
    """The names of a stretch of codes.py, by number."""
    names = list(vars(c))
    names = names[names.index(first) : names.index(last) + 1]
    return {int(getattr(c, name)): name for name in names}


PHASE = _between("STAFF", "END")
EVENT = _between("STAFF_TAKEN", "SHIFTED")
WHY = _between("NEED_THREE", "DEFENDS_ONLY")
SPOT = {
    **_between("BENCH", "OFFERED"),
    -8: "POOL",
    -7: "SHOWN",
    -6: "ASIDE",
    -5: "OUT",
}


def side_of(name: str) -> int:
    """0 for blue, 1 for red, by the case of a name or by the club's own."""
    return CLUBS.index(name) if name in CLUBS else int(name.islower())


def card_word(number: int) -> str:
    """A match card by name; copies that are alike have no number."""
    return CARDS[number].rstrip("12345678") if KIND[number] in (5, 6) else CARDS[number]


def shape_word(shape: int) -> str:
    return "-".join(str(shape // step % 4) for step in (256, 64, 16, 4, 1))


def _push_word(n: int) -> str:
    fans, kop, supports = n // 12, n // 6 % 2, n % 6
    parts = [f"{fans} fans"] if fans else []
    parts += ["kop"] if kop else []
    parts += [f"{supports} as"] if supports else []
    return "push " + " + ".join(parts)


def word(code: int) -> str:
    """An answer in words."""
    single = {
        c.PASS: "pass", c.DONE: "done", c.PLAY_ON: "on", c.STOP: "stop", c.FAN: "fan",
        c.VACANCY: "vacancy", c.KOP: "kop attack", c.KOP + 1: "kop freshness",
    }  # fmt: skip
    if code in single:
        return single[code]
    if code < c.PLAYER:
        for first, name in ((c.HOME, "home"), (c.PAIR, "pair"), (c.STAR, "star")):
            if code >= first:
                n = code - first
                return f"{name} {CLUBS[n] if name == 'home' else n}"
    if code < c.CARD:
        return NAMES[code - c.PLAYER]
    if code < c.PRESS:
        return f"card {card_word(code - c.CARD)}"
    if code < c.TACKLING:
        n = code - c.PRESS
        return f"press{n // 9 + 1} {PAYS[n % 9 // 3]} {PAYS[n % 3]}"
    if code < c.ATTACK:
        n = code - c.TACKLING
        return f"tackle{n // 2 + 1} {MODES[n % 2]}"
    if code < c.SOLO:
        return f"attack{code - c.ATTACK + 1}"
    if code < c.COUNTERING:
        n = code - c.SOLO
        return f"solo{n // 4 + 1}" + (f" {PAYS[n % 4 - 1]}" if n % 4 else "")
    if code < c.SUPPORTING:
        return f"counter{code - c.COUNTERING + 1}"
    if code < c.PUSH:
        n = code - c.SUPPORTING
        return f"ds{n // 2 + 1} {MODES[n % 2]}"
    if code < c.SWAPPING:
        return _push_word(code - c.PUSH)
    if code < c.SHAPE:
        n = code - c.SWAPPING
        return f"swap {LINES[n // 3]} {('1-2', '1-3', '2-3')[n % 3]}"
    return f"shape {shape_word(code - c.SHAPE)}"


class Play:
    """A table and what happened on it."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.log = Log()
        self.phases: list[str] = []  # of every answer so far

    def step(self, who: int, code: int) -> None:
        self.phases.append(self.phase())
        GAME.step(self.t, who, code, self.log)

    # -- asking -----------------------------------------------------------------------------------

    def phase(self) -> str:
        return PHASE[self.t.stack.phase()]

    def due(self) -> str:
        """ "fate", "over", "blue", "red" or "both"."""
        names = {FATE: "fate", OVER: "over", 1: "blue", 2: "red", 3: "both"}
        return names[GAME.due(self.t)]

    def seat(self, by: str | None = None) -> int:
        due = self.due()
        if by is None:
            assert due in CLUBS, f"say by whom: {due} is due in {self.phase()}"
            return CLUBS.index(due)
        assert due in (by, "both"), f"{by} is not due but {due}, in {self.phase()}"
        return CLUBS.index(by)

    def asked(self, by: str | None = None) -> Codes:
        out = Codes(curious=True)
        GAME.options(self.t, self.seat(by), out)
        return out

    def open(self, by: str | None = None) -> list[str]:
        return [word(code) for code in self.asked(by).listed()]

    def shut(self, by: str | None = None) -> dict[str, str]:
        """Answers that are not open, each with its reason."""
        out = self.asked(by)
        return {word(code): WHY[why] for code, why in zip(out.shut, out.why, strict=True)}

    def fate(self) -> dict[int, int]:
        assert self.due() == "fate", f"{self.due()} is due in {self.phase()}"
        odds = Odds()
        GAME.luck(self.t, odds)
        return {int(odds.outcomes[i]): int(odds.weights[i]) for i in range(odds.count)}

    def result(self) -> tuple[list[int], int]:
        assert self.due() == "over"
        found = GAME.result(self.t)
        return list(found.points), int(found.reason)

    # -- answering --------------------------------------------------------------------------------

    def play(self, *answers: str, by: str | None = None) -> Play:
        for answer in answers:
            seat = self.seat(by)
            codes = self.asked(by).listed()
            named = dict(zip([word(code) for code in codes], codes, strict=True))
            assert answer in named, f"{answer!r} is not open in {self.phase()}: {list(named)}"
            self.step(seat, named[answer])
        return self

    def each(self, blue: str, red: str) -> Play:
        """Both answer at once; several answers of one are parted by commas."""
        for club, answers in zip(CLUBS, (blue, red), strict=True):
            self.play(*answers.split(", "), by=club)
        return self

    def change(self, pairs: str, lines: str = "", captain: str = "") -> Play:
        """A whole change of the club that is due: "FB3 FB1, CB3 vacancy", the new line-up."""
        for pair in pairs.split(", ") if pairs else []:
            self.play(*pair.split())
        self.play("pass")
        if pairs:
            self.arrange(lines)
        return self.play(*([captain] if captain else []), "done")

    def arrange(self, lines: str, by: str | None = None) -> Play:
        """Shape and players of a line-up, in an envelope or a change."""
        parts = [part.split() for part in lines.split("|")]
        self.play("shape " + "-".join(str(len(part)) for part in parts), by=by)
        return self.play(*[name for part in parts for name in part], by=by)

    def happen(self, *outcomes: int) -> Play:
        for outcome in outcomes:
            assert outcome in self.fate(), f"{outcome} cannot happen in {self.phase()}"
            self.step(FATE, outcome)
        return self

    def roll(self, first: int, second: int) -> Play:
        """Two dice of one club."""
        return self.happen(first * 10 + second)

    def shoot(self, *faces: int) -> Play:
        """The defence's die, the attack's die, and again for second rolls."""
        return self.happen(*faces)

    def draws(self, blue: str = "", red: str = "") -> Play:
        """All draws that are due; named cards come first, in this order."""
        wanted = [blue.split(), red.split()]
        while self.phase() == "DRAW":
            codes = list(self.fate())
            side = codes[0] // c.DECK
            names = {card_word(code % c.DECK): code for code in reversed(codes)}
            self.happen(names[wanted[side].pop(0)] if wanted[side] else codes[0])
        assert wanted == [[], []], f"not drawn: {wanted}"
        return self

    def quiet(self, until: str, *, fans: bool = False) -> Play:
        """Nobody does anything, fate takes the first of what can be, until a phase begins."""
        for _ in range(2000):
            if self.phase() == until:
                return self
            due = GAME.due(self.t)
            assert due != OVER, f"over before {until}"
            if due == FATE:
                self.happen(next(iter(self.fate())))
                continue
            seat = 0 if due & 1 else 1
            codes = self.asked(CLUBS[seat]).listed()
            pick = c.FAN if fans and c.FAN in codes else codes[0]
            self.step(seat, pick)
        raise AssertionError(f"{until} never began")

    def walk(self, seed: int, until: str = "END") -> Iterator[Play]:
        """Random answers until a phase begins; a stop before each of them."""
        rng = Random(seed)
        while self.phase() != until:
            due = GAME.due(self.t)
            assert due != OVER, f"over before {until}"
            yield self
            if due == FATE:
                self.happen(rng.choice(list(self.fate())))
            else:
                seat = rng.choice([i for i in range(2) if due >> i & 1])
                codes = self.asked(CLUBS[seat]).listed()
                self.step(seat, rng.choice(codes))

    def wander(self, seed: int, until: str = "END") -> Play:
        """Random answers until a phase begins."""
        for _ in self.walk(seed, until):
            pass
        return self

    # -- looking ----------------------------------------------------------------------------------

    def view(self, eye: str = "blue") -> FootView:
        """What a club may know, or anybody else: the watcher."""
        return GAME.view(self.t, CLUBS.index(eye) if eye in CLUBS else 2)

    def shown(self, club: str, eye: str) -> dict[str, Any]:
        """What somebody's table shows of a club."""
        clubs: Any = plain(shown(self.view(eye)))["clubs"]
        return dict(clubs[CLUBS.index(club)])

    def att(self, club: str) -> int:
        return int(sums.attack(self.t, CLUBS.index(club)))

    def defence(self, club: str) -> int:
        return int(sums.defence(self.t, CLUBS.index(club)))

    def optimised(self, club: str) -> bool:
        return bool(sums.optimised(self.t, CLUBS.index(club)))

    def malus(self, club: str) -> int:
        return int(sums.malus(self.t, CLUBS.index(club)))

    def get(self, club: str, what: int) -> int:
        return int(self.t.get(CLUBS.index(club), what))

    def goals(self) -> tuple[int, int]:
        return self.get("blue", c.GOALS), self.get("red", c.GOALS)

    def holder(self) -> str:
        """Who has the ball; the club of the name's case is the club in possession."""
        name = NAMES[self.t.carrier]
        assert self.t.ball == side_of(name)
        return name

    def captain(self, club: str) -> str:
        return NAMES[self.get(club, c.CAPTAIN)]

    def spot(self, name: str) -> str:
        return SPOT[self.t.spot[NUMBER[name]] % 8 - (8 if self.t.spot[NUMBER[name]] < 8 else 0)]

    def stars(self, name: str) -> int:
        return int(self.t.stars(NUMBER[name]))

    def fresh(self, name: str) -> int:
        return int(self.t.fresh(NUMBER[name]))

    def fans(self, club: str) -> int:
        return int(self.t.fans(CLUBS.index(club)))

    def cards(self, club: str, place: int) -> list[str]:
        first = CLUBS.index(club) * c.DECK
        return [card_word(n) for n in range(c.DECK) if self.t.where[first + n] == place]

    def hand(self, club: str) -> list[str]:
        return self.cards(club, c.HAND)

    def discard(self, club: str) -> list[str]:
        """Oldest first."""
        first = CLUBS.index(club) * c.DECK
        at = {int(self.t.where[first + n]): n for n in range(c.DECK)}
        return [card_word(at[place]) for place in sorted(at) if place >= c.DISCARDED]

    def lines(self, club: str) -> str:
        """The line-up as it is given to `match`."""
        base = CLUBS.index(club) * c.TEAM
        players = iter(range(base, base + 10))
        parts = []
        for line in range(5):
            n = self.t.team[base + c.LINES + line]
            parts.append(" ".join(NAMES[self.t.team[next(players)]] for _ in range(n)))
        return " | ".join(parts)

    def aims(self, club: str, card: str) -> list[str]:
        """Whom a card in a hand names now."""
        number = CLUBS.index(club) * c.DECK + CARDS.index(card)
        return [NAMES[n] for n in self.view(club).aims[number]]

    def told(self, name: str) -> list[tuple[int, int]]:
        """The two numbers of every event of a kind, in order."""
        return [(int(e.a), int(e.b)) for e in self.log.events if EVENT[e.kind] == name]

    def story(self) -> list[str]:
        """The kinds of all events so far, in order."""
        return [EVENT[e.kind] for e in self.log.events]
