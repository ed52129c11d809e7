"""The engine as the tests of this folder ask it: answers in words, what happened by name.

Cards, abilities, teams and Player cards have the ids of the base pack. Answers read "play pass",
"play pass+val4", "person val5", "star attacking_play", "defend tackle", "let", "give", "pass",
"drop pass", "drop val4", "fetch shot", "back shot", "sub val4", "number 4", "ground 0" ...
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from fractions import Fraction
from random import Random

from touchline.core.buffers import Codes, Odds
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.game import GAME
from touchline.games.worldwide.rules.state import Table
from touchline.play import library
from touchline.rooms import ROOMS

NUMBERS = library.numbers(ROOMS["worldwide"])
BASE = library.shipped(ROOMS["worldwide"]) / "base"


def _ids(file: str, kind: str) -> list[str]:
    return [row["id"] for row in tomllib.loads((BASE / f"{file}.toml").read_text("utf-8"))[kind]]


ACTIONS = _ids("actions", "action")
ABILITIES = _ids("abilities", "ability")
TEAMS = _ids("teams", "team")
PEOPLE = _ids("people", "person")


def between(first: str, last: str) -> dict[int, str]:
    """The names of a stretch of codes.py, by number."""
    names = list(vars(c))
    names = names[names.index(first) : names.index(last) + 1]
    return {int(getattr(c, name)): name for name in names}


PHASE = between("TEAM_CHOICE", "LOT")
EVENT = between("TEAM_TAKEN", "SUM_IS")
WHY = between("NEEDS_PA", "STAR_NOT_NOW")
OP = between("GAIN_PA", "SET_PARAM")
SINGLE = {
    c.PASS: "pass", c.LET_PASS: "let", c.LET_DRY: "dry", c.GIVE: "give", c.TO_PARTNER: "to mate",
    c.ONESELF: "self", c.PARTNER: "mate", c.REROLL: "reroll",
}  # fmt: skip
STRETCHES = (
    (c.GROUND_OF, "ground"), (c.CAPTAIN, "captain"), (c.NUMBER, "number"), (c.TEAM, "team"),
    (c.STAR, "star"), (c.PERSON_, "person"), (c.SUBSTITUTE, "sub"), (c.DROP_PERSON, "drop"),
    (c.TAKE_PERSON, "take"), (c.DROP, "drop"), (c.FETCH, "fetch"), (c.TAKE_BACK, "back"),
    (c.DEFEND, "defend"),
)  # fmt: skip


class Play:
    """A table and what happened on it."""

    def __init__(self, t: Table) -> None:
        self.t = t
        self.log = Log()

    def copy(self) -> Play:
        return Play(self.t.clone())

    # -- words ------------------------------------------------------------------------------------

    def who(self, side: int, n: int) -> str:
        return PEOPLE[int(self.t.get(side, c.NATION)) * 7 + n]

    def word(self, seat: int, code: int) -> str:
        if code in SINGLE:
            return SINGLE[code]
        if code >= c.PLAY:
            kind, mask = divmod(code - c.PLAY, 128)
            with_ = [self.who(seat % 2, n) for n in range(7) if mask >> n & 1]
            return "play " + "+".join([ACTIONS[kind], *with_])
        if code >= c.ABILITIES:
            a, b = divmod(code - c.ABILITIES, 12)
            return f"abilities {ABILITIES[a]} {ABILITIES[b]}"
        first, verb = [row for row in STRETCHES if code >= row[0]][-1]
        n = code - first
        if verb in ("ground", "captain"):
            return f"{verb} {n}"
        if verb == "number":
            return f"{verb} {n + 1}"
        if verb == "team":
            return f"team {TEAMS[n]}"
        if verb == "star":
            return f"star {ABILITIES[n]}"
        if c.PERSON_ <= code < c.DROP:
            return f"{verb} {self.who(seat % 2, n)}"
        return f"{verb} {ACTIONS[n]}"

    # -- asking -----------------------------------------------------------------------------------

    def phase(self) -> str:
        return PHASE[int(self.t.stack.phase())]

    def due(self) -> list[int]:
        """Seats that are due; nobody when fate is, or when it is over."""
        due = GAME.due(self.t)
        return [i for i in range(self.t.seats) if due > 0 and due >> i & 1]

    def seat(self, seat: int | None = None) -> int:
        due = self.due()
        if seat is None:
            assert len(due) == 1, f"{due} are due in {self.phase()}"
            return due[0]
        assert seat in due, f"{seat} is not due but {due}, in {self.phase()}"
        return seat

    def codes(self, seat: int | None = None) -> Codes:
        out = Codes(curious=True)
        GAME.options(self.t, self.seat(seat), out)
        return out

    def open(self, seat: int | None = None) -> list[str]:
        seat = self.seat(seat)
        return [self.word(seat, code) for code in self.codes(seat).listed()]

    def shut(self, seat: int | None = None) -> dict[str, str]:
        seat = self.seat(seat)
        out = self.codes(seat)
        pairs = zip(out.shut, out.why, strict=True)
        return {self.word(seat, code): WHY[why] for code, why in pairs}

    def odds(self) -> dict[int, Fraction]:
        assert GAME.due(self.t) == FATE, f"{self.due()} are due in {self.phase()}, not fate"
        out = Odds()
        GAME.luck(self.t, out)
        return {
            int(out.outcomes[i]): Fraction(int(out.weights[i]), int(out.total))
            for i in range(out.count)
        }

    # -- answering --------------------------------------------------------------------------------

    def say(self, *words: str, seat: int | None = None) -> Play:
        for word in words:
            by = self.seat(seat)
            open_ = {self.word(by, code): code for code in self.codes(by).listed()}
            assert word in open_, f"{word!r} is not open to {by} in {self.phase()}: {list(open_)}"
            GAME.step(self.t, by, open_[word], self.log)
        return self

    def roll(self, *faces: int) -> Play:
        for face in faces:
            assert face in self.odds(), f"{face} cannot come in {self.phase()}: {self.odds()}"
            GAME.step(self.t, FATE, face, self.log)
        return self

    def draw(self, *cards: str) -> Play:
        """The cards that fate gives, by id."""
        for card in cards:
            assert self.phase() == "DRAW", f"nothing is drawn in {self.phase()}"
            n = PEOPLE.index(card) % 7 if card in PEOPLE else ACTIONS.index(card)
            self.roll(n)
        return self

    def dealt(self) -> Play:
        """Whatever is drawn now, the first card that can come."""
        while GAME.due(self.t) == FATE and self.phase() == "DRAW":
            self.roll(min(self.odds()))
        return self

    def asks(self, phase: str) -> Play:
        """Decline whatever is asked before this phase, and draw what is drawn."""
        for _ in range(40):
            self.dealt()
            if self.phase() == phase:
                return self
            self.say("pass" if "pass" in self.open() else "let")
        raise AssertionError(f"{phase} never came, but {self.phase()}")

    # -- looking ----------------------------------------------------------------------------------

    def hand(self, seat: int) -> list[str]:
        found = []
        for kind, id in enumerate(ACTIONS):
            found += [id] * int(self.t.hand[seat * c.TYPES + kind])
        return found

    def held(self, seat: int) -> int:
        return int(self.t.held(seat))

    def folk(self, seat: int) -> list[str]:
        side = seat % 2
        return [self.who(side, n) for n in range(7) if self.t.spot[side * 7 + n] == c.HAND + seat]

    def discard(self, side: int) -> list[str]:
        found = []
        for kind, id in enumerate(ACTIONS):
            found += [id] * int(self.t.gone[side * c.TYPES + kind])
        return found

    def place(self, id: str) -> int:
        for side in range(2):
            for n in range(7):
                if self.who(side, n) == id:
                    return int(self.t.spot[side * 7 + n])
        raise AssertionError(f"nobody is called {id}")

    def get(self, side: int, what: str) -> int:
        return int(self.t.get(side, getattr(c, what)))

    def story(self) -> list[str]:
        return [EVENT[int(e.kind)] for e in self.log.events]

    def told(self, kind: str) -> list[tuple[int, int]]:
        return [(int(e.a), int(e.b)) for e in self.log.events if EVENT[int(e.kind)] == kind]

    def over(self) -> bool:
        return bool(GAME.due(self.t) == OVER)

    def walk(self, seed: int, wish: Callable[[Play, list[int], Random], int] | None = None
             ) -> Iterator[Play]:  # fmt: skip
        """Every table of one random match."""
        rng = Random(seed)
        while not self.over():
            yield self
            due = self.due()
            if not due:
                outcomes = self.odds()
                GAME.step(
                    self.t, FATE, rng.choices(list(outcomes), list(outcomes.values()))[0], self.log
                )
                continue
            seat = rng.choice(due)
            listed = self.codes(seat).listed()
            code = wish(self, listed, rng) if wish else eager(listed, rng)
            GAME.step(self.t, seat, code, self.log)
        yield self


def eager(codes: list[int], rng: Random) -> int:
    """Any answer, but the ball is seldom given back while something else can be done."""
    code = rng.choice(codes)
    if code == c.GIVE and len(codes) > 1 and rng.random() < 0.7:
        code = rng.choice(codes[1:])
    return code
