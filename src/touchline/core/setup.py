"""What a match is begun with: options, packs already turned into numbers, seats."""

from __future__ import annotations

from typing import final


@final
class Setup:
    """Everything `Game.new` needs.

    seats    how many sit at the match; one of the game's `tables`
    options  every key of the game's choices, as the position of its word; missing means default
    numbers  content of packs as rows of whole numbers, by name; empty for games without cards
    start    a position to begin from, as whole numbers of the game's own; empty for the beginning
    """

    def __init__(
        self,
        seats: int = 2,
        options: dict[str, int] | None = None,
        numbers: dict[str, list[int]] | None = None,
        start: list[int] | None = None,
    ) -> None:
        self.seats = seats
        self.options = options or {}
        self.numbers = numbers or {}
        self.start = start or []
