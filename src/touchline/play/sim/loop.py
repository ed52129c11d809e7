"""One match between players, as fast as it goes: no tape replayed, nothing told."""

from __future__ import annotations

from typing import TypeVar, final

from touchline.core.buffers import Codes, Odds
from touchline.core.contract import Game, State
from touchline.core.faults import Fault
from touchline.core.ids import FATE, OVER
from touchline.core.log import Log
from touchline.core.window import Window

from ..ai.player import Player
from .luck import Luck
from .playout import lowest

S = TypeVar("S", bound=State)


@final
class Course:
    """How a match went.

    entries    who answered what, fate (-1) included
    questions  put to seats that had a choice; options, the answers open to them, all together
    """

    def __init__(self) -> None:
        self.entries: list[tuple[int, int]] = []
        self.questions = 0
        self.options = 0


def play(game: Game[S], s: S, players: list[Player[S]], luck: Luck[S]) -> Course:
    """Play `s` out, `players[seat]` answering for each seat. Raises Fault at an illegal answer."""
    course = Course()
    codes, odds, silent = Codes(), Odds(), Log(False)
    while True:
        due = game.due(s)
        if due == OVER:
            return course
        if due == FATE:
            game.luck(s, odds)
            outcome = luck.answer(s, odds)
            course.entries.append((FATE, outcome))
            game.step(s, FATE, outcome, silent)
            continue
        seat = lowest(due)
        for answer in players[seat].choose(Window(game, s, seat)):
            game.options(s, seat, codes)
            if codes.count > 1:
                course.questions += 1
                course.options += codes.count
            if not holds(codes, answer):
                raise Fault(
                    f"The player at seat {seat} answered {answer}, which is not open.",
                    "fault-player-illegal",
                    seat=seat,
                    code=answer,
                )
            course.entries.append((seat, answer))
            game.step(s, seat, answer, silent)


def holds(codes: Codes, answer: int) -> bool:
    """Is this answer open?"""
    return any(codes.items[i] == answer for i in range(codes.count))
