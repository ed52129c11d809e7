"""A finished match of two sides in figures, gathered while its tape is gone through.

As it travels (`Report.told`); lists of two are by side:

    score  goals of both sides
    home   of each side, whether what its ground is worth counts: of nobody without such a rule
    goals  [{side, who, piece, ...when}], in order; who is called by a name of sentences ("team0")
    rows   [{id, of_side, tried}], what is set side by side: counts, or [n, d] where a figure is a
           mean; tried is null, or how often each side rolled for what came off so often
    tried  [{side, id, chance, won, result, ...when, ...}], all that was rolled for, in order, with
           its chance at that moment, exact; a shot has the id "shot", and won where it was a goal
    faces  of each side {die: [sum, count]}
    luck   of each side [n, d]: what came off above what was to be expected
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Final

SHOT: Final = "shot"

Data = dict[str, object]


def pair(x: Fraction) -> list[int]:
    """A fraction as it travels."""
    return [x.numerator, x.denominator]


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a table of figures, a figure for each side.

    id       what is counted: the end of the message that names it
    of_side  counts, or fractions where a figure is a mean
    tried    how often each side rolled for it; empty where nothing is rolled for
    """

    id: str
    of_side: Sequence[int | Fraction]
    tried: Sequence[int] = ()

    def told(self) -> Data:
        """The row as it travels."""
        figures = [pair(x) if isinstance(x, Fraction) else x for x in self.of_side]
        return {"id": self.id, "of_side": figures, "tried": [*self.tried] or None}


@dataclass(slots=True)
class Tried:
    """Something that was rolled for: by which side, what, with which chance, and did it come off?

    when    the moment, in the words of the game
    result  what came of it in the end; empty while that is not known
    won     did the dice alone bring it?
    more    what the game tells of it besides
    """

    side: int
    id: str
    chance: Fraction
    when: Mapping[str, int] = field(default_factory=dict)
    result: str = ""
    won: bool = False
    more: Data = field(default_factory=dict)

    def told(self) -> Data:
        """The roll as it travels."""
        known = {"chance": pair(self.chance), "won": self.won, "result": self.result}
        return {"side": self.side, "id": self.id, **known, **self.when, **self.more}


@dataclass(slots=True)
class Report:
    """Goals, rolls and dice of a match of two sides while its tape is gone through.

    goals  in order, as they travel
    tried  what was rolled for, in order
    faces  of each side the sum and the count of its dice, by kind of die
    """

    goals: list[Data] = field(default_factory=list)
    tried: list[Tried] = field(default_factory=list)
    faces: list[dict[str, list[int]]] = field(default_factory=lambda: [{}, {}])

    def last(self, *ids: str) -> Tried:
        """The last roll for one of these. Raises StopIteration where there was none."""
        return next(x for x in reversed(self.tried) if x.id in ids)

    def face(self, side: int, die: str, shown: int) -> None:
        """A die of a side shows this."""
        held = self.faces[side].setdefault(die, [0, 0])
        held[0] += shown
        held[1] += 1

    def goal(self, side: int, who: str, piece: str, when: Mapping[str, int]) -> None:
        """A side has scored."""
        self.goals.append({"side": side, "who": who, "piece": piece, **when})

    def settled(self, side: int, *ids: str) -> list[Tried]:
        """The rolls of a side of which it is known what came of them; of any kind without ids."""
        own = (x for x in self.tried if x.side == side and x.result)
        return [x for x in own if not ids or x.id in ids]

    def shots(self) -> list[Row]:
        """How many shots each side took, and how many goals were to be expected of them."""
        taken = [self.settled(side, SHOT) for side in range(2)]
        hoped = [sum((x.chance for x in own), Fraction(0)) for own in taken]
        return [Row("shots", [len(own) for own in taken]), Row("expected", hoped)]

    def rolls(self, id: str, *kinds: str) -> Row:
        """How often rolls of these kinds were won in the end, and how many there were."""
        own = [self.settled(side, *kinds) for side in range(2)]
        won = [sum(x.result == "won" for x in rolls) for rolls in own]
        return Row(id, won, [len(rolls) for rolls in own])

    def luck(self, side: int) -> Fraction:
        """What the dice of a side brought above what was to be expected."""
        return sum((int(x.won) - x.chance for x in self.settled(side)), Fraction(0))

    def told(
        self, score: Sequence[int], rows: Sequence[Row], home: Sequence[bool] = (False, False)
    ) -> Data:
        """The report as it travels; a room adds what it alone counts."""
        return {
            "score": [*score],
            "home": [*home],
            "goals": self.goals,
            "rows": [row.told() for row in rows],
            "tried": [x.told() for x in self.tried if x.result],
            "faces": self.faces,
            "luck": [pair(self.luck(side)) for side in range(2)],
        }
