"""Pebbles: a tiny open game with a die, small enough to be solved by hand in a test.

Two seats take 1 to 3 pebbles in turn; before each turn a die of three faces says by how many more
the heap shrinks (with weights 3, 2, 1). Whoever is to move at an empty heap has lost.
"""

from __future__ import annotations

from mypy_extensions import i64

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game, State, View
from touchline.core.ids import FATE, OVER
from touchline.core.judge import Judge
from touchline.core.log import Log
from touchline.core.pending import Result
from touchline.core.rng import Rng
from touchline.core.setup import Setup
from touchline.games.streetsoccer.room import ROOM
from touchline.play.room import Mind, Room

WEIGHTS = {0: 3, 1: 2, 2: 1}


class Heap(State):
    """How many pebbles are left, whose turn it is, whether the die was thrown."""

    def __init__(self, left: int, side: int = 0, thrown: bool = False) -> None:
        self.seats = 2
        self.left = left
        self.side = side
        self.thrown = thrown

    def clone(self) -> Heap:
        return Heap(self.left, self.side, self.thrown)


class HeapView(View):
    """All of it."""

    def __init__(self, s: Heap) -> None:
        self.cells = (s.left, s.side, int(s.thrown))

    def key(self) -> tuple[int, ...]:
        return self.cells


class Pebbles(Game[Heap]):
    """The rules; counts the tables that were copied for a search in `asked`."""

    def __init__(self, heap: int = 9) -> None:
        self.name = "pebbles"
        self.version = 1
        self.tables = (2,)
        self.answers = 4
        self.parts = (4,)
        self.longest = 40
        self.choices = ()
        self.presets = ()
        self.heap = heap

    def new(self, setup: Setup) -> Heap:
        return Heap(self.heap)

    def due(self, s: Heap) -> i64:
        if s.left <= 0:
            return OVER
        return 1 << s.side if s.thrown else FATE

    def options(self, s: Heap, seat: i64, out: Codes) -> None:
        out.open(0)
        for n in range(1, min(3, s.left) + 1):
            out.add(n)

    def luck(self, s: Heap, out: Odds) -> None:
        out.open(1)
        for face, weight in WEIGHTS.items():
            out.add(face, weight)

    def step(self, s: Heap, who: i64, answer: i64, log: Log) -> None:
        if who == FATE:
            s.left = max(1, s.left - int(answer))
            s.thrown = True
            return
        s.left -= int(answer)
        s.side = 1 - s.side
        s.thrown = False

    def result(self, s: Heap) -> Result:
        return Result([2 if s.side != seat else 0 for seat in range(2)], 1)

    def view(self, s: Heap, seat: i64) -> HeapView:
        return HeapView(s)

    def seen(self, s: Heap, who: i64, answer: i64, seat: i64) -> i64:
        return answer

    def redeal(self, s: Heap, seat: i64, rng: Rng) -> Heap:
        return s.clone()


class Parity(Judge):
    """Crude, but not flat: an odd heap is good for whoever is to move."""

    def rate(self, s: Heap, seat: i64) -> i64:
        good = 1_200_000 if s.left % 2 else 900_000
        return good if s.side == seat else 2_000_000 - good


PEBBLES = Room(
    game=Pebbles(),
    home="tests.play.ai.pebbles:PEBBLES",
    mind=Mind(judges={"plain": Parity, "full": Parity}, levels=ROOM.mind.levels),
)
