"""A terminal whose person is a script."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from touchline.cli.rooms import voice
from touchline.core.contract import State
from touchline.play import library
from touchline.play.ai.player import Player
from touchline.play.match import Match
from touchline.rooms import ROOMS


class Keys:
    """A match at the terminal with a script to be typed; `out` is what it wrote."""

    def __init__(
        self,
        m: Match[State],
        lang: str = "en",
        bots: Mapping[int, Player[State]] | None = None,
        colour: bool = False,
    ) -> None:
        room = ROOMS[m.game.name]
        teams = list(library.teams(room).values())[: max(2, m.state.seats)]
        self.m = m
        self.out: list[str] = []
        self.lines: list[str] = []
        self.answer: Callable[[], str] = self.next
        say = voice(lang, room, teams)
        self.terminal = room.terminal.match(room, m, say, teams, bots or {}, colour)
        self.terminal.ask = self.ask
        self.terminal.write = self.out.append

    def next(self) -> str:
        """The next line of the script."""
        if not self.lines:
            raise EOFError
        return self.lines.pop(0)

    def ask(self, prompt: str) -> str:
        """Type it."""
        line = self.answer()
        self.out.append(f"{prompt}{line}")
        return line

    def type(self, *lines: str) -> str:
        """Type these lines and then leave; what was written."""
        self.lines = list(lines)
        assert self.terminal.play() == 0
        return "\n".join(self.out)
