"""How likely the others are to answer a card, from what their hands may hold (WF-060, WF-063)."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from touchline.games.worldwide.rules import codes as c
from touchline.games.worldwide.rules.book import Book
from touchline.games.worldwide.rules.state import Table

from .guess import Guess
from .hopes import WHOLE
from .terms import Classes


@final
@mypyc_attr(acyclic=True)
class Answers:
    """Worked out where a line of cards comes by, and kept for the question.

    stop, foul   by type * 9 + PA: chance, in millionths, that the others win the ball from it, or
                 foul it; stop is -1 while it is not known
    guards       the types of defence cards
    """

    __slots__ = ("book", "classes", "foul", "guards", "score", "stop", "tried", "win")

    def __init__(self, book: Book, classes: Classes) -> None:
        self.book: Book = book
        self.classes: Classes = classes
        self.guards: vec[i64] = vec[i64](
            [d for d in range(book.types) if book.category[d] == c.DEFENCE_CARD]
        )
        self.stop: vec[i64] = vec[i64]([0 for _ in range(c.TYPES * 9)])
        self.foul: vec[i64] = self.stop[:]
        self.score: vec[i64] = vec[i64]([0 for _ in range(c.TYPES)])
        self.win: vec[i64] = self.score[:]
        self.tried: vec[i64] = self.score[:]

    def forget(self, kind: i64) -> None:
        """What was known of a card is of another question."""
        for pa in range(9):
            self.stop[kind * 9 + pa] = -1

    def reckon(self, t: Table, guess: Guess, floor: i64, kind: i64, pa: i64) -> None:
        """The defence cards that fit, the most promising first.

        floor  a defence no better than this is seldom tried, millionths
        """
        book = self.book
        classes = self.classes
        guards = self.guards
        score = self.score
        wins = self.win
        tried = self.tried
        n: i64 = 0
        for i in range(len(guards)):
            d = guards[i]
            bonus = book.guard[kind * c.KINDS + book.kind[d]]
            if bonus == 0 or guess.has[d] == 0:
                continue
            chance = classes.win_chance(t, d, book.threshold[d] - pa - (bonus - 100) - t.block)
            tried[n] = d
            wins[n] = chance
            score[n] = chance - classes.foul_chance(t, d) * (3 + pa) // 14
            n += 1
        stop: i64 = 0
        foul: i64 = 0
        left = WHOLE
        while left > 0:
            best: i64 = -1
            for i in range(n):
                if tried[i] >= 0 and (best < 0 or score[i] > score[best]):
                    best = i
            if best < 0:
                break
            d = tried[best]
            tried[best] = -1
            use = max(0, min(WHOLE, (score[best] - floor) * 4))
            here = left * guess.has[d] // WHOLE
            left -= here
            here = here * use // WHOLE
            stop += here * wins[best] // WHOLE
            foul += here * classes.foul_chance(t, d) // WHOLE
        self.stop[kind * 9 + pa] = stop
        self.foul[kind * 9 + pa] = foul
