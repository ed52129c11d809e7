"""A match in a game's own notation: what a person can read, write by hand and mend."""

from __future__ import annotations

from .tape import Tape


class MatchText:
    """How one game writes its matches down; one subclass a room."""

    def fits(self, text: str) -> bool:
        """Does this text look like a record of this game?"""
        raise NotImplementedError

    def read(self, text: str) -> Tape:
        """The tape of a record, replayed on the rules.

        Raises BadText naming the line, the minute, the word, and what would be right.
        """
        raise NotImplementedError

    def write(self, tape: Tape) -> str:
        """The record of a tape, finished or not; answers taken back are left out.

        Raises BadTape when the tape does not replay.
        """
        raise NotImplementedError
