"""Three tiny games with secrets whose true values are known, for the search to find.

SecretKick: both seats choose a side in secret. ThreeCards: Kuhn's poker. Coin: one seat knows what
the other must guess.
"""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game, State, View
from touchline.core.ids import FATE, HIDDEN, OVER
from touchline.core.log import Log
from touchline.core.pending import Result
from touchline.core.policy import Policy
from touchline.core.rng import Rng
from touchline.core.setup import Setup


class Numbers(State):
    """A few numbers by name, whatever the game."""

    def __init__(self, seats: int, **numbers: int) -> None:
        self.seats = seats
        self.numbers = dict(numbers)

    def clone(self) -> Numbers:
        return Numbers(int(self.seats), **self.numbers)

    def __getitem__(self, name: str) -> int:
        return self.numbers[name]

    def __setitem__(self, name: str, value: i64) -> None:
        self.numbers[name] = int(value)


class NumbersView(View):
    """What may be known of them."""

    def __init__(self, *cells: int) -> None:
        self.cells = cells

    def key(self) -> tuple[int, ...]:
        return self.cells


class Parlour(Game[Numbers]):
    """What the three have in common."""

    def __init__(self, name: str, answers: int) -> None:
        self.name = name
        self.version = 1
        self.tables = (2,)
        self.answers = answers
        self.parts = (answers,)
        self.longest = 8
        self.choices = ()
        self.presets = ()


#: goals in twelve kicks, by the kicker's side and the keeper's
GOALS = ((6, 12), (12, 3))
#: the kicker aims left 3 times in 5, and then scores 7 times in 10 whatever the keeper does
KICK_VALUE, KICK_LEFT = 1_400_000, 0.6


class SecretKick(Parlour):
    """Seat 0 kicks, seat 1 keeps; each puts a side into an envelope, in either order."""

    def __init__(self) -> None:
        super().__init__("secret-kick", 2)

    def new(self, setup: Setup) -> Numbers:
        return Numbers(2, kicker=-1, keeper=-1, goal=-1)

    def due(self, s: Numbers) -> i64:
        if s["goal"] >= 0:
            return OVER
        return (1 if s["kicker"] < 0 else 0) | (2 if s["keeper"] < 0 else 0) or FATE

    def options(self, s: Numbers, seat: i64, out: Codes) -> None:
        out.open(0)
        out.add(0)
        out.add(1)

    def luck(self, s: Numbers, out: Odds) -> None:
        out.open(1)
        goals = GOALS[s["kicker"]][s["keeper"]]
        for outcome, weight in ((0, 12 - goals), (1, goals)):
            if weight:
                out.add(outcome, weight)

    def step(self, s: Numbers, who: i64, answer: i64, log: Log) -> None:
        s[{FATE: "goal", 0: "kicker", 1: "keeper"}[int(who)]] = answer

    def result(self, s: Numbers) -> Result:
        return Result([2, 0] if s["goal"] else [0, 2], 1)

    def view(self, s: Numbers, seat: i64) -> NumbersView:
        own = [s["kicker"] if seat == 0 else HIDDEN, s["keeper"] if seat == 1 else HIDDEN]
        return NumbersView(*own, s["goal"])

    def seen(self, s: Numbers, who: i64, answer: i64, seat: i64) -> i64:
        return answer if who in (seat, FATE) else HIDDEN

    def redeal(self, s: Numbers, seat: i64, rng: Rng) -> Numbers:
        t = s.clone()
        for owner, name in enumerate(("kicker", "keeper")):
            if owner != seat and self.due(s) > 0:
                t[name] = -1
        return t


JACK, QUEEN, KING = 0, 1, 2
PASS, BET = 0, 1
#: what the first seat wins or loses on average, in chips
CARDS_VALUE = -1 / 18


class ThreeCards(Parlour):
    """Kuhn's poker: a chip each, a card each, one bet. Points are chips won, plus 2.

    The first seat passes or bets. A bet is passed (lost) or taken; after a pass the second may bet.
    """

    def __init__(self) -> None:
        super().__init__("three-cards", 2)

    def new(self, setup: Setup) -> Numbers:
        return Numbers(2, zero=-1, one=-1, said=0, turns=0)

    def due(self, s: Numbers) -> i64:
        if s["one"] < 0:
            return FATE
        said, turns = s["said"], s["turns"]
        if turns == 3 or (turns == 2 and said != 0b10):
            return OVER
        return 2 if turns == 1 else 1

    def options(self, s: Numbers, seat: i64, out: Codes) -> None:
        out.open(0)
        out.add(PASS)
        out.add(BET)

    def luck(self, s: Numbers, out: Odds) -> None:
        out.open(1)
        for card in (JACK, QUEEN, KING):
            if card != s["zero"]:
                out.add(card, 1)

    def step(self, s: Numbers, who: i64, answer: i64, log: Log) -> None:
        if who == FATE:
            s["zero" if s["zero"] < 0 else "one"] = answer
            return
        s["said"] |= int(answer) << s["turns"]
        s["turns"] += 1

    def result(self, s: Numbers) -> Result:
        """Who passed a bet loses the ante; else the higher card takes the ante, or two."""
        bets = [s["said"] >> i & 1 for i in range(s["turns"])]
        better = 1 if s["zero"] > s["one"] else -1
        chips = {(0, 0): better, (1, 1): 2 * better, (1, 0): 1, (0, 1, 0): -1}.get(
            tuple(bets), 2 * better
        )
        return Result([2 + chips, 2 - chips], 1)

    def view(self, s: Numbers, seat: i64) -> NumbersView:
        own = [s["zero"] if seat == 0 else HIDDEN, s["one"] if seat == 1 else HIDDEN]
        return NumbersView(*own, s["said"], s["turns"], self.due(s))

    def seen(self, s: Numbers, who: i64, answer: i64, seat: i64) -> i64:
        if who != FATE:
            return answer
        return answer if seat == (0 if s["zero"] < 0 else 1) else HIDDEN

    def redeal(self, s: Numbers, seat: i64, rng: Rng) -> Numbers:
        t = s.clone()
        if s["one"] < 0:
            return t
        left = [JACK, QUEEN, KING]
        for owner, name in enumerate(("zero", "one")):
            if owner == seat:
                left.remove(s[name])
        for owner, name in enumerate(("zero", "one")):
            if owner != seat:
                t[name] = left.pop(rng.below(len(left)))
        return t


class ByCard(Policy):
    """In ThreeCards a seat plans by itself for each card."""

    def mind(self, s: State, seat: i64) -> i64:
        assert isinstance(s, Numbers)
        return s["one" if seat else "zero"] + 1


class Coin(Parlour):
    """Fate shows seat 1 a coin; seat 1 may say 1 or 2 of it, true or not; seat 0 guesses it.

    Whoever is right about it, or whose rival is wrong, has won: 2 points.
    """

    def __init__(self) -> None:
        super().__init__("coin", 4)

    def new(self, setup: Setup) -> Numbers:
        return Numbers(2, coin=-1, said=-1, guess=-1)

    def due(self, s: Numbers) -> i64:
        if s["coin"] < 0:
            return FATE
        return OVER if s["guess"] >= 0 else (2 if s["said"] < 0 else 1)

    def options(self, s: Numbers, seat: i64, out: Codes) -> None:
        out.open(int(seat))
        out.add(0)
        out.add(1)

    def luck(self, s: Numbers, out: Odds) -> None:
        out.open(1)
        out.add(0, 1)
        out.add(1, 1)

    def step(self, s: Numbers, who: i64, answer: i64, log: Log) -> None:
        s[{FATE: "coin", 1: "said", 0: "guess"}[int(who)]] = answer

    def result(self, s: Numbers) -> Result:
        return Result([2, 0] if s["guess"] == s["coin"] else [0, 2], 1)

    def view(self, s: Numbers, seat: i64) -> NumbersView:
        return NumbersView(s["coin"] if seat == 1 else HIDDEN, s["said"], s["guess"])

    def seen(self, s: Numbers, who: i64, answer: i64, seat: i64) -> i64:
        return HIDDEN if who == FATE and seat != 1 else answer

    def redeal(self, s: Numbers, seat: i64, rng: Rng) -> Numbers:
        t = s.clone()
        if seat != 1 and s["coin"] >= 0:
            t["coin"] = rng.below(2)
        return t
