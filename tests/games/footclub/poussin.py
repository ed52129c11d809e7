"""The engine's Poussin as the rule tests ask it: words for clubs and cards, fate told what to do.

    m = Match(blue="press fans fans set_attack", red="tackle", ball="blue")
    m.fans()                      # nobody places a fan
    m.say("red", "tackle").roll(3, 4)

Cards that are not named are dealt from whatever is left, the dullest first.
"""

from __future__ import annotations

from fractions import Fraction

from tests.games.footclub.side_by_side import (
    NUMBERS,
    WORDS,
    card_word,
    engine_chances,
    engine_open,
    engine_table,
    seats,
)
from tests.games.footclub.slow_poussin import CLUBS, OTHER, Answer
from touchline.core.buffers import Codes, Odds
from touchline.core.choices import settle
from touchline.core.ids import FATE
from touchline.core.log import Log
from touchline.core.setup import Setup
from touchline.games.footclub.rules import codes as c
from touchline.games.footclub.rules.game import GAME

__all__ = ["CLUBS", "OTHER", "Match"]

#: dealt when a test does not care
DULL = ("defence_support", "attack_support", "set_attack", "tackle", "press", "fans")


class Match:
    """One match of Poussin, begun: the first six cards are dealt, both may place a fan."""

    def __init__(
        self,
        blue: str = "",
        red: str = "",
        ball: str = "blue",
        numbers: dict[str, list[int]] | None = None,
        begin: bool = True,
        **options: str,
    ) -> None:
        settled = settle(GAME.choices, GAME.presets, options, "poussin")
        self.t = GAME.new(Setup(2, settled, numbers or NUMBERS))
        self.log = Log()
        self.wanted = {"blue": blue.split(), "red": red.split()}
        if begin:
            self.toss(ball).deal()

    # -- fate -----------------------------------------------------------------------------------

    def fate(self, outcome: int) -> Match:
        odds = Odds()
        GAME.luck(self.t, odds)
        assert outcome in [odds.outcomes[i] for i in range(odds.count)], outcome
        GAME.step(self.t, FATE, outcome, self.log)
        return self

    def toss(self, club: str) -> Match:
        return self.fate(CLUBS.index(club))

    def deal(self, blue: str = "", red: str = "") -> Match:
        """Draw while cards are due: those named first, in order."""
        for club, more in (("blue", blue), ("red", red)):
            self.wanted[club] += more.split()
        while self.phase == c.DRAW:
            odds = Odds()
            GAME.luck(self.t, odds)
            left = {card_word(n): n for n in (int(odds.outcomes[i]) for i in range(odds.count))}
            club = CLUBS[odds.outcomes[0] // 42]
            word = self.wanted[club].pop(0) if self.wanted[club] else self.dull(left)
            assert word in left, f"{club} has no {word} left to draw"
            self.fate(left[word])
        return self

    def dull(self, left: dict[str, int]) -> str:
        return next(word for word in DULL if word in left)

    def roll(self, *dice: int) -> Match:
        """Two dice of a tackle or support, or the dice of shots one after the other."""
        if self.phase in (c.TACKLE, c.SUPPORT):
            one, two = dice
            return self.fate(10 * one + two)
        for face in dice:
            assert self.phase == c.SHOT
            self.fate(face)
        return self

    # -- clubs ----------------------------------------------------------------------------------

    def say(self, club: str, *word: str | int) -> Match:
        open_ = engine_open(self.t, club)
        assert word in open_, f"{club} may not say {word}; open: {sorted(map(str, open_))}"
        GAME.step(self.t, CLUBS.index(club), open_[word], self.log)
        return self

    def push(self, club: str, fans: int = 0, supports: int = 0) -> Match:
        return self.say(club, "push", fans, supports)

    def agree(self, first: str) -> Match:
        """Both accept the bonus."""
        return self.say(first, "pass").say(OTHER[first], "pass")

    def fans(self, blue: bool = False, red: bool = False) -> Match:
        """Step 2; afterwards the club without the ball is asked."""
        for club, places in (("blue", blue), ("red", red)):
            self.say(club, "fan" if places else "none")
        return self

    def attack(self, club: str) -> Match:
        """From step 3, which nobody uses, to the set attack of the club with the ball."""
        if self.phase == c.POSSESSION:
            self.say(OTHER[club], "pass")
        return self.say(club, "set_attack")

    def strip(self, club: str, *keep: str) -> Match:
        """Lay a club's hand on its discard, but for one card of each word."""
        side, kept = CLUBS.index(club), list(keep)
        for card in range(side * 42, side * 42 + 42):
            if self.t.where[card] == c.HAND:
                if card_word(card) in kept:
                    kept.remove(card_word(card))
                else:
                    self.t.move(card, c.DISCARDED + int(self.t.get(side, c.STAMP)), -1)
                    self.t.add(side, c.STAMP, 1)
        assert not kept
        return self

    # -- what lies there ------------------------------------------------------------------------

    @property
    def phase(self) -> int:
        return int(self.t.stack.phase())

    @property
    def due(self) -> set[str]:
        return seats(int(GAME.due(self.t)))

    def open(self, club: str) -> set[Answer]:
        return set(engine_open(self.t, club))

    def barred(self, club: str) -> dict[int, int]:
        out = Codes(curious=True)
        GAME.options(self.t, CLUBS.index(club), out)
        return dict(zip(out.shut, out.why, strict=True))

    def chances(self) -> dict[Answer, Fraction]:
        return engine_chances(self.t)

    def table(self) -> dict[str, object]:
        return engine_table(self.t)

    def of(self, club: str, what: str) -> object:
        """goals, hand, pile, stands or discard of a club."""
        found = self.table()[club]
        assert isinstance(found, dict)
        return found[what]

    @property
    def ball(self) -> str:
        return CLUBS[self.t.ball]

    @property
    def bonus(self) -> int:
        return int(self.t.raw)

    def events(self, *kinds: int) -> list[tuple[int, int, int]]:
        """What was told so far, of these kinds only if any are named."""
        found = [(int(e.kind), int(e.a), int(e.b)) for e in self.log.events]
        return [e for e in found if not kinds or e[0] in kinds]

    def clone(self) -> Match:
        other = object.__new__(Match)
        other.t, other.log = self.t.clone(), Log()
        other.wanted = {club: list(cards) for club, cards in self.wanted.items()}
        return other


def changed(**columns: list[int]) -> dict[str, list[int]]:
    """The numbers of the base pack with some columns of one's own."""
    return {**NUMBERS, **columns}


def deck(**counts: int) -> dict[str, list[int]]:
    """A pack with its own Poussin deck."""
    return changed(deck=[counts.get(word, 0) for word in WORDS])
