"""The errors that Touchline raises on purpose. Each message says what, why, and what instead.

Fault
    Refused     an answer the rules do not allow now (the player may try again)
    BadOption   an option or preset that this game does not have
    BadText     a position, move or record that cannot be read
    BadPack     a content file that cannot be used (the author must mend it)
    BadTape     a transcript that does not replay (wrong pack, version or file)
"""

from __future__ import annotations

from .words import Said


class Fault(ValueError):
    """Base of every error meant to be read by a person.

    The text is an English sentence; `said` names the same sentence for other languages ("" when
    there is none), `rule` the paragraph of the rulebook that stands behind it.
    """

    def __init__(self, text: str, id: str = "", rule: str = "", **args: str | int) -> None:
        super().__init__(text)
        self.said = Said(id, args)
        self.rule = rule


class Refused(Fault):
    """The answer is not among the options now open."""


class BadOption(Fault):
    """An option, value or preset that the game does not know."""


class BadText(Fault):
    """A position, move or record that cannot be read."""


class BadPack(Fault):
    """A content row is missing, misspelt or out of range."""


class BadTape(Fault):
    """A transcript and the rules disagree."""
