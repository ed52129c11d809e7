"""Reusable buffers that the rules fill, so that a search allocates nothing a step."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

NOTES: Final = 256


@final
@mypyc_attr(acyclic=True)
class Codes:
    """The answers open to one seat, ascending; with `curious` on, also why others are shut.

    kind        which question this is (a code of the game)
    least, most how many of these answers the run still takes; 1, 1 for a plain question
    notes       scratch paper for the rules while they fill the buffer: 256 numbers, never cleared
    """

    __slots__ = ("count", "curious", "items", "kind", "least", "most", "notes", "shut", "why")

    def __init__(self, curious: bool = False) -> None:
        self.items: vec[i64] = vec[i64]([0] * 256)
        self.notes: vec[i64] = vec[i64]([0] * NOTES)
        self.count: i64 = 0
        self.kind: i64 = 0
        self.least: i64 = 1
        self.most: i64 = 1
        self.curious: bool = curious
        self.shut: list[int] = []
        self.why: list[int] = []

    def open(self, kind: i64, least: i64 = 1, most: i64 = 1) -> None:
        """Begin a question: forget what stood here."""
        self.count = 0
        self.kind = kind
        self.least = least
        self.most = most
        if self.curious:
            self.shut.clear()
            self.why.clear()

    def reserve(self, room: i64) -> None:
        """Have room for so many codes, for rules that write into `items` themselves."""
        while len(self.items) < room:
            self.items = append(self.items, 0)

    def add(self, code: i64) -> None:
        """One more open code; the caller keeps them ascending."""
        if self.count == len(self.items):
            self.items = append(self.items, code)
        else:
            self.items[self.count] = code
        self.count += 1

    def bar(self, code: i64, reason: i64) -> None:
        """Note why `code` is not open. Free unless somebody is curious."""
        if self.curious:
            self.shut.append(code)
            self.why.append(reason)

    def listed(self) -> list[int]:
        """The open codes as a plain list."""
        return [self.items[i] for i in range(self.count)]


@final
@mypyc_attr(acyclic=True)
class Odds:
    """The outcomes open to fate, with whole weights."""

    __slots__ = ("count", "kind", "outcomes", "total", "weights")

    def __init__(self) -> None:
        self.outcomes: vec[i64] = vec[i64]([0] * 128)
        self.weights: vec[i64] = vec[i64]([0] * 128)
        self.count: i64 = 0
        self.total: i64 = 0
        self.kind: i64 = 0

    def open(self, kind: i64) -> None:
        """Begin a chance: forget what stood here."""
        self.count = 0
        self.total = 0
        self.kind = kind

    def add(self, outcome: i64, weight: i64) -> None:
        """One more outcome, with a weight above 0."""
        if self.count == len(self.outcomes):
            self.outcomes = append(self.outcomes, outcome)
            self.weights = append(self.weights, weight)
        else:
            self.outcomes[self.count] = outcome
            self.weights[self.count] = weight
        self.count += 1
        self.total += weight

    def at(self, ticket: i64) -> i64:
        """The outcome that holds `ticket`, 0 <= ticket < total."""
        for i in range(self.count):
            ticket -= self.weights[i]
            if ticket < 0:
                return self.outcomes[i]
        raise ValueError("ticket beyond the total weight")
