"""Games that are a stack of phases: how they run on, and the books they keep of packs."""

from __future__ import annotations

import pytest

from touchline.core.buffers import Codes, Odds
from touchline.core.faults import BadPack
from touchline.core.ids import AUTO, FATE, OVER
from touchline.core.log import Log
from touchline.core.phase import Phase
from touchline.core.phased import Books, Phased, PhasedGame
from touchline.core.stack import Stack

ASK, COUNT, LOT, END = range(4)


class Table(Phased):
    """A stack, and what has been told to it."""

    def __init__(self) -> None:
        self.seats = 2
        self.stack = Stack()
        self.told: list[tuple[int, int]] = []


class Ask(Phase[Table]):
    """Seat 1 says how many AUTO phases are put on top."""

    def due(self, t, k):
        return 0b10

    def ask(self, t, k, seat, out):
        out.open(ASK)
        for n in range(3):
            out.add(n)

    def resolve(self, t, k, who, answer, log):
        t.told.append((int(who), int(answer)))
        k.turn(LOT)
        for _ in range(answer):
            k.push(COUNT)


class Count(Phase[Table]):
    """Nobody is asked."""

    def due(self, t, k):
        return AUTO

    def resolve(self, t, k, who, answer, log):
        t.told.append((int(who), int(answer)))
        k.pop()


class Lot(Phase[Table]):
    """Fate is asked, which is the default."""

    def luck(self, t, k, out):
        out.open(LOT)
        out.add(4, 1)

    def resolve(self, t, k, who, answer, log):
        t.told.append((int(who), int(answer)))
        k.turn(END)


class End(Phase[Table]):
    """It is over."""

    def due(self, t, k):
        return OVER


class Little(PhasedGame[Table]):
    """One question, some moments that need nobody, one roll."""

    def __init__(self):
        self.phases = [Ask(), Count(), Lot(), End()]


@pytest.mark.parametrize("moments", [0, 1, 2])
def test_phases_that_need_nobody_run_on_until_somebody_is_awaited(moments):
    game, t = Little(), Table()
    t.stack.turn(ASK)
    assert game.due(t) == 0b10
    codes = Codes()
    game.options(t, 1, codes)
    assert codes.listed() == [0, 1, 2]
    game.step(t, 1, moments, Log(False))
    assert t.told == [(1, moments)] + [(AUTO, 0)] * moments
    assert game.due(t) == FATE
    odds = Odds()
    game.luck(t, odds)
    assert (odds.count, odds.outcomes[0]) == (1, 4)
    game.step(t, FATE, 4, Log(False))
    assert t.told[-1] == (FATE, 4)
    assert game.due(t) == OVER


class Lanes(Little):
    """Seat 1 has a stack of its own, on which nothing is ever asked but by name."""

    def __init__(self, lane):
        super().__init__()
        self.lane = lane

    def stack_of(self, s, who):
        return self.lane if who == 1 else s.stack


def test_an_answer_goes_to_the_stack_that_the_game_names():
    lane, t = Stack(), Table()
    lane.turn(ASK)
    t.stack.turn(LOT)
    game = Lanes(lane)
    codes = Codes()
    game.options(t, 1, codes)
    assert codes.listed() == [0, 1, 2]
    game.step(t, 1, 0, Log(False))
    assert (lane.phase(), t.stack.phase()) == (LOT, LOT)
    game.step(t, FATE, 4, Log(False))
    assert (lane.phase(), t.stack.phase()) == (LOT, END)


def test_a_book_is_made_once_for_the_same_numbers():
    asked = []

    def make(numbers):
        asked.append(numbers)
        return sum(numbers["n"])

    books, first, twin = Books(make), {"n": [1, 2]}, {"n": [1, 2]}
    assert [books.of(first), books.of(first), books.of(twin), books.of(first)] == [3, 3, 3, 3]
    assert len(asked) == 2
    assert asked[0] is first
    assert asked[1] is twin


def test_numbers_are_kept_so_that_none_of_another_pack_are_taken_for_them():
    books = Books(lambda numbers: numbers["n"][0])
    assert [books.of({"n": [n]}) for n in range(50)] == list(range(50))


def test_numbers_that_make_no_book_are_asked_about_again():
    def make(numbers):
        if not numbers:
            raise BadPack("no cards", "fault-pack-no-numbers")
        return numbers["n"]

    books, numbers = Books(make), {}
    with pytest.raises(BadPack):
        books.of(numbers)
    numbers["n"] = [7]
    assert books.of(numbers) == [7]
